"""Puzzles of a reviewed game of one's own: which mistakes become one, and what they say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.bots.judging import Verdict
from engine.bots.review import Review
from engine.puzzles.own import own_id, own_puzzles
from engine.puzzles.puzzle import WORLDS, opened
from engine.registry import GAMES
from tests.bots.begun import session
from tests.puzzles.kit import BEST, SECOND, choice_in, mistake_in, over


def flat(chance: float) -> Verdict:
    return Verdict(tuple([chance] * WORLDS), tuple([30.0] * WORLDS))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_mistakes_and_blunders_of_ones_own_become_puzzles(game):
    played = over(game)
    blunder = mistake_in(played)
    later = mistake_in(played, blunder.moves + 6)
    mistake = replace(later, own=flat(0.35), best=flat(0.5))
    review = Review(11, [blunder, mistake])
    found = own_puzzles(played, review, (0, 1))
    assert [one.id for one in found] == [own_id(played, blunder), own_id(played, mistake)]
    assert own_puzzles(played, review, (blunder.seat,))[0] == found[0]
    assert not own_puzzles(played, review, ())
    there = opened(found[0], GAMES)
    assert there.puzzle.origin == "game" and there.puzzle.judged.seed == 11 and there.puzzle.judged.worlds == WORLDS
    assert (there.mistake.better, there.mistake.played) == (blunder.better, blunder.played)
    assert there.mistake.best == BEST and there.mistake.own == SECOND
    assert there.puzzle.judged.loss == pytest.approx(blunder.loss.mean)
    assert there.view == played.rules.view(played.position(blunder.moves), blunder.seat)


def test_smaller_or_uncertain_losses_become_none():
    played = over("historia")
    one = mistake_in(played)
    swinging = Verdict(tuple((0.9, 0.1) * (WORLDS // 2)), BEST.points)
    for own, best in ((flat(0.45), flat(0.54)), (flat(0.4), swinging), (flat(0.5), flat(0.5))):
        assert not own_puzzles(played, Review(1, [replace(one, own=own, best=best)]), (0, 1))
    few = Verdict((0.1, 0.1), (1.0, 1.0)), Verdict((0.9, 0.9), (1.0, 1.0))
    assert not own_puzzles(played, Review(1, [replace(one, own=few[0], best=few[1])]), (0, 1))


def test_a_running_game_and_one_without_its_beginning_give_none():
    running = session("historia", 60)
    with pytest.raises(ValueError, match="not over"):
        own_puzzles(running, Review(1, [mistake_in(running)]), (0, 1))
    played = over("historia")
    review = Review(1, [mistake_in(played)])
    assert own_puzzles(played, review, (0, 1))
    played.older = ("an older part",)  # type: ignore[assignment]
    assert not own_puzzles(played, review, (0, 1))


def test_the_id_of_a_mistake_is_that_of_its_position_and_seat():
    played = over("historia")
    one = mistake_in(played)
    assert own_id(played, one) == own_id(over("historia"), one) != own_id(played, replace(one, moves=one.moves + 1))
    assert choice_in(played).seat == one.seat
