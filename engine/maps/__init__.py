"""Hex-grid geometry and map-file errors, shared by every game with a map. Imports no game."""
