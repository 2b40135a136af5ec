"""Draws the small pieces of Brazil: units, seat badges, goods, products, arches (action spaces), action tokens, Palaces."""
