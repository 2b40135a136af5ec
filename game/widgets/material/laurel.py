"""Paints a laurel wreath with a number inside: victory points."""

from __future__ import annotations

import pygame

from game.render.fonts import printed
from game.render.theme import INK
from game.render.ui import Ui
from game.widgets.material.grain import look

PICTURE = "marks/laurel"
MIDDLE = 0.492  # centre of the inner disc, as a share of the height
SIZES = {1: 0.46, 2: 0.42, 3: 0.32}  # text size as a share of the height, by number of characters


def laurel(ui: Ui, value: int | str, side: int) -> pygame.Surface:
    """Returns a laurel wreath of ``side`` pixels with its number."""
    text = str(value)
    return ui.pictures.made(f"@laurel {look(ui)} {text}", (side, side), lambda: _laurel(ui, text, side))


def _laurel(ui: Ui, text: str, side: int) -> pygame.Surface:
    drawn = ui.pictures.get(PICTURE, (side, side)).copy()
    size = printed(side * SIZES.get(len(text), 0.26))
    number = ui.fonts.line(text, "strong", size, INK)
    ink = number.get_bounding_rect()
    drawn.blit(number, (round(side / 2 - ink.centerx), round(side * MIDDLE - ink.centery)))
    return drawn
