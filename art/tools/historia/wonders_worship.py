"""Draws the wonders of Era II where people worship or remember, from Hagia Sophia to Taj Mahal; clear skies."""

from __future__ import annotations

import math

from art.tools.historia import masonry as kit
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, num
from art.tools.scenery.land import bumpy, cloud, palm, sea


def hagia_sophia() -> Pic:
    p = Pic(201)
    kit.sky(p, "#6f8fc0", "#c8c4cc", "#f6d8a8", low=300)
    kit.sun(p, 420, 110, 24)
    cloud(p, 100, 90, 140, 34)
    sea(p, 262, 320, ("#8fb8c4", "#5f8fa0"), 16)
    r = ("#eab894", "#c4805c", "#7d4a34")
    b = ("#c4d0d8", "#8498a4", "#44545f")
    for x in (64, 440):
        kit.minaret(p, x, 318, 214, 17, kit.LIME)
    kit.dome(p, 150, 236, 52, 46, b, 0, 3, 0)
    kit.dome(p, 354, 236, 52, 46, b, 0, 3, 0)
    kit.wall(p, 176, 164, 152, 70, r)
    p.path(kit.arch(252, 234, 120, 62), "#a86a4c", INK, 1.8)
    kit.arches(p, 200, 304, 228, 6, 10, 22)
    kit.wall(p, 186, 148, 132, 18, kit.LIME, 1.6)
    kit.arches(p, 190, 314, 165, 11, 7, 14)
    kit.dome(p, 252, 148, 68, 64, b, 0, 7, 22)
    for x in (166, 314):
        kit.shape(p, [(x, 262), (x, 150), (x + 24, 140), (x + 24, 262)], r)
    kit.wall(p, 96, 232, 312, 90, r)
    kit.arches(p, 110, 394, 262, 11, 13, 22)
    p.path("M96 274H408M96 238H408", "none", "#fffaf0", 3, .7)
    kit.arches(p, 110, 394, 322, 7, 20, 34)
    for x in (120, 384):
        kit.dome(p, x, 234, 24, 22, b, 0, 2, 8)
    kit.minaret(p, 104, 336, 240, 15, kit.LIME)
    kit.minaret(p, 402, 336, 240, 15, kit.LIME)
    kit.ground(p, [(0, 328), (250, 320), (504, 328)], ("#b8b878", "#7a8448", "#3f4a24"))
    bumpy(p, 0, 90, 340, 6, ("#6f9a5a", "#2f5632"), 16, 30)
    bumpy(p, 420, 504, 340, 6, ("#6f9a5a", "#2f5632"), 16, 30)
    kit.folk(p, [(200, 366, 1.3), (226, 360, 1.2), (300, 368, 1.3)])
    return kit.finish(p)


def borobudur() -> Pic:
    p = Pic(202)
    kit.sky(p, "#8f98b8", "#e8c4a0", "#ffe4b0", low=250)
    kit.sun(p, 150, 130, 30)
    kit.ground(p, [(0, 220), (70, 190), (130, 210), (250, 216), (360, 200), (420, 130), (440, 130), (504, 210)], ("#9a9ab0", "#a8a890"), 1)
    bumpy(p, 0, 504, 250, 10, ("#7f9a68", "#3a5a3c"), 20, 30, 1)
    for i in range(5):
        w, y = 440 - 54 * i, 352 - 30 * i
        kit.taper(p, 252, y, w, w - 10, 32, ("#d8ccb4", "#94887a", "#4a433c"))
        p.path("".join(f"M{252 - w / 2 + 10 + 22 * k:.0f} {y - 30}v-8l6 -8l6 8v8Z" for k in range(int((w - 14) // 22))), "#b0a490", INK, 1.1)
        kit.arches(p, 252 - w / 2 + 12, 252 + w / 2 - 12, y - 4, int(w // 30), 11, 19, "#3a322a")
    for y, w, n in ((206, 176, 8), (186, 122, 6), (166, 74, 4)):
        kit.wall(p, 252 - w / 2, y - 2, w, 12, kit.GREY, 1.5)
        for k in range(n):
            kit.dome(p, 252 - w / 2 + w * (k + .5) / n, y, 8, 18, ("#d8ccb4", "#94887a", "#4a433c"), 2, 0, 6, False)
    kit.dome(p, 252, 166, 26, 44, ("#e8dcc4", "#a3978a", "#544c44"), 8, 0, 0)
    kit.taper(p, 252, 124, 12, 4, 44, kit.GREY)
    kit.shape(p, [(228, 354), (240, 204), (264, 204), (276, 354)], ("#e3d8c0", "#a89c88"), 1.8)
    p.path("".join(f"M{229 + .4 * i:.0f} {350 - 6 * i}H{275 - .4 * i:.0f}" for i in range(24)), "none", INK, 1.1, .4)
    kit.ground(p, [(0, 354), (504, 354)], ("#8fa054", "#4a5f2c"))
    palm(p, 36, 372, 140, 10, .9)
    palm(p, 470, 372, 120, -10, .85)
    kit.folk(p, [(236, 380, 1.3), (262, 376, 1.25)], ("#e2872a", "#e2872a"))
    return kit.finish(p)


def angkor_wat() -> Pic:
    p = Pic(204)
    kit.sky(p, "#5f6fa8", "#d88a7c", "#f8c478", "#ffe8b0", low=276)
    kit.sun(p, 252, 176, 46, "#ffe9a8", 2.6)
    c = ("#c8a888", "#8a6c58", "#40302a")
    bumpy(p, 0, 504, 250, 12, ("#6f8058", "#2f4430"), 18, 30, 1)

    def tower(x: float, y: float, w: float, h: float) -> None:
        p.path(f"M{x - w / 2} {y}V{y - h * .34}C{x - w * .56} {y - h * .7} {x - w * .2} {y - h * .9} {x} {y - h}C{x + w * .2} {y - h * .9} {x + w * .56} {y - h * .7} {x + w / 2} {y - h * .34}V{y}Z", p.lin(*c, v=(0, 0, 1, .1)), INK, 2)
        p.path("".join(f"M{num(x - w * .5 * (1 - k * .08))} {num(y - h * (.34 + .085 * k))}q{num(w * .5 * (1 - k * .08))} 7 {num(w * (1 - k * .08))} 0" for k in range(7)), "none", INK, 1.4, .55)
        p.path(kit.arch(x, y, w * .3, h * .26), kit.DEEP)

    for x, h, w in ((150, 96, 38), (354, 96, 38), (196, 120, 42), (308, 120, 42)):
        tower(x, 254, w, h)
    tower(252, 250, 54, 168)
    kit.tiers(p, 252, 276, 300, 15, 2, 30, c, 3)
    kit.shape(p, [(238, 280), (244, 240), (260, 240), (266, 280)], ("#e0c8a8", "#a08468"), 1.5)
    kit.wall(p, 26, 258, 452, 26, c)
    p.path("M20 258q6 -12 20 -12H464q14 0 20 12Z", p.lin(*c), INK, 1.6)
    kit.columns(p, 30, 226, 264, 284, 15, 6, c, "#2b1c14")
    kit.columns(p, 278, 474, 264, 284, 15, 6, c, "#2b1c14")
    kit.gable(p, 222, 282, 262, 26, c)
    p.path("M0 286H504V400H0Z", p.lin("#e8a878", "#8a6a80", "#3a4668", v=(0, 0, 0, 1)), INK, 1.6)
    for x, h, w in ((150, 70, 34), (354, 70, 34), (196, 86, 36), (308, 86, 36), (252, 112, 46)):  # mirrored
        p.path(f"M{x - w / 2} 290C{x - w / 2} {290 + h * .7} {x - 4} {290 + h * .8} {x} {290 + h}C{x + 4} {290 + h * .8} {x + w / 2} {290 + h * .7} {x + w / 2} 290Z", "#3a2830", op=.45)
    kit.ripples(p, 292, 392, 40, "#ffe0b0", .5)
    for x, y in ((70, 364), (104, 378), (420, 370), (388, 386), (448, 384)):
        p.ell(x, y, 15, 4, "#5f8a5a", INK, 1.2)
        p.path(f"M{x} {y}l-6 -9l5 3l1 -7l2 7l5 -3Z", "#f0a0b8", INK, 1)
    palm(p, 26, 300, 130, 8, .7, nuts=False)
    palm(p, 478, 300, 140, -8, .75, nuts=False)
    return kit.finish(p)


def chichen_itza() -> Pic:
    p = Pic(205)
    kit.sky(p, "#4f90b8", "#a8d4d0", "#f0ecc0", low=280)
    kit.sun(p, 80, 70, 26)
    cloud(p, 390, 84, 160, 40)
    bumpy(p, 0, 504, 268, 12, ("#7fa860", "#356040"), 20, 34, 1.2)
    kit.ground(p, [(0, 306), (504, 304)], ("#a8bc60", "#6a8440", "#3a4c24"))
    top = kit.tiers(p, 252, 338, 348, 22, 9, 14, ("#fffaf0", "#d8cdb4", "#857a64"), 5)
    kit.wall(p, 200, top - 34, 104, 36, kit.LIME, 2)
    p.path(kit.arch(252, top + 2, 22, 26) + kit.arch(222, top + 2, 12, 22) + kit.arch(282, top + 2, 12, 22), kit.DEEP, INK, 1.3)
    p.path(f"M196 {top - 34}h112v-9h-112Z", p.lin(*kit.LIME), INK, 1.6)
    kit.shape(p, [(212, 344), (234, top + 2), (270, top + 2), (292, 344)], kit.LIME, 2.2)
    p.path("".join(f"M{num(220 + .36 * i * 2.6)} {num(340 - i * 4.6)}H{num(284 - .36 * i * 2.6)}" for i in range(42)), "none", INK, 1, .5)
    p.path(f"M212 344L234 {top + 2}M292 344L270 {top + 2}", "none", "#fffaf0", 5)
    for x, s in ((206, -1), (298, 1)):  # the feathered serpents
        p.path(f"M{x} 350q{-14 * s} -4 {2 * s} -18q{14 * s} -6 {16 * s} 6l{10 * s} 4l{-8 * s} 8Z", p.lin(*kit.LIME), INK, 1.8)
        p.ell(x + 10 * s, 338, 2, 2, INK)
    p.path("M292 344L270 150L268 160l4 10l-4 14l6 12l-4 14l8 14l-4 14l8 14l-4 14l10 16Z", INK, op=.3)
    kit.folk(p, [(150, 378, 1.4), (180, 372, 1.3), (350, 380, 1.4), (380, 374, 1.3)], ("#2f8a7a", "#c8301f", "#f0b23a", "#fffaf0"), "#a06a3e")
    kit.tufts(p, 0, 504, 366, 398, 40)
    return kit.finish(p)


def lalibela() -> Pic:
    p = Pic(206)
    kit.sky(p, "#7fa8c8", "#e8dcb8", low=130)
    kit.ground(p, [(0, 104), (120, 88), (300, 96), (504, 82)], ("#9aa866", "#6d7a40"))
    p.path("M0 124H504V400H0Z", p.lin("#d0805c", "#8a4a34", "#4a2218", v=(0, 0, .2, 1)), INK, 2)
    p.path("M56 140H448L486 400H18Z", p.lin("#6d3424", "#421c12", v=(0, 0, 0, 1)), INK, 2.4)  # the pit
    p.path("M0 148l50 -8L14 400H0ZM504 148l-50 -8L490 400H504Z", "none", "#4a2218", 2)
    p.path("".join(f"M{60 - 2 * i} {160 + 24 * i}q-16 4 -40 2M{446 + 2 * i} {160 + 24 * i}q16 4 40 2" for i in range(9)), "none", INK, 1.4, .35)
    # the cross seen from above: the roof, then the walls below it
    p.path("M214 182V330H144V372H360V330H290V182Z", "none")
    d = "M208 128H296V154H366L384 204H306L312 236H192L198 204H120L138 154H208Z"
    p.path("M120 204H198L192 236H312L306 204H384V336H306V378H198V336H120Z", p.lin("#e8a07c", "#b86648", "#6a3020", v=(0, 0, 1, .1)), INK, 2.4)
    p.path("M192 236V378M312 236V378", "none", INK, 2)
    p.path(d, p.lin("#f8c8a0", "#d8906a"), INK, 2.4)
    p.path("M222 140H282V166H348L356 192H290L294 222H210L214 192H148L156 166H222Z", "none", "#8a4630", 3)
    p.path("M236 152H268V176H328L332 184H272L276 212H228L232 184H172L176 176H236Z", "none", "#8a4630", 2.4)
    p.path(kit.arch(252, 378, 38, 66) + kit.arch(222, 300, 15, 28) + kit.arch(282, 300, 15, 28) + kit.arch(158, 300, 16, 32) + kit.arch(346, 300, 16, 32), kit.DEEP, INK, 1.5)
    p.path("M120 240H192M312 240H384M120 318H192M312 318H384M198 312H306", "none", "#fbd0a8", 2.6, .6)
    p.path("M246 260h5v-5h3v5h5v3h-5v10h-3v-10h-5Z", "#fbd0a8")
    kit.ground(p, [(20, 380), (252, 374), (484, 380)], ("#c8906a", "#8a5638"))
    kit.folk(p, [(230, 394, 1.5), (276, 394, 1.5), (150, 390, 1.4), (360, 392, 1.4), (420, 128, 1), (440, 132, 1), (70, 134, 1)], ("#fffaf0", "#fffaf0", "#fffaf0", "#f1cf74", "#fffaf0"), "#4a2c1a")
    return kit.finish(p)


def moai() -> Pic:
    p = Pic(210)
    kit.sky(p, "#4f88b8", "#a8d0d8", "#f4e8c0", low=250)
    kit.sun(p, 440, 70, 24)
    cloud(p, 110, 80, 160, 40)
    cloud(p, 320, 120, 120, 28)
    sea(p, 232, 300, ("#5fa4b8", "#2f7494"), 24)
    kit.ground(p, [(0, 262), (140, 268), (320, 262), (430, 226), (504, 240)], ("#a8b864", "#7a9048"), 1.6)
    kit.wall(p, 36, 300, 430, 32, ("#8a8480", "#5a5450", "#2c2826"), 2.2, 13)
    g = ("#b8b0a4", "#76706a", "#34302e")
    for x, h, hat in ((78, 116, 0), (152, 134, 1), (232, 150, 1), (314, 128, 0), (392, 140, 1), (444, 100, 0)):
        k, y = h / 130, 302
        X = lambda u, v, x=x, k=k, y=y: f"{num(x + u * k)} {num(y + v * k)}"  # noqa: E731
        p.path(f"M{X(-34, 0)}L{X(-36, -34)}Q{X(-34, -50)} {X(-20, -52)}L{X(-24, -74)}Q{X(-26, -116)} {X(-18, -128)}Q{X(0, -136)} {X(18, -128)}Q{X(26, -116)} {X(24, -74)}L{X(20, -52)}Q{X(34, -50)} {X(36, -34)}L{X(34, 0)}Z", p.lin(*g, v=(0, 0, 1, .2)), INK, 2.4)
        p.path(f"M{X(-22, -104)}Q{X(0, -114)} {X(22, -104)}L{X(20, -94)}Q{X(10, -100)} {X(6, -92)}L{X(9, -72)}Q{X(0, -64)} {X(-9, -72)}L{X(-6, -92)}Q{X(-10, -100)} {X(-20, -94)}Z", "#9c958c", INK, 1.6)
        p.path(f"M{X(-19, -93)}L{X(-8, -92)}L{X(-10, -84)}L{X(-18, -86)}ZM{X(19, -93)}L{X(8, -92)}L{X(10, -84)}L{X(18, -86)}Z", "#241e1c")
        p.path(f"M{X(-12, -60)}Q{X(0, -64)} {X(12, -60)}M{X(-28, -100)}v{num(30 * k)}M{X(28, -100)}v{num(30 * k)}M{X(-20, -30)}Q{X(-30, -14)} {X(-8, -8)}M{X(20, -30)}Q{X(30, -14)} {X(8, -8)}", "none", "#2a2422", 2.6, .8)
        if hat:
            p.path(f"M{X(-24, -128)}Q{X(-26, -152)} {X(-16, -154)}H{num(x + 16 * k)}Q{X(26, -152)} {X(24, -128)}Q{X(0, -136)} {X(-24, -128)}Z", p.lin("#d87a54", "#a0442c", "#5a2014"), INK, 2)
    kit.ground(p, [(0, 338), (252, 330), (504, 342)], ("#b8c068", "#7d8c40", "#414c20"))
    p.path("M60 366q30 -14 60 0l-6 12h-48ZM380 372q20 -10 44 0l-4 10h-36Z", p.lin(*kit.GREY), INK, 1.6)
    kit.tufts(p, 0, 504, 350, 398, 80, "#4f5c22", 11)
    kit.folk(p, [(262, 376, 1.2), (284, 380, 1.2)], ("#c8301f", "#fffaf0"), "#94623f")
    return kit.finish(p)


def sistine_chapel() -> Pic:
    p = Pic(213)
    kit.sky(p, "#6d5030", "#a8804c", "#5a3c20")
    p.path("M0 0H504L400 130Q252 60 104 130Z", p.lin("#a8c4d8", "#7a9ac0", "#c8a888", v=(0, 0, 0, 1)), INK, 2)  # the vault
    for i in range(5):
        y = 8 + 22 * i
        w = 210 - 27 * i
        p.path(f"M{252 - w} {y}Q252 {y - 16} {252 + w} {y}", "none", "#f4e4c0", 4)
    for i in (-2, -1, 1, 2):
        p.path(f"M{252 + i * 96} 0L{252 + i * 52} 106", "none", "#f4e4c0", 3.4)
    # two hands that nearly touch
    s = p.lin("#f8d8b4", "#cf9468")
    p.path("M118 52C150 40 180 42 206 48L236 50L208 56L214 60L196 62C172 66 146 66 122 70Z", s, INK, 2)
    p.path("M392 40C360 34 330 38 304 44L270 48L300 54L294 60L314 60C340 62 366 60 390 62Z", s, INK, 2)
    p.path("M430 20q-40 6 -40 30q4 20 48 24l40 -30Z", p.lin("#d87a8a", "#8a3048"), INK, 1.8)
    p.path("M30 60q40 -24 92 -10v24q-50 14 -90 4Z", p.lin("#a8c08a", "#5f8050"), INK, 1.8)
    for side in (-1, 1):
        q = lambda u, v, side=side: f"{num(252 + side * u)} {num(v)}"  # noqa: E731
        p.path(f"M{q(252, 0)}L{q(148, 130)}V300L{q(252, 400)}Z", p.lin("#e0c090", "#94683c", v=(0, 0, 1, 0)), INK, 2)
        for u, t, b, w in ((234, 70, 180, 24), (200, 112, 192, 18), (172, 140, 202, 13)):
            p.path(f"M{q(u, b)}V{t}Q{q(u - w / 2, t - 24)} {q(u - w, t + 14)}V{b - 2}Z", p.lin("#fff8e0", "#b8d8e8", v=(0, 0, 0, 1)), INK, 1.6)
        for u, w in ((240, 30), (206, 24), (178, 20)):
            p.path(f"M{q(u, 204 + (240 - u) * .1)}L{q(u - w, 208)}V262L{q(u, 270 + (u - 178) * .3)}Z", ("#8a5a7a" if side > 0 else "#4f7a8a"), "#f1cf74", 2.4)
    kit.wall(p, 104, 130, 296, 172, ("#5a8ac0", "#3a62a0", "#24407a"))  # the altar wall
    p.path("M104 130Q178 84 252 130Q326 84 400 130Z", "#4a78b0", INK, 1.8)
    p.dab(252, 176, 50, 44, "#fff0a8", .95)
    p.path("M240 196q2 -30 12 -34q10 4 12 34l-4 10h-16ZM232 172l12 2M272 160l-12 14", "#f4d0a8", INK, 1.5)
    p.ell(252, 156, 6, 7, "#e8bc90", INK, 1.3)
    r = p.rng
    for k in range(58):
        a = math.tau * k / 29
        d = 58 + 34 * (k > 28) + r.uniform(-5, 5)
        x, y = 252 + d * 1.45 * math.cos(a), 214 + d * .86 * math.sin(a)
        if 140 < y < 296 and 114 < x < 390:
            p.ell(x, y, 6.4, 8, ("#e8bc90", "#d89a6c", "#c8788a", "#8ab0a0", "#f0c878")[k % 5], INK, 1.2)
            p.ell(x + 1, y - 10, 3.4, 4, "#e0ac80", INK, 1)
    p.path("M0 400L104 302H400L504 400Z", p.lin("#d8c8a8", "#8a7458", v=(0, 0, 0, 1)), INK, 2)
    p.path("M172 302L110 400M252 302V400M332 302L394 400M60 344H444", "none", INK, 1.4, .35)
    for x, y in ((172, 330), (252, 322), (332, 330), (252, 366)):
        p.path(f"M{x - 30} {y}q30 -12 60 0q-30 12 -60 0Z", "none", "#a3503a", 3)
    kit.wall(p, 216, 276, 72, 28, ("#fffaf0", "#e3d6bc", "#9a8a6c"))
    p.path("M252 276v-24M246 258h12M224 276v-14M280 276v-14", "none", "#f1cf74", 3)
    kit.folk(p, [(120, 372, 1.9), (380, 374, 1.9)], ("#a3201f", "#a3201f"), "#e8bc90")
    return kit.finish(p)


def taj_mahal() -> Pic:
    p = Pic(215)
    kit.sky(p, "#6f88c8", "#e0b0b8", "#fad8a8", low=280)
    kit.sun(p, 92, 150, 26)
    kit.streaks(p, [(300, 60, 160), (40, 80, 120)], "#fff0ec")
    w = ("#fffefa", "#ece4dc", "#a89c98")
    bumpy(p, 0, 504, 268, 6, ("#7f9a70", "#3a5c44"), 16, 16, 1)
    for x, y, h in ((62, 284, 190), (442, 284, 190), (112, 272, 150), (392, 272, 150)):
        kit.taper(p, x, y, 17, 12, h, w, 1.7)
        for t in (.34, .68, 1):
            p.path(f"M{x - 11} {y - h * t}h22l-4 6h-14Z", w[0], INK, 1.2)
        kit.dome(p, x, y - h - 4, 8, 14, w, 2, 0, 8)
    kit.wall(p, 142, 178, 220, 98, w, 2.2)
    kit.shape(p, [(142, 178), (142, 276), (128, 268), (128, 186)], w, 1.6)
    kit.shape(p, [(362, 178), (362, 276), (376, 268), (376, 186)], ("#d8d0c8", "#948a88"), 1.6)
    for x in (176, 328):
        kit.dome(p, x, 176, 22, 36, w, 5, 0, 12)
        kit.wall(p, x - 20, 172, 40, 8, w, 1.3)
    kit.wall(p, 212, 138, 80, 30, w, 1.8)
    kit.dome(p, 252, 140, 48, 92, w, 17, 0, 26)
    kit.wall(p, 210, 158, 84, 120, w, 2.2)
    p.path(kit.arch(252, 276, 56, 102, True), "#d8ccc8", INK, 1.8)
    p.path(kit.arch(252, 276, 30, 56, True), "#4a3a40", INK, 1.4)
    p.path("M218 166h68v106M218 166v106", "none", "#a8705c", 2.4)
    for x in (160, 190, 314, 344):
        for yy in (222, 272):
            p.path(kit.arch(x, yy, 19, 36, True), "#c8bcb8", INK, 1.3)
            p.path(kit.arch(x, yy, 9, 18, True), "#5a484c")
    kit.wall(p, 36, 276, 432, 18, w, 2)
    kit.arches(p, 40, 464, 294, 22, 11, 13, "#d0c4be")
    p.path("M0 294H504V400H0Z", p.lin("#a0b868", "#4f7038", v=(0, 0, 0, 1)), INK, 1.6)
    p.path("M226 296H278L332 400H172Z", p.lin("#f0c8c0", "#7f9cc4", "#4a6a9a", v=(0, 0, 0, 1)), INK, 2)
    p.path("M234 298C236 340 246 356 252 384C258 356 268 340 270 298Z", "#fffaf4", op=.7)
    p.path("M212 296H226L172 400H136ZM278 296H292L368 400H332Z", p.lin(*kit.LIME), INK, 1.5)
    for x, y, h in ((196, 326, 52), (172, 356, 66), (140, 396, 84), (308, 326, 52), (332, 356, 66), (364, 396, 84)):
        kit.cypress(p, x, y, h)
    return kit.finish(p)
