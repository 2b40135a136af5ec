"""Draws Historia's painting of Era I: a cave at nightfall, people round a fire, beasts painted on the walls, mammoths
outside."""

from __future__ import annotations

from art.tools.figures import Man, figure
from art.tools.historia.edge_road import summits
from art.tools.portrait.svg_paths import INK, brush_d, mix, num, pt, spline
from art.tools.vista_parts import blaze
from art.tools.wide import Wide, heavens, varnish

W, H = 1280, 720
OCHRE, RUST, SOOT = "#d98a4a", "#9a3f22", "#2a140c"
FUR, HIDE = ("#8a6238", "#4a2f18"), ("#a8794a", "#5f3d20")


def mammoth(p, x, y, k, col, flip=1):
    """Draws the silhouette of a mammoth with a high head, long hair and tusks; its feet at y, it walks to the left."""
    def at(u, v):
        return x + u * k * flip, y + v * k
    back = [(-30, -30), (-36, -52), (-26, -66), (-14, -64), (-8, -56), (6, -62), (22, -58), (36, -44), (42, -26), (40, -10), (44, 0), (30, 0), (28, -14), (16, -12), (-2, -12), (-8, -14), (-8, 0), (-22, 0), (-22, -16), (-28, -22)]
    p.path(spline([at(*q) for q in back], True), col, prec=1)
    p.path(brush_d([at(-32, -46), at(-44, -30), at(-44, -8), at(-38, -4)], 9 * k, 6 * k, 3 * k), col)
    p.path(brush_d([at(-34, -36), at(-46, -18), at(-60, -18), at(-64, -30)], 3.4 * k, 3 * k, 1 * k), mix(col, "#fff0d0", .55))


def bison(p, x, y, k, col, op=.85, flip=1):
    """Draws a bison in the manner of cave painters: a great hump, a low head, thin legs."""
    def at(u, v):
        return x + u * k * flip, y + v * k
    body = [(-56, -30), (-62, -44), (-54, -60), (-40, -72), (-22, -84), (0, -78), (22, -66), (44, -62), (56, -52), (58, -34), (50, -24), (20, -22), (-6, -16), (-24, -14), (-36, -20), (-44, -14), (-52, -18)]
    p.path(spline([at(*q) for q in body], True), col, SOOT, 2.2, op)
    legs = ""
    for u, v in ((-30, -18), (-16, -16), (36, -26), (48, -28)):
        legs += brush_d([at(u, v), at(u - 2, -10), at(u + 3, 0)], 9 * k, 4.4 * k, 2.6 * k)
    p.path(legs, col, SOOT, 1.4, op)
    p.path(brush_d([at(-56, -52), at(-66, -60), at(-60, -72)], 4 * k, 3 * k, 1), SOOT, op=op)
    p.path(brush_d([at(56, -52), at(66, -40), at(62, -28)], 2.4, 2.4, 4), SOOT, op=op)
    p.path(spline([at(-24, -80), at(-6, -60), at(-10, -34), at(-26, -24)]), "none", SOOT, 1.8, op * .7)
    p.path("".join(f"M{pt(at(u, v))}l{num(4 * k * flip)} {num(9 * k)}" for u, v in ((-40, -60), (-30, -66), (-20, -70), (-34, -44), (-24, -50), (-46, -40))), "none", SOOT, 1.8, op * .6)
    p.ell(*at(-52, -42), 1.8 * k, 1.8 * k, SOOT)


def deer(p, x, y, k, col, op=.8, flip=1):
    def at(u, v):
        return x + u * k * flip, y + v * k
    p.path(spline([at(*q) for q in ((-30, -42), (-36, -64), (-46, -72), (-42, -78), (-30, -76), (-20, -58), (6, -54), (28, -52), (34, -40), (24, -32), (-4, -30), (-22, -32))], True), col, SOOT, 1.6, op)
    d = "".join(brush_d([at(u, -36), at(u + b, -18), at(u + c, 0)], 5 * k, 3 * k, 1.6 * k) for u, b, c in ((-24, -8, -18), (-18, 2, -4), (22, 8, 6), (28, 8, 20)))
    p.path(d, col, SOOT, 1, op)
    p.path("".join(f"M{pt(at(-34, -77))}Q{pt(at(a, b))} {pt(at(c, e))}" for a, b, c, e in ((-34, -94, -22, -106), (-26, -88, -10, -94), (-44, -90, -50, -104), (-40, -86, -58, -90))), "none", SOOT, 2.2, op)


def hunter(p, x, y, k, flip=1):
    """Draws a stick figure that draws a bow, in the manner of cave painters."""
    def at(u, v):
        return x + u * k * flip, y + v * k
    p.path(f"M{pt(at(0, -30))}L{pt(at(0, -14))}L{pt(at(-10, 0))}M{pt(at(0, -14))}L{pt(at(12, -2))}M{pt(at(0, -26))}L{pt(at(14, -26))}M{pt(at(0, -26))}L{pt(at(-9, -24))}", "none", OCHRE, 3.4 * k, .8)
    p.path(f"M{pt(at(13, -40))}Q{pt(at(26, -26))} {pt(at(13, -12))}M{pt(at(-9, -24))}L{pt(at(24, -26))}", "none", OCHRE, 1.8 * k, .8)
    p.ell(*at(0, -35), 4.4 * k, 4.8 * k, OCHRE, op=.8)


def hand(p, x, y, k, turn):
    """Draws a hand stencil on the cave's wall: a hand in the light colour of the rock inside a cloud of red paint; (x,
    y) is the middle of the palm, `k` the scale, `turn` in degrees."""
    p.dab(x, y - 8 * k, 40 * k, 40 * k, RUST, .85)
    p.raw(f'<g transform="translate({x} {y})rotate({turn})scale({k})">')
    p.ell(0, 0, 13, 14, "#d9a878", op=.9)
    p.path("M-10 -6L-15 -30M-3 -11L-4 -38M4 -11L7 -37M11 -6L17 -28M10 5L25 -5", "none", "#d9a878", 7, .9)
    p.end()


def walls(p, mouth):
    """Draws the cave's rock walls with its mouth as a hole; the fire lights them from the lower left."""
    r = p.rng
    hole = spline(mouth, True)
    whole = f"M0 0H{W}V{H}H0Z" + hole
    light = p.ref('<radialGradient id="@" gradientUnits="userSpaceOnUse" cx="250" cy="600" r="1060"><stop stop-color="#e8a05c"/><stop offset=".16" stop-color="#b06a38"/><stop offset=".42" stop-color="#6b3c22"/><stop offset=".75" stop-color="#35200f"/><stop offset="1" stop-color="#1c110a"/></radialGradient>')
    p.raw(f'<path d="{whole}" fill="{light}" fill-rule="evenodd"/>')
    # beds of stone that follow the vault: a lit edge above, a shaded one below
    for k in range(7):
        y = 40 + 78 * k
        for side in (0, 1):
            edge = 470 - 22 * k + r.uniform(-20, 20) if side == 0 else 950 + 16 * k + r.uniform(-16, 16)
            a, b = (0, edge - 34) if side == 0 else (edge + 34, W)
            if k == 0:
                a, b = 0, W
            pts = [(a + (b - a) * t / 7, y + r.uniform(-13, 13) + 26 * (abs(t / 3.5 - 1) if k == 0 else 0)) for t in range(8)]
            low = [(u, v + (24 + r.uniform(4, 16)) * (1 - abs(t / 3.5 - 1) ** 3)) for t, (u, v) in enumerate(pts)]
            p.path(spline(pts) + spline(low[::-1], start="L") + "Z", "#1c0f08", op=.2, prec=0)
            p.path(spline(pts), "none", "#f0b070" if side == 0 else "#a8703f", 1.6, .32, prec=0)
            if k == 0:
                break
    cracks = ""
    for _ in range(44):
        x, y = r.choice((r.uniform(0, 430), r.uniform(990, W))), r.uniform(60, 560)
        cracks += f"M{x:.0f} {y:.0f}l{r.uniform(-14, 14):.0f} {r.uniform(8, 20):.0f}l{r.uniform(-10, 14):.0f} {r.uniform(6, 18):.0f}"
    p.path(cracks, "none", "#1c0f08", 1.6, .5, prec=0)
    p.path(hole, "none", INK, 7, .9)
    p.path(spline([(x + (3 if x < 700 else -3), y + 4) for x, y in mouth], True), "none", "#e8a05c", 2, .4)


def stalactites(p):
    r = p.rng
    x = -10.0
    while x < W + 10:
        w, side = r.uniform(40, 96), min(1.0, abs(x - 640) / 560)
        h = r.uniform(26, 60) + 84 * side * r.random()
        tip = x + w * .5
        p.path(f"M{num(x - w * .2)} -4C{num(x + w * .3)} {num(h * .12)} {num(tip - 5)} {num(h * .45)} {num(tip - 2)} {num(h)}Q{num(tip)} {num(h + 4)} {num(tip + 2)} {num(h)}C{num(tip + 6)} {num(h * .45)} {num(x + w * .7)} {num(h * .12)} {num(x + w * 1.2)} -4Z", p.lin("#7a4e2c" if x < 640 else "#4a2f1c", "#2a180c", v=(0, 0, .6, .7)), INK, 1.6, prec=0)
        p.path(f"M{num(x + w * .16)} 6Q{num(tip - 7)} {num(h * .36)} {num(tip - 3)} {num(h * .84)}", "none", "#d9945a" if x < 640 else "#8a5a34", 1.8, .5, prec=0)
        x += w * r.uniform(.5, .95)


def fireside(p):
    """Draws the fire and the people round it."""
    p.dab(250, 600, 380, 230, "#ffb860", .55)
    p.dab(250, 640, 330, 70, "#ffd890", .6)
    for x, y, k in ((170, 664, 1), (206, 676, 1.2), (252, 680, 1.3), (300, 676, 1.1), (334, 664, .9)):
        p.ell(x, y, 24 * k, 15 * k, p.lin("#a08468", "#5a4634", "#2f231a", v=(.2, 0, .6, 1)), INK, 1.8)
    for a, b in (((176, 664), (318, 644)), ((188, 640), (322, 668)), ((226, 672), (262, 630))):
        p.path(brush_d([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 3), b], 15, 15, 12), p.lin("#8a5a34", "#3a2414", v=(0, 0, .2, 1)), INK, 1.8)
    blaze(p, 250, 662, 104, 136, 7)
    r = p.rng
    p.path("".join(f"M{r.gauss(262, 60):.0f} {r.uniform(330, 560):.0f}h.1" for _ in range(46)), "none", "#ffc860", 3, .85)
    tail = {"skin": "bronze", "kind": "native", "hair": "#1a120c"}
    figure(p, 78, 700, 1.8, 1, Man(**tail, cut="long", kneel=True, skirt=HIDE, sash=FUR[0], arms=(((-8, -50), (4, -40)), ((14, -52), (22, -56)))))
    figure(p, 404, 704, 1.86, -1, Man(**tail, cut="long", beard="#1a120c", kneel=True, skirt=FUR, sash=HIDE[1], arms=(((-10, -49), (-4, -38)), ((13, -50), (21, -54)))))
    figure(p, 492, 712, 1.36, -1, Man(skin="brown", kind="native", hair="#1a120c", kneel=True, skirt=HIDE, arms=(((-9, -49), (-6, -38)), ((10, -48), (8, -38)))))
    # one stands at the wall, a torch in one hand, colour on the other
    p.dab(1052, 440, 210, 190, "#ffb860", .5)
    figure(p, 1086, 700, 2.35, 1, Man(**tail, cut="bun", view="back", skirt=FUR, arms=(((-14, -58), (-17, -72)), ((13, -62), (20, -78)))))
    p.path("M1046 530L1040 472", "none", "#5a3a20", 8)
    blaze(p, 1040, 474, 26, 60, 3)


def cave_fire():
    p = Wide(101, W, H)
    heavens(p, "#101c38", "#25335c", (.5, "#5a4a72"), (.72, "#b06a5c"), (.86, "#e8a05c"), (1, "#f6c87c"), low=560)
    r = p.rng
    p.path("".join(f"M{r.randint(440, 1000)} {r.randint(90, 340)}h.1" for _ in range(70)), "none", "#fff6e0", 2, .8)
    p.dab(800, 190, 110, 110, "#f6ecd0", .3)
    p.ell(800, 190, 30, 30, p.rad("#fffaf0", "#e8dcc0", "#b8a890", c=(.35, .3, .8)))
    p.path("M789 182a6 6 0 1 0 .1 0M808 198a8 8 0 1 0 .1 0M806 176a4 4 0 1 0 .1 0", "#b8a890", op=.6)
    summits(p, [(380, 500), (470, 430), (540, 470), (640, 372), (710, 440), (760, 410), (850, 478), (930, 436), (1040, 500)], 560, ("#6a5a80", "#3a3358"), 420)
    p.path("M380 520C500 500 640 512 760 500S960 508 1060 500V660H380Z", p.lin("#7a5a5a", "#3f2f38", v=(0, 0, 0, 1)))
    for x, y, k, flip in ((640, 540, .86, 1), (724, 534, .62, 1), (790, 546, .98, 1), (866, 534, .5, 1)):
        mammoth(p, x, y, k, "#2a2030", flip)
    p.path("M380 566C480 540 560 560 680 556S900 548 1060 566V680H380Z", p.lin("#4a3438", "#1f1518", v=(0, 0, 0, 1)))
    walls(p, [(474, 600), (452, 470), (470, 330), (520, 210), (600, 140), (710, 112), (820, 130), (910, 196), (962, 310), (984, 450), (976, 590), (880, 634), (720, 640), (580, 636)])
    stalactites(p)
    for x, y, k, turn in ((92, 250, 1.05, -14), (172, 196, .9, 8), (60, 352, .8, -24), (246, 268, .78, 16)):
        hand(p, x, y, k, turn)
    bison(p, 352, 300, .92, RUST, .7, -1)
    deer(p, 190, 430, .9, OCHRE, .6, -1)
    bison(p, 1132, 330, 1.3, RUST, .85)
    bison(p, 1222, 200, .86, "#7a3420", .8)
    deer(p, 1070, 196, .84, OCHRE, .75)
    deer(p, 1226, 470, 1.0, OCHRE, .7)
    hunter(p, 1020, 300, .84)
    hunter(p, 1150, 452, .8, 1)
    # the floor
    p.path("M0 612C120 584 300 590 470 606S800 640 980 608S1200 590 1280 600V720H0Z", p.ref('<radialGradient id="@" gradientUnits="userSpaceOnUse" cx="250" cy="650" r="900"><stop stop-color="#e8b070"/><stop offset=".22" stop-color="#9a6438"/><stop offset=".55" stop-color="#4f3019"/><stop offset="1" stop-color="#1f130b"/></radialGradient>'), INK, 2, prec=0)
    d = "".join(f"M{(x := r.uniform(0, W)):.0f} {(y := r.uniform(624, 716)):.0f}q{r.uniform(10, 30):.0f} {r.uniform(-5, 0):.0f} {r.uniform(24, 60):.0f} 1" for _ in range(60))
    p.path(d, "none", "#1c0f08", 1.6, .4, prec=0)
    for x, y, k in ((560, 668, 1), (690, 690, .7), (900, 662, 1.2), (1210, 676, 1.4), (960, 690, .7)):
        p.path(spline([(x - 40 * k, y + 12 * k), (x - 30 * k, y - 8 * k), (x - 4 * k, y - 20 * k), (x + 26 * k, y - 10 * k), (x + 40 * k, y + 12 * k)]) + "Z", p.lin("#9a7048", "#4a301c", "#2a1a10", v=(0, 0, .7, 1)), INK, 1.8)
    fireside(p)
    varnish(p, .3)
    return p
