"""Extra Renovate: renovate a Building for 1 resource."""

from engine.brazil.moves import PlayGoldCard, Renovate
from tests.brazil.kit import Table


def ready(*goods: str) -> tuple[Table, int]:
    t = Table().gold_card("extra_renovate").goods(*goods)
    return t, t.tile("farm", t.free("field", near=t.home()))


def test_it_replenishes_a_building() -> None:
    t, farm = ready("cotton")
    t.do(PlayGoldCard(0, "extra_renovate"), Renovate(0, farm))
    assert (t.goods_on(farm), t.supply(), t.player().gold_cards) == (["coffee", "coffee"], [], ())
    t.waits_for(0)


def test_or_flips_it() -> None:
    t, farm = ready("cotton")
    t.do(PlayGoldCard(0, "extra_renovate"), Renovate(0, farm, True))
    assert (t.s.tile[farm], t.goods_on(farm)) == ("cane_field", ["sugarcane", "sugarcane"])
    t.waits_for(0)


def test_an_upgraded_renovate_arch_does_not_make_it_free() -> None:
    t, _ = ready()
    t.product("dye", "renovate")
    t.refused(PlayGoldCard(0, "extra_renovate"), "nothing_legal", arch="renovate")


def test_a_building_with_goods_is_not_renovated() -> None:
    t, farm = ready("cotton")
    full = t.tile("sawmill", t.free("forest", near=t.home()), goods=("brazilwood",))
    t.do(PlayGoldCard(0, "extra_renovate"))
    t.refused(Renovate(0, full), "goods_still_there")
    t.do(Renovate(0, farm))
    t.pay()
    t.waits_for(0)


def test_renovated_again_by_the_token_in_the_same_turn() -> None:
    t, farm = ready("cotton", "cotton")
    other = t.tile("sawmill", t.free("forest", near=t.home()))
    t.do(PlayGoldCard(0, "extra_renovate"), Renovate(0, farm))
    t.pay()
    t.arch("renovate")
    t.do(Renovate(0, other))
    t.pay()
    assert t.goods_on(other) == ["brazilwood", "brazilwood"]
    t.waits_for(0)
