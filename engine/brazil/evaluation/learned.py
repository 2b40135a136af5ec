"""What was learned from play that the hand-written evaluation leaves open: what features of a position are worth, and
what Missions are worth to whoever plays better than those by whom evaluate.py knows them.

The weights stand in learned.json (learned by tests/brazil/learn.py), Missions in worth.toml (by
tests/brazil/learn_drafts.py); both are read once. README tells more of it.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path

from engine.brazil.components import ComponentError
from engine.brazil.evaluation.evaluate import WORTH
from engine.brazil.evaluation.features import FEATURES, Feature, FeatureInputs

PATH = Path(__file__).parent / "learned.json"


def read_weights(path: Path) -> dict[str, float]:
    """The weights of a file by feature, in victory points. Raises ComponentError if it is no table of these."""
    try:
        weights = {name: float(weight) for name, weight in json.loads(path.read_text(encoding="utf-8")).items()}
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise ComponentError(f"{path}: no table of weights: {error!r}") from error
    if unknown := sorted(set(weights) - set(FEATURES)):
        raise ComponentError(f"{path}: features.py has no {', '.join(unknown)}: learn the weights anew")
    return weights


@functools.cache
def weights() -> dict[str, float]:
    """Those of the game."""
    return read_weights(PATH)


Weighed = tuple[tuple[float, Feature], ...]


def weighed(weights: dict[str, float]) -> Weighed:
    """Each weight with what it weighs, looked up once."""
    return tuple((weight, FEATURES[name]) for name, weight in weights.items())


@functools.cache
def of_the_game() -> Weighed:
    """The game's weights, so."""
    return weighed(weights())


def learned(glance: FeatureInputs, weights: Weighed) -> float:
    """By how much a position is better for a seat than it is evaluated, in victory points, as if the game went on."""
    player = glance.player
    value = more_promised(player.missions + player.revealed)
    for weight, feature in weights:
        value += weight * feature(glance)
    return value


@functools.lru_cache(maxsize=1 << 12)
def more_promised(missions: tuple[str, ...]) -> float:
    """By how much these are better than evaluate.py promises. It stays: only their choice looks at it."""
    return sum(WORTH.learned[mission] - WORTH.missions[mission] for mission in missions if mission in WORTH.learned)
