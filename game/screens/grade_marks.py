"""Widgets for a review's grades: a word on a coloured plate, and a loss of winning chance with its interval."""

from __future__ import annotations

import pygame

from engine.bots.grades import BLUNDER, INACCURACY, MISTAKE, Grade
from game.render.nine_slice import BoxStyle
from game.render.theme import IVORY, Colour, rgb
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.label import Label

COLOURS: dict[Grade, Colour] = {
    "best": rgb("#1E6E46"),
    "even": rgb("#6B5238"),
    "good": rgb("#3F7D3A"),
    "inaccuracy": rgb("#A67A12"),
    "mistake": rgb("#C0521A"),
    "blunder": rgb("#8E1F1F"),
}
TICKS = (INACCURACY, MISTAKE, BLUNDER)
MAX_CHANCE = 0.3  # winning chance at the end of the scale
HIGH = 18  # u


class GradePlate(Label):
    """The word of a grade on a plate of its colour."""

    def __init__(self, ui: Ui, grade: Grade) -> None:
        super().__init__(ui.text(f"grade-{grade}"), style="strong", size="small", colour=IVORY, align="centre")
        self.plate = COLOURS[grade]

    def measure(self, ui: Ui, width: int) -> Size:
        wide, high = super().measure(ui, width)
        return (wide + ui.px(16), high + ui.px(4))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        ui.box(target, self.rect, BoxStyle(radius=self.rect.height // 2, top=self.plate))
        super().draw(ui, target)


class IntervalBar(Widget):
    """A value with its interval on a scale from 0 to ``most`` (shares of 1), with ticks."""

    def __init__(
        self,
        grade: Grade,
        value: float,
        interval: tuple[float, float],
        *,
        most: float = MAX_CHANCE,
        ticks: tuple[float, ...] = TICKS,
        tip: str = "",
    ) -> None:
        super().__init__(tip=tip, grow=1)
        self.colour, self.value, self.interval, self.most, self.ticks = COLOURS[grade], value, interval, most, ticks

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HIGH))

    def _x(self, ui: Ui, value: float) -> int:
        room = self.rect.inflate(-ui.px(HIGH), 0)
        return room.x + round(room.width * max(0.0, min(1.0, value / self.most)))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        y, thin = self.rect.centery, max(1, ui.px(1.2))
        left, right = self._x(ui, 0), self._x(ui, self.most)
        target.fill(ui.theme.soft_ink, (left, y - thin // 2, right - left, thin))
        for tick in (0.0, *self.ticks):
            target.fill(ui.theme.soft_ink, (self._x(ui, tick), y - ui.px(5), thin, ui.px(10)))
        low, high = (self._x(ui, end) for end in self.interval)
        bar = pygame.Rect(low, y - ui.px(4), max(ui.px(4), high - low), ui.px(8))
        ui.box(target, bar, BoxStyle(radius=ui.px(4), top=self.colour, edge=ui.theme.ink, edge_width=1.0))
        side = ui.px(11)
        dot = pygame.Rect(0, 0, side, side)
        dot.center = (self._x(ui, self.value), y)
        ui.box(target, dot, BoxStyle(radius=side // 2, top=IVORY, edge=self.colour, edge_width=max(1.5, 2 * ui.u)))
