"""What a screen asks: the answers are those of the rules."""

from __future__ import annotations

import pytest

from engine.core.event import Event
from engine.struggle import facts
from engine.struggle import moves as m
from engine.struggle.board import AT, COST, POLITICAL, REGION_IDS, spaces
from engine.struggle.events import TrpChanged
from engine.struggle.rules import awards, demand, scoring
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import NOBODY
from tests.struggle.kit import DIP, DIP2_ECO, DIP3_ECO, DIP4_ECO, ECO, MIL2_ECO, RULES, B, F, Table
from tests.struggle.random_play import finished, positions


def test_a_price_by_parts():
    t = Table().holds(B, "russia").marks("russia").begin(F, DIP4_ECO)
    found = facts.price(t.s, m.ShiftPolitical(F, AT["russia"]))
    assert isinstance(found, PriceQuote) and found.parts == (("conflict", 1),) and found.price == 1
    assert facts.price(t.s, m.ShiftPolitical(F, AT["niagara"])).code == "not_political"


def test_the_purse_and_what_closing_a_line_would_lose():
    t = Table().begin(F, DIP4_ECO)
    assert [(fund.points, fund.n, fund.usable) for fund in facts.round_funds(t.s)] == [(DIP, 4, True), (ECO, 2, True)]
    t.do(m.ShiftPolitical(F, AT["sweden"]))
    minor = m.ShiftMarket(F, AT["niagara"], "minor")
    assert facts.lost_by(t.s, minor) == 2 and facts.lost_by(t.s, m.ShiftPolitical(F, AT["savoy"])) == 0
    t.do(minor)
    assert next(fund.usable for fund in facts.round_funds(t.s)) is False


@pytest.mark.parametrize(("owed", "n"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_what_passing_repays_is_what_is_told_before(owed, n):
    t = Table().money(F, debt=owed).begin(F, DIP4_ECO)
    assert facts.debt_repaid_by_passing(t.s, F) == n
    t.do(m.Pass(F))
    assert t.player(F).debt == owed - n


@pytest.mark.parametrize(("market", "n"), [("bahamas_run_north", 0), ("antigua", 1)])
def test_what_the_minor_purchase_itself_spends_is_not_lost(market, n):
    """Rules 5.9: Event points of the minor action's kind are a line; what is left of it joins the minor purchase."""
    t = Table(turn=5).ministry("edmund_burke").hand(B, "jesuit_abolition").holds(B, "bahamas_run")
    t.free("cayman_passage", "bahamas_run_north", "antigua").begin(B, DIP3_ECO)
    t.do(m.PlayEvent(B, "jesuit_abolition"))
    while t.frame.kind != "round":
        t.do(t.legal()[0])
    t.do(m.ShiftMarket(B, AT["cayman_passage"]))
    move = m.ShiftMarket(B, AT[market], "minor")
    left = t.points()[ECO]
    assert facts.lost_by(t.s, move) == n
    assert facts.lost_by(t.s, m.ShiftPolitical(B, AT["savoy"])) == 0
    t.do(move)
    assert left == 1 and t.points() == ({DIP: 3, ECO: n} if n else {DIP: 3}) and t.player(B).debt == 0


def test_what_ending_the_round_would_leave():
    t = Table().ministry("bank_of_england", up=False).begin(B, MIL2_ECO)
    left = facts.unused(t.s, t.legal())
    assert len(left.funds) == 2 and left.upgrade and not left.advantages
    assert left.abilities == ("bank_of_england.credit",)
    t = Table().begin(F, DIP4_ECO)
    assert facts.unused(t.s, t.legal()).advantages == ("algonquin_raids",)


def test_scoring_now_is_what_scoring_would_give():
    for s in positions((0, 1), 41):
        if not s.awards or s.frames[-1].kind != "round":
            continue
        rows = facts.scoring_now(s)
        trial = s.copy()
        for player in trial.players:
            player.ministries = ()
        before = trial.vp
        scoring.score_turn(trial, [])
        overruns = sum(vp if side == 0 else -vp for _, side, kind, _, vp in trial.ledger if kind == "overrun")
        overruns -= sum(vp if side == 0 else -vp for _, side, kind, _, vp in s.ledger if kind == "overrun")
        plain = s.copy()
        for player in plain.players:
            player.ministries = ()
        wanted = sum((row.vp if row.winner == 0 else -row.vp) for row in facts.scoring_now(plain) if row.winner >= 0)
        assert trial.vp - before == wanted + overruns
        assert [row.item for row in rows if row.category == "award"] == list(REGION_IDS)
        assert [row.winner for row in rows if row.category == "award"] == [awards.winner(s, r) for r in REGION_IDS]
        assert all(row.counts == demand.markets(s, row.item) for row in rows if row.category == "demand")


def test_of_a_turn_that_has_been_scored_nothing_is_scored_again():
    """In a war its awards still lie there, and once the game is over, too."""
    kinds = set()
    for s in positions((0, 1), 7):
        scored = s.frames[0].phase == "after_war"
        kinds.add((scored, s.frames[-1].kind))
        assert facts.turn_is_scored(s) == scored and bool(facts.scoring_now(s)) != scored
    assert {scored for scored, _ in kinds} == {True, False}
    assert facts.scoring_now(finished(0).state) == []


@pytest.mark.parametrize("up", [True, False])
def test_treaty_points_of_awards_and_demand_are_those_that_scoring_gives(up):
    """Dupleix: India's award, cotton and spice bring France 1 more, turned up."""
    t = Table(turn=3, bare=True).ministry("dupleix", up=up).holds(F, "plassey", "malacca_route").holds(B, "georgia")
    t.s.awards, t.s.demand = (3, 3, 3, 3), ("cotton", "tobacco", "spice")
    t.begin(F)
    rows = {row.item: row for row in facts.scoring_now(t.s) if row.winner != NOBODY}
    assert rows["cotton"].trp == 1 + up and rows["india"].trp == up and rows["tobacco"].winner == B
    for item, row in rows.items():
        out: list[Event] = []
        if row.category == "award":
            awards.score_region(t.s.copy(), item, out)
        elif row.category == "demand":
            demand.score_commodity(t.s.copy(), item, out)
        gained = [(event.seat, event.by) for event in out if isinstance(event, TrpChanged)]
        assert gained == [(row.winner, row.trp)] * bool(row.trp), item


def test_a_theater_shows_a_side_what_it_may_know():
    t = Table().tiles(F, 0, "basic_two", "wss_france_vendome").tiles(B, 0, "basic_one").begin(F)
    seen = RULES.view(t.s, F)
    france, britain = facts.theater(seen, 0)
    assert france.tiles == ("basic_two", "wss_france_vendome") and france.hidden == (0, 0)
    assert britain.hidden == (1, 0) and france.strength == 5 + sum(n for _, n in france.parts)
    assert facts.theater(seen, 9) is None and facts.theater(Table(turn=6).s, 0) is None


def test_states_of_advantages_and_markers_on_the_map():
    t = Table().marks("algonquin").holds(F, "mysore").begin(F, DIP4_ECO)
    states = {one.id: (one.holder, one.state) for one in facts.advantage_states(t.s)}
    assert states["algonquin_raids"] == (F, "blocked") and states["power_struggle"] == (F, "ready")
    t.do(m.UseAdvantage(F, "power_struggle", AT["kurpa"]), m.ShiftPolitical(F, AT["nizam"]))
    states = {one.id: (one.holder, one.state) for one in facts.advantage_states(t.s)}
    assert states["power_struggle"] == (F, "exhausted") and states["separatist_wars"] == (F, "new")
    assert facts.isolated_markets(t.s) == 0 and facts.protected_markets(t.s) == 0
    assert facts.why_not_advantage(t.s, "power_struggle").code == "advantage_exhausted"


def test_an_advantage_is_new_in_the_round_in_which_it_was_gained_and_no_longer():
    t = Table()
    t.begin(F, DIP4_ECO)
    t.s.round = 8
    t.do(m.ShiftPolitical(F, AT["iroquois"]))
    state = {one.id: one.state for one in facts.advantage_states(t.s)}
    assert state["iroquois_raids"] == "new"
    t.do(m.EndRound(F))
    assert facts.round_of(t.s) is None
    state = {one.id: one.state for one in facts.advantage_states(t.s)}
    assert state["iroquois_raids"] == "ready"


def test_the_bonus_of_a_card_and_what_would_bring_it():
    t = Table().ministry("john_law", up=False).hand(F, "tax_reform", "carnatic_war").begin(F)
    assert not facts.bonus_holds(t.s, F, "tax_reform")
    assert facts.bonus_by_revealing(t.s, F, "tax_reform") == ["john_law"]
    assert facts.bonus_by_revealing(t.s, F, "carnatic_war") == []
    t.do(m.Reveal(F, "john_law"))
    assert facts.bonus_holds(t.s, F, "tax_reform") and facts.bonus_by_revealing(t.s, F, "tax_reform") == []


def test_room_for_debt_counts_what_is_not_recorded():
    t = Table(turn=3).money(B, debt=4, limit=6).begin(B)
    assert facts.debt_room(t.s, B, ECO) == 2
    t.ministry("merchant_banks")
    assert facts.debt_room(t.s, B, ECO) == 4 and facts.debt_room(t.s, B, DIP) == 2


def test_outside_a_round_there_is_no_purse():
    t = Table()
    t.s.frames = t.s.frames[:1]
    assert facts.round_funds(t.s) == [] and facts.price(t.s, m.DrawEvent(F)) is None
    assert facts.unused(t.s, []) == facts.UnusedPoints() and facts.lost_by(t.s, m.DrawEvent(F)) == 0


@pytest.mark.parametrize(
    ("debt", "trp", "ways"),
    [(0, 0, [(1, 1, 0)]), (5, 0, [(1, 1, 0)]), (6, 0, []), (6, 1, [(0, 0, 1)]), (0, 1, [(1, 1, 0), (0, 0, 1)])],
)
def test_what_a_purchase_on_credit_would_take(debt, trp, ways):
    """A space of 3 with 2 points: 1 Debt or 1 Treaty Point, as far as there are any."""
    t = Table(bare=True).money(F, debt=debt, trp=trp).begin(F, DIP2_ECO)
    move = next(
        m.ShiftPolitical(F, space) for space in spaces(POLITICAL) if COST[space] == 3 and t.s.held[F] >> space & 1 == 0
    )
    found = facts.credits_for(t.s, move)
    assert [(way.debt, way.recorded, way.trp) for way in found] == ways
    if ways:
        t.do(move)
        if len(ways) > 1:
            t.do(m.PayRest(F, 1, 0))
        assert (t.player(F).debt, t.player(F).trp) == (debt + ways[0][1], trp - ways[0][2])
    else:
        t.refused(move, "not_enough", points=DIP, missing=1)


def test_nothing_is_taken_on_credit_that_points_pay():
    t = Table(bare=True).begin(F, DIP4_ECO)
    cheap = next(m.ShiftPolitical(F, space) for space in spaces(POLITICAL) if COST[space] == 2)
    assert facts.credits_for(t.s, cheap) == () and facts.credits_for(t.s, m.ShiftMarket(F, AT["russia"])) == ()
