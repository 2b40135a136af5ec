"""The camera over a map of pointy-top hexes: fit, zoom at the cursor, pan, hex to pixel and back.

World units: the hex radius is 1; ``q`` runs right, ``r`` down and right.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

import pygame

ROOT3 = math.sqrt(3)
STEP = 1.15
LARGEST = 140.0  # pixels of radius
Hex = tuple[int, int]
Point = tuple[float, float]


def centre(q: int, r: int) -> Point:
    return (ROOT3 * (q + r / 2), 1.5 * r)


def rounded(q: float, r: float) -> Hex:
    """The hex that holds fractional coordinates."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return (whole_q, whole_r)


@dataclass(slots=True)
class Viewport:
    bounds: tuple[float, float, float, float] = (-1.0, -1.0, 1.0, 1.0)  # of the map, in world units
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 1, 1))
    zoom: float = 40.0  # pixels a world unit: the radius of a hex
    x: float = 0.0  # world point in the middle of the window
    y: float = 0.0
    fitted: bool = True

    @classmethod
    def over(cls, hexes: Iterable[Hex]) -> Viewport:
        points = [centre(q, r) for q, r in hexes] or [(0.0, 0.0)]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return cls((min(xs) - ROOT3 / 2, min(ys) - 1, max(xs) + ROOT3 / 2, max(ys) + 1))

    def fitting_zoom(self, margin: float = 0.6) -> float:
        wide = self.bounds[2] - self.bounds[0] + margin
        high = self.bounds[3] - self.bounds[1] + margin
        return max(4.0, min(self.rect.width / wide, self.rect.height / high, LARGEST))

    def resize(self, rect: pygame.Rect) -> None:
        self.rect = pygame.Rect(rect)
        if self.fitted:
            self.fit()
        else:
            self._clamp()

    def fit(self) -> None:
        self.zoom = self.fitting_zoom()
        self.x = (self.bounds[0] + self.bounds[2]) / 2
        self.y = (self.bounds[1] + self.bounds[3]) / 2
        self.fitted = True

    def to_screen(self, point: Point) -> Point:
        return (
            self.rect.centerx + (point[0] - self.x) * self.zoom,
            self.rect.centery + (point[1] - self.y) * self.zoom,
        )

    def to_world(self, pixel: Point) -> Point:
        return (
            self.x + (pixel[0] - self.rect.centerx) / self.zoom,
            self.y + (pixel[1] - self.rect.centery) / self.zoom,
        )

    def hex_to_screen(self, q: int, r: int) -> Point:
        return self.to_screen(centre(q, r))

    def hex_at(self, pixel: Point) -> Hex:
        x, y = self.to_world(pixel)
        return rounded(x * ROOT3 / 3 - y / 3, y * 2 / 3)

    def zoom_at(self, pixel: Point, steps: float) -> bool:
        """Zoom keeping the world point under the pixel where it is."""
        before = self.to_world(pixel)
        least = self.fitting_zoom() * 0.8
        zoom = max(least, min(LARGEST, self.zoom * STEP**steps))
        if abs(zoom - self.zoom) < 1e-6:
            return False
        self.zoom = zoom
        self.x = before[0] - (pixel[0] - self.rect.centerx) / zoom
        self.y = before[1] - (pixel[1] - self.rect.centery) / zoom
        self.fitted = False
        self._clamp()
        return True

    def pan(self, dx: float, dy: float) -> None:
        """Move the map by so many pixels."""
        self.x -= dx / self.zoom
        self.y -= dy / self.zoom
        self.fitted = False
        self._clamp()

    def _clamp(self) -> None:
        self.x = max(self.bounds[0], min(self.bounds[2], self.x))
        self.y = max(self.bounds[1], min(self.bounds[3], self.y))
