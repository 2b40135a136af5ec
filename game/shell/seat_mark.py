"""Draws the plain mark of a seat without a picture: a shape in the seat's colour with its letter."""

from __future__ import annotations

import math
from functools import partial

import pygame

from game.render.fonts import printed
from game.render.image_cache import ImageCache, load_png
from game.render.svg_render import Size, render
from game.render.theme import INK, IVORY, code, ink_on
from game.shell.plugin import SeatLook

# shape -> number of corners (0: a disc) and rotation in degrees
SHAPES = {"disc": (0, 0), "triangle": (3, -90), "square": (4, 45), "diamond": (4, 0), "hexagon": (6, 0)}


def shape_svg(look: SeatLook) -> str:
    """Returns the SVG of a seat's mark without its letter: the look's shape in its colour."""
    corners, turn = SHAPES[look.shape]
    if corners:
        angles = [math.radians(turn + 360 * number / corners) for number in range(corners)]
        points = " ".join(f"{32 + 24 * math.cos(a):.2f},{32 + 24 * math.sin(a):.2f}" for a in angles)
        outline = f'<polygon points="{points}"'
    else:
        outline = '<circle cx="32" cy="32" r="22"'
    rings = ((code(INK), 10), (code(IVORY), 5), (code(look.colour), 0))
    drawn = (f'{outline} fill="{tint}" stroke="{tint}" stroke-width="{wide}"/>' for tint, wide in rings)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke-linejoin="round">'
    return f"{head}{''.join(drawn)}</svg>"


def _mark(look: SeatLook, pictures: ImageCache, size: Size) -> pygame.Surface:
    drawn = load_png(render(shape_svg(look), size))
    letter = pictures.fonts.line(look.letter, "title", printed(size[1] * 0.4), ink_on(look.colour))
    drawn.blit(letter, letter.get_rect(center=(size[0] // 2, size[1] // 2)))
    return drawn


def register(pictures: ImageCache, looks: tuple[SeatLook, ...]) -> None:
    """Registers with the image cache a drawing function for the mark of each seat look (colour, shape, letter) that has
    no picture."""
    for look in looks:
        if not look.picture:
            pictures.makers[look.mark] = partial(_mark, look)
