"""The vocabulary in which a game says what the idea of a puzzle is: rules over the best and the second turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core.event import Event


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn as it was played in one determinization, with what happened."""

    moves: tuple[Any, ...]
    events: tuple[Event, ...]

    def count_moves(self, kinds: Iterable[str]) -> int:
        """Returns how many of its moves are of these kinds."""
        wanted = set(kinds)
        return sum(move.kind in wanted for move in self.moves)

    def count_events(self, names: Iterable[str]) -> int:
        """Returns how many of its events have these names."""
        wanted = set(names)
        return sum(event.name in wanted for event in self.events)

    def only(self, kinds: Iterable[str]) -> frozenset[Hashable]:
        """Returns its moves of these kinds."""
        wanted = set(kinds)
        return frozenset(move for move in self.moves if move.kind in wanted)


Test = Callable[[PlayedTurn, PlayedTurn], bool]


class Idea(NamedTuple):
    """An idea: its id for the texts, and whether the best turn has it and the second has not."""

    id: str
    shows: Test


def moves(*kinds: str) -> Test:
    """The best turn has more moves of these kinds."""
    return lambda best, second: best.count_moves(kinds) > second.count_moves(kinds)


def events(*names: str) -> Test:
    """More events of these names happen in the best turn."""
    return lambda best, second: best.count_events(names) > second.count_events(names)


def without(*names: str) -> Test:
    """Fewer events of these names happen in the best turn."""
    return lambda best, second: best.count_events(names) < second.count_events(names)


def other(*kinds: str) -> Test:
    """Both turns have moves of these kinds, but not the same."""
    return lambda best, second: (
        bool(best.count_moves(kinds)) and bool(second.count_moves(kinds)) and best.only(kinds) != second.only(kinds)
    )


def always(best: PlayedTurn, second: PlayedTurn) -> bool:
    """Holds of every turn: the idea named where no other shows."""
    return True
