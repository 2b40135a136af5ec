"""A wild monkey at the table: clicks, keys, wheels, drags anywhere, and between them moves that lead deep into games.

The long form: ``python -m tests.abuse.monkey MINUTES [seed]``; it tells the memory of every minute. They are minutes
of the processor, so that a machine with other work counts for no more than it did. Pieces of it may be run one after
the other, each with a seed of its own.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

from game.app.app import App
from game.platform.folders import Folders
from game.platform.settings import SettingsFile
from game.play.match import Match
from game.screens.game_table import GameTable
from tests.abuse.random_games import FACTORIES, by_chance
from tests.game.gestures import click, press

DEEP, MOST_MEMORY = 100, 300  # moves of a game that count as deep; MB
RETURN = 0.05  # chance a step that it comes back to its game from the menus
KEYS = [getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")]
SIZES = ((1280, 720), (1600, 900), (1024, 640), (800, 600))


class Monkey:
    """Plays a game of every kind in turn, beginning with the first of ``games``."""

    def __init__(self, app: App, seed: int, most: int = 600, games: Sequence[str] = tuple(FACTORIES)) -> None:
        self.app, self.dice, self.most, self.wanted = app, random.Random(seed), most, games
        self.games = self.again = self.steps = self.deep = 0  # again: games left in the middle and taken up
        self.moves: list[int] = []  # of every game that was left
        self.game, self.path = "", Path()  # of the game begun last
        self.shown: Match[Any, Any] | None = None  # that game, as the last table showed it
        app.settings.pace.bot_delay, app.settings.pace.animation = 0, 8
        app.settings.confirm_unused = False
        app.quit = lambda ask=True: None  # type: ignore[method-assign]

    def new_game(self) -> None:
        self._left()
        for screen in reversed(self.app.stack):
            screen.closing()
        self.game = self.wanted[self.games % len(self.wanted)]
        self.games += 1
        self.app.select_game(self.game)
        chosen = by_chance(self.game, self.dice, self.app.folders)
        self.path = self.app.folders.saves / f"monkey {self.games}.imperial"
        laying = FACTORIES[self.game]
        laying.open_table(self.app, laying.new(chosen, None, self.path))

    def go_on(self) -> None:
        """Take the game up again that was left for the menu: as it was shown, to the last move."""
        self.again += 1
        self.app.select_game(self.game)
        table = FACTORIES[self.game].open_save(self.app, self.path)
        assert table is not None, "a game that was left can't be taken up"
        assert self.shown is not None
        assert table.match.digest() == self.shown.digest() and not table.match.lost, "it is not as it was left"

    @property
    def open_table(self) -> Any:
        """The table on the stack of screens, wherever."""
        return next((screen for screen in self.app.stack if isinstance(screen, GameTable)), None)

    @property
    def table(self) -> Any:
        """The same, while its game is not over."""
        found = self.open_table
        return found if found is not None and found.match.awaiting else None

    def step(self) -> None:
        """One thing done, and what follows by itself."""
        self.steps += 1
        if not self._at_a_table():
            return
        table, roll = self.table, self.dice.random()
        if roll < 0.35 and table is not None and self.app.top is table and table.match.acting is not None:
            table.controller.play(self.dice.choice(table.match.legal()))
        else:
            self._wild(roll)
        self.app.tick()
        if self.app.stack and self.app.dirty and self.steps % 3 == 0:
            self.app.draw()
        if (opened := self.open_table) is not None and opened.match.path == self.path:
            self.shown = opened.match

    def _at_a_table(self) -> bool:
        """False: it was brought to one. For some steps it may wander through the menus."""
        table = self.table
        if table is not None and len(table.match.log) <= self.most:
            return True
        if self.open_table is None and self.shown is not None and self.shown.awaiting and self.path.is_file():
            if self.dice.random() > RETURN:
                return True
            self.go_on()
        else:
            self.new_game()
        return False

    def _left(self) -> None:
        table = self.open_table
        if table is not None:
            self.moves.append(len(table.match.log))
            self.deep += len(table.match.log) > DEEP

    def _wild(self, roll: float) -> None:
        app, dice = self.app, self.dice
        wide, high = app.ui.size
        point = (dice.randrange(wide), dice.randrange(high))
        if roll < 0.75:
            shown = app.top.ui_root.root.walk()
            targets = [w.rect.center for w in shown if w.focusable and w.enabled and w.rect.width]
            click(app, dice.choice(targets) if targets and dice.random() < 0.7 else point)
        elif roll < 0.9:
            press(app, dice.choice(KEYS), dice.choice((0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)))
        elif roll < 0.96:
            app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=dice.choice((-1, 1, 3)), flipped=False))
        else:
            app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(3, 3), buttons=(dice.randrange(2), 0, 0)))

    def stop(self) -> None:
        self._left()
        for screen in reversed(self.app.stack):
            screen.closing()


def memory(process: int | str = "self") -> int:
    """MB of a process that are in memory now; 0: it has gone."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def long(minutes: float, seed: int) -> int:
    """0: no exception, and the memory stays below what is allowed."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:  # a painter may still be writing
        kept = Folders.under(Path(home))
        app = App(kept, SettingsFile(kept.config), (1280, 720))
        first = seed % len(FACTORIES)
        monkey = Monkey(app, seed, games=[*FACTORIES][first:] + [*FACTORIES][:first])
        try:
            figures = _minutes(monkey, minutes)
        except BaseException:
            on = [type(screen).__name__ for screen in app.stack]
            sys.stdout.write(f"seed {seed}, step {monkey.steps}, {monkey.game}, screens {on}:\n")
            raise
        monkey.stop()
    sys.stdout.write(
        f"seed {seed}, {minutes:.0f} min: {monkey.steps} steps, {monkey.games} games, {monkey.again} times taken up "
        f"again, {monkey.deep} games of over {DEEP} moves, the longest {max(monkey.moves, default=0)}; no exception; "
        f"most MB of each minute {figures}\n"
    )
    return int(max(figures) > MOST_MEMORY)


def _minutes(monkey: Monkey, minutes: float) -> list[int]:
    """The most memory of each minute."""
    began, ui = time.process_time(), monkey.app.ui
    figures = [memory()]
    while (passed := time.process_time() - began) < 60 * minutes:
        monkey.step()
        if monkey.steps % 20 == 0:
            figures[-1] = max(figures[-1], memory())
        if passed // 60 >= len(figures):
            kept = [drawn.bytes >> 20 for drawn in (ui.pictures.ready, ui.chrome.boxes, ui.fonts.lines)]
            apart = [memory(child.pid or 0) for child in multiprocessing.active_children()]
            moves = len(monkey.open_table.match.log) if monkey.open_table is not None else 0
            sys.stdout.write(
                f"{len(figures)} min, {monkey.steps} steps, {monkey.games} games, now {monkey.app.game} after {moves} "
                f"moves: at most {figures[-1]} MB, now {memory()}; pictures, boxes, lines {kept}; processes apart "
                f"{apart}\n"
            )
            sys.stdout.flush()
            figures.append(memory())
    return figures


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    logging.disable(logging.CRITICAL)
    sys.exit(long(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
