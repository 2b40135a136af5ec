"""Draws the paper sheet under the development plan, and the scale of degrees along its edge and that of the world
map."""

from __future__ import annotations

import pygame

from game.historia.panels.paint import kept
from game.render.theme import INK, mix
from game.render.ui import Ui
from game.widgets.material.panel import paper

SCALE = 6  # u


def sheet(ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
    """Draws a sheet with its scale. Returns the rectangle inside the scale."""
    target.blit(kept(ui, "sheet", rect.size, lambda: _sheet(ui, rect.size)), rect)
    inset = ui.px(SCALE + 2)
    return rect.inflate(-2 * inset, -2 * inset)


def _sheet(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    whole = drawn.get_rect()
    drawn.fill(mix(ui.theme.wood_low, INK, 0.3))
    paper(ui, drawn, whole.inflate(-2, -2), radius=0, shadow=0)
    degrees(ui, drawn, whole)
    return drawn


def degrees(ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Draws the scale along the edge: alternating dark and light fields, and a line inside."""
    wide = ui.px(SCALE)
    dark, light = mix(ui.theme.wood, INK, 0.2), ui.theme.paper
    ring = rect.inflate(-2, -2)
    pygame.draw.rect(target, light, ring, wide)
    step = ui.px(30)
    for number, x in enumerate(range(ring.left, ring.right, step)):
        if number % 2 == 0:
            part = min(step, ring.right - x)
            target.fill(dark, (x, ring.top, part, wide))
            target.fill(dark, (x, ring.bottom - wide, part, wide))
    for number, y in enumerate(range(ring.top, ring.bottom, step)):
        if number % 2 == 0:
            part = min(step, ring.bottom - y)
            target.fill(dark, (ring.left, y, wide, part))
            target.fill(dark, (ring.right - wide, y, wide, part))
    for corner in (ring.topleft, (ring.right - wide, ring.top), (ring.left, ring.bottom - wide)):
        target.fill(dark, (*corner, wide, wide))
    target.fill(dark, (ring.right - wide, ring.bottom - wide, wide, wide))
    thin = max(1, ui.px(0.8))
    pygame.draw.rect(target, INK, ring, thin)
    pygame.draw.rect(target, INK, ring.inflate(-2 * wide, -2 * wide), thin)
    pygame.draw.rect(target, ui.theme.line_low, ring.inflate(-2 * wide - 4 * thin, -2 * wide - 4 * thin), thin)
