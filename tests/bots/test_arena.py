"""The arena: games between bots, tallies, pairing, intervals, errors, and the same games in every process."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.core.intervals import wilson
from engine.core.rules import Result
from engine.lab import arena
from engine.lab.arena import StoredGame, Tally, each, match, play, selfplay
from engine.registry import GAMES
from tests.core.sealed import SealedRules, Setup

ROOT = Path(__file__).resolve().parents[2]
SETUPS = [Setup(("red", "blue")), Setup(("blue", "white")), Setup(("white", "red"))]


@pytest.fixture(autouse=True)
def _sealed(monkeypatch):
    monkeypatch.setitem(GAMES, "sealed", SealedRules())


def test_a_game_is_played_to_its_end_by_seats_that_choose_at_once():
    played = play(SealedRules(), Setup(("red", "blue", "white")), ("random", "greedy", "random"), 4)
    assert played.error == "" and played.result is not None and len(played.result.totals) == 3
    assert played.decisions >= 9 and played.turns == 0


def test_turns_are_the_events_that_say_so():
    played = play(GAMES["brazil"], GAMES["brazil"].setups("cisplatine", 2, {})[0], ("random", "random"), 4)
    assert 10 < played.turns < played.decisions


def test_an_error_ends_one_game_and_is_told_with_its_seed():
    class Broken(SealedRules):
        def apply(self, s, move):
            raise ZeroDivisionError("the rules are broken")

    played = play(Broken(), SETUPS[0], ("random", "random"), 4)
    assert played.result is None and "the rules are broken" in played.error
    tally = Tally()
    tally.add(played)
    assert (tally.games, tally.finished) == (1, 0) and tally.errors[0].startswith("seed 4: ")
    assert tally.as_json()["scores"] == {"mean": [], "min": None, "max": None}


def test_the_collector_is_set_back_after_a_game_that_ended_or_broke_off():
    class Broken(SealedRules):
        def apply(self, s, move):
            assert gc.get_threshold() != before
            raise ZeroDivisionError

    before = gc.get_threshold()
    for rules in (SealedRules(), Broken()):
        play(rules, SETUPS[0], ("random", "random"), 3)
        assert gc.get_threshold() == before


def test_a_python_whose_collector_has_no_thresholds_plays_too(monkeypatch):
    """PyPy's."""
    monkeypatch.delattr(gc, "get_threshold")
    assert play(SealedRules(), SETUPS[0], ("random", "random"), 3).result is not None


def test_an_unknown_bot_is_an_error_too():
    assert "nobody" in play(SealedRules(), SETUPS[0], ("random", "nobody"), 4).error


def test_a_tally_sums_up():
    tally = Tally()
    tally.add(StoredGame(1, Result((0,), (0, 1), (7, 3), ((), ())), 10, 4))
    tally.add(StoredGame(2, Result((0, 1), (0, 1), (5, 5), ((), ())), 12, 6))
    assert (tally.games, tally.finished, tally.decisions, tally.turns) == (2, 2, 22, 10)
    assert tally.wins == [1.5, 0.5] and (tally.low, tally.high) == (3, 7)
    data = tally.as_json()
    assert data["scores"] == {"mean": [6.0, 4.0], "min": 3, "max": 7} and data["wins"] == [1.5, 0.5]


def test_games_take_seeds_in_turn_and_setups_by_seed(monkeypatch):
    seen = []
    monkeypatch.setattr(arena, "_job", lambda task: seen.append(task) or StoredGame(task[3], None, 0, 0))
    selfplay("sealed", SETUPS, ("random", "random"), 4, 7)
    assert [task[3] for task in seen] == [7, 8, 9, 10]
    assert [task[1] for task in seen] == [SETUPS[1], SETUPS[2], SETUPS[0], SETUPS[1]]


def test_a_match_plays_every_seed_and_setup_once_with_each_bot_in_each_seat(monkeypatch):
    seen = []
    monkeypatch.setattr(arena, "_job", lambda task: seen.append(task[1:]) or StoredGame(task[3], None, 0, 0))
    match("sealed", SETUPS, ("random", "greedy"), 6, 1)
    assert len(seen) == 6
    for seed in (1, 2, 3):
        setup = SETUPS[seed % 3]
        orders = [bots for of, bots, number in seen if number == seed and of == setup]
        assert orders == [("random", "greedy"), ("greedy", "random")]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_wins_of_a_match_go_to_the_bot_not_to_the_seat_and_civbots_wins_to_nobody(monkeypatch, winner):
    """The seat that one of the bots sits in always wins, or the third, which no bot has."""

    def job(task):
        seat = task[2].index(("random", "greedy")[winner]) if winner < 2 else 2
        ranking = tuple(sorted(range(3), key=lambda other: other != seat))
        return StoredGame(task[3], Result((seat,), ranking, (1, 1, 1), ((), (), ())), 1, 1)

    monkeypatch.setattr(arena, "_job", job)
    met = match("sealed", SETUPS, ("random", "greedy"), 8, 1)
    assert met.finished == 8 and met.wins == [8.0 * (winner == bot) for bot in (0, 1)]


def test_a_match_tells_the_errors_and_counts_only_finished_games(monkeypatch):
    monkeypatch.setattr(arena, "_job", lambda task: StoredGame(task[3], None, 0, 0, "boom"))
    met = match("sealed", SETUPS, ("random", "greedy"), 4, 1)
    assert met.finished == 0 and met.errors == ["seed 1: boom", "seed 2: boom"] * 2


def test_greedy_beats_random_in_a_game_of_simultaneous_choices():
    met = match("sealed", SETUPS, ("greedy", "random"), 200, 1)
    assert met.errors == [] and wilson(met.wins[0], met.finished)[0] > 0.55


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [
        (0, 0, (0.0, 1.0)),
        (5, 10, (0.2366, 0.7634)),
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (65, 100, (0.5525, 0.7364)),
    ],
)
def test_wilson_intervals_are_the_known_ones(wins, games, interval):
    assert wilson(wins, games) == pytest.approx(interval, abs=5e-4)


def test_other_processes_with_other_hash_seeds_play_the_same_games():
    outputs = []
    for hash_seed in ("0", "4242"):
        command = [sys.executable, "-m", "engine", "selfplay", "--scenario", "cisplatine", "--seats", "greedy,random"]
        done = subprocess.run(
            [*command, "--games", "2", "--seed", "5", "--json"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        data = json.loads(done.stdout)
        del data["seconds"]
        outputs.append(data)
    assert outputs[0] == outputs[1] and outputs[0]["finished"] == 2


def test_several_jobs_play_the_same_games_as_one():
    setups = GAMES["brazil"].setups("cisplatine", 2, {})
    tallies = [selfplay("brazil", setups, ("random", "random"), 3, 1, jobs) for jobs in (1, 2)]
    one, two = ({**tally.as_json(), "seconds": 0} for tally in tallies)
    assert one == two and one["finished"] == 3


def begun(path: Path) -> None:
    """A task that takes a while and leaves a file when it begins."""
    path.touch()
    time.sleep(0.3)


def test_of_many_games_each_comes_back_as_it_ends(tmp_path):
    results = each(begun, [tmp_path / str(number) for number in range(60)], 2)
    next(results)
    assert len([*tmp_path.iterdir()]) <= 4, "two processes have begun their first task or their second"
    results.close()
