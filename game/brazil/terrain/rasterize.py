"""Rasterizes SVG to a pygame surface; needs no window."""

from __future__ import annotations

import io

import pygame
import resvg_py

Size = tuple[int, int]


def surface(svg: str, size: Size) -> pygame.Surface:
    """Returns an SVG as a surface, stretched to exactly this size. Raises ValueError for bad SVG."""
    head = svg.find("<svg")
    if "preserveAspectRatio" not in svg[head : svg.find(">", head)]:
        svg = f'{svg[:head]}<svg preserveAspectRatio="none"{svg[head + 4 :]}'
    png = resvg_py.svg_to_bytes(svg_string=svg, width=size[0], height=size[1], skip_system_fonts=True)
    return pygame.image.load(io.BytesIO(bytes(png)), "picture.png")
