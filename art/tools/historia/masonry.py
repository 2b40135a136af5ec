
"""Parts of the pictures of Historia's wonders: walls, columns, domes, arches, terraces, trees and small people, lit
from the top left."""

from __future__ import annotations

import math

from art.tools.figures import Man, figure
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, H, W, mix, num, poly, spline

Cols = tuple[str, ...]
SAND, LIME, BRICK = ("#fbe6b4", "#d9b271", "#8a6232"), ("#fffaf0", "#e3d6bc", "#9a8a6c"), ("#e0906a", "#b05a3a", "#6d2f1c")
GREY, ROSE, STEEL = ("#e3dfd4", "#a8a396", "#5f5a50"), ("#f4b48c", "#c8704c", "#7a3826"), ("#eef3f6", "#a9b6c0", "#566370")
GILT, JADE, TERRA = ("#fff0b8", "#d9a53a", "#8f6418"), ("#bfe0c8", "#6fa68a", "#2f5e4a"), ("#d99a6c", "#a8623c", "#5f3018")
DEEP = "#2b1c12"


def sky(p: Pic, *cols: str, low: float = H) -> None:
    p.path(f"M0 0H{W}V{num(low)}H0Z", p.lin(*cols, v=(0, 0, 0, 1)))


def sun(p: Pic, x: float, y: float, r: float, col: str = "#fff6d0", glow: float = 3.2) -> None:
    p.dab(x, y, r * glow, r * glow, col, .7)
    p.ell(x, y, r, r, col, op=.95)


def streaks(p: Pic, rows: list[tuple[float, float, float]], col: str = "#fff8e4", op: float = .6) -> None:
    """Draws thin evening clouds, given as (x, y, length)."""
    p.path("".join(f"M{num(x)} {num(y)}q{num(w * .3)} -7 {num(w * .5)} -2t{num(w * .5)} 1q-{num(w * .4)} 7 -{num(w * .6)} 4t-{num(w * .4)} -3Z" for x, y, w in rows), col, op=op)


def ground(p: Pic, pts: list[tuple[float, float]], cols: Cols, ink: float = 1.6, bottom: float = H) -> None:
    d = spline(pts)
    p.path(d + f"L{num(pts[-1][0])} {num(bottom)}L{num(pts[0][0])} {num(bottom)}Z", p.lin(*cols, v=(0, 0, 0, 1)))
    if ink:
        p.path(d, "none", INK, ink, .55)


def wall(p: Pic, x: float, y: float, w: float, h: float, cols: Cols, ink: float = 2, row: float = 0) -> None:
    p.path(f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z", p.lin(*cols, v=(0, 0, 1, .25)), INK, ink)
    if row:
        joints(p, x, y, w, h, row)


def joints(p: Pic, x: float, y: float, w: float, h: float, row: float = 12, op: float = .25) -> None:
    d, k, yy = "", 0, y + row
    while yy < y + h - 2:
        d += f"M{num(x + 2)} {num(yy)}h{num(w - 4)}"
        xx = x + row * (1 if k % 2 else 2)
        while xx < x + w - 4:
            d += f"M{num(xx)} {num(yy - row)}v{num(row)}"
            xx += row * 2
        yy, k = yy + row, k + 1
    p.path(d, "none", INK, 1.2, op)


def shape(p: Pic, pts: list[tuple[float, float]], cols: Cols, ink: float = 2, v: tuple[float, float, float, float] = (0, 0, 1, .3), closed: bool = True) -> None:
    p.path(poly(pts, closed), p.lin(*cols, v=v), INK, ink)


def taper(p: Pic, x: float, y: float, w0: float, w1: float, h: float, cols: Cols, ink: float = 2) -> None:
    """Draws a body that narrows upwards; the middle of its foot is at (x, y)."""
    shape(p, [(x - w0 / 2, y), (x - w1 / 2, y - h), (x + w1 / 2, y - h), (x + w0 / 2, y)], cols, ink)


def tiers(p: Pic, x: float, y: float, w: float, h: float, n: int, step: float, cols: Cols, batter: float = 3, row: float = 0) -> float:
    """Draws n terraces of height h, each narrower by 2 step than the one below; returns the y of the top."""
    for i in range(n):
        ww = w - 2 * step * i
        taper(p, x, y - h * i, ww, ww - 2 * batter, h, cols)
        if row:
            joints(p, x - ww / 2 + batter, y - h * (i + 1), ww - 2 * batter, h, row, .2)
    return y - h * n


def columns(p: Pic, x0: float, x1: float, y0: float, y1: float, n: int, w: float, cols: Cols, gap: str = DEEP) -> None:
    p.path(f"M{num(x0)} {num(y0)}H{num(x1)}V{num(y1)}H{num(x0)}Z", p.lin(mix(gap, cols[1], .25), gap, v=(0, 0, 0, 1)))
    g = p.lin(*cols, v=(0, 0, 1, 0))
    for i in range(n):
        x = x0 + (x1 - x0 - w) * i / max(1, n - 1)
        p.path(f"M{num(x)} {num(y1)}L{num(x + w * .1)} {num(y0 + 4)}H{num(x + w * .9)}L{num(x + w)} {num(y1)}Z", g, INK, 1.4)
        p.path(f"M{num(x - w * .15)} {num(y0)}h{num(w * 1.3)}v5h{num(-w * 1.3)}ZM{num(x - w * .15)} {num(y1 - 4)}h{num(w * 1.3)}v4h{num(-w * 1.3)}Z", cols[0], INK, 1.2)


def gable(p: Pic, x0: float, x1: float, y: float, h: float, cols: Cols, inner: bool = True) -> None:
    m = (x0 + x1) / 2
    shape(p, [(x0, y), (m, y - h), (x1, y)], cols)
    if inner:
        p.path(poly([(x0 + h * .7, y - 4), (m, y - h + 7), (x1 - h * .7, y - 4)]), mix(cols[1], INK, .15), mix(cols[2], INK, .3), 1.2)


def dome(p: Pic, x: float, y: float, r: float, h: float, cols: Cols, bulb: float = 0, ribs: int = 0, finial: float = 10, gold: bool = True) -> None:
    d = (f"M{num(x - r)} {num(y)}C{num(x - r - bulb)} {num(y - h * .55)} {num(x - r * .55)} {num(y - h * .85)} {num(x)} {num(y - h)}"
         f"C{num(x + r * .55)} {num(y - h * .85)} {num(x + r + bulb)} {num(y - h * .55)} {num(x + r)} {num(y)}Z")
    if finial:
        p.path(f"M{num(x)} {num(y - h + 3)}v{num(-finial)}", "none", INK, 4)
        p.path(f"M{num(x)} {num(y - h + 3)}v{num(-finial)}", "none", "#f1cf74" if gold else cols[0], 2)
        p.ell(x, y - h - finial * .4, 2.6, 2.6, "#f1cf74" if gold else cols[0], INK, 1)
    p.path(d, p.rad(cols[0], cols[1], cols[2], c=(.34, .34, .78)), INK, 2)
    if ribs:
        p.path("".join(f"M{num(x + r * t)} {num(y)}Q{num(x + r * t * 1.1)} {num(y - h * .6)} {num(x)} {num(y - h)}" for t in [-1 + 2 * (i + 1) / (ribs + 1) for i in range(ribs)]), "none", cols[2], 1.3, .6)


def arch(x: float, y: float, w: float, h: float, pointed: bool = False) -> str:
    """Returns the SVG outline of an arched opening; the middle of its foot is at (x, y)."""
    a = w / 2
    if pointed:
        return f"M{num(x - a)} {num(y)}V{num(y - h + w * .7)}Q{num(x - a)} {num(y - h + w * .2)} {num(x)} {num(y - h)}Q{num(x + a)} {num(y - h + w * .2)} {num(x + a)} {num(y - h + w * .7)}V{num(y)}Z"
    return f"M{num(x - a)} {num(y)}V{num(y - h + a)}A{num(a)} {num(a)} 0 0 1 {num(x + a)} {num(y - h + a)}V{num(y)}Z"


def arches(p: Pic, x0: float, x1: float, y: float, n: int, w: float, h: float, fill: str = DEEP, pointed: bool = False, ink: float = 1.3) -> None:
    p.path("".join(arch(x0 + (x1 - x0) * (i + .5) / n, y, w, h, pointed) for i in range(n)), fill, INK, ink)


def minaret(p: Pic, x: float, y: float, h: float, w: float, cols: Cols, cap: str = "#6a7f8c", rings: int = 2) -> None:
    taper(p, x, y, w, w * .8, h, cols, 1.6)
    for i in range(rings):
        yy = y - h * (i + 1) / (rings + .15)
        p.path(f"M{num(x - w * .8)} {num(yy)}h{num(w * 1.6)}l{num(-w * .3)} 6h{num(-w)}Z", cols[0], INK, 1.2)
    p.path(poly([(x - w * .5, y - h), (x, y - h - w * 2.6), (x + w * .5, y - h)]), cap, INK, 1.5)


def cypress(p: Pic, x: float, y: float, h: float, cols: Cols = ("#6f8f5a", "#35563a", "#182a1c")) -> None:
    w = h * .15
    p.path(f"M{num(x)} {num(y)}C{num(x - w * 1.6)} {num(y - h * .3)} {num(x - w)} {num(y - h * .7)} {num(x)} {num(y - h)}C{num(x + w)} {num(y - h * .7)} {num(x + w * 1.6)} {num(y - h * .3)} {num(x)} {num(y)}Z",
           p.lin(*cols, v=(0, 0, 1, .2)), INK, 1.5)


GESTURES = (Man.arms, (((-10, -49), (-8, -38)), ((15, -64), (19, -76))), (((-9, -49), (4, -45)), ((12, -50), (9, -44))), (((-10, -50), (-8, -40)), ((17, -57), (27, -59))))


def folk(p: Pic, people: list[tuple[float, float, float]], cols: Cols = ("#a3321f", "#2f5f86", "#d9a53a", "#4f6a4a", "#f2e6cb"), skin: str = "#8a5a3a") -> None:
    """Draws small people that show how large a building is, given as (x, y of the feet, size)."""
    for i, (x, y, k) in enumerate(people):
        col = cols[i % len(cols)]
        kind = ("robe", "dress", "shirt")[(i + int(x)) % 3]
        man = Man(skin=skin, kind=kind, coat=(col, mix(col, INK, .4)), legs=(mix(col, INK, .3), mix(col, INK, .6)), boots=None, belt=None, cut="long" if kind == "dress" else "short", arms=GESTURES[(i * 2 + int(x)) % 4])
        figure(p, x, y, .31 * k, 1 if int(x) % 2 else -1, man)


def ripples(p: Pic, y0: float, y1: float, n: int, col: str = "#fff8e4", op: float = .5, x0: float = 0, x1: float = W) -> None:
    r, d = p.rng, ""
    for _ in range(n):
        t = r.random()
        y, q = y0 + (y1 - y0) * t, 6 + 22 * t
        x = r.uniform(x0, max(x0 + 1, x1 - 2 * q))
        d += f"M{x:.0f} {y:.0f}q{q / 2:.0f} -3 {q:.0f} 0t{q:.0f} 0"
    p.path(d, "none", col, 1.7, op)


def tufts(p: Pic, x0: float, x1: float, y0: float, y1: float, n: int, col: str = "#4f5f2c", h: float = 9) -> None:
    r, d = p.rng, ""
    for _ in range(n):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        d += f"M{x:.0f} {y:.0f}l-3 -{h * .7:.0f}M{x:.0f} {y:.0f}l1 -{h:.0f}M{x:.0f} {y:.0f}l4 -{h * .6:.0f}"
    p.path(d, "none", col, 1.6, .7)


def wheel(cx: float, cy: float, r: float, n: int, inner: float = 0) -> str:
    """Returns the SVG path of n spokes of a wheel."""
    return "".join(f"M{num(cx + inner * math.cos(math.tau * i / n))} {num(cy + inner * math.sin(math.tau * i / n))}L{num(cx + r * math.cos(math.tau * i / n))} {num(cy + r * math.sin(math.tau * i / n))}" for i in range(n))


def finish(p: Pic) -> Pic:
    """Draws the finishing varnish over the picture: a gleam at the top left, the edges a little darker. Returns the
    picture."""
    p.path(f"M0 0H{W}V{H}H0Z", p.lin((0, "#fff2cf", .16), (.4, "#fff2cf", 0), (.65, INK, 0), (1, INK, .26)))
    p.path(f"M0 0H{W}V{H}H0Z", "none", "#1d130b", 10, .3)
    p.path(f"M0 0H{W}V{H}H0Z", "none", "#1d130b", 4, .55)
    return p
