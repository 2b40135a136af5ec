"""What a seat may expect of a position: the evaluation, and what was learned that it leaves open, from forecast.json.

For bots that compare the ends of turns. Learned by `python -m tests.brazil.learn_forecast`; read once. The file's
weights are nought: those learned so far (10,987 positions of 156 games) foretell the margin better, by 7.4 points off
instead of 8.3, and play worse, 20 wins of 80 against the evaluation alone. What goes with winning does not bring it.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path

from engine.brazil.campaign import campaign
from engine.brazil.challenge import HUMAN
from engine.brazil.components import ComponentError
from engine.brazil.evaluate import evaluate
from engine.brazil.features import NAMES, features
from engine.brazil.state import Seat, State

ERAS = 3
PATH = Path(__file__).parent / "forecast.json"
Weights = tuple[tuple[float, ...], ...]


def read_weights(path: Path) -> Weights:
    """The weights of a file, a row an era, empty where all are nought.

    Raises ComponentError if they are not for these features.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        named, rows = data["features"], data["eras"]
        weights = tuple(tuple(float(weight) for weight in row) for row in rows)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ComponentError(f"{path}: no table of weights: {error!r}") from error
    if tuple(named) != NAMES or len(weights) != ERAS or any(len(row) != len(NAMES) for row in weights):
        raise ComponentError(f"{path}: weights for other features than those of features.py: learn them anew")
    return tuple(row if any(row) else () for row in weights)


@functools.cache
def _weights() -> Weights:
    return read_weights(PATH)


def forecast(s: State, seat: Seat) -> float:
    """What the seat is expected to score, in victory points; to whoever is to win a challenge, what is told by
    campaign.py."""
    if s.board.scenario.challenge and seat == HUMAN:
        return campaign(s)
    value = evaluate(s, seat)
    if s.over:
        return value
    if weights := _weights()[s.era - 1]:
        for weight, feature in zip(weights, features(s, seat), strict=True):
            value += weight * feature
    return value
