"""The camera of maps with pointy-top hexes, and conversion between hexes and pixels.

Map units: the radius of a hex is 1; ``q`` runs right, ``r`` down and right.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from game.widgets.map.camera import Camera, Point

ROOT3 = math.sqrt(3)
LEAST_RADIUS = 4.0  # pixels
Hex = tuple[int, int]


def centre(q: int, r: int) -> Point:
    """Returns the centre, in map units, of the hex with the axial coordinates ``q`` and ``r``."""
    return (ROOT3 * (q + r / 2), 1.5 * r)


def rounded(q: float, r: float) -> Hex:
    """Returns the hex in which a point lies, given in fractional axial coordinates."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return (whole_q, whole_r)


@dataclass(slots=True)
class HexCamera(Camera):
    """A camera whose places are hexes."""

    @classmethod
    def over(cls, hexes: Iterable[Hex]) -> HexCamera:
        """Returns a camera whose map is just large enough for these hexes."""
        points = [centre(q, r) for q, r in hexes] or [(0.0, 0.0)]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return cls((min(xs) - ROOT3 / 2, min(ys) - 1, max(xs) + ROOT3 / 2, max(ys) + 1))

    def fitting_zoom(self) -> float:
        return max(LEAST_RADIUS, Camera.fitting_zoom(self))

    def hex_at(self, pixel: Point) -> Hex:
        """Returns the axial coordinates of the hex at a pixel, also beyond the map's edge."""
        x, y = self.to_world(pixel)
        return rounded(x * ROOT3 / 3 - y / 3, y * 2 / 3)
