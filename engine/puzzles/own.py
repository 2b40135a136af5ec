"""Turns the mistakes found by the review of one's own game into puzzles."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pydantic import ValidationError

from engine.bots.review import Mistake, Review
from engine.core.move import Seat
from engine.core.rules import M, S
from engine.core.session import Session
from engine.puzzles.ideas import ideas_of
from engine.puzzles.puzzle import WORLDS, Judgement, Puzzle, puzzle_from_mistake

OWN_GRADES = ("mistake", "blunder")


def own_id(session: Session[Any, Any], mistake: Mistake[Any]) -> str:
    """Returns the id of the puzzle of a mistake: the same at every review of the same game."""
    return f"own-{session.digest(mistake.moves)[:24]}-{mistake.seat}"


def own_puzzles(session: Session[S, M], review: Review[M], seats: Collection[Seat]) -> list[Puzzle]:
    """Returns a puzzle for each mistake and blunder of these seats in a game that is over, costliest first; none where
    its beginning is cut off or the review was made with fewer determinizations. Raises ValueError while the game is
    not over."""
    if session.awaiting:
        raise ValueError("the game is not over: its positions keep their secrets")
    found = []
    for mistake in review.mistakes:
        if mistake.seat not in seats or mistake.grade not in OWN_GRADES or session.older:
            continue
        if len(mistake.best.chances) < WORLDS:
            continue
        judged = Judgement(
            seed=review.seed, worlds=len(mistake.best.chances), loss=mistake.loss.mean, error=mistake.loss.error
        )
        view = session.rules.view(session.position(mistake.moves), mistake.seat)
        ideas = ideas_of(session.rules, view, mistake, review.seed)
        try:
            found.append(puzzle_from_mistake(session, mistake, own_id(session, mistake), judged, ideas, "game"))
        except ValidationError:  # a turn of too many moves
            continue
    return found
