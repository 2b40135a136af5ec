"""Draws the round emblems of the achievements of all games, and that of the puzzles."""
