"""Synthesizes the game's sounds as lists of samples: effects, music, and the instruments they use."""
