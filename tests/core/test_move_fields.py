"""Every field of every move, changed to odd values in random games: what comes of it is listed or refused.

Values of the right type go to the judge directly; values of any type come in through `load_move`, as from a save.
"""

from __future__ import annotations

import dataclasses
import functools
import typing
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pydantic
import pytest

from engine.core.move import Move, Reason
from engine.core.rng import Rng
from engine.core.rules import Rules
from engine.registry import GAMES
from tests.shortened import first

NAMES = sorted(GAMES)
SEEDS = (1, 2)
EACH_FRAME = 2  # positions of each kind of decision in a game
EACH_KIND, MORE = 1, 3  # moves of each kind in a position
INTEGERS = (-(10**6), -99, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 6, 7, 13, 99, 10**6)
STRINGS = ("", "nonsense", "\0", "free", "advanced", "x" * 5000)
OUTSIDE: tuple[Any, ...] = (
    *(None, True, 1.5, float("nan"), float("inf"), -(10**30), 10**30, 2**63, "7", "", "\ud800", b"\xff"),
    *([], [[]], {}, {"kind": "finish"}, [None], ["nonsense"] * 3, ["x"] * 4000, [1, 2, 2], (-1,)),
)
OPTIONS = {
    "brazil": {"monarchs": "bid"},
    "struggle": dict.fromkeys(("spanish_empire", "military_planning", "tougher_forts"), "on"),
}
each = pytest.mark.parametrize("name", NAMES)
Moment = tuple[Rules[Any, Any], Any, set[Any], list[Any]]


def pick(rng: Rng, moves: list[Move]) -> Move:
    """A kind of move at random, then one of that kind, so that the rare kinds come up."""
    kind = rng.choice(list(dict.fromkeys(move.kind for move in moves)))
    return rng.choice([move for move in moves if move.kind == kind])


@functools.cache
def moments(name: str) -> list[Moment]:
    """The rules, a position that remembers nothing, its listed moves of all who are asked, and those of one of them."""
    rules = GAMES[name]
    rows = rules.scenario_rows()[0]
    out: list[Moment] = []
    for row in (rows[0], rows[-1]):
        for seed, choices in zip(SEEDS, ({}, OPTIONS.get(name, {})), strict=True):
            s = rules.new_game(rules.setups(row.id, row.seats, choices)[0], seed)
            rng, met = Rng(seed), Counter[str]()
            while asked := rules.awaiting(s):
                seat = rng.choice(asked)
                frame = s.frames[-1]
                moves = rules.legal_moves(s, seat)
                names = (frame.kind, *(str(getattr(frame, part, "")) for part in ("stage", "arch")))
                what = " ".join((*names, *sorted({move.kind for move in moves})))
                met[what] += 1
                if met[what] <= EACH_FRAME:
                    legal = {move for other in asked for move in rules.legal_moves(s, other)}
                    out.append((rules, s.copy(), legal, moves))
                rules.apply(s, pick(rng, moves))
    return out


def tried(moves: list[Any], rng: Rng, most: int = EACH_KIND) -> Iterator[Any]:
    """Up to so many moves of each kind."""
    kinds: dict[str, list[Any]] = defaultdict(list)
    for move in moves:
        kinds[move.kind].append(move)
    for of_kind in kinds.values():
        yield from rng.shuffled(of_kind)[:most]


@functools.cache
def hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


@functools.cache
def known(name: str) -> dict[str, list[Any]]:
    """Values of fields by name, gathered from the lists of the whole random games."""
    found: dict[str, dict[Any, None]] = defaultdict(dict)
    for _, _, _, moves in moments(name):
        for move in moves:
            for field in dataclasses.fields(move):
                found[field.name][getattr(move, field.name)] = None
    return {field: list(values) for field, values in found.items()}


def of_the_type(name: str, move: Any, field: str, rng: Rng) -> list[Any]:
    """Other values of a field's own type: strange ones, and those it has in other moves."""
    hint, value = hints(type(move))[field], getattr(move, field)
    alike = rng.shuffled([other for other in known(name)[field] if type(other) is type(value)])[:12]
    if typing.get_origin(hint) is typing.Literal:
        return list(typing.get_args(hint))
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [*alike, *INTEGERS, value - 1, value + 1]
    if isinstance(value, str):
        return [*alike, *STRINGS, value.upper(), value + " "]
    odd: list[Any] = [-1, 0, 5, 99] if value and isinstance(value[0], int) else ["", "nonsense"]
    changed = [(), value + value, value[::-1], value[:-1], value[1:], *((*value, other) for other in odd)]
    return [*alike, *changed, *((other, *value[1:]) for other in odd), tuple(odd), value * 500]


@pytest.mark.sampled
@pytest.mark.parametrize("most", first(1, [EACH_KIND, MORE]))
@each
def test_a_field_of_its_own_type_is_listed_or_refused(name, most):
    rng = Rng(1)
    for rules, s, legal, moves in moments(name):
        for move in tried(moves, rng, most):
            for field in dataclasses.fields(move):
                if field.name == "kind":
                    continue
                for value in of_the_type(name, move, field.name, rng):
                    other = dataclasses.replace(move, **{field.name: value})
                    reason = rules.why_not(s, other)
                    assert (reason is None) == (other in legal), (s.frames[-1], other, str(reason))
                    assert reason is None or isinstance(reason, Reason)


@pytest.mark.sampled
@pytest.mark.parametrize("every", first(1, [3, 1]))
@each
def test_a_field_from_outside_is_listed_or_refused_or_no_move(name, every):
    rng = Rng(2)
    refused = Counter[str]()
    tested = moments(name)[::every]
    for rules, s, legal, moves in tested:
        for move in tried(moves, rng):
            values = rules.dump_move(move)
            for field in values:
                for value in (*OUTSIDE, ..., -1, -2, 99):
                    data = {**values, field: value}
                    if value is ...:
                        del data[field]
                    try:
                        other = rules.load_move(data)
                    except pydantic.ValidationError:
                        refused[field] += 1
                        continue
                    reason = rules.why_not(s, other)
                    assert (reason is None) == (other in legal), (s.frames[-1], other, str(reason))
    assert set(refused) >= {field for _, _, _, moves in tested for move in moves for field in hints(type(move))}


@each
def test_numbers_and_ids_beyond_any_box_are_no_moves(name):
    """What the game has not in its box does not even become a move: no judge needs to think of it."""
    rng = Rng(3)
    for rules, _, _, moves in moments(name):
        for move in tried(moves, rng):
            for field, value in rules.dump_move(move).items():
                beyond: tuple[Any, ...] = ("x" * 5000,)
                if isinstance(value, int) and not isinstance(value, bool):
                    beyond = (-3, 10**6)
                elif isinstance(value, list):
                    beyond = ([*value] * 500 if value else ["x"] * 500, ["x" * 5000])
                for strange in beyond:
                    with pytest.raises(pydantic.ValidationError):
                        rules.load_move({**rules.dump_move(move), field: strange})
