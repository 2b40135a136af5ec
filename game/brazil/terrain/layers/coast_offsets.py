"""Computes lines at a distance from the coast, and the shadow of the land, as SVG paths; `sea` draws the lines."""

from __future__ import annotations

import math
from collections import defaultdict
from itertools import pairwise

from game.brazil.terrain.layers.coast_shape import UNIT
from game.brazil.terrain.noise import Point

Loop = list[Point]


class Rings:
    """Offset lines of closed coasts that have the land to their right (y grows downwards)."""

    def __init__(self, loops: list[Loop]) -> None:
        self.loops = loops
        self._near: dict[tuple[int, int], list[Point]] = defaultdict(list)
        for loop in loops:
            for x, y in loop:
                self._near[math.floor(x * 2), math.floor(y * 2)].append((x, y))

    def at(self, away: float) -> str:
        """Returns the line that runs at a distance of ``away`` hex radii along every coast, as an SVG path of open
        pieces."""
        return "".join(self._pieces(loop, away) for loop in self.loops)

    def _clear(self, point: Point, away: float) -> bool:
        """Whether no coast is nearer than ``away``."""
        x, y = point
        limit = (away * 0.985) ** 2
        cx, cy = math.floor(x * 2), math.floor(y * 2)
        reach = 1 if away <= 0.5 else 2
        for ix in range(cx - reach, cx + reach + 1):
            for iy in range(cy - reach, cy + reach + 1):
                for ox, oy in self._near.get((ix, iy), ()):
                    if (ox - x) ** 2 + (oy - y) ** 2 < limit:
                        return False
        return True

    def _pieces(self, loop: Loop, away: float) -> str:
        pieces: list[Loop] = []
        piece: Loop = []
        first_kept = False
        moved = [point for number in range(len(loop)) for point in _fanned(loop, number, away)]
        for number, point in enumerate(moved):
            if self._clear(point, away):
                first_kept = first_kept or number == 0
                piece.append(point)
            elif piece:
                pieces.append(piece)
                piece = []
        if piece:
            if first_kept and pieces:
                pieces[0] = piece + pieces[0]
            else:
                pieces.append(piece)
        return "".join(_smooth(one, len(pieces) == 1 and len(one) == len(moved)) for one in pieces if len(one) > 2)

    def shadow(self, dx: float, dy: float) -> str:
        """Returns the SVG path of the land's shadow: the area beside the land that it would cover if moved by (dx,
        dy)."""
        parts = []
        for loop in self.loops:
            for (ax, ay), (bx, by) in zip(loop, loop[1:] + loop[:1], strict=True):
                if (by - ay) * dx - (bx - ax) * dy > 0:
                    parts.append(
                        f"M{ax * UNIT:.1f} {ay * UNIT:.1f}L{bx * UNIT:.1f} {by * UNIT:.1f}"
                        f"L{(bx + dx) * UNIT:.1f} {(by + dy) * UNIT:.1f}L{(ax + dx) * UNIT:.1f} {(ay + dy) * UNIT:.1f}Z"
                    )
        return "".join(parts)


def _normal(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    return (dy / length, -dx / length)


def _fanned(loop: Loop, number: int, away: float) -> list[Point]:
    """A point moved outwards by ``away``; at a convex corner several points on an arc."""
    here = loop[number]
    before, after = _normal(loop[number - 1], here), _normal(here, loop[(number + 1) % len(loop)])
    cross = before[0] * after[1] - before[1] * after[0]
    turn = math.atan2(cross, before[0] * after[0] + before[1] * after[1])
    count = 1 + int(max(0.0, turn) * away * 12)
    start = math.atan2(before[1], before[0])
    angles = [start + turn * (k + 0.5) / count for k in range(count)]
    return [(here[0] + away * math.cos(angle), here[1] + away * math.sin(angle)) for angle in angles]


def _smooth(points: Loop, closed: bool) -> str:
    scaled = [(x * UNIT, y * UNIT) for x, y in points]
    parts = [f"M{scaled[0][0]:.1f} {scaled[0][1]:.1f}"]
    for (x, y), (nx, ny) in pairwise(scaled[1:]):
        parts.append(f"Q{x:.1f} {y:.1f} {(x + nx) / 2:.1f} {(y + ny) / 2:.1f}")
    parts.append(f"L{scaled[-1][0]:.1f} {scaled[-1][1]:.1f}" + ("Z" if closed else ""))
    return "".join(parts)
