"""Starts the program for a player: log, settings, single instance, window, first screen."""

from __future__ import annotations

import logging
import os
import sys
import time
from dataclasses import replace
from functools import partial
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING

from game.app import excepthook
from game.app.safe_start import StartMarker
from game.i18n.display_text import display_text
from game.platform.folders import Folders, find_folders
from game.platform.settings import SettingsFile
from game.platform.single_instance import SingleInstance
from game.shell.command_line_request import CommandLineRequest

if TYPE_CHECKING:
    from game.app.app import App

log = logging.getLogger(__name__)
LOOK = 100  # ms between checks whether the first frame is complete
MAKE_PICTURES_AFTER = 45_000  # ms: late enough not to slow down the first table


def start_log(folders: Folders) -> None:
    """Sets up the log file, or a log on standard error if it can't be written; called first, as a windowed program has
    no console."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folders.log.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            folders.log / "game.log", maxBytes=500_000, backupCount=2, encoding="utf-8", errors="backslashreplace"
        )
    except OSError:
        handler = logging.StreamHandler(sys.stderr) if sys.stderr is not None else logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)


def settings_for(options: CommandLineRequest, folders: Folders) -> SettingsFile:
    """Loads the player's settings and applies the command line's options (scale, theme, language) to them. For
    `--first-frame` and for tools without a window these settings are never written to the file."""
    file = SettingsFile(folders.config, safe=folders.safe)
    if options.without_window or options.first_frame:
        file.save = lambda: True  # type: ignore[method-assign]  # screenshots do not change the player's settings
    if options.ui_scale is not None:
        file.settings.ui_scale = options.ui_scale
    if options.theme:
        file.settings.theme = options.theme  # type: ignore[assignment]
    if options.lang:
        file.settings.language = options.lang
    return file


def launch(options: CommandLineRequest) -> int:
    """Runs the program until it ends; if another instance runs, hands it the save to open and returns. Returns the exit
    status."""
    folders = find_folders()
    start_log(folders)
    excepthook.install(folders)
    instance = SingleInstance(folders.cache / "running")
    if not (options.first_frame or instance.claim()):
        if instance.hand_over(options.save):
            return 0
        log.warning("another program runs and does not answer; this one goes on beside it")
    marker = StartMarker(folders.cache / "running")
    if instance.is_only_instance and marker.begin():
        log.warning("the last start ended before its first picture: this one is a safe start")
        folders = replace(folders, safe=True)
    from game.app.app import App
    from game.platform.window import NoDisplay

    try:
        app = App(folders, settings_for(options, folders), None, options.size)
    except NoDisplay:
        if instance.is_only_instance:
            marker.done()  # no file of the player's is the reason: the next start needs not be a safe one
        raise
    try:
        return run_app(app, options, instance, marker)
    finally:
        instance.release()


def run_app(app: App, options: CommandLineRequest, instance: SingleInstance, marker: StartMarker) -> int:
    """Shows the first screen, starts background work, and runs the main loop; with `--first-frame` only draws the menu
    and prints the ms since the start. Returns the exit status."""
    import pygame

    from game.app import unpacked_files
    from game.app.background_build import make_first_pictures
    from game.app.crash_reports import run_guarded
    from game.app.open_file import post_path
    from game.platform.cleanup import clear_away
    from game.platform.signals import install_handlers
    from game.render.presenter import PRESSES

    _first_frame(app)
    pygame.event.clear(PRESSES)  # what the window manager did to the window must not be missed
    if instance.is_only_instance:
        clear_away(app.folders, time.time())
    app.go("menu")
    if options.first_frame:
        return _first_menu(app)
    install_handlers()
    instance.listen(post_path)
    app.after(200, app.get_ready)
    app.after(MAKE_PICTURES_AFTER, lambda: make_first_pictures(app.ui.pictures, app.ui.size))
    if (root := unpacked_files.unpacked()) is not None:
        unpacked_files.protect_folder(app, root)
    app.after(1500, lambda: app.ui.pictures.warm(app.plugin.warm))
    if app.file.damage is not None:
        _tell_damage(app)
    if app.folders.safe:
        _tell_safe_start(app)
    if options.save is not None:
        app.open_save(options.save)
    elif options.screen != "menu" or options.scenario:
        from game.app.routes import show

        show(app, options)
    app.after(LOOK, partial(_note_whole, app, marker))
    try:
        run_guarded(app)
    except Exception:
        marker.begin()  # the next start is a safe start
        raise
    marker.done()
    return 0


def _note_whole(app: App, marker: StartMarker) -> None:
    """Ends the start marker once a complete frame has been drawn; checks again later otherwise."""
    if app.started and not app.dirty and not app.budget.lacking:
        marker.done()
    else:
        app.after(LOOK, partial(_note_whole, app, marker))


def _first_menu(app: App) -> int:
    """Draws the menu, prints the ms since the program's start, and exits."""

    from game.app.start_timing import milliseconds

    app.draw()
    app.window.show()
    if sys.stdout is not None:
        print(f"{milliseconds():.0f}", flush=True)
    app.close()
    return 0


def _first_frame(app: App) -> None:

    from game.screens.credits import SplashScreen

    app.push(SplashScreen(app))
    app.draw()
    app.window.show()
    app.stack.clear()


def _tell_safe_start(app: App) -> None:
    from game.screens.dialog import Dialog

    text = app.ui.text
    body = text("safe-start", saves=display_text(app.folders.saves), settings=display_text(app.file.path))
    app.push(Dialog(app, text("safe-start-title"), body, [(text("done"), None, "main")]))


def _tell_damage(app: App) -> None:
    from game.screens.dialog import Dialog

    damage = app.file.damage
    assert damage is not None
    where = (
        app.ui.text("settings-damaged-aside", path=display_text(damage.aside))
        if damage.aside
        else app.ui.text("settings-damaged-stays")
    )
    body = (
        app.ui.text("settings-damaged", path=display_text(damage.path), detail=display_text(damage.detail))
        + "\n"
        + where
    )
    app.push(Dialog(app, app.ui.text("settings-damaged-title"), body, [(app.ui.text("done"), None, "main")]))
