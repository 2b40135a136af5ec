"""What is seen in the first five seconds of each first screen when nothing was ever drawn before.

``python -m tests.benchmarks.first_pictures OUT [--busy N] [--size WxH] [--pack FILE] [--seconds S]`` begins with an
empty home, plays the menu, New game, Learn and the first table of every game, with N processes beside it that do
nothing but work. Every frame that the window shows is written to OUT as a picture, with its milliseconds in its name,
and judged by what the program itself knows: how many pieces were lacking in it, and whether it was the cover. A line
a screen:

    whole after          seconds of the clock, and of the processor (window's thread; drawing processes)
    frames               shown; with something lacking (wanted: 0); of the cover
    drawn                drawings and paintings that had to be made, which none of the first screens should need

Returns 1 when a frame was shown that lacked something.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app.app import App
from game.brazil.terrain.terrain_renderer import TerrainRenderer
from game.platform.folders import Folders
from game.platform.settings import SettingsFile
from game.render.shipped_pictures import ShippedPictures
from game.render.svg_renderer import SvgRenderer
from game.tools.first_pictures import first_screens


def _work() -> None:
    while True:
        pass


class Seen:
    """Watches what the window shows."""

    def __init__(self, app: App, out: Path | None, seconds: float) -> None:
        self.app, self.out, self.seconds = app, out, seconds
        self.name, self.begun = "", 0.0
        self.frames: list[tuple[float, int, bool]] = []  # after how many seconds, pieces lacking, the cover
        self.drawn: list[str] = []
        show = app.window.show

        def shown() -> None:
            show()
            after = time.perf_counter() - self.begun
            cover = app.presenter.covered
            lacking = 0 if cover else app.budget.lacking
            self.frames.append((after, lacking, cover))
            first = not cover and not any(not hung for _, _, hung in self.frames[:-1])
            if self.out is not None and (after < self.seconds or first):
                kind = "cover" if cover else f"lacks{lacking}"
                pygame.image.save(app.surface, self.out / f"{self.name}-{after * 1000:05.0f}-{kind}.png")

        app.window.show = shown  # type: ignore[method-assign]
        draw, paint = SvgRenderer._drawn, TerrainRenderer._paint_apart

        def drawn(renderer: SvgRenderer, order, size):  # type: ignore[no-untyped-def]
            if order.key[0]:
                self.drawn.append(f"{order.key[0]} {size[0]}x{size[1]}")
            return draw(renderer, order, size)

        def painted(shop: TerrainRenderer, order):  # type: ignore[no-untyped-def]
            self.drawn.append(f"ground {order.title} {order.size[0]}x{order.size[1]}")
            return paint(shop, order)

        SvgRenderer._drawn, TerrainRenderer._paint_apart = drawn, painted  # type: ignore[method-assign]

    def of(self, name: str) -> tuple[float, float]:
        """Seconds of the clock and of the window's thread until all was there."""
        self.name = name.replace(" ", "-")
        limit = self.begun + 60
        while self.app.presenter.waits and time.perf_counter() < limit:
            self._turn()
        whole, used = time.perf_counter() - self.begun, time.thread_time() - self.used
        while time.perf_counter() < self.begun + self.seconds:
            self._turn()
        return whole, used

    def _turn(self) -> None:
        wait = self.app._wait()
        self.app.turn(min(wait, 50) if wait > 0 else 50)

    def begin(self) -> None:
        self.begun, self.used = time.perf_counter(), time.thread_time()
        self.frames, self.drawn = [], []


def run(out: Path | None, size: tuple[int, int], pack: Path | None, seconds: float) -> int:
    bad = 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        folders = Folders.under(Path(home))
        app = App(folders, SettingsFile(folders.config), size)
        if pack is not None:
            app.ui.pictures.shipped = ShippedPictures(pack)
        print(f"{len(app.ui.pictures.shipped)} pictures ship")
        app.allows_placeholders = True
        seen = Seen(app, out, seconds)
        seen.begin()
        for name in first_screens(app):
            whole, used = seen.of(name)
            lacking = sum(1 for _, lacks, _ in seen.frames if lacks)
            cover = sum(1 for _, _, hangs in seen.frames if hangs)
            bad += lacking
            print(
                f"{size[0]}x{size[1]}  {name:18} whole after {whole:5.2f} s, {used:5.2f} of processor   "
                f"frames {len(seen.frames):3}, lacking {lacking:2}, cover {cover}   drawn {len(seen.drawn)} "
                f"{', '.join(seen.drawn[:4])}",
                flush=True,
            )
            seen.begin()
        app.close()
    return int(bad > 0)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.first_pictures", description=__doc__)
    parser.add_argument("out", type=Path, nargs="?", help="folder for the frames")
    parser.add_argument("--busy", type=int, default=0, metavar="N")
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--pack", type=Path)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    if asked.out is not None:
        asked.out.mkdir(parents=True, exist_ok=True)
    others = [multiprocessing.Process(target=_work, daemon=True) for _ in range(asked.busy)]
    for other in others:
        other.start()
    wide, _, high = asked.size.partition("x")
    try:
        return run(asked.out, (int(wide), int(high)), asked.pack, asked.seconds)
    finally:
        for other in others:
            other.terminate()


if __name__ == "__main__":
    sys.exit(main())
