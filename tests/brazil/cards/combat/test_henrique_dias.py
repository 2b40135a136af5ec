"""Henrique Dias: +1, or +3 when defending a Building or City its owner built."""

from tests.brazil.cards.combat.fight import clash
from tests.brazil.kit import Table, battle

CARD = ("henrique_dias",)


def test_defending_an_own_building_it_adds_three() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon", "archer"], [], defence=CARD, tile="farm")) == (4, 1 + 3)
    assert t.player().at == 0, "the defender wins the tie"
    t.waits_for(0)


def test_defending_an_own_city_too() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon", "archer"], ["archer"], defence=CARD, tile="olinda")) == (4, 1 + 3 + 3)
    t.waits_for(0)


def test_defending_an_empty_hex_it_adds_one() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon"], ["archer"], defence=CARD)) == (3, 1 + 1)
    t.waits_for(0)


def test_attacking_it_adds_one() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon"], [], attack=CARD, tile="farm")) == (3 + 1, 1)
    t.waits_for(0)


def test_defending_a_seized_tile_it_adds_one() -> None:
    t = Table().combat_card(*CARD, seat=1)
    here, there = t.battlefield()
    t.tile("farm", there)
    t.unit("archer", there, seat=1)
    dragoon = t.unit("dragoon", here)
    t.moving("painting")
    t.walk(dragoon, there)
    assert battle(t.seal(*CARD)) == (3, 1 + 1)
    t.waits_for(0)


def test_taking_back_an_own_tile_is_no_defence() -> None:
    t = Table().combat_card(*CARD)
    here, there = t.battlefield()
    t.tile("farm", there)
    t.unit("archer", there, seat=1)
    dragoon = t.unit("dragoon", here)
    t.moving("painting")
    t.walk(dragoon, there)
    assert battle(t.seal(*CARD)) == (3 + 1, 1)
    t.waits_for(0)
