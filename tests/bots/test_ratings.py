"""Game pairs and Elo ratings: what counts, ratings and intervals of known strengths, the command and its file."""

from __future__ import annotations

import json
import random
from itertools import combinations

import pytest

from engine import rating_commands
from engine.__main__ import main
from engine.core.intervals import wilson
from engine.core.rules import Result
from engine.lab import arena, game_pairs
from engine.lab.arena import StoredGame, seated, watched
from engine.lab.game_pairs import by_outcome, pair_tasks, play_pairs, score_of
from engine.lab.ratings import elo_of, expected_score, games_needed, pseudo_inverse, rate
from engine.registry import GAMES
from tests.core.sealed import SealedRules


@pytest.fixture(autouse=True)
def _sealed(monkeypatch):
    monkeypatch.setitem(GAMES, "sealed", SealedRules())


def ended(seed, bots, ranking, winners=None):
    totals = tuple(len(ranking) - ranking.index(seat) for seat in range(len(ranking)))
    return StoredGame(seed, Result(winners or ranking[:1], ranking, totals, ((),) * len(bots)), 1, 1, "", bots)


# --- pairs ---


def test_a_pair_is_a_seed_and_a_setup_twice_with_seats_swapped():
    rules = GAMES["brazil"]
    first, second = pair_tasks(rules, ("merchant", "settler"), 2, 5)
    assert first[2] == ("merchant", "settler") and second[2] == ("settler", "merchant")
    assert (first[0], first[1], first[3]) == (second[0], second[1], second[3]) and first[3] == 5
    assert {pair_tasks(rules, ("a", "b"), 2, seed)[0][1].scenario for seed in range(2)} == {
        "cisplatine",
        "rio_de_janeiro_1567",
    }


def test_at_more_seats_the_bots_alternate():
    orders = [task[2] for task in pair_tasks(GAMES["historia"], ("a", "b"), 5, 1)]
    assert orders == [("a", "b", "a", "b", "a"), ("b", "a", "b", "a", "b")]


@pytest.mark.parametrize("seats", [1, 7])
def test_seats_for_which_nothing_is_there_are_refused(seats):
    with pytest.raises(ValueError, match=f"for {seats} seats"):
        pair_tasks(GAMES["brazil"], ("a", "b"), seats, 1)


@pytest.mark.parametrize(
    ("bots", "ranking", "winners", "score"),
    [
        (("a", "b"), (0, 1), (0,), 1.0),
        (("a", "b"), (1, 0), (1,), 0.0),
        (("b", "a"), (1, 0), (1,), 1.0),
        (("a", "b"), (0, 1), (0, 1), 0.5),
        (("a", "b", "a"), (0, 1, 2), (0,), 0.5),
        (("a", "b", "a"), (2, 0, 1), (2,), 1.0),
        (("b", "a", "b", "a"), (1, 0, 3, 2), (1,), 0.75),
        (("b", "a", "b", "a"), (1, 0, 3, 2), (1, 0), 0.625),
        (("a", "b", "a"), (0, 2, 1), (0, 2), 1.0),
    ],
)
def test_every_seat_of_one_bot_is_compared_with_every_seat_of_the_other(bots, ranking, winners, score):
    played = ended(1, bots, ranking, winners)
    assert score_of(played.result, bots, "a") == score
    assert score_of(played.result, bots, "b") == pytest.approx(1 - score)


def test_games_come_in_any_order_and_half_a_pair_does_not_count():
    games = [
        ended(2, ("b", "a"), (1, 0)),
        ended(1, ("a", "b"), (0, 1)),
        StoredGame(3, None, 1, 1, "boom", ("b", "a")),
        ended(3, ("a", "b"), (0, 1)),
        ended(2, ("a", "b"), (1, 0)),
        ended(1, ("a", "c"), (1, 0)),
        ended(1, ("b", "a"), (1, 0)),
        ended(1, ("c", "a"), (0, 1)),
    ]
    found = game_pairs.pair_games([("a", "b"), ("c", "a")], iter(games))
    assert found["a", "b"].by_seed == {1: 1.0, 2: 0.5} and found["a", "b"].scores == [1.0, 0.5]
    assert found["c", "a"].by_seed == {1: 1.0}
    assert found["a", "b"].first_seat == [0.0, 1.0, 1.0, 0.0, 0.0], "of finished games, whoever sat there"
    assert found["a", "b"].errors == ["a - b, seed 3: boom"] and found["c", "a"].errors == []


def test_outcomes_are_counted_in_five_groups():
    assert by_outcome([0.0, 0.25, 0.5, 0.75, 1.0]) == [1, 1, 1, 1, 1]
    assert by_outcome([0.125, 0.375, 0.5, 0.625, 1.0, 1.0]) == [0, 2, 1, 1, 2]


def test_a_seated_game_is_the_same_game_with_its_bots():
    (task, _) = pair_tasks(GAMES["sealed"], ("random", "greedy"), 2, 4)
    assert seated(task).bots == ("random", "greedy") and seated(task).result == arena._job(task).result


# --- ratings ---


def test_a_lead_and_its_score_are_inverse():
    assert expected_score(0) == 0.5 and expected_score(400) == pytest.approx(10 / 11)
    assert [elo_of(expected_score(elo)) for elo in (-300, 0, 120)] == pytest.approx([-300, 0, 120])
    assert elo_of(1.0) == float("inf") and elo_of(0.0) == float("-inf")


def test_the_rating_of_two_bots_is_the_lead_of_their_score():
    scores = [1.0] * 140 + [0.5] * 20 + [0.0] * 40
    ratings = rate(["a", "b"], {("a", "b"): scores})
    assert ratings.lead(0, 1)[0] == pytest.approx(elo_of(0.75), abs=1) and sum(ratings.elo) == pytest.approx(0)
    deviation = (140 * 0.25**2 + 20 * 0.25**2 + 40 * 0.75**2) ** 0.5 / 200
    slope = 0.75 * 0.25 / (400 / 2.302585)
    assert ratings.lead(0, 1)[1] == pytest.approx(1.96 * deviation / slope, rel=0.02)
    assert ratings.half_width(0) == pytest.approx(ratings.lead(0, 1)[1] / 2)


def test_pairs_of_a_seed_that_one_seat_always_wins_narrow_the_interval():
    """The two games of such a pair are opposite, so their sum is no chance at all."""
    free = rate(["a", "b"], {("a", "b"): [0.0, 0.5, 0.5, 1.0] * 50})
    bound = rate(["a", "b"], {("a", "b"): [0.5] * 196 + [0.0, 1.0] * 2})
    assert free.elo == pytest.approx(bound.elo) and bound.widest < free.widest / 3


def test_a_pairing_that_was_never_lost_has_a_finite_rating_and_a_wide_interval():
    ratings = rate(["a", "b"], {("a", "b"): [1.0] * 8})
    lead, half = ratings.lead(0, 1)
    assert 400 < lead < 1000 and half > 300


def _played(dice, lead, pairs, draws, bound):
    """Scores of pairs: `draws` is the share of drawn games, `bound` that of seeds of which a seat wins both games."""
    share = (expected_score(lead) - draws / 2) / (1 - draws)
    scores = []
    for _ in range(pairs):
        games = [0.5 if dice.random() < draws else float(dice.random() < share) for _ in range(2)]
        scores.append(0.5 if dice.random() < bound else sum(games) / 2)
    return scores


@pytest.mark.parametrize(
    ("elo", "pairs", "draws", "bound"),
    [((0, 100, 200, 300), 50, 0.0, 0.0), ((0, 150, 300), 60, 0.2, 0.0), ((0, 200, 500, 600, 700), 100, 0.0, 0.0)],
)
def test_known_strengths_are_found_and_nineteen_of_twenty_intervals_hold_them(elo, pairs, draws, bound):
    dice = random.Random(5)
    bots = [str(one) for one in elo]
    mean = sum(elo) / len(elo)
    held = of = 0
    off = [0.0] * len(elo)
    times = 120
    for _ in range(times):
        scores = {
            (bots[a], bots[b]): _played(dice, elo[a] - elo[b], pairs, draws, bound)
            for a, b in combinations(range(len(elo)), 2)
        }
        ratings = rate(bots, scores)
        for bot, true in enumerate(elo):
            off[bot] += (ratings.elo[bot] - true + mean) / times
            held += abs(ratings.elo[bot] - true + mean) <= ratings.half_width(bot)
            for other in range(bot):
                lead, half = ratings.lead(bot, other)
                held += abs(lead - true + elo[other]) <= half
                of += 1
            of += 1
    assert max(map(abs, off)) < 12 and 0.92 <= held / of <= 0.985


def test_bots_that_never_met_are_rated_through_others():
    even, strong = [0.5] * 40, [0.75] * 40
    ratings = rate(["a", "b", "c"], {("a", "b"): strong, ("b", "c"): strong})
    assert ratings.lead(0, 2)[0] == pytest.approx(2 * ratings.lead(0, 1)[0]) and ratings.order == [0, 1, 2]
    with pytest.raises(ValueError, match="not linked"):
        rate(["a", "b", "c", "d"], {("a", "b"): even, ("c", "d"): even})


def test_the_pseudo_inverse_solves_what_has_a_solution():
    matrix = [[3.0, -1.0, -2.0], [-1.0, 5.0, -4.0], [-2.0, -4.0, 6.0]]
    inverse = pseudo_inverse(matrix)
    assert all(sum(row) == pytest.approx(0) for row in inverse)
    for vector in ([1.0, -1.0, 0.0], [0.0, 2.0, -2.0]):
        solved = [sum(x * y for x, y in zip(row, vector, strict=True)) for row in inverse]
        assert [sum(x * y for x, y in zip(row, solved, strict=True)) for row in matrix] == pytest.approx(vector)


def test_four_times_the_games_halve_the_interval():
    assert games_needed(100, 50.0, 25.0) == 400 and games_needed(100, 25.0, 25.0) == 100
    assert games_needed(10, 26.0, 25.0) == 12
    few, many = (rate(["a", "b"], {("a", "b"): [0.0, 0.5, 1.0, 1.0] * n}).widest for n in (25, 100))
    assert many == pytest.approx(few / 2, rel=0.03)


# --- the command ---


def rated(capsys, *words):
    status = main(["elo", "--game", "sealed", "--pool", "random,greedy,settler", "--json", *words])
    return status, json.loads(capsys.readouterr().out)


def test_a_pool_is_rated_and_a_measurement_that_was_interrupted_gives_the_same(capsys, tmp_path, monkeypatch):
    keep = ("--keep", str(tmp_path / "games.jsonl"))
    _, once = rated(capsys, "--games", "8")
    rated(capsys, "--games", "2", *keep)
    played = []
    real = arena.play
    monkeypatch.setattr(arena, "play", lambda *what: played.append(what[3]) or real(*what))
    status, resumed = rated(capsys, "--games", "8", *keep)
    assert status == 0 and resumed == once and len(played) == 3 * 6
    assert [row["games"] for row in once["pairings"]] == [8, 8, 8]
    assert once["bots"][-1]["next"] is None and once["bots"][0]["next"] == once["bots"][1]["bot"]
    assert once["games_needed"][0] == pytest.approx(8 * (once["widest"] / 25) ** 2, abs=2.1)


def test_other_seeds_and_other_processes_change_what_they_should(capsys):
    _, here = rated(capsys, "--games", "8")
    _, there = rated(capsys, "--games", "8", "--seed", "5")
    assert here["pairings"] != there["pairings"] and there["seed"] == 5


def test_with_a_reach_only_neighbours_of_the_pool_meet(capsys):
    _, data = rated(capsys, "--games", "4", "--reach", "1")
    assert [row["bots"] for row in data["pairings"]] == [["random", "greedy"], ["greedy", "settler"]]


def test_pairings_with_a_rung_that_searches_have_games_of_their_own_number(monkeypatch, capsys):
    seen = []

    def job(task):
        seen.append((task[2], task[3]))
        return ended(task[3], task[2], (0, 1))

    monkeypatch.setattr(rating_commands, "watched", job)
    words = ("--pool", "settler,merchant,viceroy:lines=3", "--games", "6", "--searching", "2")
    assert main(["elo", *words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [row["games"] for row in data["pairings"]] == [6, 2, 2] and data["games"] == [6, 2]
    assert [seed for bots, seed in seen] == [1] * 6 + [2] * 2 + [3] * 2, "by turns, so that little is half done"


def test_three_seats_are_rated_too(capsys):
    status, data = rated(capsys, "--games", "8", "--seats", "3")
    assert status == 0 and data["seats"] == 3 and [row["games"] for row in data["pairings"]] == [8, 8, 8]


def test_the_table_is_markdown_and_says_how_many_games_are_needed(capsys):
    assert main(["elo", "--game", "sealed", "--pool", "random,greedy", "--games", "20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "| bot | Elo | over the next |" and lines[2].startswith("| greedy | +")
    assert all(line.count("|") == 4 for line in lines[:4]) and all(line.count("|") == 8 for line in lines[5:8])
    assert lines[5].split(" | ")[3:6] == ["won, % [interval]", "rated, %", "first seat won, %"]
    assert main(["elo", "--game", "sealed", "--pool", "random,greedy", "--games", "20", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["pairings"]
    assert row["bots"] == ["random", "greedy"] and row["score"] < 0.5
    low, high = wilson(20 * (1 - row["score"]), 20)
    won = f"{100 * (1 - row['score']):.1f} [{100 * low:.0f}-{100 * high:.0f}]"
    expected, first = f"{100 * (1 - row['expected']):.1f}", f"{100 * row['first_seat']:.1f}"
    pairs = ", ".join(map(str, row["pairs"][::-1]))
    cells = ["greedy", "random", "20", won, expected, first, pairs]
    assert lines[7] == f"| {' | '.join(cells)} |", "whoever won more stands first"
    assert lines[-1].startswith("Widest interval ± ") and "± 25 takes about --games " in lines[-1]


def test_games_that_broke_off_are_told_and_the_status_says_so(capsys, monkeypatch):
    monkeypatch.setattr(GAMES["sealed"], "apply", lambda s, move: 1 / 0, raising=False)
    status, data = rated(capsys, "--games", "2")
    assert status == 1 and len(data["errors"]) == 6 and "random - greedy, seed 1" in data["errors"][0]
    assert [row["score"] for row in data["pairings"]] == [None] * 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--pool", "settler"), "--pool settler: ratings need two bots or more"),
        (("--pool", "settler,nobody"), "unknown bot 'nobody'"),
        (("--pool", "settler,greedy,settler"), "settler, greedy, settler: each bot can be named only once"),
        (("--games", "5"), "--games 5: game pairs need an even number"),
        (("--searching", "7"), "--searching 7: game pairs need an even number"),
        (("--games", "0"), "python -m engine elo: argument --games: '0' is not a number above 0"),
        (("--seats", "1"), "--seats 1: no scenario in which bots meet is for 1 seats"),
        (("--seats", "9"), "--seats 9: no scenario"),
        (("--reach", "x"), "python -m engine elo: argument --reach: 'x'"),
    ],
)
def test_ratings_that_cannot_be_made_are_refused_in_one_sentence(words, said, capsys):
    assert main(["elo", *words]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith(said) and told.err.count("\n") == 1


def test_a_file_of_the_ladder_serves_the_ratings(tmp_path, monkeypatch):
    """Neighbours of the ladder play the same games there, so that none is played twice."""
    from engine.lab.ladder import ladder
    from engine.lab.result_store import ResultStore

    rules, path = GAMES["brazil"], tmp_path / "games.jsonl"
    list(ladder(rules, 2, 0, 1, ResultStore(path, 1), ["merchant"], [2]))
    monkeypatch.setattr(arena, "play", lambda *what: pytest.fail("played again"))
    found = play_pairs(watched, rules, {("settler", "merchant"): [1]}, 2, ResultStore(path, 1))
    assert len(found["settler", "merchant"].scores) == 1
