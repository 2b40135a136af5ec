"""The opaque curtain between two people at one machine. It knows who comes next, and nothing of the game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.screen import Screen
from game.screens.frame import paint_scene
from game.shell import Shell
from game.ui import Ui
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Label, Panel, Picture
from game.widgets.richtext import RichText


class CurtainScreen(Screen):
    overlay = True
    secret = True

    def __init__(self, app: Shell, name: str, mark: str, reason: str, ready: Callable[[], None]) -> None:
        super().__init__(app)
        self.name, self.mark, self.reason, self.ready = name, mark, reason, ready

    def _ready(self) -> None:
        if self.app.top is self:
            self.app.stack.pop()
        self.ready()
        self.app.dirty = True

    def build(self, ui: Ui) -> Widget:
        who = Row(
            [Picture(self.mark, 56, 56), Label(self.name, style="title", size="title", colour="accent")],
            gap=14,
            align="centre",
        )
        parts: list[Widget] = [
            Row([Spacer(grow=1), who, Spacer(grow=1)], align="centre"),
            RichText(self.reason, size="large", align="centre"),
            RichText(self.text("curtain-others"), style="flavour", size="large", colour="soft_ink", align="centre"),
            Button(self.text("curtain-ready", name=self.name), self._ready, kind="main", size="large", name="ready"),
        ]
        return Panel(Column(parts, gap=16), pad=26)

    def refresh(self, ui: Ui) -> None:
        super().refresh(ui)
        if self.stage.focus is None:
            self.stage.focus = self.stage.find("ready")

    def place(self, ui: Ui) -> pygame.Rect:
        room = pygame.Rect((0, 0), ui.size)
        width = min(ui.px(560), room.width - ui.px(20))
        rect = pygame.Rect(0, 0, width, min(room.height, self.build(ui).measure(ui, width)[1]))
        rect.center = room.center
        return rect

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill(ui.theme.table)
        paint_scene(ui, target, "screens/curtain")

    def command(self, command: str) -> bool:
        if command == "confirm":
            if not self.stage.asleep("ready"):
                self._ready()
            return True
        return command != "menu" and command != "full_screen" and command != "mute"
