"""The player's hand as a fan of cards; the card under the pointer rises and grows."""

from __future__ import annotations

import pygame

from game.brazil.cards import CardToken, face
from game.brazil.cards.card_body import HIGH, WIDE
from game.render.ui import Ui
from game.widgets.base import Size, Widget

CARD, LARGE, RISE = 88, 200, 20  # u: width in the fan; width and rise of the hovered card
ANGLE = 6.0  # degrees between cards
MOST_ANGLE = 30.0  # over the whole fan


class HandFan(Widget):
    """A fan of cards. ``empty``: the tooltip of an empty hand."""

    def __init__(self, cards: list[Widget], empty: str) -> None:
        super().__init__(name="hand", tip="" if cards else empty)
        self.add(*cards)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(CARD * HIGH / WIDE))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        """Places the cards side by side, overlapping, the outer ones lower, their lower parts cut off in a low
        rectangle."""
        self.rect = rect
        count = len(self.children)
        if not count:
            return
        wide = min(ui.px(CARD), rect.width)
        step = min(wide * 0.78, (rect.width - wide) / max(1, count - 1))
        left = rect.centerx - (wide + step * (count - 1)) / 2
        for number, card in enumerate(self.children):
            sink = abs(self._place(number)) ** 2 * ui.px(3)
            top = rect.y + round(sink)
            card.arrange(ui, pygame.Rect(round(left + step * number), top, wide, rect.bottom - top))

    def _place(self, number: int) -> float:
        return number - (len(self.children) - 1) / 2

    def angle(self, number: int) -> float:
        """Returns the angle of a card in the fan, in degrees counter-clockwise."""
        each = min(ANGLE, MOST_ANGLE / max(1, len(self.children) - 1))
        return -each * self._place(number)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        clip = target.get_clip()
        target.set_clip(pygame.Rect(0, 0, target.get_width(), self.rect.bottom))
        for number, card in enumerate(self.children):
            self._draw_card(ui, target, number, card)
        target.set_clip(clip)
        for card in self.children:
            if isinstance(card, CardToken) and (lift := card.raised(ui)):
                self._draw_large(ui, target, card, lift)

    def _draw_card(self, ui: Ui, target: pygame.Surface, number: int, card: Widget) -> None:
        assert isinstance(card, CardToken)
        size = (card.rect.width, round(card.rect.width * HIGH / WIDE))
        lift = ui.px(5) if card.lit else 0
        if card.chosen:
            lift = ui.px(14)
        turned = pygame.transform.rotozoom(self._face(ui, card, size), self.angle(number), 1.0)
        centre = (card.rect.centerx, card.rect.y + size[1] // 2 - lift)
        target.blit(turned, turned.get_rect(center=centre))

    @staticmethod
    def _face(ui: Ui, card: CardToken, size: Size) -> pygame.Surface:
        drawn = card.draw_picture(ui, pygame.Rect((0, 0), size))
        if not card.lit and not card.chosen:
            return drawn
        drawn = drawn.copy()
        tint = ui.theme.line if card.chosen else ui.theme.light
        pygame.draw.rect(drawn, tint, drawn.get_rect(), max(2, ui.px(3)), border_radius=ui.px(5))
        return drawn

    def _draw_large(self, ui: Ui, target: pygame.Surface, card: CardToken, lift: float) -> None:
        """Draws the enlarged card; while it grows, the large picture is scaled down."""
        if card.hidden:
            return
        wide = ui.px(LARGE)
        drawn = face(ui, card.kind, card.card_id, (wide, round(wide * HIGH / WIDE)))
        if lift < 1:
            drawn = pygame.transform.smoothscale_by(drawn, 0.5 + 0.5 * lift)
        rect = drawn.get_rect(midbottom=(card.rect.centerx, self.rect.y + ui.px(60) - round(ui.px(RISE) * lift)))
        rect.clamp_ip(target.get_rect())
        target.blit(drawn, rect)
