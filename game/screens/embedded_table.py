"""Embeds a table in a part of the window: makes that part count as the whole window, and converts mouse positions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.render.ui import Ui

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
OUTSIDE = (-1, -1)


@contextmanager
def within(ui: Ui, area: pygame.Rect) -> Iterator[None]:
    """Context manager: everything measures, draws and points as if this part of the window were the whole."""
    size, pointer = ui.size, ui.pointer
    ui.size = area.size
    ui.pointer = moved(pointer, area) if area.collidepoint(pointer) else OUTSIDE
    try:
        yield
    finally:
        ui.size, ui.pointer = size, pointer


def moved(position: tuple[int, int], area: pygame.Rect) -> tuple[int, int]:
    """Converts a position in the window to one in the part."""
    return (position[0] - area.x, position[1] - area.y)


def translated(event: pygame.Event, area: pygame.Rect) -> pygame.Event:
    """Converts a mouse event of the window to one of the part; returns other events as they are."""
    if event.type not in MOUSE:
        return event
    return pygame.Event(event.type, {**event.dict, "pos": moved(event.pos, area)})
