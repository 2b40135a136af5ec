"""River Basin: each adjacent Building gets 1 more of its own resource, at once and ever after; none for gold."""

import pytest

from engine.brazil.moves import Renovate
from tests.brazil.kit import Table, four

OWN_RESOURCE = {
    "sawmill": ["brazilwood"],
    "trading_post": ["brazilwood"],
    "cane_field": ["sugarcane"],
    "farm": ["coffee"],
    "plantation": ["cotton"],
    "gold_foundry": [],
    "church": [],
    "academy": [],
    "olinda": [],
}


def basin_beside_home(t: Table, face_up: bool = True) -> tuple[int, int]:
    """A River Basin and a free hex beside it, both next to the Capital."""
    basin = t.unknown("river_basin", t.free("field", near=t.home()), face_up=face_up)
    return basin, next(h for h in t.near(basin) if h in t.near(t.home()) and not t.s.unexplored[h])


@pytest.mark.parametrize("tile", OWN_RESOURCE)
@pytest.mark.parametrize("builder", [0, 1])
def test_turned_up_it_adds_to_every_tile_beside_it_whoever_built_it(tile: str, builder: int) -> None:
    t = Table().era(3)
    here, there = t.battlefield()
    t.unknown("river_basin", there)
    beside = t.tile(tile, next(h for h in t.near(there) if h != here and not t.s.board.water >> h & 1), seat=builder)
    archer = t.unit("archer", here)
    t.moving("harbor")
    t.walk(archer, there)
    assert t.goods_on(beside) == OWN_RESOURCE[tile]
    assert t.s.explored[there] == "river_basin"
    t.waits_for(0)


def test_a_tile_further_away_gets_nothing() -> None:
    t = Table()
    here, there = t.battlefield()
    t.unknown("river_basin", there)
    far = t.tile("farm", t.free("field", unless=lambda h: h in t.near(there)))
    archer = t.unit("archer", here)
    t.moving("harbor")
    t.walk(archer, there)
    assert t.goods_on(far) == []


def test_a_building_built_beside_it_later_makes_one_more() -> None:
    t = Table(monarchs=("oba_ii",)).painting("dona_leopoldina").goods("coffee", "coffee")
    _, beside = basin_beside_home(t)
    t.build("trading_post", beside)
    assert t.goods_on(beside) == ["brazilwood", "brazilwood", "gold"]
    t.waits_for(0)


def test_and_again_whenever_it_is_renovated() -> None:
    t = Table().goods("coffee")
    _, beside = basin_beside_home(t)
    t.tile("farm", beside)
    t.arch("renovate")
    t.do(Renovate(0, beside))
    assert t.goods_on(beside) == ["coffee"] * 3
    t.waits_for(0)


def test_it_adds_no_gold_to_a_gold_foundry_built_beside_it() -> None:
    t = Table(monarchs=("oba_ii",)).era(2).painting("dona_leopoldina").goods("coffee", "coffee", "brazilwood")
    _, beside = basin_beside_home(t)
    t.build("gold_foundry", beside)
    assert t.goods_on(beside) == ["gold", "gold"]
    t.waits_for(0)


def test_face_down_it_adds_nothing() -> None:
    t = Table(monarchs=("oba_ii",)).painting("dona_leopoldina").goods("coffee")
    _, beside = basin_beside_home(t, face_up=False)
    t.build("farm", beside)
    assert t.goods_on(beside) == ["coffee", "coffee"]
    t.waits_for(0)


def test_built_upon_it_leaves_the_game_and_adds_nothing_any_more() -> None:
    t = Table(monarchs=("oba_ii",)).goods("coffee", "gold")
    basin, beside = basin_beside_home(t)
    t.tile("sawmill", beside)
    t.build("farm", basin)
    assert (t.s.explored[basin], t.s.gone) == ("", ("river_basin",))
    assert t.goods_on(basin) == ["coffee", "coffee"], "not even to the Building on it"
    t.on_turn(0)
    t.arch("renovate")
    t.do(Renovate(0, beside))
    t.pay()
    assert t.goods_on(beside) == ["brazilwood", "brazilwood"]
    t.waits_for(0)


def test_two_basins_add_two() -> None:
    t = Table(monarchs=("oba_ii",)).painting("dona_leopoldina").goods("coffee")
    basin, beside = basin_beside_home(t)
    t.unknown("river_basin", next(h for h in t.near(beside) if h not in (basin, t.home())), face_up=True)
    t.build("farm", beside)
    assert t.goods_on(beside) == ["coffee"] * 4
    t.waits_for(0)


def surrounded(t: Table) -> int:
    """A land hex with six neighbours on land, no tile on any of them."""
    return t.where(
        lambda h: len(t.near(h)) == 6 and not any(t.s.board.water >> n & 1 or t.s.tile[n] for n in (h, *t.near(h)))
    )


def test_turned_up_it_adds_to_all_six_neighbours() -> None:
    t = four()
    basin = surrounded(t)
    t.unknown("river_basin", basin)
    for number, beside in enumerate(t.near(basin)):
        t.tile(("farm", "cane_field", "sawmill")[number % 3], t.clear_unknown(beside))
    archer = t.unit("archer", t.near(basin)[0])
    t.moving("harbor")
    t.walk(archer, basin)
    assert [len(t.goods_on(beside)) for beside in t.near(basin)] == [1] * 6
    t.waits_for(0)


@pytest.mark.parametrize("side", range(6))
def test_a_building_takes_notice_of_it_on_every_side(side: int) -> None:
    t = four().goods("coffee")
    farm = surrounded(t)
    t.tile("farm", t.clear_unknown(farm))
    t.unknown("river_basin", t.near(farm)[side], face_up=True)
    t.arch("renovate")
    t.do(Renovate(0, farm))
    assert t.goods_on(farm) == ["coffee"] * 3
    t.waits_for(0)
