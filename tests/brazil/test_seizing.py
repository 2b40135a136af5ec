"""Tiles seized in battle: whose they are, whose goods and VP, and how they come back (rules 7)."""

from __future__ import annotations

import pytest

from engine.brazil.evaluation.evaluate import prospects
from engine.brazil.moves import (
    AttackAdjacent,
    Build,
    MoveUnits,
    SealCards,
    Trade,
)
from engine.brazil.rules import payment_solver
from engine.brazil.rules.control import controlled, own_controlled
from engine.brazil.rules.scoring import total
from tests.brazil.battlefield import field_of_battle
from tests.brazil.kit import RULES, Table


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


def contested(garrison: bool, attacker: int = 0) -> tuple[Table, int, int]:
    """A battle for a seat's tile that waits for its first cards: (table, attacking unit, hex)."""
    t, here, there = field_of_battle()
    defender = 1 - attacker
    t.tile("gold_foundry", there, seat=defender, goods=("gold",))
    unit = t.unit("archer", here, seat=attacker)
    if garrison:
        t.unit("archer", there, seat=defender)
    t.combat_card("militia", seat=attacker).combat_card("militia", seat=defender)
    t.moving("build", seat=attacker)
    t.do(MoveUnits(attacker, (unit,), there))
    t.waits_for(attacker, "combat")
    return t, unit, there


@pytest.mark.parametrize("garrison", [True, False])
@pytest.mark.parametrize("attacker", [0, 1])
def test_a_tile_is_its_holders_until_the_battle_is_won(attacker, garrison):
    t, _, there = contested(garrison, attacker)
    defender, bit = 1 - attacker, 1 << there
    for stage in range(2):
        assert (t.vp(attacker, "tiles"), t.vp(defender, "tiles")) == (0, 3), stage
        assert [total(t.s, seat) == t.vp(seat) for seat in (0, 1)] == [True, True]
        assert not controlled(t.s, attacker) & bit and own_controlled(t.s, defender) & bit
        assert payment_solver.held(t.s, defender) and not payment_solver.held(t.s, attacker)
        for seat in (attacker, defender):
            view = RULES.view(t.s, seat)
            assert [total(view, s) for s in (0, 1)] == [total(t.s, s) for s in (0, 1)], "a seat's own eyes"
        if stage == 0:
            t.do(SealCards(attacker, ()))
    t.do(SealCards(defender, ()))
    assert not t.player(attacker).at, "the defender wins"
    assert (t.vp(attacker, "tiles"), t.vp(defender, "tiles")) == (0, 3)


def test_a_seized_tile_is_its_holders_until_its_builder_has_won_it_back():
    t, _, here, there = seized("gold_foundry", ())
    unit = t.unit("cannon", here, seat=1)
    t.combat_card("militia", seat=1)
    t.moving("build", seat=1)
    t.do(MoveUnits(1, (unit,), there))
    t.waits_for(1, "combat")
    assert (t.vp(0, "tiles"), t.vp(1, "tiles")) == (3, 0)
    t.do(SealCards(1, ("militia",)))
    assert (t.vp(0, "tiles"), t.vp(1, "tiles")) == (0, 3)


def test_a_hex_fired_at_stays_its_holders_and_the_firing_one_too():
    t, here, there = field_of_battle()
    t.tile("gold_foundry", there, seat=1)
    t.tile("farm", here)
    unit = t.unit("cannon", here)
    t.combat_card("militia").moving("build")
    t.do(AttackAdjacent(0, unit, there))
    t.waits_for(0, "combat")
    assert (t.vp(0, "tiles"), t.vp(1, "tiles")) == (1, 3)


def test_a_bot_sees_nothing_gained_by_a_battle_it_has_only_begun():
    """What a position is worth to both seats is the same before and after units went in, but for the movement."""
    t, here, there = field_of_battle()
    t.tile("gold_foundry", there, seat=1, goods=("gold",))
    unit = t.unit("cannon", here)
    t.combat_card("militia").moving("build")
    before = [prospects(t.s, seat) for seat in (0, 1)]
    t.do(MoveUnits(0, (unit,), there))
    assert [prospects(t.s, seat) for seat in (0, 1)] == before
    t.do(SealCards(0, ("militia",)))
    assert prospects(t.s, 0) > before[0] - 1 and prospects(t.s, 1) < before[1]


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
