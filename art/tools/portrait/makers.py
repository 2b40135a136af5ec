# ruff: noqa: B905 - drawing data: long lines of coordinates and one-line helpers
"""Draws the portraits of four who wrote, built or healed: Machado de Assis, Mauá, Rebouças, a herb vendor."""

import math

from art.tools.portrait.dress import bare, cloth, lapels, shoulders, wing_collar
from art.tools.portrait.emblems import bead, feather, order_star, star
from art.tools.portrait.head import HAIR, Head
from art.tools.portrait.oval import ground, oval_close, oval_open
from art.tools.portrait.pic import Pic
from art.tools.portrait.svg_paths import INK, along, mix, num, pt, spline


def machado_de_assis():
    p = Pic(12)
    ground(p, "#5b3340")
    oval_open(p, "#7c6a58", "#251b17")
    # a study: the spines of books in the dusk
    x = 300
    for bw, bh, col in ((15, 92, "#5f2a22"), (12, 84, "#3b4a35"), (18, 98, "#6a4b22"), (11, 80, "#2f3d52"), (16, 94, "#54242c"), (13, 88, "#4a3a28"), (17, 96, "#33453f")):
        p.path(f"M{x} {178 - bh}h{bw}V178h{-bw}Z", p.lin(mix(col, "#c9a060", .25), col, mix(col, INK, .6), v=(0, 0, 1, 0)), INK, 1.4, .8)
        p.path(f"M{x + 2} {178 - bh + 14}h{bw - 4}M{x + 2} {178 - bh + 20}h{bw - 4}", "none", "#d9a53a", 1.4, .55)
        x += bw
    p.path("M294 178H420V186H294Z", "#3a2616", INK, 1.6, .9)
    h = Head(p, 250, 160, .97, yaw=-15, roll=2, skin="brown", temple=51, cheek=49, jaw=40, chin=20, low=79)
    shoulders(p, ("#3d3a3c", "#262427", "#121113"), .96, 2)
    p.path("M218 270C226 296 240 322 254 344C266 320 280 296 288 268L268 262H236Z", p.lin("#fffaf0", "#ddd3c0"), INK, 2)
    h.neck(28, 116)
    # wing collar and black bow
    p.path("M216 262C212 274 216 288 222 296L252 312L238 272Z", p.lin("#fffaf0", "#d8cdb8"), INK, 2)
    p.path("M290 260C294 272 290 286 284 294L252 312L270 272Z", p.lin("#efe6d4", "#bfb39c"), INK, 2)
    p.path("M252 304C238 292 222 296 220 304C220 316 236 320 252 312C268 320 286 314 286 302C284 294 266 292 252 304Z", p.lin("#3a3438", "#141214"), INK, 2)
    p.ell(252, 308, 6, 7, "#201c1f", INK, 1.6)
    p.path("M228 302q10 4 18 5M276 301q-8 4 -16 6", "none", "#6a6068", 1.5, .8)
    # lapels
    cloth(p, "M212 276C198 284 184 290 176 296L196 326L186 336L236 392H262C248 360 226 318 212 276Z", ("#4a464a", "#2b282c", "#19171a"), folds=[([(200, 300), (216, 340), (244, 388)], 4, "#6a666a", .4)])
    cloth(p, "M292 274C306 282 320 288 328 296L308 326L318 336L276 392H252C266 356 282 316 292 274Z", ("#39363a", "#201e21", "#0f0e10"))
    p.path("M252 346V392", "none", INK, 2)
    for y in (356, 376):
        p.ell(252, y, 3.6, 3.6, "#171416", "#7a7074", 1)
    p.path("M196 330q14 30 34 44", "none", "#d9a53a", 1.6, .0)
    h.base(ears=(-1,))
    h.age(.4, brow=.3, crow=.3)
    h.nose(13.2, bump=0, tip=73)
    h.mouth(15.5, .9)
    h.eyes(gaze=(.55, 0), open=.85, iris="#2e1b10", size=10.2, bags=.4)
    h.brows("#1c1410", 4.4, 2.4)
    c = HAIR["salt"]
    h.beard(("#1d1815", "#3a332e", "#6f665d", "#a89e92"), 17, .82, 4, 26, part=.5)
    h.moustache(("#1d1815", "#3a332e", "#6f665d", "#a89e92"), 22, 8, 0, 5)
    # wavy hair brushed back, high on the brow
    c = ("#16110f", "#2c2521", "#554b44", "#8f857a")
    h.hair([(-52, 10, 0), (-47, -14, 20), (-43, -36, 32), (-36, -54, 38), (-20, -64, 47), (-2, -62, 52), (16, -66, 47), (34, -56, 38), (44, -38, 30), (48, -14, 18),
            (50, 4, 10)], c, 14, 6, 9, 11, 3, bow=-.22)
    # pince-nez on its ribbon
    for sd in (-1, 1):
        x, y = h.at(sd * 21, -5, 56)
        f = math.cos(h.yaw - sd * .25)
        p.ell(x, y, 14.5 * f, 12.6, "#fff6df", op=.1)
        p.ell(x, y, 14.5 * f, 12.6, "none", "#1d1409", 3.1)
        p.ell(x, y, 14.5 * f, 12.6, "none", "#f0cc70", 1.6)
        p.path(f"M{num(x - 8 * f)} {num(y - 5)}q4 -5 9 -5", "none", "#fff8e7", 1.6, .7)
    a, b = h.at(-7.5, -8, 60), h.at(7.5, -8, 60)
    p.path(f"M{pt(a)}Q{num((a[0] + b[0]) / 2)} {num(a[1] - 7)} {pt(b)}", "none", "#1d1409", 3.4)
    p.path(f"M{pt(a)}Q{num((a[0] + b[0]) / 2)} {num(a[1] - 7)} {pt(b)}", "none", "#f0cc70", 1.6)
    q = h.at(-34, -3, 44)
    p.path(f"M{pt(q)}C{num(q[0] - 12)} {num(q[1] + 50)} {num(q[0] + 4)} 270 206 340", "none", "#120c0a", 1.8)
    oval_close(p)
    return p


def maua():
    p = Pic(28)
    ground(p, "#2c3c50")
    oval_open(p, "#948a74", "#232a30")
    # his railway of 1854: the little engine and its smoke
    for x, y, rx, ry in ((368, 132, 40, 26), (384, 168, 34, 24), (348, 108, 34, 22)):
        p.dab(x, y, rx, ry, "#e8decb", .55)
    p.group('transform="translate(324 186)"')
    p.path("M-4 62H92M-4 66H92", "none", INK, 2.4)
    p.path("M12 22H62V46H12ZM62 12H88V50H62ZM20 22V4H18L16 -4H32L30 4H28V22ZM44 22C44 12 56 12 56 22", p.lin("#5f6d52", "#38452f", "#1c2417"), INK, 2)
    p.path("M2 60L12 46H24V56ZM8 50H90V54H8Z", "#6d2018", INK, 1.6)
    p.path("M68 18H82V30H68Z", "#c9a05a", INK, 1.6)
    p.path("M28 22V46M46 22V46", "none", "#e8bd55", 2)
    for x, r in ((24, 7), (44, 11), (70, 11)):
        p.ell(x, 63 - r, r, r, "#8f2a1e", INK, 2)
        p.ell(x, 63 - r, r * .35, r * .35, "#e8bd55", INK, 1.2)
    p.end()
    h = Head(p, 240, 160, .96, yaw=-15, roll=-1, skin="fair", temple=52, cheek=52, jaw=46, chin=25, low=80)
    c = HAIR["salt"]
    shoulders(p, ("#3b3d44", "#22242b", "#0d0e12"), 1.02, 0)
    p.path("M206 278C216 310 232 350 250 392H262C276 350 290 310 296 274Z", p.lin("#f4ead2", "#cfc2a8"), INK, 2)
    p.path("M222 322C232 350 242 372 248 392H262C268 372 280 350 290 318C270 336 246 338 222 322Z", p.lin("#7a6a48", "#4a3e28"), INK, 2)
    p.path("M234 350q22 18 46 2", "none", INK, 4.4)
    p.path("M234 350q22 18 46 2", "none", "#f1cf74", 2.4, extra='stroke-dasharray="3 2.5"')
    h.neck(33, 119)
    lapels(p, ("#4a4c55", "#2b2d35", "#15161b"), 272, 396, 46, 250)
    wing_collar(p, 250, 256, 1.05)
    p.path("M250 304C236 290 214 292 212 304C214 318 238 320 250 310C264 320 288 316 288 302C286 290 264 290 250 304Z", p.lin("#2c2a30", "#131217"), INK, 2)
    p.ell(250, 307, 6.5, 7.5, "#1c1a20", INK, 1.6)
    order_star(p, 172, 340, 14, "#c2577a", 6)
    h.base(ears=(-1,))
    p.dab(*h.at(-8, -62, 46), 30, 18, "#fff3dc", .42, -8)
    h.age(.5, brow=.3, crow=.4)
    h.nose(11.8, bump=1, tip=75)
    h.mouth(16.5, .8, smile=.35)
    h.eyes(gaze=(.6, 0), open=.86, iris="#3a2a1a", size=10.2, bags=.5)
    h.brows("#4a423a", 4.6, 2.4)
    h.stubble(.14)
    h.chops(-1, c, -4, 50, 25, 8, 34)
    h.chops(1, c, -2, 50, 27, 7, 22)
    h.sides(-1, c, -58, 4, 9, 24)
    h.sides(1, c, -58, 2, 8, 14)
    # thin strands combed over the bald brow
    for k in range(4):
        p.brush([h.edge(-60 - k * 5, -1, 4), h.xy(-16, -92 - k * 1.5), h.xy(24, -90 - k), h.edge(-62 - k * 4, 1, 2)], .6, 2.4, .6, c[(0, 2, 1, 0)[k]], .75)
    oval_close(p)
    return p


def reboucas():
    p = Pic(29)
    ground(p, "#26405a")
    oval_open(p, "#7f8a8c", "#1e2a33")
    # a plan on blue paper: an aqueduct and its measures
    p.path("M286 64L420 84V214L292 202Z", p.lin("#4f7a9c", "#2b4e6c"), INK, 2)
    p.path("M300 170L412 178M300 180L412 188M308 170V130M336 172V132M364 174V134M392 176V136M300 128L412 136M308 140A14 16 0 0 1 336 142A14 16 0 0 1 364 144A14 16 0 0 1 392 146M300 100h60M300 110h34M380 96l14 14M394 96l-14 14",
           "none", "#e6eef0", 1.8, .75)
    h = Head(p, 240, 160, .97, yaw=15, roll=-2, skin="dark", temple=51, cheek=51, jaw=43, chin=22, low=79)
    shoulders(p, ("#5a5348", "#38332c", "#1a1714"), 1, 2)
    p.path("M204 278C214 310 230 346 246 392H258C270 350 284 310 290 276Z", p.lin("#fffaf0", "#d5c9b2"), INK, 2)
    p.path("M216 318C226 346 236 368 246 392H258C262 372 276 346 284 314C266 332 240 334 216 318Z", p.lin("#6b6052", "#453d33"), INK, 2)
    h.neck(31, 119)
    lapels(p, ("#6a6256", "#464037", "#26221d"), 276, 396, 44, 247)
    wing_collar(p, 247, 260, .98)
    # a silk four-in-hand
    p.path("M236 304L260 304L256 318L266 360L250 376L234 360L240 318Z", p.lin("#8c2f28", "#5a1712", "#330a08"), INK, 2)
    p.path("M240 332l20 8M238 346l24 8", "none", "#e8bd55", 1.6, .7)
    p.ell(249, 326, 3, 3, "#f1cf74", INK, 1)
    h.base(ears=(1,))
    h.age(.3)
    h.nose(14.6, bump=-1, tip=72)
    h.mouth(17.5, 1.1)
    h.eyes(gaze=(-.65, -.1), open=.92, iris="#1f110a", size=10.8, bags=.25)
    h.brows("#0e0805", 4.4, 2.8)
    h.moustache(("#080504", "#17100d", "#3a2c24", "#6a5548"), 24, 8, 6, 3)
    p.brush(h.many((-3, 62, 58), (0, 70, 57), (2, 62, 58)), 2, 7, 2, "#120b08", .85)
    # close curled hair with a parting
    c = ("#080504", "#16100d", "#352a24", "#66564b")
    o, ln = h.hair([(-50, 6, 10), (-46, -18, 26), (-42, -42, 34), (-30, -56, 44), (-10, -60, 53), (12, -60, 53), (32, -55, 44), (42, -40, 34), (47, -18, 24), (50, 10, 6)], c, 8, 14, 8, 9, 2.5, strands=False)
    inside = o + ln[::-1]
    x0, x1 = min(q[0] for q in inside), max(q[0] for q in inside)

    def test(x, y):
        hit = False
        for (ax, ay), (bx, by) in zip(inside, inside[1:] + inside[:1]):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                hit = not hit
        return hit
    p.curls((test, (x0, min(q[1] for q in inside), x1, h.cy)), 64, 4.2, [c[2], c[3], c[0]], 1.7, .75)
    p.brush([h.at(-24, -58, 46), h.xy(-22, -78), h.xy(-10, -96)], 1, 2.6, .6, h.mid, .8)
    # brass dividers in the foreground
    p.path("M338 298L320 392M338 298L366 392", "none", INK, 8)
    p.path("M338 298L320 392M338 298L366 392", "none", "#d9a53a", 4.6)
    p.path("M336 302L321 388M340 304L364 388", "none", "#fff0b8", 1.4, .8)
    p.path("M326 352Q342 362 354 350", "none", INK, 5)
    p.path("M326 352Q342 362 354 350", "none", "#e8bd55", 2.6)
    p.ell(338, 294, 9, 9, p.gold(), INK, 2)
    p.ell(338, 294, 3.4, 3.4, "#7a5312", INK, 1)
    oval_close(p)
    return p


def herb_vendor():
    p = Pic(30)
    ground(p, "#2e4a3c")
    oval_open(p, "#b99a62", "#3f3222")
    # a sunlit wall and a blue shutter
    p.path("M90 16H204V300H90Z", p.lin("#e0bf80", "#b08a50", v=(0, 0, 0, 1)), op=.6)
    p.path("M116 84H176V214H116Z", p.lin("#5f86a0", "#33566e"), INK, 2)
    p.path("M146 84V214M116 106H176M116 128H176M116 150H176M116 172H176M116 194H176", "none", INK, 1.6, .5)
    h = Head(p, 262, 160, .93, yaw=16, roll=-3, skin="deep", temple=50, cheek=52, jaw=43, chin=21, low=77)
    bare(p, h, .9, -2)
    # white blouse with lace, striped shawl over the shoulder
    p.path("M134 392C132 352 146 322 172 302C204 328 240 336 262 336C292 334 320 324 344 300C374 318 388 350 388 392Z", p.lin("#fffaf0", "#e6d9c2", "#a89a82", v=(0, 0, 1, .4)), INK, 2.4)
    p.path("M172 304q6 12 16 10q4 12 16 10q5 11 17 8q6 9 18 5q8 8 18 2q9 6 18 -2q10 4 17 -6q11 2 16 -8q12 1 15 -10q10 0 12 -10", "none", INK, 1.8)
    p.path("M178 312q34 26 84 30q50 -4 76 -32", "none", "#8d7d66", 1.5, .6, 'stroke-dasharray="1 5"')
    d = "M320 276C350 284 392 312 398 392H330C334 350 322 312 306 292Z"
    p.path(d, p.lin("#d9b14e", "#b0722a", "#6b3d14"), INK, 2.4)
    p.clip(d)
    for k in range(6):
        x = 312 + k * 16
        p.path(f"M{x - 4} 276C{x + 14} 310 {x + 14} 350 {x + 6} 394", "none", ("#7c1f18", "#1f4e79")[k % 2], 5, .9)
    p.end()
    h.neck(27, 124)
    # strings of beads, red and gold
    for pts, col, n in (([(222, 266), (236, 296), (260, 306), (284, 296), (298, 264)], "#b0281c", 15), ([(214, 272), (230, 314), (260, 328), (292, 314), (308, 270)], "#e8b13c", 18)):
        for i in range(n):
            x, y = along(pts, i / (n - 1))
            bead(p, x, y, 4.6, (mix(col, "#ffffff", .5), col, mix(col, INK, .55)))
    h.base(ears=(1,))
    h.age(.22)
    h.nose(15, bump=-2, tip=71)
    h.mouth(17, 1.3, smile=.5)
    h.eyes(gaze=(-.6, .1), open=.9, iris="#1a0d07", size=10.8, bags=.2, lash=.7)
    h.brows("#0e0705", 3.2, 3.6)
    # gold hoops
    e = h.edge(24, 1, 4)
    p.ell(e[0], e[1] + 11, 9, 12, "none", INK, 5)
    p.ell(e[0], e[1] + 11, 9, 12, "none", "#f1cf74", 2.8)
    # white headwrap: turns of cloth and a knot
    b = h.many((-50, -26, 10), (-44, -42, 30), (-22, -50, 50), (4, -52, 56), (30, -49, 46), (46, -38, 28), (52, -14, 0))
    o = [h.edge(-20, -1, 7), h.edge(-50, -1, 16), h.xy(-46, -92), h.xy(-14, -118), h.xy(26, -116), h.xy(58, -92), h.edge(-44, 1, 14), h.edge(-10, 1, 8)]
    p.path(spline(b) + spline(o[::-1], start="L") + "Z", p.lin("#fffcf4", "#efe3cd", "#b8a98f", v=(.1, 0, .9, 1)), INK, 2.6)
    for q in (((-49, -34), (-20, -66), (26, -70), (58, -40)), ((-54, -56), (-20, -86), (24, -90), (62, -60)), ((-40, -92), (0, -78), (40, -72), (62, -34)), ((-20, -112), (14, -100), (46, -84))):
        p.brush([h.xy(*u) for u in q], .6, 4, .6, "#8d7d66", .6, k=4)
        p.brush([h.xy(u[0], u[1] + 4) for u in q], .6, 2.4, .6, "#fffdf6", .9)
    p.brush(b, .5, 4, .5, h.deep, .5, k=6)
    p.path("M300 66C318 46 344 44 350 56C352 68 330 78 308 80ZM306 82C330 80 352 88 352 100C346 110 322 102 304 90Z", p.lin("#fffaf0", "#cdbfa6"), INK, 2.2)
    p.ell(304, 80, 10, 9, p.lin("#fffaf0", "#d5c9b2"), INK, 2)
    # the basket of herbs
    for x, y, a, cc in ((160, 336, -118, 0), (176, 330, -98, 1), (196, 330, -80, 0), (214, 334, -62, 2), (150, 344, -140, 2), (228, 342, -44, 1), (186, 336, -108, 2), (204, 338, -66, 0)):
        g = (("#5f8a4a", "#8fb86a", "#2c4a24"), ("#43703f", "#6f9c58", "#1f3a1f"), ("#7c9a4c", "#b3c878", "#3d5424"))[cc]
        feather(p, x, y + 24, 62, a, g, .34, .12, 1.5)
    for x, y in ((168, 322), (200, 312), (222, 326), (182, 300)):
        p.path(star(x, y, 6, 5, .5), "#f4d35a" if x % 4 else "#e8e0f0", INK, 1)
    p.path("M128 352C150 342 220 342 246 352C246 374 236 392 228 398H146C136 390 128 374 128 352Z", p.lin("#d9a861", "#a5712f", "#5f3c17"), INK, 2.4)
    p.path("M134 364q54 12 108 0M138 378q50 12 98 0M150 352l4 40M172 348l2 44M196 348v44M220 350l-4 42", "none", "#4d2f12", 2, .6)
    p.path("M128 352C150 362 220 362 246 352", "none", INK, 6)
    p.path("M128 352C150 362 220 362 246 352", "none", "#e8c585", 3, extra='stroke-dasharray="6 4"')
    oval_close(p)
    return p
