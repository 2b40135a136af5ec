"""Base class of widgets that only show a tooltip, on pointer and keyboard focus."""

from __future__ import annotations

import pygame

from game.render.ui import Ui
from game.widgets.base import Widget


class TooltipZone(Widget):
    """A focusable widget without an action."""

    opaque = True
    focusable = True
    role = "text"

    def draw_focus(self, ui: Ui, target: pygame.Surface) -> None:
        if self.focused:
            ui.box(target, self.rect.inflate(ui.px(4), ui.px(4)), ui.focus_box(6))
