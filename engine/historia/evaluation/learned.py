"""The evaluation of a position with what was learned from play: a linear model on top of the hand-written one.

The weights are in learned.json (trained by tests/bots/learn.py, in games of two).
"""

from __future__ import annotations

from pathlib import Path

from engine.core.linear_model import LinearModel, Weighted
from engine.historia.evaluation.evaluate import evaluate
from engine.historia.evaluation.features import FEATURES, FeatureInputs
from engine.historia.state import Seat, State

MODEL = LinearModel(Path(__file__).parent / "learned.json", FEATURES)


def is_learned(s: State, seat: Seat) -> bool:
    """Whether the learned part says something of a seat's position: not of Civbots, nor once the game is over."""
    return not s.over and seat < s.players


def forecast(s: State, seat: Seat, share: float = 1.0, taught: Weighted[FeatureInputs] | None = None) -> float:
    """Evaluates a position for a seat, in VP, corrected by what was learned, scaled by `share` (0-1). `taught`: in
    place of the weights in learned.json."""
    value = evaluate(s, seat)
    if share and is_learned(s, seat):
        value += share * MODEL.value(FeatureInputs(s, seat), taught)
    return value
