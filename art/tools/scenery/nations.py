
"""Draws history scenes of Brazil's indigenous peoples: Guaicuru cavalry, Coroados, Guarani, a Tupi woman."""

import math

from art.tools.figures import Man, figure
from art.tools.hats import feathers, shaved
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, W, along, brush_d, num, spline
from art.tools.scenery.land import bumpy, cloud, finish, grass, land, leaf, palm, pt, sea, sky
from art.tools.scenery.people import horse, limb, person
from art.tools.scenery.ships import pole


def guaicuru_cavalry():
    p = Pic(59)
    sky(p, "#7a9ab0", "#d8c79c", "#f6d896", low=220)
    cloud(p, 120, 80, 190, 54, "#fff6e0", "#c4a888")
    cloud(p, 390, 60, 170, 46, "#fff6e0", "#c4a888")
    land(p, [(0, 190), (80, 176), (160, 184), (260, 170), (340, 182), (430, 172), (504, 182)], ("#8a9a80", "#9aa27a"), 1)
    bumpy(p, -4, 508, 200, 8, ("#6d8a54", "#3f5c38"), 11, 14, 1)
    land(p, [(0, 212), (150, 206), (330, 208), (504, 204)], ("#d6c27c", "#b89a54", "#7a6030"), 1.2)
    for x, hh, k in ((438, 116, .8), (474, 138, .9), (40, 96, .7), (404, 88, .6)):
        palm(p, x, 222, hh, 6, k, nuts=False)
    p.path("M0 280C150 244 340 250 504 236V262C340 280 150 284 0 330Z", "#f6e6a8", op=.4)
    # the far herd and its dust
    for x, y in ((330, 226), (370, 232), (410, 226), (286, 232)):
        p.dab(x + 20, y + 8, 60, 18, "#f0dfb4", .55)
    for x, y, k in ((388, 214, .34), (292, 212, .32)):
        p.raw(f'<use href="#rider" transform="translate({x} {y})scale({k})"/>')
    for x, y, rx, ry in ((430, 290, 90, 26), (330, 300, 80, 24), (480, 330, 80, 34)):
        p.dab(x, y, rx, ry, "#efdcae", .7)
    horse(p, 384, 268, .72, ("#e6dcc8", "#a3957c"), "#f4ead2", paint="#c8301f")
    p.dab(466, 320, 90, 30, "#efdcae", .75)
    # the leader
    horse(p, 214, 308, 1.12, ("#9a5a2c", "#5a2f14"), "#1d120a", paint="#c8301f", ident=' id="rider"')
    for x, y, rx, ry in ((330, 372, 110, 26), (240, 382, 90, 18), (420, 366, 90, 34)):
        p.dab(x, y, rx, ry, "#f0dfb4", .75)
    p.path("".join(f"M{x} {y}l{dx} {dy}" for x, y, dx, dy in ((340, 366, 8, -10), (356, 360, 12, -6), (318, 372, 5, -12), (130, 368, 8, -7), (390, 356, 10, -12))), "none", "#6d5028", 4)
    grass(p, 0, 504, 360, 400, 80, ("#b0a04e", "#6d7a34", "#8a6d30"), 18, lean=5)
    finish(p)
    return p


def coroados():
    p = Pic(60)
    # deep forest with light falling in from the top left
    sky(p, "#c9d08c", "#7d9a5c", "#3f5c3a", low=400)
    p.dab(110, 60, 200, 130, "#f6f0b8", .8)
    bumpy(p, -6, 510, 96, 30, ("#8fa868", "#4f7048"), 26, 60, 1)
    bumpy(p, -6, 200, 150, 30, ("#6f8f56", "#3a5836"), 26, 60, 1.2)
    bumpy(p, 330, 510, 150, 30, ("#5c7d4c", "#2c472c"), 28, 60, 1.2)
    for x, w, ln in ((70, 26, 8), (440, 34, -10), (372, 16, 4), (150, 14, 6)):
        p.path(brush_d([(x, 330), (x + ln * .4, 180), (x + ln, -10)], w * 1.3, w, w * .8), p.lin("#a08a5c", "#6d5634", "#3a2a18", v=(0, 0, 1, 0)), INK, 2)
        p.path(f"M{x - w * .2} 290q4 -60 2 -120M{x + w * .2} 240q4 -60 4 -130", "none", "#3a2a18", 2, .5)
    p.path("M70 -4C120 60 100 130 150 170M440 -4C400 70 420 140 384 200M300 -6C310 40 290 60 300 110", "none", "#3f4f26", 4)
    for x, y, a in ((112, 60, 30), (106, 110, 100), (404, 70, 150), (414, 130, 120), (298, 70, 60)):
        leaf(p, x, y, 30, a, ("#8fb05c", "#4f7a3e", "#2a4a26"))
    p.path("M0 0H180L60 400H0ZM220 0H270L220 400H150Z", "#fff6c0", op=.14)
    land(p, [(0, 316), (120, 300), (252, 294), (390, 300), (504, 312)], ("#8a8048", "#5f5a2e", "#2c2a16"), 1.4)
    # warriors behind: bows and clubs
    def warrior(x, y, k, lk, paint, arms, bow=True, skin="bronze"):
        person(p, x, y, k, skin, (paint,), kind="native", look=lk, hat=shaved, cut="none", arms=arms)
        p.path(f"M{num(x - 6 * k)} {num(y - 49.5 * k)}q{num(6 * k)} {num(4 * k)} {num(12 * k)} 0M{num(x - 6 * k)} {num(y - 46 * k)}q{num(6 * k)} {num(4 * k)} {num(12 * k)} 0", "none", "#8c1c13", 1.5 * k, .85)
    def longbow(x, y, hh, lk):
        p.path(f"M{x} {y - hh / 2}Q{x + lk * hh * .26} {y} {x} {y + hh / 2}", "none", INK, 6)
        p.path(f"M{x} {y - hh / 2}Q{x + lk * hh * .26} {y} {x} {y + hh / 2}", "none", "#8a5a2c", 3.4)
        p.path(f"M{x} {y - hh / 2}L{x} {y + hh / 2}", "none", "#f4ead2", 1.3)
    pole(p, (120, 330), (96, 150), 3, "#7a5630", 13)
    warrior(124, 330, 1.56, 1, "#f0b23a", ([(-8, -55), (-13, -46), (-9, -36)], [(8, -55), (14, -46), (10, -36)]))
    longbow(402, 246, 150, 1)
    warrior(384, 332, 1.6, -1, "#2f6f9c", ([(8, -55), (15, -50), (14, -56)], [(-8, -55), (-14, -46), (-10, -36)]))
    warrior(440, 344, 1.72, -1, "#c8301f", ([(-8, -55), (-14, -60), (-18, -70)], [(8, -55), (13, -44), (10, -34)]))
    pole(p, (408, 250), (398, 160), 5, "#5a3a1e")
    warrior(66, 352, 1.8, 1, "#c8301f", ([(8, -55), (16, -52), (20, -60)], [(-8, -55), (-13, -44), (-12, -32)]))
    longbow(104, 246, 170, 1)
    p.path("M66 250L140 238", "none", INK, 4)
    p.path("M66 250L140 238", "none", "#d9b98a", 2)
    p.path("M140 238l-10 -3 2 6Z", "#dfe6ea", INK, 1.3)
    # the signal: one foot on a fallen trunk, head thrown back, the great horn raised to the light
    p.path("M150 356Q252 332 372 350L378 384Q250 366 150 388Z", p.lin("#a8905c", "#6d5634", "#33261a", v=(0, 0, .1, 1)), INK, 2.4)
    p.ell(376, 367, 10, 17, p.lin("#d9bd84", "#94743f"), INK, 2)
    p.path("M376 356q5 10 0 22M170 366q60 -14 150 -10M190 378q60 -10 140 -8", "none", "#4a3820", 1.8, .7)
    p.dab(250, 200, 120, 150, "#f6f0b8", .5)
    p.path("M252 127C226 121 196 101 170 57L142 73C170 117 206 137 250 135Z", p.lin("#f0dcae", "#b88a4e", "#5f3f1c", v=(0, 0, .6, 1)), INK, 2.6)
    p.ell(156, 65, 17, 7.5, p.lin("#4a3018", "#24160a"), INK, 2.2, rot=-31)
    p.path("M186 87l-14 12M204 105l-10 13", "none", "#8c1c13", 4)
    p.path("M176 75Q200 109 240 124", "none", "#fff6dc", 2, .7)
    figure(p, 270, 358, 3.36, -1, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), hat=shaved, cut="none", arms=(((-15, -51), (-8, -40)), ((15, -60), (16.6, -70))), stance=(((-6, -20), (-8, -1)), ((7, -22), (6, -3)))), 0)
    p.path("M252 196q22 10 46 -2M250 208q22 10 46 -2M250 220q22 8 44 -2", "none", "#8c1c13", 4, .8)
    p.path("".join(f"M{x} {num(162 + 12 * (1 - ((x - 270) / 20) ** 2))}l3 11 4 -10Z" for x in range(252, 288, 6)), "#fffaf0", INK, 1.2)
    # sound going out
    p.path("M96 34Q84 52 96 72M78 22Q60 50 80 82M60 10Q36 48 62 92", "none", "#fffbe0", 3, .5)
    for x, y, ln, a in ((8, 408, 96, -72), (36, 412, 80, -48), (-6, 404, 90, -100), (496, 408, 96, -108), (466, 412, 80, -132), (508, 400, 90, -84), (250, 420, 50, -70), (284, 420, 46, -110)):
        leaf(p, x, y, ln, a, ("#6f9450", "#355c34", "#16301c"))
    finish(p)
    return p


def guarani():
    p = Pic(61)
    # the last act: the flood by moonlight, seen on a stage
    sky(p, "#1f3350", "#3f5f78", "#8fa390", "#d6c490", low=224)
    p.dab(330, 96, 130, 110, "#f4ecc0", .6)
    p.ell(330, 92, 34, 34, p.lin("#fffdf0", "#e8dcae"), "#c9b87c", 1.4)
    p.ell(322, 84, 7, 5, "#c9bd8c", op=.35)
    p.ell(342, 100, 9, 6, "#c9bd8c", op=.3)
    cloud(p, 180, 92, 150, 40, "#a8b4b8", "#4a5f74", .8)
    cloud(p, 400, 130, 140, 34, "#c9c8b0", "#5f7080", .85)
    land(p, [(60, 206), (120, 180), (190, 190), (260, 200)], ("#4a6470", "#3f5a60"), 0)
    bumpy(p, 50, 460, 206, 16, ("#54705a", "#25402f"), 18, 24, 1.2)
    # drowned forest: crowns over the water
    sea(p, 218, 400, ("#b8b48a", "#5f8284", "#2f5560", "#183642"), 120, "#eaf2dc", "#12303a")
    for y, w in ((226, 60), (236, 80), (248, 66), (262, 90), (280, 70)):
        p.path(f"M{330 - w / 2 + y % 9} {y}h{w}", "none", "#fffbe0", 2.8, .7)
    palm(p, 120, 264, 110, -8, .9, ("#3f6048", "#1f3a2a", "#7d9a68"))
    palm(p, 408, 262, 124, 12, .95, ("#3f6048", "#1f3a2a", "#7d9a68"))
    p.path("M104 262q16 -8 32 0M392 262q16 -8 34 0", "none", "#eaf2dc", 3, .8)
    # the uprooted palm, floating: trunk across, crown at the right, roots at the left
    p.ell(260, 344, 170, 14, "#0c222a", op=.5)
    p.path(brush_d([(84, 350), (210, 330), (356, 312)], 30, 27, 20), p.lin("#c09a64", "#84623a", "#3f2c18", v=(0, 0, .1, 1)), INK, 2.6)
    p.path("".join(f"M{x} {num(350 - (x - 84) * .14 - 13)}q6 12 2 26" for x in range(104, 346, 20)), "none", "#3a2816", 2, .7)
    p.path("M90 342q-20 -14 -34 -6M86 350q-24 -2 -36 12M90 358q-14 10 -18 24M96 340q-10 -18 -22 -22", "none", INK, 8)
    p.path("M90 342q-20 -14 -34 -6M86 350q-24 -2 -36 12M90 358q-14 10 -18 24M96 340q-10 -18 -22 -22", "none", "#94703f", 4.6)
    back, rib = "", ""
    for a in (-118, -92, -66, -40, -14, 12, 36, 60):
        r = math.radians(a)
        q = [(352, 312), (352 + 50 * math.cos(r), 306 + 44 * math.sin(r) - 10), (352 + 96 * math.cos(r), 318 + 62 * math.sin(r) + 8)]
        back += brush_d(q, 2, 19, .5)
        rib += spline(q) + "".join(f"M{pt(along(q, t))}l{num(math.cos(r) * 8)} 13" for t in (.4, .55, .7, .85))
    p.path(back, p.lin("#8fb068", "#4f7d48", "#24452c"), INK, 2)
    p.path(rib, "none", "#1d3a24", 1.8, .8, prec=0)
    # Peri, feathered, kneeling against the stream, and Ceci in white
    person(p, 216, 330, 1.9, "fair", ("#fffaf0", "#b8b0a0"), kind="dress", pose="kneel", look=1, hair="#d9a94e", cut="long", belt=None, arms=([(8, -55), (16, -54), (22, -58)], [(-8, -55), (-13, -46), (-6, -38)]))
    p.path("M208 320C196 344 180 352 168 350C186 338 190 322 196 308Z", p.lin("#fffaf0", "#c9c0ae"), INK, 1.8)
    person(p, 278, 330, 2.16, "bronze", ("#c8301f",), kind="native", pose="stand", look=-1, hat=feathers(("#c8301f", "#f0b23a", "#2f6f9c"), 9, 10), hair="#15100c", arms=([(-8, -56), (-15, -48), (-20, -37)], [(8, -56), (18, -66), (26, -78)]))
    # water breaking on the trunk
    p.path("M70 366q20 -12 40 0t40 -2 40 -2 40 -4 40 -2 40 -2 40 -4 36 0", "none", "#f4faf0", 5, .85)
    p.path("M110 378q20 -8 40 0t40 -2 40 0M300 366q20 -8 40 0t40 -4", "none", "#f4faf0", 2.4, .6)
    # stage: proscenium curtain and the gilt edge of the boards
    for sd in (0, 1):
        p.group(f'transform="matrix({-1 if sd else 1} 0 0 1 {W if sd else 0} 0)"')
        p.path("M0 0H104C96 60 92 110 60 170C44 200 40 240 58 286C64 320 50 366 54 400H0Z", p.lin("#d24a44", "#8c1c1c", "#4a0a0c", v=(0, 0, 1, 0)), INK, 2.6)
        p.path("M80 0C74 60 64 120 36 176M54 0C52 60 44 120 18 178M28 0C28 60 20 110 6 150M44 236C50 290 34 340 36 400M22 236C26 290 16 340 18 400", "none", "#33060a", 4, .5)
        p.path("M92 0C86 60 80 110 50 168M66 0C62 60 56 110 28 172M50 250C58 300 44 350 46 400", "none", "#f08a78", 2, .5)
        p.path("M0 196Q34 216 60 172L66 184Q40 232 0 212Z", p.gold(), INK, 2)
        p.path("M52 196v16M44 204v18M36 210v18", "none", "#e8bd55", 3.4)
        p.end()
    p.path("M0 0H504V26Q462 54 420 28Q378 58 336 30Q294 60 252 30Q210 60 168 30Q126 58 84 28Q42 54 0 26Z", p.lin("#d24a44", "#8c1c1c", "#5f0f12", v=(0, 0, 0, 1)), INK, 2.4)
    p.path("M0 26Q42 54 84 28Q126 58 168 30Q210 60 252 30Q294 60 336 30Q378 58 420 28Q462 54 504 26", "none", "#e8bd55", 4.4)
    p.path("M54 388H450V400H54Z", p.gold((0, 0, 1, 0)), INK, 2)
    finish(p)
    return p


def tupi_woman():
    p = Pic(62)
    sky(p, "#7fa6ba", "#c9d4bc", "#f4dfa8", low=230)
    cloud(p, 110, 78, 190, 60, "#fffaf0", "#c4b094")
    cloud(p, 424, 66, 150, 52, "#fffaf0", "#c4b094")
    # the estate in the plain: house, mill, rows of trees, a river
    land(p, [(0, 200), (70, 182), (150, 190), (250, 176), (360, 188), (440, 174), (504, 184)], ("#8aa090", "#8fa280"), 1)
    land(p, [(0, 214), (120, 204), (260, 210), (400, 202), (504, 208)], ("#8fa05c", "#6d8244", "#54663a"), 1)
    p.path("M0 262C80 240 120 250 180 236C120 232 60 232 0 240Z", p.lin("#cfe0d6", "#8fb3b0"), op=.95)
    p.path("M52 212V190H112V212ZM44 192L58 176H106L120 192Z", p.lin("#fffaf0", "#d6c4a0"), INK, 1.5)
    p.path("M44 192L58 176H106L120 192Z", p.lin("#c46a42", "#8a3d22"), INK, 1.5)
    p.path("M62 212v-10h8v10M82 212v-10h8v10M98 212v-10h8v10", "none", "#5a3a22", 2.4)
    bumpy(p, 126, 190, 206, 8, ("#6f8f50", "#3f5f38"), 10, 10, 1)
    bumpy(p, 330, 420, 204, 8, ("#6f8f50", "#3f5f38"), 10, 10, 1)
    land(p, [(0, 292), (110, 276), (252, 284), (390, 270), (504, 282)], ("#a8a058", "#7a7a3c", "#3f4420"), 1.4)
    p.path("M0 320C140 286 350 292 504 300V320C350 312 150 316 0 352Z", "#f4eaa8", op=.3)
    # a banana plant on the right with its hand of fruit
    p.path(brush_d([(418, 372), (414, 280), (422, 176)], 30, 24, 18), p.lin("#b8b86a", "#7a8a3f", "#43542a", v=(0, 0, 1, 0)), INK, 2.2)
    p.path("M408 350q6 -50 4 -90M424 330q4 -60 4 -110", "none", "#43542a", 2, .6)
    for a, ln in ((-168, 108), (-140, 112), (-104, 100), (-66, 104), (-30, 92), (0, 84), (-192, 76)):
        leaf(p, 422, 178, ln, a, ("#a3c068", "#5f8f46", "#2f5a30"), .3, .28 if a > -100 else -.28)
    for i in range(3):
        for j in range(4):
            x, y = 380 + j * 9 - i * 2, 214 + i * 16
            p.path(f"M{x} {y}q-6 10 2 18q6 -2 5 -16Z", p.lin("#f6dc6a", "#c9a02c"), INK, 1.4)
    p.path("M414 190Q396 192 392 212", "none", "#6d7a34", 6)
    p.path("M394 262q-10 12 -2 26q12 -8 8 -24Z", p.lin("#a34a5a", "#5f1f30"), INK, 1.6)
    # she stands: water gourd, basket on her head, the child astride her hip
    p.ell(250, 382, 66, 9, INK, op=.4)
    mi, sh = "#b0764a", "#6d4023"
    f = p.lin("#e6b684", mi, sh, v=(0, 0, .8, .6))
    limb(p, [(260, 318), (266, 350), (264, 378)], 22, f, 2.2)
    p.path("M256 374q16 -4 24 6q-12 6 -28 2Z", f, INK, 2)
    limb(p, [(228, 318), (222, 350), (224, 380)], 22, f, 2.2)
    p.path("M232 378q-14 -6 -26 4q8 8 28 4Z", f, INK, 2)
    # white skirt
    d = spline([(210, 220), (202, 260), (194, 330), (240, 338), (290, 330), (282, 262), (272, 220)], True)
    p.path(d, p.lin("#fffdf6", "#e8decb", "#a89a82", v=(0, 0, 1, .3)), INK, 2.6)
    for q in ([(226, 236), (216, 280), (212, 328)], [(244, 240), (242, 290), (244, 334)], [(262, 236), (268, 280), (272, 330)]):
        p.brush(q, .8, 5, 1, "#7d705c", .5)
    p.path("M197 322q48 12 93 0", "none", "#8c1c13", 3, .8)
    # far arm, raised to the basket
    limb(p, [(272, 162), (304, 138), (290, 96)], 18, f, 2.2)
    # torso with a crossed cotton cloth
    p.path(spline([(216, 152), (210, 180), (216, 212), (208, 232), (242, 242), (278, 232), (270, 208), (278, 176), (270, 152), (242, 144)], True), f, INK, 2.4)
    p.path("M216 154L240 146L276 196C278 212 276 226 276 234Q242 244 208 234C210 222 214 214 214 204C208 190 210 170 216 154Z", p.lin("#fffaf0", "#e0d4bc", "#a3957c", v=(0, 0, 1, .5)), INK, 2.2)
    for q in ([(226, 158), (246, 186), (270, 210)], [(218, 176), (236, 200), (264, 224)], [(214, 204), (232, 220), (256, 234)]):
        p.brush(q, .6, 4, .6, "#7d705c", .5)
    # neck, hair behind, head
    p.path(spline([(222, 96), (212, 128), (214, 160), (226, 168), (232, 140), (258, 140), (264, 164), (272, 158), (272, 124), (264, 94)], True), p.lin("#3a2c24", "#1a1310", "#0e0a08"), INK, 2.2)
    p.path(brush_d([(244, 128), (243, 142), (242, 156)], 22, 21, 28), p.lin(mi, sh, v=(0, 0, 0, 1)), INK, 1.8)
    p.path("M232 150q10 8 22 0", "none", mi, 3)
    hd = spline([(222, 104), (223, 120), (230, 134), (240, 141), (252, 137), (262, 122), (265, 104), (256, 88), (240, 84), (226, 90)], True)
    p.path(hd, p.lin("#ecc090", "#bf8656", "#7a4a2a", v=(0, 0, 1, .4)), INK, 2.3)
    p.dab(258, 118, 9, 22, sh, .55)
    p.dab(234, 96, 10, 7, "#fff0d0", .5)
    p.dab(231, 122, 7, 5, "#b84a30", .45)
    p.dab(252, 122, 6, 4.5, "#b84a30", .3)
    for x, w in ((231, 5), (248, 5.6)):
        p.brush([(x - w, 105.5), (x, 103), (x + w, 105)], .6, 2, .6, "#1a0f09", .9)
        p.dab(x, 110, w * 1.5, 4.5, sh, .5)
        p.path(f"M{x - w + .5} 111Q{x} 107.5 {x + w - .5} 110.500Q{x} 113.5 {x - w + .5} 111Z", "#eadcc4", INK, .9)
        p.ell(x - 1, 110.6, 2, 2.1, "#1d0f08")
        p.brush([(x - w, 111), (x, 107.6), (x + w, 110.4)], .6, 2, .8, "#1a0d07")
    p.path("M236.5 108Q234 118 232.5 121.500Q235 125 240 123", "none", "#5a3018", 1.5, .9)
    p.dab(241, 120, 4, 7, sh, .45)
    p.brush([(231, 130), (237, 129), (245, 130)], .6, 2, .6, "#6b2a1e")
    p.dab(238, 132.5, 5, 2, "#a8503c", .7)
    p.path(spline([(222, 106), (224, 92), (238, 88), (254, 92), (264, 108), (267, 98), (258, 82), (240, 78), (224, 84), (219, 96)], True), p.lin("#4a3a30", "#1d1613", "#0e0a08"), INK, 1.8)
    p.path("M228 90q8 -6 16 -6M240 86q10 0 18 8", "none", "#7a6656", 1.6, .8)
    p.line([(227, 144), (242, 156), (260, 145)], INK, 4)
    p.raw('<path d="M227 144Q242 164 260 145" fill="none" stroke="#e86a4a" stroke-width="4" stroke-dasharray=".1 5"/>')
    # the basket, woven, with a calabash, fruit and a hammock cloth
    p.path("M206 62C196 40 214 34 226 44C230 28 250 26 254 42C268 30 288 40 276 62Z", p.lin("#e8c06a", "#b8843a", "#6d4a1c"), INK, 2)
    p.ell(226, 46, 12, 14, p.lin("#d9a05a", "#94602c", "#5a3616"), INK, 2)
    p.ell(252, 44, 11, 11, p.lin("#f0a04a", "#c2601f"), INK, 2)
    p.ell(270, 50, 9, 10, p.lin("#a8c05a", "#5f8030"), INK, 2)
    leaf(p, 214, 48, 34, -150, ("#8fb05c", "#4f7a3e", "#2a4a26"))
    leaf(p, 274, 44, 32, -36, ("#8fb05c", "#4f7a3e", "#2a4a26"))
    p.path("M194 56H290C290 72 280 84 268 86H216C204 84 194 72 194 56Z", p.lin("#e3bd7c", "#b0823f", "#644318", v=(0, 0, 1, .3)), INK, 2.4)
    p.path("M196 64H288M200 74H284M210 58l10 26M230 58l4 28M252 58l-2 28M274 58l-8 26", "none", "#5a3a16", 1.8, .65)
    p.path("M194 57H290", "none", "#f4dba4", 3, .8)
    p.ell(291, 92, 8, 7, f, INK, 2)
    # the child on her hip
    limb(p, [(206, 214), (186, 222), (180, 244)], 13, p.lin("#e0ab76", "#b0764a", "#754629"), 2)
    p.path(spline([(206, 176), (190, 178), (182, 200), (190, 226), (208, 232), (218, 214)], True), p.lin("#e6b684", "#bf8656", "#7a4a2a"), INK, 2.2)
    p.ell(193, 160, 15, 16.5, p.lin("#ecc090", "#bf8656", "#7a4a2a"), INK, 2.2)
    p.path("M178 160C176 140 202 134 209 152C208 160 206 166 206 172C200 164 200 152 190 150C184 150 180 154 178 160Z", p.lin("#3a2c24", "#15100d"), INK, 1.8)
    p.path("M183 160q2.5 -2 5 0M193 160q2.5 -2 5 0M188 165q1 2 3 .500M186 170q4 2.5 8 0", "none", "#4a2412", 1.6)
    p.dab(184, 167, 5, 4, "#b84a30", .4)
    limb(p, [(202, 184), (216, 180), (228, 172)], 10, p.lin("#e0ab76", "#a86c42"), 1.8)
    # her near arm holds him
    limb(p, [(216, 160), (196, 192), (204, 214)], 19, f, 2.2)
    limb(p, [(202, 212), (214, 222), (194, 226)], 14, f, 2)
    # a gourd at her side on a cord, a dog, a toad among the leaves
    p.path("M276 212Q296 236 298 262", "none", "#7a5a30", 2.4)
    p.path("M298 260C290 264 290 274 294 278C282 286 284 308 300 308C316 308 318 286 304 278C308 272 306 262 298 260Z", p.lin("#f0c67c", "#c08a42", "#6d4518"), INK, 2.2)
    p.path(spline([(330, 366), (324, 344), (334, 332), (352, 330), (366, 318), (378, 320), (384, 330), (378, 338), (370, 342), (372, 366)], True), p.lin("#d9b27c", "#9a6e3a", "#5a3c1c"), INK, 2.2)
    p.path("M330 350q-18 -2 -22 -16M344 366v14M360 364v16M334 364v14M370 362v16", "none", INK, 7)
    p.path("M330 350q-18 -2 -22 -16M344 366v14M360 364v16M334 364v14M370 362v16", "none", "#a87a44", 4)
    p.path("M366 320l-4 10 9 -3Z", "#6d4a26", INK, 1.4)
    p.ell(376, 326, 1.6, 1.6, INK)
    grass(p, 0, 504, 372, 400, 60, ("#8a9a4a", "#4f6a30", "#b0a85a"), 16)
    for x, a in ((14, -110), (40, -74), (70, -50), (480, -100), (500, -130), (120, -90)):
        leaf(p, x, 408, 64, a, ("#7fa858", "#43703c", "#1f3a20"))
    finish(p)
    return p
