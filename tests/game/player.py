"""A player that has only a mouse: it looks at what can be clicked on the top screen and clicks one of them."""

from __future__ import annotations

import random

import pygame

from game.app.app import App
from game.brazil.score_screen import ScoreScreen
from game.brazil.table import TableScreen
from game.widgets.base import Widget
from game.widgets.button import Pressable
from tests.game.dark_widgets import dark

from .conftest import click

QUIET = ("tool-", "strip-", "aside", "close-drawer", "main-menu", "since", "log-")


def clickable(screen_root: Widget) -> list[Pressable]:
    """Widgets that do something now."""
    return [w for w in screen_root.walk() if isinstance(w, Pressable) and w.enabled and w.action is not None]


def in_sight(widget: Widget) -> bool:
    """Not scrolled out of its window."""
    for above in widget.ancestors():
        if hasattr(above, "scrolls") and not above.rect.collidepoint(widget.rect.center):
            return False
    return True


class MousePlayer:
    """Plays every decision of the table with clicks alone; hexes are clicked on the map."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.dice = random.Random(seed)
        self.clicks = self.steps = 0

    @property
    def table(self) -> TableScreen:
        screen = self.app.stack[0]
        assert isinstance(screen, TableScreen)
        return screen

    def settle(self) -> None:
        """Let timers and bots do their part."""
        self.app.tick()
        if self.app.stack:
            self.app.top.refresh(self.app.ui)

    def hit(self, widget: Widget) -> None:
        """Scroll it into sight if need be, then click its middle."""
        for above in widget.ancestors():
            reveal = getattr(above, "reveal", None)
            if reveal is not None:
                reveal(self.app.ui, widget)
        self.clicks += 1
        click(self.app, widget.rect.center)

    def step(self) -> None:
        """One click, chosen at random among those that mean something here."""
        self.steps += 1
        self.settle()
        top = self.app.top
        if isinstance(top, ScoreScreen):
            return
        if top is not self.table:
            self._other_screen()
            return
        on = [w for w in clickable(self.table.ui_root.root) if w.name in ("outcome-done", "history-now")]
        if on:
            self.hit(on[0])
            return
        model = self.table.model
        if model.recap_since is not None:  # read, and on
            self.hit(next(w for w in clickable(self.table.ui_root.root) if w.name == "main"))
            return
        if not model.deciding:
            return
        self._table_click()

    def _other_screen(self) -> None:
        named = {w.name: w for w in clickable(self.app.top.ui_root.root)}
        for name in ("ready", "answer-0", "done", "back"):
            if name in named:
                self.hit(named[name])
                return
        raise AssertionError(f"no way on from {type(self.app.top).__name__}: {sorted(named)}")

    def _table_click(self) -> None:
        table = self.table
        table.map.viewport.fit()
        choices: list[object] = [
            w for w in clickable(table.ui_root.root) if not w.name.startswith(QUIET) and self._meant(w)
        ]
        choices += [hex_id for hex_id in table.map.lights.targets if not self._covered(hex_id)]
        if not choices:
            assert table.model.cancel_selection() or table.model.aside, f"nothing to click: {table.model.frame}"
            table.rebuild()
            return
        chosen = self.dice.choice(choices)
        if isinstance(chosen, Widget):
            self.hit(chosen)
        else:
            assert isinstance(chosen, int)
            x, y = table.map.centre(chosen)
            self.clicks += 1
            click(self.app, (round(x), round(y)))

    def _meant(self, widget: Pressable) -> bool:
        """An arch that is dark only says why not."""
        return not dark(widget)

    def _covered(self, hex_id: int) -> bool:
        x, y = self.table.map.centre(hex_id)
        point = (round(x), round(y))
        if not self.table.map.rect.collidepoint(point):
            return True
        return self.table.ui_root.root.hit_test(point) is not self.table.map


def no_pause(app: App) -> None:
    pace = app.settings.pace
    pace.bot_delay, pace.animation, pace.pause_after_bot = 0, 8, False
    app.settings.confirm_unused = False


__all__ = ["MousePlayer", "clickable", "no_pause", "pygame"]
