"""Paints a wax seal with a short text, such as a number, pressed into it."""

from __future__ import annotations

import math

import pygame

from game.render.fonts import printed
from game.render.image_cache import load_png
from game.render.svg_render import render
from game.render.theme import GOLD_LIGHT, INK, Colour, code, mix
from game.render.ui import Ui
from game.widgets.material.grain import look


def seal(ui: Ui, side: int, text: str = "", colour: Colour | None = None) -> pygame.Surface:
    """Returns a wax seal, ``side`` pixels square, in the theme's wax or a seat's ``colour``."""
    wax = colour or ui.theme.seal
    return ui.pictures.made(f"@seal {look(ui)} {text} {wax}", (side, side), lambda: _seal(ui, side, text, wax))


def _seal(ui: Ui, side: int, text: str, wax: Colour) -> pygame.Surface:
    drawn = load_png(render(_wax(wax, ui.theme.flat), (side, side)))
    if text:
        number = ui.fonts.line(text, "title", printed(side * (0.42 if len(text) < 3 else 0.3)), GOLD_LIGHT)
        ink = number.get_bounding_rect()
        drawn.blit(number, (round(side / 2 - ink.centerx), round(side / 2 - ink.centery)))
    return drawn


def _wax(wax: Colour, flat: bool) -> str:
    rim = [(50 + (44 + 3 * math.sin(3 * a) + 2 * math.sin(7 * a + 1)) * math.cos(a), a) for a in _turns(48)]
    points = " ".join(
        f"{x:.1f},{50 + (44 + 3 * math.sin(3 * a) + 2 * math.sin(7 * a + 1)) * math.sin(a):.1f}" for x, a in rim
    )
    light, dark = code(mix(wax, (255, 255, 255), 0 if flat else 0.3)), code(mix(wax, (0, 0, 0), 0 if flat else 0.45))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="g" cx=".35" cy=".3" '
        f'r=".8"><stop offset="0" stop-color="{light}"/><stop offset=".55" stop-color="{code(wax)}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient></defs><polygon points="{points}" fill="url(#g)" '
        f'stroke="{code(INK)}" stroke-width="2.4" stroke-linejoin="round"/><circle cx="50" cy="50" r="31" '
        f'fill="{dark}" fill-opacity=".32" stroke="{light}" stroke-opacity=".6" stroke-width="1.6"/></svg>'
    )


def _turns(number: int) -> list[float]:
    return [math.tau * turn / number for turn in range(number)]
