# ruff: noqa: E731 - drawing data: long lines of coordinates and one-line helpers
"""Draws what people in the portraits wear to show who they are: crowns, orders, crosses, feathers, beads."""

import math

from art.tools.portrait.svg_paths import INK, along, mix, num, num2, poly, pt, spline


def pearls(p, pts, n, r=4.2):
    d = [along(pts, i / (n - 1)) for i in range(n)]
    for x, y in d:
        bead(p, x, y, r, PEARL, "#5a4a3a", .9)


PEARL = ("#fffdf6", "#e9dcc8", "#9a8a74")


def crown(p, x, y, w, hgt, jewels=("#a3221a", "#1f4e79", "#1c653e"), points=5, rot=0, arch=False, band=.3):
    """Draws a crown seen a little from below: w is half its width, y its lower edge."""
    p.group(f'transform="translate({num(x)} {num(y)})rotate({rot})"')
    b = hgt * band
    if arch:
        p.path(f"M{num(-w * .92)} {num(-b)}C{num(-w * 1.2)} {num(-hgt * 1.3)} {num(-w * .3)} {num(-hgt * 1.55)} 0 {num(-hgt * 1.3)}C{num(w * .3)} {num(-hgt * 1.55)} {num(w * 1.2)} {num(-hgt * 1.3)} "
               f"{num(w * .92)} {num(-b)}Z", p.lin(*arch), INK, 2)
        p.path(f"M{num(-w * .9)} {num(-b)}C{num(-w * 1.15)} {num(-hgt * 1.3)} {num(-w * .3)} {num(-hgt * 1.5)} 0 {num(-hgt * 1.3)}C{num(w * .3)} {num(-hgt * 1.5)} {num(w * 1.15)} {num(-hgt * 1.3)} "
               f"{num(w * .9)} {num(-b)}M0 {num(-b)}V{num(-hgt * 1.3)}", "none", INK, 7)
        p.path(f"M{num(-w * .9)} {num(-b)}C{num(-w * 1.15)} {num(-hgt * 1.3)} {num(-w * .3)} {num(-hgt * 1.5)} 0 {num(-hgt * 1.3)}C{num(w * .3)} {num(-hgt * 1.5)} {num(w * 1.15)} {num(-hgt * 1.3)} "
               f"{num(w * .9)} {num(-b)}M0 {num(-b)}V{num(-hgt * 1.3)}", "none", "#e8bd55", 4.4)
        p.ell(0, -hgt * 1.4, 6, 6, p.gold(), INK, 1.6)
        p.path(f"M0 {num(-hgt * 1.4 - 6)}v-10m-4.5 5.5h9", "none", INK, 5)
        p.path(f"M0 {num(-hgt * 1.4 - 6)}v-10m-4.5 5.5h9", "none", "#f1cf74", 2.8)
    d = f"M{num(-w)} 0L{num(-w * 1.06)} {num(-b)}"
    for i in range(points):
        t = -1 + 2 * (i + .5) / points
        xx, x2 = t * w * 1.12, (-1 + 2 * (i + 1) / points) * w * 1.06
        d += f"L{num(xx - w / points * .4)} {num(-hgt * .72)}L{num(xx)} {num(-hgt * (1.08 - .1 * t * t))}L{num(xx + w / points * .4)} {num(-hgt * .72)}L{num(x2)} {num(-b * 1.1)}"
    d += f"L{num(w)} 0Q0 {num(b * .7)} {num(-w)} 0Z"
    p.path(d, p.gold((0, 0, 1, .5)), INK, 2)
    p.path(f"M{num(-w * 1.03)} {num(-b)}Q0 {num(-b * .4)} {num(w * 1.03)} {num(-b)}", "none", "#7a5312", 1.6)
    for i in range(points):
        t = -1 + 2 * (i + .5) / points
        xx = t * w * 1.1
        bead(p, xx, -hgt * (1.1 - .1 * t * t), 3.6, PEARL, INK, 1.2)
        j = jewels[i % len(jewels)]
        p.ell(t * w, -b * .5 + b * .32 * (1 - t * t), w / points * .38, b * .3, p.rad(mix(j, "#ffffff", .55), j, mix(j, INK, .5), c=(.35, .3, .8)), INK, 1.2)
    p.end()


def star(x, y, r, n=5, q=.42, rot=-90):
    return poly([(x + (r if i % 2 == 0 else r * q) * math.cos(math.radians(rot + i * 180 / n)),
                  y + (r if i % 2 == 0 else r * q) * math.sin(math.radians(rot + i * 180 / n))) for i in range(2 * n)])


def camellia(p, x, y, r):
    """Draws a white camellia: rings of petals round its centre."""
    for k, n, a0 in ((1, 7, 0), (.68, 6, .5), (.36, 5, .2)):
        d = ""
        for i in range(n):
            a = math.tau * (i + a0) / n
            b, c = a - .8, a + .8
            d += (f"M{num(x)} {num(y)}C{num(x + r * k * math.cos(b))} {num(y + r * k * math.sin(b))} {num(x + 1.3 * r * k * math.cos(a - .3))} {num(y + 1.3 * r * k * math.sin(a - .3))} {num(x + r * 1.06 * k * math.cos(a))} {num(y + r * 1.06 * k * math.sin(a))}"
                  f"C{num(x + 1.3 * r * k * math.cos(a + .3))} {num(y + 1.3 * r * k * math.sin(a + .3))} {num(x + r * k * math.cos(c))} {num(y + r * k * math.sin(c))} {num(x)} {num(y)}Z")
        p.path(d, p.rad("#ffffff", "#fff4ea", "#dcc6bc"), "#6d5348", 1.1)
    p.ell(x, y, r * .24, r * .24, "#f1cf74", "#8f6418", 1)


def order_star(p, x, y, r, heart="#1f4e79", n=8, col=None):
    p.path(star(x + 1.5, y + 2, r, n, .5), INK, op=.5)
    p.path(star(x, y, r, n, .5), col or p.gold(), INK, 1.3)
    p.ell(x, y, r * .38, r * .38, heart, INK, 1)
    p.path(f"M{num(x - r * .2)} {num(y)}h{num(r * .4)}M{num(x)} {num(y - r * .2)}v{num(r * .4)}", "none", "#fff8e7", 1.4)


def medal(p, x, y, ribbon=("#1c653e", "#f1cf74"), r=7.5):
    p.path(f"M{num(x - 5)} {num(y)}h10l-2 15h-6Z", ribbon[0], INK, 1.2)
    p.path(f"M{num(x)} {num(y)}v14", "none", ribbon[1], 2.4)
    p.ell(x, y + 15 + r * .7, r, r, p.gold(), INK, 1.3)
    p.path(star(x, y + 15 + r * .7, r * .7), "#8f6418", op=.8)


def cross_christ(p, x, y, r, rot=0, line=1.3):
    """Draws the cross of the Order of Christ: red, flared, with a white cross inside."""
    p.group(f'transform="translate({num(x)} {num(y)})rotate({rot})scale({num2(r / 10)})"')
    p.path("M-2.6 -2.6L-4.2 -10H4.2L2.6 -2.6L10 -4.2V4.2L2.6 2.6L4.2 10H-4.2L-2.6 2.6L-10 4.2V-4.2Z", "#a3221a", INK, line * 10 / r)
    p.path("M0 -7.4V7.4M-7.4 0H7.4", "none", "#fff8e7", 1.9, extra='stroke-linecap="butt"')
    p.end()


def feather(p, x, y, ln, ang, cols, wide=.2, bend=.12, w=1.6):
    """Draws a plume of length `ln` at angle `ang` from its foot at (x, y); plumes of one shape and colours share a
    definition. cols: base, tip, rib."""
    key = ("f", cols, wide, round(bend, 2))
    m = f'transform="translate({num(x)} {num(y)})rotate({num(ang)})scale({num2(ln / 100)})"'
    if key in p.ids:
        p.raw(f'<use href="#{p.ids[key]}" {m}/>')
        return
    p.ids[key] = f"f{len(p.ids)}"
    q = lambda t, k: (100 * t, 100 * (k + bend * t * t))
    out = [q(0, -.02), q(.2, -wide * .5), q(.55, -wide * .62), q(.85, -wide * .4), q(1, 0), q(.85, wide * .4), q(.55, wide * .62), q(.2, wide * .5), q(0, .02)]
    p.raw(f'<g {m}><g id="{p.ids[key]}">')
    p.path(spline(out) + "Z", p.lin((.5, cols[0]), (.8, cols[1]), v=(0, 0, 1, 0)), INK, w * 100 / ln, prec=0)
    d = "".join(f"M{pt(q(t, 0))}L{pt(q(t + .1, k * wide * .45))}" for t in (.25, .42, .59, .76) for k in (-1, 1))
    p.path(d + spline([q(.05, 0), q(.5, 0), q(.95, 0)]), "none", cols[2], 110 / ln, .6, prec=0)
    p.raw("</g></g>")


def bead(p, x, y, r, cols, ink=INK, w=1.):
    """Draws a bead, pearl or button; one of a kind is drawn once and then reused."""
    key = ("b", cols, r)
    if key in p.ids:
        p.raw(f'<use href="#{p.ids[key]}" x="{num(x)}" y="{num(y)}"/>')
        return
    p.ids[key] = f"b{len(p.ids)}"
    g = p.rad(*cols, c=(.35, .3, .8))
    p.raw(f'<g transform="translate({num(x)} {num(y)})"><ellipse id="{p.ids[key]}" rx="{num(r)}" ry="{num(r)}" fill="{g}" stroke="{ink}" stroke-width="{num2(w)}"/></g>')
