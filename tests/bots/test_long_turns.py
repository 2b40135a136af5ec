"""Where turns have many decisions (Imperial Struggle): bots look at fewer turns to come and plan them narrowly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.bots.beam_search import BeamWidth, TurnPlanner
from engine.bots.emperor import EFFORT as EMPEROR
from engine.bots.viceroy import EFFORT as VICEROY
from engine.bots.viceroy import LONG_PLAN, NARROW, REPLY, BudgetLimits, SearchBudget, ViceroyBot
from engine.core.rng import Rng
from engine.registry import GAMES
from tests.bots.begun import LITTLE, session

SMALL = BeamWidth(2, 1, 8)


def test_where_turns_are_long_what_follows_a_line_is_planned_narrowly():
    """A round of Imperial Struggle has many purchases: with four turns to come it took up to nine seconds."""
    searched = []

    class Notes(ViceroyBot):
        def rank_candidates(self, rules, guess, seat, rng, begun=None, effort=None, seconds=None):
            searched.append(effort)
            return super().rank_candidates(rules, guess, seat, rng, begun, LITTLE, seconds)

    for game, effort in (("struggle", VICEROY), ("struggle", EMPEROR), ("brazil", VICEROY), ("brazil", EMPEROR)):
        played = session(game, 20)
        seat = played.awaiting[0]
        Notes(NARROW, effort).best(played.rules, played.view(seat), seat, Rng(1))
    assert [(one.lines, one.turns, one.reply, one.next) for one in searched[:2]] == [
        (6, 2, NARROW, NARROW),
        (32, 4, REPLY, REPLY),
    ]
    assert searched[2:] == [VICEROY, EMPEROR]


def test_where_turns_are_long_less_follows_a_line_and_more_counts_of_what_was_learned():
    budget = SearchBudget(turns=4, experience=0.1, long=BudgetLimits(turns=2, reply=SMALL, experience=0.2))
    struggle, brazil = GAMES["struggle"], GAMES["brazil"]
    played = budget.for_game(struggle)
    assert (played.turns, played.reply, played.next, played.experience) == (2, SMALL, SMALL, 0.2)
    assert budget.for_game(brazil) == budget
    assert replace(budget, experience=0.5).for_game(struggle).experience == 0.5, "never less than it is elsewhere"
    assert replace(budget, turns=1).for_game(struggle).turns == 1, "never more than elsewhere"
    plain = SearchBudget(turns=3)
    assert plain.for_game(struggle) == plain


def test_where_turns_are_long_the_viceroy_plans_less_widely_unless_it_was_given_a_width(monkeypatch):
    widths = []

    class Planner(TurnPlanner):
        def __init__(self, rules, seat, width, seed, experience):
            widths.append(width)
            super().__init__(rules, seat, NARROW, seed, experience)

    monkeypatch.setattr("engine.bots.viceroy.TurnPlanner", Planner)
    for game, width, effort, expected in (
        ("struggle", None, VICEROY, LONG_PLAN),
        ("struggle", None, EMPEROR, BeamWidth(*GAMES["struggle"].breadth)),
        ("struggle", NARROW, VICEROY, NARROW),
        ("brazil", None, VICEROY, BeamWidth(*GAMES["brazil"].breadth)),
    ):
        played, begun = session(game, 20), len(widths)
        seat = played.awaiting[0]
        ViceroyBot(width, effort).lines_to_play_out(played.rules, played.view(seat), seat, 1)
        assert widths[begun:] == [expected], game


@pytest.mark.parametrize(("effort", "share"), [(VICEROY, 0.8), (EMPEROR, 1.0)])
def test_of_what_was_learned_of_long_turns_the_emperor_counts_all_the_viceroy_four_fifths(monkeypatch, effort, share):
    rules, counted = GAMES["struggle"], []
    state = session("struggle", 30).state
    (seat,) = rules.awaiting(state)
    plain = rules.learned_forecast
    monkeypatch.setattr(
        rules, "learned_forecast", lambda s, seat, share: counted.append(share) or plain(s, seat, share), raising=False
    )
    narrow = replace(effort, lines=2, worlds=1, long=replace(effort.long, reply=SMALL))
    ViceroyBot(BeamWidth(3, 2, 10), narrow).best(rules, rules.view(state, seat), seat, Rng(1))
    assert set(counted) == {share}
