"""How long a redraw of a late table for four takes: at rest, rebuilt after a move, while a unit walks.

``python -m tests.benchmarks.redraw`` prints the middle and the 95th of a hundred frames in milliseconds of the
processor, for 1920x1080 and 3840x2160, and then how long the window stands still on every screen of every game from a
cold picture cache (``tests.benchmarks.cold``).
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app.app import App
from game.app.routes import show
from game.brazil.map.animations import MapAnimation
from game.brazil.table import TableScreen
from game.platform import clock
from game.platform.folders import Folders
from game.platform.settings import SettingsFile
from game.shell.command_line_request import CommandLineRequest
from tests.benchmarks import cold

FRAMES, TURNS = 100, 160


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for size in ((1920, 1080), (3840, 2160)):
            for name, times in measured(Path(folder), size).items():
                ordered = sorted(times)
                worst = ordered[min(len(ordered) - 1, round(len(ordered) * 0.95))]
                print(f"{size[0]}x{size[1]}  {name:28}  median {statistics.median(ordered):6.1f}  p95 {worst:6.1f}  ms")
    cold.report()


def measured(folder: Path, size: tuple[int, int]) -> dict[str, list[float]]:
    folders = Folders.under(folder / str(size[0]))
    app = App(folders, SettingsFile(folders.config), size)
    show(app, CommandLineRequest(screen="table", scenario="sao_francisco", turns=TURNS))
    found: dict[str, list[float]] = {}
    table = app.top
    assert isinstance(table, TableScreen)
    app.ui.pictures.synchronous = True
    app.draw()
    table.runner.stop()
    found["redraw"] = [_timed(app.draw) for _ in range(FRAMES)]
    found["rebuilt and redrawn"] = [_timed(app.draw, table.rebuild) for _ in range(FRAMES)]
    found["a unit walks"] = _walk(app, table)
    app.ui.pictures.renderer.stop()
    return found


def _walk(app: App, table: TableScreen) -> list[float]:
    seat, unit, place = next(
        (seat, unit, place)
        for seat, player in enumerate(table.model.view.seats)
        for unit, place in enumerate(player.units)
        if place >= 0
    )
    table.animations.running = [
        MapAnimation("step", clock.now(), 10**6, seat, (unit,), place, (place + 1) % table.map.places().stop)
    ]
    app.draw()
    return [_timed(app.draw) for _ in range(FRAMES)]


def _timed(action: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    before()
    start = time.thread_time()
    action()
    return (time.thread_time() - start) * 1000


if __name__ == "__main__":
    main()
