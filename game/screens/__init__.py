"""Screens that all games share, from the menu to the score page, and the base of every game's table."""
