"""Reproducible randomness for painting: a random generator per place, and smooth noise over the plane."""

from __future__ import annotations

import math
import random

Point = tuple[float, float]


def _hash(ix: int, iy: int, seed: int) -> float:
    """A number in [0, 1) for a lattice point."""
    n = (ix * 374761393 + iy * 668265263 + seed * 2246822519) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 15)) * 2654435761) & 0xFFFFFFFF
    return (n ^ (n >> 16)) / 4294967296.0


class Noise:
    """Noise over the plane, in hex radii; the same seed gives the same noise."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._known: dict[tuple[int, int, int], float] = {}

    def rng(self, *place: float) -> random.Random:
        """Returns a random generator seeded by a place: the same numbers each time for the same place."""
        return random.Random(f"{self.seed}:{place}")

    def cell(self, ix: int, iy: int, layer: int = 0) -> float:
        """Returns the pseudo-random number of a lattice point, in [0, 1)."""
        return _hash(ix, iy, self.seed + layer * 7919)

    def at(self, x: float, y: float, layer: int = 0) -> float:
        """Returns smooth noise in [-1, 1] with features about 1 wide."""
        fx, fy = math.floor(x), math.floor(y)
        tx, ty = x - fx, y - fy
        tx, ty = tx * tx * (3 - 2 * tx), ty * ty * (3 - 2 * ty)
        a, b = self._corner(fx, fy, layer), self._corner(fx + 1, fy, layer)
        c, d = self._corner(fx, fy + 1, layer), self._corner(fx + 1, fy + 1, layer)
        top, bottom = a + (b - a) * tx, c + (d - c) * tx
        return 2 * (top + (bottom - top) * ty) - 1

    def rough(self, x: float, y: float, layer: int = 0, octaves: int = 3) -> float:
        """Returns fractal noise: several octaves summed, roughly in [-1, 1]."""
        total, height, whole = 0.0, 1.0, 0.0
        for octave in range(octaves):
            total += height * self.at(x, y, layer + octave)
            whole += height
            x, y, height = x * 2.03 + 5.1, y * 2.03 - 3.7, height * 0.5
        return total / whole

    def _corner(self, ix: int, iy: int, layer: int) -> float:
        key = (ix, iy, layer)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = _hash(ix, iy, self.seed + layer * 7919)
        return known
