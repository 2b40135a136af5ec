"""The backdrop of cut-scenes: the current screen, blurred and darkened, with a spot of light where the scene happens.

Computed once per scene at a sixth of the size. Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.ui import Ui
from game.render.upscale import stretched

SHRINK = 6  # factor by which the blur is computed smaller
DARK = 56  # light outside the pool, of 255
POOL = 0.36  # radius of the pool of light, as a share of the window's height
NEARER = 1.3  # zoom towards the lit spot

Point = tuple[float, float]


class Backdrop:
    """A cached backdrop for the current scene."""

    def __init__(self) -> None:
        self._key: object = None
        self._picture: pygame.Surface | None = None
        self._still_key: object = None
        self._still: pygame.Surface | None = None

    def covers(self, key: object, size: tuple[int, int]) -> bool:
        """Returns whether the backdrop of the scene ``key`` and a window of this size is ready, so that nothing beneath
        needs drawing."""
        return self._picture is not None and self._key == (key, size)

    def draw(self, target: pygame.Surface, key: object, point: Point, dark: int = DARK) -> None:
        """Replaces the target's content by a blurred, darkened copy of it, made once per ``key``. ``point``: the lit
        point, moved towards the middle."""
        if not self.covers(key, target.get_size()):
            self._picture = darkened_picture(target, point, dark)
            self._key = (key, target.get_size())
        assert self._picture is not None
        target.blit(self._picture, (0, 0))

    def still(self, ui: Ui, target: pygame.Surface, key: object, paint: Callable[[pygame.Surface], None]) -> None:
        """Draws the backdrop and, on it, what ``paint`` draws: the scene's unmoving parts. ``paint`` is called only
        when ``key`` changes; the result is cached."""
        assert self._picture is not None
        key = (self._key, key)
        if self._still is None or self._still_key != key:
            self._still, lacking = self._picture.copy(), ui.budget.lacking
            paint(self._still)
            self._still_key = key if ui.budget.lacking == lacking else None
        target.blit(self._still, (0, 0))

    def forget(self) -> None:
        """Drops the cached surfaces."""
        self._key = self._picture = self._still_key = self._still = None


def darkened_picture(source: pygame.Surface, point: Point, dark: int = DARK) -> pygame.Surface:
    """Returns the source blurred and darkened except around ``point``, enlarged so that this point comes nearer to the
    middle."""
    wide, high = source.get_size()
    small = (max(8, wide // SHRINK), max(8, high // SHRINK))
    soft = pygame.transform.gaussian_blur(pygame.transform.smoothscale(source.convert(24), small), 1)
    part = pygame.Rect(0, 0, round(small[0] / NEARER), round(small[1] / NEARER))
    part.center = (round(point[0] / SHRINK), round(point[1] / SHRINK))
    part.clamp_ip(soft.get_rect())
    near = pygame.transform.smoothscale(soft.subsurface(part), small)
    near.blit(_light(small, dark), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    lit = stretched(near, (wide, high))
    return lit.convert() if pygame.display.get_surface() is not None else lit


def _light(size: tuple[int, int], dark: int) -> pygame.Surface:
    """Returns the warm light to multiply with: bright in the pool, ``dark`` at the edges."""
    light = pygame.Surface(size, 0, 24)
    light.fill(_warm(dark))
    centre, reach = (size[0] // 2, round(size[1] * 0.56)), size[1] * POOL
    steps = 28
    for step in range(steps):
        share = step / (steps - 1)
        value = dark + (190 - dark) * share * share * (3 - 2 * share)
        wide, high = reach * 2.1 * (1 - share) + 2, reach * 1.5 * (1 - share) + 2
        pool = pygame.Rect(0, 0, round(wide * 1.5), round(high * 1.3))
        pool.center = centre
        pygame.draw.ellipse(light, _warm(value), pool)
    return pygame.transform.gaussian_blur(light, 4)


def _warm(value: float) -> tuple[int, int, int]:
    return min(255, round(value)), min(255, round(value * 0.93)), min(255, round(value * 0.82))
