"""Draws the clouds over unknown hexes, as separate pictures because they are removed during play."""

from __future__ import annotations

import math
import random
from functools import cache

import pygame

from game.brazil.terrain.palette import Palette
from game.brazil.terrain.rasterize import surface

CANVAS = 2.7  # side of the picture, in radii
VARIANTS = 4


def variant(place: tuple[int, int], seed: int) -> int:
    """Returns the number of the cloud picture for a hex, always the same for the same hex and seed."""
    return (place[0] * 7 + place[1] * 13 + seed) % VARIANTS


def bank(number: int, radius: float, palette: Palette, mark: bool = True) -> pygame.Surface:
    """Returns the cloud picture with this number, for hexes of a radius in pixels, to be centred on a hex."""
    side = max(8, round(CANVAS * radius))
    drawn = surface(drawing(number, palette, mark), (side, side))
    if palette.shade < 255:
        drawn.fill((palette.shade,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return drawn


@cache
def drawing(number: int, palette: Palette, mark: bool = True) -> str:
    """Returns the SVG of a cloud, 270 wide: 100 units are a radius. ``mark``: with a question mark."""
    rng = random.Random(f"cloud {number}")
    rim = _rim(rng)
    ink = palette.ink
    edge = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r + 2.6:.1f}"/>' for x, y, r in rim)
    mass = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/>' for x, y, r in rim)
    shadow = (
        "" if palette.flat else (f'<g fill="{ink}" fill-opacity=".22" transform="translate(10 11)"><g>{mass}</g></g>')
    )
    puffs = "" if palette.flat else _puffs(rng)
    body = "#E6E1D5" if not palette.flat else "#FFFFFF"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-135 -135 270 270"><defs>'
        '<radialGradient id="puff" cx="38%" cy="30%" r="75%"><stop offset="0" stop-color="#EBE7DC"/>'
        '<stop offset=".6" stop-color="#E4DFD3"/><stop offset="1" stop-color="#D0C9BB"/></radialGradient></defs>'
        f'{_once(shadow)}<g fill="{ink}" fill-opacity=".85">{edge}</g><g fill="{body}">{mass}'
        f'<circle r="74"/></g>{puffs}{_question(palette) if mark else ""}</svg>'
    )


def _once(shadow: str) -> str:
    """Applies opacity to the group, so that overlapping circles do not darken each other."""
    return shadow.replace('fill-opacity=".22"', 'opacity=".26"')


def _rim(rng: random.Random) -> list[tuple[float, float, float]]:
    """Random circles around the cloud's edge."""
    turn = rng.uniform(0, 0.6)
    lobes = []
    for k in range(11):
        angle = turn + 2 * math.pi * k / 11 + rng.uniform(-0.13, 0.13)
        r = rng.uniform(24, 35)
        far = 107 - r + rng.uniform(-5, 3)
        lobes.append((far * math.cos(angle), far * 0.95 * math.sin(angle), r))
    return lobes


def _puffs(rng: random.Random) -> str:
    """Rounded tops from back to front, each lit from the top left."""
    parts = []
    clouds: list[tuple[float, float, float]] = []
    for _ in range(400):
        x, y, r = rng.uniform(-86, 86), rng.uniform(-84, 84), rng.uniform(17, 31)
        if math.hypot(x, y) + r < 108 and all(math.hypot(x - ox, y - oy) > 0.62 * (r + s) for ox, oy, s in clouds):
            clouds.append((x, y, r))
    for x, y, r in sorted(clouds, key=lambda cloud: cloud[1]):
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="url(#puff)"/>'
            f'<path d="M{x - r * 0.98:.1f} {y + r * 0.2:.1f}A{r:.1f} {r:.1f} 0 0 1 '
            f'{x + r * 0.72:.1f} {y - r * 0.69:.1f}" '
            'fill="none" stroke="#7E7666" stroke-opacity=".6" stroke-width="1.9" stroke-linecap="round"/>'
        )
    return "".join(parts)


def _question(palette: Palette) -> str:
    """A question mark in the shape of the Cinzel font, as a path."""
    line = "M-16 -21Q-14 -41 3 -41Q24 -40 24 -22Q24 -8 11 1Q3 7 2 18"
    tint = "#5B3F22" if not palette.flat else palette.ink
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{line}" stroke="#E6E1D5" stroke-width="15" '
        f'stroke-opacity=".75"/><path d="{line}" stroke="{tint}" stroke-width="5"/>'
        f'<path d="M23 -29Q26 -10 13 -1" stroke="{tint}" stroke-width="9"/></g>'
        f'<circle cx="2" cy="36" r="6" fill="{tint}"/>'
        f'<circle cx="-14" cy="-22" r="5.2" fill="{tint}"/>'
    )
