"""Draws the round emblems of the deeds (achievements) of all games, and that of the puzzles."""
