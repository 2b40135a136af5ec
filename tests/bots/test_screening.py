"""The screening of a review: which choices get more determinizations, and that chance does not decide it."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from engine.bots import review
from engine.bots.judging import candidates, judged, same_turn
from engine.bots.review import judged_closely, largest_losses
from engine.bots.screening import (
    BESTS,
    REACH,
    STAGES,
    Screened,
    Stage,
    compare_first,
    compare_further,
    distinct_lines,
    is_obvious,
    loss_of_first,
)
from engine.core.rng import Rng
from engine.registry import GAMES
from tests.bots.begun import TABLES, session
from tests.bots.test_review import LITTLE, QUICK, choice_in


def test_the_loss_is_that_against_the_best_line():
    assert loss_of_first([(0.5, 0.4, 0.3), (0.6, 0.5, 0.4), (0.1, 0.1, 0.1)]) == pytest.approx(0.1)
    assert loss_of_first([(0.6, 0.5), (0.5, 0.4)]) == 0.0, "what was played is the best"


def test_a_line_that_is_best_in_one_world_alone_makes_no_loss():
    """Its mean is higher, but where it is not looked at it is worse."""
    assert loss_of_first([(0.5, 0.5, 0.5), (0.9, 0.4, 0.4)]) == pytest.approx((0 - 0.1 - 0.1) / 3)


def test_a_choice_is_obvious_where_every_other_line_is_out_of_reach():
    played = (0.5, 0.5)
    assert is_obvious([played, (0.5 - REACH - 0.01,) * 2])
    assert not is_obvious([played, (0.5 - REACH + 0.01,) * 2])
    assert not is_obvious([played, (0.1, 0.1), (0.45, 0.45)])
    assert not is_obvious([played, (0.9, 0.9)]), "whoever missed it chose where it was not"


def test_orders_of_the_same_moves_are_one_line():
    rules, choice, first, second = exchanged()
    assert same_turn(rules, choice, first, second, 1)
    others = [(move,) for move in rules.legal_moves(choice.view, choice.seat)[:2]]
    assert distinct_lines(rules, choice, [first, second, *others, first], 1) == (first, *others)


def exchanged():
    """A turn whose last two moves can be exchanged, in both orders."""
    rules, choice = GAMES["struggle"], choice_in("struggle", 20)
    for begun in rules.legal_moves(choice.view, choice.seat):
        state = rules.determinize(choice.view, choice.seat, Rng(1))
        rules.apply(state, begun)
        if choice.seat not in rules.awaiting(state):
            continue
        for one, other in itertools.combinations(rules.legal_moves(state, choice.seat)[:12], 2):
            if same_turn(rules, choice, (begun, one, other), (begun, other, one), 1):
                return rules, choice, (begun, one, other), (begun, other, one)
    raise AssertionError("no two moves can be exchanged")


@pytest.mark.parametrize("game", TABLES)
def test_what_was_played_is_the_first_line_and_is_compared_in_the_same_worlds(game):
    rules, choice = GAMES[game], choice_in(game, 45)
    found = compare_first(rules, choice, 7, QUICK)
    assert found.place == 7 and found.lines[0] == choice.played
    assert len(found.lines) == len(set(found.lines)) == len(found.chances) > 1
    assert {len(line) for line in found.chances} == {QUICK.trials}
    assert found.chances == tuple(
        one.chances for one in judged(rules, choice, found.lines, choice.moves, QUICK, QUICK.trials)
    )
    assert found.loss == pytest.approx(loss_of_first(found.chances))


@pytest.mark.parametrize("game", TABLES)
def test_a_stage_adds_worlds_to_the_best_lines_and_to_what_was_played(game):
    rules, choice = GAMES[game], choice_in(game, 45)
    before = compare_first(rules, choice, 7, replace(QUICK, candidates=4))
    after = compare_further(rules, choice, before, 1, Stage(1, worlds=3), LITTLE)
    assert after.lines[0] == choice.played and len(after.lines) <= 1 + BESTS
    assert set(after.lines) <= set(before.lines)
    means = sorted((sum(line) for line in before.chances[1:]), reverse=True)[:BESTS]
    for line, chances in zip(after.lines, after.chances, strict=True):
        assert chances[: QUICK.trials] == before.chances[before.lines.index(line)]
        assert len(chances) == QUICK.trials + 3
        assert line == choice.played or sum(chances[: QUICK.trials]) in means
    assert after.loss == loss_of_first(after.chances)


@pytest.mark.parametrize("game", ["brazil", "struggle"])
def test_a_stage_finds_a_line_that_the_first_comparison_had_not(game):
    rules, choice = GAMES[game], choice_in(game, 45)
    bad = Screened(3, (choice.played,), ((0.5, 0.5),), 0.1)
    stage = Stage(1, lines=3, plans=2, trials=2, worlds=2)
    after = compare_further(rules, choice, bad, 1, stage, LITTLE)
    assert len(after.lines) > 1 and {len(line) for line in after.chances} == {stage.trials + stage.worlds}
    assert compare_further(rules, choice, bad, 2, stage, LITTLE) != after, "each stage in its own worlds"


def test_the_costliest_come_first_and_what_cost_nothing_never():
    def seemed(place: int, loss: float) -> Screened:
        return Screened(place, ((),), ((0.5,),), loss)

    seen = [seemed(0, 0.1), seemed(1, 0.3), seemed(2, 0.0), seemed(3, -0.2), seemed(4, 0.2)]
    assert [one.place for one in largest_losses(seen, 2)] == [1, 4]
    assert [one.place for one in largest_losses(seen, 9)] == [1, 4, 0]


def test_later_stages_take_fewer_choices_and_more_worlds():
    assert [stage.choices for stage in STAGES] == sorted((stage.choices for stage in STAGES), reverse=True)
    assert STAGES[-1].choices >= review.FINALISTS >= review.MAX_MISTAKES
    worlds = [stage.trials + stage.worlds for stage in STAGES]
    assert worlds == sorted(worlds) and review.FINAL_EFFORT.worlds > worlds[-1]


def test_another_seed_judges_the_same_lines_in_other_worlds(monkeypatch):
    played = session("brazil", 40)
    start, moves = played.position(0), [entry.move for entry in played.log]
    seen: dict[int, list[tuple]] = {1: [], 2: []}

    def recorded(rules, choice, best, seed, effort):
        seen[seed].append((choice.moves, best))
        return judged_closely(rules, choice, best, seed, effort)

    monkeypatch.setattr(review, "judged_closely", recorded)
    stages = (Stage(6, worlds=2), Stage(4, lines=3, plans=1, trials=2, worlds=2))
    one, other = (
        review.review(played.rules, start, moves, (0,), seed, effort=LITTLE, glance=QUICK, stages=stages, finalists=3)
        for seed in (1, 2)
    )
    assert seen[1] == seen[2] and 0 < len(seen[1]) <= 3
    assert one.mistakes and one.mistakes[0].best != other.mistakes[0].best


def test_every_choice_is_compared_but_only_the_costliest_again(monkeypatch):
    played = session("brazil", 40)
    start, moves = played.position(0), [entry.move for entry in played.log]
    looks: list[tuple[int, int]] = []

    def again(rules, choice, before, number, stage, effort):
        looks.append((number, before.place))
        return before

    def first(rules, choice, place, effort):
        return Screened(place, (choice.played, ()), ((0.1,), (0.2,)), place / 100)

    monkeypatch.setattr(review, "compare_first", first)
    monkeypatch.setattr(review, "compare_further", again)
    monkeypatch.setattr(review, "judged_closely", lambda *_: None)
    found = review.review(played.rules, start, moves, (0,), 1, stages=(Stage(3), Stage(2)))
    most = found.ratings[0].choices
    assert looks == [(1, most - 1), (1, most - 2), (1, most - 3), (2, most - 1), (2, most - 2)]
    looks.clear()
    assert review.review(played.rules, start, moves, (0,), 1, finalists=0).ratings == found.ratings and not looks


def test_the_best_line_of_a_choice_is_that_with_the_highest_mean():
    choice = choice_in("brazil", 45)
    lines = tuple(candidates(GAMES["brazil"], choice, 1, LITTLE)[:2])
    assert Screened(0, lines, ((0.1, 0.4), (0.3, 0.3))).best == lines[1]
