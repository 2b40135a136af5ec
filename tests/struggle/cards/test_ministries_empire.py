"""The Ministries that come with the Empire Era: every ability, used and refused (rules 10.7)."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.rules import awards, demand
from tests.struggle.cards.ministers import again, price, with_card
from tests.struggle.kit import (
    DIP4_ECO,
    ECO2_DIP,
    ECO3_DIP,
    ECO4_DIP,
    MIL4_ECO,
    B,
    F,
    Table,
)

# --- 12 Dupleix ---


def test_dupleix_gives_treaty_points_for_india():
    t = with_card("dupleix", up=True).holds(F, "plassey", "malacca_route", "georgia")
    t.s.awards = (3, 3, 3, 3)
    awards.score_region(t.s, "india", [])
    assert t.player(F).trp == 1
    for commodity, trp in (("cotton", 1 + 1 + 1), ("spice", 4), ("tobacco", 4)):
        demand.score_commodity(t.s, commodity, [])
        assert t.player(F).trp == trp
    t = with_card("dupleix").holds(F, "malacca_route")
    demand.score_commodity(t.s, "spice", [])
    assert t.player(F).trp == 0


def test_dupleix_works_with_calico_acts():
    """Ruling R55."""
    t = Table(bare=True).ministry("dupleix", "east_india_company").holds(F, "plassey")
    t.hand(B, "calico_acts").begin(B, ECO3_DIP)
    t.do(m.PlayEvent(B, "calico_acts"), m.PickOption(B, 0))
    assert t.player(F).trp == 2


# --- 13 Pompadour, 19 Watt ---


def test_pompadour_gains_with_the_first_european_advantage_of_a_round():
    t = with_card("pompadour_and_du_barry", up=True).holds(F, "denmark_norway", "prussia_alliance_2", "algonquin")
    t.money(F, debt=4)
    again(t, F, DIP4_ECO)
    t.do(m.UseAdvantage(F, "algonquin_raids", AT["niagara"]))
    assert t.player(F).trp == 0
    t.do(m.UseAdvantage(F, "baltic_trade"))
    assert t.player(F).trp == 1
    t = with_card("pompadour_and_du_barry").holds(F, "denmark_norway", "prussia_alliance_2").money(F, debt=4)
    again(t, F, DIP4_ECO)
    t.do(m.UseAdvantage(F, "baltic_trade"))
    assert t.player(F).trp == 0


def test_watt_gains_once_a_round_when_france_exhausts_one():
    t = with_card("james_watt", up=True).holds(F, "mysore", "algonquin").holds(B, "iroquois")
    again(t, F, DIP4_ECO)
    t.do(m.UseAdvantage(F, "algonquin_raids", AT["niagara"]), m.UseAdvantage(F, "power_struggle", AT["kurpa"]))
    assert t.player(B).trp == 1
    again(t, B, DIP4_ECO)
    t.do(m.UseAdvantage(B, "iroquois_raids", AT["oswego"]))
    assert t.player(B).trp == 1


@pytest.mark.parametrize(("up", "vp"), [(True, 0), (False, 2)])
def test_watt_keeps_overruns_from_scoring(up, vp):
    from engine.struggle.rules import debt

    t = with_card("james_watt", up=up).money(B, debt=9)
    debt.change(t.s, B, 3, [])
    assert t.vp() == vp and t.player(B).debt == 10


# --- 14 Voltaire ---


def test_voltaire_gains_whenever_the_europe_award_is_given():
    t = with_card("voltaire", up=True).holds(F, "ireland_prestige_3", "prussia_prestige_3", "prussia_empire_prestige_3")
    t.s.awards = (3, 3, 3, 3)
    awards.score_region(t.s, "europe", [])
    assert t.player(F).trp == 2
    t.holds(F, "spain_prestige_2", "austria_prestige_3_upper")
    t.holds(B, *["savoy", "sardinia", "bavaria", "sweden", "russia", "denmark_norway", "minorca"])
    awards.score_region(t.s, "europe", [])
    assert t.player(F).trp == 5
    t.free("minorca", "russia")
    awards.score_region(t.s, "europe", [])
    assert t.player(F).trp == 5
    awards.score_region(t.s, "india", [])
    assert t.player(F).trp == 5


# --- 16 Charles Hanbury Williams ---


def test_williams_makes_a_round_of_unflagging_cheaper():
    card = "charles_hanbury_williams"
    t = with_card(card).holds(F, "russia", "prussia_alliance_2", "sweden")
    again(t, B, DIP4_ECO)
    assert price(t, m.ShiftPolitical(B, AT["russia"])) == 3
    t.do(m.UseAbility(B, card, "embassy"))
    assert [price(t, m.ShiftPolitical(B, AT[n])) for n in ("russia", "prussia_alliance_2", "sweden")] == [2, 1, 2]
    t.do(m.ShiftPolitical(B, AT["russia"]))
    assert price(t, m.ShiftPolitical(B, AT["russia"])) == 3
    again(t, B, DIP4_ECO)
    assert price(t, m.ShiftPolitical(B, AT["prussia_alliance_2"])) == 2
    t.refused(m.UseAbility(B, card, "embassy"), "ability_used")
    t = with_card(card, MIL4_ECO)
    t.refused(m.UseAbility(B, card, "embassy"), "ability_needs")


# --- 17 Merchant Banks ---


def test_merchant_banks_leave_two_economic_debt_unrecorded_a_turn():
    t = with_card("merchant_banks", up=True).holds(B, "northern_colonies").money(B, debt=10)
    again(t, B, 9)
    t.do(m.ShiftMarket(B, AT["massachusetts_bay"], "minor"))
    assert t.player(B).debt == 10 and t.player(B).used.count("merchant_banks.advance") == 1
    again(t, B, 10)
    t.do(m.ShiftMarket(B, AT["hudson_valley"], "minor"))
    again(t, B, 13)
    t.refused(m.ShiftMarket(B, AT["chesapeake"], "minor"), "not_enough")


def test_merchant_banks_pay_two_at_once_and_the_third_is_written_down():
    t = with_card("merchant_banks", up=True).holds(B, "northern_colonies").money(B, debt=8)
    again(t, B, ECO2_DIP)
    t.do(m.ShiftMarket(B, AT["cumberland"]), m.ShiftMarket(B, AT["massachusetts_bay"]))
    assert t.player(B).debt == 9 and t.player(B).used.count("merchant_banks.advance") == 2


def test_merchant_banks_help_no_other_kind_and_not_face_down():
    t = with_card("merchant_banks", ECO4_DIP, up=True).money(B, debt=10)
    t.changed()
    t.refused(m.ShiftPolitical(B, AT["russia"], "minor"), "not_enough")
    t = with_card("merchant_banks").holds(B, "northern_colonies").money(B, debt=10)
    again(t, B, 9)
    t.refused(m.ShiftMarket(B, AT["massachusetts_bay"], "minor"), "not_enough")
