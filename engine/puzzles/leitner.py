"""Spaced repetition of puzzles in Leitner boxes: solved, a puzzle moves to the next box and comes back later; failed,
it starts again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta

DAYS = (1, 3, 7, 21)  # until a puzzle of each box comes back


@dataclass(frozen=True, slots=True)
class Repetition:
    """The state of a puzzle's repetition: its box (0 the first) and the day on which it is due."""

    box: int
    due: date

    def is_due(self, today: date) -> bool:
        return self.due <= today


def begun(today: date) -> Repetition:
    """Returns the state (box and day due) of a new puzzle: in the first box, due after that box's days."""
    return Repetition(0, today + timedelta(days=DAYS[0]))


def after(at: Repetition, solved: bool, today: date) -> Repetition | None:
    """Returns the state (box and day due) of a puzzle after a try: in the next box if solved, in the first if not; None
    once it is solved in the last box. A puzzle that is solved before its day stays where it is, so that one afternoon
    can't empty the boxes."""
    if not solved:
        return begun(today)
    if not at.is_due(today):
        return at
    if at.box + 1 >= len(DAYS):
        return None
    return replace(at, box=at.box + 1, due=today + timedelta(days=DAYS[at.box + 1]))
