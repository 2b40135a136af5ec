"""The self-test (`--selftest`): everything loads, every screen draws, bots play, a save survives a crash.

It also runs in the bundled program and then checks the bundle. It writes a line per check to the console and to
`selftest.txt` beside the log.
"""

from __future__ import annotations

import json
import secrets
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.host.message_types import Message
from engine.storage.sealing import set_key_folders
from game import APP_ID
from game.app.routes import ROUTES, show
from game.i18n.texts import LANGUAGES, Texts, language_files
from game.platform import window
from game.platform.folders import Folders, resource_root
from game.render.fonts import STYLES
from game.render.image_cache import load_png
from game.render.svg_render import render
from game.shell import registry
from game.shell.check_report import CheckReport, need
from game.shell.command_line_request import CommandLineRequest
from game.shell.plugin import GamePlugin
from game.together.host_process import HostProcess
from game.together.line import HostLine

if TYPE_CHECKING:
    from game.app.app import App

SIZE = 96
HOST_STARTS = 30  # seconds it may take
LETTERS = "AaÃãÇçÉéÍíÑñÕõÚú¿¡0123456789×–—’“”…"


def selftest(app: App) -> int:
    """Runs all checks of the program (pictures, fonts, texts, sounds, host, every screen), closes the app and writes
    their report to the log folder. Returns the exit status."""
    with tempfile.TemporaryDirectory(prefix=f"{APP_ID}-") as place:
        folder = Path(place)
        set_key_folders(folder / "keys", fresh=secrets.token_bytes)
        checks: list[tuple[str, Callable[[], str]]] = [
            ("bundle", _bundle),
            ("pictures", lambda: _pictures(app)),
            ("fonts", lambda: _fonts(app)),
            ("texts", partial(_texts, app)),
            ("sounds", lambda: _sounds(app)),
            ("host", partial(_host, Folders.under(folder))),
        ]
        checks += [(f"screen {name}", partial(_screen, app, app.game, name)) for name in ROUTES]
        for plugin in [registry.plugin(game) for game in registry.PLUGINS]:
            checks.append((f"{plugin.id} scenarios", partial(_scenarios, app, plugin)))
            checks += [(f"{plugin.id} {name}", partial(_screen, app, plugin.id, name)) for name in plugin.screens]
            checks += [(f"{plugin.id} {name}", check) for name, check in plugin.selftest(folder)]
        report = CheckReport(app.folders.log / "selftest.txt")
        for name, check in checks:
            report.run(name, check)
    app.quit()
    app.close()
    return report.write()


def _bundle() -> str:
    if not getattr(sys, "frozen", False):
        return "from source"
    licences = resource_root() / "licenses"
    parts = json.loads((licences / "parts.json").read_text(encoding="utf-8"))
    for part in parts:
        text = part.get("text") or f"{part['name']}.txt"
        need((licences / text).is_file(), f"no licence of {part['name']}")
    passengers = {"numpy", "tkinter", "setuptools"} & set(sys.modules)
    need(not passengers, passengers)
    return f"{len(parts)} licences"


def _pictures(app: App) -> str:
    """Checks that every SVG file can be drawn and is not empty."""
    pictures = app.ui.pictures
    names = pictures.names()
    need(len(names) > 50, f"{len(names)} pictures in {pictures.art}")
    for name in names:
        drawn = load_png(render((pictures.art / f"{name}.svg").read_text(encoding="utf-8"), (SIZE, SIZE)))
        need(drawn.get_bounding_rect().width > 0, f"{name} is empty")
    icon = pygame.image.load(pictures.art / "icon" / window.ICON)
    need(icon.get_size() == (64, 64), icon)
    return f"{len(names)} drawn"


def _fonts(app: App) -> str:
    for style in STYLES:
        font = app.ui.fonts.font(style, 20)
        missing = app.ui.fonts.lacking(LETTERS, style)
        need(not missing, f"{style}: {missing}")
        need(font.render(LETTERS, True, (0, 0, 0)).get_bounding_rect().width > 100, style)
    return f"{len(STYLES)} styles"


def _texts(app: App) -> str:
    """Checks that every language has files of shell and games, and finds a text of each."""
    count = 0
    for language in LANGUAGES:
        for plugin in [registry.plugin(game) for game in registry.PLUGINS]:
            files = list(language_files(language, plugin.texts))
            need(files, f"no texts of {plugin.id} in {language}")
            texts = Texts(language, plugin.texts)
            for message in ("menu-new", "game-title"):
                need(texts(message) != message, f"{plugin.id} has no {message} in {language}")
            counted = {texts("menu-odd", count=count) for count in (1, 2)}
            need(len(counted) == 2, f"one and two are told alike in {language}")
            count += len(files)
    return f"{count} files, {len(LANGUAGES)} languages"


def _sounds(app: App) -> str:
    """Checks that the mixer can read every sound."""
    files = sorted(app.sound.folder.glob("*.ogg"))
    need(files, f"no sounds in {app.sound.folder}")
    try:
        pygame.mixer.init(44100, -16, 2, 1024)
    except pygame.error as error:
        return f"no mixer here: {error}"
    for path in files:
        need(pygame.mixer.Sound(path).get_length() > 0, path)
    pygame.mixer.quit()
    return f"{len(files)} read"


def _host(folders: Folders) -> str:
    """Checks that a host starts and lets a client in, and that hosts of this network could be announced and found."""
    import_module("zeroconf.asyncio")  # a host announces itself by it, and goes on where it is missing
    host, welcomed = HostProcess(folders), threading.Event()
    host.start()
    try:
        until = time.monotonic() + HOST_STARTS
        while (ready := host.check()) is None and not host.failed and time.monotonic() < until:
            time.sleep(0.05)
        need(ready is not None, f"no host after {HOST_STARTS} s")
        assert ready is not None

        def opening() -> list[Message]:
            welcomed.set()
            return []

        line = HostLine([f"ws://127.0.0.1:{ready.port}"], opening, lambda: None)
        need(welcomed.wait(HOST_STARTS), line.error)
        line.close()
    finally:
        host.end()
    return "lets a client in"


def _scenarios(app: App, plugin: GamePlugin) -> str:
    found = plugin.scenario_list(app.folders.data, app.texts_of(plugin.id))
    need(found.scenarios and not found.faults, found.faults or "no scenario")
    return f"{len(found.scenarios)} valid"


def _screen(app: App, game: str, name: str) -> str:
    """Checks that a screen draws more than a single colour."""
    app.stack.clear()
    show(app, CommandLineRequest(game=game, screen=name, turns=3))
    app.draw()
    shown = type(app.top).__name__
    need(name == "menu" or shown != "MenuScreen", f"{name} shows the menu")
    colours = {tuple(app.surface.get_at((x, y))) for x in range(8, 1280, 64) for y in range(8, 720, 48)}
    need(len(colours) > 3, f"{name}: {len(colours)} colours")
    for screen in reversed(app.stack):
        screen.closing()
    return shown
