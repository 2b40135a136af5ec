"""How long the window stands still when nothing was ever drawn before: each screen of each game, the first zoom, the
first card from near. Part of ``python -m tests.benchmarks.redraw``; ``python -m tests.benchmarks.cold GAME WxH`` alone.

Milliseconds of the processor that the loop's own thread took for the longest single thing it did: a click, a timer or
a frame; the same by the clock, which counts what else the machine does; then seconds of the clock until the picture was
whole, and how many frames that took. Each line begins in a program just started.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

GAMES = ("brazil", "struggle", "historia")
SIZES = ("1920x1080", "3840x2160")
TURNS = {"brazil": 60, "struggle": 12, "historia": 12}
SCENARIO = {"brazil": "sao_francisco"}
SOLO = "battle_of_guararapes"
TIMEOUT, QUIET = 30.0, 0.4  # seconds


def report(games: tuple[str, ...] = GAMES, sizes: tuple[str, ...] = SIZES) -> None:
    """Print the lines, each group from a process of its own."""
    for size in sizes:
        for game in games:
            done = subprocess.run(
                [sys.executable, "-m", "tests.benchmarks.cold", game, size], capture_output=True, text=True
            )
            print(done.stdout, end="", flush=True)
            if done.returncode:
                print(done.stderr, file=sys.stderr)


def main(game: str, size: str) -> None:
    from game.app.app import App
    from game.platform.folders import Folders
    from game.platform.settings import SettingsFile

    wide, high = map(int, size.split("x"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        folders = Folders.under(Path(home))
        app = App(folders, SettingsFile(folders.config), (wide, high))
        app.allows_placeholders = True
        watch = LoopTimer(app)
        for name, action in _walk(app, game):
            longest, by_clock, whole, frames = watch.of(action)
            if os.environ.get("COLD_PICTURES"):
                import pygame

                pygame.image.save(app.surface, f"{os.environ['COLD_PICTURES']}/{game}-{name}.png")
            print(
                f"{size:9}  {game:9} {name:16} longest {longest:6.0f} ms, {by_clock:6.0f} by the clock   "
                f"whole after {whole:4.1f} s, {frames:3} frames",
                flush=True,
            )
        app.close()


def _walk(app, game):  # type: ignore[no-untyped-def]
    """What a player does for the first time, one after the other."""
    from game.app.routes import MENU, ROUTES, names, show
    from game.shell.command_line_request import CommandLineRequest

    app.select_game(game)
    yield MENU, lambda: (app.after(200, app.get_ready), app.go(MENU))
    for name in names(game):
        if name in ROUTES and name != MENU and (name != "solo" or app.plugin.solo):
            yield name, lambda name=name: (app.home(app.stack[0]), app.go(name))
    yield "start of a game", lambda: _start(app)
    position = CommandLineRequest(screen="table", game=game, scenario=SCENARIO.get(game, ""), turns=TURNS[game])
    app.home(app.stack[0])
    show(app, position)
    app.top.runner.stop()
    yield "late table", lambda: app.top.rebuild()
    if hasattr(app.top, "map"):
        yield "first zoom", lambda: _wheel(app)
    yield "card from near", lambda: _look(app)
    for name in names(game):
        if name not in ROUTES and name != "table":
            app.home(app.stack[0])
            scenario = SOLO if name == "briefing" else SCENARIO.get(game, "")
            show(app, CommandLineRequest(screen=name, game=game, scenario=scenario, turns=TURNS[game]))
            yield name, lambda: app.top.rebuild()


def _start(app):  # type: ignore[no-untyped-def]
    from game.screens.new_game import NewGameScreen

    app.home(app.stack[0])
    screen = NewGameScreen(app)
    app.push(screen)
    screen.start()


def _wheel(app):  # type: ignore[no-untyped-def]
    import pygame

    where = app.top.map.rect.center
    app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0)))
    for _ in range(3):
        app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))


def _look(app):  # type: ignore[no-untyped-def]
    """The right button on everything until something comes near."""
    import pygame

    for widget in list(app.top.ui_root.root.walk()):
        if widget.rect.width > 20 and "hand" in " ".join(above.name for above in (widget, *widget.ancestors())):
            app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=widget.rect.center, button=3))
            app.dispatch(pygame.Event(pygame.MOUSEBUTTONUP, pos=widget.rect.center, button=3))
            if app.top.ui_root.popup is not None:
                return


class LoopTimer:
    """Of the thread that calls: how long each thing of the loop takes."""

    def __init__(self, app) -> None:  # type: ignore[no-untyped-def]
        self.app = app
        self.longest = self.by_clock = 0.0
        self.frames = 0
        for name in ("frame", "dispatch", "tick"):
            setattr(app, name, self._timed(getattr(app, name)))

    def _timed(self, action: Callable[..., object]) -> Callable[..., object]:
        def timed(*given: object) -> object:
            start, clock = time.thread_time(), time.perf_counter()
            try:
                return action(*given)
            finally:
                self.longest = max(self.longest, (time.thread_time() - start) * 1000)
                self.by_clock = max(self.by_clock, (time.perf_counter() - clock) * 1000)
                self.frames += action.__name__ == "frame"

        return timed

    def of(self, action: Callable[[], object]) -> tuple[float, float, float, int]:
        """The longest thing in milliseconds of the thread and of the clock, seconds until nothing was lacking, frames.

        The first frame is waited for, however late it comes."""
        self.longest, self.by_clock, self.frames = 0.0, 0.0, 0
        begun = done = time.perf_counter()
        self._timed(action)()
        while (now := time.perf_counter()) < begun + TIMEOUT and (now < done + QUIET or not self.frames):
            drawn = self.frames
            self.app.turn(5)
            if self.app.budget.lacking or self.app.dirty or (drawn == 0 and self.frames):
                done = time.perf_counter()
        return self.longest, self.by_clock, done - begun, self.frames


if __name__ == "__main__":
    main(*sys.argv[1:3])
