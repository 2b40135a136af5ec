# ruff: noqa: E731 - drawing data: long lines of coordinates and one-line helpers
"""Draws and writes Brazil's three large paintings: the bay at dawn (menu), the palace square (victory), the burning
mill (defeat).

    python -m art.tools.vistas [menu victory defeat]
"""
import math
import sys

from art.tools.figures import Man, figure, shaft
from art.tools.hats import bandana, felt, scarf, straw, tophat, turban
from art.tools.portrait.emblems import crown
from art.tools.portrait.svg_paths import INK, ROOT, mix, num, spline
from art.tools.scenery.land import leaf, sea
from art.tools.scenery.ships import rowboat
from art.tools.vista_parts import DUSK, blaze, church, crowd, nau, plume, street, sugarloaf, wood
from art.tools.wide import Wide, bank, coconut, glitter, heavens, rays, streaks, sun, varnish

W, H = 1280, 720


def menu():
    """Returns the painting of the bay of Guanabara at dawn, for the main menu: title and menu are laid over its left
    third."""
    p = Wide(1502, W, H)
    hz = 436
    heavens(p, "#23405f", (.3, "#456b86"), (.55, "#87a3a2"), (.74, "#e3c79c"), (.9, "#f8c987"), (1, "#f9b877"), low=hz)
    sun(p, 590, 402, 38, "#ffdf9a", 9, "#fff6d8")
    streaks(p, ((240, 84, 190, 9), (720, 120, 150, 8), (930, 92, 180, 10), (500, 290, 160, 9), (560, 330, 230, 8), (120, 352, 180, 7), (860, 300, 120, 6)), "#f4d4a8", .35)
    bank(p, 742, 232, 190, 40, "#f9dcb0", "#d8a98c", "#8a7d86", .85)
    bank(p, 1060, 206, 270, 52, "#fbe0b4", "#d0a890", "#7f8590", .8)
    # the mountains beyond the bay: the Organ Pipes with the Finger of God, then nearer ridges
    p.path(spline([(-10, 404), (120, 380), (240, 384), (340, 360), (420, 370), (452, 346), (470, 300), (479, 288), (487, 304), (502, 344), (522, 334), (540, 360), (580, 352), (640, 384), (700, 378), (760, 396), (800, 404)]) + f"L800 {hz}L-10 {hz}Z",
           p.lin("#7d86a0", "#d3ab96", v=(0, 0, 0, 1)), prec=0)
    p.path(spline([(-10, 418), (90, 400), (190, 414), (300, 396), (400, 416), (510, 408), (620, 424), (760, 418)]) + f"L760 {hz}L-10 {hz}Z", p.lin("#6d7c8e", "#a39a92", v=(0, 0, 0, 1)), prec=0)
    wood(p, [(-20, 436), (30, 424), (90, 418), (150, 426), (210, 434), (236, 438)], 442, ("#6d7f68", "#43584f"), 5)
    sea(p, hz, H, ("#e8b98a", "#a3a79c", "#5f8790", "#37636f", "#1f4452"), 90, "#f4dcb4", "#24505e", 0, W, .45)
    p.dab(590, 470, 300, 30, "#ffe0a0", .6)
    glitter(p, 560, hz + 4, 650, 120, "#ffe6ae", (10, 110), .75)
    nau(p, 618, 450, .13, 1, DUSK | {"sail": ("#fbe6c4", "#d8b99a", "#9a8478")}, False, False, None)
    nau(p, 574, 446, .09, 1, DUSK | {"sail": ("#fbe6c4", "#d8b99a", "#9a8478")}, False, False, None)
    sugarloaf(p, 892, 446, 1.06)
    # the town on its quay
    wood(p, [(960, 470), (1010, 420), (1080, 392), (1150, 404), (1220, 380), (1300, 396)], 500, ("#7f9a5c", "#355a40"), 13)
    street(p, 1076, 1300, 496, 44, 62)
    street(p, 930, 1010, 520, 36, 46)
    church(p, 1030, 530, .92)
    street(p, 1096, 1310, 532, 40, 58)
    quay = "M900 530H1290V590H888Z"
    p.path(quay, p.lin("#e9d2a0", "#b8945c", "#6d5232", v=(0, 0, .1, 1)), INK, 2)
    p.path("M900 532H1290M896 548H1290M893 566H1290M940 532v16M1000 532v16M1070 532v16M1140 532v16M970 548v18M1040 548v18M1110 548v18M1180 548v18M930 566v22M1000 566v22M1080 566v22M1160 566v22", "none", "#6d5232", 1.5, .7)
    p.path("M880 590H1290V602H876Z", INK, op=.35)
    people = (
        (940, Man(skin="dark", kind="shirt", coat=("#f0e6d0", "#a8977a"), legs=("#7a8a9a", "#4a5866"), boots=None, hat=straw(), arms=(((-10, -50), (-6, -66)), ((10, -50), (6, -66)))), 1),
        (968, Man(skin="brown", kind="dress", coat=("#b5342a", "#6d1f19"), skirt=("#f0e6d0", "#b8a98e"), hat=turban(), belt=None, arms=(((-11, -50), (-6, -60)), ((9, -49), (3, -43)))), -1),
        (1104, Man(skin="fair", coat=("#3f5a7a", "#22344a"), hat=tophat(), legs=("#e3d6bc", "#9c8c6c"), arms=(((-10, -49), (-8, -38)), ((11, -50), (14, -42)))), 1),
        (1132, Man(skin="fair", kind="dress", coat=("#6f4a7a", "#3f2648"), skirt=("#8a5f96", "#4a2f54"), hat=scarf("#f4ead2"), belt=None, hair="brown"), -1),
        (1190, Man(skin="olive", kind="shirt", coat=("#c98f4a", "#7d5424"), legs=("#d8caa8", "#94835f"), boots=None, hat=bandana(), stance=(((-6, -20), (-10, 0)), ((6, -20), (8, 0)))), 1),
    )
    for x, man, look in people:
        figure(p, x, 536, .5, look, man, .25)
    for x, w, col in ((1010, 22, "#8a6238"), (1034, 18, "#7a5630"), (1222, 24, "#8a6238"), (1244, 20, "#9a7246")):
        p.path(f"M{x} 538v-{w - 4}h{w}v{w - 4}Z", p.lin(mix(col, "#ffe8c0", .3), col, mix(col, INK, .4)), INK, 1.5)
        p.path(f"M{x} {538 - w * .45:.0f}h{w}", "none", "#3a2412", 1.3, .7)
    nau(p, 770, 606, 1.06, 1)
    rowboat(p, 1000, 664, 1.25, -1, 4)
    # the near shore on the right: palm, broad leaves, a toucan
    p.path(spline([(1040, 730), (1090, 690), (1160, 664), (1230, 652), (1300, 650)]) + "L1300 730Z", p.lin("#5f7a3f", "#2c4a2c", "#16281c", v=(0, 0, .2, 1)), INK, 2)
    coconut(p, 1256, 730, 520, -88, 1.9, ("#7a9a4c", "#33603a", "#163424"))
    for x, y, ln, a in ((1080, 736, 84, -112), (1120, 736, 110, -84), (1168, 736, 104, -104), (1210, 738, 120, -70), (1280, 738, 108, -98), (1044, 738, 62, -126), (1150, 740, 80, -56)):
        leaf(p, x, y, ln, a, ("#86ad58", "#3f6f3c", "#173420"))
    toucan(p, 1150, 620, 1.)
    for x, y, ln, a in ((24, 740, 110, -70), (60, 744, 96, -104), (-6, 738, 120, -86), (110, 746, 70, -60), (150, 748, 56, -110)):
        leaf(p, x, y, ln, a, ("#3f6458", "#1f4444", "#102a30"))
    for x, y, k in ((690, 292, 1), (726, 272, .8), (652, 312, .6)):
        p.path(f"M{num(x - 18 * k)} {num(y - 5 * k)}Q{num(x - 8 * k)} {num(y - 12 * k)} {num(x)} {num(y)}Q{num(x + 8 * k)} {num(y - 12 * k)} {num(x + 18 * k)} {num(y - 4 * k)}Q{num(x + 8 * k)} {num(y - 7 * k)} {num(x)} {num(y + 3 * k)}Q{num(x - 8 * k)} {num(y - 7 * k)} {num(x - 18 * k)} {num(y - 5 * k)}Z", "#2f4a60", prec=1)
    varnish(p, .22)
    return p


def toucan(p, x, y, k):
    """Draws a toucan on a bare branch, looking out to the sea on the left."""
    p.group(f'transform="translate({num(x)} {num(y)})scale({k})"')
    p.path("M-70 66C-30 54 20 56 96 34L98 42C30 66 -20 66 -68 76Z", p.lin("#a07a4e", "#5a3c20", "#33200f", v=(0, 0, 0, 1)), INK, 2)
    p.path("M40 46C54 36 60 24 76 18M-30 62C-40 52 -52 50 -60 42", "none", INK, 5)
    p.path("M40 46C54 36 60 24 76 18M-30 62C-40 52 -52 50 -60 42", "none", "#6d4a28", 2.8)
    p.path(spline([(8, 40), (20, 66), (34, 104), (24, 112), (10, 108), (0, 70), (-6, 44)], True), p.lin("#2c3440", "#12151c"), INK, 1.8)
    p.path(spline([(-22, -6), (-30, 14), (-24, 38), (-6, 52), (12, 50), (22, 34), (20, 8), (8, -18), (-8, -30), (-24, -26)], True), p.lin("#46505e", "#1c222c", "#0c0f15", v=(0, 0, 1, .5)), INK, 2)
    p.path(spline([(-26, -18), (-34, 0), (-30, 18), (-18, 26), (-6, 14), (-6, -6), (-14, -20)], True), p.lin("#fffdf0", "#fbe79a", "#e3a63a", v=(0, 0, .2, 1)), INK, 1.6)
    p.path(spline([(-29, 16), (-20, 27), (-8, 17), (-16, 22)], True), "#c8301f", INK, 1.2)
    p.path(spline([(2, -8), (16, 6), (20, 30), (12, 46), (4, 30), (-2, 8)], True), p.lin("#39434f", "#141920"), INK, 1.5)
    p.path("M4 6q8 8 10 22M2 16q6 8 8 20", "none", "#5f6d7c", 1.4, .7)
    p.path(spline([(-34, -30), (-26, -42), (-8, -44), (4, -34), (6, -18), (-6, -10), (-24, -12), (-32, -20)], True), p.lin("#46505e", "#161b23"), INK, 2)
    p.path(spline([(-30, -36), (-52, -44), (-82, -36), (-100, -14), (-98, -6), (-82, -16), (-56, -19), (-30, -20)], True), p.lin("#ffd24a", "#f08a24", "#c24a1a", v=(0, 0, .2, 1)), INK, 2)
    p.path("M-32 -26C-56 -30 -80 -26 -97 -10", "none", "#7a2a12", 1.6)
    p.path("M-101 -14Q-104 -4 -98 -3Q-92 -8 -88 -13Q-92 -24 -101 -14Z", "#1c1410")
    p.path("M-32 -37V-20", "none", "#1c1410", 4)
    p.ell(-16, -30, 7, 7, "#6fb3d8", INK, 1.5)
    p.ell(-17, -30, 3.6, 3.6, "#140c07")
    p.ell(-18.4, -31.6, 1.2, 1.2, "#fff8e7")
    p.path("M-12 50l-4 10m6 -9l0 11m8 -10l2 10", "none", "#5f7f9a", 4)
    p.end()


def palace(p, x, y, k):
    """Draws the palace in the middle of the square: dome, columns, wings with arcades."""
    p.group(f'transform="translate({num(x)} {num(y)})scale({k})"')
    wall, side = p.lin("#fff6dc", "#f6dda6", "#d8b070", v=(0, 0, 1, .3)), p.lin("#f4cf94", "#d9a869", "#a87a44", v=(0, 0, 1, .3))
    glass = p.lin("#7f97ab", "#34485c", v=(0, 0, .3, 1))
    for s in (-1, 1):
        a, b = (-232, -66) if s < 0 else (66, 232)
        p.path(f"M{a} 0V-88H{b}V0Z", side, INK, 1.8)
        p.path(f"M{a - 5} -88L{a + 5} -108H{b - 5}L{b + 5} -88Z", p.lin("#d4734a", "#a8492c", "#6a2a1a", v=(0, 0, .2, 1)), INK, 1.8)
        p.path(f"M{a - 4} -88H{b + 4}V-84H{a - 4}ZM{a} -44H{b}V-47H{a}Z", "#fff3d8", INK, 1)
        d = low = ""
        for i in range(7):
            u = a + 14 + i * 23
            d += f"M{u} -54V-76q6 -7 12 0V-54Z"
            low += f"M{u - 2} 0V-26a8 8 0 0 1 16 0V0Z"
        p.path(d, glass, "#fff3d8", 1.8)
        p.path(low, "#4a3526", "#fff3d8", 1.6)
    p.path("M-62 -112C-62 -170 -34 -196 0 -200C34 -196 62 -170 62 -112Z", p.lin("#fff0b8", "#e3b24a", "#9c6c1c", "#6d4812", v=(0, 0, 1, .3)), INK, 2)
    p.path("M-42 -114C-40 -160 -22 -188 -6 -199M-16 -114C-15 -160 -8 -186 0 -199M16 -114C15 -160 8 -186 2 -199M42 -114C40 -160 22 -188 6 -199", "none", "#7a5212", 1.5, .7)
    p.path("M-10 -200H10V-218H-10Z", wall, INK, 1.6)
    p.path("M-13 -218Q0 -236 13 -218Z", p.gold(), INK, 1.6)
    p.path("M0 -230V-276", "none", INK, 3.4)
    p.path("M1 -276q18 -8 32 0t26 -2v26q-12 6 -26 2t-32 0Z", p.lin("#3f8a5c", "#1c653e"), INK, 1.5)
    p.path("M30 -273L48 -263L30 -253L12 -263Z", "#f1cf4a", INK, .9)
    p.path("M-64 -114H64V-98H-64Z", wall, INK, 1.6)
    p.path("".join(f"M{u} -100v-8a3 3 0 0 1 6 0v8Z" for u in range(-54, 54, 12)), glass)
    p.path("M-72 0V-92H72V0Z", wall, INK, 2)
    p.path("M-82 -92L0 -128L82 -92Z", p.lin("#fffaf0", "#f3dcae", v=(0, 0, .3, 1)), INK, 2)
    p.path("M-58 -96L0 -120L58 -96Z", "#d9b070", INK, 1)
    p.ell(0, -104, 7, 7, p.gold(), INK, 1.3)
    for u in (-66, -44, -22, 12, 34, 56):
        p.path(f"M{u} -8V-86H{u + 10}V-8Z", p.lin("#fffdf4", "#f4e4c0", "#b99a68", v=(0, 0, 1, 0)), INK, 1.4)
        p.path(f"M{u - 3} -86h16v-5h-16ZM{u - 3} -4h16v-6h-16Z", "#fff6dc", INK, 1)
    p.path("M-10 -6V-50a10 10 0 0 1 20 0V-6Z", p.lin("#8a5a30", "#4a2c16"), INK, 1.6)
    p.path("M-54 -30V-66q6 -6 10 0V-30ZM44 -30V-66q5 -6 10 0V-30Z", glass, INK, 1)
    p.path("M-92 8L-80 -6H80L92 8Z", "#f4e4c0", INK, 1.6)
    p.path("M-104 18L-92 6H92L104 18Z", "#e3cfa0", INK, 1.6)
    # a red cloth hangs from the balcony
    p.path("M-24 -60H24V-40Q12 -36 0 -40T-24 -40Z", p.lin("#c43c28", "#8c1c13"), INK, 1.2)
    p.path("M-24 -60H24M-24 -42Q-12 -38 0 -42T24 -42", "none", "#f1cf74", 1.8)
    p.end()


def flag(p, x, y, h, s=1, wide=64):
    p.path(f"M{x} {y}V{y - h}", "none", INK, 5)
    p.path(f"M{x} {y}V{y - h}", "none", "#8a6238", 2.8)
    t = y - h
    q = lambda a, b: (x + s * wide * a, t + 4 + wide * .62 * b + math.sin(a * 5.4) * 5)
    up, lo = [q(i / 6, 0) for i in range(7)], [q(i / 6, 1) for i in range(6, -1, -1)]
    p.path(spline(up) + spline(lo, start="L") + "Z", p.lin("#43936a", "#1c653e", "#0f4428", v=(0, 0, 1, .3)), INK, 1.7)
    p.path("M" + "L".join(f"{num(u)} {num(v)}" for u, v in (q(.1, .5), q(.5, .08), q(.9, .5), q(.5, .92))) + "Z", "#f1cf4a", INK, 1.2)
    c = q(.5, .5)
    p.ell(*c, wide * .14, wide * .14, "#1f4e79", INK, 1)
    p.ell(x, t - 3, 5, 5, p.gold(), INK, 1.4)


FESTIVE = ("#f0e6d0", "#c98f4a", "#3f5a7a", "#8c2f22", "#6f4a7a", "#e3c27a", "#4a6a4a", "#d8caa8", "#b5543a", "#7f97ab")
UP = (((-14, -66), (-13, -80)), ((14, -66), (13, -80)))
WAVE = (((-11, -48), (-7, -40)), ((14, -64), (17, -80)))


def guests():
    """Returns the people in the foreground of the palace square, each with place, scale, direction and description."""
    c = lambda light, t=.5: (light, mix(light, INK, t))
    return (
        (60, 716, 1.5, 1, Man(skin="dark", kind="shirt", coat=c("#f4ead2", .4), legs=c("#8a765a"), boots=None, arms=UP, hat=straw())),
        (124, 728, 1.62, 1, Man(skin="brown", kind="dress", coat=c("#b5342a"), skirt=c("#f4ead2", .35), belt=None, hat=turban("#f1cf74"), arms=WAVE)),
        (190, 714, 1.44, 1, Man(skin="fair", coat=c("#2f4a6a"), legs=c("#e3d6bc", .35), hat=tophat(), beard="brown", collar="#fffaf0", arms=WAVE)),
        (252, 734, 1.3, 1, Man(skin="olive", kind="dress", coat=c("#4a6a4a"), skirt=c("#6f8a5c"), belt=None, hat=scarf("#f0e6d0"), arms=UP)),
        (306, 722, 1.36, 1, Man(skin="bronze", kind="shirt", coat=c("#c98f4a"), legs=c("#d8caa8", .35), boots=None, cut="long", arms=WAVE)),
        (1226, 716, 1.5, -1, Man(skin="olive", coat=c("#8c2f22"), legs=c("#e3d6bc", .35), hat=felt("#3a2c20", "#f1cf74"), beard="black", sash="#f1cf74", arms=WAVE)),
        (1160, 730, 1.6, -1, Man(skin="fair", kind="dress", coat=c("#6f4a7a"), skirt=c("#a37bb0"), belt=None, hair="blond", cut="bun", arms=UP)),
        (1096, 714, 1.46, -1, Man(skin="dark", coat=c("#3a3f5a"), legs=c("#c9b48a"), beard="grey", hair="grey", collar="#fffaf0", arms=WAVE)),
        (1034, 736, 1.3, -1, Man(skin="brown", kind="shirt", coat=c("#e9b872"), legs=c("#5a6a7a"), boots=None, hat=bandana(), arms=UP)),
        (982, 722, 1.34, -1, Man(skin="fair", kind="dress", coat=c("#d8a0a8"), skirt=c("#f0d8d0", .35), belt=None, hair="brown", cut="bun", arms=WAVE)),
    )


def victory():
    p = Wide(1822, W, H)
    hz = 540
    heavens(p, "#3f79aa", (.3, "#7fb0cb"), (.62, "#dfe0bd"), (.85, "#fbe3a4"), (1, "#fbd58c"), low=hz)
    rays(p, 640, 186, 36, "#fff6cf", .7, 1300)
    for x, y, w, h in ((150, 196, 330, 66), (1130, 210, 360, 70), (370, 330, 250, 44), (930, 336, 270, 46), (70, 78, 190, 34), (1210, 84, 210, 38)):
        bank(p, x, y, w, h, "#fffdf4", "#f4e3bd", "#c9b59a", .92)
    p.dab(640, 186, 300, 280, "#fff0b0", .8)
    d = "".join(f"M{num(640 + 128 * math.cos(a - .075))} {num(186 + 128 * math.sin(a - .075))}L{num(640 + (176 if i % 2 else 160) * math.cos(a))} {num(186 + (176 if i % 2 else 160) * math.sin(a))}L{num(640 + 128 * math.cos(a + .075))} {num(186 + 128 * math.sin(a + .075))}Z" for i in range(32) for a in [math.tau * i / 32])
    p.path(d, p.gold(), "#8f6418", 1)
    p.ell(640, 186, 130, 130, p.rad("#fffef4", "#fff0b8", "#f6cf6a", c=(.42, .36, .7)), "#b8842a", 3)
    p.ell(640, 186, 118, 118, "none", "#e3b95c", 1.6)
    crown(p, 640, 232, 62, 60, ("#a3221a", "#1f4e79", "#1c653e"), 5, 0, ("#2f7a4f", "#1c653e", "#0e3b23"))
    p.path(spline([(-10, 446), (90, 410), (200, 440), (320, 414), (430, 452), (560, 446), (720, 452), (860, 424), (960, 440), (1010, 446)]) + f"L1010 {hz}L-10 {hz}Z", p.lin("#8fa8ac", "#c3c3a0", v=(0, 0, 0, 1)), prec=0)
    sugarloaf(p, 990, hz - 12, .72)
    wood(p, [(-20, 520), (60, 470), (150, 456), (260, 482), (380, 490), (480, 510)], hz + 10, ("#86a35c", "#41664a"), 11)
    wood(p, [(800, 510), (900, 490), (1000, 500), (1140, 478), (1300, 456)], hz + 10, ("#86a35c", "#41664a"), 11)
    p.path(f"M0 {hz - 6}H{W}V{hz + 90}H0Z", "#b9a56c")
    street(p, -10, 420, 566, 52, 78)
    street(p, 850, 1300, 566, 52, 78)
    church(p, 150, 590, .98)
    church(p, 1136, 590, .98)
    street(p, -30, 76, 602, 66, 86)
    street(p, 226, 400, 602, 56, 76)
    street(p, 880, 1050, 602, 56, 76)
    street(p, 1214, 1300, 602, 66, 86)
    p.path("M0 596H1280V720H0Z", p.lin("#e8d4a0", "#d0b478", "#9a7f4c", v=(0, 0, 0, 1)))
    p.path("M540 596H740L1000 720H280Z", p.lin("#fff4d4", "#ecd6a2", v=(0, 0, 0, 1)), op=.8)
    p.path("".join(f"M{num(640 + (i - 4.5) * 24)} 596L{num(640 + (i - 4.5) * 84)} 720" for i in range(10)) + "M510 612H770M470 634H810M420 664H860M350 700H930", "none", "#b59a62", 1.2, .6)
    palace(p, 640, 590, 1.)
    for x, s in ((300, 1), (380, 1), (980, -1), (900, -1)):
        flag(p, x, 612, 118, s, 54)
    for x, h, k in ((452, 210, .7), (828, 210, .7)):
        coconut(p, x, 622, h, 0, k, nuts=False)
    for x0, x1, y, n, k in ((420, 560, 612, 20, .62), (720, 860, 612, 20, .62), (330, 540, 630, 22, .8), (740, 950, 630, 22, .8), (-8, 420, 650, 34, 1.02), (860, 1290, 650, 34, 1.02)):
        crowd(p, x0, x1, y, n, k, FESTIVE)
    for x, y, k, look, man in guests():
        figure(p, x, y + 44, k * 1.32, look, man, .3)
    varnish(p, .16)
    return p


def defeat():
    p = Wide(1630, W, H)
    hz = 440
    heavens(p, "#1d1a2e", (.3, "#432a44"), (.58, "#8a4048"), (.8, "#d0663a"), (1, "#f6ae58"), low=hz)
    sun(p, 330, hz - 6, 44, "#ffb45a", 8, "#fff0c0")
    streaks(p, ((220, 250, 260, 12), (520, 316, 220, 9), (100, 352, 190, 8), (640, 200, 200, 10), (330, 130, 260, 12), (60, 170, 150, 9)), "#e08a52", .35)
    bank(p, 150, 214, 300, 50, "#b8605a", "#6a3c50", "#3a2840", .8)
    bank(p, 560, 262, 240, 36, "#d0745a", "#7a4454", "#43304a", .8)
    p.path("M930 60h.1M840 100h.1M1180 50h.1M620 40h.1M120 60h.1M420 70h.1M720 90h.1M1080 120h.1M260 30h.1", "none", "#f6e6c8", 2.4, .8)
    p.path(spline([(-10, 428), (110, 404), (220, 424), (330, 432), (480, 430), (600, 410), (720, 420), (860, 384), (990, 396)]) + f"L990 {hz + 4}L-10 {hz + 4}Z", p.lin("#5a3a4c", "#8a4a48", v=(0, 0, 0, 1)), prec=0)
    sugarloaf(p, 566, hz + 4, .68, DUSK)
    sea(p, hz, H, ("#f0944a", "#a8564a", "#5a3a48", "#2c2230", "#1a1622"), 80, "#e8985a", "#1a1420", 0, W, .5)
    glitter(p, 330, hz + 4, 680, 130, "#ffcf80", (12, 90), .8)
    nau(p, 140, hz + 10, .2, 1, DUSK, False, True, None)
    nau(p, 300, hz + 22, .34, 1, DUSK, False, True, None)
    nau(p, 500, hz + 64, .66, 1, DUSK, False, True, None)
    plume(p, [(1110, 380), (1040, 300), (980, 210), (880, 130), (740, 60), (600, 0)], 44, 96, "#6a5058", "#221a26", "#c2502a", 13)
    plume(p, [(1220, 260), (1230, 180), (1180, 90), (1120, 20)], 26, 62, "#5a4550", "#221a26", "#a8452a", 8)
    p.path(spline([(660, 730), (700, 640), (770, 566), (880, 524), (1010, 506), (1160, 500), (1300, 476)]) + "L1300 730Z", p.lin("#5a3c30", "#3a2626", "#1c141a", v=(0, 0, .2, 1)), INK, 2.2)
    blaze(p, 1100, 430, 300, 210, 9)
    mill(p)
    blaze(p, 1010, 412, 110, 96, 5)
    blaze(p, 1130, 408, 150, 140, 6)
    p.dab(1090, 420, 260, 190, "#ff8a2a", .35)
    r = p.rng
    p.path("".join(f"M{r.uniform(840, 1270):.0f} {r.uniform(120, 440):.0f}h.1" for _ in range(60)), "none", "#ffc24a", 2.6, .9)
    cane(p)
    for x, y, k, look, man in fugitives():
        figure(p, x, y, k, look, man, .4)
    # the standard in the mud
    p.path("M560 716L700 640", "none", INK, 9)
    p.path("M560 716L700 640", "none", "#7a5636", 5)
    p.path(spline([(690, 646), (664, 634), (640, 652), (604, 646), (586, 676), (610, 690), (640, 680), (668, 700), (700, 676)], True), p.lin("#3f7a54", "#1c4a30", "#0f2a1c"), INK, 2)
    p.path("M650 648L676 660L652 682L624 668Z", "#c9a53a", INK, 1.4)
    for x, y, ln, a in ((20, 740, 110, -70), (70, 744, 90, -108), (130, 748, 70, -64)):
        leaf(p, x, y, ln, a, ("#3a2c30", "#221a22", "#141018"))
    varnish(p, .3)
    return p


def mill(p):
    """Draws the burning sugar mill: walls lit from within, the roof fallen in, the great wheel."""
    wall = p.lin("#b87a58", "#8a5442", "#5a342e", "#33201f", v=(0, 0, 1, .4))
    p.path("M1196 470V252H1236V470Z", wall, INK, 2.2)
    p.path("M1190 254V240H1242V254Z", "#7a4a40", INK, 2)
    p.path("M1196 300H1236M1196 336H1236M1196 372H1236M1216 272v28M1206 300v36M1226 336v36", "none", INK, 1.3, .5)
    blaze(p, 1216, 242, 44, 56, 3)
    p.path("M930 566V452H1262V566Z", wall, INK, 2.4)
    p.path("M930 566V520Q1090 534 1262 516V566Z", INK, op=.25)
    p.path("M908 458L962 396L1000 396L1012 424L1040 404L1062 396L1074 432L1112 402L1150 398H1236L1284 458Z", p.lin("#7a3a28", "#4a221c", "#241214", v=(0, 0, .4, 1)), INK, 2.4)
    p.path("M920 450L970 404M940 452L984 402M1080 446L1118 410M1104 450L1146 404M1136 452L1176 402M1176 452L1206 402M1216 452L1236 404", "none", "#1c0f10", 1.8, .8)
    p.path("M962 400V366M1040 406L1054 368M1112 404L1104 362M1164 398V352M1012 424L1066 388", "none", INK, 9)
    p.path("M962 400V366M1040 406L1054 368M1112 404L1104 362M1164 398V352M1012 424L1066 388", "none", "#4a2c20", 5)
    for x in (960, 1080, 1144, 1208):
        p.path(f"M{x} 566V514a17 17 0 0 1 34 0V566Z", p.lin("#fff0b0", "#ffb43e", "#d8601c", v=(0, 0, 0, 1)), INK, 2.2)
        p.path(f"M{x + 8} 566V532a9 9 0 0 1 18 0V566Z", "#fff6cc")
    p.path("M1012 478h22v28h-22ZM1046 478h22v28h-22Z", "#ffb43e", INK, 2)
    p.path("M1023 478v28M1012 492h22M1057 478v28M1046 492h22", "none", INK, 1.6)
    spokes = "".join(f"M906 566L{num(906 + 66 * math.cos(math.radians(a)))} {num(566 + 66 * math.sin(math.radians(a)))}" for a in range(10, 370, 45))
    for w, c in ((15, INK), (9, "#7a5038")):
        p.ell(906, 566, 60, 60, "none", c, w)
    for w, c in ((9, INK), (4.6, "#7a5038")):
        p.path(spokes, "none", c, w)
    p.ell(906, 566, 12, 12, p.rad("#b88a5a", "#5a3826"), INK, 2)
    p.path("M862 606C880 626 930 630 952 606", "none", "#ffb45a", 2.4, .6)


def cane(p):
    """Draws trampled cane on the slope, rim-lit by the fire."""
    r = p.rng
    stalks, lit = "", ""
    for i in range(44):
        x, tilt = 740 + i * 13 + r.uniform(-6, 6), r.uniform(-55, 55)
        y, h = 640 + r.uniform(0, 70) - max(0, i - 20) * .6, r.uniform(34, 84)
        tx, ty = x + math.sin(math.radians(tilt)) * h, y - h
        stalks += f"M{num(x)} {num(y)}L{num(tx)} {num(ty)}"
        for _ in range(2):
            a = math.radians(r.uniform(-170, -10))
            ex, ey = tx + math.cos(a) * 26, ty + math.sin(a) * 22
            lit += f"M{num(tx)} {num(ty)}Q{num((tx + ex) / 2)} {num((ty + ey) / 2 - 8)} {num(ex)} {num(ey + 8)}Q{num((tx + ex) / 2 + 2)} {num((ty + ey) / 2 + 2)} {num(tx)} {num(ty)}Z"
    p.path(stalks, "none", "#140d12", 6.5, prec=0)
    p.path(stalks, "none", "#8a6a42", 3, prec=0)
    p.path(lit, p.lin("#a87f42", "#3f3a2c", v=(1, 0, 0, 1)), "#140d12", 1, prec=0)
    p.path(spline([(640, 730), (760, 694), (900, 684), (1080, 678), (1300, 660)]) + "L1300 730Z", p.lin("#2f2024", "#141018", v=(0, 0, 0, 1)))


def fugitives():
    """Returns the people who flee with what they can carry, each with place, scale, direction and description; the last
    one looks back."""
    c = lambda light, t=.55: (light, mix(light, INK, t))
    walk = (((-7, -20), (-13, -1)), ((6, -20), (9, 0)))
    return (
        (724, 690, 1.5, -1, Man(skin="brown", kind="shirt", coat=c("#b89a78"), legs=c("#6a5848"), boots=None, hat=straw("#a8864a"), stance=walk, arms=(((-10, -50), (-4, -58)), ((9, -50), (12, -60))),
                                front=(shaft((14, -66), (-14, -60), "#5a3c22"), bundle(-15, -54, 8, "#8a5a3a")))),
        (794, 686, 1.42, -1, Man(skin="olive", kind="dress", coat=c("#7a3a34"), skirt=c("#5a4450"), belt=None, hat=scarf("#b08a72"), arms=(((-9, -50), (2, -46)), ((10, -50), (4, -45))), front=(bundle(4, -48, 6, "#d8b08a"),))),
        (846, 682, .98, -1, Man(skin="olive", kind="shirt", coat=c("#a87a52"), legs=c("#5a4a44"), boots=None, stance=walk, arms=(((-9, -50), (-12, -44)), ((10, -54), (16, -62))))),
        (908, 688, 1.5, 1, Man(skin="dark", kind="shirt", coat=c("#d0b08a"), legs=c("#6a5848"), boots=None, hat=bandana("#8a2f24"), arms=(((-11, -48), (-9, -38)), ((13, -60), (12, -70))))),
    )


def bundle(u, v, r, col):
    def draw(X, p, k):
        x, y = X(u, v)
        p.ell(x, y, r * k, r * .9 * k, p.rad(mix(col, "#ffe0b0", .4), col, mix(col, INK, .5)), INK, 1.4)
        p.path(f"M{num(x - r * k * .4)} {num(y - r * k * .6)}q{num(r * k * .4)} {num(r * k * .5)} {num(r * k * .8)} 0", "none", INK, 1.2, .7)
    return draw


PICTURES = {f.__name__: f for f in (menu, victory, defeat)}

if __name__ == "__main__":
    for name in sys.argv[1:] or PICTURES:
        (ROOT / "screens" / f"{name}.svg").write_text(PICTURES[name]().svg(), encoding="utf-8", newline="\n")
