"""Paints a hanging cloth banner in a seat's colour, with a forked or straight foot."""

from __future__ import annotations

import pygame

from game.render.image_cache import load_png
from game.render.svg_render import Size, render
from game.render.theme import INK, Colour, code, mix
from game.render.ui import Ui
from game.widgets.material.grain import look

# position across the cloth (0-1), light or shade, strength
FOLDS = ((0.18, "#fff", 0.06), (0.36, "#000", 0.07), (0.6, "#fff", 0.05), (0.82, "#000", 0.09))


def banner(ui: Ui, size: Size, colour: Colour, *, forked: bool = True) -> pygame.Surface:
    """Paints the cloth alone; the caller draws any emblem on it."""
    key = f"@banner {look(ui)} {colour} {forked}"
    return ui.pictures.made(key, size, lambda: load_png(render(_cloth(size, colour, forked, ui.theme.flat), size)))


def _cloth(size: Size, colour: Colour, forked: bool, flat: bool) -> str:
    wide, high = size
    rod = max(2.0, min(wide, high) * 0.035)
    edge, foot = wide * 0.04, high - rod
    tail = min(wide * 0.22, high * 0.22) if forked else 0.0

    def outline(inset: float) -> str:
        left, right, low = edge + inset, wide - edge - inset, foot - inset
        return f"M{left} {rod}H{right}V{low}L{wide / 2} {low - tail}L{left} {low}Z"

    folds = "" if flat else _folds(wide, high)
    light, dark = (colour, colour) if flat else (mix(colour, (255, 255, 255), 0.14), mix(colour, (0, 0, 0), 0.3))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><defs><linearGradient id="g" x1="0" '
        f'y1="0" x2=".25" y2="1"><stop offset="0" stop-color="{code(light)}"/><stop offset=".5" '
        f'stop-color="{code(colour)}"/><stop offset="1" stop-color="{code(dark)}"/></linearGradient>'
        f'<clipPath id="c"><path d="{outline(0)}"/></clipPath></defs><path d="{outline(0)}" fill="url(#g)" '
        f'stroke="{code(INK)}" stroke-width="{rod * 0.5:.2f}" stroke-linejoin="round"/><g clip-path="url(#c)">{folds}'
        f'</g><path d="{outline(rod * 1.3)}" fill="none" stroke="#D9A53A" stroke-width="{rod * 0.45:.2f}"/>'
        f'<rect x="0.5" y="0.5" width="{wide - 1}" height="{rod * 2:.2f}" rx="{rod:.2f}" fill="#8F6418" '
        f'stroke="{code(INK)}" stroke-width="1"/></svg>'
    )


def _folds(wide: int, high: int) -> str:
    """Returns SVG of soft light and shade down the cloth."""
    parts = []
    for share, tint, strength in FOLDS:
        x = wide * share
        parts.append(
            f'<path d="M{x:.1f} 0Q{x + wide * 0.05:.1f} {high / 2} {x:.1f} {high}" fill="none" stroke="{tint}" '
            f'stroke-opacity="{strength}" stroke-width="{wide * 0.09:.1f}"/>'
        )
    return "".join(parts)
