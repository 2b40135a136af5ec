"""Has the pictures of the first screens made in the background where the program brings none along: run from source."""

from __future__ import annotations

import atexit
import logging
import subprocess
import sys

import pygame

from game.platform.window import UNSEEN
from game.render.image_cache import ImageCache
from game.render.shipped_pictures import PACK
from game.render.svg_render import Size

log = logging.getLogger(__name__)
FIRST = "screens/menu"  # the first picture of all: where it is not of today's drawing, none is


def make_first_pictures(pictures: ImageCache, size: Size) -> None:
    """Start a process that makes them for a window of this size into the player's cache, where the next start finds
    them; not where there are some, or no place for them. It ends with the program."""
    known = pictures.shipped.has(pictures.digest(FIRST) or "", size)
    unseen = pygame.display.get_driver() in UNSEEN  # of a test: nobody waits for anything
    if known or unseen or pictures.cache is None or getattr(sys, "frozen", False):
        return
    words = [
        sys.executable,
        *("-m", "game", "--build-pictures", str(pictures.cache.parent / PACK), "--size", f"{size[0]}x{size[1]}"),
    ]
    quiet = subprocess.DEVNULL
    try:
        process = subprocess.Popen(words, stdin=quiet, stdout=quiet, stderr=quiet)
    except OSError as error:
        log.info("the first pictures are not made: %s", error)
        return
    atexit.register(process.terminate)
