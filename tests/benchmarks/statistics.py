"""How long the statistics page takes with very many games: to open, to change the game, to count one more.

``python -m tests.benchmarks.statistics [N]`` records N games (10,000) in a folder of its own and prints the middle of
several tries in milliseconds of the processor.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app.app import App
from game.platform.folders import Folders
from game.platform.settings import SettingsFile
from game.screens.statistics import StatisticsScreen
from tests.game.many_statistics import made_games

COUNT, SIZE, TRIES = 10_000, (1280, 720), 9


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    with tempfile.TemporaryDirectory() as folder:
        app = App(Folders.under(Path(folder)), SettingsFile(Folders.under(Path(folder)).config), SIZE)
        games = list(made_games(count + TRIES))
        print(f"{timed(lambda: app.statistics.record_all(games[:count])):9.1f} ms  {count} games in one transaction")
        for game in games[:count:3]:
            app.statistics.record_review(game.id, 0, 30.0, (25.0, 35.0), 0.02)
        print(f"{app.statistics.path.stat().st_size / 1e6:9.1f} MB")
        for name, times in measured(app, games[count:]).items():
            print(f"{median(times):9.1f} ms  {name}; worst {max(times):.1f}")
        app.ui.pictures.renderer.stop()


def measured(app: App, more: list) -> dict[str, list[float]]:  # type: ignore[type-arg]
    app.ui.pictures.synchronous = True
    app.go("menu")
    app.go("statistics")
    app.draw()  # its pictures and texts are there from now on
    page = app.top
    assert isinstance(page, StatisticsScreen)

    def changed(action: Callable[[], None]) -> float:
        return timed(lambda: (action(), app.draw()))

    found = {"the page opens": [timed(lambda: _show(app), lambda: app.go("menu")) for _ in range(TRIES)]}
    page = app.top
    assert isinstance(page, StatisticsScreen)
    found["one game chosen"] = [changed(lambda: page.choose_game("brazil")) for _ in range(TRIES)]
    found["points by category"] = [changed(lambda: page.choose_plot("categories")) for _ in range(TRIES)]
    found["one person chosen"] = [changed(lambda: page.choose_person("=Ana")) for _ in range(TRIES)]
    found["one more game counted"] = [timed(partial(app.statistics.record, game)) for game in more]
    return found


def _show(app: App) -> None:
    app.go("statistics")
    app.draw()


def timed(action: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    before()
    start = time.process_time()
    action()
    return (time.process_time() - start) * 1000


if __name__ == "__main__":
    main()
