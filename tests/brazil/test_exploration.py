"""Exploration tiles: peeked at, turned up, kept or staying; Expeditions (rules 6)."""

from __future__ import annotations

import pytest

from engine.brazil.components import MISSIONS, RESOURCES
from engine.brazil.events import ExpeditionFought, TileExplored, TileKept
from engine.brazil.moves import (
    Build,
    ChooseResource,
    DrawMission,
    EndTurn,
    FightExpedition,
    Finish,
    MoveUnits,
    Peek,
    PlayGoldCard,
    SealCards,
)
from engine.brazil.questions.exploration import EXPLORATION_RULES
from engine.core.components import FIRST_EDITION, in_edition
from tests.brazil.kit import Table


def before(tile: str, kind: str = "archer", **more) -> tuple[Table, int, int]:
    """A unit on the Capital, a face-down tile of this kind next to it: (table, unit, hex)."""
    t = Table(monarchs=("oba_ii",), **more)
    hex_id = t.unknown(tile, t.free("field", near=t.home()))
    unit = t.unit(kind, t.home())
    t.moving("harbor")
    t.player().token = "build"
    t.changed()
    return t, unit, hex_id


def test_the_first_unit_turns_the_tile_up_for_all():
    t, unit, hex_id = before("culture")
    events = t.do(MoveUnits(0, (unit,), hex_id))
    assert TileExplored(0, hex_id, "culture") in events
    assert t.session.view(1).explored[hex_id] == "culture"
    assert not t.session.can_undo and t.session.barrier.event == "TileExplored"


@pytest.mark.parametrize(("have", "vp"), [(1, 1), (2, 3), (3, 5)])
def test_unknown_species_are_kept_and_score_one_three_five(have, vp):
    t, unit, hex_id = before("unknown_species")
    t.player().exploration = ("unknown_species",) * (have - 1)
    t.changed()
    t.do(MoveUnits(0, (unit,), hex_id))
    assert t.player().exploration == ("unknown_species",) * have
    assert t.vp(category="exploration") == vp
    assert t.s.explored[hex_id] == ""


@pytest.mark.parametrize("tile", ["minas_gerais", "river_basin", "culture"])
def test_these_stay_on_the_map(tile):
    t, unit, hex_id = before(tile)
    t.do(MoveUnits(0, (unit,), hex_id))
    assert t.s.explored[hex_id] == tile and not t.s.unexplored_mask >> hex_id & 1
    assert t.player().exploration == ()
    t.waits_for(0)


def test_a_tile_face_up_is_not_turned_up_again():
    t, _, hex_id = before("culture")
    t.unknown("culture", hex_id, True)
    events = t.do(MoveUnits(0, (1,), hex_id))
    assert not any(isinstance(e, TileExplored) for e in events)


def test_quilombo_draws_a_mission_of_an_era_of_choice_and_is_discarded():
    t, unit, hex_id = before("quilombo")
    t.do(MoveUnits(0, (unit,), hex_id))
    t.waits_for(0, "mission_draw")
    assert {m.era for m in t.legal(DrawMission)} == {1, 2, 3}
    t.refused(EndTurn(0), "choose_mission_era_first")
    t.refused(DrawMission(0, 4), "no_missions_left", era=4)
    top, held = t.s.mission_decks[2][0], t.player().missions
    t.do(DrawMission(0, 3))
    assert t.player().missions == (*held, top) and "quilombo" in t.s.gone
    assert top not in repr(t.session.view(1))


def test_quilombo_offers_only_eras_with_missions_left():
    t, unit, hex_id = before("quilombo")
    t.player(1).missions += t.s.mission_decks[0]
    t.s.mission_decks = ((), *t.s.mission_decks[1:])
    t.changed()
    t.do(MoveUnits(0, (unit,), hex_id))
    t.refused(DrawMission(0, 1), "no_missions_left", era=1)
    assert {m.era for m in t.legal(DrawMission)} == {2, 3}


def test_mandioca_gives_a_resource_of_choice_and_is_discarded():
    t, unit, hex_id = before("mandioca")
    t.do(MoveUnits(0, (unit,), hex_id))
    assert {m.resource for m in t.legal(ChooseResource)} == set(RESOURCES)
    t.refused(Finish(0), "choose_resource_first")
    t.do(ChooseResource(0, "cotton"))
    assert t.supply() == ["cotton"] and "mandioca" in t.s.gone
    t.waits_for(0)


# --- River Basin ---


def basin_between(seat: int = 0) -> tuple[Table, int, int]:
    """A face-down River Basin next to the Capital, and a hex next to both where something may be built."""
    t = Table(monarchs=("oba_ii",))
    basin = t.unknown("river_basin", t.free("field", near=t.home()))
    hex_id = next(h for h in t.near(basin) if h in t.near(t.home()) and t.s.board.terrain[h] != "water")
    t.clear_unknown(hex_id)
    return t, basin, hex_id


@pytest.mark.parametrize(
    ("building", "more"),
    [
        ("farm", "coffee"),
        ("cane_field", "sugarcane"),
        ("sawmill", "brazilwood"),
        ("trading_post", "brazilwood"),
        ("plantation", "cotton"),
    ],
)
def test_a_river_basin_turned_up_adds_to_adjacent_buildings_at_once(building, more):
    t, basin, hex_id = basin_between()
    t.tile(building, hex_id)
    unit = t.unit("archer", t.home())
    t.moving("harbor")
    t.do(MoveUnits(0, (unit,), basin))
    assert t.goods_on(hex_id) == [more]


@pytest.mark.parametrize("building", ["gold_foundry", "church", "academy"])
def test_gold_and_science_are_not_increased(building):
    t, basin, hex_id = basin_between()
    t.tile(building, hex_id)
    unit = t.unit("archer", t.home())
    t.moving("harbor")
    t.do(MoveUnits(0, (unit,), basin))
    assert t.goods_on(hex_id) == []


def test_an_enemys_building_gains_too():
    t, basin, hex_id = basin_between()
    t.tile("farm", hex_id, seat=1)
    unit = t.unit("archer", t.home())
    t.moving("harbor")
    t.do(MoveUnits(0, (unit,), basin))
    assert t.goods_on(hex_id) == ["coffee"]


def test_a_river_basin_adds_to_later_builds():
    t, basin, hex_id = basin_between()
    t.unknown("river_basin", basin, True)
    t.goods(*["science"] * 5)
    building = {"field": "farm", "forest": "sawmill"}.get(t.s.board.terrain[hex_id])
    if building is None:
        t.era(3)
        building = "church"
    t.arch("build")
    t.do(Build(0, building, hex_id))
    if t.frame.kind == "payment":
        t.pay()
    assert len(t.goods_on(hex_id)) == (3 if building != "church" else 2)


def test_a_face_down_river_basin_adds_nothing():
    t, _, hex_id = basin_between()
    t.goods(*["science"] * 5)
    t.era(3).arch("build")
    t.do(Build(0, "academy", hex_id))
    t.pay()
    assert t.goods_on(hex_id) == ["science", "science"]


# --- peeking ---


def test_only_the_seat_that_peeked_knows_the_tile_until_it_is_turned_up():
    t, unit, hex_id = before("unknown_species")
    t.s.frames[-1].peek = True
    t.changed()
    t.do(Peek(0, hex_id))
    assert t.session.view(0).unexplored[hex_id] == "unknown_species"
    assert t.session.view(1).unexplored[hex_id] == "?"
    assert t.session.view(None).unexplored[hex_id] == "?"
    assert t.s.unexplored[hex_id] == "unknown_species"
    t.do(MoveUnits(0, (unit,), hex_id))
    assert t.player().exploration == ("unknown_species",) and not t.player().peeked


# --- Expeditions ---

FOUR = ("expedition_3", "expedition_4", "expedition_5", "expedition_6")


def test_the_four_expeditions():
    assert [EXPLORATION_RULES[e].strength() for e in FOUR] == [3, 4, 5, 6]
    assert [EXPLORATION_RULES[e].vp(1) for e in FOUR] == [1, 2, 2, 3]


def test_on_entering_one_may_fight_or_leave_it():
    t, unit, hex_id = before("expedition_3", "dragoon")
    t.do(MoveUnits(0, (unit,), hex_id))
    t.waits_for(0, "expedition")
    t.refused(EndTurn(0), "battle_pending")
    t.refused(FightExpedition(0, 0), "not_on_that_hex")
    t.finish()
    assert t.s.explored[hex_id] == "expedition_3"
    t.waits_for(0)


def test_equal_strength_wins():
    t, unit, hex_id = before("expedition_3", "dragoon")
    t.do(MoveUnits(0, (unit,), hex_id))
    events = t.do(FightExpedition(0, unit))
    assert any(isinstance(e, ExpeditionFought) and (e.strength, e.needed) == (3, 3) for e in events)
    assert TileKept(0, hex_id, "expedition_3") in events
    assert t.player().exploration == ("expedition_3",) and t.supply() == ["gold"]
    assert t.s.explored[hex_id] == "" and t.vp(category="exploration") == 1
    t.waits_for(0)


def test_one_short_loses_nothing_but_the_cards():
    t, unit, hex_id = before("expedition_6", "dragoon")
    t.combat_card("regulars", "regulars")
    t.do(MoveUnits(0, (unit,), hex_id), FightExpedition(0, unit))
    t.waits_for(0, "expedition")
    t.do(SealCards(0, ("regulars",)))
    assert t.player().units[unit] == hex_id and t.s.explored[hex_id] == "expedition_6"
    assert t.player().combat_cards == ("regulars",) and t.s.combat_discard == ("regulars",)
    assert t.supply() == [] and t.player().exploration == ()


def test_up_to_three_combat_cards_count():
    t, unit, hex_id = before("expedition_6", "archer")
    t.combat_card("regulars", "militia", "regulars")
    t.do(MoveUnits(0, (unit,), hex_id), FightExpedition(0, unit))
    t.refused(SealCards(0, ("militia",) * 2), "not_held")
    t.refused(SealCards(0, ("regulars", "militia")), "cards_in_order")
    t.do(SealCards(0, ("militia", "regulars", "regulars")))
    assert t.player().exploration == ("expedition_6",)
    assert t.supply() == ["science"] and len(t.player().gold_cards) == 1


def test_all_own_units_on_the_hex_fight():
    t, _, hex_id = before("expedition_6", "archer")
    t.unknown("expedition_6", hex_id, True)
    t.unit("dragoon", hex_id)
    unit = t.unit("archer", hex_id)
    t.do(MoveUnits(0, (1,), hex_id), FightExpedition(0, 1))
    assert t.player().exploration == ("expedition_6",) and t.player().units.count(hex_id) == 3
    assert unit == 2


def test_the_arch_and_paintings_help():
    t, unit, hex_id = before("expedition_5", "dragoon")
    t.player().token = "trade"
    t.painting("maria_quiteria")
    t.do(MoveUnits(0, (unit,), hex_id), FightExpedition(0, unit))
    assert t.player().exploration == ("expedition_5",) and t.supply() == ["science"]


def test_four_gains_a_gold_card():
    t, unit, hex_id = before("expedition_4", "cannon")
    t.do(MoveUnits(0, (unit,), hex_id), FightExpedition(0, unit))
    assert len(t.player().gold_cards) == 1 and t.vp(category="exploration") == 2


def test_a_unit_already_there_fights_with_the_free_movement():
    t, _, hex_id = before("expedition_3")
    t.unknown("expedition_3", hex_id, True)
    unit = t.unit("dragoon", hex_id)
    t.do(FightExpedition(0, unit))
    assert t.player().exploration == ("expedition_3",)
    t.refused(MoveUnits(0, (unit,), t.home()), "no_movement_left", by="free")


def test_without_the_free_movement_or_an_expedition_there_is_no_fight():
    t, archer, hex_id = before("expedition_3")
    t.refused(FightExpedition(0, archer), "no_expedition_there")
    t.unknown("expedition_3", hex_id, True)
    unit = t.unit("dragoon", hex_id)
    t.s.frames[-1].free = 0
    t.changed()
    t.refused(FightExpedition(0, unit), "no_movement_left", by="free")


def test_a_second_unit_entering_may_fight_again():
    t, archer, hex_id = before("expedition_4")
    t.unknown("expedition_4", hex_id, True)
    t.unit("dragoon", hex_id)
    t.do(MoveUnits(0, (archer,), hex_id), FightExpedition(0, archer))
    assert t.player().exploration == ("expedition_4",)


def test_after_a_win_the_war_card_may_be_played():
    t, unit, hex_id = before("expedition_3", "dragoon")
    t.gold_card("war")
    t.refused(PlayGoldCard(0, "war"), "only_after_victory")
    t.do(MoveUnits(0, (unit,), hex_id), FightExpedition(0, unit))
    t.waits_for(0, "victory")
    t.do(PlayGoldCard(0, "war"))
    assert t.supply() == ["gold", "gold"] and len(t.player().combat_cards) == 1
    t.waits_for(0)


def test_missions_have_eight_cards_an_era():
    assert [sum(m.era == era for m in in_edition(MISSIONS, FIRST_EDITION)) for era in (1, 2, 3)] == [8, 8, 8]
