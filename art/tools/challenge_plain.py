"""Draws the wide paintings of Brazil's challenges on the southern plains; the sky at the upper left is kept free for a
title."""

from __future__ import annotations

from art.tools.challenge_props import HOLD, WALK, H, W, pair, smoke, wheel
from art.tools.figures import Man, figure, head, musket, shaft, tube
from art.tools.hats import cap, felt
from art.tools.portrait.svg_paths import INK, mix, num, spline
from art.tools.scenery.land import grass
from art.tools.scenery.people import horse
from art.tools.vista_parts import wood
from art.tools.wide import Wide, bank, heavens, streaks, sun, varnish


def ituzaingo_1827():
    """Returns the wide painting of Brazil's challenge ituzaingo_1827: the riders of the south on the open plain, lances
    down."""
    p = Wide(1827, W, H)
    heavens(p, "#3a5f8a", "#86a8b8", (.55, "#e6d2a8"), (.85, "#f8c882"), (1, "#fbd99a"), low=290)
    sun(p, 300, 222, 30, "#fff0b8", 9)
    streaks(p, ((200, 150, 220, 9), (560, 110, 240, 9), (1000, 150, 260, 10), (820, 60, 200, 8)), "#fbe6c4", .7)
    bank(p, 1020, 112, 320, 52, "#fdeacb", "#dcb8a0", "#8c90a0")
    p.path(spline([(-10, 276), (200, 262), (420, 272), (700, 256), (960, 268), (1290, 252)]) + "L1290 320L-10 320Z", p.lin("#a8a878", "#b8a860", v=(0, 0, 0, 1)), prec=0)
    wood(p, [(880, 282), (930, 262), (1000, 258), (1060, 270), (1100, 282)], 290, ("#7d8f54", "#44583a"), 7)
    p.path("M-10 292Q320 276 640 290T1290 280V450H-10Z", p.lin("#d9bf6a", "#b0a04c", "#6d6a30", v=(0, 0, 0, 1)), INK, 1.4, prec=0)
    p.path("M-10 330Q320 306 640 324T1290 312V340Q900 346 640 350T-10 380Z", "#f6e09a", op=.4)
    grass(p, 0, 1280, 300, 360, 160, ("#c9b458", "#6d7438", "#efdc94"), 9, 1.6)
    p.ell(1180, 300, 90, 10, "#a8bcb4", "#6d6a30", 1)
    look = (("#f4ead2", "#c8301f"), ("#3f5a7a", "#f1cf74"), ("#8c2f22", "#f4ead2"), ("#4a6a4a", "#c8301f"))
    for x, y, k, coat, hide, mane in ((240, 318, .5, 0, ("#7a4a26", "#4a2c14"), "#1d120a"), (330, 326, .54, 1, ("#4a3a30", "#2a201a"), "#120c08"), (430, 320, .52, 2, ("#c9a878", "#8a6a40"), "#f4ead2"), (150, 330, .56, 3, ("#9a5a2c", "#5a2f14"), "#1d120a"), (530, 332, .58, 0, ("#e6dcc8", "#a3957c"), "#d8ccb0")):
        rider(p, x, y, k, hide, mane, *look[coat])
    for x, y, rx, ry in ((360, 372, 220, 24), (140, 366, 160, 20)):
        p.dab(x, y, rx, ry, "#f6e6b8", .7)
    rider(p, 520, 372, .95, ("#4a4038", "#241c16"), "#120c08", "#3f5a7a", "#f1cf74")
    p.dab(420, 410, 190, 24, "#f6e6b8", .8)
    rider(p, 860, 370, 1.36, ("#a8642f", "#5f3216"), "#1d120a", "#f4ead2", "#c8301f", True)
    p.dab(700, 432, 260, 30, "#f6e6b8", .8)
    grass(p, 0, 1280, 400, 450, 150, ("#c9b458", "#5f6a30", "#efdc94"), 18, 2)
    varnish(p)
    return p


def rider(p, x, y, k, hide, mane, coat, sash, lead=False):
    """Draws a lancer of the pampas at the gallop to the right: poncho, broad hat, long lance."""
    p.raw(f'<g transform="translate({num(x)} {num(y)})scale({num(-k)} {num(k)})">')
    horse(p, 0, 0, 1, hide, mane, rider=False)
    p.path(spline([(-20, -36), (14, -36), (44, -32), (50, -6), (36, 6), (10, 4), (-14, -4)], True), p.lin("#f4ead2", "#c9b48a", "#8a744c"), INK, 2)
    p.path("M-10 -4L-14 -28M4 0L2 -30M20 2L20 -32M36 2L38 -30", "none", "#b3261e", 3, .7)
    p.path(tube([(16, -30), (-6, -16), (-18, -4), (-6, 14), (2, 32)], [20, 17, 13, 12, 9]), p.lin("#fffaf0", "#e0d2b4", "#a8946a"), INK, 2)
    p.path("M-6 20L10 24L6 40L-16 42Q-16 36 -6 34Z", "#3a2618", INK, 1.8)
    p.path("M70 -24L-190 -72", "none", INK, 6)
    p.path("M70 -24L-190 -72", "none", "#8a6238", 3.4)
    p.path("M-190 -72L-222 -84L-188 -80Z", "#dfe6ea", INK, 1.6)
    p.path("M-182 -74q-4 16 4 26l-4 12q22 -4 34 -14l-6 -18Z", "#c8301f", INK, 1.5)
    poncho = spline([(8, -98), (-12, -96), (-30, -78), (-38, -50), (-24, -44), (-6, -38), (14, -32), (38, -26), (54, -40), (40, -66), (26, -90)], True)
    p.path(poncho, p.lin(mix(coat, "#fffaf0", .3), coat, mix(coat, INK, .45), v=(0, 0, 1, .6)), INK, 2.3)
    p.clip(poncho)
    p.path("M-40 -56Q0 -44 56 -34M-36 -66Q0 -54 52 -46", "none", sash, 4.5)
    p.brush([(8, -90), (18, -64), (36, -36)], 1, 7, 1, INK, .25)
    p.end()
    p.path(tube([(-14, -70), (-26, -60), (-36, -52)], [13, 11, 8]), p.lin(mix(coat, "#fffaf0", .2), mix(coat, INK, .3)), INK, 2)
    p.ell(-38, -48, 6.4, 6, "#c99363", INK, 1.6)
    m = Man(skin="olive", hair="black", beard="black", hat=felt("#4a3626" if not lead else "#2a211b", sash, None if not lead else "#f4ead2", 9))
    head(p, lambda u, v: (-6 - u * 2.4 + (v + 60) * .5, -98 + (v + 60) * 2.2), 2.3, 1.8, m, ("#e8bd92", "#c99363", "#8a5738"))
    p.raw("</g>")


def caseros_1852():
    """Returns the wide painting of Brazil's challenge caseros_1852: the morning at Caseros, with lines of foot before
    the white dovecote, guns, and the cavalry of Entre Ríos."""
    p = Wide(1852, W, H)
    heavens(p, "#4a7aa4", "#9cc0cc", (.6, "#e0dcc0"), (1, "#fae2ac"), low=280)
    sun(p, 250, 196, 24, "#fff4cc", 8)
    bank(p, 480, 110, 260, 46)
    bank(p, 1090, 86, 280, 50)
    p.path(spline([(-10, 266), (200, 254), (420, 262), (700, 248), (960, 258), (1290, 244)]) + "L1290 320L-10 320Z", p.lin("#a8b48c", "#b8b070", v=(0, 0, 0, 1)), prec=0)
    # the house of Caseros and its round dovecote
    p.path("M840 262V212H1000V262Z", p.lin("#fffaf0", "#efe0c4", "#b8a484", v=(0, 0, 1, .3)), INK, 1.8)
    p.path("M834 214V206H1006V214Z", "#d8c8a4", INK, 1.4)
    p.path("".join(f"M{x} 262V236a7 7 0 0 1 14 0V262Z" for x in range(852, 990, 26)), "#4a3a2c", "#fff3d8", 1.4)
    p.path("M1040 262V190H1120V262Z", p.lin("#fffaf0", "#efe0c4", "#a8946f", v=(0, 0, 1, 0)), INK, 1.9)
    p.path("M1034 192V182H1126V192ZM1046 182V160H1114V182Z", p.lin("#fff6e4", "#d8c4a0"), INK, 1.7)
    p.path("".join(f"M{x} {y}h7v9h-7Z" for y in (204, 224, 244) for x in (1052, 1072, 1092)), "#4a3a2c")
    wood(p, [(1150, 262), (1190, 226), (1250, 216), (1300, 224)], 280, ("#86a35c", "#41664a"), 10)
    p.path("M-10 284Q320 268 640 282T1290 272V450H-10Z", p.lin("#cfc070", "#9fa050", "#5f6a34", v=(0, 0, 0, 1)), INK, 1.4, prec=0)
    p.path("M-10 330Q320 306 640 324T1290 312V340Q900 346 640 350T-10 380Z", "#f6e8ac", op=.4)
    red, blue = "#b3362a", "#33507f"
    rank(p, 760, 300, 24, .42, -1, red)
    rank(p, 800, 318, 22, .5, -1, red)
    smoke(p, 740, 292, 10, 11, -.9)
    smoke(p, 900, 300, 12, 12, .9)
    rank(p, 30, 372, 14, .94, 1, blue)
    rank(p, 60, 404, 13, 1.16, 1, blue)
    smoke(p, 500, 352, 8, 17, .9)
    figure(p, 480, 434, 1.9, 1, Man(skin="olive", coat=pair(blue), legs=pair("#f0e6d0", .35), hat=cap("#2a3a5a"), beard="black", sash="#f1cf74", arms=(((-10, -50), (-8, -40)), ((15, -64), (20, -78))), front=(shaft((19, -76), (32, -100), "#e6ebee", 1.1),)))
    gun(p, 640, 420, 1.2)
    smoke(p, 750, 388, 8, 20, 1.)
    rider(p, 820, 346, .72, ("#4a3a30", "#2a201a"), "#120c08", "#3f5a7a", "#f1cf74")
    rider(p, 980, 380, 1.2, ("#e6dcc8", "#a3957c"), "#d8ccb0", "#f4ead2", "#2f6f9c", True)
    p.dab(900, 436, 240, 26, "#f6e6b8", .8)
    grass(p, 0, 1280, 404, 450, 140, ("#c9b458", "#5f6a30", "#efdc94"), 15, 1.8)
    varnish(p)
    return p


def rank(p, x, y, n, k, look, col):
    """Draws a rank of n foot soldiers with shouldered muskets, in coats of colour col: three men are drawn, and
    repeated along the line."""
    looks = (("olive", "black"), ("brown", None), ("fair", "brown"))
    for i, (skin, beard) in enumerate(looks):
        man = Man(skin=skin, coat=pair(col), legs=pair("#f0e6d0", .35), hat=cap(mix(col, INK, .45)), beard=beard, arms=HOLD, stance=WALK if i % 2 else Man.stance, front=(musket((8, -46), (-9, -94)),))
        at = len(p.out)
        figure(p, 0, 0, k, look, man, .25)
        p.defs.append(f'<g id="r{round(x)}_{i}">{"".join(p.out[at:])}</g>')
        del p.out[at:]
    for i in range(n):
        p.raw(f'<use href="#r{round(x)}_{(i * 2 + i // 5) % 3}" x="{num(x + i * 26 * k)}" y="{num(y + (i % 2) * 1.5)}"/>')


def gun(p, x, y, k):
    """Draws a field gun on its carriage, the muzzle to the right."""
    p.path(f"M{num(x - 90 * k)} {num(y)}L{num(x + 6 * k)} {num(y - 34 * k)}L{num(x + 14 * k)} {num(y - 24 * k)}L{num(x - 82 * k)} {num(y + 6 * k)}Z", p.lin("#a87a4a", "#5f3c1e"), INK, 2)
    p.path(f"M{num(x - 24 * k)} {num(y - 46 * k)}L{num(x + 86 * k)} {num(y - 60 * k)}L{num(x + 88 * k)} {num(y - 46 * k)}L{num(x - 18 * k)} {num(y - 26 * k)}Q{num(x - 34 * k)} {num(y - 34 * k)} {num(x - 24 * k)} {num(y - 46 * k)}Z", p.gold((0, 0, .2, 1)), INK, 2.2)
    wheel(p, x + 2 * k, y - 24 * k, 28 * k, 10)
