"""The Ministries that come with the Succession Era: every ability, used and refused (rules 10.7)."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.cards.questions import MINISTERS
from engine.struggle.rules.calendar import PHASES
from tests.struggle.cards.ministers import again, is_up, price, with_card
from tests.struggle.kit import (
    DIP,
    DIP3_ECO,
    DIP3_MIL,
    DIP4_ECO,
    DIP4_MIL,
    ECO,
    ECO4_DIP,
    ECO4_MIL,
    MIL,
    MIL4_ECO,
    B,
    F,
    Table,
)

# --- 1 The Cardinal Ministers ---


@pytest.mark.parametrize(("tile", "kind"), [(DIP4_ECO, DIP), (ECO4_DIP, f"minor {DIP}")])
def test_cardinal_ministers_add_to_the_tiles_diplomatic_action(tile, kind):
    t = with_card("cardinal_ministers").holds(F, "savoy", "spain_prestige_2")
    again(t, F, tile)
    before = t.points()[kind]
    t.do(m.UseAbility(F, "cardinal_ministers", "diplomacy"))
    assert t.points()[kind] == before + 2 and is_up(t, F, "cardinal_ministers")


def test_turning_up_another_ministry_leaves_the_start_of_the_round():
    """Ruling R26."""
    t = with_card("cardinal_ministers").ministry("john_law", up=False).holds(F, "savoy")
    again(t, F, DIP4_ECO)
    t.do(m.Reveal(F, "john_law"), m.UseAbility(F, "cardinal_ministers", "diplomacy"))
    assert t.points()[DIP] == 5


def test_cardinal_ministers_give_at_most_three_and_count_no_marked_space():
    t = with_card("cardinal_ministers").holds(F, "savoy", "sardinia", "spain_prestige_2", "spain_prestige_3")
    again(t, F, DIP4_ECO)
    t.do(m.UseAbility(F, "cardinal_ministers", "diplomacy"))
    assert t.points()[DIP] == 7
    t = with_card("cardinal_ministers").holds(F, "savoy").marks("savoy")
    again(t, F, DIP4_ECO)
    t.refused(m.UseAbility(F, "cardinal_ministers", "diplomacy"), "ability_needs")


def test_cardinal_ministers_need_a_diplomatic_tile_just_taken():
    t = with_card("cardinal_ministers").holds(F, "savoy")
    again(t, F)
    t.refused(m.UseAbility(F, "cardinal_ministers", "diplomacy"), "ability_needs")
    again(t, F, ECO4_MIL)
    t.refused(m.UseAbility(F, "cardinal_ministers", "diplomacy"), "ability_needs")
    again(t, F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, AT["sweden"]))
    t.refused(m.UseAbility(F, "cardinal_ministers", "diplomacy"), "not_start_of_round")


# --- 2 John Law ---


@pytest.mark.parametrize(("up", "space", "left"), [(False, "", 5), (True, "", 4), (True, "scotland_alliance_2", 3)])
def test_john_law_repays_at_the_end_of_the_turn(up, space, left):
    t = with_card("john_law", up=up).money(F, debt=5)
    if space:
        t.holds(F, space)
    t.s.awards, t.s.demand = (7, 7, 7, 7), ()
    PHASES["close"](t.s, [])
    assert t.player(F).debt == left


# --- 4 Jacobite Uprisings ---


def test_risings_shift_the_isles_with_military_points():
    t = with_card("jacobite_uprisings").holds(B, "scotland_alliance_2")
    again(t, F, MIL4_ECO)
    t.do(m.ShiftPolitical(F, AT["scotland_alliance_2"], "major", "", True))
    t.do(m.ShiftPolitical(F, AT["scotland_alliance_2"], "major", "", True))
    assert t.owner("scotland_alliance_2") == F and MIL not in t.points() and is_up(t, F, "jacobite_uprisings")
    t.refused(m.ShiftPolitical(F, AT["sweden"], "major", "", True), "no_military_shift")
    t.refused(m.BuyAbility(F, "jacobite_uprisings", "cause"), "other_round")
    again(t, F, MIL4_ECO)
    t.refused(m.ShiftPolitical(F, AT["ireland_alliance_2"], "major", "", True), "ability_used")
    t.do(m.BuyAbility(F, "jacobite_uprisings", "cause"))
    assert t.vp() == 1


def test_risings_cost_no_region_and_remove_nothing_in_a_minor_action():
    t = with_card("jacobite_uprisings").holds(B, "scotland_alliance_2")
    again(t, F, DIP4_MIL)
    t.do(m.ShiftPolitical(F, AT["maratha"]))
    t.refused(m.ShiftPolitical(F, AT["scotland_alliance_2"], "minor", "", True), "minor_cannot_unflag")
    assert price(t, m.ShiftPolitical(F, AT["ireland_alliance_2"], "minor", "", True)) == 2
    t.refused(
        m.ShiftPolitical(F, AT["ireland_alliance_2"], "minor", "silesia_negotiations", True), "advantage_no_effect"
    )


def test_the_cause_scores_spaces_and_markers_at_most_four():
    t = with_card("jacobite_uprisings").holds(F, "ireland_alliance_2", "scotland_alliance_2", "ireland_prestige_3")
    t.marks("ireland_prestige_3").s.jacobite_victories = 1
    again(t, F, MIL4_ECO)
    t.do(m.BuyAbility(F, "jacobite_uprisings", "cause"))
    assert t.vp() == 3 and t.points()[MIL] == 1
    t.refused(m.ShiftPolitical(F, AT["scotland_prestige_3"], "major", "", True), "other_round")
    t.refused(m.BuyAbility(F, "jacobite_uprisings", "cause"), "ability_used")
    t.refused(m.BuyAbility(F, "jacobite_uprisings", "risings"), "no_such_ability")
    t.refused(m.BuyAbility(F, "turgot", "credit"), "not_in_play")
    t = with_card("jacobite_uprisings").holds(F, "ireland_alliance_2", "scotland_alliance_2", "ireland_prestige_3")
    t.s.jacobite_victories = 2
    again(t, F, MIL4_ECO)
    t.do(m.BuyAbility(F, "jacobite_uprisings", "cause"))
    assert t.vp() == 4


# --- 5 Robert Walpole ---


def test_walpole_draws_a_card_and_discards_one():
    t = with_card("robert_walpole").hand(B, "carnatic_war")
    again(t, B)
    t.do(m.UseAbility(B, "robert_walpole", "cards"))
    t.waits_for(B, "hand")
    assert len(t.player(B).hand) == 2
    t.refused(m.TakeTile(B, t.s.shown[0]), "discard_first")
    t.refused(m.DiscardEvent(B, "nonsense"), "not_in_hand")
    t.do(m.DiscardEvent(B, "carnatic_war"))
    assert "carnatic_war" in t.s.discard and len(t.player(B).hand) == 1
    t.waits_for(B)


def test_walpoles_only_card_is_discarded_by_itself():
    """Ruling R57."""
    t = with_card("robert_walpole")
    card = t.s.deck[0]
    t.do(m.UseAbility(B, "robert_walpole", "cards"))
    t.waits_for(B)
    assert t.player(B).hand == () and t.s.discard[-1] == card


def test_walpole_shuffles_the_discards_when_the_pile_is_empty():
    t = with_card("robert_walpole")
    t.s.discard, t.s.deck = t.s.deck, ()
    t.changed()
    t.do(m.UseAbility(B, "robert_walpole", "cards"))
    assert len(t.s.deck) > 0
    t = with_card("robert_walpole")
    t.s.gone, t.s.deck, t.s.discard = t.s.deck + t.s.discard, (), ()
    t.changed()
    t.refused(m.UseAbility(B, "robert_walpole", "cards"), "ability_needs")


# --- 6 Jonathan Swift ---


def test_swift_makes_flags_in_the_isles_cheaper():
    t = with_card("jonathan_swift", DIP4_ECO, up=True).holds(F, "scotland_prestige_3")
    assert price(t, m.ShiftPolitical(B, AT["ireland_alliance_2"])) == 1
    assert price(t, m.ShiftPolitical(B, AT["scotland_prestige_3"])) == 3
    assert price(t, m.ShiftPolitical(B, AT["russia"])) == 3
    t = with_card("jonathan_swift", DIP4_ECO)
    assert price(t, m.ShiftPolitical(B, AT["ireland_alliance_2"])) == 2


def test_swifts_pamphlets_let_minor_actions_unflag_in_europe():
    t = with_card("jonathan_swift", up=True).holds(F, "sweden", "iroquois").holds(B, "ireland_alliance_2")
    again(t, B, ECO4_DIP)
    t.refused(m.ShiftPolitical(B, AT["iroquois"], "minor"), "minor_cannot_unflag")
    t.do(m.ShiftPolitical(B, AT["sweden"], "minor"))
    t = with_card("jonathan_swift", up=True).holds(F, "sweden")
    again(t, B, ECO4_DIP)
    t.refused(m.ShiftPolitical(B, AT["sweden"], "minor"), "minor_cannot_unflag")


# --- 7 East India Company ---


def test_the_company_scores_unexhausted_advantages_at_most_three():
    card = MINISTERS["east_india_company"]
    t = with_card("east_india_company", up=True)
    assert card.scoring_vp(t.s, B) == 0
    t.holds(B, "west_bengal", "puerto_rico", "san_agustin", "hudson_bay", "tiruchirappalli")
    assert card.scoring_vp(t.s, B) == 3
    t.free("hudson_bay", "tiruchirappalli").marks("west_bengal")
    assert card.scoring_vp(t.s, B) == 2
    t.s.exhausted = -1
    assert card.scoring_vp(t.s, B) == 0


# --- 8 Bank of England ---


def test_the_bank_raises_the_limit_for_good():
    t = with_card("bank_of_england")
    t.do(m.UseAbility(B, "bank_of_england", "credit"))
    assert t.player(B).limit == 11


def test_the_bank_plays_an_economic_event_on_another_tile():
    t = with_card("bank_of_england").hand(B, "interest_payments", "war_of_jenkins_ear", "acts_of_union")
    again(t, B, DIP3_ECO)
    t.refused(m.PlayEvent(B, "interest_payments"), "event_type")
    t.refused(m.PlayEvent(B, "war_of_jenkins_ear", "", "bank_of_england"), "event_type")
    t.refused(m.PlayEvent(B, "acts_of_union", "", "bank_of_england"), "ability_not_needed")
    t.refused(m.PlayEvent(B, "interest_payments", "", "robert_walpole"), "not_in_play")
    t.do(m.PlayEvent(B, "interest_payments", "", "bank_of_england"))
    assert t.player(F).limit == 9 and is_up(t, B, "bank_of_england")


def test_but_not_without_the_symbol_nor_twice_a_turn():
    t = with_card("bank_of_england").hand(B, "interest_payments", "tax_reform")
    again(t, B, DIP4_ECO)
    t.refused(m.PlayEvent(B, "interest_payments", "", "bank_of_england"), "no_event_symbol")
    again(t, B, DIP3_ECO)
    t.do(m.PlayEvent(B, "interest_payments", "", "bank_of_england"))
    again(t, B, DIP3_MIL)
    t.refused(m.PlayEvent(B, "tax_reform", "", "bank_of_england"), "ability_used")


# --- 9 New World Huguenots ---


def test_huguenots_settle_on_french_territories_overseas():
    t = with_card("new_world_huguenots").holds(F, "acadia", "st_domingue", "pondicherry").holds(B, "jamaica")
    t.changed()
    for wrong in ("pondicherry", "jamaica", ""):
        t.refused(m.UseAbility(F, "new_world_huguenots", "settle", wrong), "ability_needs")
    t.do(m.UseAbility(F, "new_world_huguenots", "settle", "acadia"))
    assert t.s.huguenots == 1 << AT["acadia"]
    t.refused(m.UseAbility(F, "new_world_huguenots", "settle", "st_domingue"), "ability_used")
    PHASES["reset"](t.s, [])
    again(t, F)
    t.refused(m.UseAbility(F, "new_world_huguenots", "settle", "acadia"), "ability_needs")
    t.do(m.UseAbility(F, "new_world_huguenots", "settle", "st_domingue"))


def test_only_two_markers_come_into_the_game():
    t = with_card("new_world_huguenots").holds(F, "acadia")
    t.s.huguenots_placed = 2
    t.changed()
    t.refused(m.UseAbility(F, "new_world_huguenots", "settle", "acadia"), "ability_needs")


def test_markers_work_on_without_the_card():
    t = Table(bare=True).holds(F, "acadia")
    t.s.huguenots = 1 << AT["acadia"]
    t.begin(F, ECO4_DIP)
    t.do(m.ShiftMarket(F, AT["northeast_channel"], "major", "", AT["acadia"]))
    assert t.points()[ECO] == 2
