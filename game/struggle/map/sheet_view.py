"""The view on the sheet: from places, which are fractions of its width and height, to pixels and back."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class SheetView:
    """``room``: the window on it; ``aspect``: its width in heights; ``high``: its height in pixels; ``middle`` of the
    view, in heights."""

    room: pygame.Rect
    aspect: float
    high: float
    middle: Point

    @property
    def size(self) -> Point:
        """Of the whole sheet, in pixels."""
        return self.aspect * self.high, self.high

    def to_screen(self, place: Point) -> Point:
        return (
            self.room.centerx + (place[0] * self.aspect - self.middle[0]) * self.high,
            self.room.centery + (place[1] - self.middle[1]) * self.high,
        )

    def to_sheet(self, pixel: Point) -> Point:
        return (
            (self.middle[0] + (pixel[0] - self.room.centerx) / self.high) / self.aspect,
            self.middle[1] + (pixel[1] - self.room.centery) / self.high,
        )

    @property
    def key(self) -> tuple[object, ...]:
        return (tuple(self.room), round(self.high), round(self.middle[0], 4), round(self.middle[1], 4))
