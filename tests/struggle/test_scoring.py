"""The Scoring Phase, winning before the end, final scoring (rules 12, 14, 15)."""

from __future__ import annotations

import pytest

from engine.struggle.board import COMMODITY_MASK, NAMES, spaces
from engine.struggle.components import AWARDS, COMMODITIES, ERA_OF_TURN
from engine.struggle.rules import awards, demand, final_scoring, scoring, victory
from tests.struggle.kit import B, F, Table


def bare(turn: int = 1, *awards_: int) -> Table:
    t = Table(turn=turn, bare=True)
    t.s.awards, t.s.demand = awards_ or (7, 7, 7, 7), ()
    return t


def award_no(vp: int, margin: int, trp: int = 0) -> int:
    return next(a.no for a in AWARDS.values() if (a.vp, a.margin, a.trp) == (vp, margin, trp))


# --- awards (12.1) ---


@pytest.mark.parametrize("award", AWARDS.values(), ids=lambda a: str(a.no))
@pytest.mark.parametrize("lead", [0, 1, 2])
def test_an_award_goes_to_the_side_with_more_by_its_margin(award, lead):
    t = bare(1, award.no, award.no, award.no, award.no)
    t.holds(F, "sweden").holds(B, *["russia", "bavaria", "savoy"][: lead + 1])
    side = awards.score_region(t.s, "europe", [])
    wins = lead >= award.margin and lead > 0
    assert side == (B if wins else -1)
    assert t.vp(B) == (award.vp if wins else 0) and t.player(B).trp == (award.trp if wins else 0)


def test_every_kind_of_space_counts():
    t = bare().holds(F, "halifax", "hudson_bay", "gulf_of_maine", "albany", "iroquois").damages("halifax")
    assert awards.spaces_held(t.s, "north_america") == (5, 0)


def test_marked_spaces_and_usa_flags_count_for_nobody():
    t = bare().holds(F, "albany", "iroquois").marks("albany").holds(2, "northern_colonies")
    assert awards.spaces_held(t.s, "north_america") == (1, 0)


def test_the_usa_spaces_count_for_north_america_and_prestige():
    t = bare(6).holds(2, "carolinas").holds(B, "usa_prestige_2")
    assert awards.spaces_held(t.s, "north_america") == (0, 1) and scoring.prestige(t.s) == (0, 1)


# --- prestige (12.2) ---


def test_more_prestige_spaces_are_two_vp():
    t = bare().holds(F, "biscay", "minorca").holds(B, "russia")
    scoring.score_turn(t.s, [])
    assert ("prestige", 2) in [(category, vp) for _, side, category, _, vp in t.s.ledger if side == F]


def test_equal_prestige_is_nothing_and_alliance_spaces_are_none():
    t = bare().holds(F, "biscay", "savoy", "bavaria").holds(B, "russia")
    assert scoring.prestige(t.s) == (1, 1)
    scoring.score_turn(t.s, [])
    assert "prestige" not in [row[2] for row in t.s.ledger]


# --- demand (12.3) ---


@pytest.mark.parametrize("commodity", COMMODITIES)
@pytest.mark.parametrize("turn", [1, 3, 5])
def test_a_demand_reward_by_era(commodity, turn):
    markets = [NAMES[space] for space in spaces(COMMODITY_MASK[commodity])]
    t = bare(turn).holds(F, markets[0]).money(F, debt=3)
    reward = getattr(COMMODITIES[commodity], ERA_OF_TURN[turn])
    assert demand.score_commodity(t.s, commodity, []) == F
    assert t.vp(F) == reward.vp and t.player(F).trp == reward.trp and t.player(F).debt == 3 + reward.debt
    t.holds(B, markets[1])
    assert demand.score_commodity(t.s, commodity, []) == -1


def test_a_marked_market_counts_for_no_demand():
    t = bare().holds(F, "plassey", "karaikal").holds(B, "midnapore").marks("plassey", "karaikal")
    assert demand.score_commodity(t.s, "cotton", []) == B


def test_ones_own_reward_can_force_debt_over_the_limit():
    t = bare().holds(F, "georgia").money(F, debt=6)
    demand.score_commodity(t.s, "tobacco", [])
    assert t.player(F).debt == 6 and t.vp(F) == 3 - 1


def test_debt_down_is_at_most_to_zero():
    t = bare().holds(F, "calicut")
    demand.score_commodity(t.s, "spice", [])
    assert t.player(F).debt == 0


def test_the_order_is_awards_prestige_demand_ministries():
    t = bare(1, 3, 3, 3, 3).holds(B, "russia", "sweden").ministry("east_india_company")
    t.holds(B, "hudson_bay").s.demand = ("furs", "tobacco")
    t.holds(B, "niagara", "georgia")
    scoring.score_turn(t.s, [])
    order = [row[2] for row in t.s.ledger]
    assert order == sorted(order, key=["award", "prestige", "demand", "ministry"].index)
    assert set(order) == {"award", "prestige", "demand", "ministry"}


# --- victory (14) ---


def all_regions(t: Table, side: int) -> Table:
    return t.holds(side, "sweden", "albany", "georgia", "maratha")


def test_all_awards_and_all_demand_is_a_sweep():
    t = all_regions(bare(1, 3, 3, 3, 3), B)
    t.s.demand = ("furs", "tobacco")
    assert scoring.score_turn(t.s, []) == B
    assert victory.end_if_won(t.s, B, "sweep", []) and t.s.over == "sweep" and t.s.winner == B


def test_a_tied_demand_or_a_fourth_commodity_prevents_it():
    """Worked example 7."""
    t = all_regions(bare(1, 3, 3, 3, 3), B)
    t.s.demand = ("furs", "fish", "tobacco")
    assert scoring.score_turn(t.s, []) == -1
    t = all_regions(bare(1, 3, 3, 3, 3), B).holds(B, "georges_bank")
    t.s.demand = ("furs", "fish", "tobacco", "cotton")
    assert scoring.score_turn(t.s, []) == -1
    t = all_regions(bare(1, 3, 3, 3, 3), B).holds(B, "georges_bank", "plassey")
    t.s.demand = ("furs", "fish", "tobacco", "cotton")
    assert scoring.score_turn(t.s, []) == B


def test_prestige_is_not_asked_for():
    t = all_regions(bare(1, 3, 3, 3, 3), B).holds(B, "savoy", "bavaria").holds(F, "russia", "minorca")
    t.s.demand = ("furs",)
    assert scoring.score_turn(t.s, []) == B


@pytest.mark.parametrize(("vp", "winner"), [(0, B), (-2, B), (30, F), (33, F), (1, None), (29, None)])
def test_zero_and_thirty_win_at_a_victory_check(vp, winner):
    t = bare()
    t.s.vp = vp
    assert victory.end_if_won(t.s, -1, "sweep", []) == (winner is not None)
    assert t.s.over == ("vp" if winner is not None else "")


def test_the_sweep_comes_before_the_score():
    t = bare()
    t.s.vp = 30
    assert victory.end_if_won(t.s, B, "sweep", []) and t.s.winner == B


def test_the_score_is_not_looked_at_before_a_check():
    t = Table()
    t.s.vp = 30
    t.begin(F, 1)
    from engine.struggle import moves as m

    t.do(m.EndRound(F))
    t.waits_for(B)


# --- final scoring (15) ---


def rows(t: Table) -> dict[tuple[str, str], tuple[int, int]]:
    return {(category, item): (side, vp) for side, vp, category, item in final_scoring.final_scoring_rows(t.s)}


@pytest.mark.parametrize(("lead", "vp"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (8, 4), (14, 4)])
def test_available_debt_in_full_twos_at_most_four(lead, vp):
    t = bare(6).money(F, limit=14, debt=14 - lead).money(B, limit=14, debt=14)
    found = rows(t).get(("final_debt", ""))
    assert found == ((F, vp) if vp else None)


def test_each_commodity_with_more_markets_is_a_vp():
    t = bare(6).holds(F, "plassey").holds(B, "georgia", "niagara").marks("niagara")
    found = rows(t)
    assert found["final_commodity", "cotton"] == (F, 1) and found["final_commodity", "tobacco"] == (B, 1)
    assert ("final_commodity", "furs") not in found


def test_prestige_in_the_end():
    t = bare(6).holds(B, "russia")
    assert rows(t)["final_prestige", ""] == (B, 2)


def test_a_territory_that_the_opponent_held_at_setup_is_two_vp():
    t = bare(6).holds(F, "jamaica", "hudson_bay", "st_domingue").holds(B, "acadia", "gibraltar")
    found = {key: value for key, value in rows(t).items() if key[0] == "final_territory"}
    assert found == {("final_territory", "jamaica"): (F, 2), ("final_territory", "acadia"): (B, 2)}


def test_usa_flags_count_as_french_where_britain_was():
    t = bare(6).holds(2, "northern_colonies", "carolinas", "san_agustin", "quebec_and_montreal")
    found = {key: value for key, value in rows(t).items() if key[0] == "final_territory"}
    assert found == {("final_territory", name): (F, 2) for name in ("northern_colonies", "carolinas")}


@pytest.mark.parametrize(("vp", "french_debt", "winner"), [(16, 6, F), (14, 0, B), (15, 5, F), (15, 6, B), (15, 7, B)])
def test_who_wins_after_final_scoring(vp, french_debt, winner):
    """15: more Available Debt, still equal: Britain. Worked example 8."""
    t = bare(6).money(F, limit=14, debt=french_debt).money(B, limit=14, debt=6)
    t.s.vp = vp
    assert final_scoring.winner(t.s) == winner


def test_no_check_for_zero_and_thirty_after_final_scoring():
    t = bare(6).holds(F, "plassey")
    t.s.vp = 29
    final_scoring.score_final(t.s, [])
    assert t.s.over == "final" and t.s.vp == 30


def test_the_result_counts_from_both_ends():
    t = bare(6).holds(F, "plassey")
    final_scoring.score_final(t.s, [])
    result = victory.result(t.s)
    assert result is not None and result.totals == (t.s.vp, 30 - t.s.vp) and result.note == "final"
    assert [line.vp for line in result.lines[F]] == [1]
