"""The table of points on the score page: a row per category, a column per seat, totals in laurel wreaths.

Each figure has a bar below it and the best of a row is marked. Knows no game: portraits come as surfaces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.render.nine_slice import BoxStyle as Look
from game.render.theme import INK, Colour, code, mix
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.fitted_text import fitted
from game.widgets.material.laurel import laurel

HEAD, LINE, LEAST_LINE, FOOT = 92, 56, 33, 88  # u
CLOSE, LEAST_FOOT = 26, 60  # u: smallest lines and totals, for many categories in a low window
LABEL = 0.34  # share of the width
FACE, ICON, BEST, BAR = 54, 26, 30, 5


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """A seat's column."""

    name: str
    colour: Colour
    face: Callable[[Ui, int], pygame.Surface]  # draws the portrait at a side in pixels
    total: int
    winner: bool


@dataclass(frozen=True, slots=True)
class ScoreTableLine:
    """A category's row. A value of ``None`` means the seat has nothing of it; ``tips`` list the parts of each value."""

    label: str
    picture: str
    values: tuple[int | None, ...]
    tips: tuple[str, ...]


def totals(columns: Sequence[ScoreColumn], label: str) -> ScoreTableLine:
    """Returns the last line of a table: the sum of each column."""
    return ScoreTableLine(label, "", tuple(column.total for column in columns), ("",) * len(columns))


def figures(columns: Sequence[ScoreColumn], line: ScoreTableLine) -> list[str]:
    """Returns a line's figures in words: each with the name of its column."""
    return [f"{column.name} {value or 0}" for column, value in zip(columns, line.values, strict=True)]


class ScoreTable(Widget):
    """The table widget. ``filled``: number of rows that show their figures; one more than there are shows the totals,
    too."""

    def __init__(
        self, columns: Sequence[ScoreColumn], lines: Sequence[ScoreTableLine], total: str, filled: int
    ) -> None:
        super().__init__(name="ledger")
        self.columns, self.lines, self.total, self.filled = list(columns), list(lines), total, filled
        self._rows = [self._row(line) for line in [*self.lines, totals(self.columns, total)]]
        self.add(*self._rows)

    def _row(self, line: ScoreTableLine) -> Widget:
        """Returns a row with a cell per column: what is pointed at, and what a screen reader reads."""
        row = Widget()
        row.role, row.label = "text", line.label
        for figure, tip in zip(figures(self.columns, line), line.tips, strict=True):
            cell = Widget(tip=tip)
            cell.role, cell.label = "text", figure
            row.add(cell)
        return row

    @property
    def _most(self) -> int:
        return max([1, *(value or 0 for line in self.lines for value in line.values)])

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HEAD + LEAST_LINE * len(self.lines) + FOOT))

    def largest_height(self, ui: Ui) -> int:
        """Returns the height in pixels of the table with rows as high as they may get."""
        return ui.px(HEAD + LINE * len(self.lines) + FOOT)

    def _line(self, ui: Ui) -> int:
        """Returns the height of a row, low enough to leave room for the totals."""
        count, high = max(1, len(self.lines)), self.rect.height - ui.px(HEAD)
        wanted = max(ui.px(LEAST_LINE), min(ui.px(LINE), (high - ui.px(FOOT)) // count))
        return min(wanted, max(ui.px(CLOSE), (high - ui.px(LEAST_FOOT)) // count))

    def _column(self, number: int) -> tuple[int, int]:
        """Returns left edge and width of a column."""
        start = self.rect.x + round(self.rect.width * LABEL)
        wide = (self.rect.right - start) // max(1, len(self.columns))
        return start + number * wide, wide

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        high, y = self._line(ui), rect.y + ui.px(HEAD)
        for place, row in enumerate(self._rows):
            row.arrange(ui, pygame.Rect(rect.x, y, rect.width, high if place < len(self.lines) else rect.bottom - y))
            for number, cell in enumerate(row.children):
                x, wide = self._column(number)
                cell.arrange(ui, pygame.Rect(x, y, wide, row.rect.height))
            y += high

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        for number, column in enumerate(self.columns):
            self._draw_head(ui, target, number, column)
        high, y = self._line(ui), self.rect.y + ui.px(HEAD)
        for place, line in enumerate(self.lines):
            self._draw_line(ui, target, line, pygame.Rect(self.rect.x, y, self.rect.width, high), place)
            y += high
        self._draw_foot(ui, target, y)

    def _draw_head(self, ui: Ui, target: pygame.Surface, number: int, column: ScoreColumn) -> None:
        x, wide = self._column(number)
        side = ui.px(FACE + (6 if column.winner else 0))
        face = column.face(ui, side)
        target.blit(face, face.get_rect(center=(x + wide // 2, self.rect.y + ui.px(33))))
        name = fitted(ui, column.name, wide - ui.px(8), style="title", size="text", colour="paper_ink")
        target.blit(name, name.get_rect(midtop=(x + wide // 2, self.rect.y + ui.px(64))))

    def _draw_line(self, ui: Ui, target: pygame.Surface, line: ScoreTableLine, rect: pygame.Rect, place: int) -> None:
        theme = ui.theme
        if place % 2 == 0 and not theme.flat:
            light = mix(theme.paper, (255, 255, 255), 0.5)
            ui.box(target, rect.inflate(0, -ui.px(2)), Look(radius=ui.px(6), top=light, alpha=190))
        side = ui.px(ICON)
        ratio = ui.pictures.ratio(line.picture)
        icon = ui.pictures.scaled(line.picture, (round(side * min(1.0, ratio)), round(side / max(1.0, ratio))))
        target.blit(icon, icon.get_rect(center=(rect.x + ui.px(22), rect.centery)))
        room = round(rect.width * LABEL) - ui.px(46)
        label = fitted(ui, line.label, room, style="medium", size=16, colour="paper_ink")
        target.blit(label, label.get_rect(midleft=(rect.x + ui.px(42), rect.centery)))
        if place >= self.filled:
            return
        best = max((value or 0 for value in line.values), default=0)
        for number, value in enumerate(line.values):
            x, wide = self._column(number)
            self._draw_figure(ui, target, value, (x + wide // 2, rect), bool(value) and value == best, number)

    def _draw_figure(
        self, ui: Ui, target: pygame.Surface, value: int | None, at: tuple[int, pygame.Rect], best: bool, number: int
    ) -> None:
        x, rect = at
        bar = max(3, ui.px(BAR))
        middle = rect.centery - bar // 2 - ui.px(1)
        if best and len(self.columns) > 1:
            side = min(ui.px(BEST), rect.height - bar - ui.px(2))
            drawn = laurel(ui, value or 0, side)
        else:
            text = "–" if value is None else str(value).replace("-", "−")
            drawn = ui.line(text, "medium", 17, "paper_ink" if value else "paper_soft")
        target.blit(drawn, drawn.get_rect(center=(x, middle)))
        if value and value > 0:
            wide = round(self._column(number)[1] * 0.6)
            length = max(bar, round(wide * value / self._most))
            strip = _bar((length, bar), self.columns[number].colour)
            target.blit(
                ui.pictures.drawn(f"@bar {self.columns[number].colour}", strip, (length, bar)),
                (x - wide // 2, rect.bottom - bar - ui.px(3)),
            )

    def _draw_foot(self, ui: Ui, target: pygame.Surface, y: int) -> None:
        theme = ui.theme
        for offset in (0, 3):
            target.fill(
                mix(theme.paper_low, theme.paper_edge, 0.7),
                (self.rect.x, y + ui.px(4 + offset), self.rect.width, max(1, ui.px(0.9))),
            )
        middle = y + ui.px(8) + (self.rect.bottom - y - ui.px(8)) // 2
        label = fitted(
            ui, self.total, round(self.rect.width * LABEL) - ui.px(12), style="title", size=24, colour="paper_ink"
        )
        target.blit(label, label.get_rect(midleft=(self.rect.x + ui.px(10), middle)))
        for number, column in enumerate(self.columns):
            x, wide = self._column(number)
            if self.filled > len(self.lines):
                side = min(ui.px(76 if column.winner else 58), self.rect.bottom - y - ui.px(10), wide)
                drawn = laurel(ui, column.total, side)
            else:
                drawn = ui.line("…", "title", 24, "paper_soft")
            target.blit(drawn, drawn.get_rect(center=(x + wide // 2, middle)))


def _bar(size: Size, colour: Colour) -> str:
    wide, high = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><rect x=".5" y=".5" width="{wide - 1}" '
        f'height="{high - 1}" rx="{(high - 1) / 2}" fill="{code(mix(colour, (255, 255, 255), 0.18))}" '
        f'stroke="{code(INK)}" stroke-opacity=".75" stroke-width="1"/></svg>'
    )
