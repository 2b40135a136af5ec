
"""Draws dress for the portraits: cloth, coats, collars, epaulettes, embroidery."""

import math

from art.tools.portrait.emblems import bead
from art.tools.portrait.svg_paths import INK, along, mix, num, num2, pt, small, spline


def cloth(p, pts, cols, v=(0, 0, 1, 1), folds=(), dark=INK, light=None, w=2.4, closed=True):
    """Draws a piece of dress with its folds, given as (points, width, colour, opacity); returns its outline as an SVG
    path."""
    d = spline(pts, closed) if not isinstance(pts, str) else pts
    p.path(d, p.lin(*cols, v=v), INK, w)
    if folds:
        p.clip(d)
        for q, wd, c, op in folds:
            p.brush(q, wd * .2, wd, wd * .15, c, op)
        p.end()
    return d


SHOULDERS = [(96, 392), (104, 346), (128, 312), (176, 288), (216, 272), (252, 268), (290, 272), (330, 288), (378, 314), (404, 350), (410, 392)]


def shoulders(p, cols, k=1., dy=0, w=2.6, shade=.5, pts=None):
    """Draws the shoulders of a bust in these colours, as the ground for other dress; returns their outline as an SVG
    path."""
    q = [(252 + (x - 252) * k, y + dy) for x, y in (pts or SHOULDERS)]
    d = spline(q) + "Z"
    cols = (*cols, mix(cols[-1], INK, shade))
    p.path(d, p.lin(*cols, v=(0, 0, 1, .35)), INK, w, prec=0)
    p.dab(156, 322 + dy, 44, 18, mix(cols[0], "#fff6e0", .45), .5, -26)
    p.dab(258, 290 + dy, 60, 16, INK, .45)
    return d


def button(p, x, y, r=4.5):
    bead(p, x, y, r, ("#fff0b8", "#d9a53a", "#7a5312"), INK, 1.6)


def epaulette(p, x, y, side, k=1., rot=0):
    """Draws a gold epaulette with its fringe; side -1 is the viewer's left."""
    m = f'transform="translate({num(x)} {num(y)})rotate({rot})scale({num2(k * -side)} {num2(k)})"'
    if "ep" in p.ids:
        p.raw(f'<use href="#ep" {m}/>')
        return
    p.ids["ep"] = "ep"
    p.raw(f'<g {m}><g id="ep">')
    d = "".join(f"M{num(-29 + i * 7)} {num(10 + 3 * math.sin(i * .7))}l{num(-3 + i * .3)} {num(24 + 4 * math.sin(i * .4))}" for i in range(9))
    p.raw(f'<path d="{small(d)}" fill="none" stroke="{INK}" stroke-width="8.4"/>')
    p.path(d, "none", "#c18c2a", 5.6)
    p.path("".join(f"M{num(-29 + i * 7)} 12l{num(-2 + i * .3)} 22" for i in range(9)), "none", "#f6d98a", 1.8, prec=0)
    p.path("M-36 6C-30 -10 14 -16 34 -8C38 -4 36 6 30 10C6 4 -12 10 -30 16Q-38 14 -36 6Z", p.gold(), INK, 2)
    p.path("M-28 6C-20 -4 10 -9 28 -4", "none", "#fff4c8", 2, .8)
    p.path("M-30 12C-12 6 8 2 30 7", "none", "#7a5312", 1.6, .8)
    p.raw("</g></g>")


def bare(p, h, k=.86, dy=6, pts=None):
    """Draws a bust's bare shoulders in the skin colours of the head h."""
    shoulders(p, (h.light, h.mid, h.shade), k, dy, shade=.25, pts=pts)
    for sd, o in ((-1, .4), (1, .5)):
        p.brush([(252 + sd * 14, 306 + dy), (252 + sd * 50, 298 + dy), (252 + sd * 88, 302 + dy)], .8, 3, .5, h.deep, o * .8)
        p.dab(252 + sd * 50, 292 + dy, 36, 7, h.light, .5 if sd < 0 else .25, sd * 6)


def lapels(p, cols, top=274, waist=392, wide=44, x=252, deep=346):
    """Draws two lapels of a coat."""
    for sd, c in ((-1, cols), (1, tuple(mix(q, INK, .3) for q in cols))):
        d = (f"M{x + sd * 40} {top}L{x + sd * (wide + 34)} {top + 20}L{x + sd * (wide + 14)} {top + 50}L{x + sd * (wide + 24)} {top + 60}"
             f"L{x + sd * 16} {waist}H{x}C{x + sd * 10} {deep + 10} {x + sd * 30} {top + 42} {x + sd * 40} {top}Z")
        p.path(d, p.lin(*c), INK, 2.2)
        p.path(f"M{x + sd * 36} {top + 12}C{x + sd * 30} {top + 50} {x + sd * 16} {deep - 10} {x + sd * 5} {deep + 14}", "none", "#fff2d8", 1.2, .2)


def wing_collar(p, x=252, y=262, k=1.):
    p.path(f"M{x - 38 * k} {y}C{x - 42 * k} {y + 14} {x - 38 * k} {y + 28} {x - 30 * k} {y + 36}L{x} {y + 52}L{x - 14 * k} {y + 12}Z", p.lin("#fffaf0", "#d8cdb8"), INK, 2)
    p.path(f"M{x + 38 * k} {y}C{x + 42 * k} {y + 14} {x + 38 * k} {y + 28} {x + 30 * k} {y + 36}L{x} {y + 52}L{x + 14 * k} {y + 12}Z", p.lin("#efe6d4", "#bfb39c"), INK, 2)


def stock(p, cols=("#fffaf0", "#e6dcc8", "#b6a98f"), x=252, top=248, bow=True, w=42):
    """Draws a wound neckcloth, with a bow or a knot."""
    p.path(f"M{x - w} {top}C{x - w - 4} {top + 20} {x - w + 2} {top + 40} {x - w + 10} {top + 50}C{x - 14} {top + 62} {x + 14} {top + 62} {x + w - 8} {top + 50}"
           f"C{x + w} {top + 38} {x + w + 6} {top + 20} {x + w + 2} {top - 2}C{x + 22} {top + 20} {x - 20} {top + 22} {x - w} {top}Z", p.lin(*cols, v=(0, 0, 1, .3)), INK, 2.2)
    for k in (12, 24, 36):
        p.brush([(x - w + 2, top + k), (x - 6, top + k + 16), (x + w - 2, top + k - 3)], .4, 2.2, .4, mix(cols[-1], INK, .5), .5)
    if bow:
        for sd in (-1, 1):
            p.path(f"M{x} {top + 56}C{x + sd * 14} {top + 42} {x + sd * 34} {top + 44} {x + sd * 36} {top + 54}C{x + sd * 36} {top + 68} {x + sd * 16} {top + 68} {x} {top + 62}Z",
                   p.lin(*(cols if sd < 0 else cols[1:])), INK, 2)
            p.brush([(x + sd * 8, top + 58), (x + sd * 18, top + 56), (x + sd * 27, top + 58)], .4, 2.6, .4, mix(cols[-1], INK, .5), .5)
        p.ell(x, top + 59, 6.5, 7.5, p.lin(*cols), INK, 1.8)


def leafwork(p, pts, n, size=6., col="#e8bd55", side=1):
    """Draws gold embroidery along points: a stem with leaves."""
    p.line(pts, "#8f6418", 3)
    p.line(pts, col, 1.8)
    d = ""
    for i in range(n):
        t = (i + .5) / n
        a, b = along(pts, t), along(pts, min(1, t + .03))
        dx, dy = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dy) or 1
        dx, dy = dx / ln * size, dy / ln * size
        for k in (1, -1):
            e = (a[0] + dx - k * dy * .9, a[1] + dy + k * dx * .9)
            d += f"M{pt(a)}Q{pt((a[0] + dx * 1.1, a[1] + dy * 1.1))} {pt(e)}Q{pt((a[0] - k * dy * .7, a[1] + k * dx * .7))} {pt(a)}Z"
    p.path(d, col, "#6d4a12", .9, prec=0 if size > 5 else 1)


def high_collar(p, cols, gold=True, x=252, top=250, low=298, w=46, gap=8):
    """Draws the stiff collar of a court or army uniform."""
    for sd, c in ((-1, cols), (1, tuple(mix(q, INK, .25) for q in cols))):
        p.path(f"M{x + sd * gap} {top + 14}C{x + sd * 24} {top + 12} {x + sd * w * .8} {top + 6} {x + sd * w} {top - 6}C{x + sd * (w + 5)} {top + 12} {x + sd * (w + 6)} {top + 30} "
               f"{x + sd * (w + 10)} {low - 6}C{x + sd * 40} {low + 6} {x + sd * 22} {low + 12} {x + sd * (gap - 5)} {low + 16}Z", p.lin(*c), INK, 2.2)
        if gold:
            leafwork(p, [(x + sd * (gap + 5), low + 1), (x + sd * 26, low - 8), (x + sd * (w - 2), low - 22)], 4, 7)
            p.line([(x + sd * gap, top + 17), (x + sd * 24, top + 15), (x + sd * (w - 1), top - 1)], "#f1cf74", 2, .9)
