"""Layout of Imperial Struggle's table: map, right column, player board, and panels over the map.

In a small window the column is a drawer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pygame

from game.render.ui import Ui
from game.screens.recap_panel import PAD_PANEL
from game.struggle.panels.column import StackedColumn
from game.struggle.panels.player_board import HIGH
from game.struggle.panels.side_panels import BESIDE
from game.widgets.base import Size, Widget
from game.widgets.rule_page import split_overlays
from game.widgets.scroll import Scroll
from game.widgets.side_panel import TABS, WoodPanel, place_tabs
from game.widgets.step_marks import clear_of

COLUMN, BAR = 255.0, 16.0  # u: width of the column, and of its scroll bar as a drawer
LEAST = (1150.0, 640.0)  # u: the least window with a column; in a smaller one it is a drawer
ASIDE = 4.0  # u: margin beside a recap in the column
RECAP_IN_COLUMN = COLUMN - 2 * (ASIDE + PAD_PANEL)  # u: inner width of a recap in the column
CALENDAR = 1  # index of the last part of the column above the recap
TOOL = 33.0  # u: height per tool along the edge of a small window
WHOLE = ("war", "display")  # overlays that cover the map and the column


def is_compact(ui: Ui) -> bool:
    """Returns whether the window is too small to show the right column beside the map."""
    wide, high = ui.room
    return wide < LEAST[0] or high < LEAST[1]


@dataclass(slots=True)
class Parts:
    """The parts of the table, as built, for `TableRoot` to lay out."""

    sheet: Widget
    tools: Widget
    column: list[Widget]
    board: Widget
    overlays: list[Widget]
    map_tools: list[Widget]
    tabs: list[Widget] = field(default_factory=list)  # in a small window
    open: bool = False  # whether the drawer is open
    ringed: Callable[[], list[pygame.Rect]] = list  # rectangles of the map that the recap must not cover
    recap_aside: bool = False  # the recap lies in the column


class TableRoot(Widget):
    """Root widget of the table: places all parts in the window."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.parts = parts
        self.sheet, self.board, self.tools = parts.sheet, parts.board, parts.map_tools
        self.overlays, self.tabs = parts.overlays, parts.tabs
        self.edge = WoodPanel("tabs", ("left",))
        self.wood = WoodPanel("column", ("left", "bottom") if self.tabs else ("left",))
        shown = not self.tabs or parts.open
        body = StackedColumn(parts.column if self.tabs else [parts.tools, *parts.column], gap=4, pad=7)
        self.column: Widget = Scroll(body, name="side") if self.tabs else body
        over = [self.wood, self.column] if shown else []
        beside = [self.edge, parts.tools, *self.tabs] if self.tabs else []
        self.add(self.sheet, *self.tools, *beside, *over, self.board, *self.overlays)

    def walk(self) -> Iterator[Widget]:
        """Yields widgets in the order of keyboard focus: overlays, player board, column, side pages, map."""
        yield self
        beside = [self.parts.tools, *self.tabs] if self.tabs else []
        above, read = split_overlays(self.overlays)
        for part in (*above, self.board, self.column, *beside, *self.tools, *read, self.sheet):
            if part in self.children:
                yield from part.walk()

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        wide, high = min(ui.px(COLUMN), rect.width // 3), min(ui.px(HIGH), rect.height // 3)
        if self.tabs:
            room = self._small(ui, rect, high)
        else:
            room = pygame.Rect(rect.x, rect.y, rect.width - wide, rect.height - high)
            self.wood.arrange(ui, pygame.Rect(room.right, rect.y, wide, room.height))
            self.column.arrange(ui, self.wood.rect)
        self.sheet.arrange(ui, room)
        self.board.arrange(ui, pygame.Rect(rect.x, room.bottom, rect.width, high))
        x, y = room.x + ui.px(7), room.bottom - ui.px(9)  # on the frame, beside Jamaica
        for tool in self.tools:
            size = tool.measure(ui, room.width)
            tool.arrange(ui, pygame.Rect(x, y - size[1], *size))
            x += size[0] + ui.px(1)
        for overlay in self.overlays:
            self._over(ui, overlay, room, rect.width)

    def _small(self, ui: Ui, rect: pygame.Rect, board: int) -> pygame.Rect:
        """Places tools and tabs along the edge and the drawer beside them. Returns the map's area."""
        room = pygame.Rect(rect.x, rect.y, rect.width - ui.px(TABS), rect.height - board)
        many = sum(1 for tool in self.parts.tools.walk() if tool.focusable)
        high = min(ui.px(TOOL) * many, room.height * 2 // 3)
        tools = pygame.Rect(room.right + ui.px(5), rect.y + ui.px(4), ui.px(TABS) - ui.px(8), high)
        self.parts.tools.arrange(ui, tools)
        self.edge.arrange(ui, pygame.Rect(room.right, rect.y, ui.px(TABS), room.height))
        edge = pygame.Rect(room.right, tools.bottom + ui.px(6), ui.px(TABS), 0)
        edge.height = room.bottom - edge.y - ui.px(4)
        place_tabs(ui, self.tabs, edge)
        drawer = min(ui.px(COLUMN + BAR), room.width)
        self.wood.arrange(ui, pygame.Rect(room.right - drawer, rect.y, drawer, room.height))
        self.column.arrange(ui, self.wood.rect)
        return room

    def _aside(self, ui: Ui) -> pygame.Rect:
        """Returns the column's area below score and calendar."""
        wood, top = self.wood.rect, self.parts.column[CALENDAR].rect.bottom + ui.px(4)
        side = ui.px(ASIDE)
        return pygame.Rect(wood.x + side, top, wood.width - 2 * side, wood.bottom - top - ui.px(4))

    def _over(self, ui: Ui, overlay: Widget, room: pygame.Rect, whole: int) -> None:
        if overlay.name in WHOLE:
            overlay.arrange(ui, pygame.Rect(room.x, room.y, whole, room.height))
            return
        if overlay.name == BESIDE and not self.tabs:
            wood, top = self.wood.rect, self.parts.tools.rect.bottom + ui.px(6)
            overlay.arrange(
                ui, pygame.Rect(wood.x + ui.px(5), top, wood.width - ui.px(10), wood.bottom - top - ui.px(4))
            )
            return
        if overlay.name == "scored-map":
            overlay.arrange(ui, room)
            return
        inner = room.inflate(-ui.px(40), -ui.px(34))
        wide, high = overlay.measure(ui, inner.width)
        rect = pygame.Rect(0, 0, min(max(wide, ui.px(120)), inner.width), min(high, inner.height))
        if overlay.name in ("drawer", BESIDE):
            rect = inner
        elif overlay.name == "recap" and self.parts.recap_aside:
            rect = self._aside(ui)
        elif overlay.name == "recap":
            near = room.inflate(-ui.px(14), -ui.px(14))
            rect = clear_of(rect.size, near, self.parts.ringed(), [tool.rect for tool in self.tools])
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
