"""The rules pages of the current game: its rules in short pages, and its rulings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.render.ui import Ui
from game.screens.page import AnyGamePage
from game.shell import registry
from game.shell.shell import Shell
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.label import Heading
from game.widgets.material.panel import sheet
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll
from game.widgets.toggles import DropDown

HIGH = 600  # u


class LearnScreen(AnyGamePage):
    """The rules of a game, page by page."""

    title_id = "learn-title"
    of_game = True
    sheet_width = 1060

    def __init__(self, app: Shell, page: str = "") -> None:
        super().__init__(app)
        self.page = page if page in self.pages else ""
        self._settle()

    @property
    def pages(self) -> tuple[str, ...]:
        """The ids of the current game's pages."""
        return registry.plugin(self.app.game).learn

    def _settle(self) -> None:
        if self.page not in self.pages:
            self.page = next(iter(self.pages), "")

    def select_game(self, game: str) -> None:
        """Shows the rules of another game."""
        self.app.select_game(game)
        self._settle()

    def turn_to(self, page: str) -> None:
        """Shows this page."""
        self.page = page
        self.rebuild()

    def _step(self, step: int) -> None:
        if self.page:
            self.turn_to(self.pages[(self.pages.index(self.page) + step) % len(self.pages)])

    def command(self, command: str) -> bool:
        if command in ("zoom_in", "zoom_out"):
            self._step(1 if command == "zoom_in" else -1)
            return True
        return super().command(command)

    def build(self, ui: Ui) -> Widget:
        tabs = [
            Button(
                self.text(f"learn-{page}-title"),
                partial(self.turn_to, page),
                kind="quiet",
                name=f"page-{page}",
                align="left",
                pressed=page == self.page,
            )
            for page in self.pages
        ]
        wide = ui.size[0] >= ui.px(760)
        text: Widget = RichText(self.text("learn-none"))
        if self.page:
            title, body = self.text(f"learn-{self.page}-title"), self.text(f"learn-{self.page}")
            shown = registry.plugin(self.app.game).lesson(self.page)
            text = Column([Heading(title), *([shown] if shown else ()), RichText(body)], gap=8, pad=8)
        page = MaterialFrame(Scroll(text, name=f"learn-{self.page}"), sheet, pad=(16, 12), grow=4)
        if not wide:
            return self.board(ui, page)
        for tab in tabs:
            tab.kind = "wood-quiet"
        index = Scroll(Column([*tabs], gap=2), name="learn-index", grow=1)
        middle = Row([index, page], gap=14)
        middle.grow = 1
        return self.board(ui, middle)

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        """Returns a rectangle of equal height for all pages, so that changing pages moves nothing."""
        rect = super().place(ui, tree)
        high = min(ui.size[1] - ui.px(28), ui.px(HIGH))
        return pygame.Rect(rect.x, (ui.size[1] - high) // 2, rect.width, high)

    def aside(self, ui: Ui) -> Sequence[Widget]:
        """Returns the widget that chooses the game, if there are several."""
        if len(registry.PLUGINS) == 1:
            return ()
        games = [(game, self.app.texts_of(game)("game-title")) for game in registry.PLUGINS]
        name = self.text("label-game")
        return [DropDown(games, self.app.game, self.select_game, name="game", wide=260, label=name)]

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        before, after = self.page in self.pages[1:], self.page in self.pages[:-1]
        return [
            Button(self.text("back"), self.leave, name="back"),
            Button(self.text("handbook-title"), partial(self.app.go, "handbook"), name="handbook"),
            Button(self.text("previous"), partial(self._step, -1), name="previous", enabled=before),
            Button(self.text("next"), partial(self._step, 1), name="next", kind="main", enabled=after),
        ]
