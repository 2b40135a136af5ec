"""Runs the command-line tools that open no window: self-test, screenshot, contact sheet, shipped pictures, rebuilding
the statistics."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.app import excepthook
from game.app.launch import settings_for, start_log
from game.i18n.display_text import plain_text
from game.platform.console import say
from game.platform.folders import find_folders
from game.shell.command_line_request import CommandLineRequest

if TYPE_CHECKING:
    from game.app.app import App

SIZE = (1280, 720)  # default size of pictures


def run(options: CommandLineRequest) -> int:
    """Runs the tool that the command line asks for. Returns the exit status."""
    folders = find_folders()
    start_log(folders)
    excepthook.install(folders)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    if options.build_pictures is not None:
        return make_pictures(options.build_pictures, options.size)
    from game.app.app import App

    app = App(folders, settings_for(options, folders), options.size or SIZE, options.size)
    if options.rebuild_statistics:
        return rebuild_statistics(app)
    if options.selftest:
        from game.tools.self_test import selftest

        return selftest(app)
    return take_picture(app, options)


def make_pictures(out: Path, size: tuple[int, int] | None) -> int:
    """Draws the pictures that ship with the program and packs them into the file `out`; `size`: for one window size
    alone, None for the usual ones. Returns the exit status."""
    from engine.storage.files import FileError
    from game.tools.first_pictures import build_pictures

    try:
        count = build_pictures(out, size)
    except (OSError, FileError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{out}  {count}  {out.stat().st_size / 1_000_000:.1f} MB")
    return 0


def rebuild_statistics(app: App) -> int:
    """Counts the finished games among the saves anew and prints the result. Returns the exit status."""
    from game.play.statistics.store import StatisticsError
    from game.screens.statistics_model import error_text, rebuilt_text
    from game.screens.statistics_rebuild import rebuild_all

    text = app.ui.text
    try:
        done = rebuild_all(app.statistics, app.folders, app.ui.texts.language)
    except StatisticsError as error:
        say(plain_text(error_text(text, error)))
        return 1
    finally:
        app.close()
    if app.statistics.set_aside is not None:
        damage = app.statistics.set_aside
        damaged = StatisticsError("damaged", app.statistics.path, damage.detail, damage)
        say(plain_text(error_text(text, damaged)))
    say(rebuilt_text(text, done), sys.stdout)
    return 0


def take_picture(app: App, options: CommandLineRequest) -> int:
    """Writes the screenshot or the contact sheets that the command line asks for, and closes the app. Returns the exit
    status."""
    import pygame

    from game.app.routes import show
    from game.tools.contact_sheet import contact_sheet

    app.ui.pictures.synchronous = True
    try:
        if options.contact_sheet is not None:
            for path in contact_sheet(app, options.game, options.contact_sheet, options.scenario):
                say(str(path), sys.stdout)
        elif options.screenshot is not None:
            show(app, options)
            app.picture(options.screenshot)
    except (OSError, pygame.error) as error:
        say(app.ui.text("cli-no-picture", reason=plain_text(error)))
        return 2
    app.quit()
    app.close()
    return 0
