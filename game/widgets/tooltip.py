"""Draws a tooltip, such as that of the widget under the pointer."""

from __future__ import annotations

import pygame

from game.render.nine_slice import BoxStyle
from game.render.ui import Ui
from game.widgets.rich_text import lay_out


def draw_tooltip(ui: Ui, target: pygame.Surface, text: str, mouse: tuple[int, int]) -> None:
    """Draws a tooltip below the pointer, which is at ``mouse``, or above it at the bottom of the window."""
    pad = ui.px(10)
    room = min(ui.px(360), target.get_width() - 4 * pad)
    laid = lay_out(ui, text, room, size="text", colour=ui.theme.tip_ink)
    rect = pygame.Rect(0, 0, laid.width + 2 * pad, laid.height + 2 * pad)
    rect.topleft = (mouse[0] + ui.px(14), mouse[1] + ui.px(18))
    screen = target.get_rect().inflate(-ui.px(8), -ui.px(8))
    if rect.bottom > screen.bottom:
        rect.bottom = mouse[1] - ui.px(8)
    rect.clamp_ip(screen)
    box = BoxStyle(
        radius=ui.px(8),
        top=ui.theme.tip,
        edge=ui.theme.panel_edge,
        edge_width=max(1.0, 1.2 * ui.u),
        shadow=ui.px(6),
    )
    ui.box(target, rect, box)
    laid.draw(target, rect.x + pad, rect.y + pad)
