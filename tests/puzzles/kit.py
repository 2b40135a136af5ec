"""Puzzles for tests: positions of games of chance, with invented verdicts of two legal turns."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.bots.judging import Verdict
from engine.bots.review import Mistake
from engine.bots.turn_choices import TurnChoice, choices
from engine.core.session import Session
from engine.puzzles.puzzle import WORLDS, Judgement, Puzzle, puzzle_from_mistake
from tests.bots.begun import session

BEST = Verdict(tuple(0.5 + 0.01 * (number % 3) for number in range(WORLDS)), tuple([40.5] * WORLDS))
SECOND = Verdict(tuple(0.3 - 0.01 * (number % 2) for number in range(WORLDS)), tuple([31.25] * WORLDS))
JUDGED = Judgement(seed=7, worlds=128, loss=0.2, error=0.01)


def choice_in(played: Session[Any, Any], later: int = 8) -> TurnChoice[Any, Any]:
    """The first choice of a game after so many moves that has several turns."""
    moves = [entry.move for entry in played.log]
    found = [one for one in choices(played.rules, played.position(0), moves, (0, 1)) if one.moves >= later]
    return next(one for one in found if len(played.rules.legal_moves(one.view, one.seat)) > 2)


def mistake_in(played: Session[Any, Any], later: int = 8) -> Mistake[Any]:
    """A mistake at that choice whose two turns are one legal move each."""
    choice = choice_in(played, later)
    one, other = played.rules.legal_moves(choice.view, choice.seat)[:2]
    return Mistake(choice.moves, choice.seat, (one,), (other,), SECOND, BEST)


@cache
def mistake_of(game: str) -> tuple[Session[Any, Any], Mistake[Any]]:
    """A game of chance and a mistake in it, found once."""
    played = session(game, 60)
    return played, mistake_in(played)


def puzzle_of(game: str, name: str = "one", **more: Any) -> Puzzle:
    played, mistake = mistake_of(game)
    return puzzle_from_mistake(played, mistake, name, JUDGED, **more)


def over(game: str) -> Session[Any, Any]:
    return session(game, 10_000)
