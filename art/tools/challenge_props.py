"""Draws things for the paintings of the challenges: huts, cane, oxen, goods, smoke, and things that people hold."""

from __future__ import annotations

import math

from art.tools.figures import shaft
from art.tools.portrait.svg_paths import INK, mix, num, spline
from art.tools.scenery.land import leaf

WALK = (((-6, -20), (-11, -1)), ((6, -20), (9, 0)))
CARRY = (((-10, -60), (-5, -74)), ((12, -60), (7, -74)))
POINT = (((-10, -50), (-7, -40)), ((18, -57), (29, -60)))
HOLD = (((-10, -50), (-2, -45)), ((12, -50), (10, -57)))


def pair(c, t=.5):
    return c, mix(c, INK, t)


def load(u, v, rx, ry, col):
    """Returns a function that draws the round load (basket, bundle or bowl) that a figure carries: its middle at (u, v)
    in the figure's own units, its radii rx and ry."""
    def draw(X, p, k):
        x, y = X(u, v)
        p.ell(x, y, rx * k, ry * k, p.rad(mix(col, "#ffe8c0", .45), col, mix(col, INK, .5)), INK, 1.4)
        p.path(f"M{num(x - rx * k * .8)} {num(y)}q{num(rx * k * .8)} {num(ry * k * .7)} {num(rx * k * 1.6)} 0", "none", INK, 1, .6)
    return draw


def hut(p, x, y, k, wall="#c99a62", thatch="#d9b868"):
    """Draws a round-roofed hut of wattle and straw."""
    p.ell(x + 8 * k, y, 46 * k, 6 * k, INK, op=.25)
    p.path(f"M{num(x - 36 * k)} {num(y)}V{num(y - 36 * k)}H{num(x + 36 * k)}V{num(y)}Z", p.lin(mix(wall, "#fff0d0", .25), wall, mix(wall, INK, .4), v=(0, 0, 1, .2)), INK, 1.7)
    p.path("".join(f"M{num(x + u * k)} {num(y)}v{num(-36 * k)}" for u in range(-30, 34, 9)), "none", mix(wall, INK, .5), 1.2, .6)
    p.path(f"M{num(x - 10 * k)} {num(y)}V{num(y - 26 * k)}q{num(10 * k)} {num(-8 * k)} {num(20 * k)} 0V{num(y)}Z", "#3a2412", INK, 1.4)
    p.path(f"M{num(x - 50 * k)} {num(y - 30 * k)}Q{num(x - 24 * k)} {num(y - 80 * k)} {num(x)} {num(y - 92 * k)}Q{num(x + 26 * k)} {num(y - 80 * k)} {num(x + 50 * k)} {num(y - 30 * k)}Q{num(x)} {num(y - 18 * k)} {num(x - 50 * k)} {num(y - 30 * k)}Z", p.lin(mix(thatch, "#fff4c8", .3), thatch, mix(thatch, INK, .45), v=(.1, 0, .9, .8)), INK, 1.8)
    p.path("".join(f"M{num(x)} {num(y - 88 * k)}Q{num(x + u * .6 * k)} {num(y - 60 * k)} {num(x + u * k)} {num(y - 28 * k + abs(u) * -.05 * k)}" for u in (-38, -26, -13, 0, 13, 26, 38)), "none", mix(thatch, INK, .5), 1.2, .6)


def canes(p, x0, x1, y, h, n, ripe="#c9b45a"):
    """Draws a stand of sugar cane, its leaves bowed by the wind."""
    r = p.rng
    stalks = leaves = ""
    for i in range(n):
        x = x0 + (x1 - x0) * (i + r.random()) / n
        hh = h * r.uniform(.8, 1.15)
        tx = x + r.uniform(2, 10)
        stalks += f"M{num(x)} {num(y)}L{num(tx)} {num(y - hh)}"
        for a in (-150, -120, -60, -25):
            b = math.radians(a + r.uniform(-14, 14))
            ex, ey = tx + math.cos(b) * h * .34, y - hh + math.sin(b) * h * .2
            leaves += f"M{num(tx)} {num(y - hh * .96)}Q{num((tx + ex) / 2)} {num(ey - h * .08)} {num(ex)} {num(ey + h * .12)}Q{num((tx + ex) / 2 + 1)} {num(ey + 4)} {num(tx)} {num(y - hh * .92)}Z"
    p.path(stalks, "none", INK, 5.4, prec=0)
    p.path(stalks, "none", ripe, 3, prec=0)
    p.path(leaves, p.lin("#a8bf62", "#5f8a44", v=(0, 0, 0, 1)), mix("#3f6a34", INK, .4), .9, prec=0)


def ox(p, x, y, k, col="#d9b58a", flip=1):
    p.group(f'transform="translate({num(x)} {num(y)})scale({num(k * flip)} {num(k)})"')
    p.ell(0, 2, 70, 8, INK, op=.28)
    dark = mix(col, INK, .45)
    for u in (-46, 34):
        p.path(f"M{u} -40L{u - 2} 0H{u + 12}L{u + 16} -40Z", dark, INK, 1.8)
    p.path(spline([(-66, -62), (-40, -72), (0, -66), (30, -78), (52, -70), (70, -74), (84, -64), (96, -44), (92, -34), (78, -34), (64, -44), (54, -26), (20, -22), (-30, -22), (-60, -30), (-68, -46)], True), p.lin(mix(col, "#fff4d8", .35), col, dark, v=(0, 0, .3, 1)), INK, 2.2)
    for u in (-58, 44):
        p.path(f"M{u} -36L{u - 4} 0H{u + 12}L{u + 16} -34Z", p.lin(col, dark), INK, 1.9)
        p.path(f"M{u - 5} 0v-6h17v6Z", "#3a2a1e", INK, 1)
    p.path("M70 -72C66 -90 76 -98 84 -98C80 -88 82 -80 84 -70M62 -76C54 -90 58 -100 66 -104", "none", INK, 6)
    p.path("M70 -72C66 -90 76 -98 84 -98C80 -88 82 -80 84 -70M62 -76C54 -90 58 -100 66 -104", "none", "#f0e2c0", 3)
    p.ell(80, -56, 2.4, 2.4, "#160d08")
    p.path("M66 -66q-12 2 -16 10l14 2Z", dark, INK, 1.4)
    p.path("M-66 -60q-10 20 -6 40", "none", INK, 2.4)
    p.end()


def wheel(p, x, y, r, spokes=8, col="#7a5632"):
    d = "".join(f"M{num(x)} {num(y)}L{num(x + r * math.cos(math.tau * i / spokes + .2))} {num(y + r * math.sin(math.tau * i / spokes + .2))}" for i in range(spokes))
    for w, c in ((r * .22, INK), (r * .13, col)):
        p.ell(x, y, r, r, "none", c, w)
        p.path(d, "none", c, w * .8)
    p.ell(x, y, r * .18, r * .18, p.rad(mix(col, "#ffe8c0", .5), mix(col, INK, .4)), INK, 1.6)


def leafy(p, x0, x1, n=6, cols=("#84ab58", "#43703c", "#1f3a20")):
    """Draws broad leaves along the near edge of the picture."""
    for i in range(n):
        t = i / (n - 1)
        leaf(p, x0 + (x1 - x0) * t, 450, p.rng.uniform(70, 104), -130 + 80 * t, cols)


def batea(X, p, k):
    """Draws a gold washer's wooden bowl with gold in it, in a figure's hands."""
    x, y = X(17, -35)
    p.ell(x, y, 15 * k, 6 * k, p.lin("#c99a5c", "#7a4e24"), INK, 2)
    p.ell(x, y - 1 * k, 11.5 * k, 3.8 * k, "#5f4424", INK, 1)
    for i in range(7):
        p.ell(x - 7 * k + i * 2.3 * k, y - .6 * k + (i % 3 - 1) * 1.2 * k, 1.1 * k, .9 * k, "#ffd84a", "#8f6418", .7)


def crosspiece(X, p, k):
    a, b = X(12, -85), X(22, -85)
    p.path(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "none", INK, 2.6 * k)
    p.path(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "none", "#d9a53a", 1.4 * k)


def violin(X, p, k):
    x, y = X(9, -60)
    p.ell(x, y, 7 * k, 3.4 * k, p.lin("#c07a3a", "#6d3a16"), INK, 1.3, rot=-18)
    shaft((9, -60), (22, -66), "#3a2412", .9)(X, p, k)
    shaft((6, -50), (15, -68), "#f0e6d0", .6)(X, p, k)


def mantle(X, p, k):
    p.path(spline([X(-9, -60), X(-16, -40), X(-22, -10), X(-26, 2), X(24, 2), X(18, -16), X(14, -40), X(9, -60)], True), p.lin("#3f8a5f", "#1c653e", "#0e3b23"), INK, 2)
    p.path(spline([X(-24, -3), X(-10, 0), X(8, 0), X(24, -3)]), "none", "#fffaf0", 5 * k)


def fan(X, p, k):
    x, y = X(13, -60)
    p.path("M" + f"{num(x)} {num(y)}" + "".join(f"L{num(x + 9 * k * math.cos(math.radians(a)))} {num(y + 9 * k * math.sin(math.radians(a)))}" for a in range(-150, -20, 18)) + "Z", "#f4d8b0", INK, 1.4)


def letter(X, p, k):
    x, y = X(23, -57)
    p.path(f"M{num(x - 5 * k)} {num(y - 6 * k)}h{num(9 * k)}l{num(1 * k)} {num(10 * k)}h{num(-10 * k)}Z", "#fffaf0", INK, 1.4)
    p.ell(x + 1 * k, y + 2 * k, 1.6 * k, 1.6 * k, "#a3221a", INK, .8)


W, H = 1280, 440
BLUE = ("#7fb0cf", "#4f8aa8", "#2f6482", "#1f4660")


def smoke(p, x, y, n, size, drift=1., light="#fffaf0", dark="#a59c92", op=.88):
    """Draws a cloud of powder smoke or steam that drifts to the right."""
    r = p.rng
    for i in range(n):
        q = size * (.6 + .6 * i / n) * r.uniform(.8, 1.2)
        p.ell(x + drift * i * size * .7, y - i * size * .34 + r.uniform(-4, 4), q, q * .78, p.lin(light, mix(light, dark, .5), dark, v=(.1, 0, .7, 1)), op=op * (1 - .4 * i / n))


def barrel(p, x, y, k, col="#9a6a3a"):
    p.path(f"M{num(x - 10 * k)} {num(y)}Q{num(x - 15 * k)} {num(y - 15 * k)} {num(x - 10 * k)} {num(y - 30 * k)}H{num(x + 10 * k)}Q{num(x + 15 * k)} {num(y - 15 * k)} {num(x + 10 * k)} {num(y)}Z", p.lin(mix(col, "#ffe8c0", .35), col, mix(col, INK, .45), v=(0, 0, 1, 0)), INK, 1.6)
    p.path(f"M{num(x - 12.6 * k)} {num(y - 8 * k)}H{num(x + 12.6 * k)}M{num(x - 12.6 * k)} {num(y - 22 * k)}H{num(x + 12.6 * k)}", "none", "#3a2a1e", 2.4 * k)


def chest(p, x, y, w, h, col="#8a6238"):
    p.path(f"M{x} {y}v{-h}h{w}v{h}Z", p.lin(mix(col, "#ffe8c0", .3), col, mix(col, INK, .4)), INK, 1.7)
    p.path(f"M{x} {y - h * .4:.0f}h{w}M{x + w * .5:.0f} {y - h}v{h}", "none", mix(col, INK, .5), 1.3, .7)


def sack(p, x, y, k, col="#d9c39a"):
    p.path(spline([(x - 13 * k, y), (x - 16 * k, y - 14 * k), (x - 7 * k, y - 27 * k), (x, y - 29 * k), (x + 8 * k, y - 27 * k), (x + 16 * k, y - 13 * k), (x + 12 * k, y)], True), p.lin(mix(col, "#fff8e4", .4), col, mix(col, INK, .35)), INK, 1.6)
    p.path(f"M{num(x - 7 * k)} {num(y - 27 * k)}L{num(x - 4 * k)} {num(y - 36 * k)}L{num(x + 5 * k)} {num(y - 35 * k)}L{num(x + 8 * k)} {num(y - 27 * k)}", mix(col, "#fff8e4", .2), INK, 1.3)
