"""Copies share nothing that changes, undo is exact and stops at what was revealed, a game is the same again: in random
games on a small and a large map.
"""

from __future__ import annotations

import ast
import dataclasses
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.brazil import frames
from engine.brazil.state import Options, Player, State
from engine.core.rng import Rng
from engine.core.save import to_save, verify
from tests.brazil.kit import RULES
from tests.brazil.random_play import LARGE, SMALL, finished, new, positions, steps

ROOT = Path(__file__).resolve().parents[2]
MAPS = (SMALL, LARGE)
SEEDS = tuple(range(6))


def owned(thing) -> list:
    """Every mutable object inside a position, apart from the shared board, and from the players, who are shared until
    one is written to."""
    if isinstance(thing, Player):
        return []
    if isinstance(thing, (list, State)) or (
        dataclasses.is_dataclass(thing) and not isinstance(thing, (type, Options)) and hasattr(thing, "copy")
    ):
        parts = thing if isinstance(thing, list) else [getattr(thing, f.name) for f in dataclasses.fields(thing)]
        return [thing, *(inner for part in parts for inner in owned(part))]
    return []


@pytest.mark.parametrize("scenario", MAPS)
def test_copies_are_equal_and_share_nothing(scenario):
    for s in positions(scenario, SEEDS[:3], 67):
        twin = s.copy()
        assert repr(twin) == repr(s) and twin == s
        assert not {id(x) for x in owned(s)} & {id(x) for x in owned(twin)}


@pytest.mark.parametrize("scenario", MAPS)
def test_playing_on_a_copy_leaves_the_original_alone(scenario):
    for s in positions(scenario, SEEDS[:2], 37):
        before = repr(s)
        for move in RULES.legal_moves(s, s.frames[-1].seat)[:8]:
            RULES.apply(s.copy(), move)
        assert repr(s) == before


@pytest.mark.parametrize("scenario", MAPS)
def test_what_a_position_was_stays_as_it_is_played_on(scenario):
    """Positions share players; none is ever written to while another position holds it."""
    s, rng = new(scenario, 5).state, Rng(5)
    left: list[tuple[State, str]] = []
    for number in range(120):
        twin = s.copy()
        left.append((twin if number % 2 else s, repr(s)))
        s = s if number % 2 else twin
        assert RULES.view(s, number % 2) == RULES.view(s.copy(), number % 2)
        RULES.apply(s, rng.choice(RULES.legal_moves(s, s.frames[-1].seat)))
    assert all(repr(other) == before for other, before in left)


def written_past_changing(tree: ast.AST) -> list[int]:
    """The lines that write to a player taken out of `seats`, where another position may hold him too."""
    found = []
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        nodes, taken = list(ast.walk(function)), set()
        for node in nodes:
            if isinstance(node, ast.Assign) and ".seats[" in (value := ast.unparse(node.value)) and value[-1] == "]":
                taken |= {ast.unparse(target) for target in node.targets}
            if isinstance(node, ast.For) and ".seats" in (ast.unparse(node.iter).rstrip(")")[-6:]):
                taken |= {name.id for name in ast.walk(node.target) if isinstance(name, ast.Name)}
        for node in nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                written = ast.unparse(node.value)
            elif isinstance(node, ast.Call) and ast.unparse(node.func).startswith("put_unit"):
                written = ast.unparse(node.args[0])
            else:
                continue
            if written in taken or ".seats[" in written:
                found.append(node.lineno)
    return found


def test_whoever_writes_to_a_player_asks_for_it():
    for path in sorted(Path(frames.__file__).parent.rglob("*.py")):
        assert not written_past_changing(ast.parse(path.read_text())), path
    wrong = (
        "s.seats[0].at = 1",
        "p = s.seats[0]\n p.at = 1",
        "for p in s.seats:\n  p.at |= 1",
        "put_unit(s.seats[0], 1)",
    )
    for line in wrong:
        assert written_past_changing(ast.parse(f"def f(s):\n {line}")), line
    assert not written_past_changing(ast.parse("def f(s):\n p = s.changing(0)\n p.at = s.seats[0].at"))


def test_a_player_is_written_to_in_one_position_alone():
    s = new(SMALL, 1).state
    twin = s.copy()
    shown = RULES.view(s, 1).seats[0]
    assert twin.seats[0] is s.seats[0]
    s.changing(0).units = (7, *s.seats[0].units[1:])
    assert twin.seats[0].units[0] == shown.units[0] != s.seats[0].units[0] == RULES.view(s, 1).seats[0].units[0]
    assert s.changing(0) is s.seats[0]
    twin.changing(1).counter = 9
    assert s.seats[1].counter == 0
    assert twin.copy().changing(1) is not twin.seats[1]


FRAME_KINDS = [cls for cls in vars(frames).values() if dataclasses.is_dataclass(cls) and hasattr(cls, "copy")]


@pytest.mark.parametrize("cls", [Player, *(c for c in FRAME_KINDS if c.__name__.endswith("Frame"))])
def test_a_hand_written_copy_forgets_no_field(cls):
    names = [f.name for f in dataclasses.fields(cls) if f.name != "kind"]
    filled = cls(*(f"mark {name}" for name in names))
    twin = filled.copy()
    assert [getattr(twin, name) for name in names] == [f"mark {name}" for name in names]


def test_a_positions_copy_forgets_no_field():
    s = new(SMALL, 1).state
    left_out = ("board", "options", "seats", "frames", "moves", "shared", "closed", "opened", "seen")
    for field in dataclasses.fields(State):
        if field.name not in left_out:
            kind = getattr(s, field.name)
            marked = s.copy()
            setattr(marked, field.name, ["mark"] if isinstance(kind, list) else "mark")
            assert getattr(marked.copy(), field.name) == getattr(marked, field.name), field.name


@pytest.mark.parametrize(("scenario", "seed"), [(SMALL, 1), (SMALL, 2), (LARGE, 3)])
def test_undo_is_exact_at_every_step(scenario, seed):
    session = new(scenario, seed)
    undone = 0
    for move in steps(session, seed):
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
            assert session.barrier.code == "revealed"
    assert undone > len(session.log) / 3


@pytest.mark.parametrize(("scenario", "seed"), [(SMALL, 3), (LARGE, 4)])
def test_whole_stretches_are_undone_and_played_again(scenario, seed):
    session = new(scenario, seed)
    trail = [repr(session.state)]
    for move in steps(session, seed):
        session.submit(move)
        trail.append(repr(session.state))
        if len(trail) % 40 == 0:
            back = 0
            while session.can_undo:
                session.undo()
                back += 1
                assert repr(session.state) == trail[-1 - back]
            while session.can_redo:
                session.redo()
            assert repr(session.state) == trail[-1]


@pytest.mark.parametrize(("scenario", "seed"), [(SMALL, 1), (LARGE, 2)])
def test_what_can_be_taken_back_told_nothing(scenario, seed):
    """The same move in another world that its seat can't tell from this one leads to the same view."""
    session, rng, taken_back = new(scenario, seed), Rng(seed), 0
    for move in steps(session, seed):
        world = RULES.guess(session.state, move.seat, rng)
        session.submit(move)
        if session.can_undo:
            taken_back += 1
            RULES.apply(world, move)
            assert RULES.view(world, move.seat) == RULES.view(session.state, move.seat), move
    assert taken_back > len(session.log) / 3


@pytest.mark.parametrize("scenario", MAPS)
def test_a_replay_gives_the_same_digest(scenario):
    session = finished(scenario, 1)
    again = verify(RULES, to_save(session))
    assert RULES.digest(again.state) == RULES.digest(session.state)
    assert [e.events for e in again.log] == [e.events for e in session.log]


ELSEWHERE = """
from tests.brazil.random_play import finished, RULES
print(RULES.digest(finished({scenario!r}, {seed}).state))
"""


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_another_process_with_another_hash_seed_plays_the_same_game(hash_seed):
    code = ELSEWHERE.format(scenario=LARGE, seed=2)
    found = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == RULES.digest(finished(LARGE, 2).state)


def test_another_seed_is_another_game():
    assert len({RULES.digest(new(SMALL, seed).state) for seed in range(10)}) == 10
