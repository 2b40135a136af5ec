"""Draws a card's front: picture, title ribbon, cost shield, points laurel, and the text on paper."""

from __future__ import annotations

import pygame

from game.brazil.cards import card_body
from game.brazil.cards.card_content import CardContent, card_of
from game.brazil.cards.corner_marks import draw_laurel, draw_shield
from game.brazil.cards.lettering import draw_lines, fitting_size, text_size, title_lines, wrapped
from game.brazil.cards.objective_rows import draw_rows
from game.brazil.cards.small_card import draw_small
from game.render.theme import INK, IVORY, LIGHT_TEXT, code
from game.render.ui import Ui
from game.widgets.base import Size

BLANK_PAPER = (239, 226, 190)
SMALL = 150  # width in pixels below which a card shows no text


def pixel_rect(rect: tuple[float, float, float, float], scale: float) -> pygame.Rect:
    """Converts a rectangle (x, y, width, height) of the card's 300 × 420 drawing to pixels at a scale, rounded."""
    x, y = round(rect[0] * scale), round(rect[1] * scale)
    return pygame.Rect(x, y, round((rect[0] + rect[2]) * scale) - x, round((rect[1] + rect[3]) * scale) - y)


def paper_room(card: CardContent, wide: int) -> Size:
    """Returns the width and height in pixels that the text has on a card ``wide`` pixels wide."""
    scale = wide / card_body.WIDE
    high = card_body.PAPER[3] - (card_body.FOOT if card.foot else 0) - 6
    return (round((card_body.PAPER[2] - 18) * scale), round(high * scale))


def type_size_for(ui: Ui, cards: list[CardContent], wide: int) -> int:
    """Returns the type size in pixels at which the text of every card of a row fits; the usual size if no card has a
    text."""
    sizes = [fitting_size(ui, c.text, paper_room(c, wide), text_size(wide), INK) for c in cards if not c.rows]
    return min(sizes, default=text_size(wide))


def draw_card(ui: Ui, card: CardContent, size: Size, letters: int = 0) -> pygame.Surface:
    """Returns a new picture of a card's front, of this size in pixels; a narrow one has no text.

    ``letters``: the type size of its text; 0: the largest that fits.
    """
    if size[0] < SMALL:
        return draw_small(ui, card, size)
    scale = size[0] / card_body.WIDE
    face = pygame.Surface(size, pygame.SRCALPHA)
    window = pixel_rect(card_body.WINDOW, scale).inflate(-2, -2)
    face.blit(ui.pictures.get(card.picture, window.size), window)
    flat = ui.theme.name == "contrast"
    lines, _ = fitting_title(ui, card, scale)
    key = f"@card-{code(card.leather)}-{bool(card.foot)}-{flat}-{len(lines)}"
    face.blit(ui.pictures.drawn(key, card_body.frame(card.leather, bool(card.foot), flat, len(lines)), size), (0, 0))
    _title(ui, face, card, scale)
    _text(ui, face, card, scale, letters or type_size_for(ui, [card], size[0]))
    if card.shield or card.shield_pictures:
        draw_shield(ui, face, card, pixel_rect(card_body.SHIELD, scale))
    if card.laurel:
        draw_laurel(ui, face, card.laurel, pixel_rect(card_body.LAUREL, scale))
    return face


def title_room(lines: int, scale: float) -> pygame.Rect:
    """Returns the rectangle in pixels for a title of so many lines, between the gold threads of its ribbon."""
    return pixel_rect(card_body.ribbon(lines), scale).inflate(-round(34 * scale), -round(12 * scale))


def fitting_title(ui: Ui, card: CardContent, scale: float) -> tuple[list[str], int]:
    """Returns a card's title in one or two lines, and the type size in pixels at which they fit their ribbon on a card
    drawn at this scale."""
    full = max(14, round(28 * scale))
    sizes = (full, round(full * 0.9), round(full * 0.8))
    return title_lines(ui, card.title, title_room(2, scale).size, "title", sizes)


def _title(ui: Ui, face: pygame.Surface, card: CardContent, scale: float) -> None:
    lines, size = fitting_title(ui, card, scale)
    room = title_room(len(lines), scale)
    ink = INK if sum(card.leather) > 420 else IVORY
    if ink is IVORY:
        draw_lines(ui, face, lines, room.move(0, max(1, round(1.6 * scale))), "title", size, (20, 12, 8))
    draw_lines(ui, face, lines, room, "title", size, ink)


def _text(ui: Ui, face: pygame.Surface, card: CardContent, scale: float, letters: int) -> None:
    paper = pixel_rect(card_body.PAPER, scale)
    foot = round(card_body.FOOT * scale) if card.foot else 0
    room = paper_room(card, face.get_width())
    if card.rows:
        draw_rows(
            ui,
            face,
            card.rows,
            paper.inflate(-round(20 * scale), -round(10 * scale)).move(0, round(2 * scale)),
            letters,
        )
        return
    text = wrapped(ui, card.text, room[0], letters, INK)
    middle = paper.y + round(5 * scale) + (paper.height - foot - round(5 * scale)) // 2
    text.draw(face, paper.centerx - room[0] // 2, middle - text.height // 2)
    if foot:
        strip = pygame.Rect(paper.x, paper.bottom - foot, paper.width, foot)
        size = max(14, round(17 * scale))
        draw_lines(ui, face, [card.foot], strip.inflate(-round(16 * scale), 0), "flavour", size, LIGHT_TEXT)


def face(ui: Ui, kind: str, card_id: str, size: Size, letters: int = 0) -> pygame.Surface:
    """Returns a card's front as a surface, cached by theme, language and size."""
    key = f"@face {ui.theme.name} {ui.texts.language} {kind} {card_id} {letters}"
    return ui.pictures.made(key, size, lambda: draw_card(ui, card_of(ui, kind, card_id), size, letters))


def face_or_blank(ui: Ui, kind: str, card_id: str, size: Size, letters: int = 0) -> pygame.Surface:
    """Returns a card's front as ``face`` does; while a part of it is not drawn yet, that part of an empty card."""
    lacking = ui.budget.lacking
    drawn = face(ui, kind, card_id, size, letters)
    if ui.budget.lacking == lacking:
        return drawn
    blank = pygame.Surface(size, pygame.SRCALPHA)
    radius = round(size[0] * 0.06)
    pygame.draw.rect(blank, card_of(ui, kind, card_id).leather, blank.get_rect(), border_radius=radius)
    paper = pixel_rect(card_body.PAPER, size[0] / card_body.WIDE)
    pygame.draw.rect(blank, BLANK_PAPER, paper, border_radius=radius // 2)
    blank.blit(drawn, (0, 0))
    return blank
