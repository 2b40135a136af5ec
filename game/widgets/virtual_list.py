"""A list in a window that scrolls: it makes, lays out and draws only the rows that are in sight.

Rows may differ in height. A row is measured when it comes into sight; until then its height is estimated. What is in
sight stays where it is when an estimate above it turns out to be wrong.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import accumulate

import pygame

from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.scroll import Scroll

MARGIN = 1  # rows made beyond those in sight, so that the keys can step on to them
GUESS = 60  # u: height of a row before the first has been measured
ROUNDS = 8  # of measuring, at most: each may bring rows into sight that were not measured


class RowHeights:
    """The heights of all rows at one width, in pixels: measured, or estimated where a row has not been in sight."""

    def __init__(self, count: int, guess: int, gap: int, pad: int) -> None:
        self.heights = [guess] * count
        self.measured: set[int] = set()
        self.estimated = False  # the guess has given way to a mean of what was measured
        self._gap, self._pad = gap, pad
        self._tops: list[int] | None = None

    @property
    def tops(self) -> list[int]:
        """Where each row begins, from the beginning of the list; and where one more would."""
        if self._tops is None:
            self._tops = list(accumulate((high + self._gap for high in self.heights), initial=self._pad))
        return self._tops

    @property
    def total(self) -> int:
        """Height of the whole list."""
        return self.tops[-1] + self._pad - (self._gap if self.heights else 0)

    def set(self, index: int, height: int) -> None:
        self.measured.add(index)
        if self.heights[index] != height:
            self.heights[index], self._tops = height, None

    def estimate(self) -> None:
        """Take the mean of the rows measured so far for all others, once."""
        if self.estimated or not self.measured:
            return
        self.estimated = True
        mean = sum(self.heights[index] for index in self.measured) // len(self.measured)
        self.heights = [high if n in self.measured else mean for n, high in enumerate(self.heights)]
        self._tops = None

    def take_over(self, old: RowHeights, index_of: Callable[[int], int | None]) -> None:
        """Estimate by what an earlier list knew. ``index_of``: where a row was in that."""
        self.estimated |= old.estimated
        for index in range(len(self.heights)):
            if index not in self.measured and (there := index_of(index)) is not None:
                self.heights[index] = old.heights[there]
        self._tops = None

    def at(self, y: int) -> int:
        """The row at that height; the first or the last for what lies outside."""
        return max(0, min(len(self.heights) - 1, bisect_right(self.tops, y) - 1))

    def meeting(self, top: int, bottom: int) -> range:
        """The rows that reach into what lies between."""
        if not self.heights or bottom <= top:
            return range(0)
        return range(self.at(top), self.at(bottom - 1) + 1)


class _Rows(Widget):
    """The rows that are made now, in their order."""

    def drawn_children(self, target: pygame.Surface) -> Sequence[Widget]:
        clip = target.get_clip()
        return [row for row in self.children if row.rect.colliderect(clip)]


class VirtualList(Scroll):
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
    ) -> None:
        """``keys``: of each row, by which it is known in a list that is built anew under the same name. ``make``: the
        row of that index; called when it comes near to what is in sight."""
        super().__init__(_Rows(), name=name, grow=grow, most=most)
        self.keys = keys
        self.gap, self.pad = gap, pad
        self._make = make
        self._made: dict[int, Widget] = {}
        self._shapes: dict[tuple[int, float], RowHeights] = {}  # by width and the size of a unit
        self._kept: int | None = None  # a row that had the focus in the list before this one

    @property
    def laid_out(self) -> list[int]:
        """The rows that are made and have their place."""
        return sorted(self._made)

    def inherit(self, old: VirtualList) -> None:
        """Take over what the list in the tree before knew of its rows, and the row with the focus."""
        where = {key: index for index, key in enumerate(old.keys)}
        for shape in list(old._shapes)[-2:]:  # with and without its bar
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
        """Measure those that are not. False: all were."""
        wanted = [index for index in rows if index not in heights.measured or index not in self._made]
        for index in wanted:
            heights.set(index, self._row(index).measure(ui, width - 2 * self._spaces(ui.u)[1])[1])
        return bool(wanted)

    def _fill(self, ui: Ui, width: int, heights: RowHeights, top: int, bottom: int) -> bool:
        """Measure what lies between, row by row, so that no row is made for an estimate that was too small."""
        index, y, changed = heights.at(top), heights.tops[heights.at(top)], False
        while index < len(self.keys) and y < bottom:
            changed |= self._measure(ui, width, heights, (index,))
            y += heights.heights[index] + self._spaces(ui.u)[0]
            index += 1
        heights.estimate()
        return changed

    def _total(self, ui: Ui, width: int) -> int:
        """Height of the whole list; exact where it is no higher than the window."""
        heights = self._heights(ui, width)
        if self.keys and not heights.estimated:
            self._fill(ui, width, heights, 0, ui.size[1])
        return heights.total

    # -- place ---------------------------------------------------------------------------------------------------

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

    def _in_sight(self, ui: Ui, width: int, heights: RowHeights) -> range:
        """Measure what is in sight; ``offset`` moves along where a height above it was corrected."""
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
        """The rows in sight, and some about them and about the row with the focus, for the keys to go on from there (a
        press held on a row has given it the focus)."""
        wanted = set(range(rows.start - MARGIN, rows.stop + MARGIN))
        focused = self._kept if self._kept is not None else self._focused()
        self._kept = None
        if focused is not None:
            wanted |= set(range(focused - MARGIN, focused + MARGIN + 1))
        return sorted(index for index in wanted if 0 <= index < len(self.keys))

    def _focused(self) -> int | None:
        """The row that has the focus, or holds what has it."""
        focus = self.stage.focus if self.stage is not None else None
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
            if self.stage is not None and row.stage is None:
                row.attach(self.stage)
            _place(ui, row, pygame.Rect(left, top + heights.tops[index], width, heights.heights[index]))


def _place(ui: Ui, row: Widget, rect: pygame.Rect) -> None:
    """Lay out a row there; one that has its shape already is only moved."""
    if row.rect.size != rect.size:
        row.arrange(ui, rect)
        return
    by = (rect.x - row.rect.x, rect.y - row.rect.y)
    for widget in row.walk():
        widget.rect = widget.rect.move(by)


def inherit_lists(old: Widget, new: Widget) -> None:
    """Let the lists of a tree take over what those of the same names knew in the tree before."""
    lists = {widget.name: widget for widget in old.walk() if isinstance(widget, VirtualList)}
    for widget in new.walk() if lists else ():
        if isinstance(widget, VirtualList) and widget is not (before := lists.get(widget.name)) and before is not None:
            widget.inherit(before)
