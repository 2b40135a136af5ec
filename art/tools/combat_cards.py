"""Draws the scenes of the ten Combat cards and writes them as SVG.

Run: python -m art.tools.combat_cards   (writes art/combat_cards/<id>.svg)
"""

from __future__ import annotations

from collections.abc import Callable

from art.tools.cards.base import BLACK, BLUE, BROWN, RED, ROOF, STONE, WHITE, WOOD
from art.tools.cards.camp import REAR, WALK, barrel, drum, fire, horse, ox, sack, tent, wheel
from art.tools.cards.card import main_card
from art.tools.cards.people import lance, musket, person, soldier, sword, tiny
from art.tools.cards.scene import Scene


def militia(s: Scene) -> None:
    s.hour("haze", (60, 60, 22))
    s.cloud(300, 80, 130)
    s.peaks([(400, 118, 110), (300, 150, 80)], 216, ("#b4b596", "#909a7a"))
    s.hills(206, 12, ("#b7b578", "#98985e"))
    s.treeline(232, -10, 150, 18)
    # a chapel and huts
    with s.at(318, 254, 1):
        s.p("M-26 0V-44L0-64L26-44V0Z", s.g(*WHITE, kind="d"), 1)
        s.p("M26 0L62-14V-52L26-44ZM26-44L62-52L36-72L0-64Z", ROOF, 0.9)
        s.p("M-7 0V-18a7 7 0 0 1 14 0V0Z", "#4b3a2c", 0.7)
        s.line("M0-64V-84M-6-77H6", sw=1.3)
    s.hills(262, 8, ("#c9b873", "#8f8a4c"))
    s.palm(36, 316, 196, -8)
    s.tufts(290, 390, 18)

    def fork() -> None:
        s.line("M26 14L34-118", sw=2.6)
        s.line("M26 14L34-118", "#a87443", 1.5)
        s.line("M26-118Q26-108 34-106Q43-106 43-118M34-106V-122", "#565d63", 1.5)

    person(s, 132, 378, 232, skin="brown", coat=("#c9b27a", "#93794a"), legs=BROWN, boots=None, hatk="straw", near=(24, -62), far=(22, -40), beard="full", hold=fork, belt="#8C1C13")
    person(s, 392, 378, 228, flip=True, skin="white", coat=("#8a6f94", "#5c4668"), legs=("#b9a47a", "#85714c"), hatk="broad", hatc=BROWN, near=(10, -44), far=(16, -42), beard="moustache", hold=lambda: musket(s, 11, -50, -6, 1.15, False))
    person(s, 254, 394, 262, skin="black", coat=("#eadcb8", "#b8a272"), legs=("#5f7d8c", "#3f5a68"), boots=None, hatk="straw", near=(14, -48), far=(20, -46), feet=((-11, 0), (11, 0)), belt="#3a2818", hairk="curly", hold=lambda: musket(s, 14, -54, 10, 1.2, False))
    s.vignette()


def regulars(s: Scene) -> None:
    s.hour("morning", (96, 70, 26))
    s.cloud(40, 120, 150)
    s.smoke(330, 170, [(0, 20, 26), (34, 8, 32), (74, 14, 28), (120, 0, 34), (160, 16, 30)], ("#f1ece0", "#b9b4a4"), 0.4, 0.85)
    s.hills(204, 10, ("#a8ad7a", "#878f58"))
    # a fort on its hill
    s.p("M36 196V158H52V150H62V158H92V146H104V158H130V150H140V158H152V200Z", s.g(*STONE, kind="d"), 0.9)
    s.flag(98, 146, 46, "empire", 28)
    s.hills(240, 8, ("#b9b26c", "#8c8a4a"))
    s.define("r", 1.3, lambda: soldier(s, 0, 0, 100, skin="brown", beard=""))
    for i in range(7):
        s.stamp("r", 208 + i * 44, 296 + i * 0.8, 1.18, lambda: None)
    s.shade("M180 300H520V312H180Z", 0.1)
    for i in range(5):
        s.stamp("r", 236 + i * 64, 362 + i * 2, 1.62, lambda: None)
    person(s, 108, 388, 216, skin="white", coat=("#3f6c9c", "#173c60"), epaulette=True, sash="#b8382c", hatk="bicorne", hatc=BLACK, beard="whiskers", hairk="short", near=(8, -46), far=(33, -98), feet=((-9, 0), (13, 0)), side=(1, 1), far_hold=lambda: sword(s, 33, -100, 24, 50))
    s.tufts(330, 396, 14)
    s.vignette()


def volunteers_of_the_fatherland(s: Scene) -> None:
    s.hour("noon", (60, 60, 24))
    s.cloud(90, 70, 140)
    s.peaks([(120, 128, 120)], 220, ("#a9b394", "#83906f"))
    s.hills(214, 8, ("#a8b077", "#879058"))
    with s.at(330, 236, 0.94):
        for x, w, h, c in ((-120, 34, 46, ("#f6e3b0", "#d9b66e")), (-86, 30, 36, ("#e8b9a0", "#c48468")), (66, 36, 44, ("#b9d0cf", "#86a7ab")), (102, 30, 34, ("#f8f0dc", "#d8c9a6"))):
            s.box(x, -h, w, h, c, 0.9, kind="d")
            s.p(f"M{x - 3}{-h}l8-11h{w - 10}l8 11Z", ROOF, 0.8)
            s.line(f"M{x + 7} {-h + 10}v8M{x + w - 9} {-h + 10}v8M{x + 7}-8v8M{x + w - 9}-8v8", "#4b3a2c", 1.8)
    s.hills(240, 3, ("#d9c48a", "#b59a5c"), hatch=0)
    s.define("m", 1.7, lambda: soldier(s, 0, 0, 100, BLUE, hatk="kepi", hatc=("#4577aa", "#1F4E79"), skin="brown", stride=True, cast=False))
    for i in range(8):
        s.stamp("m", 226 + i * 36, 318 + (i % 2) * 8, 1.1, lambda: None)
    s.shade("M196 322H520V336H196Z", 0.12)

    def banner() -> None:
        s.flag(13, 20, 168, "empire", 92)

    person(s, 214, 392, 240, skin="black", coat=BLUE, legs=("#f1e3c0", "#c9b184"), hatk="kepi", hatc=RED, near=(12, -54), far=(14, -74), feet=((-15, 0), (15, 0)), strap="#fff8e7", hold=lambda: None, far_hold=banner, hairk="curly")

    def beat() -> None:
        drum(s, 20, -38, 0.95, 8)
        s.line("M14-58L26-54", "#e9d6a6", 1.4)

    person(s, 84, 390, 204, skin="brown", coat=RED, legs=WHITE, hatk="kepi", hatc=BLUE, near=(15, -58), far=(30, -58), feet=((-14, 0), (13, 0)), hold=beat, strap="#fff8e7")
    s.shadow(434, 397, 36, 7)
    s.stamp("m", 432, 396, 2.14, lambda: None)
    s.tufts(350, 398, 12)
    s.vignette()


def sepe_tiaraju(s: Scene) -> None:
    s.hour("red evening", (120, 120, 40))
    s.cloud(330, 60, 150, "#fff2d0")
    s.hills(226, 8, ("#b5ab68", "#948b4c"))
    # the red church of Sao Miguel
    with s.at(410, 240, 0.95):
        s.p("M-70 0V-62H-46V-104Q-44-110-36-112V-122H-28V-112Q-18-110-18-102V-70H44V-56L62-44V0Z", s.g("#cf8a5c", "#8f5232", kind="d"), 1)
        s.p("M-18-70L13-92L44-70Z", ("#d99868", "#a0603a"), 0.9)
        for x in (-40, -10, 12, 34):
            s.p(f"M{x - 6} 0v-20a6 6 0 0 1 12 0v20Z", "#4b2c1c", 0.7)
        s.p("M-37-80v-8a5 5 0 0 1 10 0v8ZM8-40v-10a5 5 0 0 1 10 0v10Z", "#4b2c1c", 0.7)
        s.line("M-68-28H60M-44-64H-20", sw=0.6, op=0.6)
        s.line("M-32-122V-138M-37-132H-27M13-92V-108M8-102H18", sw=1.3)
        s.shade("M44-56L62-44V0H44Z", 0.25)
    s.hills(262, 6, ("#c9b468", "#9a8a46"))

    def far_rider() -> None:
        s.p("M-12-12Q-4-15 6-13L13-22L18-18L14-12L11-7V0H8L6-7H-6L-9 0H-12Z", "#6b4526", 0.6)
        s.p("M-4-12L-3-24H3L4-12Z", "#b8402c", 0.5)
        s.o(0, -27, 3, "#9a5f38", 0.5)
        s.line("M6-6L2-44", sw=0.9)

    for x, y, k in ((40, 268, 0.9), (78, 274, 1.05), (12, 278, 1.1), (118, 270, 0.95), (330, 272, 0.9), (364, 278, 1.05)):
        s.stamp("f", x, y, k, far_rider)
    s.tufts(290, 396, 34, "#6b5f2c", 0.6)

    def rider() -> None:
        person(s, 0, 0, 100, ride=True, bare=True, skin="copper", legs=RED, hatk="band", hatc=RED, hairk="long", hair="#1d1511", near=(20, -52), far=(32, -86), belt="#d9a53a", lean=3, cast=False, side=(1, 1), back=lambda: s.p("M-8-76L-26-64L-34-40L-22-44L-12-30L-2-60Z", ("#f4ead2", "#c9a46a"), 1), far_hold=lambda: lance(s, 32, -86, 62, 150, "#b8382c", 0.46))

    horse(s, 214, 380, 1.85, ("#e9dcc0", "#a98f68"), "#5a3d26", REAR, rot=-17, rider=rider, boots="#a06a40", breech=RED, saddle=("#d9a53a", "#93651e"))
    s.vignette()


def count_of_eu(s: Scene) -> None:
    s.hour("thunder", None)
    s.cloud(250, 76, 170)
    s.smoke(20, 196, [(0, 0, 22), (34, -12, 26), (70, -4, 22), (430, -2, 26), (470, -14, 30)], ("#f1ece0", "#b0ab9c"), 0.4, 0.85)
    s.hills(212, 12, ("#98a684", "#758662"))
    s.treeline(236, 320, 520, 16)
    s.hills(250, 9, ("#b5b070", "#8c8a4e"))
    for i in range(15):
        s.stamp("t", 26 + i * 34, 286 + (i % 3) * 9, 1.25, tiny(s, "#2f5f8f"))
    s.flag(60, 296, 92, "empire", 44)
    s.hills(316, 5, ("#c2ad66", "#85783c"), hatch=0)
    s.tufts(330, 396, 22)

    def rider() -> None:
        person(s, 0, 0, 100, ride=True, skin="white", coat=("#34608c", "#122f4e"), epaulette=True, sash="#d9a53a", hatk="kepi", hatc=("#34608c", "#122f4e"), hairk="short", hair="#5a3a1e", beard="full", near=(24, -56), far=(36, -82), cast=False, tails=8, belt="#d9a53a", far_hold=lambda: sword(s, 36, -82, 58, 48), collar="#b8382c")

    horse(s, 236, 388, 2.05, ("#fbf3e0", "#c3b08c"), "#e2d2ac", WALK, rider=rider, boots="#2b2521", breech=WHITE, saddle=("#2f8a57", "#14492c"))
    s.vignette()


def henrique_dias(s: Scene) -> None:
    s.hour("trade wind", (400, 70, 24))
    s.cloud(60, 66, 130)
    s.peaks([(70, 160, 110), (210, 174, 90), (350, 164, 110), (470, 172, 80)], 236, ("#9fae7c", "#75885a"))
    s.hills(250, 8, ("#b0ab64", "#8a8748"))
    for i in range(6):
        s.stamp("d", 20 + i * 27, 270 + (i % 2) * 7, 1, tiny(s, "#d87a20", "#8a6a4a"))
    s.flag(44, 268, 74, "dutch", 38)
    s.smoke(168, 262, [(0, 0, 14), (22, -8, 18), (44, -2, 14)], ("#f6f0e2", "#bdb6a4"), 0.4, 0.9)
    for i in range(5):
        s.stamp("p", 366 + i * 31, 300 + (i % 2) * 9, 1, lambda: person(s, 0, 0, 84, flip=True, skin="black", coat=("#d9c79a", "#a08a58"), legs=("#7a5a3c", "#54391f"), boots=None, hatk="broad", hatc=BROWN, near=(20, -54), far=(24, -60), feet=((-11, 0), (13, 0)), cast=False, hold=lambda: lance(s, 21, -56, 24, 92, None)))
    s.flag(470, 300, 108, "portugal", 50, wind=-1)
    s.palm(490, 330, 170, -14)
    s.p("M-10 410V350Q110 318 270 336T520 340V410Z", ("#b9a052", "#6f5f2c"), 0.8)
    s.tufts(346, 396, 22)
    person(s, 216, 392, 272, skin="black", coat=("#b8382c", "#7a1a12"), sleeve=("#f1e3c0", "#c9b184"), legs=("#7a5a3c", "#4c331d"), boots="#2b2018", hatk="plumed", hatc=BLACK, hairk="curly", hair="#1b1310", beard="goatee", near=(8, -45), far=(36, -98), feet=((-14, 0), (15, 0)), sash="#f1cf74", belt="#d9a53a", cape=("#2f6b8c", "#173c56"), tails=14, collar="#fff8e7", far_hold=lambda: sword(s, 36, -100, 30, 50, 3), side=(1, 1))
    s.vignette()


def bandeirantes(s: Scene) -> None:
    s.hour("first light", (150, 150, 34))
    s.peaks([(90, 140, 110), (400, 120, 130)], 214, ("#9fae8c", "#74896e"))
    s.treeline(222, -10, 520, 32, ("#86a069", "#5f7f55", "#46684a"))
    # the river
    s.p("M-10 236H520V286Q380 270 250 282T-10 276Z", ("#b9cdb8", "#6f98a0"), 0.7)
    s.line("M40 250q12-5 24 0t24 0M200 262q12-5 24 0t24 0M330 246q10-4 20 0t20 0M420 264q10-4 20 0t20 0", "#fff8e7", 1, 0.7)
    with s.at(310, 268, 0.9):
        s.p("M-50-10Q-30-3 0-3T50-10Q42 5 26 6H-26Q-42 5-50-10Z", WOOD, 1)
        s.stamp("c", -14, -2, 1.1, tiny(s, "#8a6a44", "#5a4630", "#b97f51", False))
        s.line("M10-36L-26 12", "#6b4526", 1.3)
    s.p("M-10 410V290Q140 268 300 290T520 296V410Z", ("#a9a35c", "#625f32"), 0.8)
    s.tufts(300, 396, 26)
    s.tree(478, 316, 2)
    s.fern(492, 404, 62)
    person(s, 92, 376, 212, skin="copper", bare=True, legs=("#c9a46a", "#93703c"), boots=None, hairk="long", hatk="band", hatc=("#d9a53a", "#8f6418"), near=(14, -60), far=(18, -50), feet=((-12, 0), (12, 0)), belt=None, back=lambda: s.p("M-14-78Q-28-76-28-56T-14-40Z", ("#c99a5c", "#86602f"), 1), hold=lambda: lance(s, 15, -60, 6, 120, None))
    person(s, 384, 382, 226, skin="white", coat=("#8a6a44", "#54391f"), legs=("#6f6a4a", "#48452c"), hatk="broad", hatc=("#6b4c30", "#3c2818"), beard="full", near=(10, -46), far=(17, -44), feet=((-13, 0), (14, 0)), strap="#3a2818", tails=14, hold=lambda: musket(s, 12, -54, -16, 1.2, False))
    person(s, 232, 394, 256, skin="brown", coat=("#a9503a", "#6e2a1c"), sleeve=("#e4d0a0", "#b39a64"), legs=("#7d6a48", "#514227"), boots="#4a2f1a", hatk="broad", hatc=("#4f3a28", "#2b1d13"), beard="full", hair="#201611", near=(8, -44), far=(44, -74), feet=((-14, 0), (15, 0)), strap="#d9a53a", tails=16, hold=lambda: musket(s, 9, -50, -24, 1.15, False), side=(1, -1))
    s.vignette()


def spy(s: Scene) -> None:
    s.sky("#1d2b3f", "#39506a", "#7a7a78", (402, 70, 22), disc="#f4ecd0")
    s.line("M60 40h.1M120 84h.1M200 36h.1M260 92h.1M300 44h.1M470 120h.1M30 110h.1M160 130h.1M340 120h.1", "#fff8e7", 1.3, 0.8)
    s.cloud(300, 104, 150, "#8796a4", 0.45)
    s.peaks([(90, 140, 120), (250, 160, 110)], 230, ("#3c4f60", "#2b3c48"))
    s.hills(222, 9, ("#35473f", "#24332d"))
    for x, y, k in ((40, 252, 0.5), (110, 246, 0.45), (180, 254, 0.5)):
        tent(s, x, y, k, ("#9aa19a", "#5f6a68"), "#f0b85a")
    fire(s, 80, 268, 0.62)
    s.hills(272, 6, ("#2c3b33", "#1c2722"), hatch=0.1)
    # the great tent, lit from inside
    tent(s, 372, 338, 2.5, ("#d9c08a", "#8a7450"), "#f4b95a")
    s.o(376, 300, 90, s.g("#ffd98a", "#ffb04a", kind="c", op=(0.5, 0)))
    s.stamp("g", 378, 336, 2.1, tiny(s, "#5a3a22", "#4a3020", "#6b4526"))
    s.p("M-10 410V356Q150 336 330 352T520 352V410Z", ("#2a352c", "#141b17"), 0.8)

    def lantern() -> None:
        s.o(34, -38, 46, s.g("#ffe2a0", "#ffb04a", kind="c", op=(0.75, 0)))
        s.line("M34-54q-5-5 0-8q5 3 0 8", sw=1)
        s.p("M27-50L34-57L41-50Z", ("#6a5a3c", "#3a2c1c"), 0.9)
        s.p("M28-50H40L42-32H26Z", ("#fff6cf", "#f7b23c"), 0.9)
        s.line("M34-50V-32", sw=0.7)
        s.p("M25-32H43V-28H25Z", ("#6a5a3c", "#3a2c1c"), 0.8)

    person(s, 190, 384, 248, skin="brown", coat=("#4d4a5c", "#2a2836"), legs=BLACK, boots="#1f1814", hatk="hood", hatc=("#57536a", "#2a2836"), near=(30, -58), far=(18, -44), feet=((-15, 0), (15, 0)), cape=("#57536a", "#23212e"), tails=26, lean=5, belt=None, hold=lantern, beard="goatee", collar="#2a2836")
    s.tufts(360, 398, 16, "#0f1512", 0.8)
    s.vignette(0.42, 0.06)


def supply_train(s: Scene) -> None:
    """Draws the scene of Brazil's Combat card supply_train: carts that come down from the pass at first light, their
    drover before the oxen with a lantern."""
    s.hour("first light", (352, 150, 26))
    s.cloud(20, 66, 180, "#d8a4a0", 0.6, "#8a7290")
    s.cloud(290, 96, 170, "#fbd9a8", 0.6)
    s.birds(220, 96, 4)
    s.peaks([(60, 96, 150), (210, 138, 110), (452, 120, 130)], 224, ("#8f86a0", "#625c7c"))
    s.hills(212, 10, ("#9a8f86", "#756a66"), hatch=0.1)
    s.treeline(236, 286, 520, 20, ("#7f8a72", "#5c6a58", "#41504a"))
    s.hills(246, 8, ("#c2a468", "#86703f"))
    s.path_road([(250, 218, 2), (210, 228, 4), (262, 242, 7), (330, 258, 11), (250, 286, 20), (190, 330, 42), (60, 404, 96)], ("#f0d49c", "#b98f58"))
    white, dark = s.g("#fff3d6", "#e6cfa0", "#a08058", kind="d"), "#3d2c22"

    def cart(x: float, y: float, k: float) -> None:
        with s.at(x, y, k):
            s.shadow(4, 1, 60, 7)
            s.p("M-54-22H54L50-30H-54Z", WOOD, 1)
            s.line("M50-24L96-34", sw=3.2)
            s.line("M50-24L96-34", "#8d6238", 1.9)
            s.p("M-50-28Q-52-76 0-78Q50-76 48-28Z", white, 1)
            s.line("M-26-28Q-28-72-8-77M2-28V-78M28-28Q30-66 16-76", sw=0.6, op=0.5)
            s.p("M34-30Q34-60 42-66Q50-56 48-30Z", dark, 0.8)
            wheel(s, -20, -17, 19, 10)

    for x, y, k in ((236, 236, 0.24), (306, 256, 0.36)):
        s.define("cart", 0.4, lambda: cart(0, 0, 1))
        s.stamp("cart", x, y, k, lambda: None)
        with s.at(x + 38 * k * 2.2, y, k):
            ox(s, 34, 0, 0.9)
    s.p("M-10 410V350Q160 318 320 344T520 336V410Z", ("#9a7c48", "#4a3a26"), 0.8)
    cart(98, 372, 1.75)
    sack(s, 40, 398, 1.25)
    barrel(s, 184, 398, 1.3)
    s.palm(490, 330, 214, -14)
    ox(s, 258, 362, 1.5, ("#b98a5c", "#6e4828"))
    ox(s, 286, 388, 1.75)

    def lantern() -> None:
        s.o(27, -44, 34, s.g("#ffe6a0", "#ffb04a", kind="c", op=(0.75, 0)))
        s.line("M25-56Q27-60 29-56", sw=1)
        s.p("M22-54h10l2 14h-14Z", ("#fff3b8", "#f2a93a"), 0.9)
        s.p("M21-56h12v3h-12ZM20-41h14v3h-14Z", "#4a3420", 0.6)

    person(s, 468, 396, 226, skin="brown", coat=("#b8483a", "#741f18"), legs=("#6f8a94", "#43586a"), boots=None, hatk="straw", flip=True, near=(26, -58), far=(16, -44), feet=((-12, 0), (14, 0)), belt="#3a2818", beard="moustache", cape=("#8a7a62", "#54483a"), hold=lantern, far_hold=lambda: s.line("M12-2L22-104", sw=2.2) or s.line("M12-2L22-104", "#c99a5c", 1.2))
    s.fern(6, 404, 44, "#33483a")
    s.tufts(356, 398, 16, "#1d1510", 0.6)
    s.vignette(0.34, 0.12)


def retreat(s: Scene) -> None:
    s.sky("#5a4a5e", "#c9714a", "#f6c070", (356, 204, 30), 226, "#fff0b0")
    s.cloud(30, 90, 190, "#b0705c", 0.6, "#6a4a58")
    s.cloud(270, 130, 170, "#f0b070", 0.6)
    s.birds(120, 130, 6)
    s.peaks([(90, 168, 120), (250, 180, 90)], 238, ("#7a5a5c", "#5c464c"))
    s.hills(236, 8, ("#80624a", "#5c4636"), hatch=0.1)
    s.path_road([(360, 242, 2), (340, 252, 4), (380, 268, 8), (350, 296, 16), (240, 340, 34), (120, 410, 70)], ("#c99a64", "#8a6440"))
    dark = tiny(s, "#4a4460", "#7a6450", "#9a6a48")
    s.define("u", 1.2, dark)
    for x, y, k in ((361, 245, 0.28), (354, 248, 0.34), (349, 252, 0.4), (362, 260, 0.52), (376, 266, 0.6), (370, 278, 0.78), (384, 276, 0.74), (350, 290, 1), (372, 294, 1.05), (330, 304, 1.25), (352, 312, 1.35), (310, 318, 1.5), (336, 326, 1.6), (290, 332, 1.75), (358, 300, 1.1), (366, 286, 0.9), (343, 256, 0.42), (370, 272, 0.66)):
        s.stamp("u", x, y, k, dark)
    s.p("M-10 410V330Q90 296 190 330T360 372T520 350V410Z", ("#5f4a36", "#33271d"), 0.8)
    # a broken gun left behind
    with s.at(420, 366, 1.45, rot=8):
        s.p("M-52 2L-6-14L2-6L-44 8Z", ("#8d6238", "#5a3d22"), 1)
        s.p("M-26-22Q-34-20-33-12Q-30-6-24-8L44-26L40-37Z", ("#e0b04c", "#8f6418"), 1)
        wheel(s, 34, 0, 17, 8, ("#a87443", "#6b4526"))
    coat = ("#4f6480", "#2c3c54")

    def crutch() -> None:
        s.line("M24 0L18-62", sw=2.6)
        s.line("M24 0L18-62", "#8d6238", 1.5)

    person(s, 122, 392, 236, flip=True, skin="brown", coat=coat, legs=("#b9a684", "#857354"), hatk="kepi", hatc=coat, near=(12, -50), far=(26, -70), feet=((-10, 0), (12, 0)), lean=4, beard="full", strap="#d8c9a6", look=14)
    person(s, 216, 396, 230, flip=True, skin="white", coat=coat, legs=("#b9a684", "#857354"), near=(19, -60), far=(16, -46), feet=((-8, 0), (13, 0)), lean=7, look=18, hatk="band", hatc=WHITE, hold=crutch, beard="moustache")
    with s.at(48, 392, 1.15):
        s.line("M0 8V-216", sw=2.4)
        s.line("M0 8V-216", "#8d6238", 1.3)
        s.p("M0-212Q-12-180-4-150L-16-142L-10-128L-24-120Q-10-110 0-122Z", s.g("#2f7a52", "#12402a", kind="h"), 1)
        s.p("M-2-190L-11-160L-2-140Z", "#d9b24a", 0.6)
    s.tufts(350, 398, 16, "#1d1510", 0.8)
    s.vignette(0.4, 0.12)


COMBAT: dict[str, Callable[[Scene], None]] = {
    f.__name__: f for f in (militia, regulars, volunteers_of_the_fatherland, sepe_tiaraju, count_of_eu, henrique_dias, bandeirantes, spy, supply_train, retreat)
}

if __name__ == "__main__":
    main_card(COMBAT, "combat_cards")
