"""A scrolling list that builds, lays out and draws only the visible rows.

Rows may differ in height. A row is measured when it becomes visible; until then its height is estimated. Visible rows
stay in place when an estimate above them is corrected.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import accumulate

import pygame

from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.scroll import Scroll

MARGIN = 1  # rows built beyond the visible ones, so that keys can step to them
GUESS = 60  # u: estimated height before any row is measured
ROUNDS = 8  # largest number of measuring rounds; each may reveal unmeasured rows


class RowHeights:
    """The heights of all rows at one width, in pixels: measured, or estimated for rows not yet visible."""

    def __init__(self, count: int, guess: int, gap: int, pad: int) -> None:
        self.heights = [guess] * count
        self.measured: set[int] = set()
        self.estimated = False  # the estimate is the mean of measured rows
        self._gap, self._pad = gap, pad
        self._tops: list[int] | None = None

    @property
    def tops(self) -> list[int]:
        """The top of each row in pixels from the list's beginning; last, where a row after the last would begin."""
        if self._tops is None:
            self._tops = list(accumulate((high + self._gap for high in self.heights), initial=self._pad))
        return self._tops

    @property
    def total(self) -> int:
        """The height of the whole list in pixels."""
        return self.tops[-1] + self._pad - (self._gap if self.heights else 0)

    def set(self, index: int, height: int) -> None:
        """Stores the measured height of a row."""
        self.measured.add(index)
        if self.heights[index] != height:
            self.heights[index], self._tops = height, None

    def estimate(self) -> None:
        """Sets the heights of rows not measured yet to the mean of the measured ones; only the first time."""
        if self.estimated or not self.measured:
            return
        self.estimated = True
        mean = sum(self.heights[index] for index in self.measured) // len(self.measured)
        self.heights = [high if n in self.measured else mean for n, high in enumerate(self.heights)]
        self._tops = None

    def take_over(self, old: RowHeights, index_of: Callable[[int], int | None]) -> None:
        """Uses the heights of an earlier list as estimates for rows not measured yet. ``index_of`` returns a row's
        index in that list, None if it was not there."""
        self.estimated |= old.estimated
        for index in range(len(self.heights)):
            if index not in self.measured and (there := index_of(index)) is not None:
                self.heights[index] = old.heights[there]
        self._tops = None

    def at(self, y: int) -> int:
        """Returns the index of the row that lies ``y`` pixels below the list's beginning; outside the list, of the
        nearest row."""
        return max(0, min(len(self.heights) - 1, bisect_right(self.tops, y) - 1))

    def meeting(self, top: int, bottom: int) -> range:
        """Returns the indices of the rows that lie at least partly between ``top`` and ``bottom``, in pixels from the
        list's beginning."""
        if not self.heights or bottom <= top:
            return range(0)
        return range(self.at(top), self.at(bottom - 1) + 1)


class _Rows(Widget):
    """The rows built now, in order."""

    def drawn_children(self, target: pygame.Surface) -> Sequence[Widget]:
        clip = target.get_clip()
        return [row for row in self.children if row.rect.colliderect(clip)]


class VirtualList(Scroll):
    """The list widget."""

    def __init__(
        self,
        keys: Sequence[Hashable],
        make: Callable[[int], Widget],
        *,
        name: str,
        gap: float = 8,
        pad: float = 0,
        grow: int = 1,
        most: float = 0,
        from_end: bool = False,
    ) -> None:
        """``keys``: identify the rows when the list is rebuilt under the same name. ``make``: builds the row of an
        index; called when it comes near the visible part."""
        super().__init__(_Rows(), name=name, grow=grow, most=most, from_end=from_end)
        self.keys = keys
        self.gap, self.pad = gap, pad
        self._make = make
        self._made: dict[int, Widget] = {}
        self._shapes: dict[tuple[int, float], RowHeights] = {}  # by width and size of a u
        self._kept: int | None = None  # the focused row of the previous list

    def adopt(self, before: Widget) -> None:
        """Takes over the heights of the rows, which row has the focus, and whether the list is at its end."""
        super().adopt(before)
        if isinstance(before, VirtualList) and before is not self:
            self._adopt_rows(before)

    def _adopt_rows(self, old: VirtualList) -> None:
        where = {key: index for index, key in enumerate(old.keys)}
        for shape in list(old._shapes)[-2:]:  # with and without a scrollbar
            theirs = old._shapes[shape]
            mean = sum(theirs.heights) // max(1, len(theirs.heights))
            mine = self._shapes.setdefault(shape, RowHeights(len(self.keys), mean, *self._spaces(shape[1])))
            mine.take_over(theirs, lambda index: where.get(self.keys[index]))
        focused = old._focused()
        key = old.keys[focused] if focused is not None else None
        self._kept = next((index for index, other in enumerate(self.keys) if other == key), None)

    # -- heights -------------------------------------------------------------------------------------------------

    def _spaces(self, u: float) -> tuple[int, int]:
        return round(self.gap * u), round(self.pad * u)

    def _heights(self, ui: Ui, width: int) -> RowHeights:
        shape = (width, ui.u)
        if shape not in self._shapes:
            self._shapes[shape] = RowHeights(len(self.keys), ui.px(GUESS), *self._spaces(ui.u))
        return self._shapes[shape]

    def _row(self, index: int) -> Widget:
        if index not in self._made:
            row = self._make(index)
            row.parent = self.child
            self._made[index] = row
        return self._made[index]

    def _measure(self, ui: Ui, width: int, heights: RowHeights, rows: Iterable[int]) -> bool:
        """Measures the unmeasured of these rows. Returns False if there were none."""
        wanted = [index for index in rows if index not in heights.measured or index not in self._made]
        for index in wanted:
            heights.set(index, self._row(index).measure(ui, width - 2 * self._spaces(ui.u)[1])[1])
        return bool(wanted)

    def _fill(self, ui: Ui, width: int, heights: RowHeights, top: int, bottom: int) -> bool:
        """Measures visible rows one by one, so that no row is built because of a too small estimate."""
        index, y, changed = heights.at(top), heights.tops[heights.at(top)], False
        while index < len(self.keys) and y < bottom:
            changed |= self._measure(ui, width, heights, (index,))
            y += heights.heights[index] + self._spaces(ui.u)[0]
            index += 1
        heights.estimate()
        return changed

    def _total(self, ui: Ui, width: int) -> int:
        """Returns the height of the whole list; exact if it is no higher than the window."""
        heights = self._heights(ui, width)
        if self.keys and not heights.estimated:
            self._fill(ui, width, heights, 0, ui.size[1])
        return heights.total

    # -- layout ----------------------------------------------------------------------------------------------------

    def measure(self, ui: Ui, width: int) -> Size:
        high = self._total(ui, width)
        return (width, min(high, ui.px(self.most)) if self.most else high)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        width = rect.width
        if self._total(ui, width) > rect.height:
            width -= self._bar(ui)
        heights = self._heights(ui, width)
        rows = self._in_sight(ui, width, heights)
        wanted = self._with_neighbours(rows)
        first = rows.start
        before = heights.tops[first]
        self._measure(ui, width, heights, wanted)
        if self.offset > 0:
            self.offset += heights.tops[first] - before
        self.tall = max(heights.total, rect.height)
        self.offset = max(0, min(self.offset, self.tall - rect.height))
        self.child.rect = pygame.Rect(rect.x, rect.y - self.offset, width, self.tall)
        self._lay(ui, heights, wanted)

    def _arrange_child(self, ui: Ui) -> None:
        """Other rows come into sight: they are measured first."""
        self.arrange(ui, self.rect)

    def _in_sight(self, ui: Ui, width: int, heights: RowHeights) -> range:
        """Measures the visible rows and adjusts ``offset`` where a height above was corrected."""
        room = self.rect.height
        at_end = self.offset > 0 and self.offset >= heights.total - room
        for _ in range(ROUNDS if self.keys else 0):
            last = max(0, heights.total - room)
            self.offset = last if at_end else max(0, min(self.offset, last))
            rows = heights.meeting(self.offset, self.offset + room)
            anchor = next((index for index in rows if index in heights.measured), rows.start)
            before = heights.tops[anchor]
            changed = self._fill(ui, width, heights, self.offset, self.offset + room)
            if self.offset > 0 and not at_end:
                self.offset += heights.tops[anchor] - before
            if not changed:
                break
        return heights.meeting(self.offset, self.offset + room)

    def _with_neighbours(self, rows: range) -> list[int]:
        """Returns the visible rows, those about them and those about the focused row, for the keys to step to. A
        pressed row has the focus."""
        wanted = set(range(rows.start - MARGIN, rows.stop + MARGIN))
        focused = self._kept if self._kept is not None else self._focused()
        self._kept = None
        if focused is not None:
            wanted |= set(range(focused - MARGIN, focused + MARGIN + 1))
        return sorted(index for index in wanted if 0 <= index < len(self.keys))

    def _focused(self) -> int | None:
        """Returns the row that has or contains the focus."""
        focus = self.host.focus if self.host is not None else None
        chain = [focus, *focus.ancestors()] if focus is not None else []
        return next((index for index, row in self._made.items() if row in chain), None)

    def _lay(self, ui: Ui, heights: RowHeights, wanted: list[int]) -> None:
        for index in self._made.keys() - set(wanted):
            del self._made[index]
        self.child.children = [self._made[index] for index in wanted]
        pad = self._spaces(ui.u)[1]
        left, top, width = self.child.rect.x + pad, self.child.rect.y, self.child.rect.width - 2 * pad
        for index in wanted:
            row = self._made[index]
            if self.host is not None and row.host is None:
                row.attach(self.host)
            _place(ui, row, pygame.Rect(left, top + heights.tops[index], width, heights.heights[index]))


def _place(ui: Ui, row: Widget, rect: pygame.Rect) -> None:
    """Lays out a row; one that has its size already is only moved."""
    if row.rect.size != rect.size:
        row.arrange(ui, rect)
        return
    by = (rect.x - row.rect.x, rect.y - row.rect.y)
    for widget in row.walk():
        widget.rect = widget.rect.move(by)
