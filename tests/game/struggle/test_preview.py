"""What a purchase is said to change before it is made, beside what it then changes."""

from __future__ import annotations

from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.components import GAME
from engine.struggle.events import PrestigeWon, TheaterWon
from engine.struggle.rules.connection import isolated
from engine.struggle.scoring_facts import forecast_score
from game.play.occupants import Occupant
from game.struggle.match import Match
from game.struggle.preview import preview
from tests.struggle.kit import DIP4_ECO, ECO4_DIP, RULES, B, F, Table
from tests.struggle.test_wars import fought


def match_of(t: Table) -> Match:
    return Match(t.session, [Occupant("person", "Ana"), Occupant("person", "Rui")])


def test_only_markets_that_a_purchase_cuts_off_are_said_to_be_isolated() -> None:
    """Georges Bank joins the Gulf of St. Lawrence to the British Forts; Oswego is cut off already."""
    t = Table(bare=True).holds(B, "gulf_of_st_lawrence", "georges_bank", "oswego", "halifax", "atlantic_passage")
    t.holds(F, "gulf_of_maine").begin(F, ECO4_DIP)
    before, cut = isolated(t.s), 0
    assert before == 1 << AT["oswego"]
    for move in t.legal(m.ShiftMarket):
        seen = preview(match_of(t), move)
        t.do(move)
        assert seen.newly_isolated == isolated(t.s) & ~before, move
        cut |= seen.newly_isolated
        t.session.undo()
    assert cut == 1 << AT["gulf_of_st_lawrence"]


def test_a_purchase_with_a_choice_of_payment_is_forecast_as_paid() -> None:
    t = Table().money(F, trp=3).begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, AT["russia"]))
    move = m.ShiftPolitical(F, AT["ireland_prestige_3"])
    seen = preview(match_of(t), move)
    t.do(move)
    t.waits_for(F, "pay")
    t.do(*RULES.suggest(t.s, F))
    assert seen.after.leads == tuple(facts.scoring_now(t.s)) != seen.before.leads
    assert seen.after.forecast == forecast_score(t.s)


def test_an_effect_is_forecast_without_the_theater_that_is_decided_right_behind_it() -> None:
    """France scores for Debt above the limit; Britain then wins the theater and scores more."""
    t = fought(f0=("basic_debt",), b0=("basic_two",)).money(B, debt=6).war()
    move = m.TileEffect(F, "basic_debt")
    seen = preview(match_of(t), move)
    assert seen.after.vp == seen.before.vp + 1
    assert seen.after.forecast == seen.before.forecast + 1
    events = t.do(move)
    won = next(event for event in events if isinstance(event, TheaterWon))
    assert won.winner == B and t.s.vp <= seen.before.vp


def test_to_end_the_round_is_forecast_without_what_the_turn_scores() -> None:
    t = Table(turn=1).holds(F, "sweden", "russia", "savoy", "sardinia").begin(F, DIP4_ECO)
    t.s.round = GAME.action_rounds * 2  # the last of the turn
    t.changed()
    seen = preview(match_of(t), m.EndRound(F))
    assert seen.after == seen.before
    events = t.do(m.EndRound(F))
    assert any(isinstance(event, PrestigeWon) for event in events) and t.s.vp != seen.before.vp
