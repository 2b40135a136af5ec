"""Weights of the hand-written evaluation, in VP, that several of its parts use. They shape how bots play; no rule
depends on them."""

WON = 60.0  # a game that is won
TRP = 0.45  # a Treaty Point
AVAILABLE = 0.22  # a point of Available Debt
