"""The evaluation of a position with what was learned from play: a linear model on top of the hand-written one.

The weights are in learned.json (trained by tests/bots/learn.py).
"""

from __future__ import annotations

from pathlib import Path

from engine.core.linear_model import LinearModel, Weighted
from engine.struggle.evaluation.evaluate import evaluate, position_parts
from engine.struggle.evaluation.features import FEATURES, FeatureInputs
from engine.struggle.state import Seat, State

MODEL = LinearModel(Path(__file__).parent / "learned.json", FEATURES)


def forecast(s: State, seat: Seat, share: float = 1.0, taught: Weighted[FeatureInputs] | None = None) -> float:
    """Evaluates a position for a side, in VP, corrected by what was learned, scaled by `share` (0-1). `taught`: in
    place of the weights in learned.json."""
    if s.over or not share:
        return evaluate(s, seat)
    parts = position_parts(s)
    return evaluate(s, seat, parts) + share * MODEL.value(FeatureInputs(s, seat, parts), taught)
