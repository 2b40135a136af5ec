"""The ladder and the report of balance: who sat where, what is counted, what the command line says."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from types import SimpleNamespace

import pytest

from engine import __main__ as cli
from engine.brazil.moves import EndTurn, KeepMission, Manufacture, MoveUnits, PlacePalace
from engine.core.rng import Rng
from engine.core.rules import Result
from engine.lab import arena, balance, ladder
from engine.lab.arena import DecisionTimer, StoredGame, choice_name, play
from engine.registry import GAMES


def won_by(name):
    """A job in which the seat of this bot always wins, 9 to 3."""

    def job(task):
        _, _, bots, seed = task
        seat = bots.index(name)
        totals = tuple(9 if number == seat else 3 for number in range(len(bots)))
        result = Result((seat,), (seat,), totals, ((),) * len(bots))
        thought = ((0.001, 0.003, 0.002),) * len(bots)
        return StoredGame(seed, result, 1, 2, "", bots, ((seat, "keep_mission sail-1"),), thought, thought)

    return job


def test_a_rung_sits_in_each_seat_of_each_seed_and_scenarios_take_turns(monkeypatch):
    seen = []
    monkeypatch.setattr(ladder, "watched", lambda task: seen.append(task) or won_by("merchant")(task))
    (row,) = ladder.ladder(GAMES["brazil"], 8, 8, 5, 1, ["merchant"], [2])
    assert [task[2] for task in seen] == [("merchant", "settler"), ("settler", "merchant")] * 4
    assert [task[3] for task in seen] == [5, 5, 6, 6, 7, 7, 8, 8]
    assert {task[1].scenario for task in seen} == {"cisplatine", "rio_de_janeiro_1567"}
    assert row.row()["share"] == 1.0 and row.row()["score"] == 9.0 and row.games == 8
    assert row.row()["decision_ms"] == [2, 3, 3]


def test_a_lead_is_over_the_bots_of_the_rung_below_and_not_over_civbots(monkeypatch):
    def job(task):
        played = won_by("merchant")(task)
        return replace(played, result=replace(played.result, totals=(*played.result.totals, 70, 70)))

    monkeypatch.setattr(ladder, "watched", job)
    (row,) = ladder.ladder(GAMES["historia"], 4, 4, 5, 1, ["merchant"], [2])
    assert row.leads == [6.0] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_scenario_is_played_with_every_order_of_the_colours(seats, monkeypatch):
    seen = set()
    monkeypatch.setattr(ladder, "watched", lambda task: seen.add(task[1]) or won_by("merchant")(task))
    rules = GAMES["brazil"]
    scenarios = [row.id for row in rules.scenario_rows()[0] if row.seats == seats]
    every = {setup for scenario in scenarios for setup in rules.setups(scenario, seats, {})}
    list(ladder.ladder(rules, seats * len(every), 0, 3, 1, ["merchant"], [seats]))
    assert seen == every


def test_one_rung_meets_three_of_the_rung_below_and_is_alone_in_a_challenge(monkeypatch):
    seen = []
    monkeypatch.setattr(ladder, "watched", lambda task: seen.append(task[2]) or won_by("viceroy")(task))
    rows = list(ladder.ladder(GAMES["brazil"], 40, 4, 1, 1, ["viceroy"], [4, 1]))
    assert [(row.seats, row.others, row.scenario, row.games) for row in rows] == [
        (4, "governor", "", 4),
        (1, "", "battle_of_guararapes", 4),
    ]
    assert [bots.index("viceroy") for bots in seen] == [0, 1, 2, 3, 0, 0, 0, 0]


def test_alone_every_scenario_has_a_row_of_its_own(monkeypatch):
    """Civbots of three strengths are three tables, not one."""
    seen = []
    monkeypatch.setattr(ladder, "watched", lambda task: seen.append(task[1]) or won_by("settler")(task))
    rows = list(ladder.ladder(GAMES["historia"], 6, 2, 1, 1, ["settler"], [1]))
    names = ["alone_elder", "alone_sage", "alone_immortal", "lesson"]
    assert [(row.scenario, row.games) for row in rows] == [(name, 6) for name in names]
    assert len(set(seen)) == len(seen) == 24, "each with every setup"
    assert rows[0].row()["scenario"] == "alone_elder"


def test_a_seed_is_the_same_game_wherever_the_row_begins(monkeypatch):
    """Or two rows could not go on with one another's games."""
    seen = []
    monkeypatch.setattr(ladder, "watched", lambda task: seen.append(task) or won_by("merchant")(task))
    for first in (5, 6):
        list(ladder.ladder(GAMES["brazil"], 20, 0, first, 1, ["merchant"], [2]))
    assert seen[2:20] == seen[20:38]


def test_a_rung_may_be_told_another_effort_and_meet_whom_one_likes(monkeypatch):
    seen = []
    text = "emperor:worlds=16:trust=0"
    monkeypatch.setattr(ladder, "watched", lambda task: seen.append(task[2]) or won_by(text)(task))
    rules = GAMES["brazil"]
    rows = [*ladder.ladder(rules, 0, 4, 1, 1, [text], [2, 1]), *ladder.ladder(rules, 0, 2, 1, 1, [text], [2], "greedy")]
    assert {row.name for row in rows} == {text}
    assert [(row.others, row.games) for row in rows] == [("viceroy", 4), ("", 4), ("greedy", 2)]
    assert seen[:2] == [(text, "viceroy"), ("viceroy", text)] and seen[4] == (text,) and seen[8] == (text, "greedy")


def test_the_lead_is_over_the_mean_of_the_others_with_its_standard_error(monkeypatch):
    def job(task):
        _, _, bots, seed = task
        totals = [50, 61, 70, 60] if bots.index("merchant") == 1 else [60, 60, 60, 60]
        return StoredGame(seed, Result((2,), (2,), tuple(totals), ((),) * 4), 1, 2, "", bots, (), ((),) * 4, ((),) * 4)

    monkeypatch.setattr(ladder, "watched", job)
    (row,) = ladder.ladder(GAMES["brazil"], 4, 0, 1, 1, ["merchant"], [4])
    assert row.leads == [0, 1, 0, 0] and row.row()["lead"] == [0.25, 0.25]
    assert ladder.mean_and_error([]) == [] and ladder.mean_and_error([3]) == [3]
    monkeypatch.setattr(ladder, "watched", won_by("merchant"))
    (alone,) = ladder.ladder(GAMES["brazil"], 2, 0, 1, 1, ["merchant"], [1])
    assert alone.row()["lead"] == []


def test_the_lowest_rung_has_nobody_below(monkeypatch):
    monkeypatch.setattr(ladder, "watched", won_by("settler"))
    assert [row.seats for row in ladder.ladder(GAMES["brazil"], 2, 2, 1, 1, ["settler"], [2, 4, 1])] == [1]


def test_a_game_that_broke_off_is_told_and_not_counted(monkeypatch):
    monkeypatch.setattr(ladder, "watched", lambda task: StoredGame(task[3], None, 0, 0, "boom"))
    (row,) = ladder.ladder(GAMES["brazil"], 2, 2, 1, 1, ["merchant"], [2])
    assert row.games == 0 and row.errors == ["seed 1: boom", "seed 1: boom"]


def test_spread_is_median_95th_percentile_and_longest():
    assert ladder.quantiles_in_ms([0.001 * number for number in range(1, 101)]) == [50, 95, 100]
    assert ladder.quantiles_in_ms([]) == []


def test_choices_are_counted_by_kind_and_ids_without_places_and_numbers():
    assert choice_name(KeepMission(1, "sail-1")) == "keep_mission sail-1"
    assert choice_name(Manufacture(0, "dye", "harbor")) == "manufacture dye harbor"
    assert choice_name(PlacePalace(0, 2, 17)) == "place_palace"
    assert choice_name(MoveUnits(0, (1,), 5)) == "move_units free"
    assert choice_name(EndTurn(0)) == "end_turn"


def test_a_watched_game_tells_what_was_chosen_and_how_long_it_took():
    rules = GAMES["brazil"]
    setup = rules.setups("cisplatine", 2, {})[0]
    played = play(rules, setup, ("random", "random"), 3, DecisionTimer(2))
    plain = play(rules, setup, ("random", "random"), 3)
    assert played.result == plain.result and plain.choices == () and played.bots == ("random", "random")
    assert sum(name.startswith("choose_monarch") for _, name in played.choices) == 2
    assert len(set(played.choices)) == len(played.choices)
    assert all(
        len(turns) > 5 and len(turns) < len(row)
        for turns, row in zip(played.turns_thought, played.thought, strict=True)
    )


@pytest.mark.parametrize(
    ("steps", "turns"),
    [
        # A turn that a move of the other seat ends: that move counts for the other's own.
        ([0, 0, "turn 0", 0, 0, 0, 1, "turn 1", 1, 0, "turn 0"], [[3.0], [2.0]]),
        # All seats share turns.
        ([0, "turn", 0, 0, 1, "turn", 1, "turn"], [[2.0, 0.0], [1.0, 1.0]]),
        ([0, "turn 0", 0], [[], []]),
    ],
)
def test_a_turn_costs_what_the_seat_whose_turn_it_was_decided_since_its_last_one(steps, turns, monkeypatch):
    """Every decision takes a second."""
    seconds = itertools.count()
    monkeypatch.setattr(arena.time, "process_time", lambda: float(next(seconds)))
    timer = DecisionTimer(2)
    decide = timer.timed(SimpleNamespace(choose=lambda *_: "move"))
    for step in steps:
        if isinstance(step, int):
            decide(SimpleNamespace(legal_moves=lambda *_: ("move", "other")), None, step, Rng(1))
        else:
            timer.turn_began(int(step[5:]) if step[5:] else None)
    assert timer.turns == turns and sum(map(len, timer.decisions)) == sum(isinstance(step, int) for step in steps)


def test_balance_counts_who_chose_and_who_won(monkeypatch):
    monkeypatch.setattr(balance, "watched", won_by("settler"))
    rows, turns, errors = balance.balance(GAMES["brazil"], [("cisplatine", 2)], "settler", 4, 1, 1)
    found = {row["choice"]: row for row in rows}
    assert found["keep_mission sail-1"]["seats"] == 4 and found["keep_mission sail-1"]["share"] == 1.0
    assert found["keep_mission sail-1"]["lead"] == 3.0 and found["seat 2 of 2"]["lead"] == -3.0
    assert found["seat 1 of 2"]["even"] == 0.5 and turns == [2, 2, 2, 2] and errors == []


def test_reports_come_out_of_the_command_line(capsys):
    assert cli.main(["ladder", "--rungs", "merchant", "--tables", "2", "--games", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rows"][0]["games"] == 2 and data["rows"][0]["errors"] == []
    assert cli.main(["balance", "--bot", "settler", "--scenario", "cisplatine", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


@pytest.mark.parametrize(
    "asked,said",
    [
        (["ladder", "--rungs", "greedy"], "unknown rung 'greedy'"),
        (["ladder", "--rungs", "emperor:luck=1"], "emperor:luck=1: an effort has no 'luck'"),
        (["ladder", "--rungs", "greedy", "--against", "nobody"], "unknown bot 'nobody'"),
        (["ladder", "--tables", "two"], "--tables: 'two'"),
        (["ladder", "--tables", "²"], "--tables: '²'"),
        (["balance", "--bot", "nobody"], "unknown bot 'nobody'"),
        (["balance", "--scenario", "nowhere"], "unknown scenario 'nowhere'"),
    ],
)
def test_reports_refuse_what_is_not_there_in_one_line(asked, said, capsys):
    assert cli.main(asked) == 2
    told = capsys.readouterr().err
    assert told.startswith(said) and told.count("\n") == 1


@pytest.mark.long
def test_other_processes_play_the_same_watched_games():
    rules = GAMES["brazil"]
    tasks = [("brazil", rules.setups("cisplatine", 2, {})[0], ("random", "random"), seed) for seed in (1, 2)]
    here = {played.seed: played.result for played in arena.each(arena.watched, tasks, 1)}
    assert here == {played.seed: played.result for played in arena.each(arena.watched, tasks, 2)}
