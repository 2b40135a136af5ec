"""What bots are told: values, obvious moves, shortlists, settled positions."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.lab.arena import play
from engine.struggle import moves as m
from engine.struggle.board import AT, THEATERS
from engine.struggle.evaluation.evaluate import evaluate
from engine.struggle.evaluation.holdings_worth import side_worth
from engine.struggle.evaluation.war_worth import margin_worth, spoils_worth, theaters_worth
from engine.struggle.evaluation.weights import WON
from engine.struggle.state import Setup
from tests.struggle.kit import DIP4_ECO, RULES, B, F, Table
from tests.struggle.random_play import finished, positions


def test_one_sides_gain_is_the_others_loss():
    for s in positions((0, 1), 31):
        assert evaluate(s, F) == -evaluate(s, B)


def test_winning_is_worth_more_than_anything_else():
    for seed in range(5):
        s = finished(seed).state
        assert evaluate(s, s.winner) > WON / 2 > -WON / 2 > evaluate(s, 1 - s.winner)


def test_what_is_held_and_scored_is_worth_something():
    t = Table().begin(F, DIP4_ECO)
    before = evaluate(t.s, F)
    for name in ("russia", "louisbourg", "biscay", "jamaica", "georges_bank"):
        t.holds(F, name)
        assert evaluate(t.s, F) > before
        before = evaluate(t.s, F)
    t.money(F, debt=3)
    assert evaluate(t.s, F) < before


def test_a_damaged_fort_is_worth_less_than_a_whole_one_and_more_than_none():
    t = Table(bare=True)
    values = [side_worth(t.s, F)]
    values.append(side_worth(t.holds(F, "louisbourg").damages("louisbourg").s, F))
    t.s.damaged = 0
    values.append(side_worth(t.s, F))
    assert values == sorted(set(values))


def test_unspent_points_are_worth_something_but_less_than_a_good_purchase():
    t = Table().begin(F, DIP4_ECO)
    kept, idle = t.s.copy(), t.s.copy()
    RULES.apply(kept, m.ShiftPolitical(F, AT["sweden"]))
    RULES.apply(idle, m.EndRound(F))
    assert evaluate(kept, F) > evaluate(idle, F)


def test_margins_of_a_theater_are_worth_more_the_greater_they_are():
    for war in range(4):
        values = [margin_worth(war, 0, halves) for halves in range(-12, 13)]
        assert values == sorted(values)
    assert spoils_worth(0, 0, 0) == 0.0


def test_theaters_that_were_resolved_are_worth_nothing_more():
    theaters = len(THEATERS[0])
    ahead, laid = ((3,) * theaters, (0,) * theaters), (((),) * theaters, ((),) * theaters)
    values = [theaters_worth(0, resolved, 1.0, ahead, laid) for resolved in range(theaters + 1)]
    assert values[-1] == 0.0 and len(set(values)) == len(values)
    assert values[0] - values[1] == pytest.approx(margin_worth(0, 0, 6))


def test_a_payment_is_proposed_and_nothing_else():
    t = Table().money(F, trp=3).begin(F, DIP4_ECO)
    assert RULES.suggest(t.s, F) == []
    t.do(m.ShiftPolitical(F, AT["russia"]), m.ShiftPolitical(F, AT["ireland_prestige_3"]))
    assert RULES.suggest(t.s, B) == []
    (move,) = RULES.suggest(t.s, F)
    assert RULES.why_not(t.s, move) is None
    assert not RULES.is_quiescent(t.s, F)
    t.do(move)
    assert RULES.is_quiescent(t.s, F)


def test_a_shortlist_is_made_of_legal_moves_few_of_each_kind():
    for s in positions((0, 1), 23):
        seat = s.frames[-1].seat
        legal = RULES.legal_moves(s, seat)
        short = RULES.shortlist(s, seat, 3, Rng(1))
        assert short and len(set(short)) == len(short) and set(short) <= set(legal)
        if len(legal) > 3:
            assert {move.kind for move in short} == {move.kind for move in legal}
            assert all(sum(move.kind == kind for move in short) <= 3 for kind in {move.kind for move in short})


def test_greedy_plays_whole_games_and_beats_random_on_both_sides():
    for seats, winner in ((("greedy", "random"), F), (("random", "greedy"), B)):
        played = play(RULES, Setup(), seats, 3)
        assert not played.error and played.result is not None and played.result.winners == (winner,)
