"""What the house is made of: small painters of wood, paper, stone and gold, for any game and any theme.

Each takes the Ui, the target and a rectangle in pixels, or makes a surface of a size; lengths inside are in u. What is
handed in (portraits, badges) comes as a surface. Everything is painted once for a size and kept by the picture memory.
In a flat theme there is no grain, no gradient and no shadow, and lines are of ink.
"""
