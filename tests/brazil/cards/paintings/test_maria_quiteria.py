"""Maria Quitéria: +1 Combat Strength attacking and +2 defending, in all battles."""

from engine.brazil.events import ExpeditionFought
from engine.brazil.moves import FightExpedition
from tests.brazil.kit import Table, battle, one


def test_her_owner_is_one_stronger_attacking() -> None:
    t = Table().painting("maria_quiteria")
    here, there = t.battlefield()
    archer = t.unit("archer", here)
    t.unit("archer", there, seat=1)
    t.moving("painting")
    assert battle(t.walk(archer, there)) == (1 + 1, 1)
    assert t.player(1).at == 0
    t.waits_for(0)


def test_her_owner_is_two_stronger_defending_also_without_units() -> None:
    t = Table().painting("maria_quiteria", seat=1)
    here, there = t.battlefield()
    t.tile("farm", there, seat=1)
    monarch = t.unit("monarch", here)
    t.moving("painting")
    assert battle(t.walk(monarch, there)) == (2, 1 + 2)
    assert t.player().units[monarch] == -1
    t.waits_for(0)


def test_she_counts_once_a_battle_however_many_units_fight() -> None:
    t = Table().painting("maria_quiteria")
    here, there = t.battlefield()
    dragoon, archer = t.unit("dragoon", here), t.unit("archer", here)
    t.unit("cannon", there, seat=1)
    t.moving("painting")
    assert battle(t.walk(dragoon, there, archer)) == (3 + 1 + 1, 4)
    t.waits_for(0)


def test_against_an_expedition_she_attacks() -> None:
    t = Table().painting("maria_quiteria")
    here, there = t.battlefield()
    t.unknown("expedition_3", there, face_up=True)
    monarch = t.unit("monarch", here)
    t.moving("painting")
    t.walk(monarch, there)
    fought = one(t.do(FightExpedition(0, monarch)), ExpeditionFought)
    assert (fought.strength, fought.needed) == (2 + 1, 3)
    assert t.player().exploration == ("expedition_3",)
    t.waits_for(0)
