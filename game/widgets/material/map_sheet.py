"""Paints the background of a page as an old map: a degree scale along the edge, a pale compass rose in the middle."""

from __future__ import annotations

import math

import pygame

from game.render.theme import mix
from game.render.ui import Ui
from game.widgets.material.degrees import STEP, degrees, rim
from game.widgets.material.grain import look
from game.widgets.material.panel import draw_cached, page

ROSE, MAX_RADIUS = 0.33, 190  # radius of the rose: share of the sheet's shorter side, largest in u
FAINT, PALE = 30, 0.055  # opacity of the rose, of 255; share of ink in its lines
WINDS = 32


def map_sheet(ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Paints a rectangle as an old map, the background of a page, cached by size; text in the theme's plain ink is
    readable on it."""
    draw_cached(ui, target, rect, f"@map {look(ui)}", ui.theme.panel, lambda: _painted(ui, rect.size))


def _painted(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    drawn = page(ui, size, 0)
    whole = drawn.get_rect()
    if not ui.theme.flat and ui.pictures.has("map/compass"):
        _compass_rose(ui, drawn)
    middle = (whole.centerx - ui.px(STEP) / 2, whole.centery - ui.px(STEP) / 2)  # a bar of the scale is centred on it
    degrees(drawn, whole, ui.u, ui.theme.paper_ink, mix(ui.theme.paper, ui.theme.paper_ink, 0.06), middle)
    return drawn


def _compass_rose(ui: Ui, drawn: pygame.Surface) -> None:
    """Paints the rose in the middle of the sheet, with lines out to the scale."""
    inside = drawn.get_rect().inflate(-2 * rim(ui.u), -2 * rim(ui.u))
    x, y = inside.center
    radius = min(ui.px(MAX_RADIUS), round(min(inside.size) * ROSE))
    reach, tint = math.hypot(*inside.size), mix(ui.theme.panel, ui.theme.ink, PALE)
    drawn.set_clip(inside)
    for wind in range(WINDS):
        dx, dy = math.sin(math.tau * wind / WINDS), math.cos(math.tau * wind / WINDS)
        near, wide = (0.9 if wind % 2 == 0 else 1.05) * radius, 2 if wind % 4 == 0 else 1
        ends = ((x + dx * near, y + dy * near), (x + dx * reach, y + dy * reach))
        pygame.draw.aaline(drawn, tint, *ends, wide * max(1, ui.px(0.6)))
    drawn.set_clip(None)
    rose = ui.pictures.get("map/compass", (2 * radius, 2 * radius)).copy()
    rose.set_alpha(FAINT)
    drawn.blit(rose, rose.get_rect(center=(x, y)))
