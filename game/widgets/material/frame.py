"""Paints a gilt frame round a painting on a wall."""

from __future__ import annotations

import pygame

from game.render.svg_render import Size
from game.render.theme import INK, code
from game.render.ui import Ui
from game.widgets.material.grain import look, shade

EDGE = 7.0  # u


def edge(ui: Ui) -> int:
    """Returns the width of the frame on each side, in pixels."""
    return max(3, ui.px(EDGE))


def gilt_frame(ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Paints the frame round the content of ``rect``, ``edge`` pixels wide, with its shadow on the wall."""
    shade(ui, target, rect, ui.px(2), 5)
    wide = edge(ui)
    target.blit(ui.pictures.drawn(f"@frame {look(ui)}", _svg(rect.size, wide, ui.theme.flat), rect.size), rect)


def _svg(size: Size, edge: int, flat: bool) -> str:
    wide, high = size
    ink = code(INK)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><defs>'
    stops = (("#fff0b8", 0), ("#d9a53a", 0.35), ("#8f6418", 0.62), ("#f1cf74", 1))
    gold = "".join(f'<stop offset="{at}" stop-color="{tint}"/>' for tint, at in stops)
    head += f'<linearGradient id="g" x1="0" y1="0" x2="1" y2="1">{gold}</linearGradient></defs>'

    def ring(inset: float, thick: float, colour: str) -> str:
        half = inset + thick / 2
        return (
            f'<rect x="{half}" y="{half}" width="{wide - 2 * half}" height="{high - 2 * half}" fill="none" '
            f'stroke="{colour}" stroke-width="{thick}"/>'
        )

    if flat:
        return head + ring(0, edge, ink) + "</svg>"
    rings = (
        ring(0, edge, ink),
        ring(1, edge - 2, "url(#g)"),
        ring(edge * 0.42, max(1.0, edge * 0.16), "#6d4a12"),
        ring(edge * 0.58, max(1.0, edge * 0.1), "#fff0b8"),
        ring(edge - 1.5, 1.5, ink),
    )
    return head + "".join(rings) + "</svg>"
