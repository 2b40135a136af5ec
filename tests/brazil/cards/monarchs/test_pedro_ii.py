"""Pedro II: the first red, pink and blue painting bring a resource of choice, a gold, a science."""

from engine.brazil.events import GoodsGained
from tests.brazil.kit import Table


def ready() -> Table:
    return Table(monarchs=("pedro_ii",))


def test_the_first_red_one_brings_a_resource_of_choice() -> None:
    t = ready()
    t.acquire("riachuelo")
    t.take("cotton")
    assert t.supply() == ["cotton"]
    t.waits_for(0)


def test_the_first_pink_one_brings_a_gold() -> None:
    t = ready()
    t.acquire("council_session")
    assert t.supply() == ["gold"]
    t.waits_for(0)


def test_the_first_blue_one_brings_a_science() -> None:
    t = ready()
    t.acquire("landing_at_porto_seguro")
    assert t.supply() == ["science"]
    t.waits_for(0)


def test_the_second_of_a_colour_brings_nothing() -> None:
    t = ready().painting("machado_de_assis")
    t.acquire("council_session")
    assert t.supply() == []
    t.waits_for(0)


def test_another_colour_still_brings_its_own() -> None:
    t = ready().painting("machado_de_assis").painting("guarani")
    t.acquire("riachuelo")
    t.take("coffee")
    assert t.supply() == ["coffee"]
    t.waits_for(0)


def test_it_comes_besides_the_paintings_own_effect() -> None:
    t = ready()
    t.acquire("jose_bonifacio")
    assert t.supply() == ["gold", "science"]
    t.waits_for(0)


def test_nobody_else_gains() -> None:
    t = Table(monarchs=("oba_ii",))
    t.acquire("council_session")
    assert t.supply() == []
    t.waits_for(0)


def test_the_monarchs_gain_comes_before_the_paintings_own() -> None:
    t = Table(monarchs=("pedro_ii",))
    events = t.acquire("jose_bonifacio")
    gained = [(e.cause, e.goods) for e in events if isinstance(e, GoodsGained)]
    assert gained == [("pedro_ii", ("gold",)), ("jose_bonifacio", ("science",))]
    t.waits_for(0)
