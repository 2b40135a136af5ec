# ruff: noqa: RUF005 - drawing data: long lines of coordinates and one-line helpers
"""Draws the portraits of four people of court and church: Isabel, Leopoldina, José Bonifácio, Anchieta."""

import math

from art.tools.portrait.dress import bare, button, leafwork, shoulders, stock
from art.tools.portrait.emblems import camellia, feather, order_star, pearls
from art.tools.portrait.head import HAIR, Head
from art.tools.portrait.oval import ground, oval_close, oval_open
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, along, mix, pt, spline


def dona_isabel():
    p = Pic(24)
    ground(p, "#6a2f48")
    oval_open(p, "#9b8674", "#33202a")
    p.path("M414 16H336C356 70 330 120 350 180C362 230 352 280 380 384H414Z", p.lin("#8d3f5e", "#5d2440", "#331223"), INK, 2, .9)
    p.brush([(372, 20), (366, 110), (382, 200), (392, 330)], 1, 8, 2, "#c9809c", .35)
    p.brush([(350, 30), (348, 120), (364, 210)], 1, 6, 1, INK, .4)
    c = ("#5a3d1e", "#8f6633", "#bd9050", "#ecd090")
    h = Head(p, 248, 186, 1.05, yaw=-18, roll=3, skin="pale", temple=51, cheek=53, jaw=44, chin=20, low=73, brow_y=-24, nose_y=28, mouth_y=46).soften()
    # a braided bun, high behind
    p.ell(232, 84, 36, 26, p.lin(c[2], c[1], c[0]), INK, 2.2, rot=-14)
    p.path("M200 84q14 -18 34 -18M206 98q20 -30 52 -28M216 104q24 -24 48 -20", "none", c[0], 2, .7)
    p.path("M204 80q14 -12 28 -12M214 92q18 -16 36 -16", "none", c[3], 1.8, .8)
    bare(p, h, .9, 10)
    h.neck(28, 112)
    # dark gown: velvet with a lace bertha, a sash of the Rose
    p.path("M110 392C108 356 116 332 140 316C176 338 214 352 252 352C292 350 330 338 366 314C388 334 396 356 394 392Z", p.lin("#5a3a56", "#33203a", "#170c1c"), INK, 2.4)
    for q in ([(170, 342), (160, 366), (158, 392)], [(214, 356), (212, 376), (214, 392)], [(300, 354), (306, 376), (304, 392)], [(346, 336), (354, 362), (354, 392)]):
        p.brush(q, 1, 5, 2, "#120818", .6)
    p.brush([(150, 330), (138, 356), (136, 390)], 1, 6, 1, "#a27aa0", .5)
    lace = "M136 318C176 336 214 346 252 346C292 344 330 334 368 314L374 328q-6 9 -14 5q-6 11 -16 7q-6 11 -17 7q-7 10 -18 5q-7 9 -18 4q-8 8 -18 3q-9 7 -18 0q-9 6 -18 -2q-10 6 -18 -3q-10 5 -17 -5q-10 4 -16 -6q-10 2 -15 -8q-8 1 -11 -7q-8 -1 -9 -8Z"
    p.path(lace, p.lin("#fffaf0", "#e3d6c2", "#a99a86"), INK, 1.8)
    p.path("M142 328C180 346 214 354 252 354C292 352 330 344 366 324", "none", "#8d7d6a", 1.4, .7, 'stroke-dasharray="1 5"')
    p.path("M340 326L368 316C352 350 330 376 312 392H280C306 376 326 352 340 326Z", p.lin("#e8a0b8", "#c2577a", "#7c2f4c"), INK, 2)
    p.ell(252, 350, 11, 9, p.gold(), INK, 1.8)
    p.ell(252, 350, 6, 5, p.rad("#e8a0b8", "#a3224a", "#4f0d22"), INK, 1)
    h.base(ears=(-1,))
    h.nose(9.4, bump=.5, tip=72, line=.5)
    h.mouth(14.5, 1.1, smile=.8, col="#b9584e")
    h.eyes(gaze=(.6, 0), open=1.08, iris="#4b6f8f", size=11.8, bags=.05, lash=1, tilt=1.4)
    h.brows("#7a5630", 3, 3.6, n=0, y=-3, op=.8)
    h.hair([(-50, -2, 2), (-47, -24, 20), (-43, -44, 32), (-26, -58, 46), (-6, -62, 54), (6, -62, 54), (26, -58, 46), (42, -44, 36), (51, -24, 18), (54, -4, 2)], c, 2, 4, 8, 12, 1, n=60, bow=-.2)
    for k in (0, 7, 14):
        p.brush(h.many((-2, -62, 55), (-26, -66 - k, 44), (-46, -50 - k, 20), (-52, -26 - k, -6)), .6, 2.6, .6, (c[0], c[3], c[0])[k // 7], .8)
        p.brush(h.many((4, -62, 55), (28, -66 - k, 42), (46, -48 - k, 22)), .6, 2.4, .6, (c[0], c[2], c[0])[k // 7], .8)
    # white camellias, the flower of those who fought for abolition; pearl drop, two rows of pearls
    camellia(p, 206, 104, 17)
    camellia(p, 226, 84, 13)
    camellia(p, 200, 128, 11)
    camellia(p, 188, 326, 17)
    camellia(p, 212, 340, 12)
    e = h.edge(24, -1, 2)
    p.path(f"M{pt(e)}v6", "none", "#d9a53a", 2)
    p.ell(e[0], e[1] + 11, 4.6, 6.4, p.rad("#fffdf6", "#e9dcc8", "#9a8a74", c=(.35, .3, .75)), INK, 1.2)
    pearls(p, [(216, 268), (228, 292), (252, 304), (276, 294), (290, 266)], 14, 4.4)
    pearls(p, [(208, 276), (222, 306), (252, 322), (284, 308), (298, 272)], 17, 4.2)
    oval_close(p)
    return p


def dona_leopoldina():
    p = Pic(25)
    ground(p, "#3a4664")
    oval_open(p, "#a8a090", "#2b3240")
    # a garden sky and leaves: she was a botanist
    for x, y, a in ((116, 250, -70), (126, 280, -40), (110, 300, -90), (388, 250, -110), (380, 286, -140), (398, 300, -95)):
        feather(p, x, y + 40, 70, a, ("#4d6a45", "#6f8b58", "#233a22"), .3, .1, 1.4)
    c = ("#8a6428", "#bd9148", "#e2bd70", "#fbe8b0")
    h = Head(p, 254, 184, 1.05, yaw=10, roll=-4, skin="pale", temple=52, cheek=57, jaw=51, chin=24, low=72, brow_y=-25, nose_y=27, mouth_y=45).soften(.5, "#e07a6a")
    bare(p, h, .92, 8)
    h.neck(30, 110)
    # blue gown of the Empire cut with gold hem and puffed sleeves
    p.path("M152 392C150 366 156 346 170 332C206 346 228 352 254 352C284 352 306 344 334 330C350 346 354 366 352 392Z", p.lin("#6f9fd0", "#3a6aa5", "#1d3a66"), INK, 2.4)
    for sd in (-1, 1):
        x = 252 + sd * 122
        p.path(f"M{252 + sd * 84} 330C{252 + sd * 104} 306 {x + sd * 12} 312 {x + sd * 28} 344C{x + sd * 34} 370 {x + sd * 28} 392 {x + sd * 24} 396H{252 + sd * 98}C{252 + sd * 100} 370 {252 + sd * 96} 348 {252 + sd * 84} 330Z",
               p.lin("#7fb0dc", "#4474ae", "#203f6c"), INK, 2.4)
        for k in (8, 24, 38):
            p.brush([(252 + sd * (88 + k * .3), 330), (252 + sd * (98 + k), 340), (252 + sd * (100 + k * 1.1), 392)], .5, 4, 1, "#152b4d", .45)
    hem = [(168, 334), (206, 348), (254, 354), (304, 346), (336, 332)]
    p.line(hem, INK, 11)
    p.line(hem, "#d9a53a", 8)
    p.line([(x, y - 1.5) for x, y in hem], "#fff0b8", 1.6, .8)
    for q in ([(220, 362), (214, 378), (212, 394)], [(290, 360), (296, 378), (296, 394)]):
        p.brush(q, 1, 5, 1, "#152b4d", .5)
    order_star(p, 252, 366, 13, "#c2577a", 6)
    h.base(ears=())
    h.nose(10.2, bump=-1, tip=71, line=.45)
    h.mouth(13.5, 1.3, smile=.7, col="#c45f58")
    h.eyes(gaze=(-.3, 0), open=1.14, iris="#4f83ad", size=12.2, bags=.02, lash=.9, tilt=.8)
    h.brows("#a37a3c", 2.8, 3.8, n=0, y=-3, op=.8)
    h.hair([(-50, 2, 10), (-46, -20, 26), (-40, -40, 38), (-22, -54, 48), (-2, -62, 54), (16, -56, 51), (36, -44, 40), (47, -20, 26), (51, 2, 6)], c, 6, 8, 8, 16, 1.5, n=46, bow=.2)
    # ringlets: soft spirals falling from the temples
    for x, y, ln, w, sd in ((192, 146, 100, 11, 1), (204, 132, 60, 8, -1), (327, 142, 96, 10, 1), (314, 134, 112, 11, -1), (301, 128, 50, 7, 1)):
        k = 6
        left, right = [], []
        for i in range(k + 1):
            q = w * (1 - .07 * i)
            m = x + sd * 2.4 * math.sin(i * 1.6)
            left.append((m - q * (.8 + .2 * (i % 2)), y + ln * i / k))
            right.append((m + q * (1 - .2 * (i % 2)), y + ln * i / k))
        d = spline(left + [(x, y + ln + w)] + right[::-1]) + "Z"
        p.path(d, p.lin(c[3], (.35, c[2]), (.7, c[1]), (1, c[0]), v=(0, 0, 1, .1)), mix(INK, c[0], .3), 1.7)
        dark, gleam = "", ""
        for i in range(k):
            a, b = left[i], right[i + 1]
            dark += f"M{pt((a[0] + 1, a[1] + 9))}C{pt((a[0] + w * .5, a[1] + 14))} {pt((b[0] - w * .7, b[1] - 2))} {pt((b[0] - 1, b[1] - 9))}"
            gleam += f"M{pt((a[0] + 2.5, a[1] + 4))}Q{pt((x - 1, a[1] + 8))} {pt((x + w * .45, a[1] + 3))}"
        p.path(dark, "none", c[0], 1.7, .9)
        p.path(gleam, "none", "#fff3cc", 1.6, .8)
    # tiara with pearls and a sapphire
    a = h.many((-46, -58, 10), (-24, -76, 34), (2, -81, 42), (28, -75, 34), (48, -56, 8))
    d = spline(a)
    b = []
    for i in range(11):
        x, y = along(a, i / 10)
        k = 10 + 18 * math.sin(math.pi * i / 10) * (1 if i % 2 == 0 else .45)
        b.append((x + (x - 250) * .06, y - k))
    p.path(d + "L" + "L".join(pt(q) for q in b[::-1]) + "Z", p.gold((0, 0, 1, .4)), INK, 2)
    p.line([(x, y - 5) for x, y in a], "#7a5312", 1.6)
    for i in range(0, 11, 2):
        p.ell(*b[i], 3.8, 3.8, p.rad("#fffdf6", "#e9dcc8", "#9a8a74", c=(.35, .3, .75)), INK, 1.1)
    m = along(a, .5)
    p.ell(m[0], m[1] - 11, 6, 7, p.rad("#a9d0f2", "#2f6fae", "#12304f"), INK, 1.4)
    pearls(p, [(210, 272), (226, 296), (252, 306), (278, 298), (298, 270)], 15, 4.3)
    p.ell(252, 318, 6, 8, p.rad("#a9d0f2", "#2f6fae", "#12304f"), INK, 1.6)
    oval_close(p)
    return p


def jose_bonifacio():
    p = Pic(26)
    ground(p, "#5a3448")
    oval_open(p, "#8b7a58", "#261f1a")
    h = Head(p, 252, 164, .95, yaw=21, roll=-1, skin="fair", temple=51, cheek=50, jaw=42, chin=22, low=82)
    shoulders(p, ("#3a4a3e", "#222d28", "#0f1513"), 1, -2)
    # white waistcoat and the dark green court coat, embroidered
    p.path("M222 296C224 330 230 360 232 392H276C276 360 284 330 290 294Z", p.lin("#fffaf0", "#d8ccb4"), INK, 2)
    for y in (334, 354, 374):
        button(p, 254, y, 3.6)
    for sd, cc in ((-1, ("#4b5f50", "#2b3932", "#141c18")), (1, ("#2f3d35", "#1c2621", "#0c110f"))):
        p.path(f"M{252 + sd * 40} 272L{252 + sd * 92} 284L{252 + sd * 66} 332L{252 + sd * 36} 392H{252 + sd * 16}C{252 + sd * 22} 350 {252 + sd * 30} 310 {252 + sd * 40} 272Z", p.lin(*cc), INK, 2.4)
        leafwork(p, [(252 + sd * 50, 290), (252 + sd * 42, 330), (252 + sd * 28, 388)], 6, 8)
        p.path(f"M{252 + sd * 40} 256C{252 + sd * 66} 254 {252 + sd * 92} 268 {252 + sd * 92} 284L{252 + sd * 58} 292C{252 + sd * 54} 278 {252 + sd * 48} 266 {252 + sd * 40} 256Z", p.lin(*cc), INK, 2.4)
        leafwork(p, [(252 + sd * 54, 268), (252 + sd * 82, 280)], 3, 7)
    order_star(p, 344, 336, 19, "#8c1c13", 8)
    h.neck(31, 100)
    stock(p, top=240)
    # high points of the shirt collar
    p.path("M208 236C204 254 208 270 214 280L226 262Z", "#fffaf0", INK, 1.8)
    p.path("M298 232C304 250 302 268 294 280L280 260Z", "#d8ccb8", INK, 1.8)
    h.base(ears=(1,))
    h.age(.75, brow=.6, crow=.6, chin=.2)
    h.nose(11.6, bump=4.5, tip=77, drop=2)
    h.mouth(15.5, .6, smile=.1)
    h.eyes(gaze=(-.6, 0), open=.85, iris="#4d5a50", size=10, bags=.7)
    h.brows("#b8b0a2", 4.6, 2.6)
    c = HAIR["white"]
    h.hair([(-50, 6, 10), (-47, -16, 24), (-42, -36, 34), (-30, -48, 46), (-14, -54, 53), (2, -60, 55), (22, -62, 48), (38, -54, 34), (46, -30, 28), (50, -8, 14), (52, 16, 2)], c, 10, 26, 9, 9, 3, n=56, bow=.3)
    # long white locks over the ear and the nape
    for k in range(5):
        a = h.at(40 + k * 3, -30 + k * 8, 22 - k * 6)
        b = h.xy(66 - k * .5, -6 + k * 9)
        d = h.xy(58 + k * .5, 18 + k * 7)
        p.brush([a, b, d], 2, 9, 1, c[1 + k % 2], .95, k=4)
        p.brush([(a[0] + 2, a[1] - 1), (b[0] + 1, b[1] - 2), d], .5, 2, .5, c[3 if k % 2 else 0], .8)
    for q in (((-20, -58, 50), (-34, -46, 44), (-44, -28, 34)), ((-6, -64, 52), (-24, -60, 46), (-40, -46, 32))):
        p.brush(h.many(*q), 1, 6, .6, c[2])
        p.brush(h.many(*q), .6, 1.6, .6, c[0], .7)
    oval_close(p)
    return p


def padre_anchieta():
    p = Pic(27)
    ground(p, "#5c3c46")
    oval_open(p, "#b0a274", "#3a3526")
    # the beach where he wrote his poem: sea, sand, a palm
    p.path("M90 216H414V384H90Z", p.lin("#7d9a94", "#4f6d69", v=(0, 0, 0, 1)))
    p.path("M90 262C160 250 300 276 414 254V384H90Z", p.lin("#cdb27e", "#7f6640", v=(0, 0, 0, 1)))
    p.path("M90 216C112 204 130 200 150 206S180 214 196 216Z", "#4e6152", op=.9)
    p.path("M104 238h40M120 248h26M350 236h44M368 246h30", "none", "#eef2df", 1.8, .6)
    p.brush([(372, 300), (366, 220), (384, 120)], 10, 7, 5, "#59452c", k=4)
    for a in (-175, -140, -100, -60, -20, 20):
        r = math.radians(a)
        p.brush([(384, 120), (384 + 26 * math.cos(r), 118 + 24 * math.sin(r) - 8), (384 + 54 * math.cos(r), 122 + 36 * math.sin(r) + 14)], 1, 9, .5, "#3f5433" if a < -80 else "#2f4029", .95)
    h = Head(p, 246, 158, .95, yaw=-17, roll=3, skin="olive", temple=49, cheek=46, jaw=36, chin=17, low=82)
    c = HAIR["brown"]
    shoulders(p, ("#3c383a", "#211f21", "#0e0c0e"), .92, 0)
    h.neck(25, 116)
    # cassock: high closed collar, a line of white, folds
    p.path("M212 252C206 276 204 290 200 300C226 316 280 316 306 298C300 286 298 270 296 250C280 272 230 276 212 252Z", p.lin("#4a4548", "#262326", "#121012"), INK, 2.4)
    p.path("M214 252C232 274 280 270 294 250L296 258C280 280 230 282 212 260Z", "#f4ead2", INK, 1.8)
    p.brush([(254, 282), (256, 330), (254, 392)], 2, 3, 2, INK, .9, k=4)
    for q in ([(200, 306), (190, 346), (192, 392)], [(226, 318), (222, 356), (226, 392)], [(302, 304), (316, 346), (314, 392)]):
        p.brush(q, 1, 5, 2, "#080708", .7)
    p.brush([(172, 308), (156, 340), (150, 390)], 1, 5, 1, "#7d777c", .5)
    # wooden crucifix on a cord
    p.path("M222 304L252 342L284 302", "none", "#8a6a3c", 2.4)
    p.path("M248 340h8v12h11v8h-11v24h-8v-24h-11v-8h11Z", p.lin("#c08a4a", "#7a4a1e", "#4d2c10"), INK, 1.8)
    h.base(ears=(-1,))
    h.age(.6, brow=.3, crow=.3)
    p.dab(*h.at(-33, 32, 38), 11, 20, h.deep, .34, 10)
    p.dab(*h.at(33, 34, 38), 10, 18, h.deep, .34, -10)
    h.nose(10.4, bump=3, tip=76, drop=1)
    h.mouth(14.5, .75, smile=.3)
    h.eyes(gaze=(.5, -.5), open=.95, iris="#4a3018", size=10.4, bags=.55)
    h.brows("#2c1b10", 3.6, 3.6, inner=-2)
    h.beard(("#20130b", "#3f2817", "#6a4b2f", "#9a7a52"), 12, .74, 14, 32, part=.8, n=42, w=1.8)
    h.moustache(("#20130b", "#3f2817", "#6a4b2f", "#9a7a52"), 19, 5.5, 0, 6)
    h.hair([(-50, 10, 4), (-46, -14, 22), (-44, -40, 28), (-40, -62, 30), (-26, -70, 42), (-8, -62, 53), (8, -63, 54), (22, -71, 44), (38, -60, 32), (45, -34, 26), (48, -6, 14)], c, 14, 2, 5, 5, 2, n=46, bow=.12)
    oval_close(p)
    return p
