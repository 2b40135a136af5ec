"""Draws a face-down deck: one edge for every two cards left, the card back on top."""

from __future__ import annotations

import pygame

from game.brazil.cards.card_body import HIGH, WIDE
from game.brazil.cards.shadow import cast_shadow
from game.render.theme import INK, IVORY, mix
from game.render.ui import Ui
from game.widgets.base import Size, Widget

MAX_EDGES = 12  # card edges drawn below the top card


class Deck(Widget):
    """A deck of ``left`` face-down cards, ``wide`` u wide."""

    def __init__(self, back: str, left: int, wide: float, *, name: str = "", tip: str = "") -> None:
        super().__init__(name=name, tip=tip)
        self.back, self.left, self.wide = back, left, wide

    @property
    def edges(self) -> int:
        """The number of card edges drawn below the top card."""
        return min(MAX_EDGES, self.left // 2)

    def _step(self, ui: Ui) -> float:
        return max(1.0, ui.px(self.wide) / 60)

    def measure(self, ui: Ui, width: int) -> Size:
        deep = round(self.edges * self._step(ui))
        return (ui.px(self.wide) + deep // 3, ui.px(self.wide * HIGH / WIDE) + deep)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        size = (ui.px(self.wide), ui.px(self.wide * HIGH / WIDE))
        top = pygame.Rect(self.rect.topleft, size)
        step = self._step(ui)
        if not self.left:
            pygame.draw.rect(target, mix(ui.theme.panel, ui.theme.panel_edge, 0.4), top, 1, border_radius=size[0] // 16)
            return
        deep = round(self.edges * step)
        cast_shadow(ui, target, top.move(deep // 3, deep), 4)
        radius = round(size[0] * 0.06)
        for edge in range(self.edges, 0, -1):
            place = top.move(round(edge * step / 3), round(edge * step))
            pygame.draw.rect(target, mix(INK, IVORY, 0.78 if edge % 2 else 0.6), place, border_radius=radius)
            pygame.draw.rect(target, INK, place, 1, border_radius=radius)
        target.blit(ui.pictures.get(self.back, size), top)
