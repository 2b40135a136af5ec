"""Victory points of a finished game over its rounds, and a tint for each category."""

from __future__ import annotations

from engine.brazil import facts
from engine.brazil.scoring import CATEGORIES
from engine.brazil.state import State
from game.brazil.match import Match
from game.play.chart import Mark, Measured, points_over_time

COLOURS = ("#8C1C13", "#D9A53A", "#C2577A", "#1F4E79", "#8F6418", "#5A735C", "#B48338", "#7C8288", "#9826A3", "#2A1E14")
TINTS = dict(zip(CATEGORIES, COLOURS, strict=True))


def measure(s: State) -> Measured:
    """The engine's score of every seat that plays."""
    parts = []
    for seat in range(len(s.seats)):
        if facts.decides(s, seat):
            by_category: dict[str, int] = {}
            for line in facts.score(s, seat):
                by_category[line.category] = by_category.get(line.category, 0) + line.vp
            parts.append(by_category)
    return Measured(s.round, s.era, tuple(parts))


def vp_history(match: Match) -> list[Mark]:
    """At the start of each round and at the end."""
    return points_over_time(match, lambda s: s.round, measure)
