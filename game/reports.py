"""When something goes wrong that nobody foresaw: a report on disk, the game kept, one sentence to the player."""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import __version__

if TYPE_CHECKING:
    from game.app import App

log = logging.getLogger(__name__)
MOST = 3  # faults in a row after which the program gives up


def write_report(app: App, error: BaseException) -> Path | None:
    folder = app.folders.reports
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    head = f"{__version__} / {sys.version} / {platform.platform()} / pygame-ce {pygame.ver}\n"
    screens = " > ".join(type(screen).__name__ for screen in app.stack)
    body = "".join(traceback.format_exception(error))
    path = folder / f"report-{stamp}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{head}{screens}\n\n{body}", encoding="utf-8")
        for screen in app.stack:
            screen.attach_to_report(folder / f"report-{stamp}.json")
    except OSError as trouble:
        log.error("the report cannot be written: %s", trouble)
        return None
    return path


def guarded(app: App) -> None:
    """The loop, which survives a fault in a screen; after several in a row it stops."""
    faults = 0
    while app.running:
        try:
            app.run()
        except Exception as error:
            log.exception("fault in the loop")
            faults += 1
            path = write_report(app, error)
            if faults > MOST:
                raise
            _back_to_menu(app, path)


def _back_to_menu(app: App, path: Path | None) -> None:
    from game.screens.dialog import Dialog

    app.go("menu")
    body = app.ui.text("crash-body", path=str(path) if path else "-")
    app.push(Dialog(app, app.ui.text("crash-title"), body, [(app.ui.text("done"), None, "main")]))
