"""How long the handbook takes, in milliseconds of the processor: to open, and for each letter typed into its search.

``python -m tests.benchmarks.handbook [LANGUAGE]`` types words of every kind, right and wrong, over all games: first
with pictures of the rows that were never drawn, then again. A letter is its event and the frame after it.
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
from game.screens.handbook import HandbookScreen

SIZE = (1920, 1080)
QUERIES = ("coffee", "cofee", "café", "a farm", "fort", "xylophone", "wonder of the era", "cotton market", "12")
LIMIT = 16.0  # ms a letter


def _timed(action: Callable[[], object]) -> float:
    before = time.process_time()
    action()
    return (time.process_time() - before) * 1000


def _typed(app: App, letter: str) -> None:
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text=letter))
    app.frame()


def _whole(app: App) -> list[float]:
    """Draws frames until nothing stands in for anything. Returns their milliseconds."""
    times: list[float] = []
    while not times or (app.budget.lacking and len(times) < 200):
        time.sleep(0.01)  # for the process that draws
        times.append(_timed(app.frame))
    return times


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        folders = Folders.under(Path(folder))
        file = SettingsFile(folders.config)
        file.settings.language = sys.argv[1] if len(sys.argv) > 1 else "en"
        app = App(folders, file, SIZE)
        app.go("menu")
        app.draw()
        for name in ("opens first", "opens again"):
            print(f"{name:16} {_timed(lambda: (app.go('handbook'), app.draw())):7.1f} ms")
            app.pop()
        app.go("handbook")
        screen = app.top
        assert isinstance(screen, HandbookScreen)
        turns: list[float] = []
        screen._reader.join()
        while screen.next_tick(0) is not None:
            turns.append(_timed(lambda: screen.tick(0)))
        print(f"{'gathers':16} {sum(turns):7.1f} ms in {len(turns)} turns, worst {max(turns):.1f}")
        worst = 0.0
        for number, query in enumerate(QUERIES * 2):  # the first time pictures of the rows are drawn
            screen.searched("")
            _whole(app)
            times, later = [], []
            for letter in query:
                times.append(_timed(lambda letter=letter: _typed(app, letter)))  # type: ignore[misc]
                later += _whole(app)
            worst = max(worst, *times)
            state = "warm" if number >= len(QUERIES) else "cold"
            text = f"median {statistics.median(times):6.1f}  worst {max(times):6.1f} ms a letter"
            print(f"{query:20} {state}  {text}, {len(later):3} frames after it, worst {max(later):6.1f} ms")
        app.ui.pictures.renderer.stop()
    return int(worst > LIMIT)


if __name__ == "__main__":
    raise SystemExit(main())
