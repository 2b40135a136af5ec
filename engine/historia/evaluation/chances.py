"""What the chance of winning is estimated from: what every civilization may expect, and how far the game is. See
core/chance.py; the weights stand in chances.json."""

from __future__ import annotations

import functools
from pathlib import Path

from engine.core.chance import Contest, Features, by_progress, read_weights
from engine.historia.components import LAST_TURN
from engine.historia.evaluation.evaluate import WEIGHTS, prospects
from engine.historia.state import Seat, State

PATH = Path(__file__).parent / "chances.json"
UNIT = 10.0  # VP; scales the evaluation


def progress(s: State) -> float:
    """How far the game is, 0 to 1."""
    return 1.0 if s.over else s.turn / LAST_TURN


def contest(s: State) -> Contest:
    """Every civilization, those of Civbots, too: what those gain later depends on how strong they are."""
    far = progress(s)

    def of(seat: Seat) -> Features:
        features = by_progress(prospects(s, seat, WEIGHTS) / UNIT, far)
        strength = s.seats[seat].difficulty
        return features | {f"bias_{strength}": 1.0 - far} if strength else features

    return Contest(str(len(s.seats)), tuple(of(seat) for seat in range(len(s.seats))))


@functools.cache
def weights() -> dict[str, dict[str, float]]:
    """Those of the game."""
    return read_weights(PATH)


weights()  # loaded at import: the temporary folder of a one-file build may be deleted later
