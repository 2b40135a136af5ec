"""Padre Anchieta: every own Church produces 1 gold more, at once and ever after."""

from engine.brazil.moves import Renovate
from tests.brazil.kit import Table


def test_own_churches_produce_a_gold_at_once() -> None:
    t = Table(monarchs=("oba_ii",)).era(3)
    church = t.tile("church", t.free("field", near=t.home()))
    academy = t.tile("academy", t.free("gold_mine", near=t.home()))
    theirs = t.tile("church", t.free("field", near=t.home(1)), seat=1)
    t.acquire("padre_anchieta")
    assert t.goods_on(church) == ["gold"]
    assert t.goods_on(academy) == t.goods_on(theirs) == []
    t.waits_for(0)


def test_a_church_built_later_makes_one_more() -> None:
    t = Table(monarchs=("oba_ii",)).era(3).painting("padre_anchieta").goods("cotton", "gold", "coffee")
    church = t.free("field", near=t.home())
    t.build("church", church)
    assert t.goods_on(church) == ["gold", "gold", "science"]
    t.waits_for(0)


def test_flipped_it_makes_what_the_other_side_makes() -> None:
    t = Table().era(3).painting("padre_anchieta").goods("coffee", "coffee")
    church = t.tile("church", t.free("field", near=t.home()))
    t.arch("renovate")
    t.do(Renovate(0, church, True))
    assert t.goods_on(church) == ["science", "science"]
    t.waits_for(0)
