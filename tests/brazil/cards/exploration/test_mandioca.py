"""Mandioca: 1 resource of choice; the tile is discarded."""

from engine.brazil.moves import ChooseResource, DropGood, EndTurn
from tests.brazil.kit import Table


def turn_it_up(*goods: str) -> tuple[Table, int]:
    t = Table().goods(*goods)
    here, there = t.battlefield()
    t.unknown("mandioca", there)
    archer = t.unit("archer", here)
    t.moving("harbor")
    t.walk(archer, there)
    return t, there


def test_its_finder_takes_a_resource() -> None:
    t, there = turn_it_up()
    t.take("cotton")
    assert t.supply() == ["cotton"]
    assert (t.s.explored[there], t.s.gone) == ("", ("mandioca",))
    t.waits_for(0)


def test_it_is_a_resource_and_it_must_be_taken() -> None:
    t, _ = turn_it_up()
    t.refused(ChooseResource(0, "gold"), "not_a_resource", thing="gold")
    t.refused(EndTurn(0), "choose_resource_first")


def test_a_full_supply_takes_it_first_and_drops_after() -> None:
    t, _ = turn_it_up(*["gold"] * 5)
    t.take("cotton")
    t.waits_for(0, "limit")
    t.refused(EndTurn(0), "drop_first", what="goods", excess=1)
    t.do(DropGood(0, "gold"))
    assert t.supply() == ["cotton", "gold", "gold", "gold", "gold"]
    t.waits_for(0)


def test_built_upon_unseen_it_brings_nothing() -> None:
    t = Table(monarchs=("oba_ii",)).goods("coffee")
    hex_id = t.unknown("mandioca", t.free("field", near=t.home()))
    t.build("farm", hex_id)
    assert t.supply() == []
    t.waits_for(0)
