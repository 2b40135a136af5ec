"""Grades a turn by its loss of winning chance against the best line."""

from __future__ import annotations

from typing import Literal

from engine.bots.compare import Loss

Grade = Literal["best", "even", "good", "inaccuracy", "mistake", "blunder"]
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.20  # losses of winning chance (0-1) at which a grade begins
GRADED_DOWN: tuple[Grade, ...] = ("inaccuracy", "mistake", "blunder")


def grade(loss: Loss) -> Grade:
    """The grade of a loss. "even": its interval holds 0, or it is too small to matter; a loss of exactly `BLUNDER` is
    still a mistake."""
    if loss.gain or (loss.mean <= 0 and not loss.error):
        return "best"
    if loss.even:
        return "even"
    if loss.mean < INACCURACY:
        return "good"
    if loss.mean < MISTAKE:
        return "inaccuracy"
    return "mistake" if loss.mean <= BLUNDER else "blunder"
