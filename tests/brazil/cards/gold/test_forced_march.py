"""Forced march: one more free movement this turn."""

from engine.brazil.moves import MoveUnits, PlayGoldCard
from tests.brazil.kit import Table


def ready(arch: str = "harbor") -> tuple[Table, int, int, int]:
    t = Table().gold_card("forced_march")
    here, there = t.battlefield()
    archer = t.unit("archer", here)
    t.moving(arch)
    return t, archer, here, there


def test_a_unit_moves_twice() -> None:
    t, archer, here, there = ready()
    t.walk(archer, there)
    t.refused(MoveUnits(0, (archer,), here), "no_movement_left", by="free")
    t.do(PlayGoldCard(0, "forced_march"))
    t.walk(archer, here)
    t.refused(MoveUnits(0, (archer,), there), "no_movement_left", by="free")
    assert t.player().gold_cards == ()
    t.waits_for(0)


def test_played_before_the_token_is_moved_it_waits_for_the_movement_phase() -> None:
    t, archer, here, there = ready()
    t.player().token = ""
    t.on_turn(0)
    t.do(PlayGoldCard(0, "forced_march"))
    t.refused(MoveUnits(0, (archer,), there), "action_first")
    t.arch("harbor")
    t.finish()
    t.walk(archer, there)
    t.walk(archer, here)
    t.waits_for(0)


def test_it_is_over_with_the_turn() -> None:
    t, archer, here, there = ready()
    t.do(PlayGoldCard(0, "forced_march"))
    t.end_turn()
    t.arch("harbor")
    t.finish()
    t.end_turn()
    t.arch("deploy")
    t.walk(archer, there)
    t.refused(MoveUnits(0, (archer,), here), "no_movement_left", by="free")


def test_it_is_no_additional_movement() -> None:
    t, archer, _, there = ready()
    t.do(PlayGoldCard(0, "forced_march"))
    t.refused(MoveUnits(0, (archer,), there, "extra"), "arch_without_extra", arch="harbor")


def test_without_a_unit_on_the_map_it_is_not_played() -> None:
    t = Table().gold_card("forced_march")
    t.refused(PlayGoldCard(0, "forced_march"), "no_unit_on_map")
