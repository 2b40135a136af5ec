"""Whole screens of the shell: everything that is the same for every game."""
