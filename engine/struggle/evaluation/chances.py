"""Features and fitted weights that estimate the chance of winning, and the lead in VP that the evaluation expects.

See core/chance.py; the fitted weights are in chances.json.
"""

from __future__ import annotations

import functools
from pathlib import Path

from engine.core.chance import by_progress, read_weights
from engine.core.rules import Contest
from engine.struggle.components import GAME, LAST_TURN
from engine.struggle.evaluation.evaluate import evaluate_for_france
from engine.struggle.state import FRANCE, Seat, State

PATH = Path(__file__).parent / "chances.json"
UNIT = 10.0  # VP; scales the evaluation


def progress(s: State) -> float:
    """Returns the share of the game that has been played, from 0 to 1."""
    if s.over:
        return 1.0
    return (s.turn - 1 + min(1.0, s.round / (2 * GAME.action_rounds))) / LAST_TURN


def contest(s: State) -> Contest:
    """Returns each side's features for the chance of winning: France's are its evaluated lead by progress of the game
    and a bias; Britain's are {}."""
    far = progress(s)
    france = by_progress(evaluate_for_france(s) / UNIT, far) | {"bias_france": 1.0 - far}
    return Contest("2", (france, {}))


def expected_lead(s: State, seat: Seat) -> float:
    """Returns the VP by which a side is expected to lead at the end, limited to the score track; the actual lead if the
    game is over."""
    lead = float(s.vp - GAME.vp) if s.over else evaluate_for_france(s)
    lead = max(-float(GAME.vp), min(float(GAME.vp_france_wins - GAME.vp), lead))
    return lead if seat == FRANCE else -lead


@functools.cache
def weights() -> dict[str, dict[str, float]]:
    """Returns the fitted weights in chances.json by row ("2", for two sides) and feature; cached."""
    return read_weights(PATH)


weights()  # loaded at import: the temporary folder of a one-file build may be deleted later
