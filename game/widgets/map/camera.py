"""The camera over a sheet: fit, zoom at a pixel, pan; from the sheet's own units to pixels and back."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

STEP = 1.15  # a notch of the wheel
Point = tuple[float, float]


@dataclass(slots=True)
class Camera:
    bounds: tuple[float, float, float, float] = (-1.0, -1.0, 1.0, 1.0)  # of the sheet: left, top, right, bottom
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 1, 1))  # the window on it, in pixels
    zoom: float = 40.0  # pixels a unit of the sheet
    x: float = 0.0  # what lies in the middle of the window
    y: float = 0.0
    fitted: bool = True  # the whole sheet is shown, and stays so when the window changes
    margin: float = 0.6  # left free round a fitted sheet, in its units
    largest: float = 140.0  # zoom
    least: float = 0.8  # zoom, as a share of the fitting one
    kept_free: tuple[int, int, int, int] = (0, 0, 0, 0)  # pixels at left, top, right, bottom that a fitted sheet avoids

    def fitting_zoom(self) -> float:
        wide = self.bounds[2] - self.bounds[0] + self.margin
        high = self.bounds[3] - self.bounds[1] + self.margin
        left, top, right, bottom = self.kept_free
        room = (max(1, self.rect.width - left - right), max(1, self.rect.height - top - bottom))
        return min(room[0] / wide, room[1] / high, self.largest)

    def resize(self, rect: pygame.Rect) -> None:
        self.rect = pygame.Rect(rect)
        if self.fitted:
            self.fit()
        else:
            self._clamp()

    def fit(self) -> None:
        self.zoom = self.fitting_zoom()
        left, top, right, bottom = self.kept_free
        self.x = (self.bounds[0] + self.bounds[2]) / 2 - (left - right) / 2 / self.zoom
        self.y = (self.bounds[1] + self.bounds[3]) / 2 - (top - bottom) / 2 / self.zoom
        self.fitted = True

    def fill(self, part: tuple[float, float, float, float]) -> None:
        """Show this part of the sheet (left, top, right, bottom) as large as it goes."""
        wide, high = part[2] - part[0], part[3] - part[1]
        self.zoom = min(self.rect.width / wide, self.rect.height / high, self.largest)
        self.x, self.y = (part[0] + part[2]) / 2, (part[1] + part[3]) / 2
        self.fitted = False

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

    def zoom_at(self, pixel: Point, steps: float) -> bool:
        """Zoom, keeping what lies under the pixel where it is; False: no nearer, no farther."""
        before = self.to_world(pixel)
        zoom = max(self.fitting_zoom() * self.least, min(self.largest, self.zoom * STEP**steps))
        if abs(zoom - self.zoom) < 1e-6:
            return False
        self.zoom = zoom
        self.x = before[0] - (pixel[0] - self.rect.centerx) / zoom
        self.y = before[1] - (pixel[1] - self.rect.centery) / zoom
        self.fitted = False
        self._clamp()
        return True

    def pan(self, dx: float, dy: float) -> None:
        """Move the sheet by so many pixels."""
        self.x -= dx / self.zoom
        self.y -= dy / self.zoom
        self.fitted = False
        self._clamp()

    def _clamp(self) -> None:
        self.x = max(self.bounds[0], min(self.bounds[2], self.x))
        self.y = max(self.bounds[1], min(self.bounds[3], self.y))

    @property
    def key(self) -> tuple[float, float, float, tuple[int, int, int, int]]:
        """What tells one view from another, for drawings that are kept."""
        left, top, wide, high = self.rect
        return (round(self.zoom, 3), round(self.x, 3), round(self.y, 3), (left, top, wide, high))
