"""Computes the features from which the chance of winning is estimated (see core/chance.py), and reads their weights.

The fitted weights are in chances.json.
"""

from __future__ import annotations

import functools
from pathlib import Path

from engine.core.chance import by_progress, read_weights
from engine.core.rules import Contest, Features
from engine.historia.components import LAST_TURN
from engine.historia.evaluation.evaluate import WEIGHTS, prospects
from engine.historia.state import Seat, State

PATH = Path(__file__).parent / "chances.json"
UNIT = 10.0  # VP; scales the evaluation


def progress(s: State) -> float:
    """Returns the share of the game that has been played, from 0 to 1."""
    return 1.0 if s.over else s.turn / LAST_TURN


def contest(s: State) -> Contest:
    """Computes each civilization's features for the chance of winning; a Civbot has one more, by its difficulty."""
    far = progress(s)

    def of(seat: Seat) -> Features:
        features = by_progress(prospects(s, seat, WEIGHTS) / UNIT, far)
        strength = s.seats[seat].difficulty
        return features | {f"bias_{strength}": 1.0 - far} if strength else features

    return Contest(str(len(s.seats)), tuple(of(seat) for seat in range(len(s.seats))))


@functools.cache
def weights() -> dict[str, dict[str, float]]:
    """Returns the fitted weights in chances.json by row (the number of seats) and feature; cached."""
    return read_weights(PATH)


weights()  # loaded at import: the temporary folder of a one-file build may be deleted later
