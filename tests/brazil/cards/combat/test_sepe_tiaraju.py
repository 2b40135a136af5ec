"""Sepé Tiaraju: +1; if its owner loses, the winner loses a unit too, of the loser's choice, never his last."""

from engine.brazil.moves import DefeatUnit
from tests.brazil.cards.combat.fight import clash
from tests.brazil.kit import Table, battle

MONARCH, ARCHER, GRENADIER, DRAGOON, CANNON = range(5)


def test_the_losing_attacker_chooses_a_unit_of_the_winner() -> None:
    t = Table()
    events = clash(t, ["archer"], ["dragoon", "archer", "monarch"], attack=("sepe_tiaraju",))
    assert battle(events) == (1 + 1, 6)
    t.waits_for(0, "defeat")
    t.refused(DefeatUnit(0, CANNON), "unit_not_in_battle")
    t.do(DefeatUnit(0, DRAGOON))
    assert t.player(1).units[DRAGOON] == -1
    assert t.player(1).units.count(-1) == 1
    t.waits_for(0)


def test_the_losing_defender_chooses_a_unit_of_the_attacker() -> None:
    t = Table()
    clash(t, ["dragoon", "archer"], ["archer"], defence=("sepe_tiaraju",))
    t.waits_for(1, "defeat")
    t.do(DefeatUnit(1, ARCHER))
    assert t.player().units[ARCHER] == -1
    t.waits_for(0)


def test_the_winners_last_unit_stays() -> None:
    t = Table()
    clash(t, ["archer"], ["dragoon"], attack=("sepe_tiaraju",))
    assert t.player(1).units[DRAGOON] >= 0
    t.waits_for(0)


def test_two_of_them_take_two_units_if_one_is_left() -> None:
    t = Table()
    clash(t, ["archer"], ["dragoon", "archer", "grenadier"], attack=("sepe_tiaraju", "sepe_tiaraju"))
    t.do(DefeatUnit(0, DRAGOON), DefeatUnit(0, ARCHER))
    assert t.player(1).units[GRENADIER] >= 0
    t.waits_for(0)


def test_two_of_them_take_one_of_two_units() -> None:
    t = Table()
    clash(t, ["archer"], ["dragoon", "grenadier"], attack=("sepe_tiaraju", "sepe_tiaraju"))
    t.do(DefeatUnit(0, DRAGOON))
    assert t.player(1).units[GRENADIER] >= 0
    t.waits_for(0)


def test_if_its_owner_wins_nobody_is_lost_besides() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon", "archer"], ["archer"], attack=("sepe_tiaraju",))) == (4 + 1, 1)
    assert t.player().at.bit_count() == 1 and t.player().units.count(-1) == 0
    t.waits_for(0)


def test_a_unit_that_stayed_behind_is_not_in_the_battle() -> None:
    t = Table()
    here, _ = t.battlefield()
    behind = t.unit("cannon", here)
    clash(t, ["dragoon"], ["archer"], defence=("sepe_tiaraju",))
    assert t.player().units[behind] == here
    assert t.player().units[DRAGOON] >= 0, "the only one that fought"
    t.waits_for(0)


def test_a_building_without_units_may_be_avenged() -> None:
    t = Table()
    clash(t, ["dragoon", "archer"], [], defence=("sepe_tiaraju",), tile="farm")
    t.do(DefeatUnit(1, DRAGOON))
    assert t.player().units[ARCHER] >= 0
    t.waits_for(0)
