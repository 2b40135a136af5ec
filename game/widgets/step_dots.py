"""Draws the steps of a lesson as dots: met, current, to come, left out."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.theme import GOLD, INK, IVORY, rgb
from game.render.ui import Ui
from game.widgets.base import Size, Widget

MET = rgb("#1C653E")
DOT, PITCH = 9.0, 15.5  # u


class StepDots(Widget):
    """A row of dots; ``states`` holds "met", "current", "open" or "left" for each. The tip names them for keys and
    readers."""

    def __init__(self, states: Sequence[str], tip: str = "") -> None:
        super().__init__(tip=tip)
        self.dots = tuple(states)

    def _pitch(self, ui: Ui, width: int) -> float:
        return min(PITCH * ui.u, width / max(1, len(self.dots)))

    def measure(self, ui: Ui, width: int) -> Size:
        return (round(self._pitch(ui, width) * len(self.dots)), ui.px(PITCH))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        pitch = self._pitch(ui, max(1, self.rect.width))
        radius = max(2, round(min(DOT * ui.u, pitch * 0.62) / 2))
        edge = max(1, ui.px(1.2))
        for number, state in enumerate(self.dots):
            centre = (self.rect.x + pitch * (number + 0.5), self.rect.centery)
            if state == "met":
                pygame.draw.aacircle(target, MET, centre, radius + edge)
            elif state == "current":
                pygame.draw.aacircle(target, INK, centre, radius + 2 * edge)
                pygame.draw.aacircle(target, GOLD, centre, radius + edge)
                pygame.draw.aacircle(target, IVORY, centre, max(1, radius - edge))
            else:
                pygame.draw.aacircle(target, ui.theme.soft_ink, centre, radius + edge, edge)
            if state == "left":
                start, end = (centre[0] - radius, centre[1]), (centre[0] + radius, centre[1])
                pygame.draw.line(target, ui.theme.soft_ink, start, end, edge)
