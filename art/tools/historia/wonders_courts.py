"""Draws the wonders of Era II of courts and learning, from Alhambra to Machu Picchu; clear skies."""

from __future__ import annotations

from art.tools.historia import masonry as kit
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, num, spline
from art.tools.scenery.land import bumpy, cloud, palm


def house_of_wisdom() -> Pic:
    p = Pic(203)
    kit.sky(p, "#182848", "#3f5a80", "#c9a08a", low=300)
    for x, y in ((40, 40), (92, 84), (180, 30), (330, 44), (390, 90), (460, 50), (300, 96), (130, 120)):
        p.path(f"M{x} {y - 4}l1.4 2.6l2.6 1.4l-2.6 1.4l-1.4 2.6l-1.4 -2.6l-2.6 -1.4l2.6 -1.4Z", "#fff8e4")
    p.path("M430 120a26 26 0 1 0 22 40a20 20 0 1 1 -22 -40Z", "#fff3d0")
    kit.wall(p, 30, 190, 444, 140, ("#f2d0a0", "#c48e5c", "#6d4426"), 2.2, 12)
    for x in (86, 418):
        kit.dome(p, x, 190, 34, 40, ("#a8e0e0", "#3f98a8", "#1f5666"), 6, 5, 12)
    kit.wall(p, 176, 110, 152, 222, ("#f8dcb0", "#d09a64", "#7a4c2a"), 2.4)
    p.path("M184 118h136v206h-136Z", p.lin("#3f8ca8", "#1f5670"), INK, 1.6)
    p.path("".join(f"M{188 + 16 * i} {122 + 16 * j}l8 8l-8 8l-8 -8Z" for i in range(1, 9) for j in range(6)), "none", "#f1cf74", 1.2, .6)
    p.path(kit.arch(252, 330, 96, 180, True), "#f8e4b8", INK, 2)
    p.path(kit.arch(252, 330, 80, 162, True), p.lin("#ffdc88", "#a8622c", v=(0, 0, 0, 1)), INK, 1.6)
    for x in (46, 86, 126, 350, 390, 430):
        p.path(kit.arch(x + 14, 316, 28, 80, True), p.lin("#ffd478", "#8a4c24", v=(0, 0, 0, 1)), INK, 1.5)
        p.path(f"M{x + 2} 272h24M{x + 2} 290h24M{x + 14} 244v70", "none", "#5a2f16", 2)
    # an astrolabe hung in the gate, scholars under it
    p.path("M252 168v22", "none", INK, 2)
    p.ell(252, 212, 24, 24, p.lin(*kit.GILT), INK, 2)
    p.ell(252, 212, 17, 17, "#f8e4b8", INK, 1.4)
    p.path("M235 212h34M252 195v34M240 200l24 24", "none", "#8f6418", 2.4)
    p.ell(252, 206, 9, 9, "none", "#8f6418", 2)
    kit.ground(p, [(0, 330), (504, 330)], ("#c49a6c", "#7d5634", "#3a2616"))
    p.path("M150 400L210 334H294L354 400Z", p.lin("#4f9cb0", "#24566a"), INK, 1.8)
    kit.ripples(p, 340, 396, 10, x0=180, x1=330)
    kit.folk(p, [(226, 330, 1.7), (280, 330, 1.7), (90, 376, 1.8), (126, 380, 1.8), (400, 378, 1.8)], ("#fffaf0", "#2f6a5a", "#a3321f", "#e3c690"))
    palm(p, 30, 380, 130, 10, .9)
    palm(p, 470, 380, 150, -10, .95)
    return kit.finish(p)


def great_zimbabwe() -> Pic:
    p = Pic(207)
    kit.sky(p, "#7090b0", "#e0b890", "#f8d890", low=250)
    kit.sun(p, 404, 120, 30)
    kit.ground(p, [(0, 220), (90, 170), (160, 190), (240, 214), (380, 200), (504, 212)], ("#9a9a70", "#78804c"))
    for x, y, r in ((60, 186, 26), (96, 172, 34), (134, 190, 26)):
        p.path(f"M{x - r} {y + 20}C{x - r} {y - r * .8} {x + r} {y - r * .9} {x + r} {y + 20}Z", p.lin("#c8baa4", "#857866", "#463e34"), INK, 1.6)
    kit.ground(p, [(0, 256), (250, 240), (504, 252)], ("#c8b468", "#94803c", "#544a20"))
    c = ("#d8ccb8", "#94887a", "#463e38")
    p.path("M344 240L352 118Q366 106 380 118L388 240Z", p.lin(*c, v=(0, 0, 1, 0)), INK, 2.4)  # the conical tower
    p.path("".join(f"M{num(345 + .6 * i)} {236 - 8 * i}q20 5 {num(42 - 1.2 * i)} 0" for i in range(15)), "none", INK, 1.3, .4)
    for x, y in ((180, 236), (240, 230), (300, 236)):
        kit.wall(p, x - 18, y - 20, 36, 28, kit.TERRA, 1.6)
        p.path(f"M{x - 30} {y - 18}Q{x - 4} {y - 34} {x} {y - 52}Q{x + 4} {y - 34} {x + 30} {y - 18}Z", p.lin("#e0c078", "#a07c38", "#5f4418"), INK, 1.8)
    p.path("M30 352V250C60 216 150 206 196 222V300H226V220C300 214 430 220 476 256V352C380 384 130 384 30 352Z", p.lin(*c, v=(0, 0, 1, .15)), INK, 2.6)
    for i in range(10):
        y = 262 + 10 * i
        p.path(f"M32 {y}C90 {y - 30 + 5 * i} 160 {y - 34 + 6 * i} 194 {y - 26 + 5 * i}M228 {y - 28 + 5 * i}C310 {y - 34 + 6 * i} 430 {y - 26 + 5 * i} 474 {y + 4}", "none", INK, 1.3, .35)
    p.path("".join(f"M{240 + 13 * i} {num(226 + abs(i - 6) * .5 + (i * i) * .08)}l6.5 -7l6.5 7" for i in range(17)), "none", "#fff0d0", 3)
    p.path("M196 222V306L226 312V220L214 230Z", "#241a12", INK, 1.6)
    p.path("M436 246V178M430 178c-8 -6 -8 -16 0 -22c2 -10 12 -10 14 -2l8 4l-8 4c2 8 0 14 -4 18Z", p.lin("#b8c4b0", "#6d7a68"), INK, 2.4)  # the stone bird
    kit.ground(p, [(0, 362), (252, 356), (504, 364)], ("#d0a868", "#8a6634", "#4a3418"))
    kit.folk(p, [(210, 374, 1.5), (260, 384, 1.6), (300, 378, 1.5), (120, 382, 1.5)], ("#c8301f", "#f0b23a", "#2f6a86", "#fffaf0"), "#4a2c1a")
    p.path("M400 396V300M400 318q-30 -22 -70 -20q30 -26 80 -18q50 -10 84 16q-46 0 -90 22", p.lin("#6f8a4a", "#324a26"), INK, 2)
    return kit.finish(p)


def alhambra() -> Pic:
    p = Pic(208)
    kit.sky(p, "#6f94c8", "#cfd0d8", "#f8d8a8", low=260)
    cloud(p, 420, 70, 130, 32)
    p.path(spline([(0, 200), (60, 150), (110, 170), (190, 110), (250, 150), (330, 104), (400, 150), (460, 128), (504, 160)]) + "V260H0Z", p.lin("#b8c4dc", "#8c9cb8", v=(0, 0, 0, 1)), INK, 1.2)
    p.path("M190 110l-30 24l22 -4l12 10l16 -8l14 8ZM330 104l-34 24l26 -4l10 10l16 -8l18 8ZM60 150l-20 18l18 -4l14 6Z", "#fffaf0")
    kit.ground(p, [(0, 250), (140, 236), (350, 232), (504, 246)], ("#8fa070", "#5f7a4c"))
    r = ("#f0a880", "#c86c48", "#743422")
    for x, y, w, h in ((20, 206, 66, 90), (92, 226, 60, 74), (148, 166, 62, 130), (206, 222, 70, 78), (270, 146, 94, 150), (360, 214, 50, 86), (406, 188, 62, 110)):
        kit.wall(p, x, y, w, h, r, 2.2)
        p.path("".join(f"M{x + 2 + 12 * k} {y}v-9h7v9Z" for k in range(int(w // 12))), "#dc8860", INK, 1.3)
    kit.arches(p, 280, 354, 206, 3, 14, 30, pointed=False)
    kit.arches(p, 154, 204, 210, 2, 11, 24)
    kit.arches(p, 410, 464, 226, 2, 12, 24)
    kit.arches(p, 210, 272, 260, 3, 10, 18)
    p.path("M274 222h86M276 228h82", "none", "#fbd0a8", 2)
    bumpy(p, 0, 504, 290, 10, ("#6f9a54", "#2a5230"), 18, 28, 1.2)
    kit.ground(p, [(0, 322), (504, 318)], ("#d8c490", "#a08a54"))
    p.path("M196 326H308L356 400H148Z", p.lin("#9fd0d8", "#4f94a8"), INK, 2.2)  # the long pool
    p.path("M224 328h58l6 34h-72Z", "#c86c48", op=.35)
    kit.ripples(p, 340, 394, 14, x0=180, x1=320)
    p.path("M186 326H196L148 400H128ZM318 326H308L356 400H376Z", p.lin("#5f8a44", "#2f5226"), INK, 1.6)
    for x in (60, 110, 400, 452):
        kit.cypress(p, x, 370, 110)
    p.path("M252 388v-30M240 388h24l-4 10h-16Z", "none", "#fffaf0", 3)
    p.path("M252 358q-10 4 -12 20M252 358q10 4 12 20", "none", "#e8fafa", 2)
    return kit.finish(p)


def machu_picchu() -> Pic:
    p = Pic(209)
    kit.sky(p, "#5f94bc", "#b8d4d4", "#f4ecc8", low=240)
    kit.ground(p, [(0, 150), (60, 90), (120, 150), (190, 110), (260, 170)], ("#8ca4ac", "#9cb4ac"), .8)
    kit.ground(p, [(330, 160), (420, 96), (504, 140)], ("#8ca4ac", "#9cb4ac"), .8)
    p.path("M200 300C230 220 262 60 306 34C338 50 350 130 392 190C420 226 450 250 480 300Z", p.lin("#a0b478", "#5a7a4c", "#2c4a34"), INK, 2.2)  # the peak
    p.path("M306 34C300 100 276 180 270 240M306 34C318 90 346 170 350 230M330 80q20 50 26 90", "none", "#2c4a34", 2, .6)
    p.path("M266 150C240 180 236 220 226 250C262 250 280 200 300 180Z", "#d0dc98", op=.3)
    for x, y, w in ((90, 180, 130), (410, 170, 140), (250, 210, 120)):
        cloud(p, x, y, w, 24, "#fffaf0", "#dcd8c8", .8)
    p.path("M0 400V262C60 240 110 262 160 258C240 252 300 236 360 244C420 250 460 270 504 262V400Z", p.lin("#a8bc64", "#6a8a44", "#3a5228", v=(0, 0, .2, 1)), INK, 2)
    for i in range(7):  # terraces
        y = 292 + 15 * i
        p.path(f"M{280 - 8 * i} {y}Q390 {y - 26} 504 {y - 8}V{y + 2}Q390 {y - 16} {280 - 8 * i} {y + 9}Z", p.lin("#d8d0bc", "#857c6c"), INK, 1.3)
    for x, y, w, g in ((40, 268, 46, 1), (96, 262, 40, 1), (150, 258, 50, 0), (210, 258, 38, 1), (60, 304, 54, 1), (126, 300, 42, 0), (182, 296, 48, 1), (30, 344, 56, 0), (104, 340, 50, 1), (168, 338, 44, 1)):
        kit.wall(p, x, y, w, 26, kit.GREY, 1.8, 7)
        if g:
            p.path(f"M{x} {y}L{x + w / 2} {y - 20}L{x + w} {y}Z", p.lin("#cfc8b8", "#8c8474"), INK, 1.7)
        p.path(f"M{x + w / 2 - 6} {y + 26}l2 -16h8l2 16Z", kit.DEEP)
    p.path("M250 270a26 18 0 0 1 52 0v18h-52Z", p.lin(*kit.GREY), INK, 1.8)
    for x, y, k in ((330, 386, 1), (390, 392, 1.2)):  # llamas
        p.path(f"M{x} {y}v{-22 * k}q2 {-8 * k} {18 * k} {-6 * k}l{3 * k} {-18 * k}l{3 * k} -5l2 5l{6 * k} 3l{-6 * k} 4l{-2 * k} {20 * k}v{19 * k}h{-4 * k}v{-12 * k}h{-14 * k}v{12 * k}Z", "#fff3dc", INK, 1.7)
    return kit.finish(p)


def sankore() -> Pic:
    p = Pic(211)
    kit.sky(p, "#6fa4c8", "#dcdcc0", "#f8e4b0", low=300)
    kit.sun(p, 100, 80, 26)
    kit.ground(p, [(0, 286), (160, 276), (350, 284), (504, 274)], ("#ecd098", "#c8a05c"))
    m = ("#f2c890", "#c88c54", "#7a4c26")
    kit.wall(p, 30, 236, 444, 100, m, 2.2)
    p.path("".join(f"M{34 + 22 * i} 236q0 -16 7 -22q7 6 7 22Z" for i in range(20)), "#dca468", INK, 1.4)
    kit.taper(p, 252, 336, 140, 58, 250, m, 2.6)
    p.path("M252 86q-14 -4 -12 -22q6 -14 12 -20q6 6 12 20q2 18 -12 22Z", p.lin(*m), INK, 2)
    p.ell(252, 42, 5, 7, "#fffaf0", INK, 1.4)
    d = ""
    for j in range(6):
        w = 128 - 16.5 * j
        n = 7 - j // 2
        for i in range(n):
            d += f"M{num(252 - w / 2 + 8 + (w - 16) * i / (n - 1) - 5)} {312 - 40 * j}h12"
    p.path(d, "none", INK, 5.6)
    p.path(d, "none", "#8a5a30", 3.2)
    for x in (96, 408):
        kit.taper(p, x, 336, 66, 34, 150, m, 2.2)
        p.path(f"M{x - 17} 186q0 -20 17 -30q17 10 17 30Z", p.lin(*m), INK, 1.8)
        dd = "".join(f"M{x - 22 + 20 * i} {300 - 40 * j}h10" for j in range(3) for i in range(3))
        p.path(dd, "none", INK, 5)
        p.path(dd, "none", "#8a5a30", 2.8)
    p.path(kit.arch(252, 336, 30, 54, True) + kit.arch(164, 336, 20, 38, True) + kit.arch(340, 336, 20, 38, True), kit.DEEP, INK, 1.8)
    kit.ground(p, [(0, 336), (252, 340), (504, 334)], ("#f4dcA4", "#d4a860", "#8a6230"))
    palm(p, 470, 350, 150, -10, .95)
    for x, y in ((130, 374), (170, 384), (212, 376)):  # pupils round a teacher
        p.path(f"M{x - 14} {y}q14 -34 28 0Z", "#fffaf0", INK, 1.7)
        p.ell(x, y - 24, 6, 7, "#4a2c1a", INK, 1.4)
        p.path(f"M{x + 4} {y - 8}l12 -3v7l-12 3Z", "#e3c690", INK, 1.1)
    kit.folk(p, [(254, 382, 2.3), (360, 380, 1.7), (390, 374, 1.6)], ("#2f6a9a", "#fffaf0", "#2f6a4a"), "#4a2c1a")
    return kit.finish(p)


def forbidden_city() -> Pic:
    p = Pic(212)
    kit.sky(p, "#7088b8", "#d8b8b8", "#f8d8a8", low=280)
    kit.sun(p, 252, 120, 34, "#fff0c4", 3)
    kit.streaks(p, [(30, 60, 150), (330, 80, 150)], "#fff0e0")
    g = ("#ffe48a", "#e0a032", "#8a5614")

    def roof(x: float, y: float, w: float, h: float) -> None:
        p.path(f"M{x - w / 2} {y}q-4 -8 -10 -10q{w * .12} -4 {w * .2} {-h}H{x + w / 2 - w * .2 + 10}q{w * .08} {h - 4} {w * .2} {h}q-6 2 -10 10Z", p.lin(*g, v=(0, 0, 0, 1)), INK, 2.2)
        p.path("".join(f"M{num(x - w * .3 + w * .6 * i / 16)} {num(y - h + 2)}L{num(x - w * .46 + w * .92 * i / 16)} {num(y - 3)}" for i in range(17)), "none", "#8a5614", 1.3, .6)
        p.path(f"M{x - w / 2 + 6} {y + 1}h{w - 12}v6h{-w + 12}Z", "#2f7a78", INK, 1.3)

    for x in (70, 434):
        kit.wall(p, x - 60, 236, 120, 60, ("#d8604a", "#a02f20", "#5f160e"))
        roof(x, 238, 140, 28)
    kit.wall(p, 116, 182, 272, 70, ("#d8604a", "#a02f20", "#5f160e"))
    kit.columns(p, 120, 384, 190, 252, 10, 9, ("#f07a5a", "#b83828", "#6a1a10"), "#5f2a14")
    roof(252, 184, 320, 36)
    kit.wall(p, 156, 118, 192, 24, ("#d8604a", "#a02f20", "#5f160e"))
    roof(252, 122, 236, 42)
    p.path("M168 78h-8q-2 -14 8 -14ZM336 78h8q2 -14 -8 -14Z", p.lin(*g), INK, 1.6)
    for i in range(3):
        y, w = 252 + 22 * i, 310 + 60 * i
        kit.wall(p, 252 - w / 2, y, w, 23, ("#fffdf6", "#e4ddcc", "#a39a86"), 1.8)
        p.path("".join(f"M{252 - w / 2 + 4 + 13 * k:.0f} {y}v-8h5v8" for k in range(int(w // 13))), "#fffaf0", INK, 1)
    kit.shape(p, [(222, 320), (234, 252), (270, 252), (282, 320)], ("#fffdf6", "#d8cfbc"), 1.6)
    p.path("M246 254h12l6 64h-24Z", "#c9bda4", INK, 1.2)
    p.path("".join(f"M{num(223 + .9 * i)} {316 - 5 * i}h14M{num(281 - .9 * i)} {316 - 5 * i}h-14" for i in range(12)), "none", INK, 1, .5)
    p.path("M0 318H504V400H0Z", p.lin("#d8ccb4", "#94866c", v=(0, 0, 0, 1)), INK, 1.6)
    p.path("M0 340H504M0 366H504M200 318L140 400M304 318L364 400M100 318L0 384M404 318L504 384", "none", INK, 1.2, .3)
    kit.folk(p, [(150 + 28 * i, 352 + 4 * (i % 2), 1.2) for i in range(4)] + [(280 + 28 * i, 352 + 4 * (i % 2), 1.2) for i in range(4)] + [(252, 376, 1.6)], ("#a02f20", "#2f5f86", "#6a2f86"), "#e0b488")
    return kit.finish(p)


def himeji_castle() -> Pic:
    p = Pic(214)
    kit.sky(p, "#5f98cc", "#b8dce4", "#f8f0dc", low=290)
    cloud(p, 90, 80, 140, 36)
    kit.ground(p, [(0, 250), (120, 220), (250, 240), (400, 214), (504, 240)], ("#8fb0a0", "#78a084"), 1)
    w = ("#fffdf8", "#efe9de", "#a8a498")
    s = ("#b8bcc0", "#7a828a", "#3c4248")

    def roof(x: float, y: float, wd: float, h: float) -> None:
        p.path(f"M{x - wd / 2 - 12} {y - 5}Q{x - wd * .36} {y - 5} {x - wd * .36} {y - h}H{x + wd * .36}Q{x + wd * .36} {y - 5} {x + wd / 2 + 12} {y - 5}L{x + wd / 2 + 4} {y + 4}H{x - wd / 2 - 4}Z", p.lin(*s, v=(0, 0, .2, 1)), INK, 2)
        p.path(f"M{x - wd / 2} {y + 3}H{x + wd / 2}", "none", "#fffaf0", 2)

    kit.taper(p, 252, 336, 300, 216, 70, kit.GREY, 2.4)
    kit.joints(p, 150, 268, 204, 66, 13, .3)
    for x, y, wd in ((130, 268, 70), (380, 272, 66)):
        kit.wall(p, x - wd / 2, y - 46, wd, 48, w)
        roof(x, y - 46, wd + 12, 24)
        p.path(f"M{x - 14} {y - 34}h7v14h-7ZM{x + 8} {y - 34}h7v14h-7Z", kit.DEEP)
    y = 268.0
    for k, (wd, h) in enumerate(((196, 44), (164, 38), (130, 36), (96, 34))):
        kit.wall(p, 252 - wd / 2, y - h, wd, h, w)
        p.path("".join(f"M{252 - wd / 2 + 14 + 24 * i:.0f} {y - h + 14}h6v14h-6Z" for i in range(int((wd - 16) // 24))), "#3c4248")
        roof(252, y - h + 2, wd + 10, 18 if k < 3 else 40)
        if k in (0, 2):
            kit.gable(p, 222, 282, y - h + 4, 32, w)
            p.path(f"M218 {y - h + 5}L252 {y - h - 30}L286 {y - h + 5}", "none", "#5a626a", 5)
        if k == 1:
            p.path(f"M206 {y - h + 2}Q252 {y - h - 36} 298 {y - h + 2}Z", p.lin(*w), "#5a626a", 4)
        y -= h + 14
    p.path("M216 62q-6 -12 2 -16q4 6 2 14ZM288 62q6 -12 -2 -16q-4 6 -2 14Z", "#7a828a", INK, 1.6)
    p.path("M0 340C150 326 350 326 504 342V400H0Z", p.lin("#8fc0c0", "#4f8890"), INK, 1.8)
    kit.ripples(p, 346, 394, 20)
    for x, yy, q in ((40, 320, 1.3), (470, 318, 1.4), (84, 338, 1), (420, 340, 1)):  # cherry trees
        p.path(f"M{x} {yy + 30 * q}q-4 -30 4 -50M{x + 2} {yy}l-16 -18M{x + 2} {yy}l16 -20", "none", "#4a3024", 5)
        bumpy(p, x - 34 * q, x + 34 * q, yy - 20 * q, 12, ("#ffdce4", "#e88aa4"), 14 * q, 16, 1.2)
    return kit.finish(p)
