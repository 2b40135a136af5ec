"""Counts flashes in what a window shows, as WCAG 2.3.1 defines them: pairs of opposing changes of relative luminance by
a tenth or more, the darker below 0.8, and pairs of changes to and from a saturated red.

The rule lets a quarter of what ten degrees of sight hold flash, 341 x 256 px at 1024 x 768; so what is no larger than a
token may fly past again and again.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass, field

import pygame

GRID = (32, 20)  # fields of the picture, each of 40 x 40 px at 1280 x 800
STEP, DARK = 0.1, 0.8  # the least change of relative luminance, and the luminance that the darker state lies below
RED, RED_STEP = 0.8, 20.0  # the share of red in a saturated red, and the least change of (R - G - B) * 320
SECOND = 1000  # ms
MOST = 3  # flashes in a second
WINDOW = (9, 7)  # fields within ten degrees
LARGEST = 13  # fields: a quarter of 341 x 256 px
LINEAR = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in range(256)]


def luminance(red: int, green: int, blue: int) -> float:
    """Returns the relative luminance of a colour, 0 to 1."""
    return 0.2126 * LINEAR[red] + 0.7152 * LINEAR[green] + 0.0722 * LINEAR[blue]


def redness(red: int, green: int, blue: int) -> float:
    """Returns how red a saturated red is by (R - G - B) * 320; 0 for every other colour."""
    r, g, b = LINEAR[red], LINEAR[green], LINEAR[blue]
    return max(0.0, r - g - b) * 320 if r >= RED * (r + g + b) else 0.0


@dataclass(slots=True)
class Swings:
    """The opposing changes of one value: each is counted where it has gone ``step`` from the last turning point."""

    step: float
    ceiling: float  # a change whose lower end is not below this does not count
    turned: float = 0.0
    way: int = 0  # 1: it rose last, -1: it fell
    times: deque[int] = field(default_factory=deque)  # of the changes within the last second

    def see(self, value: float, now: int) -> int:
        """Takes the value of a frame. Returns how many flashes the last second has."""
        change = value - self.turned
        if self.way * change > 0:
            self.turned = value  # it goes on the same way
        elif abs(change) >= self.step and min(value, self.turned) < self.ceiling:
            self.way, self.turned = (1 if change > 0 else -1), value
            self.times.append(now)
        while self.times and self.times[0] <= now - SECOND:
            self.times.popleft()
        return len(self.times) // 2


class FlashMeter:
    """Looks at one frame after the other, and keeps the largest area that flashed too often."""

    def __init__(self) -> None:
        self.frames = 0
        self.area, self.when = 0, 0  # most fields of a window that flashed too often at a time, and that time in ms
        self._fields: list[tuple[Swings, Swings]] = []

    def see(self, picture: pygame.Surface, now: int) -> None:
        """Takes a frame that is shown from ``now`` on, in ms."""
        parts = pygame.image.tobytes(pygame.transform.smoothscale(picture, GRID), "RGB")
        colours = [*zip(parts[0::3], parts[1::3], parts[2::3], strict=True)]
        if not self._fields:
            self._fields = [
                (Swings(STEP, DARK, luminance(*colour)), Swings(RED_STEP, math.inf, redness(*colour)))
                for colour in colours
            ]
        self.frames += 1
        over = set()
        for number, ((light, red), colour) in enumerate(zip(self._fields, colours, strict=True)):
            if max(light.see(luminance(*colour), now), red.see(redness(*colour), now)) > MOST:
                over.add((number % GRID[0], number // GRID[0]))
        area = self._largest(over) if over else 0
        if area > self.area:
            self.area, self.when = area, now

    @staticmethod
    def _largest(over: set[tuple[int, int]]) -> int:
        """Returns the most of these fields that a window holds."""
        wide, high = WINDOW
        rows = [
            [sum((x + more, y) in over for more in range(wide)) for x in range(GRID[0] - wide + 1)]
            for y in range(GRID[1])
        ]
        return max(
            sum(row[x] for row in rows[y : y + high]) for y in range(GRID[1] - high + 1) for x in range(len(rows[0]))
        )
