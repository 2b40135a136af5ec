"""Milliseconds since the program started. (pygame's own clock stands still until every part of pygame is started.)"""

from __future__ import annotations

import time

_START = time.monotonic()


def now() -> int:
    return int((time.monotonic() - _START) * 1000)


class LastFrame:
    """Of something that moves by the clock: drawn once more when it has come to rest, however late the loop looks.

    ``tick`` returns ``due(moving)``; ``next_tick`` asks for another frame while ``waits``.
    """

    def __init__(self) -> None:
        self.waits = False

    def due(self, moving: bool) -> bool:
        before, self.waits = self.waits, moving
        return moving or before
