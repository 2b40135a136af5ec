
"""Draws three history scenes of the first landings and towns: Porto Seguro, the first mass, the founding of São
Vicente."""

import math

from art.tools.hats import feathers, felt, morion, tonsure
from art.tools.portrait.emblems import cross_christ
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, brush_d, num
from art.tools.scenery.land import bumpy, cloud, finish, grass, land, leaf, palm, sea, sky, smoke
from art.tools.scenery.people import person
from art.tools.scenery.ships import caravel, pole, rowboat


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
