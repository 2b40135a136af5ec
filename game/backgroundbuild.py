"""Has the pictures of the first screens made in the background where the program brings none along: run from source."""

from __future__ import annotations

import atexit
import logging
import subprocess
import sys

from game.resources import Pictures
from game.shipped import NAME
from game.vector import Size

log = logging.getLogger(__name__)


def make_first_pictures(pictures: Pictures, size: Size) -> None:
    """Start a process that makes them for a window of this size into the player's cache, where the next start finds
    them; not where there are some, or no place for them. It ends with the program."""
    if len(pictures.shipped) or pictures.cache is None or getattr(sys, "frozen", False):
        return
    words = [
        sys.executable,
        *("-m", "game", "--build-pictures", str(pictures.cache.parent / NAME), "--size", f"{size[0]}x{size[1]}"),
    ]
    quiet = subprocess.DEVNULL
    try:
        process = subprocess.Popen(words, stdin=quiet, stdout=quiet, stderr=quiet)
    except OSError as error:
        log.info("the first pictures are not made: %s", error)
        return
    atexit.register(process.terminate)
