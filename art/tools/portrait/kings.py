# ruff: noqa: B905 - drawing data: long lines of coordinates and one-line helpers
"""Draws the portraits of five European Monarchs: Afonso Henriques, Manuel I, Isabella I, Maurice of Nassau,
Victoria."""

from art.tools.portrait.dress import bare, shoulders
from art.tools.portrait.emblems import PEARL, bead, cross_christ, crown, order_star, pearls
from art.tools.portrait.head import Head
from art.tools.portrait.oval import ground, oval_close, oval_open
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, along, lerp, mix, pt, small, spline


def afonso_henriques():
    p = Pic(31)
    ground(p, "#2f4a66")
    oval_open(p, "#9a9a8c", "#2a2f36")
    # a castle on the hill of Guimaraes
    p.path("M90 300C140 262 180 262 210 280L414 300V384H90Z", p.lin("#5d6248", "#2f3325", v=(0, 0, 0, 1)), op=.9)
    p.path("M112 274V206h8v8h8v-8h8v8h8v-8h8v26h24v-14h7v7h7v-7h7v7h7v-14h8V284Z", p.lin("#8b8272", "#4e473c"), INK, 1.8, .85)
    h = Head(p, 256, 172, .95, yaw=13, skin="olive", temple=51, cheek=51, jaw=45, chin=24, low=80)
    # coif of mail behind, over head and shoulders
    coif = [(198, 170), (190, 222), (178, 262), (136, 296), (112, 340), (104, 392), (402, 392), (396, 340), (372, 298), (334, 262), (326, 220), (322, 168), (308, 110), (262, 84), (214, 108)]
    p.defs.append('<pattern id="mail" width="10" height="9" patternUnits="userSpaceOnUse"><path d="M0 2Q5 9.500 10 2M-5 6.500Q0 14 5 6.500Q10 14 15 6.500M-5 -2.500Q0 5 5 -2.500Q10 5 15 -2.500" fill="none" stroke="#20242a" '
                  'stroke-width="1.600" stroke-opacity=".75"/></pattern>'.replace("00", ""))
    d = spline(coif, True)
    p.path(d, p.lin("#c3c8cc", "#8d949b", "#4c535b", "#272c33", v=(0, 0, 1, .7)), INK, 2.6)
    p.path(d, "url(#mail)")
    # white surcoat
    p.path("M166 392C170 350 190 318 214 304C240 316 280 316 304 302C330 318 346 350 350 392Z", p.lin("#fbf5e8", "#e0d5c0", "#a3967e", v=(0, 0, 1, .3)), INK, 2.4)
    for q in ([(214, 318), (206, 350), (206, 392)], [(300, 318), (312, 352), (314, 392)]):
        p.brush(q, 1, 5, 2, "#6d6252", .5)
    p.dab(256, 290, 66, 26, INK, .5)
    h.base(ears=())
    h.age(.4, brow=.4, crow=.3)
    h.nose(12, bump=3, tip=76)
    h.mouth(16.5, .85)
    h.eyes(gaze=(-.5, -.05), open=.85, iris="#43535a", size=10.4, bags=.45)
    h.brows("#2c1a0e", 5, 1.6)
    c = ("#24140a", "#4d2d17", "#7d5230", "#b98a58")
    h.beard(c, 30, .92, 8, 26, part=.7, n=60)
    h.moustache(c, 25, 8, 0, 7)
    # mail over the brow and cheeks
    a = h.many((-51, 40, 6), (-47, 10, 24), (-45, -24, 32), (-36, -40, 42), (-14, -46, 54), (14, -46, 54), (36, -40, 42), (46, -24, 30), (48, 10, 22), (52, 44, 4))
    o = [(190, 226)] + [h.edge(y, -1, 8) for y in (10, -20, -50, -76)] + [h.xy(4, -103)] + [h.edge(y, 1, 7) for y in (-76, -50, -20, 10)] + [(326, 226)]
    d = spline(a) + spline(o[::-1], start="L") + "Z"
    p.path(d, p.lin("#d2d7da", "#949ba2", "#4b525a", v=(0, 0, 1, .6)), INK, 2.4)
    p.path(d, "url(#mail)")
    p.brush(a, 1, 5, 1, h.deep, .45, k=8)
    x, y = h.at(0, -52, 46)
    crown(p, x + 6, y + 2, 54, 36, ("#1f4e79", "#a3221a"), 5, 1)
    # the shield: white with a blue cross
    p.group('transform="translate(352 262)rotate(7)"')
    p.path("M-56 0C-30 -12 30 -12 56 0C62 60 40 116 0 150C-40 116 -62 60 -56 0Z", p.lin("#fffaf0", "#e6dcc6", "#a89a80"), INK, 3)
    p.path("M-13 -9C-6 -10 6 -10 13 -9V40H60C58 52 56 58 52 66H13V138L0 150L-13 138V66H-52C-56 58 -58 52 -60 40H-13Z", p.lin("#5b8fc4", "#2b5f96", "#163a63"), INK, 1.8)
    p.path("M-56 0C-30 -12 30 -12 56 0C62 60 40 116 0 150C-40 116 -62 60 -56 0Z", "none", "#d9a53a", 2.4)
    for x, y in ((0, 6), (0, 53), (-34, 53), (34, 53), (0, 100)):
        bead(p, x, y, 4, ("#fff0b8", "#d9a53a", "#7a5312"), INK, 1.2)
    p.end()
    oval_close(p)
    return p


def manuel_i():
    p = Pic(32)
    ground(p, "#5a3b22")
    oval_open(p, "#86703f", "#2b1d12")
    # hanging with the armillary sphere
    p.path("M300 16H414V300H322C330 200 300 110 300 16Z", p.lin("#7c231c", "#571510", "#2c0a08"), op=.9)
    p.group('transform="translate(366 128)"')
    for w in (4.6, 2.4):
        col = INK if w > 3 else "#f1cf74"
        p.path("M-38 0A38 38 0 1 0 38 0A38 38 0 1 0 -38 0M-36 -12Q0 6 36 -12M-38 4Q0 24 38 4M-32 20Q0 36 32 20M0 -38C-22 -20 -22 20 0 38M0 -38C22 -20 22 20 0 38M0 -46V58", "none", col, w)
    p.path("M-36 -20L30 24L34 14L-30 -30Z", p.gold(), INK, 1.6)
    p.ell(0, 0, 7, 7, p.gold(), INK, 1.6)
    p.path("M-12 62H12L16 70H-16Z", p.gold(), INK, 1.8)
    p.end()
    c = ("#2a170b", "#54301a", "#875833", "#c08d5c")
    h = Head(p, 246, 172, .94, yaw=17, roll=-1, skin="fair", temple=52, cheek=52, jaw=45, chin=24, low=78)
    h.lock([(200, 130), (188, 180), (188, 216), (198, 246)], [(222, 130), (218, 180), (220, 220), (226, 242)], c, 18)
    h.lock([(304, 118), (324, 170), (324, 214), (306, 250)], [(264, 130), (270, 190), (276, 226), (284, 246)], c, 22)
    shoulders(p, ("#b83a2c", "#831f17", "#46100c"), 1.04, 4)
    h.neck(32, 104)
    p.path("M216 284C228 306 240 320 252 330C266 318 280 302 288 282C266 298 238 300 216 284Z", p.lin("#fffaf0", "#d8ccb4"), INK, 2)
    # ermine: white fur, black tails
    for sd in (-1, 1):
        p.path(f"M{250 + sd * 36} 274C{250 + sd * 60} 276 {250 + sd * 104} 290 {250 + sd * 122} 316C{250 + sd * 124} 340 {250 + sd * 92} 334 {250 + sd * 74} 346C{250 + sd * 50} 356 {250 + sd * 40} 376 {250 + sd * 38} 394H{250 + sd * 4}C{250 + sd * 2} 356 {250 + sd * 14} 312 {250 + sd * 36} 274Z",
               p.lin("#fffaf0", "#e9dfcc", "#b3a58c") if sd < 0 else p.lin("#efe6d4", "#cfc2aa", "#8f8169"), INK, 2.4)
    rng = p.rng
    fur = ""
    for _ in range(46):
        sd = rng.choice((-1, 1))
        t, u = rng.random(), rng.uniform(.08, .92)
        q = lerp(along([(286, 276), (330, 288), (370, 318)], t), along([(256, 392), (292, 350), (360, 340)], t), u)
        fur += f"M{250 + sd * (q[0] - 250):.0f} {q[1]:.0f}q{sd * 2} 5 {sd * 5} 7"
    p.path(fur, "none", "#8d7f69", 1.5, .7)
    tails = ""
    for x, y in ((46, 292), (74, 302), (100, 318), (34, 320), (60, 326), (22, 350), (40, 348), (16, 378)):
        for sd in (-1, 1):
            tails += f"M{250 + sd * x} {y}q{sd * 5} 3 {sd * 6} 13q{-sd * 8} -3 {-sd * 6} -13Z"
    p.path(tails, "#241c18")
    # the collar of gold with the cross of Christ
    pts = [(208, 300), (226, 336), (250, 352), (276, 336), (296, 298)]
    p.line(pts, INK, 9)
    p.raw(f'<path d="{small(spline(pts))}" fill="none" stroke="#e8bd55" stroke-width="6" stroke-dasharray="5 5"/>')
    p.ell(250, 368, 17, 17, p.gold(), INK, 2)
    cross_christ(p, 250, 368, 12)
    h.base(ears=())
    h.age(.3)
    h.nose(11.4, bump=1.5, tip=74)
    h.mouth(15.5, 1, smile=.1)
    h.eyes(gaze=(-.6, 0), open=.88, iris="#4f6247", size=10.4, bags=.3)
    h.brows("#3a2110", 3.8, 2.6)
    h.stubble(.2, "#4a2c18")
    h.beard(c, 4, .5, 24, 42, part=.2, n=36, w=1.6)
    h.moustache(c, 21, 5, 0, 6)
    h.hair([(-51, 26, 4), (-49, 0, 20), (-47, -26, 28), (-36, -46, 42), (-14, -50, 54), (14, -50, 54), (36, -46, 42), (46, -26, 30), (50, 2, 18), (54, 34, 0)], c, 30, 38, 9, 2, bow=.06, n=46)
    x, y = h.at(0, -60, 40)
    crown(p, x + 9, y, 56, 44, ("#a3221a", "#1c653e", "#1f4e79"), 5, -1, ("#c9402f", "#8c1c13", "#4a0d09"))
    oval_close(p)
    return p


def isabella_i():
    p = Pic(33)
    ground(p, "#6b4422")
    oval_open(p, "#8b8a5c", "#25281c")
    p.path("M90 16H150C136 90 160 150 140 230C124 300 130 340 116 384H90Z", p.lin("#a8792c", "#6e4a18", "#38240c"), op=.9)
    p.brush([(116, 20), (124, 130), (110, 240), (104, 330)], 1, 7, 2, "#e3b965", .4)
    h = Head(p, 252, 184, 1.02, yaw=20, roll=-2, skin="pale", temple=51, cheek=55, jaw=48, chin=21, low=73, brow_y=-24, nose_y=29, mouth_y=46).soften(.42)
    # veil behind the head, falling on the shoulders
    p.path("M254 84C300 84 330 110 332 160C334 220 352 270 386 316C380 350 372 372 364 392H142C134 372 128 350 122 316C156 270 180 220 182 160C184 110 210 84 254 84Z",
           p.lin("#fffcf4", "#e8dfce", "#b3a790", "#7d725f", v=(0, 0, 1, .5)), INK, 2.4)
    shoulders(p, ("#4f7a58", "#2d5038", "#14281b"), .9, 8)
    h.neck(27, 104)
    # square neck of gold brocade and a fine chemise
    p.path("M200 286C214 304 232 312 252 312C274 312 292 302 306 284L316 322C280 340 226 340 190 324Z", p.lin("#fffaf0", "#e3d8c4", "#b7a98f"), INK, 2)
    p.path("M214 300l-6 26M232 310l-3 26M252 312v26M272 310l4 26M292 300l8 26", "none", "#8d7d66", 1.4, .6)
    p.path("M196 284L184 322C226 342 282 342 322 320L308 282L324 286L340 330C286 358 216 358 166 332L182 290Z", p.lin("#f1cf74", "#b9832c", "#6d4a12"), INK, 2.2)
    p.path("M182 322q8 -8 12 2t12 4q8 -6 14 2t14 2q8 -8 16 0t16 -2q6 -8 14 -2t12 -4q8 -8 14 -4", "none", "#6d3a0e", 1.8, .8)
    for q in ([(204, 356), (196, 374), (196, 394)], [(300, 354), (310, 374), (310, 394)], [(252, 360), (254, 376), (252, 394)]):
        p.brush(q, 1, 5, 2, "#0e1e14", .6)
    # jewelled cross
    p.path("M216 284C226 306 240 316 252 320C266 316 280 304 290 282", "none", INK, 4)
    p.path("M216 284C226 306 240 316 252 320C266 316 280 304 290 282", "none", "#f1cf74", 2)
    p.path("M247 320h11v14h13v11h-13v24h-11v-24h-13v-11h13Z", p.gold(), INK, 2)
    for x, y, cc in ((252.5, 339, "#a3221a"), (252.5, 357, "#1f4e79"), (240, 339, "#1c653e"), (265, 339, "#1c653e"), (252.5, 326, "#1f4e79")):
        bead(p, x, y, 3.6, (mix(cc, "#ffffff", .6), cc, mix(cc, INK, .5)), INK, 1)
    h.base(ears=())
    h.nose(9.8, bump=1.4, tip=73, line=.55)
    h.mouth(13.5, 1.12, smile=.35, col="#b4544c")
    h.eyes(gaze=(-.5, .1), open=.98, iris="#4a7f78", size=11.6, bags=.1, lash=.8, tilt=.8, lid=1.25)
    h.brows("#8a5028", 2.8, 3.4, n=0, y=-3, op=.8)
    c = ("#4a240f", "#7f4420", "#b06c38", "#e0a868")
    h.hair([(-51, 14, 6), (-47, -10, 26), (-44, -34, 36), (-26, -54, 47), (0, -64, 55), (24, -54, 48), (42, -36, 36), (47, -10, 26), (51, 18, 6)], c, 18, 22, 3, 2, bow=.1, n=44)
    p.brush(h.many((0, -64, 55), (2, -80, 34)), .6, 1.8, .6, c[0], .9)
    # veil in front: over the hair, framing the face
    a = h.many((-56, 50, -8), (-52, 20, 8), (-50, -14, 20), (-44, -46, 30), (-24, -68, 40), (2, -75, 46), (28, -68, 38), (46, -46, 24), (53, -12, 8), (58, 24, -6), (62, 56, -14))
    o = [(180, 232), (186, 176), (190, 130), (216, 98), (258, 86), (302, 98), (324, 130), (330, 176), (340, 236)]
    p.path(spline(a) + spline(o[::-1], start="L") + "Z", p.lin("#fffdf6", "#f0e7d6", "#b8ab94", v=(0, 0, 1, .4)), INK, 2.2)
    p.line([lerp(q, r, .12) for q, r in zip(a, [along(o, i / 10) for i in range(11)])], "#c9a34e", 2, .9)
    for k in (.4, .7):
        p.brush([lerp(along(a, t), along(o, t), k) for t in (.02, .2, .38)], .5, 3, .5, "#8d8069", .5)
        p.brush([lerp(along(a, t), along(o, t), k) for t in (.6, .8, .98)], .5, 3.4, .5, "#6f6350", .55)
    x, y = h.at(0, -74, 30)
    crown(p, x + 6, y, 46, 36, ("#a3221a", "#1c653e"), 5, -1)
    oval_close(p)
    return p


def maurice_of_nassau():
    p = Pic(34)
    ground(p, "#5e3d1a")
    oval_open(p, "#a59a7c", "#2f2a22")
    # Mauritsstad: flat river land, a mill, high Dutch clouds
    for x, y, rx, ry in ((130, 110, 48, 22), (370, 90, 52, 26), (356, 130, 40, 16), (150, 150, 40, 14)):
        p.dab(x, y, rx, ry, "#f0e8d4", .5)
    p.path("M90 270C180 258 320 262 414 254V384H90Z", p.lin("#6e7350", "#363a26", v=(0, 0, 0, 1)))
    p.path("M120 266L126 226H144L150 266ZM135 230L112 204M135 230L160 208M135 230L118 256M135 230L156 252", "#4a3826", INK, 1.8, .9)
    c = ("#241309", "#4b2a15", "#7a4c2b", "#b58352")
    h = Head(p, 254, 166, .94, yaw=-16, roll=1, skin="fair", temple=52, cheek=51, jaw=43, chin=21, low=79)
    h.lock([(196, 120), (178, 170), (182, 220), (170, 262), (188, 288)], [(232, 120), (228, 180), (228, 220), (226, 256), (222, 278)], c, 22)
    h.lock([(306, 120), (320, 170), (322, 214), (334, 250), (322, 280)], [(272, 120), (280, 180), (284, 220), (290, 250), (292, 272)], c, 20)
    # breastplate: dark steel with gilt edges
    shoulders(p, ("#aab4bb", "#5e6a74", "#20272e"), 1.02, 4)
    p.brush([(170, 320), (150, 350), (150, 390)], 2, 14, 3, "#eef4f6", .55)
    p.brush([(262, 330), (266, 360), (262, 392)], 2, 4, 3, "#12171c", .8)
    p.brush([(250, 330), (252, 360), (250, 392)], 1, 5, 2, "#e2eaee", .5)
    for sd in (-1, 1):
        x = 252 + sd * 108
        p.path(f"M{x - sd * 20} 300C{x + sd * 20} 304 {x + sd * 44} 330 {x + sd * 48} 372C{x + sd * 20} 350 {x - sd * 10} 350 {x - sd * 26} 360C{x - sd * 30} 330 {x - sd * 28} 312 {x - sd * 20} 300Z", p.lin("#c5ced4", "#66727c", "#222a31"), INK, 2.4)
        for k in (0, 13):
            p.path(f"M{x - sd * 24} {340 - k}C{x} {334 - k} {x + sd * 28} {340 - k} {x + sd * 44} {362 - k}", "none", "#e8bd55", 2, .9)
    # orange sash
    p.path("M148 308L184 296C230 330 290 362 344 384L330 402H250C206 374 170 344 148 308Z", p.lin("#f7b25a", "#e0822a", "#8f4712"), INK, 2.2)
    for q in ([(158, 312), (220, 352), (300, 392)], [(174, 304), (240, 344), (330, 388)]):
        p.brush(q, .6, 4, 1, "#7a3a0c", .5, k=4)
    h.neck(30, 104)
    # wide lace collar
    p.path("M214 264C190 272 166 284 150 302q6 9 14 4q3 11 14 7q3 11 15 6q5 10 15 4q6 9 15 2L250 306L282 325q9 7 15 -2q10 6 15 -4q12 5 15 -6q11 4 14 -7q9 5 13 -5C336 284 312 272 292 264C270 286 236 286 214 264Z", p.lin("#fffcf4", "#efe5d2", "#b3a58c"), INK, 2)
    p.raw('<path d="M162 298q30 20 66 20M166 290q30 20 64 22M342 298q-30 20 -66 20M338 290q-30 20 -64 22" fill="none" stroke="#8d7d66" stroke-width="1.6" stroke-dasharray="1 4"/>')
    p.path("M250 306l-7 16 -6 18m13 -34l8 16 7 16", "none", "#fffaf0", 2.4)
    p.ell(236, 342, 4, 6, "#fffaf0", INK, 1.2)
    p.ell(266, 340, 4, 6, "#fffaf0", INK, 1.2)
    h.base(ears=())
    h.age(.3)
    h.nose(11.4, bump=3, tip=76)
    h.mouth(15, 1, smile=.15)
    h.eyes(gaze=(.6, -.05), open=.9, iris="#3f5f70", size=10.4, bags=.32)
    h.brows("#2f1b0e", 3.8, 3)
    h.moustache(c, 21, 5, 7, 3)
    p.path(spline(h.many((-8, 59, 58), (-9, 68, 57), (-5, 80, 54), (0, 95, 52), (6, 80, 54), (9, 68, 57), (8, 59, 58)), True), p.lin(c[2], c[1], c[0]), c[0], 1.2)
    p.flow(h.many((-7, 60, 58), (7, 60, 58)), h.many((-2, 92, 52), (3, 92, 52)), 12, [c[0], c[2]], 1.4, op=.8)
    h.hair([(-52, 24, 6), (-49, -4, 22), (-46, -30, 32), (-32, -54, 44), (-10, -62, 54), (6, -58, 55), (26, -54, 48), (42, -36, 36), (47, -8, 24), (50, 20, 6)], c, 30, 26, 10, 10, 3, n=60, bow=-.2)
    for q in ([(204, 130), (188, 176), (192, 216), (182, 258)], [(216, 128), (204, 180), (208, 226), (202, 272)], [(306, 130), (314, 180), (314, 222), (324, 262)]):
        p.line(q, c[3], 1.8, .6)
    oval_close(p)
    return p


def victoria():
    p = Pic(36)
    ground(p, "#4a3464")
    oval_open(p, "#9a8f94", "#2e2836")
    p.path("M414 16H350C366 80 344 150 362 220C372 270 368 330 390 384H414Z", p.lin("#7c2f3c", "#4f1722", "#2a0a10"), op=.95)
    p.brush([(384, 20), (378, 120), (392, 230), (398, 340)], 1, 7, 2, "#c2707c", .4)
    c = ("#22130a", "#432817", "#6d4729", "#a97c50")
    h = Head(p, 250, 186, 1.05, yaw=-10, roll=1, skin="pale", temple=51, cheek=58, jaw=52, chin=22, low=69, brow_y=-24, nose_y=27, mouth_y=43).soften(.5, "#dd7a70")
    # veil behind
    p.path("M246 78C290 74 322 100 326 150C330 210 348 270 362 320L330 392H178L140 320C158 270 172 220 176 160C180 110 206 80 246 78Z", p.lin("#fffdf8", "#efe8dc", "#b9ae9f", v=(0, 0, 1, .4)), op=.82)
    p.path("M326 150C330 210 348 270 362 320M176 160C172 220 158 270 140 320", "none", "#8d8274", 2, .8)
    for q in ([(320, 180), (330, 250), (348, 320)], [(312, 220), (318, 270), (330, 320)], [(186, 190), (172, 260), (156, 320)]):
        p.brush(q, .6, 4, .6, "#8d8274", .4)
    bare(p, h, .88, 10)
    h.neck(29, 112)
    # white gown with lace, and the blue riband
    p.path("M126 392C124 360 132 338 150 320C184 342 216 352 250 352C286 352 320 342 354 318C374 338 380 360 380 392Z", p.lin("#fffdf8", "#ece3d4", "#aca08c", v=(0, 0, 1, .4)), INK, 2.4)
    p.path("M150 320q4 12 15 11q4 12 17 9q5 11 18 7q6 10 18 5q7 9 17 3q8 8 17 1q8 8 17 0q8 6 16 -2q10 4 16 -5q10 2 16 -8q10 0 15 -9q9 -1 12 -10", "none", INK, 1.8)
    p.path("M156 328q40 28 94 30q56 -2 98 -32", "none", "#9a8d7a", 1.4, .6, 'stroke-dasharray="1 5"')
    p.path("M332 300L356 316C320 352 270 384 232 402H184C240 376 292 342 332 300Z", p.lin("#6fa8dc", "#2f6aa8", "#173a63"), INK, 2.2)
    p.path("M340 304C300 344 250 376 206 400", "none", "#cfe6f8", 2, .7)
    order_star(p, 176, 362, 18, "#a3221a", 8, p.lin("#fffcf4", "#cfc6b4"))
    h.base(ears=(-1,))
    h.nose(9.8, bump=2, tip=73, drop=1.5, line=.5)
    h.mouth(12.5, 1.12, smile=.2, col="#bb5a54")
    h.eyes(gaze=(.4, 0), open=1.16, iris="#4a78a3", size=12.2, bags=.12, lash=.7, lid=1.15)
    h.brows("#5a3a20", 3, 3, n=0, y=-3, op=.8)
    # parted in the middle, smooth over the ears into a braided knot
    h.hair([(-53, 18, 0), (-49, -2, 20), (-45, -26, 34), (-26, -52, 47), (0, -64, 55), (26, -52, 47), (44, -28, 34), (49, -4, 20), (52, 14, 4)], c, 22, 18, 5, 3, bow=-.04, n=54)
    p.brush(h.many((0, -64, 55), (-2, -82, 30), (-4, -92, -4)), .6, 1.8, .6, h.mid, .8)
    for sd in (-1, 1):
        p.brush(h.many((sd * 4, -64, 54), (sd * 30, -54, 42), (sd * 49, -22, 18), (sd * 53, 8, -2)), .6, 3, .6, c[2], .8)
        p.brush(h.many((sd * 8, -72, 48), (sd * 36, -58, 30), (sd * 53, -22, 2)), .6, 2.4, .6, c[3 if sd < 0 else 0], .7)
    # a small diamond crown
    x, y = h.at(0, -82, 16)
    crown(p, x - 2, y, 36, 32, ("#1f4e79", "#8fc4e0", "#9826a3"), 5, 2, ("#f6f0e6", "#cfc4d8", "#8a7f9c"))
    e = h.edge(24, -1, 2)
    p.path(f"M{pt(e)}v5", "none", "#d9a53a", 2)
    bead(p, e[0], e[1] + 10, 5, PEARL, INK, 1.2)
    pearls(p, [(214, 270), (228, 296), (250, 306), (274, 296), (288, 268)], 15, 4)
    bead(p, 250, 317, 6, ("#cfe6f8", "#2f6aa8", "#12304f"), INK, 1.4)
    oval_close(p)
    return p
