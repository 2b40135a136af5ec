
"""Draws the paintings of two of Brazil's challenges on the coast (red_dye_1502, rio_1565), with their canoes, logs and
brushes."""
from art.tools.challenge_props import CARRY, HOLD, POINT, WALK, H, W, hut, leafy, pair
from art.tools.figures import Man, banner, figure, musket, shaft
from art.tools.hats import bandana, feathers, felt, morion, tonsure
from art.tools.portrait.emblems import cross_christ
from art.tools.portrait.svg_paths import INK, num, num2, spline
from art.tools.scenery.land import sea
from art.tools.scenery.ships import caravel
from art.tools.vista_parts import nau, sugarloaf, wood
from art.tools.wide import Wide, bank, coconut, glitter, heavens, sun, varnish


def christ(p, q, k):
    """Draws the red cross of the Order of Christ on a white banner."""
    x, y = q(.5, .5)
    cross_christ(p, x, y, abs(y - q(.5, 0)[1]) * .72, 0, 1.1)


def canoe(p, x, y, k, seed, lead=False):
    """Draws a long canoe with its rowers; the leader's carries the banner. Each kind is drawn once and then reused."""
    name = f"canoe{'L' if lead else seed % 3}"
    if name not in p.ids:
        p.ids[name] = name
        start = len(p.out)
        _canoe(p, 0, 0, 1, seed, lead)
        p.defs.append(f'<g id="{name}">{"".join(p.out[start:])}</g>')
        del p.out[start:]
    p.raw(f'<use href="#{name}" transform="translate({num(x)} {num(y)})scale({num2(k)})"/>')


def _canoe(p, x, y, k, seed, lead):
    ids = (("#c8301f", "#f0d9a4"), ("#e9b23a", "#f0d9a4"), ("#2f6f9c", "#f0d9a4"))
    for i in range(4):
        u = -66 + 40 * i
        man = Man(skin="bronze", kind="native", coat=ids[(i + seed) % 3], cut="long", kneel=True, hat=feathers(n=6, ln=6) if (i + seed) % 2 else None, arms=(((-12, -48), (2, -46)), ((13, -50), (7, -58))), front=(shaft((6, -76), (15, -18), "#8a5a2c", 1.4),))
        if lead and i == 1:
            man = Man(skin="olive", coat=pair("#3f5a7a"), legs=pair("#4a4038"), hat=felt("#2a211b", "#e3b95c", "#c8301f"), beard="black", collar="#f4ead2", arms=POINT, back=(shaft((-10, -20), (-10, -112)),))
        figure(p, x + u * k, y + (4 if man.kneel else 2) * k, k * .95, 1, man, 0)
    if lead:
        fx, fy = x - 36 * k, y - 104 * k
        p.path(f"M{num(fx)} {num(fy)}q{num(-16 * k)} {num(-6 * k)} {num(-30 * k)} 0t{num(-28 * k)} 0v{num(34 * k)}q{num(14 * k)} {num(6 * k)} {num(28 * k)} 0t{num(30 * k)} 0Z", "#fbf4e2", INK, 1.5)
        cross_christ(p, fx - 29 * k, fy + 17 * k, 13 * k, 0, 1.1)
    p.path(f"M{num(x - 112 * k)} {num(y - 20 * k)}Q{num(x)} {num(y + 10 * k)} {num(x + 116 * k)} {num(y - 24 * k)}Q{num(x + 90 * k)} {num(y + 10 * k)} {num(x)} {num(y + 14 * k)}Q{num(x - 90 * k)} {num(y + 10 * k)} {num(x - 112 * k)} {num(y - 20 * k)}Z", p.lin("#b07c48", "#6b4424", "#3a220f", v=(0, 0, 0, 1)), INK, 1.9)
    p.path(f"M{num(x - 120 * k)} {num(y + 14 * k)}q{num(60 * k)} {num(10 * k)} {num(120 * k)} {num(4 * k)}t{num(126 * k)} {num(-6 * k)}", "none", "#fff6dc", 2.2, .8)


def easel(p, x, y):
    """Draws a canvas on its easel: the bay as the painter sees it."""
    legs = f"M{x - 30} {y}L{x - 4} {y - 150}M{x + 40} {y}L{x + 14} {y - 150}M{x + 4} {y - 150}V{y - 12}M{x - 44} {y - 44}H{x + 54}"
    p.path(legs, "none", INK, 8)
    p.path(legs, "none", "#a87a4a", 4.6)
    p.path(f"M{x - 46} {y - 134}H{x + 56}V{y - 50}H{x - 46}Z", p.lin("#bcd8dc", "#f6e6b8", v=(0, 0, 0, 1)), INK, 2.4)
    p.path(f"M{x - 46} {y - 84}H{x + 56}V{y - 50}H{x - 46}Z", "#7fa8a8")
    p.path(f"M{x + 4} {y - 84}Q{x + 12} {y - 122} {x + 22} {y - 122}Q{x + 34} {y - 118} {x + 46} {y - 84}Z", "#8a7a7d", INK, 1.2)
    p.path(f"M{x - 40} {y - 84}Q{x - 24} {y - 100} {x - 4} {y - 84}Z", "#6f8f62", INK, 1)
    p.path(f"M{x - 30} {y - 66}h18l-4 6h-10ZM{x - 21} {y - 66}v-16l9 12Z", "#fffaf0", INK, 1)
    p.path(f"M{x - 46} {y - 134}H{x + 56}V{y - 50}H{x - 46}Z", "none", "#e3b95c", 3)


def brush(X, p, k):
    shaft((24, -57), (36, -62), "#d9b87a", .8)(X, p, k)
    p.ell(*X(36.6, -62.2), 1.4 * k, 1.2 * k, "#a3321f", INK, .8)


def palette(X, p, k):
    x, y = X(11, -41)
    p.ell(x, y, 9 * k, 5.6 * k, p.lin("#d9a868", "#8a5a2c"), INK, 1.8, rot=-14)
    for u, v, c in ((-5, -2, "#c8301f"), (-1, -3.4, "#f1cf4a"), (3.4, -3, "#2f6f9c"), (6, -.6, "#3f7a4a"), (-4, 1.6, "#fffaf0")):
        p.ell(x + u * k, y + v * k, 1.5 * k, 1.2 * k, c, INK, .8)


def parasol(X, p, k):
    shaft((14, -60), (9, -96), "#8a6238", .9)(X, p, k)
    a, b, c = X(-12, -90), X(9, -112), X(28, -84)
    p.path(f"M{num(a[0])} {num(a[1])}Q{num(b[0])} {num(b[1] - 8 * k)} {num(c[0])} {num(c[1])}Q{num((b[0] + c[0]) / 2)} {num(c[1] - 6 * k)} {num(b[0])} {num(a[1] - 1 * k)}Q{num((a[0] + b[0]) / 2)} {num(a[1] - 6 * k)} {num(a[0])} {num(a[1])}Z", p.lin("#fff0d8", "#e3b9a0", "#b8826a"), INK, 1.6)


def plan(X, p, k):
    a, b = X(2, -50), X(22, -48)
    p.path(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}L{num(b[0] + 1 * k)} {num(b[1] + 15 * k)}L{num(a[0] + 1 * k)} {num(a[1] + 15 * k)}Z", p.lin("#fffdf4", "#dccfb4"), INK, 1.6)
    p.path(f"M{num(a[0] + 4 * k)} {num(a[1] + 11 * k)}v{num(-5 * k)}l{num(5 * k)} {num(-3 * k)}l{num(5 * k)} {num(3 * k)}v{num(5 * k)}Z", "none", "#4a6a9a", 1.4)


def log(X, p, k):
    a, b = X(-22, -78), X(26, -82)
    for w, col in ((9, INK), (6.6, "#6a3a24")):
        p.path(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "none", col, w * k)
    p.ell(*b, 2.6 * k, 3.6 * k, "#d8501f", INK, 1.4)


def axe(X, p, k):
    shaft((20, -48), (26, -70), "#8a5a2c", 1.3)(X, p, k)
    x, y = X(26, -69)
    p.path(f"M{num(x)} {num(y - 3 * k)}l{num(8 * k)} {num(-2 * k)}q{num(2 * k)} {num(5 * k)} 0 {num(10 * k)}l{num(-8 * k)} {num(-2 * k)}Z", "#c9d2d8", INK, 1.4)


def ledger(X, p, k):
    x, y = X(9, -47)
    p.path(f"M{num(x - 9 * k)} {num(y)}L{num(x)} {num(y + 3 * k)}L{num(x + 10 * k)} {num(y - 1 * k)}V{num(y - 9 * k)}L{num(x)} {num(y - 5 * k)}L{num(x - 9 * k)} {num(y - 8 * k)}Z", p.lin("#fffdf4", "#dccfb4"), INK, 1.7)
    p.path(f"M{num(x)} {num(y - 5 * k)}V{num(y + 3 * k)}", "none", INK, 1.3)


def red_dye_1502():
    """Returns the wide painting of Brazil's challenge red_dye_1502: the trade of brazilwood for axes, where the Tupi
    carry, the merchants count and the ships wait."""
    p = Wide(1502, W, H)
    heavens(p, "#4f93bf", "#9fd0d8", (.7, "#e9ecc8"), (1, "#fae6b0"), low=250)
    sun(p, 330, 190, 24, "#fff4cc", 8)
    bank(p, 190, 182, 220, 42)
    bank(p, 560, 82, 230, 44)
    sea(p, 240, 450, ("#d9e8cc", "#8fc4c0", "#4f9aa4", "#2f7484"), 60, "#fdfbe8", "#26606e", 0, W, .45)
    glitter(p, 330, 244, 360, 70)
    caravel(p, 150, 268, .5, 1)
    caravel(p, 430, 284, .96, -1)
    wood(p, [(590, 330), (650, 262), (720, 220), (820, 190), (940, 160), (1080, 130), (1290, 110)], 330, ("#7fa85c", "#2f5a3a"), 16)
    p.path(spline([(220, 450), (330, 404), (470, 360), (640, 326), (820, 312), (1050, 306), (1290, 300)]) + "L1290 450Z", p.lin("#f7e6b4", "#dcbc7c", "#a8834c", v=(0, 0, .2, 1)), INK, 1.6, prec=0)
    p.path(spline([(210, 446), (322, 398), (462, 354), (634, 320)]), "none", "#fffdf2", 5, .85)
    for x, y, h, lean, k in ((700, 330, 190, -24, .8), (760, 324, 230, 16, .9), (1180, 330, 250, -30, 1)):
        coconut(p, x, y, h, lean, k)
    for x, y in ((930, 392), (982, 392), (1034, 392), (956, 366), (1008, 366), (982, 340)):
        p.path(f"M{x - 60} {y - 22}H{x + 24}V{y + 4}H{x - 60}Z", p.lin("#8a5236", "#5a2f1e", "#33180f", v=(0, 0, 0, 1)), INK, 1.8)
        p.ell(x + 24, y - 9, 9, 13, p.rad("#f08a54", "#c8401f", "#8c1c13"), INK, 1.8)
        p.path(f"M{x + 20} {y - 9}a4 6 0 1 0 8 0a4 6 0 1 0 -8 0", "none", "#f6b07a", 1.3, .8)
    c = pair
    folk = (
        (540, 400, 1.3, 1, Man(skin="bronze", kind="native", coat=("#e9b23a", "#f0d9a4"), cut="long", stance=WALK, arms=CARRY, front=(log,))),
        (640, 404, 1.36, 1, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), cut="long", stance=WALK, hat=feathers(n=6, ln=6), arms=CARRY, front=(log,))),
        (1116, 404, 1.4, -1, Man(skin="bronze", kind="native", coat=("#2f6f9c", "#f0d9a4"), hat=feathers(n=8, ln=9), cut="long", arms=(((-12, -51), (-10, -38)), ((15, -54), (22, -54))), front=(axe,))),
        (440, 410, 1.3, 1, Man(skin="olive", kind="shirt", coat=c("#d8caa8", .45), legs=c("#6f7a88"), hat=bandana("#8c1c13"), boots=None, beard="black", arms=POINT)),
        (1216, 404, 1.3, -1, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), cut="long", arms=(((-10, -52), (0, -60)), ((14, -58), (10, -68))), front=(shaft((2, -54), (20, -86), "#7a5630", 1.6, 5),))),
    )
    for x, y, k, look, man in folk:
        figure(p, x, y, k, look, man)
    figure(p, 810, 472, 2.6, 1, Man(skin="fair", coat=c("#5a3a6a"), legs=c("#8c2f22"), hat=felt("#2a211b", "#e3b95c", "#f4ead2", 9), beard="brown", hair="brown", collar="#f4ead2", arms=(((-10, -49), (5, -45)), ((15, -50), (16, -46))), front=(ledger,)))
    leafy(p, 1150, 1290)
    varnish(p)
    return p


def rio_1565():
    """Returns the wide painting of Brazil's challenge rio_1565: the founding camp of Rio beneath the Sugarloaf, and the
    canoes of both sides."""
    p = Wide(1565, W, H)
    heavens(p, "#3f6f95", "#86aeb8", (.6, "#dcd6b4"), (1, "#fbdc9c"), low=262)
    sun(p, 400, 196, 26, "#fff0b8", 8)
    bank(p, 150, 182, 220, 42)
    bank(p, 640, 90, 220, 42)
    p.path(spline([(-10, 236), (90, 214), (180, 226), (300, 204), (420, 226), (560, 230), (720, 262)]) + "L700 262L-10 262Z", p.lin("#8198a8", "#b9ae98", v=(0, 0, 0, 1)), prec=0)
    sea(p, 252, 450, ("#efdcb0", "#a3b8a8", "#5f94a0", "#2f6478"), 60, "#fbf2d4", "#26505e", 0, W, .45)
    glitter(p, 400, 256, 380, 70)
    # the French island with its fort
    p.path(spline([(60, 276), (110, 250), (190, 244), (270, 250), (320, 276)]) + "Z", p.lin("#8fa468", "#4f6f48"), INK, 1.4)
    p.path("M140 250V222H250V250ZM150 222V206H176V222ZM214 222V206H240V222Z", p.lin("#f0dcae", "#b8945c"), INK, 1.6)
    p.path("M196 222V172", "none", INK, 3)
    p.path("M197 172q14 -6 26 0t22 0v24q-10 5 -22 0t-26 0Z", "#2f5fa8", INK, 1.2)
    p.path("M214 178l4 6 -4 6 -4 -6ZM230 178l4 6 -4 6 -4 -6Z", "#f1cf74")
    nau(p, 490, 276, .24, -1, cross=False, ensign=None)
    sugarloaf(p, 800, 300, 1.02)
    wood(p, [(1040, 300), (1100, 262), (1180, 240), (1300, 226)], 360, ("#7fa05c", "#355a40"), 12)
    p.path(spline([(560, 450), (660, 398), (780, 366), (920, 350), (1100, 344), (1290, 336)]) + "L1290 450Z", p.lin("#f0dca4", "#c9a868", "#8a6c3c", v=(0, 0, .2, 1)), INK, 1.6, prec=0)
    stakes = "".join(f"M{x} 362V320L{x + 6} 308L{x + 12} 320V362Z" for x in range(930, 1290, 13))
    p.path(stakes, p.lin("#b98a56", "#7a5430", "#4a301a", v=(0, 0, 1, .3)), INK, 1.4)
    for x, y, k in ((990, 312, .6), (1064, 308, .66), (1230, 306, .62)):
        hut(p, x, y + 6, k)
    p.path("M1120 320V270H1170V320Z", p.lin("#fff8ea", "#e3cfa4"), INK, 1.7)
    p.path("M1112 272L1145 246L1178 272Z", p.lin("#d9b868", "#9a7434"), INK, 1.7)
    p.path("M1145 246V228M1138 235H1152", "none", INK, 2.4)
    near = "".join(f"M{x} 372V334L{x + 6} 322L{x + 12} 334V372Z" for x in range(1160, 1290, 13))
    p.path(near, p.lin("#c99a62", "#8a6238", "#54361c", v=(0, 0, 1, .3)), INK, 1.4)
    canoe(p, 480, 330, .62, 1)
    canoe(p, 630, 322, .56, 3)
    canoe(p, 300, 386, 1.06, 2)
    c = pair
    figure(p, 720, 470, 2.4, -1, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), hat=feathers(("#c8301f", "#f0b23a", "#2f6f9c"), 9, 10), cut="long", stance=WALK, arms=(((-12, -50), (-9, -38)), ((14, -56), (17, -66))), front=(shaft((15, -20), (21, -104), "#6b4a26", 1.6, 9),)))
    figure(p, 836, 474, 2.6, -1, Man(skin="olive", coat=c("#7d8890"), legs=c("#8c2f22"), hat=morion, beard="brown", collar="#f4ead2", sash="#c43c34", arms=POINT, back=(banner(-13, -118, 60, 42, ("#fbf4e2", christ)),)))
    people = ((990, 410, 1.3, -1, Man(skin="fair", kind="robe", coat=("#3a3438", "#141114"), hat=tonsure, cut="none", arms=(((-9, -49), (5, -45)), ((12, -50), (10, -45))))),
              (1060, 416, 1.36, -1, Man(skin="brown", coat=c("#6f5a3a"), legs=c("#4a4038"), hat=felt(), beard="black", arms=HOLD, front=(musket((8, -46), (-10, -92)),))))
    for x, y, k, look, man in people:
        figure(p, x, y, k, look, man)
    leafy(p, 1150, 1290)
    varnish(p)
    return p
