"""Draws and writes the world map of Historia's table: sea, coasts, thirteen lands in near tints, a few ranges, sea
lanes."""

from __future__ import annotations

import random
from collections import Counter

from art.tools.kit import INK, mix, n, radial, save, svg
from engine.historia.components import TERRITORIES
from game.historia.drawing.world_map import HIGH, WIDE, middle, place, rings

LAND = {
    "north_america": "#DCCBA2", "central_america": "#E6D3A0", "south_america": "#D3CDA0", "europe": "#E9DCC0",
    "north_africa": "#E8CF9A", "southern_africa": "#DDCFA6", "middle_east": "#EAD4A4", "steppe": "#D9D2B2",
    "siberia": "#CFCDB8", "east_asia": "#E4D0B0", "india": "#DFC69C", "southeast_asia": "#D2CBA0", "oceania": "#E5C795",
}  # fmt: skip
RANGES = {  # longitude, latitude, how many peaks, towards
    "rockies": [(-121, 53), (-117, 48), (-112, 44), (-108, 39), (-106, 35)],
    "andes": [(-78, -2), (-77, -9), (-73, -15), (-69, -21), (-70, -28), (-71, -36), (-72, -43)],
    "alps": [(7, 45.5), (11, 46.5)],
    "atlas": [(-6, 32), (-1, 34)],
    "ethiopia": [(37, 12), (39, 8)],
    "urals": [(60, 63), (60, 57), (59, 52)],
    "caucasus": [(44, 43)],
    "himalaya": [(78, 33), (83, 30), (88, 29), (93, 29)],
    "altai": [(88, 50), (95, 51)],
    "stanovoy": [(126, 56), (133, 57), (150, 65)],
    "great_divide": [(147, -22), (150, -29)],
    "drakensberg": [(29, -29)],
}
LANES = [  # dotted ways over the sea, in degrees
    [(189, 66), (190, 66)], [(-170, 66), (-168, 66)], [(178, -38), (190, -39)], [(-170, -39), (-74, -47)],
    [(119, -6), (131, -12)], [(11, 36.5), (15, 38.5)], [(43, 12.2), (45, 12.9)],
]  # fmt: skip


def _d(ring) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in ring) + "Z"


def _peak(x: float, y: float, size: float, dice: random.Random) -> str:
    w, h = size * dice.uniform(0.85, 1.1), size * dice.uniform(0.8, 1.05)
    lit = f'<path d="M{n(x - w)} {n(y)}Q{n(x - w * .4)} {n(y - h * .5)} {n(x)} {n(y - h)}L{n(x + w * .1)} {n(y)}Z" fill="#F3E8CF"/>'
    shade = f'<path d="M{n(x)} {n(y - h)}Q{n(x + w * .5)} {n(y - h * .4)} {n(x + w)} {n(y)}L{n(x + w * .1)} {n(y)}Z" fill="#8A7355" fill-opacity=".75"/>'
    line = f'<path d="M{n(x - w)} {n(y)}Q{n(x - w * .4)} {n(y - h * .5)} {n(x)} {n(y - h)}Q{n(x + w * .5)} {n(y - h * .4)} {n(x + w)} {n(y)}" fill="none" stroke="{INK}" stroke-opacity=".7" stroke-width="2"/>'
    return lit + shade + line


def _coasts() -> str:
    """Edges that only one land has: what is not a border."""
    seen = Counter()
    for name in TERRITORIES:
        for ring in rings(name):
            for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
                seen[frozenset((tuple(round(v, 1) for v in a), tuple(round(v, 1) for v in b)))] += 1
    runs = []
    for name in TERRITORIES:
        for ring in rings(name):
            run = []
            for a, b in zip((*ring, ring[0]), (*ring[1:], ring[0], ring[1]), strict=True):
                if seen[frozenset((tuple(round(v, 1) for v in a), tuple(round(v, 1) for v in b)))] == 1:
                    run = run or [a]
                    run.append(b)
                elif run:
                    runs.append(run)
                    run = []
            if run:
                runs.append(run)
    return "".join("M" + "L".join(f"{n(x)} {n(y)}" for x, y in run) for run in runs)


def world() -> str:
    dice = random.Random(14)
    lands = {name: "".join(_d(ring) for ring in rings(name)) for name in TERRITORIES}
    defs = f'<path id="c" d="{_coasts()}"/>' + "".join(f'<path id="{name}" d="{d}"/>' for name, d in lands.items())
    defs += radial("v", "#0b1a28 0:0 #0b1a28 .68:0 #0b1a28 1:.55", "50%", "48%", "72%")
    defs += radial("s", "#2C5369 0 #24465A .6 #1D3A4D 1", "50%", "45%", "75%")
    every = "".join(f'<use href="#{name}"/>' for name in lands)
    body = f'<rect width="{WIDE}" height="{HIGH}" fill="url(#s)"/>'
    for step in range(-150, 190, 30):
        x = place(step, 0)[0]
        body += f'<path d="M{n(x)} 0V{HIGH}" stroke="#F4E8C8" stroke-opacity=".08" stroke-width="2"/>'
    for step in range(-30, 78, 30):
        y = place(0, step)[1]
        body += f'<path d="M0 {n(y)}H{WIDE}" stroke="#F4E8C8" stroke-opacity=".08" stroke-width="2"/>'
    for far in range(84, 54, -6):  # towards the coast the water grows paler
        body += _coast("#56808A", 2 * far, 0.07)
    for number, far in enumerate((52, 39, 28, 18, 10)):
        shade = mix("#24465A", "#14293A", 0.25 + 0.14 * number)
        body += _coast(shade, 2 * far + 3) + _coast(mix("#2F566B", "#6C979D", (number + 1) / 5), 2 * far - 1.5)
    body += f'<g transform="translate(8 10)" fill="#0b1a28" fill-opacity=".5">{every}</g>'
    body += _coast("#FFF8E7", 8, 0.8)
    for name in lands:
        body += f'<use href="#{name}" fill="{LAND[name]}" stroke="{LAND[name]}" stroke-width="2.5"/>'
    defs += "".join(f'<clipPath id="k{name}"><use href="#{name}"/></clipPath>' for name in lands)
    rims = ((46, 0.1), (34, 0.12), (22, 0.14))
    for name in lands:
        shades = "".join(f'<use href="#{name}" fill="none" stroke="#8A5A22" stroke-width="{w}" stroke-opacity="{o}"/>' for w, o in rims)
        body += f'<g clip-path="url(#k{name})">{shades}{_coast("#F7ECCB", 9, 0.85)}</g>'
    for name in lands:
        body += f'<use href="#{name}" fill="none" stroke="#7B5A34" stroke-width="2.6"/>'
    body += _coast(INK, 4)
    tokens = [middle(name) for name in TERRITORIES]
    for peaks in RANGES.values():
        for longitude, latitude in peaks:
            x, y = place(longitude, latitude)
            if all((x - tx) ** 2 + (y - ty) ** 2 > 68**2 for tx, ty in tokens):
                body += _peak(x - 9, y + 5, 13, dice) + _peak(x + 7, y + 9, 15, dice)
    for lane in LANES:
        points = "L".join(f"{n(x)} {n(y)}" for x, y in (place(*p) for p in lane))
        body += f'<path d="M{points}" stroke="#2A1E14" stroke-opacity=".45" stroke-width="10" stroke-dasharray=".1 17"/>'
        body += f'<path d="M{points}" stroke="#FFF3D0" stroke-width="6" stroke-dasharray=".1 17"/>'
    body += _compass(*place(-140, -12))
    body += f'<rect width="{WIDE}" height="{HIGH}" fill="url(#v)"/>'
    return svg(WIDE, HIGH, defs, f'<g stroke-linecap="round" stroke-linejoin="round">{body}</g>')


def _coast(colour: str, width: float, strength: float = 1) -> str:
    faint = f' stroke-opacity="{strength}"' if strength < 1 else ""
    return f'<use href="#c" fill="none" stroke="{colour}" stroke-width="{n(width)}"{faint}/>'


def _compass(x: float, y: float) -> str:
    parts = f'<circle cx="{n(x)}" cy="{n(y)}" r="52" fill="none" stroke="#E9D9A8" stroke-width="2" stroke-opacity=".5"/><circle cx="{n(x)}" cy="{n(y)}" r="46" fill="none" stroke="#E9D9A8" stroke-width="5" stroke-opacity=".3" stroke-dasharray="6 6"/>'
    for turn, long in ((45, 40), (135, 40), (225, 40), (315, 40), (0, 70), (90, 64), (180, 64), (270, 64)):
        parts += f'<g transform="translate({n(x)} {n(y)}) rotate({turn})"><path d="M0 {-long}L9 -9L0 0Z" fill="#C9A860"/><path d="M0 {-long}L-9 -9L0 0Z" fill="#F4E8C8"/></g>'
    return f'<g opacity=".8">{parts}</g>'


if __name__ == "__main__":
    save("historia/board/world", world())
