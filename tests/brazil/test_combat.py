"""Battles: who defends, what counts, sealed cards, ties, seizing, losses (rules 7)."""

from __future__ import annotations

import pytest

from engine.brazil.events import BattleBegan, BattleEnded, CardsRevealed, TileSeized, UnitsDefeated
from engine.brazil.moves import (
    AttackAdjacent,
    Build,
    CancelCard,
    DefeatUnit,
    EndTurn,
    Finish,
    MoveUnits,
    PlayGoldCard,
    SealCards,
    Trade,
)
from engine.brazil.state import DEFEATED
from tests.brazil.kit import Table, four

ORANGE_ARCHER = 1


def ground(t: Table, hex_id: int) -> bool:
    """Land without tile, `?` or units that touches no tile."""
    return (
        t.s.board.terrain[hex_id] != "water"
        and not t.s.tile[hex_id]
        and not t.s.unexplored[hex_id]
        and t.far_from_tiles(hex_id)
        and not any(p.at >> hex_id & 1 for p in t.s.seats)
    )


def field_of_battle(t: Table | None = None) -> tuple[Table, int, int]:
    """Two adjacent empty land hexes far from every tile: (table, here, there)."""
    t = t or Table(monarchs=("oba_ii", "isabella_i"))
    here = t.where(lambda h: ground(t, h) and any(ground(t, n) for n in t.near(h)))
    return t, here, next(n for n in t.near(here) if ground(t, n))


def ended(events) -> BattleEnded:
    return next(e for e in events if isinstance(e, BattleEnded))


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


# --- cards ---


def duel(attack: str = "archer", defence: str = "archer", mine=(), theirs=()) -> tuple[Table, int, int]:
    """A battle that waits for its first cards: (table, attacking unit, hex)."""
    t, here, there = field_of_battle()
    unit = t.unit(attack, here)
    t.unit(defence, there, seat=1)
    t.combat_card(*mine)
    t.combat_card(*theirs, seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (unit,), there))
    return t, unit, there


def test_the_attacker_seals_first_then_the_defender_then_all_are_revealed():
    t, _, _ = duel(mine=("militia", "regulars"), theirs=("militia",))
    t.waits_for(0, "combat")
    assert {m.cards for m in t.legal(SealCards)} == {(), ("militia",), ("regulars",), ("militia", "regulars")}
    t.do(SealCards(0, ("militia", "regulars")))
    t.waits_for(1, "combat")
    events = t.do(SealCards(1, ("militia",)))
    assert CardsRevealed(("militia", "regulars"), ("militia",)) in events
    assert (ended(events).attack, ended(events).defence) == (4, 2)
    assert sorted(t.s.combat_discard) == ["militia", "militia", "regulars"]
    assert t.player().combat_cards == () == t.player(1).combat_cards
    assert not t.session.can_undo
    t.waits_for(0)


def test_the_attackers_cards_are_hidden_until_the_reveal():
    t, _, _ = duel(mine=("spy", "regulars"), theirs=("militia",))
    t.do(SealCards(0, ("spy",)))
    assert t.session.view(1).frames[-1].sealed_attack == ("?",)
    assert t.session.view(None).frames[-1].sealed_attack == ("?",)
    assert t.session.view(0).frames[-1].sealed_attack == ("spy",)
    assert "spy" not in repr(t.session.view(1))


def test_no_card_at_all_may_be_sealed():
    t, _, _ = duel(mine=("militia",), theirs=("militia",))
    t.do(SealCards(0, ()))
    t.do(SealCards(1, ()))
    assert t.player().combat_cards == ("militia",) == t.player(1).combat_cards


def test_who_holds_no_cards_is_not_asked():
    t, _, _ = duel(theirs=("militia",))
    t.waits_for(1, "combat")


def test_cards_must_be_held_and_at_most_three():
    t, _, _ = duel(mine=("militia", "militia", "regulars"), theirs=("militia",))
    t.refused(SealCards(0, ("spy",)), "not_held")
    t.refused(SealCards(0, ("regulars", "regulars")), "not_held")
    t.refused(SealCards(0, ("militia", "militia", "regulars", "regulars")), "too_many_cards", most=3)
    t.refused(EndTurn(0), "battle_pending")
    t.refused(SealCards(1, ()), "not_your_turn")
    t.do(SealCards(0, ("militia", "militia", "regulars")))
    t.refused(EndTurn(1), "battle_pending")


def test_nothing_else_happens_during_a_battle():
    t, _, _ = duel(mine=("militia",))
    t.gold_card("extra_harbor")
    t.refused(PlayGoldCard(0, "extra_harbor"), "battle_pending")


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


# --- seizing ---


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


# --- the effects of cards ---


def test_the_winner_always_keeps_one_unit():
    t, unit, _ = duel("cannon", theirs=("sepe_tiaraju",))
    t.do(SealCards(1, ("sepe_tiaraju",)))
    t.waits_for(0)
    assert t.player().units[unit] >= 0


def test_the_loser_chooses_which_unit_goes_too():
    t, here, there = field_of_battle()
    dragoon, cannon = t.unit("dragoon", here), t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.combat_card("sepe_tiaraju", seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (dragoon, cannon), there), SealCards(1, ("sepe_tiaraju",)))
    t.waits_for(1, "defeat")
    t.refused(DefeatUnit(1, 0), "unit_not_in_battle")
    t.refused(Finish(1), "battle_pending")
    t.do(DefeatUnit(1, cannon))
    assert t.player().units[cannon] == DEFEATED and t.player().units[dragoon] == there
    t.waits_for(0)


def test_two_of_them_still_leave_one_unit():
    t, here, there = field_of_battle()
    dragoon, cannon = t.unit("dragoon", here), t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.combat_card("sepe_tiaraju", "sepe_tiaraju", seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (dragoon, cannon), there), SealCards(1, ("sepe_tiaraju", "sepe_tiaraju")))
    t.do(DefeatUnit(1, cannon))
    t.waits_for(0)
    assert t.player().units[dragoon] == there


def test_a_cancelled_card_counts_nothing_but_is_discarded():
    t, _, _ = duel("cannon", mine=("spy",), theirs=("militia", "regulars"))
    t.do(SealCards(0, ("spy",)), SealCards(1, ("militia", "regulars")))
    t.waits_for(0, "combat")
    t.refused(CancelCard(0, "spy"), "no_such_card_there")
    t.refused(EndTurn(0), "battle_pending")
    events = t.do(CancelCard(0, "regulars"))
    assert ended(events).defence == 2
    assert sorted(t.s.combat_discard) == ["militia", "regulars", "spy"]


def test_after_a_victory_over_a_seat_the_war_card_may_be_played_or_kept():
    t, here, there = field_of_battle()
    unit = t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.gold_card("war", "extra_trade")
    t.moving("build")
    t.do(MoveUnits(0, (unit,), there))
    t.waits_for(0, "victory")
    t.refused(PlayGoldCard(0, "extra_trade"), "not_after_a_battle")
    t.refused(PlayGoldCard(0, "agricola"), "not_held")
    t.refused(EndTurn(0), "finish_first", what="victory")
    t.finish()
    assert "war" in t.player().gold_cards
    t.waits_for(0)


def test_the_defender_who_wins_may_play_it_in_anothers_turn():
    t, here, there = field_of_battle()
    unit = t.unit("archer", here)
    t.unit("cannon", there, seat=1)
    t.gold_card("war", seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (unit,), there))
    t.waits_for(1, "victory")
    t.do(PlayGoldCard(1, "war"))
    assert t.supply(1) == ["gold"] and len(t.player(1).combat_cards) == 1
    t.waits_for(0)


def test_an_attacker_who_wins_on_an_expedition_may_fight_it_next():
    t, here, there = field_of_battle()
    t.unknown("expedition_3", there, True)
    unit = t.unit("cannon", here)
    t.unit("archer", there, seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (unit,), there))
    t.waits_for(0, "expedition")
    t.finish()
    t.waits_for(0)
