"""What `Rules` promises, held to every game of the catalogue: random games, looked at on the way."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.move import Move
from engine.core.rng import Rng
from engine.core.rules import Rules, SetupError
from engine.core.session import Session
from engine.registry import GAMES
from engine.storage.save import load_session, to_save, verify
from tests.core.sealed import SealedRules

ALL: dict[str, Rules[Any, Any]] = {**GAMES, "sealed": SealedRules()}
NAMES = sorted(ALL)
EVERY = 11


@functools.cache
def played(name: str, last: bool) -> Session[Any, Any]:
    """A finished random game on the first or the last scenario; shared, so leave it alone."""
    rules = ALL[name]
    row = rules.scenario_rows()[0][-1 if last else 0]
    session: Session[Any, Any] = Session(rules, rules.setups(row.id, row.seats, {})[0], 11)
    rng = Rng(11)
    while session.awaiting:
        asked = rng.choice(session.awaiting)
        session.submit(rng.choice(session.legal_moves(asked)))
    return session


def moments(name: str) -> Iterator[tuple[Rules[Any, Any], Any, tuple[int, ...], int]]:
    """Positions of both games: the rules, the position, who is asked, and how many seats there are."""
    for last in (False, True):
        session = played(name, last)
        result = session.result()
        assert result is not None
        for count in range(0, len(session.log), EVERY):
            s = session.position(count)
            yield session.rules, s, session.rules.awaiting(s), len(result.totals)


each = pytest.mark.parametrize("name", NAMES)


@each
def test_exactly_the_asked_seats_have_moves_and_each_is_legal(name):
    for rules, s, asked, seats in moments(name):
        assert asked and len(set(asked)) == len(asked)
        for seat in range(seats):
            moves = rules.legal_moves(s, seat)
            assert bool(moves) == (seat in asked) and len(set(moves)) == len(moves)
            for move in moves[:5]:
                assert move.seat == seat and isinstance(move, Move) and rules.why_not(s, move) is None


@each
def test_a_result_comes_when_nobody_is_asked_and_not_before(name):
    for rules, s, _, _ in moments(name):
        assert rules.result(s) is None
    session = played(name, False)
    result = session.result()
    assert result is not None and set(result.winners) <= set(result.ranking)
    assert len(result.lines) == len(result.totals)


@each
def test_the_end_can_not_be_taken_back(name):
    """Then everything is turned up."""
    for last in (False, True):
        session = played(name, last)
        assert not session.can_undo and session.undo() is None and session.barrier.code == "revealed"
        assert all(not session.can_undo_by(entry.move.seat) for entry in session.log[-9:])


@each
def test_a_view_tells_a_seat_what_it_may_do_and_a_guess_looks_the_same_to_it(name):
    for rules, s, asked, _ in moments(name):
        before = rules.digest(s)
        for seat in asked:
            view = rules.view(s, seat)
            assert rules.awaiting(view) == asked
            assert rules.legal_moves(view, seat) == rules.legal_moves(s, seat)
            world = rules.determinize(view, seat, Rng(5))
            assert rules.digest(rules.view(world, seat)) == rules.digest(view)
            assert rules.legal_moves(world, seat) == rules.legal_moves(s, seat)
        rules.view(s, None)
        assert rules.digest(s) == before


@each
def test_bots_are_lent_moves_that_are_legal(name):
    for rules, s, asked, _ in moments(name):
        for seat in asked:
            legal = rules.legal_moves(s, seat)
            short = rules.shortlist(s, seat, 2, Rng(3))
            assert short and set(short) <= set(legal)
            assert short == rules.shortlist(s, seat, 2, Rng(3))
            assert set(rules.suggest(s, seat)[:1]) <= set(legal)
            assert isinstance(rules.is_quiescent(s, seat), bool) and isinstance(rules.evaluate(s, seat), (int, float))


@each
def test_a_copy_shares_nothing(name):
    for rules, s, asked, _ in moments(name):
        before = rules.digest(s)
        trial = s.copy()
        assert rules.digest(trial) == before
        rules.apply(trial, rules.legal_moves(trial, asked[-1])[-1])
        assert rules.digest(s) == before


@each
def test_choices_of_the_same_moment_come_in_any_order(name):
    for rules, s, asked, _ in moments(name):
        if len(asked) > 1:
            choices = [Rng(seat).choice(rules.legal_moves(s, seat)) for seat in asked]
            ends = []
            for order in (choices, choices[::-1]):
                trial = s.copy()
                for move in order:
                    assert rules.why_not(trial, move) is None
                    rules.apply(trial, move)
                ends.append(trial)
            assert rules.digest(ends[0]) == rules.digest(ends[1])


@each
def test_positions_and_moves_survive_json(name):
    for last in (False, True):
        session = played(name, last)
        rules = session.rules
        for entry in session.log[::EVERY]:
            assert rules.load_move(json.loads(json.dumps(rules.dump_move(entry.move)))) == entry.move
        for count in range(0, len(session.log) + 1, EVERY * 5):
            s = session.position(count)
            data = json.loads(json.dumps(rules.dump_state(s)))
            assert rules.digest(rules.load_state(data, session.setup)) == rules.digest(s)
        data = json.loads(json.dumps(rules.dump_setup(session.setup)))
        assert rules.load_setup(data) == session.setup


@each
def test_games_are_saved_loaded_and_verified(name):
    whole = played(name, True)
    session: Session[Any, Any] = Session(whole.rules, whole.setup, whole.seed)
    for count, entry in enumerate(whole.log):
        if count in (0, 1, 30) or count == len(whole.log) - 1:
            loaded, cut = load_session(whole.rules, to_save(session))
            assert cut is None and whole.rules.digest(loaded.state) == whole.rules.digest(session.state)
            assert (loaded.undo_floor, loaded.barrier) == (session.undo_floor, session.barrier)
        session.submit(entry.move)
    assert verify(whole.rules, to_save(session)).result() == whole.result()


@each
def test_every_scenario_can_be_set_up_and_every_option_chosen(name):
    rules = ALL[name]
    rows, errors = rules.scenario_rows()
    assert errors == [] and tuple(row.id for row in rows) == rules.scenario_ids()
    ids = [option.id for option in rules.options()]
    assert len(set(ids)) == len(ids)
    for row in rows:
        assert rules.setups(row.id, row.seats, {})
        json.dumps(dict(row.facts))
        for option in rules.options():
            if option.applies(row.seats) and not option.per_seat:
                assert option.default in option.values
                assert rules.setups(row.id, row.seats, {option.id: option.default})
        for wrong in ({"no such option": "x"}, {rules.options()[0].id: "no such value"}):
            with pytest.raises(SetupError):
                rules.setups(row.id, row.seats, wrong)
    with pytest.raises(SetupError):
        rules.setups("no such scenario", 2, {})
    with pytest.raises(SetupError):
        rules.setups(rows[0].id, 99, {})
