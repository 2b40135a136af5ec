"""Spoils, conquest, refusals, Squadrons lost, the USA, the options of wars (rules 13.6-13.8, 16)."""

from __future__ import annotations

import pytest

from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.board import AT, THEATERS
from engine.struggle.decisions import CalendarDecision, SpoilsDecision, WarDecision
from engine.struggle.rules.wars import spoils
from engine.struggle.state import Options
from tests.struggle.kit import RULES, B, F, Table

TURN = {0: 1, 1: 3, 2: 4, 3: 5}


def after(war: int, theater: int, winner: int, margin: int, t: Table | None = None, **options) -> Table:
    """The spoils of a theater won by a margin are being given; the war ends after them."""
    t = t or Table(turn=TURN[war], bare=True, options=Options(**options))
    t.s.step = next(n for n, step in enumerate(_steps()) if step.war == ["wss", "was", "syw", "awi"][war])
    last = len(THEATERS[war]) - 1
    t.s.frames = [CalendarDecision("after_war"), WarDecision(last, "next")]
    t.s.won = ((-1, False),)
    row = spoils.row_of(war, theater, winner, margin)
    if row >= 0:
        spoils.begin(t.s, theater, winner, THEATERS[war][theater].spoils[row], [])
    t.changed()
    RULES._advance(t.s, [])
    return t


def _steps():
    from engine.struggle.components import STEPS

    return STEPS


# --- rows (13.6) ---

ROWS = [
    (war, n, side, row)
    for war in range(4)
    for n, theater in enumerate(THEATERS[war])
    for side, name in ((F, "france"), (B, "britain"))
    for row, entry in enumerate(theater.spoils)
    if entry.side in ("either", name)
]


@pytest.mark.parametrize(("war", "theater", "side", "row"), ROWS)
def test_every_row_gives_its_vp_and_treaty_points(war, theater, side, row):
    entry = THEATERS[war][theater].spoils[row]
    for margin in {entry.low, entry.high or entry.low + 3}:
        assert spoils.row_of(war, theater, side, margin) == row
    t = after(war, theater, side, entry.low)
    assert t.vp(side) == entry.vp and t.player(1 - side).trp == entry.trp
    assert t.player(side).trp == 0


def test_atlantic_dominance_with_a_margin_of_one_has_no_spoils():
    assert spoils.row_of(2, 0, F, 1) == -1 and spoils.row_of(2, 0, F, 2) == 0


@pytest.mark.parametrize(("winner", "markers"), [(F, 1), (B, 0)])
def test_a_jacobite_victory_is_for_france(winner, markers):
    assert after(0, 3, winner, 3).s.jacobite_victories == markers


def test_the_second_rebellion_opens_a_third_ministry():
    t = after(1, 3, F, 1)
    assert t.s.third_ministry and t.s.jacobite_victories == 1
    t = after(1, 3, B, 1)
    assert not t.s.third_ministry and not t.s.gone_ministries


def test_a_jacobite_defeat_removes_the_card():
    t = Table(turn=3, bare=True).ministry("jacobite_uprisings", "choiseul")
    t = after(1, 3, B, 2, t)
    assert t.s.gone_ministries == ("jacobite_uprisings",) and t.player(F).lost_places == 1
    assert t.player(F).ministries == (("choiseul", True),)


def test_atlantic_dominance_lays_its_tile():
    t = Table(turn=4, bare=True)
    t.s.frames = [CalendarDecision("after_war"), WarDecision(0, "next")]
    spoils.begin(t.s, 0, B, THEATERS[2][0].spoils[0], [])
    assert t.s.atlantic == B


# --- conquest (13.7) ---


def conquering(war: int, theater: int, winner: int, margin: int, *holds: tuple[int, str], **options) -> Table:
    t = Table(turn=TURN[war], bare=True, options=Options(**options))
    for side, name in holds:
        t.holds(side, name)
    return after(war, theater, winner, margin, t)


def test_a_market_becomes_the_winners_without_connection():
    t = conquering(1, 1, F, 1, (B, "albany"))
    t.waits_for(F, "spoils")
    t.do(m.Conquer(F, AT["albany"]))
    assert t.owner("albany") == F


def test_an_empty_fort_space_gets_a_fort_and_a_damaged_one_stays_damaged():
    t = conquering(1, 2, F, 1)
    t.do(m.Conquer(F, AT["arcot"]))
    assert t.owner("arcot") == F and not t.s.damaged
    t = Table(turn=3, bare=True).holds(B, "arcot").damages("arcot")
    t = after(1, 2, F, 1, t)
    t.do(m.Conquer(F, AT["arcot"]))
    assert t.owner("arcot") == F and t.s.damaged == 1 << AT["arcot"]


def test_only_spaces_of_the_theater_and_additional_territories():
    t = conquering(1, 1, F, 1)
    t.refused(m.Conquer(F, AT["antigua"]), "not_in_theater")
    t.refused(m.Conquer(F, AT["iroquois"]), "not_in_theater")
    t.refused(m.Conquer(F, 500), "not_in_theater")


def test_additional_territories_of_a_theater():
    t = conquering(0, 0, B, 3)
    assert {"hudson_bay", "gibraltar", "minorca", "asiento"} <= set(t.spaces(m.Conquer))
    t.do(m.Conquer(B, AT["hudson_bay"]))
    assert t.owner("hudson_bay") == B


def test_a_territory_needs_a_conquest_line():
    """Worked example 6."""
    t = conquering(0, 2, B, 4, (F, "quebec_and_montreal"), (F, "niagara"))
    t.refused(m.Conquer(B, AT["quebec_and_montreal"]), "conquest_line_needed")
    t = conquering(0, 2, B, 4, (F, "quebec_and_montreal"), (B, "louisbourg"), (F, "niagara"))
    assert t.vp(B) == 1 and t.player(F).trp == 2
    t.do(m.Conquer(B, AT["quebec_and_montreal"]))
    t.waits_for(F, "refusal")
    t.refused(m.Finish(F), "refusal_first")
    t.do(m.Refuse(F))
    assert t.vp(B) == 4 and t.owner("quebec_and_montreal") == F
    t.waits_for(B, "spoils")
    assert t.spaces(m.Unflag) == ["niagara"] and not t.legal(m.Conquer)
    t.do(m.Unflag(B, AT["niagara"]))


@pytest.mark.parametrize("end", ["ohio_forks", "champlain_valley", "louisbourg"])
def test_a_damaged_fort_at_its_end_is_enough(end):
    t = Table(turn=1, bare=True).holds(F, "quebec_and_montreal").holds(B, end).damages(end)
    t = after(0, 2, B, 4, t)
    assert "quebec_and_montreal" in t.spaces(m.Conquer)


def test_a_marked_market_is_no_end():
    t = conquering(0, 2, B, 4, (F, "quebec_and_montreal"), (B, "cataraqui"))
    assert "quebec_and_montreal" not in t.spaces(m.Conquer)


def test_ceding_gives_the_territory():
    t = conquering(0, 2, B, 4, (F, "quebec_and_montreal"), (B, "louisbourg"))
    t.do(m.Conquer(B, AT["quebec_and_montreal"]), m.Cede(F))
    assert t.owner("quebec_and_montreal") == B and t.vp(B) == 1


def test_two_refusals_a_war_of_three_and_five_vp():
    t = Table(turn=5, bare=True).holds(F, "chandernagore", "pondicherry").holds(B, "hooghly_river", "vandavasi")
    t.holds(F, "madras").holds(B, "arcot")
    t = after(3, 1, B, 3, t)
    assert facts.refusal_vp(t.s, F) == 3
    t.do(m.Conquer(B, AT["chandernagore"]), m.Refuse(F))
    assert t.vp(B) == 3 and facts.refusal_vp(t.s, F) == 5
    t.refused(m.Conquer(B, AT["chandernagore"]), "refused_this_war")
    t.do(m.Conquer(B, AT["pondicherry"]))
    t.s.frames.insert(-1, SpoilsDecision(B, 1, 1, ""))
    t.do(m.Refuse(F))
    assert t.vp(B) == 8 and t.player(F).refusals == 2
    t.do(m.Conquer(B, AT["madras"]))
    assert t.owner("madras") == B


def test_nobodys_territory_is_not_refused():
    t = conquering(0, 0, F, 3)
    t.do(m.Conquer(F, AT["gibraltar"]))
    assert t.owner("gibraltar") == F


def test_a_usa_territory_can_not_be_taken():
    t = conquering(3, 0, B, 2, (2, "northern_colonies"), (B, "halifax"))
    t.refused(m.Conquer(B, AT["northern_colonies"]), "usa_flag")


def test_huguenots_make_a_territory_dearer():
    t = Table(turn=3, bare=True).holds(F, "acadia").holds(B, "louisbourg")
    t.s.huguenots, t.s.huguenots_placed = 1 << AT["acadia"], 1
    t = after(1, 1, B, 3, t)
    t.refused(m.Conquer(B, AT["acadia"]), "cp_short", missing=1)
    t.s.huguenots_turned = t.s.huguenots
    t.refused(m.Conquer(B, AT["acadia"]), "cp_short", missing=1)


def test_a_naval_space_is_taken_with_a_squadron_and_the_enemy_goes_home():
    t = conquering(1, 1, F, 1, (B, "cabot_strait"))
    t.do(m.Conquer(F, AT["cabot_strait"], -1))
    assert t.owner("cabot_strait") == F and t.player(F).box == 0 and t.player(B).box == 3


def test_with_one_of_the_theaters_regions_but_not_of_others():
    t = conquering(1, 1, F, 1, (F, "gulf_of_maine"), (F, "biscay"))
    t.refused(m.Conquer(F, AT["cabot_strait"], AT["biscay"]), "no_squadron")
    t.refused(m.Conquer(F, AT["albany"], -1), "no_squadron_needed")
    t.do(m.Conquer(F, AT["cabot_strait"], AT["gulf_of_maine"]))
    assert t.owner("gulf_of_maine") == -1


def test_a_squadron_takes_once_a_war():
    t = conquering(1, 2, F, 3)
    t.player(F).box, t.player(F).unbuilt = 1, 7
    t.do(m.Conquer(F, AT["malabar_coast"], -1))
    t.refused(m.Conquer(F, AT["hooghly_river"], AT["malabar_coast"]), "squadron_spent")
    from engine.struggle.rules.control import send_home

    send_home(t.s, F, AT["malabar_coast"], [])
    t.changed()
    assert (t.player(F).box, t.player(F).spent) == (1, 1)
    t.refused(m.Conquer(F, AT["hooghly_river"], -1), "squadron_spent")


# --- unflagging by spoils ---


def test_unflagging_reaches_marked_flags_of_its_kind_and_region():
    t = Table(turn=3, bare=True).holds(F, "ireland_alliance_2", "russia", "iroquois").marks("russia")
    t = after(1, 3, B, 2, t)
    assert t.spaces(m.Unflag) == ["ireland_alliance_2", "russia"]
    t.refused(m.Unflag(B, AT["iroquois"]), "no_target")
    t.do(m.Unflag(B, AT["russia"]))
    assert t.owner("russia") == -1


def test_only_one_flag_is_removed():
    t = conquering(1, 1, F, 3, (B, "albany"), (B, "niagara"))
    t.do(m.Unflag(F, AT["albany"]))
    t.refused(m.Unflag(F, AT["niagara"]), "no_unflagging")


def test_spoils_may_be_left():
    t = conquering(1, 1, F, 3, (B, "albany"))
    t.refused(m.EndRound(F), "spoils_first")
    t.do(m.Finish(F))
    assert t.owner("albany") == B and t.frame.kind != "spoils"


def test_without_unflagging_there_is_none():
    t = conquering(1, 1, F, 1, (B, "albany"))
    t.refused(m.Unflag(F, AT["albany"]), "no_unflagging")


# --- Squadrons lost ---


@pytest.mark.parametrize(("margin", "lost"), [(2, 0), (3, 1), (5, 2)])
def test_atlantic_dominance_unbuilds_squadrons_of_the_losers_choice(margin, lost):
    t = Table(turn=4, bare=True).holds(B, "biscay", "balearic")
    unbuilt = t.player(B).unbuilt
    t = after(2, 0, F, margin, t)
    for _ in range(lost):
        t.waits_for(B, "loss")
        t.refused(m.LoseSquadron(B, AT["cabot_strait"]), "no_squadron")
        t.do(t.legal(m.LoseSquadron)[0])
    assert t.player(B).unbuilt == unbuilt + lost and t.frame.kind != "loss"


@pytest.mark.parametrize(("margin", "lost"), [(1, 1), (2, 2), (4, 2)])
def test_the_antilles_war_removes_squadrons_for_good(margin, lost):
    t = after(3, 2, F, margin)
    assert t.player(B).out == lost and t.player(B).box == 2 - lost
    t.waits_for(F, "spoils")


def test_a_squadron_that_took_a_space_and_is_lost_is_no_more_in_the_navy_box():
    t = Table(turn=5, bare=True).holds(F, "biscay")
    t.player(F).box = t.player(F).spent = 2
    t.player(F).unbuilt -= 1
    t = after(3, 2, B, 1, t)
    t.do(m.LoseSquadron(F, -1))
    assert (t.player(F).box, t.player(F).spent, t.player(F).out) == (1, 1, 1)


def test_fewer_than_that_are_all_there_are():
    t = Table(turn=5, bare=True)
    t.player(B).box, t.player(B).unbuilt = 1, 7
    t = after(3, 2, F, 4, t)
    assert t.player(B).out == 1


# --- the USA (13.8) ---


def usa(margin: int = 1, *holds: tuple[int, str]) -> Table:
    return conquering(3, 0, F, margin, *holds)


def test_usa_flags_go_on_three_territories_whoever_holds_them():
    t = usa(1, (B, "northern_colonies"), (F, "carolinas"))
    t.waits_for(F, "usa")
    assert t.spaces(m.PlaceUsa) == ["carolinas", "northern_colonies", "san_agustin"]
    t.refused(m.PlaceUsa(F, AT["quebec_and_montreal"]), "no_target")
    t.refused(m.RemoveFort(F, AT["halifax"]), "usa_first")
    t.do(m.PlaceUsa(F, AT["northern_colonies"]), m.PlaceUsa(F, AT["carolinas"]), m.Finish(F))
    assert t.owner("northern_colonies") == t.owner("carolinas") == 2


def test_canada_only_with_the_top_row():
    t = usa(5)
    assert "quebec_and_montreal" in t.spaces(m.PlaceUsa)


def test_forts_of_the_northern_colonies_may_go_and_chains_break_at_once_in_the_end():
    british = ("northern_colonies", "massachusetts_bay", "halifax", "georges_bank")
    t = usa(1, *((B, name) for name in british), (F, "ohio_forks"))
    t.do(m.PlaceUsa(F, AT["northern_colonies"]))
    assert t.owner("massachusetts_bay") == B
    t.do(m.Finish(F))
    assert t.spaces(m.RemoveFort) == ["halifax", "ohio_forks"]
    t.do(m.RemoveFort(F, AT["halifax"]), m.Finish(F))
    assert t.owner("halifax") == t.owner("massachusetts_bay") == t.owner("georges_bank") == -1
    assert t.owner("ohio_forks") == F


def test_forts_of_canada_stay_whatever_was_won():
    t = usa(5, (B, "louisbourg"), (B, "halifax"))
    t.do(m.Finish(F))
    t.refused(m.RemoveFort(F, AT["louisbourg"]), "no_target")
    assert t.spaces(m.RemoveFort) == ["halifax"]


def test_markets_that_had_no_chain_before_keep_their_flag():
    t = usa(1, (B, "northern_colonies"), (B, "niagara"))
    t.do(m.PlaceUsa(F, AT["northern_colonies"]), m.Finish(F))
    assert t.owner("niagara") == B


def test_damage_goes_with_a_removed_fort():
    t = Table(turn=5, bare=True).holds(B, "halifax").damages("halifax")
    t = after(3, 0, F, 1, t)
    t.do(m.Finish(F), m.RemoveFort(F, AT["halifax"]))
    assert not t.s.damaged


def test_a_huguenots_marker_goes_with_a_usa_flag():
    t = Table(turn=5, bare=True).holds(F, "quebec_and_montreal")
    t.s.huguenots, t.s.huguenots_placed = 1 << AT["quebec_and_montreal"], 1
    t = after(3, 0, F, 5, t)
    t.do(m.PlaceUsa(F, AT["quebec_and_montreal"]))
    assert not t.s.huguenots


# --- options (16) ---


def test_tougher_forts_need_a_line():
    t = conquering(1, 2, F, 1, (B, "arcot"), tougher_forts=True)
    t.refused(m.Conquer(F, AT["arcot"]), "conquest_line_needed")
    t = conquering(1, 2, F, 1, (B, "arcot"), (F, "madras"), tougher_forts=True)
    t.do(m.Conquer(F, AT["arcot"]))


def test_louisbourg_and_halifax_are_joined_by_the_option_only():
    t = conquering(1, 1, F, 1, (B, "halifax"), (F, "louisbourg"), tougher_forts=True)
    assert "halifax" in t.spaces(m.Conquer)
    t = conquering(1, 1, F, 1, (B, "halifax"), tougher_forts=True)
    assert "halifax" not in t.spaces(m.Conquer)


def test_crests_taken_from_nobody_let_the_opponent_shift_in_spain():
    t = conquering(0, 0, F, 5, (F, "spain_prestige_2"), spanish_empire=True)
    t.do(m.Conquer(F, AT["gibraltar"]), m.Conquer(F, AT["minorca"]))
    t.waits_for(B, "compensation")
    t.refused(m.PickSpace(B, AT["russia"]), "no_target")
    t.refused(m.EndRound(B), "compensation_first")
    t.do(m.PickSpace(B, AT["spain_prestige_2"]), m.PickSpace(B, AT["spain_prestige_2"]))
    assert t.owner("spain_prestige_2") == B and t.frame.kind != "compensation"


def test_a_crest_taken_from_the_enemy_is_not_made_good():
    t = conquering(0, 0, F, 3, (B, "gibraltar"), spanish_empire=True)
    t.do(m.Conquer(F, AT["gibraltar"]), m.Cede(B))
    assert t.owner("gibraltar") == F and t.frame.kind != "compensation"
    t = conquering(0, 0, F, 5, (B, "gibraltar"), spanish_empire=True)
    t.player(B).refusals = 2
    t.do(m.Conquer(F, AT["gibraltar"]), m.Finish(F))
    assert t.owner("gibraltar") == F and t.frame.kind != "compensation"


def test_without_the_option_there_is_no_compensation():
    t = conquering(0, 0, F, 3)
    t.do(m.Conquer(F, AT["gibraltar"]))
    assert t.frame.kind != "compensation"
