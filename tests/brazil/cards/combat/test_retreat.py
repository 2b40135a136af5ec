"""Retreat: +0; if its owner loses, his units go to his Capital instead of his supply."""

from tests.brazil.cards.combat.fight import clash
from tests.brazil.kit import Table, battle

MONARCH, ARCHER, GRENADIER, DRAGOON, CANNON = range(5)
CARD = ("retreat",)


def test_the_losing_attackers_go_home() -> None:
    t = Table()
    assert battle(clash(t, ["dragoon", "archer"], ["cannon"], attack=CARD)) == (4, 4)
    assert t.player().units[DRAGOON] == t.player().units[ARCHER] == t.home()
    t.waits_for(0)


def test_the_losing_defenders_go_home() -> None:
    t = Table()
    clash(t, ["dragoon"], ["archer"], defence=CARD)
    assert t.player(1).units[ARCHER] == t.home(1)
    t.waits_for(0)


def test_the_winner_stays_where_he_is() -> None:
    t = Table()
    _, there = t.battlefield()
    clash(t, ["dragoon"], ["archer"], attack=CARD)
    assert t.player().units[DRAGOON] == there
    assert t.player(1).units[ARCHER] == -1
    t.waits_for(0)


def test_the_tile_is_lost_all_the_same() -> None:
    t = Table()
    _, there = t.battlefield()
    clash(t, ["cannon"], ["archer"], defence=CARD, tile="farm")
    assert t.player(1).units[ARCHER] == t.home(1)
    assert t.player().units[CANNON] == there
    assert t.vp(0, "tiles") == 1 and t.vp(1, "tiles") == 0


def test_cancelled_it_saves_nobody() -> None:
    t = Table()
    clash(t, ["dragoon"], ["archer"], attack=("spy",), defence=CARD)
    assert t.player(1).units[ARCHER] == -1
    t.waits_for(0)


def test_units_that_fired_and_lost_go_home() -> None:
    t = Table().combat_card(*CARD)
    here, there = t.battlefield()
    cannon, archer = t.unit("cannon", here), t.unit("archer", here)
    t.unit("cannon", there, seat=1)
    t.unit("dragoon", there, seat=1)
    t.moving("painting")
    t.fire(cannon, there)
    assert battle(t.seal(*CARD)) == (5, 7)
    assert t.player().units[cannon] == t.player().units[archer] == t.home()
    t.waits_for(0)


def test_units_that_fired_from_the_capital_and_lost_stay_there() -> None:
    t = Table().combat_card(*CARD)
    cannon = t.unit("cannon", t.home())
    field = t.free("field", near=t.home())
    t.unit("cannon", field, seat=1)
    t.moving("painting")
    t.fire(cannon, field)
    assert battle(t.seal(*CARD)) == (4, 4)
    assert t.player().units[cannon] == t.home()
    t.waits_for(0)
