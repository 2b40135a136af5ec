# ruff: noqa: E731 - drawing data: long lines of coordinates and one-line helpers
"""Draws and writes the two paintings of the challenge "Battle of Guararapes" (1649): the field at its beginning, and
when it is lost.

    python -m art.tools.guararapes [guararapes guararapes_lost]
"""
import math
import sys

from art.tools.figures import Man, banner, bow, figure, musket, shaft, tube
from art.tools.hats import bandana, feathers, felt, morion, straw
from art.tools.portrait.emblems import cross_christ, feather
from art.tools.portrait.head import Head
from art.tools.portrait.svg_paths import INK, ROOT, mix, num, num2, spline
from art.tools.scenery.land import grass, leaf, sea
from art.tools.scenery.ships import caravel
from art.tools.wide import Wide, bank, coconut, glitter, heavens, morro, rain, streaks, sun, varnish

W, H = 1280, 440
SUN = (236, 226)
ORANGE, WHITE, BLUE = "#e8892b", "#fbf4e2", "#2f5d9a"


def field(p, sunny):
    """Draws sky, sea, hills and the plain between them."""
    heavens(p, "#3f6f95", "#7ba5b5", (.62, "#c9d3bb"), (.86, "#f6dfa4"), (1, "#fbd58a"), low=250)
    if sunny:
        sun(p, *SUN, 26, "#fff0b0", 9)
    streaks(p, ((110, 196, 150, 7), (390, 206, 130, 6), (560, 184, 120, 5), (210, 172, 90, 4)), "#fff2cc", .7)
    bank(p, 1010, 96, 300, 58, "#fff8e8", "#dfd4bc", "#9fa8a4")
    sea(p, 238, 330, ("#d9d2a4", "#86adac", "#4f8290"), 44, "#f4f0d8", "#35606c", 0, 760, .45)
    if sunny:
        glitter(p, SUN[0], 240, 318, 60)
    for x, y, k, f in ((96, 262, .42, 1), (392, 250, .26, -1), (470, 258, .36, 1)):
        caravel(p, x, y, k, f, ("#f6ead0", "#cdbb9c", "#8d8272"), False, ORANGE)
    p.path("M0 282Q160 276 330 279T640 272L640 275Q480 282 330 283T0 288Z", "#fffaf0", op=.75)
    # far ranges, then the three hills
    p.path(spline([(470, 240), (560, 232), (640, 216), (730, 204), (840, 196), (960, 204), (1090, 186), (1200, 196), (1290, 190)]) + "L1290 270L470 244Z", p.lin("#93a9a6", "#b2b79c", v=(0, 0, 0, 1)), prec=0)
    morro(p, [(560, 274), (600, 262), (640, 240), (700, 200), (756, 186), (820, 202), (890, 240), (930, 276)], ("#9db46c", "#6b9058", "#47704a"), 282, 1.4, .5, 40, 7, size=5)
    morro(p, [(1076, 270), (1120, 214), (1178, 152), (1240, 128), (1310, 146)], ("#8fab62", "#587f4c", "#375c3c"), 300, 1.6, .45, 50, 9, size=6.5)
    morro(p, [(800, 282), (858, 238), (918, 164), (980, 124), (1040, 130), (1100, 184), (1156, 250), (1196, 282)], ("#a3bb68", "#638f4e", "#38633e"), 300, 1.8, .55, 110, 16, size=7)
    # the strip of dry ground between hills, marsh and sea
    p.path(spline([(0, 316), (150, 300), (330, 292), (520, 282), (640, 268), (800, 274), (1000, 280), (1290, 276)]) + "L1290 440L0 440Z", p.lin("#dccb8a", "#b9ae66", "#7f8a48", "#55683a", v=(0, 0, 0, 1)), INK, 1.4, prec=0)
    p.path("M520 290Q640 282 760 290T960 296Q1040 300 1000 304Q860 308 740 300T520 290Z", p.lin("#cfdcc8", "#7fa6a4", v=(0, 0, 0, 1)), mix("#55683a", INK, .3), 1.1)
    p.path("M590 290q30 -4 64 0M770 297q40 -3 90 1M690 295q20 -2 40 0", "none", "#fffaf0", 1.4, .7)
    p.path("M0 346C160 326 420 330 640 318S1010 322 1290 306L1290 330C1000 340 500 350 0 392Z", "#f3e2a4", op=.3)


def company(p, x, y, cols, rows, k, flag=True, tone=ORANGE):
    """Draws a Dutch company in ranks: each man a small figure, pikes above them, a flag of the Prince in the middle."""
    pikes = ""
    for j in range(rows):
        for i in range(cols):
            u, v = x + i * 15 * k + (j % 2) * 7 * k, y - (rows - 1 - j) * 11 * k
            pikes += f"M{num(u - 9 * k)} {num(v - 36 * k)}L{num(u - 15 * k)} {num(v - 132 * k)}"
    p.path(pikes, "none", "#4a3322", 1.1, .9)
    if flag:
        banner(0, -150, 62, 40, (ORANGE, bands))(lambda u, v, z=x + cols * 7 * k: (z + u * k, y - 8 * k + v * k), p, k)
    if k < .8:
        return afar(p, x, y, cols, rows, k, tone)
    look = Man(skin="fair", coat=(tone, mix(tone, INK, .45)), legs=("#5a4a3a", "#33281e"), hat=morion, hair="brown", arms=(((-9, -50), (-4, -46)), ((10, -50), (9, -44))))
    key = f"d{len(p.ids)}"
    p.ids[key] = key
    at = len(p.out)
    figure(p, 0, 0, k, -1, look, .25)
    p.defs.append(f'<g id="{key}">{"".join(p.out[at:])}</g>')
    del p.out[at:]
    for j in range(rows):
        for i in range(cols):
            p.raw(f'<use href="#{key}" x="{num(x + i * 15 * k + (j % 2) * 7 * k)}" y="{num(y - (rows - 1 - j) * 11 * k)}"/>')


def afar(p, x, y, cols, rows, k, tone):
    """Draws a company in ranks seen from afar: each man only a coat, a face and a steel cap."""
    for j in range(rows):
        legs = coat = face = steel = ""
        for i in range(cols):
            u, v = x + i * 15 * k + (j % 2) * 7 * k, y - (rows - 1 - j) * 11 * k
            legs += f"M{num(u - 4 * k)} {num(v)}v{num(-36 * k)}M{num(u + 4 * k)} {num(v)}v{num(-36 * k)}"
            coat += f"M{num(u - 9 * k)} {num(v - 33 * k)}L{num(u - 10 * k)} {num(v - 56 * k)}Q{num(u)} {num(v - 66 * k)} {num(u + 10 * k)} {num(v - 56 * k)}L{num(u + 9 * k)} {num(v - 33 * k)}Z"
            face += f"M{num(u - 4.4 * k)} {num(v - 72 * k)}h{num(8.6 * k)}l{num(-1 * k)} {num(9 * k)}h{num(-6 * k)}Z"
            steel += f"M{num(u - 7 * k)} {num(v - 70 * k)}Q{num(u - 1 * k)} {num(v - 86 * k)} {num(u + 6.6 * k)} {num(v - 71 * k)}Q{num(u)} {num(v - 73 * k)} {num(u - 7 * k)} {num(v - 70 * k)}Z"
        p.path(legs, "none", "#33281e", 5 * k)
        p.path(coat, p.lin(mix(tone, "#fff1d0", .2), mix(tone, INK, .4), v=(0, 0, .1, 1)), INK, .9)
        p.path(face, "#d9a27a")
        p.path(steel, "#c3ccd2", INK, .8)


def bands(p, q, k):
    """Draws the white and the blue band of the Prince's flag (the rest is its orange cloth)."""
    for t, col in ((1 / 3, WHITE), (2 / 3, BLUE)):
        up = [q(s / 6, t) for s in range(7)]
        lo = [q(s / 6, min(1, t + 1 / 3)) for s in range(6, -1, -1)]
        p.path(spline(up) + spline(lo, start="L") + "Z", col)
    edge = [q(s / 6, 0) for s in range(7)]
    p.path(spline(edge) + spline([q(s / 6, 1) for s in range(6, -1, -1)], start="L") + "Z", "none", INK, max(.9, .9 * k))


def christ(p, q, k):
    """Draws the red cross on the white banner."""
    a, b = q(.5, .5), q(.5, 0)
    cross_christ(p, a[0], a[1], abs(a[1] - b[1]) * .72, 0, 1.1)


def powder(p, x, y, n, size, light="#fffaf0", dark="#a59c92", op=.9):
    r = p.rng
    for _ in range(n):
        q = size * r.uniform(.6, 1.1)
        cx, cy = x + r.uniform(-1.6, 1.6) * size, y - r.random() * size * 1.2
        p.ell(cx, cy, q, q * .78, p.lin(light, mix(light, dark, .5), dark, v=(.1, 0, .7, 1)), op=op)


def dutch(p):
    company(p, 1120, 302, 11, 3, .44)
    company(p, 905, 308, 9, 3, .46, tone="#c9702a")
    company(p, 1010, 330, 10, 3, .6)
    powder(p, 888, 300, 7, 10)
    company(p, 1080, 372, 9, 3, .86, tone="#d9792a")
    company(p, 905, 384, 6, 2, .92)
    powder(p, 1000, 322, 8, 12)
    powder(p, 1066, 362, 9, 15)
    powder(p, 884, 372, 9, 16)
    p.path("M868 352l-14 -4 9 6 -14 4 15 1 -6 8 13 -7Z", "#ffe08a", "#c2561e", 1.2)


MEN = {
    "lance": Man(skin="dark", kind="shirt", coat=("#e6d8b8", "#9c8c6c"), legs=("#b5a37e", "#75674a"), boots=None, hat=straw(), cut="short",
                 arms=(((-10, -50), (-2, -46)), ((11, -49), (8, -54))), stance=(((-7, -20), (-13, -1)), ((6, -20), (9, 0))), front=(shaft((5, -34), (20, -116), head=9),)),
    "musket": Man(skin="olive", kind="coat", coat=("#8d7246", "#4e3c20"), legs=("#5a4a3a", "#33281e"), hat=felt("#3a2c20"), beard="brown", collar="#f0e6d0",
                  arms=(((-11, -48), (-1, -45)), ((11, -48), (10, -58))), stance=(((-6, -20), (-11, -1)), ((6, -20), (9, 0))), front=(musket((7, -46), (-12, -92)),)),
    "bow": Man(skin="bronze", kind="native", coat=("#c8301f", "#e9b23a"), hat=feathers(n=8, ln=9), cut="long",
               arms=(((-12, -51), (-6, -44)), ((13, -52), (16, -47))), stance=(((-6, -20), (-11, -1)), ((6, -20), (10, 0))), front=(bow(16, -48, 40, 8),)),
    "sword": Man(skin="brown", kind="shirt", coat=("#b9a074", "#6d5836"), legs=("#8a765a", "#55452e"), boots=None, hat=bandana(), sash="#7a2a1c",
                 arms=(((-11, -48), (-6, -40)), ((12, -52), (17, -60))), stance=(((-6, -20), (-11, -1)), ((6, -20), (10, 0))), front=(shaft((16, -58), (26, -92), "#e6ebee", 1.1),)),
    "morion": Man(skin="fair", kind="coat", coat=("#6f7c86", "#38434c"), legs=("#7a2a20", "#3a120d"), hat=morion, beard="brown", hair="brown",
                  arms=(((-10, -50), (-2, -46)), ((11, -49), (8, -54))), stance=(((-6, -20), (-11, -1)), ((6, -20), (9, 0))), front=(shaft((4, -30), (18, -120), head=10),)),
    "black_lance": Man(skin="dark", kind="shirt", coat=("#c98f4a", "#7d5424"), legs=("#d8caa8", "#94835f"), boots=None, hat=bandana("#e8dcc0"), beard="black",
                       arms=(((-10, -50), (-2, -46)), ((11, -49), (8, -54))), stance=(((-6, -20), (-11, -1)), ((6, -20), (9, 0))), front=(shaft((5, -34), (21, -118), head=9),)),
}
MEN["halberd"] = Man(skin="brown", kind="coat", coat=("#3f5f4a", "#1f3327"), legs=("#8a765a", "#55452e"), hat=straw("#b98a4a", "#2a211b"), beard="black", belt="#2a1a10", collar="#e3d6bc",
                     arms=(((-11, -48), (-3, -44)), ((11, -50), (10, -57))), stance=(((-5, -20), (-9, -1)), ((6, -20), (10, 0))), front=(shaft((7, -30), (16, -110), head=12, tip="#b9c2c8"),))
MEN["sergeant"] = Man(skin="olive", kind="shirt", coat=("#a04a32", "#5c2416"), legs=("#d8caa8", "#94835f"), hat=felt("#6b4a2a", "#f0e6d0", None, 9), beard="grey", hair="grey",
                      arms=(((-11, -48), (-4, -42)), ((12, -49), (8, -56))), stance=(((-7, -20), (-12, -1)), ((6, -20), (9, 0))), front=(musket((9, -44), (-8, -94)),))
MEN["club"] = Man(skin="bronze", kind="native", coat=("#2f6f9c", "#e9b23a"), hat=feathers(("#2f7a4a", "#f0e6d0", "#2f6f9c"), 6, 7), cut="long", view="three",
                  arms=(((-12, -50), (-7, -42)), ((13, -54), (16, -62))), stance=(((-5, -20), (-9, -1)), ((6, -20), (11, 0))), front=(shaft((14, -52), (24, -92), "#5a3418", 2.6),))
MEN["standard"] = Man(skin="olive", kind="coat", coat=("#7a2f22", "#43140e"), legs=("#4a3a2c", "#2a2018"), hat=felt("#2a211b", "#e3b95c", "#fbf4e2"), collar="#f4ead2", beard="black",
                      arms=(((-10, -50), (2, -46)), ((12, -49), (9, -56))), stance=(((-6, -20), (-11, -1)), ((6, -20), (9, 0))), back=(banner(9, -128, 66, 44, (WHITE, christ)),))


def host(p):
    """Draws the army of Pernambuco that comes down from the left: Portuguese, Potiguar, free Africans."""
    p.path(spline([(-10, 352), (120, 344), (300, 352), (470, 372), (610, 404), (700, 446)]) + "L-10 446Z", p.lin("#8f9a4c", "#5d7038", "#34461f", v=(0, 0, .1, 1)), INK, 1.5, prec=0)
    grass(p, 560, 900, 380, 440, 50, ("#8f9a4c", "#4a5c2c", "#c2bf68"), 10)
    grass(p, 0, 600, 356, 420, 60, ("#b5b75e", "#3f5426"), 9)
    for name in MEN:
        at = len(p.out)
        figure(p, 0, 0, 1.5, 1, MEN[name])
        p.defs.append(f'<g id="{name}">{"".join(p.out[at:])}</g>')
        del p.out[at:]

    def stand(name, x, y, k):
        p.raw(f'<use href="#{name}" transform="translate({num(x)} {num(y)})scale({num2(k / 1.5)})"/>')

    rear = ("lance", "morion", "bow", "sergeant", "musket", "black_lance", "club", "lance", "morion", "bow", "halberd", "musket", "lance", "sergeant")
    for i, name in enumerate(rear):
        stand(name, 6 + i * 35, 384 + (i % 3) * 5 + i * 1.4, 1.08 + (i % 2) * .08)
    middle = ("musket", "black_lance", "halberd", "standard", "bow", "morion", "sword", "club", "musket", "lance")
    for i, name in enumerate(middle):
        stand(name, -2 + i * 53, 424 + (i % 2) * 6 + i * 1.2, 1.5 + (i % 3) * .06)
    for i, name in enumerate(("black_lance", "morion", "bow", "sergeant", "lance", "club", "sword")):
        stand(name, 30 + i * 80, 500 + (i % 2) * 8 + i, 2.08 + (i % 2) * .1)


def captain(p, x=0, y=0):
    """Draws the captain of the free Africans, from the thighs up: sabre raised, cloak in the wind."""
    p.group(f'transform="translate({x} {y})"')
    p.dab(760, 446, 130, 30, INK, .5)
    # the cloak behind him
    p.path(spline([(716, 214), (744, 212), (790, 226), (834, 262), (862, 322), (900, 372), (878, 380), (884, 404), (846, 404), (836, 446), (700, 446), (690, 320)], True), p.lin("#3f6fa0", "#234b7c", "#122a4a", v=(0, 0, .8, 1)), INK, 2.2)
    for q in ([(760, 232), (810, 300), (838, 396)], [(742, 240), (780, 320), (800, 430)], [(790, 246), (836, 312), (866, 366)]):
        p.brush(q, 1, 7, 1, "#0f2440", .55)
    p.brush([(776, 234), (826, 292), (858, 360)], 1, 4, 1, "#7fa8cf", .5)
    # breeches, then the skirts of the buff coat
    p.path(spline([(664, 372), (652, 410), (650, 450), (706, 450), (712, 404), (722, 450), (790, 450), (784, 404), (766, 372)], True), p.lin("#9c3426", "#6a1c14", "#3a0d09", v=(0, 0, 1, .2)), INK, 2.2)
    p.path("M712 392Q716 420 720 446M672 396Q668 420 668 446M752 392Q764 420 766 446", "none", "#2a0906", 1.6, .6)
    coat = "M664 226C652 232 648 250 654 272C660 294 668 304 668 318C662 344 652 368 646 396C668 408 692 412 712 408L716 396L724 408C748 410 770 406 790 396C782 366 770 340 764 318C768 300 778 284 780 262C782 240 774 226 762 220C734 208 690 212 664 226Z"
    p.path(coat, p.lin("#e0b56a", "#b98840", "#7a5322", "#4f3414", v=(0, 0, 1, .25)), INK, 2.4)
    p.clip(coat)
    p.dab(684, 250, 40, 46, "#fff0c0", .45)
    p.brush([(772, 232), (768, 290), (786, 392)], 6, 30, 8, INK, .22)
    p.brush([(690, 326), (680, 360), (672, 400)], 1, 6, 1, "#4f3414", .5)
    p.brush([(742, 326), (752, 360), (762, 402)], 1, 6, 1, "#4f3414", .5)
    p.end()
    p.path("M722 222C730 262 730 300 720 328L718 404", "none", "#4f3414", 1.8)
    p.path("".join(f"M{num(727 + (1.5 if v < 280 else -1.5))} {v}h.1" for v in range(240, 316, 15)), "none", INK, 6)
    p.path("".join(f"M{num(727 + (1.5 if v < 280 else -1.5))} {v}h.1" for v in range(240, 316, 15)), "none", "#f1cf74", 4)
    # sash at the waist and the baldric
    p.path(tube([(660, 232), (704, 276), (764, 322)], [13, 14, 13]), p.lin("#6b4422", "#3d2410"), INK, 1.8)
    p.path(tube([(658, 234), (702, 278), (762, 324)], [1.4, 1.4, 1.4]), "#e0b56a", op=.8)
    p.path(tube([(664, 318), (712, 330), (768, 316)], [17, 19, 17]), p.lin("#e2543c", "#a82a1c", "#6a140c", v=(0, 0, 1, .3)), INK, 2)
    p.path("M668 316Q712 330 764 314M670 324Q714 338 764 322", "none", "#6a140c", 1.5, .7)
    p.path(spline([(676, 324), (662, 348), (660, 384), (674, 388), (680, 356), (690, 330)], True), p.lin("#d84a34", "#8c1c13"), INK, 1.8)
    p.path(spline([(684, 330), (682, 356), (690, 374), (700, 370), (696, 348), (694, 330)], True), p.lin("#c43c28", "#7a160e"), INK, 1.6)
    # the far arm under the cloak's edge
    p.path(spline([(758, 222), (784, 232), (806, 268), (812, 318), (796, 352), (782, 322), (772, 282)], True), p.lin("#4a7cb0", "#234b7c", "#163458"), INK, 2.2)
    p.brush([(782, 244), (798, 286), (798, 334)], 1, 5, 1, "#0f2440", .5)
    h = Head(p, 716, 150, .45, yaw=-24, roll=-2, skin="deep", temple=51, cheek=52, jaw=45, chin=23, low=78)
    h.neck(32, 128)
    # linen collar
    p.path(spline([(676, 206), (668, 218), (672, 232), (690, 238), (708, 230), (720, 240), (734, 230), (752, 236), (766, 226), (762, 212), (744, 204), (720, 214), (696, 204)], True), p.lin("#fffaf0", "#e3d6bc", "#a99b80"), INK, 2)
    h.base(ears=(-1,))
    h.stubble(.2, "#120b07")
    h.age(.4, brow=.35)
    h.nose(14, tip=72)
    h.mouth(17, 1.15, smile=-.05)
    h.eyes(gaze=(.5, 0), open=.95, iris="#23130a", size=11, tilt=.8)
    h.brows("#0f0a07", 5, 2)
    h.moustache(("#0c0806", "#1a120d", "#35281f", "#5a4838"), 22, 7, curl=4, n=14, w=1.1)
    p.path(spline([h.at(-7, 66, 54), h.at(0, 62, 56), h.at(7, 66, 54), h.at(4, 82, 50), h.at(0, 90, 48), h.at(-4, 82, 50)], True), "#120c09", INK, 1)
    p.path(spline([h.edge(-46, -1, 3), h.edge(-20, -1, 6), h.edge(0, -1, 3), h.at(-46, -10, 26), h.at(-44, -40, 36)], True), "#17100c", INK, 1.2)
    # hat with a plume blown to the lee
    p.path(spline([(664, 132), (676, 122), (716, 124), (768, 112), (782, 114), (772, 130), (732, 142), (690, 144)], True), p.lin("#4a4038", "#241d19", "#120e0c"), INK, 2.2)
    p.path(spline([(684, 128), (684, 100), (692, 88), (716, 84), (742, 88), (750, 98), (756, 122), (722, 132)], True), p.lin("#574b40", "#2e2620", "#15110e", v=(0, 0, 1, .3)), INK, 2.2)
    p.path(tube([(684, 124), (720, 128), (755, 116)], [7, 7.4, 7]), p.lin("#f1cf74", "#b27c22"), INK, 1.6)
    feather(p, 740, 112, 82, -16, ("#f4ead2", "#fffaf0", "#a5967d"), .3, .26, 1.4)
    feather(p, 738, 114, 96, -34, ("#d2382a", "#8c1c13", "#5a0f0a"), .3, .32, 1.4)
    p.ell(740, 115, 5.5, 5.5, p.gold(), INK, 1.5)
    # the raised arm: shirt sleeve, cuff, fist, sabre
    blade = "M670 68C712 60 770 40 826 -2C806 30 756 62 676 78Z"
    p.path(blade, p.lin("#fbfdfd", "#c6d0d6", "#7d8991", v=(0, 0, .3, 1)), INK, 2)
    p.path("M680 72C724 62 772 42 808 18", "none", "#7d8991", 1.5, .8)
    sleeve = [(690, 236), (664, 232), (642, 204), (632, 170), (636, 134), (644, 108)]
    p.path(tube(sleeve, [22, 40, 40, 33, 28, 22]), p.lin("#fffaf0", "#e9ddc4", "#a99b80", v=(0, 0, 1, .4)), INK, 2.4)
    for q in ([(672, 244), (650, 222), (638, 196)], [(656, 214), (650, 186), (646, 160)], [(634, 160), (646, 150), (650, 136)], [(628, 190), (640, 184), (652, 188)]):
        p.brush(q, .6, 3.4, .6, "#8d7d66", .6)
    p.path(spline([(690, 228), (664, 220), (646, 232), (656, 252), (676, 250)], True), p.lin("#d9ab5e", "#9c7032", "#6a4719"), INK, 2.2)
    p.path(tube([(642, 120), (648, 98)], [28, 31]), p.lin("#e0c27c", "#8f6418"), INK, 2)
    p.path(spline([(640, 98), (638, 82), (646, 68), (662, 66), (672, 76), (670, 92), (660, 102)], True), p.lin(h.light, h.mid, h.shade), INK, 2)
    p.path("M652 68q-2 10 6 16M662 67q0 10 6 14M646 74q0 10 6 14", "none", h.deep, 1.6, .8)
    p.path("M632 94C640 104 662 104 676 92C690 80 692 64 684 56", "none", INK, 7)
    p.path("M632 94C640 104 662 104 676 92C690 80 692 64 684 56", "none", "#e0b24a", 4)
    p.path("M672 84L686 52", "none", INK, 8)
    p.path("M672 84L686 52", "none", "#e0b24a", 4.6)
    p.ell(631, 92, 5, 5, p.gold(), INK, 1.6)
    p.end()


def planted_flag(p):
    """Draws the flag of the Prince planted where the captain stood, for the lost battle."""
    p.dab(742, 432, 120, 16, INK, .5)
    p.path("M718 446L728 60", "none", INK, 12)
    p.path("M718 446L728 60", "none", "#8a6238", 8)
    p.path("M716 440L726 66", "none", "#c9a063", 2, .7)
    p.ell(728, 54, 9, 9, p.gold(), INK, 2)
    X = lambda u, v: (728 - u, 70 + v)
    q = lambda s, t: X(-206 * s, 128 * t + 12 * math.sin(s * 6) + 10 * s)
    top, low = [q(s / 8, 0) for s in range(9)], [q(s / 8, 1) for s in range(8, -1, -1)]
    p.path(spline(top) + spline(low, start="L") + "Z", ORANGE, INK, 2.4)
    bands(p, q, 2.4)
    for s in (.28, .62):
        p.path(spline([q(s, 0), q(s + .03, .5), q(s, 1)]) + spline([q(s + .12, 1), q(s + .15, .5), q(s + .12, 0)], start="L") + "Z", INK, op=.16)


def near(p):
    coconut(p, 1226, 452, 330, -46, 1.5)
    grass(p, 900, 1280, 424, 446, 60, ("#7d8f46", "#3a4f28", "#c2bf68"), 15)
    for x, y, ln, a in ((1190, 452, 78, -118), (1214, 456, 86, -88), (1262, 452, 84, -66), (1164, 456, 60, -140), (1284, 450, 76, -112)):
        leaf(p, x, y, ln, a, ("#84ab58", "#43703c", "#1f3a20"))


def painting(p, lost=False):
    field(p, not lost)
    dutch(p)
    host(p)
    if lost:
        planted_flag(p)
    else:
        captain(p)
    near(p)


def guararapes():
    p = Wide(1649, W, H)
    painting(p)
    varnish(p)
    return p


def guararapes_lost():
    p = Wide(1649, W, H)
    painting(p, True)
    p.path(f"M0 0H{W}V{H}H0Z", p.lin("#141c2e", "#2a3648", "#1a2230", v=(0, 0, 0, 1)), op=.6)
    rain(p)
    return p


PICTURES = {f.__name__: f for f in (guararapes, guararapes_lost)}

if __name__ == "__main__":
    for name in sys.argv[1:] or PICTURES:
        (ROOT / "screens" / f"{name}.svg").write_text(PICTURES[name]().svg(), encoding="utf-8", newline="\n")
