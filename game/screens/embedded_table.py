"""Shows a table in a part of the window, with another screen round it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from game.render.ui import Ui
from game.shell.shell import ScreenLayer, Shell

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
OUTSIDE = (-1, -1)


class HostedShell:
    """The app as a table sees it that another screen hosts: while the host is on top, the table is."""

    def __init__(self, app: Shell, host: ScreenLayer) -> None:
        self.__dict__.update(app=app, host=host, hosted=None)

    @property
    def top(self) -> ScreenLayer:
        top: ScreenLayer = self.__dict__["app"].top
        return self.__dict__["hosted"] if top is self.__dict__["host"] else top

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["app"], name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self.__dict__["app"], name, value)

    def holds(self, table: ScreenLayer) -> None:
        """Names the table that is hosted."""
        self.__dict__["hosted"] = table


@contextmanager
def within(ui: Ui, area: pygame.Rect) -> Iterator[None]:
    """Lets everything measure, draw and point as if this part of the window were the whole."""
    size, pointer = ui.size, ui.pointer
    ui.size = area.size
    ui.pointer = moved(pointer, area) if area.collidepoint(pointer) else OUTSIDE
    try:
        yield
    finally:
        ui.size, ui.pointer = size, pointer


def moved(position: tuple[int, int], area: pygame.Rect) -> tuple[int, int]:
    """A position of the window as one of the part."""
    return (position[0] - area.x, position[1] - area.y)


def translated(event: pygame.Event, area: pygame.Rect) -> pygame.Event:
    """A mouse event of the window as one of the part; other events as they are."""
    if event.type not in MOUSE:
        return event
    return pygame.Event(event.type, {**event.dict, "pos": moved(event.pos, area)})
