"""Herb vendor: every own Farm produces 1 coffee more, at once and ever after."""

from engine.brazil.moves import Renovate
from tests.brazil.kit import Table


def test_own_farms_produce_one_more_at_once_and_no_other_tile_does() -> None:
    t = Table(monarchs=("oba_ii",))
    empty = t.tile("farm", t.free("field", near=t.home()))
    full = t.tile("farm", t.free("field", near=t.home()), goods=("coffee", "coffee"))
    other = t.tile("cane_field", t.free("gold_mine", near=t.home()))
    theirs = t.tile("farm", t.free("field", near=t.home(1)), seat=1)
    t.acquire("herb_vendor")
    assert t.goods_on(empty) == ["coffee"]
    assert t.goods_on(full) == ["coffee"] * 3
    assert t.goods_on(other) == t.goods_on(theirs) == []
    t.waits_for(0)


def test_a_farm_built_later_makes_one_more() -> None:
    t = Table(monarchs=("oba_ii",)).painting("herb_vendor").goods("coffee", "brazilwood")
    hex_id = t.free("field", near=t.home())
    t.build("farm", hex_id)
    assert t.goods_on(hex_id) == ["coffee"] * 3
    t.waits_for(0)


def test_renovated_it_makes_one_more_again() -> None:
    t = Table().painting("herb_vendor").goods("coffee")
    hex_id = t.tile("farm", t.free("field", near=t.home()))
    t.arch("renovate")
    t.do(Renovate(0, hex_id))
    assert t.goods_on(hex_id) == ["coffee"] * 3
    t.waits_for(0)


def test_flipped_it_makes_what_the_other_side_makes() -> None:
    t = Table().painting("herb_vendor").goods("coffee")
    hex_id = t.tile("farm", t.free("field", near=t.home()))
    t.arch("renovate")
    t.do(Renovate(0, hex_id, True))
    assert t.s.tile[hex_id] == "cane_field"
    assert t.goods_on(hex_id) == ["sugarcane", "sugarcane"]
    t.waits_for(0)


def test_a_river_basin_comes_on_top() -> None:
    t = Table(monarchs=("oba_ii",)).painting("herb_vendor").goods("coffee", "brazilwood")
    hex_id = t.free("field", near=t.home())
    t.unknown("river_basin", next(h for h in t.near(hex_id) if not t.s.tile[h]), face_up=True)
    t.build("farm", hex_id)
    assert t.goods_on(hex_id) == ["coffee"] * 4
    t.waits_for(0)
