"""Limits the milliseconds of first-time drawing in one frame, so that the window responds within a tenth of a second.

What does not fit is drawn as a placeholder, and for real in the next frames."""

from __future__ import annotations

import mmap
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

# What other programs do meanwhile is not this frame's: on a busy machine it would draw a word at a time. Where the
# system tells the thread's own time in strokes of a sixtieth only, the clock has to do.
now = time.thread_time if time.get_clock_info("thread_time").resolution < 0.001 else time.perf_counter
ROOM = 0.024  # seconds of first-time drawing in one frame; the piece under way is finished
LEAST, WHOLE = 0.008, 0.040  # so many of them when the frame has taken this long, with what is drawn in every frame
PIXEL = 4e-9  # seconds that painting takes, most of them for the memory
LAID = 0.020  # laying out screens has a frame for itself when it takes longer


class FrameBudget:
    """The budget shared by everything that is drawn once and cached: pictures, boxes, lines of text."""

    def __init__(self) -> None:
        self.opening = False  # a screen is just coming: what a frame has no time for at all may come with the next
        self.factor = 1  # so many times as long a frame may take: while none is shown nobody waits for it
        self.on = False  # no frame of the loop is being drawn: everything is drawn whole, however long it takes
        self.lacking = 0  # pieces of this frame that something stood in for
        self.waiting = 0  # those among them that are being drawn elsewhere
        self.owed = 0  # pieces that the last frame had no time for
        self.texts = 0  # lines of text that were asked for, ever
        self.progress = 0  # pieces drawn for the first time, ever
        self.took = 0.0  # seconds, the last of those
        self._spent = 0.0
        self._depth = 0
        self._begun = 0.0
        self._clear: pygame.Surface | None = None

    @contextmanager
    def frame(self) -> Iterator[None]:
        """Context manager: begins a frame; drawings that are skipped for lack of time are counted in ``lacking``."""
        self.owed = self.lacking - self.waiting
        self.on, self.lacking, self.waiting, self._spent, self._depth = True, 0, 0, 0.0, 0
        self._begun = now()
        try:
            yield
        finally:
            self.on = False

    @property
    def late(self) -> bool:
        """Whether the frame has no time left for first-time drawing."""
        return self.late_for((0, 0))

    def late_for(self, size: tuple[int, int], pixel: float = PIXEL) -> bool:
        """Returns whether too little of this frame's time is left to draw something of this size for the first time, at
        ``pixel`` seconds a pixel. False for the first such drawing of a frame, however large."""
        if not self.on or self._depth or self._spent <= LEAST * self.factor:
            return False
        more = size[0] * size[1] * pixel
        return self._spent + more > ROOM * self.factor or now() - self._begun + more > WHOLE * self.factor

    @property
    def layout_took_long(self) -> bool:
        """Whether layout took so much of the frame that little time is left for drawing."""
        return self.on and now() - self._begun > LAID

    def clear(self, size: tuple[int, int]) -> pygame.Surface:
        """Returns a transparent surface of this size, to stand for a missing picture; it is shared, so never draw on
        it."""
        wide, high = size
        known = self._clear
        if known is None or known.get_width() < wide or known.get_height() < high:
            had = known.get_size() if known is not None else (1, 1)
            known = self._clear = _clear((max(wide, had[0]), max(high, had[1])))
        return known.subsurface((0, 0, wide, high))

    @contextmanager
    def work(self) -> Iterator[None]:
        """Context manager: counts the time spent within it as first-time drawing of this frame; nested ones count
        once."""
        self._depth += 1
        begun = now()
        try:
            yield
        finally:
            self._depth -= 1
            self.progress += 1
            self.took = now() - begun
            if self._depth == 0:
                self._spent += self.took


def _clear(size: tuple[int, int]) -> pygame.Surface:
    """A clear surface that takes no memory before it is written to, where the system can do that."""
    if sys.platform == "win32":
        return pygame.Surface(size, pygame.SRCALPHA)
    nothing = mmap.mmap(-1, size[0] * size[1] * 4, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    return pygame.image.frombuffer(nothing, size, "BGRA")
