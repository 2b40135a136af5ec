"""The learned part of the evaluation: a linear model over features, and corrections of the values of Missions.

Feature weights are in learned.json (trained by tests/bots/learn.py), those of Missions in worth.toml (by
tests/brazil/learn_drafts.py).
"""

from __future__ import annotations

import functools
from pathlib import Path

from engine.brazil.evaluation.evaluate import WORTH
from engine.brazil.evaluation.features import FEATURES, FeatureInputs
from engine.core.float_sum import float_sum
from engine.core.linear_model import LinearModel, Weighted

MODEL = LinearModel(Path(__file__).parent / "learned.json", FEATURES)


def learned(inputs: FeatureInputs, weighted: Weighted[FeatureInputs] | None = None) -> float:
    """Computes the learned correction of a position's evaluation for a seat, in victory points, as if the game
    continued. `weighted`: in place of the weights in learned.json."""
    player = inputs.player
    return MODEL.value(inputs, weighted, more_promised(player.missions + player.revealed))


@functools.lru_cache(maxsize=1 << 12)
def more_promised(missions: tuple[str, ...]) -> float:
    """Returns, in VP, by how much the learned values of these Missions exceed those measured in games (`promise`);
    Missions without a learned value count 0."""
    return float_sum(
        WORTH.learned[mission] - WORTH.missions[mission] for mission in missions if mission in WORTH.learned
    )
