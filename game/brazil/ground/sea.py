"""The sea: depth, water lines along every coast, foam, swells and rhumb lines (looks 5.1, 5.2, 5.8)."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.brazil.ground.board import Box
from game.brazil.ground.noise import Noise, Point
from game.brazil.ground.palette import Palette
from game.brazil.ground.shore import UNIT

REACH = 1.7  # from the coast to the deep
WATER_LINES = ((0.08, 0.58), (0.17, 0.46), (0.27, 0.34), (0.39, 0.24), (0.53, 0.15))  # distance, strength
DEPTHS = 14


def mixed(a: str, b: str, share: float) -> str:
    """``share`` of b in a, both #rrggbb."""
    one = [int(a[k : k + 2], 16) for k in (1, 3, 5)]
    two = [int(b[k : k + 2], 16) for k in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(one, two, strict=True))


def depth(palette: Palette, box: str) -> str:
    """Bands from the deep up to the coast, to be painted small and blurred; ``box`` are a rect's attributes."""
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
    """The lines that follow the coast, the nearest first, each fainter."""
    wide = max(1.15 * hair, 0.017 * UNIT) * (1.6 if palette.flat else 1)
    tint = palette.ink if palette.flat else mixed(palette.ink, "#123845", 0.75)
    return "".join(
        f'<path d="{line}" fill="none" stroke="{tint}" stroke-opacity="{strength}" stroke-width="{wide:.2f}"/>'
        for line, (_, strength) in zip(lines, WATER_LINES, strict=False)
    )


def swells(noise: Noise, view: Box, deep: Callable[[Point], bool], palette: Palette, hair: float) -> str:
    """Short engraved swells where the sea is deep, in twos and threes."""
    gap = 1.15
    dark, light = [], []
    for row in range(math.floor(view[1] / gap) - 1, math.ceil(view[3] / gap) + 2):
        for column in range(math.floor(view[0] / gap) - 1, math.ceil(view[2] / gap) + 2):
            rng = noise.rng(column, row, 51)
            x = (column + rng.uniform(0.05, 0.95)) * gap
            y = (row + rng.uniform(0.1, 0.9)) * gap
            if rng.random() > 0.62 or not deep((x, y)):
                continue
            for number in range(rng.choice((2, 3, 3))):
                wide = rng.uniform(0.22, 0.5) * UNIT
                sx = (x + rng.uniform(-0.18, 0.18)) * UNIT - wide / 2
                sy = (y + 0.115 * number) * UNIT
                lift = rng.uniform(0.035, 0.06) * UNIT
                curve = f"q{wide * 0.25:.1f} {-lift:.1f} {wide * 0.5:.1f} 0t{wide * 0.5:.1f} 0"
                dark.append(f"M{sx:.1f} {sy:.1f}{curve}")
                light.append(f"M{sx:.1f} {sy + 1.3 * hair:.1f}{curve}")
    if palette.flat:
        return ""
    thin = max(hair, 1.1)
    return (
        f'<g fill="none" stroke-width="{thin:.2f}" stroke-linecap="round">'
        f'<path d="{"".join(light)}" stroke="{palette.ivory}" stroke-opacity="0.20"/>'
        f'<path d="{"".join(dark)}" stroke="#17414F" stroke-opacity="0.34"/></g>'
    )
