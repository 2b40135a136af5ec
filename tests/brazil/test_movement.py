"""The movement phase: free and additional movements, Water, Dragoons, closed Capitals (rules 3, 4 and 6)."""

from __future__ import annotations

import pytest

from engine.brazil.board import hexes
from engine.brazil.moves import AttackAdjacent, MoveUnits
from engine.brazil.state import DEFEATED
from tests.brazil.kit import Table


def open_land(t: Table, hex_id: int) -> bool:
    """Land without tile, `?` or units."""
    return (
        t.s.board.terrain[hex_id] != "water"
        and not t.s.tile[hex_id]
        and not t.s.unexplored[hex_id]
        and not any(p.at >> hex_id & 1 for p in t.s.seats)
    )


def pair(t: Table, first=lambda h: True, second=lambda h: True) -> tuple[int, int]:
    """Two adjacent hexes of open land that are wanted."""
    a = t.where(lambda h: open_land(t, h) and first(h) and any(open_land(t, n) and second(n) for n in t.near(h)))
    return a, next(n for n in t.near(a) if open_land(t, n) and second(n))


def shore(t: Table) -> tuple[int, int]:
    """A hex of open land and Water next to it."""
    land = t.where(lambda h: open_land(t, h) and any(t.s.board.terrain[n] == "water" for n in t.near(h)))
    return land, next(n for n in t.near(land) if t.s.board.terrain[n] == "water")


def is_terrain(t: Table, terrain: str):
    return lambda h: t.s.board.terrain[h] == terrain


# --- the free movement ---


def test_the_free_movement_goes_to_any_adjacent_hex():
    t = Table()
    unit = t.unit("archer", t.home())
    t.moving("harbor")
    assert {m.to for m in t.legal(MoveUnits)} == set(t.near(t.home()))
    a, _ = pair(t, lambda h: h in t.near(t.home()))
    t.do(MoveUnits(0, (unit,), a))
    assert t.player().units[unit] == a


def test_two_hexes_are_too_far():
    t = Table()
    unit = t.unit("archer", t.home())
    t.moving("harbor")
    far = t.where(lambda h: h != t.home() and h not in t.near(t.home()))
    t.refused(MoveUnits(0, (unit,), far), "too_far")
    t.refused(MoveUnits(0, (unit,), t.home()), "no_such_hex")
    t.refused(MoveUnits(0, (unit,), 999), "no_such_hex")
    t.refused(MoveUnits(0, (unit,), -1), "no_such_hex")


def test_one_free_movement_a_turn():
    t = Table()
    a, b = pair(t)
    unit = t.unit("archer", a)
    t.moving("harbor")
    t.do(MoveUnits(0, (unit,), b))
    t.refused(MoveUnits(0, (unit,), a), "no_movement_left", by="free")


def test_each_movement_by_any_unit_in_either_order():
    for first, second in (("free", "extra"), ("extra", "free")):
        t = Table()
        forest = t.free("forest", near=t.home())
        field = t.free("field", near=t.home())
        archer, dragoon = t.unit("archer", t.home()), t.unit("dragoon", t.home())
        t.moving("painting")
        where = {"free": (archer, field), "extra": (dragoon, forest)}
        for by in (first, second):
            unit, to = where[by]
            t.do(MoveUnits(0, (unit,), to, by))
        assert t.player().units[archer] == field and t.player().units[dragoon] == forest


def test_one_unit_may_make_both_movements():
    t = Table()
    field, forest = pair(t, is_terrain(t, "field"), is_terrain(t, "forest"))
    unit = t.unit("archer", field)
    t.moving("painting")
    t.do(MoveUnits(0, (unit,), forest, "extra"), MoveUnits(0, (unit,), field))
    t.refused(MoveUnits(0, (unit,), forest, "extra"), "no_movement_left", by="extra")


def test_units_not_on_the_map_do_not_move():
    t = Table()
    t.player().units = (DEFEATED, *t.player().units[1:])
    t.moving("harbor")
    to = t.near(t.home())[0]
    t.refused(MoveUnits(0, (0,), to), "unit_in_supply")
    t.refused(MoveUnits(0, (1,), to), "unit_in_supply")
    t.refused(MoveUnits(0, (9,), to), "no_such_unit")
    t.refused(MoveUnits(0, (), to), "no_such_unit")


def test_a_hex_holds_any_number_of_own_units():
    t = Table()
    a, b = pair(t)
    unit = t.unit("archer", a)
    t.unit("archer", b)
    t.unit("dragoon", b)
    t.unit("cannon", b)
    t.moving("harbor")
    t.do(MoveUnits(0, (unit,), b))
    assert t.player().units.count(b) == 4


# --- Dragoons ---


def test_a_dragoon_takes_any_own_units_of_its_hex_along():
    t = Table()
    a, b = pair(t)
    dragoon, archer, cannon = t.unit("dragoon", a), t.unit("archer", a), t.unit("cannon", a)
    t.moving("harbor")
    groups = {m.units for m in t.legal(MoveUnits) if m.to == b}
    assert groups == {
        (dragoon,),
        (archer,),
        (cannon,),
        (dragoon, archer),
        (dragoon, cannon),
        (dragoon, archer, cannon),
    }
    t.do(MoveUnits(0, (dragoon, archer, cannon), b))
    assert t.player().units.count(b) == 3


def test_a_dragoon_takes_all_four_others_along():
    t = Table()
    a, b = pair(t)
    dragoon = t.unit("dragoon", a)
    others = [t.unit(kind, a) for kind in ("monarch", "archer", "archer", "cannon")]
    t.moving("harbor")
    move = MoveUnits(0, (dragoon, *sorted(others)), b)
    assert move in t.legal()
    t.do(move)
    assert t.player().units == (b,) * 5
    t.waits_for(0)


def test_a_dragoon_leads_by_the_additional_movement_too():
    t = Table()
    field, forest = pair(t, is_terrain(t, "field"), is_terrain(t, "forest"))
    dragoon, archer = t.unit("dragoon", field), t.unit("archer", field)
    t.moving("painting")
    t.do(MoveUnits(0, (dragoon, archer), forest, "extra"))
    assert t.player().units.count(forest) == 2


def test_nobody_else_leads():
    t = Table()
    a, b = pair(t)
    archer, cannon = t.unit("archer", a), t.unit("cannon", a)
    t.moving("harbor")
    t.refused(MoveUnits(0, (archer, cannon), b), "only_dragoons_lead")


def test_companions_stand_on_the_dragoons_hex():
    t = Table()
    a, b = pair(t)
    dragoon, archer = t.unit("dragoon", a), t.unit("archer", t.home())
    t.moving("harbor")
    t.refused(MoveUnits(0, (dragoon, archer), b), "not_on_that_hex")
    t.refused(MoveUnits(0, (dragoon, dragoon), b), "no_such_unit")


# --- Capitals ---


@pytest.mark.parametrize("by", ["free", "extra"])
def test_another_seats_capital_can_not_be_entered(by):
    t = Table()
    field = t.free("field", near=t.home(1))
    unit = t.unit("archer", field)
    t.moving("build")
    code = "capital_is_safe" if by == "free" else "extra_move_needs"
    t.refused(MoveUnits(0, (unit,), t.home(1), by), code)


def test_another_seats_capital_can_not_be_fired_at():
    t = Table()
    cannon = t.unit("cannon", t.free("field", near=t.home(1)))
    t.moving("harbor")
    t.refused(AttackAdjacent(0, cannon, t.home(1)), "capital_is_safe")


@pytest.mark.parametrize("kind", ["cannon", "grenadier"])
def test_nor_can_the_units_in_it_and_no_list_offers_them(kind):
    t = Table(colours=("orange", "green"))
    gun = t.unit(kind, t.free("field", near=t.home(1)))
    t.unit("archer", t.home(1), seat=1)
    t.moving("harbor")
    t.refused(AttackAdjacent(0, gun, t.home(1)), "capital_is_safe")


# --- additional movements ---


def test_deploy_brings_a_unit_to_capital_or_own_city_from_anywhere():
    t = Table()
    start = t.where(lambda h: open_land(t, h) and t.far_from_tiles(h))
    city = t.tile("olinda", t.free("field", near=t.home()))
    unit = t.unit("archer", start)
    t.moving("deploy")
    assert {m.to for m in t.legal(MoveUnits) if m.by == "extra"} == {t.home(), city}
    t.refused(MoveUnits(0, (unit,), t.home(1), "extra"), "extra_move_needs", arch="deploy")
    t.do(MoveUnits(0, (unit,), city, "extra"))


def test_deploys_movement_needs_a_city_built_and_controlled():
    t = Table()
    start = t.where(lambda h: open_land(t, h) and t.far_from_tiles(h))
    lost = t.tile("olinda", t.free("field", near=t.home()))
    t.unit("archer", lost, seat=1)
    unit = t.unit("archer", start)
    seized = t.tile("belem", t.free("field", near=t.home(1)), seat=1)
    t.unit("dragoon", seized)
    t.moving("deploy")
    for hex_id in (lost, seized):
        t.refused(MoveUnits(0, (unit,), hex_id, "extra"), "extra_move_needs", arch="deploy")


def test_deploys_movement_is_not_for_units_on_water():
    t = Table()
    _, water = shore(t)
    unit = t.unit("archer", water)
    t.moving("deploy")
    t.refused(MoveUnits(0, (unit,), t.home(), "extra"), "water_needs_free_or_edge_move")


@pytest.mark.parametrize(
    ("arch", "terrain", "other"), [("painting", "forest", "field"), ("manufacture", "gold_mine", "field")]
)
def test_painting_leads_to_forest_and_manufacture_to_gold_mines(arch, terrain, other):
    t = Table()
    unit = t.unit("archer", t.home())
    t.moving(arch)
    wanted = {h for h in t.near(t.home()) if t.s.board.terrain[h] == terrain and not t.s.unexplored[h]}
    assert wanted and {m.to for m in t.legal(MoveUnits) if m.by == "extra"} == wanted
    t.refused(MoveUnits(0, (unit,), t.free(other, near=t.home()), "extra"), "extra_move_needs", arch=arch)
    far = t.where(lambda h: t.s.board.terrain[h] == terrain and h not in t.near(t.home()) and h != t.home())
    t.refused(MoveUnits(0, (unit,), far, "extra"), "too_far")


@pytest.mark.parametrize("face_up", [False, True])
def test_a_forest_under_an_exploration_tile_is_field_for_movement(face_up):
    t = Table()
    forest = t.unknown("culture", t.free("forest", near=t.home()), face_up)
    unit = t.unit("archer", t.home())
    t.moving("painting")
    t.refused(MoveUnits(0, (unit,), forest, "extra"), "extra_move_needs", arch="painting")
    t.do(MoveUnits(0, (unit,), forest))


def test_build_leads_onto_own_and_controlled_tiles():
    t = Table()
    farm = t.tile("farm", t.free("field", near=t.home()))
    unit = t.unit("archer", t.home())
    t.moving("build")
    assert {m.to for m in t.legal(MoveUnits) if m.by == "extra"} == {farm}
    t.refused(MoveUnits(0, (unit,), t.free("forest", near=t.home()), "extra"), "extra_move_needs", arch="build")
    t.do(MoveUnits(0, (unit,), farm, "extra"))


def test_build_leads_back_onto_a_tile_lost_to_an_enemy_which_is_a_battle():
    t = Table()
    farm = t.tile("farm", t.free("field", near=t.home()))
    t.unit("archer", farm, seat=1)
    unit = t.unit("cannon", t.home())
    t.moving("build")
    t.do(MoveUnits(0, (unit,), farm, "extra"))
    assert t.player(1).at == 0 and t.player().units[unit] == farm


@pytest.mark.parametrize("arch", ["harbor", "trade"])
def test_harbor_and_trade_have_no_additional_movement(arch):
    t = Table()
    unit = t.unit("archer", t.home())
    t.moving(arch)
    t.refused(MoveUnits(0, (unit,), t.free("field", near=t.home()), "extra"), "arch_without_extra", arch=arch)
    assert not [m for m in t.legal(MoveUnits) if m.by == "extra"]


def test_renovate_leads_along_the_edge_on_land_and_onto_water():
    t = Table()
    start = t.where(
        lambda h: (
            open_land(t, h) and any(len(t.near(n)) == 6 and open_land(t, n) for n in t.near(h)) and bool(t.near(h))
        )
    )
    unit = t.unit("archer", start)
    t.moving("renovate")
    wanted = {
        n for n in t.near(start) if (len(t.near(n)) < 6 or t.s.board.terrain[n] == "water") and n not in (t.home(1),)
    }
    assert {m.to for m in t.legal(MoveUnits) if m.by == "extra"} == wanted
    inner = next(n for n in t.near(start) if len(t.near(n)) == 6 and open_land(t, n))
    t.refused(MoveUnits(0, (unit,), inner, "extra"), "extra_move_needs", arch="renovate")


# --- Water ---


def test_water_is_entered_and_left_by_free_movements():
    t = Table()
    land, water = shore(t)
    unit = t.unit("archer", land)
    t.moving("harbor")
    t.do(MoveUnits(0, (unit,), water))
    t.moving("harbor")
    t.do(MoveUnits(0, (unit,), land))


def test_water_is_entered_and_left_by_renovates_movement():
    t = Table()
    land, water = shore(t)
    unit = t.unit("archer", land)
    t.moving("renovate", free=0)
    t.do(MoveUnits(0, (unit,), water, "extra"))
    t.moving("renovate", free=0)
    t.do(MoveUnits(0, (unit,), land, "extra"))


def test_renovates_movement_leads_from_water_no_further_than_one_hex():
    t = Table()
    _, water = shore(t)
    unit = t.unit("archer", water)
    t.moving("renovate", free=0)
    far = next(h for h in hexes(t.s.board.edge) if h not in (water, *t.near(water)))
    t.refused(MoveUnits(0, (unit,), far, "extra"), "too_far")


@pytest.mark.parametrize(("arch", "terrain"), [("painting", "forest"), ("manufacture", "gold_mine")])
def test_water_is_left_by_no_other_additional_movement(arch, terrain):
    t = Table("rio_de_janeiro_1567", ("green", "orange"))
    water = t.where(
        lambda h: (
            t.s.board.terrain[h] == "water"
            and any(t.s.board.terrain[n] == terrain and not t.s.unexplored[n] for n in t.near(h))
        )
    )
    land = next(n for n in t.near(water) if t.s.board.terrain[n] == terrain and not t.s.unexplored[n])
    unit = t.unit("archer", water)
    t.moving(arch)
    t.refused(MoveUnits(0, (unit,), land, "extra"), "water_needs_free_or_edge_move")
    t.do(MoveUnits(0, (unit,), land))


def test_build_does_not_lead_off_water():
    t = Table()
    land, water = shore(t)
    t.tile("olinda", land)
    unit = t.unit("archer", water)
    t.moving("build")
    t.refused(MoveUnits(0, (unit,), land, "extra"), "water_needs_free_or_edge_move")
