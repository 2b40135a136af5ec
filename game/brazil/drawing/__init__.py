"""Drawings and widgets that the player's board and the score screen share."""
