
"""Wide paintings of the challenges by water, rail and saddle: port, fort, fleet, forest, railway, pampas. The sky at the upper left is kept for a title."""
import math

from art.tools.challenge_props import CARRY, HOLD, POINT, WALK, leafy, load, pair
from art.tools.figures import Man, bow, figure, head, shaft, tube
from art.tools.hats import bandana, feathers, felt, scarf, straw, tricorne, turban
from art.tools.portraits import INK, mix, num, spline
from art.tools.scenes import grass, horse, rowboat, sea, steamer
from art.tools.vista_parts import church, nau, street, wood
from art.tools.vistas import toucan
from art.tools.wide import Wide, bank, coconut, glitter, heavens, morro, streaks, sun, varnish

W, H = 1280, 440
BLUE = ("#7fb0cf", "#4f8aa8", "#2f6482", "#1f4660")


def smoke(p, x, y, n, size, drift=1., light="#fffaf0", dark="#a59c92", op=.88):
    """A cloud of powder or steam that drifts to the right."""
    r = p.rng
    for i in range(n):
        q = size * (.6 + .6 * i / n) * r.uniform(.8, 1.2)
        p.ell(x + drift * i * size * .7, y - i * size * .34 + r.uniform(-4, 4), q, q * .78, p.lin(light, mix(light, dark, .5), dark, v=(.1, 0, .7, 1)), op=op * (1 - .4 * i / n))


def barrel(p, x, y, k, col="#9a6a3a"):
    p.path(f"M{num(x - 10 * k)} {num(y)}Q{num(x - 15 * k)} {num(y - 15 * k)} {num(x - 10 * k)} {num(y - 30 * k)}H{num(x + 10 * k)}Q{num(x + 15 * k)} {num(y - 15 * k)} {num(x + 10 * k)} {num(y)}Z", p.lin(mix(col, "#ffe8c0", .35), col, mix(col, INK, .45), v=(0, 0, 1, 0)), INK, 1.6)
    p.path(f"M{num(x - 12.6 * k)} {num(y - 8 * k)}H{num(x + 12.6 * k)}M{num(x - 12.6 * k)} {num(y - 22 * k)}H{num(x + 12.6 * k)}", "none", "#3a2a1e", 2.4 * k)


def chest(p, x, y, w, h, col="#8a6238"):
    p.path(f"M{x} {y}v{-h}h{w}v{h}Z", p.lin(mix(col, "#ffe8c0", .3), col, mix(col, INK, .4)), INK, 1.7)
    p.path(f"M{x} {y - h * .4:.0f}h{w}M{x + w * .5:.0f} {y - h}v{h}", "none", mix(col, INK, .5), 1.3, .7)


def sack(p, x, y, k, col="#d9c39a"):
    p.path(spline([(x - 13 * k, y), (x - 16 * k, y - 14 * k), (x - 7 * k, y - 27 * k), (x, y - 29 * k), (x + 8 * k, y - 27 * k), (x + 16 * k, y - 13 * k), (x + 12 * k, y)], True), p.lin(mix(col, "#fff8e4", .4), col, mix(col, INK, .35)), INK, 1.6)
    p.path(f"M{num(x - 7 * k)} {num(y - 27 * k)}L{num(x - 4 * k)} {num(y - 36 * k)}L{num(x + 5 * k)} {num(y - 35 * k)}L{num(x + 8 * k)} {num(y - 27 * k)}", mix(col, "#fff8e4", .2), INK, 1.3)


def port():
    """The quay in the forenoon: sugar and tobacco go out, cloth and salt come in."""
    p = Wide(1763, W, H)
    heavens(p, "#4f8fbc", "#9fcadb", (.7, "#e3e6cc"), (1, "#fae6b4"), low=262)
    sun(p, 260, 196, 22, "#fff4cc", 9)
    bank(p, 330, 168, 220, 40)
    bank(p, 720, 82, 260, 48)
    p.path(spline([(-10, 244), (110, 226), (240, 238), (400, 220), (560, 238), (700, 230)]) + "L700 262L-10 262Z", p.lin("#8fa9ac", "#b5bc9a", v=(0, 0, 0, 1)), prec=0)
    morro(p, [(640, 290), (760, 214), (900, 160), (1060, 138), (1200, 150), (1300, 140)], ("#a3b868", "#6a904e", "#3f6a44"), 330, 1.6, .45, 60, 12)
    street(p, 900, 1130, 206, 28, 42)
    church(p, 1010, 190, .5)
    street(p, 1140, 1290, 200, 30, 44)
    street(p, 800, 1060, 262, 38, 54)
    street(p, 1060, 1290, 252, 40, 58)
    sea(p, 258, 450, ("#e3e0b4", "#8fb8b4", "#4f8a98", "#2f6478"), 60, "#fbf6dc", "#2a5868", 0, W, .45)
    glitter(p, 260, 262, 400, 80)
    nau(p, 200, 300, .26, 1, cross=False, ensign=None)
    nau(p, 90, 284, .16, -1, cross=False, ensign=None)
    nau(p, 480, 372, .94, 1)
    p.path("M650 352L1290 310V450H610Z", p.lin("#efdcae", "#c9a870", "#8a6c42", v=(0, 0, .1, 1)), INK, 2)
    p.path("M650 352L610 450H560L640 352Z", p.lin("#8a6c42", "#54401f"), INK, 1.6)
    p.path("M640 378L1290 340M628 410L1290 384", "none", "#8a6c42", 1.5, .6)
    p.path("".join(f"M{x} {352 - (x - 650) * .066 + 2:.0f}l-10 24M{x + 40} {378 - (x - 610) * .058:.0f}l-12 30" for x in range(700, 1290, 74)), "none", "#8a6c42", 1.4, .5)
    # warehouse with its open doors, and the crane
    p.path("M980 346V220H1290V326Z", p.lin("#fff3d8", "#e9cf9c", "#b8945c", v=(0, 0, 1, .3)), INK, 2)
    p.path("M960 226L1000 176H1290V226Z", p.lin("#d4734a", "#a84a2c", "#6a2a18", v=(0, 0, .3, 1)), INK, 2)
    for x in (1010, 1100, 1190):
        p.path(f"M{x} {343 - (x - 980) * .06:.0f}V272a25 25 0 0 1 50 0V{341 - (x - 980) * .06:.0f}Z", p.lin("#6a4a2c", "#2f1d10"), "#c99a62", 3)
    p.path("M760 366V196M760 206L642 232M760 250L690 222", "none", INK, 13)
    p.path("M760 366V196M760 206L642 232M760 250L690 222", "none", "#8a6238", 8.4)
    p.path("M646 232V286", "none", INK, 2)
    chest(p, 622, 322, 48, 36)
    wheelr = "".join(f"M760 330l{22 * math.cos(a):.0f} {22 * math.sin(a):.0f}" for a in (math.tau * i / 6 for i in range(6)))
    p.ell(760, 330, 22, 22, "none", INK, 7)
    p.ell(760, 330, 22, 22, "none", "#a87a4a", 4)
    p.path(wheelr, "none", "#5f3c1e", 4)
    for x, y, k in ((820, 392, 1), (848, 398, 1.1), (834, 366, .9)):
        barrel(p, x, y, k)
    for x, y, k in ((930, 372, 1), (960, 376, 1.05), (944, 348, .9), (1180, 372, 1.1), (1214, 376, 1.1)):
        sack(p, x, y, k)
    chest(p, 1040, 374, 50, 36)
    chest(p, 1056, 338, 38, 26, "#9a7246")
    folk = (
        (880, 400, 1.3, 1, Man(skin="dark", kind="shirt", coat=pair("#c9b48a"), legs=pair("#7a8a9a"), boots=None, hat=bandana(), stance=WALK, arms=CARRY, front=(load(1, -82, 12, 8, "#d9c39a"),))),
        (1000, 404, 1.36, -1, Man(skin="brown", kind="shirt", coat=pair("#f0e6d0", .4), legs=pair("#8a765a"), boots=None, hat=straw(), stance=WALK, arms=CARRY, front=(load(1, -82, 11, 8, "#d9c39a"),))),
        (1112, 412, 1.5, -1, Man(skin="fair", coat=pair("#2f5a7a"), legs=pair("#f0e6d0", .35), hat=tricorne(), hair="white", collar="#fffaf0", arms=POINT)),
        (1164, 416, 1.5, -1, Man(skin="olive", kind="robe", coat=pair("#6a4a2c"), hat=felt("#3a2c20"), beard="grey", arms=(((-9, -49), (5, -45)), ((12, -50), (10, -45))))),
        (700, 420, 1.5, -1, Man(skin="dark", kind="shirt", coat=pair("#5f7f94"), legs=pair("#b9a98a"), boots=None, arms=(((-12, -58), (-10, -66)), ((14, -60), (8, -68))), front=(shaft((9, -68), (30, -96), "#c9b48a", .6),))),
        (1252, 424, 1.56, -1, Man(skin="brown", kind="dress", coat=pair("#b5342a"), skirt=pair("#f0e6d0", .4), belt=None, hat=turban("#f1cf74"), arms=CARRY, front=(load(1, -84, 13, 7, "#d98a3a"),))),
    )
    for x, y, k, look, man in folk:
        figure(p, x, y, k, look, man)
    rowboat(p, 330, 410, 1.1, 1, 4)
    varnish(p)
    return p


def fort():
    """A fort on the bar, its guns against three ships."""
    p = Wide(1625, W, H)
    heavens(p, "#45607f", "#8fa3ad", (.6, "#d9c9a4"), (1, "#f6d79a"), low=280)
    sun(p, 250, 206, 24, "#fff0b8", 8)
    bank(p, 170, 150, 240, 44, "#f4e6cc", "#c4ae9c", "#7a7f88")
    bank(p, 640, 84, 320, 56, "#f4e6cc", "#c4ae9c", "#7a7f88")
    bank(p, 1120, 132, 260, 50, "#f4e6cc", "#c4ae9c", "#7a7f88")
    sea(p, 268, 450, ("#d9c9a0", "#8aa7a6", "#4f7d88", "#2c5260"), 70, "#f6efd4", "#24485a", 0, W, .5)
    glitter(p, 250, 272, 400, 70)
    nau(p, 120, 310, .34, 1, {"sail": ("#f6ead0", "#cdbb9c", "#8d8272"), "hull": ("#8a6a4a", "#5f4228", "#33210f"), "band": "#e8892b", "flag": "#e8892b", "spar": "#6b4a2c", "foam": "#fbf6e8"}, False, True, "#e8892b")
    nau(p, 430, 300, .3, 1, {"sail": ("#f6ead0", "#cdbb9c", "#8d8272"), "hull": ("#8a6a4a", "#5f4228", "#33210f"), "band": "#e8892b", "flag": "#e8892b", "spar": "#6b4a2c", "foam": "#fbf6e8"}, False, True, "#e8892b")
    smoke(p, 170, 292, 7, 13, .8)
    smoke(p, 470, 284, 6, 11, .8)
    nau(p, 330, 390, .72, 1, {"sail": ("#f6ead0", "#d9c8a8", "#9a8d7a"), "hull": ("#9a7248", "#6b4628", "#38220f"), "band": "#e8892b", "flag": "#e8892b", "spar": "#6b4a2c", "foam": "#fbf6e8"}, False, True, "#e8892b")
    smoke(p, 404, 372, 9, 20, .9)
    for x, y in ((560, 330), (612, 370), (520, 396)):
        p.path(f"M{x - 12} {y}q4 -34 12 -40q8 6 12 40q-12 5 -24 0Z", "#f4faf4", INK, 1.3)
        p.path(f"M{x - 20} {y + 2}q20 8 40 0", "none", "#fffaf0", 2.6)
    # the rock and the walls
    p.path(spline([(620, 450), (650, 400), (700, 372), (800, 356), (1000, 350), (1290, 340)]) + "L1290 450Z", p.lin("#a8946a", "#75643f", "#3f3520", v=(0, 0, .1, 1)), INK, 2)
    wall = p.lin("#f6e3b8", "#d9bc84", "#94764a", v=(0, 0, 1, .4))
    p.path("M760 366L790 236H1290V352L960 372Z", wall, INK, 2.4)
    p.path("M790 236L880 262H1290V236Z", p.lin("#fff3d4", "#e3c890"), INK, 1.8)
    p.path("M880 262L866 372L960 372L1290 352V262Z", p.lin("#e3c890", "#b8945c", "#7a5c34", v=(0, 0, 1, .3)), INK, 2)
    p.path("M870 300H1290M868 330H1290M920 262V300M1000 262V300M1080 262V300M1160 262V300M1240 262V300M900 300V330M980 300V330M1060 300V330M1140 300V330M1220 300V330", "none", "#7a5c34", 1.4, .5)
    for x in (792, 842, 904, 974, 1044, 1114, 1184, 1254):
        y = 236 + max(0, min(1, (x - 790) / 90)) * 24 if x < 890 else 262
        p.path(f"M{x} {y:.0f}V{y - 24:.0f}H{x + 40}V{y:.0f}Z", wall, INK, 1.8)
    p.path("M862 266V212Q880 196 898 212V266Z", wall, INK, 2)
    p.path("M856 214Q880 178 904 214Z", p.lin("#e0946a", "#a3562f"), INK, 1.8)
    p.path("M874 240h12v16h-12Z", "#2f1d10")
    for x, y, k in ((830, 236, 1), (950, 250, 1.15), (1026, 250, 1.15)):
        p.path(f"M{x + 26 * k} {y - 8 * k}L{x - 34 * k} {y - 15 * k}V{y - 6 * k}L{x + 24 * k} {y + 6 * k}Z", p.lin("#6d747a", "#2f343a"), INK, 1.8)
        p.ell(x + 12 * k, y + 8 * k, 10 * k, 10 * k, "#7a5632", INK, 2)
    smoke(p, 776, 222, 6, 14, -1.1)
    smoke(p, 906, 236, 7, 16, -1.)
    p.path("M790 220l-26 -4 14 -6 -20 -8 30 2Z", "#ffd86a", "#c2561e", 1.2)
    p.path("M1110 262V40", "none", INK, 7)
    p.path("M1110 262V40", "none", "#8a6238", 4)
    def q(t, v):
        return (1112 + 132 * t, 48 + 80 * v + 7 * math.sin(t * 5.4))

    field = spline([q(i / 6, 0) for i in range(7)]) + spline([q(i / 6, 1) for i in range(6, -1, -1)], start="L") + "Z"
    p.path(field, p.lin("#fffdf4", "#f4ead2", "#cdbf9f", v=(0, 0, 1, .2)), INK, 2)
    arms(p, q, 1.4)
    gunners = (
        (868, 236, .9, -1, Man(skin="olive", coat=pair("#8c2f22"), legs=pair("#e3d6bc", .35), hat=felt(), arms=POINT)),
        (990, 262, 1.05, -1, Man(skin="brown", kind="shirt", coat=pair("#d8caa8", .45), legs=pair("#8a765a"), hat=bandana(), arms=HOLD, front=(shaft((10, -30), (18, -92)),))),
        (1066, 262, 1.05, -1, Man(skin="dark", kind="shirt", coat=pair("#5f7f94"), legs=pair("#b9a98a"), arms=CARRY, front=(load(0, -82, 6, 6, "#3a3a3e"),))),
        (1170, 264, 1.1, -1, Man(skin="fair", coat=pair("#2f4a7a"), legs=pair("#e3d6bc", .35), hat=felt("#2a211b", "#e3b95c", "#c8301f"), beard="brown", collar="#f4ead2", sash="#c43c34", arms=(((-10, -50), (-8, -40)), ((16, -66), (20, -80))), front=(shaft((20, -78), (34, -104), "#e6ebee", 1.1),))),
        (1230, 264, 1.05, -1, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), hat=feathers(n=6, ln=6), cut="long", arms=(((-12, -51), (-6, -44)), ((13, -52), (16, -47))), front=(bow(16, -48, 36, 8),))),
    )
    for x, y, k, look, man in gunners:
        figure(p, x, y, k, look, man, .15)
    p.path("M860 268L866 262H1290V274H880Z", p.lin("#fff3d4", "#d9bc84"), INK, 1.4)
    for x in (904, 974, 1044, 1114, 1184, 1254):
        p.path(f"M{x} 270V246H{x + 40}V270Z", wall, INK, 1.8)
    leafy(p, 1170, 1290)
    varnish(p)
    return p


def arms(p, q, k):
    """The red cross on the white field."""
    x, y = q(.5, .5)
    h = abs(q(.5, .5)[1] - q(.5, 0)[1])
    for w, c in ((h * .5, INK), (h * .4, "#b3261e")):
        p.path(f"M{num(x)} {num(y - h * .74)}V{num(y + h * .74)}M{num(x - h * .8)} {num(y)}H{num(x + h * .8)}", "none", c, w)


def fleet():
    """Over the Atlantic: three ships in a following sea."""
    p = Wide(1500, W, H)
    heavens(p, "#2f5f94", "#6fa3c4", (.6, "#bcd6d6"), (.88, "#f6e3b0"), (1, "#fbd692"), low=282)
    sun(p, 240, 216, 28, "#fff0b8", 9)
    streaks(p, ((520, 150, 190, 8), (900, 60, 240, 9)), "#fff6de", .6)
    bank(p, 420, 190, 230, 42)
    bank(p, 1060, 116, 300, 56)
    bank(p, 110, 160, 170, 34)
    sea(p, 272, 450, ("#e0dcae", *BLUE), 90, "#f4f6e8", "#1c4258", 0, W, .5)
    glitter(p, 240, 276, 420, 110)
    nau(p, 420, 312, .42, 1)
    nau(p, 1120, 322, .5, 1)
    nau(p, 780, 398, 1.06, 1)
    # waves in front, with crests
    r = p.rng
    for y, cols, amp in ((392, ("#4f8aa8", "#2c5f7c"), 8), (416, ("#3f7a98", "#214e68"), 10)):
        pts = [(-20 + i * 54, y + amp * math.sin(i * 1.7 + y) + r.uniform(-3, 3)) for i in range(26)]
        p.path(spline(pts) + "L1300 460L-20 460Z", p.lin(*cols, v=(0, 0, 0, 1)), op=.82, prec=0)
        p.path("".join(f"M{num(x - 20)} {num(v + 2)}q16 -10 34 -2q-16 0 -34 2Z" for x, v in pts[::2]), "#f6faf4", op=.8)
    for x, y, k in ((330, 402, 1), (250, 416, .8), (980, 414, .9)):
        p.path(f"M{num(x - 26 * k)} {num(y + 6 * k)}C{num(x - 14 * k)} {num(y - 22 * k)} {num(x + 14 * k)} {num(y - 24 * k)} {num(x + 26 * k)} {num(y - 2 * k)}C{num(x + 12 * k)} {num(y - 10 * k)} {num(x - 10 * k)} {num(y - 8 * k)} {num(x - 26 * k)} {num(y + 6 * k)}ZM{num(x + 2 * k)} {num(y - 18 * k)}l{num(-6 * k)} {num(-10 * k)}l{num(13 * k)} {num(7 * k)}Z", p.lin("#8fa3b0", "#44586a", v=(0, 0, .2, 1)), INK, 1.5)
    for x, y, k in ((560, 130, 1), (620, 112, .8), (520, 108, .7), (1010, 220, .8)):
        p.path(f"M{num(x - 18 * k)} {num(y - 5 * k)}Q{num(x - 8 * k)} {num(y - 12 * k)} {num(x)} {num(y)}Q{num(x + 8 * k)} {num(y - 12 * k)} {num(x + 18 * k)} {num(y - 4 * k)}Q{num(x + 8 * k)} {num(y - 7 * k)} {num(x)} {num(y + 3 * k)}Q{num(x - 8 * k)} {num(y - 7 * k)} {num(x - 18 * k)} {num(y - 5 * k)}Z", "#fffaf0", INK, 1)
    varnish(p)
    return p


def forest():
    """The great river: the wall of trees, the tapper, the boat that brings the world."""
    p = Wide(1850, W, H)
    heavens(p, "#5f93a8", "#b0d0c4", (.7, "#f0e6bc"), (1, "#fbe0a0"), low=250)
    sun(p, 330, 186, 26, "#fff0b8", 8)
    bank(p, 200, 146, 240, 44)
    bank(p, 620, 74, 280, 52)
    wood(p, [(-10, 232), (140, 220), (300, 228), (480, 214), (660, 222), (860, 206), (1290, 214)], 262, ("#8fae7a", "#55785c"), 8)
    sea(p, 248, 450, ("#f0dca8", "#b8ac7c", "#8a8458", "#5f6244"), 70, "#fbf2d0", "#4a4a2c", 0, W, .5)
    glitter(p, 330, 252, 420, 90)
    p.raw('<g transform="translate(40 0)">')
    steamer(p, 520, 300, .9, 1, ("#f4ead2", "#b8a98e"))
    p.end()
    smoke(p, 560, 210, 9, 16, -1.1, "#f4ead8", "#a89c8c")
    p.path("M170 372Q270 396 372 372Q352 392 270 396Q190 392 170 372Z", p.lin("#8a5a32", "#4a2c14"), INK, 2)
    for x, m in ((226, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), cut="long", arms=(((-12, -46), (2, -44)), ((13, -50), (6, -60))), front=(shaft((6, -78), (14, -20), "#8a5a2c", 1.4),))), (300, Man(skin="bronze", kind="native", coat=("#e9b23a", "#f0d9a4"), cut="long", hat=feathers(n=6, ln=6), arms=(((-12, -46), (2, -44)), ((13, -50), (6, -60))), front=(shaft((6, -78), (14, -20), "#8a5a2c", 1.4),)))):
        m.kneel = True
        figure(p, x, 390, 1.1, -1, m, 0)
    p.path("M168 374Q270 402 374 374Q352 394 270 398Q190 394 168 374Z", p.lin("#a87242", "#5f3a1c", v=(0, 0, 0, 1)), INK, 2)
    p.path("M130 392q30 10 60 2M340 402q40 -2 70 -10", "none", "#fff6dc", 2.2, .8)
    # the bank on the right: giant trees, lianas, the tapper at his tree
    p.path(spline([(640, 450), (720, 398), (840, 366), (980, 352), (1290, 340)]) + "L1290 450Z", p.lin("#7a7a42", "#4f5a30", "#262f1c", v=(0, 0, .1, 1)), INK, 2)
    wood(p, [(760, 380), (840, 250), (930, 150), (1040, 90), (1160, 60), (1300, 50)], 390, ("#6f9a52", "#24482f"), 20)
    for x, w, top in ((1000, 30, -10), (1220, 40, -10)):
        p.path(tube([(x, 410), (x + 4, 300), (x - 2, 160), (x + 4, top)], [w * 2.2, w * 1.1, w, w * .9]), p.lin("#b8a07a", "#7d6444", "#453420", v=(0, 0, 1, 0)), INK, 2)
        p.path(f"M{x - w} 410Q{x - w * 2.6} 412 {x - w * 3} 424M{x + w} 410Q{x + w * 2.4} 414 {x + w * 2.8} 424", "none", INK, 11)
        p.path(f"M{x - w} 410Q{x - w * 2.6} 412 {x - w * 3} 424M{x + w} 410Q{x + w * 2.4} 414 {x + w * 2.8} 424", "none", "#7d6444", 7)
    p.path("M1010 20C1040 120 1090 160 1120 90C1150 20 1180 60 1210 40M990 90C940 150 930 220 950 280M1230 120C1260 180 1270 240 1256 300", "none", "#3f5a2c", 5)
    p.path("M978 300l22 -14 20 10M976 320l24 -14 22 10M978 280l22 -14 18 8", "none", "#3a2814", 4)
    p.path("M1000 314q-2 12 0 26", "none", "#fffdf2", 4)
    p.path("M990 342h20l-3 16h-14Z", p.lin("#c9d0d4", "#6d767c"), INK, 1.6)
    figure(p, 916, 424, 2.0, 1, Man(skin="bronze", kind="shirt", coat=pair("#d8caa8", .45), legs=pair("#5f6a5a"), boots=None, hat=straw("#c9a25a"), arms=(((-10, -50), (-8, -40)), ((16, -56), (24, -62))), front=(shaft((23, -62), (33, -66), "#cfd6da", 1.4),)))
    figure(p, 1092, 420, 1.5, -1, Man(skin="brown", kind="dress", coat=pair("#a33a2c"), skirt=pair("#d9c39a", .45), belt=None, hat=scarf("#f0e6d0"), arms=CARRY, front=(load(1, -84, 12, 7, "#a87a42"),)))
    toucan(p, 760, 330, .9)
    leafy(p, 640, 880, 7)
    leafy(p, 1130, 1290, 6)
    varnish(p)
    return p


def railway():
    """Coffee goes down to the sea: the viaduct of the serra."""
    p = Wide(1867, W, H)
    heavens(p, "#54799c", "#a3bcc0", (.65, "#ecdcb4"), (1, "#fbdc9c"), low=280)
    sun(p, 280, 186, 24, "#fff0b8", 8)
    bank(p, 170, 150, 210, 40)
    bank(p, 760, 66, 260, 44)
    for ridge, cols in (([(-10, 240), (140, 196), (300, 216), (460, 168), (640, 200), (820, 140), (980, 170), (1140, 120), (1290, 150)], ("#8a9fb0", "#b9b8a4")), ([(-10, 270), (180, 236), (360, 256), (560, 214), (760, 240), (960, 190), (1290, 206)], ("#86a08a", "#94a478"))):
        p.path(spline(ridge) + "L1290 350L-10 350Z", p.lin(*cols, v=(0, 0, 0, 1)), prec=0)
    morro(p, [(-20, 330), (100, 282), (250, 262), (400, 290), (520, 340)], ("#a3b868", "#6f934e", "#3f6a44"), 450, 1.6, .45, 40, 8)
    morro(p, [(820, 360), (960, 270), (1100, 230), (1300, 216)], ("#94ac5c", "#5f8748", "#365a38"), 450, 1.6, .45, 50, 10)
    wood(p, [(300, 370), (460, 340), (620, 350), (780, 344), (900, 366)], 450, ("#7d9a58", "#35563c"), 12)
    p.path("".join(f"M{x} {y}h.1" for y in range(300, 440, 16) for x in range(-10 + y % 32, 300 - (y - 300) // 2, 18)), "none", "#2f5232", 12)
    p.path("".join(f"M{x - 2} {y - 2}h.1" for y in range(300, 440, 16) for x in range(-10 + y % 32, 300 - (y - 300) // 2, 18)), "none", "#6f9a4c", 7)
    # the viaduct on its stone piers
    stone = p.lin("#e9d8b4", "#bca37a", "#75603f", v=(0, 0, 1, .2))
    p.path("M180 262H1290V284H180Z", stone, INK, 2.2)
    arches = "".join(f"M{x} 284H{x + 104}V450H{x + 92}V326a40 40 0 0 0 -80 0V450H{x}Z" for x in range(200, 1290, 104))
    p.path(arches, stone, INK, 2)
    p.path("".join(f"M{x + 14} 318a40 40 0 0 1 76 0" for x in range(200, 1290, 104)), "none", "#75603f", 3, .6)
    p.path("".join(f"M{x + 2} {y}h9M{x + 93} {y}h9" for x in range(200, 1290, 104) for y in range(340, 450, 22)), "none", "#75603f", 1.5, .6)
    p.path("M170 256H1290V264H170Z", p.lin("#f4e6c4", "#c9b084"), INK, 1.6)
    p.path("M160 254H1290", "none", "#3a3f44", 4)
    for i in range(3):
        coach(p, 960 + i * 128, 252, ("#8c2f22", "#c9702a", "#8c2f22")[i])
    wagon(p, 836, 252)
    engine(p, 640, 252)
    smoke(p, 600, 134, 11, 22, 1.5, "#fbf6ea", "#a8a29a", .92)
    c = pair
    figure(p, 96, 436, 1.7, 1, Man(skin="brown", kind="dress", coat=c("#b5543a"), skirt=c("#e3d6bc", .4), belt=None, hat=scarf("#f0e6d0"), arms=CARRY, front=(load(1, -84, 13, 8, "#a87a42"),)))
    figure(p, 176, 440, 1.8, 1, Man(skin="dark", kind="shirt", coat=c("#d8caa8", .45), legs=c("#5f6a7a"), boots=None, hat=straw(), arms=(((-10, -50), (-6, -40)), ((16, -64), (20, -77)))))
    figure(p, 240, 440, 1.15, 1, Man(skin="olive", kind="shirt", coat=c("#6f8aa8"), legs=c("#8a765a"), boots=None, hat=straw("#c9a25a"), arms=(((-14, -66), (-14, -78)), ((14, -66), (15, -80)))))
    for x, y in ((20, 440), (52, 444), (40, 420)):
        sack(p, x, y, 1.2)
    coconut(p, 1246, 452, 210, -14, .9)
    leafy(p, 1150, 1290)
    varnish(p)
    return p


def engine(p, x, y):
    """A locomotive of the 1860s, running to the left."""
    p.group(f'transform="translate({x} {y})"')
    iron, green = p.lin("#7d868c", "#3a4046", "#1f2428", v=(0, 0, 0, 1)), p.lin("#5fa37a", "#1f6b44", "#0e3b23", v=(0, 0, 0, 1))
    p.path("M-92 -6L-124 0L-92 -26Z", "#8c1c13", INK, 1.8)
    p.path("M-92 -22H150V-8H-92Z", p.lin("#b3362a", "#6a140c", v=(0, 0, 0, 1)), INK, 1.8)
    p.path("M-96 -66Q-100 -44 -96 -24H40V-66Z", green, INK, 2.2)
    p.path("M-96 -66Q-106 -46 -96 -24H-86V-66Z", iron, INK, 2)
    p.path("M-60 -66V-24M-24 -66V-24M14 -66V-24", "none", "#e3b95c", 3)
    p.path("M-82 -66V-96H-64V-66M-88 -96L-94 -114H-52L-58 -96Z", iron, INK, 2)
    p.path("M-94 -114H-52V-119H-94Z", "#e3b95c", INK, 1.2)
    p.path("M-36 -66Q-36 -86 -24 -86Q-12 -86 -12 -66Z", p.gold(), INK, 1.8)
    p.path("M6 -66V-78H20V-66ZM2 -78H24V-82H2Z", p.gold(), INK, 1.5)
    p.path("M40 -24V-96H96V-24Z", green, INK, 2.2)
    p.path("M34 -96Q68 -112 102 -96Z", "#2f343a", INK, 1.8)
    p.path("M50 -86H66V-60H50ZM72 -86H88V-60H72Z", p.lin("#f6e6b0", "#a88a4a"), INK, 1.5)
    p.ell(-104, -70, 8, 8, p.rad("#fff6c8", "#e3a63a"), INK, 1.6)
    p.path("M112 -24V-62H166V-24Z", p.lin("#b3362a", "#6a140c", v=(0, 0, 0, 1)), INK, 2)
    p.path(spline([(112, -62), (122, -72), (138, -68), (150, -74), (166, -62)]), "#1d1815", INK, 1.6)
    for u, r in ((-76, 13), (-46, 13), (0, 23), (54, 23), (124, 13), (154, 13)):
        p.ell(u, -r + 2, r, r, "none", INK, 7)
        p.ell(u, -r + 2, r, r, "none", "#b3362a", 4)
        p.path("".join(f"M{u} {-r + 2}l{r * math.cos(a):.1f} {r * math.sin(a):.1f}" for a in (math.tau * i / 8 for i in range(8))), "none", "#6a140c", 2)
        p.ell(u, -r + 2, 3.4, 3.4, "#e3b95c", INK, 1)
    p.path("M-84 -16L0 -14L54 -14", "none", INK, 6)
    p.path("M-84 -16L0 -14L54 -14", "none", "#c9d0d4", 3.2)
    p.end()


def wheels(p, x, y, us):
    for u in us:
        p.ell(x + u, y - 9, 10, 10, "#3a4046", INK, 2)
        p.ell(x + u, y - 9, 4, 4, "#e3b95c", INK, 1)


def wagon(p, x, y):
    p.path(f"M{x - 24} {y - 16}V{y - 40}H{x + 92}V{y - 16}Z", p.lin("#a87a4a", "#5f3c1e", v=(0, 0, 0, 1)), INK, 2)
    for u in (-10, 18, 46, 74, 4, 32, 60):
        sack(p, x + u, y - 36 - (14 if u in (4, 32, 60) else 0), .8)
    wheels(p, x, y, (-4, 72))


def coach(p, x, y, col):
    p.path(f"M{x - 20} {y - 14}V{y - 64}H{x + 100}V{y - 14}Z", p.lin(mix(col, "#ffe0b0", .3), col, mix(col, INK, .4), v=(0, 0, 0, 1)), INK, 2)
    p.path(f"M{x - 26} {y - 64}Q{x + 40} {y - 80} {x + 106} {y - 64}Z", p.lin("#d8d2c4", "#8d8779"), INK, 1.8)
    p.path("".join(f"M{x - 12 + i * 22} {y - 34}V{y - 54}h15V{y - 34}Z" for i in range(5)), p.lin("#f6e6b0", "#8fa8b0"), INK, 1.4)
    p.path(f"M{x - 20} {y - 26}H{x + 100}", "none", "#f1cf74", 2)
    wheels(p, x, y, (0, 80))


def pampas():
    """Riders of the south on the open plain, lances down."""
    p = Wide(1827, W, H)
    heavens(p, "#3a5f8a", "#86a8b8", (.55, "#e6d2a8"), (.85, "#f8c882"), (1, "#fbd99a"), low=290)
    sun(p, 300, 222, 30, "#fff0b8", 9)
    streaks(p, ((200, 150, 220, 9), (560, 110, 240, 9), (1000, 150, 260, 10), (820, 60, 200, 8)), "#fbe6c4", .7)
    bank(p, 1020, 112, 320, 52, "#fdeacb", "#dcb8a0", "#8c90a0")
    p.path(spline([(-10, 276), (200, 262), (420, 272), (700, 256), (960, 268), (1290, 252)]) + "L1290 320L-10 320Z", p.lin("#a8a878", "#b8a860", v=(0, 0, 0, 1)), prec=0)
    wood(p, [(880, 282), (930, 262), (1000, 258), (1060, 270), (1100, 282)], 290, ("#7d8f54", "#44583a"), 7)
    p.path("M-10 292Q320 276 640 290T1290 280V450H-10Z", p.lin("#d9bf6a", "#b0a04c", "#6d6a30", v=(0, 0, 0, 1)), INK, 1.4, prec=0)
    p.path("M-10 330Q320 306 640 324T1290 312V340Q900 346 640 350T-10 380Z", "#f6e09a", op=.4)
    grass(p, 0, 1280, 300, 360, 160, ("#c9b458", "#6d7438", "#efdc94"), 9, 1.6)
    p.ell(1180, 300, 90, 10, "#a8bcb4", "#6d6a30", 1)
    look = (("#f4ead2", "#c8301f"), ("#3f5a7a", "#f1cf74"), ("#8c2f22", "#f4ead2"), ("#4a6a4a", "#c8301f"))
    for x, y, k, coat, hide, mane in ((240, 318, .5, 0, ("#7a4a26", "#4a2c14"), "#1d120a"), (330, 326, .54, 1, ("#4a3a30", "#2a201a"), "#120c08"), (430, 320, .52, 2, ("#c9a878", "#8a6a40"), "#f4ead2"), (150, 330, .56, 3, ("#9a5a2c", "#5a2f14"), "#1d120a"), (530, 332, .58, 0, ("#e6dcc8", "#a3957c"), "#d8ccb0")):
        rider(p, x, y, k, hide, mane, *look[coat])
    for x, y, rx, ry in ((360, 372, 220, 24), (140, 366, 160, 20)):
        p.dab(x, y, rx, ry, "#f6e6b8", .7)
    rider(p, 520, 372, .95, ("#4a4038", "#241c16"), "#120c08", "#3f5a7a", "#f1cf74")
    p.dab(420, 410, 190, 24, "#f6e6b8", .8)
    rider(p, 860, 370, 1.36, ("#a8642f", "#5f3216"), "#1d120a", "#f4ead2", "#c8301f", True)
    p.dab(700, 432, 260, 30, "#f6e6b8", .8)
    grass(p, 0, 1280, 400, 450, 150, ("#c9b458", "#5f6a30", "#efdc94"), 18, 2)
    varnish(p)
    return p


def rider(p, x, y, k, hide, mane, coat, sash, lead=False):
    """A lancer of the pampas at the gallop to the right: poncho, broad hat, long lance."""
    p.raw(f'<g transform="translate({num(x)} {num(y)})scale({num(-k)} {num(k)})">')
    horse(p, 0, 0, 1, hide, mane, rider=False)
    p.path(spline([(-20, -36), (14, -36), (44, -32), (50, -6), (36, 6), (10, 4), (-14, -4)], True), p.lin("#f4ead2", "#c9b48a", "#8a744c"), INK, 2)
    p.path("M-10 -4L-14 -28M4 0L2 -30M20 2L20 -32M36 2L38 -30", "none", "#b3261e", 3, .7)
    p.path(tube([(16, -30), (-6, -16), (-18, -4), (-6, 14), (2, 32)], [20, 17, 13, 12, 9]), p.lin("#fffaf0", "#e0d2b4", "#a8946a"), INK, 2)
    p.path("M-6 20L10 24L6 40L-16 42Q-16 36 -6 34Z", "#3a2618", INK, 1.8)
    p.path("M70 -24L-190 -72", "none", INK, 6)
    p.path("M70 -24L-190 -72", "none", "#8a6238", 3.4)
    p.path("M-190 -72L-222 -84L-188 -80Z", "#dfe6ea", INK, 1.6)
    p.path("M-182 -74q-4 16 4 26l-4 12q22 -4 34 -14l-6 -18Z", "#c8301f", INK, 1.5)
    poncho = spline([(8, -98), (-12, -96), (-30, -78), (-38, -50), (-24, -44), (-6, -38), (14, -32), (38, -26), (54, -40), (40, -66), (26, -90)], True)
    p.path(poncho, p.lin(mix(coat, "#fffaf0", .3), coat, mix(coat, INK, .45), v=(0, 0, 1, .6)), INK, 2.3)
    p.clip(poncho)
    p.path("M-40 -56Q0 -44 56 -34M-36 -66Q0 -54 52 -46", "none", sash, 4.5)
    p.brush([(8, -90), (18, -64), (36, -36)], 1, 7, 1, INK, .25)
    p.end()
    p.path(tube([(-14, -70), (-26, -60), (-36, -52)], [13, 11, 8]), p.lin(mix(coat, "#fffaf0", .2), mix(coat, INK, .3)), INK, 2)
    p.ell(-38, -48, 6.4, 6, "#c99363", INK, 1.6)
    m = Man(skin="olive", hair="black", beard="black", hat=felt("#4a3626" if not lead else "#2a211b", sash, None if not lead else "#f4ead2", 9))
    head(p, lambda u, v: (-6 - u * 2.4 + (v + 60) * .5, -98 + (v + 60) * 2.2), 2.3, 1.8, m, ("#e8bd92", "#c99363", "#8a5738"))
    p.raw("</g>")
