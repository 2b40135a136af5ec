"""Computes the shape of coasts and of borders between terrains, as SVG paths, with which `../painter.py` draws them.

In paths 100 units are one hex radius.
"""

from __future__ import annotations

import math
from collections.abc import Collection

from engine.maps.hex import Axial
from game.brazil.terrain.lattice import Corner, Edge, corner_point, loops
from game.brazil.terrain.noise import Noise, Point

UNIT = 100  # path units per radius
STEPS = 8  # segments per edge
WANDER = 0.12  # largest displacement, in radii
CALM = 2.2  # distance from the board, in corners, at which a coast is fully free


def path(points: list[Point], closed: bool = True) -> str:
    """Returns SVG path data along the points, scaled to path units: smooth if closed, straight lines otherwise."""
    scaled = [(x * UNIT, y * UNIT) for x, y in points]
    if not closed:
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in scaled)
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(scaled, scaled[1:] + scaled[:1], strict=True)]
    parts = [f"M{middles[-1][0]:.1f} {middles[-1][1]:.1f}"]
    parts += [f"Q{x:.1f} {y:.1f} {mx:.1f} {my:.1f}" for (x, y), (mx, my) in zip(scaled, middles, strict=True)]
    return "".join(parts) + "Z"


class Wander:
    """Displaces border points by noise, the same for both terrains beside the border."""

    def __init__(self, noise: Noise, board: Collection[Axial]) -> None:
        self.noise, self.board = noise, board

    def moved(self, point: Point, weight: float = 1.0) -> Point:
        """Returns a point of a border displaced by noise, at most ``WANDER`` hex radii times ``weight``."""
        x, y = point
        noise = self.noise
        dx = 0.62 * noise.at(x * 1.5, y * 1.5, 1) + 0.38 * noise.at(x * 4.6, y * 4.6, 2)
        dy = 0.62 * noise.at(x * 1.5, y * 1.5, 3) + 0.38 * noise.at(x * 4.6, y * 4.6, 4)
        length = math.hypot(dx, dy)
        reach = WANDER * weight / max(1.0, length)
        return (x + dx * reach, y + dy * reach)

    def outline(self, hexes: Collection[Axial]) -> list[list[Point]]:
        """Returns the closed outlines of a set of hexes, each as points displaced by noise; less at the corners where
        the outline meets the board's edge."""
        found = []
        for loop in loops(hexes):
            weights = self._weights(loop)
            points: list[Point] = []
            for number, edge in enumerate(loop):
                points += self._side(edge, weights[number], weights[(number + 1) % len(loop)])
            found.append(points)
        return found

    def _weights(self, loop: list[Edge]) -> list[float]:
        """Returns how far each edge's start may be displaced: less where the outline meets the board's edge."""
        return [
            0.35 if self._at_rim(edge) or self._at_rim(loop[number - 1]) else 1.0 for number, edge in enumerate(loop)
        ]

    def _at_rim(self, edge: Edge) -> bool:
        return (edge.inside in self.board) != (edge.outside in self.board)

    def _side(self, edge: Edge, first: float, last: float) -> list[Point]:
        (x1, y1), (x2, y2) = corner_point(edge.start), corner_point(edge.end)
        points = []
        for step in range(STEPS):
            t = step / STEPS
            swell = math.sin(math.pi * t)
            weight = (first + (last - first) * t) * (1 - swell) + swell
            points.append(self.moved((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t), weight))
        return points


def coast(wander: Wander, land: Collection[Axial]) -> list[list[Point]]:
    """Returns the coastlines of all land as closed rows of points; beyond the board they no longer follow the hexes'
    sides."""
    return [_run_free(wander, loop) for loop in loops(land)]


def _run_free(wander: Wander, loop: list[Edge]) -> list[Point]:
    board = wander.board
    bound: set[Corner] = set()
    for edge in loop:
        if edge.inside in board or edge.outside in board:
            bound |= {edge.start, edge.end}
    base: list[Point] = []
    free: list[float] = []
    distances = _along(loop, bound)
    for number, edge in enumerate(loop):
        (x1, y1), (x2, y2) = corner_point(edge.start), corner_point(edge.end)
        a, b = distances[number], distances[(number + 1) % len(loop)]
        for step in range(STEPS):
            t = step / STEPS
            base.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t))
            free.append(min(1.0, (a + (b - a) * t) / CALM))
    calm = _smoothed(base, free, 36)
    calm = _smoothed(calm, [1.0 if f > 0 else 0.35 for f in free], 2)
    noise = wander.noise
    points = []
    for (x, y), f in zip(calm, free, strict=True):
        x, y = wander.moved((x, y))
        if f > 0:
            x += f * 0.42 * noise.rough(x * 0.8, y * 0.8, 21, 4)
            y += f * 0.42 * noise.rough(x * 0.8, y * 0.8, 31, 4)
        points.append((x, y))
    return points


def _along(loop: list[Edge], bound: set[Corner]) -> list[float]:
    """For each edge's start the distance to the next bound corner along the outline, in edges."""
    count = len(loop)
    far = [0.0 if edge.start in bound else math.inf for edge in loop]
    for _ in range(2):
        for number in range(count):
            far[number] = min(far[number], far[number - 1] + 1)
        for number in range(count - 1, -1, -1):
            far[number] = min(far[number], far[(number + 1) % count] + 1)
    return far


def _smoothed(points: list[Point], free: list[float], times: int) -> list[Point]:
    """Moves each point towards the middle of its neighbours as far as it is free."""
    count, points = len(points), list(points)
    moving = [(number, number - 1, (number + 1) % count, f / 4) for number, f in enumerate(free) if f]
    for _ in range(times):
        for number, before, after, f in moving:
            (x, y), (ax, ay), (bx, by) = points[number], points[before], points[after]
            points[number] = (x + f * (ax + bx - 2 * x), y + f * (ay + by - 2 * y))
    return points
