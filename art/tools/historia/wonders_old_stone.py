"""Draws the wonders of Era I in stone, brick and clay, from Stonehenge to the Great Wall; warm skies."""

from __future__ import annotations

import math

from art.tools.figures import Man, figure
from art.tools.hats import skullcap
from art.tools.historia import masonry as kit
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, mix, num, num2, spline
from art.tools.scenery.land import bumpy, cloud, palm


def gobekli_tepe() -> Pic:
    p = Pic(101)
    kit.sky(p, "#6f8aa0", "#e6c79a", "#f6e0b0", low=230)
    kit.sun(p, 96, 176, 26)
    kit.ground(p, [(0, 210), (120, 196), (260, 204), (380, 190), (504, 200)], ("#b89a6a", "#94713f"))
    kit.ground(p, [(0, 238), (150, 226), (330, 232), (504, 222)], ("#dcc08a", "#b08a50", "#6d4d26"))
    p.path("M60 330A192 70 0 0 1 444 330A192 62 0 0 1 60 330Z", p.lin("#7d5c34", "#b8925a", v=(0, 0, 0, 1)), INK, 2.2)
    p.path("M60 326A192 74 0 0 1 444 326L444 300A192 84 0 0 0 60 300Z", p.lin(*kit.SAND), INK, 2)
    for i in range(15):
        x = 66 + 26.5 * i
        p.path(f"M{num(x)} {num(318 - 62 * math.sin(math.pi * (i + .5) / 15))}v-18", "none", INK, 1.3, .4)
    for x, y, h, w in ((112, 300, 80, 20), (166, 272, 84, 20), (338, 272, 84, 20), (392, 300, 80, 20)):
        kit.shape(p, [(x - w / 2, y), (x - w / 2, y - h), (x - w * 1.15, y - h), (x - w * 1.15, y - h - 20), (x + w * 1.15, y - h - 20), (x + w * 1.15, y - h), (x + w / 2, y - h), (x + w / 2, y)], kit.GREY)
    for x, beast in ((206, 0), (298, 1)):
        p.ell(x + 8, 350, 34, 8, INK, op=.35)
        kit.shape(p, [(x - 17, 350), (x - 17, 166), (x - 40, 160), (x - 40, 122), (x + 40, 122), (x + 40, 160), (x + 17, 166), (x + 17, 350)], ("#f2dcae", "#c4a06a", "#7d5c34"), 2.4)
        p.path(f"M{x + 17} 168V348M{x - 38} 128H{x + 38}", "none", "#fff2cf", 1.6, .5)
        if beast:  # a fox
            p.path("M286 250C290 236 304 236 310 244L316 236L318 248C316 258 308 258 306 268L308 282H302L300 270H292L288 282H284Z", "#6d4a28", INK, 1.2)
        else:  # a crane and a snake
            p.path("M196 282V262C192 250 200 240 210 246C214 240 206 230 212 222L222 226M204 262V282", "none", "#6d4a28", 4)
        p.path(f"M{x - 17} 318q17 -12 34 0M{x - 14} 326h28", "none", "#6d4a28", 3)
    kit.folk(p, [(252, 372, 1.3), (152, 356, 1.1), (356, 360, 1.15)], ("#8a5a2c", "#b0863e", "#6d4626"))
    kit.tufts(p, 10, 500, 372, 398, 30, "#6d5a2c")
    return kit.finish(p)


def stonehenge() -> Pic:
    p = Pic(102)
    kit.sky(p, "#4f6a86", "#c98f6a", "#f6c878", "#ffe9b0", low=260)
    kit.sun(p, 262, 214, 30, "#fff3c4", 4)
    kit.streaks(p, [(40, 90, 150), (300, 70, 170), (180, 130, 120)], "#ffe0b0", .5)
    kit.ground(p, [(0, 250), (140, 240), (300, 246), (504, 236)], ("#7d8a4a", "#5a6a34"))
    kit.ground(p, [(0, 272), (200, 262), (504, 268)], ("#8f9a52", "#56652f", "#28361a"))
    cols = ("#d9d4c8", "#8f8a80", "#403c38")
    for x in (112, 176, 316, 380):
        kit.shape(p, [(x, 292), (x + 3, 214), (x + 23, 212), (x + 26, 292)], ("#a39c94", "#6d6862", "#3a3632"))
    kit.shape(p, [(108, 214), (110, 196), (204, 194), (206, 212)], cols)
    kit.shape(p, [(312, 214), (314, 194), (410, 197), (408, 214)], cols)
    for x, y, h, w in ((34, 336, 120, 34), (96, 346, 128, 36), (206, 330, 168, 38), (272, 330, 166, 38), (378, 344, 126, 36), (440, 336, 118, 34)):
        p.path(f"M{x} {y}L{x + w} {y}L{x + w * 2.4} {y + 34}L{x + w} {y + 34}Z", INK, op=.25)
        kit.shape(p, [(x, y), (x + 3, y - h * .5), (x + 2, y - h), (x + w - 3, y - h - 2), (x + w, y - h * .4), (x + w + 2, y)], cols, 2.4)
        p.path(f"M{x + 8} {y - h * .8}q6 20 2 40M{x + w - 10} {y - h * .5}q-4 18 0 34", "none", INK, 1.4, .3)
    for x, y, w in ((26, 216, 118), (196, 162, 126), (370, 218, 116)):
        kit.shape(p, [(x, y + 2), (x + 2, y - 24), (x + w, y - 26), (x + w + 2, y)], ("#e9e3d4", "#9a958a", "#4d4843"), 2.4)
    kit.shape(p, [(120, 384), (126, 364), (196, 360), (206, 380)], cols)
    kit.tufts(p, 0, 504, 350, 398, 70, "#2c3a18", 10)
    kit.folk(p, [(338, 360, 1.1), (356, 364, 1.1)], ("#f2e6cb", "#f2e6cb"), "#d9a377")
    return kit.finish(p)


def great_pyramid() -> Pic:
    p = Pic(103)
    kit.sky(p, "#5f9cc0", "#bcd6d2", "#f6e6b8", low=290)
    kit.sun(p, 84, 74, 28)
    cloud(p, 400, 92, 130, 34)
    kit.ground(p, [(0, 262), (180, 252), (340, 258), (504, 246)], ("#ecd39a", "#c9a05a"))
    for x, y, s in ((426, 272, 74), (92, 274, 50)):
        kit.shape(p, [(x - s, y), (x, y - s * 1.25), (x + s * .3, y)], ("#f6e0a8", "#dcb868"))
        kit.shape(p, [(x, y - s * 1.25), (x + s, y - 4), (x + s * .3, y)], ("#a8803f", "#7d5826"))
    kit.shape(p, [(74, 316), (250, 82), (316, 330)], ("#fff0c4", "#e6c27a", "#c99c50"), 2.6)
    kit.shape(p, [(250, 82), (436, 302), (316, 330)], ("#a67c3c", "#8a6028", "#5f3e18"), 2.6)
    d = ""
    for i in range(1, 15):
        t = i / 15
        d += f"M{num(250 - 176 * t)} {num(82 + 234 * t)}L{num(250 + 66 * t)} {num(82 + 248 * t)}L{num(250 + 186 * t)} {num(82 + 220 * t)}"
    p.path(d, "none", INK, 1.3, .3)
    p.path("M250 82L236 101L255 105Z", "#fff8d8", INK, 1.4)
    p.path("M250 82L264 98L255 105Z", "#d9a53a", INK, 1.4)
    kit.ground(p, [(0, 324), (120, 312), (260, 330), (400, 318), (504, 326)], ("#f2dca4", "#d2a860", "#8a6230"))
    p.path("M0 372C120 344 300 348 504 366V400H0Z", p.lin("#6fa3b0", "#3f7480", v=(0, 0, 0, 1)), INK, 1.6)
    kit.ripples(p, 372, 396, 10)
    palm(p, 30, 366, 120, 12, .9)
    palm(p, 474, 366, 140, -16, 1)
    for i in range(3):  # a block on its sledge
        kit.folk(p, [(170 + 22 * i, 348, 1)], ("#fffaf0",))
    p.path("M232 334h34v16h-34ZM226 352h50", p.lin(*kit.LIME), INK, 2)
    p.path("M226 340L170 334", "none", INK, 1.6)
    return kit.finish(p)


def great_wall() -> Pic:
    p = Pic(111)
    kit.sky(p, "#7fa8b8", "#d8dcc0", "#f8e0a8", low=240)
    kit.sun(p, 380, 70, 24)
    kit.ground(p, [(0, 150), (80, 110), (150, 150), (230, 96), (320, 150), (420, 100), (504, 140)], ("#a8b8b0", "#8a9c8c"), .8)
    kit.ground(p, [(0, 210), (90, 170), (180, 196), (280, 150), (380, 190), (504, 150)], ("#8fa078", "#67794f"), 1.2)
    kit.ground(p, [(0, 300), (120, 240), (240, 262), (360, 200), (504, 250)], ("#7d9456", "#54683a", "#32421f"), 1.6)
    bumpy(p, 0, 130, 330, 14, ("#6f8f4e", "#2f4a26"), 18, 40)
    far = [(504, 158), (440, 140), (392, 172), (350, 156), (300, 150)]
    p.path(spline(far), "none", INK, 12)
    p.path(spline(far), "none", "#d9b887", 8)
    near = [(-10, 400), (70, 330), (150, 290), (226, 300), (300, 262), (352, 206), (410, 196), (520, 240)]
    wide = [58, 50, 42, 38, 32, 24, 20, 18]
    top = [(x, y - w) for (x, y), w in zip(near, wide, strict=True)]
    p.path(spline(near) + spline(top[::-1], start="L") + "Z", p.lin("#fbe6b4", "#cfa468", "#7d5a30", v=(0, 0, .3, 1)), INK, 2.4)
    inner = [(x + 10, y - w - 10) for (x, y), w in zip(near, wide, strict=True)]
    p.path(spline(top) + spline(inner[::-1], start="L") + "Z", "#e9cf98", INK, 1.8)
    d = ""
    for i in range(46):  # battlements
        t = i / 45 * (len(near) - 1)
        k, u = min(int(t), len(near) - 2), t - min(int(t), len(near) - 2)
        x = near[k][0] + (near[k + 1][0] - near[k][0]) * u
        y = near[k][1] + (near[k + 1][1] - near[k][1]) * u - (wide[k] + (wide[k + 1] - wide[k]) * u)
        s = 10 - 6 * i / 45
        d += f"M{num(x - s / 2)} {num(y + 3)}v{num(-s * 1.2)}h{num(s)}v{num(s * 1.2)}Z"
    p.path(d, "#e0bb7c", INK, 1.2)
    kit.joints(p, -4, 352, 70, 48, 10, .2)
    for x, y, k in ((150, 262, 1.5), (356, 190, .9), (446, 196, .62), (302, 142, .4)):
        kit.taper(p, x, y + 44 * k, 62 * k, 54 * k, 84 * k, ("#fbe6b4", "#cfa468", "#7d5a30"), 2.2)
        kit.joints(p, x - 26 * k, y - 38 * k, 52 * k, 76 * k, 11 * k, .22)
        p.path("".join(f"M{num(x + (-30 + 13 * i) * k)} {num(y - 40 * k)}v{num(-10 * k)}h{num(8 * k)}v{num(10 * k)}Z" for i in range(5)), "#e0bb7c", INK, 1.3)
        p.path(kit.arch(x - 12 * k, y + 4 * k, 11 * k, 18 * k) + kit.arch(x + 12 * k, y + 4 * k, 11 * k, 18 * k), kit.DEEP, INK, 1)
        p.path(f"M{num(x - 22 * k)} {num(y - 44 * k)}v{num(-18 * k)}h{num(44 * k)}v{num(18 * k)}Z", "#b0503a", INK, 1.4)
        p.path(f"M{num(x - 32 * k)} {num(y - 58 * k)}q{num(16 * k)} {num(-4 * k)} {num(18 * k)} {num(-16 * k)}h{num(28 * k)}q{num(2 * k)} {num(12 * k)} {num(18 * k)} {num(16 * k)}Z", "#4f5f66", INK, 1.5)
    return kit.finish(p)


def terracotta_army() -> Pic:
    p = Pic(112)
    kit.sky(p, "#3a2a20", "#6d4e34", "#8a6440")
    p.path("M130 0H374L330 96H174Z", p.lin("#fff0c8", "#e0b878", v=(0, 0, 0, 1)), op=.75)
    p.path("M174 96H330L504 400H0Z", p.lin("#a8804e", "#6d4c2a", v=(0, 0, 0, 1)), INK, 2)
    for x0, x1 in ((0, 174), (504, 330)):
        p.path(f"M{x0} 0V400L{x1} 96V0Z", p.lin("#8a6440", "#5a3a22"), INK, 2)
    for t in (96, 170):
        p.path(f"M{t + 78} 96L{t * 3 - 288} 400", "none", "#8a6440", 10)
    clay = ("#d8a67c", "#a8714a", "#5f371f")
    looks = [
        Man(skin=col, kind="coat", coat=(col, mix(col, INK, .45)), legs=(mix(col, INK, .12), mix(col, INK, .5)), boots="#6d4226", hair="#5f3a20", cut=cut, beard=beard, belt="#6d4226", hat=hat, arms=arms)
        for col, cut, beard, hat, arms in (
            ("#c08a60", "bun", None, _topknot, (((-10, -50), (-8, -40)), ((12, -50), (14, -42)))),
            ("#b07a50", "bun", "#5f3a20", _topknot, (((-9, -49), (2, -45)), ((12, -49), (4, -45)))),
            ("#c99a70", "short", None, skullcap("#6d4226"), (((-10, -50), (-9, -38)), ((11, -50), (10, -38)))),
            ("#a8714a", "bun", "#4a2a16", _topknot, (((-10, -50), (-8, -40)), ((13, -52), (13, -62)))),
        )
    ]
    for i, man in enumerate(looks):
        at = len(p.out)
        figure(p, 0, 0, 1.4, 1, man, .3)
        for u, v in ((-5, -57), (5, -57)):
            p.path("".join(f"M{num((u + k * 2.6 - 2.6) * 1.4)} {num((v + 3.4 * j) * 1.4)}h{num(2.2 * 1.4)}v{num(2.6 * 1.4)}h{num(-2.2 * 1.4)}Z" for k in range(3) for j in range(4)), clay[0], clay[2], .8, .8)
        p.defs.append(f'<g id="clay{i}">{"".join(p.out[at:])}</g>')
        del p.out[at:]
    for r, (y, k, count) in enumerate(((122, .3, 10), (144, .42, 9), (178, .6, 8), (228, .86, 7), (300, 1.24, 6), (420, 1.86, 5))):
        span = 152 + (y - 96) * 1.08
        for i in range(count):
            x = 252 - span / 2 + span * (i + .5) / count
            flip = -1 if x > 260 else 1
            p.raw(f'<use href="#clay{(i * 3 + r) % 4}" transform="translate({num(x)} {num(y)})scale({num2(k / 1.4 * flip)} {num2(k / 1.4)})"/>')
    return kit.finish(p)


def _topknot(p, c, k, ink):
    """The knot of hair at the side of the crown."""
    p.ell(*c(-1.6, -7.6), 2.2 * k, 2.4 * k, "#5f3a20", INK, ink * .7)


def pyramid_of_the_sun() -> Pic:
    p = Pic(113)
    kit.sky(p, "#4f8cae", "#a8d0c4", "#f6e4a8", low=280)
    kit.sun(p, 252, 60, 32, "#fff3b8", 3.6)
    cloud(p, 90, 110, 130, 34)
    cloud(p, 430, 120, 120, 30)
    kit.ground(p, [(0, 236), (90, 190), (150, 214), (252, 180), (360, 214), (430, 182), (504, 226)], ("#8f9a7a", "#6d7f58"), 1.2)
    kit.ground(p, [(0, 290), (504, 288)], ("#c4b070", "#94823f", "#5a4c20"))
    y = 326.0
    for w, h in ((440, 50), (350, 46), (262, 44), (176, 34), (100, 24)):
        kit.taper(p, 252, y, w, w - 58, h, ("#f2d9a8", "#c49a6c", "#7d5436"), 2.2)
        p.path(f"M{num(252 - w / 2 + 34)} {num(y - h + 6)}H{num(252 + w / 2 - 34)}", "none", "#fff3cf", 2, .5)
        kit.joints(p, 252 - w / 2 + 30, y - h, w - 60, h, 11, .16)
        y -= h
    kit.shape(p, [(222, 336), (238, y), (266, y), (282, 336)], ("#fbe9c0", "#d9b480", "#94683f"), 2.2)
    p.path("".join(f"M{num(223 + 15 * i / 34)} {num(334 - 6 * i)}H{num(281 - 15 * i / 34)}" for i in range(34)), "none", INK, 1.1, .4)
    kit.wall(p, 228, y - 24, 48, 26, ("#d97a54", "#a8432c", "#6a2416"))
    p.path("M224 104h56l-8 -12h-40Z".replace("104", num(y - 24)), "#f2d9a8", INK, 1.6)
    p.path(kit.arch(252, y, 14, 18), kit.DEEP)
    p.path("M0 336H504V400H0Z", p.lin("#d9c08a", "#94783f", v=(0, 0, 0, 1)), INK, 1.6)
    p.path("M200 336L120 400H384L304 336Z", p.lin("#f2e2b4", "#cfb274", v=(0, 0, 0, 1)), INK, 1.5)
    for x in (40, 450):
        kit.tiers(p, x, 364, 90, 15, 2, 12, ("#e9cf9c", "#b88a5c", "#6d482c"), 4)
    kit.folk(p, [(226, 372, 1.3), (252, 364, 1.2), (286, 378, 1.4), (330, 366, 1.2)], ("#2f7a6a", "#c8301f", "#f0b23a", "#fffaf0"), "#a06a3e")
    kit.tufts(p, 0, 90, 376, 398, 10, "#4f6a2c", 14)
    return kit.finish(p)


def petra() -> Pic:
    p = Pic(114)
    kit.sky(p, "#7fb0cc", "#f6e0b0", low=160)
    p.path("M0 0H180C150 60 130 40 96 90V400H0ZM504 0H330C350 50 376 40 408 90V400H504Z", p.lin("#d9825a", "#a84e34", "#5f2818"), INK, 2)
    p.path("M96 60C150 30 180 44 252 26C330 40 360 30 408 60V400H96Z", p.lin("#f6bc8c", "#d27a50", "#94442c", v=(0, 0, .6, 1)), INK, 2)
    p.path("".join(f"M{100 + 6 * i} {80 + 34 * i}q80 {-20 + 6 * i} 150 2t150 -8" for i in range(9)), "none", "#7a3420", 1.6, .3)
    c = kit.ROSE
    p.path("M128 92H376V356H128Z", p.lin("#c8704c", "#94442c", v=(0, 0, 1, .4)), INK, 2)
    kit.columns(p, 140, 364, 240, 340, 6, 20, ("#fbcfa4", "#d8865c", "#8a4028"), "#4a1d12")
    p.path("M232 340V262H272V340Z", "#2b0f08", INK, 1.6)
    kit.wall(p, 132, 222, 240, 18, c, 2)
    kit.gable(p, 176, 328, 222, 34, c)
    kit.wall(p, 132, 186, 240, 8, c, 1.5)
    for x0 in (140, 308):
        kit.columns(p, x0, x0 + 56, 132, 186, 2, 15, ("#fbcfa4", "#d8865c", "#8a4028"), "#5a2416")
        kit.wall(p, x0 - 4, 122, 64, 11, c, 1.6)
    kit.shape(p, [(136, 122), (136, 112), (200, 92), (200, 122)], c)
    kit.shape(p, [(368, 122), (368, 112), (304, 92), (304, 122)], c)
    kit.columns(p, 222, 282, 132, 186, 3, 13, ("#fbcfa4", "#d8865c", "#8a4028"), "#5a2416")
    p.path("M214 132H290L286 120H218Z", p.lin(*c), INK, 1.6)
    p.path("M220 120C224 104 244 100 252 82C260 100 280 104 284 120Z", p.lin("#fbcfa4", "#c8704c", "#7a3826"), INK, 2)
    p.path("M245 82h14l-3 -16h-8Z", p.lin(*c), INK, 1.6)
    kit.ground(p, [(0, 356), (252, 346), (504, 356)], ("#f2cf9c", "#cf9a64", "#8a5a34"))
    p.path("M0 0H120C104 120 108 260 84 400H0Z", p.lin("#6d3220", "#32140c", v=(0, 0, 1, 0)), INK, 2.2)  # the gorge
    p.path("M504 0H420C400 140 412 270 430 400H504Z", p.lin("#8a4028", "#3a170d", v=(0, 0, 1, 0)), INK, 2.2)
    p.path("M60 0C70 140 60 260 40 400M460 0C450 160 456 280 474 400", "none", "#c8704c", 2, .5)
    # a camel and its leader
    p.path("M196 384V362C192 352 204 350 210 344C216 336 222 336 226 346C230 350 236 348 240 342L244 326L256 324L258 332L248 336C246 352 242 362 236 366V384M204 366V384M228 368V384", "none", INK, 6)
    p.path("M196 384V362C192 352 204 350 210 344C216 336 222 336 226 346C230 350 236 348 240 342L244 326L256 325M204 366V384M228 368V384M236 366V384M202 358H238", "none", "#d9a86c", 3.6)
    p.path("M204 352h24v10h-24Z", "#2f6a7a", INK, 1.2)
    kit.folk(p, [(276, 384, 1.4), (310, 376, 1.2)], ("#fffaf0", "#2f5f86"), "#9a6a44")
    return kit.finish(p)
