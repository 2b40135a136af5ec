"""A screen with one of each kind to take hold of, and what walks through pages: for tests of the widget kit."""

from __future__ import annotations

import pygame

from game.app import routes
from game.app.app import App
from game.brazil.table import TableScreen
from game.render.ui import Ui
from game.shell.screen import Screen
from game.widgets.base import Column, Widget
from game.widgets.button import Button
from game.widgets.label import Panel
from game.widgets.scroll import Scroll
from game.widgets.toggles import Slider
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, lay

PAGES = sorted(name for name in routes.ROUTES if name not in (routes.MENU, "handover", "first_start", "puzzle"))


def named(app: App, name: str) -> Widget:
    app.top.refresh(app.ui)
    return next(w for w in app.top.ui_root.root.walk() if w.name == name)


def hold(app: App, kind: int, position: tuple[int, int]) -> None:
    extra = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    app.dispatch(pygame.Event(kind, pos=position, **extra))


def table_of(app: App) -> TableScreen:
    return lay(app, Table().session, AGAINST_A_BOT)


class Bench(Screen):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.upper = self.turned = False
        self.said: list[object] = []
        self.word = "one"

    def _slid(self, value: float) -> None:
        self.said.append(value)
        self.rebuild()

    def build(self, ui: Ui) -> Widget:
        rows = [Button(f"row {n}", None, name=f"row{n}", tip=f"tip {n}") for n in range(60)]
        parts: list[Widget] = [Button("over", None, name="over", tip="gone soon")] if self.upper else []
        parts += [
            Slider(0, 100, 1, 50, self._slid, name="slider", grow=0),
            Button(self.word, lambda: self.said.append(self.word), kind="main", name="main"),
            Panel(Column([Scroll(Column(list(rows)), name="rows")]), grow=1),
        ]
        return Column(parts)


def bench(app: App) -> Bench:
    screen = Bench(app)
    app.push(screen)
    app.draw()
    return screen
