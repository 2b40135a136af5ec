"""Computes the data of the points chart on Historia's score page: victory points by turn and category, and the
colours."""

from __future__ import annotations

from engine.historia.state import CATEGORIES, State
from game.historia.match import Match
from game.play.points_over_time import ChartMark, PositionPoints, points_over_time

COLOURS = (
    "#7A4A22", "#5A735C", "#B48338", "#1F4E79", "#9FB7A6", "#C9B6DA", "#D9A53A", "#39A0C9", "#8C1C13", "#C2577A",
    "#6B8E23", "#961AB3", "#E08A3C", "#2A1E14",
)  # fmt: skip
TINTS = dict(zip(CATEGORIES, COLOURS, strict=True))

_SIGNS = (
    "alone", "explored", "territory", "government", "technology", "most", "wonder", "tourism", "raid", "war", "trade",
    "leader", "advisor", "lose_vp",
)  # fmt: skip
PICTURES = {category: f"historia/symbols/{sign}" for category, sign in zip(CATEGORIES, _SIGNS, strict=True)}


def measure(s: State) -> PositionPoints:
    """Returns the victory points by category of each seat of a position, Civbots included, with its turn and era."""
    parts = tuple(dict(zip(CATEGORIES, c.scored, strict=True)) for c in s.seats)
    return PositionPoints(s.turn + 1, s.era, parts)


def vp_history(match: Match) -> list[ChartMark]:
    """Returns every civilization's VP by category at the start of each turn and at the end of the game; [] if the
    history is incomplete."""
    return points_over_time(match, lambda s: s.turn, measure)
