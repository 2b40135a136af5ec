"""Tunes the C allocator on Linux so that freed memory is returned to the system.

Left to itself glibc soon takes surfaces, too, from one heap that can only shrink at its end, and from another one for
each thread: a third of the program's memory was such holes.
"""

from __future__ import annotations

import ctypes
import logging
import sys

log = logging.getLogger(__name__)
MMAP_THRESHOLD, ARENA_MAX = -3, -8  # of mallopt(3)
LARGE = 128 << 10  # bytes from which a piece is taken from the system by itself; what it is before glibc raises it


def settle_heap() -> None:
    """Sets thresholds of glibc's allocator so that freed memory can be returned to the system; called once, before the
    first surface. Does nothing without glibc."""
    if sys.platform != "linux":
        return
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError) as error:
        log.debug("the heap is left as it is: %s", error)
        return
    mallopt(MMAP_THRESHOLD, LARGE)
    mallopt(ARENA_MAX, 1)


def trim_heap() -> None:
    """Returns free memory to the system; called after a game was closed."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
