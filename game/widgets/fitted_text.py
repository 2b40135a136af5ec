"""Fits a line of text into a given width."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.i18n.line_breaks import parts_of
from game.render.theme import Colour
from game.render.ui import Ui

SQUEEZE = 0.85  # the share of its width to which a line may be narrowed before it is cut
STEP = 0.05  # between two enlargements that are tried


def fitted(
    ui: Ui,
    text: str,
    width: int,
    *,
    style: str = "text",
    size: str | float = "text",
    colour: str | Colour = "ink",
    height: int = 0,
) -> pygame.Surface:
    """Returns a line at most ``width`` pixels wide: in smaller type down to "small", then narrowed, then cut. It is
    enlarged only as far as it is at most ``height`` pixels high, unless that is 0."""
    most = ui.type_size(size)
    if height:
        most = largest_type_size(ui, size, lambda letters: ui.fonts.extent(text, style, letters)[1] <= height)
    return fit_line(ui, text, width, style, most, ui.colour(colour), least=min(most, ui.least_type_size("small")))


def fit_line(
    ui: Ui,
    text: str,
    width: int,
    style: str,
    size: int,
    colour: Colour,
    *,
    least: int = 0,
    squeeze: float = SQUEEZE,
) -> pygame.Surface:
    """Returns a line at most ``width`` pixels wide: in smaller type, from ``size`` to ``least`` pixels (0: the least
    that letters are shrunk to), then narrowed to the share ``squeeze``, then cut. ``squeeze`` 0: never cut."""
    least = least or ui.floor
    letters = next((n for n in range(size, least, -1) if ui.fonts.width(text, style, n) <= width), min(size, least))
    if squeeze:
        text = ui.fonts.cut(text, style, letters, round(width / squeeze))
    return narrowed(ui.fonts.line(text, style, letters, colour), width)


def narrowed(line: pygame.Surface, width: int) -> pygame.Surface:
    """Returns a rendered line, squeezed horizontally to ``width`` pixels if it is wider."""
    if line.get_width() <= width or width <= 0:
        return line
    return pygame.transform.smoothscale(line, (width, line.get_height()))


def largest_type_size(ui: Ui, size: str | float, fits: Callable[[int], bool]) -> int:
    """Returns the largest type size in pixels for which ``fits`` returns True, between the designed one and that
    enlarged by the setting of text size; the designed one if none does."""
    most, least = ui.type_size(size), ui.least_type_size(size)
    return next((letters for letters in range(most, least, -1) if fits(letters)), least)


def largest_text_scale(ui: Ui, fits: Callable[[], bool]) -> float:
    """Returns the largest enlargement of texts with which ``fits`` returns True, from that of the settings down to
    none; none if it never does."""
    scale = ui.text_scale
    while scale > 1:
        with ui.with_text_scale(scale):
            if fits():
                return scale
        scale -= STEP
    return min(ui.text_scale, 1.0)


def whole_words_size(ui: Ui, text: str, style: str, size: str | float, width: int, height: int = 0) -> int:
    """Returns the largest type size in pixels, between the designed one and that enlarged by the setting of text size,
    at which no word of a text is wider than ``width`` and, unless ``height`` is 0, the wrapped text is no higher."""

    def fits(letters: int) -> bool:
        if any(ui.fonts.width(part, style, letters) > width for word in text.split() for part in parts_of(word)):
            return False
        lines = len(ui.fonts.wrap(text, style, letters, width)) if height else 0
        return lines * ui.fonts.height(style, letters) <= height

    return largest_type_size(ui, size, fits)
