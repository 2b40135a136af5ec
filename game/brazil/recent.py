"""The last lines of the log, in whatever room is left in the column."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.core.event import visible
from game.brazil.chronicle import line_of
from game.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.richtext import lay_out

if TYPE_CHECKING:
    from game.brazil.table import TableScreen

LINES = 30


def recent(ui: Ui, table: TableScreen) -> list[str]:
    """The newest first."""
    match = table.desk.match
    lines: list[str] = []
    for entry in reversed(match.session.log[-60:]):
        told = [line for event in visible(entry.events, match.viewer) if (line := line_of(ui, table, event))]
        lines += reversed(told)
        if len(lines) >= LINES:
            break
    return lines


class Tail(Widget):
    """As many lines as fit, the newest at the bottom; those further back fade."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(grow=1)
        self.lines = lines

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(20))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        """From the bottom up."""
        y = self.rect.bottom
        for number, line in enumerate(self.lines):
            colour = "ink" if number < 4 else "soft_ink"
            laid = lay_out(ui, line, self.rect.width, size="small", colour=colour)
            y -= laid.height
            if y < self.rect.top:
                break
            laid.draw(target, self.rect.x, y)
            y -= ui.px(2)
