"""Tupi woman: a resource of choice on turning up an Exploration tile."""

from engine.brazil.moves import Peek
from tests.brazil.kit import Table


def test_turning_up_a_tile_brings_a_resource_of_choice() -> None:
    t = Table().painting("tupi_woman")
    here, there = t.battlefield()
    t.unknown("culture", there)
    archer = t.unit("archer", here)
    t.moving("harbor")
    t.walk(archer, there)
    t.waits_for(0, "resource")
    t.take("cotton")
    assert t.supply() == ["cotton"]
    t.waits_for(0)


def test_it_comes_on_top_of_what_the_tile_brings() -> None:
    t = Table().painting("tupi_woman")
    here, there = t.battlefield()
    t.unknown("mandioca", there)
    archer = t.unit("archer", here)
    t.moving("harbor")
    t.walk(archer, there)
    t.take("cotton", "coffee")
    assert t.supply() == ["coffee", "cotton"]
    t.waits_for(0)


def test_a_tile_already_turned_up_brings_nothing() -> None:
    t = Table().painting("tupi_woman")
    here, there = t.battlefield()
    t.unknown("culture", there, face_up=True)
    archer = t.unit("archer", here)
    t.moving("harbor")
    t.walk(archer, there)
    assert t.supply() == []
    t.waits_for(0)


def test_peeking_turns_nothing_up() -> None:
    t = Table().era(2).painting("tupi_woman").flipped(1, "harbor").moving("harbor")
    t.do(Peek(0, t.where(lambda h: bool(t.s.unexplored[h]))))
    assert t.supply() == []
    t.waits_for(0)


def test_another_seat_turning_one_up_brings_its_owner_nothing() -> None:
    t = Table().painting("tupi_woman", seat=1)
    here, there = t.battlefield()
    t.unknown("culture", there)
    archer = t.unit("archer", here)
    t.moving("harbor")
    t.walk(archer, there)
    assert t.supply() == t.supply(1) == []
    t.waits_for(0)
