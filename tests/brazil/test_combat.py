"""Battles: who defends, what counts, ties, losses, attacks on an adjacent hex (rules 7)."""

from __future__ import annotations

import pytest

from engine.brazil.events import BattleBegan, TileSeized, UnitsDefeated
from engine.brazil.moves import (
    AttackAdjacent,
    EndTurn,
    MoveUnits,
    SealCards,
)
from engine.brazil.rules.production import tile_vp
from engine.brazil.state import DEFEATED
from tests.brazil.battlefield import duel, ended, field_of_battle
from tests.brazil.kit import four

ORANGE_ARCHER = 1


# --- who fights ---


def test_entering_a_hex_with_an_enemy_unit_is_a_battle():
    t, here, there = field_of_battle()
    unit = t.unit("dragoon", here)
    t.unit("archer", there, seat=1)
    t.moving("build")
    events = t.do(MoveUnits(0, (unit,), there))
    assert BattleBegan(0, 1, there, -1) in events
    assert (ended(events).attack, ended(events).defence, ended(events).winner) == (3, 1, 0)


def test_entering_an_enemy_tile_without_units_is_a_battle_against_its_builder():
    t, here, there = field_of_battle()
    unit = t.unit("dragoon", here)
    t.tile("trading_post", there, seat=1)
    t.moving("build")
    events = t.do(MoveUnits(0, (unit,), there))
    assert (ended(events).attack, ended(events).defence) == (3, 2)
    assert TileSeized(0, there) in events


def test_the_defender_is_whoever_has_units_there_else_the_builder():
    t, here, there = field_of_battle(four(("oba_ii",)))
    unit = t.unit("cannon", here)
    t.tile("farm", there, seat=1)
    t.unit("archer", there, seat=2)
    t.moving("build")
    events = t.do(MoveUnits(0, (unit,), there))
    assert ended(events).defender == 2
    assert t.player(2).units[1] == DEFEATED


def test_moving_onto_a_tile_one_holds_is_no_battle():
    t, here, there = field_of_battle()
    unit = t.unit("dragoon", here)
    t.tile("farm", there, seat=1)
    t.unit("archer", there)
    t.moving("build")
    assert not any(isinstance(e, BattleBegan) for e in t.do(MoveUnits(0, (unit,), there)))


def test_combat_strength_is_the_vp_of_the_units_that_moved_in():
    t, here, there = field_of_battle()
    dragoon, archer = t.unit("dragoon", here), t.unit("archer", here)
    t.unit("cannon", here)
    t.unit("cannon", there, seat=1)
    t.moving("build")
    events = t.do(MoveUnits(0, (dragoon, archer), there))
    assert (ended(events).attack, ended(events).defence, ended(events).winner) == (4, 4, 1)


def test_the_defender_counts_all_units_and_the_tile_he_built():
    t, here, there = field_of_battle()
    unit = t.unit("cannon", here)
    t.tile("trading_post", there, seat=1)
    t.unit("archer", there, seat=1)
    t.unit("grenadier", there, seat=1)
    t.moving("build")
    assert ended(t.do(MoveUnits(0, (unit,), there))).defence == 2 + 1 + 2


def test_a_tile_held_by_who_did_not_build_it_counts_for_nobody():
    t, here, there = field_of_battle()
    unit = t.unit("dragoon", here)
    t.tile("academy", there)
    t.unit("archer", there, seat=1)
    t.moving("build")
    events = t.do(MoveUnits(0, (unit,), there))
    assert (ended(events).attack, ended(events).defence) == (3, 1)
    assert not any(isinstance(e, TileSeized) for e in events)


def test_a_third_seats_tile_counts_for_nobody_either():
    t, here, there = field_of_battle(four(("oba_ii",)))
    unit = t.unit("dragoon", here)
    t.tile("academy", there, seat=2)
    t.unit("archer", there, seat=1)
    t.moving("build")
    assert ended(t.do(MoveUnits(0, (unit,), there))).defence == 1


# --- bonuses ---


@pytest.mark.parametrize("arch", ["harbor", "trade"])
def test_the_token_at_harbor_or_trade_gives_one_attacking(arch):
    t, here, there = field_of_battle()
    unit = t.unit("archer", here)
    t.unit("archer", there, seat=1)
    t.moving(arch)
    assert ended(t.do(MoveUnits(0, (unit,), there))).attack == 2


@pytest.mark.parametrize("arch", ["harbor", "trade"])
def test_the_token_at_harbor_or_trade_gives_two_defending(arch):
    t, here, there = field_of_battle()
    unit = t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.player(1).token = arch
    t.moving("build")
    assert ended(t.do(MoveUnits(0, (unit,), there))).defence == 3


def test_the_arch_strengthens_units_not_an_empty_tile():
    t, here, there = field_of_battle()
    unit = t.unit("cannon", here)
    t.tile("farm", there, seat=1)
    t.player(1).token = "trade"
    t.moving("build")
    assert ended(t.do(MoveUnits(0, (unit,), there))).defence == 1


def test_the_bonus_counts_once_however_many_units_fight():
    t, here, there = field_of_battle()
    dragoon, archer = t.unit("dragoon", here), t.unit("archer", here)
    t.unit("archer", there, seat=1)
    t.moving("harbor")
    assert ended(t.do(MoveUnits(0, (dragoon, archer), there))).attack == 5


def test_other_arches_give_nothing():
    t, here, there = field_of_battle()
    unit = t.unit("dragoon", here)
    t.unit("archer", there, seat=1)
    t.player(1).token = "build"
    t.moving("deploy")
    events = t.do(MoveUnits(0, (unit,), there))
    assert (ended(events).attack, ended(events).defence) == (3, 1)


def test_a_token_turned_over_at_an_era_change_strengthens_nobody():
    t, here, there = field_of_battle()
    unit = t.unit("dragoon", here)
    t.unit("archer", there, seat=1)
    t.player(1).bonus = ("harbor", "")
    t.moving("deploy")
    assert ended(t.do(MoveUnits(0, (unit,), there))).defence == 1


def test_paintings_strengthen_both_ways():
    for owner, attack, defence in ((0, 4, 1), (1, 3, 3)):
        t, here, there = field_of_battle()
        unit = t.unit("dragoon", here)
        t.unit("archer", there, seat=1)
        t.painting("maria_quiteria", owner)
        t.moving("deploy")
        events = t.do(MoveUnits(0, (unit,), there))
        assert (ended(events).attack, ended(events).defence) == (attack, defence)


# --- the outcome ---


def test_the_defender_wins_ties():
    t, here, there = field_of_battle()
    unit = t.unit("archer", here)
    t.unit("archer", there, seat=1)
    t.moving("build")
    events = t.do(MoveUnits(0, (unit,), there))
    assert ended(events).winner == 1
    assert UnitsDefeated(0, (unit,), there) in events
    assert t.player().units[unit] == DEFEATED and t.player(1).units[ORANGE_ARCHER] == there


def test_one_more_is_enough_for_the_attacker():
    t, here, there = field_of_battle()
    unit = t.unit("archer", here)
    t.unit("archer", there, seat=1)
    t.combat_card("militia")
    t.moving("build")
    t.do(MoveUnits(0, (unit,), there), SealCards(0, ("militia",)))
    assert t.player().units[unit] == there and t.player(1).units[ORANGE_ARCHER] == DEFEATED


def test_all_the_losers_units_of_the_hex_are_defeated():
    t, here, there = field_of_battle()
    dragoon, cannon = t.unit("dragoon", here), t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.unit("grenadier", there, seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (dragoon, cannon), there))
    assert t.player(1).at == 0 and t.player(1).units.count(DEFEATED) == 2


def test_only_the_units_that_moved_in_are_defeated():
    t, here, there = field_of_battle()
    archer = t.unit("archer", here)
    stays = t.unit("archer", here)
    t.unit("cannon", there, seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (archer,), there))
    assert t.player().units[archer] == DEFEATED and t.player().units[stays] == here


def test_defeated_units_keep_their_vp():
    t, unit, _ = duel(theirs=("militia",))
    before = t.vp(category="units")
    t.do(SealCards(1, ("militia",)))
    assert t.player().units[unit] == DEFEATED and t.vp(category="units") == before


def test_the_battle_is_over_and_the_turn_goes_on():
    t, _, _ = duel()
    t.waits_for(0)
    t.do(EndTurn(0))
    t.waits_for(1)


# --- attacks on an adjacent hex ---


def test_an_adjacent_attack_counts_all_own_units_on_the_firing_hex():
    t, here, there = field_of_battle()
    cannon = t.unit("cannon", here)
    t.unit("archer", here)
    t.unit("archer", there, seat=1)
    t.moving("build")
    events = t.do(AttackAdjacent(0, cannon, there))
    assert BattleBegan(0, 1, there, here) in events
    assert (ended(events).attack, ended(events).defence) == (5, 1)


def test_it_counts_the_tile_under_the_cannon_if_the_attacker_built_it():
    for builder, attack in ((0, 4 + 2), (1, 4)):
        t, here, there = field_of_battle()
        t.tile("trading_post", here, seat=builder)
        cannon = t.unit("cannon", here)
        t.unit("archer", there, seat=1)
        t.moving("build")
        assert ended(t.do(AttackAdjacent(0, cannon, there))).attack == attack


@pytest.mark.parametrize("firing", [None, 0, 1])
@pytest.mark.parametrize("target", [None, 0, 1])
def test_of_both_hexes_of_an_adjacent_attack_a_tile_counts_for_its_builder_on_his_own_hex_alone(firing, target):
    """Ruling combat-fire-tiles: the tile under the Cannon for the attack, the one fired at for the defence."""
    t, here, there = field_of_battle()
    for builder, place, tile in ((firing, here, "trading_post"), (target, there, "academy")):
        if builder is not None:
            t.tile(tile, place, seat=builder)
    cannon = t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.moving("build")
    fought = ended(t.do(AttackAdjacent(0, cannon, there)))
    assert fought.attack == 4 + (tile_vp(t.s, here) if firing == 0 else 0)
    assert fought.defence == 1 + (tile_vp(t.s, there) if target == 1 else 0)
    assert tile_vp(t.s, here) == (2 if firing is not None else 0)


def test_an_adjacent_attack_moves_nobody_and_seizes_nothing():
    t, here, there = field_of_battle()
    t.tile("farm", there, seat=1)
    t.unit("archer", there, seat=1)
    cannon = t.unit("cannon", here)
    t.moving("build")
    events = t.do(AttackAdjacent(0, cannon, there))
    assert ended(events).winner == 0 and t.player(1).at == 0
    assert t.player().units[cannon] == here
    assert not any(isinstance(e, TileSeized) for e in events)
    assert t.vp(1, "tiles") == 1 and t.vp(0, "tiles") == 0


def test_a_lost_adjacent_attack_defeats_everybody_on_the_firing_hex():
    t, here, there = field_of_battle()
    cannon = t.unit("cannon", here)
    archer = t.unit("archer", here)
    t.tile("academy", there, seat=1)
    t.moving("build")
    events = t.do(AttackAdjacent(0, cannon, there))
    assert UnitsDefeated(0, (archer, cannon), here) in events
    assert t.player().at == 0
