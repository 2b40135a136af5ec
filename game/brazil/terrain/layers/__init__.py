"""The layers of the painted terrain, one file each."""
