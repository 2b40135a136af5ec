"""What one app has measured, drawn and decoded, kept in memory for the apps of the tests that follow."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pygame

from game.render.fonts import Fonts
from game.render.image_cache import converted
from game.render.surface_cache import SurfaceCache

ROOM = 64 << 20  # bytes of lines, and of pictures

Draw = Callable[[Fonts, str, str, int, Any], pygame.Surface]


def lines_once(draw: Draw) -> Draw:
    """`Fonts._drawn` that draws each line once for all fonts; nobody paints on a line."""
    lines: SurfaceCache[tuple[str, str, int, Any]] = SurfaceCache(ROOM)

    def drawn(fonts: Fonts, text: str, style: str, size: int, colour: Any) -> pygame.Surface:
        key = (text, style, size, tuple(colour))
        known = lines.get(key)
        return known if known is not None else lines.keep(key, draw(fonts, text, style, size, colour))

    return drawn


def measured_once(begin: Callable[..., None]) -> Callable[..., None]:
    """`Fonts.__init__` whose fonts share the widths of texts and the letters that faces have."""
    widths, had, drawable = dict[Any, int](), dict[Any, bool](), dict[Any, str]()

    def begun(fonts: Fonts, *args: Any, **more: Any) -> None:
        begin(fonts, *args, **more)
        fonts._widths, fonts._had, fonts._drawable = widths, had, drawable

    return begun


def decoded_once() -> Callable[[bytes], pygame.Surface]:
    """`load_png` that decodes each picture once, and gives every caller a surface of its own."""
    pictures: SurfaceCache[bytes] = SurfaceCache(ROOM)

    def load_png(png: bytes) -> pygame.Surface:
        known = pictures.get(png)
        if known is None:
            known = pictures.keep(png, pygame.image.load(io.BytesIO(png), "picture.png"))
        drawn = converted(known)
        return drawn.copy() if drawn is known else drawn

    return load_png
