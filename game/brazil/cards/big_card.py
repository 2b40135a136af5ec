"""A large card to choose from, and rows of them; each rises and glows under the pointer."""

from __future__ import annotations

import pygame

from game.brazil.cards.card_body import HIGH, WIDE
from game.brazil.cards.card_content import card_of
from game.brazil.cards.card_front import face_or_blank, type_size_for
from game.brazil.cards.shadow import cast_shadow
from game.brazil.cards.zoom_preview import CardCloseUp
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, INK
from game.render.ui import Ui
from game.widgets.base import Action, Flow, Size, Widget
from game.widgets.button import Pressable

REST, RISEN = 3, 14  # depth of the shadow in u
RISE = 6  # u a card rises under the pointer


class BigCard(Pressable):
    """A large card that can be chosen.

    ``enabled``: False draws it pale, with the reason in its tooltip; ``lit``: cards that may be chosen glow.
    """

    def __init__(
        self,
        kind: str,
        card_id: str,
        wide: float,
        action: Action | None,
        *,
        chosen: bool = False,
        enabled: bool = True,
        name: str = "",
        tip: str = "",
        lit: bool = True,
    ) -> None:
        super().__init__(action, name=name or f"card-{card_id}", tip=tip, enabled=True)
        self.kind, self.card_id, self.wide, self.chosen, self.legal, self.lit = (
            kind,
            card_id,
            wide,
            chosen,
            enabled,
            lit and enabled,
        )
        self.handbook_page = f"{kind}/{card_id}"
        self.focusable = action is not None
        self._letters = 0  # type size shared by its row; 0: the largest that fits this card

    def share_letters(self, letters: int) -> None:
        """Sets the type size in pixels of this card's text; called with the same size for all cards of a row."""
        self._letters = letters

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(self.wide), ui.px(self.wide * HIGH / WIDE))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        risen = self.legal and self.action is not None and (self.hovered or self.focused or self.chosen)
        rect = self.rect.move(0, -ui.px(RISE) if risen else 0)
        cast_shadow(ui, target, rect, RISEN if risen else REST)
        if (self.lit and self.action is not None) or self.chosen:
            width = ui.px(5 if risen else 3)
            radius = round(rect.width * 0.06) + width
            glow = rect.inflate(2 * width, 2 * width)
            ui.box(target, glow, Look(radius=radius, top=INK))
            inner = rect.inflate(2 * width - 2, 2 * width - 2)
            ui.box(target, inner, Look(radius=radius - 1, top=ui.theme.light if risen else GOLD))
        drawn = face_or_blank(ui, self.kind, self.card_id, rect.size, self._letters)
        if not self.legal:
            drawn = drawn.copy()
            drawn.set_alpha(140)
        target.blit(drawn, rect)
        self.draw_focus(ui, target, 20)

    def close_up(self, ui: Ui) -> Widget | None:
        return CardCloseUp(self.kind, self.card_id)


class Choices(Flow):
    """One or more rows of cards whose texts share one type size."""

    def __init__(self, cards: list[BigCard], *, gap: float = 14, pad: float = 10) -> None:
        super().__init__(cards, gap=gap, pad=pad, align="centre")
        self.cards = cards

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        super().arrange(ui, rect)
        if self.cards:
            letters = type_size_for(ui, [card_of(ui, c.kind, c.card_id) for c in self.cards], self.cards[0].rect.width)
            for card in self.cards:
                card.share_letters(letters)
