"""The battle scene: its data, the odds, the animation of the result, and everything drawn in it."""
