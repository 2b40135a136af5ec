"""Events 9 to 15 of the Succession: every half, base and bonus."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.rules.bonus_war_tiles import bonus_at, bonus_count
from tests.struggle.cards.deal import gained, laid_out, limits, pick, play, squadron
from tests.struggle.kit import B, F, Table

BOTH = pytest.mark.parametrize("side", [F, B])


# --- 9 Great Northern War ---


def test_great_northern_war_for_britain():
    t = laid_out("great_northern_war", B).holds(B, "german_states_alliance_2")
    play(t, "great_northern_war", B)
    assert t.owner("german_states_alliance_3") == B and t.vp(B) == 2 and gained(t) == {}
    t = laid_out("great_northern_war", B, True)
    play(t, "great_northern_war", B)
    pick(t, "german_states_alliance_3")
    assert t.vp(B) == 0 and gained(t) == {"diplomatic": 1}
    t = laid_out("great_northern_war", B).holds(B, "german_states_alliance_2", "german_states_alliance_3")
    assert play(t, "great_northern_war", B).vp(B) == 2


def test_great_northern_war_for_france():
    t = play(laid_out("great_northern_war", F), "great_northern_war", F)
    assert t.owner("russia") == F and t.vp() == 0
    t = play(laid_out("great_northern_war", F, True).holds(F, "russia"), "great_northern_war", F)
    assert t.vp() == 2 and t.owner("russia") == F and gained(t) == {"diplomatic": 1}
    t = play(laid_out("great_northern_war", F).holds(F, "russia").marks("russia"), "great_northern_war", F)
    assert t.vp() == 0


# --- 10 Vatican Politics ---


def test_vatican_politics_for_britain():
    t = play(laid_out("vatican_politics", B), "vatican_politics", B)
    assert gained(t) == {"diplomatic": 2}
    t = play(laid_out("vatican_politics", B, True), "vatican_politics", B)
    assert gained(t) == {"diplomatic": 3} and len(limits(t)) == 2


def test_vatican_politics_for_france():
    t = play(laid_out("vatican_politics", F), "vatican_politics", F)
    pick(t, "austria_alliance_2")
    assert t.owner("austria_alliance_2") == F and t.vp() == 0
    t = play(laid_out("vatican_politics", F, True).holds(B, "spain_prestige_2"), "vatican_politics", F)
    pick(t, "spain_prestige_2")
    assert t.vp() == 2
    t = laid_out("vatican_politics", F, True).holds(B, "spain_prestige_2", "spain_prestige_3").marks("spain_prestige_3")
    play(t, "vatican_politics", F)
    pick(t, "austria_alliance_2")
    assert t.vp() == 0


# --- 11 Calico Acts ---


def test_calico_acts_for_britain():
    t = play(laid_out("calico_acts", B), "calico_acts", B)
    assert gained(t) == {"economic": 2} and limits(t) == ["calico_acts.britain.base.0"]
    t = play(laid_out("calico_acts", B, True).holds(B, "midnapore"), "calico_acts", B)
    t.do(m.PickOption(B, 0))
    assert t.vp(B) == 2 and t.player(B).trp == 1
    t = play(laid_out("calico_acts", B, True).holds(F, "plassey"), "calico_acts", B)
    t.do(m.Decline(B))
    assert t.vp() == 0


def test_calico_acts_for_france():
    t = laid_out("calico_acts", F).holds(B, "midnapore", "kurpa", "calicut")
    play(t, "calico_acts", F)
    assert t.spaces(m.PickSpace) == ["kurpa", "midnapore"]
    t = play(laid_out("calico_acts", F, True).holds(B, "biscay", "balearic"), "calico_acts", F)
    t.refused(m.PickSquadron(F, -1), "no_target")
    squadron(t, "biscay")
    assert t.owner("biscay") == -1 and t.player(B).box == 3


# --- 12 Military Spending Overruns ---


@BOTH
def test_military_spending_overruns_ask_the_opponent(side):
    card = "military_spending_overruns"
    t = laid_out(card, side).holds(1 - side, "biscay", "halifax", "arcot")
    play(t, card, side)
    t.waits_for(1 - side, "event")
    t.refused(m.PickOption(1 - side, 5), "no_target")
    t.do(m.PickOption(1 - side, 0))
    pick(t, "arcot")
    assert t.s.damaged == 1 << AT["arcot"] and t.frame.kind == "round"


@BOTH
def test_its_bonus_asks_again_and_only_for_what_can_be_done(side):
    card = "military_spending_overruns"
    t = laid_out(card, side, True).holds(1 - side, "biscay", "halifax")
    other = 1 - side
    for theater in range(4):
        t.tiles(other, theater, t.player(other).laid[theater][0])
    play(t, card, side)
    t.waits_for(other, "event")
    t.do(m.PickOption(other, 1))
    assert t.owner("biscay") == -1 and t.s.damaged == 1 << AT["halifax"]


@BOTH
@pytest.mark.parametrize(("option", "given_up"), [(1, (2, 0)), (2, (0, 2))])
def test_the_same_may_be_given_up_twice(option, given_up, side):
    card, other = "military_spending_overruns", 1 - side
    t = laid_out(card, side, True).holds(other, "biscay", "balearic", "halifax")
    t.tiles(other, 0, t.player(other).laid[0][0])
    for theater, tiles in enumerate((t.player(other).bonus[:2], t.player(other).bonus[2:3]), 1):
        t.tiles(other, theater, t.player(other).laid[theater][0], *tiles)
    box = t.player(other).box
    play(t, card, side)
    while t.frame.kind == "event":
        t.waits_for(other, "event")
        t.do(m.PickOption(other, option) if t.legal(m.PickOption) else t.legal()[0])
    assert (t.player(other).box - box, 3 - bonus_count(t.player(other))) == given_up and not t.s.damaged


def test_a_bonus_tile_of_ones_own_choice_goes_back():
    card = "military_spending_overruns"
    t = laid_out(card, B).tiles(F, 1, "basic_one", "wss_france_berwick", "wss_france_vendome")
    t.tiles(F, 0, t.player(F).laid[0][0])
    play(t, card, B)
    t.waits_for(F, "event")
    t.do(m.PickTile(F, 1, "wss_france_berwick"))
    assert t.player(F).laid[1] == ("basic_one", "wss_france_vendome") and t.session.can_undo


# --- 13 Alberoni's Ambition ---


def test_alberonis_ambition_for_britain_flags_next_to_british_markets():
    t = laid_out("alberonis_ambition", B).holds(B, "albany", "northern_colonies", "cumberland")
    t.hand(B, "alberonis_ambition").begin(B, 22)
    t.do(m.PlayEvent(B, "alberonis_ambition"))
    assert gained_economic(t) == 2
    t.refused(m.ShiftMarket(B, AT["chesapeake"]), "limited_points")
    t.do(m.ShiftMarket(B, AT["oswego"]))
    assert t.owner("oswego") == B
    t = laid_out("alberonis_ambition", B, True).hand(B, "alberonis_ambition").begin(B, 22)
    t.do(m.PlayEvent(B, "alberonis_ambition"))
    assert gained_economic(t) == 3


def gained_economic(t: Table) -> int:
    return t.points().get("economic", 0)


def test_alberonis_ambition_for_france():
    t = play(laid_out("alberonis_ambition", F).holds(B, "dutch_alliance_2"), "alberonis_ambition", F)
    assert "spain_prestige_2" not in t.spaces(m.PickSpace)
    pick(t, "dutch_alliance_2")
    assert t.owner("dutch_alliance_2") == -1 and t.vp() == 0
    t = play(laid_out("alberonis_ambition", F, True).holds(F, "savoy", "sardinia"), "alberonis_ambition", F)
    pick(t, "austria_alliance_3")
    assert t.vp() == 3


# --- 14 Famine in Ireland ---


def test_famine_in_ireland_for_britain():
    t = laid_out("famine_in_ireland", B).holds(F, "ireland_alliance_2", "scotland_prestige_3", "russia")
    play(t, "famine_in_ireland", B)
    assert t.spaces(m.PickSpace) == ["ireland_alliance_2", "scotland_prestige_3"]
    pick(t, "ireland_alliance_2")
    assert t.owner("ireland_alliance_2") == -1


def test_famine_in_ireland_for_france_lays_tiles_on_the_rebellion():
    t = laid_out("famine_in_ireland", F).holds(F, "ireland_alliance_2", "ireland_prestige_3")
    play(t, "famine_in_ireland", F)
    assert len(bonus_at(t.player(F), 3)) == 2 and t.frame.kind == "round"


def test_on_a_full_rebellion_one_tile_moves():
    t = laid_out("famine_in_ireland", F).holds(F, "ireland_alliance_2")
    t.tiles(F, 3, "basic_one", "wss_france_berwick", "wss_france_vendome")
    play(t, "famine_in_ireland", F)
    t.waits_for(F, "lay")
    t.refused(m.LayTile(F, 0), "no_target")
    t.do(m.LayTile(F, 3, "wss_france_berwick", 1))
    assert "wss_france_berwick" in t.player(F).laid[1] and len(bonus_at(t.player(F), 3)) == 2


def test_without_that_theater_or_without_ireland_nothing_happens():
    t = Table(turn=4, bare=True).holds(F, "ireland_alliance_2").hand(F, "famine_in_ireland").begin(F, 5)
    t.do(m.PlayEvent(F, "famine_in_ireland"))
    assert not any(bonus_at(t.player(F), n) for n in range(4))
    t = play(laid_out("famine_in_ireland", F), "famine_in_ireland", F)
    assert not bonus_at(t.player(F), 3)


# --- 15 Interest Payments ---


@BOTH
def test_interest_payments(side):
    t = play(laid_out("interest_payments", side), "interest_payments", side)
    other = t.player(1 - side)
    assert (other.limit, other.debt, t.vp(side)) == (9, 4, 0) and t.player(side).debt == 4
    t = play(laid_out("interest_payments", side, True).money(1 - side, debt=9), "interest_payments", side)
    other = t.player(1 - side)
    assert (other.limit, other.debt, t.vp(side)) == (8, 8, 1) and t.player(side).debt == 2
    t = play(laid_out("interest_payments", side).money(1 - side, debt=9), "interest_payments", side)
    other = t.player(1 - side)
    assert (other.limit, other.debt, t.vp(side)) == (9, 9, 0)
