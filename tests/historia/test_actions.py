"""The actions that need no map, both sides of each: what they do, what they cost, where they are refused (rules 6)."""

from __future__ import annotations

import pytest

from engine.historia.components import ACTIONS
from engine.historia.events import CubesMoved, LevelGained
from engine.historia.moves import (
    USED_POOL,
    ChoosePartner,
    Finish,
    RecoverCube,
    Resolve,
    TakeBack,
    TakeWonder,
)
from tests.historia.kit import INDIA, MIDDLE_EAST, STEPPE, Table, refuses

# --- Military and Technology ---


@pytest.mark.parametrize("track", ["military", "technology"])
def test_the_basic_side_costs_one_cube_for_one_level(track):
    t = Table().play(track)
    assert getattr(t.c(), track) == 2 and t.c().supply + t.c().used == 3


PRICES = {("military", "basic"): 1, ("military", "advanced"): 3, ("technology", "basic"): 1}
PRICES |= {("technology", "advanced"): 3, ("art", "basic"): 1, ("art", "advanced"): 3}  # every other side: nothing
EVERY_SIDE = [(card.id, side) for card in ACTIONS.values() for side in ("basic", "advanced") if getattr(card, side)]


@pytest.mark.parametrize(("action", "side"), EVERY_SIDE)
def test_every_side_costs_what_it_says(action, side):
    t = Table().levels(15, 12).levels(16, 11, seat=1).purse(4, 2).vp(5).wonders(*PLAIN[:6]).row("sankore", "moai")
    t.at("europe", "india").at("europe", "oceania", seat=1)
    t.queue(*(card for card in ("raid", "trade", "exploit", "art") if card != action))
    count = len(t.events)
    t.play(action, side, others="art")
    paid = [e.n for e in t.events[count:] if isinstance(e, CubesMoved) and (e.seat, e.to) == (0, "used")]
    assert sum(paid) == PRICES.get((action, side), 0)


@pytest.mark.parametrize(("track", "levels"), [("military", (6, 4)), ("technology", (9, 4))])
def test_the_advanced_side_costs_three_cubes_for_two_levels(track, levels):
    t = Table().levels(*levels).purse(4).row()
    before = getattr(t.c(), track)
    t.play(track, "advanced")
    t.idle("resolve")
    assert getattr(t.c(), track) == before + 2


@pytest.mark.parametrize(("track", "tech"), [("military", 4), ("technology", 9)])
def test_the_advanced_side_needs_its_technology(track, tech):
    assert ACTIONS[track].advanced.tech == tech
    refuses(Table().levels(tech - 1, 4).purse(4), track, "advanced", "needs_technology", level=tech)


def test_levels_are_refused_without_cubes():
    refuses(Table().levels(6, 4).purse(2), "military", "advanced", "cannot_pay", cost=3, have=2)
    refuses(Table().purse(0), "technology", "basic", "cannot_pay", cost=1, have=0)


def test_a_full_track_gives_two_vp_for_every_level():
    t = Table().levels(16, 15).purse(3).play("military", "advanced")
    assert t.c().military == 16 and t.scored("beyond") == 2
    assert [(e.level, e.beyond) for e in t.happened(LevelGained)] == [(16, False), (16, True)]
    t = Table().levels(16, 16).purse(3).play("technology", "advanced")
    assert t.c().vp == t.scored("beyond") == 4


def test_an_action_whose_next_cell_is_missing_can_not_be_done():
    refuses(Table().levels(4, 1), "technology", "basic", "no_such_cell", track="technology")


def test_of_two_levels_the_possible_one_is_taken():
    t = Table().levels(9, 3).purse(3).play("technology", "advanced")
    assert t.c().technology == 10 and t.c().supply == 0 and t.c().used == 3


# --- Art ---


def test_art_takes_a_wonder_of_the_row_for_a_cube():
    t = Table().row("petra", "colossus", "library").play("art")
    t.refused(Finish(0), "must_take_one")
    t.refused(TakeWonder(0, "stonehenge"), "not_in_row")
    t.do(TakeWonder(0, "colossus"))
    assert t.c().wonders == ("colossus",) and t.s.row == ("petra", "library") and t.c().supply == 2
    assert t.frame.kind != "row"


def test_advanced_art_takes_two_for_three_cubes_and_may_stop_at_one():
    t = Table().levels(6, 4).purse(3).row("petra", "colossus", "library").play("art", "advanced")
    t.do(TakeWonder(0, "petra"), TakeWonder(0, "library"))
    assert t.c().wonders == ("petra", "library") and (t.c().supply, t.c().used) == (0, 3) and t.frame.kind != "row"
    t = Table().levels(6, 4).purse(3).row("petra", "colossus").play("art", "advanced")
    t.do(TakeWonder(0, "petra"), Finish(0))
    assert t.c().wonders == ("petra",)


def test_advanced_art_with_one_left_takes_one():
    t = Table().levels(6, 4).purse(3).row("petra").play("art", "advanced")
    assert t.c().wonders == ("petra",) and (t.c().supply, t.c().used) == (0, 3)


def test_art_is_refused_with_an_empty_row_and_the_row_is_not_refilled():
    refuses(Table().row(), "art", "basic", "row_empty")
    t = Table().row("petra").play("art")
    assert t.s.row == () and t.c().wonders == ("petra",)


# --- Exploit ---


def test_exploit_recovers_two_from_the_used_pool():
    t = Table().purse(0, 3).play("exploit")
    assert (t.c().supply, t.c().used) == (2, 1)


def test_exploit_lifts_cubes_for_their_vp():
    t = Table().purse(1, 1).at("europe", "india").vp(4).play("exploit")
    t.do(RecoverCube(0, INDIA))
    assert t.where() == {"europe"} and t.c().vp == 1 and t.scored("lost") == -3
    assert (t.c().supply, t.c().used) == (3, 0)  # the last cube on the map stays: the rest came by itself


def test_exploit_takes_at_least_one_and_may_stop_then():
    t = Table().purse(0, 3).at("europe", "india").vp(4).play("exploit")
    t.refused(Finish(0), "must_take_one")
    t.do(RecoverCube(0, USED_POOL), Finish(0))
    assert t.c().supply == 1


def test_exploit_never_lifts_the_last_cube_nor_what_can_not_be_paid():
    t = Table().purse(1, 2).at("europe", "india", "middle_east").vp(3).play("exploit")
    t.refused(RecoverCube(0, MIDDLE_EAST), "not_enough_vp", cost=5, have=3)
    t.refused(RecoverCube(0, STEPPE), "no_cube_there")
    t.refused(RecoverCube(0, 13), "no_such_territory")
    t.do(RecoverCube(0, INDIA))
    assert t.c().vp == 0 and t.where() == {"europe", "middle_east"}
    refuses(Table().purse(3, 0).vp(9), "exploit", "basic", "no_cube_to_recover")


def test_advanced_exploit_costs_one_vp_for_four_cubes():
    t = Table().levels(11, 6).purse(0, 5).vp(1).play("exploit", "advanced")
    assert (t.c().supply, t.c().used, t.c().vp) == (4, 1, 0) and t.scored("lost") == -1
    refuses(Table().levels(11, 6).purse(0, 5).vp(0), "exploit", "advanced", "not_enough_vp", cost=1, have=0)


def test_the_vp_of_advanced_exploit_pays_for_no_cube_besides():
    """India's token is worth 3, and the side itself costs 1: with 3 VP the cube stays, with 4 it may go."""
    t = Table().levels(11, 6).purse(1, 0).at("europe", "india").vp(3)
    refuses(t, "exploit", "advanced", "no_cube_to_recover")
    t = Table().levels(11, 6).purse(1, 0).at("europe", "india").vp(4).play("exploit", "advanced")
    t.do(RecoverCube(0, INDIA))
    assert t.c().vp == 0 and t.where() == {"europe"} and t.c().supply == 2


# --- Tourism ---

PLAIN = ("petra", "colossus", "library", "stonehenge", "colosseum", "lighthouse", "mausoleum", "borobudur")


@pytest.mark.parametrize(
    ("side", "wonders", "vp"), [("basic", 7, 1), ("basic", 8, 2), ("advanced", 5, 1), ("advanced", 6, 2)]
)
def test_tourism_pays_by_the_wonders_rounded_down(side, wonders, vp):
    t = Table().levels(15, 6).wonders(*PLAIN[:wonders]).play("tourism", side)
    assert t.scored("tourism") == vp


def test_tourism_needs_enough_wonders_and_its_technology():
    refuses(Table().levels(15, 6).wonders(*PLAIN[:3]), "tourism", "basic", "nothing_to_do")
    refuses(Table().levels(14, 6).wonders(*PLAIN[:4]), "tourism", "advanced", "needs_technology", level=15)


# --- Revolution ---


def test_revolution_takes_back_the_newest_card_and_one_of_choice_and_ends_the_turn():
    t = Table().queue("art", "raid", "trade").play("revolution", "basic", TakeBack(0, "art"))
    assert {"revolution", "art"} <= set(t.hand()) and t.c().queue == ("raid", "trade") and t.s.revolution


def test_several_revolutions_in_one_round_all_work():
    t = Table(2).queue("art", "raid", "trade").queue("art", "raid", "trade", seat=1)
    t.seal("revolution", others="revolution").do(TakeBack(0, "art"), TakeBack(1, "raid"))
    assert t.s.turn == 1 and {"revolution", "raid"} <= set(t.hand(1))


def test_revolution_has_one_side():
    assert ACTIONS["revolution"].advanced is None
    t = Table().queue("art", "raid", "trade").levels(5, 3).queue("art", "raid", "trade")
    t.seal("technology", "revolution")
    t.refused(Resolve(0, "technology", "sideways"), "no_such_side")  # type: ignore[arg-type]


# --- deeds inside lists, actions done ---


def test_a_deed_on_an_advisor_is_that_action_and_its_vp_belong_to_the_deed():
    t = Table(2).advisor("malintzin").wonders("colossus").queue("art", "raid").levels(4, 2, seat=1)
    t.at("oceania", seat=1).seal("malintzin", others="art").do(Resolve(0, "malintzin", "basic"))
    t.do(ChoosePartner(0, 1)).use("colossus")
    assert t.c().technology == 2 and t.c(1).vp == 0 and "art" in t.hand()
    t.do(ChoosePartner(0, 1))
    assert t.c().technology == 3 and t.c().trades_era == 2


def test_a_level_gained_by_another_operation_is_not_a_technology_action():
    t = Table().advisor("hypatia").wonders("stonehenge").purse(1, 2)
    t.seal("hypatia").do(Resolve(0, "hypatia", "basic"))
    assert t.frame.kind != "wonders" and t.c().technology == 2
