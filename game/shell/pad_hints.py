"""Draws hints about the controller's buttons, in a line at the foot of the window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.theme import IVORY
from game.render.ui import Ui
from game.widgets.rich_text import lay_out

BAR = 30  # u
Hints = Sequence[tuple[str, str]]  # symbols, and the id of what they do
EVERYWHERE: Hints = (("[pad_a]", "pad-act"), ("[pad_b]", "pad-back"), ("[pad_lb] [pad_rb]", "pad-region"))
AT_TABLE: Hints = (
    *EVERYWHERE,
    ("[pad_x]", "pad-explain"),
    ("[pad_y]", "pad-hint"),
    ("[pad_back]", "pad-undo"),
    ("[pad_start]", "pad-menu"),
)


def draw_hints(ui: Ui, target: pygame.Surface, rect: pygame.Rect, hints: Hints) -> None:
    """Draws the hints in one line; those that have no room are left out."""
    target.fill((14, 10, 6), rect)
    x, gap = rect.x + ui.px(14), ui.px(22)
    for symbols, message in hints:
        laid = lay_out(ui, f"{symbols} {ui.text(message)}", rect.width, size=14, colour=IVORY)
        if x + laid.width > rect.right - ui.px(14):
            break
        laid.draw(target, x, rect.centery - laid.height // 2)
        x += laid.width + gap
