"""Random games of every scenario of every game: no exception, everything adds up, undo and redo are exact, and a save
of any decision loads to the same position.

The long forms: ``python -m tests.abuse.test_decisions 1000000 [seed]`` plays so many decisions;
``python -m tests.abuse.test_decisions --saves 500 [seed]`` saves and loads at every decision of so many whole games,
one of every table, then those of the tables whose games are short: to load is to play again, so that a game costs the
square of its length. Half an hour of a processor; with other seeds it may be run in pieces.
"""

from __future__ import annotations

import itertools
import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from engine.core.session import Session
from engine.storage.save import load_session, to_save
from engine.storage.save_file import parse_save
from tests.brazil import census as brazil_census
from tests.brazil import random_play as brazil
from tests.historia import census as historia_census
from tests.historia import random_play as historia
from tests.struggle import census as struggle_census
from tests.struggle import random_play as struggle


@dataclass(frozen=True, slots=True)
class Table:
    """A way to begin a game by a seed, the moves a random one makes, and what must hold in its positions."""

    name: str
    new: Callable[[int], Session[Any, Any]]
    steps: Callable[[Session[Any, Any], int], Iterator[Any]]
    check: Callable[[Any], None]


def _brazil(scenario: str) -> Table:
    return Table(scenario, lambda seed: brazil.new(scenario, seed), brazil.steps, brazil_census.check)


def _historia(players: int, bots: int) -> Table:
    name = f"historia {players}+{bots}"
    return Table(name, lambda seed: historia.new(players, bots, seed), historia.steps, historia_census.check)


def _struggle(name: str, options: Any) -> Table:
    return Table(name, lambda seed: struggle.new(seed, options), struggle.steps, struggle_census.check)


SHORT = 250  # decisions of a game whose table is played again and again
TABLES = [
    *(_brazil(scenario) for scenario in brazil.RULES.scenario_ids()),
    _struggle("struggle", None),
    _struggle("struggle, all options", struggle.ALL_OPTIONS),
    *(_historia(players, bots) for players, bots in historia.TABLES),
]


def play(table: Table, seed: int) -> int:
    """One random game, everything looked at; returns its decisions. Raises whatever does not hold."""
    session = table.new(seed)
    rules = session.rules
    before = rules.digest(session.state)
    for move in table.steps(session, seed):
        session.submit(move)
        after = rules.digest(session.state)
        if session.can_undo and session.undo() is not None:
            assert rules.digest(session.state) == before, "undo is not exact"
            session.redo()
            assert rules.digest(session.state) == after, "redo is not exact"
        table.check(session.state)
        before = after
    assert session.result() is not None
    return len(session.log)


def save_everywhere(table: Table, seed: int) -> int:
    """One random game, saved and loaded at every decision, with what was taken back; returns how many they were."""
    session = table.new(seed)
    for move in table.steps(session, seed):
        session.submit(move)
        if len(session.log) % 3 == 0:
            session.undo()
        save = parse_save(json.loads(to_save(session).model_dump_json()))
        loaded, cut = load_session(session.rules, save)
        assert cut is None
        assert loaded.digest(len(loaded.log)) == session.rules.digest(session.state)
        assert (loaded.undo_floor, loaded.barrier, loaded.undone) == (
            session.undo_floor,
            session.barrier,
            session.undone,
        )
        if session.can_redo:
            session.redo()
    assert session.result() is not None
    return len(session.log)


def many(
    one: Callable[[Table, int], int], enough: Callable[[int, int], bool], seed: int, short: int = 1_000_000
) -> tuple[int, int]:
    """Games of every table in turn until ``enough(games, decisions)``, but only one of those that are longer than
    ``short``; says where a game fails."""
    games = decisions = 0
    began = told = time.monotonic()
    tables = list(TABLES)
    for number in itertools.count(seed):
        for table in list(tables):
            try:
                played = one(table, number)
                decisions += played
                if played > short:
                    tables.remove(table)
            except Exception:
                sys.stdout.write(f"{table.name}, seed {number}, after {games} games and {decisions} decisions:\n")
                raise
            games += 1
            if time.monotonic() - told > 60:
                told = time.monotonic()
                sys.stdout.write(f"{games} games, {decisions} decisions, {told - began:.0f} s\n")
                sys.stdout.flush()
            if enough(games, decisions):
                return games, decisions
    raise AssertionError


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=lambda table: table.name)
def test_everything_holds_in_a_random_game(table: Table) -> None:
    assert play(table, 901) > 50


def test_a_save_of_any_decision_loads_to_the_same_position() -> None:
    solo = next(table for table in TABLES if "guararapes" in table.name)
    assert save_everywhere(solo, 902) > 10


if __name__ == "__main__":
    saves = sys.argv[1] == "--saves"
    wanted = int(sys.argv[2] if saves else sys.argv[1])
    first = int((sys.argv[3 if saves else 2 :] or ["1"])[0])
    if saves:
        found = many(save_everywhere, lambda games, _: games >= wanted, first, SHORT)
    else:
        found = many(play, lambda _, decisions: decisions >= wanted, first)
    sys.stdout.write(f"{found[0]} games, {found[1]} decisions over {len(TABLES)} tables: all hold\n")
