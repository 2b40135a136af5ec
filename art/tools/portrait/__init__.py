"""Draws the portraits: heads with hair and beard, dress and emblems, and each person of Brazil's cards and the coaches."""
