"""Draws a card of the player's hand: picture, name, and the basic side's effect in words."""

from __future__ import annotations

import pygame

from engine.historia.components import ACTIONS
from game.historia.panels import cards
from game.historia.panels.paint import MORE, is_cut, kept, line, rich
from game.historia.wording import card_text
from game.i18n.line_breaks import shorter
from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, INK, IVORY, rgb
from game.render.ui import Ui
from game.widgets.rich_text import BrokenText

RATIO = 127 / 80  # height to width
BAND, WORDS, LEAST_PICTURE = 15, 12, 18  # u: height of the name, type size of the text, least height of the picture
PICTURE, FLAT = 504 / 400, 1.5  # width to height: of the pictures, and of what is left of one that is cut
CLOTH = rgb("#6B4326"), rgb("#3F2614")
PAPER = rgb("#FBF1D8"), rgb("#EBD9AE")


def hand_card(ui: Ui, kind: str, card: str, size: tuple[int, int]) -> pygame.Surface:
    """Returns the drawn card, cached by size."""
    return kept(ui, f"hand {kind} {card}", size, lambda: _paint(ui, kind, card, size))


def words_of(ui: Ui, card: str, width: int, high: int) -> BrokenText:
    """Returns the card's effect in few words, broken into lines of ``width`` pixels and together at most ``high``
    pixels high, cut with an ellipsis where it is too long."""
    text = card_text.card_brief(ui.texts, card)
    laid = rich(ui, text, width, WORDS, INK, align="centre")
    while laid.height > high and (kept := shorter(text)):
        text = kept
        laid = rich(ui, text.rstrip(",;.:、。") + MORE, width, WORDS, INK, align="centre")
    return laid


def room_for_words(ui: Ui, size: tuple[int, int]) -> tuple[int, int]:
    """Returns the width and the greatest height, in pixels, of the text on a hand card of this size."""
    frame = _frame(ui)
    return size[0] - 2 * frame - ui.px(4), size[1] - 2 * frame - _band(ui) - ui.px(LEAST_PICTURE) - ui.px(2)


def _frame(ui: Ui) -> int:
    return max(2, ui.px(2))


def _band(ui: Ui) -> int:
    return max(ui.px(BAND), ui.type_size(10) + 2)


def _paint(ui: Ui, kind: str, card: str, size: tuple[int, int]) -> pygame.Surface:
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    whole, frame = drawn.get_rect(), _frame(ui)
    ui.box(drawn, whole, BoxStyle(radius=ui.px(5), top=CLOTH[0], bottom=CLOTH[1], edge=INK, edge_width=1.0))
    inner = whole.inflate(-2 * frame, -2 * frame)
    laid = words_of(ui, card, *room_for_words(ui, size))
    field = max(laid.height + ui.px(3), round(inner.height * 0.36))
    band = pygame.Rect(inner.x, inner.bottom - field - _band(ui), inner.width, _band(ui))
    place = pygame.Rect(inner.x, inner.y, inner.width, band.y - inner.y)
    drawn.blit(_art(ui, cards.picture(kind, card), place.size), place)
    ui.box(drawn, band, BoxStyle(radius=0, top=CLOTH[0], bottom=CLOTH[1], edge=GOLD, edge_width=0.6))
    title, room = cards.name_of(ui, kind, card), band.width - ui.px(4)
    style = "strong" if is_cut(ui, title, "title", room) else "title"  # use the narrower font
    name = line(ui, title, style, 11, IVORY, room)
    drawn.blit(name, name.get_rect(center=band.center))
    paper = pygame.Rect(inner.x, band.bottom, inner.width, inner.bottom - band.bottom)
    ui.box(drawn, paper, BoxStyle(radius=ui.px(2), top=PAPER[0], bottom=PAPER[1]))
    laid.draw(drawn, paper.x + ui.px(2), paper.y + (paper.height - laid.height) // 2)
    if card in ACTIONS:
        _cost(ui, drawn, ACTIONS[card].basic.cost)
    return drawn


def _art(ui: Ui, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Returns a card's picture. On a flat place it is not cut to that, which would take heads and flames away, but
    stands in the middle, and its edges are drawn out to the sides."""
    wide = min(size[0], round(size[1] * FLAT))
    art = ui.pictures.covering(name, (wide, size[1]), PICTURE)
    if wide == size[0]:
        return art
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    left = (size[0] - wide) // 2
    for edge, x, room in ((0, 0, left), (wide - 1, left + wide, size[0] - wide - left)):
        drawn.blit(pygame.transform.scale(art.subsurface((edge, 0, 1, size[1])), (room, size[1])), (x, 0))
    drawn.blit(art, (left, 0))
    return drawn


def _cost(ui: Ui, drawn: pygame.Surface, cubes: int) -> None:
    """Draws the basic side's cost in cubes on a shield in the corner."""
    wide = ui.px(19)
    shield = ui.pictures.scaled("historia/frames/shield", (wide, round(wide * 72 / 64)))
    drawn.blit(shield, (0, 0))
    number = line(ui, str(cubes), "strong", 13, INK)
    ink = number.get_bounding_rect()
    drawn.blit(number, (wide // 2 - ink.centerx, shield.get_height() // 2 - ink.centery))
