"""Jesuits: build a Church in any era, paying its cost; it is not renovated before Era III."""

from engine.brazil.board import with_value_at
from engine.brazil.moves import Build, PlayGoldCard, Renovate
from tests.brazil.kit import Table

PRICE = ("cotton", "gold", "coffee")


def ready(*goods: str) -> Table:
    return Table(monarchs=("oba_ii",)).gold_card("jesuits").goods(*goods)


def test_a_church_rises_in_the_first_era() -> None:
    t = ready(*PRICE)
    field = t.free("field", near=t.home())
    t.do(PlayGoldCard(0, "jesuits"), Build(0, "church", field))
    assert (t.s.tile[field], t.goods_on(field)) == ("church", ["gold", "science"])
    assert (t.supply(), t.player().gold_cards, t.player().token) == ([], (), "")
    t.waits_for(0)


def test_without_them_it_is_too_early() -> None:
    t = Table(monarchs=("oba_ii",)).goods(*PRICE)
    t.arch("build")
    t.refused(Build(0, "church", t.free("field", near=t.home())), "era_too_early", era=3)


def test_they_build_nothing_else() -> None:
    t = ready(*PRICE).era(3)
    t.do(PlayGoldCard(0, "jesuits"))
    t.refused(Build(0, "farm", t.free("field", near=t.home())), "not_on_offer", tile="farm")
    t.refused(Build(0, "academy", t.free("field", near=t.home())), "not_on_offer", tile="academy")


def test_the_church_is_not_renovated_before_the_third_era() -> None:
    t = ready(*PRICE).goods("coffee")
    field = t.free("field", near=t.home())
    farm = t.tile("farm", t.free("field", near=t.home(), unless=lambda h: h == field))
    t.do(PlayGoldCard(0, "jesuits"), Build(0, "church", field))
    t.pay()
    t.s.goods = with_value_at(t.s.goods, field, 0)
    t.arch("renovate")
    t.refused(Renovate(0, field), "church_before_era_iii")
    t.refused(Renovate(0, field, True), "church_before_era_iii")
    t.do(Renovate(0, farm))
    t.player().token = ""
    t.era(3).goods("coffee").on_turn(0)
    t.arch("renovate")
    t.do(Renovate(0, field))
    t.pay()
    assert t.goods_on(field) == ["gold", "science"]
    t.waits_for(0)


def test_the_card_does_not_pay_for_its_own_church() -> None:
    t = ready("cotton", "coffee")
    t.refused(PlayGoldCard(0, "jesuits"), "nothing_legal", arch="build")
    t.gold_card("war")
    t.do(PlayGoldCard(0, "jesuits"), Build(0, "church", t.free("field", near=t.home())))
    assert t.s.gold_discard == ("jesuits", "war")
    t.waits_for(0)


def test_the_church_may_replace_an_own_building() -> None:
    t = ready(*PRICE)
    farm = t.tile("farm", t.free("field", near=t.home()))
    t.do(PlayGoldCard(0, "jesuits"), Build(0, "church", farm))
    assert t.s.tile[farm] == "church"
    t.waits_for(0)


def test_the_rules_for_sites_stay() -> None:
    t = ready(*PRICE)
    _, away = t.battlefield()
    t.do(PlayGoldCard(0, "jesuits"))
    t.refused(Build(0, "church", away), "not_adjacent_to_own")
