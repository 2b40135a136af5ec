"""The program's clock: milliseconds since its start. (pygame's own clock stands still until every part of pygame is
started.)"""

from __future__ import annotations

import time

_START = time.monotonic()
_stopped: list[float] = []  # since when it stands still
_lost = [0.0]  # seconds for which it stood still


def now() -> int:
    return int(((_stopped[0] if _stopped else time.monotonic()) - _START - _lost[0]) * 1000)


def stop() -> None:
    """Pauses the clock until ``go_on`` is called, so that no animation or timer advances while a new screen is being
    prepared."""
    if not _stopped:
        _stopped.append(time.monotonic())


def go_on() -> None:
    if _stopped:
        _lost[0] += time.monotonic() - _stopped.pop()


class LastFrame:
    """Requests one more frame when a time-driven animation has come to rest, so that its end is drawn even if the loop
    is late.

    ``tick`` returns ``due(moving)``; ``next_tick`` asks for another frame while ``waits``.
    """

    def __init__(self) -> None:
        self.waits = False

    def due(self, moving: bool) -> bool:
        before, self.waits = self.waits, moving
        return moving or before
