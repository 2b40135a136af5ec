"""Paints a standard (a banner): a cloth with a shallow point, hanging from a pole with gold knobs."""

from __future__ import annotations

import pygame

from game.render.image_cache import load_png
from game.render.svg_render import Size, render
from game.render.theme import INK, Colour, code, mix, rgb
from game.render.ui import Ui
from game.widgets.material.grain import look, shade

OCHRE, MET, LOST = rgb("#F1DFB2"), rgb("#1F6E45"), rgb("#A23A2C")
POLE, POINT, INSET = 0.065, 0.1, 0.045  # shares of the height: pole, point; share of the width: inset of the cloth


def standard(ui: Ui, size: Size, cloth: Colour) -> pygame.Surface:
    """Returns a picture of a standard with a cloth of this colour; ``size`` includes pole and knobs."""
    key = f"@standard {look(ui)} {cloth}"
    return ui.pictures.made(key, size, lambda: load_png(render(_svg(size, cloth, ui.theme.flat), size)))


def cloth_of(rect: pygame.Rect) -> pygame.Rect:
    """Returns the rectangle for an emblem on a standard that fills ``rect``: below the pole, above the cloth's
    point."""
    across, pole = round(rect.width * INSET * 1.5), round(rect.height * POLE)
    high = rect.height - pole * 2 - round(rect.height * POINT * 1.2)
    return pygame.Rect(rect.x + across, rect.y + pole * 2, rect.width - 2 * across, high)


def hang(ui: Ui, target: pygame.Surface, rect: pygame.Rect, cloth: Colour) -> None:
    """Paints the standard with its shadow on the target."""
    shade(ui, target, rect.inflate(-rect.width // 8, -rect.height // 8), ui.px(8), 6)
    target.blit(standard(ui, rect.size, cloth), rect)


def _svg(size: Size, cloth: Colour, flat: bool) -> str:
    wide, high = size
    pole, point, inset = high * POLE, high * POINT, wide * INSET
    knob = pole * 0.72

    def outline(more: float) -> str:
        left, right, foot = inset + more, wide - inset - more, high - point - more * 0.9
        return f"M{left} {pole * 0.6}H{right}V{foot}L{wide / 2} {high - 1 - more * 1.2}L{left} {foot}Z"

    light, dark = (cloth, cloth) if flat else (mix(cloth, (255, 255, 255), 0.2), mix(cloth, (40, 24, 8), 0.3))
    folds = "" if flat else _folds(wide, high)
    line = max(1.0, wide * 0.011)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><defs>'
        f'<linearGradient id="g" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="{code(light)}"/>'
        f'<stop offset=".55" stop-color="{code(cloth)}"/><stop offset="1" stop-color="{code(dark)}"/></linearGradient>'
        '<radialGradient id="k" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#FFF0B8"/><stop offset=".5" '
        'stop-color="#D9A53A"/><stop offset="1" stop-color="#8F6418"/></radialGradient>'
        f'<clipPath id="c"><path d="{outline(0)}"/></clipPath></defs>'
        f'<path d="{outline(0)}" fill="url(#g)" stroke="{code(INK)}" stroke-width="{line * 1.5:.2f}" '
        f'stroke-linejoin="round"/><g clip-path="url(#c)">{folds}</g>'
        f'<path d="{outline(line * 3)}" fill="none" stroke="{"#2A1E14" if flat else "#D9A53A"}" '
        f'stroke-width="{line:.2f}"/>'
        f'<rect x="{knob}" y="{pole * 0.22:.2f}" width="{wide - 2 * knob}" height="{pole * 0.72:.2f}" rx="2" '
        f'fill="#6B4426" stroke="{code(INK)}" stroke-width="1"/>'
        + "".join(
            f'<circle cx="{x:.2f}" cy="{pole * 0.6:.2f}" r="{knob * 0.84:.2f}" fill="url(#k)" stroke="{code(INK)}" '
            'stroke-width="1"/>'
            for x in (knob, wide - knob)
        )
        + "</svg>"
    )


def _folds(wide: int, high: int) -> str:
    """Returns SVG of soft light and shade down the cloth, with the pole's shadow at its top."""
    parts = [
        f'<path d="M{wide * at:.1f} 0Q{wide * (at + 0.05):.1f} {high / 2} {wide * at:.1f} {high}" fill="none" '
        f'stroke="{tint}" stroke-opacity="{strength}" stroke-width="{wide * 0.1:.1f}"/>'
        for at, tint, strength in ((0.1, "#000", 0.05), (0.3, "#fff", 0.1), (0.66, "#000", 0.05), (0.9, "#000", 0.08))
    ]
    shadow = high * POLE
    parts.append(f'<rect x="0" y="0" width="{wide}" height="{shadow * 1.5:.1f}" fill="#000" fill-opacity=".22"/>')
    return "".join(parts)
