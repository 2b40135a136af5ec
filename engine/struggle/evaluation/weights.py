"""Weights of the hand-written evaluation, in VP, that several of its parts use. They shape how bots play; no rule
depends on them."""

WON = 60.0
TRP = 0.45
AVAILABLE = 0.22
