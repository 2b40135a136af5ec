"""Where the parts of the table go: sheet, column, desk; panels over the sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.struggle.panels.board import HIGH
from game.ui import Ui
from game.widgets.base import Size, Widget

COLUMN = 255.0
WHOLE = ("war", "display")  # over all of the sheet, and the column


class TableRoot(Widget):
    def __init__(
        self, sheet: Widget, column: Widget, board: Widget, overlays: Sequence[Widget], tools: Sequence[Widget]
    ) -> None:
        super().__init__()
        self.sheet, self.column, self.board = sheet, column, board
        self.overlays, self.tools = list(overlays), list(tools)
        self.add(sheet, *tools, column, board, *overlays)

    def walk(self) -> Iterator[Widget]:
        """For the keyboard: panels first, then the desk, the column, the sheet."""
        yield self
        for part in (*self.overlays, self.board, self.column, *self.tools, self.sheet):
            yield from part.walk()

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        wide, high = min(ui.px(COLUMN), rect.width // 3), min(ui.px(HIGH), rect.height // 3)
        room = pygame.Rect(rect.x, rect.y, rect.width - wide, rect.height - high)
        self.sheet.arrange(ui, room)
        self.column.arrange(ui, pygame.Rect(room.right, rect.y, wide, room.height))
        self.board.arrange(ui, pygame.Rect(rect.x, room.bottom, rect.width, high))
        x, y = room.x + ui.px(14), room.bottom - ui.px(13)
        for tool in self.tools:
            size = tool.measure(ui, room.width)
            tool.arrange(ui, pygame.Rect(x, y - size[1], *size))
            x += size[0] + ui.px(2)
        for overlay in self.overlays:
            self._over(ui, overlay, room, rect.width)

    @staticmethod
    def _over(ui: Ui, overlay: Widget, room: pygame.Rect, whole: int) -> None:
        if overlay.name in WHOLE:
            overlay.arrange(ui, pygame.Rect(room.x, room.y, whole, room.height))
            return
        inner = room.inflate(-ui.px(40), -ui.px(34))
        wide, high = overlay.measure(ui, inner.width)
        rect = pygame.Rect(0, 0, min(max(wide, ui.px(120)), inner.width), min(high, inner.height))
        if overlay.name == "drawer":
            rect = inner
        elif overlay.name == "advice":
            rect.topleft = inner.topleft
        elif overlay.name == "showcase-aside":
            rect.midtop = inner.midtop
        elif overlay.name == "choices-slim":
            rect.midbottom = (inner.centerx, inner.bottom + ui.px(12))
        elif overlay.name == "history":
            rect = pygame.Rect(inner.x, inner.bottom - rect.height, inner.width, rect.height)
        else:
            rect.center = inner.center
        overlay.arrange(ui, rect)
