"""Puzzles: positions whose best turn is to be found. Their model and texts, the collection, repetition, mining."""
