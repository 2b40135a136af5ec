"""Draws the sea: depth, water lines along the coasts, swells."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from game.brazil.terrain.board import Box
from game.brazil.terrain.layers.coast_shape import UNIT
from game.brazil.terrain.noise import Noise, Point
from game.brazil.terrain.palette import Palette

REACH = 1.7  # radii from the coast to the deepest tone
WATER_LINES = ((0.08, 0.58), (0.17, 0.46), (0.27, 0.34), (0.39, 0.24), (0.53, 0.15))  # (distance in radii, opacity)
DEPTHS = 14


def mixed(a: str, b: str, share: float) -> str:
    """Returns a blend of two #rrggbb colours: ``a`` with the share (0-1) of ``b``."""
    one = [int(a[k : k + 2], 16) for k in (1, 3, 5)]
    two = [int(b[k : k + 2], 16) for k in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(one, two, strict=True))


def depth(palette: Palette, box: str) -> str:
    """Returns the SVG of the sea's depth: bands from deep sea to coast, to be painted small and blurred.

    ``box``: the attributes of a rect that covers the view.
    """
    parts = [f'<rect {box} fill="{palette.deep}"/>']
    for step in range(DEPTHS):
        away = REACH * (1 - step / DEPTHS)
        share = 1 - (step + 0.5) / DEPTHS
        tint = (
            mixed(palette.shallow, palette.middle, min(1, share / 0.45))
            if share < 0.45
            else mixed(palette.middle, palette.deep, (share - 0.45) / 0.55)
        )
        parts.append(
            f'<use href="#land" fill="none" stroke="{tint}" stroke-width="{2 * away * UNIT:.0f}" '
            'stroke-linejoin="round"/>'
        )
    parts.append(f'<use href="#land" fill="{palette.shallow}"/>')
    return "".join(parts)


def water_lines(lines: list[str], palette: Palette, hair: float) -> str:
    """Returns the SVG of engraved lines along the coast, nearest first, each fainter than the one before."""
    wide = max(1.15 * hair, 0.017 * UNIT) * (1.6 if palette.flat else 1)
    tint = palette.ink if palette.flat else mixed(palette.ink, "#123845", 0.75)
    return "".join(
        f'<path d="{line}" fill="none" stroke="{tint}" stroke-opacity="{strength}" stroke-width="{wide:.2f}"/>'
        for line, (_, strength) in zip(lines, WATER_LINES, strict=False)
    )


def swells(
    noise: Noise,
    view: Box,
    deep: Callable[[Point], bool],
    far: Callable[[Point], bool],
    palette: Palette,
    hair: float,
) -> str:
    """Returns the SVG of short swells in deep sea, and of long ones far from every coast."""
    if palette.flat:
        return ""
    short = _bundles(noise, view, 1.15, deep, _SHORT)
    long = _bundles(noise, view, 1.8, far, _LONG)
    thin = max(hair, 1.1)
    return (
        f'<g fill="none" stroke-width="{thin:.2f}" stroke-linecap="round">'
        f'<path transform="translate(0 {1.3 * hair:.2f})" d="{short}{long}" stroke="{palette.ivory}" '
        f'stroke-opacity="0.20"/><path d="{short}" stroke="#17414F" stroke-opacity="0.34"/>'
        f'<path d="{long}" stroke="#17414F" stroke-opacity="0.32"/></g>'
    )


@dataclass(frozen=True, slots=True)
class _Swell:
    """Parameters of a bundle of swell lines, in radii: number, width, spacing, jitter, height."""

    layer: int
    lines: tuple[int, ...]
    wide: tuple[float, float]
    apart: float
    strays: float
    lift: tuple[float, float]


_SHORT = _Swell(51, (2, 3, 3), (0.22, 0.5), 0.115, 0.18, (0.035, 0.06))
_LONG = _Swell(53, (3, 4, 5), (0.7, 1.3), 0.1, 0.28, (0.05, 0.09))


def _bundles(noise: Noise, view: Box, gap: float, here: Callable[[Point], bool], swell: _Swell) -> str:
    lines = []
    for row in range(math.floor(view[1] / gap) - 1, math.ceil(view[3] / gap) + 2):
        for column in range(math.floor(view[0] / gap) - 1, math.ceil(view[2] / gap) + 2):
            rng = noise.rng(column, row, swell.layer)
            x = (column + rng.uniform(0.05, 0.95)) * gap
            y = (row + rng.uniform(0.1, 0.9)) * gap
            if rng.random() > 0.62 or not here((x, y)):
                continue
            for number in range(rng.choice(swell.lines)):
                wide = rng.uniform(*swell.wide) * UNIT
                sx = (x + rng.uniform(-swell.strays, swell.strays)) * UNIT - wide / 2
                sy = (y + swell.apart * number) * UNIT
                lift = rng.uniform(*swell.lift) * UNIT
                lines.append(f"M{sx:.1f} {sy:.1f}q{wide / 4:.1f} {-lift:.1f} {wide / 2:.1f} 0t{wide / 2:.1f} 0")
    return "".join(lines)
