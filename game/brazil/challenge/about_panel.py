"""The panel at the bottom of the side column that names the challenge's level, deal and best result."""

from __future__ import annotations

import pygame

from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.fitted_text import fitted
from game.widgets.material.laurel import laurel
from game.widgets.material.panel import dark_panel


class AboutPanel(Widget):
    """Shows level, deal and best result. ``points``: of the best result, "" while there is none."""

    def __init__(self, level: str, deal: str, best: str, points: str, tip: str = "") -> None:
        super().__init__(name="challenge", tip=tip)
        self.level, self.deal, self.best, self.points = level, deal, best, points

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(50))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, pad = self.rect, ui.px(10)
        dark_panel(ui, target, rect)
        room = rect.width - 2 * pad
        level = fitted(ui, self.level, room // 2, style="strong", size=15, colour="wood_ink")
        deal = fitted(ui, self.deal, room // 2, style="flavour", size=15, colour="wood_soft")
        y = rect.y + ui.px(4)
        target.blit(level, (rect.x + pad, y))
        middle = y + level.get_height() // 2
        target.blit(deal, deal.get_rect(midright=(rect.right - pad, middle)))
        y += level.get_height()
        x = rect.x + pad
        if self.points:
            side = ui.px(25)
            target.blit(laurel(ui, self.points, side), (x, rect.bottom - side - ui.px(3)))
            x += side + ui.px(6)
        best = fitted(ui, self.best, rect.right - pad - x, size=15, colour="wood_soft")
        target.blit(best, (x, y))
