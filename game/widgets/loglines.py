"""The log as a list at any game's table: the newest first, each line leads to the position that it led to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from game.chrome import Box as Look
from game.theme import GOLD, mix
from game.ui import Ui
from game.widgets.base import Action, Column, Spacer, Widget
from game.widgets.button import CardButton
from game.widgets.label import Label
from game.widgets.richtext import RichText


class LogLine(CardButton):
    """``light``: told whether the pointer is on it."""

    def __init__(self, text: str, action: Action, light: Callable[[bool], None] | None, *, name: str, tip: str) -> None:
        super().__init__(RichText(text), action, pad=2, name=name, tip=tip)
        self.light = light

    def at(self, position: tuple[int, int]) -> Widget | None:
        return self if self.rect.collidepoint(position) else None

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        if self.light is not None:
            self.light(position is not None)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self.hovered or self.focused:
            ui.box(target, self.rect, Look(radius=ui.px(6), top=mix(ui.theme.inset, GOLD, 0.25)))
        self.children[0].draw(ui, target)
        self.draw_focus(ui, target)


def log_lines(
    ui: Ui,
    lines: Iterable[tuple[int, str]],
    jump: Callable[[int], None],
    light: Callable[[int, bool], None] | None = None,
) -> Widget:
    """``lines``: after how many moves, and what is told. ``jump``: to the position after so many. ``light``: lights
    what such a line speaks of, or no more."""
    tip = ui.text("log-jump")
    found: list[Widget] = [
        LogLine(
            text,
            partial(jump, moves),
            partial(light, moves) if light is not None else None,
            name=f"log-{number}",
            tip=tip,
        )
        for number, (moves, text) in enumerate(lines)
    ]
    if not found:
        found.append(Label(ui.text("log-empty"), colour="soft_ink"))
    return Column([*found, Spacer(height=4)], gap=0, pad=4)
