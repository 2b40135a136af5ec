"""How soon the window answers while a bot thinks.

``python -m tests.benchmarks.thinking [SECONDS] [GAME …]`` lets bots play one another at the screen, each rung that
searches, and in the meantime points, turns the wheel and looks at things from near. An answer is all that the loop does
until what was done is in a frame: prints the median, the 95th percentile and the longest, in milliseconds of the
processor and by the clock, which counts what else the machine does.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from engine.lab.ladder import SEARCHING, quantiles_in_ms
from engine.registry import GAMES
from game.app.app import App
from game.platform.folders import Folders
from game.platform.settings import LastNewGame, SeatChoice, SettingsFile
from game.shell import registry
from tests.abuse.random_games import FACTORIES

SIZE = (1920, 1080)
SETTLED = 8.0  # seconds until what was never drawn before is drawn: that is ``tests.benchmarks.cold``'s
PAUSE = 0.05  # seconds between one thing and the next


def main(seconds: float, games: list[str]) -> None:
    """Print a line for each game and rung."""
    for game in games:
        for rung in SEARCHING:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                took = list(answers(Path(folder), game, rung, seconds))
            own, clock = (quantiles_in_ms([one[place] for one in took]) for place in (0, 1))
            text = f"{game:9} {rung:8} {len(took):4} answers, ms of the processor {own}, by the clock {clock}"
            print(text, flush=True)


def answers(folder: Path, game: str, rung: str, seconds: float) -> Iterator[tuple[float, float]]:
    """Seconds of the processor and by the clock of each answer that was given while a bot thought."""
    folders = Folders.under(folder)
    app = App(folders, SettingsFile(folders.config), SIZE)
    app.allows_placeholders = True
    app.select_game(game)
    looks = registry.plugin(game).looks
    seats = [SeatChoice(who=rung, name=look.id, colour=look.id) for look in looks[:2]]
    scenario = next(row.id for row in GAMES[game].scenario_rows()[0] if row.seats == len(seats))
    table = FACTORIES[game].open_table(app, FACTORIES[game].new(LastNewGame(scenario=scenario, seats=seats), seed=1))
    dice, begun = random.Random(1), time.perf_counter()
    while table.match.current_seat is not None and (now := time.perf_counter()) < begun + SETTLED + seconds:
        thinks = not table.runner.answers
        for event in something(dice, app.surface.get_rect()):
            pygame.event.post(event)
        start = time.thread_time()
        app.turn()
        if thinks and now > begun + SETTLED:
            yield time.thread_time() - start, time.perf_counter() - now
        rests = time.perf_counter() + PAUSE
        while time.perf_counter() < rests:
            app.turn(5)
    app.quit(ask=False)
    app.close()


def something(dice: random.Random, window: pygame.Rect) -> list[Any]:
    """What a hand does that waits for its turn."""
    where = dice.randrange(window.w), dice.randrange(window.h)
    moved = pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0))
    more = dice.randrange(4)
    if more == 0:
        return [moved, pygame.Event(pygame.MOUSEWHEEL, x=0, y=dice.choice((-1, 1)), flipped=False)]
    if more == 1:
        press = {"pos": where, "button": 3}
        return [moved, pygame.Event(pygame.MOUSEBUTTONDOWN, **press), pygame.Event(pygame.MOUSEBUTTONUP, **press)]
    return [moved]


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, sys.argv[2:] or [*FACTORIES])
