"""Draws the emblem of the puzzles and their star in three states: an outline to be won, silver, gold."""

from __future__ import annotations

from art.tools.emblem.base import AU, IVORY, ST, at, ln, p, q
from art.tools.kit import INK, keep_used, linear, n, polar, svg


def piece(fill: str) -> str:
    """Returns the SVG of a jigsaw piece about 60 wide: a knob above and at the right, a notch below and at the left."""
    return p("M-27-24H-9C-14-34-7-43 0-43C7-43 14-34 9-24H27V-7C37-12 45-6 45 1C45 8 37 14 27 9V27H9C14 17 7 10 0 10C-7 10-14 17-9 27H-27V9C-17 14-10 8-10 1C-10-6-17-12-27-7Z", fill)


def puzzle() -> str:
    candle = p("M-8-2H8V32H-8Z", IVORY) + p("M-8-2H8V6C4 8 4 14 1 14C-2 14-2 8-8 8Z", "#e9d8b0") + p("M1-30C9-19 10-6 0-4C-10-6-9-17-3-21C-1-24 1-26 1-30Z", "#ffb84a") + q("M1-18C5-12 5-7 0-6C-5-7-4-13 1-18Z", "#fff6c8")
    shine = "".join(f"M{n(polar(64, 34, 24, a)[0])} {n(polar(64, 34, 24, a)[1])}L{n(polar(64, 34, 33, a)[0])} {n(polar(64, 34, 33, a)[1])}" for a in (-195, -160, -125, -90, -55, -20, 15))
    return ln(shine, 3, "#ffe9a0") + at(64, 44, candle) + at(48, 88, piece(AU), .82, -8) + at(91, 86, piece(ST), .64, 14)


def pointed(r: float) -> str:
    """Returns the SVG path of a five-pointed star with points at radius r round (32, 33)."""
    d = [polar(32, 33, r if i % 2 == 0 else r * .46, -90 + 36 * i) for i in range(10)]
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in d) + "Z"


def facets(r: float) -> str:
    """Returns the SVG path of five of the ten facets of the star with points at radius r round (32, 33), one beside
    each point, to be shaded."""
    tip = [polar(32, 33, r if i % 2 == 0 else r * .46, -90 + 36 * i) for i in range(10)]
    return "".join(f"M32 33L{n(tip[i][0])} {n(tip[i][1])}L{n(tip[i + 1][0])} {n(tip[i + 1][1])}Z" for i in range(0, 10, 2))


def puzzle_star(kind: str) -> str:
    fills = {"empty": ("#e9d8b0", "#c8b184"), "silver": ("#f2f0ea", "#a3a9ae"), "gold": ("url(#au)", "#b07a1e")}[kind]
    d = pointed(27)
    body = f'<path d="{d}" fill="none" stroke="{IVORY}" stroke-width="8.600" stroke-linejoin="round"/><path d="{d}" fill="{INK}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/><path d="{d}" fill="{fills[0]}"/>'
    body += q(facets(27), fills[1], .55 if kind == "gold" else .8) if kind != "empty" else f'<path d="{pointed(20)}" fill="{fills[1]}" fill-opacity=".5"/>'
    return svg(64, 64, keep_used(linear("au", "#fff0b8 0 #f1c95c .45 #d9a53a 1"), body), body)
