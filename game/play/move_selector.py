"""Narrowing the legal moves, click by click, to the one that is meant. No rule is here: the engine's list is all.

A move has facets: what kind it is, which unit, which place … A click fixes one facet; what is left is what the next
click may fix. Which facets a move has, the game says.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

M = TypeVar("M")
Facets = dict[str, Hashable]


class MoveSelector(Generic[M]):
    """The legal moves of the present decision, and what has been fixed of the move that is meant."""

    def __init__(self, facets: Callable[[M], Facets]) -> None:
        self.facets = facets
        self.legal: list[M] = []
        self._facets: list[Facets] = []
        self.chosen: Facets = {}

    def renew(self, legal: list[M]) -> None:
        self.legal = legal
        self._facets = [self.facets(move) for move in legal]
        self.chosen = {}

    def _matching(self, wanted: Facets) -> list[M]:
        return [
            move
            for move, own in zip(self.legal, self._facets, strict=True)
            if all(key in own and own[key] == value for key, value in wanted.items())
        ]

    @property
    def remaining(self) -> list[M]:
        return self._matching(self.chosen)

    def by(self, **wanted: Hashable) -> list[M]:
        """The moves that agree with what is fixed and with this too."""
        return self._matching({**self.chosen, **wanted})

    def every(self, **wanted: Hashable) -> list[M]:
        """The same, whatever is fixed."""
        return self._matching(wanted)

    def values(self, facet: str, moves: Iterable[M] | None = None) -> list[Any]:
        """The different values of a facet among the remaining (or these) moves, in their order."""
        pool = self.remaining if moves is None else moves
        return list(dict.fromkeys(own[facet] for move in pool if facet in (own := self.facets(move))))

    def has(self, kind: str) -> bool:
        return bool(self._matching({"kind": kind}))

    def fix(self, **wanted: Hashable) -> list[M]:
        """Fix facets; what was fixed before and no longer fits is given up. Returns what remains."""
        if not self.by(**wanted):
            kept: Facets = {}
            for key, value in {**self.chosen, **wanted}.items():
                if key in wanted or self._matching({**wanted, **kept, key: value}):
                    kept[key] = value
            self.chosen = kept
        self.chosen.update(wanted)
        return self.remaining

    def release(self, *facet_names: str) -> bool:
        """Give up what was fixed (everything, without names); True when there was something."""
        names = facet_names or tuple(self.chosen)
        found = [name for name in names if name in self.chosen]
        for name in found:
            del self.chosen[name]
        return bool(found)
