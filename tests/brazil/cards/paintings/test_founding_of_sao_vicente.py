"""Founding of São Vicente: every own Cane Field produces 1 sugarcane more, at once and ever after."""

from engine.brazil.moves import Renovate
from tests.brazil.kit import Table


def test_own_cane_fields_produce_one_more_at_once_and_no_other_tile_does() -> None:
    t = Table(monarchs=("oba_ii",))
    empty = t.tile("cane_field", t.free("field", near=t.home()))
    full = t.tile("cane_field", t.free("field", near=t.home()), goods=("sugarcane", "sugarcane"))
    other = t.tile("farm", t.free("gold_mine", near=t.home()))
    theirs = t.tile("cane_field", t.free("field", near=t.home(1)), seat=1)
    t.acquire("founding_of_sao_vicente")
    assert t.goods_on(empty) == ["sugarcane"]
    assert t.goods_on(full) == ["sugarcane"] * 3
    assert t.goods_on(other) == t.goods_on(theirs) == []
    t.waits_for(0)


def test_a_cane_field_built_later_makes_one_more() -> None:
    t = Table(monarchs=("oba_ii",)).painting("founding_of_sao_vicente").goods("coffee", "brazilwood")
    hex_id = t.free("field", near=t.home())
    t.build("cane_field", hex_id)
    assert t.goods_on(hex_id) == ["sugarcane"] * 3
    t.waits_for(0)


def test_renovated_it_makes_one_more_again() -> None:
    t = Table().painting("founding_of_sao_vicente").goods("coffee")
    hex_id = t.tile("cane_field", t.free("field", near=t.home()))
    t.arch("renovate")
    t.do(Renovate(0, hex_id))
    assert t.goods_on(hex_id) == ["sugarcane"] * 3
    t.waits_for(0)


def test_flipped_it_makes_what_the_other_side_makes() -> None:
    t = Table().painting("founding_of_sao_vicente").goods("coffee")
    hex_id = t.tile("cane_field", t.free("field", near=t.home()))
    t.arch("renovate")
    t.do(Renovate(0, hex_id, True))
    assert t.s.tile[hex_id] == "farm"
    assert t.goods_on(hex_id) == ["coffee", "coffee"]
    t.waits_for(0)


def test_a_river_basin_comes_on_top() -> None:
    t = Table(monarchs=("oba_ii",)).painting("founding_of_sao_vicente").goods("coffee", "brazilwood")
    hex_id = t.free("field", near=t.home())
    t.unknown("river_basin", next(h for h in t.near(hex_id) if not t.s.tile[h]), face_up=True)
    t.build("cane_field", hex_id)
    assert t.goods_on(hex_id) == ["sugarcane"] * 4
    t.waits_for(0)
