"""Draws the wonders of Era III of iron, steam and concrete, from Crystal Palace to Hoover Dam; cool skies."""

from __future__ import annotations

import math

from art.tools.historia import masonry as kit
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, num
from art.tools.scenery.land import bumpy, cloud, palm, sea, smoke
from art.tools.scenery.ships import steamer

JADE = ("#d0ecd8", "#78b09c", "#2f6458")


def crystal_palace() -> Pic:
    p = Pic(301)
    kit.sky(p, "#7f9cb8", "#c8d4d8", "#f0e8d4", low=300)
    cloud(p, 400, 70, 160, 40)
    cloud(p, 90, 96, 120, 30)
    g = ("#f4fcfc", "#a8d0d8", "#5a8a9a")
    for x, y, w, h in ((26, 232, 452, 74), (70, 194, 364, 46), (114, 160, 276, 40)):
        kit.wall(p, x, y, w, h, g, 2)
        p.path("".join(f"M{x + 12 * k} {y}v{h}" for k in range(1, w // 12)) + f"M{x} {y + h * .33:.0f}h{w}M{x} {y + h * .66:.0f}h{w}", "none", "#3f6a78", 1.2, .7)
        p.path(f"M{x} {y}h{w}", "none", "#fffaf0", 4)
    p.path("M182 306V150A70 70 0 0 1 322 150V306Z", p.lin(*g), INK, 2.4)
    p.path("".join(f"M252 152L{num(252 + 70 * math.cos(math.pi * i / 12))} {num(152 - 70 * math.sin(math.pi * i / 12))}" for i in range(13)) + "".join(f"M{192 + 12 * i} 152V306" for i in range(11)) + "M182 190H322M182 230H322M212 152a40 40 0 0 1 80 0", "none", "#3f6a78", 1.6)
    p.path("M182 152H322", "none", "#2f5a86", 5)
    for x in (30, 112, 392, 474, 252):
        y = 82 if x == 252 else 232 if x in (30, 474) else 160
        p.path(f"M{x} {y}v-34", "none", INK, 2.4)
        p.path(f"M{x} {y - 34}q10 -5 18 0t14 -1v13q-8 3 -14 0t-18 1Z", "#a3321f", INK, 1.3)
    kit.ground(p, [(0, 308), (504, 304)], ("#9cb868", "#5a7a40", "#2f4a26"))
    p.path("M214 306H290L340 400H164Z", "#e6d6ac", INK, 1.6)
    for x in (90, 414):
        p.ell(x, 356, 52, 13, p.lin("#c8e4e8", "#5f98a8"), INK, 1.8)
        p.path(f"M{x} 352v-40M{x} 314q-20 4 -24 36M{x} 314q20 4 24 36", "none", "#f4fcfc", 3)
    kit.folk(p, [(200, 380, 1.6), (224, 376, 1.5), (282, 384, 1.7), (306, 380, 1.6)], ("#2b3440", "#8a3a6a", "#3a4a3c", "#c8a04a"), "#e3b78c")
    return kit.finish(p)


def suez_canal() -> Pic:
    p = Pic(302)
    kit.sky(p, "#78a0c0", "#d8d8c0", "#f4e0b0", low=200)
    kit.sun(p, 410, 76, 26)
    kit.ground(p, [(0, 170), (130, 160), (300, 168), (504, 158)], ("#f0d8a0", "#cfa868"))
    p.path("M232 168H276L420 400H60Z", p.lin("#a8d0d4", "#4f94ac", "#24607c", v=(0, 0, 0, 1)), INK, 2)
    p.path("M232 168L60 400H0V330L214 172ZM276 168L420 400H504V326L296 172Z", p.lin("#f4dca4", "#c08f50", v=(0, 0, 0, 1)), INK, 1.8)
    kit.ripples(p, 200, 396, 30, x0=120, x1=380)
    for x, y, k in ((254, 184, .22), (256, 216, .4)):
        steamer(p, x, y, k, 1, flag=("#a3321f", "#fff8e7"), wheel=False)
    p.path("M176 306Q250 344 326 306L312 372Q252 396 190 372Z", p.lin("#4a5058", "#1d2228", v=(0, 0, 1, 0)), INK, 2.4)  # a steamer towards us
    p.path("M180 316Q250 352 322 316", "none", "#c8402c", 4)
    p.path("M200 310V270H302V310Q252 330 200 310Z", p.lin(*kit.LIME, v=(0, 0, 1, 0)), INK, 2)
    p.path("M236 270V216h32v54Z", p.lin("#e0583a", "#8a2418", v=(0, 0, 1, 0)), INK, 2)
    p.path("M236 226h32v10h-32Z", INK)
    p.path("M252 380V180M220 200h64M176 306L252 190L326 306", "none", INK, 1.8)
    smoke(p, 252, 208, 80, -90, 6, 9, 26, "#d8d4cc", "#78746c")
    for x, y, s in ((40, 330, 1), (88, 300, .8)):  # camels
        p.path(f"M{x} {y}v{-22 * s}q4 {-8 * s} {10 * s} {-10 * s}q6 {-12 * s} {12 * s} 0q8 4 {12 * s} 2l{4 * s} {-18 * s}h{10 * s}v{6 * s}h{-5 * s}q-1 {16 * s} {-7 * s} {24 * s}v{18 * s}h{-4 * s}v{-16 * s}h{-26 * s}v{16 * s}Z", "#b88a50", INK, 1.7)
    palm(p, 466, 320, 120, -10, .85)
    palm(p, 430, 280, 90, 8, .65)
    return kit.finish(p)


def statue_of_liberty() -> Pic:
    p = Pic(303)
    kit.sky(p, "#6f90b8", "#c4ccd4", "#f4d8b8", low=290)
    kit.sun(p, 410, 160, 24)
    cloud(p, 96, 110, 150, 38)
    p.path("".join(f"M{300 + 17 * i} 276v-{20 + (i * 37) % 56}h14v{20 + (i * 37) % 56}Z" for i in range(12)), "#8a98ac", "#66748a", 1.2)
    sea(p, 272, 400, ("#9cbccc", "#4f8098", "#284e6a"), 44)
    p.path("M120 376L150 338H354L384 376L330 392H174Z", p.lin("#b8c480", "#5a7040"), INK, 2)
    kit.taper(p, 252, 350, 170, 150, 22, kit.GREY)
    kit.taper(p, 252, 330, 100, 74, 92, kit.LIME, 2.4)
    kit.columns(p, 226, 278, 262, 292, 4, 8, kit.LIME)
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
    return kit.finish(p)


def eiffel_tower() -> Pic:
    p = Pic(304)
    kit.sky(p, "#7088b8", "#d0c0cc", "#fad4b4", low=310)
    kit.streaks(p, [(20, 70, 150), (330, 110, 160), (60, 160, 100)], "#fff0ec")
    p.path("".join(f"M{14 * i} 306v-{14 + (i * 29) % 24}h13v{14 + (i * 29) % 24}Z" for i in range(37)), "#a8a0a8", "#8a8490", 1)
    bumpy(p, 0, 504, 310, 6, ("#7f9c60", "#3a5c38"), 15, 22, 1)
    kit.ground(p, [(0, 330), (504, 328)], ("#b0c070", "#5f7c40", "#33481f"))
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
    p.path("M120 344h90v12h-90ZM294 344h90v12h-90Z", p.lin(*kit.LIME), INK, 1.8)
    p.path("M222 344H282L340 400H164Z", "#ecdcb4", INK, 1.6)
    p.path("M420 60q0 -30 26 -30t26 30q0 22 -20 34h-12q-20 -12 -20 -34Z", p.lin("#f8d070", "#c8483a"), INK, 1.8)
    p.path("M436 96l4 14h12l4 -14M439 110h14v10h-14Z", "#8a5a30", INK, 1.4)
    kit.folk(p, [(190, 384, 1.6), (214, 380, 1.5), (300, 386, 1.6), (100, 376, 1.4), (400, 378, 1.4)], ("#2b3440", "#b0486a", "#4a5a7a", "#f2e6cb"), "#e3b78c")
    return kit.finish(p)


def trans_siberian() -> Pic:
    p = Pic(305)
    kit.sky(p, "#7890b0", "#b8c8d4", "#f0e0d0", low=220)
    kit.sun(p, 90, 130, 24, "#fff6e0")
    kit.ground(p, [(0, 190), (90, 130), (170, 176), (260, 110), (350, 170), (430, 130), (504, 170)], ("#d8e4ec", "#a8b8c8"), 1)
    for x in range(-6, 510, 22):
        h = 54 + (x * 13) % 26
        p.path(f"M{x} 240l-13 0l9 -{h // 3}h-5l8 -{h // 3}h-4l7 -{h // 3}l7 {h // 3}h-4l8 {h // 3}h-5l9 {h // 3}Z", p.lin("#6f8a7a", "#2f4c40"), INK, 1.2)
    kit.ground(p, [(0, 240), (250, 232), (504, 238)], ("#fffdf8", "#d4dce4", "#98a8bc"))
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
        p.path(kit.wheel(x, y - (r - 12), r - 3, 8), "none", "#c8402c", 2)
    smoke(p, 424, 220, -230, -110, 9, 11, 38, "#fffaf4", "#98a0ac")
    for x, y, k in ((60, 396, 1.5), (440, 392, 1.3), (480, 400, 1.7)):
        p.path(f"M{x} {y}V{y - 70 * k}M{x} {y - 30 * k}l-12 -14M{x} {y - 42 * k}l12 -14M{x} {y - 54 * k}l-9 -10", "none", INK, 5)
        p.path(f"M{x} {y}V{y - 70 * k}", "none", "#f4f0e4", 2.6)
    return kit.finish(p)


def panama_canal() -> Pic:
    p = Pic(306)
    kit.sky(p, "#6f9cb8", "#c0d8d0", "#f0ecd0", low=220)
    cloud(p, 110, 80, 150, 40)
    cloud(p, 410, 100, 130, 34)
    kit.ground(p, [(0, 190), (110, 150), (230, 184), (360, 140), (504, 186)], ("#8fb088", "#5f8a68"), 1)
    bumpy(p, 0, 504, 216, 14, ("#6f9c54", "#2a5430"), 20, 40, 1.2)
    p.path("M0 250H190V400H0ZM504 250H330V400H504Z", p.lin("#c8c4b8", "#8c887c", "#4a4840", v=(0, 0, 0, 1)), INK, 2)
    p.path("M206 240H300L360 400H140Z", p.lin("#a8d4d4", "#4f94a4", "#205a70", v=(0, 0, 0, 1)), INK, 2)
    p.path("M206 240L140 400H84L186 240ZM300 240L360 400H420L318 240Z", p.lin("#e8e4d8", "#98948a", "#5a564e"), INK, 2)
    p.path("M150 168L354 176L340 300H164Z", "none")
    p.path("M178 172H322V214L306 270Q252 290 198 270L178 214Z", p.lin("#e0583a", "#8a2a1c", "#4a130c", v=(0, 0, .3, 1)), INK, 2.4)  # the ship in the lock
    p.path("M178 214Q252 234 322 214", "none", "#fffaf0", 3)
    for i, c in enumerate(("#3f78a8", "#e0a23c", "#4f8a5a", "#c8402c", "#8a98a4", "#e8dcc0", "#6a4a8c", "#3f78a8", "#d87a3c", "#4f8a8a", "#e0a23c", "#8a3a2c")):
        kit.wall(p, 184 + 22.5 * (i % 6), 150 - 22 * (i // 6), 21, 21, (c, c), 1.5)
    kit.wall(p, 222, 92, 60, 34, kit.LIME, 2)
    p.path("M228 100h48v9h-48Z", "#3a4a5a", INK, 1)
    p.path("M252 92V62M240 72h24", "none", INK, 2.4)
    p.path("M144 300L252 326L360 300V346L252 378L144 346Z", p.lin("#6a727a", "#30363c", v=(0, 0, .3, 1)), INK, 2.4)  # the mitred gates
    p.path("M252 326V378M150 316L252 342L354 316M150 332L252 360L354 332M180 310v46M216 318v50M288 318v50M324 310v46", "none", "#aab2b8", 2, .7)
    for x in (108, 396):
        kit.wall(p, x - 20, 296, 40, 22, ("#e8ecf0", "#98a4ac", "#5a666e"), 1.8)
        p.path(f"M{x - 12} 300h10v8h-10ZM{x + 2} 300h10v8h-10Z", "#2f4a5a")
        p.path(f"M{x} 298L{200 if x < 250 else 304} 244", "none", INK, 1.5)
    kit.wall(p, 20, 204, 60, 50, kit.LIME, 2)
    p.path("M12 204L50 182L88 204Z", "#b85a3a", INK, 1.8)
    palm(p, 468, 320, 130, -12, .9)
    return kit.finish(p)


def hoover_dam() -> Pic:
    p = Pic(307)
    kit.sky(p, "#5f8cb8", "#b8ccd4", "#f0dcc0", low=170)
    kit.sun(p, 90, 60, 22)
    kit.ground(p, [(0, 120), (120, 96), (200, 130), (300, 124), (400, 90), (504, 116)], ("#c89a7c", "#a8705a"), 1)
    p.path("M120 128Q252 150 384 128V160H120Z", p.lin("#78b0c8", "#3f7c9c"), INK, 1.5)
    p.path("M0 96L76 88L150 150L176 240L196 400H0ZM504 90L432 84L352 150L328 240L308 400H504Z", p.lin("#d89878", "#985c48", "#4a2a22"), INK, 2.4)
    p.path("M20 120l30 80l-10 90l30 110M80 110l30 90l10 120M480 120l-30 80l10 100l-30 100M420 110l-20 80l-16 120", "none", "#4a2a22", 2, .5)
    p.path("M112 150Q252 190 392 150L350 216L312 352Q252 372 192 352L154 216Z", p.lin("#fbf4e4", "#d4cab4", "#8a8070", v=(0, 0, 1, .15)), INK, 2.6)
    p.path("".join(f"M{num(112 + 28 * i)} {num(152 + 20 * math.sin(math.pi * i / 10))}L{num(192 + 12 * i)} {num(352 + 10 * math.sin(math.pi * i / 10))}" for i in range(1, 10)) + "M140 196Q252 230 364 196M160 240Q252 268 344 240M172 290Q252 312 332 290", "none", INK, 1.2, .25)
    p.path("M106 150Q252 192 398 150V138Q252 178 106 138Z", p.lin("#fffaf0", "#b8ae98"), INK, 2)
    for x, y in ((176, 146), (222, 152), (282, 152), (328, 146)):
        p.path(f"M{x - 9} {y + 14}v-48h18v48Z", p.lin(*kit.LIME), INK, 1.8)
        p.path(f"M{x - 11} {y - 34}h22v-7h-22Z", "#b85a3a", INK, 1.4)
    p.path("M168 352Q252 372 336 352L360 400H144Z", p.lin("#78b4b8", "#2f6a7c"), INK, 2)
    kit.wall(p, 130, 330, 64, 36, kit.LIME, 2)
    kit.wall(p, 310, 330, 64, 36, kit.LIME, 2)
    kit.arches(p, 134, 190, 362, 4, 8, 22)
    kit.arches(p, 314, 370, 362, 4, 8, 22)
    p.path("M196 366q20 14 24 34M308 366q-20 14 -24 34", "none", "#f4fcfc", 7, .85)
    for x in (440, 474):
        p.path(f"M{x - 14} 120L{x} 40L{x + 14} 120M{x - 18} 58h36M{x - 14} 74h28M{x - 11} 100h22L{x - 7} 80h14Z", "none", INK, 2.2)
    p.path("M422 58Q440 66 456 58T504 60M0 70Q220 110 422 58", "none", INK, 1.2, .6)
    return kit.finish(p)
