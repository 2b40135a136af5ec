"""Draws the portrait of a coach in a gold ring, with a ribbon that bears the name."""

from __future__ import annotations

import pygame

from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, Colour, mix
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.fitted_text import fitted
from game.widgets.material.medallion import medallion

RIBBON = 0.19  # height of the ribbon as a share of the portrait
WIDEST = 1.5  # greatest width of the ribbon as a share of the portrait


class CoachPortrait(Widget):
    """A coach's portrait, ``side`` u wide; with a ``name`` a ribbon lies over its foot."""

    def __init__(self, picture: str, side: float, name: str = "", ribbon: Colour = INK) -> None:
        super().__init__()
        self.picture, self.side, self.ribboned, self.ribbon = picture, side, name, ribbon

    @property
    def drawn_text(self) -> str:
        return self.ribboned

    def measure(self, ui: Ui, width: int) -> Size:
        side = ui.px(self.side)
        return (side, side + (round(side * RIBBON * 0.45) if self.ribboned else 0))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        side = min(ui.px(self.side), self.rect.width)
        rect = pygame.Rect(self.rect.x, self.rect.y, side, side)
        drawn = medallion(ui, side, f"coach {self.picture}", lambda: ui.pictures.get(self.picture, (side, side)), GOLD)
        target.blit(drawn, rect)
        if self.ribboned:
            self._draw_ribbon(ui, target, rect)

    def reach(self, ui: Ui) -> int:
        """Returns how far the ribbon comes to the right of the portrait's centre, in pixels."""
        side = ui.px(self.side)
        return self._ribbon_width(ui, side) // 2 + round(side * RIBBON) // 2

    def _ribbon_width(self, ui: Ui, side: int) -> int:
        """Returns the width of the ribbon without its tails, in pixels."""
        wanted = ui.fonts.width(self.ribboned, "title", ui.least_type_size("small")) + ui.px(8)
        return max(side, min(round(side * WIDEST), wanted))

    def _draw_ribbon(self, ui: Ui, target: pygame.Surface, area: pygame.Rect) -> None:
        high = round(area.height * RIBBON)
        size = high / ui.u * 0.62
        rect = pygame.Rect(0, area.bottom - round(high * 0.55), self._ribbon_width(ui, area.width), high)
        rect.centerx = area.centerx
        tail, dark = high // 2, mix(self.ribbon, (0, 0, 0), 0.35)
        for left, right in ((rect.x - tail, rect.x + tail), (rect.right + tail, rect.right - tail)):
            notch = left + (tail // 2 if left < right else -tail // 2)
            top, bottom = rect.y + high // 5, rect.bottom + high // 6
            shape = [(left, top), (right, top), (right, bottom), (left, bottom), (notch, (top + bottom) // 2)]
            pygame.draw.polygon(target, dark, shape)
        edge = GOLD if ui.theme.name != "contrast" else GOLD_LIGHT
        look = BoxStyle(radius=ui.px(2), top=self.ribbon, bottom=dark, edge=edge, edge_width=max(1.0, ui.u))
        ui.box(target, rect, look)
        drawn = fitted(ui, self.ribboned, rect.width - ui.px(8), style="title", size=size, colour=IVORY)
        target.blit(drawn, drawn.get_rect(center=rect.center))
