"""What lies over a sheet and stays at its rim: the degree scale, the vignette. Lengths in pixels of the screen."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.brazil.terrain.layers import texture
from game.brazil.terrain.palette import Palette
from game.brazil.terrain.rasterize import Size
from game.render.theme import rgb
from game.widgets.material.degrees import degrees, rim


def draw(target: pygame.Surface, rect: pygame.Rect, u: float, palette: Palette, origin: tuple[float, float]) -> None:
    """The scale round ``rect``; its degrees lie still on the map, whose ``origin`` is at that pixel."""
    degrees(target, rect, u, rgb(palette.ink), rgb("#F3E7C8" if not palette.flat else "#FFFFFF"), origin)


@lru_cache(maxsize=1)
def shade(size: Size) -> pygame.Surface:
    """The vignette of a sheet of this size, to multiply with."""
    return texture.vignette(size)


def inner(rect: pygame.Rect, u: float) -> pygame.Rect:
    """What the frame leaves free."""
    return rect.inflate(-2 * rim(u), -2 * rim(u))
