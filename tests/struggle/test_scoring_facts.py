"""What a screen is told of a turn's scoring: the spaces behind every count, and what tipped it."""

from __future__ import annotations

from engine.struggle import facts
from engine.struggle.board import AT, NAVAL, SIZE
from engine.struggle.events import VpScored
from engine.struggle.facts import turn_is_scored
from engine.struggle.rules import scoring
from engine.struggle.scoring_facts import (
    beyond_rows,
    counted_spaces,
    decisive_change,
    forecast_score,
    score_if_scored,
)
from engine.struggle.state import NOBODY, State
from tests.struggle.kit import B, F, Table
from tests.struggle.random_play import positions


def test_every_count_is_that_of_its_spaces():
    for s in positions((0, 1, 2), 40):
        for lead in facts.scoring_now(s):
            found = counted_spaces(s, lead.category, lead.item)
            assert tuple(mask.bit_count() for mask in found) == lead.counts
    assert counted_spaces(Table().s, "ministry", "john_law") == (0, 0)


def test_what_lies_under_a_conflict_marker_is_not_counted():
    t = Table(bare=True).holds(F, "niagara", "cataraqui").marks("niagara")
    assert counted_spaces(t.s, "award", "north_america") == (1 << AT["cataraqui"], 0)


def test_the_score_if_scored_is_the_score_that_scoring_makes():
    for s in positions((3, 4), 60):
        number, trial = score_if_scored(s), s.copy()
        scoring.score_turn(trial, [])
        assert number == trial.vp


def even() -> Table:
    """Nobody holds anything, and furs are in demand."""
    t = Table(bare=True)
    t.s.demand = ("furs", "fish", "sugar")
    return t


def test_a_forecast_counts_the_debt_that_a_reward_forces_beyond_the_limit():
    """A lead in fish brings Debt: with no room for it, the other side scores."""
    t = even().holds(B, "northeast_channel").money(B, debt=0)
    lead = next(lead for lead in facts.scoring_now(t.s) if lead.item == "fish")
    assert (lead.winner, lead.debt) == (B, 1)
    with_room = forecast_score(t.s)
    t.money(B, debt=t.player(B).limit)
    assert forecast_score(t.s) == with_room + lead.debt


def test_a_forecast_is_the_present_score_where_nothing_is_to_be_scored():
    t = even().holds(F, "niagara")
    assert forecast_score(t.s) != t.s.vp
    t.s.awards = ()
    assert forecast_score(t.s) == t.s.vp


def test_the_market_that_decided_a_demand_tipped_the_turn():
    t = even()
    start = t.s.copy()
    t.holds(F, "niagara")
    tip = decisive_change(start, t.s)
    assert tip is not None and tip.space == AT["niagara"] and tip.holder == F
    assert tip.by == t.s.vp - score_if_scored(t.s) and ("demand", "furs") in tip.rows


def test_nothing_tipped_a_turn_in_which_nothing_changed_or_nothing_hung_on_it():
    t = even().holds(F, "niagara")
    assert decisive_change(t.s.copy(), t.s) is None
    start = t.s.copy()
    t.holds(F, "ohio_forks")
    t.free("ohio_forks")
    assert decisive_change(start, t.s) is None


def test_a_flag_that_was_lost_can_have_tipped_it():
    t = even().holds(B, "niagara")
    start = t.s.copy()
    t.free("niagara")
    tip = decisive_change(start, t.s)
    assert tip is not None and (tip.space, tip.holder) == (AT["niagara"], NOBODY) and tip.by < 0


def undone(start: State, s: State) -> dict[int, int]:
    """Of every space that changed hands how far the score would be off, were it as at the start, or bare."""
    found = {}
    for space in range(SIZE):
        bit = 1 << space
        if [mask & bit for mask in start.held] == [mask & bit for mask in s.held]:
            continue
        bare, back = s.copy(), s.copy()
        bare.held = [mask & ~bit for mask in s.held]
        back.held = [mask & ~bit | old & bit for mask, old in zip(s.held, start.held, strict=True)]
        trials = [bare] if NAVAL & bit else [bare, back]
        found[space] = max(abs(score_if_scored(trial) - score_if_scored(s)) for trial in trials)
    return found


def test_of_several_the_one_that_moved_the_score_most_is_named():
    start, seen = Table().s, set()
    for s in positions((5, 6), 30):
        tip, by = decisive_change(start, s), undone(start, s)
        if tip is None:
            assert not any(by.values())
            continue
        assert abs(tip.by) == max(by.values()) == by[tip.space]
        seen.add(next(space for space in by if by[space]) != tip.space)
    assert seen == {False, True}, "now and then it is not the first"


def test_the_rows_and_what_lies_beyond_them_add_up_to_the_forecast():
    """Beyond the rows are the VP of Ministries and of Debt that a reward forces over its limit."""
    beyond = set()
    for s in positions(range(6), 25):
        if not s.awards or turn_is_scored(s):
            continue
        leads, forecast, trial = facts.scoring_now(s), forecast_score(s), s.copy()
        scoring.score_turn(trial, events := [])
        others = [e for e in events if isinstance(e, VpScored) and e.category not in ("award", "prestige", "demand")]
        rest = beyond_rows(leads, s.vp, forecast)
        assert rest == sum(e.vp if e.seat == F else -e.vp for e in others)
        beyond.add(rest)
    assert len(beyond) > 2
    undealt = even().holds(F, "ireland_prestige_3")
    undealt.s.awards = ()
    leads = facts.scoring_now(undealt.s)
    assert leads[0].winner == F and beyond_rows(leads, undealt.s.vp, forecast_score(undealt.s)) == 0
