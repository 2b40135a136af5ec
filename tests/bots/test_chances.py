"""The chance of winning: it adds up to 1, rises with the evaluation, is known at the end; how it is fitted."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from engine.bots.compare import LEAST, Loss, Outcomes, best_first, paired
from engine.brazil.challenge import conditions
from engine.core.chance import ChanceError, by_progress, chances, modelled, read_weights
from engine.core.rng import Rng
from engine.core.rules import Contest
from engine.lab import calibrate
from engine.lab.calibrate import Sample, fit, measure, solve_linear
from engine.registry import GAMES
from tests.bots.begun import TABLES, session

ENGINE = Path(__file__).resolve().parents[2] / "engine"
GAMES_AT = {game: ENGINE / game / "evaluation" / "chances.json" for game in TABLES}


@pytest.mark.parametrize("game", TABLES)
def test_the_chances_of_all_add_up_and_at_the_end_the_winner_is_known(game):
    played = session(game, 4000)
    for part in range(6):
        s = played.position(len(played.log) * part // 6)
        found = chances(played.rules, s)
        assert sum(found) == pytest.approx(1.0) and all(0 < chance < 1 for chance in found)
    result = played.result()
    assert chances(played.rules, played.position(len(played.log))) == tuple(
        float(seat in result.winners) / len(result.winners) for seat in range(len(result.totals))
    )


@pytest.mark.parametrize("game", TABLES)
def test_a_better_evaluation_is_never_a_worse_chance_however_far_the_game_is(game):
    for row, weights in GAMES[game].chance_weights().items():
        if not row.isdecimal():
            continue
        for step in range(11):
            found = [
                modelled(Contest(row, (by_progress(value / 10, step / 10), {})), weights)[0] for value in range(-40, 41)
            ]
            assert found == sorted(found)
            assert step == 0 or found[0] < found[-1]  # before anything has happened it may foretell nothing


@pytest.mark.parametrize("game", TABLES)
def test_the_weights_of_every_game_foretell_better_than_the_same_chance_for_all(game):
    rows = json.loads(GAMES_AT[game].read_text())["rows"]
    assert set(rows) >= {"brazil": {"2", "3", "4", "challenge"}, "struggle": {"2"}, "historia": {*"23456"}}[game]
    for row in rows.values():
        told = row["measured"]
        if told["games"] >= 20:
            assert told["log_loss"] < told["baseline_log_loss"] and told["brier"] < told["baseline_brier"]


def test_a_challenge_nobody_works_at_is_less_and_less_likely_won():
    rules = GAMES["brazil"]
    for row in rules.challenge_rows()[0]:
        s = rules.new_game(rules.challenge_setup(row.id, "printed"), 1)
        found = []
        asked = conditions.terms(s)
        last = min([goal.by for goal in asked.goals if goal.by], default=asked.rounds)  # past it the game would be lost
        for number in range(1, last + 1):
            s.round = number
            found.append(chances(rules, s)[0])
        rises = [later - earlier for earlier, later in pairwise(found)]
        assert max(rises) < LEAST and found[-1] < found[0] * 0.75, row.id


def test_weights_that_made_the_games_are_found_again():
    """Of games by lot, in which a point more is worth a weight of 0.8."""
    dice, games = Rng(5), []
    for _ in range(600):
        lead = dice.below(800) / 100 - 4
        contest = Contest("2", ({"points": lead}, {}))
        won = dice.below(1000) < 1000 * modelled(contest, {"points": 0.8})[0]
        games.append([Sample(contest, (float(won), float(not won)))])
    assert fit(games)["points"] == pytest.approx(0.8, abs=0.12)
    told = measure([games[::2], games[1::2]], [{}, {}])
    assert told.games == 600 and told.log_loss < told.baseline_log_loss and told.brier < told.baseline_brier


def test_a_weight_that_would_turn_the_order_round_is_left_out_and_a_bias_is_not():
    games = [[Sample(Contest("2", ({"points": 1.0, "bias_first": 1.0}, {})), (0.0, 1.0))]] * 20
    weights = fit(games)
    assert "points" not in weights and weights["bias_first"] < 0


def test_few_games_leave_the_weights_near_those_of_all():
    games = [[Sample(Contest("2", ({"points": 1.0}, {})), (1.0, 0.0))]]
    assert fit(games, {"points": 3.0})["points"] == pytest.approx(3.0, abs=0.1)


def test_linear_equations_are_solved():
    assert solve_linear([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


def test_a_file_that_holds_no_weights_is_refused(tmp_path):
    path = tmp_path / "chances.json"
    for text in ("", "[]", '{"rows": {"2": {}}}', '{"rows": {"2": {"weights": {"points": "many"}}}}'):
        path.write_text(text)
        with pytest.raises(ChanceError, match=r"chances\.json"):
            read_weights(path)


def test_a_difference_that_may_be_chance_is_none():
    assert Loss(0.05, 0.03).even and not Loss(0.05, 0.02).even
    assert Loss(LEAST / 2, 0.0).even and Loss(-0.2, 0.01).even and Loss(-0.2, 0.01).gain
    assert not Loss(-0.05, 0.03).gain
    found = paired(Outcomes([0.5, 0.75, 0.25]), Outcomes([0.25, 0.5, 0.0]))
    assert found == Loss(0.25, 0.0), "worlds differ, ways by the same in each"


def test_a_way_that_is_clearly_better_than_the_first_comes_first():
    close, first, better = Outcomes([0.5, 0.3]), Outcomes([0.4, 0.4]), Outcomes([0.6, 0.6])
    assert best_first([first, close, better]) == [2, 0, 1]
    assert best_first([first, close]) == [0, 1]


def test_games_are_played_fitted_and_measured(monkeypatch):
    from tests.core.sealed import SealedRules

    monkeypatch.setitem(GAMES, "sealed", SealedRules())
    monkeypatch.setattr(calibrate, "EVERY", 2)
    found = calibrate.calibrate(GAMES["sealed"], 40, 1, 1, ("random", "settler"))
    assert set(found["rows"]) == {"2", "3"} and found["rows"]["2"]["measured"]["positions"] > 40
    assert found == calibrate.calibrate(GAMES["sealed"], 40, 1, 1, ("random", "settler"))


def test_too_few_games_are_refused_in_a_sentence_before_anything_is_written(monkeypatch, capsys, tmp_path):
    from engine.__main__ import main
    from tests.core.sealed import SealedRules

    monkeypatch.setitem(GAMES, "sealed", SealedRules())
    words = [
        "chances",
        "--game",
        "sealed",
        "--bots",
        "random",
        "--jobs",
        "1",
        "--write",
        str(tmp_path / "chances.json"),
    ]
    assert main([*words, "--games", "1"]) == 2
    assert capsys.readouterr().err == "--games 1: too few to measure the row 2 by; ask for more\n"
    assert not list(tmp_path.iterdir())


def test_weights_that_cannot_be_written_are_printed_all_the_same(monkeypatch, capsys, tmp_path):
    from engine.__main__ import main
    from tests.core.sealed import SealedRules

    monkeypatch.setitem(GAMES, "sealed", SealedRules())
    monkeypatch.setattr(calibrate, "EVERY", 2)
    words = ["chances", "--game", "sealed", "--bots", "random", "--jobs", "1", "--write", str(tmp_path)]
    assert main([*words, "--games", "10"]) == 2
    said = capsys.readouterr()
    assert "log loss" in said.out and said.err == f"{tmp_path}: Is a directory\n"


def test_games_are_fitted_to_in_the_same_order_whichever_ends_first(monkeypatch):
    """Sums of floating-point numbers depend on their order."""
    from tests.core.sealed import SealedRules

    monkeypatch.setitem(GAMES, "sealed", SealedRules())
    monkeypatch.setattr(calibrate, "EVERY", 2)
    monkeypatch.setattr(calibrate, "fitted", lambda by_row: by_row)
    each = calibrate.each
    first = calibrate.calibrate(GAMES["sealed"], 10, 1, 1, ("random",))
    monkeypatch.setattr(calibrate, "each", lambda *given: reversed([*each(*given)]))
    assert first["rows"] and first == calibrate.calibrate(GAMES["sealed"], 10, 1, 1, ("random",))
