"""The Ministries that come with the Revolution Era: every ability, used and refused (rules 10.7)."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from tests.struggle.cards.ministers import again, is_up, price, with_card
from tests.struggle.kit import (
    DIP,
    DIP3_ECO,
    DIP3_MIL,
    DIP4_ECO,
    ECO,
    ECO3_DIP,
    ECO4_DIP,
    MIL,
    MIL3_DIP,
    B,
    F,
    Table,
)

# --- 21 Townshend Acts ---


def test_townshend_lets_minor_actions_unflag_a_commodity():
    t = with_card("townshend_acts").holds(F, "georgia", "panzacola").holds(B, "carolinas", "san_agustin")
    again(t, B)
    t.refused(m.UseAbility(B, "townshend_acts", "duties", ""), "ability_needs")
    t.do(m.UseAbility(B, "townshend_acts", "duties", "tobacco"))
    assert t.s.duties == "tobacco"
    again(t, B, DIP4_ECO)
    t.refused(m.ShiftMarket(B, AT["panzacola"], "minor"), "minor_cannot_unflag")
    t.do(m.ShiftMarket(B, AT["georgia"], "minor"))
    assert t.owner("georgia") == -1


def test_townshend_only_at_the_start_of_a_round():
    t = with_card("townshend_acts", DIP4_ECO)
    t.do(m.ShiftPolitical(B, AT["sweden"]))
    t.refused(m.UseAbility(B, "townshend_acts", "duties", "tobacco"), "not_start_of_round")


# --- 22 Edmund Burke ---


def burke(*holds: str, up: bool = True, tile: int = DIP4_ECO) -> Table:
    t = with_card("edmund_burke", up=up).holds(B, *holds)
    return again(t, B, tile)


def test_burke_adds_a_point_for_each_ireland_space_to_a_line_in_europe():
    t = burke("ireland_alliance_2", "ireland_prestige_3")
    t.do(m.ShiftPolitical(B, AT["russia"]), m.ShiftPolitical(B, AT["scotland_prestige_3"]))
    assert t.player(B).debt == 0 and t.round.home == 2
    t.refused(m.ShiftPolitical(B, AT["iroquois"]), "line_stays_home")
    t.refused(m.DrawEvent(B), "line_stays_home")
    t.do(m.ShiftPolitical(B, AT["sweden"]))
    assert t.player(B).debt == 2


def test_burkes_points_come_last_and_not_once_the_line_left_europe():
    t = burke("ireland_alliance_2")
    t.do(m.ShiftPolitical(B, AT["iroquois"]), m.ShiftPolitical(B, AT["sweden"]))
    assert t.player(B).debt == 1 and t.round.home == 0
    t = burke("ireland_alliance_2")
    t.do(m.ShiftPolitical(B, AT["sweden"]))
    assert t.round.home == 0
    t.do(m.ShiftPolitical(B, AT["iroquois"]))
    assert t.player(B).debt == 1


def test_burke_counts_ireland_when_needed_and_helps_no_minor_action():
    t = burke()
    t.do(m.ShiftPolitical(B, AT["ireland_alliance_2"]), m.ShiftPolitical(B, AT["scotland_prestige_3"]))
    assert t.player(B).debt == 0 and t.round.home == 1
    t = burke("ireland_alliance_2", tile=ECO4_DIP)
    t.do(m.ShiftPolitical(B, AT["russia"], "minor"))
    assert t.player(B).debt == 1
    t = burke("ireland_alliance_2", up=False)
    t.do(m.ShiftPolitical(B, AT["russia"]), m.ShiftPolitical(B, AT["sweden"]))
    assert t.player(B).debt == 1


def test_a_minor_action_abroad_keeps_burke_from_no_line_in_europe():
    """Iroquois by the minor action, then Russia, a further region: 4 by two points of an Event, Burke's and a Debt."""
    t = with_card("edmund_burke", up=True).holds(B, "ireland_alliance_2").hand(B, "nootka_incident")
    again(t, B, MIL3_DIP)
    t.do(m.PlayEvent(B, "nootka_incident"), m.PickOption(B, 0))
    t.do(m.ShiftPolitical(B, AT["iroquois"], "minor"), m.ShiftPolitical(B, AT["russia"]))
    assert t.round.home == 1 and t.player(B).debt == 1


def test_burkes_conciliation_makes_america_cheaper():
    t = with_card("edmund_burke", up=True, turn=6).holds(2, "carolinas").holds(F, "usa_prestige_2")
    again(t, B, DIP4_ECO)
    names = ("sons_of_liberty", "usa_prestige_2", "usa_prestige_3", "iroquois")
    assert [price(t, m.ShiftPolitical(B, AT[n])) for n in names] == [2, 1, 2, 2]


# --- 23 Turgot ---


def test_turgots_first_debt_gives_a_point_more_while_ahead():
    t = with_card("turgot", DIP4_ECO, up=True).money(B, debt=1)
    t.do(m.ShiftPolitical(F, AT["russia"]), m.ShiftPolitical(F, AT["scotland_prestige_3"]))
    assert t.player(F).debt == 1
    t.do(m.ShiftPolitical(F, AT["sweden"]))
    assert t.player(F).debt == 3


def test_a_point_over_stays_in_the_line_but_not_in_a_minor_action():
    t = with_card("turgot", DIP4_ECO, up=True).money(B, debt=1)
    t.do(m.ShiftPolitical(F, AT["russia"]), m.ShiftPolitical(F, AT["sweden"]))
    assert t.player(F).debt == 1 and t.points()[DIP] == 1
    t = with_card("turgot", ECO4_DIP, up=True).money(B, debt=1)
    t.do(m.ShiftPolitical(F, AT["russia"], "minor"))
    assert t.player(F).debt == 1 and DIP not in t.points()


def test_only_the_first_debt_of_a_round_gives_it_however_far_ahead():
    t = with_card("turgot", DIP4_ECO, up=True).money(B, debt=9)
    for space, debt in (("russia", 0), ("ireland_prestige_3", 1), ("sweden", 3)):
        t.do(m.ShiftPolitical(F, AT[space]))
        assert t.player(F).debt == debt
    again(t, F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, AT["scotland_prestige_3"]), m.ShiftPolitical(F, AT["dutch_prestige_3"]))
    assert t.player(F).debt == 4


@pytest.mark.parametrize(
    ("tile", "mixes"),
    [(DIP4_ECO, [(1, 0), (0, 2)]), (DIP3_ECO, [(2, 0), (1, 1), (0, 3)])],
)
def test_turgots_point_is_counted_in_every_mix_and_none_pays_too_much(tile, mixes):
    """Russia and an Irish space cost 6: of the 2 or 3 that are missing the first Debt brings 2."""
    t = with_card("turgot", tile, up=True).money(F, trp=3).money(B, debt=5)
    t.do(m.ShiftPolitical(F, AT["russia"]), m.ShiftPolitical(F, AT["ireland_prestige_3"]))
    assert t.legal() == [m.PayRest(F, *mix) for mix in mixes]


def test_turgot_gives_nothing_when_not_ahead():
    t = with_card("turgot", DIP4_ECO, up=True)
    t.do(m.ShiftPolitical(F, AT["russia"]), m.ShiftPolitical(F, AT["scotland_prestige_3"]))
    assert t.player(F).debt == 2


# --- 24 North American Trade ---


@pytest.mark.parametrize(("tile", "kind", "n"), [(ECO4_DIP, ECO, 5), (DIP4_ECO, f"minor {ECO}", 3)])
def test_trade_adds_an_economic_point_with_more_furs_and_fish(tile, kind, n):
    t = with_card("north_american_trade", up=True).holds(F, "niagara", "georges_bank").holds(B, "albany")
    again(t, F, tile)
    assert t.points()[kind] == n
    t.marks("niagara")
    again(t, F, tile)
    assert t.points()[kind] == n - 1


def test_trade_must_be_face_up_when_the_tile_is_taken():
    t = with_card("north_american_trade").holds(F, "niagara")
    again(t, F, ECO4_DIP)
    t.do(m.Reveal(F, "north_american_trade"))
    assert t.points()[ECO] == 4


def test_without_an_economic_action_the_first_economic_points_of_an_event_get_it():
    t = with_card("north_american_trade", up=True).holds(F, "niagara").hand(F, "jonathans_coffee_house", "la_gabelle")
    again(t, F, DIP3_MIL)
    t.do(m.PlayEvent(F, "la_gabelle"))
    assert t.points()[ECO] == 3


def test_trade_pays_once_a_round():
    """Ruling R28."""
    t = with_card("north_american_trade", up=True).holds(F, "niagara").hand(F, "jonathans_coffee_house")
    again(t, F, ECO3_DIP)
    t.do(m.PlayEvent(F, "jonathans_coffee_house"))
    assert t.points()[ECO] == 3 + 1 + 2


def test_trade_turns_the_huguenots_back():
    t = with_card("north_american_trade").holds(F, "acadia")
    t.s.huguenots = t.s.huguenots_turned = 1 << AT["acadia"]
    t.do(m.Reveal(F, "north_american_trade"))
    assert t.s.huguenots_turned == 0 and t.s.huguenots


# --- 25 Condorcet, 26 Lavoisier ---


def test_condorcet_plays_an_event_without_the_symbol_but_of_the_type():
    t = with_card("marquis_de_condorcet").hand(F, "jesuit_abolition", "debt_crisis")
    again(t, F, DIP4_ECO)
    t.refused(m.PlayEvent(F, "debt_crisis", "", "marquis_de_condorcet"), "no_event_symbol")
    t.do(m.PlayEvent(F, "jesuit_abolition", "", "marquis_de_condorcet"))
    assert t.vp() == 2
    again(t, F, ECO4_DIP)
    t.refused(m.PlayEvent(F, "debt_crisis", "", "marquis_de_condorcet"), "ability_used")
    again(t, F, ECO3_DIP)
    t.refused(m.PlayEvent(F, "debt_crisis", "", "marquis_de_condorcet"), "ability_not_needed")


def test_lavoisier_adds_a_point_to_both_actions_with_a_bonus():
    t = with_card("lavoisier", up=True).hand(F, "wealth_of_nations", "stamp_act")
    again(t, F, MIL3_DIP)
    t.do(m.PlayEvent(F, "wealth_of_nations"))
    assert t.points() == {MIL: 4, f"minor {DIP}": 3, ECO: 3}
    again(t, F, DIP3_MIL)
    t.do(m.PlayEvent(F, "stamp_act"), m.PickSpace(F, AT["albany"]))
    assert t.points() == {DIP: 3, f"minor {MIL}": 2}


def test_lavoisier_face_down_adds_nothing():
    t = with_card("lavoisier").hand(F, "wealth_of_nations")
    again(t, F, MIL3_DIP)
    t.do(m.PlayEvent(F, "wealth_of_nations"))
    assert t.points() == {MIL: 3, f"minor {DIP}": 2}


def test_what_works_by_itself_works_from_when_it_is_turned_up():
    """Ruling R61."""
    t = with_card("lavoisier").ministry("voltaire").hand(F, "wealth_of_nations")
    again(t, F, MIL3_DIP)
    t.do(m.PlayEvent(F, "wealth_of_nations"), m.Reveal(F, "lavoisier"))
    assert t.points() == {MIL: 3, f"minor {DIP}": 2, ECO: 3}
    t = with_card("merchant_banks").holds(B, "northern_colonies")
    for tile, space, debt in ((9, "massachusetts_bay", 1), (10, "hudson_valley", 1), (DIP3_ECO, "chesapeake", 1)):
        again(t, B, tile)
        t.do(m.ShiftMarket(B, AT[space], "minor"))
        assert t.player(B).debt == debt
        if not is_up(t, B, "merchant_banks"):
            t.do(m.Reveal(B, "merchant_banks"))
