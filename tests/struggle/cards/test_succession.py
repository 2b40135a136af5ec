"""Events 1 to 8 of the Succession: every half, base and bonus."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.rules.bonus_war_tiles import bonus_at
from tests.struggle.cards.deal import gained, laid_out, limits, pick, play
from tests.struggle.kit import B, F, Table

BOTH = pytest.mark.parametrize("side", [F, B])


def marks(t: Table) -> list[str]:
    return [name for name in AT if t.marked(name)]


# --- 1 Carnatic War ---


@BOTH
def test_carnatic_war_marks_india_for_each_local_alliance(side):
    t = play(laid_out("carnatic_war", side).holds(side, "maratha", "mysore"), "carnatic_war", side)
    pick(t, "plassey", "nizam")
    assert marks(t) == ["nizam", "plassey"] and t.frame.kind == "round"
    t = play(laid_out("carnatic_war", side), "carnatic_war", side)
    assert not marks(t)


@BOTH
def test_carnatic_wars_bonus_is_a_fort_in_india_or_a_cotton_market(side):
    t = laid_out("carnatic_war", side, True).holds(1 - side, "arcot", "louisbourg", "vandavasi")
    play(t, "carnatic_war", side)
    t.do(m.PickOption(side, 0))
    t.refused(m.PickSpace(side, AT["louisbourg"]), "no_target")
    pick(t, "arcot")
    assert t.s.damaged == 1 << AT["arcot"]
    t = play(laid_out("carnatic_war", side, True), "carnatic_war", side)
    pick(t, "kurpa")
    assert t.owner("kurpa") == side


# --- 2 Acts of Union ---


def test_acts_of_union_for_britain():
    t = play(laid_out("acts_of_union", B), "acts_of_union", B)
    assert gained(t) == {"diplomatic": 1} and limits(t) == ["acts_of_union.britain.base.0"] and t.vp(B) == 0
    t = laid_out("acts_of_union", B, True).holds(F, "russia", "sweden")
    play(t, "acts_of_union", B)
    assert t.vp(B) == 2
    t.do(m.ShiftPolitical(B, AT["russia"]), m.ShiftPolitical(B, AT["maratha"]))
    assert t.points().get("diplomatic", 0) == 0 and t.player(B).debt == 4 + 2


def test_the_limit_of_acts_of_union_pays_for_no_flagging():
    t = play(laid_out("acts_of_union", B), "acts_of_union", B)
    t.do(m.ShiftPolitical(B, AT["russia"]))
    assert t.points()["diplomatic"] == 1


def test_acts_of_union_for_france():
    t = play(laid_out("acts_of_union", F), "acts_of_union", F)
    assert gained(t) == {"diplomatic": 2} and not limits(t)
    t = laid_out("acts_of_union", F, True).holds(
        B, "russia", "spain_prestige_2", "austria_alliance_2", "maratha", "sweden"
    )
    play(t, "acts_of_union", F)
    assert t.spaces(m.PickSpace) == ["russia", "sweden"]
    pick(t, "sweden")
    assert t.owner("sweden") == -1


# --- 3 Tropical Diseases ---


@BOTH
def test_tropical_diseases(side):
    t = laid_out("tropical_diseases", side).holds(1 - side, "antigua", "georgia").holds(side, "havana", "albany")
    play(t, "tropical_diseases", side)
    pick(t, "georgia")
    assert t.owner("georgia") == t.owner("havana") == -1 and t.owner("antigua") == 1 - side
    t = laid_out("tropical_diseases", side, True).holds(1 - side, "antigua", "georgia", "caicos").holds(side, "havana")
    play(t, "tropical_diseases", side)
    pick(t, "georgia", "antigua")
    assert t.owner("antigua") == -1 and t.owner("caicos") == 1 - side


# --- 4 South Sea Speculation ---


@BOTH
def test_south_sea_speculation_isolates_no_market(side):
    t = laid_out("south_sea_speculation", side).holds(1 - side, "quebec_and_montreal", "cataraqui", "niagara")
    t.holds(1 - side, "georgia", "carolinas")
    play(t, "south_sea_speculation", side)
    assert t.spaces(m.PickSpace) == ["georgia", "niagara"]
    t.refused(m.PickSpace(side, AT["cataraqui"]), "no_target")
    pick(t, "niagara")
    assert t.owner("niagara") == -1


@BOTH
def test_south_sea_speculations_bonus_makes_a_squadron_cheaper(side):
    t = laid_out("south_sea_speculation", side, True).hand(side, "south_sea_speculation").begin(side, 14)
    t.do(m.PlayEvent(side, "south_sea_speculation"))
    t.do(m.ConstructSquadron(side, "minor"))
    assert t.player(side).debt == 4 and t.round.squadron_less == 0


# --- 5 War of Jenkins' Ear ---


def test_war_of_jenkins_ear_for_britain():
    t = play(laid_out("war_of_jenkins_ear", B), "war_of_jenkins_ear", B)
    assert (t.player(B).debt, t.player(F).debt) == (2, 4)
    t = play(laid_out("war_of_jenkins_ear", B, True), "war_of_jenkins_ear", B)
    assert (t.player(B).debt, t.player(F).debt) == (2, 5)


def test_war_of_jenkins_ear_for_france():
    t = laid_out("war_of_jenkins_ear", F).holds(B, "georgia", "antigua", "albany")
    play(t, "war_of_jenkins_ear", F)
    assert t.spaces(m.PickSpace) == ["antigua", "georgia"]
    pick(t, "georgia")
    assert marks(t) == ["georgia"] and gained(t) == {}
    t = play(laid_out("war_of_jenkins_ear", F, True), "war_of_jenkins_ear", F)
    assert gained(t) == {"diplomatic": 1}


# --- 6 Native American Alliances ---


def test_native_american_alliances_for_britain():
    t = play(laid_out("native_american_alliances", B).holds(F, "algonquin"), "native_american_alliances", B)
    pick(t, "algonquin")
    assert t.owner("algonquin") == -1


def test_its_bonus_uses_an_advantage_gained_just_now_without_exhausting_it():
    t = play(laid_out("native_american_alliances", B, True), "native_american_alliances", B)
    pick(t, "iroquois")
    pick(t, "albany")
    assert marks(t) == ["albany"] and not t.s.exhausted
    t.holds(B, "iroquois").changed()
    t.refused(m.UseAdvantage(B, "iroquois_raids", AT["niagara"]), "advantage_new")


def test_its_bonus_may_lower_a_later_price():
    t = laid_out("native_american_alliances", B, True).holds(B, "chesapeake", "northern_colonies", "algonquin")
    t.holds(F, "massachusetts_bay", "niagara").marks("algonquin")
    t.s.exhausted = 1 << 11
    t.hand(B, "native_american_alliances").begin(B, 13)
    t.do(m.PlayEvent(B, "native_american_alliances"))
    t.do(m.PickAdvantage(B, "wheat"))
    assert t.round.granted == ("wheat",)
    t.refused(m.ShiftMarket(B, AT["massachusetts_bay"], "minor", "wheat"), "minor_cannot_unflag")


def test_native_american_alliances_for_france():
    t = play(laid_out("native_american_alliances", F), "native_american_alliances", F)
    assert gained(t) == {"economic": 2} and limits(t) == ["native_american_alliances.france.base.0"]
    t = laid_out("native_american_alliances", F, True).holds(B, "iroquois", "buccaneers")
    play(t, "native_american_alliances", F)
    assert t.owner("iroquois") == -1 and t.owner("buccaneers") == B


# --- 7 Austro-Spanish Rivalry ---


def test_austro_spanish_rivalry_for_britain():
    t = play(laid_out("austro_spanish_rivalry", B), "austro_spanish_rivalry", B)
    pick(t, "spain_prestige_2")
    assert marks(t) == ["spain_prestige_2"] and len(bonus_at(t.player(F), 0)) == 1
    t = play(laid_out("austro_spanish_rivalry", B, True), "austro_spanish_rivalry", B)
    pick(t, "spain_prestige_2")
    assert not bonus_at(t.player(F), 0) and len(t.player(F).bonus) == 12 and not t.session.can_undo


def test_a_theater_without_a_french_bonus_tile_can_not_be_named():
    t = laid_out("austro_spanish_rivalry", B, True)
    t.tiles(F, 2, t.player(F).laid[2][0], "wss_france_berwick")
    play(t, "austro_spanish_rivalry", B)
    pick(t, "spain_prestige_2")
    t.refused(m.PickTheater(B, 1), "no_target")
    t.do(m.PickTheater(B, 2))
    assert len(bonus_at(t.player(F), 0)) == 1 and not bonus_at(t.player(F), 2)


def test_austro_spanish_rivalry_for_france():
    t = play(laid_out("austro_spanish_rivalry", F).holds(B, "dutch_alliance_2"), "austro_spanish_rivalry", F)
    assert t.owner("dutch_alliance_2") == -1 and gained(t) == {}
    for option, kind in enumerate(("diplomatic", "economic")):
        t = play(laid_out("austro_spanish_rivalry", F, True), "austro_spanish_rivalry", F)
        t.do(m.PickOption(F, option))
        assert gained(t) == {kind: 2} and limits(t) == [f"austro_spanish_rivalry.france.bonus.0.{option}.0"]


# --- 8 Tax Reform ---

TAXED = [(4, 0, 2, 0), (1, 0, 0, 1), (0, 0, 0, 2), (2, 1, 0, 1), (4, 1, 1, 0)]


@BOTH
@pytest.mark.parametrize(("debt", "bonus", "left", "points"), TAXED)
def test_tax_reform(side, debt, bonus, left, points):
    t = play(laid_out("tax_reform", side, bool(bonus)).money(side, debt=debt), "tax_reform", side)
    assert t.player(side).debt == left and gained(t) == ({"economic": points} if points else {})
