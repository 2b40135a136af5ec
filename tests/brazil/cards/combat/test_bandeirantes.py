"""Bandeirantes: +1, or +3 against an Expedition or when attacking a hex without enemy units."""

from engine.brazil.events import ExpeditionFought
from engine.brazil.moves import FightExpedition
from tests.brazil.cards.combat.fight import clash
from tests.brazil.kit import Table, battle, one

CARD = ("bandeirantes",)


def test_attacking_a_building_without_units_it_adds_three() -> None:
    t = Table()
    assert battle(clash(t, ["archer"], [], attack=CARD, tile="farm")) == (1 + 3, 1)
    t.waits_for(0)


def test_attacking_units_it_adds_one() -> None:
    t = Table()
    assert battle(clash(t, ["archer"], ["archer"], attack=CARD)) == (1 + 1, 1)
    t.waits_for(0)


def test_attacking_a_building_with_units_it_adds_one() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon"], ["archer"], attack=CARD, tile="farm")) == (3 + 1, 2)
    t.waits_for(0)


def test_firing_at_a_building_without_units_it_adds_three() -> None:
    t = Table().combat_card(*CARD)
    here, there = t.battlefield()
    t.tile("farm", there, seat=1)
    cannon = t.unit("cannon", here)
    t.moving("painting")
    t.fire(cannon, there)
    assert battle(t.seal(*CARD)) == (4 + 3, 1)
    t.waits_for(0)


def test_defending_it_adds_one() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon"], [], defence=CARD, tile="farm")) == (3, 1 + 1)
    t.waits_for(0)


def test_against_an_expedition_it_adds_three() -> None:
    t = Table().combat_card(*CARD)
    here, there = t.battlefield()
    t.unknown("expedition_4", there, face_up=True)
    archer = t.unit("archer", here)
    t.moving("painting")
    t.walk(archer, there)
    t.do(FightExpedition(0, archer))
    fought = one(t.seal(*CARD), ExpeditionFought)
    assert (fought.strength, fought.needed) == (1 + 3, 4)
    t.waits_for(0)
