"""Widgets of the player's board and of the score screen."""
