"""The 26 Ministries: turning up and using, and what several of them do alike (rules 10.7)."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.cards.questions import MINISTERS
from engine.struggle.components import MINISTRIES, SIDES
from engine.struggle.rules import awards
from engine.struggle.rules.calendar import PHASES
from tests.struggle.cards.ministers import again, is_up, with_card
from tests.struggle.kit import (
    DIP,
    DIP4_ECO,
    DIP4_MIL,
    ECO3_DIP,
    ECO4_DIP,
    ECO4_MIL,
    MIL,
    MIL3_ECO,
    MIL4_ECO,
    B,
    F,
)

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
