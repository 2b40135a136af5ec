"""The layers of the painted terrain, each drawn by one file."""
