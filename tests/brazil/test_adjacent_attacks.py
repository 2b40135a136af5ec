"""Attacks on adjacent hexes by Cannons and Grenadiers, with the free movement (rule 4)."""

from __future__ import annotations

from engine.brazil.moves import AttackAdjacent
from tests.brazil.kit import Table
from tests.brazil.test_movement import open_land, pair


def test_a_cannon_or_grenadier_fires_with_the_free_movement():
    for colours, kind in ((("green", "orange"), "cannon"), (("orange", "green"), "grenadier")):
        t = Table(colours=colours)
        a, b = pair(t)
        unit = t.unit(kind, a)
        t.unit("archer", b, seat=1)
        t.moving("harbor")
        t.do(AttackAdjacent(0, unit, b))
        assert t.player().units[unit] == a
        t.refused(AttackAdjacent(0, unit, b), "no_movement_left", by="free")


def test_no_other_unit_fires():
    t = Table()
    a, b = pair(t)
    unit = t.unit("archer", a)
    t.unit("archer", b, seat=1)
    t.moving("harbor")
    t.refused(AttackAdjacent(0, unit, b), "unit_cannot_fire")


def test_one_fires_at_enemies_on_adjacent_hexes_only():
    t = Table()
    a, b = pair(t)
    unit = t.unit("cannon", a)
    t.moving("harbor")
    t.refused(AttackAdjacent(0, unit, b), "no_enemy_there")
    far = t.where(lambda h: open_land(t, h) and h not in t.near(a))
    t.unit("archer", far, seat=1)
    t.refused(AttackAdjacent(0, unit, far), "only_adjacent_attack")


def test_one_does_not_fire_at_own_tiles():
    t = Table()
    unit = t.unit("cannon", t.home())
    farm = t.tile("farm", t.free("field", near=t.home()))
    t.moving("harbor")
    t.refused(AttackAdjacent(0, unit, farm), "no_enemy_there")
