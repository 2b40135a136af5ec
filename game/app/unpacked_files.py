"""Protects a one-file build's temporary folder, which system cleaners may delete while the program runs.

Everything needed later is read into memory at the start; the folder is locked, which most Linux cleaners respect, and
its files are touched now and then. If it disappears nevertheless, the player is told once.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.storage import sealing
from game.app.preload import preload
from game.i18n.display_text import display_text
from game.i18n.texts import LANGUAGES, Texts
from game.platform.folders import program_folder, resource_root
from game.render.fonts import FILES, font_data
from game.shell import registry
from game.shell.key_bindings import read_keys

if TYPE_CHECKING:
    from game.app.app import App

log = logging.getLogger(__name__)
LOOK = 60_000  # ms between checks
FRESHEN = 360  # checks between touches of the files: six hours


def unpacked() -> Path | None:
    """Returns the temporary folder into which a one-file build was unpacked, None for any other program."""
    root = resource_root()
    if not getattr(sys, "frozen", False) or root.is_relative_to(program_folder()):
        return None
    return root


def protect_folder(app: App, root: Path) -> None:
    """Protects the folder from system cleaners: locks it, reads its files into memory in a thread, and looks every
    minute whether it is still there. Call once, after the first frame."""
    _lock(root)
    preload(*loading_steps(app))
    app.after(LOOK, partial(check_folder, app, root))


def loading_steps(app: App) -> Iterator[Callable[[], object]]:
    """Yields functions; each, when called, reads some of the unpacked files into memory."""
    for style in FILES:
        yield partial(font_data, style)
    yield app.ui.pictures.index_drawings
    for game in registry.PLUGINS:
        plugin = registry.plugin(game)
        if plugin.keymap is not None:
            yield partial(read_keys, plugin.keymap)
        for language in LANGUAGES:
            yield partial(Texts, language, plugin.texts)
        yield plugin.get_ready
        yield plugin.count_challenges
        yield partial(plugin.scenario_list, app.folders.data, Texts("en", plugin.texts))
    yield sealing.get_ready
    yield _import_bots


def _import_bots() -> None:
    from engine.bots import emperor, review  # noqa: F401
    from engine.registry import GAMES

    for game in registry.PLUGINS:
        GAMES[game].scenario_rows()


def _lock(root: Path) -> None:
    """Holds a shared lock on the folder until the program ends, where the system supports it."""
    if sys.platform == "win32":
        return
    import fcntl

    with suppress(OSError):
        fcntl.flock(os.open(root, os.O_RDONLY), fcntl.LOCK_SH | fcntl.LOCK_NB)


def check_folder(app: App, root: Path, looks: int = 1) -> None:
    """Shows a toast if the temporary folder has been deleted; else calls itself again in a minute, and every six hours
    sets its files' time to now. `looks`: the number of this call."""
    if not (root / "art").is_dir():
        log.error("%s has gone", root)
        app.toast(app.ui.text("unpacked-gone", folder=display_text(root)), "bad")
        return
    if looks % FRESHEN == 0:
        for path in root.rglob("*"):
            with suppress(OSError):
                os.utime(path)
    app.after(LOOK, partial(check_folder, app, root, looks + 1))
