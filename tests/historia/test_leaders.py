"""Leaders: the draft, the secrets of it, and scoring at the era's end (rules 2.6, 10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.session import Session
from engine.historia.components import LEADERS
from engine.historia.decisions import DraftDecision
from engine.historia.events import LeaderKept, LeadersRevealed
from engine.historia.moves import KeepLeader, PlaceCube
from engine.historia.rules.leaders import aim_met, score
from tests.historia.kit import RULES, Table
from tests.historia.random_play import setup_of


def test_a_leader_given_again_in_a_test_is_there_once():
    Table().leader("ashoka").leader("ashoka").changed()


# --- the draft ---


@pytest.mark.parametrize("players", range(1, 6))
def test_one_more_leader_than_players_goes_round_and_the_last_is_left_over(players):
    session = Session(RULES, setup_of(players, 1), 1)
    sizes = []
    while isinstance(frame := session.state.frames[-1], DraftDecision):
        sizes.append(len(frame.packets[-1]))
        session.submit(session.legal_moves(frame.seat)[0])
    assert sizes == list(range(players + 1, 1, -1))
    assert [len(deck) for deck in session.state.leader_decks] == [6 - players, 6, 6]


def test_with_six_players_the_sixth_takes_what_comes():
    session = Session(RULES, setup_of(6), 1)
    asked = []
    while isinstance(frame := session.state.frames[-1], DraftDecision):
        asked.append(frame.seat)
        session.submit(session.legal_moves(frame.seat)[0])
    assert len(asked) == 5 and all(c.leader for c in session.state.seats)


def test_the_first_draft_starts_with_the_last_in_turn_order_and_goes_counterclockwise():
    session = Session(RULES, setup_of(4), 3)
    frame = session.state.frames[-1]
    last = session.state.order[-1]
    assert frame.order == tuple((last - n) % 4 for n in range(4)) and frame.seat == last


@pytest.mark.parametrize(("turn", "era"), [(4, 2), (8, 3)])
def test_later_drafts_start_with_the_first_in_the_new_order_and_go_clockwise(turn, era):
    t = Table(3).turn(turn).vp(9, seat=0).vp(2, seat=1).vp(5, seat=2)
    t.end_turn()
    frame = t.frame
    assert isinstance(frame, DraftDecision) and frame.era == era
    first = t.s.order[0]
    assert frame.order == tuple((first + n) % 3 for n in range(3))
    assert {LEADERS[x].era for x in frame.packets[0]} == {era} and len(frame.packets[0]) == 4


def test_each_sees_only_the_packet_in_hand_until_all_are_turned_up():
    session = Session(RULES, setup_of(3), 1)
    first, second, third = session.state.frames[-1].order
    packet = session.state.frames[-1].packets[-1]
    events = session.submit(KeepLeader(first, packet[0]))
    assert [e.seen_by(first).leader for e in events if isinstance(e, LeaderKept)] == [packet[0]]
    assert [e.seen_by(second).leader for e in events if isinstance(e, LeaderKept)] == ["?"]
    assert RULES.view(session.state, first).frames[-1].packets == (packet, ("?",) * 3)
    assert RULES.view(session.state, second).frames[-1].packets == (("?",) * 4, packet[1:])
    assert RULES.view(session.state, third).frames[-1].packets == (("?",) * 4, ("?",) * 3)
    assert RULES.view(session.state, second).seats[first].leader == "?"
    session.submit(KeepLeader(second, packet[1]))
    events = session.submit(KeepLeader(third, packet[2]))
    assert any(isinstance(e, LeadersRevealed) for e in events)
    assert RULES.view(session.state, None).seats[first].leader == packet[0]


def test_a_leader_not_in_the_packet_is_refused():
    session = Session(RULES, setup_of(2), 1)
    frame = session.state.frames[-1]
    outside = next(x for x in LEADERS if x not in frame.packets[-1])
    assert session.why_not(KeepLeader(frame.seat, outside)).code == "not_in_packet"
    assert session.why_not(PlaceCube(frame.seat, 0)).code == "keep_a_leader_first"


def test_after_the_last_turn_nobody_drafts():
    t = Table(2).turn(12).end_turn()
    assert t.s.over and t.session.awaiting == ()


# --- aims: position for the low and the high aim, and one that misses each ---

Arrange = Callable[[Table], object]
LANDS = ("europe", "middle_east", "india", "north_africa", "steppe")


def at(n: int) -> Arrange:
    return lambda t: t.at(*LANDS[:n])


def alone(n: int, shared: int = 0) -> Arrange:
    """In n territories alone, and in so many more together with seat 1."""

    def arrange(t: Table) -> None:
        t.at(*LANDS[:n], *("siberia", "oceania")[:shared])
        t.at("siberia", "oceania", seat=1)

    return arrange


def levels(technology: int, military: int) -> Arrange:
    return lambda t: t.levels(technology, military)


def owns(n: int) -> Arrange:
    from engine.historia.components import WONDERS

    plain = [w.id for w in WONDERS.values() if not w.always]
    return lambda t: t.wonders(*plain[:n])


def counted(**values: int) -> Arrange:
    def arrange(t: Table) -> None:
        for name, value in values.items():
            setattr(t.c(), name, value)

    return arrange


def both(*parts: Arrange) -> Arrange:
    def arrange(t: Table) -> None:
        for part in parts:
            part(t)

    return arrange


def spent(n: int) -> Arrange:
    def arrange(t: Table) -> None:
        c = t.c()
        every = c.advisors + c.advisor_deck
        c.gone_advisors, c.advisors, c.advisor_deck = every[:n], (), every[n:]

    return arrange


AIMS: list[tuple[str, Arrange, str]] = [
    ("hatshepsut", owns(0), ""),
    ("hatshepsut", owns(1), "low"),
    ("hatshepsut", owns(2), "high"),
    ("hammurabi", levels(5, 4), ""),
    ("hammurabi", levels(6, 4), "low"),
    ("hammurabi", levels(8, 4), "high"),
    ("cyrus", both(levels(3, 6), at(2)), ""),
    ("cyrus", both(levels(3, 5), at(4)), "low"),
    ("cyrus", both(levels(3, 6), at(4)), "high"),
    ("ashoka", both(levels(7, 4), counted(attacks_era=1), spent(2)), ""),
    ("ashoka", both(levels(7, 4), counted(attacks_era=1), spent(3)), "low"),
    ("ashoka", levels(6, 4), ""),
    ("ashoka", levels(7, 4), "high"),
    ("qin_shi_huang", levels(4, 4), ""),
    ("qin_shi_huang", levels(4, 5), "low"),
    ("qin_shi_huang", levels(4, 7), "high"),
    ("augustus", alone(2, 2), ""),
    ("augustus", alone(3, 2), "low"),
    ("augustus", alone(4), "high"),
    ("charlemagne", both(levels(6, 9), at(3)), ""),
    ("charlemagne", both(levels(6, 8), at(5)), "low"),
    ("charlemagne", both(levels(6, 9), at(5)), "high"),
    ("genghis_khan", both(levels(6, 10), counted(attacks_era=2), at(4)), ""),
    ("genghis_khan", both(levels(6, 10), counted(attacks_era=3)), "low"),
    ("genghis_khan", both(levels(6, 11), at(4)), "high"),
    ("mansa_musa", both(lambda t: t.purse(3), counted(trades_era=5)), ""),
    ("mansa_musa", lambda t: t.purse(4), "low"),
    ("mansa_musa", both(lambda t: t.purse(0), counted(trades_era=6)), "high"),
    ("pachacuti", alone(2, 2), ""),
    ("pachacuti", alone(3, 2), "low"),
    ("pachacuti", alone(4), "high"),
    ("suleiman", owns(3), ""),
    ("suleiman", owns(4), "low"),
    ("suleiman", owns(6), "high"),
    ("elizabeth_i", both(levels(10, 6), at(3)), ""),
    ("elizabeth_i", both(levels(15, 6), at(2)), "low"),
    ("elizabeth_i", both(levels(15, 6), at(3)), "high"),
    ("lincoln", both(levels(13, 12), at(4)), ""),
    ("lincoln", both(levels(16, 15), at(3)), "low"),
    ("lincoln", both(levels(16, 15), at(4)), "high"),
    ("napoleon", levels(10, 11), ""),
    ("napoleon", both(levels(10, 15), counted(attacks_era=2)), "low"),
    ("napoleon", both(levels(10, 15), counted(attacks_era=3)), "high"),
    ("bolivar", alone(3, 1), ""),
    ("bolivar", alone(3, 2), "low"),
    ("bolivar", alone(4), "high"),
    ("catherine_ii", both(owns(7), alone(3)), ""),
    ("catherine_ii", both(owns(9), alone(2)), "low"),
    ("catherine_ii", both(owns(9), alone(3)), "high"),
    ("meiji", levels(14, 6), ""),
    ("meiji", both(levels(16, 6), owns(9)), "low"),
    ("meiji", both(levels(16, 6), owns(10)), "high"),
    ("mandela", both(counted(attacks_era=1), alone(3)), ""),
    ("mandela", alone(2), "low"),
    ("mandela", alone(3), "high"),
    # one short of the high aim, or at the low one exactly
    ("hammurabi", levels(7, 4), "low"),
    ("cyrus", both(levels(3, 6), at(3)), "low"),
    ("qin_shi_huang", levels(4, 6), "low"),
    ("charlemagne", both(levels(6, 9), at(4)), "low"),
    ("genghis_khan", both(levels(6, 11), at(3)), ""),
    ("mansa_musa", both(lambda t: t.purse(4), counted(trades_era=5)), "low"),
    ("suleiman", owns(5), "low"),
    ("elizabeth_i", levels(11, 6), "low"),
    ("elizabeth_i", both(levels(14, 6), at(3)), "low"),
    ("lincoln", levels(13, 13), "low"),
    ("lincoln", both(levels(15, 15), at(4)), "low"),
    ("napoleon", levels(10, 12), "low"),
    ("napoleon", both(levels(10, 14), counted(attacks_era=3)), "low"),
    ("catherine_ii", owns(8), "low"),
    ("catherine_ii", both(owns(8), alone(3)), "low"),
    ("meiji", levels(15, 6), "low"),
    ("meiji", both(levels(15, 6), owns(10)), "low"),
]


POINTS = {1: {"": 0, "low": 2, "high": 5}, 2: {"": 0, "low": 3, "high": 7}, 3: {"": 0, "low": 4, "high": 9}}  # by era


@pytest.mark.parametrize(("leader", "arrange", "aim"), AIMS)
def test_each_aim_is_met_at_its_limit_and_not_below(leader, arrange, aim):
    t = Table(edition=LEADERS[leader].since).leader(leader)
    arrange(t)
    assert aim_met(t.s, 0, LEADERS[leader]) == aim
    score(t.s, [])
    assert t.scored("leaders") == POINTS[LEADERS[leader].era][aim] and not t.c().leader


def test_every_leader_has_both_aims_and_a_miss_in_the_table():
    for leader in LEADERS:
        assert {"", "low", "high"} <= {aim for x, _, aim in AIMS if x == leader}


def test_the_better_aim_scores_and_the_leader_leaves():
    t = Table().leader("qin_shi_huang").leader("hammurabi", seat=1).turn(4)
    t.levels(3, 7).levels(3, 3, seat=1).end_turn()
    assert t.scored("leaders") == 5 and t.scored("leaders", 1) == 0
    assert {"qin_shi_huang", "hammurabi"} <= set(t.s.gone_leaders)


def test_attacks_and_trades_are_counted_anew_after_scoring():
    t = Table().turn(4)
    t.c().attacks_era = t.c(1).trades_era = 3
    t.end_turn()
    assert [(c.attacks_era, c.trades_era) for c in t.s.seats] == [(0, 0), (0, 0)]


def test_leaders_score_at_an_eras_end_only():
    t = Table().leader("qin_shi_huang").turn(3).levels(3, 7).end_turn()
    assert t.scored("leaders") == 0 and t.c().leader == "qin_shi_huang"
