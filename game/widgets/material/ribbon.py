"""A ribbon with text: a name under a portrait, the title of a moment."""

from __future__ import annotations

import pygame

from game.resources import load_png
from game.theme import INK, Colour, code, ink_on, mix
from game.ui import Ui
from game.vector import render
from game.widgets.material.grain import look


def ribbon(ui: Ui, text: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A band of ``colour`` with notched ends and a gold thread, the text in capitals, shrunk to fit."""
    key = f"@ribbon {look(ui)} {text} {colour}"
    return ui.pictures.made(key, size, lambda: _ribbon(ui, text, size, colour))


def _ribbon(ui: Ui, text: str, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    wide, high = size
    drawn = load_png(render(_band(size, colour, ui.theme.flat), size))
    letters = max(8, round(high * 0.56))
    room = wide - round(high * 0.9)
    while letters > 8 and ui.fonts.width(text, "title", letters) > room:
        letters -= 1
    words = ui.fonts.line(text, "title", letters, ink_on(colour))
    ink = words.get_bounding_rect()
    drawn.blit(words, (round(wide / 2 - ink.centerx), round(high / 2 - ink.centery)))
    return drawn


def _band(size: tuple[int, int], colour: Colour, flat: bool) -> str:
    wide, high = size
    notch = high * 0.32
    thread = max(0.8, high * 0.045)

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
