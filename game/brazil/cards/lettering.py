"""Fits text to a card: squeezes or wraps titles, and computes type sizes at which a text fits."""

from __future__ import annotations

import pygame

from game.render.fonts import FLOOR
from game.render.theme import Colour
from game.render.ui import Ui
from game.widgets.fitted_text import narrowed
from game.widgets.rich_text import BrokenText, lay_out

SQUEEZE = 0.85  # smallest horizontal scale of a line


def text_size(wide: int) -> int:
    """Returns the type size in pixels of a card's text for the card's width: 16 at 184, 28 at 348."""
    return max(FLOOR, round(wide * (0.087 if wide <= 200 else 0.08)))


def wrapped(ui: Ui, text: str, room: int, size: int, colour: Colour, align: str = "centre") -> BrokenText:
    """Returns a text broken into lines of ``room`` pixels at a type size in pixels."""
    return lay_out(ui, text, room, size=size * 100 / ui.px(100), colour=colour, align=align)


def fitting_size(ui: Ui, text: str, room: tuple[int, int], wanted: int, colour: Colour) -> int:
    """Returns the largest type size, ``wanted`` or less, at which a wrapped text fits into ``room``; `FLOOR` if none
    fits."""
    size = wanted
    while size > FLOOR and wrapped(ui, text, room[0], size, colour).height > room[1]:
        size -= 1
    return size


def title_lines(ui: Ui, title: str, room: tuple[int, int], style: str, sizes: tuple[int, ...]) -> tuple[list[str], int]:
    """Returns a title broken into one or two lines, and the type size in pixels at which they fit; `FLOOR` if none
    fits.

    One line at the first of ``sizes`` at which it fits squeezed, else two lines.
    """
    wide = room[0] / SQUEEZE
    for size in sizes:
        if ui.fonts.width(title, style, size) <= wide:
            return [title], size
    for size in (sizes[-1], *range(sizes[-1] - 1, FLOOR - 1, -1)):
        lines = ui.fonts.wrap(title, style, size, round(wide))
        if len(lines) <= 2 and ui.fonts.height(style, size) * len(lines) * 0.86 <= room[1]:
            return lines, size
    return ui.fonts.wrap(title, style, FLOOR, round(wide))[:2], FLOOR


def draw_lines(
    ui: Ui, target: pygame.Surface, lines: list[str], rect: pygame.Rect, style: str, size: int, colour: Colour
) -> None:
    """Draws lines centred in a rectangle, each squeezed to its width."""
    step = round(ui.fonts.height(style, size) * (0.86 if len(lines) > 1 else 1))
    y = rect.centery - step * len(lines) / 2
    for line in lines:
        drawn = narrowed(ui.fonts.line(line, style, size, colour), rect.width)
        target.blit(drawn, (rect.centerx - drawn.get_width() // 2, round(y + (step - drawn.get_height()) / 2)))
        y += step
