"""Regulars: +2, and nothing else."""

from tests.brazil.cards.combat.fight import clash
from tests.brazil.kit import Table, battle


def test_it_adds_two_attacking_and_is_discarded() -> None:
    t = Table()
    assert battle(clash(t, ["archer"], ["archer"], attack=("regulars",))) == (1 + 2, 1)
    assert (t.player().combat_cards, t.s.combat_discard) == ((), ("regulars",))
    t.waits_for(0)


def test_it_adds_two_defending_and_is_discarded_by_the_loser_too() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon", "cannon"], ["archer"], defence=("regulars",))) == (3 + 4, 1 + 2)
    assert (t.player(1).combat_cards, t.s.combat_discard) == ((), ("regulars",))
    t.waits_for(0)


def test_several_add_up() -> None:
    cards = ("regulars", "regulars")
    assert battle(clash(Table(), ["archer"], ["archer"], attack=cards)) == (1 + 2 * 2, 1)
