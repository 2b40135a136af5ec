"""Evaluation of positions and moves of Imperial Struggle, for bots, hints and the estimated chance of winning."""
