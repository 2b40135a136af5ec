"""A file of the player's that a page can't show is found by trying each, and put aside.

Nothing that is read should ever raise while it is drawn; if it does all the same, the program goes on without that file
instead of failing at every start.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from game.platform.backups import beside
from game.render.ui import Ui
from game.shell.shell import Shell
from game.widgets.base import Widget

log = logging.getLogger(__name__)
FOLDER = "set-aside"  # beside the files; nothing looks for saves or scenarios there
WIDE = 900  # u that a part has when it is tried
OwnFile = tuple[Path, Callable[[], Widget]]  # a file of the player's, and what makes the part of a page that shows it


def set_aside_faulty(app: Shell) -> list[Path]:
    """Try every file that the screens show now, by itself; move those that raise. Returns where they lie now."""
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
    """Make, lay out and draw a part as its page does. Raises whatever that raises."""
    part = make()
    width = ui.px(WIDE)
    _, high = part.measure(ui, width)
    part.arrange(ui, pygame.Rect(0, 0, width, high))
    part.draw(ui, pygame.Surface((width, max(1, high)), pygame.SRCALPHA))
    for widget in part.walk():
        if widget.tip:
            ui.fonts.wrap(widget.tip, "text", 16, width)


def _moved(path: Path) -> list[Path]:
    """Where it lies now, with all that belongs to it; empty where it can't be moved."""
    folder = path.parent / FOLDER
    number = 1
    try:
        folder.mkdir(exist_ok=True)
        while (to := folder / (path.name if number == 1 else f"{path.stem} {number}{path.suffix}")).exists():
            number += 1
        for old, new in zip([*beside(path), path], [*beside(to), to], strict=True):
            if old.is_file():
                os.replace(old, new)
    except OSError as error:
        log.warning("%s can't be put aside: %s", path, error)
        return []
    return [to]
