# ruff: noqa: E731 - drawing data: long lines of coordinates and one-line helpers
"""Draws sky, clouds, land, sea, plants and smoke for the history scenes."""

import math

from art.tools.portrait.svg_paths import INK, H, W, along, brush_d, mix, num, num2, small, spline


def sky(p, *cols, low=H):
    p.path(f"M0 0H{W}V{low}H0Z", p.lin(*cols, v=(0, 0, 0, 1)))


def puffs(p, balls, prec=0):
    """Returns one SVG path of many round balls, given as (x, y, radius), to be filled as one shape."""
    return "".join(f"M{num(x - r)} {num(y)}a{num(r)} {num(r * .92)} 0 1 1 0 1Z" for x, y, r in balls)


def cloud(p, x, y, w, h, light="#fffaf0", dark="#c9b79a", op=.95):
    """Draws a heap of cloud lit from the top left, on a flat foot lost in haze."""
    r = p.rng
    mid = mix(light, dark, .4)
    p.path(f"M{num(x - w * .56)} {num(y)}C{num(x - w * .4)} {num(y - h * .3)} {num(x + w * .4)} {num(y - h * .32)} {num(x + w * .58)} {num(y - 1)}C{num(x + w * .3)} {num(y + h * .12)} {num(x - w * .3)} {num(y + h * .12)} {num(x - w * .56)} {num(y)}Z",
           mix(mid, dark, .4), op=op * .85, prec=0)
    n = max(4, int(w / 27))
    balls = []
    for i in range(n):
        t = (i + .5) / n
        q = h * (.12 + .36 * math.sin(math.pi * t)) * r.uniform(.85, 1.15)
        balls.append((x - w * .4 + w * .8 * t, y - q * .75, q * 1.12))
    for _ in range(n // 2 + 1):
        q = h * r.uniform(.24, .36)
        balls.append((x + w * r.uniform(-.22, .22), y - h * r.uniform(.42, .64), q))
    p.path(puffs(p, balls), p.lin((0, light), (.5, mid), (.95, dark), v=(.1, 0, .25, 1)), op=op, prec=0)
    p.path(puffs(p, [(bx - q * .14, by - q * .24, q * .68) for bx, by, q in balls if q > h * .28]), light, op=.5, prec=0)


def pt(q):
    return f"{num(q[0])} {num(q[1])}"


def land(p, pts, cols, ink=1.6, op=None, bottom=H):
    """Draws land under a line of hills."""
    d = spline(pts)
    p.path(d + f"L{num(pts[-1][0])} {bottom}L{num(pts[0][0])} {bottom}Z", p.lin(*cols, v=(0, 0, 0, 1)), op=op, prec=0)
    if ink:
        p.path(d, "none", INK, ink, .6, prec=0)


def sea(p, y0, y1, cols, n=40, light="#eef6ee", dark="#2c4a52", x0=0, x1=W, op=.55):
    p.path(f"M{x0} {y0}H{x1}V{y1}H{x0}Z", p.lin(*cols, v=(0, 0, 0, 1)))
    r = p.rng
    for col, w in ((dark, 1.8), (light, 1.6)):
        d = ""
        for _ in range(n // 2):
            t = r.random() ** .8
            y = y0 + 4 + (y1 - y0 - 6) * t
            q = 4 + 15 * t
            x = r.uniform(x0 + q, x1 - q)
            d += f"M{x - q:.0f} {y:.0f}q{q / 2:.0f} {-1 - 3 * t:.0f} {q:.0f} 0t{q:.0f} 0"
        p.path(d, "none", col, w, op, prec=0)


def bumpy(p, x0, x1, y, h, cols, step=14, depth=30, ink=1.5, seed=None):
    """Draws a bank of forest: rows of crowns, the nearer ones darker at the foot."""
    r = p.rng
    rows = max(1, min(3, round(depth / step / 1.3)))
    if rows == 1:
        p.path(f"M{num(x0)} {num(y - 2)}H{num(x1)}V{num(y + step * .95)}H{num(x0)}Z", mix(cols[-1], INK, .2))
    for j in range(rows):
        balls, x = [], x0 + r.uniform(0, step * .5)
        while x < x1:
            q = step * r.uniform(.62, 1.0)
            balls.append((x, y + j * step * 1.15 - h * r.random() * (1 - j / rows), q))
            x += q * 1.1
        k = f"w{len(p.ids)}"
        p.ids[k] = k
        t = j / max(1, rows)
        c0, c1 = mix(cols[0], cols[-1], t * .5), mix(cols[-1], INK, t * .25)
        p.defs.append(f'<path id="{k}" d="{small(puffs(p, balls), 0)}"/>')
        p.raw(f'<use href="#{k}" stroke="{INK}" stroke-width="{num2(ink * 2)}"/>'
              f'<use href="#{k}" fill="{p.lin(mix(c0, "#fff2c0", .18), c0, c1, v=(0, 0, .06, 1))}"/>')
        p.path("".join(f"M{num(bx - q * .66)} {num(by - q * .1)}q{num(q * .1)} {num(-q * .5)} {num(q * .6)} {num(-q * .56)}" for bx, by, q in balls), "none", mix(c0, "#fff2b0", .5), 1.8, .6, prec=0)
        p.path("".join(f"M{num(bx - q * .2)} {num(by + q * .3)}q{num(q * .4)} {num(q * .1)} {num(q * .7)} {num(-q * .4)}" for bx, by, q in balls), "none", mix(c1, INK, .3), 1.6, .5, prec=0)


def palm(p, x, y, h, lean=10, k=1., cols=("#4f7040", "#2f4a2c", "#86a65a"), trunk=("#9a7a4e", "#4d361f"), n=9, nuts=True):
    """Draws a coconut palm: its foot at (x, y), h its height."""
    tx, ty = x + lean, y - h
    pts = [(x, y), (x + lean * .25, y - h * .45), (tx, ty)]
    p.path(brush_d(pts, 10 * k, 7 * k, 5 * k), p.lin(*trunk, v=(0, 0, 1, 0)), INK, 1.6)
    d = ""
    for i in range(1, 7):
        a = along(pts, i / 7)
        d += f"M{num(a[0] - 3 * k)} {num(a[1])}q{num(3 * k)} {num(2.4 * k)} {num(6 * k)} 0"
    p.path(d, "none", "#3a2816", 1.3, .6)
    r = p.rng
    back, comb, gl = "", "", ""
    for i in range(n):
        a = math.radians(-205 + i * 230 / (n - 1) + r.uniform(-7, 7))
        ln = 46 * k * r.uniform(.85, 1.1)
        m = (tx + math.cos(a) * ln * .6, ty + math.sin(a) * ln * .6 - 9 * k)
        e = (tx + math.cos(a) * ln * 1.05, ty + math.sin(a) * ln * .72 + 15 * k)
        q = [(tx, ty), m, e]
        back += brush_d(q, .5, 9 * k, .5)
        gl += spline(q)
        for t in (.4, .65, .88):
            c = along(q, t)
            comb += f"M{pt(c)}l{num(math.cos(a) * 5 * k)} {num(9 * k)}"
    p.path(back, p.lin(cols[0], cols[1]), INK, 1.3, prec=0)
    p.path(comb, "none", cols[1], 1.9 * k, prec=0)
    p.path(gl, "none", cols[2], 1.3, .8, prec=0)
    if nuts:
        for dx, dy in ((-4, 3), (4, 4), (0, 7)):
            p.ell(tx + dx * k, ty + dy * k, 3.6 * k, 4 * k, "#6b4a26", INK, 1)


def grass(p, x0, x1, y0, y1, n, cols, h=10, w=1.8, lean=2):
    r = p.rng
    for c in cols:
        d = ""
        for _ in range(n // len(cols)):
            x, y, k = r.uniform(x0, x1), r.uniform(y0, y1), h * r.uniform(.6, 1.3)
            d += f"M{x:.0f} {y:.0f}q{r.uniform(-2, 2):.0f} {-k * .6:.0f} {r.uniform(-lean, lean * 2):.0f} {-k:.0f}"
        p.path(d, "none", c, w, .8, prec=0)


def leaf(p, x, y, ln, ang, cols, wide=.34, bend=.15):
    """Draws a broad leaf in the foreground."""
    a = math.radians(ang)
    ux, uy = math.cos(a) * ln, math.sin(a) * ln
    q = lambda t, k: (x + ux * t - uy * (k + bend * t * t), y + uy * t + ux * (k + bend * t * t))
    out = [q(0, 0), q(.3, -wide * .55), q(.65, -wide * .5), q(1, 0), q(.65, wide * .5), q(.3, wide * .55), q(0, 0)]
    p.path(spline(out) + "Z", p.lin(*cols, v=(0, 0, 1, 1)), INK, 1.8, prec=0)
    d = spline([q(0, 0), q(.5, 0), q(.95, 0)]) + "".join(f"M{pt(q(t, 0))}L{pt(q(t + .14, s * wide * .4))}" for t in (.25, .45, .65) for s in (-1, 1))
    p.path(d, "none", mix(cols[0], "#fff6c8", .4), 1.3, .6, prec=0)


def smoke(p, x, y, dx, dy, n, r0, r1, light="#d9d2c4", dark="#5a544c", op=.85):
    """Draws a plume of smoke from (x, y) on by (dx, dy): overlapping puffs, each shaded."""
    r = p.rng
    for i in range(n):
        t = i / max(1, n - 1)
        q = r0 + (r1 - r0) * t
        cx, cy = x + dx * t + r.uniform(-q, q) * .3, y + dy * t + r.uniform(-q, q) * .25
        d, k = "", 7
        a0 = r.uniform(0, 1)
        for j in range(k + 1):
            a = a0 + math.tau * j / k
            v = (cx + q * math.cos(a), cy + q * .8 * math.sin(a))
            if j:
                b = a - math.pi / k
                d += f"Q{num(cx + q * 1.4 * math.cos(b))} {num(cy + q * 1.12 * math.sin(b))} {pt(v)}"
            else:
                d = f"M{pt(v)}"
        p.path(d + "Z", p.lin(light, mix(light, dark, .45), dark, v=(.1, 0, .8, 1)), op=op, prec=0)


def finish(p):
    """Draws the finishing varnish over a painting: a gleam at the top left, the edges a little darker."""
    p.path(f"M0 0H{W}V{H}H0Z", p.lin((0, "#fff2cf", .14), (.4, "#fff2cf", 0), (.65, INK, 0), (1, INK, .3)))
    p.path(f"M0 0H{W}V{H}H0Z", "none", "#1d130b", 10, .35)
    p.path(f"M0 0H{W}V{H}H0Z", "none", "#1d130b", 4, .6)


BROWN = ("#7d6a52", "#4a3d2e")
WHITE = ("#f4ead2", "#b8a98e")
