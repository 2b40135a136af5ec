"""Widgets and painters of the player's board and the score."""
