"""Draws a disc with a name in place of a picture whose drawing does not exist or is damaged."""

from __future__ import annotations

import io

import pygame

from game.render.fonts import Fonts
from game.render.svg_render import Size, render
from game.render.theme import GOLD, GOLD_DARK, INK, PARCHMENT, code


def named_disc(fonts: Fonts, name: str, size: Size) -> pygame.Surface:
    """Returns a parchment disc with a gold ring and the name of the missing picture."""
    width, height = size
    radius = min(width, height) / 2
    title = name.rsplit("/", 1)[-1].replace("_", " ")
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<circle cx="{width / 2}" cy="{height / 2}" r="{radius * 0.94}" fill="{code(INK)}" opacity="0.8"/>'
        f'<circle cx="{width / 2}" cy="{height / 2}" r="{radius * 0.9}" fill="{code(GOLD)}"/>'
        f'<circle cx="{width / 2}" cy="{height / 2}" r="{radius * 0.82}" fill="{code(PARCHMENT)}" '
        f'stroke="{code(GOLD_DARK)}" stroke-width="{max(0.5, radius * 0.02)}"/></svg>'
    )
    token = pygame.image.load(io.BytesIO(render(svg, size)), "token.png")
    letters = max(8, int(radius * 0.34))
    inner = int(radius * 1.4)
    lines = fonts.wrap(title, "text", letters, inner) if radius >= 22 else [title[:2]]
    top = (height - len(lines) * fonts.height("text", letters)) // 2
    for number, line in enumerate(lines):
        drawn = fonts.line(line, "text", letters, INK)
        token.blit(drawn, ((width - drawn.get_width()) // 2, top + number * fonts.height("text", letters)))
    return token
