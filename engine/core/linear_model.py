"""A linear model over named features of a position: weights learned from play, on top of a hand-written evaluation.

A game lists its features as functions and keeps the weights in a learned.json, which `tests/bots/learn.py` trains.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

from engine.core.components import ComponentError

Inputs = TypeVar("Inputs")
Weighted = tuple[tuple[float, Callable[[Inputs], float]], ...]


class LinearModel(Generic[Inputs]):
    """The sum of a game's features, each times its weight, in victory points. `features`: the function of every
    feature, by name; `weights`: those in the game's own file, read at once, as the temporary folder of a one-file build
    may be deleted later; `weighted`: the same, each with its feature function. Raises ComponentError."""

    def __init__(self, path: Path, features: Mapping[str, Callable[[Inputs], float]]) -> None:
        self.features = features
        self.weights = self.read(path)
        self.weighted = self.pair(self.weights)

    def read(self, path: Path) -> dict[str, float]:
        """Reads the weights of a file, by feature. Raises ComponentError if it is invalid."""
        try:
            weights = {name: float(weight) for name, weight in json.loads(path.read_text(encoding="utf-8")).items()}
        except (OSError, ValueError, TypeError, AttributeError) as error:
            raise ComponentError(path, "", f"no table of weights: {error!r}") from error
        if unknown := sorted(set(weights) - set(self.features)):
            raise ComponentError(path, "", f"features.py has no {', '.join(unknown)}: learn the weights anew")
        return weights

    def pair(self, weights: Mapping[str, float]) -> Weighted[Inputs]:
        """Returns each of these weights, given by feature, with its feature function."""
        return tuple((weight, self.features[name]) for name, weight in weights.items())

    def value(self, inputs: Inputs, weighted: Weighted[Inputs] | None = None, start: float = 0.0) -> float:
        """Computes the model's value for the inputs of a position, added to `start`; `weighted`: in place of the game's
        own weights. Added up one by one: `sum` rounds differently from one version of Python to another."""
        for weight, feature in self.weighted if weighted is None else weighted:
            start += weight * feature(inputs)
        return start
