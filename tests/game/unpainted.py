"""Draws nothing, for tests of places and words: pictures, boxes and letters are clear, which takes half the time.

What draws instead is the same function in every test, as apps share the pictures that the same functions have drawn.
"""

from __future__ import annotations

from functools import cache

import pygame
import pytest
import resvg_py

from game.brazil.terrain.terrain_renderer import TerrainRenderer
from game.render.fonts import Fonts
from game.render.image_cache import ImageCache, png_of
from game.render.nine_slice import BoxStyle, NineSlices


def paint_nothing(patch: pytest.MonkeyPatch) -> None:
    """Has everything take its place, and nothing be painted there."""
    patch.setattr(TerrainRenderer, "ask", lambda *_, **__: None)
    patch.setattr(resvg_py, "svg_to_bytes", _clear_png)
    patch.setattr(ImageCache, "_rasterise", _clear_picture)
    patch.setattr(Fonts, "_drawn", _clear_line)
    patch.setattr(NineSlices, "_stretch", _clear_box)


def _clear_picture(images: ImageCache, svg: str, digest: str, size: tuple[int, int]) -> pygame.Surface:
    return images.budget.clear(size)


def _clear_line(fonts: Fonts, text: str, style: str, size: int, colour: object) -> pygame.Surface:
    return fonts.budget.clear(fonts.extent(text, style, size))


def _clear_box(boxes: NineSlices, box: BoxStyle, wide: int, high: int) -> pygame.Surface:
    return boxes.budget.clear((wide + 2 * box.shadow, high + 2 * box.shadow))


def _clear_png(*_: object, width: int, height: int, **__: object) -> bytes:
    return _png((width, height))


@cache
def _png(size: tuple[int, int]) -> bytes:
    return png_of(pygame.Surface(size, pygame.SRCALPHA))
