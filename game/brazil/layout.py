"""Computes the rectangles of the table's parts for a window size: map, side column, board, arches, hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Rect

from game.render.ui import Ui
from game.widgets.side_panel import TABS
from game.widgets.table_tools import SHARED, DrawerTool

LEAST = (1150, 600)  # smallest size in u for the full layout; below it the column is a side panel
COLUMN, BOARD, PROMPT_BAR = 267, 175, 31
ARCHES, PITCH, MOST_PITCH = 7, 91, 104
PORTRAIT, HAND, MAIN = 114, 206, (192, 40)
THINGS = 312  # supply, units, Palaces, products, paintings; with room for lengths rounded up
RISE = 12  # how far portrait and hand stand above the board
TOOL = 36  # a tool, where there is room
OWN_TOOLS = (DrawerTool("gallery", before="hint"),)
# when there is little room
SMALL_BOARD, SMALL_PORTRAIT, SMALL_HAND, SMALL_MAIN = 128, 54, 164, (152, 36)
SMALL_TOOL = 30


def is_compact(ui: Ui) -> bool:
    """Returns whether the window is small for the interface size, so that the table uses tabs and side panels."""
    wide, high = ui.room
    return wide < LEAST[0] or high < LEAST[1]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles of the table's parts in the window, in pixels."""

    compact: bool
    u: float
    map: Rect
    column: Rect  # the side column; in the compact layout the side panel
    side: Rect  # the column's contents, below the tools
    tools: tuple[Rect, ...]
    tabs: Rect  # tabs that open side panels; empty with a column
    board: Rect
    portrait: Rect
    wall: Rect  # the aqueduct: prompt bar and arches
    prompt_bar: Rect
    arches: tuple[Rect, ...]
    things: Rect
    hand: Rect
    main: Rect

    def px(self, length: float) -> int:
        """Converts a length in u (the interface's unit of length) to pixels."""
        return round(length * self.u)


def plan(ui: Ui) -> TableLayout:
    """Computes the table's layout for the current window."""
    return _small(ui) if is_compact(ui) else _large(ui)


def with_reading(found: TableLayout, wide: float) -> TableLayout:
    """Returns the layout with a narrower map: a strip ``wide`` u (units of length) at its left is left for the list of
    the narrator's map keys."""
    area, left = found.map, found.px(wide)
    return replace(found, map=Rect(area.x + left, area.y, area.width - left, area.height))


def _large(ui: Ui) -> TableLayout:
    px = ui.px
    wide, high = ui.size
    board = Rect(0, high - px(BOARD), wide, px(BOARD))
    column = Rect(wide - px(COLUMN), 0, px(COLUMN), board.top)
    pad, count = px(10), len(SHARED) + len(OWN_TOOLS)
    size = min(px(TOOL), (column.width - 2 * pad) // count - px(2))
    step = (column.width - 2 * pad - size) / (count - 1)
    tools = tuple(Rect(round(column.x + pad + step * n), pad, size, size) for n in range(count))
    side = Rect(column.x + px(8), pad + size + px(8), column.width - px(16), 0)
    side.height = column.bottom - side.y - px(RISE)  # the hand rises that far above the board
    left, right = px(PORTRAIT), wide - px(HAND)
    pitch = min(MOST_PITCH * ui.u, (right - left - (THINGS + 16) * ui.u) / ARCHES)
    wall = Rect(left, board.top + px(5), round(pitch * ARCHES + 16 * ui.u), board.height - px(5))
    prompt_bar = Rect(wall.x, wall.y, wall.width, px(PROMPT_BAR))
    top = prompt_bar.bottom + px(4)
    arches = _openings(wall.x + 8 * ui.u, top, pitch, wall.bottom - top)
    main = Rect(0, 0, px(MAIN[0]), px(MAIN[1]))
    main.bottomright = (wide - px(10), high - px(8))
    return TableLayout(
        compact=False,
        u=ui.u,
        map=Rect(0, 0, column.x, board.top),
        column=column,
        side=side,
        tools=tools,
        tabs=Rect(wide, 0, 0, 0),
        board=board,
        portrait=Rect(px(2), board.top - px(RISE), left - px(2), board.height + px(RISE) - px(4)),
        wall=wall,
        prompt_bar=prompt_bar,
        arches=arches,
        things=Rect(wall.right + px(10), board.top + px(6), right - wall.right - px(16), board.height - px(10)),
        hand=Rect(main.x, board.top - px(RISE), main.width, main.top - px(4) - board.top + px(RISE)),
        main=main,
    )


def _openings(left: float, top: int, pitch: float, high: int) -> tuple[Rect, ...]:
    edges = [round(left + pitch * number) for number in range(ARCHES + 1)]
    return tuple(Rect(edges[n], top, edges[n + 1] - edges[n], high) for n in range(ARCHES))


def _small(ui: Ui) -> TableLayout:
    px = ui.px
    wide, high = ui.size
    board = Rect(0, high - px(SMALL_BOARD), wide, px(SMALL_BOARD))
    tabs = Rect(wide - px(TABS), px(SMALL_TOOL + 10), px(TABS), 0)
    tabs.height = board.top - tabs.y - px(4)
    size, gap, count = px(SMALL_TOOL), px(4), len(SHARED) + len(OWN_TOOLS)
    tools = tuple(Rect(wide - gap - (size + gap) * (count - n) + gap, gap, size, size) for n in range(count))
    left, right = px(SMALL_PORTRAIT), wide - px(SMALL_HAND)
    pitch = min(PITCH * ui.u, (right - left - 8 * ui.u) / ARCHES)
    wall = Rect(left, board.top + px(3), round(pitch * ARCHES + 8 * ui.u), board.height - px(3))
    prompt_bar = Rect(0, wall.y, wide, px(PROMPT_BAR))
    top = prompt_bar.bottom + px(2)
    arches = _openings(wall.x + 4 * ui.u, top, pitch, wall.bottom - top)
    main = Rect(0, 0, px(SMALL_MAIN[0]), px(SMALL_MAIN[1]))
    main.bottomright = (wide - px(6), high - px(6))
    drawer = min(px(COLUMN + 20), wide - tabs.width)
    column = Rect(tabs.x - drawer, tabs.y - px(2), drawer, board.top - tabs.y + px(2))
    return TableLayout(
        compact=True,
        u=ui.u,
        map=Rect(0, 0, wide, board.top),
        column=column,
        side=column.inflate(-px(12), -px(12)),
        tools=tools,
        tabs=tabs,
        board=board,
        portrait=Rect(px(2), top, left - px(4), board.bottom - top - px(2)),
        wall=wall,
        prompt_bar=prompt_bar,
        arches=arches,
        things=column.inflate(-px(16), -px(16)),
        hand=Rect(main.x, top, main.width, main.top - px(3) - top),
        main=main,
    )
