"""The 26 Ministries: every ability, used and refused (rules 10.7)."""

from __future__ import annotations

import pytest

from engine.struggle import awards, demand
from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.calendar import PHASES
from engine.struggle.cards.questions import MINISTERS
from engine.struggle.components import MINISTRIES, SIDES
from engine.struggle.round import quote
from tests.struggle.kit import (
    DIP,
    DIP3_ECO,
    DIP3_MIL,
    DIP4_ECO,
    DIP4_MIL,
    ECO,
    ECO2_DIP,
    ECO3_DIP,
    ECO4_DIP,
    ECO4_MIL,
    MIL,
    MIL3_DIP,
    MIL3_ECO,
    MIL4_ECO,
    B,
    F,
    Table,
)

TURN = {"succession": 1, "empire": 3, "revolution": 5}


def with_card(card: str, tile: int = 0, up: bool = False, turn: int = 0, bare: bool = True) -> Table:
    """A bare table of the card's first era, the card in play, its side in a round."""
    entry = MINISTRIES[card]
    t = Table(turn=turn or TURN[entry.eras[0]], bare=bare).ministry(card, up=up)
    t.money(F, limit=10).money(B, limit=10)
    return t.begin(SIDES.index(entry.side), tile)


def again(t: Table, side: int, tile: int = 0) -> Table:
    return t.begin(side, tile)


def price(t: Table, move) -> int:
    return quote(t.s, t.round, move).price


def is_up(t: Table, side: int, card: str) -> bool:
    return (card, True) in t.player(side).ministries


# --- turning up and using (10.7) ---


@pytest.mark.parametrize("card", MINISTRIES)
def test_every_ministry_has_its_class_and_may_be_turned_up_at_a_free_moment(card):
    assert type(MINISTERS[card]).id == card
    side = SIDES.index(MINISTRIES[card].side)
    for tile in (0, ECO4_DIP):
        t = with_card(card, tile)
        t.do(m.Reveal(side, card))
        assert is_up(t, side, card)
        t.refused(m.Reveal(side, card), "already_up")
        t.refused(m.Reveal(side, "nobody"), "not_in_play")


@pytest.mark.parametrize("card", MINISTRIES)
def test_the_opponent_does_not_turn_it_up(card):
    side = SIDES.index(MINISTRIES[card].side)
    t = with_card(card)
    t.refused(m.Reveal(1 - side, card), "not_your_turn")
    t.begin(1 - side)
    t.refused(m.Reveal(1 - side, card), "not_in_play")


def test_an_ability_that_is_no_use_by_itself_is_refused():
    t = with_card("john_law", DIP4_ECO)
    t.refused(m.UseAbility(F, "john_law", "repayment"), "no_such_ability")
    t.refused(m.UseAbility(F, "john_law", "strange"), "no_such_ability")
    t.refused(m.UseAbility(F, "turgot", "credit"), "not_in_play")


def test_the_reset_phase_brings_every_ability_back():
    t = with_card("bank_of_england")
    t.do(m.UseAbility(B, "bank_of_england", "credit"))
    t.refused(m.UseAbility(B, "bank_of_england", "credit"), "ability_used")
    PHASES["reset"](t.s, [])
    again(t, B)
    t.do(m.UseAbility(B, "bank_of_england", "credit"))


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


# --- 3, 18 the Europe award ---


@pytest.mark.parametrize(
    ("card", "side", "own", "other"), [("court_of_the_sun_king", F, 1, 0), ("samuel_johnson", B, 1, -1)]
)
def test_the_europe_award_is_worth_more(card, side, own, other):
    t = with_card(card, up=True)
    t.s.awards = (3, 3, 3, 3)
    assert awards.worth(t.s, "europe", side) == 1 + own and awards.worth(t.s, "india", side) == 1
    assert awards.worth(t.s, "europe", 1 - side) == 1 + other
    t = with_card(card)
    t.s.awards = (3, 3, 3, 3)
    assert awards.worth(t.s, "europe", side) == 1


def test_samuel_johnson_takes_nothing_below_zero():
    t = with_card("samuel_johnson", up=True).holds(F, "sweden")
    t.s.awards = (7, 7, 7, 7)
    assert awards.worth(t.s, "europe", F) == 0
    awards.score_region(t.s, "europe", [])
    assert t.vp() == 0 and t.player(F).trp == 1


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


# --- 10, 11, 15: cheap Squadrons ---

CHEAP = [("edmond_halley", B, ""), ("choiseul", F, "cabot_strait"), ("pitt_the_elder", B, "")]


@pytest.mark.parametrize(("card", "side", "needs"), CHEAP)
def test_a_squadron_for_two_once_a_turn(card, side, needs):
    t = with_card(card)
    if needs:
        again(t, side, MIL4_ECO)
        t.refused(m.ConstructSquadron(side, "major", card), "ability_needs")
        t.holds(side, needs)
    again(t, side, MIL4_ECO)
    t.do(m.ConstructSquadron(side, "major", card))
    assert t.points()[MIL] == 2 and is_up(t, side, card)
    t.refused(m.ConstructSquadron(side, "major", card), "ability_used")


def test_a_card_without_that_ability_makes_no_squadron_cheaper():
    t = with_card("john_law", MIL4_ECO)
    t.refused(m.ConstructSquadron(F, "major", "john_law"), "no_such_ability")
    t.refused(m.ConstructSquadron(F, "major", "choiseul"), "not_in_play")


def test_south_sea_speculation_comes_off_a_cheap_squadron():
    """Ruling R16: 2 becomes 0, and needs a military action still."""
    t = with_card("edmond_halley", MIL4_ECO)
    t.round.squadron_less = 2
    t.changed()
    t.do(m.ConstructSquadron(B, "major", "edmond_halley"))
    assert t.points()[MIL] == 4
    t = with_card("edmond_halley", DIP4_ECO)
    t.round.squadron_less = 2
    t.changed()
    t.refused(m.ConstructSquadron(B, "major", "edmond_halley"), "no_points")


def test_halleys_voyage_turns_a_card_into_a_treaty_point():
    t = with_card("edmond_halley").hand(B, "carnatic_war")
    again(t, B)
    t.refused(m.UseAbility(B, "edmond_halley", "voyage", "carnatic_war"), "ability_needs")
    t.holds(B, "biscay").changed()
    t.refused(m.UseAbility(B, "edmond_halley", "voyage", ""), "ability_needs")
    t.do(m.UseAbility(B, "edmond_halley", "voyage", "carnatic_war"))
    assert t.player(B).trp == 1 and t.player(B).hand == () and "carnatic_war" in t.s.discard


# --- 11, 15, 20: points for one action ---


def test_choiseuls_arms_are_for_war_tiles_and_deploying():
    t = with_card("choiseul", MIL3_ECO)
    t.do(m.UseAbility(F, "choiseul", "arms"))
    assert t.points()[MIL] == 4
    t.do(m.Deploy(F, -1, AT["biscay"]))
    assert t.points()[MIL] == 3
    t = with_card("choiseul", MIL3_ECO)
    t.do(m.UseAbility(F, "choiseul", "arms"), m.ConstructSquadron(F))
    assert t.player(F).debt == 1 and t.points()[MIL] == 1


def test_choiseuls_arms_are_no_action_of_their_own():
    t = with_card("choiseul", DIP4_MIL)
    t.do(m.UseAbility(F, "choiseul", "arms"), m.BuyWarTile(F, "minor"))
    t.do(t.legal(m.LayTile)[0])
    t.refused(m.BuyWarTile(F), "no_points", points=MIL)
    t.refused(m.BuyWarTile(F, "minor"), "minor_used")
    t = with_card("choiseul", DIP4_ECO)
    t.refused(m.UseAbility(F, "choiseul", "arms"), "ability_needs")
    t = with_card("choiseul")
    t.refused(m.UseAbility(F, "choiseul", "arms"), "no_tile_yet")


@pytest.mark.parametrize(
    ("card", "ability", "tile", "minor"),
    [
        ("choiseul", "arms", DIP4_MIL, m.Deploy(F, -1, AT["biscay"], "minor")),
        ("pitt_the_elder", "subsidies", ECO4_DIP, m.ShiftPolitical(B, AT["sweden"], "minor")),
        ("charles_hanbury_williams", "embassy", ECO4_DIP, m.ShiftPolitical(B, AT["sweden"], "minor")),
    ],
)
def test_an_action_that_was_used_up_gets_nothing_more(card, ability, tile, minor):
    t = with_card(card, tile)
    t.do(minor)
    t.refused(m.UseAbility(minor.seat, card, ability), "ability_needs", ability=ability)


def test_pitts_subsidies_shift_spaces_without_prestige():
    t = with_card("pitt_the_elder", DIP4_ECO)
    t.do(m.UseAbility(B, "pitt_the_elder", "subsidies"), m.ShiftPolitical(B, AT["russia"]))
    assert t.points()[DIP] == 2
    t.do(m.ShiftPolitical(B, AT["denmark_norway"]))
    assert DIP not in t.points() and t.player(B).debt == 0
    t = with_card("pitt_the_elder", MIL4_ECO)
    t.refused(m.UseAbility(B, "pitt_the_elder", "subsidies"), "ability_needs")


def test_papacy_hanover_gives_two_points_for_the_isles_and_ends_the_cause():
    card = "papacy_hanover_negotiations"
    t = with_card(card).ministry("jacobite_uprisings", up=False)
    again(t, B, ECO3_DIP)
    t.do(m.UseAbility(B, card, "isles"))
    assert t.s.gone_ministries == ("jacobite_uprisings",) and t.player(F).ministries == ()
    t.do(m.ShiftPolitical(B, AT["scotland_prestige_3"], "minor"))
    assert t.player(B).debt == 0
    t = with_card(card, ECO4_MIL)
    t.refused(m.UseAbility(B, card, "isles"), "ability_needs")


@pytest.mark.parametrize(("third", "left"), [(True, 0), (False, 1)])
def test_a_third_ministry_that_goes_leaves_no_usual_place_empty(third, left):
    t = with_card("papacy_hanover_negotiations").ministry("jacobite_uprisings")
    t.s.third_ministry = third
    t.do(m.Reveal(B, "papacy_hanover_negotiations"))
    assert t.s.gone_ministries == ("jacobite_uprisings",) and t.player(F).lost_places == left


def test_a_ministrys_points_belong_to_the_action_they_were_first_spent_in():
    t = with_card("papacy_hanover_negotiations", DIP4_ECO)
    t.do(m.UseAbility(B, "papacy_hanover_negotiations", "isles"), m.ShiftPolitical(B, AT["scotland_alliance_2"]))
    assert t.points()[DIP] == 4


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
    from engine.struggle import debt

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
