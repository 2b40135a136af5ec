"""Fits a line of text into a given width."""

from __future__ import annotations

import pygame

from game.render.fonts import FLOOR
from game.render.theme import Colour
from game.render.ui import Ui

SQUEEZE = 0.85  # the share of its width to which a line may be narrowed before it is cut


def fitted(
    ui: Ui, text: str, width: int, *, style: str = "text", size: str | float = "text", colour: str | Colour = "ink"
) -> pygame.Surface:
    """Returns a line at most ``width`` pixels wide: in smaller type down to "small", then narrowed, then cut."""
    most = ui.type_size(size)
    return fit_line(ui, text, width, style, most, ui.colour(colour), least=min(most, ui.type_size("small")))


def fit_line(
    ui: Ui,
    text: str,
    width: int,
    style: str,
    size: int,
    colour: Colour,
    *,
    least: int = FLOOR,
    squeeze: float = SQUEEZE,
) -> pygame.Surface:
    """Returns a line at most ``width`` pixels wide: in smaller type, from ``size`` to ``least`` pixels, then narrowed
    to the share ``squeeze``, then cut. ``squeeze`` 0: never cut."""
    letters = next((n for n in range(size, least, -1) if ui.fonts.width(text, style, n) <= width), min(size, least))
    if squeeze:
        text = ui.fonts.cut(text, style, letters, round(width / squeeze))
    return narrowed(ui.fonts.line(text, style, letters, colour), width)


def narrowed(line: pygame.Surface, width: int) -> pygame.Surface:
    """Returns the line, squeezed if it is wider than ``width`` pixels."""
    if line.get_width() <= width or width <= 0:
        return line
    return pygame.transform.smoothscale(line, (width, line.get_height()))
