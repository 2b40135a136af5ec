"""Guarani: every own Sawmill produces 1 brazilwood more, at once and ever after."""

from engine.brazil.moves import Renovate
from tests.brazil.kit import Table


def test_own_sawmills_produce_one_more_at_once_and_no_other_tile_does() -> None:
    t = Table(monarchs=("oba_ii",))
    empty = t.tile("sawmill", t.free("forest", near=t.home()))
    full = t.tile("sawmill", t.free("forest", near=t.home()), goods=("brazilwood", "brazilwood"))
    other = t.tile("trading_post", t.free("gold_mine", near=t.home()))
    theirs = t.tile("sawmill", t.free("forest", near=t.home(1)), seat=1)
    t.acquire("guarani")
    assert t.goods_on(empty) == ["brazilwood"]
    assert t.goods_on(full) == ["brazilwood"] * 3
    assert t.goods_on(other) == t.goods_on(theirs) == []
    t.waits_for(0)


def test_a_sawmill_built_later_makes_one_more() -> None:
    t = Table(monarchs=("oba_ii",)).painting("guarani").goods("coffee", "brazilwood")
    hex_id = t.free("forest", near=t.home())
    t.build("sawmill", hex_id)
    assert t.goods_on(hex_id) == ["brazilwood"] * 3
    t.waits_for(0)


def test_renovated_it_makes_one_more_again() -> None:
    t = Table().painting("guarani").goods("coffee")
    hex_id = t.tile("sawmill", t.free("forest", near=t.home()))
    t.arch("renovate")
    t.do(Renovate(0, hex_id))
    assert t.goods_on(hex_id) == ["brazilwood"] * 3
    t.waits_for(0)


def test_flipped_it_makes_what_the_other_side_makes() -> None:
    t = Table().painting("guarani").goods("coffee")
    hex_id = t.tile("sawmill", t.free("forest", near=t.home()))
    t.arch("renovate")
    t.do(Renovate(0, hex_id, True))
    assert t.s.tile[hex_id] == "trading_post"
    assert t.goods_on(hex_id) == ["brazilwood", "gold"]
    t.waits_for(0)


def test_a_river_basin_comes_on_top() -> None:
    t = Table(monarchs=("oba_ii",)).painting("guarani").goods("coffee", "brazilwood")
    hex_id = t.free("forest", near=t.home())
    t.unknown("river_basin", next(h for h in t.near(hex_id) if not t.s.tile[h]), face_up=True)
    t.build("sawmill", hex_id)
    assert t.goods_on(hex_id) == ["brazilwood"] * 4
    t.waits_for(0)
