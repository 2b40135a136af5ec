"""What every engine promises of positions, copies, undo and secrets, for any `Rules`. Each game's own tests choose the
games, the positions and how many there must be; what is looked at is the same in all of them.
"""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.core.session import Session
from engine.storage.save import to_save, verify

ROOT = Path(__file__).resolve().parents[2]


def owned(thing: Any, shared: tuple[type, ...]) -> list[Any]:
    """Every mutable object inside a position, apart from those of the `shared` types and what lies in them."""
    if isinstance(thing, shared):
        return []
    if isinstance(thing, list) or (
        dataclasses.is_dataclass(thing) and not isinstance(thing, type) and hasattr(thing, "copy")
    ):
        parts = thing if isinstance(thing, list) else [getattr(thing, f.name) for f in dataclasses.fields(thing)]
        return [thing, *(inner for part in parts for inner in owned(part, shared))]
    return []


def a_copy_is_equal_and_shares_nothing(s: Any, shared: tuple[type, ...] = ()) -> None:
    """But for the `shared` types."""
    twin = s.copy()
    assert repr(twin) == repr(s) and twin == s
    assert not {id(x) for x in owned(s, shared)} & {id(x) for x in owned(twin, shared)}


def playing_on_a_copy_leaves_it_alone(rules: Rules[Any, Any], s: Any, most: int) -> None:
    """Up to so many of the moves of the seat that is asked first."""
    before = repr(s)
    for move in rules.legal_moves(s, rules.awaiting(s)[0])[:most]:
        rules.apply(s.copy(), move)
    assert repr(s) == before


def decision_kinds(decisions: ModuleType) -> list[type]:
    """The decisions that a module defines; there is no game without any."""
    found = [c for c in vars(decisions).values() if dataclasses.is_dataclass(c) and c.__name__.endswith("Decision")]  # type: ignore[union-attr]
    assert found
    return found  # type: ignore[return-value]


def a_copy_forgets_no_field(cls: type[Any], fixed: str = "") -> None:
    """A hand-written `copy` of a class of plain fields; the `fixed` one is the same in all of its objects."""
    names = [f.name for f in dataclasses.fields(cls) if f.name not in ("kind", fixed)]
    twin = cls(**{name: f"mark {name}" for name in names}).copy()
    assert [getattr(twin, name) for name in names] == [f"mark {name}" for name in names]


def a_position_forgets_no_field(s: Any, left_out: Iterable[str]) -> None:
    """Its `copy`, field by field, but for those that are copied in depth, shared or remembered."""
    for field in dataclasses.fields(s):
        if field.name not in left_out:
            mark = ["mark"] if isinstance(getattr(s, field.name), list) else "mark"
            marked = s.copy()
            setattr(marked, field.name, mark)
            assert getattr(marked.copy(), field.name) == mark, field.name


def undo_is_exact(session: Session[Any, Any], moves: Iterator[Any], least: float) -> None:
    """At every move of a game, and at least a share of the moves can be taken back; else something was revealed."""
    undone = 0
    for move in moves:
        before = repr(session.state)
        session.submit(move)
        after = repr(session.state)
        if session.can_undo:
            undone += 1
            assert session.undo() == move
            assert repr(session.state) == before
            session.redo()
            assert repr(session.state) == after
        else:
            assert session.barrier is not None and session.barrier.code == "revealed"
    assert undone > len(session.log) * least


def undoable_moves_reveal_nothing(session: Session[Any, Any], moves: Iterator[Any], dice: Rng, least: float) -> None:
    """The same move in another world that its seat can't tell from this one leads to the same view; at least a share of
    the moves is looked at."""
    rules, taken_back = session.rules, 0
    for move in moves:
        world = rules.determinize(session.state, move.seat, dice)
        session.submit(move)
        if session.can_undo:
            taken_back += 1
            rules.apply(world, move)
            there, here = rules.view(world, move.seat), rules.view(session.state, move.seat)
            assert there == here and repr(there) == repr(here), move
    assert taken_back > len(session.log) * least


def chance_is_never_taken_back(played: Iterable[tuple[Any, Any, Any]]) -> int:
    """Whatever drew on the generator revealed something: else undo would draw again. How often it was drawn on.

    `played`: position, entry of the log, position after it."""
    drawn = 0
    for before, entry, after in played:
        drawn += before.rng != after.rng
        assert before.rng == after.rng or any(event.reveals for event in entry.events), entry.move
    return drawn


def a_replay_is_the_same(session: Session[Any, Any]) -> None:
    """Its position and its events."""
    rules = session.rules
    again = verify(rules, to_save(session))
    assert rules.digest(again.state) == rules.digest(session.state)
    assert [entry.events for entry in again.log] == [entry.events for entry in session.log]


def printed_elsewhere(code: str, hash_seed: str) -> list[str]:
    """The words that a program prints in a process with another hash seed."""
    found = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.split()


def a_view_names_nothing_hidden(rules: Rules[Any, Any], s: Any, seats: int, census: Any) -> None:
    """Nor where the generator stands: to every seat and to those who only look on."""
    everything = census.words(s)
    for seat in (*range(seats), None):
        seen = rules.view(s, seat)
        shown, hidden = census.words(seen), census.hidden_from(s, seat)
        for name, number in hidden.items():
            assert shown[name] <= everything[name] - number, (seat, name)
        assert seen.rng == 0


def no_seat_can_tell_a_guess_from_the_truth(rules: Rules[Any, Any], s: Any, seats: int, census: Any) -> None:
    """Guessed from the position or from a view: it looks the same, asks the same, allows the same, and adds up."""
    asked = rules.awaiting(s)
    for seat in range(seats):
        seen = rules.view(s, seat)
        for world in (rules.determinize(s, seat, Rng(7)), rules.determinize(seen, seat, Rng(8))):
            census.check(world)
            assert repr(rules.view(world, seat)) == repr(seen)
            assert rules.awaiting(world) == rules.awaiting(seen) == asked
            if seat in asked:
                assert rules.legal_moves(world, seat) == rules.legal_moves(s, seat)


def a_guess_can_be_played_on(rules: Rules[Any, Any], s: Any, moves: int, census: Any) -> None:
    """By chance, so many moves."""
    world, rng = rules.determinize(s, rules.awaiting(s)[0], Rng(3)), Rng(5)
    for _ in range(moves):
        if not (asked := rules.awaiting(world)):
            return
        rules.apply(world, rng.choice(rules.legal_moves(world, asked[-1])))
    census.check(world)


def a_guess_is_dealt_by_its_generator(rules: Rules[Any, Any], s: Any) -> None:
    """Five generators, five worlds; the same one, the same world."""
    assert len({rules.digest(rules.determinize(s, 0, Rng(seed))) for seed in range(5)}) == 5
    assert rules.digest(rules.determinize(s, 0, Rng(1))) == rules.digest(rules.determinize(s, 0, Rng(1)))
