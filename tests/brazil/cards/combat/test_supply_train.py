"""Supply train: +1; if its owner wins, 1 resource of choice."""

from engine.brazil.moves import FightExpedition
from tests.brazil.cards.combat.fight import clash
from tests.brazil.kit import Table, battle

CARD = ("supply_train",)


def test_the_winning_attacker_takes_a_resource() -> None:
    t = Table()
    assert battle(clash(t, ["archer"], ["archer"], attack=CARD)) == (1 + 1, 1)
    t.waits_for(0, "resource")
    t.take("cotton")
    assert t.supply() == ["cotton"]
    t.waits_for(0)


def test_the_winning_defender_takes_one_too() -> None:
    t = Table()
    assert battle(clash(t, ["monarch"], ["archer"], defence=CARD)) == (2, 1 + 1)
    t.take("cotton")
    assert (t.supply(), t.supply(1)) == ([], ["cotton"])
    t.waits_for(0)


def test_the_loser_takes_nothing() -> None:
    t = Table()
    clash(t, ["archer"], ["dragoon"], attack=CARD)
    assert t.supply() == []
    t.waits_for(0)


def test_cancelled_it_brings_nothing() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon"], ["archer"], attack=CARD, defence=("spy",))) == (3, 1)
    assert t.supply() == []
    t.waits_for(0)


def test_an_expedition_won_counts() -> None:
    t = Table().combat_card(*CARD)
    here, there = t.battlefield()
    t.unknown("expedition_3", there, face_up=True)
    monarch = t.unit("monarch", here)
    t.moving("painting")
    t.walk(monarch, there)
    t.do(FightExpedition(0, monarch))
    t.seal(*CARD)
    t.take("cotton")
    assert sorted(t.supply()) == ["cotton", "gold"], "the gold is the Expedition's"
    t.waits_for(0)
