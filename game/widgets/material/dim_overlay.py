"""Blends a colour over what is already drawn, such as to darken it behind an overlay."""

from __future__ import annotations

import pygame

from game.render.theme import Colour

DUSK: Colour = (20, 12, 6)


def blend_colour(target: pygame.Surface, rect: pygame.Rect, strength: int, colour: Colour = DUSK) -> None:
    """Blends a colour (default: dark brown) over a rectangle with ``strength`` of 255, in place, without a surface as
    large as the window."""
    kept = 255 - strength
    target.fill((kept, kept, kept), rect, pygame.BLEND_RGB_MULT)
    red, green, blue = (round(part * strength / 255) for part in colour)
    target.fill((red, green, blue), rect, pygame.BLEND_RGB_ADD)
