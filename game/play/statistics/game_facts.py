"""The interface by which a game adds its own facts, achievements and records to the statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.core.event import Event
from engine.core.rules import Result

E = TypeVar("E", bound=Event)
VP = "vp"  # the fact every game has: a seat's total


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, with nothing hidden: its first and last position, its events in order, its result."""

    setup: Any
    begin: Any
    state: Any
    events: Sequence[Event]
    result: Result

    def of(self, kind: type[E]) -> Iterator[E]:
        """Yields the game's events of this class, in order."""
        return (event for event in self.events if isinstance(event, kind))

    def won(self, seat: int) -> bool:
        """Returns whether a seat won or shared the victory."""
        return seat in self.result.winners


def narrowly(over: FinishedGame, seat: int) -> bool:
    """Returns whether a seat has as many victory points as the best of the other seats, or one more; False if there is
    no other seat."""
    others = [vp for other, vp in enumerate(over.result.totals) if other != seat]
    return bool(others) and 0 <= over.result.totals[seat] - max(others) <= 1


@dataclass(frozen=True, slots=True)
class AchievementItem:
    """An achievement as the page shows it. Texts: `achievement-<id>` and, with `-rule`, what it takes; picture:
    `achievements/<id>`."""

    id: str
    n: int = 0  # how many of something it takes; `$n` in the rule's text


@dataclass(frozen=True, slots=True)
class RecordKind:
    """The greatest or least value of a fact over all games. Texts: `record-<id>`, `record-<id>-value` with `n`."""

    id: str
    fact: str
    picture: str
    least: bool = False
    won: bool = False  # only games that were won count


@dataclass(frozen=True, slots=True)
class StatisticsItems:
    """A game's part of the statistics page: its achievements, records and roles; needs no rules. A role is a Monarch,
    a side, a civilization."""

    achievements: tuple[AchievementItem, ...]
    records: tuple[RecordKind, ...]
    categories: tuple[str, ...]  # of the scorepad, in order; texts `category-<id>`
    scenario_text: Callable[[str], str]  # message id of a scenario's name
    role_text: Callable[[str], str]  # message id of a role's name

    def goal_of(self, achievement: str) -> int:
        """Returns the number that an achievement requires, such as games won. Raises KeyError."""
        return {item.id: item.n for item in self.achievements}[achievement]


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """A game's part of the records. `scenario` reads its setup; `roles` are by seat; `facts` counts what its
    records are about; `achievements` says of each id whether a seat did it; `narrow`: whether a winner won by the
    smallest margin or on a tie-break."""

    scenario: Callable[[Any], str]
    challenge: Callable[[FinishedGame], bool]
    roles: Callable[[FinishedGame], Sequence[str]]
    rounds: Callable[[Any], int]
    facts: Callable[[FinishedGame, int], Mapping[str, int]]
    achievements: Mapping[str, Callable[[FinishedGame, int], bool]]
    narrow: Callable[[FinishedGame, int], bool] = narrowly
