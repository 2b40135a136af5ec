"""Paints progress as dots (●●○) up to six, and as figures beyond."""

from __future__ import annotations

import pygame

from game.render.image_cache import load_png
from game.render.svg_render import render
from game.render.theme import code
from game.render.ui import Ui
from game.widgets.material.grain import look

MAX_DOTS = 6  # beyond it figures are painted
GAP = 0.36  # gap as a share of a dot


def dots(ui: Ui, have: int, needed: int, side: int) -> pygame.Surface:
    """Returns a row of ``needed`` dots, ``have`` of them filled, each ``side`` pixels wide; above six the figures, such
    as 3/8."""
    have = max(0, min(have, needed))
    if needed > MAX_DOTS:
        return ui.fonts.line(f"{have}/{needed}", "strong", ui.type_size("small"), ui.theme.paper_ink)
    step = side * (1 + GAP)
    wide = max(1, round(step * (needed - 1) + side))
    key = f"@dots {look(ui)} {have} {needed}"
    return ui.pictures.made(key, (wide, side), lambda: load_png(render(_svg(ui, have, needed), (wide, side))))


def _svg(ui: Ui, have: int, needed: int) -> str:
    ink, full = code(ui.theme.paper_ink), code(ui.theme.paper_good)
    rings = "".join(
        f'<circle cx="{50 + 100 * (1 + GAP) * n:.0f}" cy="50" r="40" fill="{full if n < have else "none"}" '
        f'stroke="{ink}" stroke-width="13" stroke-opacity="{1 if n < have else 0.75}"/>'
        for n in range(needed)
    )
    wide = 100 * (1 + GAP) * (needed - 1) + 100
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} 100">{rings}</svg>'
