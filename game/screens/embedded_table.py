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
    """Context manager: within it the rectangle `area` counts as the whole window, for measuring, drawing and the
    pointer."""
    size, pointer = ui.size, ui.pointer
    ui.size = area.size
    ui.pointer = position_within(pointer, area) if area.collidepoint(pointer) else OUTSIDE
    try:
        yield
    finally:
        ui.size, ui.pointer = size, pointer


def position_within(position: tuple[int, int], area: pygame.Rect) -> tuple[int, int]:
    """Converts a position in the window to one relative to the rectangle `area`."""
    return (position[0] - area.x, position[1] - area.y)


def translated(event: pygame.Event, area: pygame.Rect) -> pygame.Event:
    """Returns a mouse event with its position converted to one relative to the rectangle `area`; other events
    unchanged."""
    if event.type not in MOUSE:
        return event
    return pygame.Event(event.type, {**event.dict, "pos": position_within(event.pos, area)})
