"""Draws the wonders of Era I round the ancient seas: gardens, temples, statues, the arena; warm skies."""

from __future__ import annotations

import math

from art.tools.figures import Man, figure, shaft
from art.tools.historia import masonry as kit
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, num, spline
from art.tools.scenery.land import bumpy, cloud, palm, sea


def hanging_gardens() -> Pic:
    p = Pic(104)
    kit.sky(p, "#7fb0c8", "#e3dcb4", "#f6e2ae", low=300)
    kit.sun(p, 420, 80, 24)
    cloud(p, 120, 84, 150, 36)
    kit.ground(p, [(0, 278), (200, 268), (504, 276)], ("#c9b070", "#94783c"))
    for i, (x, w) in enumerate(((56, 392), (96, 312), (138, 228), (182, 140))):
        y = 330 - 62 * i
        kit.wall(p, x, y - 56, w, 62, ("#f2cf96", "#cf9a58", "#85562a"), 2, 0)
        kit.arches(p, x + 10, x + w - 10, y + 4, max(2, round(w / 42)), 25, 40, "#4a2c18")
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
    kit.ripples(p, 350, 394, 24)
    p.path("M96 372q34 14 72 0l-8 12h-56ZM132 372v-34l24 30Z", "#c9924e", INK, 1.8)
    return kit.finish(p)


def temple_of_artemis() -> Pic:
    p = Pic(105)
    kit.sky(p, "#6fa0c4", "#cfdccc", "#f6e6b8", low=280)
    kit.sun(p, 74, 96, 24)
    cloud(p, 380, 70, 150, 40)
    kit.ground(p, [(0, 240), (100, 206), (200, 236), (360, 214), (504, 238)], ("#8fa07a", "#6d7f58"))
    kit.ground(p, [(0, 300), (504, 296)], ("#b8b06a", "#7d7a3c", "#45461f"))
    for i in range(4):
        kit.wall(p, 62 - 7 * i, 288 + 9 * i, 380 + 14 * i, 10, kit.LIME, 1.5)
    kit.columns(p, 84, 420, 178, 288, 11, 17, kit.LIME, "#5a3a24")
    p.path("M66 152H438V178H66Z", p.lin(*kit.LIME, v=(0, 0, 1, .2)), INK, 2)
    p.path("".join(f"M{76 + 20 * i} 156v18m6 -18v18" for i in range(18)), "none", "#8a5a3a", 1.4, .6)
    p.path("M66 166H438", "none", "#b0503a", 3, .7)
    kit.gable(p, 56, 448, 152, 74, ("#fffaf0", "#e6d2aa", "#a88a5c"))
    p.path("M252 96l8 14l-3 34h-10l-3 -34Z", p.lin(*kit.GILT), INK, 1.6)
    p.ell(252, 94, 6, 7, "#f1cf74", INK, 1.5)
    p.path("M236 114q-16 4 -18 24M268 114q16 4 18 24", "none", INK, 2.2)
    for x in (56, 252, 448):
        y = 78 if x == 252 else 152
        p.path(f"M{x} {y}l-7 -10l7 -12l7 12Z", p.lin(*kit.GILT), INK, 1.4)
    p.path("M60 150L252 80L444 150", "none", "#2f6a86", 3.4)
    # drums with carved women at the foot, a deer, the grove
    p.path("".join(f"M{85 + 32 * i} 262h17" for i in range(11)), "none", "#b0503a", 3, .7)
    for x, h in ((28, 130), (476, 140), (456, 96), (50, 90)):
        kit.cypress(p, x, 328, h)
    kit.folk(p, [(190, 350, 1.3), (216, 346, 1.25), (300, 352, 1.35)], ("#fffaf0", "#c9607a", "#2f6a86"), "#d9a377")
    p.path("M366 366V346C360 340 366 332 376 334H398L406 318L412 312M402 316L398 306M408 316L412 304M404 326L412 330L406 338L402 344V366M374 350V366M394 350V366", "none", INK, 6)
    p.path("M366 366V346C360 340 366 332 376 334H398L406 318L408 322L412 330L406 338L402 344V366M374 350V366M394 350V366M372 340H400", "none", "#c08a4e", 3.4)
    kit.tufts(p, 0, 504, 366, 398, 40, "#45501f")
    return kit.finish(p)


def statue_of_zeus() -> Pic:
    p = Pic(106)
    kit.sky(p, "#3a2418", "#6d4426", "#8a5a30")
    for x in (40, 116, 388, 464):  # the hall
        p.path(f"M{x - 18} 340L{x - 15} 40H{x + 15}L{x + 18} 340Z", p.lin("#f4e0b4", "#c4965a", "#5f3a1c", v=(0, 0, 1, 0)), INK, 2)
        p.path(f"M{x - 6} 50V336M{x + 5} 50V336", "none", INK, 1.3, .3)
        p.path(f"M{x - 24} 24h48v16h-48Z", p.lin(*kit.SAND), INK, 1.8)
    p.path("M0 0H504V24H0Z", p.lin("#c9924e", "#7d5226", v=(0, 0, 0, 1)), INK, 2)
    p.path("".join(f"M{8 + 30 * i} 6h16v12h-16Z" for i in range(17)), "#a3321f", INK, 1)
    p.path("M150 24L70 400H240Z", "#ffe9b0", op=.2)
    p.path("M0 340H504V400H0Z", p.lin("#6d5240", "#2b1c12", v=(0, 0, 0, 1)), INK, 2)
    kit.wall(p, 148, 306, 208, 40, ("#5a4a40", "#3a2c24", "#1d130c"))
    p.path("M156 320h192M156 332h192", "none", "#d9a53a", 2.4)
    p.path("M168 306V140L180 120H324L336 140V306Z", p.lin("#d9a53a", "#94641d", "#4a2c10"), INK, 2.4)
    p.path("M180 300V148H324V300Z", "#4a1d18", INK, 1.6)
    p.ell(176, 118, 9, 9, "#f1cf74", INK, 2)
    p.ell(328, 118, 9, 9, "#f1cf74", INK, 2)
    # ivory and gold: the sceptre with its eagle, Victory on the hand, the mantle over the knees
    god = Man(skin="#ecd2a4", kind="native", coat=("#d9a53a", "#f1cf74"), hair="#c8963a", cut="short", beard="#c8963a", hat=_laurel, stance=(((-8, -33), (-8, -10)), ((8, -33), (9, -10))), arms=(((-15, -54), (-20, -64)), ((15, -50), (22, -52))), back=(shaft((-21, -6), (-19, -96), "#f1cf74", 1.5),))
    figure(p, 252, 340, 2.75, 1, god, 0)
    cloth = "M222 238C244 228 276 230 292 244L300 268C296 290 298 304 292 318H268L258 290L246 290L240 318H210C208 296 206 276 212 256Z"
    p.path(cloth, p.lin("#fff0b8", "#d9a53a", "#94641d", "#5f3a10", v=(0, 0, .8, 1)), INK, 2.2)
    p.path("M226 244C246 254 274 256 294 250M220 262C236 272 250 278 256 290M288 266C276 272 264 280 260 290M222 276q-4 20 -6 40M286 278q4 20 4 38M236 284q-4 16 -4 32M276 284q4 14 4 32", "none", "#7d5412", 1.8, .8)
    p.path(spline([(228, 178), (244, 186), (262, 200), (286, 244), (274, 246), (252, 214), (234, 196), (224, 190)], True), p.lin("#fff0b8", "#d9a53a", "#94641d"), INK, 2)
    x, y = 252 + 22 * 2.75, 340 - 55 * 2.75
    figure(p, x, y, .42, -1, Man(skin="#e3b24a", kind="dress", coat=("#f1cf74", "#94641d"), hair="#d9a53a", cut="bun", belt=None, arms=(((-14, -64), (-16, -78)), ((14, -60), (20, -70)))), 0)
    p.path(f"M{num(x - 2)} {num(y - 22)}q16 -14 22 -2q-10 8 -22 8ZM{num(x + 2)} {num(y - 22)}q-16 -14 -22 -2q10 8 22 8Z", p.lin(*kit.GILT), INK, 1.2)
    ex, ey = 252 - 19 * 2.75, 340 - 97 * 2.75
    p.path(f"M{num(ex)} {num(ey)}q-16 -14 -24 -6q6 12 24 12q18 0 24 -12q-8 -8 -24 6ZM{num(ex)} {num(ey - 2)}q6 -10 12 -4l-6 8Z", p.lin(*kit.GILT), INK, 1.5)
    for x in (84, 420):
        p.path(f"M{x - 14} 350h28l-6 10v22h-16v-22Z", p.lin(*kit.GILT), INK, 1.8)
        p.path(f"M{x} 318q14 18 8 32h-16q-8 -14 8 -32Z", p.lin("#ffe98a", "#e2662a", v=(0, 0, 0, 1)), INK, 1.4)
        p.dab(x, 336, 50, 50, "#ffc860", .5)
    kit.folk(p, [(206, 388, 1.2), (300, 390, 1.2)], ("#fffaf0", "#2f5f86"), "#d9a377")
    return kit.finish(p)


def mausoleum() -> Pic:
    p = Pic(107)
    kit.sky(p, "#7088b0", "#d8b8a0", "#f8d8a0", low=300)
    kit.sun(p, 408, 150, 26)
    kit.streaks(p, [(30, 70, 140), (330, 60, 140)], "#fff0d0", .6)
    sea(p, 238, 300, ("#8fb3c0", "#4f8494"), 20)
    kit.ground(p, [(0, 262), (90, 246), (160, 270), (360, 270), (504, 240)], ("#a8a06a", "#6d6a3c"))
    kit.ground(p, [(0, 330), (504, 326)], ("#d2bb84", "#9a7c48", "#54401f"))
    kit.tiers(p, 252, 338, 250, 34, 2, 12, kit.LIME, 2, 12)
    p.path("M138 304H366", "none", "#b0503a", 5, .6)
    kit.wall(p, 150, 248, 204, 22, kit.LIME, 2)
    kit.columns(p, 158, 346, 172, 248, 8, 14, kit.LIME, "#4a3424")
    kit.wall(p, 146, 160, 212, 13, kit.LIME, 2)
    for i in range(9):  # the stepped roof
        w = 204 - 19 * i
        kit.wall(p, 252 - w / 2, 151 - 8.5 * i, w, 9, kit.LIME, 1.3)
    p.path("M232 76h40v8h-40Z", p.lin(*kit.GILT), INK, 1.5)
    p.path("M226 74V60q6 -10 14 -8l2 -12l6 4l2 10h18l4 -10q10 2 10 12v18h-6v-10h-8v10h-6v-12h-12v12h-6v-12h-6v10Z", p.lin(*kit.GILT), INK, 1.7)
    p.path("".join(f"M{170 + 26.5 * i:.0f} 246v-22m-3 0h6" for i in range(7)), "none", "#fffaf0", 4)
    for x in (122, 382):
        kit.wall(p, x - 12, 314, 24, 26, kit.LIME, 1.6)
        p.path(f"M{x - 14} 314v-14q8 -12 18 -8l6 -8l6 6l-4 10v14Z", p.lin(*kit.LIME), INK, 1.8)
    p.path(kit.arch(252, 338, 26, 44), "#4a2c18", INK, 1.8)
    for x, h in ((40, 150), (72, 110), (452, 150), (482, 108)):
        kit.cypress(p, x, 356, h)
    kit.folk(p, [(236, 372, 1.3), (300, 366, 1.2)], ("#a3321f", "#fffaf0"), "#c98f62")
    return kit.finish(p)


def colossus() -> Pic:
    p = Pic(108)
    kit.sky(p, "#5f98bc", "#b8d4cc", "#f8e4b0", low=270)
    kit.sun(p, 96, 80, 26)
    cloud(p, 410, 110, 130, 36)
    kit.ground(p, [(0, 244), (110, 214), (180, 240), (330, 250), (420, 218), (504, 236)], ("#9aa78a", "#7d8f74"), 0, 280)
    sea(p, 252, 400, ("#8fc0c8", "#4f8c9c", "#2c5f74"), 60)
    kit.wall(p, 0, 268, 150, 70, kit.SAND, 2, 14)
    kit.wall(p, 366, 268, 140, 70, kit.SAND, 2, 14)
    for x in (12, 52, 92, 424, 462):
        kit.wall(p, x, 236, 30, 34, ("#fffaf0", "#e3d0a8", "#a88a5c"), 1.5)
        p.path(f"M{x - 4} 236l19 -14l19 14Z", "#b85a3a", INK, 1.4)
    kit.wall(p, 206, 322, 96, 34, kit.LIME, 2.2, 12)
    kit.wall(p, 196, 350, 116, 24, kit.LIME, 2.2)
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
    p.path("M200 46h24l-4 -12h-16Z", p.lin(*kit.GILT), INK, 1.8)
    p.path("M212 6q14 14 8 28h-16q-8 -12 8 -28Z", p.lin("#ffe98a", "#e2562a", v=(0, 0, 0, 1)), INK, 1.6)
    p.dab(212, 24, 40, 36, "#ffd070", .5)
    for x, y, k in ((100, 352, 1), (404, 366, 1.2)):  # galleys
        p.path(f"M{x - 40 * k} {y}q{40 * k} {18 * k} {84 * k} -4l-8 {16 * k}h{-66 * k}ZM{x} {y}v{-46 * k}", p.lin("#b07c45", "#5f3a1c"), INK, 2)
        p.path(f"M{x - 22 * k} {y - 44 * k}h{44 * k}q6 {18 * k} 0 {34 * k}h{-44 * k}q6 {-16 * k} 0 {-34 * k}Z", p.lin("#fffaf0", "#d9b48c"), INK, 1.6)
        p.path(f"M{x - 20 * k} {y - 30 * k}h{42 * k}", "none", "#a3321f", 4)
        p.path("".join(f"M{num(x + (-28 + 10 * i) * k)} {num(y + 7 * k)}l-6 {num(14 * k)}" for i in range(6)), "none", INK, 1.6)
    return kit.finish(p)


def lighthouse() -> Pic:
    p = Pic(109)
    kit.sky(p, "#1f3454", "#4a5a80", "#c9846a", "#f6b870", low=290)
    p.path("M252 62L0 10V96ZM252 62L504 20V110Z", "#ffe9a0", op=.4)
    for x, y in ((40, 40), (90, 120), (150, 30), (360, 150), (420, 50), (470, 160), (330, 24)):
        p.ell(x, y, 1.6, 1.6, "#fff8e4")
    kit.ground(p, [(0, 276), (140, 264), (300, 272), (504, 262)], ("#6d5a6a", "#4a4050"), 0, 300)
    sea(p, 276, 400, ("#b88a80", "#4f5f7c", "#24344f"), 60, "#ffd9a0")
    p.path("M110 352C140 322 200 312 252 312C320 312 380 324 404 352Z", p.lin("#b89a6c", "#6d5232", "#3a2818"), INK, 2)
    kit.wall(p, 168, 296, 168, 32, kit.SAND, 2, 11)
    kit.taper(p, 252, 296, 104, 84, 118, ("#fff3d4", "#d9b887", "#7d5a3a"), 2.4)
    for y in (200, 226, 252):
        p.path("".join(f"M{226 + 24 * i} {y}h6v12h-6Z" for i in range(3)), "#4a2c18", INK, 1)
    p.path(kit.arch(252, 296, 22, 32), "#4a2c18", INK, 1.6)
    kit.wall(p, 204, 170, 96, 10, kit.LIME, 1.6)
    for x in (208, 296):
        p.path(f"M{x - 4} 170q-4 -12 4 -16q8 4 4 16Z", "#7f9a8c", INK, 1.3)
    kit.taper(p, 252, 170, 62, 52, 56, ("#fff3d4", "#d9b887", "#7d5a3a"), 2.2)
    p.path("M240 152h6v12h-6ZM260 152h6v12h-6ZM240 130h6v12h-6ZM260 130h6v12h-6Z", "#4a2c18")
    kit.wall(p, 220, 108, 64, 8, kit.LIME, 1.5)
    kit.taper(p, 252, 108, 38, 36, 26, ("#fff3d4", "#d9b887", "#7d5a3a"), 2)
    p.path("M236 82V58M268 82V58M247 82V58M258 82V58", "none", INK, 4)
    p.dab(252, 66, 70, 60, "#ffd860", .9)
    p.path("M252 46q13 16 8 36h-16q-6 -20 8 -36Z", p.lin("#fff6b0", "#f08a2c", v=(0, 0, 0, 1)), INK, 1.4)
    p.path("M230 58L252 40L274 58Z", p.lin(*kit.GILT), INK, 1.8)
    p.path("M252 40v-14m-4 4h8", "none", "#f1cf74", 3)
    p.path("M220 330h64l24 70h-110Z", "#ffe9a0", op=.22)
    p.path("M56 344q40 18 88 -4l-8 20h-70ZM100 344v-62q34 12 36 52Z", p.lin("#9a6a3c", "#4d3018"), INK, 2)
    p.path("M102 284q32 12 34 48l-34 6Z", p.lin("#fff3d4", "#c9a07a"), INK, 1.6)
    return kit.finish(p)


def library() -> Pic:
    p = Pic(110)
    kit.sky(p, "#5a3a22", "#7d5430", "#4a2c18")
    p.path("M176 0H328V150Q252 90 176 150Z", p.lin("#8fc0d8", "#f6e6b8", v=(0, 0, 0, 1)), INK, 2)
    p.path("M0 22H176V40H0ZM328 22H504V40H328Z", p.lin(*kit.SAND), INK, 1.8)
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
        p.path(f"M{x - 24} 40h48v8h-48Z", p.lin(*kit.SAND), INK, 1.5)
    kit.wall(p, 206, 150, 92, 160, ("#c9b48c", "#a8875a", "#6d5030"))
    p.path(kit.arch(252, 310, 56, 128), p.lin("#bfe0e6", "#8fc0c8", v=(0, 0, 0, 1)), INK, 2)
    p.path("M246 310V230h-4l10 -30l10 30h-4v80Z", "#d9b887", INK, 1.4)  # the lighthouse outside
    p.path("M224 284h56v26h-56Z", "#5f96ac")
    kit.ground(p, [(0, 312), (252, 318), (504, 312)], ("#d2a868", "#8a5f30", "#4a2c14"))
    p.path("M60 400L190 318M160 400L220 318M344 400L284 318M444 400L314 318M0 350H504", "none", INK, 1.5, .3)
    p.path("M164 340H340L352 352H152ZM176 352V384M328 352V384", p.lin("#a8713f", "#5f3a1c"), INK, 3)
    p.path("M196 338q-6 -8 2 -10h60q8 2 4 10q-6 6 -14 0Z", p.lin("#fff8e4", "#e0c48a"), INK, 1.6)
    p.path("M206 333h44", "none", INK, 1.2, .6)
    p.ell(296, 322, 17, 17, p.rad("#bfe0e6", "#4a86a8", "#24506f"), INK, 1.8)
    p.path("M282 330q14 -14 30 -12M296 305v34", "none", "#f1cf74", 2)
    kit.folk(p, [(126, 380, 2.1), (386, 384, 2.1)], ("#fffaf0", "#2f5f86"), "#c08a5c")
    return kit.finish(p)


def colosseum() -> Pic:
    p = Pic(115)
    kit.sky(p, "#6f94b8", "#d8c8b0", "#f8d898", low=290)
    kit.sun(p, 430, 90, 24)
    kit.streaks(p, [(40, 60, 170), (210, 100, 130)], "#fff3d8", .7)
    kit.ground(p, [(0, 252), (80, 236), (180, 256), (504, 240)], ("#9aa06a", "#6d7a48"))
    for x, h in ((18, 80), (44, 100), (486, 96)):
        kit.cypress(p, x, 290, h)
    kit.ground(p, [(0, 318), (504, 312)], ("#e0c48c", "#b08a50", "#6a4a24"))
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
            d += kit.arch(x, y + dy - 6, w, hh * .68)
            e += f"M{num(252 - 188 * math.cos(math.pi * i / 13))} {num(y + 22 * math.sin(math.pi * i / 13) - 2)}v{num(-hh + 6)}"
        p.path(d, p.lin("#2b180c", "#5a381c", v=(0, 0, 0, 1)), INK, 1.4)
        p.path(e, "none", "#fff6dc", 3.4, .75)
        p.path(f"M62 {y - hh + 2}Q252 {y - hh + 46} {442 if y > 230 else 404} {y - hh + (2 if y > 230 else 14)}", "none", INK, 4.4)
        p.path(f"M62 {y - hh + 2}Q252 {y - hh + 46} {442 if y > 230 else 404} {y - hh + (2 if y > 230 else 14)}", "none", "#fff0cc", 2.4)
    p.path("".join(f"M{num(110 + 26 * i)} {num(152 + 9 * math.sin(math.pi * i / 10))}h9v12h-9Z" for i in range(10)), "#4a2c18", INK, 1)
    p.path("M96 132C150 110 300 104 356 130", "none", "#fff6dc", 3)
    p.path("".join(f"M{num(104 + 25 * i)} {num(130 - 14 * math.sin(math.pi * i / 10))}v-12" for i in range(11)), "none", INK, 2.4)
    kit.folk(p, [(120, 382, 1.3), (146, 376, 1.2), (330, 384, 1.4), (362, 378, 1.2), (250, 378, 1.2)], ("#fffaf0", "#a3321f", "#fffaf0", "#2f5f86", "#d9a53a"), "#d9a377")
    return kit.finish(p)


def _laurel(p, c, k, ink):
    """A wreath of olive leaves."""
    for u, v in ((-4.2, -2), (-3.6, -4), (-2, -5.6), (0, -6.4), (2, -5.8), (3.4, -4.2)):
        x, y = c(u, v)
        p.ell(x, y, 1.9 * k, 1 * k, "#6f9a46", INK, ink * .5, rot=-30 + u * 12)
