"""Draws a small card for the hand: picture, corner marks and title, without its text."""

from __future__ import annotations

import pygame

from game.brazil.cards import card_body
from game.brazil.cards.card_content import CardContent
from game.brazil.cards.corner_marks import draw_laurel, draw_shield
from game.brazil.cards.lettering import draw_lines
from game.render.fonts import FLOOR
from game.render.theme import INK, IVORY, code
from game.render.ui import Ui
from game.widgets.base import Size

TITLED = 56  # width in pixels below which a card shows no title


def draw_small(ui: Ui, card: CardContent, size: Size) -> pygame.Surface:
    """Returns a new picture of a card without its text, of this size in pixels."""
    wide, high = size
    edge = _edge(wide)
    face = pygame.Surface(size, pygame.SRCALPHA)
    lines, letters = _title(ui, card, wide - 2 * edge - 4) if wide >= TITLED else ([], 0)
    ribbon = _ribbon(ui, lines, letters)
    inner = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge - ribbon)
    whole = ui.pictures.get(card.picture, (max(inner.width, round(inner.height * 1.26)), inner.height))
    face.blit(whole, inner, pygame.Rect((whole.get_width() - inner.width) // 2, 0, inner.width, inner.height))
    flat = ui.theme.name == "contrast"
    frame = card_body.small_frame(card.leather, wide, high, ribbon, flat)
    face.blit(ui.pictures.drawn(f"@small-{code(card.leather)}-{ribbon}-{flat}", frame, size), (0, 0))
    if lines:
        room = pygame.Rect(edge + 2, high - edge - ribbon, wide - 2 * edge - 4, ribbon)
        draw_lines(ui, face, lines, room, "strong", letters, INK if sum(card.leather) > 480 else IVORY)
    if card.shield or card.shield_pictures:
        side = round(wide * 0.3)
        draw_shield(ui, face, card, pygame.Rect(1, 1, side, round(side * 62 / 54)))
    if card.laurel:
        side = round(wide * 0.34)
        draw_laurel(ui, face, card.laurel, pygame.Rect(wide - side, 0, side, side))
    return face


def name_height(ui: Ui, card: CardContent, wide: int) -> int:
    """Returns how many pixels of the foot of a small card of this width its name and the frame take."""
    if wide < TITLED:
        return 0
    return _edge(wide) + _ribbon(ui, *_title(ui, card, wide - 2 * _edge(wide) - 4))


def _edge(wide: int) -> int:
    return max(2, round(wide / 26))


def _ribbon(ui: Ui, lines: list[str], letters: int) -> int:
    return round(ui.fonts.height("strong", letters) * 0.86) * len(lines) + 6 if lines else 0


def _title(ui: Ui, card: CardContent, room: int) -> tuple[list[str], int]:
    """The title in one or two lines and its type size; longer titles are cut."""
    size = max(FLOOR, round(room * 0.13))
    for wide in (room, round(room / 0.8)):
        if ui.fonts.width(card.title, "strong", size) <= wide:
            return [card.title], size
    lines = ui.fonts.wrap(card.title, "strong", FLOOR, round(room / 0.72))
    if len(lines) > 2:
        lines = [lines[0], lines[1].rstrip() + "…"]
    return lines, FLOOR
