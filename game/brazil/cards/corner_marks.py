"""Draws the marks in a card's corners: the shield with its cost or strength, the laurel with its points."""

from __future__ import annotations

import pygame

from game.brazil.cards import card_body
from game.brazil.cards.card_content import CardContent
from game.render.fonts import printed
from game.render.theme import INK
from game.render.ui import Ui
from game.widgets.material.laurel import laurel


def draw_shield(ui: Ui, target: pygame.Surface, card: CardContent, rect: pygame.Rect) -> None:
    """Draws the shield in a card's corner, in it the card's strength or the pictures of its cost."""
    target.blit(ui.pictures.drawn("@card-shield", card_body.shield(), rect.size), rect)
    middle = (rect.centerx, rect.y + round(rect.height * 0.46))
    if card.shield:
        size = round(rect.height * (0.56 if len(card.shield) < 3 else 0.46))
        word = ui.fonts.line(card.shield, "strong", printed(size), INK)
        target.blit(word, word.get_rect(center=middle))
        return
    pictures = card.shield_pictures
    side = round(rect.width * (0.74 if len(pictures) == 1 else 0.5))
    left = middle[0] - side * len(pictures) // 2
    for number, name in enumerate(pictures):
        target.blit(ui.pictures.get(name, (side, side)), (left + number * side, middle[1] - side // 2))


def draw_laurel(ui: Ui, target: pygame.Surface, number: str, rect: pygame.Rect) -> None:
    """Draws a laurel around a number of points."""
    target.blit(laurel(ui, number, rect.width), rect)
