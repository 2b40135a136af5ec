"""Count of Eu: +1, or +2 with own units on a hex adjacent to the battle."""

import pytest

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


def fired(own: str, seat: int = 0, beside: str = "") -> tuple[int, int]:
    """A Cannon fires, `seat` has the card; one more unit of that seat stands beside the place named."""
    t = Table().combat_card(*CARD, seat=seat)
    here, there = t.battlefield()
    if beside == "firing":
        here, there = there, here
    if beside:
        place, other = t.battlefield()[::-1]
        t.unit("dragoon", next(h for h in t.near(place) if h != other and h not in t.near(other)), seat=seat)
    cannon = t.unit("cannon", here)
    t.unit(own, there, seat=1)
    t.moving("painting")
    t.fire(cannon, there)
    return battle(t.seal(*CARD))


def test_a_battle_by_cannon_has_two_places_and_neither_is_beside_it() -> None:
    assert fired("archer") == (4 + 1, 1)
    assert fired("archer", seat=1) == (4, 1 + 1)


@pytest.mark.parametrize("beside", ["firing", "fired_at"])
def test_units_beside_either_place_of_a_battle_by_cannon_help(beside: str) -> None:
    assert fired("archer", beside=beside) == (4 + 2, 1)
    assert fired("archer", seat=1, beside=beside) == (4, 1 + 2)
