"""Build: where Buildings and Cities may stand, what they cost, what becomes of the hex (rules 4, Build)."""

from __future__ import annotations

import pytest

from engine.brazil.board import put
from engine.brazil.components import BUILDINGS, CITIES, KIND_OF
from engine.brazil.moves import AttackAdjacent, Build, EndTurn, FoundCity, MoveUnits, PlaceToken
from engine.brazil.production import tile_vp
from tests.brazil.kit import Table

RICH = ("science",) * 5


def rich(**more) -> Table:
    """A seat that can pay for anything, and whose Monarch has no say in building."""
    return Table(monarchs=("oba_ii",), **more).goods(*RICH)


def away(t: Table, terrain: str = "field") -> int:
    """A free hex that touches no tile."""
    return t.where(
        lambda h: (
            t.s.board.terrain[h] == terrain
            and not t.s.unexplored[h]
            and not t.s.tile[h]
            and t.far_from_tiles(h)
            and not any(p.at >> h & 1 for p in t.s.seats)
        )
    )


def build(t: Table, building: str, hex_id: int) -> None:
    """Move the token, build and pay the proposed way."""
    if t.frame.kind == "turn":
        t.arch("build")
    t.do(Build(0, building, hex_id))
    if t.frame.kind == "payment":
        t.pay()


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
    spot = t.free("field", near=t.home())
    beside = t.where(lambda h: h in t.near(spot) and h not in t.near(t.home()) and h != t.home() and not t.s.tile[h])
    t.clear_unknown(beside)
    t.tile("farm", beside, seat=1)
    t.arch("build")
    t.refused(Build(0, "farm", spot), "adjacent_to_enemy")


def seized_farm(t: Table) -> int:
    """A Farm built by the other seat, held by an own Archer, far from every other tile."""
    farm = t.tile("farm", away(t), seat=1)
    t.unit("archer", farm)
    return farm


def test_a_seized_tile_is_still_an_enemys_neighbour():
    t = rich()
    spot = t.free("field", near=t.home())
    beside = t.where(lambda h: h in t.near(spot) and h not in t.near(t.home()) and h != t.home() and not t.s.tile[h])
    t.clear_unknown(beside)
    t.tile("farm", beside, seat=1)
    t.unit("archer", beside)
    t.arch("build")
    t.refused(Build(0, "farm", spot), "adjacent_to_enemy")


def test_a_seized_tile_is_nothing_to_build_next_to():
    t = rich().era(3)
    farm = seized_farm(t)
    spot = next(
        h
        for h in t.near(farm)
        if t.s.board.terrain[h] != "water"
        and not any(t.s.tile[n] for n in t.near(h) if n != farm)
        and not t.s.unexplored[h]
    )
    t.arch("build")
    t.refused(Build(0, "church", spot), "adjacent_only_to_seized")


def test_a_tile_lost_to_an_enemy_still_counts_as_own_neighbour():
    t = rich().era(3)
    farm = t.tile("farm", t.free("field", near=t.home()))
    t.unit("archer", farm, seat=1)
    spot = next(
        h
        for h in t.near(farm)
        if t.s.board.terrain[h] != "water"
        and not t.s.tile[h]
        and not t.s.unexplored[h]
        and h not in t.near(t.home(1))
        and h not in t.near(t.home())
    )
    build(t, "church", spot)
    assert t.s.tile[spot] == "church"


def test_an_enemy_unit_on_the_hex_forbids_building():
    t = rich()
    spot = t.free("field", near=t.home())
    t.unit("archer", spot, seat=1)
    t.arch("build")
    t.refused(Build(0, "farm", spot), "enemy_unit_there")


def test_an_own_unit_on_the_hex_does_no_harm():
    t = rich()
    spot = t.free("field", near=t.home())
    t.unit("archer", spot)
    build(t, "farm", spot)
    assert t.s.tile[spot] == "farm"


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


# --- replacing ---


@pytest.mark.parametrize("old", ["farm", "gold_foundry"])
def test_a_church_replaces_an_own_building_of_an_earlier_era_with_its_goods(old):
    t = rich().era(3)
    spot = t.tile(old, t.free(BUILDINGS[old].terrain[0], near=t.home()), goods=BUILDINGS[old].production)
    build(t, "church", spot)
    assert t.s.tile[spot] == "church"
    assert sorted(t.goods_on(spot)) == ["gold", "science"]
    assert old in t.s.gone


@pytest.mark.parametrize("building", ["farm", "plantation"])
def test_earlier_buildings_replace_nothing(building):
    t = rich().era(3)
    spot = t.tile("cane_field", t.free("field", near=t.home()))
    t.arch("build")
    t.refused(Build(0, building, spot), "cannot_replace", tile="cane_field")


def test_an_era_three_building_is_not_replaced():
    t = rich().era(3)
    spot = t.tile("church", t.free("field", near=t.home()))
    t.arch("build")
    t.refused(Build(0, "academy", spot), "cannot_replace", tile="church")


def test_a_tile_with_a_palace_is_never_replaced():
    t = rich().era(3)
    spot = t.tile("farm", t.free("field", near=t.home()))
    t.s.palace = put(t.s.palace, spot, 5)
    t.player().palaces = (5,)
    t.unit("monarch", spot)
    t.arch("build")
    t.refused(Build(0, "church", spot), "cannot_replace")
    t.refused(FoundCity(0, t.s.cities[0][0], spot), "cannot_replace")


def test_neither_a_capital_nor_a_city_is_replaced():
    t = rich().era(3)
    city = t.tile("olinda", t.free("field", near=t.home()))
    t.arch("build")
    t.refused(Build(0, "church", t.home()), "cannot_replace", tile="capital")
    t.refused(Build(0, "church", city), "cannot_replace", tile="olinda")


def test_a_lost_building_is_not_replaced():
    t = rich().era(3)
    spot = t.tile("farm", t.free("field", near=t.home()))
    t.unit("archer", spot, seat=1)
    t.arch("build")
    t.refused(Build(0, "church", spot), "cannot_replace", tile="farm")


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
    spot = unknown_next_to_home(t, "minas_gerais", False, terrain)
    t.arch("build")
    t.refused(Build(0, "sawmill", spot), "wrong_terrain", found="field")
    build(t, "farm", spot)
    assert t.s.tile[spot] == "farm"


def test_an_unexplored_tile_is_discarded_unseen_without_bonus():
    t = rich()
    spot = unknown_next_to_home(t, "minas_gerais", False)
    t.player(1).peeked = 1 << spot
    t.changed()
    boxed = t.s.box.count("minas_gerais")
    build(t, "farm", spot)
    assert t.s.box.count("minas_gerais") == boxed + 1
    assert not t.s.unexplored_mask >> spot & 1 and not t.player(1).peeked >> spot & 1
    assert "gold" not in t.supply()
    assert "minas_gerais" not in repr(t.session.view(0))


def test_minas_gerais_gives_gold_to_who_builds_there():
    t = Table().goods("coffee")
    spot = unknown_next_to_home(t, "minas_gerais", True)
    build(t, "farm", spot)
    assert t.supply() == ["gold"]
    assert "minas_gerais" in t.s.gone and not t.s.explored_mask


def test_culture_is_kept_for_two_vp():
    t = rich()
    spot = unknown_next_to_home(t, "culture", True)
    before = t.vp(category="exploration")
    build(t, "farm", spot)
    assert t.player().exploration == ("culture",)
    assert t.vp(category="exploration") == before + 2


def test_a_river_basin_built_upon_leaves_the_game():
    t = rich()
    spot = unknown_next_to_home(t, "river_basin", True)
    build(t, "farm", spot)
    assert "river_basin" in t.s.gone and t.s.explored[spot] == ""
    assert t.goods_on(spot) == ["coffee", "coffee"]


def test_a_revealed_expedition_can_not_be_built_on():
    t = rich().era(2)
    spot = unknown_next_to_home(t, "expedition_3", True)
    t.unit("monarch", spot)
    t.arch("build")
    t.refused(Build(0, "farm", spot), "expedition_there")
    t.refused(FoundCity(0, t.s.cities[0][0], spot), "expedition_there")


def test_a_hidden_expedition_is_built_on_like_any_unexplored_tile():
    t = rich()
    spot = unknown_next_to_home(t, "expedition_3", False)
    build(t, "farm", spot)
    assert t.s.tile[spot] == "farm"


# --- Cities ---


def with_monarch(terrain: str = "field", era: int = 2) -> tuple[Table, int]:
    """A rich seat, its Monarch on a hex that touches no tile."""
    t = rich().era(era)
    spot = away(t, terrain)
    t.unit("monarch", spot)
    return t, spot


@pytest.mark.parametrize("terrain", ["field", "forest", "gold_mine"])
def test_a_city_is_founded_where_the_monarch_stands_and_need_not_touch_the_empire(terrain):
    t, spot = with_monarch(terrain)
    city = t.s.cities[0][0]
    t.arch("build")
    t.do(FoundCity(0, city, spot))
    t.pay()
    assert (t.s.tile[spot], t.s.owner[spot]) == (city, 0)
    assert t.goods_on(spot) == []
    assert tile_vp(t.s, spot) == CITIES[city].vp


def test_the_top_of_either_stack_is_on_offer_and_the_next_comes_up():
    t, spot = with_monarch()
    first, second = t.s.cities[0][0], t.s.cities[1][0]
    below = t.s.cities[1][1]
    t.arch("build")
    assert {m.city for m in t.legal(FoundCity)} == {first, second}
    t.refused(FoundCity(0, below, spot), "not_on_offer")
    t.do(FoundCity(0, second, spot))
    t.pay()
    assert (t.s.cities[0][0], t.s.cities[1][0]) == (first, below)
    assert not t.session.can_undo


def test_cities_wait_for_era_two():
    t, spot = with_monarch(era=1)
    t.arch("build")
    t.refused(FoundCity(0, t.s.cities[0][0], spot), "era_too_early", era=2)


def test_without_the_monarch_no_city():
    t, _ = with_monarch()
    other = away(t)
    t.unit("archer", other)
    t.arch("build")
    t.refused(FoundCity(0, t.s.cities[0][0], other), "needs_monarch_there")


def test_no_city_next_to_an_enemy_tile():
    t = rich().era(2)
    spot = t.free("field", near=t.home(1))
    t.unit("monarch", spot)
    t.arch("build")
    t.refused(FoundCity(0, t.s.cities[0][0], spot), "adjacent_to_enemy")


def test_no_city_on_water_or_on_a_capital():
    t = rich().era(2)
    water = t.where(lambda h: t.s.board.terrain[h] == "water")
    t.unit("monarch", water)
    t.arch("build")
    t.refused(FoundCity(0, t.s.cities[0][0], water), "wrong_terrain", found="water")
    t.refused(FoundCity(0, t.s.cities[0][0], t.home()), "cannot_replace", tile="capital")


def test_a_city_replaces_an_own_building_of_era_one_or_two():
    t = rich().era(2)
    spot = t.tile("farm", t.free("field", near=t.home()), goods=("coffee",))
    t.unit("monarch", spot)
    city = t.s.cities[0][0]
    t.arch("build")
    t.do(FoundCity(0, city, spot))
    t.pay()
    assert t.s.tile[spot] == city and t.goods_on(spot) == [] and "farm" in t.s.gone


def test_a_city_replaces_no_era_three_building():
    t = rich().era(3)
    spot = t.tile("church", t.free("field", near=t.home()))
    t.unit("monarch", spot)
    t.arch("build")
    t.refused(FoundCity(0, t.s.cities[0][0], spot), "cannot_replace", tile="church")


def test_a_city_on_an_exploration_tile_gains_its_bonus():
    t = rich().era(2)
    spot = t.unknown("culture", away(t), True)
    t.unit("monarch", spot)
    t.arch("build")
    t.do(FoundCity(0, t.s.cities[0][0], spot))
    t.pay()
    assert t.player().exploration == ("culture",)


def test_an_unaffordable_city_is_refused():
    t = Table().era(2).goods("coffee", "gold", "gold", "gold")
    spot = away(t)
    t.unit("monarch", spot)
    t.city_on_top("rio_de_janeiro")
    t.arch("build")
    t.refused(FoundCity(0, "rio_de_janeiro", spot), "cannot_afford", cost=("gold", "gold", "science"))
    t.waits_for(0, "build")


# --- the additional movement ---


def test_build_moves_a_unit_onto_an_adjacent_own_tile_or_the_capital():
    t = Table()
    spot = t.free("field", near=t.home())
    farm = t.tile("farm", next(h for h in t.near(spot) if h in t.near(t.home())))
    unit = t.unit("archer", spot)
    t.moving("build")
    assert {m.to for m in t.legal(MoveUnits) if m.by == "extra"} == {farm, t.home()}
    t.do(MoveUnits(0, (unit,), farm, "extra"))


def test_build_moves_onto_a_seized_tile_but_not_onto_a_free_enemy_tile():
    t = Table()
    spot = t.free("field", near=t.home())
    inside = [h for h in t.near(spot) if not t.s.tile[h] and t.s.board.terrain[h] != "water"]
    held, free = inside[0], inside[1]
    for hex_id in (held, free):
        t.clear_unknown(hex_id)
        t.tile("farm", hex_id, seat=1)
    t.unit("archer", held)
    unit = t.unit("dragoon", spot)
    t.moving("build")
    t.refused(MoveUnits(0, (unit,), free, "extra"), "extra_move_needs", arch="build")
    t.do(MoveUnits(0, (unit,), held, "extra"))
    t.waits_for(0)


def test_an_attack_is_no_build_move():
    t = Table()
    t.refused(AttackAdjacent(0, 4, t.home()), "action_first")
    t.refused(PlaceToken(0, "city"), "no_such_arch")
