"""Paints an oval portrait framed by a twisted gold rope."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.svg_render import Size
from game.render.theme import INK, code
from game.render.ui import Ui
from game.widgets.material.grain import look

ROPE = 0.045  # thickness as a share of the height


def rope_oval(ui: Ui, size: Size, name: str, portrait: Callable[[], pygame.Surface]) -> pygame.Surface:
    """Returns a portrait cropped to an oval with a rope round it. ``name`` is its cache key; ``portrait`` is called
    only when needed."""
    return ui.pictures.made(f"@oval {look(ui)} {name}", size, lambda: _oval(ui, size, portrait()))


def _oval(ui: Ui, size: Size, portrait: pygame.Surface) -> pygame.Surface:
    wide, high = size
    scale = max(wide / portrait.get_width(), high / portrait.get_height())
    cover = (max(wide, round(portrait.get_width() * scale)), max(high, round(portrait.get_height() * scale)))
    face = pygame.transform.smoothscale(portrait, cover) if cover != portrait.get_size() else portrait
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    drawn.blit(face, ((wide - cover[0]) // 2, (high - cover[1]) // 2))
    mask = pygame.Surface(size, pygame.SRCALPHA)
    inset = round(2 * 0.6 * high * ROPE)
    pygame.draw.ellipse(mask, (255, 255, 255), mask.get_rect().inflate(-inset, -inset))  # the rope covers its edge
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    flat = ui.theme.flat
    drawn.blit(ui.pictures.drawn(f"@rope {flat}", lambda: _rope(size, high * ROPE, flat), size), (0, 0))
    return drawn


def _ellipse(size: Size, inset: float, dress: str) -> str:
    wide, high = size
    return f'<ellipse cx="{wide / 2}" cy="{high / 2}" rx="{wide / 2 - inset:.2f}" ry="{high / 2 - inset:.2f}" {dress}/>'


def _rope(size: Size, rope: float, flat: bool) -> str:
    ink, middle = code(INK), rope * 0.62
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" fill="none">'
    if flat:
        return head + _ellipse(size, middle, f'stroke="{ink}" stroke-width="{rope}"') + "</svg>"
    strands = (
        (ink, rope * 1.16, ""),
        ("#8f6418", rope * 0.92, ""),
        ("#d9a53a", rope * 0.78, f'stroke-dasharray="{rope * 0.55:.2f} {rope * 0.25:.2f}"'),
        ("#fff0b8", rope * 0.22, f'stroke-dasharray="{rope * 0.3:.2f} {rope * 0.5:.2f}"'),
    )
    rings = (
        _ellipse(size, middle, f'stroke="{tint}" stroke-width="{wide:.2f}" {dash}') for tint, wide, dash in strands
    )
    inside = _ellipse(size, rope * 1.22, f'stroke="{ink}" stroke-opacity=".45" stroke-width="{rope * 0.3:.2f}"')
    return head + inside + "".join(rings) + "</svg>"
