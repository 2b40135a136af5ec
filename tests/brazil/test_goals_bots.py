"""What goals of challenges are worth to bots: nearer is better, met is best."""

from __future__ import annotations

import pytest

from engine.brazil.challenge import goals
from engine.brazil.rules.control import put_unit
from tests.brazil.goal_cases import (
    CASES,
    RED,
)
from tests.brazil.kit import RULES


@pytest.mark.parametrize("kind", [kind for kind, case in CASES.items() if case[1]])
def test_a_goal_met_is_worth_more_to_bots_than_one_that_is_open(kind, trial):
    row, meet, _, _ = CASES[kind]
    t = trial(f'kind = "{kind}", {row}', 'kind = "capital"', enemy=True)
    before = RULES.forecast(t.s, 0), RULES.evaluate(t.s, 0)
    meet(t)
    assert RULES.forecast(t.s, 0) > before[0] + 1 and RULES.evaluate(t.s, 0) > before[1]


def test_bots_see_the_way_to_hexes_and_unknown_ground(trial):
    t = trial('kind = "hold", hexes = [[4, 1]]', 'kind = "explored", n = 1')
    far, near = t.home(), t.near(goals.progress_of_all(t.s)[0].goal.hexes[0])[0]
    values = [RULES.forecast(t.s, 0)]
    unit = t.unit("archer", far)
    values.append(RULES.forecast(t.s, 0))
    put_unit(t.player(), unit, near)
    values.append(RULES.forecast(t.s, 0))
    put_unit(t.player(), unit, goals.progress_of_all(t.s)[0].goal.hexes[0])
    values.append(RULES.forecast(t.s, 0))
    t.s.tally = (0, 0, 0, 0, 0, 1)
    values.append(RULES.forecast(t.s, 0))
    assert values == sorted(values) and len(set(values)) == len(values)


def test_what_is_broken_costs_and_what_won_is_worth_most(trial):
    t = trial('kind = "without", of = "battles"', 'kind = "battles_won", n = 1', enemy=True)
    before = RULES.forecast(t.s, 0)
    t.s.tally = (1, 0, 0, 0, 0, 0)
    assert RULES.forecast(t.s, 0) < before - 20
    t.s.over = "goals"
    assert RULES.forecast(t.s, 0) > before + 100
    t.s.over = "goals_missed"
    assert RULES.forecast(t.s, 0) == 0


def test_a_lead_is_worth_more_the_more_it_is_and_rivals_think_of_themselves(trial):
    t = trial('kind = "lead", n = 3', rival=True)
    before = RULES.forecast(t.s, 0), RULES.forecast(t.s, 1)
    t.painting(RED[0]).painting(RED[2])
    assert RULES.forecast(t.s, 0) > before[0] and RULES.forecast(t.s, 1) == before[1]
