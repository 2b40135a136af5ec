"""The matrix: steps, missing cells, unlocks, nested bonuses (rules 7)."""

from __future__ import annotations

import pytest

from engine.historia.components import MILITARY, TECHNOLOGY
from engine.historia.events import CardJoined, LevelGained
from engine.historia.moves import ChooseOption, PlaceCube, Resolve, SealCards, TakeAction, TakeBack
from engine.historia.rules import counts, development
from tests.historia.kit import Table


def test_everybody_starts_at_fire_and_clubs_among_the_clans():
    t = Table(2)
    assert (t.c().technology, t.c().military) == (1, 1) and counts.government(t.s, 0) == "clans"


@pytest.mark.parametrize(("gate", "military"), [(4, 1), (7, 2), (10, 3), (13, 4)])
def test_without_armies_technology_stops_at_toll_gates(gate, military):
    t = Table(2).levels(gate, military)
    assert not development.possible(t.s, 0, "technology") and development.possible(t.s, 0, "military")
    t.levels(gate, military + 1)
    assert development.possible(t.s, 0, "technology")


def test_a_step_brings_its_bonus_before_the_next_one():
    """Technology 2 to 3 to 4: the advisor of level 3 comes between the two levels."""
    t = Table(2).advisor("shen_kuo").levels(2, 3).seal("shen_kuo")
    t.do(Resolve(0, "shen_kuo", "basic"), ChooseOption(0, 0))
    names = [e.name for e in t.events if e.name in ("LevelGained", "AdvisorDrawn")]
    assert names == ["LevelGained", "AdvisorDrawn", "LevelGained"]


def test_a_bonus_can_be_used_in_the_same_round():
    """Chariots: an Expansion at once, then the Military action is finished."""
    t = Table(2).levels(3, 4).play("military")
    t.do(TakeAction(0, "basic"), *[m for m in t.legal() if isinstance(m, PlaceCube)][:1])
    assert t.frame.kind == "place"
    t.do(t.legal()[0])
    assert t.c().cubes.bit_count() == 2 and t.c().military == 5


def test_a_cube_recovered_by_a_level_does_not_pay_for_it():
    t = Table(2).purse(0, 3).seal("technology")
    assert t.c().technology == 1 and t.c().queue == ("technology",)


def test_unlocks_hold_while_the_level_is_held_and_cards_join_once():
    t = Table(2).play("technology").idle()
    t.queue().play("technology")
    assert t.happened(CardJoined) == [CardJoined(0, "war")] and t.c().technology == 3


@pytest.mark.parametrize(("track", "levels"), [("technology", (16, 10)), ("military", (10, 16))])
def test_beyond_the_top_there_are_two_vp_and_no_bonus(track, levels):
    t = Table(2).levels(*levels).play(track)
    assert t.scored("beyond") == t.c().vp == 2 and t.happened(LevelGained)[0].beyond


def test_the_singularity_is_worth_six():
    t = Table(2).levels(15, 10).play("technology")
    assert t.scored("matrix") == 6


TECHNOLOGIES = """fire agriculture animals metal_working wheel writing philosophy navigation science gunpowder
    printing_press industry medicine nuclear_power internet singularity"""
ARMIES = """clubs spears slings bows chariots phalanx legions heavy_cavalry castles crossbows cannon muskets ironclads
    tanks aircraft satellites"""


def test_the_steps_have_their_names_in_the_order_of_history():
    for levels, names in ((TECHNOLOGY, TECHNOLOGIES), (MILITARY, ARMIES)):
        assert [level.id for level in levels.values()] == names.split()
        assert [level.name.lower().replace(" ", "_") for level in levels.values()] == names.split()


def test_the_printing_press_brings_back_a_card_of_choice_and_legions_the_oldest():
    t = Table(2).levels(10, 8).purse(2, 4).queue("raid", "exploit").seal("technology", others="art")
    t.do(Resolve(0, "technology", "basic"))
    assert {TakeBack(0, "raid"), TakeBack(0, "exploit")} <= set(t.legal(kind=TakeBack))
    t.do(TakeBack(0, "exploit"))
    assert "exploit" in t.hand() and t.c().queue[0] == "raid"
    t = Table(2).levels(4, 6).purse(2, 4).queue("raid", "exploit").seal("military", others="art")
    t.do(Resolve(0, "military", "basic"))
    assert t.c().military == 7 and "raid" in t.hand() and t.c().queue[0] == "exploit"


def test_civbots_gain_no_printed_bonus():
    t = Table(1, ("noble",)).levels(13, 10, seat=1)
    development.gain_level(t.s, 1, "technology", t.events)
    assert t.c(1).technology == 14 and t.c(1).vp == 0 and t.frame.kind == "choose"


def test_expansion_anywhere_by_ironclads_and_next_door_by_chariots():
    t = Table(2).levels(7, 12).play("military")
    t.do(TakeAction(0, "basic"))
    assert len(t.legal()) == 12
    t = Table(2).levels(7, 4).play("military")
    t.do(TakeAction(0, "basic"))
    assert len(t.legal()) == 3


def test_the_number_of_cards_is_that_of_the_level_reached():
    t = Table(2).levels(4, 3).play("technology").idle()
    t.refused(SealCards(0, ("military", "art", "trade")), "too_many_cards", most=2)
