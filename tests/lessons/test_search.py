"""The search of a turn: the shortest line, and proofs only where nothing hidden could change them."""

from __future__ import annotations

from typing import Any

import pytest

from engine import lessons
from engine.core.lesson_search import search
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES


def begun(lesson: str, game: str = "brazil") -> Session[Any, Any]:
    return lessons.begin(game, lessons.lesson(game, lesson))


def never(state: Any, events: Any) -> bool:
    return False


def test_the_shortest_line_is_found() -> None:
    session = begun("first_harvest")
    found = search(session.rules, session.view(0), 0, lambda state, events: state.tiles.bit_count() > 2)
    assert [move.kind for move in found.line] == ["place_token", "build"] and not found.proven


def test_where_every_line_is_open_a_goal_is_proven_lost() -> None:
    session = begun("first_harvest")
    session.submit(next(move for move in session.legal_moves(0) if move.arch == "build"))
    assert search(session.rules, session.view(0), 0, never).proven


def test_a_search_that_was_broken_off_proves_nothing() -> None:
    session = begun("first_harvest")
    session.submit(next(move for move in session.legal_moves(0) if move.arch == "build"))
    assert not search(session.rules, session.view(0), 0, never, positions=3).proven


def test_a_line_that_turns_something_up_proves_nothing() -> None:
    session = begun("first_harvest")
    session.submit(next(move for move in session.legal_moves(0) if move.arch == "deploy"))  # draws a card
    assert not search(session.rules, session.view(0), 0, never, positions=5000).proven


def test_a_line_that_waits_for_another_seat_proves_nothing() -> None:
    session = begun("cards_in_secret", "historia")  # after one seal the rival's is awaited, in the same round
    assert not search(session.rules, session.view(0), 0, never).proven


def test_nothing_is_searched_for_a_seat_that_is_not_asked() -> None:
    session = begun("first_harvest")
    found = search(session.rules, session.view(1), 1, lambda state, events: True)
    assert found.line == () and not found.proven


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_ends_the_game_ends_the_line(game: str) -> None:
    rules: Any = GAMES[game]
    row = next(row for row in rules.scenario_rows()[0] if row.seats == 2)
    session, dice = Session(rules, rules.setups(row.id, 2, {})[0], 3), Rng(3)
    while session.awaiting:
        session.submit(dice.choice(session.legal_moves(session.awaiting[0])))
    last = session.position(len(session.log) - 1)
    (seat,) = rules.awaiting(last)
    assert search(rules, rules.view(last, seat), seat, never).line == ()
