"""Finds the player's files that make a page fail, by drawing each alone, and moves them to a folder beside them.

Reading a file should never lead to an error while drawing. If it does all the same, the program goes on without that
file instead of failing at every start.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from game.platform.backups import companion_files
from game.render.ui import Ui
from game.shell.shell import Shell
from game.widgets.base import Widget

log = logging.getLogger(__name__)
FOLDER = "set-aside"  # beside the files; never searched for saves or scenarios
WIDE = 900  # u: width of a part under test
OwnFile = tuple[Path, Callable[[], Widget]]  # a player's file, and the function that builds its part of a page


def set_aside_faulty(app: Shell) -> list[Path]:
    """Draws each player's file that the current screens show on its own; one whose drawing raises an exception is moved
    to the folder FOLDER beside it. Returns the new paths."""
    moved: list[Path] = []
    for screen in reversed(app.stack):
        for path, make in _own_files(screen.own_files):
            try:
                _try(app.ui, make)
            except Exception:
                log.exception("%s can't be shown", path)
                moved += _moved(path)
    return moved


def _own_files(own_files: Callable[[], Iterable[OwnFile]]) -> list[OwnFile]:
    try:
        return list(own_files())
    except Exception:
        log.exception("the files of a page can't be told")
        return []


def _try(ui: Ui, make: Callable[[], Widget]) -> None:
    """Builds, lays out and draws a part as its page does. Raises whatever that raises."""
    part = make()
    width = ui.px(WIDE)
    _, high = part.measure(ui, width)
    part.arrange(ui, pygame.Rect(0, 0, width, high))
    part.draw(ui, pygame.Surface((width, max(1, high)), pygame.SRCALPHA))
    for widget in part.walk():
        if widget.tip:
            ui.fonts.wrap(widget.tip, "text", 16, width)


def _moved(path: Path) -> list[Path]:
    """Moves a file with everything that belongs to it. Returns the new paths; empty if it can't be moved."""
    folder = path.parent / FOLDER
    number = 1
    try:
        folder.mkdir(exist_ok=True)
        while (to := folder / (path.name if number == 1 else f"{path.stem} {number}{path.suffix}")).exists():
            number += 1
        for old, new in zip([*companion_files(path), path], [*companion_files(to), to], strict=True):
            if old.is_file():
                os.replace(old, new)
    except OSError as error:
        log.warning("%s can't be put aside: %s", path, error)
        return []
    return [to]
