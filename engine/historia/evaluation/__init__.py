"""Evaluation of positions, cards and actions of Historia, for bots, hints and the estimated chance of winning."""
