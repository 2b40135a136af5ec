"""Renovate: an own, empty Building produces again or is flipped (rules 4, Renovate)."""

from __future__ import annotations

import pytest

from engine.brazil.board import with_value_at
from engine.brazil.components import BUILDINGS, OTHER_SIDE
from engine.brazil.moves import EndTurn, MoveUnits, PlayGoldCard, Renovate
from tests.brazil.kit import Table


def with_tile(building: str, era: int = 3, goods: tuple[str, ...] = (), pay: tuple[str, ...] = ("cotton",)):
    t = Table().era(era).goods(*pay)
    terrain = BUILDINGS[building].terrain[0]
    return t, t.tile(building, t.free(terrain, near=t.home()), goods=goods)


@pytest.mark.parametrize("building", list(BUILDINGS))
def test_an_empty_building_is_replenished_for_one_resource(building):
    t, spot = with_tile(building)
    t.arch("renovate")
    t.do(Renovate(0, spot))
    assert sorted(t.goods_on(spot)) == sorted(BUILDINGS[building].production)
    assert t.s.tile[spot] == building and t.supply() == []
    t.waits_for(0)


@pytest.mark.parametrize("building", list(BUILDINGS))
def test_an_empty_building_is_flipped_ignoring_terrain(building):
    t, spot = with_tile(building)
    t.arch("renovate")
    t.do(Renovate(0, spot, True))
    assert t.s.tile[spot] == OTHER_SIDE[building]
    assert sorted(t.goods_on(spot)) == sorted(BUILDINGS[OTHER_SIDE[building]].production)


def test_flipping_leaves_the_stock_alone():
    t, spot = with_tile("farm")
    before = t.s.stock
    t.arch("renovate")
    t.do(Renovate(0, spot, True))
    assert t.s.stock == before


@pytest.mark.parametrize("flip", [False, True])
def test_goods_on_the_tile_forbid_it(flip):
    t, spot = with_tile("farm", goods=("coffee",))
    t.tile("sawmill", t.free("forest", near=t.home()))
    t.arch("renovate")
    t.refused(Renovate(0, spot, flip), "goods_still_there")


def test_gold_and_science_pay_too():
    t, spot = with_tile("farm", pay=("science",))
    t.arch("renovate")
    t.do(Renovate(0, spot))
    assert t.supply() == []


def test_without_a_resource_it_is_refused():
    t, spot = with_tile("farm", pay=("cotton",))
    t.arch("renovate")
    t.player().supply = 0
    t.changed()
    t.refused(Renovate(0, spot), "cannot_afford", cost=("any",))


def test_upgraded_it_is_free():
    t, spot = with_tile("farm", pay=())
    t.product("dye", "renovate")
    t.arch("renovate")
    t.do(Renovate(0, spot))
    assert t.goods_on(spot) == ["coffee", "coffee"]


def test_a_palace_forbids_flipping_but_not_replenishing():
    t, spot = with_tile("farm")
    t.s.palace = with_value_at(t.s.palace, spot, 5)
    t.player().palaces = (5,)
    t.changed()
    t.arch("renovate")
    t.refused(Renovate(0, spot, True), "palace_forbids_flip")
    t.do(Renovate(0, spot))
    assert t.goods_on(spot) == ["coffee", "coffee"]


def test_cities_and_capitals_are_never_renovated():
    t, spot = with_tile("farm")
    city = t.tile("olinda", t.free("forest", near=t.home()))
    t.arch("renovate")
    for hex_id in (city, t.home(), t.free("gold_mine", near=t.home()), -1, 999):
        t.refused(Renovate(0, hex_id), "not_a_building")
    t.do(Renovate(0, spot))


def test_a_seized_building_is_not_renovated():
    t, _ = with_tile("farm")
    enemy = t.tile("sawmill", t.free("forest", near=t.home(1)), seat=1)
    t.unit("archer", enemy)
    t.arch("renovate")
    t.refused(Renovate(0, enemy), "not_built_by_you")


def test_a_lost_building_is_not_renovated():
    t, spot = with_tile("farm")
    t.tile("sawmill", t.free("forest", near=t.home()))
    t.unit("archer", spot, seat=1)
    t.arch("renovate")
    t.refused(Renovate(0, spot), "not_controlled", hex=spot)


def test_a_church_of_the_jesuits_waits_for_era_three():
    t, spot = with_tile("church", era=2)
    t.tile("farm", t.free("field", near=t.home()))
    t.arch("renovate")
    t.refused(Renovate(0, spot), "church_before_era_iii")
    t.era(3)
    t.do(Renovate(0, spot))
    assert sorted(t.goods_on(spot)) == ["gold", "science"]


def test_the_new_goods_can_not_pay_for_the_renovation():
    t, spot = with_tile("farm", pay=())
    t.arch("renovate")
    t.waits_for(0)
    t.refused(Renovate(0, spot), "nothing_open")


def test_only_one_building_an_action():
    t, spot = with_tile("farm", pay=("cotton", "cotton"))
    mill = t.tile("sawmill", t.free("forest", near=t.home()))
    t.arch("renovate")
    t.refused(EndTurn(0), "finish_first", what="renovate")
    t.do(Renovate(0, spot))
    t.refused(Renovate(0, mill), "nothing_open")


def test_a_river_basin_adds_to_a_renovation():
    t, spot = with_tile("farm")
    basin = next(h for h in t.near(spot) if not t.s.tile[h] and t.s.board.terrain[h] != "water")
    t.unknown("river_basin", basin, True)
    t.arch("renovate")
    t.do(Renovate(0, spot))
    assert t.goods_on(spot) == ["coffee"] * 3


def test_a_gold_card_renovates_without_the_upgrade():
    t, spot = with_tile("farm", pay=())
    t.product("dye", "renovate").gold_card("extra_renovate")
    t.refused(PlayGoldCard(0, "extra_renovate"), "nothing_legal")
    t.goods("coffee")
    t.do(PlayGoldCard(0, "extra_renovate"), Renovate(0, spot))
    assert t.supply() == []


# --- the additional movement ---


def test_renovate_moves_along_the_edge():
    t = Table()
    edge = [h for h in range(t.s.board.size) if len(t.near(h)) < 6 and t.s.board.terrain[h] != "water"]
    inner = t.where(
        lambda h: (
            len(t.near(h)) == 6
            and t.s.board.terrain[h] != "water"
            and not t.s.unexplored[h]
            and any(n in edge and not t.s.unexplored[n] for n in t.near(h))
            and any(len(t.near(n)) == 6 and t.s.board.terrain[n] != "water" and not t.s.tile[n] for n in t.near(h))
        )
    )
    unit = t.unit("archer", inner)
    t.moving("renovate")
    inside = next(n for n in t.near(inner) if len(t.near(n)) == 6 and t.s.board.terrain[n] != "water")
    t.refused(MoveUnits(0, (unit,), inside, "extra"), "extra_move_needs", arch="renovate")
    t.do(MoveUnits(0, (unit,), next(n for n in t.near(inner) if n in edge and not t.s.unexplored[n]), "extra"))


def test_renovate_moves_onto_and_off_water():
    t = Table()
    inland_water = t.where(
        lambda h: (
            t.s.board.terrain[h] == "water"
            and len(t.near(h)) == 6
            and any(
                t.s.board.terrain[n] != "water"
                and len(t.near(n)) == 6
                and not t.s.unexplored[n]
                and n not in (t.home(), t.home(1))
                for n in t.near(h)
            )
        )
    )
    shore = next(
        n
        for n in t.near(inland_water)
        if t.s.board.terrain[n] != "water"
        and len(t.near(n)) == 6
        and not t.s.unexplored[n]
        and n not in (t.home(), t.home(1))
    )
    unit = t.unit("archer", shore)
    t.moving("renovate")
    t.do(MoveUnits(0, (unit,), inland_water, "extra"))
    t.moving("renovate")
    t.do(MoveUnits(0, (unit,), shore, "extra"))
    assert t.player().units[unit] == shore
