"""Paints a ribbon with text, such as a name under a portrait or a scene's title."""

from __future__ import annotations

import math

import pygame

from game.i18n.line_breaks import halves_of
from game.render.fonts import PRINTED_FLOOR, printed
from game.render.image_cache import load_png
from game.render.nine_slice import draw_nine_slice
from game.render.svg_render import render
from game.render.theme import INK, Colour, code, ink_on, mix
from game.render.ui import Ui
from game.widgets.fitted_text import SQUEEZE, narrowed
from game.widgets.material.grain import look

NOTCH, THREAD = 0.32, 0.045  # shares of the height: depth of the notched ends, width of the gold thread
SMALL = 0.38  # letter size by the height below which text breaks into two lines
LEADING, TWO = 1.02, 2.3  # height of a line, and of a ribbon with two, by the letter size
# what the notched ends take of the width, by the height: two lines stand above and below the notch
ENDS = (0.9, 0.6)


def ribbon(ui: Ui, text: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Returns a ribbon of ``colour`` with notched ends and a gold thread; the text is in capitals, smaller or
    narrowed where it would not fit."""
    key = f"@ribbon {look(ui)} {text} {colour}"
    return ui.pictures.made(key, size, lambda: _ribbon(ui, text, size, colour))


def ribbon_height(ui: Ui, text: str, wide: int, high: int) -> int:
    """Returns the height in pixels for a ribbon: ``high``, or more where its text is too long for one line and needs
    two."""
    one = ui.fonts.width(text, "title", PRINTED_FLOOR) * SQUEEZE
    return high if one <= _room(wide, high, 1) or not halves_of(text) else max(high, math.ceil(PRINTED_FLOOR * TWO))


def _ribbon(ui: Ui, text: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    wide, high = size
    drawn = _band(size, colour, ui.theme.flat)
    lines, letters = _set(ui, text, size)
    room, step = _room(wide, high, len(lines)), round(letters * LEADING)
    for number, line in enumerate(lines):
        words = narrowed(ui.fonts.line(line, "title", letters, ink_on(colour)), room)
        ink = words.get_bounding_rect()
        middle = high / 2 + step * (number - (len(lines) - 1) / 2)
        drawn.blit(words, (round(wide / 2 - ink.centerx), round(middle - ink.centery)))
    return drawn


def _set(ui: Ui, text: str, size: tuple[int, int]) -> tuple[list[str], int]:
    """Fits the text in one line, or in two if the letters would be too small. Returns lines and letter size."""
    wide, high = size

    def fitted(lines: list[str], most: float) -> int:
        letters, room = printed(high * most), _room(wide, high, len(lines))
        while letters > PRINTED_FLOOR and max(ui.fonts.width(line, "title", letters) for line in lines) > room:
            letters -= 1
        return letters

    two = min(map(list, halves_of(text)), key=lambda cut: max(map(len, cut)), default=[text])
    one, both = fitted([text], 0.56), fitted(two, 0.44)
    if both * TWO > high + 1:
        return [text], one
    long = ui.fonts.width(text, "title", one) * SQUEEZE > _room(wide, high, 1)
    return (two, both) if (one < high * SMALL and both >= one) or long else ([text], one)


def _room(wide: int, high: int, lines: int) -> int:
    """Returns the width of text on a ribbon."""
    return wide - round(high * ENDS[lines - 1])


def _band(size: tuple[int, int], colour: Colour, flat: bool) -> pygame.Surface:
    """Paints the band without text. Only its ends are drawn: between them every column of pixels is the same."""
    wide, high = size
    end = math.ceil(high * (NOTCH + 5 * THREAD)) + 4
    short = (min(wide, 2 * end + 2), high)
    source = load_png(render(_svg(short, colour, flat), short))
    if short == size:
        return source
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    draw_nine_slice(drawn, source, end, drawn.get_rect())
    return drawn


def _svg(size: tuple[int, int], colour: Colour, flat: bool) -> str:
    wide, high = size
    notch = high * NOTCH
    thread = max(0.8, high * THREAD)

    def outline(inset: float) -> str:
        left, right, top, bottom, middle = inset, wide - inset, inset, high - inset, high / 2
        cut = notch - inset * 0.4
        return f"M{left} {top}H{right}L{right - cut} {middle}L{right} {bottom}H{left}L{left + cut} {middle}Z"

    top, bottom = (colour, colour) if flat else (mix(colour, (255, 255, 255), 0.12), mix(colour, (0, 0, 0), 0.22))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><defs><linearGradient id="g" x1="0" '
        f'y1="0" x2="0" y2="1"><stop offset="0" stop-color="{code(top)}"/><stop offset="1" '
        f'stop-color="{code(bottom)}"/></linearGradient></defs><path d="{outline(thread)}" fill="url(#g)" '
        f'stroke="{code(INK)}" stroke-width="{thread * 1.6}" stroke-linejoin="round"/>'
        f'<path d="{outline(thread * 3.2)}" fill="none" stroke="#D9A53A" stroke-width="{thread}"/></svg>'
    )
