"""What one frame may cost. The window answers within a tenth of a second even when nothing was ever drawn before:
what is too much for this frame is stood in for, and drawn in the next ones."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

# What other programs do meanwhile is not this frame's: on a busy machine it would draw a word at a time. Where the
# system tells the thread's own time in strokes of a sixtieth only, the clock has to do.
now = time.thread_time if time.get_clock_info("thread_time").resolution < 0.001 else time.perf_counter
ROOM = 0.030  # seconds of first-time drawing in one frame; the piece under way is finished
LEAST, WHOLE = 0.008, 0.055  # so many of them when the frame has taken this long, with what is drawn in every frame


class Haste:
    """Shared by all that draws for the first time: pictures, boxes, lines of text."""

    def __init__(self) -> None:
        self.on = False  # no frame of the loop is being drawn: everything is drawn whole, however long it takes
        self.lacking = 0  # pieces of this frame that something stood in for
        self.waiting = 0  # those among them that are being drawn elsewhere
        self.progress = 0  # pieces drawn for the first time, ever
        self._spent = 0.0
        self._depth = 0
        self._begun = 0.0

    @contextmanager
    def frame(self) -> Iterator[None]:
        """The frame drawn meanwhile may lack something, and says so in ``lacking``."""
        self.on, self.lacking, self.waiting, self._spent, self._depth = True, 0, 0, 0.0, 0
        self._begun = now()
        try:
            yield
        finally:
            self.on = False

    @property
    def late(self) -> bool:
        """Nothing more is to be drawn for the first time in this frame."""
        if not self.on or self._depth or self._spent <= LEAST:
            return False
        return self._spent > ROOM or now() - self._begun > WHOLE

    @contextmanager
    def work(self) -> Iterator[None]:
        """Something is drawn for the first time; a part of it is not counted again."""
        self._depth += 1
        begun = now()
        try:
            yield
        finally:
            self._depth -= 1
            self.progress += 1
            if self._depth == 0:
                self._spent += now() - begun
