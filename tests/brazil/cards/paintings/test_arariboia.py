"""Araribóia: a City may be founded on the hex of any own unit."""

from engine.brazil.moves import FoundCity
from tests.brazil.kit import Table


def ready(*paintings: str) -> Table:
    """Era II, the price of Olinda, which is on offer."""
    t = Table(monarchs=("oba_ii",)).era(2).city_on_top("olinda").goods("sugarcane", "sugarcane")
    for painting in paintings:
        t.painting(painting)
    return t


def test_a_city_rises_where_an_archer_stands() -> None:
    t = ready("arariboia")
    _, there = t.battlefield()
    t.unit("archer", there)
    t.arch("build")
    t.do(FoundCity(0, "olinda", there))
    assert (t.s.tile[there], t.s.owner[there]) == ("olinda", 0)
    assert t.supply() == []
    t.waits_for(0)


def test_without_the_painting_it_needs_the_monarch() -> None:
    t = ready()
    here, there = t.battlefield()
    t.unit("archer", there)
    t.unit("monarch", here)
    t.arch("build")
    t.refused(FoundCity(0, "olinda", there), "needs_monarch_there")


def test_some_own_unit_must_stand_there() -> None:
    t = ready("arariboia")
    here, there = t.battlefield()
    t.unit("archer", here)
    t.unit("archer", there, seat=1)
    t.arch("build")
    t.refused(FoundCity(0, "olinda", there), "needs_unit_there")


def test_the_other_rules_for_cities_stay() -> None:
    t = ready("arariboia")
    here, there = t.battlefield()
    t.tile("farm", here, seat=1)
    t.unit("archer", there)
    elsewhere = t.free("field", near=t.home())
    t.unit("archer", elsewhere)
    t.arch("build")
    t.refused(FoundCity(0, "olinda", there), "adjacent_to_enemy")
    t.do(FoundCity(0, "olinda", elsewhere))
    t.waits_for(0)
