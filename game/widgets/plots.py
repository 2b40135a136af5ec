"""Plots of the statistics page: rows of bars with a share and its interval, and values over time with bars below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.play.statistics.shares import Share
from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, INK, IVORY, code, mix, rgb
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Pressable
from game.widgets.fitted_text import fitted

GREEN, WOOD, BLUE, RED = rgb("#3E7D5A"), rgb("#BFA57A"), rgb("#1F4E79"), rgb("#B5382C")
NAME, VALUE, SHARES = 0.24, 0.12, 0.32  # shares of a row: the name, the number at its end, the plot of the share
ROW, BAR, DOT = 34, 20, 8  # u: a row, its bar, the radius of a share's dot
TICKS = (0.0, 0.5, 1.0)


def nice_step(most: float, ticks: int = 4) -> int:
    """Returns a round number, 1 to 1000, as the distance of axis ticks, so that there are at most ``ticks`` up to the
    value ``most``, or more of them where even 1000 is too small."""
    return next((step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if most / step <= ticks), 1000)


@dataclass(frozen=True, slots=True)
class RowColumns:
    """The columns of a row, in pixels from the left: name, bars, shares, value."""

    bars: tuple[int, int]
    shares: tuple[int, int]
    end: int

    @classmethod
    def of(cls, ui: Ui, rect: pygame.Rect) -> RowColumns:
        wide, gap = rect.width, ui.px(10)
        bars = rect.x + round(wide * NAME)
        right = rect.right - round(wide * VALUE)
        shares = right - round(wide * SHARES)
        return cls((bars, shares - 3 * gap), (shares, right - gap), right)

    def share(self, value: float) -> int:
        """Returns the x, in pixels, at which a share (0 to 1) lies on the scale of shares."""
        return round(self.shares[0] + (self.shares[1] - self.shares[0]) * value)

    def count(self, value: float, most: float) -> int:
        """Returns the x, in pixels, at which a number of games lies on the scale of bars, which ends at ``most``."""
        return round(self.bars[0] + (self.bars[1] - self.bars[0]) * value / max(1.0, most))


class ShareAxis(Widget):
    """The two scales above rows: games, and shares from 0 to 100 %."""

    def __init__(self, most: int, percent: Callable[[float], str]) -> None:
        super().__init__()
        self.most, self.percent = most, percent

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.fonts.height("text", ui.type_size("small")) + ui.px(2))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        columns, step = RowColumns.of(ui, self.rect), nice_step(self.most, 3)
        labels = [(str(n), columns.count(n, self.most)) for n in range(0, self.most + 1, step)]
        labels += [(self.percent(share), columns.share(share)) for share in TICKS]
        for text, x in labels:
            drawn = ui.line(text, "text", "small", "paper_soft")
            target.blit(drawn, drawn.get_rect(midtop=(x, self.rect.y)))


class ShareRow(Pressable):
    """A row: how many games, how many of them won, and the share won with its interval."""

    def __init__(
        self,
        text: str,
        share: Share,
        most: int,
        percent: Callable[[float], str],
        action: Action | None,
        *,
        name: str,
        tip: str,
    ) -> None:
        super().__init__(action, name=name, tip=tip, enabled=share.games > 0)
        self.text, self.won, self.games, self.interval = text, share.won, share.games, share.interval
        self.most, self.percent = most, percent

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(ROW))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        columns, theme = RowColumns.of(ui, self.rect), ui.theme
        grid = mix(theme.paper_edge, theme.paper_low, 0.35)
        places = [columns.count(n, self.most) for n in range(0, self.most + 1, nice_step(self.most, 3))]
        for x in [*places, *map(columns.share, TICKS)]:
            target.fill(grid, (x, self.rect.y, max(1, ui.px(0.7)), self.rect.height))
        room = columns.bars[0] - self.rect.x - ui.px(10)
        drawn = fitted(ui, self.text, room, style="strong", colour="paper_ink")
        target.blit(drawn, drawn.get_rect(midright=(columns.bars[0] - ui.px(10), self.rect.centery)))
        if self.games:
            self._draw_bar(ui, target, columns)
            self._draw_share(ui, target, columns)
        self.draw_focus(ui, target, 6)

    def _draw_bar(self, ui: Ui, target: pygame.Surface, columns: RowColumns) -> None:
        lit = self.hovered
        left, high = columns.bars[0], ui.px(BAR)
        for number, colour in ((self.games, WOOD), (self.won, GREEN)):
            bar = pygame.Rect(left, self.rect.centery - high // 2, columns.count(number, self.most) - left, high)
            if bar.width > 0:
                fill = mix(colour, GOLD, 0.4) if lit else colour
                ui.box(target, bar, BoxStyle(radius=ui.px(3), top=fill, edge=mix(INK, fill, 0.35), edge_width=1.0))
        picture = ui.line(str(self.games), "text", "small", "paper_soft")
        beyond = columns.count(self.games, self.most) + ui.px(6)
        target.blit(picture, picture.get_rect(midleft=(beyond, self.rect.centery)))
        inside = ui.line(str(self.won), "strong", "small", IVORY)
        end = columns.count(self.won, self.most)
        if end - left > inside.get_width() + ui.px(10):
            target.blit(inside, inside.get_rect(midright=(end - ui.px(5), self.rect.centery)))

    def _draw_share(self, ui: Ui, target: pygame.Surface, columns: RowColumns) -> None:
        left, right = (columns.share(end) for end in self.interval)
        band = pygame.Rect(left, 0, max(2, right - left), ui.px(8))
        band.centery = self.rect.centery
        ui.box(target, band, BoxStyle(radius=ui.px(4), top=mix(GREEN, IVORY, 0.5), edge=GREEN, edge_width=1.0))
        point = (columns.share(self.won / self.games), self.rect.centery)
        if self.hovered or self.focused:
            halo(ui, target, point, ui.px(DOT + 3))
        dot = disc(ui, ui.px(2 * DOT))
        target.blit(dot, dot.get_rect(center=point))
        picture = ui.line(self.percent(self.won / self.games), "strong", "text", "paper_ink")
        target.blit(picture, picture.get_rect(midright=(self.rect.right - ui.px(2), self.rect.centery)))


def disc(ui: Ui, side: int) -> pygame.Surface:
    """Returns the picture, ``side`` pixels square, of the dot that marks a share in a row: green, with an ivory edge
    and ink outside."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
        f'<circle cx="10" cy="10" r="9.3" fill="{code(IVORY)}" stroke="{code(INK)}" stroke-width="1"/>'
        f'<circle cx="10" cy="10" r="6.6" fill="{code(GREEN)}"/></svg>'
    )
    return ui.pictures.drawn("@dot", svg, (side, side))


@dataclass(frozen=True, slots=True)
class PlotPoint:
    """A game in a plot: its value, its bar below (None: none), what a tip says, what a click does."""

    value: float
    bar: float | None
    tip: str
    action: Action
    name: str


@dataclass(frozen=True, slots=True)
class PlotData:
    """Values over time. `line`: a mean at each point; `band`: its interval; `least`, `most`: ends of the scale;
    `format_value` writes a value of the scale, `format_bar` one of the bars."""

    points: Sequence[PlotPoint]
    line: Sequence[float]
    band: Sequence[tuple[float, float]]
    least: float
    most: float
    format_value: Callable[[float], str]
    format_bar: Callable[[float], str] | None = None
    bar_most: float = 0.2


TALL, TALL_WITH_BARS, LEAST_TALL = 190, 220, 120  # u: height of a plot
MOST_OF_WINDOW = 0.36  # share of the window's height that a plot takes at most: all of it is seen at once
LEFT, RIGHT, TOP, FOOT, BARS, RING = 44, 14, 8, 8, 46, 18  # u: margins, height of the bars, a ring's place


class PlotRing(Pressable):
    """The clickable ring of one game in a plot."""

    def __init__(self, point: PlotPoint) -> None:
        super().__init__(point.action, name=point.name, tip=point.tip)
        self.point = point

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self.hovered or self.focused:
            halo(ui, target, self.rect.center, ui.px(RING) // 2)
        drawn = _ring(ui, ui.px(9))
        target.blit(drawn, drawn.get_rect(center=self.rect.center))


class PlotBar(Pressable):
    """The bar of one game in a plot; its ring takes the focus."""

    focusable = False

    def __init__(self, point: PlotPoint) -> None:
        super().__init__(point.action, name=f"{point.name}-bar", tip=point.tip)
        self.point = point
        self.shown = pygame.Rect(0, 0, 0, 0)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        colour = GREEN if (self.point.bar or 0) >= 0 else RED
        target.fill(mix(colour, GOLD, 0.5) if self.hovered else colour, self.shown)


def halo(ui: Ui, target: pygame.Surface, point: tuple[int, int], radius: int) -> None:
    """Draws the gold disc behind a mark that is pointed at; at once, as it can't wait for a picture."""
    pygame.draw.circle(target, INK, point, radius + max(1, ui.px(1)))
    pygame.draw.circle(target, GOLD, point, radius)


def _ring(ui: Ui, side: int) -> pygame.Surface:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" '
        f'r="8.4" fill="{code(IVORY)}" stroke="{code(BLUE)}" stroke-width="2.6"/></svg>'
    )
    return ui.pictures.drawn("@ring", svg, (side, side))


class TimePlot(Widget):
    """Values over time: a line with its band, a ring for each game, and bars on the same places below."""

    def __init__(self, data: PlotData, *, name: str) -> None:
        super().__init__(name=name, grow=1)
        self.data = data
        bars = [PlotBar(point) for point in data.points if point.bar is not None]
        self.add(*bars, *(PlotRing(point) for point in data.points))

    def measure(self, ui: Ui, width: int) -> Size:
        wanted = TALL if self.data.format_bar is None else TALL_WITH_BARS
        return (width, ui.px(max(LEAST_TALL, min(wanted, ui.room[1] * MOST_OF_WINDOW))))

    def _field(self, ui: Ui) -> pygame.Rect:
        """Returns the rectangle of the values."""
        below = ui.px(BARS) if self.data.format_bar is not None else 0
        field = self.rect.copy()
        field.x += ui.px(LEFT)
        field.width = max(1, field.width - ui.px(LEFT + RIGHT))
        field.y += ui.px(TOP)
        field.height = max(1, field.height - ui.px(TOP + FOOT) - below)
        return field

    def _x(self, field: pygame.Rect, number: int) -> float:
        return field.x + field.width * number / max(1, len(self.data.points) - 1)

    def _y(self, field: pygame.Rect, value: float) -> float:
        span = (self.data.most - self.data.least) or 1.0
        return field.bottom - field.height * (min(self.data.most, max(self.data.least, value)) - self.data.least) / span

    def _zero(self, ui: Ui) -> int:
        """Returns the height of the bars' zero line."""
        return self.rect.bottom - ui.px(FOOT) - ui.px(BARS) // 2 + ui.px(6)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        field, zero, side = self._field(ui), self._zero(ui), ui.px(RING)
        places = {point.name: number for number, point in enumerate(self.data.points)}
        half = ui.px(BARS) // 2 - ui.px(6)
        for widget in self.children:
            assert isinstance(widget, PlotRing | PlotBar)
            x = self._x(field, places[widget.point.name])
            if isinstance(widget, PlotRing):
                place = pygame.Rect(0, 0, side, side)
                place.center = (round(x), round(self._y(field, widget.point.value)))
                widget.arrange(ui, place)
                continue
            bar = widget.point.bar or 0.0
            high = max(1, round(half * min(1.0, abs(bar) / self.data.bar_most)))
            widget.shown = pygame.Rect(0, zero - high if bar >= 0 else zero, ui.px(6), high)
            widget.shown.centerx = round(x)
            widget.arrange(ui, pygame.Rect(widget.shown.x, zero - half, widget.shown.width, 2 * half))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        field, theme = self._field(ui), ui.theme
        grid = mix(theme.paper_edge, theme.paper_low, 0.35)
        data = self.data
        step = nice_step(data.most - data.least)
        value = data.least
        while value <= data.most:
            y = round(self._y(field, value))
            target.fill(grid, (field.x, y, field.width, max(1, ui.px(0.7))))
            self._scale(ui, target, data.format_value(value), y)
            value += step
        if data.format_bar is not None:
            zero, half = self._zero(ui), ui.px(BARS) // 2 - ui.px(6)
            target.fill(theme.paper_soft, (field.x, zero, field.width, max(1, ui.px(1))))
            self._scale(ui, target, data.format_bar(data.bar_most), zero - half)
            self._scale(ui, target, data.format_bar(-data.bar_most), zero + half)
        if len(data.points) > 1:
            svg = self._svg(field)
            target.blit(ui.pictures.drawn(f"@plot {hash(svg)}", svg, self.rect.size), self.rect)
        super().draw(ui, target)

    def _scale(self, ui: Ui, target: pygame.Surface, text: str, y: int) -> None:
        drawn = fitted(ui, text, ui.px(LEFT - 8), size="small", colour="paper_soft")
        target.blit(drawn, drawn.get_rect(midright=(self.rect.x + ui.px(LEFT - 6), y)))

    def _svg(self, field: pygame.Rect) -> str:
        """Returns the band and the line."""
        wide, high = self.rect.size
        unit = max(1.0, high / 240)

        def coordinates(number: int, value: float) -> str:
            return f"{self._x(field, number) - self.rect.x:.1f} {self._y(field, value) - self.rect.y:.1f}"

        upper = [coordinates(n, ends[1]) for n, ends in enumerate(self.data.band)]
        lower = [coordinates(n, ends[0]) for n, ends in enumerate(self.data.band)]
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">']
        if upper:
            band = " L".join([*upper, *reversed(lower)])
            parts.append(f'<path d="M{band} Z" fill="{code(BLUE)}" fill-opacity=".2"/>')
        line = " L".join(coordinates(n, value) for n, value in enumerate(self.data.line))
        style = f'fill="none" stroke="{code(BLUE)}" stroke-width="{2.6 * unit:.1f}" stroke-linejoin="round"'
        parts.append(f'<path d="M{line}" {style}/>')
        return "".join(parts) + "</svg>"


class ValueRow(Pressable):
    """A row: a name, a bar and its value."""

    def __init__(
        self, text: str, value: float, most: float, value_text: str, action: Action | None, *, name: str
    ) -> None:
        super().__init__(action, name=name)
        self.text, self.value, self.most, self.value_text = text, value, most, value_text

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(22))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        left = self.rect.x + round(self.rect.width * 0.34)
        room = self.rect.width - (left - self.rect.x) - ui.px(60)
        drawn = fitted(ui, self.text, left - self.rect.x - ui.px(10), colour="paper_ink")
        target.blit(drawn, drawn.get_rect(midright=(left - ui.px(8), self.rect.centery)))
        wide = round(room * min(1.0, abs(self.value) / max(self.most, 0.1)))
        colour = GREEN if self.value >= 0 else RED
        bar = pygame.Rect(left, self.rect.centery - ui.px(6), max(1, wide), ui.px(12))
        target.fill(mix(colour, GOLD, 0.4) if self.hovered else colour, bar)
        picture = ui.line(self.value_text, "strong", "small", "paper_ink")
        target.blit(picture, picture.get_rect(midleft=(bar.right + ui.px(6), self.rect.centery)))
        self.draw_focus(ui, target, 6)
