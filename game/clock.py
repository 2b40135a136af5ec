"""Milliseconds since the program started. (pygame's own clock stands still until every part of pygame is started.)"""

from __future__ import annotations

import time

_START = time.monotonic()


def now() -> int:
    return int((time.monotonic() - _START) * 1000)
