"""Painters of Imperial Struggle that several panels share: cards, marks, palette, chart."""
