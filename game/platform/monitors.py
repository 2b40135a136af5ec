"""Lists the monitors and computes where a window fits on them. Rectangles are in pixels of the desktop.

SDL knows where screens stand; pygame tells only how large they are. It is asked by ctypes, in the library that pygame
has loaded; where that cannot be found, screens are taken to stand in a row.
"""

from __future__ import annotations

import ctypes
import logging
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import pygame
import pygame.base

log = logging.getLogger(__name__)
Rect = pygame.Rect
GRIP = (100, 40)  # pixels of a window's upper edge by which a hand can still take it
TITLE_BAR = 32  # pixels of a window's height that its own size does not count
MOSTLY = 0.9  # of a screen's width and height: a window as large as that was maximised


@cache
def _sdl() -> Any:
    """SDL's functions; None where they cannot be reached."""
    name = "SDL2.dll" if sys.platform == "win32" else pygame.base.__file__
    try:
        library = ctypes.CDLL(name)
        return library if hasattr(library, "SDL_GetDisplayBounds") else None
    except OSError as error:
        log.info("where screens stand is not known: %s", error)
        return None


def monitor_rects() -> list[Rect]:
    """Returns the rectangle of every monitor in pixels of the desktop, the main one first; side by side in a row if SDL
    can't be asked. The display module must be open."""
    sizes = pygame.display.get_desktop_sizes()
    sdl = _sdl()
    found: list[Rect] = []
    for number, size in enumerate(sizes):
        box = (ctypes.c_int * 4)()
        if sdl is None or sdl.SDL_GetDisplayBounds(number, ctypes.byref(box)) != 0:
            return in_a_row(sizes)
        found.append(Rect(box[0], box[1], *size))
    return found


def work_areas() -> list[Rect]:
    """Returns the part of every monitor that no bar of the desktop covers, the main one first; the whole monitor if SDL
    doesn't say. The display module must be open."""
    sdl = _sdl()
    found: list[Rect] = []
    for number, screen in enumerate(monitor_rects()):
        box = (ctypes.c_int * 4)()
        known = sdl is not None and sdl.SDL_GetDisplayUsableBounds(number, ctypes.byref(box)) == 0
        area = Rect(*box) if known else screen
        found.append(area if area.width > 0 and area.height > 0 else screen)
    return found


def in_a_row(sizes: Sequence[tuple[int, int]]) -> list[Rect]:
    """Returns rectangles of these sizes side by side, from the left: assumed where the arrangement of monitors is
    unknown."""
    lefts = [sum(size[0] for size in sizes[:number]) for number in range(len(sizes))]
    return [Rect(left, 0, *size) for left, size in zip(lefts, sizes, strict=True)]


def monitor_of(window: Rect, screens: Sequence[Rect]) -> int:
    """Returns the index of the monitor that shows most of a window; if none does, of the nearest."""

    def distance(screen: Rect) -> int:
        across = max(screen.left - window.centerx, 0, window.centerx - screen.right)
        along = max(screen.top - window.centery, 0, window.centery - screen.bottom)
        return across * across + along * along

    def rank(number: int) -> tuple[int, int]:
        shared = window.clip(screens[number])
        return (-shared.width * shared.height, distance(screens[number]))

    return min(range(len(screens)), key=rank)


def moved_into_view(window: Rect, screens: Sequence[Rect], smallest: tuple[int, int]) -> Rect:
    """Returns the rectangle at which to reopen a window that was last at ``window``. It keeps its place if its upper
    edge can be grabbed on a monitor, else it is moved into the nearest one. It is no larger than that monitor, and no
    smaller than ``smallest`` unless the monitor is."""
    screen = screens[monitor_of(window, screens)]
    wide = max(min(window.width, screen.width), min(smallest[0], screen.width))
    high = max(min(window.height, screen.height), min(smallest[1], screen.height))
    placed = Rect(window.topleft, (wide, high))
    upper = Rect(placed.left, placed.top, placed.width, GRIP[1])
    reach = (upper.clip(one) for one in screens)
    if any(part.width >= GRIP[0] and part.height >= GRIP[1] for part in reach):
        return placed
    return placed.clamp(screen)


def overflows(size: tuple[int, int], area: Rect) -> bool:
    """Returns whether a window of this size with its title bar is too large for this area."""
    return size[0] > area.width or size[1] + TITLE_BAR > area.height


def fills(size: tuple[int, int], screens: Sequence[Rect]) -> bool:
    """Returns whether a window of this size is about as large as one of the monitors."""
    return any(size[0] >= MOSTLY * one.width and size[1] >= MOSTLY * one.height for one in screens)
