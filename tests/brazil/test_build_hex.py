"""Build: what is replaced, and what becomes of whatever lies on the hex (rules 4, Build, and 6)."""

from __future__ import annotations

import pytest

from engine.brazil.board import with_value_at
from engine.brazil.components import BUILDINGS
from engine.brazil.moves import Build, FoundCity, MoveUnits
from tests.brazil.building import build, rich, seized_farm
from tests.brazil.kit import Table

# --- replacing ---


@pytest.mark.parametrize("old", ["farm", "gold_foundry"])
def test_a_church_replaces_an_own_building_of_an_earlier_era_with_its_goods(old):
    t = rich().era(3)
    hex_id = t.tile(old, t.free(BUILDINGS[old].terrain[0], near=t.home()), goods=BUILDINGS[old].production)
    build(t, "church", hex_id)
    assert t.s.tile[hex_id] == "church"
    assert sorted(t.goods_on(hex_id)) == ["gold", "science"]
    assert old in t.s.gone


@pytest.mark.parametrize("building", ["farm", "plantation"])
def test_earlier_buildings_replace_nothing(building):
    t = rich().era(3)
    hex_id = t.tile("cane_field", t.free("field", near=t.home()))
    t.arch("build")
    t.refused(Build(0, building, hex_id), "cannot_replace", tile="cane_field")


def test_an_era_three_building_is_not_replaced():
    t = rich().era(3)
    hex_id = t.tile("church", t.free("field", near=t.home()))
    t.arch("build")
    t.refused(Build(0, "academy", hex_id), "cannot_replace", tile="church")


def test_a_tile_with_a_palace_is_never_replaced():
    t = rich().era(3)
    hex_id = t.tile("farm", t.free("field", near=t.home()))
    t.s.palace = with_value_at(t.s.palace, hex_id, 5)
    t.player().palaces = (5,)
    t.unit("monarch", hex_id)
    t.arch("build")
    t.refused(Build(0, "church", hex_id), "cannot_replace")
    t.refused(FoundCity(0, t.s.cities[0][0], hex_id), "cannot_replace")


def test_neither_a_capital_nor_a_city_is_replaced():
    t = rich().era(3)
    city = t.tile("olinda", t.free("field", near=t.home()))
    t.arch("build")
    t.refused(Build(0, "church", t.home()), "cannot_replace", tile="capital")
    t.refused(Build(0, "church", city), "cannot_replace", tile="olinda")


def test_a_lost_building_is_not_replaced():
    t = rich().era(3)
    hex_id = t.tile("farm", t.free("field", near=t.home()))
    t.unit("archer", hex_id, seat=1)
    t.arch("build")
    t.refused(Build(0, "church", hex_id), "cannot_replace", tile="farm")


def test_a_seized_building_is_not_replaced():
    t = rich().era(3)
    farm = seized_farm(t)
    t.arch("build")
    t.refused(Build(0, "church", farm), "cannot_replace", tile="farm")


# --- the hex ---


def test_a_built_hex_is_no_field_forest_or_gold_mine_any_more():
    t = Table()
    forest = t.free("forest", near=t.home())
    unit = t.unit("archer", t.home())
    t.tile("sawmill", forest)
    t.moving("painting")
    t.refused(MoveUnits(0, (unit,), forest, "extra"), "extra_move_needs", arch="painting")


def unknown_next_to_home(t: Table, tile: str, face_up: bool, terrain: str = "field") -> int:
    return t.unknown(tile, t.free(terrain, near=t.home()), face_up)


@pytest.mark.parametrize("terrain", ["forest", "gold_mine"])
def test_a_hex_with_an_exploration_tile_is_field_for_building(terrain):
    t = rich()
    hex_id = unknown_next_to_home(t, "minas_gerais", False, terrain)
    t.arch("build")
    t.refused(Build(0, "sawmill", hex_id), "wrong_terrain", found="field")
    build(t, "farm", hex_id)
    assert t.s.tile[hex_id] == "farm"


def test_an_unexplored_tile_is_discarded_unseen_without_bonus():
    t = rich()
    hex_id = unknown_next_to_home(t, "minas_gerais", False)
    t.player(1).peeked = 1 << hex_id
    t.changed()
    boxed = t.s.box.count("minas_gerais")
    build(t, "farm", hex_id)
    assert t.s.box.count("minas_gerais") == boxed + 1
    assert not t.s.unexplored_mask >> hex_id & 1 and not t.player(1).peeked >> hex_id & 1
    assert "gold" not in t.supply()
    assert "minas_gerais" not in repr(t.session.view(0))


def test_minas_gerais_gives_gold_to_who_builds_there():
    t = Table().goods("coffee")
    hex_id = unknown_next_to_home(t, "minas_gerais", True)
    build(t, "farm", hex_id)
    assert t.supply() == ["gold"]
    assert "minas_gerais" in t.s.gone and not t.s.explored_mask


def test_culture_is_kept_for_two_vp():
    t = rich()
    hex_id = unknown_next_to_home(t, "culture", True)
    before = t.vp(category="exploration")
    build(t, "farm", hex_id)
    assert t.player().exploration == ("culture",)
    assert t.vp(category="exploration") == before + 2


def test_a_river_basin_built_upon_leaves_the_game():
    t = rich()
    hex_id = unknown_next_to_home(t, "river_basin", True)
    build(t, "farm", hex_id)
    assert "river_basin" in t.s.gone and t.s.explored[hex_id] == ""
    assert t.goods_on(hex_id) == ["coffee", "coffee"]


def test_a_revealed_expedition_can_not_be_built_on():
    t = rich().era(2)
    hex_id = unknown_next_to_home(t, "expedition_3", True)
    t.unit("monarch", hex_id)
    t.arch("build")
    t.refused(Build(0, "farm", hex_id), "expedition_there")
    t.refused(FoundCity(0, t.s.cities[0][0], hex_id), "expedition_there")


def test_a_hidden_expedition_is_built_on_like_any_unexplored_tile():
    t = rich()
    hex_id = unknown_next_to_home(t, "expedition_3", False)
    build(t, "farm", hex_id)
    assert t.s.tile[hex_id] == "farm"
