
"""Draws the portraits of the three coaches of the lessons: a pilot, a merchant's widow, a scribe."""

import math

from art.tools.portrait.dress import button, cloth, shoulders
from art.tools.portrait.emblems import bead
from art.tools.portrait.head import Head
from art.tools.portrait.oval import ground, oval_close
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, along, lerp, mix, num, num2, pt, spline

BOX = "M90 16H414V384H90Z"
BRASS = ("#fff0b8", "#d9a53a", "#8f6418")
LINEN = ("#fffdf4", "#efe3cc", "#b9a88c")


def grip(p, x, y, turn, skin, k=1., flip=1, cuff=None):
    """Draws a hand that holds a rod; the rod runs up and down through (x, y) before it is turned. The wrist lies to the
    right, or to the left with flip -1."""
    light, mid, shade, deep = skin
    p.group(f'transform="translate({num(x)} {num(y)})rotate({num(turn)})scale({num2(k * flip)} {num2(k)})"')
    if cuff:
        p.path("M26 -20L62 -8L60 40L22 26Z", p.lin(*cuff), INK, 2.4)
        p.brush([(34, -14), (32, 6), (30, 24)], .6, 3, .6, mix(cuff[-1], INK, .4), .6)
    skin = p.lin(light, mid, shade)
    p.path("M4 -26C20 -30 36 -22 40 -8C44 8 40 24 28 30C16 34 4 30 -2 26Z", skin, INK, 2.4)
    p.dab(30, 12, 16, 18, deep, .5)
    p.dab(18, -12, 12, 8, light, .7)
    for a, w in ((-22, 17), (-8, 20), (6, 19), (19, 15)):
        p.path(f"M16 {a - 1}C6 {a - 4} {-w + 8} {a - 5} {-w + 1} {a - 2}C{-w - 4} {a + 1} {-w - 4} {a + 9} {-w + 1} {a + 11}C{-w + 10} {a + 13} 6 {a + 13} 16 {a + 11}Z",
               skin, INK, 2)
    p.path("M12 -21L-12 -20M12 -7L-15 -6M12 7L-14 8M12 20L-10 21", "none", light, 2, .6)
    p.path("M22 -26C14 -36 2 -40 -6 -36C-12 -32 -9 -25 -2 -25C6 -25 10 -20 14 -14Z", skin, INK, 2)
    p.end()


def straw_hat(p, h, band):
    """Draws the pilot's straw hat: a woven crown, a ribbon, a wide weathered brim."""
    x = lambda u, v: h.xy(u * .96, v - 5)  # noqa: E731
    rx, ry, cy = 104, 24, -52
    ring = lambda k, a, dy=0.: h.xy(2 + rx * k * math.cos(a) * (1 + .02 * math.sin(3 * a)), cy + dy + ry * k * math.sin(a) + 5 * k * math.cos(2 * a + .4))  # noqa: E731
    straw = p.lin("#f9e7ad", (.4, "#e5c270"), (1, "#9c6f2a"), v=(0, 0, 1, .55))
    outer = [ring(1, math.tau * i / 10) for i in range(10)]
    p.shape([(q[0], q[1] + 4) for q in outer], mix(INK, "#6b4a1e", .4), INK, 2.4)
    p.shape(outer, straw, INK, 2.4)
    d = ""
    for k in (.72, .87):
        d += spline([ring(k, math.tau * i / 8) for i in range(8)], True)
    p.path(d, "none", "#8f6526", 1.3, .5)
    d = ""
    for i in range(18):
        a = math.tau * (i + p.rng.uniform(-.3, .3)) / 18
        d += f"M{pt(ring(.66, a))}L{pt(ring(1 + (.05 if i % 4 == 0 else -.02), a + .03))}"
    p.path(d, "none", "#9c7030", 1, .4)
    p.brush([ring(.9, a) for a in (2.5, 2.95, 3.4)], 1, 6, 1, "#fff6d6", .6)
    p.brush([ring(.84, a) for a in (-.1, .35, .8, 1.2)], 2, 12, 2, "#5f3d12", .35)
    # the crown
    crown = [x(-58, -56), x(-57, -80), x(-51, -106), x(-30, -123), x(2, -127), x(34, -123), x(55, -105), x(61, -80), x(62, -56)]
    foot = [x(40, -44), x(2, -40), x(-36, -44)]
    p.path(spline(crown) + spline(foot, start="L") + "Z", straw, INK, 2.4)
    d = ""
    for v in (-112, -100, -88):
        w = 60 * math.sqrt(max(.05, 1 - ((v + 70) / 62) ** 2))
        d += f"M{pt(x(2 - w, v))}Q{pt(x(2, v + 12))} {pt(x(2 + w, v))}"
    p.path(d, "none", "#8f6526", 1.3, .55)
    d = ""
    for i in range(10):
        u = -52 + 12 * i
        d += f"M{pt(x(u, -76))}Q{pt(x(u * .96, -104))} {pt(x(u * .62, -121))}"
    p.path(d, "none", "#9c7030", 1, .4)
    p.brush([x(-46, -78), x(-42, -102), x(-22, -117)], 1, 9, 1, "#fff6d6", .6)
    p.brush([x(54, -62), x(52, -92), x(36, -116)], 2, 15, 2, "#5f3d12", .35)
    top, low = [x(-59, -74), x(-30, -64), x(2, -61), x(34, -64), x(62, -74)], [x(-59, -56), x(-36, -44), x(2, -40), x(40, -44), x(63, -56)]
    p.path(spline(top) + spline(low[::-1], start="L") + "Z", p.lin(*band, v=(0, 0, 1, .2)), INK, 2.2)
    p.brush([lerp(a, b, .3) for a, b in zip(top[:3], low[:3], strict=True)], .6, 2.4, .6, mix(band[0], "#ffffff", .4), .8)



def bento():
    p = Pic(41)
    p.grain = 0
    ground(p, "#24586a")
    # the bay at the hour when the wind turns: sky, hills, water, a sail
    p.path(BOX, p.lin("#6fa5b8", (.34, "#f0dcae"), (.5, "#f2c78c"), (.52, "#4f8a97"), (1, "#1b4654"), v=(0, 0, 0, 1)))
    p.dab(150, 96, 90, 60, "#fff4d2", .7)
    p.dab(360, 92, 40, 9, "#fff4d2", .7)
    p.path("M90 196C110 176 128 172 150 182C170 188 186 194 204 196Z", "#6a878f", "#3f5b63", 1.6)
    p.path("M318 198C322 168 330 116 352 104C372 100 380 140 384 166C394 176 406 180 420 184V198Z", p.lin("#8b8f8a", "#3b5048"), INK, 2)
    p.path("M352 106C344 128 338 160 336 194", "none", "#2f443c", 1.6, .5)
    p.path("M318 198C340 186 360 190 380 184S408 184 420 182V200H318Z", "#577749", INK, 1.6)
    p.path("M90 198H414", "none", "#2d5a66", 1.8, .7)
    p.path("M98 214h34M112 226h48M96 242h30M356 216h44M372 230h36M350 248h50M104 262h40M366 268h40", "none", "#dfeee6", 1.8, .6)
    p.path("M346 232C364 240 392 240 408 230L402 246H356Z", "#7d5225", INK, 2)
    p.path("M380 232V150", "none", INK, 2.4)
    p.path("M384 148C402 172 408 200 404 226C394 228 386 228 382 228Z", p.lin("#fffdf4", "#b79e70"), INK, 2)
    p.path("M376 160C362 180 354 204 352 228C362 230 370 230 376 228Z", p.lin("#fffdf4", "#b79e70"), INK, 2)
    p.path("M117 132q6 -7 11 0q5 -7 11 0M139 120q6 -7 11 0q5 -7 11 0", "none", "#35525c", 2.2)
    h = Head(p, 253, 190, 1.03, yaw=13, roll=-3, skin="dark", temple=52, cheek=51, jaw=43, chin=22, low=80)
    h.light, h.mid, h.shade, h.deep, h.blush = "#b98258", "#8b5a3b", "#573420", "#2c160c", "#a04c30"
    c = ("#8b8478", "#c9c2b4", "#eee8da", "#fffdf6")
    # coat of indigo wool, linen shirt open at the neck
    shoulders(p, ("#4a6f92", "#2b4a68", "#14283c"), 1.02, 12)
    p.path("M206 288C214 320 236 360 250 394H268C280 360 296 320 302 286Z", p.lin(*LINEN), INK, 2.2)
    p.path("M222 324Q230 350 244 386M284 324Q278 352 266 388", "none", "#9a876a", 2.4, .6)
    h.neck(35, 112)
    for sd, cc in ((-1, ("#5a80a4", "#33557a", "#1a324a")), (1, ("#39587a", "#0f2132"))):
        cloth(p, [(254 + sd * 46, 280), (254 + sd * 78, 296), (254 + sd * 66, 336), (254 + sd * 82, 346), (254 + sd * 26, 398), (254 + sd * 10, 398), (254 + sd * 34, 330)], cc)
        p.path(f"M{254 + sd * 58} 304Q{254 + sd * 50} 350 {254 + sd * 24} 392", "none", "#8fb0cc" if sd < 0 else "#0a1826", 3, .4)
    button(p, 222, 356, 4.4)
    # the red neckerchief and its knot
    red = p.lin("#ea6650", "#b8281f", "#6d100d", v=(0, 0, 1, .7))
    p.path("M204 262C198 280 204 296 214 304C236 322 276 322 296 302C306 292 310 276 304 260C282 290 226 290 204 262Z", red, INK, 2.4)
    p.path("M208 274Q236 300 262 304Q284 298 300 272", "none", "#5c0d0b", 2.4, .6)
    p.brush([(212, 278), (232, 294), (252, 298)], .6, 2.6, .6, "#ff9c80", .7)
    p.path("M254 306C240 318 230 336 226 358C238 352 250 340 258 322ZM264 308C276 320 288 334 296 352C282 350 268 338 258 320Z", red, INK, 2.2)
    p.path("M248 298C258 294 270 296 274 304C276 314 266 322 256 320C246 316 242 304 248 298Z", red, INK, 2.2)
    h.base(ears=(1,))
    # weather: the brow, the eyes' corners, the cheeks
    h.age(.7, crow=1)
    for sd in (-1, 1):
        p.dab(*h.at(sd * 27, 15, 48), 13, 9, "#ffe2bc", .4 if sd < 0 else .2)
    p.grain = .5
    h.nose(14.6, bump=1, tip=74)
    p.grain = 0
    h.beard(c, 22, .86, 6, 27, part=.5, n=28)
    p.grain = .5
    h.mouth(18, 1.1, smile=1.9, col="#a05a4a")
    h.moustache(c, 24, 7.4, 5, 1, n=14)
    h.eyes(gaze=(-.2, .05), open=.88, iris="#3a2212", size=11.2, bags=.55)
    h.brows("#e6e0d2", 4.8, 4.4, y=1, op=1, n=3)
    h.sides(1, c, -34, 12, 5, 9)
    p.grain = 0
    # the shade of the brim, with the light that falls through the straw
    p.clip(h.d)
    p.path(spline([h.xy(-70, -60), h.xy(-60, -19), h.xy(-28, -22), h.xy(6, -23), h.xy(36, -20), h.xy(66, -12), h.xy(70, -60)], True), h.deep, op=.42)
    p.end()
    straw_hat(p, h, ("#5a86b4", "#28507e", "#122a48"))
    # the brass glass he brings ships in with
    p.group('transform="translate(150 268)rotate(16)"')
    for y0, y1, w in ((-84, -30, 17), (-36, 36, 13.4), (30, 96, 10)):
        p.path(f"M{-w} {y0}H{w}V{y1}H{-w}Z", p.lin("#7a5312", (.22, "#fff0b8"), (.5, "#d9a53a"), (1, "#6d4a12"), v=(0, 0, 1, 0)), INK, 2.2)
        p.path(f"M{-w - 2} {y0}H{w + 2}V{y0 + 8}H{-w - 2}Z", p.lin("#8f6418", (.25, "#fff8d8"), (1, "#8f6418"), v=(0, 0, 1, 0)), INK, 2)
    p.path("M-17 -66H17V-40H-17Z", p.lin("#3a2416", (.25, "#8f5c34"), (1, "#26160c"), v=(0, 0, 1, 0)), INK, 2)
    p.ell(0, -85, 18, 6, "#8fc0d0", INK, 2.2)
    p.end()
    grip(p, 148, 288, 16, (h.light, h.mid, h.shade, h.deep), 1.02, -1)
    oval_close(p)
    return p


def frill(p, inner, outer, n, cols, rng):
    """Draws a pleated frill between two curves; each pleat has its shade."""
    edge, dark, lace = [], "", ""
    for i in range(2 * n + 1):
        t = i / (2 * n)
        a, b = along(inner, t), along(outer, t)
        k = 1 + (.1 if i % 2 else -.16) + rng.uniform(-.04, .04)
        edge.append(lerp(a, b, k))
        if i % 2 == 0 and 0 < i < 2 * n:
            dark += f"M{pt(lerp(a, b, .04))}L{pt(lerp(a, b, .86))}"
        else:
            lace += f"M{pt(lerp(a, b, .35))}L{pt(lerp(a, b, .8))}"
    p.path(spline(edge) + spline(inner[::-1], start="L") + "Z", cols, INK, 2.2)
    p.path(dark, "none", "#8a7d70", 1.8, .8)
    p.path(lace, "none", "#fffdf6", 1.6, .9)


def rosalie():
    p = Pic(42)
    p.grain = 0
    ground(p, "#2c3a66")
    # the counting house: the harbour in the window, ledgers on their shelves
    p.path(BOX, p.lin("#8a7258", "#4c3a2c", (1, "#231a15"), v=(0, 0, 1, .7)))
    p.path("M90 40H190V236H90Z", p.lin("#bcd6dc", (.6, "#f4e6c0"), (1, "#a9bfb6"), v=(0, 0, 0, 1)), INK, 2.4)
    p.path("M90 190C110 184 130 196 150 188S180 190 190 188V236H90Z", "#6f98a0", op=.9)
    p.path("M122 206V92M164 204V110M104 116L140 104M150 128L178 122M106 142L138 134M122 92L164 110M122 110L100 190M164 124L186 196", "none", "#5a4a3e", 2, .9)
    p.path("M100 204C116 212 142 212 152 202L148 214H104ZM150 206C162 212 182 210 190 202V216H154Z", "#4a3524", INK, 1.4)
    p.path("M126 108C138 118 142 130 138 140L124 144ZM166 126C176 134 178 142 176 150L165 152Z", "#f4ead2", "#5a4a3e", 1.4)
    p.path("M140 40V236M90 104H190M90 170H190", "none", "#4a3222", 5)
    p.path("M190 36V242H84", "none", "#3a2618", 8)
    p.path("M190 250L250 384H90V250Z", "#f6dca0", op=.1)
    x = 318
    for bw, bh, col in ((17, 58, "#6d2a22"), (14, 66, "#2f4a5a"), (19, 60, "#8a6a34"), (15, 70, "#3f4f38"), (18, 62, "#5f2b3a")):
        p.path(f"M{x} {126 - bh}h{bw}V126h{-bw}Z", col, INK, 1.6)
        p.path(f"M{x + 2} {126 - bh + 12}h{bw - 4}M{x + 2} {126 - bh + 17}h{bw - 4}", "none", "#e0b45a", 1.4, .8)
        x += bw
    p.path("M306 126H418V136H306ZM306 222H418V232H306Z", "#4a3020", INK, 2)
    for x, w, col in ((334, 15, "#b98d3c"), (366, 18, "#5f7f8a"), (396, 13, "#9a5a3a")):
        p.path(f"M{x - w} 222C{x - w - 4} 196 {x - w * .6} 182 {x - w * .6} 176H{x + w * .6}C{x + w * .6} 182 {x + w + 4} 196 {x + w} 222Z", col, INK, 2)
        p.path(f"M{x - w * .7} 176H{x + w * .7}V168H{x - w * .7}Z", "#e9dcc0", INK, 1.6)
        p.path(f"M{x - w * .7} 212q-3 -14 3 -24", "none", "#fff4d8", 2, .5)
    h = Head(p, 252, 190, 1.04, yaw=-13, roll=2, skin="fair", temple=50, cheek=51, jaw=42, chin=18, low=75, brow_y=-24, nose_y=29, mouth_y=46).soften(.2, "#cf6a58")
    hair = ("#33221a", "#5c4334", "#8a6f5c", "#c9bbae")
    # mourning silk, aubergine, with the white kerchief crossed over it
    shoulders(p, ("#6a4a72", "#3c2646", "#1c1024"), .98, 16)
    for sd in (-1, 1):
        p.brush([(252 + sd * 104, 320), (252 + sd * 96, 356), (252 + sd * 100, 394)], 1, 6, 1, "#8f6d98" if sd < 0 else "#120a18", .6)
    p.path("M200 280C206 310 230 350 254 372C280 344 300 312 308 278Z", p.lin(h.light, h.mid, h.shade, v=(0, 0, 1, .3)))
    h.neck(27, 116, flare=4)
    p.brush([(222, 322), (240, 330), (252, 344)], .6, 2, .6, h.deep, .3)
    p.brush([(288, 318), (268, 330), (256, 344)], .6, 2, .6, h.deep, .4)
    kerchief = p.lin("#fffdf8", "#ece2d2", "#b5a793")
    p.path("M300 262C326 280 346 300 350 324C330 352 296 376 262 396H226C236 360 276 330 300 262Z", kerchief, INK, 2.4)
    p.path("M208 264C182 282 164 300 158 324C176 352 208 376 250 396L282 394C262 362 226 328 208 264Z", kerchief, INK, 2.4)
    for q in ([(204, 284), (216, 326), (252, 376)], [(188, 296), (200, 338), (236, 384)], [(172, 310), (190, 350), (220, 382)]):
        p.brush(q, .6, 3.6, .6, "#9a8b78", .6)
    for q in ([(306, 280), (296, 320), (272, 354)], [(326, 298), (314, 336), (284, 366)]):
        p.brush(q, .6, 3.6, .6, "#8a7b6a", .6)
    p.path("M218 280C234 294 272 294 290 278L292 288C274 306 232 306 216 290Z", p.lin("#3a3444", "#16121c"), INK, 1.8)
    p.ell(255, 301, 6.4, 8, p.lin("#fffdf6", "#d9c8b0"), "#8f6418", 2.4)
    p.path("M161 326C180 354 212 376 250 393M348 326C330 352 306 372 284 384", "none", "#7d6f60", 1.6, .8, 'stroke-dasharray="1 5"')
    # a jet brooch
    p.ell(257, 356, 12, 10, p.gold(), INK, 2)
    p.ell(257, 356, 8, 6.4, p.rad("#6f7f9a", "#232a3a", "#0c0f18", c=(.35, .3, .75)), INK, 1.4)
    # hair drawn up under the cap, one lock at the ear
    p.grain = .5
    h.base(ears=())
    h.age(.32, crow=.35)
    h.nose(10.2, bump=2, tip=74, line=.6)
    h.mouth(14.8, .85, smile=1.1, col="#ad5148")
    h.eyes(gaze=(.25, .05), open=1, iris="#4d7a5c", size=11.8, bags=.25, lash=.8, tilt=1.6)
    h.brows("#4a3527", 3.6, 4.6, inner=1.5, n=0, y=-1)
    p.grain = 0
    line = [(-50, 0, 8), (-46, -20, 24), (-42, -40, 34), (-24, -54, 47), (2, -57, 53), (26, -54, 46), (42, -40, 33), (46, -20, 22), (49, 0, 8)]
    h.hair(line, hair, 0, 2, 4, 2, 1, n=34, bow=.1)
    p.brush(h.many((-6, -60, 53), (-26, -62, 44), (-44, -46, 22)), 1, 7, 1, hair[3], .8)
    for sd in (-1, 1):
        a, e = h.edge(2, sd, 2), h.edge(34, sd, 5)
        m = (e[0] + sd * 3, (a[1] + e[1]) / 2)
        p.shape([a, m, (e[0] + sd, e[1]), (e[0] - sd * 7, e[1] + 10), (e[0] - sd * 2, e[1] - 6), (a[0] - sd * 3, m[1])], hair[2 if sd < 0 else 1], INK, 1.6)
    # the cap: a soft crown, a dark ribbon with its bow, a frill round the face
    x = h.xy
    lawn = p.lin("#fffefa", (.5, "#f1e8da"), (1, "#a99b8c"), v=(0, 0, 1, .7))
    p.shape([x(-60, -22), x(-72, -56), x(-64, -96), x(-34, -122), x(4, -128), x(42, -120), x(68, -92), x(74, -54), x(60, -20), x(40, -62), x(0, -76), x(-40, -62)], lawn, INK, 2.4)
    for q in ([(-46, -74), (-52, -94), (-38, -112)], [(-22, -82), (-24, -104), (-10, -122)], [(4, -84), (8, -106), (4, -124)], [(30, -82), (36, -102), (28, -118)], [(50, -72), (58, -88), (50, -104)]):
        p.brush([x(*u) for u in q], .6, 4, .6, "#9a8c7e", .6)
    p.brush([x(-56, -60), x(-52, -88), x(-30, -110)], 1, 8, 1, "#ffffff", .8)
    lo = [x(-66, -26), x(-56, -58), x(-28, -76), x(2, -80), x(32, -75), x(58, -56), x(66, -22)]
    hi = [x(-71, -40), x(-62, -71), x(-32, -92), x(2, -97), x(36, -91), x(64, -69), x(71, -38)]
    ribbon = p.lin("#5a6fa8", "#2c3f7a", "#141f48")
    p.path(spline(lo) + spline(hi[::-1], start="L") + "Z", ribbon, INK, 2.2)
    p.brush([lerp(a, b, .6) for a, b in zip(lo[1:4], hi[1:4], strict=True)], .6, 2.6, .6, "#a9bce8", .8)
    frill(p, lo, [x(-58, -2), x(-47, -36), x(-25, -54), x(2, -60), x(28, -54), x(50, -36), x(60, 0)], 12, lawn, p.rng)
    for d in ("M0 0C-10 -16 -34 -22 -38 -10C-40 4 -20 10 0 4Z", "M0 0C8 -18 30 -26 36 -14C38 0 20 10 0 4Z", "M-2 4C-14 12 -22 22 -22 34L-12 28L-6 36C-4 24 0 14 4 4Z"):
        p.path(d, ribbon, INK, 2, extra=f'transform="translate({pt(x(-42, -80))})"')
    p.ell(*x(-42, -78), 7, 7, ribbon, INK, 2)
    # the ledger, bound in red calf with brass corners
    p.group('transform="translate(330 306)rotate(9)"')
    p.path("M-30 -70L66 -78L70 90H-26Z", "#f0e2c0", INK, 2.2)
    p.path("M-36 -74L58 -82V92L-36 92Z", p.lin("#c0553f", "#8c2418", "#4d0f0b"), INK, 2.6)
    p.path("M-36 -74L-24 -75V92H-36Z", "#5c150e", INK, 1.8)
    p.path("M-14 -64L50 -69V80H-14Z", "none", "#e0b45a", 1.8, .8)
    p.path("M2 -48L38 -51V-24L2 -22Z", "#f4ead2", INK, 1.8)
    p.path("M8 -40l22 -2M8 -32l16 -1", "none", "#5a4636", 2.2)
    p.path("M58 -82V-56L34 -80Z", p.gold(), INK, 1.8)
    p.brush([(-18, -66), (-18, 0), (-18, 80)], 1, 4, 1, "#e88a70", .5)
    p.end()
    # the quill and the hand that keeps the books
    p.group('transform="translate(160 282)rotate(-14)"')
    p.path("M0 74C-2 20 -1 -20 3 -60", "none", INK, 6)
    p.path("M0 74C-2 20 -1 -20 3 -60", "none", "#f4ead2", 3.4)
    p.path("M2 -34C-20 -48 -26 -84 -8 -128C0 -118 18 -92 18 -70C18 -54 12 -42 2 -34Z", p.lin("#fffefa", "#dfe4ea", "#8f9cae"), INK, 2.2)
    p.path("M2 -34C-4 -64 -6 -96 -8 -124M0 -52l-14 -12M-2 -70l-15 -14M-4 -88l-10 -12M1 -50l14 -14M-1 -70l15 -14M-4 -90l10 -10", "none", "#7d8a9c", 1.6, .8)
    p.end()
    grip(p, 158, 300, -14, (h.light, h.mid, h.shade, h.deep), .92, -1)
    oval_close(p)
    return p


def sitra():
    p = Pic(43)
    p.grain = 0
    ground(p, "#4a3f7c")
    # night over the city: a moon, stars, the stepped temple with its fire
    p.path(BOX, p.lin("#2b2c72", (.45, "#4d4a96"), (.68, "#b07a9a"), (1, "#5a3550"), v=(0, 0, 0, 1)))
    p.dab(146, 96, 78, 70, "#dfe2ff", .5)
    p.path("M138 70A30 30 0 1 0 168 112A25 25 0 0 1 138 70Z", p.lin("#fffdf0", "#e8dcae"), INK, 1.8)
    d = "".join(f"M{x} {y - r}L{x + r * .3} {y - r * .3}L{x + r} {y}L{x + r * .3} {y + r * .3}L{x} {y + r}L{x - r * .3} {y + r * .3}L{x - r} {y}L{x - r * .3} {y - r * .3}Z"
                for x, y, r in ((112, 140, 5), (176, 56, 5), (126, 192, 4), (344, 68, 7), (372, 108, 4.4), (396, 66, 4), (328, 42, 4), (158, 158, 3.4)))
    p.path(d, "#fff4cc", op=.95)
    p.path("M306 250H322V232H334V212H346V192H358V176H386V192H396V212H420V250Z", p.lin("#8a5f74", "#4a2f48"), INK, 2)
    p.path("M322 232H420M334 212H420M346 192H400M366 250V176H378V250", "none", "#2c1b30", 1.6, .7)
    p.dab(372, 166, 30, 24, "#ffb84a", .8)
    p.path("M364 176C358 164 368 158 370 146C380 156 384 166 378 176Z", "#ffd36a", "#a3541a", 1.6)
    p.path("M90 244C120 236 150 240 176 246S230 248 250 246V300H90ZM250 252C300 244 380 246 414 250V320H250Z", p.lin("#6a4560", "#38233a", v=(0, 0, 0, 1)))
    for x in (112, 136, 160):
        p.path(f"M{x} 250V{214 + (x % 3) * 4}", "none", "#2c1b30", 2.4)
        p.path(f"M{x} 216q-14 -6 -18 6M{x} 216q14 -6 18 6M{x} 216q-6 -12 -14 -8M{x} 216q6 -12 14 -8", "none", "#2c1b30", 2.4)
    h = Head(p, 250, 188, 1.06, yaw=12, roll=-3, skin="bronze", temple=51, cheek=53, jaw=42, chin=18, low=75, brow_y=-24, nose_y=28, mouth_y=46).soften(.4, "#bd5638")
    hair = ("#0d0a10", "#231c26", "#463a48", "#77667a")
    # the veil behind
    blue = p.lin("#5f7fe0", (.4, "#3147a8"), (1, "#141a52"), v=(0, 0, .9, .8))
    p.shape([h.xy(-60, -50), h.xy(-66, 0), h.xy(-76, 60), h.xy(-96, 118), h.xy(-120, 200), h.xy(130, 200), h.xy(102, 116), h.xy(78, 60), h.xy(70, 0), h.xy(62, -50)], blue, INK, 2.4)
    # a fall of black hair on either side
    for sd in (-1, 1):
        h.lock([h.xy(sd * 52, -20), h.xy(sd * 66, 40), h.xy(sd * 68, 90), h.xy(sd * 56, 126)], [h.xy(sd * 30, 0), h.xy(sd * 34, 50), h.xy(sd * 34, 90), h.xy(sd * 36, 122)], hair, 16)
    shoulders(p, ("#fff8ec", "#e8d8c0", "#a58e78"), .92, 18)
    h.neck(28, 110)
    # the collar: rows of lapis, gold and carnelian
    p.clip("M90 250H414V396H90Z")
    for col, w in (("#d9a53a", 66), ("#2f4aa8", 58), ("#d9a53a", 46), ("#b8402c", 40), ("#d9a53a", 29), ("#2f8f8a", 24)):
        p.path(f"M{252 - 34 - w * .9} {272 - w * .1}C{252 - 30 - w * .8} {318 + w * .55} {252 + 32 + w * .8} {318 + w * .55} {254 + 36 + w * .9} {270 - w * .1}L{288} 262C286 300 220 302 216 264Z",
               p.lin(mix(col, "#fff6d8", .45), col, mix(col, INK, .45), v=(0, 0, 1, .5)), INK, 1.8)
    for r0, r1, n, c in ((34, 44, 20, "#16246a"), (22, 28, 16, "#0f4a48")):
        d = ""
        for i in range(n + 1):
            a = math.radians(12 + 156 * i / n)
            d += f"M{num(253 + (30 + r0) * math.cos(a) * .98)} {num(272 + (28 + r0 * .95) * math.sin(a))}L{num(253 + (30 + r1) * math.cos(a) * .98)} {num(272 + (28 + r1 * .95) * math.sin(a))}"
        p.path(d, "none", c, 2, .6)
    p.end()
    p.grain = .5
    h.base(ears=())
    h.nose(11, bump=1.6, tip=74, line=.6)
    h.mouth(15, 1.15, smile=1, col="#a5503f")
    h.eyes(gaze=(-.3, 0), open=1.06, iris="#4a2c14", size=12.4, bags=.1, lash=1.3, tilt=1.8)
    h.brows("#140e12", 4, 4.2, n=0, y=-1)
    p.grain = 0
    # kohl
    for sd in (-1, 1):
        q = h.many((sd * 32, -6, 42), (sd * 39, -8, 34))
        p.brush([q[0], lerp(q[0], q[1], .5), q[1]], 2.4, 2, .4, "#140e12", .95)
    h.hair([(-50, 6, 8), (-47, -16, 24), (-42, -34, 36), (-26, -46, 47), (-2, -54, 54), (24, -47, 46), (42, -34, 34), (47, -16, 22), (50, 8, 6)], hair, 6, 8, 3, 0, 0, n=30, bow=.1)
    # the veil in front, its gold hem, the band with a lapis bead
    x = h.xy
    inn = [x(-56, 40), x(-55, 0), x(-50, -30), x(-34, -54), x(-2, -64), x(34, -55), x(52, -30), x(58, 0), x(60, 40)]
    out = [x(-84, 70), x(-78, 10), x(-72, -44), x(-48, -92), x(2, -114), x(54, -92), x(76, -42), x(82, 10), x(90, 70)]
    p.path(spline(inn) + spline(out[::-1], start="L") + "Z", blue, INK, 2.6)
    for q in ([(-70, 50), (-64, -20), (-42, -76)], [(-62, 30), (-58, -24), (-30, -70)], [(-20, -72), (-10, -92), (14, -106)], [(70, 46), (66, -16), (44, -70)], [(78, 30), (72, -30), (56, -74)]):
        p.brush([x(*u) for u in q], .8, 4.4, .6, "#12174a", .6)
    for q in ([(-76, 40), (-70, -30), (-48, -82)], [(-40, -76), (-18, -98), (10, -106)]):
        p.brush([x(*u) for u in q], .8, 5, .6, "#a9bcff", .6)
    hem = [lerp(a, b, .12) for a, b in zip(inn, out, strict=True)]
    p.line(hem, INK, 8)
    p.line(hem, "#e2b148", 5)
    p.line([(a, b - 1) for a, b in hem[:6]], "#fff0b8", 1.6, .9)
    band = h.many((-46, -40, 26), (-26, -46, 46), (-2, -50, 55), (24, -46, 46), (46, -38, 26))
    p.line(band, INK, 9)
    p.line(band, "#d9a53a", 6)
    p.line([(a, b - 1.4) for a, b in band], "#fff0b8", 1.6, .8)
    for t in (.22, .36, .64, .78):
        bead(p, *along(band, t), 3.6, ("#a9bcff", "#2f4aa8", "#12174a"))
    m = along(band, .5)
    p.ell(m[0], m[1] + 4, 7, 9, p.rad("#ff9c7a", "#b8402c", "#5c140c", c=(.35, .3, .8)), INK, 1.8)
    for sd in (-1, 1):
        e = h.edge(26, sd, 4)
        p.path(f"M{pt(e)}l-7 16h14Z", p.gold(), INK, 1.6)
        bead(p, e[0], e[1] + 22, 4.4, ("#a9bcff", "#2f4aa8", "#12174a"))
    # the tablet, still damp, with the day's first signs
    p.group('transform="translate(338 300)rotate(11)"')
    p.path("M-44 -58C-20 -66 30 -66 50 -58C56 -20 56 40 50 76C20 84 -22 84 -44 76C-50 40 -50 -20 -44 -58Z", p.lin("#e8c096", "#b98558", "#6b4328"), INK, 2.6)
    p.path("M-38 -52C-16 -59 26 -59 44 -52", "none", "#fff0d0", 2.2, .7)
    d = ""
    for r in range(5):
        for c in range(5):
            u, v = -32 + c * 16 + (r % 2) * 3, -42 + r * 20
            if (r, c) not in ((3, 4), (4, 2), (4, 3), (4, 4)):
                d += (f"M{u} {v}l7 0l-3 4l0 9l-1.5 0l0 -9Z", f"M{u} {v}l4 -3l0 7ZM{u + 4} {v}h8v1.6h-8Z", f"M{u} {v + 8}l6 -6l1 5l-4 3Z")[(r * 5 + c * 2) % 3]
    p.path(d, "#4d2c16")
    p.path("M-44 -32H52M-45 -12H53M-46 8H54M-46 28H54", "none", "#7a5030", 1.4, .6)
    p.end()
    # the reed pen and the hand
    p.group('transform="translate(164 286)rotate(-20)"')
    p.path("M-5 70L-6 -92L6 -96L5 70Z", p.lin("#8a6a2c", (.3, "#f4dfa0"), (1, "#9a7430"), v=(0, 0, 1, 0)), INK, 2.2)
    p.path("M-6 -46H6M-6 -4H6", "none", "#7a5a22", 2.4)
    p.path("M-6 -92L6 -96L4 -120L-4 -106Z", p.lin("#fff4cc", "#b98f48"), INK, 2)
    p.end()
    grip(p, 160, 300, -20, (h.light, h.mid, h.shade, h.deep), .92, -1)
    oval_close(p)
    return p
