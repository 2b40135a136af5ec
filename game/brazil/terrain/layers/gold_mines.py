"""Draws gold mines as mountain ranges: five random peaks with a gold vein and a mine entrance."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from itertools import pairwise

from engine.maps.hex import Axial, to_point
from game.brazil.terrain.layers.coast_shape import UNIT
from game.brazil.terrain.noise import Noise, Point
from game.brazil.terrain.palette import Palette

# x, height, half width and y of the foot of each peak, from back to front
PEAKS = (
    (-38, 62, 46, 8),
    (38, 57, 46, 8),
    (2, 90, 64, 16),
    (-48, 36, 38, 21),
    (46, 40, 40, 21),
)
VEINED = (2, 3)


def defs(palette: Palette) -> str:
    """Returns the SVG gradients shared by all mountain ranges, which fade into the ground at their foot."""
    lit, ground, shade = palette.rock

    def fading(name: str, top: str, low: str) -> str:
        return (
            f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset=".66" stop-color="{low}"/><stop offset=".86" stop-color="{low}" stop-opacity=".8"/>'
            f'<stop offset="1" stop-color="{low}" stop-opacity="0"/></linearGradient>'
        )

    return (
        fading("lit", lit, ground)
        + fading("facet", "#DDBB7C", ground)
        + fading("shade", "#5E3D1C", shade)
        + (
            f'<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{palette.ink}"/>'
            f'<stop offset=".6" stop-color="{palette.ink}"/><stop offset="1" stop-color="{palette.ink}" '
            'stop-opacity="0"/></linearGradient>'
        )
    )


def drawn(mines: Iterable[Axial], noise: Noise, palette: Palette, hair: float, fine: bool) -> str:
    """Returns the SVG of all mountain ranges, the northern ones first; ``hair``: a pixel in the SVG's units; ``fine``
    adds hachures and mine entrances."""
    parts = []
    for place in sorted(mines, key=lambda one: (one[1], one[0])):
        x, y = to_point(*place)
        rng = noise.rng(*place, 61)
        parts.append(
            f'<g transform="translate({x * UNIT:.1f} {y * UNIT:.1f})" stroke-linejoin="round" stroke-linecap="round">'
            f"{_range(rng, palette, hair, fine)}</g>"
        )
    return "".join(parts)


def _range(rng: random.Random, palette: Palette, hair: float, fine: bool) -> str:
    flip = -1 if rng.random() < 0.4 else 1
    parts = []
    if not palette.flat:
        parts.append(f'<ellipse cx="10" cy="16" rx="80" ry="13" fill="{palette.mine_dark}" fill-opacity=".35"/>')
    for number, (middle, high, half, foot) in enumerate(PEAKS):
        x = middle * flip + rng.uniform(-7, 7)
        shape = (x, high * rng.uniform(0.86, 1.12), half * rng.uniform(0.85, 1.12), foot + rng.uniform(-2, 3))
        parts.append(_peak(rng, shape, palette, hair, fine, number in VEINED))
    if fine:
        parts.append(_adit(rng, palette, hair, -flip))
    return "".join(parts)


def _crag(rng: random.Random, start: Point, end: Point, rough: float, pieces: int) -> list[Point]:
    """A jagged line down a slope, both ends included."""
    points = [start]
    for k in range(1, pieces):
        t = (k + rng.uniform(-0.28, 0.28)) / pieces
        bend = 0.06 * math.sin(math.pi * t)
        x = start[0] + (end[0] - start[0]) * (t - bend) + rng.uniform(-rough, rough)
        points.append((x, start[1] + (end[1] - start[1]) * t))
    return [*points, end]


def _line(points: list[Point], closed: bool = False) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


def _peak(
    rng: random.Random, shape: tuple[float, float, float, float], palette: Palette, hair: float, fine: bool, vein: bool
) -> str:
    x, high, half, foot = shape
    apex = (x + rng.uniform(-4, 4), foot - high)
    left = _crag(rng, apex, (x - half, foot), 2.2, 6)
    right = _crag(rng, apex, (x + half, foot + 1), 2.2, 6)
    ridge = _crag(rng, apex, (x + half * rng.uniform(0.02, 0.22), foot + 2), 4.2, 5)
    rib = _crag(rng, left[2], (x - half * rng.uniform(0.30, 0.45), foot + 1), 2.5, 4)
    wide = max(2.0, 1.2 * hair) * (1.6 if palette.flat else 1)
    parts = [
        f'<path d="{_line([*left, *ridge[::-1]], True)}" fill="url(#lit)"/>',
        f'<path d="{_line([*left[2:], *rib[::-1]], True)}" fill="url(#facet)" fill-opacity=".55"/>',
        f'<path d="{_line([*ridge, *right[::-1]], True)}" fill="url(#shade)"/>',
    ]
    if fine:
        parts.append(_hachures(rng, ridge, right, palette))
    if vein:
        parts.append(_vein(rng, apex, (x - half * 0.24, foot - high * 0.22), palette))
    parts.append(
        f'<g fill="none" stroke="url(#rim)" stroke-width="{wide:.1f}"><path d="{_line([*left[::-1], *right[1:]])}"/>'
        f'<path d="{_line(ridge)}" stroke-width="{wide * 0.7:.1f}"/></g>'
    )
    return "".join(parts)


def _hachures(rng: random.Random, ridge: list[Point], right: list[Point], palette: Palette) -> str:
    """Strokes down the dark side, denser towards the ridge."""
    lines = []
    top, low = ridge[0][1], ridge[-1][1]
    for k in range(9):
        t = (k + rng.uniform(0.2, 0.9)) / 10
        y = top + (low - top) * t
        x = _across(ridge, y)
        room = _across(right, y) - x
        if room < 3:
            continue
        reach = room * rng.uniform(0.45, 0.85)
        lines.append(f"M{x + 1:.1f} {y:.1f}l{reach:.1f} {reach * rng.uniform(0.75, 1.05):.1f}")
    return f'<path d="{"".join(lines)}" fill="none" stroke="{palette.ink}" stroke-width="1.3" stroke-opacity=".55"/>'


def _across(line: list[Point], y: float) -> float:
    """The x at which a descending line passes this y."""
    for (x1, y1), (x2, y2) in pairwise(line):
        if y1 <= y <= y2 and y2 > y1:
            return x1 + (x2 - x1) * (y - y1) / (y2 - y1)
    return line[-1][0]


def _vein(rng: random.Random, apex: Point, end: Point, palette: Palette) -> str:
    start = (apex[0] - 2, apex[1] + (end[1] - apex[1]) * 0.3)
    points = [start]
    for k in range(1, 5):
        t = k / 4
        side = 4.5 if k % 2 else -3.5
        points.append(
            (start[0] + (end[0] - start[0]) * t + side, start[1] + (end[1] - start[1]) * t + rng.uniform(-2, 2))
        )
    line = _line(points)
    return (
        f'<g fill="none"><path d="{line}" stroke="{palette.ink}" stroke-width="6.2" stroke-opacity=".8"/>'
        f'<path d="{line}" stroke="{palette.vein}" stroke-width="3.8"/>'
        f'<path d="{line}" stroke="#FFF0B8" stroke-width="1.1" transform="translate(-.7 -.7)"/></g>'
    )


def _adit(rng: random.Random, palette: Palette, hair: float, side: int) -> str:
    """A timbered mine entrance with two nuggets in front of the range."""
    x, y = side * rng.uniform(6, 22), rng.uniform(56, 62)
    ink, wide = palette.ink, max(1.6, hair)
    heap = (
        f'<path d="M-24 3Q-20 -16 -10 -20Q0 -27 12 -19Q22 -13 26 3Z" fill="{palette.mine_dark}" stroke="{ink}" '
        f'stroke-width="{wide:.1f}" stroke-opacity=".75"/>'
        f'<path d="M-20 0Q-16 -13 -8 -17Q-14 -8 -13 2Z" fill="{palette.rock[1]}" fill-opacity=".8"/>'
    )
    mouth = (
        f'<path d="M-10 3V-7Q-10 -16 0 -16Q10 -16 10 -7V3Z" fill="#8a5f2c" stroke="{ink}" stroke-width="{wide:.1f}"/>'
        '<path d="M-6.5 3V-6Q-6.5 -12 0 -12Q6.5 -12 6.5 -6V3Z" fill="#1c120a"/>'
    )
    nuggets = "".join(
        f'<circle cx="{nx}" cy="{ny}" r="{r}" fill="{palette.vein}" stroke="{ink}" stroke-width="{wide:.1f}"/>'
        f'<circle cx="{nx - 1.2}" cy="{ny - 1.4}" r="1.2" fill="#FFF6D0"/>'
        for nx, ny, r in ((-15, 4, 4.4), (16, 5, 3.8))
    )
    return f'<g transform="translate({x:.1f} {y:.1f})">{heap}{mouth}{nuggets}</g>'
