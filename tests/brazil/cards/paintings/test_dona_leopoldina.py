"""Dona Leopoldina: Buildings ignore terrain, and may be built over own Buildings of any era."""

from engine.brazil.board import with_value_at
from engine.brazil.moves import Build, FoundCity
from tests.brazil.kit import Table


def ready(*paintings: str) -> Table:
    t = Table(monarchs=("oba_ii",)).goods("coffee", "brazilwood", "sugarcane")
    for painting in paintings:
        t.painting(painting)
    return t


def test_a_farm_may_stand_in_the_forest() -> None:
    t = ready("dona_leopoldina")
    forest = t.free("forest", near=t.home())
    t.build("farm", forest)
    assert t.goods_on(forest) == ["coffee", "coffee"]
    t.waits_for(0)


def test_without_her_it_may_not() -> None:
    t = ready()
    t.arch("build")
    t.refused(Build(0, "farm", t.free("forest", near=t.home())), "wrong_terrain", found="forest")


def test_an_own_building_of_any_era_may_be_replaced() -> None:
    t = ready("dona_leopoldina").era(3)
    church = t.tile("church", t.free("field", near=t.home()), goods=("science",))
    t.build("farm", church)
    assert t.s.tile[church] == "farm"
    assert t.goods_on(church) == ["coffee", "coffee"], "what lay on the Church is gone"
    assert t.s.gone == ("church",)
    assert t.player().tiles.bit_count() == 2
    t.waits_for(0)


def test_without_her_only_church_and_academy_replace() -> None:
    t = ready().era(2)
    sawmill = t.tile("sawmill", t.free("forest", near=t.home()))
    t.arch("build")
    t.refused(Build(0, "farm", sawmill), "cannot_replace", tile="sawmill", over="early")


def test_water_stays_closed() -> None:
    t = ready("dona_leopoldina")
    sea = t.where(lambda h: t.s.board.terrain[h] == "water")
    t.arch("build")
    t.refused(Build(0, "farm", sea), "wrong_terrain", found="water")


def test_palaces_cities_capital_and_enemy_tiles_are_never_built_over() -> None:
    t = ready("dona_leopoldina").era(2)
    palace = t.tile("farm", t.free("field", near=t.home()))
    t.s.palace, t.player().palaces = with_value_at(t.s.palace, palace, 5), (5,)
    city = t.tile("olinda", t.free("gold_mine", near=t.home()))
    enemy = t.tile("farm", t.free("field", near=t.home(1)), seat=1)
    t.arch("build")
    for hex_id in (palace, city, enemy, t.home()):
        t.refused(Build(0, "sawmill", hex_id), "cannot_replace", tile=t.s.tile[hex_id], over="any")


def test_a_building_held_by_an_enemy_is_not_built_over() -> None:
    t = ready("dona_leopoldina")
    farm = t.tile("farm", t.free("field", near=t.home()))
    t.unit("archer", farm, seat=1)
    t.arch("build")
    t.refused(Build(0, "sawmill", farm), "cannot_replace", tile="farm")


def test_cities_gain_nothing_from_her() -> None:
    t = ready("dona_leopoldina").era(3).city_on_top("olinda").goods("sugarcane")
    church = t.tile("church", t.free("field", near=t.home()))
    t.unit("monarch", church)
    t.arch("build")
    t.refused(FoundCity(0, "olinda", church), "cannot_replace", tile="church", over="early")
