"""A line of text that fits where it stands: smaller down to the floor, then squeezed a little, then cut."""

from __future__ import annotations

import pygame

from game.render.theme import Colour
from game.render.ui import Ui

SQUEEZE = 0.85  # how narrow a line may be drawn before it is cut


def fitted(
    ui: Ui, text: str, width: int, *, style: str = "text", size: str | float = "text", colour: str | Colour = "ink"
) -> pygame.Surface:
    """At most ``width`` pixels wide."""
    most, least = ui.type_size(size), min(ui.type_size(size), ui.type_size("small"))
    letters = next((n for n in range(most, least, -1) if ui.fonts.width(text, style, n) <= width), least)
    text = ui.fonts.cut(text, style, letters, round(width / SQUEEZE))
    drawn = ui.fonts.line(text, style, letters, ui.colour(colour))
    if drawn.get_width() > width > 0:
        drawn = pygame.transform.smoothscale(drawn, (width, drawn.get_height()))
    return drawn
