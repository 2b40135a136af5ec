"""Modal dialogs: a question or message over the screen below, with buttons as answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.render.ui import Ui
from game.screens.page import PageTitle
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.widgets.base import Column, Flow, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.material.dim_overlay import blend_colour
from game.widgets.material.panel import plank, sheet
from game.widgets.rich_text import RichText
from game.widgets.scroll import Scroll

Answer = tuple[str, Callable[[], None] | None, str]  # label, action, kind of button


FEW = 4  # with more answers, the buttons are stacked


class Dialog(Screen):
    """A modal dialog. It closes before it runs the chosen action; Enter takes the main answer, Esc only closes it."""

    overlay = True

    def __init__(self, app: Shell, title: str, body: str, answers: Sequence[Answer], width: int = 520) -> None:
        super().__init__(app)
        self.title, self.body, self.answers, self.width = title, body, list(answers), width

    def _choose(self, action: Callable[[], None] | None) -> None:
        if self.app.top is self:
            self.app.pop()
        if action is not None:
            action()

    def content(self, ui: Ui) -> Widget:
        """Returns the widget between title and buttons: here the dialog's text."""
        return RichText(self.body)

    def build(self, ui: Ui) -> Widget:
        buttons: list[Widget] = [
            Button(
                text,
                lambda action=action: self._choose(action),  # type: ignore[misc]
                kind="wood" if kind == "plain" else kind,
                name=f"answer-{number}",
            )
            for number, (text, action, kind) in enumerate(self.answers)
        ]
        title = PageTitle(self.title, 22)
        title.grow = 0  # in a small window the content shrinks instead
        if len(buttons) > FEW:
            frame = MaterialFrame(self.content(ui), sheet, pad=(14, 10))
            parts: list[Widget] = [title, Scroll(Column([frame, *buttons], gap=7), name="dialog-body")]
        else:
            body = MaterialFrame(Scroll(self.content(ui), name="dialog-body"), sheet, pad=(14, 10), grow=1)
            parts = [title, body, Flow(buttons, gap=10, align="end")]
        return MaterialFrame(Column(parts, gap=12), plank, pad=(18, 12))

    def refresh(self, ui: Ui) -> None:
        fresh = self.ui_root.stale
        super().refresh(ui)
        if fresh and self.ui_root.focus is None:
            main = next((n for n, answer in enumerate(self.answers) if answer[2] == "main"), 0)
            self.ui_root.focus = self.ui_root.find(f"answer-{main}")

    def command(self, command: str) -> bool:
        """Handles Enter: gives the main answer wherever the focus is, but not in the moment after the dialog has
        opened. Returns whether the command was handled."""
        main = next((number for number, answer in enumerate(self.answers) if answer[2] == "main"), None)
        if command != "confirm" or main is None:
            return super().command(command)
        if not self.ui_root.is_guarded(f"answer-{main}"):
            self._choose(self.answers[main][1])
        return True

    def place(self, ui: Ui, tree: Widget) -> pygame.Rect:
        room = pygame.Rect((0, 0), ui.size).inflate(-ui.px(32), -ui.px(32))
        width = min(ui.px(self.width), room.width)
        height = min(tree.measure(ui, width)[1], room.height)
        rect = pygame.Rect(0, 0, width, height)
        rect.center = room.center
        return rect

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        blend_colour(target, target.get_rect(), 150)
