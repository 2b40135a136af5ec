"""Drawing functions of Imperial Struggle that several panels share: cards, marks, palette, points chart."""
