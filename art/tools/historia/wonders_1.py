# ruff: noqa: B905 - drawing data: long lines of coordinates
"""The fifteen wonders of Era I, under the warm skies of the old world. Run: python -m art.tools.historia.wonders_1 [id ...]"""

from __future__ import annotations

import math

from art.tools.historia.masonry import (
    DEEP,
    GILT,
    GREY,
    LIME,
    ROSE,
    SAND,
    arch,
    arches,
    columns,
    cypress,
    finish,
    folk,
    gable,
    ground,
    joints,
    ripples,
    shape,
    sky,
    streaks,
    sun,
    taper,
    tiers,
    tufts,
    wall,
)
from art.tools.portraits import INK, Pic, num, spline
from art.tools.scenes import bumpy, cloud, palm, sea


def gobekli_tepe() -> Pic:
    p = Pic(101)
    sky(p, "#6f8aa0", "#e6c79a", "#f6e0b0", low=230)
    sun(p, 96, 176, 26)
    ground(p, [(0, 210), (120, 196), (260, 204), (380, 190), (504, 200)], ("#b89a6a", "#94713f"))
    ground(p, [(0, 238), (150, 226), (330, 232), (504, 222)], ("#dcc08a", "#b08a50", "#6d4d26"))
    p.path("M60 330A192 70 0 0 1 444 330A192 62 0 0 1 60 330Z", p.lin("#7d5c34", "#b8925a", v=(0, 0, 0, 1)), INK, 2.2)
    p.path("M60 326A192 74 0 0 1 444 326L444 300A192 84 0 0 0 60 300Z", p.lin(*SAND), INK, 2)
    for i in range(15):
        x = 66 + 26.5 * i
        p.path(f"M{num(x)} {num(318 - 62 * math.sin(math.pi * (i + .5) / 15))}v-18", "none", INK, 1.3, .4)
    for x, y, h, w in ((112, 300, 80, 20), (166, 272, 84, 20), (338, 272, 84, 20), (392, 300, 80, 20)):
        shape(p, [(x - w / 2, y), (x - w / 2, y - h), (x - w * 1.15, y - h), (x - w * 1.15, y - h - 20), (x + w * 1.15, y - h - 20), (x + w * 1.15, y - h), (x + w / 2, y - h), (x + w / 2, y)], GREY)
    for x, beast in ((206, 0), (298, 1)):
        p.ell(x + 8, 350, 34, 8, INK, op=.35)
        shape(p, [(x - 17, 350), (x - 17, 166), (x - 40, 160), (x - 40, 122), (x + 40, 122), (x + 40, 160), (x + 17, 166), (x + 17, 350)], ("#f2dcae", "#c4a06a", "#7d5c34"), 2.4)
        p.path(f"M{x + 17} 168V348M{x - 38} 128H{x + 38}", "none", "#fff2cf", 1.6, .5)
        if beast:  # a fox
            p.path("M286 250C290 236 304 236 310 244L316 236L318 248C316 258 308 258 306 268L308 282H302L300 270H292L288 282H284Z", "#6d4a28", INK, 1.2)
        else:  # a crane and a snake
            p.path("M196 282V262C192 250 200 240 210 246C214 240 206 230 212 222L222 226M204 262V282", "none", "#6d4a28", 4)
        p.path(f"M{x - 17} 318q17 -12 34 0M{x - 14} 326h28", "none", "#6d4a28", 3)
    folk(p, [(252, 372, 1.3), (152, 356, 1.1), (356, 360, 1.15)], ("#8a5a2c", "#b0863e", "#6d4626"))
    tufts(p, 10, 500, 372, 398, 30, "#6d5a2c")
    return finish(p)


def stonehenge() -> Pic:
    p = Pic(102)
    sky(p, "#4f6a86", "#c98f6a", "#f6c878", "#ffe9b0", low=260)
    sun(p, 262, 214, 30, "#fff3c4", 4)
    streaks(p, [(40, 90, 150), (300, 70, 170), (180, 130, 120)], "#ffe0b0", .5)
    ground(p, [(0, 250), (140, 240), (300, 246), (504, 236)], ("#7d8a4a", "#5a6a34"))
    ground(p, [(0, 272), (200, 262), (504, 268)], ("#8f9a52", "#56652f", "#28361a"))
    cols = ("#d9d4c8", "#8f8a80", "#403c38")
    for x in (112, 176, 316, 380):
        shape(p, [(x, 292), (x + 3, 214), (x + 23, 212), (x + 26, 292)], ("#a39c94", "#6d6862", "#3a3632"))
    shape(p, [(108, 214), (110, 196), (204, 194), (206, 212)], cols)
    shape(p, [(312, 214), (314, 194), (410, 197), (408, 214)], cols)
    for x, y, h, w in ((34, 336, 120, 34), (96, 346, 128, 36), (206, 330, 168, 38), (272, 330, 166, 38), (378, 344, 126, 36), (440, 336, 118, 34)):
        p.path(f"M{x} {y}L{x + w} {y}L{x + w * 2.4} {y + 34}L{x + w} {y + 34}Z", INK, op=.25)
        shape(p, [(x, y), (x + 3, y - h * .5), (x + 2, y - h), (x + w - 3, y - h - 2), (x + w, y - h * .4), (x + w + 2, y)], cols, 2.4)
        p.path(f"M{x + 8} {y - h * .8}q6 20 2 40M{x + w - 10} {y - h * .5}q-4 18 0 34", "none", INK, 1.4, .3)
    for x, y, w in ((26, 216, 118), (196, 162, 126), (370, 218, 116)):
        shape(p, [(x, y + 2), (x + 2, y - 24), (x + w, y - 26), (x + w + 2, y)], ("#e9e3d4", "#9a958a", "#4d4843"), 2.4)
    shape(p, [(120, 384), (126, 364), (196, 360), (206, 380)], cols)
    tufts(p, 0, 504, 350, 398, 70, "#2c3a18", 10)
    folk(p, [(338, 360, 1.1), (356, 364, 1.1)], ("#f2e6cb", "#f2e6cb"), "#d9a377")
    return finish(p)


def great_pyramid() -> Pic:
    p = Pic(103)
    sky(p, "#5f9cc0", "#bcd6d2", "#f6e6b8", low=290)
    sun(p, 84, 74, 28)
    cloud(p, 400, 92, 130, 34)
    ground(p, [(0, 262), (180, 252), (340, 258), (504, 246)], ("#ecd39a", "#c9a05a"))
    for x, y, s in ((426, 272, 74), (92, 274, 50)):
        shape(p, [(x - s, y), (x, y - s * 1.25), (x + s * .3, y)], ("#f6e0a8", "#dcb868"))
        shape(p, [(x, y - s * 1.25), (x + s, y - 4), (x + s * .3, y)], ("#a8803f", "#7d5826"))
    shape(p, [(74, 316), (250, 82), (316, 330)], ("#fff0c4", "#e6c27a", "#c99c50"), 2.6)
    shape(p, [(250, 82), (436, 302), (316, 330)], ("#a67c3c", "#8a6028", "#5f3e18"), 2.6)
    d = ""
    for i in range(1, 15):
        t = i / 15
        d += f"M{num(250 - 176 * t)} {num(82 + 234 * t)}L{num(250 + 66 * t)} {num(82 + 248 * t)}L{num(250 + 186 * t)} {num(82 + 220 * t)}"
    p.path(d, "none", INK, 1.3, .3)
    p.path("M250 82L236 101L255 105Z", "#fff8d8", INK, 1.4)
    p.path("M250 82L264 98L255 105Z", "#d9a53a", INK, 1.4)
    ground(p, [(0, 324), (120, 312), (260, 330), (400, 318), (504, 326)], ("#f2dca4", "#d2a860", "#8a6230"))
    p.path("M0 372C120 344 300 348 504 366V400H0Z", p.lin("#6fa3b0", "#3f7480", v=(0, 0, 0, 1)), INK, 1.6)
    ripples(p, 372, 396, 10)
    palm(p, 30, 366, 120, 12, .9)
    palm(p, 474, 366, 140, -16, 1)
    for i in range(3):  # a block on its sledge
        folk(p, [(170 + 22 * i, 348, 1)], ("#fffaf0",))
    p.path("M232 334h34v16h-34ZM226 352h50", p.lin(*LIME), INK, 2)
    p.path("M226 340L170 334", "none", INK, 1.6)
    return finish(p)


def hanging_gardens() -> Pic:
    p = Pic(104)
    sky(p, "#7fb0c8", "#e3dcb4", "#f6e2ae", low=300)
    sun(p, 420, 80, 24)
    cloud(p, 120, 84, 150, 36)
    ground(p, [(0, 278), (200, 268), (504, 276)], ("#c9b070", "#94783c"))
    for i, (x, w) in enumerate(((56, 392), (96, 312), (138, 228), (182, 140))):
        y = 330 - 62 * i
        wall(p, x, y - 56, w, 62, ("#f2cf96", "#cf9a58", "#85562a"), 2, 0)
        arches(p, x + 10, x + w - 10, y + 4, max(2, round(w / 42)), 25, 40, "#4a2c18")
        p.path(f"M{x - 5} {y - 60}h{w + 10}v8h{-w - 10}Z", p.lin("#3f78a0", "#24506f"), INK, 1.5)
        p.path("".join(f"M{x + 8 + 14 * k} {y - 56}l4 -3l4 3l-4 3Z" for k in range((w - 10) // 14)), "#f1cf74")
        bumpy(p, x + 2, x + w - 2, y - 66, 6, ("#7fa85a", "#2f5c34"), 11, 10, 1)
        d = ""
        for k in range(w // 15):
            xx = x + 6 + 15 * k
            d += f"M{xx} {y - 54}q{(-4, 4)[k % 2]} {10 + 7 * (k % 3)} 0 {20 + 9 * (k % 4)}"
        p.path(d, "none", "#3f6f3a", 4)
        p.path("".join(f"M{x + 12 + 23 * k} {y - 64}h.1" for k in range(w // 23)), "none", "#d8577a", 6)
    palm(p, 220, 84, 58, -6, .6)
    palm(p, 284, 84, 66, 8, .65)
    p.path("M246 142h14v192h-14Z", p.lin("#e6f6f6", "#8fc4d0", v=(0, 0, 1, 0)), INK, 1.4)
    p.path("M249 150v180M255 146v184", "none", "#ffffff", 1.6, .8)
    p.path("M0 346C160 330 340 332 504 346V400H0Z", p.lin("#7fb4bc", "#3f7480", v=(0, 0, 0, 1)), INK, 1.8)
    ripples(p, 350, 394, 24)
    p.path("M96 372q34 14 72 0l-8 12h-56ZM132 372v-34l24 30Z", "#c9924e", INK, 1.8)
    return finish(p)


def temple_of_artemis() -> Pic:
    p = Pic(105)
    sky(p, "#6fa0c4", "#cfdccc", "#f6e6b8", low=280)
    sun(p, 74, 96, 24)
    cloud(p, 380, 70, 150, 40)
    ground(p, [(0, 240), (100, 206), (200, 236), (360, 214), (504, 238)], ("#8fa07a", "#6d7f58"))
    ground(p, [(0, 300), (504, 296)], ("#b8b06a", "#7d7a3c", "#45461f"))
    for i in range(4):
        wall(p, 62 - 7 * i, 288 + 9 * i, 380 + 14 * i, 10, LIME, 1.5)
    columns(p, 84, 420, 178, 288, 11, 17, LIME, "#5a3a24")
    p.path("M66 152H438V178H66Z", p.lin(*LIME, v=(0, 0, 1, .2)), INK, 2)
    p.path("".join(f"M{76 + 20 * i} 156v18m6 -18v18" for i in range(18)), "none", "#8a5a3a", 1.4, .6)
    p.path("M66 166H438", "none", "#b0503a", 3, .7)
    gable(p, 56, 448, 152, 74, ("#fffaf0", "#e6d2aa", "#a88a5c"))
    p.path("M252 96l8 14l-3 34h-10l-3 -34Z", p.lin(*GILT), INK, 1.6)
    p.ell(252, 94, 6, 7, "#f1cf74", INK, 1.5)
    p.path("M236 114q-16 4 -18 24M268 114q16 4 18 24", "none", INK, 2.2)
    for x in (56, 252, 448):
        y = 78 if x == 252 else 152
        p.path(f"M{x} {y}l-7 -10l7 -12l7 12Z", p.lin(*GILT), INK, 1.4)
    p.path("M60 150L252 80L444 150", "none", "#2f6a86", 3.4)
    # drums with carved women at the foot, a deer, the grove
    p.path("".join(f"M{85 + 32 * i} 262h17" for i in range(11)), "none", "#b0503a", 3, .7)
    for x, h in ((28, 130), (476, 140), (456, 96), (50, 90)):
        cypress(p, x, 328, h)
    folk(p, [(190, 350, 1.3), (216, 346, 1.25), (300, 352, 1.35)], ("#fffaf0", "#c9607a", "#2f6a86"), "#d9a377")
    p.path("M366 366V346C360 340 366 332 376 334H398L406 318L412 312M402 316L398 306M408 316L412 304M404 326L412 330L406 338L402 344V366M374 350V366M394 350V366", "none", INK, 6)
    p.path("M366 366V346C360 340 366 332 376 334H398L406 318L408 322L412 330L406 338L402 344V366M374 350V366M394 350V366M372 340H400", "none", "#c08a4e", 3.4)
    tufts(p, 0, 504, 366, 398, 40, "#45501f")
    return finish(p)


def statue_of_zeus() -> Pic:
    p = Pic(106)
    sky(p, "#3a2418", "#6d4426", "#8a5a30")
    for x in (40, 116, 388, 464):  # the hall
        p.path(f"M{x - 18} 340L{x - 15} 40H{x + 15}L{x + 18} 340Z", p.lin("#f4e0b4", "#c4965a", "#5f3a1c", v=(0, 0, 1, 0)), INK, 2)
        p.path(f"M{x - 6} 50V336M{x + 5} 50V336", "none", INK, 1.3, .3)
        p.path(f"M{x - 24} 24h48v16h-48Z", p.lin(*SAND), INK, 1.8)
    p.path("M0 0H504V24H0Z", p.lin("#c9924e", "#7d5226", v=(0, 0, 0, 1)), INK, 2)
    p.path("".join(f"M{8 + 30 * i} 6h16v12h-16Z" for i in range(17)), "#a3321f", INK, 1)
    p.path("M150 24L70 400H240Z", "#ffe9b0", op=.2)
    p.path("M0 340H504V400H0Z", p.lin("#6d5240", "#2b1c12", v=(0, 0, 0, 1)), INK, 2)
    wall(p, 148, 306, 208, 40, ("#5a4a40", "#3a2c24", "#1d130c"))
    p.path("M156 320h192M156 332h192", "none", "#d9a53a", 2.4)
    p.path("M168 306V140L180 120H324L336 140V306Z", p.lin("#d9a53a", "#94641d", "#4a2c10"), INK, 2.4)
    p.path("M180 300V148H324V300Z", "#4a1d18", INK, 1.6)
    p.ell(176, 118, 9, 9, "#f1cf74", INK, 2)
    p.ell(328, 118, 9, 9, "#f1cf74", INK, 2)
    iv = p.lin("#fffaf0", "#ecd8b4", "#a8825a", v=(0, 0, 1, .4))
    p.path("M212 186C224 170 280 170 292 186L300 244H204Z", iv, INK, 2.2)  # chest
    p.path("M196 240C230 226 290 228 312 244L318 306H292L286 276H222L214 306H188Z", p.lin(*GILT, v=(0, 0, 1, .5)), INK, 2.2)
    p.path("M288 178C300 196 296 232 270 246L310 250C318 226 312 190 288 178Z", p.lin(*GILT), INK, 2)
    p.path("M206 250q20 20 10 54M236 244v34M262 244q4 16 2 32M298 252q-6 24 2 50", "none", "#7d5412", 1.8, .8)
    p.path("M214 188C196 196 178 210 172 232L184 238C194 222 206 214 220 210Z", iv, INK, 2)
    p.path("M290 188C312 184 330 172 338 150L326 144C318 158 306 166 288 168Z", iv, INK, 2)
    p.path("M166 396V116", "none", INK, 6)
    p.path("M166 396V116", "none", "#f1cf74", 3)
    p.path("M166 116q-14 -6 -16 -16l16 6l16 -6q-2 10 -16 16Z", p.lin(*GILT), INK, 1.5)
    p.path("M332 146l-8 -24l8 4l6 -12l6 12l8 -4l-8 24Z", p.lin(*GILT), INK, 1.6)
    p.ell(252, 142, 21, 25, iv, INK, 2.2)
    p.path("M229 136C226 106 278 106 275 136C270 124 234 124 229 136ZM232 146C234 176 244 190 252 190C260 190 270 176 272 146C266 160 238 160 232 146Z", p.lin("#f1cf74", "#94641d"), INK, 1.8)
    p.path("M228 128q10 -12 24 -12t24 12", "none", "#5f8a3a", 5)
    p.path("M242 142h6M256 142h6M252 144v8", "none", INK, 2)
    for x in (84, 420):
        p.path(f"M{x - 14} 350h28l-6 10v22h-16v-22Z", p.lin(*GILT), INK, 1.8)
        p.path(f"M{x} 318q14 18 8 32h-16q-8 -14 8 -32Z", p.lin("#ffe98a", "#e2662a", v=(0, 0, 0, 1)), INK, 1.4)
        p.dab(x, 336, 50, 50, "#ffc860", .5)
    folk(p, [(206, 388, 1.2), (300, 390, 1.2)], ("#fffaf0", "#2f5f86"), "#d9a377")
    return finish(p)


def mausoleum() -> Pic:
    p = Pic(107)
    sky(p, "#7088b0", "#d8b8a0", "#f8d8a0", low=300)
    sun(p, 408, 150, 26)
    streaks(p, [(30, 70, 140), (330, 60, 140)], "#fff0d0", .6)
    sea(p, 238, 300, ("#8fb3c0", "#4f8494"), 20)
    ground(p, [(0, 262), (90, 246), (160, 270), (360, 270), (504, 240)], ("#a8a06a", "#6d6a3c"))
    ground(p, [(0, 330), (504, 326)], ("#d2bb84", "#9a7c48", "#54401f"))
    tiers(p, 252, 338, 250, 34, 2, 12, LIME, 2, 12)
    p.path("M138 304H366", "none", "#b0503a", 5, .6)
    wall(p, 150, 248, 204, 22, LIME, 2)
    columns(p, 158, 346, 172, 248, 8, 14, LIME, "#4a3424")
    wall(p, 146, 160, 212, 13, LIME, 2)
    for i in range(9):  # the stepped roof
        w = 204 - 19 * i
        wall(p, 252 - w / 2, 151 - 8.5 * i, w, 9, LIME, 1.3)
    p.path("M232 76h40v8h-40Z", p.lin(*GILT), INK, 1.5)
    p.path("M226 74V60q6 -10 14 -8l2 -12l6 4l2 10h18l4 -10q10 2 10 12v18h-6v-10h-8v10h-6v-12h-12v12h-6v-12h-6v10Z", p.lin(*GILT), INK, 1.7)
    p.path("".join(f"M{170 + 26.5 * i:.0f} 246v-22m-3 0h6" for i in range(7)), "none", "#fffaf0", 4)
    for x in (122, 382):
        wall(p, x - 12, 314, 24, 26, LIME, 1.6)
        p.path(f"M{x - 14} 314v-14q8 -12 18 -8l6 -8l6 6l-4 10v14Z", p.lin(*LIME), INK, 1.8)
    p.path(arch(252, 338, 26, 44), "#4a2c18", INK, 1.8)
    for x, h in ((40, 150), (72, 110), (452, 150), (482, 108)):
        cypress(p, x, 356, h)
    folk(p, [(236, 372, 1.3), (300, 366, 1.2)], ("#a3321f", "#fffaf0"), "#c98f62")
    return finish(p)


def colossus() -> Pic:
    p = Pic(108)
    sky(p, "#5f98bc", "#b8d4cc", "#f8e4b0", low=270)
    sun(p, 96, 80, 26)
    cloud(p, 410, 110, 130, 36)
    ground(p, [(0, 244), (110, 214), (180, 240), (330, 250), (420, 218), (504, 236)], ("#9aa78a", "#7d8f74"), 0, 280)
    sea(p, 252, 400, ("#8fc0c8", "#4f8c9c", "#2c5f74"), 60)
    wall(p, 0, 268, 150, 70, SAND, 2, 14)
    wall(p, 366, 268, 140, 70, SAND, 2, 14)
    for x in (12, 52, 92, 424, 462):
        wall(p, x, 236, 30, 34, ("#fffaf0", "#e3d0a8", "#a88a5c"), 1.5)
        p.path(f"M{x - 4} 236l19 -14l19 14Z", "#b85a3a", INK, 1.4)
    wall(p, 206, 322, 96, 34, LIME, 2.2, 12)
    wall(p, 196, 350, 116, 24, LIME, 2.2)
    bz = p.lin("#f8cf8c", "#c07f3a", "#6a3d16", v=(0, 0, 1, .25))
    p.path("M216 322L222 236L228 182H276L284 236L292 322H264L256 250L246 322Z", bz, INK, 2.4)  # legs
    p.path("M222 126C226 112 278 112 284 126L276 186H228Z", bz, INK, 2.4)
    p.path("M224 184L214 214Q252 228 292 214L280 184Z", p.lin("#d9a53a", "#7d5412"), INK, 2)
    p.path("M228 122C206 104 200 74 206 46L218 46C218 70 226 92 244 108Z", bz, INK, 2.2)
    p.path("M282 124C300 140 302 172 294 204L282 202C286 174 282 156 270 146Z", bz, INK, 2.2)
    p.path("M288 130C316 150 316 232 306 262C296 250 290 222 294 204C300 176 296 150 282 138Z", p.lin("#e0a050", "#7a4a1c"), INK, 1.8)
    p.path("M240 140q12 8 26 0M252 132v48M240 160q12 6 24 0M240 240v60M272 240v60", "none", "#5a3210", 1.8, .6)
    p.path("".join(f"M252 90L{num(252 + 42 * math.cos(math.radians(a)))} {num(90 + 42 * math.sin(math.radians(a)))}" for a in range(-165, 0, 25)), "none", INK, 7)
    p.path("".join(f"M252 90L{num(252 + 41 * math.cos(math.radians(a)))} {num(90 + 41 * math.sin(math.radians(a)))}" for a in range(-165, 0, 25)), "none", "#f1cf74", 3.6)
    p.ell(252, 94, 16, 20, bz, INK, 2.2)
    p.path("M236 90q2 -16 16 -16t16 16q-16 -8 -32 0Z", "#8a4f1c", INK, 1.4)
    p.path("M244 95h5M255 95h5M252 96v7M247 107h10", "none", "#3a1f0a", 1.8)
    p.path("M200 46h24l-4 -12h-16Z", p.lin(*GILT), INK, 1.8)
    p.path("M212 6q14 14 8 28h-16q-8 -12 8 -28Z", p.lin("#ffe98a", "#e2562a", v=(0, 0, 0, 1)), INK, 1.6)
    p.dab(212, 24, 40, 36, "#ffd070", .5)
    for x, y, k in ((100, 352, 1), (404, 366, 1.2)):  # galleys
        p.path(f"M{x - 40 * k} {y}q{40 * k} {18 * k} {84 * k} -4l-8 {16 * k}h{-66 * k}ZM{x} {y}v{-46 * k}", p.lin("#b07c45", "#5f3a1c"), INK, 2)
        p.path(f"M{x - 22 * k} {y - 44 * k}h{44 * k}q6 {18 * k} 0 {34 * k}h{-44 * k}q6 {-16 * k} 0 {-34 * k}Z", p.lin("#fffaf0", "#d9b48c"), INK, 1.6)
        p.path(f"M{x - 20 * k} {y - 30 * k}h{42 * k}", "none", "#a3321f", 4)
        p.path("".join(f"M{num(x + (-28 + 10 * i) * k)} {num(y + 7 * k)}l-6 {num(14 * k)}" for i in range(6)), "none", INK, 1.6)
    return finish(p)


def lighthouse() -> Pic:
    p = Pic(109)
    sky(p, "#1f3454", "#4a5a80", "#c9846a", "#f6b870", low=290)
    p.path("M252 62L0 10V96ZM252 62L504 20V110Z", "#ffe9a0", op=.4)
    for x, y in ((40, 40), (90, 120), (150, 30), (360, 150), (420, 50), (470, 160), (330, 24)):
        p.ell(x, y, 1.6, 1.6, "#fff8e4")
    ground(p, [(0, 276), (140, 264), (300, 272), (504, 262)], ("#6d5a6a", "#4a4050"), 0, 300)
    sea(p, 276, 400, ("#b88a80", "#4f5f7c", "#24344f"), 60, "#ffd9a0")
    p.path("M110 352C140 322 200 312 252 312C320 312 380 324 404 352Z", p.lin("#b89a6c", "#6d5232", "#3a2818"), INK, 2)
    wall(p, 168, 296, 168, 32, SAND, 2, 11)
    taper(p, 252, 296, 104, 84, 118, ("#fff3d4", "#d9b887", "#7d5a3a"), 2.4)
    for y in (200, 226, 252):
        p.path("".join(f"M{226 + 24 * i} {y}h6v12h-6Z" for i in range(3)), "#4a2c18", INK, 1)
    p.path(arch(252, 296, 22, 32), "#4a2c18", INK, 1.6)
    wall(p, 204, 170, 96, 10, LIME, 1.6)
    for x in (208, 296):
        p.path(f"M{x - 4} 170q-4 -12 4 -16q8 4 4 16Z", "#7f9a8c", INK, 1.3)
    taper(p, 252, 170, 62, 52, 56, ("#fff3d4", "#d9b887", "#7d5a3a"), 2.2)
    p.path("M240 152h6v12h-6ZM260 152h6v12h-6ZM240 130h6v12h-6ZM260 130h6v12h-6Z", "#4a2c18")
    wall(p, 220, 108, 64, 8, LIME, 1.5)
    taper(p, 252, 108, 38, 36, 26, ("#fff3d4", "#d9b887", "#7d5a3a"), 2)
    p.path("M236 82V58M268 82V58M247 82V58M258 82V58", "none", INK, 4)
    p.dab(252, 66, 70, 60, "#ffd860", .9)
    p.path("M252 46q13 16 8 36h-16q-6 -20 8 -36Z", p.lin("#fff6b0", "#f08a2c", v=(0, 0, 0, 1)), INK, 1.4)
    p.path("M230 58L252 40L274 58Z", p.lin(*GILT), INK, 1.8)
    p.path("M252 40v-14m-4 4h8", "none", "#f1cf74", 3)
    p.path("M220 330h64l24 70h-110Z", "#ffe9a0", op=.22)
    p.path("M56 344q40 18 88 -4l-8 20h-70ZM100 344v-62q34 12 36 52Z", p.lin("#9a6a3c", "#4d3018"), INK, 2)
    p.path("M102 284q32 12 34 48l-34 6Z", p.lin("#fff3d4", "#c9a07a"), INK, 1.6)
    return finish(p)


def library() -> Pic:
    p = Pic(110)
    sky(p, "#5a3a22", "#7d5430", "#4a2c18")
    p.path("M176 0H328V150Q252 90 176 150Z", p.lin("#8fc0d8", "#f6e6b8", v=(0, 0, 0, 1)), INK, 2)
    p.path("M0 22H176V40H0ZM328 22H504V40H328Z", p.lin(*SAND), INK, 1.8)
    for side in (0, 1):
        x0 = 14 if not side else 346
        p.path(f"M{x0} 52H{x0 + 144}V312H{x0}Z", p.lin("#a8713f", "#6d4420", "#3a220e"), INK, 2.2)
        for r in range(5):
            for c in range(6):
                x, y = x0 + 6 + 23 * c, 60 + 50 * r
                p.path(f"M{x} {y}h19v42h-19Z", "#2b180c", INK, 1)
                for k, (dx, dy) in enumerate(((5, 36), (14, 36), (9.5, 28), (5, 20), (14, 20))):
                    if (r * 7 + c * 3 + k) % 6:
                        p.ell(x + dx, y + dy, 4.4, 4.2, ("#f6e2b4", "#e3c690", "#d2ae74")[(r + c + k) % 3], "#5a3a1c", 1)
    for x in (178, 326):
        p.path(f"M{x - 16} 330L{x - 13} 66H{x + 13}L{x + 16} 330Z", p.lin("#fffaf0", "#e3cfa4", "#8a6a40", v=(0, 0, 1, 0)), INK, 2)
        p.path(f"M{x - 5} 74V322M{x + 5} 74V322", "none", INK, 1.2, .3)
        p.path(f"M{x - 22} 66C{x - 24} 46 {x + 24} 46 {x + 22} 66Z", p.lin("#6f9a6a", "#35563a"), INK, 1.8)
        p.path(f"M{x - 24} 40h48v8h-48Z", p.lin(*SAND), INK, 1.5)
    wall(p, 206, 150, 92, 160, ("#c9b48c", "#a8875a", "#6d5030"))
    p.path(arch(252, 310, 56, 128), p.lin("#bfe0e6", "#8fc0c8", v=(0, 0, 0, 1)), INK, 2)
    p.path("M246 310V230h-4l10 -30l10 30h-4v80Z", "#d9b887", INK, 1.4)  # the lighthouse outside
    p.path("M224 284h56v26h-56Z", "#5f96ac")
    ground(p, [(0, 312), (252, 318), (504, 312)], ("#d2a868", "#8a5f30", "#4a2c14"))
    p.path("M60 400L190 318M160 400L220 318M344 400L284 318M444 400L314 318M0 350H504", "none", INK, 1.5, .3)
    p.path("M164 340H340L352 352H152ZM176 352V384M328 352V384", p.lin("#a8713f", "#5f3a1c"), INK, 3)
    p.path("M196 338q-6 -8 2 -10h60q8 2 4 10q-6 6 -14 0Z", p.lin("#fff8e4", "#e0c48a"), INK, 1.6)
    p.path("M206 333h44", "none", INK, 1.2, .6)
    p.ell(296, 322, 17, 17, p.rad("#bfe0e6", "#4a86a8", "#24506f"), INK, 1.8)
    p.path("M282 330q14 -14 30 -12M296 305v34", "none", "#f1cf74", 2)
    folk(p, [(126, 380, 2.1), (386, 384, 2.1)], ("#fffaf0", "#2f5f86"), "#c08a5c")
    return finish(p)


def great_wall() -> Pic:
    p = Pic(111)
    sky(p, "#7fa8b8", "#d8dcc0", "#f8e0a8", low=240)
    sun(p, 380, 70, 24)
    ground(p, [(0, 150), (80, 110), (150, 150), (230, 96), (320, 150), (420, 100), (504, 140)], ("#a8b8b0", "#8a9c8c"), .8)
    ground(p, [(0, 210), (90, 170), (180, 196), (280, 150), (380, 190), (504, 150)], ("#8fa078", "#67794f"), 1.2)
    ground(p, [(0, 300), (120, 240), (240, 262), (360, 200), (504, 250)], ("#7d9456", "#54683a", "#32421f"), 1.6)
    bumpy(p, 0, 130, 330, 14, ("#6f8f4e", "#2f4a26"), 18, 40)
    far = [(504, 158), (440, 140), (392, 172), (350, 156), (300, 150)]
    p.path(spline(far), "none", INK, 12)
    p.path(spline(far), "none", "#d9b887", 8)
    near = [(-10, 400), (70, 330), (150, 290), (226, 300), (300, 262), (352, 206), (410, 196), (520, 240)]
    wide = [58, 50, 42, 38, 32, 24, 20, 18]
    top = [(x, y - w) for (x, y), w in zip(near, wide)]
    p.path(spline(near) + spline(top[::-1], start="L") + "Z", p.lin("#fbe6b4", "#cfa468", "#7d5a30", v=(0, 0, .3, 1)), INK, 2.4)
    inner = [(x + 10, y - w - 10) for (x, y), w in zip(near, wide)]
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
    joints(p, -4, 352, 70, 48, 10, .2)
    for x, y, k in ((150, 262, 1.5), (356, 190, .9), (446, 196, .62), (302, 142, .4)):
        taper(p, x, y + 44 * k, 62 * k, 54 * k, 84 * k, ("#fbe6b4", "#cfa468", "#7d5a30"), 2.2)
        joints(p, x - 26 * k, y - 38 * k, 52 * k, 76 * k, 11 * k, .22)
        p.path("".join(f"M{num(x + (-30 + 13 * i) * k)} {num(y - 40 * k)}v{num(-10 * k)}h{num(8 * k)}v{num(10 * k)}Z" for i in range(5)), "#e0bb7c", INK, 1.3)
        p.path(arch(x - 12 * k, y + 4 * k, 11 * k, 18 * k) + arch(x + 12 * k, y + 4 * k, 11 * k, 18 * k), DEEP, INK, 1)
        p.path(f"M{num(x - 22 * k)} {num(y - 44 * k)}v{num(-18 * k)}h{num(44 * k)}v{num(18 * k)}Z", "#b0503a", INK, 1.4)
        p.path(f"M{num(x - 32 * k)} {num(y - 58 * k)}q{num(16 * k)} {num(-4 * k)} {num(18 * k)} {num(-16 * k)}h{num(28 * k)}q{num(2 * k)} {num(12 * k)} {num(18 * k)} {num(16 * k)}Z", "#4f5f66", INK, 1.5)
    return finish(p)


def terracotta_army() -> Pic:
    p = Pic(112)
    sky(p, "#3a2a20", "#6d4e34", "#8a6440")
    p.path("M130 0H374L330 96H174Z", p.lin("#fff0c8", "#e0b878", v=(0, 0, 0, 1)), op=.75)
    p.path("M174 96H330L504 400H0Z", p.lin("#a8804e", "#6d4c2a", v=(0, 0, 0, 1)), INK, 2)
    for x0, x1 in ((0, 174), (504, 330)):
        p.path(f"M{x0} 0V400L{x1} 96V0Z", p.lin("#8a6440", "#5a3a22"), INK, 2)
    for t in (96, 170):
        p.path(f"M{t + 78} 96L{t * 3 - 288} 400", "none", "#8a6440", 10)
    rows = ((112, .42, 9), (138, .56, 8), (172, .74, 7), (220, 1, 6), (286, 1.36, 5), (372, 1.86, 4))
    for r, (y, k, count) in enumerate(rows):
        span = 152 + (y - 96) * 1.08
        for i in range(count):
            x = 252 - span / 2 + span * (i + .5) / count
            c = ("#e6b890", "#b87f54", "#6d4226") if (i + r) % 3 else ("#d2a880", "#a3714a", "#5a381f")
            g = p.lin(*c, v=(0, 0, 1, .3))
            q = lambda u, v, x=x, y=y, k=k: f"{num(x + u * k)} {num(y + v * k)}"  # noqa: E731
            p.ell(x + 8 * k, y + 28 * k, 24 * k, 5 * k, INK, op=.3)
            p.path(f"M{q(-17, 30)}L{q(-20, -4)}Q{q(-20, -26)} {q(0, -28)}Q{q(20, -26)} {q(20, -4)}L{q(17, 30)}Z", g, INK, 1.8)
            if k > .7:
                p.path("".join(f"M{q(-14, v)}L{q(14, v)}" for v in (-16, -8, 0, 8)) + "".join(f"M{q(u, -22)}L{q(u, 10)}" for u in (-7, 0, 7)), "none", "#5a3318", 1.2, .6)
                p.path(f"M{q(-18, 12)}L{q(18, 12)}", "none", "#5a3318", 2.4)
            p.ell(x, y - 38 * k, 10 * k, 12.5 * k, g, INK, 1.7)
            p.path(f"M{q(-10, -42)}Q{q(-8, -54)} {q(0, -54)}Q{q(8, -54)} {q(10, -42)}Q{q(0, -47)} {q(-10, -42)}Z", "#5f3a20", INK, 1.2)
            p.ell(x + (5 if i % 2 else -4) * k, y - 56 * k, 4.6 * k, 5 * k, "#5f3a20", INK, 1.2)
            if k > .7:
                p.path(f"M{q(-5, -40)}L{q(-2, -40)}M{q(2, -40)}L{q(5, -40)}M{q(0, -39)}L{q(0, -34)}M{q(-4, -30.5)}Q{q(0, -32.5)} {q(4, -30.5)}", "none", "#3a1f0e", 1.4)
    return finish(p)


def pyramid_of_the_sun() -> Pic:
    p = Pic(113)
    sky(p, "#4f8cae", "#a8d0c4", "#f6e4a8", low=280)
    sun(p, 252, 60, 32, "#fff3b8", 3.6)
    cloud(p, 90, 110, 130, 34)
    cloud(p, 430, 120, 120, 30)
    ground(p, [(0, 236), (90, 190), (150, 214), (252, 180), (360, 214), (430, 182), (504, 226)], ("#8f9a7a", "#6d7f58"), 1.2)
    ground(p, [(0, 290), (504, 288)], ("#c4b070", "#94823f", "#5a4c20"))
    y = 326.0
    for w, h in ((440, 50), (350, 46), (262, 44), (176, 34), (100, 24)):
        taper(p, 252, y, w, w - 58, h, ("#f2d9a8", "#c49a6c", "#7d5436"), 2.2)
        p.path(f"M{num(252 - w / 2 + 34)} {num(y - h + 6)}H{num(252 + w / 2 - 34)}", "none", "#fff3cf", 2, .5)
        joints(p, 252 - w / 2 + 30, y - h, w - 60, h, 11, .16)
        y -= h
    shape(p, [(222, 336), (238, y), (266, y), (282, 336)], ("#fbe9c0", "#d9b480", "#94683f"), 2.2)
    p.path("".join(f"M{num(223 + 15 * i / 34)} {num(334 - 6 * i)}H{num(281 - 15 * i / 34)}" for i in range(34)), "none", INK, 1.1, .4)
    wall(p, 228, y - 24, 48, 26, ("#d97a54", "#a8432c", "#6a2416"))
    p.path("M224 104h56l-8 -12h-40Z".replace("104", num(y - 24)), "#f2d9a8", INK, 1.6)
    p.path(arch(252, y, 14, 18), DEEP)
    p.path("M0 336H504V400H0Z", p.lin("#d9c08a", "#94783f", v=(0, 0, 0, 1)), INK, 1.6)
    p.path("M200 336L120 400H384L304 336Z", p.lin("#f2e2b4", "#cfb274", v=(0, 0, 0, 1)), INK, 1.5)
    for x in (40, 450):
        tiers(p, x, 364, 90, 15, 2, 12, ("#e9cf9c", "#b88a5c", "#6d482c"), 4)
    folk(p, [(226, 372, 1.3), (252, 364, 1.2), (286, 378, 1.4), (330, 366, 1.2)], ("#2f7a6a", "#c8301f", "#f0b23a", "#fffaf0"), "#a06a3e")
    tufts(p, 0, 90, 376, 398, 10, "#4f6a2c", 14)
    return finish(p)


def petra() -> Pic:
    p = Pic(114)
    sky(p, "#7fb0cc", "#f6e0b0", low=160)
    p.path("M0 0H180C150 60 130 40 96 90V400H0ZM504 0H330C350 50 376 40 408 90V400H504Z", p.lin("#d9825a", "#a84e34", "#5f2818"), INK, 2)
    p.path("M96 60C150 30 180 44 252 26C330 40 360 30 408 60V400H96Z", p.lin("#f6bc8c", "#d27a50", "#94442c", v=(0, 0, .6, 1)), INK, 2)
    p.path("".join(f"M{100 + 6 * i} {80 + 34 * i}q80 {-20 + 6 * i} 150 2t150 -8" for i in range(9)), "none", "#7a3420", 1.6, .3)
    c = ROSE
    p.path("M128 92H376V356H128Z", p.lin("#c8704c", "#94442c", v=(0, 0, 1, .4)), INK, 2)
    columns(p, 140, 364, 240, 340, 6, 20, ("#fbcfa4", "#d8865c", "#8a4028"), "#4a1d12")
    p.path("M232 340V262H272V340Z", "#2b0f08", INK, 1.6)
    wall(p, 132, 222, 240, 18, c, 2)
    gable(p, 176, 328, 222, 34, c)
    wall(p, 132, 186, 240, 8, c, 1.5)
    for x0 in (140, 308):
        columns(p, x0, x0 + 56, 132, 186, 2, 15, ("#fbcfa4", "#d8865c", "#8a4028"), "#5a2416")
        wall(p, x0 - 4, 122, 64, 11, c, 1.6)
    shape(p, [(136, 122), (136, 112), (200, 92), (200, 122)], c)
    shape(p, [(368, 122), (368, 112), (304, 92), (304, 122)], c)
    columns(p, 222, 282, 132, 186, 3, 13, ("#fbcfa4", "#d8865c", "#8a4028"), "#5a2416")
    p.path("M214 132H290L286 120H218Z", p.lin(*c), INK, 1.6)
    p.path("M220 120C224 104 244 100 252 82C260 100 280 104 284 120Z", p.lin("#fbcfa4", "#c8704c", "#7a3826"), INK, 2)
    p.path("M245 82h14l-3 -16h-8Z", p.lin(*c), INK, 1.6)
    ground(p, [(0, 356), (252, 346), (504, 356)], ("#f2cf9c", "#cf9a64", "#8a5a34"))
    p.path("M0 0H120C104 120 108 260 84 400H0Z", p.lin("#6d3220", "#32140c", v=(0, 0, 1, 0)), INK, 2.2)  # the gorge
    p.path("M504 0H420C400 140 412 270 430 400H504Z", p.lin("#8a4028", "#3a170d", v=(0, 0, 1, 0)), INK, 2.2)
    p.path("M60 0C70 140 60 260 40 400M460 0C450 160 456 280 474 400", "none", "#c8704c", 2, .5)
    # a camel and its leader
    p.path("M196 384V362C192 352 204 350 210 344C216 336 222 336 226 346C230 350 236 348 240 342L244 326L256 324L258 332L248 336C246 352 242 362 236 366V384M204 366V384M228 368V384", "none", INK, 6)
    p.path("M196 384V362C192 352 204 350 210 344C216 336 222 336 226 346C230 350 236 348 240 342L244 326L256 325M204 366V384M228 368V384M236 366V384M202 358H238", "none", "#d9a86c", 3.6)
    p.path("M204 352h24v10h-24Z", "#2f6a7a", INK, 1.2)
    folk(p, [(276, 384, 1.4), (310, 376, 1.2)], ("#fffaf0", "#2f5f86"), "#9a6a44")
    return finish(p)


def colosseum() -> Pic:
    p = Pic(115)
    sky(p, "#6f94b8", "#d8c8b0", "#f8d898", low=290)
    sun(p, 430, 90, 24)
    streaks(p, [(40, 60, 170), (210, 100, 130)], "#fff3d8", .7)
    ground(p, [(0, 252), (80, 236), (180, 256), (504, 240)], ("#9aa06a", "#6d7a48"))
    for x, h in ((18, 80), (44, 100), (486, 96)):
        cypress(p, x, 290, h)
    ground(p, [(0, 318), (504, 312)], ("#e0c48c", "#b08a50", "#6a4a24"))
    t = ("#fff0cc", "#dcb884", "#8a6036")
    p.path("M120 128C170 112 300 108 380 128L404 190H100Z", p.lin("#a8804e", "#5f3e20"), INK, 1.8)
    p.path("M132 140C180 128 300 124 370 140L362 196H140Z", "#5a3a20")
    p.path("M62 336V196L96 190V130C150 108 300 100 356 128L442 206V336C340 362 160 362 62 336Z", p.lin(*t, v=(0, 0, 1, .15)), INK, 2.6)
    p.path("M356 128L362 160L380 166L386 186L408 190L414 206L442 206L436 214L356 152Z", "#8a6036", INK, 1.6)
    for y, hh in ((336, 58), (280, 56), (226, 44)):
        p.path(f"M62 {y - 60 + 14 if y < 330 else 280}Q252 {(y - 60 + 14 if y < 330 else 280) + 26} 442 {y - 60 + 14 if y < 330 else 280}", "none", "none")
        d, e = "", ""
        for i in range(13):
            a = math.pi * (i + .5) / 13
            x, dy, w = 252 - 188 * math.cos(a), 22 * math.sin(a), 24 * math.sin(a) ** .7 * .82 + 2
            if y == 226 and x > 372:
                continue
            d += arch(x, y + dy - 6, w, hh * .68)
            e += f"M{num(252 - 188 * math.cos(math.pi * i / 13))} {num(y + 22 * math.sin(math.pi * i / 13) - 2)}v{num(-hh + 6)}"
        p.path(d, p.lin("#2b180c", "#5a381c", v=(0, 0, 0, 1)), INK, 1.4)
        p.path(e, "none", "#fff6dc", 3.4, .75)
        p.path(f"M62 {y - hh + 2}Q252 {y - hh + 46} {442 if y > 230 else 404} {y - hh + (2 if y > 230 else 14)}", "none", INK, 4.4)
        p.path(f"M62 {y - hh + 2}Q252 {y - hh + 46} {442 if y > 230 else 404} {y - hh + (2 if y > 230 else 14)}", "none", "#fff0cc", 2.4)
    p.path("".join(f"M{num(110 + 26 * i)} {num(152 + 9 * math.sin(math.pi * i / 10))}h9v12h-9Z" for i in range(10)), "#4a2c18", INK, 1)
    p.path("M96 132C150 110 300 104 356 130", "none", "#fff6dc", 3)
    p.path("".join(f"M{num(104 + 25 * i)} {num(130 - 14 * math.sin(math.pi * i / 10))}v-12" for i in range(11)), "none", INK, 2.4)
    folk(p, [(120, 382, 1.3), (146, 376, 1.2), (330, 384, 1.4), (362, 378, 1.2), (250, 378, 1.2)], ("#fffaf0", "#a3321f", "#fffaf0", "#2f5f86", "#d9a53a"), "#d9a377")
    return finish(p)


ALL = (gobekli_tepe, stonehenge, great_pyramid, hanging_gardens, temple_of_artemis, statue_of_zeus, mausoleum, colossus, lighthouse, library, great_wall, terracotta_army, pyramid_of_the_sun, petra, colosseum)
