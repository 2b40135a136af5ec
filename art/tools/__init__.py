"""Generators of the game's pictures, sounds and fonts; most modules are commands that write their files under art/. Run
one from the root of the project: `python -m art.tools.terrain`."""
