"""Predicates over the best and the second-best turn of a puzzle, with which a game defines the ideas of its puzzles."""

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
        """Returns how many of the turn's moves are of these kinds."""
        wanted = set(kinds)
        return sum(move.kind in wanted for move in self.moves)

    def count_events(self, names: Iterable[str]) -> int:
        """Returns how many of the turn's events have these names."""
        wanted = set(names)
        return sum(event.name in wanted for event in self.events)

    def only(self, kinds: Iterable[str]) -> frozenset[Hashable]:
        """Returns the set of the turn's moves of these kinds."""
        wanted = set(kinds)
        return frozenset(move for move in self.moves if move.kind in wanted)


Test = Callable[[PlayedTurn, PlayedTurn], bool]


class Idea(NamedTuple):
    """An idea: its id for the texts, and whether the best turn has it and the second has not."""

    id: str
    shows: Test


def more_moves(*kinds: str) -> Test:
    """Returns a predicate of two turns: whether the best turn has more moves of these kinds than the second."""
    return lambda best, second: best.count_moves(kinds) > second.count_moves(kinds)


def more_events(*names: str) -> Test:
    """Returns a predicate of two turns: whether the best turn has more events of these names than the second."""
    return lambda best, second: best.count_events(names) > second.count_events(names)


def fewer_events(*names: str) -> Test:
    """Returns a predicate of two turns: whether the best turn has fewer events of these names than the second."""
    return lambda best, second: best.count_events(names) < second.count_events(names)


def other_moves(*kinds: str) -> Test:
    """Returns a predicate of two turns: whether both have moves of these kinds, but not the same ones."""
    return lambda best, second: (
        bool(best.count_moves(kinds)) and bool(second.count_moves(kinds)) and best.only(kinds) != second.only(kinds)
    )


def always(best: PlayedTurn, second: PlayedTurn) -> bool:
    """Returns True for any two turns: the predicate of the idea named where no other shows."""
    return True
