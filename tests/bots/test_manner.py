"""Manners of bots: what they favour, for whom, and that a bot in a manner plays by the same rules."""

from __future__ import annotations

import pickle

import pytest

from engine.bots import MANNERS
from engine.bots.bot_spec import bot_named, rung_of
from engine.bots.manner import in_manner
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES
from tests.bots.test_fairness import TABLES


def played(game, moves):
    """A session of two Merchants after so many moves, or at its end."""
    rules = GAMES[game]
    scenario, seats = TABLES[game]
    session = Session(rules, rules.setups(scenario, seats, {})[0], 3, snapshots=False)
    bot, rng = bot_named("merchant"), Rng(3)
    while session.awaiting and len(session.log) < moves:
        seat = session.awaiting[0]
        session.submit(bot.choose(rules, session.view(seat), seat, rng))
    return session


@pytest.mark.parametrize("game", GAMES)
def test_a_manner_is_worth_something_to_its_own_seat_alone(game):
    rules, state = GAMES[game], played(game, 60).state
    worth = {manner: rules.manner_value(state, 1, manner) for manner in MANNERS}
    assert any(worth.values()) and len(set(worth.values())) > 1
    for manner, more in worth.items():
        leaned = in_manner(rules, manner, 1)
        assert leaned.evaluate(state, 1) == pytest.approx(rules.evaluate(state, 1) + more)
        assert leaned.forecast(state, 1) == pytest.approx(rules.forecast(state, 1) + more)
        assert leaned.learned_forecast(state, 1) == pytest.approx(rules.learned_forecast(state, 1) + more)
        assert leaned.evaluate(state, 0) == rules.evaluate(state, 0)


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_a_manner_is_worth_nothing_once_the_game_is_over(game):
    session = played(game, 10_000)
    assert not session.awaiting
    assert [GAMES[game].manner_value(session.state, seat, manner) for seat in (0, 1) for manner in MANNERS] == [0.0] * 6


def test_rules_in_a_manner_reach_another_process():
    rules = in_manner(GAMES["historia"], "warrior", 1)
    copied = pickle.loads(pickle.dumps(rules))
    assert (copied.manner, copied.own, copied.id) == ("warrior", 1, "historia")
    assert type(copied) is type(rules)


@pytest.mark.parametrize("manner", ["", "plain", "another"])
def test_without_a_manner_rules_stay_what_they_are(manner):
    assert in_manner(GAMES["brazil"], manner, 0) is GAMES["brazil"]


@pytest.mark.parametrize("game", GAMES)
def test_a_manner_changes_some_moves(game):
    rules, session = GAMES[game], played(game, 20)
    plain, rng, changed = bot_named("merchant"), Rng(5), 0
    for _ in range(25):
        seat = session.awaiting[0]
        view = session.view(seat)
        move = plain.choose(rules, view, seat, Rng(7))
        for manner in MANNERS:
            other = bot_named(f"merchant+{manner}").choose(rules, view, seat, Rng(7))
            assert rules.why_not(session.state, other) is None
            changed += other != move
        session.submit(plain.choose(rules, view, seat, rng))
    assert changed


def test_a_manner_is_named_after_the_rung():
    assert rung_of("viceroy+builder:worlds=3") == rung_of("viceroy+builder@main") == "viceroy"
    assert bot_named("viceroy+builder:worlds=3").bot.effort.worlds == 3
    assert bot_named("emperor+warrior:worlds=2:seconds=4").seconds == 4
    with pytest.raises(ValueError, match="unknown manner 'gambler'; there are builder, warrior, collector"):
        bot_named("governor+gambler")
