"""Makes the picture of a round portrait in a ring of the seat's colour, with the seat's badge at the lower right."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.image_cache import load_png
from game.render.svg_render import render
from game.render.theme import GOLD_LIGHT, INK, IVORY, Colour, code, mix
from game.render.ui import Ui
from game.widgets.material.grain import look

PORTRAIT = 0.82  # the portrait's share of the diameter
BADGE = 0.30
Face = Callable[[], pygame.Surface]


def medallion(ui: Ui, side: int, name: str, portrait: Face, ring: Colour, badge: Face | None = None) -> pygame.Surface:
    """Returns a medallion, ``side`` pixels square. ``name`` is a cache key for the portrait; ``portrait`` and ``badge``
    are called only when it is painted."""
    key = f"@medallion {look(ui)} {name} {ring} {badge is not None}"
    return ui.pictures.made(key, (side, side), lambda: _medallion(ui, side, portrait, ring, badge))


def mark_on_cloth(ui: Ui, mark: str, colour: Colour, side: int) -> pygame.Surface:
    """Returns a square picture for a medallion without a portrait: the mark on a cloth of this colour, darkened."""
    cloth = pygame.Surface((side, side), pygame.SRCALPHA)
    cloth.fill((*mix(colour, INK, 0.45), 255))
    drawn = ui.pictures.get(mark, (side * 3 // 5, side * 3 // 5))
    cloth.blit(drawn, drawn.get_rect(center=(side // 2, side // 2)))
    return cloth


def disc(surface: pygame.Surface, side: int) -> pygame.Surface:
    """Returns the largest square in a surface's middle, scaled to ``side`` pixels and cropped to a disc."""
    short = min(surface.get_size())
    part = surface.subsurface(((surface.get_width() - short) // 2, (surface.get_height() - short) // 2, short, short))
    face = pygame.transform.smoothscale(part, (side, side)) if short != side else part.copy()
    face = face.convert_alpha() if pygame.display.get_surface() is not None else face
    mask = load_png(render(_circle(side), (side, side)))
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face


def _circle(side: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{side / 2}" fill="#fff"/></svg>'
    )


def _medallion(ui: Ui, side: int, portrait: Face, ring: Colour, badge: Face | None) -> pygame.Surface:
    drawn = load_png(render(_ring(ring, ui.theme.flat), (side, side)))
    inner = round(side * PORTRAIT)
    drawn.blit(disc(portrait(), inner), ((side - inner) // 2, (side - inner) // 2))
    drawn.blit(load_png(render(_gloss(), (side, side))), (0, 0))
    if badge is not None:
        small = round(side * BADGE)
        point = (side - small - round(side * 0.01), side - small - round(side * 0.03))
        drawn.blit(pygame.transform.smoothscale(badge(), (small, small)), point)
    return drawn


def _ring(ring: Colour, flat: bool) -> str:
    light, dark = code(mix(ring, GOLD_LIGHT, 0.0 if flat else 0.28)), code(mix(ring, INK, 0.0 if flat else 0.18))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><linearGradient id="g" x1="0" y1="0" '
        f'x2="1" y2="1"><stop offset="0" stop-color="{light}"/><stop offset=".5" stop-color="{code(ring)}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<circle cx="50" cy="50" r="49.5" fill="{code(INK)}"/><circle cx="50" cy="50" r="47.6" fill="url(#g)"/>'
        f'<circle cx="50" cy="50" r="43.2" fill="{code(IVORY)}"/><circle cx="50" cy="50" r="41.6" fill="{code(INK)}"/>'
        "</svg>"
    )


def _gloss() -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="41" fill="none" '
        f'stroke="{code(INK)}" stroke-width="1.4"/></svg>'
    )
