"""Layout of Historia's table: development plan, world map and right column above, the player's board below; in a small
window the column is a drawer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame

from game.historia.panels.board import HIGH as BOARD
from game.historia.panels.board import PlayerBoard
from game.historia.panels.column import RightColumn
from game.historia.panels.development_plan import MatrixView
from game.historia.panels.world_view import WorldView
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.rule_page import split_overlays
from game.widgets.scroll import Scroll
from game.widgets.side_panel import TABS, WoodPanel, place_tabs
from game.widgets.step_marks import clear_of

COLUMN = 220  # u
BAR = 16  # u, of the drawer's scroll bar
LEAST = (1240.0, 700.0)  # u; in less the column is a drawer
TOOL = 30.0  # u, of a tool over the sheets then
CIRCLE = 168
MANY = 4  # wonders
WORLD, BESIDE_MANY = 0.5, 0.46  # of the height above the board, at most; where four wonders or more are told below


def is_compact(ui: Ui) -> bool:
    wide, high = ui.room
    return wide < LEAST[0] or high < LEAST[1]


@dataclass(slots=True)
class Parts:
    matrix: MatrixView
    world: WorldView
    circle: Widget
    row: Widget
    column: RightColumn
    board: PlayerBoard
    tabs: list[Widget] = field(default_factory=list)  # in a small window
    open: bool = False  # the drawer
    tray: Widget | None = None
    overlays: list[Widget] = field(default_factory=list)
    whole: Widget | None = None  # a scene over everything


class TableRoot(Widget):
    def __init__(self, parts: Parts) -> None:
        super().__init__(name="table")
        self.parts = parts
        above = [parts.tray] if parts.tray is not None else []
        scene = [parts.whole] if parts.whole is not None else []
        self.edge, self.wood = WoodPanel("tabs", ("left",)), WoodPanel("drawer-panel", ("left", "bottom"))
        self.side: Widget = Scroll(parts.column, name="side") if parts.tabs else parts.column
        beside = [self.edge, *parts.column.tools, *parts.tabs] if parts.tabs else []
        column: list[Widget] = [self.side]
        if parts.tabs:
            column = [self.wood, self.side] if parts.open else []
        self.add(parts.matrix, parts.world, parts.circle, parts.row, *beside, *column, parts.board)
        self.overlays, self.read = split_overlays(parts.overlays)
        self.add(*above, *self.overlays, *scene, *self.read)

    def walk(self) -> Iterator[Widget]:
        """Yields the widgets in keyboard order: overlays, the leaders to choose, board, row of wonders, choice panel,
        column, then development plan and world map. During a scene, only its own."""
        parts = self.parts
        yield self
        if parts.whole is not None:
            for part in (parts.whole, *self.read):
                yield from part.walk()
            return
        above = [parts.tray] if parts.tray is not None else []
        beside = [self.edge, *parts.column.tools, *parts.tabs] if parts.tabs else []
        order = (*self.overlays, *above, parts.board, parts.row, self.side, *beside)
        for part in (*order, *self.read, parts.circle, parts.matrix, parts.world):
            if part in self.children:
                yield from part.walk()

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        parts = self.parts
        top = rect.height - ui.px(BOARD)
        column = ui.px(TABS if parts.tabs else COLUMN)
        matrix = min(top - ui.px(5), (rect.width - column) * 51 // 100)
        left = rect.x + matrix
        middle = rect.width - matrix - column
        share = WORLD if len(parts.row.children) < MANY else BESIDE_MANY
        world = min(round(middle * 0.52), round(top * share))
        parts.matrix.arrange(ui, pygame.Rect(rect.x, rect.y, matrix, top))
        if parts.tabs:
            self._small(ui, pygame.Rect(rect.right - column, rect.y, column, top))
            parts.world.until = min(tool.rect.left for tool in parts.column.tools)
        parts.world.arrange(ui, pygame.Rect(left, rect.y, middle, world))
        y, gap = rect.y + world, ui.px(10)
        self.lower = pygame.Rect(left, y, middle, top - world)
        circle = ui.px(CIRCLE)
        parts.circle.arrange(ui, pygame.Rect(left + gap, y + gap, circle, top - world - gap - ui.px(4)))
        x = left + gap + circle + ui.px(6)
        parts.row.arrange(ui, pygame.Rect(x, y + gap, rect.x + matrix + middle - x - gap, top - world - gap - ui.px(4)))
        if not parts.tabs:
            self.side.arrange(ui, pygame.Rect(rect.right - column, rect.y, column, top))
        parts.board.arrange(ui, pygame.Rect(rect.x, rect.y + top, rect.width, rect.height - top))
        room = pygame.Rect(rect.x, rect.y, rect.width - column, top).inflate(-ui.px(16), -ui.px(16))
        if parts.tray is not None:
            self._tray(ui, parts.tray, room)
        for overlay in parts.overlays:
            self._over(ui, overlay, room)
        if parts.whole is not None:
            parts.whole.arrange(ui, rect)

    def _small(self, ui: Ui, edge: pygame.Rect) -> None:
        """Tools at the top, tabs below them at the edge, the drawer beside these."""
        parts, gap, side = self.parts, ui.px(4), ui.px(TOOL)
        self.edge.arrange(ui, edge)
        x = edge.right - gap - side
        for tool in reversed(parts.column.tools):
            tool.arrange(ui, pygame.Rect(x, edge.y + gap, side, side))
            x -= side + gap
        room = pygame.Rect(edge.x, edge.y + side + 3 * gap, edge.width, 0)
        room.height = edge.bottom - room.y - gap
        place_tabs(ui, parts.tabs, room)
        wide = ui.px(COLUMN + BAR)
        self.wood.arrange(ui, pygame.Rect(edge.x - wide, room.y - gap // 2, wide, room.height + gap))
        self.side.arrange(ui, self.wood.rect)

    def _beside(self, ui: Ui, room: pygame.Rect) -> pygame.Rect:
        """Over the column below its tools; where that is a drawer, over the right half of the sheets."""
        if self.parts.tabs:
            return pygame.Rect(room.right - room.width // 2, room.y, room.width // 2, room.height)
        side, top = self.side.rect, max(tool.rect.bottom for tool in self.parts.column.tools) + ui.px(5)
        return pygame.Rect(side.x + ui.px(3), top, side.width - ui.px(6), side.bottom - top - ui.px(4))

    def _tray(self, ui: Ui, tray: Widget, room: pygame.Rect) -> None:
        wide, high = tray.measure(ui, room.width)
        place = pygame.Rect(0, 0, min(wide, room.width), min(high, room.height))
        place.center = room.center
        tray.arrange(ui, place)

    def _over(self, ui: Ui, overlay: Widget, room: pygame.Rect) -> None:
        prompt_bar = self.parts.board.prompt_bar.rect
        wide, high = overlay.measure(ui, prompt_bar.width if overlay.name == "history" else room.width)
        place = pygame.Rect(0, 0, min(max(wide, ui.px(420)), room.width), min(high, room.height))
        if overlay.name == "cards":
            place = room
        elif overlay.name == "advice":
            place = pygame.Rect(room.x, room.y, min(wide, room.width), min(high, room.height))
        elif overlay.name == "log":
            place = pygame.Rect(room.right - room.width // 2, room.y, room.width // 2, room.height)
        elif overlay in self.read:
            place = self._beside(ui, room)
        elif overlay.name == "history":
            foot = prompt_bar.bottom + ui.px(4)  # in its place: the table stays in sight
            place = pygame.Rect(prompt_bar.x, foot - high, prompt_bar.width, high)
        elif overlay.name == "recap":
            others = [self.parts.row.rect, self.parts.circle.rect]
            place = clear_of((wide, min(high, room.height)), room, self.parts.world.ringed(ui), others)
        else:
            place.center = room.center
        overlay.arrange(ui, place)
