"""First Mass: at once 1 resource of choice for the Capital and each own City, at most 3."""

from engine.brazil.moves import ChooseResource
from tests.brazil.kit import Table

CITIES = ("olinda", "belem", "salvador")


def with_cities(count: int, seat: int = 0) -> Table:
    t = Table().era(2)
    for city in CITIES[:count]:
        t.tile(city, t.free("gold_mine" if city == "olinda" else "field", near=t.home(seat)), seat=seat)
    return t


def test_the_capital_and_a_city_bring_two_resources() -> None:
    t = with_cities(1)
    t.acquire("first_mass")
    t.take("coffee", "cotton")
    assert t.supply() == ["coffee", "cotton"]
    t.waits_for(0)


def test_the_capital_alone_brings_one_and_buildings_none() -> None:
    t = Table()
    t.tile("farm", t.free("field", near=t.home()))
    t.acquire("first_mass")
    t.take("cotton")
    t.waits_for(0)
    t.refused(ChooseResource(0, "cotton"), "nothing_open")


def test_it_never_brings_more_than_three() -> None:
    t = with_cities(3)
    t.acquire("first_mass")
    t.take("coffee", "coffee", "cotton")
    assert t.supply() == ["coffee", "coffee", "cotton"]
    t.waits_for(0)


def test_a_seized_city_is_not_an_own_one() -> None:
    t = with_cities(1, seat=1)
    city = t.where(lambda h: t.s.tile[h] == "olinda")
    t.unit("archer", city)
    t.acquire("first_mass")
    t.take("coffee")
    assert t.supply() == ["coffee"]
    t.waits_for(0)


def test_all_is_taken_first_and_dropped_after() -> None:
    t = with_cities(2).goods("gold", "gold", "gold", "gold")
    t.acquire("first_mass")
    t.take("coffee", "coffee", "cotton")
    assert len(t.supply()) == 7
    t.waits_for(0, "limit")
