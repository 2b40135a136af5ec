"""Draws and writes the grain of the table's rosewood: fine streaks on a transparent ground, a square that tiles.

``python art/tools/rosewood.py`` writes ``art/map/rosewood.svg``, which meets itself on all four sides.
"""

from __future__ import annotations

import random
from pathlib import Path

SIDE = 512
OUT = Path(__file__).resolve().parents[1] / "map" / "rosewood.svg"
KINDS = (  # colour, how many, thickness, length, strength
    ("#080301", 26, (9, 30), (300, 512), (0.05, 0.12)),
    ("#c98a55", 12, (8, 24), (260, 512), (0.02, 0.05)),
    ("#070301", 330, (0.6, 2.0), (60, 420), (0.10, 0.30)),
    ("#d9a06a", 150, (0.5, 1.3), (40, 300), (0.05, 0.13)),
    ("#050201", 120, (0.6, 1.0), (8, 26), (0.25, 0.5)),  # pores
)


def streak(rng: random.Random, thick: float, length: float) -> list[str]:
    """Returns the SVG paths of one random streak and of its copies where it crosses the square's edges."""
    x, y = rng.uniform(0, SIDE), rng.uniform(0, SIDE)
    bend = rng.uniform(-2.2, 2.2)
    found = []
    for dx in (0, -SIDE) if x + length > SIDE else (0,):
        for dy in (0, SIDE) if y - thick < 3 else (0, -SIDE) if y + thick > SIDE - 3 else (0,):
            found.append(f"M{x + dx:.0f} {y + dy:.1f}q{length / 2:.0f} {bend:.1f} {length:.0f} 0")
    return found


def draw(seed: int = 7) -> str:
    rng = random.Random(seed)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" fill="none" stroke-linecap="round">']
    for colour, number, thickness, length, strength in KINDS:
        for group in range(6):
            share = group / 5
            thick = thickness[0] + (thickness[1] - thickness[0]) * share
            alpha = strength[1] - (strength[1] - strength[0]) * share
            paths = [
                path for _ in range(max(1, number // 6)) for path in streak(rng, thick, rng.uniform(*length))
            ]
            parts.append(
                f'<path d="{"".join(paths)}" stroke="{colour}" stroke-width="{thick:.1f}" stroke-opacity="{alpha:.2f}"/>'
            )
    return "".join(parts) + "</svg>\n"


if __name__ == "__main__":
    OUT.write_text(draw(), encoding="utf-8")
