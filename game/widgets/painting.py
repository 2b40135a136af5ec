"""Widget: a painting of any shape, cropped to the format of a card (16:9)."""

from __future__ import annotations

import pygame

from game.render.ui import Ui
from game.widgets.base import Size, Widget

WIDE = 330  # u, default width


class CardPainting(Widget):
    """A painting of any shape, cropped to a card at most so many u wide."""

    def __init__(self, picture: str, wide: float = WIDE) -> None:
        super().__init__()
        self.picture, self.wide = picture, wide

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.px(self.wide))
        return wide, wide * 9 // 16

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if ui.pictures.has(self.picture) and self.rect.width > 1:
            shape = ui.pictures.ratio(self.picture)
            target.blit(ui.pictures.covering(self.picture, self.rect.size, shape), self.rect)
            pygame.draw.rect(target, ui.theme.panel_edge, self.rect, max(1, ui.px(1)))
