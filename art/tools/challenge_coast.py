"""Draws the wide paintings of Brazil's challenges by the water; the sky at the upper left is kept free for a title."""

from __future__ import annotations

import math

from art.tools.challenge_props import (
    CARRY,
    HOLD,
    POINT,
    WALK,
    H,
    W,
    barrel,
    chest,
    leafy,
    load,
    pair,
    sack,
)
from art.tools.challenge_shore import brush, canoe, easel, palette, parasol, plan
from art.tools.figures import Man, bow, figure, shaft, tube
from art.tools.hats import bandana, feathers, felt, morion, straw, tophat, turban
from art.tools.portrait.svg_paths import INK, num, spline
from art.tools.scenery.land import sea
from art.tools.scenery.ships import rowboat
from art.tools.vista_parts import DAY, church, nau, street, wood
from art.tools.vistas import toucan
from art.tools.wide import Wide, bank, glitter, heavens, morro, sun, varnish


def artistic_mission_1816():
    """Returns the wide painting of Brazil's challenge artistic_mission_1816: the artists from Le Havre on the quay of
    Rio, one of whom already paints while another unrolls his plans."""
    p = Wide(1763, W, H)
    heavens(p, "#4f8fbc", "#9fcadb", (.7, "#e3e6cc"), (1, "#fae6b4"), low=262)
    sun(p, 260, 196, 22, "#fff4cc", 9)
    bank(p, 330, 200, 220, 40)
    bank(p, 720, 82, 260, 48)
    p.path(spline([(-10, 244), (110, 226), (240, 238), (400, 220), (560, 232), (720, 262)]) + "L700 262L-10 262Z", p.lin("#8fa9ac", "#b5bc9a", v=(0, 0, 0, 1)), prec=0)
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
    nau(p, 480, 372, .94, 1, cross=False, ensign=None)
    p.path("M650 352L1290 310V450H610Z", p.lin("#efdcae", "#c9a870", "#8a6c42", v=(0, 0, .1, 1)), INK, 2)
    p.path("M650 352L610 450H560L640 352Z", p.lin("#8a6c42", "#54401f"), INK, 1.6)
    p.path("M640 378L1290 340M628 410L1290 384", "none", "#8a6c42", 1.5, .6)
    p.path("".join(f"M{x} {352 - (x - 650) * .066 + 2:.0f}l-10 24M{x + 40} {378 - (x - 610) * .058:.0f}l-12 30" for x in range(700, 1290, 74)), "none", "#8a6c42", 1.4, .5)
    # warehouse with its open doors, and the crane
    p.path("M980 346V220H1290V326Z", p.lin("#fff3d8", "#e9cf9c", "#b8945c", v=(0, 0, 1, .3)), INK, 2)
    p.path("M960 226L1000 176H1290V226Z", p.lin("#d4734a", "#a84a2c", "#6a2a18", v=(0, 0, .3, 1)), INK, 2)
    for x in (1010, 1100, 1190):
        p.path(f"M{x} {343 - (x - 980) * .06:.0f}V272a25 25 0 0 1 50 0V{341 - (x - 980) * .06:.0f}Z", p.lin("#6a4a2c", "#2f1d10"), "#c99a62", 3)
    for x, y, k in ((820, 392, 1), (848, 398, 1.1), (834, 366, .9)):
        barrel(p, x, y, k)
    for x, y, k in ((930, 372, 1), (960, 376, 1.05), (944, 348, .9), (1180, 372, 1.1), (1214, 376, 1.1)):
        sack(p, x, y, k)
    chest(p, 1040, 374, 50, 36)
    chest(p, 1056, 338, 38, 26, "#9a7246")
    easel(p, 800, 424)
    c = pair
    folk = (
        (1006, 396, 1.26, -1, Man(skin="dark", kind="shirt", coat=c("#f0e6d0", .4), legs=c("#8a765a"), boots=None, hat=straw(), stance=WALK, arms=CARRY, front=(load(1, -82, 13, 9, "#8a6238"),))),
        (1070, 400, 1.3, -1, Man(skin="brown", kind="dress", coat=c("#b5342a"), skirt=c("#f0e6d0", .4), belt=None, hat=turban("#f1cf74"), arms=CARRY, front=(load(1, -84, 13, 7, "#d98a3a"),))),
        (1130, 418, 1.6, -1, Man(skin="fair", kind="dress", coat=c("#4f6f9a"), skirt=c("#dfe6ee", .3), belt="#c8963f", hair="brown", cut="bun", arms=(((-9, -49), (4, -44)), ((13, -56), (14, -66))), front=(parasol,))),
        (1196, 420, 1.66, -1, Man(skin="fair", coat=c("#3a4a3a"), legs=c("#e3d6bc", .35), hat=tophat(), collar="#fffaf0", hair="grey", arms=HOLD)),
        (916, 420, 1.6, 1, Man(skin="fair", coat=c("#5a3a4a"), legs=c("#d8caa8", .35), hair="brown", collar="#fffaf0", arms=(((-10, -50), (4, -46)), ((13, -50), (17, -46))), front=(plan,))),
    )
    for x, y, k, look, man in folk:
        figure(p, x, y, k, look, man)
    figure(p, 700, 456, 2.2, 1, Man(skin="fair", coat=c("#2f4a6a"), legs=c("#b9a98a"), hat=bandana("#7a2a3a"), hair="brown", collar="#fffaf0", arms=(((-10, -49), (8, -44)), ((16, -55), (26, -58))), front=(brush, palette)))
    rowboat(p, 330, 410, 1.1, 1, 4)
    varnish(p)
    return p


def recife_1654():
    """Returns the wide painting of Brazil's challenge recife_1654: the fort on the bar with its flag struck; the fleet
    closes the sea, and the keys of the town change hands."""
    p = Wide(1625, W, H)
    heavens(p, "#45607f", "#8fa3ad", (.6, "#d9c9a4"), (1, "#f6d79a"), low=280)
    sun(p, 250, 206, 24, "#fff0b8", 8)
    bank(p, 170, 182, 240, 44, "#f4e6cc", "#c4ae9c", "#7a7f88")
    bank(p, 640, 84, 320, 56, "#f4e6cc", "#c4ae9c", "#7a7f88")
    bank(p, 1120, 132, 260, 50, "#f4e6cc", "#c4ae9c", "#7a7f88")
    sea(p, 268, 450, ("#d9c9a0", "#8aa7a6", "#4f7d88", "#2c5260"), 70, "#f6efd4", "#24485a", 0, W, .5)
    glitter(p, 250, 272, 400, 70)
    nau(p, 120, 310, .34, 1, DAY, True, True, None)
    nau(p, 430, 300, .3, 1, DAY, True, True, None)
    nau(p, 330, 390, .72, 1, DAY, True, True, None)
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
    p.path("M1110 262V40", "none", INK, 7)
    p.path("M1110 262V40", "none", "#8a6238", 4)
    def q(t, v):
        return (1112 + 118 * t, 112 + 72 * v + 7 * math.sin(t * 5.4))

    for i, col in enumerate(("#e8892b", "#fbf4e2", "#2f5d9a")):
        up, low = [q(j / 6, i / 3) for j in range(7)], [q(j / 6, (i + 1) / 3) for j in range(6, -1, -1)]
        p.path(spline(up) + spline(low, start="L") + "Z", col)
    p.path(spline([q(j / 6, 0) for j in range(7)]) + spline([q(j / 6, 1) for j in range(6, -1, -1)], start="L") + "Z", "none", INK, 2)
    garrison = Man(skin="fair", coat=pair("#d9792a"), legs=pair("#5a4a3a"), hat=morion, hair="brown", arms=HOLD, front=(shaft((10, -30), (16, -100), head=8),))
    gunners = ((872, 236, .9, -1, garrison), (990, 262, 1.0, -1, garrison), (1064, 262, 1.0, -1, garrison), (1240, 264, 1.0, -1, garrison))
    for x, y, k, look, man in gunners:
        figure(p, x, y, k, look, man, .15)
    p.path("M860 268L866 262H1290V274H880Z", p.lin("#fff3d4", "#d9bc84"), INK, 1.4)
    for x in (904, 974, 1044, 1114, 1184, 1254):
        p.path(f"M{x} 270V246H{x + 40}V270Z", wall, INK, 1.8)
    c = pair
    figure(p, 650, 470, 2.5, 1, Man(skin="olive", coat=c("#3f5a7a"), legs=c("#8c2f22"), hat=felt("#2a211b", "#e3b95c", "#c8301f", 9), beard="black", collar="#f4ead2", sash="#c43c34", arms=(((-12, -49), (-8, -39)), ((15, -52), (23, -49)))))
    figure(p, 560, 462, 2.2, 1, Man(skin="dark", kind="shirt", coat=c("#d8caa8", .45), legs=c("#8a765a"), hat=straw(), arms=HOLD, front=(shaft((10, 0), (16, -112), head=9),)))
    figure(p, 480, 468, 2.3, 1, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), hat=feathers(n=8, ln=8), cut="long", arms=(((-12, -51), (-6, -44)), ((13, -52), (16, -47))), front=(bow(16, -48, 40, 8),)))
    figure(p, 790, 472, 2.5, -1, Man(skin="fair", coat=c("#3a3a40"), legs=c("#3a3a40"), hat=felt("#1d1a18", "#e8892b", "#e8892b", 9), hair="blond", beard="blond", collar="#fffaf0", sash="#e8892b", arms=(((-12, -49), (-8, -39)), ((15, -52), (22, -50))), front=(keys,)))
    figure(p, 884, 462, 2.1, -1, Man(skin="fair", coat=c("#d9792a"), legs=c("#5a4a3a"), hat=morion, hair="brown", beard="brown", arms=HOLD, front=(shaft((10, 0), (18, -110), head=9),)))
    leafy(p, 1170, 1290)
    varnish(p)
    return p


def keys(X, p, k):
    """Draws the keys of the town on their ring, in a figure's hand."""
    x, y = X(25, -50)
    for w, col in ((4.4, INK), (2.4, "#f1cf74")):
        p.ell(x, y, 3.4 * k, 3.4 * k, "none", col, w)
        p.path(f"M{num(x)} {num(y + 3 * k)}l{num(-2 * k)} {num(13 * k)}m0 {num(-3 * k)}l{num(3 * k)} {num(.6 * k)}M{num(x + 1.4 * k)} {num(y + 3 * k)}l{num(4 * k)} {num(11 * k)}m{num(-1 * k)} {num(-3 * k)}l{num(3 * k)} {num(-1 * k)}", "none", col, w)


def amazon_1637():
    """Returns the wide painting of Brazil's challenge amazon_1637: Pedro Teixeira's train of canoes between walls of
    trees, and the marker stone on the bank."""
    p = Wide(1850, W, H)
    heavens(p, "#5f93a8", "#b0d0c4", (.7, "#f0e6bc"), (1, "#fbe0a0"), low=250)
    sun(p, 330, 186, 26, "#fff0b8", 8)
    bank(p, 200, 178, 240, 44)
    bank(p, 620, 74, 280, 52)
    wood(p, [(-10, 232), (140, 220), (300, 228), (480, 214), (660, 222), (860, 206), (1290, 214)], 262, ("#8fae7a", "#55785c"), 8)
    sea(p, 248, 450, ("#f0dca8", "#b8ac7c", "#8a8458", "#5f6244"), 70, "#fbf2d0", "#4a4a2c", 0, W, .5)
    glitter(p, 330, 252, 420, 90)
    for i, (x, y, k) in enumerate(((560, 282, .42), (640, 290, .46), (470, 292, .5), (720, 304, .56), (590, 312, .62))):
        canoe(p, x, y, k, i)
    canoe(p, 320, 356, 1.12, 9, True)
    canoe(p, 560, 390, 1.2, 4)
    # the bank on the right: giant trees, lianas, the tapper at his tree
    p.path(spline([(640, 450), (720, 398), (840, 366), (980, 352), (1290, 340)]) + "L1290 450Z", p.lin("#7a7a42", "#4f5a30", "#262f1c", v=(0, 0, .1, 1)), INK, 2)
    wood(p, [(760, 380), (840, 250), (930, 150), (1040, 90), (1160, 60), (1300, 50)], 390, ("#6f9a52", "#24482f"), 20)
    for x, w, top in ((1000, 30, -10), (1220, 40, -10)):
        p.path(tube([(x, 410), (x + 4, 300), (x - 2, 160), (x + 4, top)], [w * 2.2, w * 1.1, w, w * .9]), p.lin("#b8a07a", "#7d6444", "#453420", v=(0, 0, 1, 0)), INK, 2)
        p.path(f"M{x - w} 410Q{x - w * 2.6} 412 {x - w * 3} 424M{x + w} 410Q{x + w * 2.4} 414 {x + w * 2.8} 424", "none", INK, 11)
        p.path(f"M{x - w} 410Q{x - w * 2.6} 412 {x - w * 3} 424M{x + w} 410Q{x + w * 2.4} 414 {x + w * 2.8} 424", "none", "#7d6444", 7)
    p.path("M1010 20C1040 120 1090 160 1120 90C1150 20 1180 60 1210 40M990 90C940 150 930 220 950 280M1230 120C1260 180 1270 240 1256 300", "none", "#3f5a2c", 5)
    figure(p, 930, 428, 2.0, 1, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), hat=feathers(n=8, ln=8), cut="long", arms=(((-12, -51), (-6, -44)), ((13, -52), (16, -47))), front=(bow(16, -48, 44, 9),)))
    p.path("M1090 424L1096 340Q1114 326 1132 340L1140 424Z", p.lin("#d9d2c0", "#a39a86", "#6d6454", v=(0, 0, 1, .2)), INK, 2)
    p.path("M1114 352V384M1102 364H1126M1104 398h20M1106 408h16", "none", "#5f574a", 3)
    figure(p, 1040, 424, 1.8, 1, Man(skin="olive", coat=pair("#6f5a3a"), legs=pair("#4a4038"), hat=felt("#3a2a1e", "#8c1c13"), beard="black", collar="#efe4cc", arms=POINT))
    toucan(p, 760, 330, .9)
    leafy(p, 640, 880, 7)
    leafy(p, 1130, 1290, 6)
    varnish(p)
    return p
