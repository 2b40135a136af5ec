"""What the chance of winning is estimated from: the evaluation, how far the game is, and the side. See core/chance.py;
the weights stand in chances.json."""

from __future__ import annotations

import functools
from pathlib import Path

from engine.core.chance import Contest, by_progress, read_weights
from engine.struggle.components import GAME, LAST_TURN
from engine.struggle.evaluation.evaluate import french
from engine.struggle.state import State

PATH = Path(__file__).parent / "chances.json"
UNIT = 10.0  # victory points: the evaluation is divided by it


def progress(s: State) -> float:
    """How far the game is, 0 to 1."""
    if s.over:
        return 1.0
    return (s.turn - 1 + min(1.0, s.round / (2 * GAME.action_rounds))) / LAST_TURN


def contest(s: State) -> Contest:
    """France, then Britain: the evaluation is France's lead, so Britain has nothing of its own."""
    far = progress(s)
    france = by_progress(french(s) / UNIT, far) | {"bias_france": 1.0 - far}
    return Contest("2", (france, {}))


@functools.cache
def weights() -> dict[str, dict[str, float]]:
    """Those of the game."""
    return read_weights(PATH)


weights()  # read with the module: the folder of a one-file build may go later
