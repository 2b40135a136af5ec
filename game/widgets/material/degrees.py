"""Paints the degree scale round the edge of a map sheet. Lengths are in pixels."""

from __future__ import annotations

import pygame

from game.render.theme import Colour

SCALE = 6.0  # width of the bars in u
STEP = 37.0  # approximate length of a degree's bar in u


def degrees(
    target: pygame.Surface,
    rect: pygame.Rect,
    u: float,
    ink: Colour,
    light: Colour,
    origin: tuple[float, float] = (0, 0),
) -> None:
    """Paints a degree scale, as old maps have, along the inner edge of ``rect``; degrees are counted from the pixel
    ``origin``."""
    breadth, hair = _breadth(u), _hair(u)
    pygame.draw.rect(target, ink, rect, hair)
    outer = rect.inflate(-2 * hair, -2 * hair)
    pygame.draw.rect(target, light, outer, breadth + 4 * hair)
    bars = outer.inflate(-4 * hair, -4 * hair)
    _bars(target, bars, breadth, max(8, round(STEP * u)), ink, origin)
    for box in (outer, bars, bars.inflate(-2 * breadth, -2 * breadth)):
        pygame.draw.rect(target, ink, box, hair)
    pygame.draw.rect(target, ink, bars.inflate(-2 * breadth - 6 * hair, -2 * breadth - 6 * hair), hair)


def rim(u: float) -> int:
    """Returns how many pixels wide the degree scale is on each side of a sheet."""
    return _breadth(u) + 7 * _hair(u)


def _breadth(u: float) -> int:
    return max(4, round(SCALE * u))


def _hair(u: float) -> int:
    return max(1, round(0.9 * u))


def _bars(
    target: pygame.Surface, box: pygame.Rect, breadth: int, step: int, ink: Colour, origin: tuple[float, float]
) -> None:
    """Paints every other degree dark, on all four sides."""
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
