"""Starts a background process that draws the first screens' pictures, when run from source without shipped pictures."""

from __future__ import annotations

import atexit
import logging
import os
import subprocess
import sys
from contextlib import suppress

import pygame

from game.platform.window import UNSEEN
from game.render.image_cache import ImageCache
from game.render.shipped_pictures import PACK
from game.render.svg_render import Size

log = logging.getLogger(__name__)
FIRST = "screens/menu"  # the first picture: if it is outdated, so are all
CALM = 10  # niceness of the process, so that the game stays smooth


def make_first_pictures(pictures: ImageCache, size: Size) -> None:
    """Starts a process that draws the first screens' pictures for this window size into the player's cache, for the
    next start; it ends with the program. Does nothing in a packaged build, without a visible window or a writable
    cache, or where the pictures exist or are shipped in this size."""
    known = pictures.shipped.has(pictures.digest(FIRST) or "", size)
    nobody_sees = pygame.display.get_driver() in UNSEEN  # in tests
    if known or nobody_sees or pictures.cache is None or getattr(sys, "frozen", False):
        return
    words = [
        sys.executable,
        *("-m", "game", "--build-pictures", str(pictures.cache.parent / PACK), "--size", f"{size[0]}x{size[1]}"),
    ]
    quiet = subprocess.DEVNULL
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # whatever the player chose
    try:
        process = subprocess.Popen(words, stdin=quiet, stdout=quiet, stderr=quiet, env=unseen)
    except OSError as error:
        log.info("the first pictures are not made: %s", error)
        return
    atexit.register(process.terminate)
    if sys.platform != "win32":
        with suppress(OSError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, CALM)
