"""Tiles seized in battle: whose they are, whose goods and VP, and how they come back (rules 7)."""

from __future__ import annotations

from engine.brazil.moves import (
    Build,
    MoveUnits,
    SealCards,
    Trade,
)
from tests.brazil.battlefield import field_of_battle
from tests.brazil.kit import Table


def seized(building: str = "farm", goods=("coffee", "coffee")) -> tuple[Table, int, int, int]:
    t, here, there = field_of_battle()
    t.tile(building, there, seat=1, goods=goods)
    unit = t.unit("cannon", here)
    t.moving("build")
    t.do(MoveUnits(0, (unit,), there))
    return t, unit, here, there


def test_a_seized_tiles_goods_pay_for_the_new_holder_only():
    t, _, _, there = seized()
    t.on_turn(0)
    t.player().token = ""
    t.arch("trade")
    t.do(Trade(0, "coffee_cotton"))
    assert t.goods_on(there) == [] and t.supply() == ["gold", "gold"]
    t, _, _, there = seized()
    t.on_turn(1)
    t.arch("trade")
    t.waits_for(1)


def test_a_seized_tiles_vp_are_the_holders():
    t, _, _, _ = seized("gold_foundry", ())
    assert t.vp(0, "tiles") == 3 and t.vp(1, "tiles") == 0


def test_when_the_last_enemy_unit_leaves_the_builder_has_it_back():
    t, unit, here, there = seized()
    t.moving("build")
    t.do(MoveUnits(0, (unit,), here))
    assert t.vp(0, "tiles") == 0 and t.vp(1, "tiles") == 1
    t.on_turn(1)
    t.arch("trade")
    t.do(Trade(1, "coffee_cotton"))
    assert t.goods_on(there) == []


def test_the_builder_wins_it_back_in_battle():
    t, _, here, there = seized()
    t.unit("cannon", here, seat=1)
    t.combat_card("militia", seat=1)
    t.moving("build", seat=1)
    t.do(MoveUnits(1, (4,), there), SealCards(1, ("militia",)))
    assert t.player(0).at == 0 and t.vp(1, "tiles") == 1


def test_a_seized_tile_stays_the_builders_empire():
    t, _, here, _ = seized()
    t.on_turn(0)
    t.player().token = ""
    t.goods(*["science"] * 5).era(3).arch("build")
    t.refused(Build(0, "church", here), "adjacent_only_to_seized")
