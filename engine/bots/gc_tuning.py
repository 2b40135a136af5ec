"""How often Python looks for cycles where games are played by the thousand or searched."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

COLLECTED_AFTER = 100_000  # objects made and not freed


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Positions and records hold no cycles: looked through at Python's pace they cost a tenth of the time."""
    if not hasattr(gc, "get_threshold"):  # PyPy, under which measurements may be played: it collects otherwise
        yield
        return
    before = gc.get_threshold()
    gc.set_threshold(COLLECTED_AFTER, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
