"""What lies over a sheet and stays at its rim: the degree scale, the vignette. Lengths in pixels of the screen."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.brazil.ground import texture
from game.brazil.ground.palette import Palette
from game.brazil.ground.vector import Size

SCALE = 6.0  # breadth of the degree scale in u
STEP = 37.0  # about the length of a degree's bar in u


def draw(target: pygame.Surface, rect: pygame.Rect, u: float, palette: Palette, origin: tuple[float, float]) -> None:
    """The scale round ``rect``; its degrees lie still on the map, whose ``origin`` is at that pixel."""
    ink, paper = pygame.Color(palette.ink), pygame.Color("#F3E7C8" if not palette.flat else "#FFFFFF")
    breadth, hair = max(4, round(SCALE * u)), max(1, round(0.9 * u))
    pygame.draw.rect(target, ink, rect, hair)
    outer = rect.inflate(-2 * hair, -2 * hair)
    pygame.draw.rect(target, paper, outer, breadth + 4 * hair)
    bars = outer.inflate(-4 * hair, -4 * hair)
    step = max(8, round(STEP * u))
    _bars(target, bars, breadth, step, ink, origin)
    for box, wide in ((outer, hair), (bars, hair), (bars.inflate(-2 * breadth, -2 * breadth), hair)):
        pygame.draw.rect(target, ink, box, wide)
    inner = bars.inflate(-2 * breadth - 6 * hair, -2 * breadth - 6 * hair)
    pygame.draw.rect(target, ink, inner, hair)


def _bars(
    target: pygame.Surface, box: pygame.Rect, breadth: int, step: int, ink: pygame.Color, origin: tuple[float, float]
) -> None:
    """Every other degree dark, on all four sides."""
    for along, start, end in ((0, box.left, box.right), (1, box.top, box.bottom)):
        shift = round(origin[along]) % (2 * step)
        for first in range(start - 2 * step + (shift - start) % (2 * step), end, 2 * step):
            a, b = max(start, first), min(end, first + step)
            if b <= a:
                continue
            if along == 0:
                pygame.draw.rect(target, ink, (a, box.top, b - a, breadth))
                pygame.draw.rect(target, ink, (a, box.bottom - breadth, b - a, breadth))
            else:
                pygame.draw.rect(target, ink, (box.left, a, breadth, b - a))
                pygame.draw.rect(target, ink, (box.right - breadth, a, breadth, b - a))


@lru_cache(maxsize=1)
def shade(size: Size) -> pygame.Surface:
    """The vignette of a sheet of this size, to multiply with."""
    return texture.vignette(size)


def rim(u: float) -> int:
    """How broad the frame is on each side."""
    return max(4, round(SCALE * u)) + 7 * max(1, round(0.9 * u))


def inner(rect: pygame.Rect, u: float) -> pygame.Rect:
    """What the frame leaves free."""
    return rect.inflate(-2 * rim(u), -2 * rim(u))
