"""Draws pale engraved hills and trees on the land beyond the board."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from game.brazil.terrain.board import Box
from game.brazil.terrain.layers.coast_shape import UNIT
from game.brazil.terrain.noise import Noise, Point
from game.brazil.terrain.palette import Palette

GAP = 1.0


def engraved(noise: Noise, view: Box, bare: Callable[[Point], bool], palette: Palette, hair: float) -> str:
    """Returns the SVG of the hills, trees and grass scattered over a box of the plane, only at points for which
    ``bare`` returns True."""
    lines: list[str] = []
    fills: list[str] = []
    for row in range(math.floor(view[1] / GAP) - 1, math.ceil(view[3] / GAP) + 2):
        for column in range(math.floor(view[0] / GAP) - 1, math.ceil(view[2] / GAP) + 2):
            rng = noise.rng(column, row, 81)
            x, y = (column + rng.uniform(0.1, 0.9)) * GAP, (row + rng.uniform(0.1, 0.9)) * GAP
            high = noise.rough(x / 3.4, y / 3.4, 82, 2)
            if not bare((x, y)):
                continue
            if high > 0.12 and rng.random() < 0.8:
                _hills(rng, x * UNIT, y * UNIT, 1 + (high - 0.12), lines, fills)
            elif high < -0.05 and rng.random() < 0.7:
                _tufts(rng, x * UNIT, y * UNIT, lines, fills)
            elif rng.random() < 0.16:
                _grass(rng, x * UNIT, y * UNIT, lines)
    thin = max(hair, 1.5)
    return (
        f'<path d="{"".join(fills)}" fill="{palette.ink}" fill-opacity=".13"/>'
        f'<path d="{"".join(lines)}" fill="none" stroke="{palette.ink}" stroke-width="{thin:.2f}" '
        'stroke-opacity=".34" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def _hills(rng: random.Random, x: float, y: float, size: float, lines: list[str], fills: list[str]) -> None:
    """Adds two or three peaks: an outline, with hachures on the right."""
    for number in range(rng.choice((1, 2, 2, 3))):
        high = rng.uniform(19, 34) * size
        half = high * rng.uniform(0.62, 0.82)
        px, py = x + number * rng.uniform(20, 30) - 22, y + rng.uniform(-8, 8)
        notch = rng.uniform(-3, 3)
        lines.append(
            f"M{px - half:.1f} {py:.1f}L{px - half * 0.45 + notch:.1f} {py - high * 0.52:.1f}L{px:.1f} {py - high:.1f}"
            f"L{px + half * 0.4:.1f} {py - high * 0.5 + notch:.1f}L{px + half:.1f} {py:.1f}"
        )
        fills.append(
            f"M{px:.1f} {py - high:.1f}L{px + half * 0.4:.1f} {py - high * 0.5 + notch:.1f}L{px + half:.1f} {py:.1f}"
            f"L{px + half * 0.2:.1f} {py:.1f}L{px + half * 0.1:.1f} {py - high * 0.45:.1f}Z"
        )
        for k in range(1, 4):
            t = k / 4
            lines.append(f"M{px + half * 0.12 * t:.1f} {py - high * (1 - t):.1f}l{half * 0.3:.1f} {high * 0.24:.1f}")


def _tufts(rng: random.Random, x: float, y: float, lines: list[str], fills: list[str]) -> None:
    """Adds a few small trees of one kind."""
    palms = rng.random() < 0.3
    for _ in range(rng.choice((1, 2, 3, 3))):
        px, py = x + rng.uniform(-30, 30), y + rng.uniform(-22, 22)
        if palms:
            lines.append(f"M{px:.1f} {py:.1f}v-15m-8 3q3 -6 8 -3q5 -3 8 3m-12 -6q4 0 4 3q0 -4 5 -4")
            continue
        r = rng.uniform(5.5, 7.5)
        lines.append(f"M{px:.1f} {py:.1f}v-6M{px - 4:.1f} {py + 0.5:.1f}h10")
        crown = (
            f"M{px - r:.1f} {py - 11:.1f}a{r:.1f} {r:.1f} 0 1 1 {2 * r:.1f} 0"
            f"a{r:.1f} {r * 0.75:.1f} 0 1 1 {-2 * r:.1f} 0"
        )
        lines.append(crown)
        fills.append(crown)


def _grass(rng: random.Random, x: float, y: float, lines: list[str]) -> None:
    for _ in range(3):
        px, py = x + rng.uniform(-18, 18), y + rng.uniform(-10, 10)
        lines.append(f"M{px:.1f} {py:.1f}l-3 -6m3 6v-7m0 7l3 -6")
