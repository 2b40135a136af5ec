"""Paints a sunken slot with a gold rim, for a good or a card."""

from __future__ import annotations

import pygame

from game.render.nine_slice import BoxStyle
from game.render.theme import mix
from game.render.ui import Ui
from game.widgets.material.grain import gradient, look, rounded


def well(ui: Ui, target: pygame.Surface, rect: pygame.Rect, *, lit: bool = False) -> None:
    """Paints a sunken slot with a gold rim. ``lit``: something may be put there or taken from it."""
    name = f"@well {look(ui)} {lit}"
    target.blit(ui.pictures.made(name, rect.size, lambda: _well(ui, rect.size, lit)), rect)


def _well(ui: Ui, size: tuple[int, int], lit: bool) -> pygame.Surface:
    theme = ui.theme
    radius = max(2, round(min(size) * 0.2))
    deep = mix(theme.well, theme.choice, 0.25 if lit else 0)
    drawn = rounded(ui, gradient(size, mix(deep, (0, 0, 0), 0 if theme.flat else 0.45), deep), radius)
    edge = theme.line if lit else mix(theme.line_low, theme.well, 0.35)
    wide = max(1.0, ui.px(100) / 100 * (2.0 if lit else 1.2))
    ui.box(drawn, drawn.get_rect(), BoxStyle(radius=radius, edge=edge, edge_width=wide))
    return drawn
