"""Estimates the chance of winning: computes the features of the model in core/chance.py and reads its weights.

The weights are in chances.json.
"""

from __future__ import annotations

import functools
from pathlib import Path

from engine.brazil.challenge import conditions, goals, infeasibility
from engine.brazil.challenge.evaluation import challenge_value
from engine.brazil.components import GAME
from engine.brazil.evaluation.forecast import forecast
from engine.brazil.map.goals import LevelTerms
from engine.brazil.rules.missions import LAST_ERA
from engine.brazil.state import State
from engine.core.chance import by_progress, modelled, read_weights
from engine.core.float_sum import float_sum
from engine.core.rules import Contest

PATH = Path(__file__).parent / "chances.json"
UNIT = 10.0  # divisor of the evaluation, in victory points
CHALLENGE_UNIT = 100.0  # divisor of the value of a challenge, in challenge points
LATEST = 6.0  # lateness beyond which a goal is as good as lost
IN_TIME, VERY_LATE = 1.0, 3.0  # lateness at which the weight of a further delay changes
HALF_ROUND = 0.5  # the average rest of the current round


def progress(s: State) -> float:
    """Returns the progress of the game, which rises with the era only: 0 in Era I, 1/3 in Era II, 2/3 in Era III; 1 in
    the last round and after it."""
    if s.over or s.ending or s.round >= GAME.last_round:
        return 1.0
    return (s.era - 1) / LAST_ERA


def contest(s: State) -> Contest:
    """Computes the features from which each seat's chance of winning is estimated. In a challenge those of the player
    only, whose chance is known where it is over (1 or 0) or a goal is proven out of reach (0)."""
    level = conditions.terms(s)
    if level is not None:
        return _challenge(s, level)
    far = progress(s)
    seats = range(len(s.seats))
    return Contest(str(len(seats)), tuple(by_progress(forecast(s, seat, 1.0) / UNIT, far) for seat in seats))


def _challenge(s: State, level: LevelTerms) -> Contest:
    late = list(behind(s).values())
    features = {"campaign": challenge_value(s) / CHALLENGE_UNIT}
    worst, mean = max(late), float_sum(late) / len(late)
    features |= {"in_time": -min(worst, IN_TIME), "late": IN_TIME - min(max(worst, IN_TIME), VERY_LATE)}
    features |= {"too_late": VERY_LATE - max(worst, VERY_LATE), "mean_ahead": -mean, "bias": 1.0}
    features[f"bias_{s.options.solo_difficulty}"] = 1.0
    if s.over:
        known: tuple[float, ...] = (1.0 if conditions.won(s) else 0.0,)
    else:
        known = (0.0,) if infeasibility.all_proofs(s) else ()
    return Contest("challenge", (features,), known)


def behind(s: State) -> dict[str, float]:
    """Returns how late each goal of a challenge is, by its id: 0 is met, 1 on schedule, more is late, at most 6
    (LATEST); empty without a challenge."""
    level = conditions.terms(s)
    return (
        {row.goal.id: _behind(s, row, row.goal.by or level.rounds) for row in goals.progress_of_all(s)} if level else {}
    )


def _behind(s: State, row: goals.GoalProgress, last: int) -> float:
    """The missing share of a goal divided by the remaining share of its rounds: 0 is met, 1 on schedule, more is late;
    at most LATEST."""
    if row.standing in ("met", "kept"):
        return 0.0
    begun = 1 if row.goal.kind == "era" else 0  # every game starts in Era I
    missing = (row.needed - row.have) / max(1, row.needed - begun)
    left = max(HALF_ROUND, last - s.round + HALF_ROUND) / last
    return min(LATEST, max(0.0, missing) / left)


def chance(s: State) -> float:
    """Returns the chance (0-1) of winning a challenge; exact where it is known."""
    current = contest(s)
    return current.known[0] if current.known else modelled(current, weights().get(current.row, {}))[0]


@functools.cache
def weights() -> dict[str, dict[str, float]]:
    """Returns the weights in chances.json by row (the number of seats, or a challenge) and feature; cached."""
    return read_weights(PATH)


weights()  # read on import: the folder of a one-file build may be deleted later
