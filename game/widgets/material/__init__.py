"""Painters of the interface's materials: wood, paper, stone and gold, for any game and theme.

Each takes the Ui, the target and a rectangle in pixels, or returns a surface of a size; lengths inside are in u.
Portraits and badges are passed in as surfaces. Everything is painted once per size and cached by the image cache. A
flat theme has no grain, gradient or shadow, and lines in ink.
"""
