"""The camera over a map: fitting, zooming, panning, and conversion between map units and pixels.

The home view is the whole map or, where that would be too small to read, as much as is large enough.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

import pygame

STEP = 1.15  # zoom factor per notch of the wheel
Point = tuple[float, float]
Bounds = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(slots=True)
class Camera:
    """A view of the map through a rectangle of the window."""

    bounds: Bounds = (-1.0, -1.0, 1.0, 1.0)  # the map's extent
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 1, 1))  # the viewport in pixels
    zoom: float = 40.0  # pixels per map unit
    x: float = 0.0  # map point in the middle of the viewport
    y: float = 0.0
    shows: Literal["home", "whole", "part"] = "home"  # view to restore when the window changes
    least_home: float = 0.0  # smallest zoom of the home view
    lost: float = 0.0  # map units the home view may cut at both ends alike before it favours one end
    focus: Bounds | None = None  # area the home view is centred on; None: the middle
    margin: float = 0.6  # map units left free round a fitted map
    largest: float = 140.0  # largest zoom
    least: float = 0.8  # smallest zoom, as a share of the fitting one
    kept_free: tuple[int, int, int, int] = (0, 0, 0, 0)  # pixels at left, top, right, bottom that a fitted map avoids

    def fitting_zoom(self) -> float:
        """Returns the zoom, in pixels a map unit, at which the whole map fits into what is free of the viewport, within
        a largest (and for hexes a smallest) zoom."""
        wide = self.bounds[2] - self.bounds[0] + self.margin
        high = self.bounds[3] - self.bounds[1] + self.margin
        left, top, right, bottom = self.kept_free
        room = (max(1, self.rect.width - left - right), max(1, self.rect.height - top - bottom))
        return min(room[0] / wide, room[1] / high, self.largest)

    def resize(self, rect: pygame.Rect) -> None:
        """Sets the viewport's rectangle and adapts the view: home view and whole map stay such, another view keeps its
        centre and zoom as far as possible."""
        self.rect = pygame.Rect(rect)
        if self.shows == "home":
            self.go_home()
        elif self.shows == "whole":
            self.fit()
        else:
            self._clamp()

    def fit(self) -> None:
        """Shows the whole map."""
        self.zoom = self.fitting_zoom()
        self._centre()
        self.shows = "whole"

    def _centre(self) -> None:
        """Centres the map in the free part of the viewport."""
        left, top, right, bottom = self.kept_free
        self.x = (self.bounds[0] + self.bounds[2]) / 2 - (left - right) / 2 / self.zoom
        self.y = (self.bounds[1] + self.bounds[3]) / 2 - (top - bottom) / 2 / self.zoom

    def go_home(self) -> None:
        """Shows the whole map if it is large enough, else the area round ``focus`` without crossing the map's edge."""
        self.fit()
        focus = self.focus or self.bounds
        if self.zoom < self.least_home:
            self.zoom = self.least_home
            left, top, right, bottom = self.kept_free
            self.x = self._kept_inside(focus[0::2], self.bounds[0::2], self.rect.width, left, right)
            self.y = self._kept_inside(focus[1::2], self.bounds[1::2], self.rect.height, top, bottom)
        self.shows = "home"

    def _kept_inside(
        self, wanted: tuple[float, ...], ends: tuple[float, ...], room: int, before: int, after: int
    ) -> float:
        """Returns the view's centre along one axis. It shows as little as possible beyond the map; if the map does not
        fit, it gives up a little at the end nearer to the wanted area in favour of the farther one."""
        half, shift = (room - before - after) / 2 / self.zoom, (before - after) / 2 / self.zoom
        if ends[1] - ends[0] <= 2 * (half + self.lost):
            return (ends[0] + ends[1]) / 2 - shift
        low = ends[0] - self.margin / 2 + half + min(self.lost, wanted[0] - ends[0])
        high = ends[1] + self.margin / 2 - half - min(self.lost, ends[1] - wanted[1])
        return max(low, min(high, sum(wanted) / 2)) - shift

    @property
    def home_zoom(self) -> float:
        """The zoom of the home view: that at which the whole map fits, but not below the least one for this view."""
        return max(self.fitting_zoom(), self.least_home)

    @property
    def parted(self) -> tuple[bool, bool]:
        """Two answers: whether the home view cuts off more than ``lost`` at each end of the map's width, and of its
        height."""
        zoom, (wide, high) = self.home_zoom, self.uncovered_rect.size
        return (
            (self.bounds[2] - self.bounds[0] - 2 * self.lost) * zoom > wide,
            (self.bounds[3] - self.bounds[1] - 2 * self.lost) * zoom > high,
        )

    @property
    def home_size(self) -> tuple[int, int]:
        """Width and height in pixels that the home view needs: of the whole map in a direction in which it is cut off,
        else of the free viewport."""
        left, top, right, bottom = self.bounds
        whole = (
            round((right - left + self.margin) * self.home_zoom),
            round((bottom - top + self.margin) * self.home_zoom),
        )
        wide, high = (
            extent if goes_on else free
            for extent, free, goes_on in zip(whole, self.uncovered_rect.size, self.parted, strict=True)
        )
        return (wide, high)

    def toggle_home(self) -> None:
        """Switches between the home view and, if that shows only a part, the whole map."""
        if self.shows == "home" and not self.all_in_sight:
            self.fit()
        else:
            self.go_home()

    @property
    def uncovered_rect(self) -> pygame.Rect:
        """The part of the viewport that no panel covers."""
        left, top, right, bottom = self.kept_free
        return pygame.Rect(
            self.rect.x + left, self.rect.y + top, self.rect.width - left - right, self.rect.height - top - bottom
        )

    @property
    def all_in_sight(self) -> bool:
        """Whether the whole map is visible."""
        return not any(self.beyond)

    @property
    def beyond(self) -> tuple[bool, bool, bool, bool]:
        """Whether the map goes on out of sight at the left, top, right and bottom, by more than a quarter of its
        margin."""
        (left, top), (right, bottom) = self.to_screen(self.bounds[:2]), self.to_screen(self.bounds[2:])
        free, slack = self.uncovered_rect, self.zoom * self.margin / 4
        return (
            left < free.left - slack,
            top < free.top - slack,
            right > free.right + slack,
            bottom > free.bottom + slack,
        )

    def reveal(self, points: Iterable[Point], around: float, under: int = 0) -> bool:
        """Pans as little as needed to show all these points, with ``around`` map units round each, above the lowest
        ``under`` pixels, which something covers. Returns False without moving if they are visible already or too far
        apart."""
        found = [self.to_screen(point) for point in points]
        if not found:
            return False
        reach, free = around * self.zoom, self.uncovered_rect
        free.height -= under
        left, right = min(x for x, _ in found) - reach, max(x for x, _ in found) + reach
        top, bottom = min(y for _, y in found) - reach, max(y for _, y in found) + reach
        if right - left > free.width or bottom - top > free.height:
            return False
        dx = max(0.0, free.left - left) - max(0.0, right - free.right)
        dy = max(0.0, free.top - top) - max(0.0, bottom - free.bottom)
        if not dx and not dy:
            return False
        self.pan(dx, dy)
        return True

    def look_at(self, point: Point) -> None:
        """Centres the view on a point of the map, as far as the map's edges allow; keeps the zoom."""
        self.x, self.y = point
        self.shows = "part"
        self._clamp()

    def fill(self, part: tuple[float, float, float, float]) -> None:
        """Shows this part of the map (left, top, right, bottom) as large as possible."""
        wide, high = part[2] - part[0], part[3] - part[1]
        self.zoom = min(self.rect.width / wide, self.rect.height / high, self.largest)
        self.x, self.y = (part[0] + part[2]) / 2, (part[1] + part[3]) / 2
        self.shows = "part"

    def to_screen(self, point: Point) -> Point:
        """Converts a point of the map to one of the window, in pixels."""
        return (
            self.rect.centerx + (point[0] - self.x) * self.zoom,
            self.rect.centery + (point[1] - self.y) * self.zoom,
        )

    def to_world(self, pixel: Point) -> Point:
        """Converts a point of the window, in pixels, to one of the map."""
        return (
            self.x + (pixel[0] - self.rect.centerx) / self.zoom,
            self.y + (pixel[1] - self.rect.centery) / self.zoom,
        )

    def zoom_at(self, pixel: Point, steps: float) -> bool:
        """Zooms by steps of the wheel; the map point under the pixel stays in place unless the whole map is visible.
        Returns False at the limits."""
        before = self.to_world(pixel)
        zoom = max(self.fitting_zoom() * self.least, min(self.largest, self.zoom * STEP**steps))
        if abs(zoom - self.zoom) < 1e-6:
            return False
        self.zoom = zoom
        self.x = before[0] - (pixel[0] - self.rect.centerx) / zoom
        self.y = before[1] - (pixel[1] - self.rect.centery) / zoom
        self.shows = "part"
        if zoom <= self.fitting_zoom():
            self._centre()
        self._clamp()
        return True

    def pan(self, dx: float, dy: float) -> None:
        """Moves the map by pixels, as far as its edges allow."""
        self.x -= dx / self.zoom
        self.y -= dy / self.zoom
        self.shows = "part"
        self._clamp()

    def _clamp(self) -> None:
        self.x = max(self.bounds[0], min(self.bounds[2], self.x))
        self.y = max(self.bounds[1], min(self.bounds[3], self.y))

    @property
    def key(self) -> tuple[float, float, float, tuple[int, int, int, int]]:
        """A value that is the same for the same view (zoom, centre, viewport), as a cache key for drawings."""
        left, top, wide, high = self.rect
        return (round(self.zoom, 3), round(self.x, 3), round(self.y, 3), (left, top, wide, high))
