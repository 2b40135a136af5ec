"""A save that comes from outside: double-clicked while the program runs, dropped on the window, or by macOS."""

from __future__ import annotations

import logging
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from game.app import App

log = logging.getLogger(__name__)


def knocked(path: str) -> None:
    """Tell the loop, from any thread. An empty path only asks for the window."""
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=path))


def open_from_outside(app: App, path: str) -> None:
    """Bring the window to the front and open the save; the game on the table puts itself away."""
    to_front()
    if not path:
        return
    from game.brazil.start import open_save

    before = list(app.stack)
    if open_save(app, Path(path)) is None:
        return
    for screen in reversed(before):
        closing: Any = getattr(screen, "closing", None)
        if closing is not None:
            closing()


def to_front() -> None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # there is no other way to this window yet
            window = pygame.Window.from_display_module()
        window.restore()
        window.focus()
    except pygame.error as error:
        log.info("the window cannot be brought to the front: %s", error)
