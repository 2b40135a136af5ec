"""Guaicuru cavalry: one more free movement in each own turn."""

from engine.brazil.moves import MoveUnits
from tests.brazil.kit import Table


def to_and_fro(t: Table, archer: int, here: int, there: int) -> None:
    """Two free movements, and no third."""
    t.walk(archer, there)
    t.walk(archer, here)
    t.refused(MoveUnits(0, (archer,), there), "no_movement_left", by="free")
    t.waits_for(0)


def test_its_owner_has_two_free_movements_in_his_turn() -> None:
    t = Table().painting("guaicuru_cavalry").on_turn(1)
    here, there = t.battlefield()
    archer = t.unit("archer", here)
    t.arch("harbor")
    t.finish()
    t.end_turn()
    t.arch("harbor")
    t.finish()
    to_and_fro(t, archer, here, there)


def test_it_rides_in_the_turn_in_which_it_is_acquired() -> None:
    t = Table()
    here, there = t.battlefield()
    archer = t.unit("archer", here)
    t.acquire("guaicuru_cavalry")
    to_and_fro(t, archer, here, there)


def test_it_gives_no_second_additional_movement() -> None:
    t = Table().painting("guaicuru_cavalry")
    archer = t.unit("archer", t.free("field", near=t.home()))
    t.moving("deploy", free=2)
    t.walk(archer, t.home(), by="extra")
    t.refused(MoveUnits(0, (archer,), t.home(), "extra"), "no_such_hex")
    away = t.free("field", near=t.home())
    t.walk(archer, away)
    t.refused(MoveUnits(0, (archer,), t.home(), "extra"), "no_movement_left", by="extra")
    t.waits_for(0)


def test_nobody_else_rides_further() -> None:
    t = Table().painting("guaicuru_cavalry", seat=1)
    here, there = t.battlefield()
    archer = t.unit("archer", here)
    t.arch("harbor")
    t.take("coffee")
    t.walk(archer, there)
    t.refused(MoveUnits(0, (archer,), here), "no_movement_left", by="free")
    t.waits_for(0)
