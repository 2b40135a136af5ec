"""The last lines of a log, in whatever room is left: in the order of the whole log, the newest on top."""

from __future__ import annotations

import pygame

from game.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.richtext import lay_out


class Tail(Widget):
    """As many lines as fit, the newest (the first given) on top; those further back fade."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(grow=1)
        self.lines = lines

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(20))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        y = self.rect.top
        for number, line in enumerate(self.lines):
            colour = "ink" if number < 4 else "soft_ink"
            laid = lay_out(ui, line, self.rect.width, size="small", colour=colour)
            if y + laid.height > self.rect.bottom:
                break
            laid.draw(target, self.rect.x, y)
            y += laid.height + ui.px(2)
