"""Paintings in their frames beside each other, across a page."""

from __future__ import annotations

import pygame

from game.ui import Ui
from game.widgets.base import Size, Widget

HIGH, GAP = 130, 12  # u


class Paintings(Widget):
    """As high as they can be beside each other."""

    def __init__(self, *pictures: str) -> None:
        super().__init__(name="paintings")
        self.pictures = pictures

    def _sizes(self, ui: Ui, width: int) -> list[Size]:
        ratios = [ui.pictures.ratio(name) for name in self.pictures]
        room = width - ui.px(GAP) * (len(ratios) - 1)
        high = min(ui.px(HIGH), round(room / sum(ratios)))
        return [(round(high * ratio), high) for ratio in ratios]

    def measure(self, ui: Ui, width: int) -> Size:
        return width, self._sizes(ui, width)[0][1]

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if not self.rect.colliderect(target.get_clip()):
            return
        sizes, gap = self._sizes(ui, self.rect.width), ui.px(GAP)
        x = self.rect.centerx - (sum(wide for wide, _ in sizes) + gap * (len(sizes) - 1)) // 2
        for name, size in zip(self.pictures, sizes, strict=True):
            place = pygame.Rect((x, self.rect.y), size)
            target.blit(ui.pictures.scaled(name, size), place)
            pygame.draw.rect(target, ui.theme.line, place, max(1, ui.px(1.5)))
            x += size[0] + gap
