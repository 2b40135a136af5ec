# ruff: noqa: B905 - drawing data: long lines of coordinates and one-line helpers
"""A wide painting of any size, and functions that draw its sky, sun, clouds, hills, palms, rain and light."""
import math

from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, along, mix, num, spline
from art.tools.scenery.land import pt, puffs


class Wide(Pic):
    """A picture of any width and height, full bleed."""

    def __init__(self, seed, w, h):
        super().__init__(seed)
        self.w, self.h = w, h

    def svg(self):
        return super().svg().replace('viewBox="0 0 504 400"', f'viewBox="0 0 {self.w} {self.h}"', 1)


def heavens(p, *cols, low):
    p.path(f"M0 0H{p.w}V{low}H0Z", p.lin(*cols, v=(0, 0, 0, 1)), prec=0)


def sun(p, x, y, r, glow="#fff0b8", size=8., core="#fffbe6"):
    p.dab(x, y, r * size, r * size * .62, glow, .5)
    p.dab(x, y, r * size * .42, r * size * .36, glow, .8)
    p.ell(x, y, r, r, core)


def rays(p, x, y, n=26, col="#fff6cf", op=.3, far=1500, a0=0., wide=.42):
    """Draws light beams in all directions from the point (x, y); they fade out over the distance `far`."""
    d = ""
    for i in range(n):
        a, k = a0 + math.tau * i / n, math.pi / n * wide * (1.35 if i % 2 else .8)
        d += f"M{num(x)} {num(y)}L{num(x + far * math.cos(a - k))} {num(y + far * math.sin(a - k))}L{num(x + far * math.cos(a + k))} {num(y + far * math.sin(a + k))}Z"
    g = p.ref(f'<radialGradient id="@" gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" r="{num(far * .62)}"><stop offset=".05" stop-color="{col}" stop-opacity=".9"/><stop offset="1" stop-color="{col}" stop-opacity="0"/></radialGradient>')
    p.raw(f'<path d="{d}" fill="{g}" fill-opacity="{op}"/>')


def bank(p, x, y, w, h, light="#fff6e2", mid="#e9d2b4", dark="#b89f96", op=.95):
    """Draws a bank of cloud, lit from the upper left, with a flat foot that fades."""
    r = p.rng
    n = max(5, int(w / 30))
    balls = []
    for i in range(n):
        t = (i + .5) / n
        q = h * (.12 + .4 * math.sin(math.pi * t)) * r.uniform(.8, 1.2)
        balls.append((x - w * .4 + w * .8 * t, y - q * .75, q * 1.1))
    for _ in range(n // 2 + 1):
        t = r.uniform(.28, .72)
        q = h * r.uniform(.22, .36)
        balls.append((x - w * .4 + w * .8 * t, y - h * r.uniform(.42, .66), q))
    foot = f"M{num(x - w * .54)} {num(y)}C{num(x - w * .4)} {num(y - h * .24)} {num(x - w * .2)} {num(y - h * .2)} {num(x)} {num(y - h * .3)}S{num(x + w * .4)} {num(y - h * .26)} {num(x + w * .56)} {num(y - 1)}C{num(x + w * .3)} {num(y + h * .1)} {num(x - w * .3)} {num(y + h * .1)} {num(x - w * .54)} {num(y)}Z"
    p.path(foot, mix(mid, dark, .4), op=op * .9, prec=0)
    p.path(puffs(p, balls), p.lin((0, light), (.55, mid), (1, dark), v=(.2, 0, .35, 1)), op=op, prec=0)
    p.path(puffs(p, [(bx - q * .16, by - q * .26, q * .68) for bx, by, q in balls if q > h * .27]), light, op=.5, prec=0)


def streaks(p, rows, col, op=.6):
    """Draws long thin clouds, given as (x, y, half width, thickness)."""
    for x, y, w, t in rows:
        d = f"M{num(x - w)} {num(y)}C{num(x - w * .4)} {num(y - t)} {num(x + w * .3)} {num(y - t * 1.3)} {num(x + w)} {num(y - t * .2)}C{num(x + w * .4)} {num(y + t * .5)} {num(x - w * .3)} {num(y + t * .7)} {num(x - w)} {num(y)}Z"
        p.path(d, p.lin((0, col, 0), (.5, col, op), (1, col, 0), v=(0, 0, 1, 0)), prec=0)


def morro(p, pts, cols, base, ink=1.6, lit=.4, tufts=60, shrubs=12, shrub=("#4f7a44", "#2c4c2e"), size=7., shade=.34):
    """Draws a rounded green hill under a ridge through pts: lit on its left flank, with grass and thickets that follow
    the slope."""
    d = spline(pts)
    whole = d + f"L{pt((pts[-1][0], base))}L{pt((pts[0][0], base))}Z"
    p.path(whole, p.lin(*cols, v=(.1, 0, .45, 1)), prec=0)
    x0, x1 = pts[0][0], pts[-1][0]
    top = min(pts, key=lambda q: q[1])
    p.clip(whole)
    p.dab(top[0] - (x1 - x0) * .16, top[1] + (base - top[1]) * .3, (x1 - x0) * .22, (base - top[1]) * .5, mix(cols[0], "#fff0b0", .6), lit, 24)
    p.dab(top[0] + (x1 - x0) * .26, top[1] + (base - top[1]) * .62, (x1 - x0) * .26, (base - top[1]) * .7, mix(cols[-1], INK, .5), shade, -24)
    r = p.rng
    lines = {mix(cols[0], "#fff0b0", .35): "", mix(cols[-1], INK, .4): ""}
    for i in range(tufts):
        t = r.random()
        u = along(pts, t)
        s = along(pts, min(1, t + .02))
        slope = math.atan2(s[1] - u[1], s[0] - u[0])
        v = r.random() ** 1.3
        x, y = u[0] + (top[0] - u[0]) * -.1 * v, u[1] + 5 + (base - u[1]) * v * .9
        ln = size * r.uniform(.8, 2.2)
        dx, dy = math.cos(slope * .9) * ln, math.sin(slope * .9) * ln
        col = list(lines)[0 if x < top[0] and i % 3 else 1]
        lines[col] += f"M{x:.0f} {y:.0f}q{dx / 2:.0f} {dy / 2 - ln * .14:.0f} {dx:.0f} {dy:.0f}"
    for col, q in lines.items():
        if q:
            p.path(q, "none", col, 1.5, .5, prec=0)
    groups = []
    for _ in range(shrubs):
        u = along(pts, r.uniform(.08, .92))
        v = r.random()
        groups.append((u[0] + r.uniform(-10, 10), u[1] + 8 + (base - u[1]) * v * .75, size * (.7 + .6 * v)))
    balls = [(x + j * q * .9 - q, y - (q * .5 if j == 1 else 0), q * r.uniform(.7, 1)) for x, y, q in sorted(groups, key=lambda g: g[1]) for j in range(3)]
    if balls:
        p.path(puffs(p, [(x + q * .5, y + q * .5, q) for x, y, q in balls]), INK, op=.22, prec=0)
        p.path(puffs(p, balls), p.lin(shrub[0], shrub[1], v=(0, 0, .2, 1)), mix(shrub[1], INK, .5), 1.1, prec=0)
        p.path(puffs(p, [(x - q * .25, y - q * .3, q * .45) for x, y, q in balls]), mix(shrub[0], "#fff0b0", .4), op=.55, prec=0)
    p.end()
    if ink:
        p.path(d, "none", INK, ink, .75, prec=0)


def glitter(p, x, y0, y1, n=40, col="#fff3c8", spread=(6, 60), op=.8):
    """Draws the glitter of the sun's path on the water."""
    r = p.rng
    d = ""
    for _ in range(n):
        t = r.random() ** 1.1
        y = y0 + (y1 - y0) * t
        q = (3 + 16 * t) * r.uniform(.5, 1.3)
        cx = x + r.gauss(0, spread[0] + (spread[1] - spread[0]) * t)
        d += f"M{num(cx - q)} {num(y)}q{num(q)} {num(-1 - t)} {num(2 * q)} 0q{num(-q)} {num(1 + 2 * t)} {num(-2 * q)} 0Z"
    p.path(d, col, op=op, prec=1)


def frond(p, x, y, ang, ln, droop, k):
    """Returns the SVG path of a palm frond's leaflets, which hang the more the further out they stand, and the points
    of its rib."""
    a = math.radians(ang)
    rib = [(x + math.cos(a) * ln * t, y + math.sin(a) * ln * t + droop * t * t) for t in (0, .35, .7, 1)]
    d = ""
    n = max(7, int(ln / (6.4 * k ** .5)))
    for i in range(1, n + 1):
        t = i / n
        q = along(rib, t)
        e = along(rib, min(1, t + .03)) if t < .97 else rib[-1]
        f = along(rib, t - .04)
        tx, ty = e[0] - f[0], e[1] - f[1]
        m = math.hypot(tx, ty) or 1
        tx, ty = tx / m, ty / m
        reach = ln * (.3 * math.sin(math.pi * min(1, .12 + t * .8)) + .05)
        for side in (-1, 1):
            nx, ny = -ty * side, tx * side
            vx, vy = tx * .75 + nx * .62, ty * .75 + ny * .62 + .5
            tip = (q[0] + vx * reach, q[1] + vy * reach)
            w = 2.7 * k
            mx, my = (q[0] + tip[0]) / 2 + nx * w, (q[1] + tip[1]) / 2 + ny * w
            lx, ly = (q[0] + tip[0]) / 2 - nx * w * .8, (q[1] + tip[1]) / 2 - ny * w * .8 + w * .4
            d += f"M{num(q[0])} {num(q[1])}Q{num(mx)} {num(my)} {num(tip[0])} {num(tip[1])}Q{num(lx)} {num(ly)} {num(q[0])} {num(q[1])}Z"
    return d, rib


def coconut(p, x, y, h, lean=10., k=1., cols=("#6f9a4c", "#3c6a3a", "#1f3f2a"), trunk=("#b8956a", "#7a5836", "#3f2a18"), nuts=True, spread=96.):
    """Draws a coconut palm with feathered fronds; cols: lit, middle, shade."""
    tx, ty = x + lean, y - h
    line = [(x, y), (x + lean * .12, y - h * .4), (x + lean * .55, y - h * .75), (tx, ty)]
    lo, hi = [], []
    for q, w in zip(line, (9 * k, 6.2 * k, 5.2 * k, 4.8 * k)):
        lo.append((q[0] - w, q[1]))
        hi.append((q[0] + w, q[1]))
    p.path(spline(lo) + spline(hi[::-1], start="L") + "Z", p.lin(*trunk, v=(0, 0, 1, 0)), INK, 1.8)
    d = ""
    for i in range(1, int(h / (11 * k))):
        c = along(line, i / (h / (11 * k)))
        d += f"M{num(c[0] - 4.6 * k)} {num(c[1])}q{num(4.6 * k)} {num(3.4 * k)} {num(9.4 * k)} {num(-.8 * k)}"
    p.path(d, "none", trunk[2], 1.5 * k ** .5, .6)
    r = p.rng
    back = [(-165, .8, 62), (-15, .82, 66), (-128, .84, 40), (-52, .86, 44), (-92, .7, 22)]
    front = [(-186, 1, 70), (6, 1, 74), (-150, 1.02, 92), (-30, 1.05, 96), (150, .78, 60), (32, .8, 62), (-112, .78, 60), (-70, .8, 64)]
    for group, col, rim in ((back, (cols[1], cols[2]), cols[1]), (front, (cols[0], cols[1]), mix(cols[0], "#fff2b0", .4))):
        for ang, size, droop in group:
            f, rib = frond(p, tx, ty, ang + r.uniform(-5, 5), spread * k * size, droop * k * .72, k)
            p.path(f, p.lin(*col, v=(0, 0, .6, 1)), mix(cols[2], INK, .6), max(.5, .6 * k), prec=1)
            p.path(spline(rib), "none", rim, 1.5 * k, prec=1)
        if nuts and group is back:
            for dx, dy in ((-6, 5), (6, 6), (0, 10)):
                p.ell(tx + dx * k, ty + dy * k, 5.6 * k, 6.2 * k, p.rad("#b98a4a", "#7a5228", "#3f2814"), INK, 1.2)


def rain(p, n=150, col="#c9d6e2", op=.5, length=26):
    r = p.rng
    d = ""
    for _ in range(n):
        x, y, ln = r.uniform(-20, p.w), r.uniform(-20, p.h), length * r.uniform(.5, 1.3)
        d += f"M{x:.0f} {y:.0f}l{-ln * .26:.0f} {ln:.0f}"
    p.path(d, "none", col, 1.3, op, prec=0)


def varnish(p, edge=.3):
    """Draws the finishing varnish over the painting: a gleam at the top left, the lower right a little darker."""
    p.path(f"M0 0H{p.w}V{p.h}H0Z", p.lin((0, "#fff2cf", .12), (.4, "#fff2cf", 0), (.65, INK, 0), (1, INK, edge)), prec=0)
