"""SVG parts of the emblems of achievements: grounds by game, ink lines, hands, crowns. The canvas is 128x128,
its middle (64, 64)."""

from __future__ import annotations

import re

from art.tools.kit import GOLD_STOPS, INK, circle, down, keep_used, linear, n, path, radial, svg
from art.tools.portrait.svg_paths import small

GROUND = {"all": "#b0574f 0 #7d2430 .6 #4a101c 1", "brazil": "#6fae84 0 #2f6b4a .6 #123a26 1", "struggle": "#6f95c4 0 #2d4f86 .6 #14284e 1", "historia": "#9a83c0 0 #5c4088 .6 #2c1a4c 1"}
DEFS = (linear("au", GOLD_STOPS) + linear("st", "#fbf6ea 0 #cfd3d4 .5 #858c92 1") + linear("wd", "#d09a5c 0 #6b4420 1") + linear("pp", "#fffaf0 0 #d8c498 1")
        + down("rd", "#e8705c 0 #a3231a 1") + down("gr", "#a5cf80 0 #3c7a44 1") + down("bl", "#8fc0e8 0 #2d5f9c 1") + linear("sk", "#f6d9b8 0 #b9825c 1"))
AU, ST, WD, PP, RD, GR, BL, SK = (f"url(#{name})" for name in ("au", "st", "wd", "pp", "rd", "gr", "bl", "sk"))
IVORY = "#fff8e7"


def p(d: str, fill: str, more: str = "") -> str:
    """Returns the SVG of a filled shape outlined in the emblem's ink."""
    return path(d, fill, more)


def q(d: str, fill: str, opacity: float = 1) -> str:
    """Returns the SVG of a filled shape without outline."""
    return path(d, fill, 'stroke="none"' + (f' fill-opacity="{opacity}"' if opacity < 1 else ""))


def ln(d: str, width: float = 2.4, colour: str = INK) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(width)}"/>'


def rod(d: str, colour: str, width: float) -> str:
    """Returns the SVG of a thick line with ink on both sides."""
    return ln(d, width + 4.4) + ln(d, width, colour)


def at(x: float, y: float, body: str, scale: float = 1, turn: float = 0, flip: int = 1) -> str:
    size = "" if scale == 1 and flip == 1 else f" scale({n(scale * flip) if flip < 0 else ''}{' ' if flip < 0 else ''}{scale:.2f})"
    return f'<g transform="translate({n(x)} {n(y)})' + (f" rotate({n(turn)})" if turn else "") + size + f'">{body}</g>'


def copies(name: str, body: str, *places: str) -> str:
    """Returns the SVG of one drawing shown at several places, each given as an SVG transform; the drawing itself is in
    the SVG once."""
    return f'<g transform="{places[0]}"><g id="{name}">{body}</g></g>' + "".join(f'<use href="#{name}" transform="{place}"/>' for place in places[1:])


def floor(y: float, fill: str) -> str:
    """Returns the SVG of the ground below y, bounded by a circle of radius 62.9 round the middle, which is the emblem's
    rim at the smaller scale of `emblem`."""
    half = (62.9 ** 2 - (y - 64) ** 2) ** .5
    return p(f"M{n(64 - half)} {n(y)}A62.9 62.9 0 {int(y < 64)} 0 {n(64 + half)} {n(y)}Z", fill)


def crown(band: str) -> str:
    """Returns the SVG of a crown about 44 wide on (0, 0), its foot at y 12."""
    return p("M-18 12L-22-12L-10-1L0-20L10-1L22-12L18 12Z", AU) + p("M-19 4Q0 9 19 4L18 13Q0 18-18 13Z", band) + p(circle(-22, -13, 3.4) + circle(0, -21, 3.6) + circle(22, -13, 3.4), IVORY)


def palm(sleeve: str) -> str:
    """Returns the SVG of an open hand, its wrist at (0, 34), its fingers up to y -36."""
    fingers = "M-13-4L-17-24M-4-8L-5-33M6-8L8-32M15-4L20-22M-15 10L-27-2"
    return (ln(fingers, 14) + p("M-18-6C-10-14 10-14 18-6C22 6 18 20 12 26V36H-11V26C-18 18-20 6-18-6Z", SK) + ln(fingers, 9.4, "#ecc7a0") + q("M-15-6C-8-11 9-11 15-6C18 4 14 16 9 22H-9C-14 14-16 4-15-6Z", "#ecc7a0")
            + ln("M-10 8Q0 2 12 4M-6 20Q2 14 2 4", 1.8, "#9a6240") + p("M-15 32H16L18 50H-17Z", sleeve))


def star(x: float, y: float, r: float) -> str:
    k = r * .38
    return f"M{n(x)} {n(y - r)}L{n(x + k * .7)} {n(y - k)}L{n(x + r)} {n(y - k * .8)}L{n(x + k)} {n(y + k * .5)}L{n(x + r * .6)} {n(y + r)}L{n(x)} {n(y + k * 1.1)}L{n(x - r * .6)} {n(y + r)}L{n(x - k)} {n(y + k * .5)}L{n(x - r)} {n(y - k * .8)}L{n(x - k * .7)} {n(y - k)}Z"


def emblem(game: str, body: str, under: str = "") -> str:
    """Returns the SVG file of an emblem: the round ground of a game, on it the shapes of ``under``, then those of
    ``body`` with ink lines."""
    defs = radial("gd", GROUND[game], "34%", "26%", "82%") + DEFS
    ground = f'<circle cx="64" cy="64" r="64" fill="url(#gd)"/>{under}<circle cx="64" cy="64" r="60" fill="none" stroke="#f1cf74" stroke-width="1.6" stroke-opacity=".8"/>'
    body = re.sub(r' d="([^"]+)"', lambda m: f' d="{small(m[1])}"', body)
    return svg(128, 128, keep_used(defs, ground + body), f'{ground}<g stroke="{INK}" stroke-width="2.6" transform="translate(4.5 4.5) scale(.93)" stroke-linejoin="round" stroke-linecap="round">{body}</g>')
