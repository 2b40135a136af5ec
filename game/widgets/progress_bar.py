"""A bar that fills from left to right as work is done."""

from __future__ import annotations

import pygame

from game.render.ui import Ui
from game.widgets.base import Size, Widget


class ProgressBar(Widget):
    """A progress bar. ``share``: from 0 to 1."""

    def __init__(self, share: float) -> None:
        super().__init__(name="progress")
        self.share = share

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(14))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        ui.box(target, self.rect, ui.inset_box())
        done = self.rect.inflate(-ui.px(4), -ui.px(4))
        done.width = round(done.width * min(1.0, self.share))
        target.fill(ui.theme.accent, done)
