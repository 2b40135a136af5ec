"""A chart of points over time, with bands for the eras, marks for notable events, and a jump to the clicked moment.

Shows one seat's points stacked by category with the others as lines, or all seats as lines.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import pygame

from game.play.points_over_time import ChartMark
from game.render.theme import INK, IVORY, Colour, code, ink_on, mix
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.fitted_text import fitted

DASHES = ("", "10 4", "3 4", "12 4 3 4", "2 2", "14 6")
LEFT, RIGHT, TOP, FOOT, STRIP = (
    34,
    22,
    30,
    22,
    13,
)  # u: margins of the plot; era strip below it
NOTE, BADGE = 24, 18


@dataclass(frozen=True, slots=True)
class ChartNote:
    """A notable event after ``moves`` moves, with its picture."""

    moves: int
    picture: str


@dataclass(frozen=True, slots=True)
class ChartData:
    """The data of a chart."""

    history: list[ChartMark]
    colours: Sequence[Colour]  # by seat
    badges: Sequence[str]  # pictures of the seats' marks
    tints: Mapping[str, str]  # colour by category
    eras: Mapping[int, tuple[str, Colour]] = field(default_factory=dict)  # label and colour of each era's band
    notes: Sequence[ChartNote] = ()


class PointsChart(Widget):
    """The chart widget. ``seat``: the one shown by category; None: all seats as lines."""

    focusable = True
    role = "chart"

    def __init__(self, charted: ChartData, seat: int | None, jump: Callable[[int], None]) -> None:
        super().__init__(name="chart", grow=1)
        self.charted, self.seat, self.jump = charted, seat, jump
        self._plot: tuple[Size, str] | None = None  # size and SVG of the cached drawing

    @property
    def history(self) -> list[ChartMark]:
        return self.charted.history

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(220))

    @cached_property
    def most(self) -> int:
        """The number of points at the upper end of the chart's scale."""
        points = max(1, max(max(mark.points) for mark in self.history))
        if self.seat is not None:
            layers = (sum(max(0, vp) for vp in mark.parts[self.seat].values()) for mark in self.history)
            points = max(points, *layers)
        return -(-points // self._step(points)) * self._step(points)

    @staticmethod
    def _step(points: int) -> int:
        return next((step for step in (5, 10, 20, 25, 50, 100) if points / step <= 5), 200)

    def _field(self, ui: Ui) -> pygame.Rect:
        """Returns the plot's rectangle, relative to the chart."""
        wide, high = self.rect.size
        foot = ui.px(FOOT - STRIP) + self._strip(ui)
        room = (max(1, wide - ui.px(LEFT + RIGHT)), max(1, high - ui.px(TOP) - foot))
        return pygame.Rect((ui.px(LEFT), ui.px(TOP)), room)

    def _place(self, ui: Ui, number: float, points: float) -> tuple[float, float]:
        return self._places(ui)(number, points)

    def _places(self, ui: Ui) -> Callable[[float, float], tuple[float, float]]:
        """Returns a function from mark number and points to pixels, fast enough for hundreds of marks."""
        room, last, most = self._field(ui), max(1, len(self.history) - 1), self.most
        return lambda number, points: (
            room.x + room.width * number / last,
            room.bottom - room.height * max(0, points) / most,
        )

    def _number(self, moves: int) -> float:
        """Returns the position of a move between marks, as a fractional mark number."""
        known = [mark.moves for mark in self.history]
        after = bisect_right(known, moves)
        if after == 0 or after >= len(known):
            return 0 if after == 0 else len(known) - 1
        before = known[after - 1]
        return after - 1 + (moves - before) / max(1, known[after] - before)

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.rect.collidepoint(event.pos):
            room = self._field(ui)
            share = (event.pos[0] - self.rect.x - room.x) / room.width
            number = round(min(1.0, max(0.0, share)) * (len(self.history) - 1))
            self.jump(self.history[number].moves)
        return True

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        if self._plot is None or self._plot[0] != self.rect.size:
            self._plot = (self.rect.size, self._svg(ui))
        svg = self._plot[1]
        target.blit(ui.pictures.drawn(f"@chart {hash(svg)}", svg, self.rect.size), self.rect)
        self._draw_words(ui, target)
        self._draw_notes(ui, target)
        self._draw_badges(ui, target)
        if self.focused:
            ui.box(target, self.rect, ui.focus_box())

    def _strip(self, ui: Ui) -> int:
        """Returns the height of the era strip in pixels, which grows with its words."""
        return ui.px(STRIP * ui.text_scale)

    def _bands(self) -> list[tuple[int, int, int]]:
        """Returns era, first and last mark of each band."""
        found: list[tuple[int, int, int]] = []
        for number, mark in enumerate(self.history):
            if not found or found[-1][0] != mark.era:
                if found:
                    found[-1] = (found[-1][0], found[-1][1], number)
                found.append((mark.era, number, number))
        era, first, _ = found[-1]
        found[-1] = (era, first, len(self.history) - 1)
        return found

    def _draw_words(self, ui: Ui, target: pygame.Surface) -> None:
        room = self._field(ui)
        for points in range(0, self.most + 1, self._step(self.most)):
            label = ui.line(str(points), "text", "small", "paper_soft")
            y = self.rect.y + self._place(ui, 0, points)[1]
            target.blit(label, label.get_rect(midright=(self.rect.x + room.x - ui.px(7), y)))
        for era, first, last in self._bands():
            text, colour = self.charted.eras.get(era, ("", INK))
            left, right = (self._place(ui, number, 0)[0] for number in (first, last))
            if text:
                label = fitted(ui, text, round(right - left), style="title", size="small", colour=ink_on(colour))
                middle = self.rect.y + room.bottom + ui.px(3) + self._strip(ui) / 2
                target.blit(label, label.get_rect(center=(self.rect.x + (left + right) / 2, middle)))

    def shown_notes(self, ui: Ui) -> list[tuple[ChartNote, float]]:
        """Returns the notes drawn on the chart, each with its x in pixels; one that would overlap an earlier one is
        left out."""
        found: list[tuple[ChartNote, float]] = []
        for note in self.charted.notes:
            x = self._place(ui, self._number(note.moves), 0)[0]
            if all(abs(x - other) >= ui.px(NOTE) * 1.05 for _, other in found):
                found.append((note, x))
        return found

    def _draw_notes(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws the notes on stems above the highest line."""
        side, ink = ui.px(NOTE), ui.theme.paper_ink
        for note, x in self.shown_notes(ui):
            number = int(self._number(note.moves))
            around = self.history[max(0, number - 1) : number + 3]
            top = self._place(ui, 0, max(max(mark.points) for mark in around))[1]
            point = (self.rect.x + round(x), self.rect.y + round(max(side / 2, top - side * 1.25)))
            pygame.draw.line(target, ink, point, (point[0], self.rect.y + round(top) - ui.px(3)), max(1, ui.px(1.2)))
            drawn = ui.pictures.get(note.picture, (side, side))
            target.blit(drawn, drawn.get_rect(center=point))

    def _draw_badges(self, ui: Ui, target: pygame.Surface) -> None:
        """Draws every seat's mark at the end of its line, without overlaps."""
        side, lowest = ui.px(BADGE), -(10.0**6)
        last = self.history[-1]
        x = self._place(ui, len(self.history) - 1, 0)[0]
        for seat in sorted(range(len(self.charted.badges)), key=lambda seat: -last.points[seat]):
            y = max(self._place(ui, 0, last.points[seat])[1], lowest + side)
            lowest = y
            drawn = ui.pictures.get(self.charted.badges[seat], (side, side))
            target.blit(drawn, drawn.get_rect(center=(self.rect.x + round(x), self.rect.y + round(y))))

    def _svg(self, ui: Ui) -> str:
        wide, high = self.rect.size
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">', *self._ground(ui)]
        if self.seat is None:
            parts += self._lines(ui, range(len(self.charted.colours)), 3.2)
        else:
            others = [seat for seat in range(len(self.charted.colours)) if seat != self.seat]
            parts += [*self._stack(ui, self.seat), *self._lines(ui, others, 2.4)]
        return "".join(parts) + "</svg>"

    def _ground(self, ui: Ui) -> list[str]:
        """Returns SVG of the bands, the era strip and the scale lines."""
        room, theme = self._field(ui), ui.theme
        parts = []
        for era, first, last in self._bands():
            _, colour = self.charted.eras.get(era, ("", theme.paper_edge))
            left, right = (self._place(ui, number, 0)[0] for number in (first, last))
            across = f'x="{left:.1f}" width="{max(0.0, right - left):.1f}"'
            parts.append(
                f'<rect {across} y="{room.y}" height="{room.height}" fill="{code(colour)}" fill-opacity=".13"/>'
            )
            parts.append(
                f'<rect {across} y="{room.bottom + ui.px(3)}" height="{self._strip(ui)}" fill="{code(colour)}" '
                f'stroke="{code(theme.paper_ink)}" stroke-width="1"/>'
            )
        line = code(mix(theme.paper_edge, theme.paper_low, 0.35))
        for points in range(0, self.most + 1, self._step(self.most)):
            y = self._place(ui, 0, points)[1]
            parts.append(f'<path d="M{room.x} {y:.1f}H{room.right}" stroke="{line}" stroke-width="1"/>')
        return parts

    def _lines(self, ui: Ui, seats: Sequence[int], wide: float) -> list[str]:
        parts, unit, place = [], ui.px(100) / 100, self._places(ui)
        for seat in seats:
            points = [place(number, mark.points[seat]) for number, mark in enumerate(self.history)]
            path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            dash = f'stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] and self.seat is None else ""
            tint, join = code(self.charted.colours[seat]), 'fill="none" stroke-linejoin="round"'
            parts.append(f'<path d="{path}" {join} stroke="{code(INK)}" stroke-width="{(wide + 1.6) * unit:.1f}"/>')
            if dash:
                parts.append(f'<path d="{path}" {join} stroke="{code(IVORY)}" stroke-width="{wide * unit:.1f}"/>')
            parts.append(f'<path d="{path}" {join} stroke="{tint}" stroke-width="{wide * unit:.1f}" {dash}/>')
        return parts

    def _stack(self, ui: Ui, seat: int) -> list[str]:
        below, place = [0.0] * len(self.history), self._places(ui)
        parts = []
        for category, tint in self.charted.tints.items():
            gains = [max(0, mark.parts[seat].get(category, 0)) for mark in self.history]
            above = [low + gain for low, gain in zip(below, gains, strict=True)]
            if any(gains):
                upper = [place(number, points) for number, points in enumerate(above)]
                lower = [place(number, points) for number, points in enumerate(below)]
                path = " L".join(f"{x:.1f} {y:.1f}" for x, y in [*upper, *reversed(lower)])
                edge = f'stroke="{code(INK)}" stroke-opacity=".55" stroke-width="1"'
                parts.append(f'<path d="M{path} Z" fill="{tint}" {edge}/>')
            below = above
        return parts


class Swatch(Widget):
    """A square in a category's colour, for the legend."""

    def __init__(self, tint: str) -> None:
        super().__init__()
        self.tint = pygame.Color(tint)

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(14), ui.px(14))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        pygame.draw.rect(target, self.tint, self.rect, border_radius=ui.px(3))
        pygame.draw.rect(target, INK, self.rect, 1, border_radius=ui.px(3))
