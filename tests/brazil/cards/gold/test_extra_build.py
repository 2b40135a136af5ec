"""Extra Build: build a Building or City, paying; no upgrade, no additional movement."""

from engine.brazil.moves import Build, FoundCity, MoveUnits, PlayGoldCard
from tests.brazil.kit import Table


def ready(*goods: str) -> Table:
    return Table(monarchs=("oba_ii",)).gold_card("extra_build").goods(*goods)


def test_it_builds_before_the_token_is_moved() -> None:
    t = ready("coffee")
    farm = t.free("field", near=t.home())
    t.do(PlayGoldCard(0, "extra_build"), Build(0, "farm", farm))
    assert t.goods_on(farm) == ["coffee", "coffee"]
    assert (t.supply(), t.player().token, t.player().gold_cards) == ([], "", ())
    t.waits_for(0)


def test_what_it_built_pays_for_the_action_of_the_token() -> None:
    t = ready("coffee")
    farm, second = t.free("field", near=t.home()), t.free("forest", near=t.home())
    t.do(PlayGoldCard(0, "extra_build"), Build(0, "farm", farm))
    t.build("sawmill", second)
    assert t.s.tile[second] == "sawmill"
    assert t.goods_on(farm) == ["coffee"]
    t.waits_for(0)


def test_it_may_found_a_city() -> None:
    t = ready("sugarcane", "sugarcane").era(2).city_on_top("olinda")
    _, there = t.battlefield()
    t.unit("monarch", there)
    t.do(PlayGoldCard(0, "extra_build"), FoundCity(0, "olinda", there))
    assert t.s.tile[there] == "olinda"
    t.waits_for(0)


def test_an_upgraded_build_arch_does_not_help() -> None:
    t = ready("cotton").product("coffee", "build")
    t.do(PlayGoldCard(0, "extra_build"))
    t.refused(Build(0, "sawmill", t.free("forest", near=t.home())), "cannot_afford", cost=("cane_or_coffee",))


def test_later_eras_stay_closed() -> None:
    t = ready("coffee", "brazilwood", "coffee")
    t.do(PlayGoldCard(0, "extra_build"))
    t.refused(Build(0, "gold_foundry", t.free("gold_mine", near=t.home())), "era_too_early", era=2)


def test_the_card_does_not_pay_for_its_own_building_but_its_twin_does() -> None:
    t = ready()
    t.refused(PlayGoldCard(0, "extra_build"), "nothing_legal", arch="build")
    t.gold_card("extra_build")
    t.do(PlayGoldCard(0, "extra_build"), Build(0, "farm", t.free("field", near=t.home())))
    assert t.s.gold_discard == ("extra_build", "extra_build")
    t.waits_for(0)


def test_it_gives_no_additional_movement() -> None:
    t = ready("coffee")
    archer = t.unit("archer", t.free("field", near=t.home()))
    t.moving("harbor")
    t.do(PlayGoldCard(0, "extra_build"), Build(0, "farm", t.free("field", near=t.home())))
    t.refused(MoveUnits(0, (archer,), t.home(), "extra"), "arch_without_extra")
