"""Grades a turn ("best" to "blunder") by its loss of winning chance against the best line."""

from __future__ import annotations

from typing import Literal

from engine.bots.compare import Loss

Grade = Literal["best", "even", "good", "inaccuracy", "mistake", "blunder"]
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.20  # losses of winning chance (0-1) at which a grade begins
PER_CHANCE = 500  # the unit of a rating, as in backgammon
GRADED_DOWN: tuple[Grade, ...] = ("inaccuracy", "mistake", "blunder")


def percent(chance: float) -> int:
    """Converts a chance (0-1) to whole percent, as it is shown."""
    return round(100 * chance)


def lost_per_choice(rating: float) -> float:
    """Converts a rating to percent of the chance of winning that a choice lost on average, to one decimal, as it is
    shown."""
    return max(0.0, round(100 * rating / PER_CHANCE, 1))


def grade(loss: Loss) -> Grade:
    """Returns the grade of a turn by its loss in chance of winning: "best" for the best line itself or a clearly better
    one, "even" if the loss is not significant or too small to matter, else "good", "inaccuracy", "mistake" or "blunder"
    by thresholds. The loss counts as shown, in whole percent; a grade includes the loss at which it begins."""
    if loss.gain or (loss.mean <= 0 and not loss.error):
        return "best"
    if loss.even:
        return "even"
    shown = percent(loss.mean)
    if shown < percent(INACCURACY):
        return "good"
    if shown < percent(MISTAKE):
        return "inaccuracy"
    return "mistake" if shown < percent(BLUNDER) else "blunder"
