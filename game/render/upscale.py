"""Scales pictures up smoothly."""

from __future__ import annotations

import pygame

from game.render.svg_render import Size

LARGE = 3_000_000  # pixels from which the last doubling is a plain one: nobody sees it, and it costs a quarter


def stretched(soft: pygame.Surface, size: Size) -> pygame.Surface:
    """Returns the picture scaled up smoothly to a larger size; a very large one less smoothly, but faster."""
    if size[0] * size[1] < LARGE:
        return pygame.transform.smoothscale(soft, size)
    half = pygame.transform.smoothscale(soft, ((size[0] + 1) // 2, (size[1] + 1) // 2))
    return pygame.transform.scale(half, size)
