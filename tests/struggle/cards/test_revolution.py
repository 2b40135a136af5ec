"""The 11 Events of the Revolution: every half, base and bonus."""

from __future__ import annotations

import pytest

from engine.core.event import visible
from engine.struggle import moves as m
from engine.struggle.board import ADVANTAGE_AT, AT
from engine.struggle.rules.bonus_war_tiles import bonus_count
from tests.struggle.cards.deal import gained, laid_out, limits, pick, play, squadron
from tests.struggle.kit import DIP3_ECO, DIP3_MIL, ECO3_DIP, RULES, B, F, Table

BOTH = pytest.mark.parametrize("side", [F, B])


def marks(t: Table) -> list[str]:
    return [name for name in AT if t.marked(name)]


# --- 31 Nootka Incident ---


def test_nootka_incident_for_britain():
    for option, kind in enumerate(("diplomatic", "economic")):
        t = play(laid_out("nootka_incident", B), "nootka_incident", B)
        t.do(m.PickOption(B, option))
        assert gained(t) == {kind: 2}


def test_its_bonus_scores_and_removes_the_alliances_that_count():
    t = laid_out("nootka_incident", B, True)
    t.holds(B, "spain_alliance_3_upper", "spain_alliance_3_lower", "spain_prestige_2").marks("spain_alliance_3_lower")
    play(t, "nootka_incident", B)
    t.do(m.PickOption(B, 0))
    assert t.vp(B) == 2 and t.owner("spain_alliance_3_upper") == -1
    assert t.owner("spain_alliance_3_lower") == t.owner("spain_prestige_2") == B


def test_nootka_incident_for_france():
    t = play(laid_out("nootka_incident", F).holds(B, "biscay", "balearic"), "nootka_incident", F)
    squadron(t, "balearic")
    assert t.player(B).box == 3 and t.player(F).box == 1
    assert play(laid_out("nootka_incident", F, True), "nootka_incident", F).player(F).box == 2


# --- 32 Haitian Revolution ---


@BOTH
def test_haitian_revolution(side):
    t = play(laid_out("haitian_revolution", side), "haitian_revolution", side)
    t.refused(m.PickSpace(side, AT["georgia"]), "no_target")
    pick(t, "havana")
    assert t.s.plus_one == t.s.conflict == 1 << AT["havana"]
    t = play(laid_out("haitian_revolution", side, True), "haitian_revolution", side)
    pick(t, "havana", "santiago", "antigua")
    assert t.s.plus_one.bit_count() == 3


# --- 33 Loge des Neuf Soeurs ---

LOGE = "loge_des_neuf_soeurs"


def test_loge_for_britain():
    t = play(laid_out(LOGE, B), LOGE, B)
    t.refused(m.PickSpace(B, AT["cataraqui"]), "no_target")
    pick(t, "iroquois")
    assert marks(t) == ["iroquois"] and t.vp() == 0
    t = play(laid_out(LOGE, B, True).holds(B, "gulf_of_maine"), LOGE, B)
    pick(t, "oswego")
    assert t.vp(B) == 3
    t = play(laid_out(LOGE, B, True).holds(B, "oswego"), LOGE, B)
    pick(t, "oswego")
    assert t.vp(B) == 0


def test_loge_for_france_uses_an_exhausted_advantage():
    t = laid_out(LOGE, F).holds(F, "algonquin", "gibraltar")
    t.s.exhausted = 1 << ADVANTAGE_AT["algonquin_raids"]
    play(t, LOGE, F)
    pick(t, "niagara")
    assert marks(t) == ["niagara"] and t.s.exhausted == 1 << ADVANTAGE_AT["algonquin_raids"] and gained(t) == {}
    t.holds(F, "iroquois").changed()
    t.refused(m.UseAdvantage(F, "iroquois_raids", AT["oswego"]), "one_a_region")
    t = play(laid_out(LOGE, F, True), LOGE, F)
    assert gained(t) == {"diplomatic": 2}


def test_one_that_lowers_a_price_holds_for_a_purchase_later():
    t = laid_out(LOGE, F).holds(F, "west_bengal", "hooghly_river").holds(B, "midnapore", "calcutta", "malacca_route")
    t.s.exhausted = 1 << ADVANTAGE_AT["silk"]
    t.hand(F, LOGE).begin(F, ECO3_DIP)
    t.do(m.PlayEvent(F, LOGE))
    assert t.round.granted == ("silk",)
    events = t.do(m.ShiftMarket(F, AT["midnapore"], "major", "silk"))
    assert next(e for e in events if e.name == "PointsSpent").price == 2 and t.round.granted == ()
    t.refused(m.ShiftMarket(F, AT["malacca_route"], "major", "silk"), "advantage_exhausted")


def test_a_ready_one_stays_ready_but_is_used_once_a_round():
    t = laid_out(LOGE, F).holds(F, "west_bengal", "hooghly_river").holds(B, "midnapore", "calcutta", "malacca_route")
    t.hand(F, LOGE).begin(F, ECO3_DIP)
    t.do(m.PlayEvent(F, LOGE), m.ShiftMarket(F, AT["midnapore"], "major", "silk"))
    assert not t.s.exhausted and t.round.advantages == ("silk",)
    t.refused(m.ShiftMarket(F, AT["malacca_route"], "major", "silk"), "one_a_region", region="india")


def test_one_that_lowers_a_price_needs_points_of_its_kind_in_this_round():
    t = laid_out(LOGE, F).holds(F, "west_bengal", "asiento").hand(F, LOGE).begin(F, DIP3_MIL)
    t.do(m.PlayEvent(F, LOGE))
    assert t.round.granted == ("slaving_contracts",)
    t.do(m.ConstructSquadron(F, "minor", "slaving_contracts"))
    assert not t.s.exhausted and t.player(F).debt == 4


def test_a_new_advantage_or_one_without_effect_is_not_offered():
    t = laid_out(LOGE, F).holds(F, "algonquin", "mysore").marks("mysore")
    t.hand(F, LOGE).begin(F, 13)
    t.s.gained = 1 << ADVANTAGE_AT["algonquin_raids"]
    t.changed()
    t.do(m.PlayEvent(F, LOGE))
    assert not t.round.advantages and t.frame.kind == "round"


# --- 34 La Gabelle ---


def test_la_gabelle_for_britain():
    t = play(laid_out("la_gabelle", B).holds(F, "algonquin"), "la_gabelle", B)
    t.do(m.PickAdvantage(B, "algonquin_raids"), m.PickAdvantage(B, "silk"))
    assert t.s.exhausted == 1 << ADVANTAGE_AT["algonquin_raids"] | 1 << ADVANTAGE_AT["silk"]
    t = play(laid_out("la_gabelle", B, True), "la_gabelle", B)
    t.do(m.Decline(B))
    assert not t.s.exhausted and gained(t) == {"economic": 2}


def test_la_gabelle_exhausts_no_exhausted_one_and_sets_nothing_off():
    t = laid_out("la_gabelle", B).ministry("pompadour_and_du_barry")
    t.s.exhausted = 1
    play(t, "la_gabelle", B)
    t.refused(m.PickAdvantage(B, "baltic_trade"), "no_target")
    t.do(m.PickAdvantage(B, "naval_bastion"))
    assert t.player(F).trp == 0


def test_la_gabelle_for_france():
    t = play(laid_out("la_gabelle", F), "la_gabelle", F)
    assert gained(t) == {"economic": 2} and t.vp() == 0
    assert play(laid_out("la_gabelle", F, True), "la_gabelle", F).vp() == 2
    t = laid_out("la_gabelle", F, True).ministry("marquis_de_condorcet")
    assert play(t, "la_gabelle", F).vp() == 3
    for option, vp in ((1, 3), (0, 2)):
        t = laid_out("la_gabelle", F, True).ministry("marquis_de_condorcet", up=False)
        play(t, "la_gabelle", F)
        t.do(m.PickOption(F, option))
        assert t.vp() == vp and t.player(F).ministries == (("marquis_de_condorcet", option == 1),)


def test_whether_a_face_down_ministry_has_governance_the_question_does_not_tell():
    """Rulings R18, R57: France is asked whatever lies there, and leaving it face down is the same answer."""
    seen, answers = [], []
    for card in ("marquis_de_condorcet", "turgot"):
        t = Table(turn=5).ministry(card, "lavoisier", up=False).hand(F, "la_gabelle").money(B, debt=5)
        t.begin(F, DIP3_ECO)
        told = [visible(t.do(move), B) for move in (m.PlayEvent(F, "la_gabelle"),)]
        t.waits_for(F, "event")
        seen.append(RULES.view(t.s, B))
        answers.append(t.legal())
        told.append(visible(t.do(m.PickOption(F, 0)), B))
        assert t.vp() == 2
        seen += [RULES.view(t.s, B), *told]
    half = len(seen) // 2
    assert seen[:half] == seen[half:] and answers == [[m.PickOption(F, 0), m.PickOption(F, 1)], [m.PickOption(F, 0)]]
    t = Table(turn=5).ministry("turgot").hand(F, "la_gabelle").money(B, debt=5).begin(F, DIP3_ECO)
    t.do(m.PlayEvent(F, "la_gabelle"))
    assert t.vp() == 2


# --- 35 Jesuit Abolition ---


def test_jesuit_abolition():
    t = play(laid_out("jesuit_abolition", B).holds(F, "havana", "georgia"), "jesuit_abolition", B)
    assert t.owner("havana") == -1 and t.owner("georgia") == F
    t = play(laid_out("jesuit_abolition", B, True), "jesuit_abolition", B)
    assert gained(t) == {"economic": 3} and limits(t) == ["jesuit_abolition.britain.bonus.0"]
    t = play(laid_out("jesuit_abolition", F), "jesuit_abolition", F)
    assert t.player(F).debt == 2 and t.vp() == 0
    assert play(laid_out("jesuit_abolition", F, True), "jesuit_abolition", F).vp() == 2


# --- 36 Wealth of Nations ---


@BOTH
def test_wealth_of_nations(side):
    t = play(laid_out("wealth_of_nations", side), "wealth_of_nations", side)
    assert t.player(side).debt == 2 and gained(t) == {}
    t = play(laid_out("wealth_of_nations", side, True), "wealth_of_nations", side)
    assert gained(t)["economic"] == 3


# --- 37 Debt Crisis ---


@BOTH
def test_debt_crisis(side):
    t = play(laid_out("debt_crisis", side), "debt_crisis", side)
    assert gained(t) == {} and t.vp() == 0
    t = play(laid_out("debt_crisis", side).money(1 - side, debt=5), "debt_crisis", side)
    assert gained(t) == {"economic": 3} and limits(t) == ["debt_crisis.both.base.0.then.0"] and t.vp() == 0
    t = play(laid_out("debt_crisis", side, True), "debt_crisis", side)
    assert gained(t) == {"economic": 3} and t.vp(side) == 2


# --- 38 East Asia Piracy ---


@BOTH
def test_east_asia_piracy(side):
    t = laid_out("east_asia_piracy", side).holds(side, "malabar_coast", "arcot", "mysore").damages("arcot")
    t.holds(1 - side, "hooghly_river", "nizam", "plassey")
    assert play(t, "east_asia_piracy", side).vp(side) == 3
    t = laid_out("east_asia_piracy", side).holds(side, "malabar_coast", "mysore").marks("mysore")
    t.holds(1 - side, "hooghly_river")
    assert play(t, "east_asia_piracy", side).vp() == 0


# --- 39 Stamp Act ---


def test_stamp_act():
    t = play(laid_out("stamp_act", B), "stamp_act", B)
    assert t.player(B).debt == 2 and gained(t) == {}
    t = laid_out("stamp_act", B, True).hand(B, "stamp_act").begin(B, 22)
    t.do(m.PlayEvent(B, "stamp_act"))
    assert t.points()["economic"] == 2
    t = play(laid_out("stamp_act", F), "stamp_act", F)
    pick(t, "albany")
    assert marks(t) == ["albany"]
    t = play(laid_out("stamp_act", F, True), "stamp_act", F)
    pick(t, "albany", "oswego", "iroquois")
    assert len(marks(t)) == 3 and t.frame.kind == "round"


# --- 40 Falklands Crisis ---

FALKLANDS = "falklands_crisis"


def test_falklands_crisis_for_britain():
    assert play(laid_out(FALKLANDS, B), FALKLANDS, B).vp() == 0
    assert play(laid_out(FALKLANDS, B).holds(B, "spain_prestige_2"), FALKLANDS, B).vp(B) == 1
    t = laid_out(FALKLANDS, B, True).holds(F, "spain_prestige_2", "austria_alliance_2")
    play(t, FALKLANDS, B)
    assert t.owner("spain_prestige_2") == -1 and t.vp(B) == 1


def test_falklands_crisis_for_france():
    t = laid_out(FALKLANDS, F).holds(F, "spain_prestige_2", "spain_alliance_3_upper")
    assert gained(play(t, FALKLANDS, F)) == {"military": 2}
    t = laid_out(FALKLANDS, F, True).holds(B, "biscay")
    play(t, FALKLANDS, F)
    squadron(t, "box")
    assert t.player(B).out == 1 and t.player(B).box == 1


def test_no_french_flag_in_spain_gives_no_right_to_military_points():
    t = play(laid_out(FALKLANDS, F), FALKLANDS, F)
    t.refused(m.Deploy(F, -1, AT["biscay"]), "no_points", points="military")


def test_a_marker_on_the_advantage_prevents_the_bonus():
    t = laid_out(FALKLANDS, F, True).marks("savoy")
    play(t, FALKLANDS, F)
    assert t.player(B).out == 0


# --- 41 Cook and Bougainville ---

COOK = "cook_and_bougainville"


@pytest.mark.parametrize(("box", "points"), [(1, 0), (2, 1), (5, 2)])
def test_cook_for_britain_counts_squadrons_in_twos(box, points):
    t = laid_out(COOK, B).hand(B, COOK)
    t.player(B).box, t.player(B).unbuilt = box, 8 - box
    t.begin(B, 22)
    t.do(m.PlayEvent(B, COOK))
    assert t.points().get("economic", 0) == points


def test_cooks_bonus_lays_a_tile():
    t = play(laid_out(COOK, B, True), COOK, B)
    t.waits_for(B, "lay")
    t.do(m.LayTile(B, 1))
    assert bonus_count(t.player(B)) == 1 and t.frame.kind == "round"


def test_in_turn_six_none_is_drawn():
    t = Table(turn=6, bare=True).ministry("townshend_acts").hand(B, COOK).begin(B, 13)
    t.do(m.PlayEvent(B, COOK))
    assert t.frame.kind == "round"


def test_bougainville_for_france():
    t = play(laid_out(COOK, F), COOK, F)
    assert t.player(F).box == 2 and t.player(F).debt == 4
    assert play(laid_out(COOK, F, True), COOK, F).player(F).debt == 2
