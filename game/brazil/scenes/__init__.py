"""The cut-scenes: exploring a tile, announcing a Mission, a new era, the end of the game."""
