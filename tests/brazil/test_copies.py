"""Copies share nothing that changes, undo is exact and stops at what was revealed, a game is the same again: in random
games on a small and a large map.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engine.brazil import decisions
from engine.brazil.state import Player, State
from engine.core.rng import Rng
from tests.brazil.kit import RULES
from tests.brazil.random_play import LARGE, SMALL, finished, new, positions, steps
from tests.core import promises

MAPS = (SMALL, LARGE)
SEEDS = tuple(range(6))


@pytest.mark.parametrize("scenario", MAPS)
def test_copies_are_equal_and_share_nothing(scenario):
    """But for players, who are shared until one is written to."""
    for s in positions(scenario, SEEDS[:3], 67):
        promises.a_copy_is_equal_and_shares_nothing(s, (Player,))


@pytest.mark.parametrize("scenario", MAPS)
def test_playing_on_a_copy_leaves_the_original_alone(scenario):
    for s in positions(scenario, SEEDS[:2], 37):
        promises.playing_on_a_copy_leaves_it_alone(RULES, s, 8)


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
    for path in sorted(Path(decisions.__file__).parent.rglob("*.py")):
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


@pytest.mark.parametrize("cls", [Player, *promises.decision_kinds(decisions)])
def test_a_hand_written_copy_forgets_no_field(cls):
    promises.a_copy_forgets_no_field(cls)


def test_a_positions_copy_forgets_no_field():
    left_out = ("board", "options", "seats", "frames", "moves", "shared", "closed", "opened", "seen")
    promises.a_position_forgets_no_field(new(SMALL, 1).state, left_out)


@pytest.mark.parametrize(("scenario", "seed"), [(SMALL, 1), (SMALL, 2), (LARGE, 3)])
def test_undo_is_exact_at_every_step(scenario, seed):
    session = new(scenario, seed)
    promises.undo_is_exact(session, steps(session, seed), 1 / 3)


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
    session = new(scenario, seed)
    promises.undoable_moves_reveal_nothing(session, steps(session, seed), Rng(seed), 1 / 3)


@pytest.mark.parametrize("scenario", MAPS)
def test_a_replay_gives_the_same_digest(scenario):
    promises.a_replay_is_the_same(finished(scenario, 1))


ELSEWHERE = """
from tests.brazil.random_play import finished, RULES
print(RULES.digest(finished({scenario!r}, {seed}).state))
"""


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_another_process_with_another_hash_seed_plays_the_same_game(hash_seed):
    code = ELSEWHERE.format(scenario=LARGE, seed=2)
    assert promises.printed_elsewhere(code, hash_seed) == [RULES.digest(finished(LARGE, 2).state)]


def test_another_seed_is_another_game():
    assert len({RULES.digest(new(SMALL, seed).state) for seed in range(10)}) == 10
