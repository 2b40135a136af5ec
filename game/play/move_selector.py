"""Narrows the legal moves, click by click, to the one the player means. Contains no rules.

Each move has fields such as kind, unit and place; the game names them. A click fixes one field, and the moves left over
say what the next click can fix.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

M = TypeVar("M")
MoveFields = dict[str, Hashable]


class MoveSelector(Generic[M]):
    """The legal moves of the present decision and the fields fixed so far."""

    def __init__(self, fields_of: Callable[[M], MoveFields]) -> None:
        self.fields_of = fields_of
        self.legal: list[M] = []
        self._fields: list[MoveFields] = []
        self.chosen: MoveFields = {}

    def renew(self, legal: list[M]) -> None:
        """Takes in a new list of legal moves and releases all fields."""
        self.legal = legal
        self._fields = [self.fields_of(move) for move in legal]
        self.chosen = {}

    def _matching(self, wanted: MoveFields) -> list[M]:
        return [
            move
            for move, own in zip(self.legal, self._fields, strict=True)
            if all(key in own and own[key] == value for key, value in wanted.items())
        ]

    @property
    def remaining(self) -> list[M]:
        """The legal moves that agree with all fixed fields."""
        return self._matching(self.chosen)

    def by(self, **wanted: Hashable) -> list[M]:
        """Returns the legal moves that agree with the fixed fields and also have these field values; nothing is
        fixed."""
        return self._matching({**self.chosen, **wanted})

    def every(self, **wanted: Hashable) -> list[M]:
        """Returns all legal moves that have these field values, whether or not they agree with the fixed fields."""
        return self._matching(wanted)

    def values(self, field: str, moves: Iterable[M] | None = None) -> list[Any]:
        """Returns the distinct values that a field has in the remaining moves (or in `moves`), in order of first
        appearance."""
        pool = self.remaining if moves is None else moves
        return list(dict.fromkeys(own[field] for move in pool if field in (own := self.fields_of(move))))

    def has(self, kind: str) -> bool:
        """Returns whether any legal move is of this kind, whether or not it agrees with the fixed fields."""
        return bool(self._matching({"kind": kind}))

    def fix(self, **wanted: Hashable) -> list[M]:
        """Fixes these fields to these values; fields fixed earlier are released if no legal move agrees with them any
        more. Returns the remaining moves."""
        if not self.by(**wanted):
            kept: MoveFields = {}
            for key, value in {**self.chosen, **wanted}.items():
                if key in wanted or self._matching({**wanted, **kept, key: value}):
                    kept[key] = value
            self.chosen = kept
        self.chosen.update(wanted)
        return self.remaining

    def release(self, *field_names: str) -> bool:
        """Releases these fields, or all if none is named. Returns whether any was fixed."""
        names = field_names or tuple(self.chosen)
        found = [name for name in names if name in self.chosen]
        for name in found:
            del self.chosen[name]
        return bool(found)
