
"""Draws the portraits of four who fought: Maria Quitéria, Camarão, Arariboia, Duque de Caxias."""

import math

from art.tools.portrait.dress import bare, button, cloth, epaulette, high_collar, leafwork, shoulders
from art.tools.portrait.emblems import cross_christ, feather, medal, order_star
from art.tools.portrait.head import HAIR, Head
from art.tools.portrait.oval import ground, oval_close, oval_open
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, along, mix, poly, small, spline


def maria_quiteria():
    p = Pic(11)
    ground(p, "#5c2a1e")
    oval_open(p, "#a08a5e", "#3a2a1c")
    h = Head(p, 254, 176, 1.07, yaw=17, roll=-2, skin="olive", temple=50, cheek=52, jaw=42, chin=19, low=74, brow_y=-23, nose_y=29, mouth_y=47).soften(.35, "#c8644a")
    # her musket with the bayonet, at the shoulder
    p.path("M126 392L160 60L166 60L146 392Z", p.lin("#a87a46", "#6d4522", "#3d2410", v=(0, 0, 1, 0)), INK, 2)
    p.path("M158 214L170 40L175 40L168 214Z", p.lin("#e6ebee", "#8b9299", v=(0, 0, 1, 0)), INK, 1.6)
    p.path("M168 64L178 -6L180 62Z", p.lin("#fbfdfd", "#9aa5ad", v=(0, 0, 1, 0)), INK, 1.4)
    p.path("M154 120L172 122M149 180L170 182", "none", "#d9a53a", 4)
    shoulders(p, ("#3f6698", "#27466f", "#14243d"), .94, 2)
    h.neck(27, 122)
    # standing collar, red, and the open white shirt
    cloth(p, [(208, 262), (200, 282), (232, 312), (250, 330), (272, 310), (300, 284), (294, 260), (276, 280), (250, 300), (226, 282)], ("#d84a3c", "#a92a22", "#6e1712"), closed=True)
    p.path("M200 282C204 304 220 340 236 392L196 392C182 350 182 310 200 282Z", p.lin("#cf4035", "#9c241d", "#5f130f"), INK, 2.2)
    p.path("M300 284C296 306 282 340 268 392L306 392C318 350 314 310 300 284Z", p.lin("#b02e26", "#7c1a15", "#4a0e0b"), INK, 2.2)
    p.path("M236 392C226 350 240 330 250 330C262 330 276 352 268 392Z", p.lin("#365b8c", "#1d3557"), INK, 2)
    for i in range(3):
        button(p, 204 + i * 7, 316 + i * 24, 4.2)
        button(p, 300 - i * 6, 318 + i * 24, 4.2)
    # the tartan sash of her kilt, worn over the shoulder
    d = "M130 306L166 291L392 392H318Z"
    d = "M118 318L158 294C210 326 270 352 330 392H264C214 362 160 340 118 318Z"
    p.path(d, p.lin("#c23a34", "#7a1a18"), INK, 2.2)
    p.clip(d)
    for k in range(9):
        x = 110 + k * 26
        p.path(f"M{x + 24} 284L{x - 14} 340M{x + 60} 310L{x + 20} 392", "none", "#1d4a33", 6, .75)
        p.path(f"M{x + 32} 284L{x - 6} 340", "none", "#f3cf72", 1.4, .9)
    p.path("M118 312C180 332 240 356 310 400M132 302C190 322 260 350 340 400", "none", "#1d4a33", 5, .7)
    p.path("M124 308C190 330 250 354 320 400", "none", "#f3cf72", 1.4, .9)
    p.end()
    epaulette(p, 146, 302, -1, .9, -14)
    epaulette(p, 366, 304, 1, .9, 14)
    h.base(ears=(1,))
    h.nose(10, bump=1, tip=72, line=.6)
    h.mouth(14.5, 1.1, smile=.45, col="#a84a3e")
    h.eyes(gaze=(-.6, 0), open=1.02, iris="#4c3018", size=11.6, bags=.05, lash=1, tilt=1.6)
    h.brows("#20130b", 4, 3.4, n=4, y=-2)
    # short hair, parted on the left, swept aside with a lock over the brow
    c = HAIR["black"]
    h.hair([(-49, 2, 12), (-46, -22, 26), (-41, -44, 36), (-26, -58, 46), (-18, -63, 50), (6, -50, 56), (28, -45, 48), (42, -38, 34),
                    (48, -16, 18), (52, 12, -2)], c, 6, 16, 8, 9, 1.5, bow=.16)
    p.brush(h.many((-20, -66, 50), (2, -56, 58), (26, -44, 52), (40, -26, 36)), 1, 9, .6, c[1])
    p.brush(h.many((-18, -68, 50), (4, -60, 58), (28, -48, 50), (44, -30, 32)), 1, 4, .6, c[2])
    p.brush(h.many((-18, -62, 52), (-30, -52, 48), (-42, -34, 36), (-47, -12, 24)), 1, 7, .6, c[1])
    p.brush(h.many((-18, -70, 50), (-34, -56, 44), (-46, -34, 28)), .6, 2.2, .4, c[3], .8)
    p.brush([h.at(-19, -62, 50), h.xy(-10, -80), h.xy(4, -98)], 1, 2.2, .5, c[0], .9)
    oval_close(p)
    return p


def camarao():
    p = Pic(21)
    ground(p, "#5e2a1c")
    oval_open(p, "#8a7448", "#2c2114")
    # far palms of Pernambuco against the varnish
    p.path("M90 300C150 276 200 290 250 282S380 270 414 286V384H90Z", p.lin("#5d5230", "#33291a", v=(0, 0, 0, 1)), op=.9)
    for x, y, k in ((126, 226, 1), (384, 236, .8)):
        p.brush([(x - 4, 300), (x, 262), (x + 6, y)], 6, 4, 3, "#3a2c19", .8)
        for a in (-160, -125, -60, -20, 15, -190):
            r = math.radians(a)
            p.brush([(x + 6, y), (x + 6 + 22 * k * math.cos(r), y + 20 * k * math.sin(r) - 6), (x + 6 + 40 * k * math.cos(r), y + 30 * k * math.sin(r) + 8)], 1, 6, .5, "#3d4423", .8)
    c = HAIR["black"]
    h = Head(p, 250, 182, .94, yaw=19, roll=-1, skin="bronze", temple=51, cheek=53, jaw=44, chin=22, low=77)
    h.lock([(204, 150), (196, 196), (196, 232), (206, 262)], [(226, 150), (222, 196), (220, 232), (222, 256)], c, 18)
    h.lock([(318, 140), (328, 190), (330, 232), (318, 270)], [(270, 140), (274, 200), (276, 240), (284, 272)], c, 24)
    shoulders(p, ("#4b423a", "#2e2825", "#171311"), 1, 6)
    # slashed doublet and the buff straps
    for x in (150, 182, 330, 360):
        p.brush([(x, 316), (x + (6 if x < 250 else -6), 350), (x + (4 if x < 250 else -4), 388)], 1, 7, 1, "#a3331f", .9)
    p.brush([(252, 318), (253, 350), (252, 392)], 2, 3, 2, INK, .9, k=4)
    for y in (330, 348, 366):
        button(p, 252, y, 4)
    # the red sash of the captain
    p.path("M122 322L150 304C220 330 300 362 356 392H296C236 372 170 350 122 322Z", p.lin("#d84a30", "#9c2418", "#5d120c"), INK, 2.2)
    p.path("M134 318C200 346 260 366 320 392M146 310C210 336 270 358 336 390", "none", "#f1cf74", 1.6, .7)
    h.neck(31, 104)
    # falling band: white linen with lace points
    pts = "M206 268C186 276 166 288 152 304q6 6 12 3q2 8 11 6q2 8 11 6q3 8 12 5q3 7 12 3q4 6 12 2L244 296L252 304L262 294L288 328q8 3 12 -3q9 3 12 -5q9 2 12 -6q8 0 10 -7q9 1 11 -5C330 286 312 276 294 268C276 284 224 284 206 268Z"
    p.path(pts, p.lin("#fffaf0", "#eadfc9", "#b9ab92"), INK, 2.2)
    p.path("M206 276C188 286 174 296 164 306M224 284C208 296 196 308 190 318M284 280C300 294 310 306 314 316M298 274C316 284 330 294 338 302", "none", "#8d7d66", 1.6, .6)
    p.path("M168 304q30 20 60 24M276 328q30 -6 58 -26", "none", "#a5967d", 1.4, .7, 'stroke-dasharray="2 3"')
    # order of Christ on its ribbon
    p.path("M238 296L252 338L266 294", "none", INK, 5)
    p.path("M238 296L252 338L266 294", "none", "#f1cf74", 2.8)
    p.ell(252, 350, 15, 15, p.gold(), INK, 1.8)
    cross_christ(p, 252, 350, 11)
    h.base(ears=())
    h.age(.3, brow=.15)
    h.nose(12.6, bump=1, tip=73)
    h.mouth(16.5, 1.05, smile=.1)
    h.eyes(gaze=(-.6, 0), open=.84, iris="#23130a", size=10.8, tilt=1.4, bags=.28, lid=.8)
    h.brows("#140d09", 4, 2.4)
    p.brush(h.many((-43, -30, 32), (-20, -34, 50), (10, -34, 52), (40, -30, 34)), 2, 14, 2, h.deep, .45)
    h.lock([h.at(-47, -40, 20), h.at(-50, -10, 14), (203, 196), (204, 228)], [h.at(-42, -40, 32), h.at(-45, -12, 26), (208, 200), (208, 224)], c, 8)
    h.lock([h.edge(-44, 1, 5), h.edge(-10, 1, 7), (318, 206), (316, 240)], [h.at(43, -40, 34), h.at(46, -8, 22), (292, 204), (292, 232)], c, 16)
    # broad black hat, brim turned up on the left, with red and white plumes
    p.path("M150 152C150 138 190 128 206 132L300 124C340 118 372 126 374 136C374 152 320 160 262 162C206 164 152 166 150 152Z", p.lin("#4a4038", "#2a2320", "#14100e"), INK, 2.4)
    p.path("M204 140C202 110 206 84 222 78C246 70 276 68 292 76C304 84 306 110 306 132C280 146 232 150 204 140Z", p.lin("#564a40", "#332a25", "#171210", v=(0, 0, 1, .3)), INK, 2.4)
    p.path("M203 132C232 142 280 138 306 124L306 134C280 148 232 152 204 142Z", p.lin("#d9a53a", "#8f6418", "#e8bd55", v=(0, 0, 1, 0)), INK, 1.8)
    p.brush([(160, 150), (210, 156), (280, 154), (360, 140)], .5, 3, .5, "#9a8a74", .5)
    feather(p, 222, 128, 118, -34, ("#f4ead2", "#fffaf0", "#a5967d"), .28, .22)
    feather(p, 218, 126, 104, -56, ("#c43222", "#8c1c13", "#5a0f0a"), .26, .3)
    p.ell(221, 126, 8, 8, p.gold(), INK, 1.8)
    cross_christ(p, 221, 126, 4.6, 0, .6)
    oval_close(p)
    return p


def arariboia():
    p = Pic(22)
    ground(p, "#4c3a1e")
    oval_open(p, "#8c8a5c", "#1f2a22")
    # the bay of Guanabara and its sugar loaf
    p.path("M90 268C120 262 140 258 150 250C160 226 168 208 182 206C196 206 200 236 214 252C230 258 260 260 262 268Z", p.lin("#4d5a48", "#2f3a30"), INK, 1.4, .8)
    p.path("M300 268C330 258 350 240 370 236C390 236 400 250 414 252V268Z", p.lin("#48543f", "#2b352b"), INK, 1.4, .8)
    p.path("M90 267H414V384H90Z", p.lin("#5d7772", "#25342f", v=(0, 0, 0, 1)))
    p.path("M104 280h34M150 290h22M330 278h40M368 292h30", "none", "#dfe7cf", 1.8, .4)
    h = Head(p, 254, 186, .95, yaw=-13, roll=1, skin="bronze", temple=52, cheek=54, jaw=46, chin=25, low=78)
    c = HAIR["black"]
    # the great feather crown, drawn behind the head
    cols = (("#c8301f", "#f2b63c"), ("#f0b23a", "#fbe08a"), ("#c8301f", "#e8893a"), ("#2f6f9c", "#8fc4e0"))
    for i in range(15):
        a = -172 + i * 11.7
        cx, cy = 258 + 44 * math.cos(math.radians(a)), 148 + 40 * math.sin(math.radians(a))
        b, t = cols[i % 4]
        feather(p, cx, cy, 84 + 16 * math.sin(math.radians(180 - abs(-90 - a) * 2)) * .6, a, (b, t, mix(b, INK, .5)), .25, .03, 1.5)
    h.lock([(208, 150), (196, 200), (194, 240), (202, 268)], [(240, 150), (238, 204), (236, 240), (232, 268)], c, 20)
    h.lock([(302, 150), (318, 200), (318, 236), (308, 264)], [(270, 150), (276, 200), (280, 236), (282, 262)], c, 16)
    bare(p, h, 1, 8)
    h.neck(34, 128)
    # a red Portuguese cloak on one shoulder with the cross of Christ, a gift of the king
    p.path("M104 392C104 344 122 316 160 296C186 284 214 282 222 288C226 310 206 350 204 392Z", p.lin("#c9402f", "#8f2217", "#4d0f0a"), INK, 2.4)
    for q in ([(196, 292), (178, 330), (172, 390)], [(168, 300), (146, 340), (138, 390)]):
        p.brush(q, 1, 7, 2, "#45100b", .5)
    p.brush([(182, 296), (162, 334), (156, 390)], 1, 4, 1, "#f0907a", .5)
    p.path("M222 288C226 310 206 350 204 392", "none", INK, 6)
    p.path("M222 288C226 310 206 350 204 392", "none", "#e8bd55", 3.4)
    p.ell(216, 302, 10, 10, p.gold(), INK, 2)
    # necklaces: jaguar teeth over blue beads
    pts = [(212, 284), (234, 312), (262, 322), (290, 312), (312, 284)]
    p.line([(x, y - 8) for x, y in pts], INK, 6)
    p.raw(f'<path d="{small(spline([(x, y - 8) for x, y in pts]))}" fill="none" stroke="#4f8fc0" stroke-width="4.4" stroke-dasharray="1 5"/>')
    p.line(pts, "#3a2416", 2)
    d = ""
    for i in range(11):
        x, y = along(pts, (i + .5) / 11)
        k = (x - 262) * -.08
        d += f"M{x - 4:.1f} {y:.1f}Q{x - 4 + k:.1f} {y + 11:.1f} {x + k * 1.6 + 2:.1f} {y + 19:.1f}Q{x + 6 + k:.1f} {y + 9:.1f} {x + 4:.1f} {y:.1f}Z"
    p.path(d, p.lin("#fffaf0", "#cdbb98", v=(0, 0, 0, 1)), INK, 1.4)
    h.base(ears=(-1,))
    h.age(.5, brow=.35, crow=.3)
    # urucum on the cheeks, genipapo line over nose and jaw
    for sd in (-1, 1):
        for k in (0, 9):
            p.brush(h.many((sd * 16, 17 + k, 53), (sd * 30, 12 + k, 45), (sd * 47, 7 + k, 24)), 3.5, 4.4, 1, "#a8281a", .82, k=4)
    h.nose(13.6, bump=2, tip=73)
    h.mouth(18, 1.05)
    h.eyes(gaze=(.6, 0), open=.8, iris="#1f1109", size=10.8, tilt=1.6, bags=.42, lid=.8)
    h.brows("#140d09", 4.2, 1.6)
    h.hair([(-51, 22, 6), (-49, -4, 20), (-47, -30, 28), (-34, -44, 44), (-12, -47, 55), (12, -47, 55), (34, -44, 44), (47, -30, 28), (49, -4, 20), (51, 16, 6)], c, 26, 18, 6, 2, bow=.02, n=40)
    # the woven band at the foot of the feathers
    a = h.many((-52, -44, 10), (-42, -57, 36), (-16, -62, 54), (16, -62, 54), (42, -57, 36), (52, -44, 10))
    b = [(x, y - 15) for x, y in a]
    p.path(spline(a) + spline(b[::-1], start="L") + "Z", p.lin("#f4dfae", "#c99a52", "#7b4f22", v=(0, 0, 1, 0)), INK, 2)
    d = ""
    for i in range(9):
        u, v, w = along(a, i / 9), along(b, (i + .5) / 9), along(a, (i + 1) / 9)
        d += poly([u, v, w], False)
    p.path(d, "none", "#8c1c13", 2.4)
    oval_close(p)
    return p


def duque_de_caxias():
    p = Pic(23)
    ground(p, "#4a2620")
    oval_open(p, "#8f8a80", "#262a33")
    # smoke of a battlefield
    for x, y, rx, ry in ((128, 250, 46, 26), (372, 240, 50, 28), (396, 206, 40, 24)):
        p.dab(x, y, rx, ry, "#d9cfbc", .4)
    h = Head(p, 252, 176, .93, yaw=-17, skin="fair", temple=51, cheek=51, jaw=43, chin=22, low=80)
    c = HAIR["white"]
    shoulders(p, ("#34508a", "#1d2f5c", "#0e1730"), 1.04, 4)
    h.neck(32, 104)
    # double breasted coat, the gold plastron and the order's sash
    p.path("M212 292C220 330 226 360 228 392H284C286 360 290 330 300 288C280 306 236 308 212 292Z", p.lin("#2c4680", "#14224a"), INK, 2.2)
    p.path("M330 290L366 306C330 340 280 372 236 392H180C240 368 296 332 330 290Z", p.lin("#8fc6ea", "#4d8cc0", "#27567f"), INK, 2.2)
    p.path("M338 294C300 336 250 368 196 392M358 304C320 340 270 372 224 392", "none", "#f4fbff", 2, .7)
    for i in range(4):
        button(p, 222 + i * 2, 312 + i * 21, 4)
    leafwork(p, [(204, 304), (208, 340), (206, 388)], 7, 7)
    high_collar(p, ("#263d73", "#17264f"), True, 252, 250, 296)
    epaulette(p, 142, 306, -1, 1, -16)
    epaulette(p, 366, 306, 1, 1, 16)
    medal(p, 156, 340, ("#1c653e", "#f1cf74"), 7)
    medal(p, 174, 344, ("#8c1c13", "#fff8e7"), 7)
    order_star(p, 168, 376, 15, "#8c1c13", 6)
    h.base(ears=(-1,))
    h.age(.55, brow=.5, crow=.5)
    h.nose(11.5, bump=2.5, tip=76)
    h.mouth(16, .7)
    h.eyes(gaze=(.6, .0), open=.84, iris="#4a3a26", size=10.2, bags=.6)
    h.brows("#8d8578", 5, 1.8)
    h.moustache(c, 22, 7, 0, 4)
    h.chops(-1, c, -6, 44, 33, 5, 24)
    h.chops(1, c, -2, 44, 35, 4, 14)
    h.sides(-1, c, -46, 4, 7, 16)
    h.sides(1, c, -46, 2, 6, 10)
    # bicorne worn fore and aft: black felt, gold lace, white plumes along the top
    p.brush(h.many((-46, -40, 30), (-16, -46, 54), (20, -46, 52), (46, -40, 30)), 2, 12, 2, h.deep, .4)
    for i in range(13):
        t = i / 12
        x, y = along([(186, 142), (216, 98), (262, 72), (308, 98), (340, 146)], t)
        feather(p, x, y + 6, 40, -160 + t * 140, ("#e9e0cf", "#fffaf0", "#a99d88"), .6, .15, 1.3)
    p.path("M168 146C186 112 216 66 262 62C310 64 336 112 358 152C330 138 300 130 262 130C226 130 196 134 168 146Z", p.lin("#4a4547", "#262326", "#0f0d0f"), INK, 2.6)
    p.path("M176 142C196 110 222 76 262 72C304 74 328 112 350 146", "none", INK, 8)
    p.path("M176 142C196 110 222 76 262 72C304 74 328 112 350 146", "none", p.gold((0, 0, 1, 0)), 5.4)
    p.path("M246 130L256 92L272 92L270 130", "none", "#e8bd55", 3.4)
    p.ell(264, 92, 9.5, 9.5, "#1c653e", INK, 1.8)
    p.ell(264, 92, 5, 5, "#f1cf74", INK, 1)
    oval_close(p)
    return p
