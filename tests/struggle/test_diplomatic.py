"""Political spaces and drawing Events (rules 7)."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from tests.struggle.kit import DIP, DIP3_ECO, DIP4_ECO, ECO3_DIP, B, F, Table


def shift(space: str, as_: str = "major", **more) -> m.ShiftPolitical:
    return m.ShiftPolitical(F, AT[space], as_, **more)  # type: ignore[arg-type]


def price_of(events) -> int:
    return next(e for e in events if e.name == "PointsSpent").price


def test_a_space_is_flagged_for_its_printed_number():
    t = Table().begin(F, DIP4_ECO)
    assert price_of(t.do(shift("russia"))) == 3
    assert t.owner("russia") == F


def test_no_connection_is_needed():
    t = Table().begin(F, DIP4_ECO)
    t.do(shift("maratha"))
    assert t.owner("maratha") == F


def test_an_enemy_space_is_unflagged_for_one_under_a_marker():
    t = Table().holds(B, "russia").marks("russia").begin(F, DIP4_ECO)
    assert price_of(t.do(shift("russia"))) == 1
    assert t.owner("russia") == -1 and not t.marked("russia")


def test_ones_own_space_and_one_that_is_none_are_refused():
    t = Table().begin(F, DIP4_ECO)
    t.refused(shift("bavaria"), "already_yours")
    t.refused(shift("niagara"), "not_political")


@pytest.mark.parametrize(
    ("space", "turn"), [("prussia_empire_alliance_2", 3), ("prussia_empire_prestige_3", 3), ("sons_of_liberty", 5)]
)
def test_a_space_opens_in_its_turn(space, turn):
    t = Table(turn=turn - 1).begin(F, DIP4_ECO)
    t.refused(shift(space), "not_open", space=space)
    t = Table(turn=turn).begin(F, DIP4_ECO)
    t.do(shift(space))


def test_the_usa_spaces_open_in_turn_six_if_a_usa_flag_is_on_the_map():
    t = Table(turn=6).begin(F, DIP4_ECO)
    t.refused(shift("usa_prestige_2"), "not_open")
    t = Table(turn=6).holds(2, "carolinas").begin(F, DIP4_ECO)
    t.do(shift("usa_prestige_2"))
    t = Table(turn=5).holds(2, "carolinas").begin(F, DIP4_ECO)
    t.refused(shift("usa_prestige_2"), "not_open")


def test_the_usa_spaces_are_in_north_america():
    t = Table(turn=6).holds(2, "carolinas").money(F, limit=9).begin(F, DIP4_ECO)
    t.do(shift("iroquois"))
    assert price_of(t.do(shift("usa_prestige_2"))) == 2


def test_an_event_is_drawn_for_three():
    t = Table().begin(F, DIP3_ECO)
    t.do(m.DrawEvent(F))
    assert len(t.player(F).hand) == 1 and DIP not in t.points() and not t.session.can_undo


def test_nothing_is_drawn_from_an_empty_pile():
    t = Table().begin(F, DIP3_ECO)
    t.s.discard += t.s.deck
    t.s.deck = ()
    t.changed()
    t.refused(m.DrawEvent(F), "pile_empty")


def test_an_event_drawn_can_not_be_played_in_this_round():
    t = Table().begin(F, DIP3_ECO)
    t.do(m.DrawEvent(F))
    t.refused(m.PlayEvent(F, t.player(F).hand[0]), "event_comes_first")


def test_drawing_visits_no_region():
    t = Table().money(F, limit=9).begin(F, 9)
    t.do(m.DrawEvent(F))
    assert price_of(t.do(shift("iroquois"))) == 2


def test_a_card_may_be_drawn_in_a_minor_action():
    t = Table().begin(F, ECO3_DIP)
    t.do(m.DrawEvent(F, "minor"))
    assert t.player(F).debt == 1
