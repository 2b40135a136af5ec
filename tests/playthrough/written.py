"""Plays a game that is written down, by clicks alone: every decision of it must be there to be pointed at.

What is the same in every game; how a move of one is pointed at says ``toward`` of a class below this one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.app.app import App
from game.screens.game_table import GameTable
from game.screens.score_screen import BaseScoreScreen
from tests.playthrough.driver import Driver

MAX_CLICKS = 24  # clicks for one move, at most
STILL = 400  # steps without a move, at most: scenes and reveals last long
WAY_ON = ("ready", "answer-0", "done", "back")  # of screens over the table
FIRST = ("outcome-done", "history-now", "recap-on", "story-on", "reveal-on")  # what lies over the table


class Written(Driver):
    """``moves`` is the whole game, of each side in its order; where the screen plays a move by itself it runs ahead."""

    panels: frozenset[str] = frozenset()  # names of what may lie over the table

    def __init__(self, app: App, now: list[int], moves: Sequence[Any] = ()) -> None:
        super().__init__(app, now)
        self.moves: tuple[Any, ...] = tuple(moves)
        self.steps = 0
        self.clicked: Counter[str] = Counter()  # moves by kind
        self.heard: list[tuple[int, str, str]] = []  # notes at the top of the window: moves played, kind, words
        self._at = (-1, 0)  # moves played, and clicks since
        self._still = (-1, 0)  # moves played, and steps since
        self._toast, app.toast = app.toast, self._hear  # type: ignore[method-assign]

    def _hear(self, text: str, kind: str = "plain") -> None:
        self._toast(text, kind)
        self.heard.append((self._at[0], kind, text))

    @property
    def table(self) -> GameTable[Any]:
        screen = self.app.stack[0]
        assert isinstance(screen, GameTable), f"no table, but {type(screen).__name__}"
        return screen

    @property
    def over(self) -> bool:
        return isinstance(self.app.top, BaseScoreScreen)

    def wanted(self) -> Any:
        """The next move written down of the side that is asked."""
        match = self.table.match
        own = [move for move in self.moves if move.seat == match.acting]
        return own[sum(entry.move.seat == match.acting for entry in match.log)]

    def step(self) -> None:
        """One thing done. Raises AssertionError where nothing goes on any more."""
        self.steps += 1
        self._wait()
        self.settle()
        if self.over:
            return
        if self.app.top is not self.table:
            if self.pressable():  # else it goes by itself
                self.press_named(*WAY_ON)
            return
        first = next((name for name in FIRST if name in self.named()), None)
        if first is None and "scored-map" in self.named():  # a scoring over the map
            first = "main"
        if first is not None:
            self.press_named(first)
        elif self.table.controller.model.deciding:
            self._decide()

    def _wait(self) -> None:
        """Nothing is waited for without end."""
        if self.over or not isinstance(self.app.stack[0], GameTable):
            return
        done, (before, steps) = len(self.table.match.log), self._still
        self._still = (done, (steps if done == before else 0) + 1)
        assert self._still[1] < STILL, f"nothing goes on after move {done}: {self.asked()}, {sorted(self.named())}"

    def _decide(self) -> None:
        match = self.table.match
        done = len(match.log)
        before, clicks = self._at
        self._at = (done, (clicks if done == before else 0) + 1)
        want = self.wanted()
        assert self._at[1] < MAX_CLICKS, f"move {done} can't be clicked: {want}"
        assert want in match.legal(), f"move {done} is not the written one's: {want}"
        self.toward(want)
        if len(match.log) > done:
            self.clicked[want.kind] += 1

    def kind_of_screen(self) -> str:
        """What is to be seen, in words: the screen, what is asked, what lies over the table."""
        top = self.app.top
        if top is not self.table:
            return type(top).__name__
        over = sorted(name for w in self.app.top.ui_root.root.walk() if (name := w.name) in self.panels)
        return "-".join(filter(None, [self.asked(), *over]))

    def asked(self) -> str:
        """What the table asks now, in a word."""
        return str(getattr(self.table.controller.model, "kind", ""))

    def toward(self, want: Any) -> None:
        """One click, or two, that lead to this move."""
        raise NotImplementedError
