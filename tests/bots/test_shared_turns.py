"""Where all seats share turns (Historia): Viceroy and Emperor try simultaneous choices and count what was learned."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace

import pytest

from engine.bots.advice import hint
from engine.bots.beam_search import BeamWidth
from engine.bots.emperor import EFFORT as EMPEROR
from engine.bots.judging import candidates
from engine.bots.simultaneous_moves import MixedSearchBudget, evaluate_options
from engine.bots.turn_choices import TurnChoice
from engine.bots.viceroy import EFFORT as VICEROY
from engine.bots.viceroy import BudgetLimits, SearchBudget, ViceroyBot
from engine.core.rng import Rng
from engine.core.session import Session
from engine.historia.decisions import ChooseDecision
from engine.registry import GAMES
from tests.bots.begun import session

NARROW = BeamWidth(4, 3, 10)
LITTLE = SearchBudget(lines=2, worlds=1, turns=1, reply=NARROW, next=NARROW)


@pytest.mark.parametrize(
    ("effort", "worlds", "share"),
    [
        (SearchBudget(sealed=7), 7, 0.0),
        (SearchBudget(experience=0.2, shared=BudgetLimits(experience=0.1)), 96, 0.2),
        (VICEROY, 96, VICEROY.shared.experience),
        (EMPEROR, 96, 1.0),
    ],
)
def test_where_turns_are_shared_a_bot_counts_what_was_learned_as_its_budget_says(monkeypatch, effort, worlds, share):
    """In simultaneous choices, which it tries as often as the budget says, and in the rest of its turn."""
    tried, counted = [], []
    monkeypatch.setattr("engine.bots.viceroy.mixed_move", lambda *asked: tried.append(asked[-1]))
    rules = GAMES["historia"]
    state = rules.new_game(rules.setups("two", 2, {})[0], 3)
    (seat,) = rules.awaiting(state)
    plain = rules.learned_forecast
    monkeypatch.setattr(
        rules, "learned_forecast", lambda s, seat, share: counted.append(share) or plain(s, seat, share), raising=False
    )
    ViceroyBot(NARROW, replace(effort, lines=1)).best(rules, rules.view(state, seat), seat, Rng(1))
    assert set(counted) == ({share} if share else set())
    monkeypatch.setattr(rules, "is_simultaneous", lambda s: True, raising=False)
    ViceroyBot(effort=effort).choose(rules, rules.view(state, seat), seat, Rng(1))
    assert [(mixture.worlds, mixture.experience) for mixture in tried] == [(worlds, share)]


def test_what_a_simultaneous_choice_leads_to_is_valued_with_what_was_learned():
    rules = GAMES["historia"]
    played = session("historia", 20)
    while not rules.is_simultaneous(played.state):
        played.submit(played.legal_moves(played.awaiting[0])[0])
    seat = played.awaiting[0]
    means = []
    for experience in (0.0, 1.0):
        budget = MixedSearchBudget(own=2, others=1, worlds=4, experience=experience)
        arms = evaluate_options(rules, played.view(seat), seat, Rng(1), budget)
        means.append([round(arms.mean(arm), 6) for arm in range(len(arms.moves))])
    assert means[0] != means[1]


class Tried(Exception):
    """Choices were tried against those of others."""


DECIDE = {  # the moves that follow from a seat's view, and what would try choices for them
    "viceroy.mixed_move": lambda rules, view, seat: [ViceroyBot(NARROW).choose(rules, view, seat, Rng(1))],
    "advice.evaluate_all_options": lambda rules, view, seat: [
        told.move for told in hint(rules, view, seat, Rng(1))[0].moves
    ],
    "judging.evaluate_all_options": lambda rules, view, seat: candidates(rules, TurnChoice(0, seat, view, ()), 1)[0],
}


@pytest.mark.parametrize("trying", DECIDE)
@pytest.mark.parametrize("seats", [1, 2])
def test_whoever_plays_alone_plans_and_tries_no_choices_against_others(monkeypatch, seats, trying):
    """By trying them the Viceroy won 13 of 20 games against five Civbots; by its plan, as the Governor, 9 of 10."""

    def tried(*_):
        raise Tried

    monkeypatch.setattr(f"engine.bots.{trying}", tried)
    monkeypatch.setattr("engine.bots.advice.EFFORT", LITTLE)
    monkeypatch.setattr("engine.bots.advice.WIDTH", NARROW)
    rules = GAMES["historia"]
    game = Session(rules, rules.setups("alone_sage" if seats == 1 else "two", seats, {})[0], 3)
    while not isinstance(game.state.frames[-1], ChooseDecision):
        game.submit(game.legal_moves(game.awaiting[0])[0])
    seat = game.awaiting[0]
    with pytest.raises(Tried) if seats > 1 else nullcontext():
        moves = DECIDE[trying](rules, game.view(seat), seat)
        assert rules.why_not(game.state, moves[0]) is None
