"""Draws the wide paintings of Brazil's challenges inland; the sky at the upper left is kept free for a title."""

from __future__ import annotations

from art.tools.challenge_props import (
    CARRY,
    HOLD,
    POINT,
    WALK,
    H,
    W,
    batea,
    canes,
    crosspiece,
    fan,
    leafy,
    letter,
    load,
    mantle,
    ox,
    pair,
    violin,
    wheel,
)
from art.tools.figures import Man, banner, bow, figure, musket, shaft
from art.tools.hats import bandana, bicorne, crowned, feathers, felt, straw, tonsure, turban
from art.tools.portrait.emblems import cross_christ
from art.tools.portrait.svg_paths import INK, mix, spline
from art.tools.scenery.land import grass, sea
from art.tools.scenery.ships import caravel
from art.tools.vista_parts import church, crowd, street, wood
from art.tools.wide import Wide, bank, glitter, heavens, morro, streaks, sun, varnish


def sao_vicente_1532():
    """Returns the wide painting of Brazil's challenge sao_vicente_1532: the sugar mill (engenho) at the cutting of the
    cane."""
    p = Wide(1570, W, H)
    heavens(p, "#5a93b4", "#a8cdc8", (.7, "#efe6bc"), (1, "#fbe3a8"), low=270)
    sun(p, 400, 196, 24, "#fff0b8", 8)
    bank(p, 250, 198, 200, 40)
    bank(p, 640, 88, 240, 46)
    p.path(spline([(-10, 250), (160, 214), (320, 226), (520, 200), (700, 222), (900, 190), (1100, 214), (1290, 196)]) + "L1290 290L-10 290Z", p.lin("#9ab4b0", "#b9bf94", v=(0, 0, 0, 1)), prec=0)
    sea(p, 236, 300, ("#dfe6c8", "#8fb8b8", "#6f9ea6"), 20, "#fbf6dc", "#35606c", 0, 620, .45)
    caravel(p, 130, 254, .34, 1)
    caravel(p, 470, 250, .26, -1)
    morro(p, [(700, 290), (800, 240), (930, 186), (1060, 170), (1180, 200), (1300, 190)], ("#a3b868", "#6f934e", "#46704a"), 320, 1.5, .5, 70, 10)
    # the big house with its veranda, the chapel
    p.path("M1010 214H1150V166H1010Z", p.lin("#fffaf0", "#efe0c0", "#b89a78", v=(0, 0, 1, .3)), INK, 1.8)
    p.path("M996 168L1020 138H1140L1164 168Z", p.lin("#d4734a", "#9c4328", v=(0, 0, .3, 1)), INK, 1.8)
    p.path("".join(f"M{u} 214V184a6 6 0 0 1 12 0V214Z" for u in range(1022, 1140, 22)), "#4a5a68", "#fff3d8", 1.4)
    p.path("M1000 214H1160M1006 186V214M1154 186V214", "none", "#7a5632", 4)
    church(p, 1218, 226, .46)
    # plain with rows of cane
    p.path("M-10 286Q300 262 640 280T1290 270V450H-10Z", p.lin("#cfc06a", "#9aa04e", "#5f7038", v=(0, 0, 0, 1)), INK, 1.4, prec=0)
    for x0, x1, y, h, n in ((-10, 430, 300, 38, 46), (-10, 380, 332, 56, 36)):
        canes(p, x0, x1, y, h, n)
    # the mill house: open sides, great wheel, chimney and smoke
    for i, (x, y, r) in enumerate(((872, 84, 16), (884, 58, 20), (906, 34, 26), (940, 14, 32), (984, -2, 36))):
        p.ell(x, y, r, r * .8, p.lin("#f4ead8", "#c9b8a4", v=(0, 0, 1, 1)), op=.85 - i * .12)
    p.path("M852 240V102H882V240Z", p.lin("#d99a74", "#a86248", "#6d3a28", v=(0, 0, 1, 0)), INK, 2)
    p.path("M847 104V92H887V104Z", "#c07a58", INK, 1.8)
    p.path("M560 330V240H860V330Z", p.lin("#8a5a3a", "#4a2c18", v=(0, 0, 0, 1)), INK, 2)
    p.dab(760, 300, 70, 40, "#ffb45a", .8)
    for x in (640, 710, 780):
        p.ell(x, 306, 26, 12, p.lin("#d98a4a", "#8a4a22"), INK, 1.8)
        p.ell(x, 302, 22, 7, "#f4d08a", INK, 1)
        p.ell(x, 286, 12, 10, "#fff4e0", op=.4)
    p.path("M540 246L600 176H820L880 246Z", p.lin("#d4734a", "#a84a2c", "#6a2a18", v=(0, 0, .3, 1)), INK, 2.2)
    p.path("".join(f"M{600 + 220 * t:.0f} 176L{540 + 340 * t:.0f} 246" for t in [i / 22 for i in range(1, 22)]), "none", "#5f2416", 1.2, .5)
    for x in (560, 620, 690, 760, 820, 856):
        p.path(f"M{x} 334V244H{x + 9}V334Z", p.lin("#a87a4a", "#5f3c1e", v=(0, 0, 1, 0)), INK, 1.6)
    wheel(p, 522, 310, 56, 10)
    p.path("M400 238L486 250V260L400 248Z", p.lin("#a87a4a", "#5f3c1e"), INK, 1.8)
    p.path("M484 254q14 12 10 52q-6 30 -2 52", "none", "#dff0ee", 9, .8)
    p.path("M440 366Q520 350 620 368T760 372L760 392Q600 380 440 388Z", p.lin("#bcd8d4", "#6f9c9c", v=(0, 0, 0, 1)), INK, 1.3)
    # the ox cart with the harvest, the people
    ox(p, 1040, 386, .86)
    p.path("M780 340H960L972 372H770Z", p.lin("#a87a4a", "#6b4526"), INK, 2)
    p.path("".join(f"M{776 + i * 5} {338 - (i % 4) * 8}L{954 - i * 2} {330 - (i % 5) * 9}" for i in range(22)), "none", INK, 6.5)
    p.path("".join(f"M{776 + i * 5} {338 - (i % 4) * 8}L{954 - i * 2} {330 - (i % 5) * 9}" for i in range(22)), "none", "#b8b45c", 4)
    wheel(p, 866, 386, 34, 8)
    p.path("M968 362H1000L1090 336", "none", INK, 7)
    p.path("M968 362H1000L1090 336", "none", "#8a6238", 4)
    figure(p, 1156, 420, 1.7, -1, Man(skin="dark", kind="shirt", coat=pair("#f0e6d0", .4), legs=pair("#7a8a9a"), boots=None, hat=straw(), arms=HOLD, front=(shaft((10, 0), (12, -92)),)))
    figure(p, 690, 430, 1.62, 1, Man(skin="brown", kind="dress", coat=pair("#b5342a"), skirt=pair("#e3d6bc", .4), belt=None, hat=turban(), arms=CARRY, front=(load(1, -84, 11, 6, "#a87a42"),)))
    figure(p, 300, 426, 1.6, 1, Man(skin="dark", kind="shirt", coat=pair("#c98f4a"), legs=pair("#d8caa8", .4), boots=None, hat=bandana(), stance=WALK, arms=(((-12, -50), (-6, -60)), ((14, -58), (18, -70))), front=(shaft((16, -62), (26, -92), "#cfd6da", 2.2),)))
    figure(p, 214, 432, 1.66, 1, Man(skin="brown", kind="shirt", coat=pair("#5f7f94"), legs=pair("#b9a98a"), boots=None, hat=straw("#c9a25a"), stance=WALK, arms=CARRY, front=(load(2, -84, 18, 4, "#b8b45c"),)))
    canes(p, -10, 170, 446, 120, 18)
    canes(p, 1210, 1290, 446, 130, 10)
    varnish(p)
    return p


def bandeiras_1674():
    """Returns the wide painting of Brazil's challenge bandeiras_1674: the bandeira (slave and gold hunters) of old
    Fernão Dias on the march, the serra before them, the river behind."""
    p = Wide(1628, W, H)
    heavens(p, "#42567e", "#9a8aa0", (.6, "#e8b48c"), (.85, "#fbd595"), (1, "#fde2a8"), low=250)
    sun(p, 330, 214, 26, "#ffe2a0", 8)
    streaks(p, ((160, 170, 170, 7), (460, 150, 160, 6), (980, 96, 200, 9)), "#fbe0b4", .6)
    bank(p, 1050, 130, 260, 46, "#fbe6c8", "#d9b0a0", "#8f8098")
    for ridge, cols in (([(-10, 232), (120, 190), (240, 214), (360, 176), (480, 206), (620, 160), (740, 196), (880, 130), (960, 118), (1060, 160), (1180, 126), (1290, 150)], ("#8f86a4", "#c9a69a")),
                        ([(-10, 250), (160, 226), (340, 246), (520, 214), (680, 236), (820, 186), (940, 170), (1080, 206), (1290, 184)], ("#6d7a86", "#a39a84"))):
        p.path(spline(ridge) + "L1290 290L-10 290Z", p.lin(*cols, v=(0, 0, 0, 1)), prec=0)
    wood(p, [(-10, 276), (150, 262), (330, 272), (520, 256), (700, 268), (900, 240), (1100, 250), (1290, 234)], 300, ("#86985c", "#465f42"), 9)
    p.path("M-10 296Q300 276 640 292T1290 284V380H-10Z", p.lin("#f0cf96", "#a8a890", "#6f8a88", v=(0, 0, 0, 1)), INK, 1.3)
    glitter(p, 330, 294, 326, 40)
    p.path("M200 318Q260 334 330 318Q300 346 264 346Q224 344 200 318Z", "#6b4526", INK, 1.8)
    for x in (236, 264, 292):
        figure(p, x, 338, .5, 1, Man(skin="bronze", kind="shirt", coat=pair("#c9a874"), boots=None, hat=felt()), 0)
    p.path(spline([(-10, 372), (200, 350), (460, 340), (760, 326), (1000, 330), (1290, 312)]) + "L1290 450L-10 450Z", p.lin("#c0a45e", "#8a8446", "#4f5a30", v=(0, 0, 0, 1)), INK, 1.5, prec=0)
    grass(p, 0, 1280, 366, 430, 120, ("#b8a858", "#4a5a2c", "#d8c878"), 10)
    walkers = (
        (180, 392, 1.1, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), cut="long", stance=WALK, arms=CARRY, front=(load(0, -84, 10, 7, "#a87a42"),))),
        (244, 398, 1.16, Man(skin="brown", kind="shirt", coat=pair("#d8caa8", .45), legs=pair("#8a765a"), boots=None, hat=straw(), stance=WALK, arms=HOLD, front=(shaft((8, -30), (16, -108), head=8),))),
        (310, 396, 1.16, Man(skin="olive", coat=pair("#6f5a3a"), legs=pair("#4a4038"), hat=felt(), beard="black", stance=WALK, arms=HOLD, front=(musket((8, -46), (-10, -92)),))),
        (380, 404, 1.24, Man(skin="bronze", kind="native", coat=("#2f6f9c", "#f0d9a4"), hat=feathers(n=6, ln=6), cut="long", stance=WALK, arms=(((-12, -51), (-6, -44)), ((13, -52), (16, -47))), front=(bow(16, -48, 38, 8),))),
        (456, 406, 1.3, Man(skin="olive", kind="robe", coat=("#5a4632", "#2a2018"), hat=tonsure, cut="none", beard="brown", arms=(((-9, -49), (4, -45)), ((12, -52), (14, -62))), front=(shaft((13, -50), (17, -92)),))),
        (540, 408, 1.34, Man(skin="brown", coat=pair("#7a3a26"), legs=pair("#4a4038"), hat=felt("#4a3626"), beard="black", stance=WALK, arms=HOLD, front=(musket((8, -46), (-10, -92)),))),
        (1080, 402, 1.2, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), hat=feathers(), cut="long", stance=WALK, arms=POINT)),
    )
    for x, y, k, man in walkers:
        figure(p, x, y, k, 1, man)
    figure(p, 652, 424, 1.9, 1, Man(skin="olive", coat=pair("#4f6a4a"), legs=pair("#4a4038"), hat=felt("#2a211b", "#e3b95c"), beard="brown", collar="#f0e6d0", stance=WALK, arms=HOLD,
                                    back=(banner(9, -130, 62, 42, ("#fbf4e2", lambda p, q, k: cross_christ(p, *q(.5, .5), abs(q(.5, .5)[1] - q(.5, 0)[1]) * .72, 0, 1.1))),)))
    figure(p, 830, 470, 3.3, 1, Man(skin="olive", coat=pair("#b08a4e", .55), legs=pair("#4a3a2c"), boots="#3a2818", hat=felt("#3a2a1e", "#8c1c13", "#c8301f", 9), beard="#cfc8ba", hair="#b8b0a2", collar="#efe4cc", sash="#7a2a1c", stance=WALK,
                                    arms=(((-12, -49), (-6, -39)), ((18, -58), (29, -63))), back=(musket((-8, -36), (12, -96)),)))
    leafy(p, 1180, 1290)
    varnish(p)
    return p


def vila_rica_1711():
    """Returns the wide painting of Brazil's challenge vila_rica_1711: gold diggers in the hills with stream and sluice,
    the new town above."""
    p = Wide(1711, W, H)
    heavens(p, "#6f8fb0", "#b8c4bc", (.7, "#f3d9a4"), (1, "#fbe0a4"), low=280)
    sun(p, 300, 190, 22, "#fff0b8", 8)
    bank(p, 180, 180, 200, 40)
    bank(p, 760, 72, 260, 48)
    p.path("M-10 250L120 196L200 220L330 150L372 118L392 122L404 108L420 130L470 164L560 214L700 190L900 230L1290 180V320H-10Z", p.lin("#94a0b0", "#c0b498", v=(0, 0, 0, 1)), prec=0)
    morro(p, [(-20, 300), (120, 262), (300, 240), (460, 262), (700, 330)], ("#a3a860", "#7d8a4e", "#566a44"), 430, 1.4, .45, 60, 12)
    morro(p, [(560, 320), (700, 240), (860, 190), (1010, 150), (1160, 136), (1300, 170)], ("#a8ac62", "#7a8848", "#4c6440"), 360, 1.6, .45, 90, 14)
    street(p, 880, 1070, 218, 26, 38)
    church(p, 1100, 206, .62)
    street(p, 1150, 1290, 210, 28, 42)
    street(p, 790, 980, 262, 32, 46)
    # the cut in the hill: red earth in steps, the adit with its timbers
    cut = spline([(470, 400), (500, 330), (560, 280), (640, 262), (720, 282), (770, 340), (800, 410)]) + "Z"
    p.path(cut, p.lin("#d98f52", "#b0622e", "#6d3418", v=(0, 0, .4, 1)), INK, 2, prec=0)
    p.clip(cut)
    p.path("M480 346Q620 316 790 352M470 376Q620 346 800 384M520 312Q630 288 760 316", "none", "#6d3418", 3, .7)
    p.path("M480 342Q620 312 790 348M520 308Q630 284 760 312", "none", "#f6c48a", 2, .7)
    p.path("M560 300l26 -6M640 330l30 4M700 300l20 8M600 356l34 -2", "none", "#f6d24a", 5, .95)
    p.end()
    p.path("M600 376V324Q632 300 664 324V376Z", "#1d120b", INK, 2)
    p.path("M594 378V322H604V378M660 378V322H670V378M586 322H678V312H586Z", p.lin("#a87a4a", "#5f3c1e"), INK, 1.8)
    p.dab(632, 352, 20, 20, "#ffb45a", .8)
    # the stream and the wooden sluice
    p.path(spline([(1290, 300), (1120, 320), (960, 340), (820, 372), (640, 400), (400, 410), (-10, 420)]) + "L-10 450L1290 450Z", p.lin("#c9a86a", "#94783f", "#54491f", v=(0, 0, 0, 1)), INK, 1.4, prec=0)
    p.path(spline([(1290, 330), (1100, 346), (940, 366), (780, 394), (560, 412), (300, 418), (-10, 424), (-10, 450), (400, 446), (700, 436), (900, 412), (1080, 384), (1290, 366)], True), p.lin("#dcebe2", "#8fb8b4", "#5f8c90", v=(0, 0, 0, 1)), INK, 1.5, prec=0)
    p.path("M1200 352q-30 4 -60 10M1060 376q-40 8 -70 16M860 408q-60 12 -110 16M620 428q-60 6 -110 6M360 434h-90", "none", "#fffaf0", 2.6, .8)
    for d, c in (("M720 298L980 362V374L720 312Z", "#a87a4a"), ("M720 292L980 356L976 362L720 300Z", "#c99a62")):
        p.path(d, p.lin(mix(c, "#ffe8c0", .3), c, mix(c, INK, .4)), INK, 1.8)
    p.path("M724 300L974 362", "none", "#cfe6e0", 4, .9)
    for x, y in ((780, 320), (860, 340), (940, 360)):
        p.path(f"M{x} {y}V{y + 40}M{x + 16} {y + 4}V{y + 44}", "none", "#5f3c1e", 6)
    c = pair
    diggers = (
        (540, 372, 1.1, 1, Man(skin="dark", kind="shirt", coat=c("#d8caa8", .45), legs=c("#8a765a"), boots=None, hat=straw(), arms=(((-10, -52), (0, -60)), ((14, -58), (10, -68))), front=(shaft((4, -58), (26, -74), "#7a5630", 1.6, 4),))),
        (716, 386, 1.2, -1, Man(skin="brown", kind="shirt", coat=c("#8fa3b0"), legs=c("#b9a98a"), boots=None, hat=bandana(), stance=WALK, arms=CARRY, front=(load(1, -82, 11, 5, "#c98a42"),))),
        (1010, 392, 1.3, -1, Man(skin="olive", coat=c("#3f5a7a"), legs=c("#e3d6bc", .4), hat=felt("#2a211b", "#e3b95c", "#f4ead2"), beard="black", collar="#fffaf0", arms=POINT)),
    )
    for x, y, k, look, man in diggers:
        figure(p, x, y, k, look, man)
    figure(p, 868, 462, 2.5, -1, Man(skin="dark", kind="shirt", coat=c("#efe2c4", .45), legs=c("#a8946a"), boots=None, hat=straw("#c9a25a"), kneel=True, arms=(((-9, -48), (10, -38)), ((13, -48), (17, -38))), front=(batea,)))
    figure(p, 1130, 448, 2.1, -1, Man(skin="brown", kind="dress", coat=c("#a33a2c"), skirt=c("#d9c39a", .45), belt=None, hat=turban("#f1cf74"), arms=(((-9, -49), (4, -44)), ((13, -50), (9, -44))), front=(load(8, -44, 12, 5, "#8a5a2c"),)))
    grass(p, 0, 480, 386, 446, 50, ("#a8a04e", "#5f6a34"), 12)
    leafy(p, 1190, 1290)
    varnish(p)
    return p


def treaty_of_madrid_1750():
    """Returns the wide painting of Brazil's challenge treaty_of_madrid_1750: the red church of São Miguel, of the
    Guarani missions, with music on the square."""
    p = Wide(1735, W, H)
    heavens(p, "#4f8fc0", "#a3cde0", (.7, "#e6e6c8"), (1, "#f9e3ac"), low=290)
    sun(p, 200, 180, 22, "#fff4cc", 8)
    for x, y, w, h in ((330, 190, 220, 42), (1120, 92, 260, 50), (560, 70, 160, 30)):
        bank(p, x, y, w, h)
    p.path(spline([(-10, 268), (200, 248), (420, 262), (700, 244), (1000, 258), (1290, 240)]) + "L1290 330L-10 330Z", p.lin("#9ab49a", "#b0b87c", v=(0, 0, 0, 1)), prec=0)
    wood(p, [(-10, 296), (120, 276), (300, 286), (560, 280)], 330, ("#86a35c", "#41664a"), 9)
    wood(p, [(800, 290), (1100, 268), (1220, 276), (1300, 262)], 320, ("#86a35c", "#41664a"), 10)
    # rows of the Indians' houses
    for x0, n, y in ((40, 9, 320), (960, 9, 318)):
        p.path(f"M{x0} {y}V{y - 34}H{x0 + n * 32}V{y}Z", p.lin("#f4dcae", "#c99a62", v=(0, 0, 1, .2)), INK, 1.6)
        p.path(f"M{x0 - 8} {y - 32}L{x0 + 14} {y - 58}H{x0 + n * 32 - 14}L{x0 + n * 32 + 8} {y - 32}Z", p.lin("#d4734a", "#9c4328", v=(0, 0, .3, 1)), INK, 1.6)
        p.path("".join(f"M{x0 + 8 + i * 32} {y}V{y - 22}a8 8 0 0 1 16 0V{y}Z" for i in range(n)), "#5a3a26", "#fbe6c0", 1.4)
    stone = p.lin("#f0a878", "#cf7a4c", "#8f4a2c", v=(0, 0, 1, .3))
    side = p.lin("#cf7a4c", "#a3562f", "#6a3218", v=(0, 0, 1, .3))
    p.path("M800 330V170L830 150V330Z", side, INK, 2)
    # tower and front, as it stands in red sandstone
    p.path("M560 330V112H630V330Z", stone, INK, 2.2)
    p.path("M553 114V102H637V114ZM553 176V166H637V176ZM553 238V228H637V238Z", "#e0946a", INK, 1.6)
    p.path("M572 102V72H618V102ZM566 74L595 40L624 74Z", stone, INK, 2)
    p.path("M595 40V18M586 27H604", "none", INK, 3.4)
    for y in (150, 212):
        p.path(f"M582 {y}V{y - 26}a13 13 0 0 1 26 0V{y}Z", "#3a1f14", "#f6c8a0", 2)
        p.path(f"M587 {y - 4}q1 -14 8 -15q7 1 8 15Z", "#d9a53a", INK, 1.1)
    p.path("M630 330V180H800V330Z", stone, INK, 2.2)
    p.path("M624 182L640 150C670 150 680 118 715 104C750 118 760 150 790 150L806 182Z", stone, INK, 2.2)
    p.path("M622 184H808V174H622ZM630 254H800V246H630Z", "#e0946a", INK, 1.6)
    p.ell(715, 146, 14, 14, "#3a1f14", "#f6c8a0", 3)
    p.path("M715 104V78M704 88H726", "none", INK, 4)
    for x in (640, 676, 744, 780):
        p.path(f"M{x - 6} 330V188H{x + 10}V330Z", p.lin("#f6bc90", "#d98a5c", "#a35c38", v=(0, 0, 1, 0)), INK, 1.6)
    for x in (660, 715, 770):
        w = 19 if x == 715 else 11
        p.path(f"M{x - w} 330V{330 - w * 2.4:.0f}a{w} {w} 0 0 1 {2 * w} 0V330Z", p.lin("#6a3a20", "#2f180c"), "#f6c8a0", 2.2)
        p.path(f"M{x - 9} 238V216a9 9 0 0 1 18 0V238Z", "#3a1f14", "#f6c8a0", 2)
    p.path("M-10 322H1290V450H-10Z", p.lin("#d9925c", "#b8683a", "#6d3a20", v=(0, 0, 0, 1)), INK, 1.5)
    p.path("M640 332H800L1040 450H420Z", "#f0b886", op=.55)
    p.path("M360 420V250M326 284H394", "none", INK, 13)
    p.path("M360 420V250M326 284H394M340 264H380", "none", "#c07a4c", 8)
    c = pair
    white = c("#f4ead2", .4)
    folk = (
        (470, 392, 1.16, 1, Man(skin="bronze", kind="shirt", coat=white, legs=white, boots=None, cut="long", arms=(((-10, -52), (2, -58)), ((12, -54), (10, -62))), front=(violin,))),
        (530, 398, 1.2, 1, Man(skin="bronze", kind="shirt", coat=white, legs=white, boots=None, cut="long", arms=(((-8, -54), (6, -63)), ((12, -55), (14, -60))), front=(shaft((6, -64), (24, -52), "#8a5a2c", 1.4),))),
        (592, 396, 1.18, 1, Man(skin="bronze", kind="dress", coat=white, skirt=white, belt="#a3321f", cut="long", arms=(((-9, -49), (4, -44)), ((13, -50), (9, -44))), front=(load(6, -50, 5, 5, "#fff4d0"),))),
        (860, 398, 1.2, -1, Man(skin="bronze", kind="shirt", coat=c("#c98f5a"), legs=white, boots=None, cut="long", hat=bandana("#a3321f"), arms=CARRY, front=(load(1, -84, 11, 6, "#a87a42"),))),
        (1010, 404, 1.3, -1, Man(skin="bronze", kind="dress", coat=c("#a3321f"), skirt=white, belt=None, cut="long", arms=(((-9, -49), (4, -44)), ((13, -50), (9, -44))), front=(load(7, -47, 6, 5, "#d9b58a"),))),
        (1064, 404, .84, -1, Man(skin="bronze", kind="shirt", coat=white, legs=white, boots=None, cut="long", arms=(((-10, -50), (-9, -40)), ((14, -62), (17, -76))))),
    )
    for x, y, k, look, man in folk:
        figure(p, x, y, k, look, man)
    crowd(p, 640, 800, 356, 16, .7, ("#f4ead2", "#e3d6bc", "#c98f5a", "#a3321f"), ("#b27545", "#a86a3c"))
    figure(p, 924, 462, 2.7, -1, Man(skin="fair", kind="robe", coat=("#3a3438", "#141114"), hat=tonsure, cut="none", beard="grey", collar="#f4ead2", arms=(((-9, -49), (3, -44)), ((14, -58), (17, -70))), front=(shaft((17, -64), (17, -92), "#d9a53a", 1.4), crosspiece)))
    grass(p, 0, 300, 400, 446, 40, ("#a8a04e", "#5f6a34"), 12)
    leafy(p, 1170, 1290)
    varnish(p)
    return p


def empire_1822():
    """Returns the wide painting of Brazil's challenge empire_1822: the throne room of the new empire, where one kneels
    and asks, courtiers whisper and the emperor listens."""
    p = Wide(1808, W, H)
    p.path("M0 0H1280V330H0Z", p.lin("#7a2f38", "#94424a", "#6a2830", v=(0, 0, 0, 1)))
    for x in range(40, 1280, 60):
        p.path(f"M{x} 30l10 14l-10 14l-10 -14ZM{x + 30} 90l10 14l-10 14l-10 -14ZM{x} 150l10 14l-10 14l-10 -14ZM{x + 30} 210l10 14l-10 14l-10 -14Z", "#b86a5c", op=.35)
    p.path("M0 0H1280V20H0Z", p.gold((0, 0, 1, 0)), INK, 2)
    p.path("M0 262H1280V276H0Z", p.gold((0, 0, 1, 0)), INK, 1.8)
    p.path("M0 276H1280V330H0Z", p.lin("#6b4526", "#3f2614", v=(0, 0, 0, 1)))
    p.path("M0 326H1280V440H0Z", p.lin("#d9b98a", "#a87e4c", "#6b4a28", v=(0, 0, 0, 1)), INK, 1.6)
    p.path("".join(f"M{640 + (x - 640) * .62:.0f} 326L{x} 440" for x in range(-400, 1700, 90)) + "M0 350H1280M0 386H1280", "none", "#6b4a28", 1.4, .6)
    # tall windows over the bay
    for x in (96, 276, 1000, 1180):
        p.path(f"M{x - 44} 262V96a44 44 0 0 1 88 0V262Z", p.lin("#7fb4d0", "#cfe4dc", "#f6e6b8", v=(0, 0, 0, 1)), "#e3b95c", 7)
        p.path(f"M{x - 42} 214Q{x} 200 {x + 42} 212V224H{x - 42}Z", "#6f9c8a")
        p.path(f"M{x - 42} 224H{x + 42}V260H{x - 42}Z", "#6fa3ac")
        p.path(f"M{x} 54V262M{x - 44} 130H{x + 44}M{x - 44} 196H{x + 44}", "none", "#fff3d8", 3.4)
        p.path(f"M{x - 42} 262L{x - 120} 440H{x + 30}L{x + 42} 262Z", "#fff3c8", op=.14)
        for s in (-1, 1):
            p.path(f"M{x + s * 30} 40H{x + s * 70}V268H{x + s * 46}C{x + s * 62} 200 {x + s * 44} 110 {x + s * 30} 40Z", p.lin("#3f8a5f", "#1c653e", "#0e3b23", v=(0 if s < 0 else 1, 0, 1 if s < 0 else 0, .2)), INK, 1.8)
            p.path(f"M{x + s * 44} 178h{s * 26}", "none", "#e3b95c", 5)
    # canopy and throne on three steps
    p.path("M520 20H860V60Q826 78 792 60Q758 78 724 60Q690 78 656 60Q622 78 588 60Q554 78 520 60Z", p.lin("#3f8a5f", "#1c653e", v=(0, 0, 0, 1)), INK, 2.2)
    p.path("M520 60Q554 78 588 60Q622 78 656 60Q690 78 724 60Q758 78 792 60Q826 78 860 60", "none", "#f1cf74", 4)
    for s in (-1, 1):
        p.path(f"M{690 + s * 170} 40H{690 + s * 118}C{690 + s * 108} 130 {690 + s * 130} 210 {690 + s * 150} 300H{690 + s * 184}C{690 + s * 172} 210 {690 + s * 176} 120 {690 + s * 170} 40Z", p.lin("#3f8a5f", "#1c653e", "#0e3b23", v=(0 if s < 0 else 1, 0, 1 if s < 0 else 0, .2)), INK, 2)
    for i, (w, y) in enumerate(((190, 340), (154, 326), (118, 312))):
        p.path(f"M{690 - w} {y}H{690 + w}L{690 + w + 10} {y + 15}H{690 - w - 10}Z", p.lin("#c43c34", "#8c1c1c", v=(0, 0, 0, 1)), INK, 1.8)
        p.path(f"M{690 - w} {y + 2 + i}H{690 + w}", "none", "#f1cf74", 2)
    p.path("M636 314V150Q640 120 668 112Q690 84 712 112Q740 120 744 150V314Z", p.lin("#c43c34", "#8c1c1c", "#5a0f12"), INK, 2.4)
    p.path("M636 314V150Q640 120 668 112Q690 84 712 112Q740 120 744 150V314", "none", "#e3b95c", 7)
    p.path("M622 314V252H640V314ZM740 314V252H758V314Z", p.gold(), INK, 2)
    figure(p, 690, 336, 2.25, 1, Man(skin="fair", coat=("#1c653e", "#0e3b23"), legs=pair("#f0e6d0", .35), hat=crowned, beard="brown", hair="brown", collar="#f4ead2", sash="#f1cf74", kneel=False, stance=(((-8, -24), (-9, -8)), ((9, -24), (11, -8))), arms=(((-14, -48), (-12, -38)), ((14, -50), (17, -42))), front=(shaft((17, -30), (20, -72), "#d9a53a", 1.4),), back=(mantle,)), 0)
    c = pair
    left = (
        (250, 410, 1.9, 1, Man(skin="fair", kind="dress", coat=c("#3f5f8f"), skirt=c("#6f8fbf"), belt=None, hair="brown", cut="bun", arms=(((-9, -49), (4, -44)), ((13, -50), (12, -58))), front=(fan,))),
        (326, 414, 1.96, 1, Man(skin="fair", coat=c("#7a2f4a"), legs=c("#f0e6d0", .35), hair="grey", beard="grey", collar="#fffaf0", arms=HOLD)),
        (150, 418, 2.0, 1, Man(skin="olive", coat=c("#2f4a6a"), legs=c("#f0e6d0", .35), hat=bicorne(), beard="black", sash="#c43c34", arms=HOLD, front=(shaft((10, -30), (12, -52), "#d9a53a"),))),
        (400, 404, 1.8, 1, Man(skin="brown", kind="robe", coat=c("#6a3a7a"), collar="#fffaf0", hat=tonsure, cut="none", arms=(((-9, -49), (5, -45)), ((12, -50), (10, -45))))),
    )
    right = (
        (930, 408, 1.86, -1, Man(skin="bronze", kind="native", coat=("#c8301f", "#f0d9a4"), hat=feathers(n=8, ln=8), cut="long", arms=(((-12, -50), (-10, -38)), ((16, -54), (22, -52))))),
        (1010, 414, 1.94, -1, Man(skin="dark", coat=c("#4a4a58"), legs=c("#e3d6bc", .35), beard="grey", hair="grey", collar="#fffaf0", arms=HOLD)),
        (1094, 412, 1.92, -1, Man(skin="fair", kind="dress", coat=c("#c9788f"), skirt=c("#e0a3b4", .4), belt=None, hair="blond", cut="bun", arms=(((-9, -49), (4, -44)), ((13, -50), (9, -44))))),
        (1176, 418, 2.0, -1, Man(skin="olive", coat=c("#3f6a4a"), legs=c("#f0e6d0", .35), hat=bicorne(), beard="brown", sash="#f1cf74", collar="#fffaf0", arms=HOLD)),
    )
    for x, y, k, look, man in (*left, *right):
        figure(p, x, y, k, look, man)
    figure(p, 548, 424, 1.9, 1, Man(skin="olive", coat=c("#8a5a2c"), legs=c("#4a4038"), hair="black", beard="black", collar="#f4ead2", kneel=True, arms=(((-9, -48), (6, -44)), ((13, -50), (20, -54))), front=(letter,)))
    p.dab(690, 190, 300, 190, "#ffe9b0", .3)
    varnish(p)
    return p
