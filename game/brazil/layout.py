"""Where the parts of the table go: a plan in u, the same picture for every window of one shape (looks 2)."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.render.ui import Ui
from game.widgets.side_panel import TABS

LEAST = (1150, 600)  # in u; below that the column is a drawer and the hand a fan of edges
COLUMN, BOARD, FRIEZE = 267, 175, 31
ARCHES, PITCH, MOST_PITCH = 7, 91, 104
PORTRAIT, HAND, MAIN = 114, 206, (192, 40)
THINGS = 312  # supply, units, Palaces, products, paintings; with room for lengths rounded up
RISE = 12  # how far portrait and hand stand above the board
TOOLS, TOOL = 6, 36
# when there is little room
SMALL_BOARD, SMALL_PORTRAIT, SMALL_HAND, SMALL_MAIN = 128, 54, 164, (152, 36)
SMALL_TOOL = 30


def is_compact(ui: Ui) -> bool:
    """The window is small for this interface size: drawers, and a fan of edges for the hand."""
    wide, high = ui.room
    return wide < LEAST[0] or high < LEAST[1]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles of the window, in pixels."""

    compact: bool
    u: float
    map: Rect
    column: Rect  # its panel; the drawer's place when there is little room
    side: Rect  # what is in it, below the tools
    tools: tuple[Rect, ...]
    tabs: Rect  # of the drawers; empty when there is a column
    board: Rect
    portrait: Rect
    wall: Rect  # of the aqueduct, frieze and arches
    frieze: Rect
    arches: tuple[Rect, ...]
    things: Rect
    hand: Rect
    main: Rect

    def px(self, length: float) -> int:
        return round(length * self.u)


def plan(ui: Ui) -> TableLayout:
    return _small(ui) if is_compact(ui) else _large(ui)


def _large(ui: Ui) -> TableLayout:
    px = ui.px
    wide, high = ui.size
    board = Rect(0, high - px(BOARD), wide, px(BOARD))
    column = Rect(wide - px(COLUMN), 0, px(COLUMN), board.top)
    pad, size = px(10), px(TOOL)
    step = (column.width - 2 * pad - size) / (TOOLS - 1)
    tools = tuple(Rect(round(column.x + pad + step * n), pad, size, size) for n in range(TOOLS))
    side = Rect(column.x + px(8), pad + size + px(8), column.width - px(16), 0)
    side.height = column.bottom - side.y - px(RISE)  # the hand stands that far above the board
    left, right = px(PORTRAIT), wide - px(HAND)
    pitch = min(MOST_PITCH * ui.u, (right - left - (THINGS + 16) * ui.u) / ARCHES)
    wall = Rect(left, board.top + px(5), round(pitch * ARCHES + 16 * ui.u), board.height - px(5))
    frieze = Rect(wall.x, wall.y, wall.width, px(FRIEZE))
    top = frieze.bottom + px(4)
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
        frieze=frieze,
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
    size, gap = px(SMALL_TOOL), px(4)
    tools = tuple(Rect(wide - gap - (size + gap) * (TOOLS - n) + gap, gap, size, size) for n in range(TOOLS))
    left, right = px(SMALL_PORTRAIT), wide - px(SMALL_HAND)
    pitch = min(PITCH * ui.u, (right - left - 8 * ui.u) / ARCHES)
    wall = Rect(left, board.top + px(3), round(pitch * ARCHES + 8 * ui.u), board.height - px(3))
    frieze = Rect(0, wall.y, wide, px(FRIEZE))
    top = frieze.bottom + px(2)
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
        frieze=frieze,
        arches=arches,
        things=column.inflate(-px(16), -px(16)),
        hand=Rect(main.x, top, main.width, main.top - px(3) - top),
        main=main,
    )
