"""Cities: founded where the Monarch stands, from the tops of their stacks (rules 4, Build)."""

from __future__ import annotations

import pytest

from engine.brazil.components import CITIES
from engine.brazil.moves import FoundCity
from engine.brazil.rules.production import tile_vp
from tests.brazil.building import away, rich
from tests.brazil.kit import Table


def with_monarch(terrain: str = "field", era: int = 2) -> tuple[Table, int]:
    """A rich seat, its Monarch on a hex that touches no tile."""
    t = rich().era(era)
    hex_id = away(t, terrain)
    t.unit("monarch", hex_id)
    return t, hex_id


@pytest.mark.parametrize("terrain", ["field", "forest", "gold_mine"])
def test_a_city_is_founded_where_the_monarch_stands_and_need_not_touch_the_empire(terrain):
    t, hex_id = with_monarch(terrain)
    city = t.s.cities[0][0]
    t.arch("build")
    t.do(FoundCity(0, city, hex_id))
    t.pay()
    assert (t.s.tile[hex_id], t.s.owner[hex_id]) == (city, 0)
    assert t.goods_on(hex_id) == []
    assert tile_vp(t.s, hex_id) == CITIES[city].vp


def test_the_top_of_either_stack_is_on_offer_and_the_next_comes_up():
    t, hex_id = with_monarch()
    first, second = t.s.cities[0][0], t.s.cities[1][0]
    below = t.s.cities[1][1]
    t.arch("build")
    assert {m.city for m in t.legal(FoundCity)} == {first, second}
    t.refused(FoundCity(0, below, hex_id), "not_on_offer")
    t.do(FoundCity(0, second, hex_id))
    t.pay()
    assert (t.s.cities[0][0], t.s.cities[1][0]) == (first, below)
    assert not t.session.can_undo


def test_cities_wait_for_era_two():
    t, hex_id = with_monarch(era=1)
    t.arch("build")
    t.refused(FoundCity(0, t.s.cities[0][0], hex_id), "era_too_early", era=2)


def test_without_the_monarch_no_city():
    t, _ = with_monarch()
    other = away(t)
    t.unit("archer", other)
    t.arch("build")
    t.refused(FoundCity(0, t.s.cities[0][0], other), "needs_monarch_there")


def test_no_city_next_to_an_enemy_tile():
    t = rich().era(2)
    hex_id = t.free("field", near=t.home(1))
    t.unit("monarch", hex_id)
    t.arch("build")
    t.refused(FoundCity(0, t.s.cities[0][0], hex_id), "adjacent_to_enemy")


def test_no_city_on_water_or_on_a_capital():
    t = rich().era(2)
    water = t.where(lambda h: t.s.board.terrain[h] == "water")
    t.unit("monarch", water)
    t.arch("build")
    t.refused(FoundCity(0, t.s.cities[0][0], water), "wrong_terrain", found="water")
    t.refused(FoundCity(0, t.s.cities[0][0], t.home()), "cannot_replace", tile="capital")


def test_a_city_replaces_an_own_building_of_era_one_or_two():
    t = rich().era(2)
    hex_id = t.tile("farm", t.free("field", near=t.home()), goods=("coffee",))
    t.unit("monarch", hex_id)
    city = t.s.cities[0][0]
    t.arch("build")
    t.do(FoundCity(0, city, hex_id))
    t.pay()
    assert t.s.tile[hex_id] == city and t.goods_on(hex_id) == [] and "farm" in t.s.gone


def test_a_city_replaces_no_era_three_building():
    t = rich().era(3)
    hex_id = t.tile("church", t.free("field", near=t.home()))
    t.unit("monarch", hex_id)
    t.arch("build")
    t.refused(FoundCity(0, t.s.cities[0][0], hex_id), "cannot_replace", tile="church")


def test_a_city_on_an_exploration_tile_gains_its_bonus():
    t = rich().era(2)
    hex_id = t.unknown("culture", away(t), True)
    t.unit("monarch", hex_id)
    t.arch("build")
    t.do(FoundCity(0, t.s.cities[0][0], hex_id))
    t.pay()
    assert t.player().exploration == ("culture",)


def test_an_unaffordable_city_is_refused():
    t = Table().era(2).goods("coffee", "gold", "gold", "gold")
    hex_id = away(t)
    t.unit("monarch", hex_id)
    t.city_on_top("rio_de_janeiro")
    t.arch("build")
    t.refused(FoundCity(0, "rio_de_janeiro", hex_id), "cannot_afford", cost=("gold", "gold", "science"))
    t.waits_for(0, "build")
