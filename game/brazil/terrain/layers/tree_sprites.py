"""Draws the trees of the forest as sprites: six silhouettes in several tints and sizes, lit from the top left."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.brazil.terrain.layers.tree_placement import Crown
from game.brazil.terrain.palette import Palette
from game.brazil.terrain.rasterize import surface

KINDS = ("round", "broad", "twin", "tall", "palm", "araucaria")
SIZES = (0.31, 0.36, 0.42)  # height of a crown, in radii
RIM = "#14261d"


def sprites(palette: Palette, radius: float) -> list[pygame.Surface]:
    """Draws the sprite of a tree for each kind, tint and size at a hex radius in pixels; returns them in the order of
    `index`."""
    tints = range(len(palette.crowns))
    cell = math.ceil(SIZES[-1] * radius * 1.45) + 2
    parts = []
    count = len(KINDS) * len(tints)
    for number, (kind, tint) in enumerate((kind, tint) for kind in KINDS for tint in tints):
        for row, high in enumerate(SIZES):
            scale = high * radius / 100
            x, y = (number + 0.5) * cell, (row + 0.5) * cell
            parts.append(
                f'<g transform="translate({x:.2f} {y:.2f})scale({scale:.4f})">{crown(kind, palette, tint)}</g>'
            )
    size = (count * cell, len(SIZES) * cell)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">'
    sheet = surface(f"{head}{''.join(parts)}</svg>", size)
    return [
        sheet.subsurface((number * cell, row * cell, cell, cell))
        for number in range(count)
        for row in range(len(SIZES))
    ]


def index(crown: Crown, palette: Palette) -> int:
    """Returns the place of a tree's sprite in the list that `sprites` returns."""
    return (crown.kind * len(palette.crowns) + crown.tint % len(palette.crowns)) * len(SIZES) + crown.size


def crown(kind: str, palette: Palette, tint: int) -> str:
    """Returns the SVG of a tree 100 high around the origin, lit from the top left, with its shadow."""
    shade, body, light = palette.crowns[tint]
    shadow = "" if palette.flat else '<ellipse cx="13" cy="40" rx="38" ry="17" fill="#10231a" fill-opacity=".42"/>'
    trunk = '<path d="M-4 20L-5 49H6L4 20Z" fill="#4a3320" stroke="#1a2119" stroke-width="2"/>'
    return shadow + _FORMS[kind](shade, body, light, trunk)


def _lobes(circles: tuple[tuple[float, float, float], ...], shade: str, body: str, light: str) -> str:
    """A crown of circles: rim, dark mass, body shifted towards the light, lit top."""
    rim = "".join(f'<circle cx="{x}" cy="{y}" r="{r + 3.6}"/>' for x, y, r in circles)
    mass = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in circles)
    lit = "".join(f'<circle cx="{x - 3.5}" cy="{y - 4.5}" r="{r * 0.82:.1f}"/>' for x, y, r in circles)
    tops = "".join(f'<circle cx="{x - 6}" cy="{y - 8}" r="{r * 0.52:.1f}"/>' for x, y, r in circles if y < 0 and x < 16)
    leaves = "".join(
        f"M{x - r * 0.5:.1f} {y + r * 0.25:.1f}q{r * 0.3:.1f} {r * 0.35:.1f} {r * 0.7:.1f} {r * 0.1:.1f}"
        for x, y, r in circles
    )
    return (
        f'<g fill="{RIM}">{rim}</g><g fill="{shade}">{mass}</g><g fill="{body}">{lit}</g>'
        f'<g fill="{light}" fill-opacity=".75">{tops}</g>'
        f'<path d="{leaves}" fill="none" stroke="{RIM}" stroke-opacity=".55" stroke-width="3"/>'
    )


def _round(shade: str, body: str, light: str, trunk: str) -> str:
    return trunk + _lobes(((0, -24, 22), (-22, -8, 19), (21, -6, 19), (-8, 8, 19), (13, 11, 17)), shade, body, light)


def _broad(shade: str, body: str, light: str, trunk: str) -> str:
    return trunk + _lobes(((-26, -2, 18), (27, -1, 17), (-10, -15, 20), (13, -16, 19), (0, 6, 20)), shade, body, light)


def _twin(shade: str, body: str, light: str, trunk: str) -> str:
    return trunk + _lobes(((-14, -20, 23), (19, -2, 21), (-19, 4, 18), (4, 12, 17)), shade, body, light)


def _tall(shade: str, body: str, light: str, trunk: str) -> str:
    return trunk + _lobes(((0, -36, 16), (-9, -18, 18), (10, -16, 17), (-8, 3, 18), (11, 6, 17)), shade, body, light)


def _palm(shade: str, body: str, light: str, trunk: str) -> str:
    """A palm: seven fronds on a thin stem."""
    fronds = ((-46, 8), (-40, -18), (-20, -40), (8, -46), (34, -32), (46, -8), (40, 16))
    dark = "".join(f"M0 -16Q{x * 0.55:.0f} {y * 0.55 - 22:.0f} {x} {y}" for x, y in fronds)
    lit = "".join(f"M-1 -18Q{x * 0.55:.0f} {y * 0.55 - 25:.0f} {x - 1} {y - 3}" for x, y in fronds[:5])
    return (
        f'{_stem("M-1 -16Q5 16 2 49")}<g fill="none" stroke-linecap="round">'
        f'<path d="{dark}" stroke="{RIM}" stroke-width="15"/><path d="{dark}" stroke="{body}" stroke-width="9.5"/>'
        f'<path d="{lit}" stroke="{light}" stroke-width="4.5"/></g>'
    )


def _araucaria(shade: str, body: str, light: str, trunk: str) -> str:
    """An araucaria: flat tiers that curve upwards."""
    tier = "M-44 -6Q-18 12 0 10Q18 12 44 -6Q22 -13 0 -11Q-22 -13 -44 -6Z"
    top = "M-40 -6Q-22 -11 13 -9Q-13 -3 -40 -6Z"
    tiers = "".join(
        f'<g transform="translate(0 {y})scale({share} 1)"><path d="{tier}" fill="{body}" stroke="{RIM}" '
        f'stroke-width="5"/><path d="{top}" fill="{light}"/></g>'
        for y, share in ((2, 0.62), (-17, 0.84), (-35, 1))
    )
    return _stem("M0 -34V49") + tiers


def _stem(line: str) -> str:
    return (
        f'<g fill="none"><path d="{line}" stroke="#1a2119" stroke-width="9"/>'
        f'<path d="{line}" stroke="#745a36" stroke-width="5"/></g>'
    )


_FORMS: dict[str, Callable[[str, str, str, str], str]] = {
    "round": _round,
    "broad": _broad,
    "twin": _twin,
    "tall": _tall,
    "palm": _palm,
    "araucaria": _araucaria,
}
