# ruff: noqa: B905 - drawing data: long lines of coordinates
"""The fifteen wonders of Era III, under cool skies, two of them above the sky."""

from __future__ import annotations

import math

from art.tools.historia.masonry import (
    GREY,
    LIME,
    STEEL,
    arches,
    columns,
    dome,
    finish,
    folk,
    ground,
    ripples,
    shape,
    sky,
    streaks,
    sun,
    taper,
    tufts,
    wall,
    wheel,
)
from art.tools.portraits import INK, Pic, num, poly
from art.tools.scenes import bumpy, cloud, palm, sea, smoke, steamer

JADE = ("#d0ecd8", "#78b09c", "#2f6458")


def crystal_palace() -> Pic:
    p = Pic(301)
    sky(p, "#7f9cb8", "#c8d4d8", "#f0e8d4", low=300)
    cloud(p, 400, 70, 160, 40)
    cloud(p, 90, 96, 120, 30)
    g = ("#f4fcfc", "#a8d0d8", "#5a8a9a")
    for x, y, w, h in ((26, 232, 452, 74), (70, 194, 364, 46), (114, 160, 276, 40)):
        wall(p, x, y, w, h, g, 2)
        p.path("".join(f"M{x + 12 * k} {y}v{h}" for k in range(1, w // 12)) + f"M{x} {y + h * .33:.0f}h{w}M{x} {y + h * .66:.0f}h{w}", "none", "#3f6a78", 1.2, .7)
        p.path(f"M{x} {y}h{w}", "none", "#fffaf0", 4)
    p.path("M182 306V150A70 70 0 0 1 322 150V306Z", p.lin(*g), INK, 2.4)
    p.path("".join(f"M252 152L{num(252 + 70 * math.cos(math.pi * i / 12))} {num(152 - 70 * math.sin(math.pi * i / 12))}" for i in range(13)) + "".join(f"M{192 + 12 * i} 152V306" for i in range(11)) + "M182 190H322M182 230H322M212 152a40 40 0 0 1 80 0", "none", "#3f6a78", 1.6)
    p.path("M182 152H322", "none", "#2f5a86", 5)
    for x in (30, 112, 392, 474, 252):
        y = 82 if x == 252 else 232 if x in (30, 474) else 160
        p.path(f"M{x} {y}v-34", "none", INK, 2.4)
        p.path(f"M{x} {y - 34}q10 -5 18 0t14 -1v13q-8 3 -14 0t-18 1Z", "#a3321f", INK, 1.3)
    ground(p, [(0, 308), (504, 304)], ("#9cb868", "#5a7a40", "#2f4a26"))
    p.path("M214 306H290L340 400H164Z", "#e6d6ac", INK, 1.6)
    for x in (90, 414):
        p.ell(x, 356, 52, 13, p.lin("#c8e4e8", "#5f98a8"), INK, 1.8)
        p.path(f"M{x} 352v-40M{x} 314q-20 4 -24 36M{x} 314q20 4 24 36", "none", "#f4fcfc", 3)
    folk(p, [(200, 380, 1.6), (224, 376, 1.5), (282, 384, 1.7), (306, 380, 1.6)], ("#2b3440", "#8a3a6a", "#3a4a3c", "#c8a04a"), "#e3b78c")
    return finish(p)


def suez_canal() -> Pic:
    p = Pic(302)
    sky(p, "#78a0c0", "#d8d8c0", "#f4e0b0", low=200)
    sun(p, 410, 76, 26)
    ground(p, [(0, 170), (130, 160), (300, 168), (504, 158)], ("#f0d8a0", "#cfa868"))
    p.path("M232 168H276L420 400H60Z", p.lin("#a8d0d4", "#4f94ac", "#24607c", v=(0, 0, 0, 1)), INK, 2)
    p.path("M232 168L60 400H0V330L214 172ZM276 168L420 400H504V326L296 172Z", p.lin("#f4dca4", "#c08f50", v=(0, 0, 0, 1)), INK, 1.8)
    ripples(p, 200, 396, 30, x0=120, x1=380)
    for x, y, k in ((254, 184, .22), (256, 216, .4)):
        steamer(p, x, y, k, 1, flag=("#a3321f", "#fff8e7"), wheel=False)
    p.path("M176 306Q250 344 326 306L312 372Q252 396 190 372Z", p.lin("#4a5058", "#1d2228", v=(0, 0, 1, 0)), INK, 2.4)  # a steamer towards us
    p.path("M180 316Q250 352 322 316", "none", "#c8402c", 4)
    p.path("M200 310V270H302V310Q252 330 200 310Z", p.lin(*LIME, v=(0, 0, 1, 0)), INK, 2)
    p.path("M236 270V216h32v54Z", p.lin("#e0583a", "#8a2418", v=(0, 0, 1, 0)), INK, 2)
    p.path("M236 226h32v10h-32Z", INK)
    p.path("M252 380V180M220 200h64M176 306L252 190L326 306", "none", INK, 1.8)
    smoke(p, 252, 208, 80, -90, 6, 9, 26, "#d8d4cc", "#78746c")
    for x, y, s in ((40, 330, 1), (88, 300, .8)):  # camels
        p.path(f"M{x} {y}v{-22 * s}q4 {-8 * s} {10 * s} {-10 * s}q6 {-12 * s} {12 * s} 0q8 4 {12 * s} 2l{4 * s} {-18 * s}h{10 * s}v{6 * s}h{-5 * s}q-1 {16 * s} {-7 * s} {24 * s}v{18 * s}h{-4 * s}v{-16 * s}h{-26 * s}v{16 * s}Z", "#b88a50", INK, 1.7)
    palm(p, 466, 320, 120, -10, .85)
    palm(p, 430, 280, 90, 8, .65)
    return finish(p)


def statue_of_liberty() -> Pic:
    p = Pic(303)
    sky(p, "#6f90b8", "#c4ccd4", "#f4d8b8", low=290)
    sun(p, 410, 160, 24)
    cloud(p, 96, 110, 150, 38)
    p.path("".join(f"M{300 + 17 * i} 276v-{20 + (i * 37) % 56}h14v{20 + (i * 37) % 56}Z" for i in range(12)), "#8a98ac", "#66748a", 1.2)
    sea(p, 272, 400, ("#9cbccc", "#4f8098", "#284e6a"), 44)
    p.path("M120 376L150 338H354L384 376L330 392H174Z", p.lin("#b8c480", "#5a7040"), INK, 2)
    taper(p, 252, 350, 170, 150, 22, GREY)
    taper(p, 252, 330, 100, 74, 92, LIME, 2.4)
    columns(p, 226, 278, 262, 292, 4, 8, LIME)
    g = p.lin(*JADE, v=(0, 0, 1, .2))
    p.path("M214 240L222 150C224 126 236 116 252 116C268 116 280 126 282 150L292 240Z", g, INK, 2.4)
    p.path("M230 238q4 -60 14 -100M250 240q-2 -50 6 -104M272 238q-8 -50 0 -92M224 160q24 24 58 20", "none", "#2f6458", 2, .7)
    p.path("M228 132C214 110 208 80 212 50L224 48C226 78 234 98 246 114Z", g, INK, 2.2)
    p.path("M278 140q22 20 8 44l-22 6l-4 -12Z", g, INK, 2)
    p.path("M262 150l24 -8l12 40l-24 8Z", p.lin(*JADE), INK, 1.8)
    p.path("".join(f"M252 94L{num(252 + 34 * math.cos(math.radians(a)))} {num(94 + 34 * math.sin(math.radians(a)))}" for a in (-160, -137, -114, -90, -66, -43, -20)), "none", INK, 6)
    p.path("".join(f"M252 94L{num(252 + 33 * math.cos(math.radians(a)))} {num(94 + 33 * math.sin(math.radians(a)))}" for a in (-160, -137, -114, -90, -66, -43, -20)), "none", JADE[0], 3)
    p.ell(252, 98, 15, 19, g, INK, 2)
    p.path("M237 92q15 -10 30 0l-1 -8q-14 -8 -28 0ZM245 99h5M254 99h5M252 100v7M247 110h10", "#78b09c", INK, 1.4)
    p.path("M206 50h24l-5 -12h-14Z", "#d9a53a", INK, 1.8)
    p.path("M218 8q12 14 7 30h-14q-6 -12 7 -30Z", p.lin("#fff0a8", "#e2962a", v=(0, 0, 0, 1)), INK, 1.6)
    p.dab(218, 26, 36, 34, "#ffe08a", .55)
    steamer(p, 84, 350, .4, 1, flag=("#a3321f", "#fff8e7"), wheel=False)
    return finish(p)


def eiffel_tower() -> Pic:
    p = Pic(304)
    sky(p, "#7088b8", "#d0c0cc", "#fad4b4", low=310)
    streaks(p, [(20, 70, 150), (330, 110, 160), (60, 160, 100)], "#fff0ec")
    p.path("".join(f"M{14 * i} 306v-{14 + (i * 29) % 24}h13v{14 + (i * 29) % 24}Z" for i in range(37)), "#a8a0a8", "#8a8490", 1)
    bumpy(p, 0, 504, 310, 6, ("#7f9c60", "#3a5c38"), 15, 22, 1)
    ground(p, [(0, 330), (504, 328)], ("#b0c070", "#5f7c40", "#33481f"))
    c = p.lin("#c89a6c", "#7d5638", "#3f2818", v=(0, 0, 1, 0))
    p.path("M140 344C190 270 226 180 244 44H260C278 180 314 270 364 344H306C302 300 280 276 252 276C224 276 202 300 198 344Z", c, INK, 2.4)
    p.path("M214 244C232 200 242 150 250 90H254C262 150 272 200 290 244Z", "#d8c8cc", INK, 1.6)
    d = ""
    for i in range(22):
        y = 70 + 12 * i
        w = 6 + (y - 44) ** 1.9 / 430
        d += f"M{num(252 - w)} {y}L{num(252 - w * .4)} {y + 12}M{num(252 - w * .4)} {y}L{num(252 - w)} {y + 12}M{num(252 + w)} {y}L{num(252 + w * .4)} {y + 12}M{num(252 + w * .4)} {y}L{num(252 + w)} {y + 12}"
    p.path(d, "none", "#f0c898", 1.4, .75)
    for y, w in ((252, 106), (182, 62), (84, 22)):
        p.path(f"M{252 - w / 2 - 5} {y - 6}h{w + 10}l-5 10h{-w}Z", "#8a6040", INK, 1.8)
    p.path("M248 44v-10h8v10M252 34v-22", "none", INK, 2.6)
    p.path("M252 12h20v12h-20Z", "#f4f4ec", INK, 1)
    p.path("M252 12h7v12h-7Z", "#2f5a9a")
    p.path("M266 12h6v12h-6Z", "#c8302a")
    p.path("M120 344h90v12h-90ZM294 344h90v12h-90Z", p.lin(*LIME), INK, 1.8)
    p.path("M222 344H282L340 400H164Z", "#ecdcb4", INK, 1.6)
    p.path("M420 60q0 -30 26 -30t26 30q0 22 -20 34h-12q-20 -12 -20 -34Z", p.lin("#f8d070", "#c8483a"), INK, 1.8)
    p.path("M436 96l4 14h12l4 -14M439 110h14v10h-14Z", "#8a5a30", INK, 1.4)
    folk(p, [(190, 384, 1.6), (214, 380, 1.5), (300, 386, 1.6), (100, 376, 1.4), (400, 378, 1.4)], ("#2b3440", "#b0486a", "#4a5a7a", "#f2e6cb"), "#e3b78c")
    return finish(p)


def trans_siberian() -> Pic:
    p = Pic(305)
    sky(p, "#7890b0", "#b8c8d4", "#f0e0d0", low=220)
    sun(p, 90, 130, 24, "#fff6e0")
    ground(p, [(0, 190), (90, 130), (170, 176), (260, 110), (350, 170), (430, 130), (504, 170)], ("#d8e4ec", "#a8b8c8"), 1)
    for x in range(-6, 510, 22):
        h = 54 + (x * 13) % 26
        p.path(f"M{x} 240l-13 0l9 -{h // 3}h-5l8 -{h // 3}h-4l7 -{h // 3}l7 {h // 3}h-4l8 {h // 3}h-5l9 {h // 3}Z", p.lin("#6f8a7a", "#2f4c40"), INK, 1.2)
    ground(p, [(0, 240), (250, 232), (504, 238)], ("#fffdf8", "#d4dce4", "#98a8bc"))
    p.path("M0 352L504 312V326L0 372Z", "#7d6a58", INK, 1.6)
    p.path("M0 356L504 316M0 366L504 322", "none", "#3a4048", 3)
    p.path("M-10 268L150 262V330L-10 342ZM156 262L286 258V320L156 330Z", p.lin("#4f8a5a", "#24502f", v=(0, 0, 0, 1)), INK, 2.4)
    p.path("M-10 264L152 256V264L-10 272ZM154 256L290 252V260L154 264Z", "#d8dce0", INK, 1.6)
    p.path("".join(f"M{6 + 30 * i} {284 - i}h18v20h-18Z" for i in range(5)) + "".join(f"M{168 + 30 * i} {280 - i}h18v20h-18Z" for i in range(4)), "#ffe9a0", INK, 1.6)
    p.path("M292 244H338V314H292ZM286 238h58v8h-58Z", p.lin("#5a626a", "#24282e"), INK, 2.2)
    p.path("M302 254h24v22h-24Z", "#ffe9a0", INK, 1.6)
    p.path("M338 262H440Q452 264 452 286T440 310H338Z", p.lin("#9aa4ac", "#4a525a", "#1d2126", v=(0, 0, 0, 1)), INK, 2.4)
    p.path("M364 262v48M396 262v48M424 262v48", "none", "#d9a53a", 3)
    p.path("M418 262v-26l-7 -10h30l-7 10v26ZM374 262q0 -16 12 -16t12 16Z", "#3a4048", INK, 2)
    p.path("M440 310l34 18h-46Z", "#c8402c", INK, 2)
    p.path("M458 284l4 -6h8v16h-8Z", "#ffe98a", INK, 1.4)
    for x, r in ((308, 16), (346, 20), (388, 20), (424, 13), (20, 12), (110, 12), (180, 12), (262, 12)):
        y = 334 - (x - 300) * .05
        p.ell(x, y - (r - 12), r, r, "#2b3036", INK, 2)
        p.path(wheel(x, y - (r - 12), r - 3, 8), "none", "#c8402c", 2)
    smoke(p, 424, 220, -230, -110, 9, 11, 38, "#fffaf4", "#98a0ac")
    for x, y, k in ((60, 396, 1.5), (440, 392, 1.3), (480, 400, 1.7)):
        p.path(f"M{x} {y}V{y - 70 * k}M{x} {y - 30 * k}l-12 -14M{x} {y - 42 * k}l12 -14M{x} {y - 54 * k}l-9 -10", "none", INK, 5)
        p.path(f"M{x} {y}V{y - 70 * k}", "none", "#f4f0e4", 2.6)
    return finish(p)


def panama_canal() -> Pic:
    p = Pic(306)
    sky(p, "#6f9cb8", "#c0d8d0", "#f0ecd0", low=220)
    cloud(p, 110, 80, 150, 40)
    cloud(p, 410, 100, 130, 34)
    ground(p, [(0, 190), (110, 150), (230, 184), (360, 140), (504, 186)], ("#8fb088", "#5f8a68"), 1)
    bumpy(p, 0, 504, 216, 14, ("#6f9c54", "#2a5430"), 20, 40, 1.2)
    p.path("M0 250H190V400H0ZM504 250H330V400H504Z", p.lin("#c8c4b8", "#8c887c", "#4a4840", v=(0, 0, 0, 1)), INK, 2)
    p.path("M206 240H300L360 400H140Z", p.lin("#a8d4d4", "#4f94a4", "#205a70", v=(0, 0, 0, 1)), INK, 2)
    p.path("M206 240L140 400H84L186 240ZM300 240L360 400H420L318 240Z", p.lin("#e8e4d8", "#98948a", "#5a564e"), INK, 2)
    p.path("M150 168L354 176L340 300H164Z", "none")
    p.path("M178 172H322V214L306 270Q252 290 198 270L178 214Z", p.lin("#e0583a", "#8a2a1c", "#4a130c", v=(0, 0, .3, 1)), INK, 2.4)  # the ship in the lock
    p.path("M178 214Q252 234 322 214", "none", "#fffaf0", 3)
    for i, c in enumerate(("#3f78a8", "#e0a23c", "#4f8a5a", "#c8402c", "#8a98a4", "#e8dcc0", "#6a4a8c", "#3f78a8", "#d87a3c", "#4f8a8a", "#e0a23c", "#8a3a2c")):
        wall(p, 184 + 22.5 * (i % 6), 150 - 22 * (i // 6), 21, 21, (c, c), 1.5)
    wall(p, 222, 92, 60, 34, LIME, 2)
    p.path("M228 100h48v9h-48Z", "#3a4a5a", INK, 1)
    p.path("M252 92V62M240 72h24", "none", INK, 2.4)
    p.path("M144 300L252 326L360 300V346L252 378L144 346Z", p.lin("#6a727a", "#30363c", v=(0, 0, .3, 1)), INK, 2.4)  # the mitred gates
    p.path("M252 326V378M150 316L252 342L354 316M150 332L252 360L354 332M180 310v46M216 318v50M288 318v50M324 310v46", "none", "#aab2b8", 2, .7)
    for x in (108, 396):
        wall(p, x - 20, 296, 40, 22, ("#e8ecf0", "#98a4ac", "#5a666e"), 1.8)
        p.path(f"M{x - 12} 300h10v8h-10ZM{x + 2} 300h10v8h-10Z", "#2f4a5a")
        p.path(f"M{x} 298L{200 if x < 250 else 304} 244", "none", INK, 1.5)
    wall(p, 20, 204, 60, 50, LIME, 2)
    p.path("M12 204L50 182L88 204Z", "#b85a3a", INK, 1.8)
    palm(p, 468, 320, 130, -12, .9)
    return finish(p)


def hoover_dam() -> Pic:
    p = Pic(307)
    sky(p, "#5f8cb8", "#b8ccd4", "#f0dcc0", low=170)
    sun(p, 90, 60, 22)
    ground(p, [(0, 120), (120, 96), (200, 130), (300, 124), (400, 90), (504, 116)], ("#c89a7c", "#a8705a"), 1)
    p.path("M120 128Q252 150 384 128V160H120Z", p.lin("#78b0c8", "#3f7c9c"), INK, 1.5)
    p.path("M0 96L76 88L150 150L176 240L196 400H0ZM504 90L432 84L352 150L328 240L308 400H504Z", p.lin("#d89878", "#985c48", "#4a2a22"), INK, 2.4)
    p.path("M20 120l30 80l-10 90l30 110M80 110l30 90l10 120M480 120l-30 80l10 100l-30 100M420 110l-20 80l-16 120", "none", "#4a2a22", 2, .5)
    p.path("M112 150Q252 190 392 150L350 216L312 352Q252 372 192 352L154 216Z", p.lin("#fbf4e4", "#d4cab4", "#8a8070", v=(0, 0, 1, .15)), INK, 2.6)
    p.path("".join(f"M{num(112 + 28 * i)} {num(152 + 20 * math.sin(math.pi * i / 10))}L{num(192 + 12 * i)} {num(352 + 10 * math.sin(math.pi * i / 10))}" for i in range(1, 10)) + "M140 196Q252 230 364 196M160 240Q252 268 344 240M172 290Q252 312 332 290", "none", INK, 1.2, .25)
    p.path("M106 150Q252 192 398 150V138Q252 178 106 138Z", p.lin("#fffaf0", "#b8ae98"), INK, 2)
    for x, y in ((176, 146), (222, 152), (282, 152), (328, 146)):
        p.path(f"M{x - 9} {y + 14}v-48h18v48Z", p.lin(*LIME), INK, 1.8)
        p.path(f"M{x - 11} {y - 34}h22v-7h-22Z", "#b85a3a", INK, 1.4)
    p.path("M168 352Q252 372 336 352L360 400H144Z", p.lin("#78b4b8", "#2f6a7c"), INK, 2)
    wall(p, 130, 330, 64, 36, LIME, 2)
    wall(p, 310, 330, 64, 36, LIME, 2)
    arches(p, 134, 190, 362, 4, 8, 22)
    arches(p, 314, 370, 362, 4, 8, 22)
    p.path("M196 366q20 14 24 34M308 366q-20 14 -24 34", "none", "#f4fcfc", 7, .85)
    for x in (440, 474):
        p.path(f"M{x - 14} 120L{x} 40L{x + 14} 120M{x - 18} 58h36M{x - 14} 74h28M{x - 11} 100h22L{x - 7} 80h14Z", "none", INK, 2.2)
    p.path("M422 58Q440 66 456 58T504 60M0 70Q220 110 422 58", "none", INK, 1.2, .6)
    return finish(p)


def christ_the_redeemer() -> Pic:
    p = Pic(308)
    sky(p, "#5f84b8", "#c0b8cc", "#fad0a4", low=300)
    sun(p, 252, 128, 60, "#fff0cc", 2.6)
    sea(p, 236, 330, ("#a8c4cc", "#5f94ac", "#3f7490"), 20)
    ground(p, [(0, 262), (40, 240), (110, 256), (150, 250)], ("#7f9884", "#5f7c6c"), 1, 300)
    p.path("M360 292C370 230 380 200 396 200C418 200 420 240 440 292Z", p.lin("#8fa07c", "#4f6a54"), INK, 1.8)  # the Sugarloaf
    p.path("M0 300Q120 280 200 300T504 286V400H0Z", p.lin("#e0d4bc", "#a89c90", v=(0, 0, 0, 1)), INK, 1.2)
    p.path("".join(f"M{10 + 15 * i} {318 + (i * 11) % 12}v-{12 + (i * 31) % 22}h11v{12 + (i * 31) % 22}Z" for i in range(33)), "#f4ece0", "#8a8490", 1)
    p.path("M60 400C130 360 190 322 214 306H290C320 324 390 362 450 400Z", p.lin("#6f8a54", "#2a4a30", v=(0, 0, .2, 1)), INK, 2.2)
    bumpy(p, 96, 200, 384, 10, ("#6f9a54", "#24482a"), 18, 20, 1)
    bumpy(p, 310, 420, 384, 10, ("#6f9a54", "#24482a"), 18, 20, 1)
    taper(p, 252, 320, 64, 46, 44, ("#b8b0a4", "#6d665e", "#33302c"), 2.2)
    g = p.lin("#fffdf6", "#dcd8cc", "#8c887e", v=(0, 0, 1, .2))
    p.path("M224 278L232 130C234 112 270 112 272 130L280 278Z", g, INK, 2.4)
    p.path("M236 120L110 106L86 112L84 124L106 128L132 152L236 158ZM268 120L394 106L418 112L420 124L398 128L372 152L268 158Z", g, INK, 2.4)
    p.path("M232 158l-6 116M246 150q-4 60 -6 126M260 150q6 60 4 126M132 150q-6 -20 -2 -40M372 150q6 -20 2 -40M180 150q-4 -20 0 -32M324 150q4 -20 0 -32M232 170q20 16 40 0", "none", "#78746a", 1.8, .7)
    p.ell(252, 94, 14, 18, g, INK, 2.2)
    p.path("M238 92q0 -18 14 -18t14 18l4 20q-4 4 -6 -4l-3 -16q-9 -6 -18 0l-3 16q-2 8 -6 4ZM244 102q8 14 16 0l-2 12h-12Z", "#c4c0b4", INK, 1.4)
    for x, y in ((150, 70), (170, 82), (352, 62)):
        p.path(f"M{x - 9} {y}q5 -6 9 0q4 -6 9 0", "none", INK, 2)
    return finish(p)


def pentagon() -> Pic:
    p = Pic(309)
    sky(p, "#6f8cb0", "#c4d0d8", "#ecdcc4", low=140)
    cloud(p, 380, 60, 150, 34)
    sea(p, 112, 150, ("#a8c0cc", "#6f98a8"), 8)
    p.path("M248 118l3 -70l2 -6l2 6l3 70Z", p.lin(*LIME), INK, 1.2)
    ground(p, [(0, 140), (250, 128), (504, 142)], ("#a4b878", "#6a8848", "#38502a"))
    bumpy(p, 0, 504, 146, 5, ("#7fa060", "#3a5c38"), 13, 12, 1)

    def five(r: float, up: float = 0) -> list[tuple[float, float]]:
        return [(252 + r * 1.22 * math.cos(math.radians(a)), 256 + r * .62 * math.sin(math.radians(a)) - up) for a in (-90, -18, 54, 126, 198)]

    for r, roof in ((172, 1), (146, 0), (128, 1), (104, 0), (86, 1), (62, 0)):
        a, b = five(r, 22), five(r)
        if roof:
            shape(p, [b[4], b[3], b[2], b[1], a[1], a[2], a[3], a[4]], ("#fbf2dc", "#c8b894", "#7d705a"), 2)
            p.path("".join(f"M{num(b[j][0] + (b[j + 1][0] - b[j][0]) * t / 18)} {num(b[j][1] + (b[j + 1][1] - b[j][1]) * t / 18 - 5)}v-11" for j in (1, 2, 3) for t in range(1, 18)), "none", "#4a4438", 2)
            shape(p, a, ("#e4ddcc", "#aaa490", "#7a7464"), 2.2)
        else:
            shape(p, five(r, 22), ("#6a6454", "#3a362e"), 1.5)
    shape(p, five(54, 12), ("#a8c478", "#5f8048"), 1.8)
    p.ell(252, 242, 7, 4, "#d8d0bc", INK, 1.2)
    for a, b in zip(five(172, 22), five(62, 22)):
        p.path(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "none", "#efe8d6", 7)
        p.path(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "none", INK, 1.2, .5)
    p.path("M0 372Q120 350 250 384T504 366", "none", "#6a6a6c", 16)
    p.path("M0 372Q120 350 250 384T504 366", "none", "#fffaf0", 1.4)
    p.path("".join(f"M{20 + 13 * i} 330h8v5h-8Z" for i in range(5)) + "".join(f"M{424 + 13 * i} 326h8v5h-8Z" for i in range(5)), "#a3321f", INK, .8)
    return finish(p)


def united_nations() -> Pic:
    p = Pic(310)
    sky(p, "#5f8cc0", "#b8d0e0", "#f0ecdc", low=300)
    cloud(p, 90, 80, 140, 36)
    p.path("".join(f"M{17 * i} 310v-{40 + (i * 53) % 110}h16v{40 + (i * 53) % 110}Z" for i in range(30)), "#a0acb8", "#808e9c", 1.2)
    wall(p, 266, 44, 92, 274, ("#d8f0f4", "#6fa8bc", "#2f6278"), 2.6)
    p.path("".join(f"M270 {52 + 9 * i}h84" for i in range(29)) + "".join(f"M{277 + 11.5 * i:.0f} 48V314" for i in range(7)), "none", "#2a5266", 1.2, .6)
    p.path("M274 50L300 50L272 190Z", "#ffffff", op=.35)
    shape(p, [(358, 44), (374, 52), (374, 318), (358, 318)], ("#f4f0e4", "#a8a498"), 2)
    p.path("M40 318V262Q130 292 250 240V318Z", p.lin(*LIME, v=(0, 0, 1, .2)), INK, 2.4)
    dome(p, 150, 272, 30, 24, STEEL, 0, 3, 0)
    p.path("M40 262Q130 292 250 240V254Q130 304 40 274Z", p.lin("#fffdf6", "#c4bcaa"), INK, 2)
    p.path("".join(f"M{54 + 14 * i} {288 - i * .6:.0f}V318" for i in range(13)), "none", "#6a7c88", 3)
    wall(p, 374, 286, 110, 32, ("#d8f0f4", "#6fa8bc", "#2f6278"), 2)
    ground(p, [(0, 318), (504, 316)], ("#a8c070", "#64884a", "#3a5830"))
    cs = ("#c8302a", "#2f6aa8", "#e0b03a", "#3f8a4a", "#f4ece0", "#7a3a8c", "#e2772a", "#1f4e79")
    for i in range(13):
        x, y = 24 + 37 * i, 372
        p.path(f"M{x} {y}V{y - 66}", "none", INK, 2.6)
        c, d = cs[i % 8], cs[(i * 3 + 4) % 8]
        p.path(f"M{x} {y - 66}q8 -4 14 0t14 -1v17q-7 3 -14 0t-14 1Z", c, INK, 1.4)
        if i % 3 == 0:
            p.path(f"M{x + 1} {y - 58}q7 -3 13 0t13 -1v4q-7 3 -13 0t-13 1Z", d)
        elif i % 3 == 1:
            p.ell(x + 14, y - 58, 4, 4, d)
        else:
            p.path(f"M{x + 1} {y - 65}l10 9l-10 7Z", d)
    p.path("M0 372H504V400H0Z", p.lin("#d8d4c8", "#98948a"), INK, 1.6)
    return finish(p)


def apollo_11() -> Pic:
    p = Pic(311)
    sky(p, "#0c1424", "#1c2c4c", "#3f5478", low=320)
    r = p.rng
    for _ in range(50):
        p.ell(r.uniform(8, 496), r.uniform(8, 240), r.uniform(.6, 1.5), r.uniform(.6, 1.5), "#fff8e4")
    p.ell(92, 84, 40, 40, p.rad("#fffdf0", "#d8d4c8", "#8a8a92"), INK, 1.6)
    for x, y, q in ((80, 74, 8), (106, 92, 10), (86, 104, 6), (112, 68, 5)):
        p.ell(x, y, q, q * .9, "#a8a8a8", op=.5)
    p.dab(252, 350, 200, 100, "#ffb860", .9)
    wall(p, 344, 76, 34, 260, ("#d8604a", "#8a2a1c", "#4a130c"), 2)
    p.path("".join(f"M344 {84 + 22 * i}l34 22M378 {84 + 22 * i}l-34 22" for i in range(11)), "none", "#f0b090", 1.5, .6)
    for y in (110, 170, 230):
        p.path(f"M344 {y}h-54v7h54Z", "#a8402c", INK, 1.6)
    c = p.lin("#ffffff", "#e4e4e4", "#7c8288", v=(0, 0, 1, 0))
    p.path("M226 318V180L234 168V118L240 106H264L270 118V168L278 180V318Z", c, INK, 2.4)
    p.path("M240 106L246 84H258L264 106Z", c, INK, 2)
    p.path("M252 84V52M248 70L252 50L256 70Z", "#e4e4e4", INK, 2)
    p.path("M226 180h52v10h-52ZM226 248h52v8h-52ZM234 128h36v7h-36Z", "#1d2228")
    p.path("M226 256h14v54h-14ZM264 190h14v58h-14ZM244 190h9v58h-9Z", "#1d2228")
    p.path("M226 296L208 326H226ZM278 296L296 326H278Z", c, INK, 2)
    p.path("M228 318h48l4 14h-56Z", "#4a525a", INK, 1.8)
    p.path("M228 330C210 360 220 380 200 400H304C284 380 294 360 276 330Z", p.lin("#fffbe0", "#ffcf5a", "#f0742a", v=(0, 0, 0, 1)), INK, 1.4)
    p.path("M240 330C236 356 240 376 234 400H270C264 376 268 356 264 330Z", "#fffdf0")
    for s in (-1, 1):
        smoke(p, 252 + 50 * s, 376, 150 * s, 6, 7, 22, 40, "#fff0d4", "#a8805c", .95)
    wall(p, 300, 336, 120, 14, ("#8a8e94", "#3a3e44"), 1.8)
    return finish(p)


def sydney_opera_house() -> Pic:
    p = Pic(312)
    sky(p, "#4f84c0", "#b0d0e4", "#f4ecdc", low=270)
    cloud(p, 420, 70, 130, 32)
    p.path("M0 238C60 140 240 140 300 238", "none", "#5a6874", 7)
    p.path("M0 238C60 156 240 156 300 238" + "".join(f"M{20 + 20 * i} {238 - 76 * math.sin(math.pi * (i + 1) / 15):.0f}V232" for i in range(14)), "none", "#5a6874", 2)
    p.path("M0 228H310V236H0Z", "#5a6874")
    sea(p, 252, 400, ("#7fb8d4", "#3f80ac", "#1f4e7c"), 50)
    p.path("M84 300L100 266H452L472 300Z", p.lin("#e0c0a0", "#a8805f", "#5f4433"), INK, 2.2)
    p.path("".join(f"M{104 + 24 * i} 276v18" for i in range(15)), "none", "#5f4433", 3, .6)
    g = p.lin("#ffffff", "#f0ece4", "#a8a6a4", v=(0, 0, 1, .3))
    dk = p.lin("#8a7a6c", "#3a3430")

    def shell(x: float, w: float, h: float, s: int) -> None:
        q = lambda u, v: f"{num(x + s * u * w)} {num(266 - v * h)}"  # noqa: E731
        p.path(f"M{q(.1, 0)}Q{q(.5, .6)} {q(1, 1)}Q{q(.9, .4)} {q(.8, 0)}Z", dk, INK, 1.8)
        p.path(f"M{q(-.3, 0)}C{q(-.2, .6)} {q(.4, .96)} {q(1, 1)}C{q(.6, .6)} {q(.4, .3)} {q(.3, 0)}Z", g, INK, 2.4)
        p.path("".join(f"M{q(-.3 + .6 * t, 0)}Q{q(.05 + .4 * t, .7 - .15 * t)} {q(1, 1)}" for t in (.25, .5, .75)), "none", "#b8b0a4", 1.4, .8)

    shell(404, 50, 66, -1)
    shell(150, 62, 78, 1)
    shell(204, 92, 134, 1)
    shell(280, 96, 168, 1)
    shell(368, 74, 120, 1)
    for x, y, k in ((60, 340, 1), (150, 366, 1.3), (430, 346, 1.1)):
        p.path(f"M{x - 22 * k} {y}h{44 * k}l{-8 * k} {10 * k}h{-30 * k}ZM{x} {y - 2}v{-46 * k}l{22 * k} {42 * k}ZM{x - 3} {y - 4}v{-36 * k}l{-14 * k} {34 * k}Z", "#fffaf0", INK, 1.6)
    p.path("M260 362h90l-12 18h-70ZM272 362v-14h64v14Z", p.lin("#4f8a5a", "#24502f"), INK, 1.8)
    p.path("M276 352h56M300 348v-14h14v14", "none", "#f1cf74", 4)
    return finish(p)


def large_hadron_collider() -> Pic:
    p = Pic(313)
    sky(p, "#0f1a2c", "#24384c", "#101820")
    p.path("M0 400L150 250M504 400L354 250M0 0L150 130M504 0L354 130", "none", "#5a6a78", 6)
    p.ell(252, 192, 176, 176, p.rad("#6a7684", "#3a4450", "#181e26"), INK, 3)
    cols = ("#c8402c", "#3f80a8", "#d9a53a", "#4f8a6a")
    for k, (r0, r1, n) in enumerate(((132, 168, 16), (98, 128, 12), (64, 94, 12), (36, 60, 8))):
        for i in range(n):
            a0, a1 = math.tau * (i + .08) / n, math.tau * (i + .92) / n
            P = lambda r, a: f"{num(252 + r * math.cos(a))} {num(192 + r * math.sin(a))}"  # noqa: E731
            lit = .5 - .5 * math.cos(a0 - math.radians(45))
            c = cols[k] if i % 2 else "#8a98a4"
            p.path(f"M{P(r0, a0)}L{P(r1, a0)}A{r1} {r1} 0 0 1 {P(r1, a1)}L{P(r0, a1)}A{r0} {r0} 0 0 0 {P(r0, a0)}Z", c, INK, 1.6)
            p.path(f"M{P(r0 + 6, (a0 + a1) / 2)}L{P(r1 - 5, (a0 + a1) / 2)}", "none", "#fff6dc", 2.4, .25 + .4 * (1 - lit))
    p.ell(252, 192, 32, 32, p.rad("#f4f8fa", "#8a98a4", "#2a323a"), INK, 2)
    p.dab(252, 192, 90, 90, "#fff0a8", .8)
    d = "".join(f"M252 192Q{num(252 + r * .5 * math.cos(a + b))} {num(192 + r * .5 * math.sin(a + b))} {num(252 + r * math.cos(a))} {num(192 + r * math.sin(a))}" for a, r, b in ((.3, 120, .4), (1.1, 90, -.5), (1.9, 130, .3), (2.7, 100, .5), (3.4, 124, -.4), (4.2, 92, .4), (4.9, 128, -.3), (5.7, 110, .5)))
    p.path(d, "none", "#fff3b0", 2.4)
    p.ell(252, 192, 8, 8, "#fffdf0", INK, 1)
    p.path("M0 352H504V400H0Z", p.lin("#6a7684", "#2a323a", v=(0, 0, 0, 1)), INK, 2)
    p.path("M0 346H504M0 330H504" + "".join(f"M{14 + 28 * i} 330V352" for i in range(18)), "none", "#e0b03a", 2.4)
    folk(p, [(150, 388, 2), (340, 390, 2)], ("#2f6aa8", "#e2772a"), "#d9a377")
    for x in (150, 340):
        p.path(f"M{x - 6} {348 if x < 200 else 350}q6 -9 12 0Z", "#fffaf0", INK, 1.4)
    return finish(p)


def space_station() -> Pic:
    p = Pic(314)
    sky(p, "#060a14", "#0f1c34", "#24406c")
    r = p.rng
    for _ in range(60):
        p.ell(r.uniform(8, 496), r.uniform(8, 250), r.uniform(.6, 1.6), r.uniform(.6, 1.6), "#fff8e4")
    p.ell(252, 640, 400, 360, "#8ac0e8", op=.35)
    p.ell(252, 650, 396, 356, p.rad("#6fb0d8", "#2f6aa0", "#122a50", c=(.4, .1, .6)), INK, 1.6)
    p.path("M60 372q40 -30 90 -30q20 14 70 10q-10 24 -60 30l-20 18H40ZM300 330q50 -10 90 10l60 40l-20 20H330q-10 -30 -30 -70Z", p.lin("#a8b070", "#5f7c48"), INK, 1.2)
    streaks(p, [(90, 340, 120), (250, 366, 140), (330, 316, 90)], "#ffffff", .8)
    p.raw('<g transform="rotate(-9 252 180)">')
    p.path("M40 172H464V184H40Z", p.lin("#e4e8ec", "#8a949c"), INK, 1.8)
    p.path("".join(f"M{44 + 12 * i} 184l6 -12l6 12" for i in range(35)), "none", "#4a525a", 1.3)
    for x in (44, 92, 366, 414):
        for y in (64, 192):
            wall(p, x, y, 42, 100, ("#e0b058", "#a86a2c", "#5a3414"), 1.8)
            p.path("".join(f"M{x} {y + 10 * k}h42" for k in range(1, 10)) + f"M{x + 14} {y}v100M{x + 28} {y}v100", "none", "#4a2c14", 1.1, .7)
            p.path(f"M{x + 21} {y}v100", "none", "#f4e8c8", 2.6)
    for x in (162, 306):
        wall(p, x, 186, 30, 74, ("#fffdf6", "#c8ccd0", "#8a9298"), 1.6)
        p.path("".join(f"M{x} {194 + 9 * k}h30" for k in range(8)), "none", "#8a9298", 1)
    c = p.lin("#ffffff", "#d0d4d8", "#6a7278", v=(0, 0, 0, 1))
    p.path("M196 156H312V198H196ZM232 110H272V156H232ZM236 198H268V262H236ZM240 262H264L270 286H234Z", c, INK, 2.2)
    p.path("M196 160h-14v32h14M312 160h14v32h-14M232 124h40M236 220h32M236 244h32M224 156v42M284 156v42", "none", INK, 1.8)
    p.ell(252, 177, 9, 9, "#4a86a8", INK, 1.8)
    p.path("M234 110L240 84H264L270 110ZM252 84V66", p.lin("#a8b070", "#4a5a34"), INK, 2)
    p.path("M200 92h30v16h-30ZM274 92h30v16h-30Z", p.lin("#4a6aa8", "#20345f"), INK, 1.6)
    p.raw("</g>")
    return finish(p)


def seed_vault() -> Pic:
    p = Pic(315)
    sky(p, "#0f1c38", "#24486c", "#6f98b0", low=280)
    for x, c in ((60, "#7af0b8"), (170, "#a8f0d0"), (300, "#7ad8e8"), (410, "#9af0b0")):  # northern lights
        p.path(f"M{x} 190Q{x - 30} 120 {x + 10} 20Q{x + 40} 10 {x + 70} 30Q{x + 40} 120 {x + 80} 190Z", p.lin((0, c, 0), (.5, c, .5), (1, c, 0), v=(0, 0, 0, 1)))
    for x, y in ((40, 30), (130, 60), (220, 26), (280, 80), (360, 40), (460, 70), (480, 24)):
        p.ell(x, y, 1.5, 1.5, "#fff8e4")
    ground(p, [(0, 220), (100, 150), (180, 190), (300, 110), (400, 170), (504, 130)], ("#c8dcec", "#8aa8c4"), 1.2)
    ground(p, [(0, 300), (140, 262), (270, 180), (360, 196), (504, 250)], ("#f4fafc", "#c0d4e4", "#7f9cb8"), 1.8)
    shape(p, [(236, 352), (236, 142), (262, 132), (318, 132), (318, 352)], ("#c8ccd0", "#8a9098", "#4a5058"), 2.6)
    shape(p, [(318, 132), (400, 190), (446, 300), (318, 352)], ("#8a929a", "#4f565e", "#2a3036"), 2.4)
    p.path("M246 152L262 142H308V238H246Z", p.lin("#c8fff4", "#5fd0d8", "#2f7c9c"), INK, 2)
    r = p.rng
    for _ in range(34):
        x, y, q = r.uniform(250, 300), r.uniform(148, 226), r.uniform(5, 11)
        p.path(poly([(x, y), (x + q, y + q * .4), (x + q * .3, y + q)]), ("#ffffff", "#a8f4f0", "#e0fffc")[_ % 3], "#2f7c9c", .8)
    p.dab(276, 190, 90, 80, "#a8fff4", .45)
    wall(p, 254, 256, 46, 90, ("#e4e8ec", "#9aa2aa", "#5a626a"), 2)
    p.path("M277 256v90M270 300h4M280 300h4", "none", INK, 2.2)
    p.path("M300 120L230 360H340Z", "#c8fff4", op=.12)
    ground(p, [(0, 340), (150, 330), (250, 346), (350, 344), (504, 320)], ("#ffffff", "#d0e0ec", "#8aa4c0"))
    p.path("M222 350H306L330 400H170Z", p.lin("#b8c4cc", "#7c8a94"), INK, 1.6)
    folk(p, [(210, 382, 1.8), (330, 384, 1.8)], ("#c8402c", "#e0a23c"), "#e3b78c")
    for x, y in ((232, 374), (244, 380)):
        wall(p, x, y, 22, 14, ("#d8a868", "#8a5c2c"), 1.4)
    p.path("M248 370q-2 -12 -10 -14M248 370q0 -14 8 -18", "none", "#4f8a3a", 3)
    tufts(p, 20, 140, 372, 394, 6, "#8aa4c0", 6)
    return finish(p)


ALL = (crystal_palace, suez_canal, statue_of_liberty, eiffel_tower, trans_siberian, panama_canal, hoover_dam, christ_the_redeemer, pentagon, united_nations, apollo_11, sydney_opera_house, large_hadron_collider, space_station, seed_vault)
