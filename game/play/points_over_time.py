"""Points over time, of every seat in all and by category: what the chart at the end of a game is drawn from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.play.match import Match


class PointsSeries(NamedTuple):
    """What a game says of a position: round and era (what the chart marks), and each seat's points by category."""

    round: int
    era: int
    parts: tuple[dict[str, int], ...]


@dataclass(frozen=True, slots=True)
class ChartMark:
    """The points after so many moves."""

    moves: int
    round: int
    era: int
    points: tuple[int, ...]
    parts: tuple[dict[str, int], ...]


def points_over_time(
    match: Match[Any, Any], round_of: Callable[[Any], int], measure: Callable[[Any], PointsSeries]
) -> list[ChartMark]:
    """A mark at the start of each round and one at the end, of a game that is over.

    Empty when the history is not whole. Raises ValueError while the game is not over.
    """
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
