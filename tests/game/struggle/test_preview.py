"""What a purchase is said to change before it is made, beside what it then changes."""

from __future__ import annotations

from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.rules.connection import isolated
from game.play.occupants import Occupant
from game.struggle.match import Match
from game.struggle.preview import preview
from tests.struggle.kit import DIP4_ECO, ECO4_DIP, RULES, B, F, Table


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
