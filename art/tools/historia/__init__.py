"""Generators of the pictures of Historia. Each command writes one group below art/historia; run it as ``python -m
art.tools.historia.NAME``."""
