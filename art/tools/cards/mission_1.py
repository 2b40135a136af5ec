"""The eight Missions of Era I, brown and green."""

from __future__ import annotations

from art.tools.cards.base import GOLD, WHITE
from art.tools.cards.camp import horse
from art.tools.cards.goods import easel, painting, product
from art.tools.cards.houses import THATCH, TILE, cane, coffee_rows, farm, house, logs, mill, sawmill, trading_post
from art.tools.cards.mission_skies import GREEN1, GREEN2, GREEN3, WOODS
from art.tools.cards.people import archer, lance, musket, person
from art.tools.cards.scene import Scene


def exploration_1(s: Scene) -> None:
    """A trading post, a farm, an archer on watch."""
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
    """A sawmill in its clearing, two easels before it."""
    s.hour("rain", None)
    s.treeline(200, -10, 520, 56, ("#97a877", "#75895c", "#5c7450"))
    s.treeline(238, -10, 110, 60, WOODS)
    s.hills(238, 5, GREEN2, hatch=0)
    s.tree(452, 262, 2.2, WOODS, 1.2)
    sawmill(s, 244, 300, 2.3)
    s.p("M-10 410V346Q200 322 520 350V410Z", GREEN3, 0.7)
    easel(s, 96, 388, 1.5, "red", 0)
    easel(s, 410, 392, 1.5, "blue", 1)
    s.tufts(352, 398, 16)
    s.vignette()


def exploration_3(s: Scene) -> None:
    """A painter on the hill sets down three houses of the valley."""
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
    """A cane field under guard: a dragoon and an archer."""
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
    """Two sawmills on a stream, red wood on the bank, and the dye it makes."""
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
    """A rider on the ridge counts three kinds of house in the valley."""
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
    """Two farms on coffee terraces at sundown, and a painting leaned on the fence."""
    s.sky("#c08a62", "#eebd80", "#fae2ae", (392, 130, 30), disc="#fff0c0")
    s.cloud(40, 60, 170, "#f6d0a0", 0.6)
    s.birds(230, 70, 4)
    s.peaks([(120, 96, 140), (300, 136, 100)], 186, ("#b99a78", "#8f7a5c"))
    s.hills(180, 7, ("#b3a062", "#978448"))
    farm(s, 92, 232, 1.45)
    s.hills(240, 4, ("#ac9450", "#8a7236"), hatch=0)
    coffee_rows(s, 160, 530, 252, 286, 2, 15)
    farm(s, 384, 330, 2, flip=True)
    coffee_rows(s, -10, 260, 276, 334, 3, 9)
    s.p("M-10 410V350Q200 340 520 354V410Z", ("#a58d4a", "#5f4f28"), 0.7)
    d = "M20 396V334M270 398V336M340 398V338M420 398V338M494 398V338M-10 352H520M-10 374H520"
    s.line(d, sw=4)
    s.line(d, "#a87443", 2.6)
    painting(s, 148, 326, 160, 122, "red", 3, -4)
    s.vignette()


def exploration_8(s: Scene) -> None:
    """Sugar loaves and a jar of dye on a square chest; a grenadier guards them."""
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
