"""Draws the small pictures of the lessons of all games, and the cards shown at the first start."""
