"""Places the trees of the forest, sorted from top to bottom for drawing."""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from engine.maps.hex import Axial
from game.brazil.terrain.board import bounds
from game.brazil.terrain.lattice import hex_of
from game.brazil.terrain.layers.coast_shape import Wander
from game.brazil.terrain.noise import Noise, Point

GAP = 0.165  # between trees, in radii
CHANCES = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5)  # indices of ``tree_sprites.KINDS``, repeated by frequency
HANG = 0.08  # radii a tree may reach over the border


@dataclass(frozen=True, slots=True)
class Crown:
    """A tree: its position, and the sprite's kind, tint and size."""

    x: float
    y: float
    kind: int
    tint: int
    size: int


def place_trees(woods: Collection[Axial], noise: Noise, wander: Wander) -> list[Crown]:
    """Returns the trees (position and kind of sprite) of all forest hexes, sorted from top to bottom; draws nothing."""
    if not woods:
        return []
    left, top, right, bottom = bounds(woods)
    step = GAP * 0.9
    found = []
    for row in range(math.floor(top / step), math.ceil(bottom / step) + 1):
        for column in range(math.floor(left / GAP), math.ceil(right / GAP) + 1):
            x = (column + (row & 1) / 2 + 0.7 * (noise.cell(column, row, 71) - 0.5)) * GAP
            y = (row + 0.7 * (noise.cell(column, row, 72) - 0.5)) * step
            if _inside_border((x, y), woods, wander):
                grove = noise.at(x * 0.9, y * 0.9, 73)
                rng = noise.rng(column, row, 74)
                found.append(Crown(x, y, _kind(rng, grove), _tint(rng, grove), rng.choice((0, 1, 1, 2, 2))))
    return sorted(found, key=lambda crown: crown.y)


def hedge_trees(shapes: Iterable[tuple[Point, ...]], fields: Collection[Axial], noise: Noise) -> list[Crown]:
    """Returns a few small trees (position and kind of sprite) on corners of these parcels, away from other terrain;
    draws nothing."""
    found = []
    for shape in shapes:
        x, y = shape[0]
        rng = noise.rng(round(x, 3), round(y, 3), 75)
        if rng.random() > 0.2:
            continue
        if all(hex_of((x + dx, y + dy)) in fields for dx in (-0.3, 0, 0.3) for dy in (-0.3, 0, 0.3)):
            found.append(Crown(x, y - 0.08, rng.choice((0, 0, 2, 3)), 1, 0))
    return found


def _kind(rng: random.Random, grove: float) -> int:
    """A random kind of tree; palms and araucarias mostly grow in groves."""
    if rng.random() < 0.16 and abs(grove) > 0.25:
        return 4 if grove > 0 else 5
    return rng.choice(CHANCES)


def _tint(rng: random.Random, grove: float) -> int:
    return min(2, max(0, round(1 + grove * 1.1 + rng.uniform(-0.8, 0.8))))


def _inside_border(point: Point, woods: Collection[Axial], wander: Wander) -> bool:
    """Whether a tree here reaches no farther over the displaced border than allowed."""
    away = wander.moved(point)
    x, y = 2 * point[0] - away[0], 2 * point[1] - away[1]  # the point before displacement, approximately
    reach = 0.16 - HANG
    return all(
        hex_of((x + reach * dx, y + reach * dy)) in woods
        for dx, dy in ((0, 0), (1, 0), (-1, 0), (0.5, 1.1), (-0.5, 1.1), (0, -0.8))
    )
