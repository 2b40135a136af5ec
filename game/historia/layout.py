"""Where the parts of the table go: two sheets and the column above, the own board below; all of it always in sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame

from game.historia.parts.board import HIGH as BOARD
from game.historia.parts.paint import px
from game.ui import Ui
from game.widgets.base import Size, Widget

COLUMN, LEAST_MATRIX = 220, 300  # u
CIRCLE = 168
WORLD = 0.5  # of the height above the board, at most


@dataclass(slots=True)
class Parts:
    matrix: Widget
    world: Widget
    circle: Widget
    row: Widget
    column: Widget
    board: Widget
    tray: Widget | None = None
    overlays: list[Widget] = field(default_factory=list)
    whole: Widget | None = None  # a scene over everything


class TableRoot(Widget):
    def __init__(self, parts: Parts) -> None:
        super().__init__(name="table")
        self.parts = parts
        above = [parts.tray] if parts.tray is not None else []
        scene = [parts.whole] if parts.whole is not None else []
        self.add(parts.matrix, parts.world, parts.circle, parts.row, parts.column, parts.board)
        self.add(*above, *parts.overlays, *scene)

    def walk(self) -> Iterator[Widget]:
        """For the keyboard: a scene alone; else what lies on top, what is asked, the board, the sheets."""
        parts = self.parts
        yield self
        if parts.whole is not None:
            yield from parts.whole.walk()
            return
        above = [parts.tray] if parts.tray is not None else []
        order = (*parts.overlays, *above, parts.board, parts.row, parts.column, parts.circle, parts.world, parts.matrix)
        for part in order:
            yield from part.walk()

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        parts = self.parts
        top = rect.height - px(ui, BOARD)
        column = px(ui, COLUMN)
        matrix = min(top - px(ui, 5), (rect.width - column) * 51 // 100)
        left = rect.x + matrix
        middle = rect.width - matrix - column
        world = min(round(middle * 0.52), round(top * WORLD))
        parts.matrix.arrange(ui, pygame.Rect(rect.x, rect.y, matrix, top))
        parts.world.arrange(ui, pygame.Rect(left, rect.y, middle, world))
        y, gap = rect.y + world, px(ui, 10)
        self.lower = pygame.Rect(left, y, middle, top - world)
        circle = px(ui, CIRCLE)
        parts.circle.arrange(ui, pygame.Rect(left + gap, y + gap, circle, top - world - gap - px(ui, 4)))
        x = left + gap + circle + px(ui, 6)
        parts.row.arrange(
            ui, pygame.Rect(x, y + gap, rect.x + matrix + middle - x - gap, top - world - gap - px(ui, 4))
        )
        parts.column.arrange(ui, pygame.Rect(rect.right - column, rect.y, column, top))
        parts.board.arrange(ui, pygame.Rect(rect.x, rect.y + top, rect.width, rect.height - top))
        room = pygame.Rect(rect.x, rect.y, rect.width - column, top).inflate(-px(ui, 16), -px(ui, 16))
        if parts.tray is not None:
            self._tray(ui, parts.tray, room, x)
        for overlay in parts.overlays:
            self._over(ui, overlay, room)
        if parts.whole is not None:
            parts.whole.arrange(ui, rect)

    @staticmethod
    def _tray(ui: Ui, tray: Widget, room: pygame.Rect, anchor: int) -> None:
        wide, high = tray.measure(ui, room.width)
        place = pygame.Rect(0, 0, wide, min(high, room.height))
        if tray.name == "draft":
            place.center = room.center
        else:
            place.bottomright = (max(anchor, room.x + wide), room.bottom + px(ui, 4))  # the row stays in sight
            place.clamp_ip(room.inflate(0, px(ui, 8)))
        tray.arrange(ui, place)

    @staticmethod
    def _over(ui: Ui, overlay: Widget, room: pygame.Rect) -> None:
        wide, high = overlay.measure(ui, room.width)
        place = pygame.Rect(0, 0, min(max(wide, px(ui, 420)), room.width), min(high, room.height))
        if overlay.name == "cards":
            place = room
        elif overlay.name == "advice":
            place = pygame.Rect(room.x, room.y, min(wide, room.width), min(high, room.height))
        elif overlay.name == "log":
            place = pygame.Rect(room.right - room.width // 2, room.y, room.width // 2, room.height)
        elif overlay.name == "history":
            place = pygame.Rect(room.x, room.bottom - high, room.width, high)
        else:
            place.center = room.center
        overlay.arrange(ui, place)
