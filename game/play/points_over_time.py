"""Computes the points of every seat over the course of a finished game, for the chart on the score page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.play.match import Match


class PositionPoints(NamedTuple):
    """The points in one position: each seat's by category, with the round and era that the chart marks."""

    round: int
    era: int
    parts: tuple[dict[str, int], ...]


@dataclass(frozen=True, slots=True)
class ChartMark:
    """The points after ``moves`` moves."""

    moves: int
    round: int
    era: int
    points: tuple[int, ...]
    parts: tuple[dict[str, int], ...]


def points_over_time(
    match: Match[Any, Any], round_of: Callable[[Any], int], measure: Callable[[Any], PositionPoints]
) -> list[ChartMark]:
    """Returns the seats' points in a finished game as marks of a chart: at the start of each round, and at the end; []
    if the history is incomplete. ``round_of`` returns a position's round, ``measure`` its points. Raises ValueError
    while the game is running."""
    if not match.whole:
        return []
    found: list[ChartMark] = []
    seen: int | None = None
    last = len(match.log)
    for number in range(last + 1):
        position = match.opened(number)
        if round_of(position) == seen and number != last:
            continue
        seen = round_of(position)
        now = measure(position)
        points = tuple(sum(by.values()) for by in now.parts)
        found.append(ChartMark(number, now.round + (number == last), now.era, points, now.parts))
    return found
