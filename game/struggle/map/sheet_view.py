"""Converts between positions on the map (fractions of its width and height) and pixels of the window."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class SheetView:
    """A zoomed and panned view of the map.

    `room`: its window; `aspect`: the map's width in heights; `high`: the map's height in pixels; `middle`: the view's
    centre, in heights.
    """

    room: pygame.Rect
    aspect: float
    high: float
    middle: Point

    @property
    def size(self) -> Point:
        """Size of the whole map in pixels."""
        return self.aspect * self.high, self.high

    def to_screen(self, place: Point) -> Point:
        """Returns the pixel of a position on the map."""
        return (
            self.room.centerx + (place[0] * self.aspect - self.middle[0]) * self.high,
            self.room.centery + (place[1] - self.middle[1]) * self.high,
        )

    def to_sheet(self, pixel: Point) -> Point:
        """Returns the position on the map of a pixel."""
        return (
            (self.middle[0] + (pixel[0] - self.room.centerx) / self.high) / self.aspect,
            self.middle[1] + (pixel[1] - self.room.centery) / self.high,
        )

    @property
    def key(self) -> tuple[object, ...]:
        """The key under which caches keep what was drawn for this view."""
        return (tuple(self.room), round(self.high), round(self.middle[0], 4), round(self.middle[1], 4))
