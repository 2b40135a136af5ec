"""Geometry that any game with a map may use: hexes, and complaints about map files. Knows no game."""
