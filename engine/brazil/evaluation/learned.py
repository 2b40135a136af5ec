"""The learned part of the evaluation: a linear model over features, and corrections of the values of Missions.

Feature weights are in learned.json (trained by tests/brazil/learn.py), those of Missions in worth.toml (by
tests/brazil/learn_drafts.py).
"""

from __future__ import annotations

import functools
import json
from pathlib import Path

from engine.brazil.evaluation.evaluate import WORTH
from engine.brazil.evaluation.features import FEATURES, Feature, FeatureInputs
from engine.core.components import ComponentError

PATH = Path(__file__).parent / "learned.json"


def read_weights(path: Path) -> dict[str, float]:
    """Reads the feature weights of a file, in victory points. Raises ComponentError if it is invalid."""
    try:
        weights = {name: float(weight) for name, weight in json.loads(path.read_text(encoding="utf-8")).items()}
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise ComponentError(path, "", f"no table of weights: {error!r}") from error
    if unknown := sorted(set(weights) - set(FEATURES)):
        raise ComponentError(path, "", f"features.py has no {', '.join(unknown)}: learn the weights anew")
    return weights


@functools.cache
def weights() -> dict[str, float]:
    """Reads the weights from learned.json; cached."""
    return read_weights(PATH)


Weighed = tuple[tuple[float, Feature], ...]


def pair_with_features(weights: dict[str, float]) -> Weighed:
    """Returns each of these weights, given by feature name, paired with its feature function."""
    return tuple((weight, FEATURES[name]) for name, weight in weights.items())


@functools.cache
def shipped_weights() -> Weighed:
    """Returns the weights in learned.json, paired with their feature functions; cached."""
    return pair_with_features(weights())


def learned(inputs: FeatureInputs, weights: Weighed) -> float:
    """Computes the learned correction of a position's evaluation for a seat, in victory points, as if the game
    continued."""
    player = inputs.player
    value = more_promised(player.missions + player.revealed)
    for weight, feature in weights:
        value += weight * feature(inputs)
    return value


@functools.lru_cache(maxsize=1 << 12)
def more_promised(missions: tuple[str, ...]) -> float:
    """Returns, in VP, by how much the learned values of these Missions exceed those measured in games (`promise`);
    Missions without a learned value count 0."""
    return sum(WORTH.learned[mission] - WORTH.missions[mission] for mission in missions if mission in WORTH.learned)
