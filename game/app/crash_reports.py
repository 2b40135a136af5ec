"""Handles unexpected exceptions in the main loop: writes a report, moves files of the player's that can't be shown
aside, closes all screens, and offers to resume the game."""

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
from game.i18n.display_text import display_text
from game.platform import clipboard, clock
from game.platform.clipboard import NoClipboard
from game.screens.unshowable_files import set_aside_faulty

if TYPE_CHECKING:
    from game.app.app import App

log = logging.getLogger(__name__)
MAX_FAULTS_IN_A_ROW = 3  # most exceptions in a row before the program gives up
NAMED = 6  # most files named in the message
GOOD = 60_000  # ms without an exception that end a row


def write_report(app: App, error: BaseException) -> Path | None:
    """Writes a crash report: versions, screens and traceback, and beside it the game. Returns its path, None if it
    cannot be written."""
    folder = app.folders.reports
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    head = f"{__version__} / {sys.version} / {platform.platform()} / pygame-ce {pygame.ver}\n"
    screens = " > ".join(type(screen).__name__ for screen in app.stack)
    body = "".join(traceback.format_exception(error))
    path = folder / f"report-{stamp}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{head}{screens}\n\n{body}", encoding="utf-8", errors="backslashreplace")
    except OSError as write_error:
        log.error("the report cannot be written: %s", write_error)
        return None
    for screen in app.stack:
        try:
            screen.attach_to_report(folder / f"report-{stamp}.json")
        except Exception:
            log.exception("the game cannot be attached")
    return path


def run_guarded(app: App) -> None:
    """Runs the main loop until the program ends; after an exception a report is written, the menu opened and the loop
    run again. After too many exceptions in a short time the last one is raised."""
    faults, last = 0, -GOOD
    while app.running:
        try:
            app.run()
        except Exception as error:
            log.exception("fault in the loop")
            now = clock.now()
            faults = faults + 1 if now - last < GOOD else 1
            last = now
            path = write_report(app, error)
            aside = set_aside_faulty(app)
            if faults > MAX_FAULTS_IN_A_ROW and not aside:
                raise
            _put_away(app)
            if aside:
                _tell_aside(app, aside)
                continue
            _offer(app, path, _kept_at(app))


def _tell_aside(app: App, aside: list[Path]) -> None:
    """Shows which files were quarantined because they cannot be shown, and where they are now."""
    from game.screens.dialog import Dialog

    text = app.ui.text
    app.go("menu")
    names = ", ".join(display_text(path.stem, 60) for path in aside[:NAMED]) + ", …" * (len(aside) > NAMED)
    body = text("set-aside", count=len(aside), names=names, folder=display_text(aside[0].parent))
    app.push(Dialog(app, text("set-aside-title"), body, [(text("done"), None, "main")]))


def _kept_at(app: App) -> Path | None:
    return next((path for screen in app.stack if (path := screen.save_path()) is not None), None)


def _put_away(app: App) -> None:
    """Closes every screen, ignoring exceptions."""
    for screen in reversed(app.stack):
        try:
            screen.closing()
        except Exception:
            log.exception("%s cannot be put away", type(screen).__name__)


def _offer(app: App, report: Path | None, game: Path | None) -> None:
    """Shows a dialog: resume from the last good move, copy the report, or leave."""
    from game.screens.dialog import Answer, Dialog

    text = app.ui.text
    app.go("menu")
    answers: list[Answer] = []
    if game is not None:
        answers.append((text("crash-go-on"), lambda: _go_on(app, game), "main"))
    if report is not None:
        answers.append((text("crash-copy"), lambda: _copied(app, report, game), "plain"))
    answers.append((text("crash-to-menu"), None, "plain" if game is not None else "main"))
    answers.append((text("menu-quit"), app.quit, "plain"))
    body = text("crash-body", path=display_text(report) if report else "-")
    app.push(Dialog(app, text("crash-title"), body, answers, width=640))


def _go_on(app: App, game: Path) -> None:
    app.open_save(game)


def _copied(app: App, report: Path, game: Path | None) -> None:
    """Copies the report to the clipboard and shows the dialog again."""
    try:
        clipboard.put(report.read_text(encoding="utf-8"))
        app.toast(app.ui.text("crash-copied"))
    except (OSError, NoClipboard) as error:
        app.toast(app.ui.text("crash-not-copied", reason=display_text(error)), "bad")
    _offer(app, report, game)
