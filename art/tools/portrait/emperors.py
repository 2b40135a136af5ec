# ruff: noqa: B905 - drawing data: long lines of coordinates and one-line helpers
"""Draws the portraits of five Monarchs: Pedro I, Pedro II, Napoleon, Tibiriçá, Obá II."""

import math

from art.tools.portrait.dress import bare, button, epaulette, high_collar, leafwork, shoulders, stock, wing_collar
from art.tools.portrait.emblems import bead, feather, medal, order_star, star
from art.tools.portrait.head import HAIR, Head
from art.tools.portrait.oval import ground, oval_close, oval_open
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, along, lerp, num, pt, spline


def pedro_ii():
    p = Pic(13)
    ground(p, "#3c4a2c")
    oval_open(p, "#86794f", "#27261a")
    p.path("M90 16H180C160 90 190 150 150 230C130 290 140 340 100 384H90Z", p.lin("#4c6a3c", "#2b4226", "#1a2817"), INK, 2, .9)
    p.brush([(120, 20), (132, 120), (116, 220), (104, 320)], 1, 8, 2, "#8fae6a", .4)
    p.brush([(154, 20), (156, 110), (146, 200), (126, 280)], 1, 7, 2, INK, .4)
    p.path("M178 20C162 90 190 150 152 230C132 290 140 340 104 384", "none", "#d9a53a", 4, .8)
    h = Head(p, 254, 150, .96, yaw=14, skin="fair", temple=53, cheek=52, jaw=45, chin=24, low=82)
    shoulders(p, ("#2e5a44", "#1c3f2f", "#0e241b"), 1.06, -4)
    h.neck(33, 110)
    # the imperial mantle: green velvet, and the toucan mantle (papo de tucano) of yellow-orange feathers
    d = "M126 296C150 282 190 270 220 262C226 300 236 336 240 392H92C92 344 104 312 126 296Z"
    d2 = "M384 298C360 284 318 270 288 262C280 300 268 336 264 392H414C414 344 404 312 384 298Z"
    p.defs.append('<pattern id="feathers" width="13" height="22" patternUnits="userSpaceOnUse"><path d="M0 0Q6.5 15 13 0M-6.5 11Q0 26 6.5 11Q13 26 19.5 11" fill="none" '
                  'stroke="#6a350a" stroke-width="1.7" stroke-opacity=".6"/><path d="M0 -2Q6.5 13 13 -2M-6.5 9Q0 24 6.5 9Q13 24 19.5 9" fill="none" '
                  'stroke="#fff0b0" stroke-opacity=".4"/></pattern>')
    for dd, cols in ((d, ("#f9d36c", "#e8a437", "#b5691c")), (d2, ("#eebb4c", "#d18a28", "#83440f"))):
        p.path(dd, p.lin(*cols, v=(0, 0, .6, 1)), INK, 2.4)
        p.clip(dd)
        p.path(dd, "url(#feathers)")
        p.end()
    p.path("M220 262C226 300 236 336 240 392H264C268 336 280 300 288 262L254 282Z", p.lin("#274f3c", "#12291f"), INK, 2.2)
    wing_collar(p, 250, 250, 1.1)
    # collar of the Southern Cross with its star
    pts = [(176, 290), (196, 326), (224, 352), (252, 362), (282, 352), (312, 326), (334, 290)]
    p.line(pts, INK, 8)
    p.line(pts, "#d9a53a", 5.6)
    for i in range(13):
        x, y = along(pts, i / 12)
        p.path(star(x, y, 5.2, 5), "#fff0b8", INK, .8)
    order_star(p, 252, 374, 19, "#1f4e79", 5)
    h.base(ears=(1,))
    h.age(.35, brow=.5, crow=.5)
    h.nose(11, bump=1.5, tip=75)
    h.mouth(16, .8)
    h.eyes(gaze=(-.55, -.05), open=.86, iris="#3f6d90", size=10.4, bags=.55)
    h.brows("#c9bda5", 5, 2.4)
    wh = ("#a08a66", "#d6c6a4", "#f2e9d4", "#fffdf4")
    h.beard(wh, 62, 1.14, 2, 24, part=.5, n=66, w=2.3)
    h.moustache(wh, 25, 9, 0, 8)
    c = ("#998563", "#cdbd9b", "#efe5ce", "#fffdf4")
    h.hair([(-50, 4, 10), (-46, -18, 26), (-43, -38, 34), (-34, -56, 42), (-22, -62, 48), (4, -62, 55), (24, -60, 50), (38, -46, 38), (46, -24, 26), (52, 10, 0)],
           c, 8, 14, 7, 8, 1.5, bow=.2)
    oval_close(p)
    return p


def napoleon():
    p = Pic(35)
    ground(p, "#4a2c5a")
    oval_open(p, "#a39a86", "#363039")
    for x, y, rx, ry in ((126, 180, 50, 30), (384, 170, 46, 34), (366, 230, 60, 24), (140, 240, 56, 22)):
        p.dab(x, y, rx, ry, "#e6dcc4", .38)
    h = Head(p, 252, 180, .95, yaw=15, roll=0, skin="pale", temple=53, cheek=54, jaw=49, chin=27, low=75)
    c = HAIR["brown"]
    shoulders(p, ("#3f6b4c", "#24452f", "#0f2217"), 1.04, 2)
    h.neck(34, 100)
    # colonel of the Chasseurs: green coat, white facings, red collar
    p.path("M206 290L160 314L176 392H330L344 312L298 288C280 310 226 310 206 290Z", p.lin("#fffcf4", "#ece2ce", "#b3a68e"), INK, 2.4)
    p.path("M250 304V392", "none", INK, 2)
    for q in ([(206, 310), (196, 350), (200, 392)], [(300, 310), (308, 350), (304, 392)], [(228, 320), (226, 350), (230, 392)]):
        p.brush(q, .8, 4, 1, "#7d705c", .45)
    for y in (320, 344, 368):
        button(p, 184 + (y - 320) * .1, y, 4.4)
        button(p, 322 - (y - 320) * .1, y, 4.4)
        button(p, 250, y + 6, 3.4)
    p.path("M210 276C190 282 168 296 158 314L182 306L212 296Z", "#24452f", INK, 1.6)
    high_collar(p, ("#c9402f", "#8c1c13"), False, 252, 256, 300, 45, 12)
    stock(p, ("#3a3438", "#211d20", "#0f0d0f"), 252, 252, False, 36)
    p.path("M236 296Q252 306 270 294L266 318Q252 326 240 318Z", "#fffaf0", INK, 1.8)
    epaulette(p, 144, 306, -1, 1, -14)
    epaulette(p, 362, 306, 1, 1, 14)
    # red riband and stars of the Legion of Honour
    p.path("M296 292L318 284C290 330 240 372 200 398H166C220 364 270 326 296 292Z", p.lin("#d8483a", "#9c231a", "#5d110c"), INK, 2)
    order_star(p, 204, 352, 17, "#fffaf0", 5, p.lin("#fffcf4", "#cfc6b4"))
    h.base(ears=(1,))
    h.age(.3, brow=.15)
    h.nose(11, bump=2, tip=76)
    h.mouth(13.8, .95)
    h.eyes(gaze=(-.55, .1), open=.86, iris="#4f6a7c", size=10.4, bags=.3)
    h.brows("#2a190e", 3.8, 2)
    h.stubble(.12)
    # straight hair under the hat: a lock on the brow
    h.sides(-1, c, -52, 4, 3, 12)
    h.sides(1, c, -52, 16, 4, 16)
    for q in (((-28, -40, 46), (-20, -30, 52), (-10, -21, 56)), ((-12, -40, 54), (-6, -30, 57), (0, -25, 58)), ((-40, -40, 36), (-36, -27, 42), (-28, -19, 48))):
        p.brush(h.many(*q), 5, 6, .4, c[1])
        p.brush(h.many(*q), .8, 1.6, .4, c[2])
    p.brush(h.many((-47, -28, 28), (-16, -33, 54), (20, -33, 52), (47, -26, 28)), 2, 11, 2, h.deep, .45)
    # the hat, worn across
    p.group('transform="translate(0 17)"')
    p.path("M116 150C120 108 176 60 252 56C330 58 384 106 390 146C392 158 384 162 376 156C340 134 300 124 254 124C206 124 166 136 132 160C122 164 114 160 116 150Z", p.lin("#4f4a4c", "#282527", "#100e10"), INK, 2.8)
    p.path("M128 152C160 128 206 116 254 116C300 116 344 128 380 150", "none", "#0c0a0c", 3, .9)
    p.path("M132 132C158 96 206 70 252 68", "none", "#8f898a", 3, .55)
    p.path("M246 120L252 82L262 82L258 120", "none", "#1a1718", 4)
    for r, cc in ((13, "#a3221a"), (9, "#fffaf0"), (5, "#1f4e79")):
        p.ell(256, 84, r, r, cc, INK, 1.4)
    p.end()
    oval_close(p)
    return p


def tibirica():
    p = Pic(37)
    ground(p, "#2c4a30")
    oval_open(p, "#98a06a", "#1d2a1c")
    # the plateau of Piratininga and its forest
    p.path("M90 250C130 226 170 232 200 244C250 226 330 222 414 244V384H90Z", p.lin("#4c6a46", "#20331f", v=(0, 0, 0, 1)))
    p.path("M90 280q16 -20 32 -4q10 -22 32 -8q16 -16 34 2l10 110H90ZM330 270q16 -22 34 -6q14 -20 50 -4V384H324Z", p.lin("#38563a", "#182818", v=(0, 0, 0, 1)), op=.9)
    h = Head(p, 250, 182, .95, yaw=15, roll=-1, skin="bronze", temple=52, cheek=53, jaw=45, chin=24, low=80)
    c = ("#1b1613", "#3a332e", "#6d655d", "#b5ada2")
    # upright feathers of the crown: macaw and parrot
    cols = (("#2f7a46", "#7fbf5a", "#123a1f"), ("#f0c13a", "#fbe58f", "#8f6418"), ("#2f7a46", "#a8d468", "#123a1f"))
    for i in range(11):
        t = i / 10
        a = -142 + t * 104
        x, y = 258 + 50 * math.cos(math.radians(a)) * 1.05, 150 + 36 * math.sin(math.radians(a))
        feather(p, x, y, (70 if i % 2 else 92), a, cols[i % 3], .3, .02, 1.6)
    h.lock([(206, 150), (192, 204), (194, 244), (206, 268)], [(236, 150), (234, 204), (236, 240), (234, 264)], c, 18)
    h.lock([(306, 150), (322, 202), (320, 244), (304, 272)], [(270, 150), (276, 200), (282, 236), (284, 262)], c, 20)
    bare(p, h, 1.02, 6)
    h.neck(34, 114)
    # a cape of cotton and jaguar skin over one shoulder
    p.path("M288 286C330 288 380 306 398 350L404 396H300C296 356 286 320 270 300Z", p.lin("#e6b45c", "#b87a2c", "#6b3f12"), INK, 2.4)
    spots = ""
    for x, y, r in ((308, 306, 7), (334, 308, 8), (360, 326, 8), (318, 332, 8), (344, 346, 9), (374, 352, 8), (316, 360, 8), (340, 376, 8), (368, 380, 8), (300, 324, 5), (388, 376, 6)):
        spots += f"M{x - r} {y}q0 {-r} {r} {-r}M{x + r} {y - 2}q1 {r} {-r * .6} {r}M{x - r * .8} {y + 3}q2 4 5 4"
    p.path(spots, "none", "#3a200c", 3.6, .9)
    # necklaces: seeds, and the cross of his baptism as Martim Afonso
    pts = [(208, 276), (226, 304), (250, 316), (276, 304), (296, 274)]
    for i in range(15):
        x, y = along(pts, i / 14)
        bead(p, x, y, 5, (("#e8604a", "#a3221a", "#4a0d09"), ("#6a5a4c", "#2a201a", "#100c09"))[i % 2])
    p.path("M216 288L250 346L286 288", "none", "#7a5a30", 2.2)
    p.path("M246 340h9v11h11v8h-11v22h-9v-22h-11v-8h11Z", p.lin("#c99a5a", "#84552a", "#4d2c10"), INK, 1.8)
    h.base(ears=(1,))
    h.age(.75, brow=.6, crow=.6)
    h.nose(13.4, bump=3, tip=75)
    h.mouth(17.5, .9)
    h.eyes(gaze=(-.6, 0), open=.76, iris="#1f1109", size=10.6, tilt=1.4, bags=.7, lid=.8)
    h.brows("#3a332e", 3.6, 1.4)
    # a stone plug under the lip; genipapo lines
    bead(p, *h.at(0, 65, 57), 5, ("#cfe6c4", "#5f9a6c", "#244a30"), INK, 1.6)
    for sd in (-1, 1):
        for k in (0, 7):
            p.brush(h.many((sd * 46, 26 + k, 22), (sd * 32, 32 + k, 38), (sd * 23, 40 + k, 44)), 1, 2.6, .8, "#141a20", .7, k=4)
    h.hair([(-51, 22, 6), (-49, -4, 20), (-47, -30, 28), (-34, -48, 44), (-12, -51, 54), (12, -51, 54), (34, -48, 44), (47, -30, 28), (50, -4, 18), (52, 20, 4)], c, 26, 26, 6, 2, bow=.02, n=44)
    a = h.many((-52, -48, 8), (-42, -62, 34), (-14, -67, 52), (16, -67, 52), (44, -61, 32), (56, -46, 2))
    b = [(x, y - 13) for x, y in a]
    p.path(spline(a) + spline(b[::-1], start="L") + "Z", p.lin("#d8452f", "#9c2418", "#57110a", v=(0, 0, 1, 0)), INK, 2)
    p.line([lerp(q, r, .3) for q, r in zip(a, b)], "#f0c13a", 2)
    p.line([lerp(q, r, .72) for q, r in zip(a, b)], "#f0c13a", 2)
    # his staff
    p.path("M136 396L152 120L160 120L148 396Z", p.lin("#8a5f32", "#5a3a1c", "#2f1c0c", v=(0, 0, 1, 0)), INK, 2.2)
    p.path("M150 152l14 2M149 164l14 2M148 176l14 2", "none", "#d8452f", 3.4)
    feather(p, 156, 126, 52, -112, cols[1], .3, .02)
    feather(p, 156, 126, 52, -66, cols[0], .3, .02)
    feather(p, 156, 124, 62, -90, ("#d8452f", "#f2a03c", "#57110a"), .3, .02)
    oval_close(p)
    return p


def pedro_i():
    p = Pic(38)
    ground(p, "#2c5238")
    oval_open(p, "#a08c5c", "#2d2417")
    # evening over the Ipiranga
    p.path("M90 250C150 236 200 244 252 246S360 232 414 244V384H90Z", p.lin("#6b6a3c", "#2f321c", v=(0, 0, 0, 1)))
    for x, y, rx, ry in ((350, 120, 60, 16), (366, 150, 44, 12), (140, 170, 44, 12)):
        p.dab(x, y, rx, ry, "#f3cf8c", .45)
    h = Head(p, 252, 164, .96, yaw=-17, roll=-1, skin="fair", temple=51, cheek=51, jaw=44, chin=23, low=78)
    c = ("#140c07", "#2f1d10", "#5a3b22", "#94683f")
    shoulders(p, ("#2f4a7c", "#1b2d54", "#0b142b"), 1.04, 2)
    h.neck(33, 104)
    p.path("M206 296L150 318L172 396H336L356 316L298 294C276 316 228 316 206 296Z", p.lin("#34507f", "#1b2d54", "#0d1831"), INK, 2.2)
    for i in range(4):
        y, k = 318 + i * 21, i * 3
        for sd in (-1, 1):
            p.path(f"M{252 + sd * 8} {y}L{252 + sd * (74 - k)} {y - 8}", "none", INK, 9)
            p.path(f"M{252 + sd * 8} {y}L{252 + sd * (74 - k)} {y - 8}", "none", "#d9a53a", 6)
            p.path(f"M{252 + sd * 8} {y - 1.5}L{252 + sd * (74 - k)} {y - 9.5}", "none", "#fff0b8", 1.6, .8)
            button(p, 252 + sd * (76 - k), y - 8, 4.4)
    p.path("M252 304V396", "none", INK, 2)
    high_collar(p, ("#c9402f", "#7c1a12"), True, 252, 248, 300, 47, 10)
    p.path("M238 262Q252 276 268 260L264 286Q252 296 242 288Z", p.lin("#fffaf0", "#cfc2aa"), INK, 1.8)
    # sash of green and yellow
    p.path("M332 290L366 302C330 344 280 380 240 402H176C236 376 296 338 332 290Z", p.lin("#3f9a5c", "#1c653e", "#0e3820"), INK, 2.2)
    p.path("M352 297C310 342 262 374 214 400", "none", "#f0c13a", 9)
    p.path("M349 294C306 340 258 372 208 398", "none", "#fbe58f", 1.8, .8)
    epaulette(p, 142, 306, -1, 1.06, -16)
    epaulette(p, 366, 306, 1, 1.06, 16)
    order_star(p, 182, 366, 18, "#1c653e", 5)
    h.base(ears=(-1,))
    h.age(.22)
    h.nose(11.4, bump=2, tip=75)
    h.mouth(15.5, 1, smile=.1)
    h.eyes(gaze=(.6, -.15), open=.95, iris="#33200f", size=10.8, bags=.2)
    h.brows("#1c1009", 5, 2.8)
    h.stubble(.16)
    h.chops(-1, c, -8, 52, 27, 5, 26, 2)
    h.chops(1, c, -6, 52, 29, 4, 14, 2)
    h.moustache(c, 20, 6, 2, 5)
    # dark curls tumbling on the brow
    h.hair([(-51, 2, 6), (-47, -20, 24), (-42, -40, 36), (-28, -50, 46), (-8, -52, 55), (10, -48, 56), (28, -50, 48), (40, -40, 38), (46, -20, 28), (48, 0, 14)], c, 6, 2, 9, 13, 4, n=24, bow=-.3)
    for k, (x, y, z, q) in enumerate(((-38, -46, 36, 9), (-24, -54, 46, 10), (-8, -50, 54, 10), (8, -46, 57, 9), (24, -52, 50, 10), (38, -46, 40, 9), (-46, -28, 24, 8), (46, -30, 28, 7), (-30, -70, 36, 11), (-8, -72, 46, 11), (16, -70, 46, 11),
                                      (36, -66, 32, 10), (-46, -56, 14, 10), (-18, -90, 10, 11), (10, -92, 14, 11), (-50, -8, 8, 7))):
        x, y = h.at(x, y, z)
        s = 1 if k % 2 else -1
        p.path(f"M{x - s * q:.1f} {y - q * .3:.1f}C{x - s * q:.1f} {y - q * 1.2:.1f} {x + s * q:.1f} {y - q * 1.2:.1f} {x + s * q:.1f} {y:.1f}C{x + s * q:.1f} {y + q:.1f} {x - s * q * .4:.1f} {y + q:.1f} {x - s * q * .4:.1f} {y + q * .2:.1f}", c[1], c[0], 2.2)
        p.path(f"M{x - s * q * .7:.1f} {y - q * .4:.1f}q{s * q * .6:.1f} {-q * .5:.1f} {s * q * 1.2:.1f} {q * .1:.1f}", "none", c[3], 1.7, .8)
    oval_close(p)
    return p


def oba_ii():
    p = Pic(39)
    ground(p, "#3c4a26")
    oval_open(p, "#b59a6a", "#3a2b1c")
    # a street of Rio: arches and a lamp in the evening
    p.path("M90 130H190V384H90ZM330 120H414V384H330Z", p.lin("#c49a66", "#7c5a38", v=(0, 0, 0, 1)), op=.55)
    p.path("M108 250V196A18 18 0 0 1 144 196V250ZM156 250V196A16 16 0 0 1 188 196V250ZM346 250V190A18 18 0 0 1 382 190V250Z", "#3a2a1e", op=.6)
    h = Head(p, 250, 192, .92, yaw=-15, roll=1, skin="deep", temple=51, cheek=51, jaw=44, chin=23, low=80)
    c = ("#0b0807", "#1d1714", "#453b35", "#8a7e74")
    shoulders(p, ("#34507f", "#1b2d54", "#0a1228"), 1.02, 10)
    h.neck(31, 96)
    # blue tailcoat with gold lace, white waistcoat
    p.path("M222 308C226 340 232 370 234 396H272C272 370 280 336 286 306Z", p.lin("#fffcf4", "#d8ccb4"), INK, 2)
    for sd, cc in ((-1, ("#3d5c92", "#22386a", "#101d3b")), (1, ("#2a4372", "#172850", "#0a1228"))):
        p.path(f"M{252 + sd * 34} 296L{252 + sd * 84} 314L{252 + sd * 60} 346L{252 + sd * 30} 398H{252 + sd * 14}C{252 + sd * 18} 360 {252 + sd * 24} 328 {252 + sd * 34} 296Z", p.lin(*cc), INK, 2.2)
        leafwork(p, [(252 + sd * 46, 312), (252 + sd * 40, 346), (252 + sd * 24, 392)], 5, 7)
    high_collar(p, ("#34507f", "#1b2d54"), True, 252, 272, 312, 43, 12)
    p.path("M240 290Q252 300 266 288L268 308Q252 318 238 308Z", p.lin("#fffaf0", "#cfc2aa"), INK, 1.8)
    p.path("M252 314C242 304 228 306 228 312C230 320 244 322 252 317C262 322 276 320 278 312C276 304 262 304 252 314Z", "#fffaf0", INK, 1.8)
    epaulette(p, 148, 316, -1, .95, -16)
    epaulette(p, 358, 316, 1, .95, 16)
    medal(p, 168, 352, ("#1c653e", "#f1cf74"), 7.5)
    medal(p, 186, 356, ("#1f4e79", "#fff8e7"), 7.5)
    h.base(ears=(-1,))
    h.age(.4, brow=.2)
    h.nose(14.6, bump=0, tip=72)
    h.mouth(16.5, 1.05)
    h.eyes(gaze=(.5, -.15), open=.9, iris="#1a0d07", size=10.6, bags=.3)
    h.brows("#0b0706", 4.2, 2.6)
    h.beard(c, 20, .86, 6, 26, part=.4, n=48)
    h.moustache(c, 23, 8, 2, 5)
    h.sides(-1, c, -44, 6, 5, 14)
    h.sides(1, c, -44, 4, 4, 8)
    for sd in (-1, 1):
        x, y = h.at(sd * 21, -5, 56)
        f = math.cos(h.yaw - sd * .25)
        p.ell(x, y, 14 * f, 12, "#fff6df", op=.1)
        p.ell(x, y, 14 * f, 12, "none", "#120b06", 3.2)
        p.ell(x, y, 14 * f, 12, "none", "#f0cc70", 1.8)
    a, b = h.at(-7, -8, 60), h.at(7, -8, 60)
    for w, cc in ((3.4, "#120b06"), (1.8, "#f0cc70")):
        p.path(f"M{pt(a)}Q{num((a[0] + b[0]) / 2)} {num(a[1] - 7)} {pt(b)}", "none", cc, w)
    q = h.at(34, -3, 44)
    p.path(f"M{pt(q)}C{num(q[0] + 14)} {num(q[1] + 60)} 306 300 280 340", "none", "#e8bd55", 1.6)
    # tall silk hat with the three plumes of the prince
    p.brush(h.many((-46, -36, 28), (-16, -44, 54), (20, -44, 52), (46, -36, 28)), 2, 12, 2, h.deep, .6)
    for k, (x, a) in enumerate(((294, -62), (286, -82), (300, -42))):
        feather(p, x, 116, 92, a, (("#1c653e", "#5fae6a", "#0e3820"), ("#f0c13a", "#fbe58f", "#8f6418"), ("#fffaf0", "#ffffff", "#a5967d"))[k], .34, .16)
    p.path("M206 146C200 110 198 76 194 50C220 36 282 34 308 48C306 76 304 112 304 142C280 156 230 158 206 146Z", p.lin("#5a5557", "#242123", "#3a3638", "#0f0d0e", v=(0, 0, 1, .1)), INK, 2.6)
    p.path("M206 146C230 158 280 156 304 142L304 126C278 138 230 140 204 130Z", p.lin("#3a3638", "#141213", v=(0, 0, 1, 0)), INK, 1.8)
    p.path("M214 56C216 84 220 108 222 126", "none", "#b5aeb0", 5, .5)
    p.path("M176 146C180 134 200 136 206 142C232 156 280 154 304 140C314 134 330 132 336 140C334 156 300 168 254 168C210 168 178 160 176 146Z", p.lin("#4d484a", "#1d1a1b", "#0e0c0d"), INK, 2.4)
    p.path("M184 148C206 162 300 162 328 144", "none", "#9a9496", 1.8, .6)
    p.ell(292, 124, 9, 9, p.gold(), INK, 1.8)
    p.ell(292, 124, 4.5, 4.5, "#1c653e", INK, 1)
    oval_close(p)
    return p
