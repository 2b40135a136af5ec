"""Zoom previews of cards, at reading size."""

from __future__ import annotations

import pygame

from game.historia.panels import cards
from game.historia.wording import words
from game.i18n.texts import Texts
from game.render.ui import Ui
from game.widgets.base import Size, Widget

NEAR = 345  # u: width that the longest sentences need


class CardPreview(Widget):
    """A card drawn `wide` u wide, as far as the window allows."""

    def __init__(self, kind: str, card: str, level: int = 16, wide: float = NEAR, tip: str = "") -> None:
        super().__init__(tip=tip)
        self.kind, self.card, self.level, self.wide = kind, card, level, wide

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(ui.px(self.wide), width, round((ui.size[1] - ui.px(40)) / cards.RATIO))
        return (wide, round(wide * cards.RATIO))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        drawn = cards.face(ui, self.kind, self.card, self.rect.width, self.level)
        target.blit(drawn, drawn.get_rect(center=self.rect.center))


def small(texts: Texts, kind: str, name: str, wide: float, level: int = 16) -> Widget:
    """Builds a small card for a list; its tip has the card's full text."""
    return CardPreview(kind, name, level, wide, words.card_tip(texts, kind, name))


def card(kind: str, name: str, ui: Ui) -> Widget:
    """Builds a card at reading size."""
    return CardPreview(kind, name)
