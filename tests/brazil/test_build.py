"""Build: where Buildings may stand and what they cost; the additional movement (rules 4, Build)."""

from __future__ import annotations

import pytest

from engine.brazil.components import BUILDINGS, KIND_OF
from engine.brazil.moves import AttackAdjacent, Build, EndTurn, MoveUnits, PlaceToken
from tests.brazil.building import away, build, rich, seized_farm
from tests.brazil.kit import Table

# --- Buildings: terrain, era, stock, cost ---


@pytest.mark.parametrize("building", ["sawmill", "trading_post", "cane_field", "farm"])
def test_an_era_one_building_stands_on_its_terrain_next_to_the_capital(building):
    t = rich()
    hex_id = t.free(BUILDINGS[building].terrain[0], near=t.home())
    build(t, building, hex_id)
    assert (t.s.tile[hex_id], t.s.owner[hex_id]) == (building, 0)
    assert sorted(t.goods_on(hex_id)) == sorted(BUILDINGS[building].production)
    t.waits_for(0)


@pytest.mark.parametrize("building", ["gold_foundry", "plantation"])
def test_an_era_two_building_waits_for_its_era(building):
    t = rich()
    hex_id = t.free(BUILDINGS[building].terrain[0], near=t.home())
    t.arch("build")
    t.refused(Build(0, building, hex_id), "era_too_early", era=2)
    t.finish()
    t.era(2).on_turn(0)
    t.player().token = ""
    build(t, building, hex_id)
    assert t.s.tile[hex_id] == building


@pytest.mark.parametrize("building", ["church", "academy"])
@pytest.mark.parametrize("terrain", ["field", "forest", "gold_mine"])
def test_era_three_buildings_stand_on_any_land(building, terrain):
    t = rich()
    hex_id = t.free(terrain, near=t.home())
    t.era(2).arch("build")
    t.refused(Build(0, building, hex_id), "era_too_early", era=3)
    t.era(3)
    build(t, building, hex_id)
    assert t.s.tile[hex_id] == building


def test_earlier_buildings_are_still_built_in_later_eras():
    t = rich().era(3)
    hex_id = t.free("field", near=t.home())
    build(t, "farm", hex_id)
    assert t.s.tile[hex_id] == "farm"


@pytest.mark.parametrize(
    ("building", "terrain"),
    [("sawmill", "field"), ("farm", "forest"), ("cane_field", "gold_mine"), ("trading_post", "gold_mine")],
)
def test_the_wrong_terrain_is_refused(building, terrain):
    t = rich()
    hex_id = t.free(terrain, near=t.home())
    t.arch("build")
    t.refused(Build(0, building, hex_id), "wrong_terrain", found=terrain)


def test_nothing_is_built_on_water():
    t = rich().era(3)
    water = t.where(lambda h: t.s.board.terrain[h] == "water")
    t.arch("build")
    t.refused(Build(0, "church", water), "wrong_terrain", found="water")


def test_a_building_needs_a_side_in_stock():
    t = rich()
    stock = list(t.s.stock)
    stock[KIND_OF["farm"]] = 0
    t.s.stock = tuple(stock)
    t.changed()
    field = t.free("field", near=t.home())
    t.arch("build")
    t.refused(Build(0, "farm", field), "no_stock")
    t.refused(Build(0, "cane_field", field), "no_stock")


def test_building_takes_one_tile_of_its_kind():
    t = rich()
    before = t.s.stock[KIND_OF["farm"]]
    build(t, "farm", t.free("field", near=t.home()))
    assert t.s.stock[KIND_OF["farm"]] == before - 1


def test_the_cost_must_be_payable():
    t = Table().goods("coffee")
    t.arch("build")
    t.refused(Build(0, "trading_post", t.free("forest", near=t.home())), "cannot_afford")


def test_the_cost_is_paid():
    t = Table().goods("coffee", "cotton")
    build(t, "trading_post", t.free("forest", near=t.home()))
    assert t.supply() == []


def test_upgraded_types_no_longer_matter_but_the_number_does():
    t = Table().product("rubber", "build").goods("cotton")
    forest = t.free("forest", near=t.home())
    t.arch("build")
    t.refused(Build(0, "trading_post", forest), "cannot_afford", cost=("any", "any"))
    build(t, "sawmill", forest)
    assert t.s.tile[forest] == "sawmill" and t.supply() == []


def test_upgraded_gold_stays_gold():
    t = Table().era(3).product("rubber", "build").goods("coffee", "coffee", "coffee")
    field = t.free("field", near=t.home())
    t.arch("build")
    t.refused(Build(0, "church", field), "cannot_afford", cost=("any", "gold", "any"))
    t.goods("gold")
    build(t, "church", field)
    assert t.s.tile[field] == "church" and t.supply() == ["coffee"]


def test_upgraded_science_stays_science():
    t = Table(monarchs=("oba_ii",)).era(3).product("rubber", "build").goods("coffee", "gold", "gold")
    field = t.free("field", near=t.home())
    t.arch("build")
    t.refused(Build(0, "academy", field), "cannot_afford", cost=("any", "gold", "science"))
    t.goods("science")
    build(t, "academy", field)
    assert t.s.tile[field] == "academy" and t.supply() == ["gold"]


# --- Buildings: neighbours ---


def test_a_building_touches_an_own_tile():
    t = rich()
    t.arch("build")
    t.refused(Build(0, "farm", away(t)), "not_adjacent_to_own")


def test_a_building_may_touch_any_own_tile_not_only_the_capital():
    t = rich()
    farm = t.tile("farm", t.free("field", near=t.home()))
    nxt = t.where(
        lambda h: (
            h in t.near(farm)
            and h not in t.near(t.home())
            and h != t.home()
            and h not in t.near(t.home(1))
            and t.s.board.terrain[h] != "water"
            and not t.s.unexplored[h]
        )
    )
    t.era(3)
    build(t, "church", nxt)
    assert t.s.tile[nxt] == "church"


def test_a_building_never_touches_an_enemy_tile():
    t = rich()
    hex_id = t.free("field", near=t.home())
    beside = t.where(lambda h: h in t.near(hex_id) and h not in t.near(t.home()) and h != t.home() and not t.s.tile[h])
    t.clear_unknown(beside)
    t.tile("farm", beside, seat=1)
    t.arch("build")
    t.refused(Build(0, "farm", hex_id), "adjacent_to_enemy")


def test_a_seized_tile_is_still_an_enemys_neighbour():
    t = rich()
    hex_id = t.free("field", near=t.home())
    beside = t.where(lambda h: h in t.near(hex_id) and h not in t.near(t.home()) and h != t.home() and not t.s.tile[h])
    t.clear_unknown(beside)
    t.tile("farm", beside, seat=1)
    t.unit("archer", beside)
    t.arch("build")
    t.refused(Build(0, "farm", hex_id), "adjacent_to_enemy")


def test_a_seized_tile_is_nothing_to_build_next_to():
    t = rich().era(3)
    farm = seized_farm(t)
    hex_id = next(
        h
        for h in t.near(farm)
        if t.s.board.terrain[h] != "water"
        and not any(t.s.tile[n] for n in t.near(h) if n != farm)
        and not t.s.unexplored[h]
    )
    t.arch("build")
    t.refused(Build(0, "church", hex_id), "adjacent_only_to_seized")


def test_a_tile_lost_to_an_enemy_still_counts_as_own_neighbour():
    t = rich().era(3)
    farm = t.tile("farm", t.free("field", near=t.home()))
    t.unit("archer", farm, seat=1)
    hex_id = next(
        h
        for h in t.near(farm)
        if t.s.board.terrain[h] != "water"
        and not t.s.tile[h]
        and not t.s.unexplored[h]
        and h not in t.near(t.home(1))
        and h not in t.near(t.home())
    )
    build(t, "church", hex_id)
    assert t.s.tile[hex_id] == "church"


def test_an_enemy_unit_on_the_hex_forbids_building():
    t = rich()
    hex_id = t.free("field", near=t.home())
    t.unit("archer", hex_id, seat=1)
    t.arch("build")
    t.refused(Build(0, "farm", hex_id), "enemy_unit_there")


def test_an_own_unit_on_the_hex_does_no_harm():
    t = rich()
    hex_id = t.free("field", near=t.home())
    t.unit("archer", hex_id)
    build(t, "farm", hex_id)
    assert t.s.tile[hex_id] == "farm"


def test_only_one_building_an_action():
    t = rich()
    build(t, "farm", t.free("field", near=t.home()))
    t.waits_for(0)
    t.refused(Build(0, "sawmill", t.free("forest", near=t.home())), "nothing_open")


def test_unknown_tiles_and_hexes_are_refused():
    t = rich().era(3)
    t.arch("build")
    t.refused(Build(0, "castle", t.free("field", near=t.home())), "not_on_offer")
    t.refused(Build(0, "farm", 999), "no_such_hex")
    t.refused(Build(0, "farm", -1), "no_such_hex")
    t.refused(EndTurn(0), "finish_first", what="build")


# --- the additional movement ---


def test_build_moves_a_unit_onto_an_adjacent_own_tile_or_the_capital():
    t = Table()
    hex_id = t.free("field", near=t.home())
    farm = t.tile("farm", next(h for h in t.near(hex_id) if h in t.near(t.home())))
    unit = t.unit("archer", hex_id)
    t.moving("build")
    assert {m.to for m in t.legal(MoveUnits) if m.by == "extra"} == {farm, t.home()}
    t.do(MoveUnits(0, (unit,), farm, "extra"))


def test_build_moves_onto_a_seized_tile_but_not_onto_a_free_enemy_tile():
    t = Table()
    hex_ = t.free("field", near=t.home())
    inside = [h for h in t.near(hex_) if not t.s.tile[h] and t.s.board.terrain[h] != "water"]
    held, free = inside[0], inside[1]
    for hex_id in (held, free):
        t.clear_unknown(hex_id)
        t.tile("farm", hex_id, seat=1)
    t.unit("archer", held)
    unit = t.unit("dragoon", hex_)
    t.moving("build")
    t.refused(MoveUnits(0, (unit,), free, "extra"), "extra_move_needs", arch="build")
    t.do(MoveUnits(0, (unit,), held, "extra"))
    t.waits_for(0)


def test_an_attack_is_no_build_move():
    t = Table()
    t.refused(AttackAdjacent(0, 4, t.home()), "action_first")
    t.refused(PlaceToken(0, "city"), "no_such_arch")
