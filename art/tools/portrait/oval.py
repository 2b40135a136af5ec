
"""Draws a portrait's background and its frame: a gold oval in a dark varnished board."""

import math

from art.tools.portrait.svg_paths import INK, H, W, mix, poly, small

OX, OY, RX, RY = 252, 200, 156, 178
OVAL = f"M{OX - RX} {OY}A{RX} {RY} 0 0 1 {OX + RX} {OY}A{RX} {RY} 0 0 1 {OX - RX} {OY}Z"


def ground(p, tint="#5a3a22"):
    p.tint = tint


def oval_open(p, light, dark):
    """Draws the varnished ground of an oval portrait, lit from the upper left, in a rectangle a little larger than the
    oval; call it first: `oval_close` later paints the board over the rectangle's corners."""
    p.path("M90 16H414V384H90Z", p.lin(mix(light, dark, .3), (.5, mix(light, dark, .66)), (1, dark), v=(0, 0, 0, 1)))
    p.dab(196, 128, 96, 92, mix(light, "#fff0c8", .3), .7)


def oval_close(p):
    """Draws the dark varnished board round the oval, with a carved leaf in every corner, and the gold ring."""
    t = p.tint
    p.ell(OX, OY, RX - 3, RY - 3, "none", "#120c07", 8, .22)
    hole = f"M{OX - RX - 4} {OY}A{RX + 4} {RY + 4} 0 0 0 {OX + RX + 4} {OY}A{RX + 4} {RY + 4} 0 0 0 {OX - RX - 4} {OY}Z"
    p.path(f"M0 0V{H}H{W}V0Z{hole}", p.lin(mix(t, "#8a6238", .15), (.3, mix(t, "#3a2818", .15)), (.6, mix(t, "#241a12", .7)), (1, "#1a120c"), v=(0, 0, 0, 1)),
           extra='fill-rule="evenodd"')
    g = p.lin("#c8963f", "#7a5220", "#4a3014")
    p.raw(f'<g id="k"><path d="{small(LEAF)}" fill="{g}" fill-opacity=".7" stroke="#1d150e" stroke-width="2"/>'
          f'<path d="{small(VEIN)}" fill="none" stroke="#1d150e" stroke-width="1.8" stroke-opacity=".5"/>'
          '<path d="M16 18C40 13 72 20 88 38" fill="none" stroke="#f3d488" stroke-width="1.6" stroke-opacity=".45"/></g>')
    for m in (f"matrix(-1 0 0 1 {W} 0)", f"matrix(1 0 0 -1 0 {H})", f"matrix(-1 0 0 -1 {W} {H})"):
        p.raw(f'<use href="#k" transform="{m}"/>')
    p.path(f"M6 6H{W - 6}V{H - 6}H6Z", "none", "#d9a53a", 1.6, .5)
    g = p.lin("#fff0b8", (.28, "#d9a53a"), (.5, "#8f6418"), (.68, "#f1cf74"), (.85, "#b27c22"), (1, "#6d4a12"))
    p.ell(OX + 3, OY + 4, RX + 8, RY + 8, "none", "#120c07", 18, .5)
    p.ell(OX, OY, RX + 6, RY + 6, "none", INK, 17)
    p.ell(OX, OY, RX + 6, RY + 6, "none", g, 13)
    p.ell(OX, OY, RX + 10.5, RY + 10.5, "none", "#fff0b8", 1.3, .7)
    p.ell(OX, OY, RX + 1.8, RY + 1.8, "none", "#4a3010", 1.6, .7)
    rope = []
    for i in range(18):
        a = math.tau * (i + .35) / 72
        q = [(OX + (RX + r) * math.cos(a + k), OY + (RY + r) * math.sin(a + k)) for r, k in ((3.6, 0), (8.6, .035))]
        rope.append(poly(q, False))
    p.raw('<g id="r">')
    p.path("".join(rope), "none", "#5a3a0e", 1.6, .7)
    p.end()
    for m in (f"matrix(-1 0 0 1 {W} 0)", f"matrix(1 0 0 -1 0 {H})", f"matrix(-1 0 0 -1 {W} {H})"):
        p.raw(f'<use href="#r" transform="{m}"/>')


LEAF = "M14 14C52 10 84 22 96 46C76 40 62 42 52 50C66 54 74 64 74 80C60 68 50 66 40 68C46 84 42 98 30 112C26 76 10 52 14 14Z"
VEIN = "M18 18C40 30 56 44 62 66M34 28C48 28 64 32 76 40M28 32C36 48 36 72 32 92"
