"""Action Rounds: the tile, passing, lines, the minor action, the end (rules 5)."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.components import INVESTMENTS
from tests.struggle.kit import (
    DIP,
    DIP3_MIL,
    DIP4_ECO,
    DIP4_MIL,
    ECO,
    ECO3_DIP,
    ECO4_DIP,
    MIL,
    MIL2_ECO,
    MIL4_ECO,
    B,
    F,
    Table,
)

SWEDEN, RUSSIA, DENMARK = AT["sweden"], AT["russia"], AT["denmark_norway"]


def test_a_tile_must_be_taken_before_anything_is_bought():
    t = Table().begin(F)
    t.refused(m.ShiftPolitical(F, SWEDEN), "no_tile_yet")
    t.refused(m.EndRound(F), "no_tile_yet")
    t.refused(m.Pass(F), "no_tile_yet")
    assert {move.kind for move in t.legal()} == {"take_tile"}


def test_a_tile_that_somebody_took_this_turn_is_gone():
    t = Table().begin(F, ECO4_DIP)
    t.do(m.EndRound(F))
    t.waits_for(B)
    t.refused(m.TakeTile(B, ECO4_DIP), "tile_taken", side=F)
    hidden = next(no for no in INVESTMENTS if no not in t.s.shown)
    t.refused(m.TakeTile(B, hidden), "not_shown")


def test_one_tile_a_round():
    t = Table().begin(F, ECO4_DIP)
    other = next(no for no in t.s.shown if no != ECO4_DIP)
    t.refused(m.TakeTile(F, other), "tile_chosen")


@pytest.mark.parametrize("tile", INVESTMENTS.values(), ids=lambda tile: str(tile.no))
def test_a_tile_gives_its_points(tile):
    t = Table().begin(F, tile.no)
    assert t.points() == {tile.major: tile.major_ap, f"minor {tile.minor}": 2}


def test_passing_takes_off_up_to_two_debt_and_ends_the_round():
    t = Table().money(F, debt=5).begin(F, ECO4_DIP)
    t.do(m.Pass(F))
    assert t.player(F).debt == 3
    t.waits_for(B)


def test_passing_with_one_debt_takes_off_one():
    t = Table().money(F, debt=1).begin(F, ECO4_DIP)
    t.do(m.Pass(F))
    assert t.player(F).debt == 0


@pytest.mark.parametrize(
    "first",
    [
        m.ShiftPolitical(F, SWEDEN),
        m.Reveal(F, "john_law"),
        m.UseAdvantage(F, "algonquin_raids", AT["albany"]),
    ],
    ids=["bought", "revealed", "advantage"],
)
def test_passing_is_only_possible_right_after_the_tile(first):
    t = Table().ministry("john_law", up=False).begin(F, DIP4_ECO)
    t.do(first)
    t.refused(m.Pass(F), "pass_too_late")


def test_what_was_done_before_the_tile_stands_when_passing():
    t = Table().ministry("john_law", up=False).money(F, debt=2).begin(F)
    t.do(m.Reveal(F, "john_law"), m.TakeTile(F, t.s.shown[0]), m.Pass(F))
    assert t.player(F).ministries == (("john_law", True),) and t.player(F).debt == 0


def test_rounds_alternate_four_a_side():
    t = Table().begin(F, ECO4_DIP)
    order = [F]
    t.do(m.EndRound(F))
    while t.frame.kind == "round" and t.s.turn == 1 and t.s.round <= 8 and len(order) < 8:
        order.append(t.seat)
        t.do(t.legal(m.TakeTile)[0], m.EndRound(t.seat))
    assert order == [F, B] * 4


def test_unspent_points_are_lost():
    t = Table().begin(F, ECO4_DIP)
    events = t.do(m.EndRound(F))
    assert dict(events[0].lost) == {ECO: 4, DIP: 2}


# --- lines ---


def test_beginning_the_minor_action_closes_the_major_line():
    t = Table().begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, SWEDEN))
    t.do(t.legal(m.ShiftMarket)[0])
    t.refused(m.ShiftPolitical(F, DENMARK), "line_closed", points=DIP)


def test_the_minor_action_first_leaves_the_major_line_open():
    t = Table().begin(F, DIP4_ECO)
    t.do(t.legal(m.ShiftMarket)[0])
    t.do(m.ShiftPolitical(F, SWEDEN), m.ShiftPolitical(F, DENMARK))
    assert t.points() == {}


def test_the_upgrade_closes_the_line():
    t = Table().begin(F, MIL2_ECO)
    t.do(m.Deploy(F, -1, AT["biscay"]))
    t.do(m.Upgrade(F, 0), m.KeepTile(F, "lying", "pool"))
    t.refused(m.ConstructSquadron(F), "line_closed", points=MIL)


def test_a_line_goes_on_with_debt_alone():
    t = Table().begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, SWEDEN), m.ShiftPolitical(F, DENMARK))
    t.do(m.ShiftPolitical(F, RUSSIA))
    assert t.player(F).debt == 3


def test_advantages_and_ministries_close_no_line():
    t = Table().ministry("john_law", up=False).begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, SWEDEN), m.Reveal(F, "john_law"))
    t.do(m.UseAdvantage(F, "algonquin_raids", AT["albany"]), m.ShiftPolitical(F, DENMARK))
    assert t.owner("denmark_norway") == F


# --- the minor action ---


def test_the_minor_action_is_one_purchase():
    t = Table().begin(F, ECO4_DIP)
    t.do(m.ShiftPolitical(F, SWEDEN, "minor"))
    t.refused(m.ShiftPolitical(F, DENMARK, "minor"), "minor_used")


def test_what_is_left_of_the_minor_points_is_lost():
    t = Table().marks("sweden").begin(F, ECO4_DIP)
    t.do(m.ShiftPolitical(F, SWEDEN, "minor"))
    assert t.points() == {ECO: 4}


def test_the_minor_action_removes_no_enemy_flag():
    t = Table().holds(B, "sweden").begin(F, ECO4_DIP)
    t.refused(m.ShiftPolitical(F, SWEDEN, "minor"), "minor_cannot_unflag")


def test_but_one_under_a_conflict_marker():
    t = Table().holds(B, "sweden").marks("sweden").begin(F, ECO4_DIP)
    t.do(m.ShiftPolitical(F, SWEDEN, "minor"))
    assert t.owner("sweden") == -1 and not t.marked("sweden")


def test_the_minor_action_displaces_no_squadron():
    t = Table().holds(B, "biscay").begin(F, DIP3_MIL)
    t.refused(m.Deploy(F, -1, AT["biscay"], "minor"), "major_needed")


def test_a_kind_the_tile_does_not_have_can_not_be_bought():
    t = Table().begin(F, DIP4_MIL)
    t.refused(m.ShiftMarket(F, AT["ile_aux_noix"]), "no_points", points=ECO)
    t.refused(m.ShiftMarket(F, AT["ile_aux_noix"], "minor"), "no_points", points=ECO)


def test_debt_joins_the_minor_action():
    t = Table().begin(F, ECO3_DIP)
    t.do(m.ShiftPolitical(F, RUSSIA, "minor"))
    assert t.player(F).debt == 1 and t.owner("russia") == F


# --- regions ---


def test_a_second_region_costs_one_more_for_its_first_purchase():
    t = Table().money(F, limit=20).begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, SWEDEN))
    events = t.do(m.ShiftPolitical(F, AT["iroquois"]))
    spent = next(e for e in events if e.name == "PointsSpent")
    assert spent.price == 3 and ("region", 1) in spent.parts
    events = t.do(m.ShiftPolitical(F, AT["maratha"]))
    assert next(e for e in events if e.name == "PointsSpent").price == 3
    events = t.do(m.ShiftPolitical(F, AT["mysore"]))
    assert next(e for e in events if e.name == "PointsSpent").price == 2


def test_economic_and_diplomatic_regions_are_counted_apart():
    t = Table().begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, SWEDEN))
    t.do(m.ShiftMarket(F, AT["niagara"], "minor"))
    assert t.owner("niagara") == F and t.player(F).debt == 0


def test_military_points_know_no_regions():
    t = Table().begin(F, MIL4_ECO)
    t.player(F).box, t.player(F).unbuilt = 3, 5
    for space in ("biscay", "cabot_strait", "bahamas_run"):
        t.do(m.Deploy(F, -1, AT[space]))
    assert t.points()[MIL] == 1


def test_owed_tiles_are_drawn_and_laid_before_the_round():
    t = Table(turn=4)
    t.player(F).owed = 2
    t.begin(F)
    from tests.struggle.kit import RULES

    RULES._advance(t.s, [])
    t.waits_for(F, "lay")
    t.do(m.LayTile(F, 0), m.LayTile(F, 1))
    t.waits_for(F, "round")
    assert t.player(F).owed == 0 and sum(map(len, t.player(F).laid)) == 6 and t.round.war_tiles == 0
