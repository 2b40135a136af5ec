"""The scorepad, ties, and playing alone (rules 13, 11.7)."""

from __future__ import annotations

import pytest

from engine.core.session import Session
from engine.historia.rules import scoring
from engine.historia.state import CATEGORIES
from tests.historia.kit import RULES, Table
from tests.historia.random_play import TABLES, finished, positions, setup_of


def ended(t: Table) -> Table:
    t.s.over = "twelve_turns"
    return t


def test_there_is_no_result_before_the_end():
    assert Table(2).session.result() is None


def test_the_most_vp_win():
    result = ended(Table(3).vp(9).vp(12, seat=1).vp(3, seat=2)).session.result()
    assert result.winners == (1,) and result.ranking == (1, 0, 2) and result.totals == (9, 12, 3)


def test_equal_vp_go_to_the_higher_sum_of_levels():
    result = ended(Table(2).vp(9).vp(9, seat=1).levels(7, 3).levels(5, 6, seat=1)).session.result()
    assert result.winners == (1,)
    result = ended(Table(2).vp(9).vp(9, seat=1).levels(3, 7).levels(6, 5, seat=1)).session.result()
    assert result.winners == (1,)


def test_then_a_player_comes_before_a_civbot_then_the_victory_is_shared():
    t = Table(2, ("noble",)).vp(9).vp(9, seat=1).vp(9, seat=2)
    result = ended(t).session.result()
    assert result.winners == (0, 1) and result.ranking == (0, 1, 2)


def test_the_scorepad_has_fourteen_headings_and_adds_up():
    assert len(CATEGORIES) == 14
    session = finished(3, 2, 1)
    result = session.result()
    for seat, lines in enumerate(result.lines):
        assert sum(line.vp for line in lines) == result.totals[seat] == session.state.seats[seat].vp
        assert {line.category for line in lines} <= set(CATEGORIES) and all(line.vp for line in lines)


def test_a_civbot_may_win_among_players():
    result = ended(Table(2, ("king",)).vp(5).vp(6, seat=1).vp(7, seat=2)).session.result()
    assert result.winners == (2,)


@pytest.mark.parametrize(
    ("civbots", "title"),
    [(("chieftain",), "elder"), (("chieftain", "noble"), "sage"), (("noble", "king", "chieftain"), "immortal")],
)
def test_alone_one_wins_if_nobody_has_more_with_the_title_of_the_strongest_met(civbots, title):
    t = ended(Table(1, civbots).vp(50).vp(50, seat=1).levels(9, 9, seat=1))
    result = t.session.result()
    assert result.winners == (0,) and result.ranking[0] == 0 and result.note == title
    t.vp(51, seat=1)
    result = t.session.result()
    assert result.winners == (1,) and result.note == "twelve_turns" and scoring.title(t.s) == ""


def test_civbots_share_a_victory_over_a_player_alone():
    t = ended(
        Table(1, ("noble", "noble", "noble")).vp(5).vp(9, seat=1).vp(9, seat=2).vp(9, seat=3).levels(2, 1, seat=3)
    )
    assert t.session.result().winners == (3,)
    t.levels(1, 1, seat=3)
    assert t.session.result().winners == (1, 2, 3)


@pytest.mark.parametrize(("vp", "medal"), [(89, 0), (90, 1), (109, 1), (110, 2), (129, 2), (130, 3)])
def test_medals_alone(vp, medal):
    assert scoring.medal(Table(1, ("noble",)).vp(vp).s) == medal


def test_alone_two_leaders_are_drawn_and_one_kept():
    session = Session(RULES, setup_of(1, 1), 1)
    assert len(session.state.frames[-1].packets[0]) == 2
    session.submit(session.legal_moves(0)[1])
    assert session.state.seats[0].leader and len(session.state.leader_decks[0]) == 5


def test_vp_never_fall_below_zero_and_a_loss_needs_them():
    assert all(c.vp >= 0 for s in positions(TABLES[:6], (0,), 5) for c in s.seats)
