"""How long the page of saved games takes with very many of them: to open, to turn the wheel by a notch, to leave.

``python -m tests.benchmarks.load_page [N]`` lays N saves (10,000) in a folder of its own and prints the middle of
several tries in milliseconds of the processor.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app.app import App
from game.platform.folders import Folders
from game.platform.settings import SettingsFile
from tests.game.many_saves import lay_saves

COUNT, SIZE = 10_000, (1280, 720)
OPENINGS, NOTCHES = 7, 60


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    with tempfile.TemporaryDirectory() as folder:
        app = App(Folders.under(Path(folder)), SettingsFile(Folders.under(Path(folder)).config), SIZE)
        lay_saves(app.folders.saves, count)
        for name, times in measured(app).items():
            print(f"{count} saves  {name:24}  median {statistics.median(times):7.1f}  worst {max(times):7.1f}  ms")
        app.ui.pictures.renderer.stop()


def measured(app: App) -> dict[str, list[float]]:
    app.ui.pictures.synchronous = True
    found: dict[str, list[float]] = {}
    for page in ("menu", "load"):
        app.go(page)
        app.draw()  # its pictures are there from now on
        app.go("menu")
    found["menu"] = [_timed(lambda: _show(app, "menu")) for _ in range(OPENINGS)]
    found["load opens"] = [_timed(lambda: _show(app, "load"), lambda: app.go("menu")) for _ in range(OPENINGS)]
    app.ui.pointer = (SIZE[0] // 2, SIZE[1] // 2)
    for name, notches in (("a notch down", -1), ("a notch up", 1)):
        found[name] = [_timed(lambda by=notches: _turn(app, by)) for _ in range(NOTCHES)]  # type: ignore[misc]
    found["to the end"] = [_timed(lambda: _press(app, pygame.K_END), lambda: _press(app, pygame.K_HOME))]
    found["back"] = [_timed(lambda: _show(app, "menu"), lambda: _show(app, "load")) for _ in range(OPENINGS)]
    return found


def _show(app: App, page: str) -> None:
    app.go(page)
    app.draw()


def _turn(app: App, notches: int) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False))
    app.draw()


def _press(app: App, key: int) -> None:
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    app.draw()


def _timed(action: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    before()
    start = time.process_time()
    action()
    return (time.process_time() - start) * 1000


if __name__ == "__main__":
    main()
