# ruff: noqa: E731 - drawing data: long lines of coordinates and one-line helpers
"""History scenes of the paintings: palms, waves, clouds, ships and people from small generators, each scene composed by hand.

    python -m art.tools.scenes [id ...]
"""
import math
import sys

from art.tools.figures import TONE, Man, figure, head
from art.tools.hats import feathers, felt, morion, scarf, shaved, tonsure, turban
from art.tools.portraits import (
    INK,
    ROOT,
    H,
    Pic,
    W,
    along,
    brush_d,
    cross_christ,
    mix,
    num,
    num2,
    poly,
    small,
    spline,
    star,
)


# ------------------------------------------------------------------ land, sea and sky
def sky(p, *cols, low=H):
    p.path(f"M0 0H{W}V{low}H0Z", p.lin(*cols, v=(0, 0, 0, 1)))


def puffs(p, balls, prec=0):
    """One path of many round balls (x, y, r); it fills as their union."""
    return "".join(f"M{num(x - r)} {num(y)}a{num(r)} {num(r * .92)} 0 1 1 0 1Z" for x, y, r in balls)


def cloud(p, x, y, w, h, light="#fffaf0", dark="#c9b79a", op=.95):
    """A heap of cloud lit from the top left, on a flat foot lost in haze."""
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
    """Land under a line of hills."""
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
    """A bank of forest: rows of crowns, the nearer ones darker at the foot."""
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
    """A coconut palm: foot at x, y; h its height."""
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
    """A broad leaf of the foreground."""
    a = math.radians(ang)
    ux, uy = math.cos(a) * ln, math.sin(a) * ln
    q = lambda t, k: (x + ux * t - uy * (k + bend * t * t), y + uy * t + ux * (k + bend * t * t))
    out = [q(0, 0), q(.3, -wide * .55), q(.65, -wide * .5), q(1, 0), q(.65, wide * .5), q(.3, wide * .55), q(0, 0)]
    p.path(spline(out) + "Z", p.lin(*cols, v=(0, 0, 1, 1)), INK, 1.8, prec=0)
    d = spline([q(0, 0), q(.5, 0), q(.95, 0)]) + "".join(f"M{pt(q(t, 0))}L{pt(q(t + .14, s * wide * .4))}" for t in (.25, .45, .65) for s in (-1, 1))
    p.path(d, "none", mix(cols[0], "#fff6c8", .4), 1.3, .6, prec=0)


def smoke(p, x, y, dx, dy, n, r0, r1, light="#d9d2c4", dark="#5a544c", op=.85):
    """A plume of smoke from x, y towards dx, dy: overlapping puffs, each shaded."""
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
    """Varnish over the painting: a gleam at the top left, the edges a little darker."""
    p.path(f"M0 0H{W}V{H}H0Z", p.lin((0, "#fff2cf", .14), (.4, "#fff2cf", 0), (.65, INK, 0), (1, INK, .3)))
    p.path(f"M0 0H{W}V{H}H0Z", "none", "#1d130b", 10, .35)
    p.path(f"M0 0H{W}V{H}H0Z", "none", "#1d130b", 4, .6)


# ------------------------------------------------------------------ people
def limb(p, pts, w, col, ink=1.5):
    """An arm or a leg: from thick to thin, with an ink line."""
    p.path(brush_d(pts, w, w * .92, w * .6), col, INK, ink)


def person(p, x, y, k=1., skin="fair", coat=("#7a5a3c", "#4a3422"), legs=None, hair="#241710", hat=None, look=1, kind="coat", pose="stand", arms=(), skirt=None, **more):
    """A figure with its feet at x, y; arms are lists of points from the shoulder in the plane of the picture, the near one first."""
    man = Man(skin=skin, kind=kind, coat=coat if len(coat) > 1 else (*coat, "#f0d9a4"), hair=hair or "#1f1713", hat=hat, kneel=pose == "kneel", skirt=skirt, **more)
    if legs:
        man.legs = legs
    bends = [tuple((u * look, v) for u, v in a[1:3]) for a in arms]
    near = next((b for b in bends if b[0][0] > 0), None)
    far = next((b for b in bends if b[0][0] <= 0), None)
    if len(bends) == 2 and (near is None or far is None):
        near, far = bends
    man.arms = (far or man.arms[0], near or man.arms[1])
    figure(p, x, y, k, look, man)


def pole(p, a, b, w=2.6, col="#7a5630", head=None):
    p.path(f"M{pt(a)}L{pt(b)}", "none", INK, w + 2)
    p.path(f"M{pt(a)}L{pt(b)}", "none", col, w)
    if head:
        dx, dy = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dy)
        ux, uy = dx / ln, dy / ln
        p.path(poly([(b[0] + ux * head, b[1] + uy * head), (b[0] - uy * head * .3, b[1] + ux * head * .3), (b[0] + uy * head * .3, b[1] - ux * head * .3)]), "#dfe6ea", INK, 1.3)


# ------------------------------------------------------------------ ships
def caravel(p, x, y, k=1., flip=1, sails=("#fffaf0", "#e3d6bc", "#a8997e"), cross=True, flags="#a3221a", furled=False):
    """A ship of the discoveries; x, y is the middle of its waterline."""
    p.group(f'transform="translate({num(x)} {num(y)})scale({num2(k * flip)} {num2(k)})"')
    p.path("M-64 2Q0 12 62 2L54 10H-56Z", INK, op=.3)
    p.path("M-26 -8V-118M22 -8V-96M-60 -20L-92 -44", "none", INK, 5)
    p.path("M-26 -8V-118M22 -8V-96M-60 -20L-92 -44", "none", "#8a6238", 2.6)
    p.path("M-26 -112L-62 -18M-26 -112L10 -18M22 -92L-6 -20M22 -92L58 -30M-26 -112L22 -92M-26 -100L-92 -44", "none", INK, 1, .7)
    g = p.lin(*sails)
    if furled:
        p.path("M-54 -84Q-26 -76 2 -84L0 -78Q-26 -68 -52 -78ZM2 -72Q22 -66 42 -72L40 -66Q22 -60 4 -66Z", g, INK, 1.8)
    else:
        p.path("M-56 -92Q-26 -84 4 -92C10 -70 10 -52 2 -34Q-28 -24 -58 -36C-48 -52 -48 -72 -56 -92Z", g, INK, 2)
        p.path("M-44 -88C-36 -70 -36 -52 -44 -34M-12 -88C-6 -70 -6 -52 -12 -32", "none", "#a8997e", 1.4, .6)
        p.path("M2 -78Q22 -72 42 -78C48 -62 48 -48 40 -34Q22 -28 6 -34C10 -48 10 -62 2 -78Z", g, INK, 2)
        if cross:
            cross_christ(p, -25, -60, 15, 0, 1)
            cross_christ(p, 25, -54, 10, 0, 1)
    p.path("M-26 -118q14 -8 26 -2t24 -2q-14 10 -26 6t-24 6Z", flags, INK, 1.2)
    p.path("M22 -96q12 -6 22 -2t20 -2q-12 8 -22 5t-20 5Z", flags, INK, 1.2)
    p.path("M-70 -26C-66 -10 -62 2 -54 8H50C60 -4 64 -18 66 -44L36 -38L34 -18Q-10 -12 -48 -20L-50 -28Z", p.lin("#b07c45", "#7a4e26", "#402510", v=(0, 0, .3, 1)), INK, 2.2)
    p.path("M-62 -14Q0 -4 62 -20M-58 -4Q0 4 58 -8", "none", "#3a2110", 1.6, .7)
    p.path("M-48 -20Q-10 -12 34 -18M36 -38L66 -44M-70 -26L-50 -28", "none", "#e8bd55", 2.2)
    p.path("M-34 -10h6v5h-6ZM-14 -8h6v5h-6ZM8 -9h6v5h-6ZM44 -32h6v6h-6ZM54 -34h5v6h-5Z", "#2a180c", INK, .8)
    p.end()


def rowboat(p, x, y, k=1., flip=1, crew=4, flag=None):
    p.group(f'transform="translate({num(x)} {num(y)})scale({num2(k * flip)} {num2(k)})"')
    for i in range(crew):
        u = -24 + i * 48 / max(1, crew - 1)
        c = ("#8c3a2a", "#3f5a4a", "#4a4a6a", "#8a6a3a")[i % 4]
        p.path(f"M{num(u - 6)} -4Q{num(u - 6)} -18 {num(u)} -19Q{num(u + 6)} -18 {num(u + 6)} -4Z", p.lin(mix(c, "#fff4d8", .3), c), INK, 1.4)
        p.ell(u, -23, 4.2, 4.8, "#d9a27a", INK, 1.3)
        p.path(f"M{num(u - 5)} -25Q{num(u)} -32 {num(u + 5)} -25Z", ("#8d99a3", "#4a301c")[i % 2], INK, 1.1)
        p.path(f"M{num(u)} -10L{num(u - 14)} 10", "none", INK, 2.8)
        p.path(f"M{num(u)} -10L{num(u - 14)} 10", "none", "#b07c45", 1.4)
    if flag:
        p.path("M34 -4V-52", "none", INK, 3)
        p.path("M34 -52q-12 -4 -24 2t-20 -1V-28q10 4 20 -1t24 -1Z", "#fffaf0", INK, 1.5)
        cross_christ(p, 13, -40, 8, 0, 1)
    p.path("M-44 -8Q0 2 46 -10C42 4 34 10 26 11H-26C-36 10 -42 2 -44 -8Z", p.lin("#b8854c", "#6d4420", v=(0, 0, .3, 1)), INK, 2)
    p.path("M-42 -3Q0 6 43 -4", "none", "#e8c585", 1.4, .8)
    p.path("M-50 11q10 -4 20 0t20 0 20 0 20 0 20 -1", "none", "#eef6ee", 1.8, .8)
    p.end()


# ------------------------------------------------------------------ the scenes
BROWN = ("#7d6a52", "#4a3d2e")
WHITE = ("#f4ead2", "#b8a98e")


def first_mass():
    p = Pic(51)
    sky(p, "#8fb4c4", "#d9dcc0", "#f4dfae", low=200)
    cloud(p, 110, 92, 190, 56, "#fffaf0", "#cdb996")
    cloud(p, 420, 70, 150, 44, "#fffaf0", "#c9b79a")
    land(p, [(0, 176), (60, 168), (130, 150), (170, 140), (205, 152), (280, 170), (360, 176)], ("#8a9a92", "#7d8f84"), 0)
    sea(p, 176, 232, ("#8fb3b5", "#5f8c92"), 18)
    caravel(p, 76, 190, .42, 1, furled=True)
    caravel(p, 150, 184, .3, -1, furled=True)
    # forest on the right, dark behind the light of the cross
    bumpy(p, 330, 504, 150, 30, ("#5c7a4e", "#2c4428"), 26, 90)
    bumpy(p, 380, 504, 190, 24, ("#49683f", "#20361f"), 24, 60)
    land(p, [(0, 236), (110, 226), (240, 222), (380, 214), (504, 206)], ("#dcc48c", "#b8955a", "#7d5f36"), 1.4)
    p.path("M0 262C120 240 260 246 504 226L504 260C300 262 140 270 0 300Z", "#f6e2ae", op=.45)
    palm(p, 462, 262, 176, -22, 1.2)
    palm(p, 30, 272, 150, 16, 1.0)
    # the great cross
    p.ell(262, 262, 44, 8, INK, op=.32)
    g = p.lin("#b88a52", "#84592c", "#4a2d13", v=(0, 0, 1, 0))
    p.path("M250 262V46H266V262Z", g, INK, 2.4)
    p.path("M192 84H324V99H192Z", p.lin("#b88a52", "#84592c", "#4a2d13", v=(0, 0, 0, 1)), INK, 2.4)
    p.path("M254 52V258M198 87H318", "none", "#e0b77a", 2, .7)
    p.path("M258 120l2 40M256 176l3 50M262 66l1 24M210 93h30M280 94h30", "none", "#3a2410", 1.3, .6)
    p.path("M246 84l24 15M270 84l-24 15", "none", "#d9c08c", 3)
    # altar on the step, white cloth, candles
    p.path("M212 270H310L320 284H202Z", p.lin("#b09066", "#6d5232"), INK, 1.8)
    p.path("M222 236H300V270H222Z", p.lin("#fffcf4", "#d9cdb6", "#a3957c"), INK, 2)
    p.path("M222 242q10 8 19 0 10 8 20 0 10 8 20 0 9 8 19 0", "none", "#c9a34e", 1.8)
    cross_christ(p, 261, 257, 8, 0, 1)
    for x in (230, 292):
        p.path(f"M{x} 236V222", "none", "#fffaf0", 4)
        p.ell(x, 218, 2.4, 4, "#f6c34a", "#a3621a", 1)
    # the priest lifts the host
    person(p, 262, 262, .9, "fair", ("#f1e2b4", "#b9852c"), kind="robe", hair="#5a4630", hat=tonsure, cut="none", arms=([(-8, -56), (-9, -70), (-3, -84)], [(8, -56), (10, -70), (4, -84)]))
    p.ell(263, 184, 4.6, 4.6, "#fffaf0", "#c9a34e", 1.4)
    p.dab(263, 184, 22, 20, "#fff2c0", .7)
    # kneeling friars and captains on the left
    person(p, 172, 284, .92, "olive", ("#7a5c40", "#3f2c1c"), kind="robe", pose="kneel", hat=tonsure, cut="none", arms=([(7, -55), (14, -52), (17, -62)],))
    person(p, 140, 300, 1, "fair", ("#8c2a22", "#4a120e"), pose="kneel", hair="#3a2416", arms=([(7, -55), (14, -50), (18, -60)],))
    person(p, 58, 318, 1.12, "fair", ("#7d8890", "#3a434b"), pose="kneel", hat=morion, arms=([(7, -55), (14, -50), (17, -60)],))
    # a standard-bearer
    pole(p, (116, 314), (112, 152), 2.6, "#7a5630", 10)
    p.path("M113 158q-22 -6 -40 4q-14 6 -30 -2l4 50q14 8 30 0q18 -8 38 -2Z", p.lin("#fffcf4", "#e3d8c2", "#b3a58c"), INK, 2)
    cross_christ(p, 78, 184, 17, 4, 1.2)
    person(p, 118, 314, 1.06, "fair", ("#5b4a6a", "#2c2238"), hat=felt("#2a211b", "#d9a53a", "#f4ead2"), legs=("#8a2f22", "#4a140e"), arms=([(-6, -55), (-10, -46), (-4, -44)],))
    # the people of the land: standing, kneeling, one climbing for a better view
    person(p, 356, 272, .9, "bronze", ("#c8301f",), kind="native", look=-1, hat=feathers(), arms=([(-8, -55), (-14, -46), (-6, -42)], [(8, -55), (13, -44), (10, -34)]))
    person(p, 392, 268, .9, "bronze", ("#f0b23a",), kind="native", look=-1, hair="#15100c", arms=([(-8, -55), (-15, -60), (-18, -72)],))
    person(p, 340, 296, .98, "bronze", ("#2f6f9c",), kind="native", pose="kneel", look=-1, hair="#15100c", arms=([(-8, -55), (-14, -48), (-17, -58)],))
    person(p, 384, 308, 1.08, "bronze", ("#c8301f",), kind="native", pose="kneel", look=-1, hat=feathers(("#f0b23a", "#c8301f")), arms=([(-8, -55), (-15, -46), (-8, -40)],))
    person(p, 430, 306, 1.14, "bronze", ("#f0b23a",), kind="native", look=-1, hat=feathers(("#2f7a46", "#f0c13a")), arms=([(-8, -55), (-14, -40), (-18, -26)], [(8, -55), (14, -44), (16, -56)]))
    pole(p, (452, 312), (448, 196), 2.2, "#6b4a26")
    # near ground: backs in shadow and plants
    land(p, [(0, 352), (120, 338), (260, 346), (400, 336), (504, 344)], ("#7d6a3a", "#4a3d20", "#2a2213"), 0)
    person(p, 226, 372, 1.36, "bronze", ("#f0b23a",), kind="native", pose="kneel", look=1, hat=feathers(), arms=([(8, -55), (15, -50), (14, -62)],))
    person(p, 300, 378, 1.36, "bronze", ("#c8301f",), kind="native", pose="kneel", look=-1, hair="#15100c", arms=([(-8, -55), (-15, -48), (-14, -60)],))
    grass(p, 0, 504, 352, 400, 36, ("#6f8a44", "#3f5a2c", "#a3a85a"), 16)
    for x, a in ((20, -100), (36, -60), (8, -80), (470, -120), (490, -80), (454, -150)):
        leaf(p, x, 404, 70, a, ("#6f9450", "#3f6a38", "#1f3a20"))
    finish(p)
    return p


def landing_at_porto_seguro():
    p = Pic(52)
    sky(p, "#7fb0cc", "#c5dccf", "#f6e6b8", low=206)
    cloud(p, 96, 84, 170, 60)
    cloud(p, 270, 60, 150, 44)
    cloud(p, 440, 96, 150, 50)
    # Monte Pascoal
    land(p, [(0, 186), (40, 168), (86, 134), (112, 126), (138, 140), (190, 170), (250, 180), (330, 184), (504, 180)], ("#7d9a9c", "#86a596"), 1.2)
    land(p, [(0, 196), (70, 186), (150, 190), (210, 194), (280, 196)], ("#6f9068", "#54744e"), 0)
    sea(p, 190, 400, ("#9fc6c4", "#5b99a3", "#3d7684", "#2c5f6e"), 44)
    p.dab(150, 206, 120, 12, "#fff2cf", .5)
    caravel(p, 300, 214, .5, -1)
    caravel(p, 214, 206, .34, 1)
    caravel(p, 404, 236, 1.16, -1)
    # beach
    p.path("M0 262C60 256 120 276 190 296C270 318 330 344 372 400H0Z", p.lin("#f3deaa", "#d9b978", "#a8834a", v=(0, 0, .4, 1)), INK, 1.4)
    p.path("M0 258C60 252 124 272 194 291C276 314 338 340 382 400", "none", "#fffdf2", 5, .8)
    p.path("M60 252C130 264 190 284 240 300", "none", "#fffdf2", 2, .6)
    rowboat(p, 306, 306, 1.0, -1, 4)
    rowboat(p, 402, 352, 1.25, -1, 4, True)
    palm(p, 48, 306, 196, 26, 1.3)
    palm(p, 14, 300, 150, -6, 1.1)
    bumpy(p, -6, 60, 268, 20, ("#5f8a4e", "#2f5030"), 20, 50)
    # captains on the sand with the banner of Christ
    pole(p, (196, 356), (192, 186), 3, "#8a6238", 12)
    p.path("M193 192q22 -10 44 0t44 -2l-4 54q-20 8 -42 0t-42 4Z", p.lin("#fffdf6", "#ece0c8", "#b8a98e"), INK, 2.2)
    p.path("M206 190q4 28 0 56M262 192q4 26 0 52", "none", "#a5967d", 1.6, .5)
    cross_christ(p, 238, 217, 22, 0, 1.3)
    person(p, 190, 360, 1.26, "fair", ("#8c2a22", "#4a120e"), hat=felt("#2a211b", "#d9a53a", "#fffaf0"), legs=("#3a3140", "#1d1822"), look=-1, arms=([(8, -55), (11, -46), (4, -46)], [(-8, -55), (-18, -50), (-26, -56)]))
    person(p, 232, 368, 1.2, "olive", ("#8d9aa3", "#3f4951"), hat=morion, look=-1, legs=("#7a2a20", "#3a120d"), arms=([(-8, -55), (-12, -44), (-8, -34)],))
    pole(p, (254, 376), (262, 246), 2.4, "#7a5630", 13)
    person(p, 268, 384, 1.24, "fair", ("#8d9aa3", "#3f4951"), hat=morion, look=-1, legs=("#35506e", "#182a40"), arms=([(-8, -55), (-12, -46), (-5, -42)],))
    person(p, 160, 350, 1.1, "olive", ("#7a5c40", "#3f2c1c"), kind="robe", look=-1, hat=tonsure, cut="none", arms=([(-7, -55), (-12, -48), (-16, -58)],))
    # those who receive them
    person(p, 106, 346, 1.22, "bronze", ("#c8301f",), kind="native", hat=feathers(n=8, ln=9), arms=([(8, -55), (18, -50), (24, -56)], [(-8, -55), (-13, -44), (-14, -32)]))
    pole(p, (86, 352), (84, 236), 2.2, "#6b4a26")
    person(p, 72, 354, 1.24, "bronze", ("#2f6f9c",), kind="native", hat=feathers(("#f0b23a", "#c8301f")), arms=([(8, -55), (13, -44), (10, -40)],))
    person(p, 36, 366, 1.3, "bronze", ("#f0b23a",), kind="native", hair="#15100c", arms=([(8, -55), (14, -46), (8, -38)], [(-8, -55), (-13, -42), (-12, -30)]))
    grass(p, 0, 150, 372, 400, 50, ("#7d9a4e", "#4a6a34"), 16)
    for x, a in ((6, -60), (26, -90), (50, -50)):
        leaf(p, x, 406, 62, a, ("#7fa858", "#43703c", "#1f3a20"))
    finish(p)
    return p


def founding_of_sao_vicente():
    p = Pic(53)
    sky(p, "#9cb9c2", "#e6dcb8", "#f2c98a", low=190)
    cloud(p, 400, 80, 190, 52, "#fff4d8", "#c9a880")
    cloud(p, 200, 60, 140, 36, "#fff4d8", "#c9a880")
    land(p, [(0, 150), (50, 120), (100, 108), (150, 130), (220, 158), (300, 168), (400, 160), (504, 168)], ("#71887c", "#8a9c86"), 1.2)
    sea(p, 168, 230, ("#a8c4b8", "#668f90"), 30)
    caravel(p, 408, 190, .62, -1, furled=True)
    caravel(p, 318, 180, .42, 1, furled=True)
    caravel(p, 478, 178, .36, -1, furled=True)
    land(p, [(0, 196), (80, 190), (170, 200), (260, 216), (360, 220), (504, 212)], ("#c9b478", "#a08248", "#6d5530"), 1.4)
    bumpy(p, -4, 120, 176, 26, ("#5c7a4a", "#2c4428"), 22, 40)
    # the town: a chapel and thatched houses inside a palisade
    p.path("M92 214V164L122 138L152 164V214Z", p.lin("#fffaf0", "#e0d2b4", "#a8946e"), INK, 2.2)
    p.path("M84 168L122 132L160 168L152 170L122 144L92 170Z", p.lin("#c46a42", "#8a3d22"), INK, 2)
    p.path("M122 132V108M113 117h18", "none", INK, 5)
    p.path("M122 132V108M113 117h18", "none", "#e8bd55", 2.4)
    p.path("M113 214V190Q122 178 131 190V214Z", "#4a2f18", INK, 1.8)
    p.ell(122, 160, 6, 6, "#5f86a0", INK, 1.6)
    for x, y, k in ((36, 214, 1), (188, 212, .9), (232, 214, .75)):
        p.path(f"M{x - 24 * k} {y}V{y - 22 * k}H{x + 24 * k}V{y}Z", p.lin("#d9b884", "#97703f"), INK, 1.8)
        p.path(f"M{x - 32 * k} {y - 18 * k}L{x - 18 * k} {y - 44 * k}H{x + 18 * k}L{x + 32 * k} {y - 18 * k}Z", p.lin("#c9a860", "#8a6a34", "#5a4020"), INK, 2)
        p.path("".join(f"M{num(x + (u * .6) * k)} {num(y - 43 * k)}L{num(x + u * k)} {num(y - 19 * k)}" for u in (-22, -12, -2, 8, 18)), "none", "#5a4020", 1.3, .6)
        p.path(f"M{x - 5 * k} {y}v{num(-14 * k)}h{num(10 * k)}V{y}Z", "#3a2614")
    stakes = ""
    tops = ""
    for i in range(36):
        x = i * 8
        y = 236 - 6 * math.sin(i / 35 * 3)
        stakes += f"M{x} {num(y)}V{num(y - 25 - i % 3)}L{x + 3.5} {num(y - 31 - i % 3)}L{x + 7} {num(y - 25 - i % 3)}V{num(y)}Z"
        tops += f"M{x + 2} {num(y - 23)}V{num(y - 3)}"
    p.path(stakes, p.lin("#b08450", "#77512a", "#4a3016", v=(0, 0, 0, 1)), INK, 1.5)
    p.path(tops, "none", "#dab27a", 1.2, .5)
    p.path("M0 222H284M0 214H284", "none", "#4a2f16", 2.2, .7)
    smoke(p, 236, 170, 14, -50, 5, 5, 11, "#f0e6d2", "#a89a84", .6)
    # foreground: Martim Afonso and the first cane
    land(p, [(0, 262), (120, 246), (260, 246), (400, 236), (504, 226)], ("#cfb26a", "#9a7a3e", "#5f4722"), 1.2)
    p.path("M0 300C160 262 330 270 504 246V280C340 290 180 300 0 340Z", "#f6e2a0", op=.35)
    rowboat(p, 440, 246, .8, -1, 3)
    # workers raising a stake
    person(p, 316, 282, .94, "olive", ("#d9cba8", "#8a7a58"), look=1, hair="#2a1a10", legs=("#5f4a32", "#33261a"), arms=([(8, -55), (16, -58), (22, -64)], [(6, -54), (14, -50), (20, -54)]))
    person(p, 372, 286, .96, "bronze", ("#f0b23a",), kind="native", look=-1, hair="#15100c", arms=([(-8, -55), (-16, -62), (-22, -70)], [(-6, -54), (-14, -52), (-20, -58)]))
    p.path("M328 292L352 196L360 190L362 200L338 294Z", p.lin("#c99a60", "#84592c", "#4a2d13", v=(0, 0, 1, 0)), INK, 2)
    # the founder with plan, sword and banner
    pole(p, (204, 352), (204, 154), 3, "#8a6238", 12)
    p.path("M205 160q22 -8 40 0t42 -4l-8 24 8 24q-20 8 -42 2t-40 4Z", p.lin("#fffdf6", "#e8dcc4", "#b3a58c"), INK, 2.2)
    cross_christ(p, 240, 183, 17, 0, 1.3)
    person(p, 204, 356, 1.34, "fair", ("#4f6a4a", "#26361f"), look=1, hat=morion, legs=("#7a5a34", "#3f2c18"), arms=([(-6, -55), (-10, -46), (0, -44)],))
    person(p, 254, 366, 1.5, "fair", ("#2f2a33", "#151218"), look=1, hat=felt("#2a211b", "#a3221a", "#fffaf0"), legs=("#8c2a22", "#4a120e"), arms=([(8, -55), (18, -58), (28, -64)], [(-8, -55), (-14, -44), (-10, -36)]))
    p.path("M240 310L226 372", "none", INK, 4)
    p.path("M240 310L226 372", "none", "#dfe6ea", 2)
    p.path("M244 284q10 8 22 2l2 6q-14 8 -26 0Z", "#fffaf0", INK, 1.4)
    person(p, 160, 352, 1.3, "olive", ("#7a5c40", "#3f2c1c"), kind="robe", look=1, hat=tonsure, cut="none", arms=([(8, -55), (13, -46), (10, -40)],))
    p.path("M172 288h12v16h-12Z", "#8c1c13", INK, 1.5)
    # sugar cane, the first of Brazil
    for x, hh, ln in ((18, 150, 6), (38, 176, -4), (58, 140, 8), (78, 160, 0), (98, 124, 10), (474, 150, -8), (492, 170, 4), (452, 120, -12)):
        p.path(brush_d([(x, 404), (x + ln * .4, 404 - hh * .5), (x + ln, 404 - hh)], 8, 7, 5), p.lin("#c9c86a", "#8a9a3f", "#4f6428", v=(0, 0, 1, 0)), INK, 1.5)
        p.path("".join(f"M{num(x + ln * t - 3.5)} {num(404 - hh * t)}h7" for t in (.15, .3, .45, .6, .75, .9)), "none", "#4f5c22", 1.8)
        for a in (-150, -120, -62, -30):
            r = math.radians(a)
            p.path(brush_d([(x + ln, 408 - hh), (x + ln + 30 * math.cos(r), 396 - hh + 26 * math.sin(r)), (x + ln + 56 * math.cos(r), 420 - hh + 24 * math.sin(r))], 1, 7, .5), ("#7fa04a", "#5a8040")[a > -90], INK, 1.2)
    grass(p, 0, 504, 376, 400, 60, ("#8a9a4a", "#4f6a30"), 14)
    finish(p)
    return p


def steamer(p, x, y, k, flip, hull=("#4a4448", "#1d1a1d"), flag=("#1c653e", "#f0c13a"), wheel=True):
    """A paddle steamer of the 1860s; x, y is the middle of the waterline."""
    p.group(f'transform="translate({num(x)} {num(y)})scale({num2(k * flip)} {num2(k)})"')
    p.path("M-84 -20V-116M-8 -20V-128M76 -20V-110", "none", INK, 5)
    p.path("M-84 -20V-116M-8 -20V-128M76 -20V-110", "none", "#9a7446", 2.6)
    p.path("M-108 -90H-62M-38 -104H22M-32 -82H16M54 -86H98M-84 -116L-126 -24M-84 -116L-8 -128M-8 -128L76 -110M76 -110L134 -22M-84 -112L-50 -22M-8 -124L-44 -22M-8 -124L30 -22M76 -106L44 -22", "none", INK, 1.3, .8)
    p.path("M-38 -104Q-8 -98 22 -104L18 -97Q-8 -90 -34 -97ZM-108 -90Q-84 -85 -62 -90L-66 -84Q-84 -78 -104 -84ZM54 -86Q76 -81 98 -86L94 -80Q76 -74 58 -80Z", "#e8dcc4", INK, 1.5)
    p.path("M20 -24V-78H40V-24Z", p.lin("#6d666a", "#3a3438", "#1a1719", v=(0, 0, 1, 0)), INK, 2.2)
    p.path("M18 -80H42V-72H18Z", "#a3221a", INK, 1.6)
    p.path("M-142 -34L-124 -30H118L152 -42C146 -22 138 -6 128 4H-118C-130 -4 -138 -18 -142 -34Z", p.lin(mix(hull[0], "#fff4d8", .18), hull[0], hull[1], v=(0, 0, .15, 1)), INK, 2.6)
    p.path("M-138 -24H144", "none", "#f4ead2", 5)
    p.path("M-138 -24H144", "none", INK, 1.2, .6)
    p.path("".join(f"M{u} -26h7v5h-7Z" for u in (-120, -100, -80, -60, 52, 72, 92, 112)), INK)
    p.path("M-130 -34H118", "none", "#b88a4e", 3)
    if wheel:
        p.path("M-46 4C-46 -60 34 -60 34 4Z", p.lin("#7a2c22", "#4a1510"), INK, 2.6)
        d = "".join(f"M-6 2L{num(-6 + 36 * math.cos(math.radians(a)))} {num(2 + 36 * math.sin(math.radians(a)))}" for a in range(-170, 0, 20))
        p.path(d, "none", "#e8bd55", 2.4)
        p.path("M-36 4C-36 -46 24 -46 24 4M-20 4C-20 -22 8 -22 8 4", "none", "#e8bd55", 2.4)
        p.ell(-6, 0, 6, 6, p.gold(), INK, 1.6)
    p.path("M-142 -36V-74", "none", INK, 3)
    p.path("M-142 -74q-14 -5 -26 1t-26 -1V-44q12 5 26 0t26 -1Z", flag[0], INK, 1.8)
    p.path("M-194 -59L-168 -70L-143 -60L-168 -47Z", flag[1], INK, 1)
    p.ell(-168, -58.5, 6, 6, "#1f4e79", INK, .8)
    p.path("M-132 8q12 -8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 20 0", "none", "#f6fbf4", 4, .85)
    p.path("M128 4q20 -12 34 4q-20 4 -34 4Z", "#f6fbf4", op=.8)
    p.end()


def riachuelo():
    p = Pic(54)
    sky(p, "#6d7f8c", "#b8a88c", "#f0c080", "#f6d9a0", low=200)
    p.dab(110, 150, 110, 60, "#fff0c0", .7)
    cloud(p, 90, 70, 180, 40, "#f0dfc0", "#8d8072", .7)
    # far bank of the Parana
    bumpy(p, -4, 508, 186, 12, ("#5f6d4a", "#3d4a34"), 16, 24, 1)
    sea(p, 198, 400, ("#b8a878", "#7d8a72", "#43605f", "#2b4248"), 110, "#f6ecc8", "#24383c")
    for y, w in ((206, 60), (214, 80), (224, 70), (238, 90), (256, 80)):
        p.path(f"M{110 - w / 2 + y % 9} {y}h{w}", "none", "#fff4c8", 2.6, .6)
    # enemy line in the smoke
    smoke(p, 300, 150, 60, -90, 6, 16, 34, "#d6cbb8", "#6d645a", .75)
    steamer(p, 420, 218, .48, -1, ("#5f4a3a", "#2f2218"), ("#a3221a", "#fffaf0"))
    steamer(p, 96, 212, .36, 1, ("#4a4448", "#1d1a1d"))
    smoke(p, 104, 178, 40, -60, 5, 6, 16, "#cfc6b6", "#5f574e", .8)
    smoke(p, 452, 160, -60, -80, 7, 14, 36, "#bdb3a4", "#4a443e", .85)
    p.dab(398, 196, 40, 24, "#ff9a3c", .9)
    p.path(star(384, 200, 15, 8, .45), "#ffd27a", "#c2571a", 1.6)
    # the Amazonas, her bow into the enemy's side
    smoke(p, 252, 168, -150, -104, 11, 13, 44, "#8a837a", "#2f2b29", .93)
    steamer(p, 206, 296, 1.16, 1, ("#5a5256", "#211d20"))
    # muzzle flashes and white powder smoke
    for x, y in ((300, 270), (334, 270)):
        p.dab(x + 4, y, 26, 14, "#ffd98a", .9)
    smoke(p, 330, 262, 46, -16, 4, 9, 18, "#fffaf0", "#b8ac9a", .9)
    # a sinking hull at the right
    p.path("M404 330L488 288L504 296V352L420 352Z", p.lin("#7a5a3e", "#4a3220", "#24170e"), INK, 2.4)
    p.path("M412 330L494 292M424 340L504 304", "none", "#24170e", 1.6, .7)
    p.path("M446 310L424 226M424 226L470 300M470 246L424 226", "none", INK, 4)
    p.path("M446 310L424 226", "none", "#9a7446", 2.2)
    p.path("M426 232q20 -4 30 10t26 12l-10 26q-14 -4 -24 -14t-16 -12Z", "#e8dcc4", INK, 1.6)
    p.path("M396 352q14 -10 28 0t28 0 28 0 24 -2", "none", "#f6fbf4", 4, .85)
    # splashes of shot: thin jets that fall back in drops
    for x, y, k in ((124, 344, 1), (366, 374, 1.15), (44, 312, .7)):
        jets = ""
        for a, ln in ((-118, 26), (-104, 40), (-90, 50), (-78, 42), (-64, 28)):
            r = math.radians(a)
            jets += brush_d([(x, y), (x + ln * .6 * k * math.cos(r), y + ln * .7 * k * math.sin(r)), (x + ln * 1.3 * k * math.cos(r), y + ln * .95 * k * math.sin(r))], 5 * k, 6 * k, .5)
        p.path(jets, p.lin("#ffffff", "#c3d4d0", v=(0, 0, 0, 1)), "#5f7a7a", 1, .95)
        p.path("".join(f"M{num(x + u * k)} {num(y + v * k)}h.1" for u, v in ((-22, -28), (-12, -50), (16, -46), (24, -30), (4, -58), (-28, -14), (28, -16))), "none", "#ffffff", 3.2 * k)
        p.path(f"M{x - 22 * k} {y}q{22 * k} {9 * k} {44 * k} 0q{-22 * k} {-7 * k} {-44 * k} 0Z", "#f6fbf4", op=.9)
    rowboat(p, 66, 366, 1.1, 1, 4)
    finish(p)
    return p


def gear(x, y, r, n, hole=.3, depth=.2):
    pts = []
    for i in range(n):
        for t, q in ((0, 1 - depth), (.12, 1 - depth), (.24, 1), (.62, 1), (.74, 1 - depth)):
            a = math.tau * (i + t) / n
            pts.append((x + r * q * math.cos(a), y + r * q * math.sin(a)))
    q = r * hole
    return poly(pts) + f"M{num(x - q)} {num(y)}a{num(q)} {num(q)} 0 1 0 {num(2 * q)} 0a{num(q)} {num(q)} 0 1 0 {num(-2 * q)} 0Z"


def the_factory():
    p = Pic(55)
    sky(p, "#7f93a0", "#c9bda4", "#f0cd94", low=250)
    p.dab(120, 190, 150, 60, "#ffe9b0", .7)
    land(p, [(0, 214), (90, 196), (180, 206), (300, 190), (420, 204), (504, 196)], ("#7d8a7c", "#6d7868"), 0)
    # chimneys far and near, their smoke carried to the right
    for x, y, w, h, sm in ((92, 230, 20, 128, 1), (232, 232, 24, 172, 1.25), (398, 236, 20, 140, 1)):
        smoke(p, x, y - h - 6, 110 * sm, -50, 9, 9 * sm, 27 * sm, "#e3dacb", "#57504a", .88)
        p.path(f"M{x - w / 2} {y}L{x - w * .36} {y - h}H{x + w * .36}L{x + w / 2} {y}Z", p.lin("#d08a62", "#a3553a", "#5f2a1c", v=(0, 0, 1, 0)), INK, 2)
        p.path(f"M{x - w * .46} {y - h - 6}H{x + w * .46}V{y - h + 4}H{x - w * .46}ZM{x - w * .42} {y - h + 18}H{x + w * .42}", "#b8684a", INK, 1.8)
        p.path("".join(f"M{num(x - w * .3)} {num(y - h * t)}h{num(w * .5)}" for t in (.15, .28, .42, .56, .7)), "none", "#5f2a1c", 1.4, .5)
    # sawtooth sheds of brick
    g = p.lin("#c9764f", "#a04f35", "#6d3022", v=(0, 0, 0, 1))
    rf = p.lin("#8d99a3", "#56626d", "#333c45")
    for i in range(5):
        x = 18 + i * 96
        p.path(f"M{x} 250V196L{x + 60} 164V196L{x + 96} 196V250Z", g, INK, 2)
        p.path(f"M{x - 5} 198L{x + 62} 160L{x + 66} 166L{x} 204Z", rf, INK, 1.8)
        p.path(f"M{x + 60} 172V196H{x + 90}Z", p.lin("#f6e3a8", "#d9a53a"), INK, 1.6)
    p.path("M0 248H504V316H0Z", p.lin("#bd6a48", "#93472f", "#5f291c", v=(0, 0, 0, 1)), INK, 2)
    bricks = ""
    for j in range(7):
        y = 254 + j * 9
        for x in range(j % 2 * 10, 504, 40):
            bricks += f"M{x} {y}h{14 + (x * 7 + j * 5) % 14}"
    p.path(bricks, "none", "#5f291c", 1.5, .55)
    for i in range(8):
        x = 14 + i * 63
        p.path(f"M{x} 302V274Q{x + 16} 258 {x + 32} 274V302Z", p.lin("#ffe7a0", "#e8a83c", "#8f5a1e"), INK, 2)
        p.path(f"M{x + 16} 266V302M{x + 1} 278H{x + 31}M{x + 1} 290H{x + 31}", "none", INK, 1.7)
    # the yard: rails, a loaded wagon, workers at the gate
    land(p, [(0, 316), (250, 312), (504, 316)], ("#b09a72", "#7d6844", "#4a3c26"), 1.4)
    p.path("M0 352L504 330M0 368L504 342", "none", INK, 4)
    p.path("M0 352L504 330M0 368L504 342", "none", "#a8b2b8", 1.8)
    p.path("".join(f"M{x} {num(350 - x * .044)}l14 16" for x in range(6, 500, 26)), "none", "#4a3520", 3.4, .8)
    p.path("M300 300L412 296L406 338L308 342Z", p.lin("#7d5a34", "#523a20", "#2f2012"), INK, 2.2)
    for x, y in ((318, 290), (344, 284), (372, 284), (396, 288), (332, 272), (360, 268), (384, 272)):
        p.ell(x, y, 17, 13, p.lin("#fffaf0", "#e0d6c2", "#a89a82"), INK, 1.8)
        p.path(f"M{x - 12} {y}q12 -8 24 0", "none", "#8d7d66", 1.4, .7)
    for x, y in ((324, 344), (390, 340)):
        p.ell(x, y, 12, 12, "#3a3438", INK, 2)
        p.ell(x, y, 4, 4, "#e8bd55", INK, 1.2)
    person(p, 264, 356, .98, "dark", ("#8fa3b0", "#4a5a66"), look=1, hair="#120d0a", legs=("#5f4a32", "#33261a"), arms=([(8, -55), (18, -54), (28, -52)], [(7, -54), (17, -46), (27, -46)]))
    person(p, 446, 352, 1, "olive", ("#b0533a", "#6d2a1c"), kind="dress", look=-1, skirt=("#5f6d80", "#333d4d"), arms=([(-8, -55), (-14, -44), (-6, -40)],))
    person(p, 476, 358, 1.02, "fair", ("#4a4a52", "#232329"), look=-1, hat=felt("#1d1a1d", "#1d1a1d", None), arms=([(-8, -55), (-13, -44), (-9, -34)],))
    # the wheels of the age
    p.path(gear(104, 330, 80, 14, .2, .15), INK, op=.4, extra='transform="translate(5 6)" fill-rule="evenodd"')
    p.path(gear(104, 330, 80, 14, .2, .15), p.lin("#fff0b8", (.35, "#d9a53a"), (.65, "#8f6418"), (1, "#c8963f")), INK, 2.8, extra='fill-rule="evenodd"')
    p.ell(104, 330, 54, 54, "none", INK, 2)
    p.path("".join(f"M{num(104 + 24 * math.cos(a))} {num(330 + 24 * math.sin(a))}L{num(104 + 53 * math.cos(a))} {num(330 + 53 * math.sin(a))}" for a in (math.tau * i / 6 + .3 for i in range(6))), "none", "#6d4a12", 9)
    p.path("".join(f"M{num(104 + 24 * math.cos(a))} {num(330 + 24 * math.sin(a))}L{num(104 + 53 * math.cos(a))} {num(330 + 53 * math.sin(a))}" for a in (math.tau * i / 6 + .3 for i in range(6))), "none", "#f1cf74", 4)
    p.ell(104, 330, 24, 24, "none", "#6d4a12", 4)
    p.path(gear(206, 378, 44, 10, .26, .2), p.lin("#e6ebee", "#8d99a3", "#4a545d", "#aab4bb"), INK, 2.6, extra='fill-rule="evenodd"')
    p.ell(206, 378, 24, 24, "none", "#333c45", 2)
    finish(p)
    return p


def immigrants():
    p = Pic(56)
    sky(p, "#8fb0c0", "#d6d6bc", "#f4d8a0", low=230)
    cloud(p, 80, 70, 150, 44)
    # the hills of Santos and the water
    land(p, [(0, 190), (60, 150), (120, 164), (160, 188)], ("#7d9a8c", "#6d8a78"), 1)
    sea(p, 188, 300, ("#9fbdb8", "#5f8c92"), 24)
    # the ship's side: black hull, white deckhouse, red funnel
    smoke(p, 372, 18, 120, -30, 6, 16, 34, "#d9d0c0", "#6d655c", .8)
    p.path("M340 96L346 10H394L400 96Z", p.lin("#d8604a", "#a3221a", "#5f120c", v=(0, 0, 1, 0)), INK, 2.4)
    p.path("M345 24L346 10H394L395 24Z", "#211c1e", INK, 2)
    p.path("M230 150V20M470 150V14", "none", INK, 6)
    p.path("M230 150V20M470 150V14", "none", "#b8905a", 3)
    p.path("M230 24L140 148M230 24L330 96M470 18L400 96M470 18L504 60M230 60L180 148", "none", INK, 1.3, .8)
    p.path("M196 148V104H504V148Z", p.lin("#fffdf6", "#e3dac8", "#b3a892", v=(0, 0, 0, 1)), INK, 2.2)
    p.path("".join(f"M{x} 116h16v14h-16Z" for x in range(212, 500, 30)), "#4f6a78", INK, 1.6)
    p.path("M190 104H504", "none", INK, 5)
    p.path("M190 103H504", "none", "#c99a5a", 2.6)
    p.path("M100 138C140 150 170 150 196 148H504V300H168C140 250 112 190 100 138Z", p.lin("#57585f", "#2e2d33", "#151417", v=(0, 0, 0, 1)), INK, 2.8)
    p.path("M104 152C150 164 190 162 504 162", "none", "#f4ead2", 3)
    p.path("M150 262C160 280 166 290 170 300H504V262Z", p.lin("#a33a2a", "#5f1a12"), INK, 1.8)
    for x in range(170, 500, 36):
        p.ell(x, 200, 8, 8, p.lin("#e8bd55", "#8f6418"), INK, 1.8)
        p.ell(x, 200, 4.6, 4.6, "#f6e3a8")
    # rail with people looking down, and the gangway
    for x, c, hh in ((250, "#8c3a2a", 1), (280, "#3f5a6d", .9), (318, "#6d5a3a", 1), (410, "#4a6a4a", .92), (440, "#7a3f5a", 1)):
        p.path(f"M{x - 9} 150V{num(140 - 6 * hh)}Q{x} {num(128 - 6 * hh)} {x + 9} {num(140 - 6 * hh)}V150Z", p.lin(mix(c, "#fff4d8", .3), c), INK, 1.5)
        p.ell(x, 124, 6, 7, "#e0ab82", INK, 1.5)
        p.path(f"M{x - 7} 122Q{x} 108 {x + 7} 122Z", ("#4a301c", "#e3d6bc")[x % 4 == 0], INK, 1.3)
    p.path("M200 148V136H504", "none", INK, 2)
    p.path("M352 150L470 300H430L330 150Z", p.lin("#c99a60", "#84592c"), INK, 2.2)
    p.path("".join(f"M{num(336 + i * 11.6)} {num(158 + i * 16)}h22" for i in range(9)), "none", "#4d3014", 2)
    # the quay
    land(p, [(0, 300), (200, 296), (504, 298)], ("#d9c49a", "#a88f64", "#6d5a3c"), 2)
    p.path("M0 318H504M0 346H504M60 300L30 346M180 298L160 346M330 298L330 346M440 298L462 346M100 346L70 400M260 346L256 400M410 346L424 400", "none", "#6d5a3c", 1.6, .6)
    # trunks
    def trunk(x, y, w, hh, c):
        p.ell(x + w / 2 + 6, y + hh, w * .6, 8, INK, op=.35)
        p.path(f"M{x} {y}H{x + w}V{y + hh}H{x}Z", p.lin(mix(c, "#fff4d8", .25), c, mix(c, INK, .45)), INK, 2.4)
        p.path(f"M{x} {y}Q{x + w / 2} {y - 14} {x + w} {y}Z", p.lin(mix(c, "#fff4d8", .4), c), INK, 2.2)
        p.path(f"M{x + w * .22} {y - 5}V{y + hh}M{x + w * .78} {y - 5}V{y + hh}", "none", INK, 6)
        p.path(f"M{x + w * .22} {y - 5}V{y + hh}M{x + w * .78} {y - 5}V{y + hh}", "none", "#d9a861", 3.4)
        p.path(f"M{x + w * .45} {y - 2}h{w * .1}v11h{-w * .1}Z", "#e8bd55", INK, 1.5)
    trunk(46, 330, 84, 50, "#7a4a2c")
    trunk(66, 292, 56, 34, "#4a6258")
    trunk(372, 340, 92, 46, "#6d3a2a")
    p.path("M386 338C386 310 420 306 444 316C462 324 460 338 458 340Z", p.lin("#f0e2c4", "#cdb68a", "#8f774c"), INK, 2.2)
    p.path("M410 312q6 -12 16 -2l-4 8", "#cdb68a", INK, 1.8)
    # the family
    person(p, 216, 378, 2.44, "fair", ("#5a4a3a", "#30261c"), look=1, hair="#4a2f18", hat=felt("#4f3f2c", "#2a211b", None), legs=("#4a4a52", "#26262c"),
           arms=([(8, -56), (12, -46), (9, -36)], [(-8, -56), (-14, -44), (-15, -30)]))
    p.path("M162 318C150 300 150 286 168 284C190 282 196 298 190 318C184 328 168 328 162 318Z", p.lin("#c9a86a", "#94713c", "#5a4220"), INK, 2.2)
    p.path("M170 286q6 -10 14 0M164 300q14 6 26 0", "none", "#4a3418", 2)
    p.brush([(220, 214), (236, 224), (248, 216)], 1, 7, 1, "#4a2f18", .0)
    person(p, 298, 380, 2.3, "fair", ("#a33f35", "#5f1f1a"), kind="dress", skirt=("#4f6580", "#26344a"), look=-1, hair="#7a4a22", hat=scarf("#e8bd6a"), belt=None, arms=([(-8, -56), (-14, -46), (-3, -42)], [(8, -56), (15, -46), (4, -41)]))
    # her kerchief, her apron, the child in her arms
    p.path("M282 306C288 300 308 300 314 306L322 372Q300 380 276 372Z", p.lin("#fffaf0", "#dccfb6", "#a8997e"), INK, 1.8)
    p.path("M270 286C262 272 270 262 284 264C300 266 312 274 316 284C314 296 284 302 270 286Z", p.lin("#fffdf6", "#e6dcc8", "#b0a48c"), INK, 2)
    p.ell(273, 268, 9, 10, p.lin("#f3d2b0", "#d9a27a"), INK, 1.8)
    p.path("M264 266Q268 254 280 260Q270 262 266 270Z", "#c99a52", INK, 1.2)
    p.path("M268 269h2.4M274 269h2.4M270 274q2 1.6 4 0", "none", "#5a3020", 1.3)
    person(p, 256, 386, 1.5, "fair", ("#d9cba8", "#8a7a58"), look=1, hair="#8a5a2a", hat=felt("#6d5a3a", "#6d5a3a", None), legs=("#6a4a34", "#3a281a"), arms=([(8, -55), (12, -46), (16, -52)], [(-8, -55), (-12, -46), (-16, -56)]))
    finish(p)
    return p


def council_session():
    p = Pic(57)
    sky(p, "#7a5a3c", "#5a3f2a", "#33231a", low=304)
    # panelled room: window with evening light, curtain, portrait
    p.path("M196 30H308V196H196Z", p.lin("#fff4d0", "#f0cf8c", "#c49a5c", v=(0, 0, 0, 1)), "#2a1a10", 5)
    p.path("M252 30V196M196 84H308M196 138H308", "none", "#5a3c22", 4)
    p.path("M198 168q20 -14 34 -4q14 -18 34 -6q18 -10 40 6V194H198Z", "#8a9a6a", op=.8)
    for sd in (-1, 1):
        p.path(f"M{252 + sd * 20} 20H{252 + sd * 96}V214H{252 + sd * 70}C{252 + sd * 84} 150 {252 + sd * 44} 80 {252 + sd * 20} 20Z", p.lin("#c9525c", "#8c2430", "#4a1018", v=(0 if sd < 0 else 1, 0, 1 if sd < 0 else 0, .3)), INK, 2.4)
        p.path(f"M{252 + sd * 40} 30C{252 + sd * 70} 90 {252 + sd * 84} 150 {252 + sd * 80} 210M{252 + sd * 62} 26C{252 + sd * 84} 90 {252 + sd * 90} 150 {252 + sd * 90} 210", "none", "#330a10", 2.4, .6)
        p.path(f"M{252 + sd * 62} 156L{252 + sd * 98} 162", "none", "#e8bd55", 5)
    p.path("M150 14H354V34Q330 46 312 34Q292 48 272 36Q252 50 232 36Q212 48 192 34Q172 46 150 34Z", p.lin("#d8646c", "#8c2430"), INK, 2.2)
    p.path("M150 34Q172 46 192 34Q212 48 232 36Q252 50 272 36Q292 48 312 34Q330 46 354 34", "none", "#e8bd55", 3)
    p.path("M0 236H504M0 60H146M358 60H504M20 76H130V220H20ZM374 76H484V220H374Z", "none", "#2a1a10", 2.4, .6)
    p.group('transform="translate(0 -56)"')
    p.ell(75, 140, 36, 46, "#3a2a1c", INK, 2)
    p.ell(75, 140, 36, 46, "none", "#d9a53a", 6)
    p.path("M50 172Q56 152 75 150Q94 152 100 172Q88 184 75 185Q62 184 50 172Z", "#2c4a6a")
    p.ell(75, 132, 12, 15, "#d9a880")
    p.path("M62 131C60 112 90 112 88 131Q84 122 75 122Q66 122 62 131ZM63 138C60 164 90 164 87 138Q82 146 75 145Q68 146 63 138Z", "#e6dcc8", INK, .8)
    p.path("M67 130h5M78 130h5M75 131v6", "none", "#4a2c1a", 1.6)
    p.end()
    p.group('transform="translate(0 -52)"')
    p.path("M404 96H454V200H404Z", p.lin("#8a6a44", "#5a4228"), INK, 2)
    p.path("M410 104H448M410 124H448M410 144H448M410 164H448M410 184H448", "none", "#e8bd55", 2, .5)
    p.path("M412 108h8v14h-8ZM424 106h7v16h-7ZM434 110h9v12h-9ZM412 128h10v14h-10ZM426 130h8v12h-8ZM438 127h6v15h-6ZM412 149h7v13h-7ZM422 148h10v14h-10Z", "#7a2c22", INK, 1.2)
    p.end()
    p.dab(252, 130, 130, 110, "#ffe9b0", .35)
    # the floor
    p.path("M0 300H504V400H0Z", p.lin("#6d2c24", "#3f1712", v=(0, 0, 0, 1)))
    p.path("M0 312H504M0 324H504", "none", "#d9a53a", 1.6, .5)
    # ministers behind the table: young and old, bearded and shaven, one reads, one objects, one whispers
    black, blue, brown, grey = ("#3a3a44", "#1a1a20"), ("#33465e", "#18222e"), ("#4a3c32", "#221a15"), ("#5a5a58", "#2c2c2c")
    men = ((60, 380, 2.3, 1, brown, "fair", "grey", "bald", "grey", (((-10, -50), (-4, -44)), ((11, -50), (9, -58)))),
           (184, 344, 1.95, 1, black, "olive", "black", "short", None, (((-10, -50), (-2, -46)), ((12, -52), (16, -50)))),
           (322, 344, 1.95, -1, blue, "brown", "black", "short", "black", (((-10, -50), (-2, -46)), ((12, -54), (15, -62)))),
           (446, 380, 2.3, -1, black, "fair", "white", "short", "white", (((-10, -50), (-2, -44)), ((11, -50), (5, -44)))),
           (122, 366, 2.2, 1, blue, "fair", "brown", "short", "brown", (((-10, -50), (-2, -44)), ((12, -52), (17, -54)))),
           (386, 366, 2.2, -1, grey, "olive", "grey", "short", None, (((-10, -50), (-2, -44)), ((11, -50), (7, -44)))))
    for x, y, k, lk, co, sk, hr, cut, bd, ar in men:
        figure(p, x, y, k, lk, Man(skin=sk, coat=co, hair=hr, cut=cut, beard=bd, arms=ar, belt=None), 0)
        p.path(f"M{num(x - 3 * k * lk)} {num(y - 57.4 * k)}L{num(x + .6 * k * lk)} {num(y - 55.6 * k)}L{num(x + 4 * k * lk)} {num(y - 57.2 * k)}V{num(y - 53.4 * k)}L{num(x + .6 * k * lk)} {num(y - 55 * k)}L{num(x - 3 * k * lk)} {num(y - 53.4 * k)}Z", "#1a1618", INK, .8)
    p.path("M70 262L104 252L112 286L76 294Z", p.lin("#fffdf4", "#dccfb4"), INK, 1.6)
    p.path("M78 266l24 -7M80 273l24 -7M82 280l22 -6", "none", "#7d6d58", 1.3, .7)
    # the Regent in her gilt chair
    p.path("M216 268V150Q218 130 236 124Q252 108 268 124Q286 130 288 150V268Z", p.lin("#b0444e", "#7a1c28", "#4a0f18"), INK, 2.4)
    p.path("M216 268V150Q218 130 236 124Q252 108 268 124Q286 130 288 150V268", "none", "#e8bd55", 5)
    p.path(star(252, 124, 9, 5), "#fff0b8", INK, 1.3)
    figure(p, 252, 352, 2.3, 1, Man(skin="fair", kind="dress", coat=("#6a4478", "#2e1838"), hair="#8f6633", cut="bun", belt=None, collar="#fffaf0", arms=(((-11, -49), (-5, -41)), ((12, -50), (15, -42)))), 0)
    p.path("M238 207L262 262", "none", INK, 9)
    p.path("M238 207L262 262", "none", "#c2577a", 6)
    p.path("M246 206q8 6 17 0", "none", "#fffdf6", 2.6, extra='stroke-dasharray="1 3.2"')
    # the table: green cloth with a gold fringe, papers, ink, the golden pen
    p.path("M36 276C120 256 384 256 468 276L492 330H12Z", p.lin("#4f8a62", "#2c5f40", "#17382a", v=(0, 0, .4, 1)), INK, 2.6)
    p.path("M12 330H492L484 384H20Z", p.lin("#2f6a47", "#17402c", "#0c2418", v=(0, 0, .3, 1)), INK, 2.4)
    p.path("M80 332q6 24 -2 50M160 332q-4 24 2 50M250 332q5 24 0 50M340 332q-4 24 2 50M420 332q6 24 0 50", "none", "#0c2418", 3, .6)
    p.path("M14 334H490", "none", "#e8bd55", 4.4)
    p.path("".join(f"M{x} 338v8" for x in range(20, 488, 9)), "none", "#d9a53a", 2.6)
    for x, y, a in ((98, 284, -8), (154, 300, 6), (360, 290, 8), (420, 306, -6)):
        p.path(f"M{x - 26} {y}L{x + 18} {y + a * .6}L{x + 30} {y + 20}L{x - 22} {y + 22}Z", p.lin("#fffdf4", "#dccfb4"), INK, 1.6)
        p.path(f"M{x - 16} {y + 6}h30M{x - 14} {y + 11}h32M{x - 12} {y + 16}h24", "none", "#7d6d58", 1.3, .7)
    p.path("M214 284L296 280L312 312L206 316Z", p.lin("#fffdf4", "#e6dabf"), INK, 2)
    p.path("M226 290l58 -2M224 297l64 -2M222 304l50 -2", "none", "#7d6d58", 1.5, .8)
    p.ell(288, 306, 6, 5, "#a3221a", INK, 1.3)
    p.path("M292 264Q304 276 272 298Q284 274 292 264Z", p.gold(), INK, 1.6)
    p.path("M322 300h18l3 -14h-24Z", p.lin("#5a5256", "#1d1a1d"), INK, 1.8)
    p.path("M330 286Q336 262 348 256Q346 274 334 288Z", "#fffaf0", INK, 1.5)
    for x in (188, 340):
        p.path(f"M{x} 296V270M{x - 8} 298h16", "none", INK, 6)
        p.path(f"M{x} 296V270M{x - 8} 298h16", "none", "#e8bd55", 3.4)
        p.path(f"M{x} 268V250", "none", "#fffaf0", 6)
        p.ell(x, 244, 3, 5.4, "#ffd469", "#c2711a", 1.2)
        p.dab(x, 244, 22, 22, "#ffe9a8", .6)
    finish(p)
    return p


def redemption_of_the_amazon():
    p = Pic(58)
    sky(p, "#8c9ac0", "#e8b88c", "#ffe2a0", "#fff0c4", low=214)
    # rays of the rising sun
    rays = ""
    for i in range(15):
        a = math.radians(188 + i * 11.7)
        rays += f"M252 196L{num(252 + 380 * math.cos(a - .035))} {num(196 + 380 * math.sin(a - .035))}L{num(252 + 380 * math.cos(a + .035))} {num(196 + 380 * math.sin(a + .035))}Z"
    p.path(rays, "#fff4c8", op=.4)
    p.dab(252, 190, 110, 90, "#fff8d8", .9)
    p.ell(252, 190, 44, 44, p.lin("#fffdf0", "#ffe08a"), "#e0a23c", 1.4)
    bumpy(p, -6, 510, 190, 12, ("#6f8a5a", "#3a5236"), 17, 26, 1)
    # the theatre and the church of Manaus on the far bank
    p.path("M332 188V164H412V188ZM350 164Q372 132 394 164Z", p.lin("#f4e3c8", "#c99a78"), INK, 1.6)
    p.path("M352 162Q372 136 392 162", "none", "#3f7a5a", 5)
    p.path("M340 186v-18M354 186v-18M368 186v-18M382 186v-18M396 186v-18", "none", "#8a5a42", 2.4)
    p.path("M96 190V150H112V190ZM96 150L104 132L112 150ZM112 190V168H140V190Z", p.lin("#fffaf0", "#d9c0a0"), INK, 1.5)
    sea(p, 204, 300, ("#f0cf96", "#b89a78", "#6d7d78"), 50, "#fff8dc", "#4a5a5a")
    for y, w in ((210, 70), (218, 90), (228, 80), (240, 100), (254, 84)):
        p.path(f"M{252 - w / 2 + y % 7} {y}h{w}", "none", "#fffbe4", 3, .8)
    # canoes and a river steamer
    steamer(p, 420, 228, .42, -1, ("#f4ead2", "#a8997e"))
    smoke(p, 410, 188, 40, -40, 5, 5, 12, "#efe4d0", "#a0927e", .75)
    p.path("M40 246Q90 256 140 246Q130 258 90 259Q50 258 40 246Z", "#5a3a1e", INK, 1.8)
    for x in (66, 90, 114):
        p.path(f"M{x - 5} 248Q{x - 5} 236 {x} 235Q{x + 5} 236 {x + 5} 248Z", "#8a4a30", INK, 1.3)
        p.ell(x, 231, 4, 4.6, "#6d4028", INK, 1.2)
    # the bank
    land(p, [(0, 300), (90, 284), (190, 276), (300, 274), (410, 282), (504, 298)], ("#b09458", "#7d6334", "#3f3018"), 1.6)
    p.path("M0 330C120 296 380 290 504 322V340C380 312 130 316 0 356Z", "#ffe6a0", op=.3)
    palm(p, 486, 330, 210, -28, 1.3)
    palm(p, 16, 330, 170, 14, 1.1)
    # the crowd rejoicing on both sides
    for x, y, k, sk, kd, co, lk, up in ((72, 336, 1.05, "dark", "dress", ("#e8d8b0", "#a08c60"), 1, 1), (112, 328, 1.0, "brown", "coat", ("#e3d6bc", "#94866a"), 1, 1), (146, 336, 1.06, "dark", "coat", ("#4f6a80", "#26384a"), 1, 0),
                                        (44, 350, 1.12, "dark", "coat", ("#b0553a", "#6a2a1a"), 1, 0), (366, 332, 1.02, "dark", "dress", ("#c26a4a", "#7a3320"), -1, 1), (402, 328, 1, "brown", "coat", ("#f0e4c8", "#a3946f"), -1, 1),
                                        (462, 350, 1.1, "brown", "dress", ("#6a83a8", "#34465f"), -1, 1)):
        a = ([(8 * lk, -55), (13 * lk, -66), (16 * lk, -82)], [(-8 * lk, -55), (-13 * lk, -64), (-12 * lk, -80)]) if up else ([(8 * lk, -55), (15 * lk, -52), (20 * lk, -60)],)
        person(p, x, y, k, sk, co, kind="shirt" if kd == "coat" else kd, look=lk, hair="#120d0a", arms=a, legs=("#d9cba8", "#8a7a58"), boots=None, belt=None if kd == "dress" else "#5a3a20", hat=turban(("#f1cf74", "#f4ead2", "#b5342a")[int(x) % 3]) if kd == "dress" else None)
    # the mother in white, the child; the man with the broken chain, against the sun
    person(p, 206, 362, 2.0, "dark", ("#fffaf0", "#c9bda4"), kind="dress", look=1, hat=turban("#d8503a"), belt=None, arms=([(8, -55), (14, -44), (20, -34)], [(-8, -55), (-14, -46), (-6, -38)]), skirt=("#fffaf0", "#b8ab90"))
    person(p, 252, 368, 1.12, "dark", ("#f0cf74", "#b0832c"), look=1, kind="shirt", boots=None, hair="#120d0a", legs=("#f4ead2", "#b8a98e"), arms=([(8, -55), (14, -62), (18, -72)], [(-8, -55), (-12, -48), (-10, -44)]))
    person(p, 304, 364, 2.26, "dark", ("#f4ead2", "#b09f7e"), look=-1, kind="shirt", boots=None, hair="#120d0a", legs=("#8a7350", "#4f3f28"), arms=([(-9, -57), (-17, -70), (-21, -88)], [(9, -57), (17, -70), (20, -88)]))
    # fetters on the wrists, links hanging apart
    for sd, x, y in ((-1, 259, 184), (1, 348, 184)):
        p.path(f"M{x - 9} {y + 2}L{x + 9} {y - 2}", "none", INK, 11)
        p.path(f"M{x - 9} {y + 2}L{x + 9} {y - 2}", "none", "#8d99a3", 7)
        p.path(f"M{x - 8} {y - 1}L{x + 7} {y - 4}", "none", "#e6ebee", 1.6)
        for i, (u, v) in enumerate(((0, 12), (2, 24), (-1, 36), (3, 48))):
            w, hh = (5, 7.5) if i % 2 == 0 else (3, 7.5)
            p.ell(x + u * sd, y + v, w, hh, "none", INK, 5)
            p.ell(x + u * sd, y + v, w, hh, "none", "#a8b2b8", 2.6)
        p.path(f"M{x + 2 * sd - 4} {y + 58}q-3 8 4 10m5 -10q3 5 0 8", "none", INK, 5)
        p.path(f"M{x + 2 * sd - 4} {y + 58}q-3 8 4 10m5 -10q3 5 0 8", "none", "#a8b2b8", 2.6)
    grass(p, 0, 504, 376, 400, 44, ("#8a9a4a", "#4f6a30"), 16)
    for x, a in ((16, -110), (38, -70), (470, -110), (492, -70)):
        leaf(p, x, 408, 64, a, ("#6f9450", "#3f6a38", "#1f3a20"))
    finish(p)
    return p


def horse(p, x, y, k, cols, mane, rider=True, paint="#a3221a", ident=""):
    """A horse at full gallop to the left, its rider low over the mane, lance forward."""
    p.raw(f'<g transform="translate({num(x)} {num(y)})scale({num2(k)})"><g{ident}>')
    g = p.lin(mix(cols[0], "#fff4d8", .2), cols[0], cols[1], v=(0, 0, .4, 1))
    dk = mix(cols[1], INK, .3)
    p.ell(0, 62, 92, 9, "#4a3820", op=.4)
    # far legs
    p.path(spline([(-44, 10), (-66, 22), (-92, 16), (-108, 26), (-104, 32), (-90, 26), (-66, 34), (-38, 26)], True), dk, INK, 2)
    p.path(spline([(52, 8), (70, 26), (92, 30), (112, 48), (118, 44), (98, 22), (78, 10)], True), dk, INK, 2)
    # tail
    p.path(spline([(70, -22), (96, -36), (124, -28), (148, -34), (138, -20), (112, -12), (92, -18), (74, -8)], True), mane, INK, 2)
    # body, neck and head in one line
    p.path(spline([(72, -22), (40, -34), (8, -28), (-22, -36), (-50, -62), (-70, -80), (-78, -94), (-84, -80), (-102, -66), (-124, -46), (-128, -36), (-120, -30), (-104, -36), (-88, -42), (-76, -38), (-66, -18), (-64, 6),
                   (-48, 22), (-20, 28), (16, 22), (40, 18), (60, 20), (76, 6)], True), g, INK, 2.6)
    # near legs
    p.path(spline([(-56, 0), (-78, 18), (-98, 40), (-122, 40), (-128, 48), (-120, 52), (-96, 52), (-74, 36), (-46, 24)], True), g, INK, 2.4)
    p.path(spline([(64, -8), (82, 14), (70, 34), (92, 56), (88, 64), (98, 62), (104, 54), (88, 36), (98, 12), (80, -10)], True), g, INK, 2.4)
    p.path("M-128 40l-3 10 8 4 8 -5M90 56l-5 9 12 1 7 -9", "none", "#1d150e", 6)
    # form: muscle, ribs, jaw
    for q, w in (([(58, -14), (70, 2), (62, 16)], 6), ([(-52, -30), (-56, -8), (-46, 12)], 6), ([(-40, 18), (0, 22), (40, 12)], 7)):
        p.brush(q, 1, w, 1, dk, .4)
    p.brush([(20, -26), (46, -28), (66, -18)], 1, 5, 1, "#fff4d8", .4)
    p.brush([(-60, -58), (-46, -40), (-34, -30)], 1, 4, 1, "#fff4d8", .35)
    p.brush([(-88, -44), (-94, -54), (-86, -66)], .5, 2, .5, dk, .7)
    p.ell(-92, -66, 3, 2.6, "#140c07")
    p.path("M-122 -38q3 2 5 -1M-124 -32q8 2 14 -4", "none", "#140c07", 2)
    p.path("M-76 -92l-4 -14 -8 12Z", g, INK, 2)
    # mane
    p.path(spline([(-78, -94), (-60, -98), (-44, -84), (-30, -82), (-36, -72), (-14, -66), (-26, -58), (-4, -48), (-20, -42), (-8, -34), (-30, -40), (-54, -66), (-70, -82)], True), mane, INK, 2)
    p.path("M-66 -88q14 -2 22 8M-54 -76q12 0 22 10M-42 -62q12 2 22 12", "none", mix(mane, "#fff4d8", .35), 1.8, .7)
    p.path("M-116 -40L-96 -56M-96 -56L-78 -72M-110 -36C-70 -26 -50 -36 -30 -42", "none", "#7a3a1e", 3)
    if rider:
        li, mi, sh = TONE["bronze"]
        f = p.lin(mix(li, "#fff0c8", .2), mi, sh, v=(0, 0, .7, 1))
        # a jaguar's skin for a saddle; the rider low over the mane, his knee tight on the flank
        p.path(spline([(-18, -36), (12, -36), (46, -32), (54, -6), (40, 4), (16, 0), (-12, -6), (-22, -20)], True), p.lin("#e8b862", "#b07c32", "#6d4818"), INK, 2)
        p.path("M-8 -26q6 -4 8 2M10 -14q6 -4 8 2M28 -24q6 -4 8 2M34 -6q6 -4 8 2M-4 -10q6 -4 8 2M44 -18q5 -4 7 2", "none", "#3f2814", 2.6)
        p.path(brush_d([(-30, -70), (-48, -60), (-58, -54)], 9, 8.4, 6), mix(mi, INK, .2), INK, 2)
        p.path(spline([(34, -34), (30, -56), (12, -84), (-6, -96), (-24, -94), (-30, -80), (-22, -60), (-2, -40), (8, -28), (24, -24)], True), f, INK, 2.4)
        p.brush([(-18, -86), (2, -68), (20, -42)], 1, 6, 1, sh, .5)
        p.path("M-20 -72q10 -4 14 -12M-12 -62q12 -4 18 -14", "none", paint, 3.4)
        p.path(spline([(36, -40), (40, -26), (24, -18), (2, -22), (-2, -34), (8, -42)], True), p.lin(mix(paint, "#fff4d8", .3), paint, mix(paint, INK, .4)), INK, 2)
        p.path("M6 -36q16 6 32 -2M4 -28q16 6 34 0", "none", "#f0c13a", 2)
        p.path(brush_d([(16, -26), (-8, -16), (-20, -6)], 17, 15, 12), f, INK, 2.2)
        p.path(brush_d([(-20, -8), (-8, 10), (6, 28)], 12, 11, 7), f, INK, 2.2)
        p.path("M2 26L12 24L0 38L-14 40Q-14 34 -4 32Z", f, INK, 1.8)
        m = Man(skin="bronze", kind="native", hair="#140f0c", cut="long", hat=feathers((paint, "#f0c13a", "#f4ead2"), 6, 6))
        head(p, lambda u, v: (-20 - u * 2.3 + (v + 60) * .9, -92 + (v + 60) * 2.1), 2.3, 2, m, TONE["bronze"])
        p.path(brush_d([(-12, -90), (6, -66), (-4, -48)], 12, 11, 8), f, INK, 2.2)
        p.path("M70 -26L-176 -66", "none", INK, 5.6)
        p.path("M70 -26L-176 -66", "none", "#b88a4e", 3.2)
        p.path("M-176 -66L-204 -76L-174 -72Z", "#dfe6ea", INK, 1.6)
        p.path("M-166 -64q-2 12 4 16q2 -8 4 -14q2 8 8 12q0 -8 0 -11Z", "#c8301f", INK, 1.3)
        p.ell(-5, -42, 7, 6.4, f, INK, 1.8)
    p.raw("</g></g>")


def guaicuru_cavalry():
    p = Pic(59)
    sky(p, "#7a9ab0", "#d8c79c", "#f6d896", low=220)
    cloud(p, 120, 80, 190, 54, "#fff6e0", "#c4a888")
    cloud(p, 390, 60, 170, 46, "#fff6e0", "#c4a888")
    land(p, [(0, 190), (80, 176), (160, 184), (260, 170), (340, 182), (430, 172), (504, 182)], ("#8a9a80", "#9aa27a"), 1)
    bumpy(p, -4, 508, 200, 8, ("#6d8a54", "#3f5c38"), 11, 14, 1)
    land(p, [(0, 212), (150, 206), (330, 208), (504, 204)], ("#d6c27c", "#b89a54", "#7a6030"), 1.2)
    for x, hh, k in ((438, 116, .8), (474, 138, .9), (40, 96, .7), (404, 88, .6)):
        palm(p, x, 222, hh, 6, k, nuts=False)
    p.path("M0 280C150 244 340 250 504 236V262C340 280 150 284 0 330Z", "#f6e6a8", op=.4)
    # the far herd and its dust
    for x, y in ((330, 226), (370, 232), (410, 226), (286, 232)):
        p.dab(x + 20, y + 8, 60, 18, "#f0dfb4", .55)
    for x, y, k in ((388, 214, .34), (292, 212, .32)):
        p.raw(f'<use href="#rider" transform="translate({x} {y})scale({k})"/>')
    for x, y, rx, ry in ((430, 290, 90, 26), (330, 300, 80, 24), (480, 330, 80, 34)):
        p.dab(x, y, rx, ry, "#efdcae", .7)
    horse(p, 384, 268, .72, ("#e6dcc8", "#a3957c"), "#f4ead2", paint="#c8301f")
    p.dab(466, 320, 90, 30, "#efdcae", .75)
    # the leader
    horse(p, 214, 308, 1.12, ("#9a5a2c", "#5a2f14"), "#1d120a", paint="#c8301f", ident=' id="rider"')
    for x, y, rx, ry in ((330, 372, 110, 26), (240, 382, 90, 18), (420, 366, 90, 34)):
        p.dab(x, y, rx, ry, "#f0dfb4", .75)
    p.path("".join(f"M{x} {y}l{dx} {dy}" for x, y, dx, dy in ((340, 366, 8, -10), (356, 360, 12, -6), (318, 372, 5, -12), (130, 368, 8, -7), (390, 356, 10, -12))), "none", "#6d5028", 4)
    grass(p, 0, 504, 360, 400, 80, ("#b0a04e", "#6d7a34", "#8a6d30"), 18, lean=5)
    finish(p)
    return p


def coroados():
    p = Pic(60)
    # deep forest with light falling in from the top left
    sky(p, "#c9d08c", "#7d9a5c", "#3f5c3a", low=400)
    p.dab(110, 60, 200, 130, "#f6f0b8", .8)
    bumpy(p, -6, 510, 96, 30, ("#8fa868", "#4f7048"), 26, 60, 1)
    bumpy(p, -6, 200, 150, 30, ("#6f8f56", "#3a5836"), 26, 60, 1.2)
    bumpy(p, 330, 510, 150, 30, ("#5c7d4c", "#2c472c"), 28, 60, 1.2)
    for x, w, ln in ((70, 26, 8), (440, 34, -10), (372, 16, 4), (150, 14, 6)):
        p.path(brush_d([(x, 330), (x + ln * .4, 180), (x + ln, -10)], w * 1.3, w, w * .8), p.lin("#a08a5c", "#6d5634", "#3a2a18", v=(0, 0, 1, 0)), INK, 2)
        p.path(f"M{x - w * .2} 290q4 -60 2 -120M{x + w * .2} 240q4 -60 4 -130", "none", "#3a2a18", 2, .5)
    p.path("M70 -4C120 60 100 130 150 170M440 -4C400 70 420 140 384 200M300 -6C310 40 290 60 300 110", "none", "#3f4f26", 4)
    for x, y, a in ((112, 60, 30), (106, 110, 100), (404, 70, 150), (414, 130, 120), (298, 70, 60)):
        leaf(p, x, y, 30, a, ("#8fb05c", "#4f7a3e", "#2a4a26"))
    p.path("M0 0H180L60 400H0ZM220 0H270L220 400H150Z", "#fff6c0", op=.14)
    land(p, [(0, 316), (120, 300), (252, 294), (390, 300), (504, 312)], ("#8a8048", "#5f5a2e", "#2c2a16"), 1.4)
    # warriors behind: bows and clubs
    def warrior(x, y, k, lk, paint, arms, bow=True, skin="bronze"):
        person(p, x, y, k, skin, (paint,), kind="native", look=lk, hat=shaved, cut="none", arms=arms)
        p.path(f"M{num(x - 6 * k)} {num(y - 49.5 * k)}q{num(6 * k)} {num(4 * k)} {num(12 * k)} 0M{num(x - 6 * k)} {num(y - 46 * k)}q{num(6 * k)} {num(4 * k)} {num(12 * k)} 0", "none", "#8c1c13", 1.5 * k, .85)
    def longbow(x, y, hh, lk):
        p.path(f"M{x} {y - hh / 2}Q{x + lk * hh * .26} {y} {x} {y + hh / 2}", "none", INK, 6)
        p.path(f"M{x} {y - hh / 2}Q{x + lk * hh * .26} {y} {x} {y + hh / 2}", "none", "#8a5a2c", 3.4)
        p.path(f"M{x} {y - hh / 2}L{x} {y + hh / 2}", "none", "#f4ead2", 1.3)
    pole(p, (120, 330), (96, 150), 3, "#7a5630", 13)
    warrior(124, 330, 1.56, 1, "#f0b23a", ([(-8, -55), (-13, -46), (-9, -36)], [(8, -55), (14, -46), (10, -36)]))
    longbow(402, 246, 150, 1)
    warrior(384, 332, 1.6, -1, "#2f6f9c", ([(8, -55), (15, -50), (14, -56)], [(-8, -55), (-14, -46), (-10, -36)]))
    warrior(440, 344, 1.72, -1, "#c8301f", ([(-8, -55), (-14, -60), (-18, -70)], [(8, -55), (13, -44), (10, -34)]))
    pole(p, (408, 250), (398, 160), 5, "#5a3a1e")
    warrior(66, 352, 1.8, 1, "#c8301f", ([(8, -55), (16, -52), (20, -60)], [(-8, -55), (-13, -44), (-12, -32)]))
    longbow(104, 246, 170, 1)
    p.path("M66 250L140 238", "none", INK, 4)
    p.path("M66 250L140 238", "none", "#d9b98a", 2)
    p.path("M140 238l-10 -3 2 6Z", "#dfe6ea", INK, 1.3)
    # the signal: one foot on a fallen trunk, head thrown back, the great horn raised to the light
    p.path("M150 356Q252 332 372 350L378 384Q250 366 150 388Z", p.lin("#a8905c", "#6d5634", "#33261a", v=(0, 0, .1, 1)), INK, 2.4)
    p.ell(376, 367, 10, 17, p.lin("#d9bd84", "#94743f"), INK, 2)
    p.path("M376 356q5 10 0 22M170 366q60 -14 150 -10M190 378q60 -10 140 -8", "none", "#4a3820", 1.8, .7)
    p.dab(250, 200, 120, 150, "#f6f0b8", .5)
    p.path("M252 127C226 121 196 101 170 57L142 73C170 117 206 137 250 135Z", p.lin("#f0dcae", "#b88a4e", "#5f3f1c", v=(0, 0, .6, 1)), INK, 2.6)
    p.ell(156, 65, 17, 7.5, p.lin("#4a3018", "#24160a"), INK, 2.2, rot=-31)
    p.path("M186 87l-14 12M204 105l-10 13", "none", "#8c1c13", 4)
    p.path("M176 75Q200 109 240 124", "none", "#fff6dc", 2, .7)
    figure(p, 270, 358, 3.36, -1, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), hat=shaved, cut="none", arms=(((-15, -51), (-8, -40)), ((15, -60), (16.6, -70))), stance=(((-6, -20), (-8, -1)), ((7, -22), (6, -3)))), 0)
    p.path("M252 196q22 10 46 -2M250 208q22 10 46 -2M250 220q22 8 44 -2", "none", "#8c1c13", 4, .8)
    p.path("".join(f"M{x} {num(162 + 12 * (1 - ((x - 270) / 20) ** 2))}l3 11 4 -10Z" for x in range(252, 288, 6)), "#fffaf0", INK, 1.2)
    # sound going out
    p.path("M96 34Q84 52 96 72M78 22Q60 50 80 82M60 10Q36 48 62 92", "none", "#fffbe0", 3, .5)
    for x, y, ln, a in ((8, 408, 96, -72), (36, 412, 80, -48), (-6, 404, 90, -100), (496, 408, 96, -108), (466, 412, 80, -132), (508, 400, 90, -84), (250, 420, 50, -70), (284, 420, 46, -110)):
        leaf(p, x, y, ln, a, ("#6f9450", "#355c34", "#16301c"))
    finish(p)
    return p


def guarani():
    p = Pic(61)
    # the last act: the flood by moonlight, seen on a stage
    sky(p, "#1f3350", "#3f5f78", "#8fa390", "#d6c490", low=224)
    p.dab(330, 96, 130, 110, "#f4ecc0", .6)
    p.ell(330, 92, 34, 34, p.lin("#fffdf0", "#e8dcae"), "#c9b87c", 1.4)
    p.ell(322, 84, 7, 5, "#c9bd8c", op=.35)
    p.ell(342, 100, 9, 6, "#c9bd8c", op=.3)
    cloud(p, 180, 92, 150, 40, "#a8b4b8", "#4a5f74", .8)
    cloud(p, 400, 130, 140, 34, "#c9c8b0", "#5f7080", .85)
    land(p, [(60, 206), (120, 180), (190, 190), (260, 200)], ("#4a6470", "#3f5a60"), 0)
    bumpy(p, 50, 460, 206, 16, ("#54705a", "#25402f"), 18, 24, 1.2)
    # drowned forest: crowns over the water
    sea(p, 218, 400, ("#b8b48a", "#5f8284", "#2f5560", "#183642"), 120, "#eaf2dc", "#12303a")
    for y, w in ((226, 60), (236, 80), (248, 66), (262, 90), (280, 70)):
        p.path(f"M{330 - w / 2 + y % 9} {y}h{w}", "none", "#fffbe0", 2.8, .7)
    palm(p, 120, 264, 110, -8, .9, ("#3f6048", "#1f3a2a", "#7d9a68"))
    palm(p, 408, 262, 124, 12, .95, ("#3f6048", "#1f3a2a", "#7d9a68"))
    p.path("M104 262q16 -8 32 0M392 262q16 -8 34 0", "none", "#eaf2dc", 3, .8)
    # the uprooted palm, floating: trunk across, crown at the right, roots at the left
    p.ell(260, 344, 170, 14, "#0c222a", op=.5)
    p.path(brush_d([(84, 350), (210, 330), (356, 312)], 30, 27, 20), p.lin("#c09a64", "#84623a", "#3f2c18", v=(0, 0, .1, 1)), INK, 2.6)
    p.path("".join(f"M{x} {num(350 - (x - 84) * .14 - 13)}q6 12 2 26" for x in range(104, 346, 20)), "none", "#3a2816", 2, .7)
    p.path("M90 342q-20 -14 -34 -6M86 350q-24 -2 -36 12M90 358q-14 10 -18 24M96 340q-10 -18 -22 -22", "none", INK, 8)
    p.path("M90 342q-20 -14 -34 -6M86 350q-24 -2 -36 12M90 358q-14 10 -18 24M96 340q-10 -18 -22 -22", "none", "#94703f", 4.6)
    back, rib = "", ""
    for a in (-118, -92, -66, -40, -14, 12, 36, 60):
        r = math.radians(a)
        q = [(352, 312), (352 + 50 * math.cos(r), 306 + 44 * math.sin(r) - 10), (352 + 96 * math.cos(r), 318 + 62 * math.sin(r) + 8)]
        back += brush_d(q, 2, 19, .5)
        rib += spline(q) + "".join(f"M{pt(along(q, t))}l{num(math.cos(r) * 8)} 13" for t in (.4, .55, .7, .85))
    p.path(back, p.lin("#8fb068", "#4f7d48", "#24452c"), INK, 2)
    p.path(rib, "none", "#1d3a24", 1.8, .8, prec=0)
    # Peri, feathered, kneeling against the stream, and Ceci in white
    person(p, 216, 330, 1.9, "fair", ("#fffaf0", "#b8b0a0"), kind="dress", pose="kneel", look=1, hair="#d9a94e", cut="long", belt=None, arms=([(8, -55), (16, -54), (22, -58)], [(-8, -55), (-13, -46), (-6, -38)]))
    p.path("M208 320C196 344 180 352 168 350C186 338 190 322 196 308Z", p.lin("#fffaf0", "#c9c0ae"), INK, 1.8)
    person(p, 278, 330, 2.16, "bronze", ("#c8301f",), kind="native", pose="stand", look=-1, hat=feathers(("#c8301f", "#f0b23a", "#2f6f9c"), 9, 10), hair="#15100c", arms=([(-8, -56), (-15, -48), (-20, -37)], [(8, -56), (18, -66), (26, -78)]))
    # water breaking on the trunk
    p.path("M70 366q20 -12 40 0t40 -2 40 -2 40 -4 40 -2 40 -2 40 -4 36 0", "none", "#f4faf0", 5, .85)
    p.path("M110 378q20 -8 40 0t40 -2 40 0M300 366q20 -8 40 0t40 -4", "none", "#f4faf0", 2.4, .6)
    # stage: proscenium curtain and the gilt edge of the boards
    for sd in (0, 1):
        p.group(f'transform="matrix({-1 if sd else 1} 0 0 1 {W if sd else 0} 0)"')
        p.path("M0 0H104C96 60 92 110 60 170C44 200 40 240 58 286C64 320 50 366 54 400H0Z", p.lin("#d24a44", "#8c1c1c", "#4a0a0c", v=(0, 0, 1, 0)), INK, 2.6)
        p.path("M80 0C74 60 64 120 36 176M54 0C52 60 44 120 18 178M28 0C28 60 20 110 6 150M44 236C50 290 34 340 36 400M22 236C26 290 16 340 18 400", "none", "#33060a", 4, .5)
        p.path("M92 0C86 60 80 110 50 168M66 0C62 60 56 110 28 172M50 250C58 300 44 350 46 400", "none", "#f08a78", 2, .5)
        p.path("M0 196Q34 216 60 172L66 184Q40 232 0 212Z", p.gold(), INK, 2)
        p.path("M52 196v16M44 204v18M36 210v18", "none", "#e8bd55", 3.4)
        p.end()
    p.path("M0 0H504V26Q462 54 420 28Q378 58 336 30Q294 60 252 30Q210 60 168 30Q126 58 84 28Q42 54 0 26Z", p.lin("#d24a44", "#8c1c1c", "#5f0f12", v=(0, 0, 0, 1)), INK, 2.4)
    p.path("M0 26Q42 54 84 28Q126 58 168 30Q210 60 252 30Q294 60 336 30Q378 58 420 28Q462 54 504 26", "none", "#e8bd55", 4.4)
    p.path("M54 388H450V400H54Z", p.gold((0, 0, 1, 0)), INK, 2)
    finish(p)
    return p


def tupi_woman():
    p = Pic(62)
    sky(p, "#7fa6ba", "#c9d4bc", "#f4dfa8", low=230)
    cloud(p, 110, 78, 190, 60, "#fffaf0", "#c4b094")
    cloud(p, 424, 66, 150, 52, "#fffaf0", "#c4b094")
    # the estate in the plain: house, mill, rows of trees, a river
    land(p, [(0, 200), (70, 182), (150, 190), (250, 176), (360, 188), (440, 174), (504, 184)], ("#8aa090", "#8fa280"), 1)
    land(p, [(0, 214), (120, 204), (260, 210), (400, 202), (504, 208)], ("#8fa05c", "#6d8244", "#54663a"), 1)
    p.path("M0 262C80 240 120 250 180 236C120 232 60 232 0 240Z", p.lin("#cfe0d6", "#8fb3b0"), op=.95)
    p.path("M52 212V190H112V212ZM44 192L58 176H106L120 192Z", p.lin("#fffaf0", "#d6c4a0"), INK, 1.5)
    p.path("M44 192L58 176H106L120 192Z", p.lin("#c46a42", "#8a3d22"), INK, 1.5)
    p.path("M62 212v-10h8v10M82 212v-10h8v10M98 212v-10h8v10", "none", "#5a3a22", 2.4)
    bumpy(p, 126, 190, 206, 8, ("#6f8f50", "#3f5f38"), 10, 10, 1)
    bumpy(p, 330, 420, 204, 8, ("#6f8f50", "#3f5f38"), 10, 10, 1)
    land(p, [(0, 292), (110, 276), (252, 284), (390, 270), (504, 282)], ("#a8a058", "#7a7a3c", "#3f4420"), 1.4)
    p.path("M0 320C140 286 350 292 504 300V320C350 312 150 316 0 352Z", "#f4eaa8", op=.3)
    # a banana plant on the right with its hand of fruit
    p.path(brush_d([(418, 372), (414, 280), (422, 176)], 30, 24, 18), p.lin("#b8b86a", "#7a8a3f", "#43542a", v=(0, 0, 1, 0)), INK, 2.2)
    p.path("M408 350q6 -50 4 -90M424 330q4 -60 4 -110", "none", "#43542a", 2, .6)
    for a, ln in ((-168, 108), (-140, 112), (-104, 100), (-66, 104), (-30, 92), (0, 84), (-192, 76)):
        leaf(p, 422, 178, ln, a, ("#a3c068", "#5f8f46", "#2f5a30"), .3, .28 if a > -100 else -.28)
    for i in range(3):
        for j in range(4):
            x, y = 380 + j * 9 - i * 2, 214 + i * 16
            p.path(f"M{x} {y}q-6 10 2 18q6 -2 5 -16Z", p.lin("#f6dc6a", "#c9a02c"), INK, 1.4)
    p.path("M414 190Q396 192 392 212", "none", "#6d7a34", 6)
    p.path("M394 262q-10 12 -2 26q12 -8 8 -24Z", p.lin("#a34a5a", "#5f1f30"), INK, 1.6)
    # she stands: water gourd, basket on her head, the child astride her hip
    p.ell(250, 382, 66, 9, INK, op=.4)
    mi, sh = "#b0764a", "#6d4023"
    f = p.lin("#e6b684", mi, sh, v=(0, 0, .8, .6))
    limb(p, [(260, 318), (266, 350), (264, 378)], 22, f, 2.2)
    p.path("M256 374q16 -4 24 6q-12 6 -28 2Z", f, INK, 2)
    limb(p, [(228, 318), (222, 350), (224, 380)], 22, f, 2.2)
    p.path("M232 378q-14 -6 -26 4q8 8 28 4Z", f, INK, 2)
    # white skirt
    d = spline([(210, 220), (202, 260), (194, 330), (240, 338), (290, 330), (282, 262), (272, 220)], True)
    p.path(d, p.lin("#fffdf6", "#e8decb", "#a89a82", v=(0, 0, 1, .3)), INK, 2.6)
    for q in ([(226, 236), (216, 280), (212, 328)], [(244, 240), (242, 290), (244, 334)], [(262, 236), (268, 280), (272, 330)]):
        p.brush(q, .8, 5, 1, "#7d705c", .5)
    p.path("M197 322q48 12 93 0", "none", "#8c1c13", 3, .8)
    # far arm, raised to the basket
    limb(p, [(272, 162), (304, 138), (290, 96)], 18, f, 2.2)
    # torso with a crossed cotton cloth
    p.path(spline([(216, 152), (210, 180), (216, 212), (208, 232), (242, 242), (278, 232), (270, 208), (278, 176), (270, 152), (242, 144)], True), f, INK, 2.4)
    p.path("M216 154L240 146L276 196C278 212 276 226 276 234Q242 244 208 234C210 222 214 214 214 204C208 190 210 170 216 154Z", p.lin("#fffaf0", "#e0d4bc", "#a3957c", v=(0, 0, 1, .5)), INK, 2.2)
    for q in ([(226, 158), (246, 186), (270, 210)], [(218, 176), (236, 200), (264, 224)], [(214, 204), (232, 220), (256, 234)]):
        p.brush(q, .6, 4, .6, "#7d705c", .5)
    # neck, hair behind, head
    p.path(spline([(222, 96), (212, 128), (214, 160), (226, 168), (232, 140), (258, 140), (264, 164), (272, 158), (272, 124), (264, 94)], True), p.lin("#3a2c24", "#1a1310", "#0e0a08"), INK, 2.2)
    p.path(brush_d([(244, 128), (243, 142), (242, 156)], 22, 21, 28), p.lin(mi, sh, v=(0, 0, 0, 1)), INK, 1.8)
    p.path("M232 150q10 8 22 0", "none", mi, 3)
    hd = spline([(222, 104), (223, 120), (230, 134), (240, 141), (252, 137), (262, 122), (265, 104), (256, 88), (240, 84), (226, 90)], True)
    p.path(hd, p.lin("#ecc090", "#bf8656", "#7a4a2a", v=(0, 0, 1, .4)), INK, 2.3)
    p.dab(258, 118, 9, 22, sh, .55)
    p.dab(234, 96, 10, 7, "#fff0d0", .5)
    p.dab(231, 122, 7, 5, "#b84a30", .45)
    p.dab(252, 122, 6, 4.5, "#b84a30", .3)
    for x, w in ((231, 5), (248, 5.6)):
        p.brush([(x - w, 105.5), (x, 103), (x + w, 105)], .6, 2, .6, "#1a0f09", .9)
        p.dab(x, 110, w * 1.5, 4.5, sh, .5)
        p.path(f"M{x - w + .5} 111Q{x} 107.5 {x + w - .5} 110.500Q{x} 113.5 {x - w + .5} 111Z", "#eadcc4", INK, .9)
        p.ell(x - 1, 110.6, 2, 2.1, "#1d0f08")
        p.brush([(x - w, 111), (x, 107.6), (x + w, 110.4)], .6, 2, .8, "#1a0d07")
    p.path("M236.5 108Q234 118 232.5 121.500Q235 125 240 123", "none", "#5a3018", 1.5, .9)
    p.dab(241, 120, 4, 7, sh, .45)
    p.brush([(231, 130), (237, 129), (245, 130)], .6, 2, .6, "#6b2a1e")
    p.dab(238, 132.5, 5, 2, "#a8503c", .7)
    p.path(spline([(222, 106), (224, 92), (238, 88), (254, 92), (264, 108), (267, 98), (258, 82), (240, 78), (224, 84), (219, 96)], True), p.lin("#4a3a30", "#1d1613", "#0e0a08"), INK, 1.8)
    p.path("M228 90q8 -6 16 -6M240 86q10 0 18 8", "none", "#7a6656", 1.6, .8)
    p.line([(227, 144), (242, 156), (260, 145)], INK, 4)
    p.raw('<path d="M227 144Q242 164 260 145" fill="none" stroke="#e86a4a" stroke-width="4" stroke-dasharray=".1 5"/>')
    # the basket, woven, with a calabash, fruit and a hammock cloth
    p.path("M206 62C196 40 214 34 226 44C230 28 250 26 254 42C268 30 288 40 276 62Z", p.lin("#e8c06a", "#b8843a", "#6d4a1c"), INK, 2)
    p.ell(226, 46, 12, 14, p.lin("#d9a05a", "#94602c", "#5a3616"), INK, 2)
    p.ell(252, 44, 11, 11, p.lin("#f0a04a", "#c2601f"), INK, 2)
    p.ell(270, 50, 9, 10, p.lin("#a8c05a", "#5f8030"), INK, 2)
    leaf(p, 214, 48, 34, -150, ("#8fb05c", "#4f7a3e", "#2a4a26"))
    leaf(p, 274, 44, 32, -36, ("#8fb05c", "#4f7a3e", "#2a4a26"))
    p.path("M194 56H290C290 72 280 84 268 86H216C204 84 194 72 194 56Z", p.lin("#e3bd7c", "#b0823f", "#644318", v=(0, 0, 1, .3)), INK, 2.4)
    p.path("M196 64H288M200 74H284M210 58l10 26M230 58l4 28M252 58l-2 28M274 58l-8 26", "none", "#5a3a16", 1.8, .65)
    p.path("M194 57H290", "none", "#f4dba4", 3, .8)
    p.ell(291, 92, 8, 7, f, INK, 2)
    # the child on her hip
    limb(p, [(206, 214), (186, 222), (180, 244)], 13, p.lin("#e0ab76", "#b0764a", "#754629"), 2)
    p.path(spline([(206, 176), (190, 178), (182, 200), (190, 226), (208, 232), (218, 214)], True), p.lin("#e6b684", "#bf8656", "#7a4a2a"), INK, 2.2)
    p.ell(193, 160, 15, 16.5, p.lin("#ecc090", "#bf8656", "#7a4a2a"), INK, 2.2)
    p.path("M178 160C176 140 202 134 209 152C208 160 206 166 206 172C200 164 200 152 190 150C184 150 180 154 178 160Z", p.lin("#3a2c24", "#15100d"), INK, 1.8)
    p.path("M183 160q2.5 -2 5 0M193 160q2.5 -2 5 0M188 165q1 2 3 .500M186 170q4 2.5 8 0", "none", "#4a2412", 1.6)
    p.dab(184, 167, 5, 4, "#b84a30", .4)
    limb(p, [(202, 184), (216, 180), (228, 172)], 10, p.lin("#e0ab76", "#a86c42"), 1.8)
    # her near arm holds him
    limb(p, [(216, 160), (196, 192), (204, 214)], 19, f, 2.2)
    limb(p, [(202, 212), (214, 222), (194, 226)], 14, f, 2)
    # a gourd at her side on a cord, a dog, a toad among the leaves
    p.path("M276 212Q296 236 298 262", "none", "#7a5a30", 2.4)
    p.path("M298 260C290 264 290 274 294 278C282 286 284 308 300 308C316 308 318 286 304 278C308 272 306 262 298 260Z", p.lin("#f0c67c", "#c08a42", "#6d4518"), INK, 2.2)
    p.path(spline([(330, 366), (324, 344), (334, 332), (352, 330), (366, 318), (378, 320), (384, 330), (378, 338), (370, 342), (372, 366)], True), p.lin("#d9b27c", "#9a6e3a", "#5a3c1c"), INK, 2.2)
    p.path("M330 350q-18 -2 -22 -16M344 366v14M360 364v16M334 364v14M370 362v16", "none", INK, 7)
    p.path("M330 350q-18 -2 -22 -16M344 366v14M360 364v16M334 364v14M370 362v16", "none", "#a87a44", 4)
    p.path("M366 320l-4 10 9 -3Z", "#6d4a26", INK, 1.4)
    p.ell(376, 326, 1.6, 1.6, INK)
    grass(p, 0, 504, 372, 400, 60, ("#8a9a4a", "#4f6a30", "#b0a85a"), 16)
    for x, a in ((14, -110), (40, -74), (70, -50), (480, -100), (500, -130), (120, -90)):
        leaf(p, x, 408, 64, a, ("#7fa858", "#43703c", "#1f3a20"))
    finish(p)
    return p


SCENES = (tupi_woman, coroados, guaicuru_cavalry, riachuelo, first_mass, redemption_of_the_amazon, council_session, the_factory, immigrants, guarani,
          landing_at_porto_seguro, founding_of_sao_vicente)


def main(ids):
    out = ROOT / "paintings"
    out.mkdir(exist_ok=True)
    for make in SCENES:
        if not ids or make.__name__ in ids:
            (out / f"{make.__name__}.svg").write_text(make().svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
