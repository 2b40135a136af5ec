"""A wild monkey at the table: clicks, keys, wheels, drags anywhere, and between them moves that lead deep into games.

The long form: ``python -m tests.abuse.test_monkey MINUTES [seed]``; it tells the memory of every minute. Pieces of it
may be run one after the other, each with a seed of its own.
"""

from __future__ import annotations

import logging
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.brazil.scenarios import all_scenarios
from game.app import App
from game.brazil.match import Match
from game.brazil.start import lay_table
from game.brazil.table import TableScreen
from game.folders import Folders
from game.settings import LastGame, SeatChoice, SettingsFile
from tests.game.conftest import click, folders, make_app, nobody_paints, press
from tests.game.player import no_pause

__all__ = ["folders", "make_app", "nobody_paints"]
DEEP, MOST_MEMORY = 100, 300  # moves of a game that count as deep; MB
COLOURS = ("green", "orange", "sky", "purple")
KEYS = [getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")]
SIZES = ((1280, 720), (1600, 900), (1024, 640), (800, 600))


class Monkey:
    def __init__(self, app: App, seed: int, most: int = 600) -> None:
        self.app, self.dice, self.most = app, random.Random(seed), most
        self.games = self.steps = self.deep = 0
        self.moves: list[int] = []  # of every game that was left
        no_pause(app)
        app.quit = lambda ask=True: None  # type: ignore[method-assign]

    def new_game(self) -> None:
        for screen in reversed(self.app.stack):
            screen.closing()
        scenario = self.dice.choice(all_scenarios()[0])
        who = ["person"] + [self.dice.choice(("person", "settler")) for _ in range(scenario.seats - 1)]
        colours = (scenario.solo.colour,) if scenario.solo else COLOURS
        seats = [SeatChoice(who=kind, name=colour, colour=colour) for kind, colour in zip(who, colours, strict=False)]
        self.games += 1
        path = self.app.folders.saves / f"monkey {self.games}.imperial"
        match = Match.new(LastGame(scenario=scenario.id, seats=seats), None, path)
        lay_table(self.app, match)

    @property
    def table(self) -> TableScreen | None:
        found = next((screen for screen in self.app.stack if isinstance(screen, TableScreen)), None)
        return found if found is not None and found.match.awaiting else None

    def step(self) -> None:
        """One thing done, and what follows by itself."""
        self.steps += 1
        table = self.table
        if table is None or len(table.match.log) > self.most:
            self._left()
            self.new_game()
            return
        roll = self.dice.random()
        if roll < 0.35 and self.app.top is table and table.match.acting is not None:
            table.hands.play(self.dice.choice(table.match.legal()))
        else:
            self._wild(roll)
        self.app.tick()
        if self.app.stack and self.app.dirty and self.steps % 3 == 0:
            self.app.draw()

    def _left(self) -> None:
        table = next((screen for screen in self.app.stack if isinstance(screen, TableScreen)), None)
        if table is not None:
            self.moves.append(len(table.match.log))
            self.deep += len(table.match.log) > DEEP

    def _wild(self, roll: float) -> None:
        app, dice = self.app, self.dice
        wide, high = app.ui.size
        spot = (dice.randrange(wide), dice.randrange(high))
        if roll < 0.75:
            shown = app.top.stage.root.walk()
            targets = [w.rect.center for w in shown if w.focusable and w.enabled and w.rect.width]
            click(app, dice.choice(targets) if targets and dice.random() < 0.7 else spot)
        elif roll < 0.9:
            press(app, dice.choice(KEYS), dice.choice((0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)))
        elif roll < 0.96:
            app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=dice.choice((-1, 1, 3)), flipped=False))
        else:
            app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(3, 3), buttons=(dice.randrange(2), 0, 0)))

    def stop(self) -> None:
        self._left()
        for screen in reversed(self.app.stack):
            screen.closing()


@pytest.mark.parametrize("seed", [31])
def test_a_monkey_breaks_nothing_deep_in_a_game(make_app: Callable[..., App], seed: int) -> None:
    monkey = Monkey(make_app(), seed)
    for _ in range(30):
        monkey.step()
    monkey.stop()
    assert monkey.games >= 1


def memory() -> int:
    """MB of this process that are in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def long(minutes: float, seed: int) -> int:
    """0: no exception, and the memory stays below what is allowed."""
    with tempfile.TemporaryDirectory() as home:
        kept = Folders.under(Path(home))
        app = App(kept, SettingsFile(kept.config), (1280, 720))
        monkey = Monkey(app, seed)
        began, told, figures = time.monotonic(), 0, [memory()]
        while (passed := time.monotonic() - began) < 60 * minutes:
            monkey.step()
            if passed // 60 > told:
                told = int(passed // 60)
                figures.append(memory())
                ui = app.ui
                kept_now = [drawn.bytes >> 20 for drawn in (ui.pictures.ready, ui.chrome.boxes, ui.fonts.lines)]
                told_now = f"{figures[-1]} MB, of these pictures, boxes, lines {kept_now}"
                sys.stdout.write(f"{told} min, {monkey.steps} steps, {monkey.games} games, {told_now}\n")
                sys.stdout.flush()
        monkey.stop()
    sys.stdout.write(
        f"seed {seed}, {minutes} min: {monkey.steps} steps, {monkey.games} games, {monkey.deep} of over {DEEP} moves, "
        f"the longest {max(monkey.moves, default=0)}; no exception; MB of each minute {figures}\n"
    )
    return int(max(figures) > MOST_MEMORY)


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    logging.disable(logging.CRITICAL)
    sys.exit(long(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
