"""The chance of winning that each contender has in a position: a logistic model, whose weights are data.

A game says what the model looks at (`Rules.contest`) and brings the weights, which `python -m engine chances` fits
to games between bots. With one contender the model is a logistic regression, with several a softmax over them, so that
their chances add up to 1. A contender's chance never falls where one of its own `rising` features rises.
"""

from __future__ import annotations

import json
import math
from pathlib import Path

from engine.core.float_sum import float_sum
from engine.core.move import Seat
from engine.core.rules import Contest, Features, M, Result, Rules, S, Weights

FREE = "bias"  # features with this prefix may have a weight of either sign; all others have none below 0
KNOTS = 4


class ChanceError(ValueError):
    """A file holds no weights of this model."""


def read_weights(path: Path) -> dict[str, dict[str, float]]:
    """Reads the fitted weights of the model from a chances.json: row -> feature name -> weight. Raises ChanceError."""
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))["rows"]
        return {row: {name: float(weight) for name, weight in found["weights"].items()} for row, found in rows.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise ChanceError(f"{path}: no weights of the chance of winning: {error!r}") from error


def by_progress(value: float, progress: float) -> Features:
    """Splits a value into two features, "value_<n>" for the two of KNOTS equidistant points between which the progress
    of the game (0-1) lies: the nearer a point, the larger its part. So the value's weight may change with progress."""
    place = max(0.0, min(1.0, progress)) * (KNOTS - 1)
    low = min(KNOTS - 2, int(place))
    return {f"value_{low}": value * (low + 1 - place), f"value_{low + 1}": value * (place - low)}


def modelled(contest: Contest, weights: Weights) -> tuple[float, ...]:
    """Returns each contender's chance of winning (0-1) as the model computes it with these weights (feature name ->
    weight), also where the chances are proven (`known`)."""
    logits = [float_sum(weights.get(name, 0.0) * value for name, value in one.items()) for one in contest.features]
    if len(logits) == 1:
        return (1 / (1 + math.exp(-max(-60.0, min(60.0, logits[0])))),)
    best = max(logits)
    shares = [math.exp(logit - best) for logit in logits]
    return tuple(share / float_sum(shares) for share in shares)


def chances(rules: Rules[S, M], s: S) -> tuple[float, ...]:
    """Returns the chance of winning (0-1) of every contender, in the order of the seats: proven where it is `known`,
    else by the model. Of a finished game: 1 for the winner, equal shares for several, 0 for the others."""
    contest = rules.contest(s)
    if contest.known:
        return contest.known
    if (result := rules.result(s)) is not None:
        return tuple(_share(result, seat) for seat in range(len(contest.features)))
    return modelled(contest, rules.chance_weights().get(contest.row, {}))


def chance_of(rules: Rules[S, M], s: S, seat: Seat) -> float:
    """Returns the chance of winning (0-1) of one seat; see `chances`. Raises IndexError for a seat that is no
    contender, such as a rival in a solo challenge."""
    return chances(rules, s)[seat]


def _share(result: Result, seat: Seat) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0
