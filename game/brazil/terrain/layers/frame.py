"""Draws the map's frame in the window: degree scale and vignette. Lengths in screen pixels."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.brazil.terrain.layers import texture
from game.brazil.terrain.palette import Palette
from game.brazil.terrain.rasterize import Size
from game.render.theme import rgb
from game.widgets.material.degrees import degrees, rim


def draw_degree_scale(
    target: pygame.Surface, rect: pygame.Rect, u: float, palette: Palette, origin: tuple[float, float]
) -> None:
    """Draws the degree scale that frames the map in ``rect``. ``origin``: the pixel of the map's origin, with which the
    degrees move."""
    degrees(target, rect, u, rgb(palette.ink), rgb("#F3E7C8" if not palette.flat else "#FFFFFF"), origin)


@lru_cache(maxsize=1)
def vignette_of(size: Size) -> pygame.Surface:
    """Returns the vignette for a map of this size, a surface to multiply the map with; the last one is cached."""
    return texture.vignette(size)


def inside_frame(rect: pygame.Rect, u: float) -> pygame.Rect:
    """Returns the rectangle inside the map's frame (the degree scale)."""
    return rect.inflate(-2 * rim(u), -2 * rim(u))
