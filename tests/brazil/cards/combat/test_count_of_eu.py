"""Count of Eu: +1, or +2 with own units on a hex adjacent to the battle."""

from tests.brazil.cards.combat.fight import clash
from tests.brazil.kit import Table, battle

CARD = ("count_of_eu",)


def test_alone_it_adds_one() -> None:
    t = Table()
    assert battle(clash(t, ["archer"], ["archer"], attack=CARD)) == (1 + 1, 1)
    t.waits_for(0)


def test_with_a_unit_beside_the_battle_it_adds_two() -> None:
    t = Table()
    here, _ = t.battlefield()
    t.unit("cannon", here)
    assert battle(clash(t, ["archer"], ["archer"], attack=CARD)) == (1 + 2, 1)
    t.waits_for(0)


def test_units_in_the_battle_are_not_beside_it() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon", "archer"], ["cannon"], attack=CARD)) == (4 + 1, 4)
    t.waits_for(0)


def test_enemy_units_beside_the_battle_do_not_help() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon"], ["archer"], defence=CARD)) == (3, 1 + 1)
    t = Table()
    here, _ = t.battlefield()
    t.unit("cannon", here)
    assert battle(clash(t, ["dragoon"], ["archer"], defence=CARD)) == (3, 1 + 1)


def test_the_defender_counts_his_own_neighbours() -> None:
    t = Table()
    _, there = t.battlefield()
    t.unit("cannon", next(h for h in t.near(there) if not t.player().at >> h & 1 and h != t.battlefield()[0]), seat=1)
    assert battle(clash(t, ["dragoon"], ["archer"], defence=CARD)) == (3, 1 + 2)
    t.waits_for(0)


def test_units_that_fire_stand_beside_the_battle() -> None:
    t = Table().combat_card(*CARD)
    here, there = t.battlefield()
    cannon = t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.moving("painting")
    t.fire(cannon, there)
    assert battle(t.seal(*CARD)) == (4 + 2, 1)
    t.waits_for(0)
