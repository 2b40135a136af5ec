"""Militia: +1, and nothing else."""

from engine.brazil.moves import SealCards
from tests.brazil.cards.combat.fight import clash
from tests.brazil.kit import Table, battle


def test_it_adds_one_attacking_and_is_discarded() -> None:
    t = Table()
    assert battle(clash(t, ["archer"], ["archer"], attack=("militia",))) == (1 + 1, 1)
    assert (t.player().combat_cards, t.s.combat_discard) == ((), ("militia",))
    t.waits_for(0)


def test_it_adds_one_defending_and_is_discarded_by_the_loser_too() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon", "cannon"], ["archer"], defence=("militia",))) == (3 + 4, 1 + 1)
    assert (t.player(1).combat_cards, t.s.combat_discard) == ((), ("militia",))
    t.waits_for(0)


def test_several_add_up() -> None:
    cards = ("militia", "militia")
    assert battle(clash(Table(), ["archer"], ["archer"], attack=cards)) == (1 + 2 * 1, 1)


def test_three_cards_a_battle_at_most_and_only_from_the_hand() -> None:
    t = Table()
    t.combat_card("militia", "militia", "militia", "militia")
    here, there = t.battlefield()
    archer = t.unit("archer", here)
    t.unit("archer", there, seat=1)
    t.moving("painting")
    t.walk(archer, there)
    t.refused(SealCards(0, ("militia",) * 4), "too_many_cards", most=3)
    t.refused(SealCards(0, ("regulars",)), "not_held")
    assert battle(t.seal("militia", "militia", "militia")) == (4, 1)
    assert t.player().combat_cards == ("militia",)


def test_keeping_them_is_allowed() -> None:
    t = Table().combat_card("militia")
    here, there = t.battlefield()
    monarch = t.unit("monarch", here)
    t.unit("archer", there, seat=1)
    t.moving("painting")
    t.walk(monarch, there)
    assert battle(t.seal()) == (2, 1)
    assert t.player().combat_cards == ("militia",)
    t.waits_for(0)
