"""Generators of the pictures of Imperial Struggle. Run one from the root of the project: `python -m art.tools.struggle.pieces`."""
