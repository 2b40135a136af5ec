"""Paints a medal on its ribbon: gold, silver, bronze, or an empty place for one not yet won."""

from __future__ import annotations

import math

import pygame

from game.render.image_cache import load_png
from game.render.svg_render import render
from game.render.theme import INK, code
from game.render.ui import Ui
from game.widgets.material.grain import look

METALS = {
    "gold": ("#FFF0B8", "#E0AC3C", "#8F6418"),
    "silver": ("#FFFFFF", "#B9C2CC", "#69737E"),
    "bronze": ("#F6CFA3", "#B9753A", "#6B3C16"),
    "": ("#5A4A3A", "#43362A", "#2A2017"),
}
SHAPE = 0.62  # width by height


def medal(ui: Ui, kind: str, high: int) -> pygame.Surface:
    """Returns a medal ``high`` pixels high; ``kind``: "gold", "silver", "bronze", or "" for the empty place. Raises
    KeyError for others."""
    size = (max(4, round(high * SHAPE)), max(6, high))
    return ui.pictures.made(
        f"@medal {look(ui)} {kind}", size, lambda: load_png(render(_svg(kind, ui.theme.flat), size))
    )


def _svg(kind: str, flat: bool) -> str:
    light, middle, dark = METALS[kind]
    ink = code(INK)
    ribbon = ("#3E342A", "#352B22") if not kind else ("#1C653E", "#E9C656")
    star = " ".join(
        f"{31 + r * math.sin(k * math.pi / 5):.1f},{67 - r * math.cos(k * math.pi / 5):.1f}"
        for k, r in ((k, 15.0 if k % 2 == 0 else 6.4) for k in range(10))
    )
    fill = middle if flat else "url(#g)"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 62 100"><defs><linearGradient id="g" x1="0" y1="0" '
        f'x2="1" y2="1"><stop stop-color="{light}"/><stop offset=".5" stop-color="{middle}"/><stop offset="1" '
        f'stop-color="{dark}"/></linearGradient></defs>'
        f'<g stroke="{ink}" stroke-width="1.6" stroke-linejoin="round"><path d="M8 2h15l13 38-12 5z" '
        f'fill="{ribbon[0]}"/><path d="M54 2H39L26 40l12 5z" fill="{ribbon[1]}"/></g>'
        f'<circle cx="31" cy="67" r="29" fill="{fill}" stroke="{ink}" stroke-width="2.4"/>'
        f'<circle cx="31" cy="67" r="23" fill="none" stroke="{dark}" stroke-width="1.8" stroke-opacity=".8"/>'
        f'<polygon points="{star}" fill="{dark}" fill-opacity="{0.75 if kind else 0.5}"/></svg>'
    )
