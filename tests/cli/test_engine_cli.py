"""`python -m engine`: every command, good input and bad, the shape of its JSON, exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.bots.registry import BOTS
from engine.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
BRAZIL = GAMES["brazil"]


# --- scenarios ---


def test_scenarios_are_listed_for_people_and_for_programs(run):
    status, text, err = run("scenarios")
    assert status == 0 and err == "" and all(name in text for name in BRAZIL.scenario_ids())
    status, out, _ = run("scenarios", "--json")
    data = json.loads(out)
    assert status == 0 and set(data) == {"scenarios", "errors"} and data["errors"] == []
    row = next(row for row in data["scenarios"] if row["id"] == "cisplatine")
    assert {"id", "seats", "combat", "land", "unknown", "capitals", "failures"} <= set(row)
    assert row["seats"] == 2 and row["failures"] == [] and len(row["capitals"]) == 2


def test_a_broken_scenario_is_named_and_the_exit_status_says_so(run, monkeypatch, tmp_path):
    from engine.brazil import scenarios

    (tmp_path / "broken.toml").write_text("id = 7\n", encoding="utf-8")
    monkeypatch.setenv(scenarios.USER_FOLDER_VARIABLE, str(tmp_path))
    scenarios.forget()
    try:
        status, out, _ = run("scenarios", "--json")
    finally:
        scenarios.forget()
    assert status == 1 and "broken.toml" in json.loads(out)["errors"][0]


def test_every_game_lists_its_own(run):
    status, out, _ = run("scenarios", "--game", "sealed", "--json")
    assert status == 0 and [row["id"] for row in json.loads(out)["scenarios"]] == ["two", "three"]


# --- selfplay and arena ---


def test_selfplay_prints_its_stable_shape(run):
    words = ("selfplay", "--scenario", "cisplatine", "--seats", "random,random", "--games", "3", "--seed", "2")
    status, out, _ = run(*words, "--json")
    data = json.loads(out)
    assert status == 0
    assert set(data) == {"games", "finished", "seconds", "decisions", "turns", "wins", "scores", "errors"}
    assert (data["games"], data["finished"], data["errors"]) == (3, 3, [])
    assert sum(data["wins"]) == pytest.approx(3, abs=0.05) and set(data["scores"]) == {"mean", "min", "max"}
    status, text, _ = run(*words)
    assert status == 0 and text.startswith("3 of 3 games finished") and text.count("random") == 2


def test_without_a_scenario_the_first_for_so_many_seats_is_played(run):
    status, out, _ = run("arena", "--game", "sealed", "--bots", "random,random,random", "--games", "3", "--json")
    assert status == 0 and json.loads(out)["scenario"] == "three"
    status, out, _ = run("arena", "--bots", "random,random", "--games", "2", "--json")
    assert status == 0 and json.loads(out)["scenario"] == "cisplatine"


def test_arena_prints_shares_with_intervals(run):
    words = ("arena", "--game", "sealed", "--bots", "greedy,random", "--games", "20", "--seed", "3")
    status, out, _ = run(*words, "--json")
    data = json.loads(out)
    assert status == 0 and set(data) == {"games", "seed", "scenario", "bots", "errors"}
    assert data["games"] == 20 and data["seed"] == 3 and data["errors"] == []
    assert [row["bot"] for row in data["bots"]] == ["greedy", "random"]
    for row in data["bots"]:
        low, high = row["interval"]
        assert low <= row["share"] <= high and row["share"] == pytest.approx(row["wins"] / 20, abs=0.001)
    status, text, _ = run(*words)
    assert status == 0 and "of 20" in text and "%" in text


def test_options_of_the_table_are_taken(run, monkeypatch):
    asked = []
    rules = GAMES["sealed"]
    made = rules.setups
    monkeypatch.setattr(rules, "setups", lambda *what: asked.append(what) or made(*what), raising=False)
    words = ("--option", "cards=four", "--option", "colour=white,red", "--games", "2")
    status, _, _ = run("selfplay", "--game", "sealed", "--seats", "random,random", *words)
    assert status == 0 and asked == [("two", 2, {"cards": "four", "colour": ("white", "red")})]


def test_errors_of_games_are_printed_and_the_exit_status_says_so(run, monkeypatch):
    def broken(s, move):
        raise ZeroDivisionError("broken rules")

    monkeypatch.setattr(GAMES["sealed"], "apply", broken, raising=False)
    for words in (("selfplay", "--seats"), ("arena", "--bots")):
        status, out, _ = run(words[0], "--game", "sealed", words[1], "random,random", "--games", "2", "--json")
        assert status == 1 and "broken rules" in json.loads(out)["errors"][0]
        status, out, _ = run(words[0], "--game", "sealed", words[1], "random,random", "--games", "2")
        assert status == 1 and "broken rules" in out


# --- bench ---


def test_bench_prints_its_figures_for_every_game(run):
    names = {"copy_us_median", "copy_us_p95", "legal_moves_late_us_median", "legal_moves_late_us_p95"}
    for game in ("brazil", "sealed"):
        status, out, _ = run("bench", "--game", game, "--seconds", "0.05", "--json")
        data = json.loads(out)
        assert status == 0 and names | {"random_games_per_second", "decisions_per_second"} <= set(data)
        assert ("ratio_to_catanatron" in data) != ("catanatron" in data)
        if "ratio_to_catanatron" in data:
            low, high = data["ratio_to_catanatron_middle_half"]
            assert low <= data["ratio_to_catanatron"] <= high and data["rounds"] == 2
    status, out, _ = run("bench", "--game", "sealed", "--scenario", "two", "--seconds", "0.05")
    assert status == 0 and "decisions_per_second" in out


# --- what is refused ---


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "the following arguments are required: command"),
        (("chess",), "invalid choice: 'chess'"),
        (("scenarios", "--game", "chess"), "invalid choice: 'chess'"),
        (("scenarios", "--gam", "brazil"), "unrecognized arguments: --gam brazil"),
        (("scenarios", "--js"), "unrecognized arguments: --js"),
        (("selfplay",), "the following arguments are required: --seats"),
        (("selfplay", "--seats", "random,nobody"), "unknown bot 'nobody'; there are random, greedy"),
        (("selfplay", "--seats", "random", "--scenario", "nowhere"), "unknown scenario 'nowhere'; there are amazon"),
        (("selfplay", "--seats", "random", "--scenario", "cisplatine"), "is for 2 seats, not 1"),
        (
            ("selfplay", "--seats", "random," * 6 + "random"),
            "no scenario is for 7 seats; there are some for 1, 2, 3, 4",
        ),
        (("selfplay", "--seats", "random,random", "--games", "0"), "'0' is not a number above 0"),
        (("selfplay", "--seats", "random,random", "--games", "many"), "'many' is not a number above 0"),
        (("selfplay", "--seats", "random,random", "--jobs", "-1"), "'-1' is not a number above 0"),
        (("selfplay", "--seats", "random,random", "--seed", "x"), "invalid int value: 'x'"),
        (("selfplay", "--seats", "random,random", "--game", "2"), "invalid choice: '2'"),
        (("selfplay", "--seats", "random,random", "--option", "x=1"), "unknown option 'x' for 2 seats"),
        (("selfplay", "--seats", "random,random", "--option", "monarchs"), "is not an option with its value"),
        (("selfplay", "--seats", "random,random", "--option", "monarchs=no"), "unknown monarchs 'no'"),
        (("arena", "--bots", "random,random", "--option", "colour=sky"), "a value of its own for each of 2 seats"),
        (("bench", "--seconds", "0"), "'0' is no number of seconds"),
        (("bench", "--seconds", "nan"), "'nan' is no number of seconds"),
        (("bench", "--scenario", "nowhere"), "unknown scenario 'nowhere'"),
        (("verify",), "the following arguments are required: save"),
        (("verify", "a", "--game", "brazil"), "unrecognized arguments: --game brazil"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line_with_exit_status_2(run, words, message):
    status, out, err = run(*words)
    assert status == 2 and out == "" and message in err and err.count("\n") == 1


def test_it_runs_as_a_program_and_imports_no_window():
    code = "import sys, engine.__main__; print([m for m in sys.modules if m.split('.')[0] in ('pygame', 'game')])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
    done = subprocess.run(
        [sys.executable, "-m", "engine", "selfplay", "--seats", "x"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 2 and done.stderr == f"unknown bot 'x'; there are {', '.join(BOTS)}\n"


def test_a_command_imports_the_game_it_is_about_and_no_other():
    code = """
import sys, engine.__main__
others = "engine.brazil.rules", "engine.struggle", "engine.host.records", "websockets"
assert engine.__main__.main(["scenarios", "--game", "historia", "--json"]) == 0
print([name for name in others if name in sys.modules], "engine.historia" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[] True"


def test_a_reader_that_goes_away_is_no_error():
    done = subprocess.run(
        f"{sys.executable} -m engine scenarios | head -n 1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ},
    )
    assert done.returncode == 0 and "Traceback" not in done.stderr


def test_the_command_line_names_no_game():
    """Only the catalogue does."""
    for name in ("__main__.py", "lab/bench.py", "saved_game_commands.py"):
        assert "brazil" not in (ROOT / "engine" / name).read_text(encoding="utf-8").lower()


# --- lessons ---


def test_lessons_are_listed_and_a_game_without_any_is_told(run, monkeypatch):
    status, text, err = run("lessons")
    assert status == 0 and "first_harvest" in text and not err
    status, text, _ = run("lessons", "--json")
    data = json.loads(text)
    assert [row["number"] for row in data["lessons"]] == list(range(1, len(data["lessons"]) + 1))
    monkeypatch.setattr("engine.lessons.WORDS", {})
    status, _, err = run("lessons")
    assert status == 2 and "brazil has no lessons" in err


# --- challenges ---


def test_challenges_are_listed_and_tried(run):
    status, text, err = run("challenges")
    assert status == 0 and err == "" and "battle_of_guararapes" in text
    status, out, _ = run(
        "challenges", "--challenge", "battle_of_guararapes", "--bots", "random", "--deals", "2", "--json"
    )
    data = json.loads(out)
    assert status == 0 and data["errors"] == [] and data["level"] == "printed"
    tried = data["challenges"][0]["tried"]
    assert [(row["bot"], row["deals"]) for row in tried] == [("random", 2)] and len(tried[0]["interval"]) == 2


def test_challenges_that_are_not_there_are_refused(run):
    status, _, err = run("challenges", "--challenge", "waterloo")
    assert status == 2 and "unknown challenge 'waterloo'; there are" in err
    status, _, err = run("challenges", "--game", "historia")
    assert status == 2 and "historia has no challenges" in err
