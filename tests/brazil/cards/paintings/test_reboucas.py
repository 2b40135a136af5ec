"""Rebouças: once a turn a build costs 1 resource or gold less."""

from engine.brazil.moves import Build, FoundCity, PayCredit, PayGood, PlayGoldCard
from tests.brazil.kit import Table


def ready(*goods: str) -> Table:
    return Table(monarchs=("oba_ii",)).painting("reboucas").goods(*goods)


def test_a_farm_costs_nothing() -> None:
    t = ready()
    farm = t.free("field", near=t.home())
    t.build("farm", farm)
    assert (t.s.tile[farm], t.supply()) == ("farm", [])
    t.waits_for(0)


def test_the_discount_may_be_a_gold() -> None:
    t = ready("cotton", "coffee").era(3)
    church = t.free("field", near=t.home())
    t.build("church", church)
    assert (t.s.tile[church], t.supply()) == ("church", [])
    t.waits_for(0)


def test_the_discount_may_be_any_resource_of_the_cost() -> None:
    t = ready("gold", "coffee").era(3)
    church = t.free("field", near=t.home())
    t.arch("build")
    t.do(Build(0, "church", church))
    t.pay()
    assert (t.s.tile[church], t.supply()) == ("church", [])
    t.waits_for(0)


def test_its_owner_says_which_part_it_takes() -> None:
    t = ready("gold", "gold", "coffee", "cotton", "science").era(3)
    t.arch("build")
    t.do(Build(0, "academy", t.free("field", near=t.home())))
    assert t.supply() == ["coffee", "cotton", "gold", "gold"], "the science has one source"
    t.do(PayCredit(0, "gold"), PayGood(0, "cotton"))
    assert t.supply() == ["coffee", "gold", "gold"]
    t.waits_for(0)


def test_it_takes_one_good_off_not_two() -> None:
    t = ready("coffee").era(3)
    t.arch("build")
    t.refused(Build(0, "church", t.free("field", near=t.home())), "cannot_afford")


def test_only_one_build_a_turn_is_cheaper() -> None:
    t = ready("coffee").gold_card("extra_build", "jesuits")
    t.do(PlayGoldCard(0, "extra_build"), Build(0, "farm", t.free("field", near=t.home())))
    t.do(PayCredit(0, "gold"))
    assert (t.supply(), t.player().gold_cards) == (["coffee"], ("jesuits",))
    t.arch("build")
    t.do(Build(0, "sawmill", t.free("forest", near=t.home())))
    t.refused(PayCredit(0, "gold"), "does_not_pay")
    t.do(PayGood(0, "coffee"))
    assert t.supply() == []
    t.waits_for(0)


def test_the_next_turn_has_its_own() -> None:
    t = ready()
    t.build("farm", t.free("field", near=t.home()))
    t.end_turn()
    t.arch("harbor")
    t.finish()
    t.end_turn()
    t.gold_card("extra_build")
    t.do(PlayGoldCard(0, "extra_build"), Build(0, "farm", t.free("field", near=t.home())))
    t.pay()
    assert t.player().tiles.bit_count() == 3
    t.waits_for(0)


def test_a_city_may_be_the_cheaper_build() -> None:
    t = ready("sugarcane").era(2).city_on_top("olinda")
    _, there = t.battlefield()
    t.unit("monarch", there)
    t.arch("build")
    t.do(FoundCity(0, "olinda", there))
    t.pay()
    assert (t.s.tile[there], t.supply()) == ("olinda", [])
    t.waits_for(0)


def test_with_maua_one_of_the_two_builds_is_cheaper() -> None:
    t = ready("coffee", "coffee", "coffee").painting("maua")
    t.build("farm", t.free("field", near=t.home()))
    t.do(Build(0, "sawmill", t.free("forest", near=t.home())))
    t.pay()
    assert t.supply() == ["coffee"]
    t.waits_for(0)


def test_nothing_but_builds_is_cheaper() -> None:
    t = ready()
    t.tile("farm", t.free("field", near=t.home()))
    t.arch("renovate")
    t.waits_for(0)
    assert t.s.goods[t.where(lambda h: t.s.tile[h] == "farm")] == 0


def test_it_takes_nothing_off_the_science_of_a_cost() -> None:
    t = ready("cotton", "gold", "gold").era(3)
    t.arch("build")
    t.refused(Build(0, "academy", t.free("field", near=t.home())), "cannot_afford")
    t.goods("science", "science")
    t.do(Build(0, "academy", t.free("field", near=t.home())))
    assert t.supply() == ["cotton", "gold", "gold", "science"], "the science was paid, and only by science"
    t.pay()
    t.waits_for(0)
