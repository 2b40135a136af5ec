"""Points, Debt and Treaty Points: who pays, in which order, under which limits (rules 5.7-5.10, 11)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules import action_round, debt
from engine.struggle.rules.purchases import payment, points
from engine.struggle.rules.purchases.quote import PriceQuote
from tests.struggle.kit import DIP, DIP3_MIL, DIP4_ECO, ECO, ECO2_DIP, ECO3_DIP, MIL, MIL3_DIP, RULES, B, F, Table
from tests.struggle.random_play import positions

SWEDEN, RUSSIA = AT["sweden"], AT["russia"]


def with_lots(t: Table, *lots: tuple[str, str, str, int]) -> Table:
    t.round.lots = lots
    t.changed()
    return t


# --- Debt and Treaty Points ---


def test_debt_pays_what_points_do_not():
    t = Table().begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, RUSSIA), m.ShiftPolitical(F, SWEDEN))
    assert t.player(F).debt == 1


def test_treaty_points_pay_when_there_is_no_room_for_debt():
    t = Table().money(F, debt=6, trp=3).begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, RUSSIA), m.ShiftPolitical(F, SWEDEN))
    assert (t.player(F).debt, t.player(F).trp) == (6, 2)


def test_the_player_chooses_the_mix():
    t = Table().money(F, trp=3).begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, RUSSIA), m.ShiftPolitical(F, AT["ireland_prestige_3"]))
    t.waits_for(F, "pay")
    assert t.legal() == [m.PayRest(F, 2, 0), m.PayRest(F, 1, 1), m.PayRest(F, 0, 2)]
    t.refused(m.PayRest(F, 2, 1), "pays_exactly")
    t.refused(m.PayRest(F, 9, 0), "debt_limit", left=6)
    t.refused(m.PayRest(F, 0, 5), "no_trp", left=3)
    t.refused(m.EndRound(F), "pay_first")
    t.do(m.PayRest(F, 1, 1))
    assert (t.player(F).debt, t.player(F).trp) == (1, 2) and t.owner("ireland_prestige_3") == F
    t.waits_for(F)


def test_undo_takes_the_purchase_back_from_the_question():
    t = Table().money(F, trp=3).begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, RUSSIA), m.ShiftPolitical(F, AT["ireland_prestige_3"]))
    t.session.undo()
    t.waits_for(F)
    assert t.owner("ireland_prestige_3") == -1


@pytest.mark.parametrize(
    ("debt_", "trp", "ok"), [(3, 0, True), (4, 0, False), (4, 1, True), (6, 3, True), (6, 2, False)]
)
def test_no_debt_above_the_limit(debt_, trp, ok):
    t = Table().money(F, debt=debt_, trp=trp).begin(F, ECO3_DIP)
    with_lots(t, (DIP, "major", "", 0))
    move = m.ShiftPolitical(F, RUSSIA)
    if ok:
        t.do(move)
    else:
        t.refused(move, "not_enough", points=DIP, missing=1)


def test_the_proposed_mix_keeps_available_debt_ahead():
    t = Table().money(F, trp=3).money(B, debt=1).begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, RUSSIA), m.ShiftPolitical(F, AT["ireland_prestige_3"]))
    assert RULES.suggest(t.s, F) == [m.PayRest(F, 0, 2)]
    t.money(B, debt=4)
    assert RULES.suggest(t.s, F) == [m.PayRest(F, 2, 0)]


@pytest.mark.parametrize(("turned_up", "mix"), [(True, (1, 0)), (False, (0, 1))])
def test_debt_that_is_not_recorded_is_proposed_first(turned_up, mix):
    """Merchant Banks: Available Debt stays as it is, and the Treaty Point is kept."""
    t = Table(turn=3).ministry("merchant_banks", up=turned_up).holds(B, "bahamas_run").free("bahamas_run_north")
    t.money(B, debt=5, limit=10, trp=2).money(F, debt=6, limit=10).begin(B, ECO2_DIP)
    t.do(m.ShiftMarket(B, AT["bahamas_run_north"]))
    assert t.frame.mixes == ((1, 0), (0, 1))
    assert RULES.suggest(t.s, B) == [m.PayRest(B, *mix)]
    t.do(*RULES.suggest(t.s, B))
    assert t.player(B).available == 5


def test_forced_debt_above_the_limit_is_not_recorded_and_scores_for_the_opponent():
    """Worked example 5."""
    t = Table().money(F, debt=5)
    debt.change(t.s, F, 3, [])
    assert t.player(F).debt == 6 and t.vp(B) == 2
    assert t.s.ledger == ((1, B, "overrun", "", 2),)


def test_debt_never_goes_below_zero():
    t = Table().money(F, debt=1)
    assert debt.change(t.s, F, -2, []) == 1 and t.player(F).debt == 0


def test_a_limit_below_the_debt_changes_nothing_else():
    t = Table().money(F, debt=6)
    debt.change_limit(t.s, F, -1, [])
    assert (t.player(F).debt, t.player(F).limit, t.player(F).available) == (6, 5, 0)
    debt.change_limit(t.s, F, -9, [])
    assert t.player(F).limit == 0


# --- which points pay (5.10, R17) ---

INDIA = "austro_spanish_rivalry.france.bonus.0.0.0"
EUROPE = "vatican_politics.britain.bonus.0"
GERMANS = "vatican_politics.britain.base.0"


def left(t: Table) -> list[int]:
    return [n for _, _, _, n in t.round.lots]


def test_the_narrower_limit_pays_first_then_the_wider_then_plain_points():
    t = Table().begin(F, DIP4_ECO)
    with_lots(t, (DIP, "major", "", 2), (DIP, "event", EUROPE, 1), (DIP, "event", GERMANS, 1))
    t.do(m.ShiftPolitical(F, AT["prussia_alliance_2"]))
    assert left(t) == [2, 0, 0]
    t = Table().begin(F, DIP4_ECO)
    with_lots(t, (DIP, "major", "", 2), (DIP, "event", EUROPE, 1), (DIP, "event", GERMANS, 1))
    t.do(m.ShiftPolitical(F, SWEDEN))
    assert left(t) == [1, 0, 1]


def test_of_equal_limits_the_events_pays_before_a_ministrys():
    t = Table().begin(F, DIP4_ECO)
    with_lots(t, (DIP, "ministry", EUROPE, 2), (DIP, "event", EUROPE, 2), (DIP, "major", "", 1))
    t.do(m.ShiftPolitical(F, SWEDEN))
    assert left(t) == [2, 0, 1]


def test_a_minor_purchase_spends_minor_points_first():
    t = Table().begin(F, 1)
    with_lots(t, (ECO, "major", "", 4), (DIP, "minor", "", 2), (DIP, "event", "", 2))
    t.do(m.ShiftPolitical(F, RUSSIA, "minor"))
    assert t.points() == {ECO: 4, DIP: 1} and t.player(F).debt == 0


def test_a_ministrys_points_end_with_the_action_in_which_they_were_first_spent():
    """Russia costs 3: the minor action's 2 and one of the Ministry's. The other is lost with the action, though an
    Event's line of that kind is still open."""
    t = Table().begin(F, 1)
    with_lots(t, (ECO, "major", "", 4), (DIP, "minor", "", 2), (DIP, "ministry", "", 2), (DIP, "event", "", 2))
    t.do(m.ShiftPolitical(F, RUSSIA, "minor"))
    assert t.points() == {ECO: 4, DIP: 2} and not [lot for lot in t.round.lots if lot[1] == "ministry"]


def test_a_ministrys_points_begun_in_a_line_do_not_come_back_after_it():
    t = Table().begin(F, DIP4_ECO)
    with_lots(t, (DIP, "major", "", 1), (DIP, "ministry", "", 4), (ECO, "minor", "", 2))
    t.do(m.ShiftPolitical(F, SWEDEN))
    assert t.round.lots[1] == (DIP, "line", "", 3)
    t.do(m.ShiftPolitical(F, AT["denmark_norway"]))
    assert t.player(F).debt == 0, "in the same line they go on paying"


def test_a_ministrys_points_that_were_not_touched_join_a_later_action():
    t = Table().begin(F, 1)
    with_lots(t, (ECO, "major", "", 4), (DIP, "minor", "", 4), (DIP, "ministry", "", 2), (DIP, "event", "", 2))
    t.do(m.ShiftPolitical(F, RUSSIA, "minor"))
    assert (DIP, "ministry", "", 2) in t.round.lots


def test_debt_added_to_limited_points_comes_under_their_limit():
    t = Table().begin(F, MIL3_DIP)
    with_lots(t, (MIL, "major", "", 3), (DIP, "minor", "", 2), (ECO, "event", INDIA, 2))
    t.refused(m.ShiftMarket(F, AT["niagara"]), "limited_points", limit=INDIA)
    t.do(m.ShiftMarket(F, AT["west_bengal"]))
    assert t.owner("west_bengal") == F


def test_zero_points_of_an_event_give_no_right():
    t = Table().begin(F, MIL3_DIP)
    points.add(t.round, ECO, "event", "", 0, "x", [])
    t.changed()
    t.refused(m.ShiftMarket(F, AT["niagara"]), "no_points", points=ECO)


def test_event_points_of_the_minor_kind_are_a_line_of_their_own_and_may_join_the_minor_purchase():
    t = Table().begin(F, 1)
    with_lots(t, (ECO, "major", "", 4), (DIP, "minor", "", 2), (DIP, "event", "", 3))
    t.do(m.ShiftPolitical(F, SWEDEN))
    t.do(m.ShiftPolitical(F, RUSSIA, "minor"))
    assert t.player(F).debt == 0 and t.points() == {ECO: 4}


@pytest.mark.parametrize("points", [1, 2])
def test_event_points_that_all_joined_the_minor_purchase_are_no_line_any_more(points):
    """Ruling R56: Russia costs 3, the minor action brings 2 of them."""
    t = Table().holds(B, "sweden").begin(F, 1)
    with_lots(t, (ECO, "major", "", 4), (DIP, "minor", "", 2), (DIP, "event", "", points))
    t.do(m.ShiftPolitical(F, RUSSIA, "minor"))
    if points > 1:
        t.do(m.ShiftPolitical(F, SWEDEN))
        assert t.owner("sweden") == -1 and t.player(F).debt == 1
    else:
        assert not t.legal(m.ShiftPolitical)
        t.refused(m.ShiftPolitical(F, SWEDEN), "no_points", points=DIP)


def test_an_events_line_unflags_where_the_minor_action_could_not():
    t = Table().holds(B, "sweden").begin(F, 1)
    with_lots(t, (ECO, "major", "", 4), (DIP, "minor", "", 2), (DIP, "event", "", 2))
    t.refused(m.ShiftPolitical(F, SWEDEN, "minor"), "minor_cannot_unflag")
    t.do(m.ShiftPolitical(F, SWEDEN))


def test_the_line_of_the_second_worked_example():
    """Diplomatic 3, military 2: an Event's economic point, a market on Debt, and the diplomatic line is closed."""
    t = Table(turn=3).hand(B, "west_african_gold_mining").begin(B, DIP3_MIL)
    t.do(m.PlayEvent(B, "west_african_gold_mining"))
    assert t.points()[ECO] == 1
    t.do(m.ShiftPolitical(B, SWEDEN), m.ShiftMarket(B, AT["albany"]))
    assert t.player(B).debt == 2
    t.refused(m.ShiftPolitical(B, AT["denmark_norway"]), "line_closed", points=DIP)
    assert "minor military" in t.points()


def test_points_are_found_in_the_order_told():
    """The order against brute force: no other choice of lots leaves more for later."""
    t = Table().begin(F, DIP4_ECO)
    with_lots(t, (DIP, "major", "", 1), (DIP, "event", EUROPE, 1), (DIP, "event", GERMANS, 1))
    q = PriceQuote("diplomatic", "major", 2, (), "flag", AT["prussia_alliance_2"], 0)
    assert [t.round.lots[i][2] for i in points.payers(t.s, t.round, q)] == [GERMANS, EUROPE, ""]


# --- what can be paid, whatever is bought ---


def test_the_list_finds_payable_what_the_judge_does():
    """For each candidate of an open action in games of chance, with limited points and without."""
    met: Counter[tuple[bool, bool]] = Counter()
    for s in positions((1, 2, 3), 3):
        f = s.frames[-1]
        for kind, as_ in action_round.actions(f) if isinstance(f, RoundDecision) and f.stage != "start" else ():
            most = payment.most_payable(s, f, kind, as_)
            for move in action_round._candidates(s, f, kind, as_):
                payable = action_round.why_not_buy(s, f, move) is None
                assert action_round._can_buy(s, f, move, most) == payable, (move, most)
                met[most is None, payable] += 1
    assert len(met) == 4, met


def test_what_can_be_paid_depends_on_the_purchase_where_points_are_limited_or_a_ministry_adds_some():
    t = Table().money(F, debt=5, trp=2).begin(F, DIP4_ECO)
    assert payment.most_payable(t.s, t.round, DIP, "major") == 4 + 1 + 2
    assert payment.most_payable(t.s, t.round, ECO, "minor") == 2 + 1 + 2
    with_lots(t, *t.round.lots, (DIP, "event", "europe", 1))
    assert payment.most_payable(t.s, t.round, DIP, "major") is None
    assert payment.most_payable(t.s, t.round, ECO, "minor") is not None
    t = Table(turn=5).ministry("edmund_burke").begin(B, DIP4_ECO)
    assert payment.most_payable(t.s, t.round, DIP, "major") is None
