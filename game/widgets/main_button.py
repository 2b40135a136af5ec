"""The main button of every game's table: confirms, finishes or goes on."""

from __future__ import annotations

import pygame

from game.render.theme import Colour, mix
from game.render.ui import Ui
from game.widgets.base import Action
from game.widgets.button import Button

SIZES = ("large", "text", "small")  # type sizes; the first at which the text fits is used


class MainButton(Button):
    """The main button, always in the same place; dull while it does nothing."""

    def __init__(self, text: str, action: Action, *, enabled: bool, kind: str = "main", tip: str = "") -> None:
        super().__init__(
            text, action, kind=kind, size=SIZES[0], name="main", enabled=enabled, tip=tip, guarded=True, pads=(8, 2)
        )

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        """Uses the largest type at which its text fits."""
        self.rect = rect
        for size in SIZES:
            self.size = size
            line = ui.fonts.height(self.style, ui.type_size(size))
            if len(self._lines(ui, rect.width)) * line <= rect.height - ui.px(2):
                break

    def colours(self, ui: Ui) -> tuple[Colour, Colour, Colour, Colour]:
        if self.enabled:
            return super().colours(ui)
        theme = ui.theme
        if theme.flat:
            return theme.panel, theme.panel, theme.ink, theme.soft_ink
        top, low = mix(theme.main_top, theme.wood_panel, 0.45), mix(theme.main_bottom, theme.wood_panel_low, 0.45)
        return top, low, mix(theme.line_low, theme.wood_panel, 0.4), mix(theme.main_ink, theme.wood_panel, 0.35)
