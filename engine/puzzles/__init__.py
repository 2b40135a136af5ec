"""Puzzles: positions whose best turn is to be found. Their data and texts, the shipped collection, spaced repetition,
and finding new ones in games between bots."""
