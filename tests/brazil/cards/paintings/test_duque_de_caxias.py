"""Duque de Caxias: draw a Combat card after every battle won, Expeditions too."""

from engine.brazil.moves import FightExpedition
from tests.brazil.kit import Table


def fight(own: str, other: str, owner: int) -> Table:
    """A green unit attacks an orange one; `owner` has the painting."""
    t = Table().painting("duque_de_caxias", seat=owner)
    here, there = t.battlefield()
    unit = t.unit(own, here)
    t.unit(other, there, seat=1)
    t.moving("painting")
    t.walk(unit, there)
    t.waits_for(0)
    return t


def test_the_attacker_draws_after_a_battle_won() -> None:
    t = fight("monarch", "archer", owner=0)
    assert len(t.player().combat_cards) == 1
    assert t.player(1).combat_cards == ()


def test_the_defender_draws_after_a_battle_won() -> None:
    t = fight("archer", "archer", owner=1)
    assert len(t.player(1).combat_cards) == 1
    assert t.player().combat_cards == ()


def test_a_battle_lost_brings_nothing() -> None:
    t = fight("archer", "archer", owner=0)
    assert t.player().combat_cards == t.player(1).combat_cards == ()


def test_an_expedition_won_counts() -> None:
    t = Table().painting("duque_de_caxias")
    here, there = t.battlefield()
    t.unknown("expedition_3", there, face_up=True)
    dragoon = t.unit("dragoon", here)
    t.moving("painting")
    t.walk(dragoon, there)
    t.do(FightExpedition(0, dragoon))
    assert len(t.player().combat_cards) == 1
    t.waits_for(0)


def test_an_expedition_lost_does_not() -> None:
    t = Table().painting("duque_de_caxias")
    here, there = t.battlefield()
    t.unknown("expedition_3", there, face_up=True)
    monarch = t.unit("monarch", here)
    t.moving("painting")
    t.walk(monarch, there)
    t.do(FightExpedition(0, monarch))
    assert t.player().combat_cards == ()
    t.waits_for(0)
