"""Generators of the pictures a script draws better than a hand. Run one from the root of the project: `python -m art.tools.terrain`."""
