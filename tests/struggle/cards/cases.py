"""The tests of cards as cases that can be played again with something taken out of the game, and what they are about.

A case is a test function with one row of its parameters. `watched` plays all cases of some modules once and notes
which Ministries were laid in play, which moves were refused, which Events were played by whom, with the bonus or not.
"""

from __future__ import annotations

import contextlib
import itertools
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import pytest

from engine.struggle import moves as m
from tests.struggle import kit

Case = Callable[[], None]


def cases(module: ModuleType) -> list[Case]:
    """Every test of a module with every row of its parameters."""
    tests = [value for name, value in vars(module).items() if name.startswith("test_") and callable(value)]
    return [_bound(test, row) for test in tests for row in _rows(test)]


def _bound(test: Callable[..., None], row: dict[str, Any]) -> Case:
    return lambda: test(**row)


def _rows(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    for values in itertools.product(*(list(mark.args[1]) for mark in marks)):
        row: dict[str, Any] = {}
        for mark, value in zip(marks, values, strict=True):
            told = mark.args[0]
            names = [name.strip() for name in told.split(",")] if isinstance(told, str) else told
            row.update(zip(names, value if len(names) > 1 else (value,), strict=True))
        yield row


@dataclass
class Watched:
    """By what it is about, the cases: a Ministry in play; an Event's (card, side, with the bonus); a refused or played
    move's (kind, card or Advantage, ability)."""

    ministry: dict[str, list[Case]] = field(default_factory=lambda: defaultdict(list))
    event: dict[tuple[str, int, bool], list[Case]] = field(default_factory=lambda: defaultdict(list))
    refused: set[tuple[str, str]] = field(default_factory=set)
    played: set[tuple[str, str]] = field(default_factory=set)


def about(move: Any) -> tuple[str, str] | None:
    """What a move uses: (Ministry, ability or way), ("advantage", its id), or nothing of the kind."""
    if isinstance(move, (m.UseAbility, m.BuyAbility)):
        return move.ministry, move.ability
    if isinstance(move, m.ConstructSquadron) and move.by:
        return (move.by, "squadron") if move.by in kit.MINISTRIES else ("advantage", move.by)
    if isinstance(move, m.PlayEvent) and move.by:
        return move.by, "event"
    if isinstance(move, m.ShiftPolitical) and move.by_military:
        return "jacobite_uprisings", "risings"
    name = getattr(move, "advantage", "")
    return ("advantage", name) if name else None


def watched(modules: Iterable[ModuleType]) -> Watched:
    """Play every case once. One that fails does so in its own file, too."""
    found = Watched()
    for case in [case for module in modules for case in cases(module)]:
        with _watching(found, case):
            _fails(case)
    return found


@contextlib.contextmanager
def _watching(found: Watched, case: Case) -> Iterator[None]:
    do, refused, ministry = kit.Table.do, kit.Table.refused, kit.Table.ministry

    def seen_ministry(self: kit.Table, *cards: str, up: bool = True) -> kit.Table:
        for card in cards:
            found.ministry[card].append(case)
        return ministry(self, *cards, up=up)

    def seen_do(self: kit.Table, *moves: Any) -> Any:
        events: list[Any] = []
        for move in moves:
            events = do(self, move)
            found.played.add(about(move) or ("", ""))
            for event in events:
                if event.name == "EventPlayed":
                    found.event[event.card, event.seat, event.bonus].append(case)
        return events

    def seen_refused(self: kit.Table, move: Any, code: str, **params: Any) -> None:
        refused(self, move, code, **params)
        if code not in ("not_in_play", "not_your_turn"):
            found.refused.add(about(move) or ("", ""))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kit.Table, "do", seen_do)
        patch.setattr(kit.Table, "refused", seen_refused)
        patch.setattr(kit.Table, "ministry", seen_ministry)
        yield


def notices(candidates: Iterable[Case]) -> bool:
    """Whether any of the cases fails as things stand."""
    return any(_fails(case) for case in candidates)


def _fails(case: Case) -> bool:
    try:
        case()
    except (Exception, pytest.fail.Exception):
        return True
    return False
