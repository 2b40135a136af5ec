
"""Draws caravels, paddle steamers and rowing boats for the history scenes."""

import math

from art.tools.portrait.emblems import cross_christ
from art.tools.portrait.svg_paths import INK, mix, num, num2, poly
from art.tools.scenery.land import pt


def pole(p, a, b, w=2.6, col="#7a5630", head=None):
    p.path(f"M{pt(a)}L{pt(b)}", "none", INK, w + 2)
    p.path(f"M{pt(a)}L{pt(b)}", "none", col, w)
    if head:
        dx, dy = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dy)
        ux, uy = dx / ln, dy / ln
        p.path(poly([(b[0] + ux * head, b[1] + uy * head), (b[0] - uy * head * .3, b[1] + ux * head * .3), (b[0] + uy * head * .3, b[1] - ux * head * .3)]), "#dfe6ea", INK, 1.3)


def caravel(p, x, y, k=1., flip=1, sails=("#fffaf0", "#e3d6bc", "#a8997e"), cross=True, flags="#a3221a", furled=False):
    """Draws a caravel; (x, y) is the middle of its waterline."""
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


def steamer(p, x, y, k, flip, hull=("#4a4448", "#1d1a1d"), flag=("#1c653e", "#f0c13a"), wheel=True):
    """Draws a paddle steamer of the 1860s; (x, y) is the middle of its waterline."""
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
