"""A player of Historia that has only a mouse: it clicks at random what means something at the table."""

from __future__ import annotations

import random

from game.app.app import App
from game.historia.score_screen import ScoreScreen
from game.historia.table import TableScreen
from game.widgets.base import Widget
from game.widgets.button import Pressable
from tests.game.dark_widgets import dark

from ..conftest import click
from ..player import clickable

QUIET = ("tool-", "strip-", "close-drawer", "pool-", "territory-")


class MousePlayer:
    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.dice = random.Random(seed)
        self.clicks = 0
        self.scenes = 0  # reveals gone on from

    @property
    def table(self) -> TableScreen:
        screen = self.app.stack[0]
        assert isinstance(screen, TableScreen)
        return screen

    def hit(self, widget: Widget) -> None:
        self.clicks += 1
        click(self.app, widget.rect.center)

    def step(self) -> None:
        """One click, chosen at random among those that mean something here; or a turn of the loop."""
        self.app.tick()
        top = self.app.top
        top.refresh(self.app.ui)
        if isinstance(top, ScoreScreen):
            return
        named = {w.name: w for w in clickable(top.ui_root.root)}
        if top is not self.table:
            self.hit(next(named[name] for name in ("ready", "answer-0", "back") if name in named))
        elif "reveal-on" in named:
            self.scenes += 1
            self.hit(named["reveal-on"])
        elif "recap-on" in named:
            self.hit(named["recap-on"])
        elif self.table.model.deciding:
            self._table_click(named)

    def _table_click(self, named: dict[str, Pressable]) -> None:
        table = self.table
        choices: list[Widget] = [w for w in named.values() if not w.name.startswith(QUIET) and not dark(w)]
        world = table.root.parts.world if table.root is not None else Widget()
        lit = table.model.lit_territories()
        choices += [widget for number, widget in enumerate(world.children) if number in lit]
        choices = [w for w in choices if table.ui_root.root.hit_test(w.rect.center) is w]
        if not choices:
            assert table.model.cancel_selection(), f"nothing to click: {table.model.frame}"
            table.rebuild()
            return
        self.hit(self.dice.choice(choices))
