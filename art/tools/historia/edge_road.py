"""Draws Historia's painting of Era II: a caravan of Bactrian camels on the Silk Road, a city of blue domes behind
it."""

from __future__ import annotations

import math

from art.tools.hats import turban
from art.tools.portrait.svg_paths import INK, brush_d, mix, num, spline
from art.tools.scenery.land import grass
from art.tools.scenery.people import person
from art.tools.wide import Wide, bank, coconut, heavens, streaks, sun, varnish

W, H = 1280, 720
RUGS = (("#b5382a", "#e9b23a"), ("#2f6a86", "#f0d9a4"), ("#6a3a86", "#e9b23a"), ("#2f6b4a", "#f0c13a"))


def summits(p, ridge, base, cols, snow, ink=1.4):
    """Draws a mountain range under a broken line: each peak lit on its left, with snow on top."""
    light, dark = cols
    p.path("M" + "L".join(f"{x} {y}" for x, y in ridge) + f"L{ridge[-1][0]} {base}L{ridge[0][0]} {base}Z", p.lin(light, mix(light, "#f8d8b0", .5), v=(0, 0, 0, 1)), prec=0)
    for (_, _), (x, y), (x2, y2) in zip(ridge, ridge[1:], ridge[2:], strict=False):
        if y2 <= y:
            continue
        foot = min(base, y2 + 30)
        p.path(f"M{x} {y}L{x2} {y2}L{x2 + 6} {foot}L{x + (x2 - x) * .42:.0f} {foot}L{x + (x2 - x) * .2:.0f} {(y + foot) / 2:.0f}L{x + (x2 - x) * .3:.0f} {y + (y2 - y) * .55:.0f}Z", p.lin((0, dark, .6), (1, dark, 0), v=(0, 0, 0, 1)), prec=0)
        if y < snow:
            d, s = snow - y, (x2 - x) / (y2 - y)
            p.path(f"M{x} {y}L{x + s * d:.0f} {snow}L{x + s * d * .55:.0f} {snow - d * .22:.0f}L{x + s * d * .3:.0f} {snow + d * .16:.0f}L{x:.0f} {snow - d * .2:.0f}L{x - d * .5:.0f} {snow + d * .1:.0f}L{x - d * .62:.0f} {snow - d * .28:.0f}Z", "#fff4e6", op=.85, prec=0)
    p.path("M" + "L".join(f"{x} {y}" for x, y in ridge), "none", INK, ink, .5, prec=0)


def dune(p, pts, cols, base, ripples, shade=.3):
    """Draws a dune under a soft crest, with ripples in the sand and the far side of every crest in shade."""
    crest = spline(pts)
    whole = crest + f"L{pts[-1][0]} {base}L{pts[0][0]} {base}Z"
    p.path(whole, p.lin(*cols, v=(0, 0, 0, 1)), prec=0)
    p.clip(whole)
    tops = [q for a, q, b in zip(pts, pts[1:], pts[2:], strict=False) if q[1] <= a[1] and q[1] <= b[1]]
    for x, y in tops:
        p.dab(x - 150, y + 50, 240, 70, "#fff0c0", .4, 10)
        p.path(f"M{x} {y}C{x + 60} {y + 20} {x + 20} {y + 60} {x + 120} {y + 100}C{x + 200} {y + 110} {x + 240} {y + 60} {x + 330} {y + 62}L{x + 260} {y - 20}Z", mix(cols[-1], "#5a2f2a", .45), op=shade, prec=0)
    d, r = "", p.rng
    for _ in range(ripples):
        x, y = r.uniform(pts[0][0], pts[-1][0]), r.uniform(min(q[1] for q in pts) + 24, base)
        q = 14 + 30 * r.random()
        d += f"M{x - q:.0f} {y:.0f}q{q / 2:.0f} {-3 - q / 9:.0f} {q:.0f} -1t{q:.0f} 1"
    p.path(d, "none", mix(cols[-1], "#5a2f1a", .5), 1.4, .3, prec=0)
    p.end()
    p.path(crest, "none", INK, 1.6, .55, prec=0)
    p.path(spline([(x, y + 3) for x, y in pts]), "none", "#fff2c8", 2, .6, prec=0)


def city(p, x, y, k):
    """Draws a city: walls, domes of blue tile and minarets in the evening light."""
    wall = p.lin("#f0c890", "#c98f58", v=(0, 0, .4, 1))
    tile = p.rad("#9fe0dc", "#3f9aa4", "#1f5a72", c=(.32, .2, .95))
    def minaret(u, h):
        at, w = x + u * k, 5 * k
        p.path(f"M{num(at - w)} {y}L{num(at - w * .7)} {num(y - h * k)}H{num(at + w * .7)}L{num(at + w)} {y}Z", wall, INK, 1.2)
        p.path(f"M{num(at - w * 1.3)} {num(y - h * k * .82)}h{num(w * 2.6)}v{num(-4 * k)}h{num(-w * 2.6)}Z", wall, INK, 1)
        p.path(f"M{num(at - w * .9)} {num(y - h * k)}Q{num(at)} {num(y - (h + 20) * k)} {num(at + w * .9)} {num(y - h * k)}Z", tile, INK, 1)
    def dome(u, w, h):
        at, top = x + u * k, y - h * k
        p.path(f"M{num(at - w * k)} {y}V{num(top)}H{num(at + w * k)}V{y}Z", wall, INK, 1.3)
        p.path(f"M{num(at - w * k)} {num(top)}C{num(at - w * 1.25 * k)} {num(top - w * 1.1 * k)} {num(at - w * .4 * k)} {num(top - w * 1.5 * k)} {num(at)} {num(top - w * 2 * k)}C{num(at + w * .4 * k)} {num(top - w * 1.5 * k)} {num(at + w * 1.25 * k)} {num(top - w * 1.1 * k)} {num(at + w * k)} {num(top)}Z", tile, INK, 1.4)
        p.path(f"M{num(at)} {num(top - w * 2 * k)}v{num(-7 * k)}", "none", "#d9a53a", 2)
        p.path(f"M{num(at - w * .4 * k)} {y}v{num(-h * .5 * k)}q{num(w * .4 * k)} {num(-h * .34 * k)} {num(w * .8 * k)} 0V{y}Z", "#5a2f2a", op=.75)
        p.path("".join(f"M{num(at + s * w * .5 * k)} {num(top - 2 * k)}q{num(s * w * .16 * k)} {num(-w * .9 * k)} {num(-s * w * .4 * k)} {num(-w * 1.6 * k)}" for s in (-1, 1)), "none", "#e8faf4", 1, .5)
    for u, h in ((-96, 92), (104, 84)):
        minaret(u, h)
    for u, w, h in ((-62, 17, 26), (66, 15, 24), (0, 30, 40)):
        dome(u, w, h)
    minaret(36, 116)
    minaret(-36, 116)
    rows = "".join(f"h{num(6 * k)}v{num(5 * k)}h{num(5 * k)}v{num(-5 * k)}" for _ in range(24))
    p.path(f"M{num(x - 134 * k)} {num(y + 8 * k)}v{num(-26 * k)}{rows}V{num(y + 8 * k)}Z", wall, INK, 1.3)
    p.path("".join(f"M{num(x + u * k)} {num(y - 4 * k)}v{num(-6 * k)}" for u in range(-120, 130, 18)), "none", "#7a4a2c", 2, .6)


def camel(p, x, y, k, rug, load=0, step=0):
    """Draws a two-humped camel that walks to the right, its feet at y; load: 0 bales, 1 a rider, 2 jars."""
    def at(u, v):
        return x + u * k, y + v * k
    coat = p.lin("#c08a52", "#94602f", "#5f3a1c", v=(.1, 0, .5, 1))
    far = p.lin("#7a4f2a", "#4f3018", v=(0, 0, 0, 1))
    p.ell(x + 4 * k, y + 1 * k, 58 * k, 5 * k, "#6d4220", op=.38)
    swing = (6, -7, -5, 8) if step else (-6, 7, 6, -7)
    for n, (u, shift, fill) in enumerate(((-36, swing[0], far), (30, swing[1], far), (-42, swing[2], coat), (38, swing[3], coat))):
        back = n in (0, 2)
        knee = (u + (5 if back else 3) + shift * .3, -19)
        p.path(brush_d([at(u, -38), at(*knee), at(u + shift, -1)], 13 * k, 6 * k, 4.4 * k), fill, INK, 1.5)
        p.path(f"M{num(at(u + shift - 4, 0)[0])} {num(y)}q{num(5 * k)} {num(-6 * k)} {num(11 * k)} 0Z", "#3f2814")
        if n == 1:
            body = [(-53, -50), (-48, -62), (-34, -66), (-24, -84), (-14, -82), (-6, -66), (6, -66), (14, -84), (25, -84), (31, -66), (42, -58), (52, -50), (59, -60), (62, -82), (68, -93), (77, -97),
                    (89, -92), (95, -85), (92, -80), (80, -80), (74, -70), (70, -50), (62, -34), (46, -28), (20, -30), (-10, -30), (-36, -34), (-50, -40)]
            p.path(brush_d([at(-52, -54), at(-61, -44), at(-60, -26)], 3 * k, 2.6 * k, 5 * k), coat, INK, 1.2)
            p.path(spline([at(*q) for q in body], True), coat, INK, 2)
    p.path(spline([at(70, -66), at(66, -44), at(54, -30), at(60, -46), at(62, -62)], True), "#4a2c14", op=.85)
    for u in (-22, 18):
        p.path(spline([at(u - 6, -76), at(u, -88), at(u + 7, -77), at(u + 1, -80)], True), "#4a2c14", op=.85)
    p.path(f"M{num(at(74, -95)[0])} {num(at(74, -95)[1])}l{num(-3 * k)} {num(-7 * k)}l{num(7 * k)} {num(5 * k)}Z", coat, INK, 1.2)
    p.ell(*at(82, -90), 1.4 * k, 1.6 * k, "#140c07")
    p.path(f"M{num(at(93, -83)[0])} {num(at(93, -83)[1])}q{num(-6 * k)} {num(2 * k)} {num(-10 * k)} 0", "none", "#2a180c", 1.3)
    p.path(f"M{num(at(90, -92)[0])} {num(at(90, -92)[1])}L{num(at(76, -82)[0])} {num(at(76, -82)[1])}M{num(at(84, -81)[0])} {num(at(84, -81)[1])}L{num(at(80, -96)[0])} {num(at(80, -96)[1])}", "none", rug[0], 1.8)
    a, b = rug
    p.path(spline([at(-17, -70), at(0, -72), at(15, -70), at(19, -38), at(0, -34), at(-20, -38)], True), p.lin(mix(a, "#fff0d0", .3), a, mix(a, INK, .35), v=(0, 0, .3, 1)), INK, 1.6)
    p.path(f"M{num(at(-19, -44)[0])} {num(at(-19, -44)[1])}Q{num(at(0, -39)[0])} {num(at(0, -39)[1])} {num(at(19, -44)[0])} {num(at(19, -44)[1])}M{num(at(-18, -62)[0])} {num(at(-18, -62)[1])}Q{num(at(0, -58)[0])} {num(at(0, -58)[1])} {num(at(17, -62)[0])} {num(at(17, -62)[1])}", "none", b, 2.2)
    p.path("".join(f"M{num(at(u, -37)[0])} {num(at(u, -37)[1])}v{num(5 * k)}" for u in range(-17, 19, 5)), "none", b, 1.6)
    if load == 1:
        person(p, *at(-1, -42), .8 * k, "bronze", coat=(b, mix(b, INK, .45)), hat=turban("#f4ead2"), look=1, kind="robe", pose="kneel", arms=([(4, -56), (10, -48), (17, -46)],))
    elif load == 2:
        for u in (-13, 12):
            p.path(spline([at(u - 3, -74), at(u - 9, -62), at(u - 6, -46), at(u, -42), at(u + 6, -46), at(u + 9, -62), at(u + 3, -74)], False) + "Z", p.lin("#e0a878", "#a35a34", "#5f2f1c"), INK, 1.5)
            p.path(f"M{num(at(u - 8, -60)[0])} {num(at(u - 8, -60)[1])}h{num(16 * k)}", "none", "#f0d9a4", 1.6)
    else:
        for u, w in ((-14, 20), (12, 20)):
            p.path(spline([at(u - w / 2, -72), at(u, -76), at(u + w / 2, -72), at(u + w / 2 + 1, -48), at(u, -45), at(u - w / 2 - 1, -48)], True), p.lin("#f0dcb0", "#c9a468", "#8a6238", v=(0, 0, .5, 1)), INK, 1.5)
            p.path(f"M{num(at(u - w / 2, -66)[0])} {num(at(u - w / 2, -66)[1])}h{num(w * k)}M{num(at(u - w / 2, -55)[0])} {num(at(u - w / 2, -55)[1])}h{num(w * k)}M{num(at(u, -76)[0])} {num(at(u, -76)[1])}v{num(30 * k)}", "none", "#6d4a26", 1.4)


def tent(p, x, y, k):
    p.ell(x, y + 2, 92 * k, 8 * k, "#5a3418", op=.35)
    for n in range(6):
        a, b = -84 + 28 * n, -84 + 28 * (n + 1)
        p.path(f"M{x} {num(y - 96 * k)}Q{num(x + a * .5 * k)} {num(y - 40 * k)} {num(x + a * k)} {y}L{num(x + b * k)} {y}Q{num(x + b * .5 * k)} {num(y - 40 * k)} {x} {num(y - 96 * k)}Z", p.lin(*(("#f4e4c0", "#c9a878") if n % 2 else ("#b5382a", "#6d1f18")), v=(0, 0, .3, 1)), INK, 1.5)
    p.path(f"M{num(x - 16 * k)} {y}Q{num(x - 6 * k)} {num(y - 40 * k)} {x} {num(y - 58 * k)}Q{num(x + 6 * k)} {num(y - 40 * k)} {num(x + 16 * k)} {y}Z", "#3a1f18", INK, 1.4)
    p.path(f"M{x} {num(y - 96 * k)}v{num(-16 * k)}", "none", INK, 3)
    p.path(f"M{x} {num(y - 112 * k)}l{num(22 * k)} {num(5 * k)}l{num(-22 * k)} {num(6 * k)}Z", "#e9b23a", INK, 1.2)


def silk_road():
    p = Wide(271, W, H)
    heavens(p, "#27406e", "#6a6a96", (.42, "#c98a92"), (.68, "#f6b884"), (.85, "#fbdc9c"), (1, "#ffe9b8"), low=520)
    r = p.rng
    p.path("".join(f"M{r.randint(20, 1260)} {r.randint(10, 170)}h.1" for _ in range(46)), "none", "#fff6e0", 1.8, .6)
    sun(p, 1010, 424, 34, "#fff0b8", 9)
    streaks(p, ((900, 330, 300, 9), (1120, 372, 210, 7), (300, 250, 300, 9), (640, 180, 240, 7)), "#ffe6c4", .55)
    bank(p, 210, 190, 280, 46, "#ffdcc0", "#e0a8a0", "#9a7a96", .8)
    bank(p, 1090, 130, 240, 40, "#ffdcc0", "#e0a8a0", "#8a7296", .75)
    summits(p, [(-20, 430), (70, 372), (130, 404), (236, 318), (300, 372), (352, 350), (440, 428), (540, 392), (640, 440), (760, 404), (860, 446), (980, 420), (1080, 452), (1180, 398), (1300, 440)], 540, ("#a4859c", "#6a5a80"), 372)
    summits(p, [(-20, 480), (110, 440), (250, 474), (400, 446), (560, 482), (720, 458), (880, 486), (1060, 462), (1300, 490)], 560, ("#b58c90", "#7a5f74"), 0, 1.2)
    p.dab(640, 500, 760, 60, "#ffe4b4", .5)
    city(p, 222, 512, 1.06)
    dune(p, [(-20, 532), (160, 508), (420, 520), (700, 500), (980, 524), (1300, 496)], ("#f2cf94", "#dca868"), 720, 40)
    dune(p, [(-20, 606), (220, 572), (520, 560), (820, 566), (1080, 584), (1300, 556)], ("#eec080", "#c98a4c"), 720, 90)
    for n, (x, load) in enumerate(((1010, 1), (874, 0), (742, 2), (614, 0), (486, 1), (362, 2))):
        y = 590 - 26 * math.sin((x - 120) / 1000 * math.pi) + (x > 900) * 8
        camel(p, x, y, 1.02, RUGS[n % 4], load, n % 2)
        if n:
            p.path(f"M{num(x + 94)} {num(y - 84)}Q{num(x + 110)} {num(y - 44)} {num(x + 82)} {num(y - 50)}", "none", "#4a2c14", 1.4)
    person(p, 1136, 592, 1.0, "bronze", coat=("#d9c39a", "#8a6a42"), hat=turban("#b5382a"), look=1, kind="robe", arms=([(8, -56), (15, -50), (20, -58)], [(-8, -56), (-10, -46), (-6, -38)]))
    p.path("M1158 596L1154 506", "none", "#4a2c14", 3)
    dune(p, [(-20, 648), (200, 640), (460, 668), (760, 652), (1020, 676), (1300, 634)], ("#e0a865", "#9a5f2f"), 740, 80, .36)
    # an oasis in the near left corner, the night's camp in the right one
    p.path(spline([(-20, 690), (70, 672), (190, 676), (260, 694), (200, 716), (-20, 724)], True), p.lin("#7fc4c0", "#3f8a9a", "#255f78", v=(0, 0, .1, 1)), INK, 1.8)
    p.path("M10 694q30 -4 60 0M90 704q40 -5 80 0M120 688q24 -3 48 0", "none", "#e8faf4", 2, .6)
    for x, y, h, lean, k in ((40, 684, 190, -14, 1.05), (112, 676, 150, 18, .86), (-2, 700, 120, 10, .8)):
        coconut(p, x, y, h, lean, k, ("#7fa04e", "#47703c", "#26452c"), spread=70, nuts=False)
    grass(p, 0, 270, 676, 712, 60, ("#5f7a3c", "#8aa052"), 13)
    tent(p, 1206, 684, .84)
    tent(p, 1118, 700, .58)
    varnish(p, .26)
    return p
