"""The zoom preview of a card: the card about 500 u high; below it its flavour text, and its full text if the
card prints a shorter one."""

from __future__ import annotations

import pygame

from game.brazil.cards.card_body import HIGH, WIDE
from game.brazil.cards.card_content import card_of
from game.brazil.cards.card_front import face
from game.brazil.cards.shadow import cast_shadow
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, LIGHT_TEXT
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.rich_text import BrokenText, lay_out

LARGE = 358  # width in u; the height is 501
SHARE = 0.7  # largest share of the window's height


class CardCloseUp(Widget):
    """A large card; below it the full effect if the card prints a shortened one, and the flavour text."""

    def __init__(self, kind: str, card_id: str) -> None:
        super().__init__(name="close-up")
        self.kind, self.card_id = kind, card_id

    def _wide(self, ui: Ui) -> int:
        """The card's width in pixels, reduced where the window is too low."""
        return min(ui.px(LARGE), round(ui.size[1] * SHARE * WIDE / HIGH))

    def words(self, ui: Ui) -> str:
        """Returns the text below the enlarged card."""
        card = card_of(ui, self.kind, self.card_id)
        parts = [card.effect] if card.effect != card.text and self.kind != "mission" else []
        return "\n".join([*parts, *([f"~{card.flavour}~"] if card.flavour else [])])

    def _wrapped(self, ui: Ui) -> BrokenText:
        words = self.words(ui)
        room = self._wide(ui) - ui.px(20)
        return lay_out(ui, words, room, size=15, colour=LIGHT_TEXT, align="centre") if words else BrokenText()

    def card_size(self, ui: Ui) -> Size:
        """Returns the enlarged card's size in pixels, reduced where the window is too low."""
        wide = self._wide(ui)
        return (wide, round(wide * HIGH / WIDE))

    def measure(self, ui: Ui, width: int) -> Size:
        (wide, high), text = self.card_size(ui), self._wrapped(ui)
        return (wide, high + (text.height + ui.px(26) if text.height else 0))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        wide, high = self.card_size(ui)
        card = pygame.Rect(self.rect.x + (self.rect.width - wide) // 2, self.rect.y, wide, high)
        text = self._wrapped(ui)
        if text.height:
            text_panel(ui, target, pygame.Rect(card.x, card.bottom - ui.px(10), wide, text.height + ui.px(36)))
            text.draw(target, card.x + ui.px(10), card.bottom + ui.px(14))
        cast_shadow(ui, target, card, 14)
        target.blit(face(ui, self.kind, self.card_id, card.size), card)


def text_panel(ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Draws the dark panel behind the text of a zoom preview."""
    look = Look(
        radius=ui.px(8),
        top=(58, 45, 32),
        bottom=(42, 32, 23),
        edge=GOLD,
        edge_width=max(1.0, ui.px(100) / 100),
        shadow=ui.px(8),
    )
    ui.box(target, rect, look)
