"""Makes Python's cyclic garbage collector run less often during searches and mass games."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

COLLECTED_AFTER = 100_000  # objects made and not freed


@contextmanager
def seldom_collected() -> Iterator[None]:
    """A context manager in which the garbage collector runs less often. States hold no cycles; collecting at the
    default pace costs 10 % time."""
    if not hasattr(gc, "get_threshold"):  # PyPy, under which measurements may be played: it collects otherwise
        yield
        return
    before = gc.get_threshold()
    gc.set_threshold(COLLECTED_AFTER, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
