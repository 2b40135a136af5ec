"""Draws a card's shadow to the lower right; the shadow grows as the card rises."""

from __future__ import annotations

import pygame

from game.render.ui import Ui
from game.widgets.material.grain import shade


def cast_shadow(ui: Ui, target: pygame.Surface, rect: pygame.Rect, depth: float) -> None:
    """Draws the shadow of a card at ``rect``; the higher ``depth`` (in u, the interface's unit of length), the farther
    and softer it falls."""
    away = ui.px(depth * 0.4)
    shade(ui, target, rect.move(away, away), round(rect.width * 0.06), depth)
