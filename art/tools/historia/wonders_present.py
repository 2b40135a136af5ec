"""Draws the wonders of Era III of the 20th and 21st centuries, from the Sydney Opera House to Apollo 11; cool skies."""

from __future__ import annotations

import math

from art.tools.historia import masonry as kit
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, num, poly
from art.tools.scenery.land import bumpy, cloud, sea, smoke


def christ_the_redeemer() -> Pic:
    p = Pic(308)
    kit.sky(p, "#5f84b8", "#c0b8cc", "#fad0a4", low=300)
    kit.sun(p, 252, 128, 60, "#fff0cc", 2.6)
    sea(p, 236, 330, ("#a8c4cc", "#5f94ac", "#3f7490"), 20)
    kit.ground(p, [(0, 252), (40, 236), (110, 246), (180, 262), (230, 290)], ("#7f9884", "#5f7c6c"), 1, 300)
    p.path("M360 292C370 230 380 200 396 200C418 200 420 240 440 292Z", p.lin("#8fa07c", "#4f6a54"), INK, 1.8)  # the Sugarloaf
    p.path("M0 300Q120 280 200 300T504 286V400H0Z", p.lin("#e0d4bc", "#a89c90", v=(0, 0, 0, 1)), INK, 1.2)
    p.path("".join(f"M{10 + 15 * i} {318 + (i * 11) % 12}v-{12 + (i * 31) % 22}h11v{12 + (i * 31) % 22}Z" for i in range(33)), "#f4ece0", "#8a8490", 1)
    p.path("M60 400C130 360 190 322 214 306H290C320 324 390 362 450 400Z", p.lin("#6f8a54", "#2a4a30", v=(0, 0, .2, 1)), INK, 2.2)
    bumpy(p, 96, 200, 384, 10, ("#6f9a54", "#24482a"), 18, 20, 1)
    bumpy(p, 310, 420, 384, 10, ("#6f9a54", "#24482a"), 18, 20, 1)
    kit.taper(p, 252, 320, 64, 46, 44, ("#b8b0a4", "#6d665e", "#33302c"), 2.2)
    g = p.lin("#fffdf6", "#dcd8cc", "#8c887e", v=(0, 0, 1, .2))
    p.path("M224 278L232 130C234 112 270 112 272 130L280 278Z", g, INK, 2.4)
    p.path("M236 120L110 106L86 112L84 124L106 128L132 152L236 158ZM268 120L394 106L418 112L420 124L398 128L372 152L268 158Z", g, INK, 2.4)
    p.path("M232 158l-6 116M246 150q-4 60 -6 126M260 150q6 60 4 126M132 150q-6 -20 -2 -40M372 150q6 -20 2 -40M180 150q-4 -20 0 -32M324 150q4 -20 0 -32M232 170q20 16 40 0", "none", "#78746a", 1.8, .7)
    p.path("M240 118V102H264V118Z", "#a8a498", INK, 1.6)
    p.path("M236 114C232 98 232 76 240 70C246 64 258 64 264 70C272 76 272 98 268 114C264 118 262 110 262 104H242C242 110 240 118 236 114Z", "#c9c5b8", INK, 1.8)
    p.path("M242 84C242 74 262 74 262 84C263 96 260 104 252 108C244 104 241 96 242 84Z", p.lin("#fffdf6", "#dcd8cc", "#a8a498", v=(0, 0, 1, .3)), INK, 1.6)
    p.path("M243 96C244 108 248 114 252 114C256 114 260 108 261 96C258 102 256 100 252 100C248 100 246 102 243 96Z", "#b8b4a6", INK, 1.1)
    p.path("M245 86h4M255 86h4M252 86v7M249 97h6", "none", "#5f5b52", 1.3)
    p.path("M240 74q12 -8 24 0M237 90q-1 12 1 20M267 90q1 12 -1 20", "none", "#78746a", 1.2, .7)
    for x, y in ((150, 70), (170, 82), (352, 62)):
        p.path(f"M{x - 9} {y}q5 -6 9 0q4 -6 9 0", "none", INK, 2)
    return kit.finish(p)


def pentagon() -> Pic:
    p = Pic(309)
    kit.sky(p, "#6f8cb0", "#c4d0d8", "#ecdcc4", low=140)
    cloud(p, 380, 60, 150, 34)
    sea(p, 112, 150, ("#a8c0cc", "#6f98a8"), 8)
    p.path("M248 118l3 -70l2 -6l2 6l3 70Z", p.lin(*kit.LIME), INK, 1.2)
    kit.ground(p, [(0, 140), (250, 128), (504, 142)], ("#a4b878", "#6a8848", "#38502a"))
    bumpy(p, 0, 504, 146, 5, ("#7fa060", "#3a5c38"), 13, 12, 1)

    def five(r: float, up: float = 0) -> list[tuple[float, float]]:
        return [(252 + r * 1.22 * math.cos(math.radians(a)), 256 + r * .62 * math.sin(math.radians(a)) - up) for a in (-90, -18, 54, 126, 198)]

    for r, roof in ((172, 1), (146, 0), (128, 1), (104, 0), (86, 1), (62, 0)):
        a, b = five(r, 22), five(r)
        if roof:
            kit.shape(p, [b[4], b[3], b[2], b[1], a[1], a[2], a[3], a[4]], ("#fbf2dc", "#c8b894", "#7d705a"), 2)
            p.path("".join(f"M{num(b[j][0] + (b[j + 1][0] - b[j][0]) * t / 18)} {num(b[j][1] + (b[j + 1][1] - b[j][1]) * t / 18 - 5)}v-11" for j in (1, 2, 3) for t in range(1, 18)), "none", "#4a4438", 2)
            kit.shape(p, a, ("#e4ddcc", "#aaa490", "#7a7464"), 2.2)
        else:
            kit.shape(p, five(r, 22), ("#6a6454", "#3a362e"), 1.5)
    kit.shape(p, five(54, 12), ("#a8c478", "#5f8048"), 1.8)
    p.ell(252, 242, 7, 4, "#d8d0bc", INK, 1.2)
    for a, b in zip(five(172, 22), five(62, 22), strict=True):
        p.path(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "none", "#efe8d6", 7)
        p.path(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "none", INK, 1.2, .5)
    p.path("M0 372Q120 350 250 384T504 366", "none", "#6a6a6c", 16)
    p.path("M0 372Q120 350 250 384T504 366", "none", "#fffaf0", 1.4)
    p.path("".join(f"M{20 + 13 * i} 330h8v5h-8Z" for i in range(5)) + "".join(f"M{424 + 13 * i} 326h8v5h-8Z" for i in range(5)), "#a3321f", INK, .8)
    return kit.finish(p)


def united_nations() -> Pic:
    p = Pic(310)
    kit.sky(p, "#5f8cc0", "#b8d0e0", "#f0ecdc", low=300)
    cloud(p, 90, 80, 140, 36)
    p.path("".join(f"M{17 * i} 310v-{40 + (i * 53) % 110}h16v{40 + (i * 53) % 110}Z" for i in range(30)), "#a0acb8", "#808e9c", 1.2)
    kit.wall(p, 266, 44, 92, 274, ("#d8f0f4", "#6fa8bc", "#2f6278"), 2.6)
    p.path("".join(f"M270 {52 + 9 * i}h84" for i in range(29)) + "".join(f"M{277 + 11.5 * i:.0f} 48V314" for i in range(7)), "none", "#2a5266", 1.2, .6)
    p.path("M274 50L300 50L272 190Z", "#ffffff", op=.35)
    kit.shape(p, [(358, 44), (374, 52), (374, 318), (358, 318)], ("#f4f0e4", "#a8a498"), 2)
    p.path("M40 318V262Q130 292 250 240V318Z", p.lin(*kit.LIME, v=(0, 0, 1, .2)), INK, 2.4)
    kit.dome(p, 150, 272, 30, 24, kit.STEEL, 0, 3, 0)
    p.path("M40 262Q130 292 250 240V254Q130 304 40 274Z", p.lin("#fffdf6", "#c4bcaa"), INK, 2)
    p.path("".join(f"M{54 + 14 * i} {288 - i * .6:.0f}V318" for i in range(13)), "none", "#6a7c88", 3)
    kit.wall(p, 374, 286, 110, 32, ("#d8f0f4", "#6fa8bc", "#2f6278"), 2)
    kit.ground(p, [(0, 318), (504, 316)], ("#a8c070", "#64884a", "#3a5830"))
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
    return kit.finish(p)


def apollo_11() -> Pic:
    p = Pic(311)
    kit.sky(p, "#0c1424", "#1c2c4c", "#3f5478", low=320)
    r = p.rng
    for _ in range(50):
        p.ell(r.uniform(8, 496), r.uniform(8, 240), r.uniform(.6, 1.5), r.uniform(.6, 1.5), "#fff8e4")
    p.ell(92, 84, 40, 40, p.rad("#fffdf0", "#d8d4c8", "#8a8a92"), INK, 1.6)
    for x, y, q in ((80, 74, 8), (106, 92, 10), (86, 104, 6), (112, 68, 5)):
        p.ell(x, y, q, q * .9, "#a8a8a8", op=.5)
    p.dab(252, 350, 200, 100, "#ffb860", .9)
    kit.wall(p, 344, 76, 34, 260, ("#d8604a", "#8a2a1c", "#4a130c"), 2)
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
    kit.wall(p, 300, 336, 120, 14, ("#8a8e94", "#3a3e44"), 1.8)
    return kit.finish(p)


def sydney_opera_house() -> Pic:
    p = Pic(312)
    kit.sky(p, "#4f84c0", "#b0d0e4", "#f4ecdc", low=270)
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
    return kit.finish(p)


def large_hadron_collider() -> Pic:
    p = Pic(313)
    kit.sky(p, "#0f1a2c", "#24384c", "#101820")
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
    kit.folk(p, [(150, 388, 2), (340, 390, 2)], ("#2f6aa8", "#e2772a"), "#d9a377")
    for x in (150, 340):
        p.path(f"M{x - 6} {348 if x < 200 else 350}q6 -9 12 0Z", "#fffaf0", INK, 1.4)
    return kit.finish(p)


def space_station() -> Pic:
    p = Pic(314)
    kit.sky(p, "#060a14", "#0f1c34", "#24406c")
    r = p.rng
    for _ in range(60):
        p.ell(r.uniform(8, 496), r.uniform(8, 250), r.uniform(.6, 1.6), r.uniform(.6, 1.6), "#fff8e4")
    p.ell(252, 640, 400, 360, "#8ac0e8", op=.35)
    p.ell(252, 650, 396, 356, p.rad("#6fb0d8", "#2f6aa0", "#122a50", c=(.4, .1, .6)), INK, 1.6)
    p.path("M60 372q40 -30 90 -30q20 14 70 10q-10 24 -60 30l-20 18H40ZM300 330q50 -10 90 10l60 40l-20 20H330q-10 -30 -30 -70Z", p.lin("#a8b070", "#5f7c48"), INK, 1.2)
    kit.streaks(p, [(90, 340, 120), (250, 366, 140), (330, 316, 90)], "#ffffff", .8)
    p.raw('<g transform="rotate(-9 252 180)">')
    p.path("M40 172H464V184H40Z", p.lin("#e4e8ec", "#8a949c"), INK, 1.8)
    p.path("".join(f"M{44 + 12 * i} 184l6 -12l6 12" for i in range(35)), "none", "#4a525a", 1.3)
    for x in (44, 92, 366, 414):
        for y in (64, 192):
            kit.wall(p, x, y, 42, 100, ("#e0b058", "#a86a2c", "#5a3414"), 1.8)
            p.path("".join(f"M{x} {y + 10 * k}h42" for k in range(1, 10)) + f"M{x + 14} {y}v100M{x + 28} {y}v100", "none", "#4a2c14", 1.1, .7)
            p.path(f"M{x + 21} {y}v100", "none", "#f4e8c8", 2.6)
    for x in (162, 306):
        kit.wall(p, x, 186, 30, 74, ("#fffdf6", "#c8ccd0", "#8a9298"), 1.6)
        p.path("".join(f"M{x} {194 + 9 * k}h30" for k in range(8)), "none", "#8a9298", 1)
    c = p.lin("#ffffff", "#d0d4d8", "#6a7278", v=(0, 0, 0, 1))
    p.path("M196 156H312V198H196ZM232 110H272V156H232ZM236 198H268V262H236ZM240 262H264L270 286H234Z", c, INK, 2.2)
    p.path("M196 160h-14v32h14M312 160h14v32h-14M232 124h40M236 220h32M236 244h32M224 156v42M284 156v42", "none", INK, 1.8)
    p.ell(252, 177, 9, 9, "#4a86a8", INK, 1.8)
    p.path("M234 110L240 84H264L270 110ZM252 84V66", p.lin("#a8b070", "#4a5a34"), INK, 2)
    p.path("M200 92h30v16h-30ZM274 92h30v16h-30Z", p.lin("#4a6aa8", "#20345f"), INK, 1.6)
    p.raw("</g>")
    return kit.finish(p)


def seed_vault() -> Pic:
    p = Pic(315)
    kit.sky(p, "#0f1c38", "#24486c", "#6f98b0", low=280)
    for x, c in ((60, "#7af0b8"), (170, "#a8f0d0"), (300, "#7ad8e8"), (410, "#9af0b0")):  # northern lights
        p.path(f"M{x} 190Q{x - 30} 120 {x + 10} 20Q{x + 40} 10 {x + 70} 30Q{x + 40} 120 {x + 80} 190Z", p.lin((0, c, 0), (.5, c, .5), (1, c, 0), v=(0, 0, 0, 1)))
    for x, y in ((40, 30), (130, 60), (220, 26), (280, 80), (360, 40), (460, 70), (480, 24)):
        p.ell(x, y, 1.5, 1.5, "#fff8e4")
    kit.ground(p, [(0, 220), (100, 150), (180, 190), (300, 110), (400, 170), (504, 130)], ("#c8dcec", "#8aa8c4"), 1.2)
    kit.ground(p, [(0, 300), (140, 262), (270, 180), (360, 196), (504, 250)], ("#f4fafc", "#c0d4e4", "#7f9cb8"), 1.8)
    kit.shape(p, [(236, 352), (236, 142), (262, 132), (318, 132), (318, 352)], ("#c8ccd0", "#8a9098", "#4a5058"), 2.6)
    kit.shape(p, [(318, 132), (400, 190), (446, 300), (318, 352)], ("#8a929a", "#4f565e", "#2a3036"), 2.4)
    p.path("M246 152L262 142H308V238H246Z", p.lin("#c8fff4", "#5fd0d8", "#2f7c9c"), INK, 2)
    r = p.rng
    for _ in range(34):
        x, y, q = r.uniform(250, 300), r.uniform(148, 226), r.uniform(5, 11)
        p.path(poly([(x, y), (x + q, y + q * .4), (x + q * .3, y + q)]), ("#ffffff", "#a8f4f0", "#e0fffc")[_ % 3], "#2f7c9c", .8)
    p.dab(276, 190, 90, 80, "#a8fff4", .45)
    kit.wall(p, 254, 256, 46, 90, ("#e4e8ec", "#9aa2aa", "#5a626a"), 2)
    p.path("M277 256v90M270 300h4M280 300h4", "none", INK, 2.2)
    p.path("M300 120L230 360H340Z", "#c8fff4", op=.12)
    kit.ground(p, [(0, 340), (150, 330), (250, 346), (350, 344), (504, 320)], ("#ffffff", "#d0e0ec", "#8aa4c0"))
    p.path("M222 350H306L330 400H170Z", p.lin("#b8c4cc", "#7c8a94"), INK, 1.6)
    kit.folk(p, [(210, 382, 1.8), (330, 384, 1.8)], ("#c8402c", "#e0a23c"), "#e3b78c")
    for x, y in ((232, 374), (244, 380)):
        kit.wall(p, x, y, 22, 14, ("#d8a868", "#8a5c2c"), 1.4)
    p.path("M248 370q-2 -12 -10 -14M248 370q0 -14 8 -18", "none", "#4f8a3a", 3)
    kit.tufts(p, 20, 140, 372, 394, 6, "#8aa4c0", 6)
    return kit.finish(p)
