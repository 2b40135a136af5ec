"""Draws the scenes of Brazil's eight Missions of Era I, brown and green."""

from __future__ import annotations

from art.tools.cards.base import GOLD, WHITE, join
from art.tools.cards.camp import horse
from art.tools.cards.goods import easel, painting, product
from art.tools.cards.houses import THATCH, TILE, cane, coffee_rows, farm, house, logs, mill, sawmill, trading_post
from art.tools.cards.mission_skies import GREEN1, GREEN2, GREEN3, WOODS
from art.tools.cards.people import archer, lance, musket, person
from art.tools.cards.scene import Scene


def exploration_1(s: Scene) -> None:
    """Draws the scene of Brazil's Mission exploration-1: a trading post, a farm, an archer on watch."""
    s.hour("morning", (380, 66, 26))
    s.cloud(60, 60, 130)
    s.peaks([(180, 130, 120)], 214, ("#b5b48e", "#8f956f"))
    s.hills(206, 10, GREEN1)
    s.treeline(236, -10, 260, 44, WOODS)
    s.hills(246, 6, GREEN2, hatch=0)
    farm(s, 402, 286, 1.75)
    coffee_rows(s, 312, 510, 316, 350, 2, 6)
    trading_post(s, 128, 322, 1.5)
    s.p("M-10 410V356Q200 336 330 366T520 376V410Z", GREEN3, 0.7)
    archer(s, 262, 394, 250)
    s.fern(20, 406, 60)
    s.fern(490, 408, 56)
    s.vignette()


def exploration_2(s: Scene) -> None:
    """Draws the scene of Brazil's Mission exploration-2: a painter before a sawmill on its stream in the morning, a
    finished portrait leaned on the logs."""
    s.hour("trade wind", (112, 84, 28))
    s.cloud(250, 62, 150)
    s.treeline(182, -10, 520, 54, ("#a9c3a0", "#86a888", "#6d9478"))
    s.treeline(214, -10, 520, 46, ("#8fae7a", "#688f62", "#4f7656"))
    s.hills(236, 5, ("#b9c07a", "#8a9a58"), hatch=0)
    sawmill(s, 318, 288, 2.1)
    s.p("M520 276Q420 292 300 296Q180 300 214 322Q250 344 150 362Q60 380 40 410H270Q290 380 350 364Q420 346 330 330Q290 318 400 308L520 302Z", ("#cfe3d6", "#86b3ae", "#5c8f94"), 0.7)
    s.line("M250 312q16-4 30 0M330 322q14 4 28 1M214 352q18-4 34 1M120 384q20-5 40 0M300 372q14-3 26 1M420 296q18-4 34 0", "#fff8e7", 0.9, 0.8)
    for x, y, k in ((262, 338, 0.9), (176, 376, 1.2)):
        with s.at(x, y, k, rot=-8):
            s.p("M-46-7H40V8H-46Z", ("#a8744a", "#6b4026"), 0.9)
            s.o(40, 0, 7.5, ("#f0c48a", "#c98a52"), 0.9, ry=7.5)
            s.line("M-30-3H10M-20 3H24", sw=0.5, op=0.5)
    s.p("M-10 410V330Q70 322 112 350Q140 374 110 410Z", ("#9db060", "#5f7a3e"), 0.8)
    s.p("M520 410V344Q410 334 348 368Q320 386 330 410Z", ("#9db060", "#4f6a36"), 0.8)
    logs(s, 458, 398, 1.5)
    painting(s, 398, 352, 78, 84, "blue", 1, -8)
    easel(s, 172, 394, 1.75, "red", 0, 74, 60)

    def brush() -> None:
        s.line("M30-67L42-74", sw=2)
        s.line("M30-67L42-74", "#d9a53a", 1.1)

    person(s, 84, 398, 212, skin="brown", coat=("#7a4a6a", "#4a2a44"), legs=("#d8c9a6", "#a08a62"), hatk="straw", beard="full", near=(31, -66), far=(17, -50), feet=((-9, 0), (12, 0)), tails=16, hold=brush, far_hold=lambda: s.o(18, -52, 11, ("#d9b07a", "#9a6c3c"), 0.9, ry=7))
    s.p("M-12 300Q-4 200-14 60L-14-10H14Q4 120 14 220Q18 280 34 326Q10 336-12 332Z", ("#7a5a3c", "#3f2c1e"), 0.9, kind="h")
    s.line("M-2 20Q0 120 0 200M5 60Q4 160 9 250", sw=0.6, op=0.5)
    s.fern(494, 408, 62)
    s.fern(6, 410, 46)
    s.tufts(360, 398, 12)
    s.vignette()


def exploration_3(s: Scene) -> None:
    """Draws the scene of Brazil's Mission exploration-3: a painter on the hill who sets down three houses of the
    valley."""
    s.hour("gold", (120, 90, 34))
    s.cloud(300, 66, 130)
    s.peaks([(60, 120, 130), (470, 140, 110)], 204, ("#b5b48e", "#8f956f"))
    s.hills(194, 9, GREEN1)
    hutl = ((44, 238, 0.9, TILE), (150, 226, 0.72, THATCH), (246, 244, 0.85, TILE))
    for x, y, k, roof in hutl:
        with s.at(x, y, k):
            house(s, -40, 0, 60, 26, roof=roof, wall=WHITE if roof is TILE else ("#e6c58c", "#b28a52"), doors=(0.3,), windows=(0.7,), rh=20)
    s.hills(252, 6, GREEN2)
    s.p("M130 252Q180 268 110 290T180 340L250 344Q160 300 190 282T170 252Z", ("#b9cdb8", "#7fa3a0"), 0.5)
    s.tree(36, 316, 1.7, WOODS)
    s.p("M-10 410V366Q120 330 260 352T520 320V410Z", GREEN3, 0.8)
    easel(s, 384, 392, 2.2, "pink", 4, 70, 60)

    def brush() -> None:
        s.line("M30-66L46-74", "#6b4526", 1.6)

    person(s, 232, 394, 216, skin="white", coat=("#7d8a5c", "#4f5c38"), legs=("#b9a47a", "#7d6a48"), hatk="straw", beard="full", hair="#6b4526", near=(31, -66), far=(17, -52), tails=18, feet=((-9, 0), (12, 0)), far_hold=lambda: s.o(18, -54, 11, ("#d9b07a", "#9a6c3c"), 0.9, ry=7), hold=brush)
    s.vignette()


def exploration_4(s: Scene) -> None:
    """Draws the scene of Brazil's Mission exploration-4: a cane field guarded by a dragoon and an archer."""
    s.hour("dawn", (250, 110, 34))
    s.hills(196, 10, GREEN1)
    house(s, 270, 232, 84, 36, roof=TILE, doors=(0.5,), windows=(0.2, 0.8))
    s.hills(244, 4, GREEN2, hatch=0)
    cane(s, -6, 510, 300, 92, 26)
    s.p("M-10 410V300Q250 288 520 302V410Z", ("#b59a58", "#6b5a30"), 0.7)
    s.line("M-10 322Q250 308 520 324M-10 350Q250 336 520 352", "#7d6434", 0.8, 0.5)
    horse(s, 150, 386, 1.55, ("#7a5236", "#46291a"), "#1f1510", rider=lambda: person(s, 0, 0, 100, ride=True, skin="brown", coat=("#3f8a5f", "#1C653E"), hatk="plumed", hatc=("#4c4440", "#2b2521"), beard="moustache", near=(18, -54), far=(24, -58), cast=False, far_hold=lambda: lance(s, 24, -58, 8, 120, "#d9a53a", 0.4)), boots="#33241a", saddle=("#d9a53a", "#8f6418"))
    archer(s, 378, 394, 214)
    s.vignette()


def exploration_5(s: Scene) -> None:
    """Draws the scene of Brazil's Mission exploration-5: two sawmills on a stream, red wood on the bank, and the dye it
    makes."""
    s.hour("trade wind", (420, 52, 24))
    s.treeline(150, -10, 520, 46, ("#b3bd90", "#99aa7c", "#84986c"))
    s.cloud(-20, 150, 300, "#fff8e0", 0.5)
    s.cloud(250, 158, 280, "#fff8e0", 0.4)
    s.treeline(186, -10, 520, 40, WOODS)
    s.hills(190, 5, GREEN1, hatch=0)
    s.p("M262 190Q306 214 270 240T318 300Q400 340 366 410H520V330Q430 290 392 256T304 190Z", ("#cfdcc0", "#6f98a0"), 0.6)
    s.line("M288 206q8-4 14 0M300 232q10-5 18 0M330 262q12-6 22 0M400 304q14-6 26 0M430 350q14-6 26 0M420 378q18-8 34 0", "#fff8e7", 1, 0.8)
    s.define("mill", 1.8, lambda: sawmill(s, 0, 0))
    s.stamp("mill", 116, 270, 1.9, lambda: None)
    s.stamp("mill", 424, 244, 1.3, lambda: None, flip=True)
    s.p("M-10 410V314Q120 292 226 322T352 410Z", GREEN3, 0.7)
    logs(s, 52, 388, 2, 3)
    product(s, "dye", 268, 390, 2.7)
    s.tufts(336, 396, 10)
    s.vignette()


def exploration_6(s: Scene) -> None:
    """Draws the scene of Brazil's Mission exploration-6: a rider on the ridge above three kinds of house."""
    s.hour("sunset", (150, 130, 38))
    s.cloud(280, 60, 150, "#fff2d8")
    s.peaks([(400, 130, 130)], 222, ("#b9a884", "#948a66"))
    s.hills(214, 8, GREEN1)
    with s.at(0, 0):
        trading_post(s, 320, 262, 0.9)
        farm(s, 452, 268, 0.95)
    s.p("M210 410Q300 300 520 286V410Z", ("#b9b068", "#85803f"), 0.6)
    sawmill(s, 370, 352, 1.15)
    s.p("M-10 410V300Q70 262 170 292T330 410Z", GREEN3, 0.9)
    horse(s, 124, 340, 1.6, ("#4c3a30", "#2b1f18"), "#17100c", rider=lambda: person(s, 0, 0, 100, ride=True, skin="brown", coat=("#a9503a", "#6e2a1c"), hatk="broad", hatc=("#5f4630", "#352417"), beard="full", near=(18, -54), far=(35, -78), cast=False, side=(1, -1), belt=None), boots="#4a2f1a", breech=("#7d6a48", "#514227"), saddle=("#a87443", "#5f3d20"))
    s.vignette()


def exploration_7(s: Scene) -> None:
    """Draws the scene of Brazil's Mission exploration-7: two farms among terraces of coffee at sundown; the pickers
    come home past a still life on its easel."""
    s.hour("red evening", (356, 150, 32))
    s.cloud(20, 70, 190, "#f0a070", 0.65, "#b05a48")
    s.cloud(300, 60, 150, "#f6c07c", 0.6, "#c06a4c")
    s.birds(216, 104, 5)
    s.peaks([(96, 104, 150), (262, 150, 90), (470, 116, 120)], 206, ("#a8605a", "#6e4450"))
    s.hills(196, 8, ("#b5764c", "#8a5a3e"), hatch=0.1)
    farm(s, 236, 234, 1.05, flip=True)
    s.hills(228, 6, ("#a4863e", "#6f6a34"), hatch=0)
    coffee_rows(s, -10, 520, 238, 268, 3, 26)
    s.p("M-10 410V288Q120 262 262 284T520 276V410Z", ("#94823c", "#4f5a2a"), 0.7)
    coffee_rows(s, -10, 520, 292, 338, 3, 15)
    s.path_road([(300, 274, 4), (330, 292, 8), (296, 322, 18), (250, 360, 34), (190, 412, 70)], ("#f0c488", "#a8743f"))
    farm(s, 104, 320, 1.85)
    for x, y, k, coat in ((322, 296, 46, "#e9dcbc"), (306, 312, 56, "#b8483a")):
        person(s, x, y, k, skin="black", coat=(coat, "#7a5a48"), legs=("#d8c9a6", "#a08a62"), boots=None, hatk="straw", near=(12, -78), far=(10, -50), feet=((-8, 0), (10, 0)), hold=lambda: s.o(4, -106, 13, ("#d9a45c", "#8a5a2c"), 0.9, ry=9))
    s.p("M-10 410V372Q120 352 250 380Q300 392 320 410Z", ("#7a6a34", "#352c1a"), 0.8)
    s.p("M520 410V350Q440 346 372 384Q356 396 356 410Z", ("#7a6a34", "#352c1a"), 0.8)
    easel(s, 408, 396, 1.95, "red", 3, 74, 62)
    for x, y, k in ((34, 402, 1.9), (92, 408, 1.5), (156, 410, 1.3)):
        s.bush(x, y, k, ("#8a9a4c", "#5c7238", "#3a4e2c"))
        s.line("".join(f"M{join(x - 14 * k + n * 5 * k, y - (6 + n * 5 % 9) * k)}h.1" for n in range(6)), "#c0392c", 2.2)
    s.fern(500, 410, 46, "#3f4a2a")
    s.tufts(372, 398, 12)
    s.vignette(0.36, 0.14)


def exploration_8(s: Scene) -> None:
    """Draws the scene of Brazil's Mission exploration-8: sugar loaves and a jar of dye on a square chest, guarded by a
    grenadier."""
    s.hour("noon", (80, 60, 24))
    s.cloud(200, 60, 130)
    s.hills(210, 10, GREEN1)
    mill(s, 210, 262, 1.7)
    s.hills(282, 5, GREEN2, hatch=0)
    s.palm(40, 330, 190, -4)
    s.p("M-10 410V330Q250 310 520 334V410Z", GREEN3, 0.7)
    with s.at(190, 392):
        s.shadow(10, 0, 120, 14)
        s.p("M-96 0V-62H78V0Z", ("#c08a52", "#7a5029"), 1)
        s.p("M-96-62L-70-82H104L78-62Z", ("#dcae74", "#a87443"), 1)
        s.p("M78 0V-62L104-82V-20Z", ("#6b4526", "#4a2e18"), 1)
        s.line("M-96-40H78M-96-20H78", sw=0.6, op=0.5)
        s.p("M-26-44h34v34h-34Z", GOLD, 1)
        s.p("M-18-36h18v18h-18Z", ("#a8433a", "#6e1a12"), 0.8)
        product(s, "sugar", -52, -70, 2)
        product(s, "dye", 46, -68, 2)
        product(s, "sugar", -6, -66, 2.3)
    person(s, 396, 394, 252, flip=True, skin="white", coat=("#8a4a3a", "#54241a"), legs=WHITE, hatk="tricorn", hatc=("#4c4440", "#2b2521"), beard="moustache", near=(9, -46), far=(16, -44), strap="#fff8e7", tails=14, hold=lambda: musket(s, 10, -52, 4))
    s.vignette()
