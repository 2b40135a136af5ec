"""Solves puzzles by keys alone, from the Learn page to the judgement: plays the best turn that the puzzle knows."""

from __future__ import annotations

from typing import Any

import pygame

from game.screens.puzzle import PuzzleScreen
from game.widgets.ui_root import UiRoot
from tests.playthrough.driver import LOOK
from tests.playthrough.game_keys import BrazilByKeys, HistoriaByKeys, PageKeys, StruggleByKeys
from tests.playthrough.keys import KeyDriver
from tests.playthrough.written import FIRST, Written

MOST = 150  # things done in a turn


class PuzzleDriver(KeyDriver, Written):
    """Put before the driver of a game. Until the turn is over the keys go to the table; F6 leads to the list."""

    @property
    def screen(self) -> PuzzleScreen:
        """The puzzle on show."""
        top = self.app.top
        assert isinstance(top, PuzzleScreen), f"no puzzle, but {type(top).__name__}"
        return top

    @property
    def stage(self) -> UiRoot:
        top = self.app.top
        at_table = isinstance(top, PuzzleScreen) and not top.closed and not top.keys_here
        return top.table.ui_root if at_table else top.ui_root  # type: ignore[attr-defined,no-any-return]

    @property
    def table(self) -> Any:
        return self.screen.table

    @property
    def over(self) -> bool:
        return self.screen.closed

    def settle(self) -> None:
        """Lets timers do their part; there is no pointer."""
        self.now[0] += LOOK
        self.app.tick()
        self.app.top.refresh(self.app.ui)

    def wanted(self) -> Any:
        """The next move of the best turn."""
        return self.screen.better[len(self.table.match.log) - self.screen.start]

    def step(self) -> None:
        """One thing done at the table."""
        self.steps += 1
        self.settle()
        if self.over:
            return
        first = next((name for name in FIRST if name in self.named()), None)
        if first is not None:
            self.press_named(first)
        elif self.table.controller.model.deciding:
            self._decide()

    def solve(self) -> PuzzleScreen:
        """Plays the best turn to its end and has it judged."""
        most = self.steps + MOST
        while not self.over:
            self.step()
            assert self.steps < most, f"no end in sight: {self.screen.turn} of {self.screen.better}"
        self.settle()
        self.key(pygame.K_F6)
        self.press_named("puzzle-judge")
        self.settle()
        return self.screen


class BrazilPuzzle(PuzzleDriver, BrazilByKeys):
    """A puzzle of Brazil: Imperial."""


class StrugglePuzzle(PuzzleDriver, StruggleByKeys):
    """A puzzle of Imperial Struggle."""


class HistoriaPuzzle(PuzzleDriver, HistoriaByKeys):
    """A puzzle of Historia."""


DRIVERS: dict[str, type[PuzzleDriver]] = {
    "brazil": BrazilPuzzle,
    "struggle": StrugglePuzzle,
    "historia": HistoriaPuzzle,
}


def to_the_puzzle(hand: PageKeys, game: str, name: str) -> None:
    """From the menu to the table of the first puzzle that a button of the Learn page opens."""
    hand.app.go("menu")
    for button in ("menu-learn", f"tab-{game}", name):
        hand.settle()
        hand.press_named(button)
    hand.settle()
