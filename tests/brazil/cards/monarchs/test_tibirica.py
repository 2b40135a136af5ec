"""Tibiriçá: the first three Buildings or Cities on Forest bring a resource of choice, a gold, a science."""

from engine.brazil.moves import Build, FoundCity, Renovate
from tests.brazil.kit import Table


def ready() -> Table:
    """A Farm that reaches one more Forest, so that four lie next to the empire in the end."""
    t = Table(monarchs=("tibirica",))
    forests = {h for h in range(t.s.board.size) if t.s.board.terrain[h] == "forest"}
    touching = set(t.near(t.home()))
    t.tile("farm", t.free("field", near=t.home(), unless=lambda h: not (forests - touching) & set(t.near(h))))
    return t


def build_in_forest(t: Table) -> list[str]:
    """A Sawmill in the next Forest; returns what came to the supply."""
    t.player().supply = 0
    t.player().token = ""
    t.goods("coffee").on_turn(0)
    t.arch("build")
    site = next(m for m in t.legal(Build) if m.building == "sawmill")
    t.do(site)
    t.pay()
    if t.frame.kind == "resource":
        t.take("cotton")
    t.waits_for(0)
    return t.supply()


def test_a_resource_then_a_gold_then_a_science_then_nothing() -> None:
    t = ready()
    assert [build_in_forest(t) for _ in range(4)] == [["cotton"], ["gold"], ["science"], []]


def test_a_city_in_the_forest_counts() -> None:
    t = ready().era(2).city_on_top("olinda").goods("sugarcane", "sugarcane")
    forest = t.free("forest", near=t.home())
    t.unit("monarch", forest)
    t.arch("build")
    t.do(FoundCity(0, "olinda", forest))
    t.take("coffee")
    assert t.supply() == ["coffee"]
    assert build_in_forest(t) == ["gold"]


def test_other_terrain_brings_nothing() -> None:
    t = ready().goods("coffee")
    t.build("farm", t.free("field", near=t.home()))
    assert t.supply() == []
    t.waits_for(0)


def test_forest_under_an_exploration_tile_is_field() -> None:
    t = ready().goods("coffee")
    forest = t.unknown("culture", t.free("forest", near=t.home()), face_up=True)
    t.build("farm", forest)
    assert t.supply() == []
    t.waits_for(0)


def test_flipping_a_tile_in_the_forest_is_not_building() -> None:
    t = ready().goods("coffee")
    sawmill = t.tile("sawmill", t.free("forest", near=t.home()))
    t.arch("renovate")
    t.do(Renovate(0, sawmill, True))
    assert t.supply() == []
    t.waits_for(0)


def test_building_over_an_own_tile_in_the_forest_is_not_building_on_forest() -> None:
    t = ready().era(3).goods("cotton", "gold", "coffee")
    sawmill = t.tile("sawmill", t.free("forest", near=t.home()))
    t.build("church", sawmill)
    assert (t.s.tile[sawmill], t.supply()) == ("church", [])
    t.waits_for(0)


def test_nobody_else_gains() -> None:
    t = Table(monarchs=("oba_ii",)).goods("coffee")
    t.build("sawmill", t.free("forest", near=t.home()))
    assert t.supply() == []
    t.waits_for(0)
