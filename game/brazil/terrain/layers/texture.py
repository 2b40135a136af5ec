"""Textures that make flat colour look painted: paper grain, blotches, vignette."""

from __future__ import annotations

import math
import random

import pygame

from game.brazil.terrain.board import Box
from game.brazil.terrain.noise import Noise
from game.render.upscale import stretched

TILE = 256
CELL = 0.75  # size of a blotch, in radii


def blotches(noise: Noise, view: Box, size: tuple[int, int], strength: float, layer: int) -> pygame.Surface:
    """Returns a surface of soft grey noise to multiply a map with; it darkens by up to ``strength``."""
    left, top = math.floor(view[0] / CELL) - 1, math.floor(view[1] / CELL) - 1
    columns = math.ceil(view[2] / CELL) + 2 - left
    rows = math.ceil(view[3] / CELL) + 2 - top
    small = pygame.Surface((columns, rows))
    for row in range(rows):
        for column in range(columns):
            level = noise.cell(left + column, top + row, layer) * 0.6 + 0.4 * noise.cell(
                (left + column) // 3, (top + row) // 3, layer + 1
            )
            grey = round(255 * (1 - strength * level))
            small.set_at((column, row), (grey, grey, grey))
    large = pygame.transform.smoothscale(small, (columns * 4, rows * 4))
    large = pygame.transform.box_blur(large, 2)
    step = 4 / CELL  # pixels of the blurred picture per radius
    area = pygame.Rect(
        round((view[0] / CELL - left) * 4),
        round((view[1] / CELL - top) * 4),
        max(1, round((view[2] - view[0]) * step)),
        max(1, round((view[3] - view[1]) * step)),
    ).clip(large.get_rect())
    return pygame.transform.smoothscale(large.subsurface(area), size)


def grain(strength: float) -> pygame.Surface:
    """Returns a tileable surface of paper grain to multiply a picture with."""
    rng = random.Random(7)
    low = round(255 * (1 - 2 * strength))
    values = bytes(value for _ in range(TILE * TILE) for value in (rng.randrange(low, 256),) * 3)
    tile = pygame.image.frombytes(values, (TILE, TILE), "RGB")
    wide = pygame.Surface((TILE + 8, TILE + 8))
    for x in (-TILE + 4, 4, TILE + 4):
        for y in (-TILE + 4, 4, TILE + 4):
            wide.blit(tile, (x, y))
    soft = pygame.transform.box_blur(wide, 1)
    return soft.subsurface((4, 4, TILE, TILE)).copy()


def tile_over(target: pygame.Surface, tile: pygame.Surface, origin: tuple[int, int]) -> None:
    """Multiplies the whole target with a tile repeated from ``origin``."""
    wide, high = tile.get_size()
    for y in range(origin[1] % high - high, target.get_height(), high):
        for x in range(origin[0] % wide - wide, target.get_width(), wide):
            target.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def vignette(size: tuple[int, int], strength: float = 0.36) -> pygame.Surface:
    """Returns a vignette to multiply a picture with: white, dark towards the edges."""
    columns, rows = 48, 32
    small = pygame.Surface((columns, rows))
    for row in range(rows):
        for column in range(columns):
            x, y = abs(2 * column / (columns - 1) - 1), abs(2 * row / (rows - 1) - 1)
            far = max(x, y) * 0.6 + math.hypot(x, y) / math.sqrt(2) * 0.4
            share = min(1.0, max(0.0, (far - 0.68) / 0.32))
            dark = strength * share * share * (3 - 2 * share)
            small.set_at(
                (column, row), (round(255 * (1 - dark)), round(255 * (1 - dark * 1.04)), round(255 * (1 - dark * 1.12)))
            )
    quarter = pygame.transform.smoothscale(small, (max(2, size[0] // 4), max(2, size[1] // 4)))
    return stretched(quarter, size)
