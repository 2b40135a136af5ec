"""Volunteers of the Fatherland: +3, and nothing else."""

from tests.brazil.cards.combat.fight import clash
from tests.brazil.kit import Table, battle


def test_it_adds_three_attacking_and_is_discarded() -> None:
    t = Table()
    assert battle(clash(t, ["archer"], ["archer"], attack=("volunteers_of_the_fatherland",))) == (1 + 3, 1)
    assert (t.player().combat_cards, t.s.combat_discard) == ((), ("volunteers_of_the_fatherland",))
    t.waits_for(0)


def test_it_adds_three_defending_and_is_discarded_by_the_loser_too() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon", "cannon"], ["archer"], defence=("volunteers_of_the_fatherland",))) == (
        3 + 4,
        1 + 3,
    )
    assert (t.player(1).combat_cards, t.s.combat_discard) == ((), ("volunteers_of_the_fatherland",))
    t.waits_for(0)


def test_several_add_up() -> None:
    cards = ("volunteers_of_the_fatherland", "volunteers_of_the_fatherland")
    assert battle(clash(Table(), ["archer"], ["archer"], attack=cards)) == (1 + 2 * 3, 1)
