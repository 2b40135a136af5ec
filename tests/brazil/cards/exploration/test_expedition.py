"""Expedition: equal or beat its strength for its gain and its VP; lost, nothing but the cards. All four strengths."""

import pytest

from engine.brazil.events import ExpeditionFought
from engine.brazil.moves import Build, FightExpedition, Finish, FoundCity, MoveUnits
from tests.brazil.kit import Table, one

EVEN = {3: ("dragoon",), 4: ("dragoon", "archer"), 5: ("dragoon", "monarch"), 6: ("dragoon", "monarch", "archer")}
SHORT = {3: ("monarch",), 4: ("dragoon",), 5: ("dragoon", "archer"), 6: ("dragoon", "monarch")}
GAIN = {3: (["gold"], 0, 1), 4: ([], 1, 2), 5: (["science"], 0, 2), 6: (["science"], 1, 3)}


def meet(strength: int, *kinds: str, arch: str = "painting", t: Table | None = None) -> tuple[Table, list[int], int]:
    """Units, the first of them a Dragoon if there are several, enter the hex of an Expedition."""
    t = t or Table()
    here, there = t.battlefield()
    t.unknown(f"expedition_{strength}", there)
    units = [t.unit(kind, here) for kind in kinds]
    t.moving(arch)
    lead, *led = units
    t.walk(lead, there, *sorted(led))
    t.waits_for(0, "expedition")
    return t, units, there


def fight(t: Table, there: int) -> ExpeditionFought:
    first = next(unit for unit, place in enumerate(t.player().units) if place == there)
    return one(t.do(FightExpedition(0, first)), ExpeditionFought)


@pytest.mark.parametrize("strength", [3, 4, 5, 6])
def test_an_even_fight_is_won(strength: int) -> None:
    t, _, there = meet(strength, *EVEN[strength])
    fought = fight(t, there)
    assert (fought.strength, fought.needed) == (strength, strength)
    goods, gold_cards, vp = GAIN[strength]
    assert (t.supply(), len(t.player().gold_cards)) == (goods, gold_cards)
    assert t.player().exploration == (f"expedition_{strength}",)
    assert t.vp(0, "exploration") == vp
    assert t.s.explored[there] == ""
    t.waits_for(0)


@pytest.mark.parametrize("strength", [3, 4, 5, 6])
def test_one_short_is_lost_and_costs_no_unit(strength: int) -> None:
    t, units, there = meet(strength, *SHORT[strength])
    fought = fight(t, there)
    assert (fought.strength, fought.needed) == (strength - 1, strength)
    assert (t.supply(), t.player().gold_cards, t.player().exploration) == ([], (), ())
    assert all(t.player().units[unit] == there for unit in units)
    assert t.s.explored[there] == f"expedition_{strength}"
    t.waits_for(0)


def test_combat_cards_help_and_are_discarded() -> None:
    t, units, _ = meet(4, "archer", t=Table().combat_card("volunteers_of_the_fatherland", "militia"))
    t.do(FightExpedition(0, units[0]))
    assert one(t.seal("volunteers_of_the_fatherland"), ExpeditionFought).strength == 1 + 3
    assert t.player().combat_cards == ("militia",)
    assert t.s.combat_discard == ("volunteers_of_the_fatherland",)
    t.waits_for(0)


def test_a_lost_fight_costs_the_cards() -> None:
    t, units, _ = meet(5, "archer", t=Table().combat_card("militia"))
    t.do(FightExpedition(0, units[0]))
    t.seal("militia")
    assert (t.player().combat_cards, t.s.combat_discard) == ((), ("militia",))
    assert t.player().exploration == ()
    t.waits_for(0)


@pytest.mark.parametrize("arch", ["harbor", "trade"])
def test_the_arch_of_the_token_helps(arch: str) -> None:
    t, _, there = meet(3, "monarch", arch=arch)
    assert fight(t, there).strength == 2 + 1


def test_units_already_there_help() -> None:
    t = Table()
    _, there = t.battlefield()
    t.unit("archer", there)
    t, _, there = meet(3, "monarch", t=t)
    assert fight(t, there).strength == 2 + 1


def test_it_may_be_left_alone_and_fought_by_a_free_movement_later() -> None:
    t, units, there = meet(3, "dragoon")
    t.finish()
    t.refused(FightExpedition(0, units[0]), "no_movement_left", by="free")
    t.moving("painting")
    t.do(FightExpedition(0, units[0]))
    assert t.player().exploration == ("expedition_3",)
    t.refused(MoveUnits(0, (units[0],), t.near(there)[0]), "no_movement_left", by="free")
    t.waits_for(0)


def test_once_begun_the_fight_is_fought() -> None:
    t, units, _ = meet(3, "archer", t=Table().combat_card("militia"))
    t.do(FightExpedition(0, units[0]))
    t.refused(Finish(0), "battle_pending")
    t.refused(MoveUnits(0, (units[0],), t.battlefield()[0]), "battle_pending")


def test_where_there_is_none_there_is_nothing_to_fight() -> None:
    t = Table()
    archer = t.unit("archer", t.battlefield()[0])
    t.moving("painting")
    t.refused(FightExpedition(0, archer), "no_expedition_there")


def test_a_revealed_one_is_not_built_on() -> None:
    t = Table().era(2).city_on_top("olinda").goods("sugarcane", "sugarcane", "coffee")
    hex_id = t.unknown("expedition_3", t.free("field", near=t.home()), face_up=True)
    t.unit("monarch", hex_id)
    t.arch("build")
    t.refused(Build(0, "farm", hex_id), "expedition_there")
    t.refused(FoundCity(0, "olinda", hex_id), "expedition_there")


def test_face_down_it_is_built_on_like_any_other() -> None:
    t = Table(monarchs=("oba_ii",)).goods("coffee")
    hex_id = t.unknown("expedition_3", t.free("field", near=t.home()))
    t.build("farm", hex_id)
    assert (t.s.tile[hex_id], t.player().exploration) == ("farm", ())
    t.waits_for(0)


def test_beaten_it_leaves_a_hex_to_build_on() -> None:
    t = Table(monarchs=("oba_ii",)).goods("coffee")
    hex_id = t.unknown("expedition_3", t.free("field", near=t.home()), face_up=True)
    dragoon = t.unit("dragoon", hex_id)
    t.moving("painting")
    t.do(FightExpedition(0, dragoon))
    t.on_turn(0)
    t.build("farm", hex_id)
    assert t.s.tile[hex_id] == "farm"
    t.waits_for(0)
