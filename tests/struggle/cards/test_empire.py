"""The 15 Events of the Empire: every half, base and bonus."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import ADVANTAGE_AT, AT
from engine.struggle.components import COMMODITIES
from engine.struggle.rules.calendar import PHASES
from tests.struggle.cards.deal import gained, laid_out, limits, pick, play, squadron
from tests.struggle.kit import MIL3_ECO, B, F, Table

BOTH = pytest.mark.parametrize("side", [F, B])


def marks(t: Table) -> list[str]:
    return [name for name in AT if t.marked(name)]


# --- 16 Caribbean Slave Unrest ---


@BOTH
def test_caribbean_slave_unrest(side):
    t = play(laid_out("caribbean_slave_unrest", side), "caribbean_slave_unrest", side)
    t.refused(m.PickSpace(side, AT["buccaneers"]), "no_target")
    pick(t, "havana")
    assert marks(t) == ["havana"]
    t = play(laid_out("caribbean_slave_unrest", side, True), "caribbean_slave_unrest", side)
    pick(t, "havana", "antigua")
    assert marks(t) == ["antigua", "havana"]


# --- 17 Pacte de Famille ---


def test_pacte_de_famille_for_britain():
    t = laid_out("pacte_de_famille", B).holds(F, "spain_prestige_3", "austria_alliance_2", "russia")
    play(t, "pacte_de_famille", B)
    events = t.do(m.ShiftPolitical(B, AT["spain_prestige_3"]))
    assert next(e for e in events if e.name == "PointsSpent").price == 2
    events = t.do(m.ShiftPolitical(B, AT["russia"]))
    assert next(e for e in events if e.name == "PointsSpent").price == 3
    events = t.do(m.ShiftPolitical(B, AT["spain_prestige_3"]))
    assert next(e for e in events if e.name == "PointsSpent").price == 3
    t = play(laid_out("pacte_de_famille", B, True), "pacte_de_famille", B)
    assert gained(t) == {"diplomatic": 1}


def test_pacte_de_famille_for_france():
    t = laid_out("pacte_de_famille", F).holds(F, "gibraltar", "savoy", "spain_prestige_3", "algonquin")
    for name in ("naval_bastion", "mediterranean_intrigue", "algonquin_raids"):
        t.s.exhausted |= 1 << ADVANTAGE_AT[name]
    play(t, "pacte_de_famille", F)
    t.refused(m.PickAdvantage(F, "algonquin_raids"), "no_target")
    t.do(m.PickAdvantage(F, "naval_bastion"), m.Decline(F))
    assert not t.s.exhausted >> ADVANTAGE_AT["naval_bastion"] & 1
    assert t.s.exhausted >> ADVANTAGE_AT["mediterranean_intrigue"] & 1
    t = play(laid_out("pacte_de_famille", F, True), "pacte_de_famille", F)
    assert gained(t) == {"diplomatic": 2} and limits(t) == ["pacte_de_famille.france.bonus.0"]


# --- 18 Byng's Trial ---


def test_byngs_trial_for_britain():
    t = play(laid_out("byngs_trial", B), "byngs_trial", B)
    t.refused(m.PickTheater(B, 0), "no_target")
    t.do(m.PickTheater(B, 1))
    assert t.s.byng == 1
    from engine.struggle.rules.wars.strength import board_parts

    assert ("special", 2) in board_parts(t.s, 1, 1, B) and not board_parts(t.s, 1, 1, F)


def test_byng_does_nothing_in_turn_six():
    t = Table(turn=6, bare=True).hand(B, "byngs_trial").begin(B, 13)
    t.do(m.PlayEvent(B, "byngs_trial"))
    assert t.s.byng == -1 and t.frame.kind == "round"


def test_byngs_trial_for_france_sets_a_squadron_aside_until_the_next_reset():
    t = laid_out("byngs_trial", F).holds(B, "biscay")
    play(t, "byngs_trial", F)
    squadron(t, "biscay")
    assert t.player(B).aside == 1 and t.owner("biscay") == -1
    PHASES["reset"](t.s, [])
    assert (t.player(B).aside, t.player(B).box) == (0, 3)


# --- 19 Le Beau Monde ---


def test_le_beau_monde_for_britain():
    t = laid_out("le_beau_monde", B)
    t.s.demand = ("spice", "fish", "cotton")
    play(t, "le_beau_monde", B)
    t.refused(m.PickCommodity(B, "cotton"), "no_target")
    t.do(m.PickCommodity(B, "furs"))
    assert t.s.demand == ("furs", "spice", "fish", "cotton") and gained(t) == {}
    t = laid_out("le_beau_monde", B, True)
    t.s.demand = ("spice", "fish", "sugar")
    play(t, "le_beau_monde", B)
    t.do(m.Decline(B))
    assert t.s.demand == ("spice", "fish", "sugar") and gained(t) == {"economic": 1}


def test_le_beau_monde_for_france():
    t = play(laid_out("le_beau_monde", F), "le_beau_monde", F)
    assert gained(t) == {"diplomatic": 1} and limits(t) == ["le_beau_monde.france.base.0"]
    t = play(laid_out("le_beau_monde", F, True), "le_beau_monde", F)
    assert gained(t) == {"diplomatic": 3}


# --- 20 Hyder Ali ---


@BOTH
def test_hyder_ali_takes_control_or_puts_two_markers(side):
    t = play(laid_out("hyder_ali", side).holds(1 - side, "mysore"), "hyder_ali", side)
    t.do(m.PickOption(side, 0))
    pick(t, "mysore")
    assert t.owner("mysore") == side and gained(t) == {}
    t = laid_out("hyder_ali", side, True).holds(1 - side, "plassey", "hooghly_river", "west_bengal", "kurpa")
    play(t, "hyder_ali", side)
    t.do(m.PickOption(side, 1))
    t.refused(m.PickSpace(side, AT["plassey"]), "no_target")
    pick(t, "kurpa", "nizam")
    assert marks(t) == ["nizam", "kurpa"] and gained(t) == {"economic": 2}
    assert limits(t) == ["hyder_ali.both.bonus.0"]


# --- 21 Co-Hong System ---


@BOTH
def test_co_hong_system_changes_a_demand(side):
    t = laid_out("co_hong_system", side)
    t.s.demand = ("furs", "spice", "fish")
    play(t, "co_hong_system", side)
    drawn = t.frame.drawn
    assert drawn in ("tobacco", "sugar", "cotton") and not t.session.can_undo
    t.refused(m.PickCommodity(side, drawn), "no_target")
    t.do(m.PickCommodity(side, "spice"))
    assert set(t.s.demand) == {"furs", "fish", drawn} and gained(t) == {}
    assert list(t.s.demand) == [c for c in COMMODITIES if c in t.s.demand]


@pytest.mark.parametrize("seed", range(12))
def test_co_hong_draws_a_tile_that_is_not_in_use(seed):
    t = laid_out("co_hong_system", B)
    t.s.rng = seed
    play(t, "co_hong_system", B)
    assert len(t.s.demand) == 3 and t.frame.drawn and t.frame.drawn not in t.s.demand


@BOTH
def test_co_hong_systems_bonus(side):
    t = play(laid_out("co_hong_system", side, True), "co_hong_system", side)
    t.do(t.legal(m.PickCommodity)[0])
    assert gained(t) == {"economic": 2}


# --- 22 Corsican Crisis ---


def test_corsican_crisis_for_britain():
    t = play(laid_out("corsican_crisis", B).holds(F, "savoy"), "corsican_crisis", B)
    pick(t, "savoy")
    assert t.owner("savoy") == -1 and t.vp() == 0
    t = play(laid_out("corsican_crisis", B, True), "corsican_crisis", B)
    pick(t, "sardinia")
    assert t.vp(B) == 1
    t = play(laid_out("corsican_crisis", B, True).holds(F, "biscay"), "corsican_crisis", B)
    pick(t, "sardinia")
    assert t.vp(B) == 0


def test_corsican_crisis_for_france():
    t = play(laid_out("corsican_crisis", F).holds(B, "sweden", "iroquois"), "corsican_crisis", F)
    assert t.owner("sweden") == -1 and t.vp() == 0
    assert play(laid_out("corsican_crisis", F, True), "corsican_crisis", F).vp() == 1
    t = laid_out("corsican_crisis", F, True).holds(B, "spain_prestige_2", "spain_prestige_3")
    play(t, "corsican_crisis", F)
    pick(t, "spain_prestige_2")
    assert t.vp() == 0


# --- 23 European Panic ---


@BOTH
@pytest.mark.parametrize(("own", "other", "vp"), [(4, 4, 0), (4, 2, 0), (1, 3, 2), (0, 7, 4)])
def test_european_panic_compares_debt(side, own, other, vp):
    t = laid_out("european_panic", side).money(side, debt=own, limit=10).money(1 - side, debt=other, limit=16)
    assert play(t, "european_panic", side).vp(side) == vp


@BOTH
def test_european_panics_bonus_asks_for_three_available(side):
    t = play(laid_out("european_panic", side, True).holds(1 - side, "russia", "iroquois"), "european_panic", side)
    assert t.owner("russia") == -1 and t.owner("iroquois") == 1 - side


# --- 24 West African Gold Mining ---


@BOTH
def test_west_african_gold_mining(side):
    card = "west_african_gold_mining"
    t = laid_out(card, side).hand(side, card).begin(side, MIL3_ECO)
    t.do(m.PlayEvent(side, card))
    assert gained(t) == {"economic": 1}
    t = laid_out(card, side, True).hand(side, card).begin(side, MIL3_ECO)
    t.do(m.PlayEvent(side, card))
    assert gained(t) == {"economic": 3} and limits(t) == [f"{card}.both.bonus.0"]


# --- 25 War of the Quadruple Alliance ---

QUADRUPLE = "war_of_the_quadruple_alliance"


def test_quadruple_alliance_for_britain():
    t = play(laid_out(QUADRUPLE, B).holds(B, "biscay"), QUADRUPLE, B)
    squadron(t, "box")
    assert t.player(B).aside == 1 and t.vp(B) == 2
    t = laid_out(QUADRUPLE, B)
    t.player(B).box, t.player(B).unbuilt = 0, 8
    assert play(t, QUADRUPLE, B).vp(B) == 0


def test_its_bonus_builds_a_squadron_for_debt_or_a_treaty_point():
    t = play(laid_out(QUADRUPLE, B, True).money(B, trp=1), QUADRUPLE, B)
    t.do(m.PickOption(B, 0))
    assert (t.player(B).debt, t.player(B).trp, t.player(B).box) == (5, 1, 2)
    t = play(laid_out(QUADRUPLE, B, True).money(B, trp=1), QUADRUPLE, B)
    t.do(m.PickOption(B, 1))
    assert (t.player(B).debt, t.player(B).trp) == (4, 0)


@pytest.mark.parametrize(("debt", "trp", "left", "vp"), [(4, 0, (5, 0), 0), (10, 1, (10, 0), 0), (10, 0, (10, 0), 1)])
def test_at_the_limit_it_is_the_treaty_point_else_forced_debt(debt, trp, left, vp):
    t = laid_out(QUADRUPLE, B, True).money(B, debt=debt, trp=trp)
    t.player(B).box, t.player(B).unbuilt = 0, 8
    play(t, QUADRUPLE, B)
    assert (t.player(B).debt, t.player(B).trp) == left and t.vp(F) == vp and t.player(B).box == 1


def test_without_an_unbuilt_squadron_nothing_is_paid():
    t = laid_out(QUADRUPLE, B, True)
    t.player(B).box, t.player(B).unbuilt, t.player(B).out = 1, 0, 7
    play(t, QUADRUPLE, B)
    assert t.player(B).debt == 4 and t.player(B).box == 0


def test_quadruple_alliance_for_france():
    t = play(laid_out(QUADRUPLE, F), QUADRUPLE, F)
    pick(t, "spain_prestige_2")
    assert t.owner("spain_prestige_2") == F and gained(t) == {}
    t = play(laid_out(QUADRUPLE, F, True), QUADRUPLE, F)
    pick(t, "spain_prestige_2")
    assert gained(t) == {"diplomatic": 1}


# --- 26 Salon d'Hercule ---


def test_salon_dhercule_for_britain():
    assert play(laid_out("salon_dhercule", B), "salon_dhercule", B).player(F).debt == 5
    t = play(laid_out("salon_dhercule", B, True).money(F, debt=9), "salon_dhercule", B)
    assert t.player(F).debt == 10 and t.vp(B) == 2


def test_salon_dhercule_for_france():
    t = play(laid_out("salon_dhercule", F), "salon_dhercule", F)
    assert gained(t) == {"diplomatic": 2} and limits(t) == ["salon_dhercule.france.base.0"]
    assert gained(play(laid_out("salon_dhercule", F, True), "salon_dhercule", F)) == {"diplomatic": 4}


# --- 27 Bengal Famine ---


@BOTH
@pytest.mark.parametrize("n", [0, 1, 2])
def test_bengal_famine_puts_up_to_two_markers(side, n):
    t = play(laid_out("bengal_famine", side), "bengal_famine", side)
    t.refused(m.PickSpace(side, AT["antigua"]), "no_target")
    pick(t, *["kurpa", "mysore"][:n])
    if n < 2:
        t.do(m.Decline(side))
    assert len(marks(t)) == n and t.frame.kind == "round"


# --- 28 Father le Loutre ---


def test_father_le_loutre_for_britain():
    t = play(laid_out("father_le_loutre", B), "father_le_loutre", B)
    pick(t, "georges_bank")
    assert marks(t) == ["georges_bank"]
    t = play(laid_out("father_le_loutre", B, True), "father_le_loutre", B)
    pick(t, "georges_bank")
    assert gained(t) == {"military": 2} and limits(t) == ["father_le_loutre.britain.bonus.0"]


def test_regional_military_points_construct_nothing():
    """Ruling R23."""
    t = play(laid_out("father_le_loutre", B, True), "father_le_loutre", B)
    pick(t, "georges_bank")
    t.do(m.ConstructSquadron(B))
    assert t.points()["military"] == 2 and t.player(B).debt == 5


def test_regional_military_points_pay_for_forts_squadrons_and_markers_only():
    """Ruling R23."""
    t = laid_out("father_le_loutre", B, True).holds(B, "albany").marks("niagara", "kurpa")
    play(t, "father_le_loutre", B)
    pick(t, "georges_bank")
    t.do(m.BuyWarTile(B))
    t.do(m.LayTile(B, 0))
    assert t.points()["military"] == 3
    t.do(m.Deploy(B, -1, AT["cabot_strait"]))
    assert next(lot for lot in t.round.lots if lot[2])[3] == 1
    t.do(m.RemoveConflict(B, AT["kurpa"]))
    assert next(lot for lot in t.round.lots if lot[2])[3] == 1 and t.player(B).debt == 5
    t.do(m.RemoveConflict(B, AT["niagara"]))
    assert "military" not in t.points() and t.player(B).debt == 6


def test_father_le_loutre_for_france():
    t = play(laid_out("father_le_loutre", F).holds(B, "albany", "kurpa", "iroquois"), "father_le_loutre", F)
    assert t.spaces(m.PickSpace) == ["albany", "kurpa"]
    pick(t, "kurpa")
    t = play(laid_out("father_le_loutre", F, True).holds(B, "albany"), "father_le_loutre", F)
    assert gained(t) == {"economic": 2} and marks(t) == ["albany"]


# --- 29 War of the Polish Succession ---

POLISH = "war_of_the_polish_succession"


def test_polish_succession():
    t = play(laid_out(POLISH, B), POLISH, B)
    assert t.player(B).trp == 2 and t.owner("russia") == -1
    t = play(laid_out(POLISH, B, True), POLISH, B)
    assert t.owner("russia") == B
    t = play(laid_out(POLISH, F), POLISH, F)
    assert t.vp() == 2 and t.player(F).trp == 0
    t = play(laid_out(POLISH, F, True), POLISH, F)
    pick(t, "sweden")
    assert t.owner("sweden") == F and t.vp() == 2


# --- 30 Jonathan's Coffee-House ---


@BOTH
def test_jonathans_coffee_house(side):
    card = "jonathans_coffee_house"
    t = play(laid_out(card, side), card, side)
    assert gained(t) == {"economic": 2} and t.player(side).debt == 4
    t = play(laid_out(card, side, True), card, side)
    assert gained(t) == {"economic": 3} and t.player(side).debt == 3
