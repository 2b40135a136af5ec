"""Where the parts of the table go, for every window and interface size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame

from game.ui import Ui
from game.widgets.base import Size, Widget

MAP_SHARE = 0.62
WIDE = ("gallery-panel", "drawer")  # panels that may cover the column, too
BOARD = 166  # height of the own board at 100 %


def is_compact(ui: Ui) -> bool:
    """The window is small for this interface size: the board is a scroll, the parts share the room."""
    return ui.size[0] < ui.px(1180) or ui.size[1] < ui.px(640)


@dataclass(slots=True)
class Parts:
    prompt: Widget
    map: Widget
    side: Widget
    board: Widget
    overlays: list[Widget]
    tools: list[Widget] = field(default_factory=list)  # small buttons in the map's corner


class TableRoot(Widget):
    """The whole table: prompt above, map left, column right, board below, panels over the map."""

    def __init__(self, parts: Parts, compact: bool) -> None:
        super().__init__()
        self.parts, self.compact = parts, compact
        self.add(parts.map, *parts.tools, parts.side, parts.board, parts.prompt, *parts.overlays)

    def walk(self) -> Iterator[Widget]:
        """For the keyboard: panels first, then what is asked, the board, the column, the map."""
        parts = self.parts
        yield self
        for part in (*parts.overlays, parts.prompt, parts.board, parts.side, *parts.tools, parts.map):
            yield from part.walk()

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        gap = ui.px(5)
        inner = rect.inflate(-2 * gap, -2 * gap)
        bar = min(self.parts.prompt.measure(ui, inner.width)[1], inner.height // 3)
        self.parts.prompt.arrange(ui, pygame.Rect(inner.x, inner.y, inner.width, bar))
        top = inner.y + bar + gap
        board = round(inner.height * 0.33) if self.compact else ui.px(BOARD)
        wide = round(inner.width * (0.55 if self.compact else MAP_SHARE))
        room = pygame.Rect(inner.x, top, wide, inner.bottom - board - gap - top)
        self.parts.map.arrange(ui, room)
        x, y = room.right - ui.px(8), room.bottom - ui.px(8)
        for tool in reversed(self.parts.tools):
            size = tool.measure(ui, room.width)
            tool.arrange(ui, pygame.Rect(x - size[0], y - size[1], *size))
            x -= size[0] + ui.px(4)
        side = pygame.Rect(room.right + gap, top, inner.right - room.right - gap, room.height)
        self.parts.side.arrange(ui, side)
        self.parts.board.arrange(ui, pygame.Rect(inner.x, inner.bottom - board, inner.width, board))
        whole = pygame.Rect(inner.x, top, inner.width, (inner.bottom if self.compact else room.bottom) - top)
        for overlay in self.parts.overlays:
            wide_one = self.compact or overlay.name in WIDE
            self._over(ui, overlay, side if overlay.name == "log" and not self.compact else whole if wide_one else room)

    @staticmethod
    def _over(ui: Ui, overlay: Widget, room: pygame.Rect) -> None:
        if overlay.name != "log":
            room = room.inflate(-ui.px(12), -ui.px(12))
        width = room.width
        wide, high = overlay.measure(ui, width)
        rect = pygame.Rect(0, 0, min(max(wide, ui.px(200)), width), min(high, room.height))
        if overlay.name in ("drawer", "log"):
            rect = room
        elif overlay.name == "showcase-aside":
            rect.midtop = room.midtop
        elif overlay.name == "history":
            rect = pygame.Rect(room.x, room.bottom - rect.height, room.width, rect.height)
        else:
            rect.center = room.center
        rect.clamp_ip(room)
        overlay.arrange(ui, rect)
