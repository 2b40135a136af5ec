"""The sequential test: its ratio, its error rates on simulated results, interruptions, what is refused."""

from __future__ import annotations

import json
import math
import random

import pytest

from engine.__main__ import main
from engine.core.rules import Result
from engine.lab import arena, sprt
from engine.lab.arena import StoredGame
from engine.lab.ratings import expected_score
from engine.lab.sprt import BATCH, SequentialTest, run_test
from engine.registry import GAMES
from tests.core.sealed import SealedRules
from tests.shortened import first

TIMES = 2000


@pytest.fixture(autouse=True)
def _sealed(monkeypatch):
    monkeypatch.setitem(GAMES, "sealed", SealedRules())


def test_bounds_are_walds():
    assert SequentialTest().bounds == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert SequentialTest(alpha=0.01, beta=0.1).bounds == pytest.approx((math.log(0.1 / 0.99), math.log(90)))


def test_the_ratio_is_that_of_the_formula_and_close_to_its_second_order_form():
    """N (s1 - s0)(2 s - s0 - s1) / (2 variance), as published for pairs (`LLR_alt2` of fishtest)."""
    test = SequentialTest(0, 10, 1e-9, 1e-9)
    scores = [0.0] * 20 + [0.25] * 90 + [0.5] * 190 + [0.75] * 110 + [1.0] * 30
    for score in scores:
        test.add(score)
    s0, s1 = expected_score(0), expected_score(10)
    mean = sum(scores) / len(scores)
    variance = sum((score - mean) ** 2 for score in scores) / len(scores)
    assert test.llr == pytest.approx(len(scores) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance), rel=0.03)
    assert test.llr > 1 and test.verdict == ""


def test_equal_results_at_the_beginning_decide_nothing_at_once():
    won, even = SequentialTest(0, 10), SequentialTest(0, 10)
    for _ in range(8):
        won.add(1.0)
        even.add(0.5)
    assert won.verdict == even.verdict == "" and won.llr > 0 > even.llr


def test_what_comes_after_the_decision_changes_nothing():
    test = SequentialTest(0, 100)
    while not test.verdict:
        test.add(1.0)
    before = test.llr, len(test.scores)
    assert test.add(0.0) == "H1" and (test.llr, len(test.scores)) == before


def _simulated(lead, elo0, elo1, alpha, beta, draws, bound, seed):
    """Returns the share of simulated tests that accept H1 and their mean length; `bound` of the seeds are won by one
    seat in both games."""
    dice = random.Random(seed)
    share = (expected_score(lead) - draws / 2) / (1 - draws) if draws else expected_score(lead)
    accepted = length = 0
    for _ in range(TIMES):
        test = SequentialTest(elo0, elo1, alpha, beta)
        while not test.verdict:
            if dice.random() < bound:
                test.add(0.5)
                continue
            test.add(sum(0.5 if dice.random() < draws else float(dice.random() < share) for _ in range(2)) / 2)
        accepted += test.verdict == "H1"
        length += len(test.scores)
    return accepted / TIMES, length / TIMES


@pytest.mark.parametrize(
    ("elo0", "elo1", "alpha", "beta", "draws"),
    first(
        2,
        [(0, 80, 0.05, 0.05, 0.3), (0, 90, 0.02, 0.15, 0.0), (0, 80, 0.05, 0.05, 0.0), (-60, 20, 0.05, 0.05, 0.0)],
        several=True,
    ),
)
def test_error_rates_of_simulated_tests_are_those_that_were_asked_for(elo0, elo1, alpha, beta, draws):
    wrong, length0 = _simulated(elo0, elo0, elo1, alpha, beta, draws, 0.0, 11)
    right, length1 = _simulated(elo1, elo0, elo1, alpha, beta, draws, 0.0, 12)
    assert alpha / 3 < wrong < 1.35 * alpha, wrong
    assert beta / 3 < 1 - right < 1.35 * beta, 1 - right
    average = SequentialTest(elo0, elo1, alpha, beta).expected_pairs()
    assert max(length0, length1) < 1.35 * average and (draws or max(length0, length1) > 0.8 * average)


def test_seeds_that_one_seat_always_wins_make_no_more_errors():
    wrong, _ = _simulated(0, 0, 80, 0.05, 0.05, 0.0, 0.4, 13)
    assert wrong < 0.0675


def test_between_the_hypotheses_either_may_be_accepted():
    share, _ = _simulated(40, 0, 80, 0.05, 0.05, 0.0, 0.0, 14)
    assert 0.4 < share < 0.6


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ((10, 10, 0.05, 0.05), "elo0 10 must be less than elo1 10"),
        ((0, math.inf, 0.05, 0.05), "elo0 0 must be less than elo1 inf"),
        ((0, 10, 0.0, 0.05), "alpha 0 must lie between 0 and 0.5"),
        ((0, 10, 0.05, 0.5), "beta 0.5 must lie between 0 and 0.5"),
        ((0, 10, math.nan, 0.05), "alpha nan must lie"),
    ],
)
def test_numbers_that_make_no_test_are_refused(numbers, said):
    with pytest.raises(ValueError, match=said):
        SequentialTest(*numbers)


# --- playing ---


def won(task):
    """A job in which `greedy` wins five of six games, whoever sits where."""
    bots, seed = task[2], task[3]
    dice = random.Random(f"{seed} {bots}")
    seat = bots.index("greedy" if dice.random() < 5 / 6 else "random")
    return StoredGame(seed, Result((seat,), (seat, 1 - seat), (1, 1), ((), ())), 1, 1, "", bots)


def test_a_test_stops_by_itself_within_the_batch_that_decides():
    test, batches = SequentialTest(0, 100), 0
    for errors in run_test(test, won, GAMES["sealed"], ("greedy", "random"), 2, 1, 1000, 1):
        assert errors == []
        batches += 1
    assert test.verdict == "H1" and (batches - 1) * BATCH < len(test.scores) <= batches * BATCH


def test_the_order_in_which_games_end_changes_nothing(monkeypatch):
    from engine.lab import game_pairs

    def shuffled(job, tasks, crew):
        return map(job, random.Random(1).sample(tasks, len(tasks)))

    ended = []
    for _ in range(2):
        test = SequentialTest(0, 100)
        list(run_test(test, won, GAMES["sealed"], ("greedy", "random"), 2, 1, 1000, 1))
        ended.append((test.scores, test.llr))
        monkeypatch.setattr(game_pairs, "each", shuffled)
    assert ended[0] == ended[1]


def test_without_a_decision_it_ends_after_the_most_pairs():
    test = SequentialTest(0, 1)
    list(run_test(test, won, GAMES["sealed"], ("greedy", "random"), 2, 1, BATCH + 3, 1))
    assert test.verdict == "" and len(test.scores) == BATCH + 3


def ran(capsys, *words):
    status = main(["sprt", "greedy", "random", "--game", "sealed", "--elo1", "100", "--json", *words])
    return status, json.loads(capsys.readouterr().out)


def test_an_interrupted_test_goes_on_to_the_same_end(capsys, tmp_path, monkeypatch):
    quick = ("--elo1", "200")
    keep = (*quick, "--keep", str(tmp_path / "games.jsonl"))
    status, once = ran(capsys, *quick)
    assert status == 0 and once["verdict"] == "H1" and sum(once["pairs"]) == once["games"] / 2
    assert ran(capsys, "--games", "6", *keep)[0] == 1
    played = []
    real = arena.play
    monkeypatch.setattr(arena, "play", lambda *what: played.append(what[3]) or real(*what))
    assert ran(capsys, *keep) == (status, once) and played and played.count(1) == 0
    played.clear()
    assert ran(capsys, *keep) == (status, once) and played == []


def test_the_weaker_bot_is_not_accepted(capsys):
    status = main(["sprt", "random", "greedy", "--game", "sealed", "--elo1", "100"])
    told = capsys.readouterr()
    assert status == 1 and "H0 accepted: random is not stronger than greedy by 100 Elo." in told.out
    assert "games on average if the lead is 0 or 100 Elo" in told.err and "LLR" in told.err


def test_a_test_of_too_few_games_is_undecided(capsys):
    assert main(["sprt", "greedy", "random", "--game", "sealed", "--games", "2"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "Undecided: more games are needed."


def test_a_game_that_broke_off_fails_the_test(capsys, monkeypatch):
    monkeypatch.setattr(GAMES["sealed"], "apply", lambda s, move: 1 / 0, raising=False)
    status, data = ran(capsys, "--games", "4")
    assert status == 1 and len(data["errors"]) == 4 and data["games"] == 0 and data["llr"] == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("settler",), "python -m engine sprt: the following arguments are required: BOT"),
        (("settler", "settler"), "settler, settler: each bot can be named only once"),
        (("settler", "nobody"), "unknown bot 'nobody'"),
        (("settler", "greedy", "--elo0", "10"), "elo0 10 must be less than elo1 10"),
        (("settler", "greedy", "--alpha", "1"), "alpha 1 must lie between 0 and 0.5"),
        (("settler", "greedy", "--beta", "x"), "python -m engine sprt: argument --beta: invalid float value: 'x'"),
        (("settler", "greedy", "--games", "3"), "--games 3: game pairs need an even number"),
        (("settler", "greedy", "--seats", "1"), "--seats 1: no scenario in which bots meet is for 1 seats"),
    ],
)
def test_tests_that_cannot_be_made_are_refused_in_one_sentence(words, said, capsys):
    assert main(["sprt", *words]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith(said) and told.err.count("\n") == 1


def test_batches_are_small_beside_a_test():
    assert SequentialTest().expected_pairs() > 20 * sprt.BATCH
