"""Draws the scenes of Brazil's eight Missions of Era III, steel grey with smoke."""

from __future__ import annotations

from art.tools.cards.base import STEEL, WHITE, W, ring
from art.tools.cards.camp import cannon, sack
from art.tools.cards.goods import easel, painting, product
from art.tools.cards.houses import academy, chimney, church, cotton, cross, house, palace, plantation, town, works
from art.tools.cards.mission_skies import LEAD, SLOPE3
from art.tools.cards.people import lance, musket, person
from art.tools.cards.scene import Scene
from art.tools.cards.vehicles import engine, far_train, rails, viaduct, wagon


def steam_sky(s: Scene, sun: tuple[float, float, float] = (90, 60, 22)) -> None:
    s.sky(*LEAD, sun)
    s.cloud(s.rng.uniform(200, 300), s.rng.uniform(46, 80), 150, "#f1ece0", 0.6)


def rail_1(s: Scene) -> None:
    """Draws the scene of Brazil's Mission rail-1: four soldiers on the platform; behind the train, a town with its
    church."""
    s.hour("sunset", (250, 110, 34))
    s.hills(168, 10, SLOPE3[0], hatch=0)
    s.define("c", 0.9, lambda: church(s, 0, 0, 1))
    s.define("t", 1, lambda: town(s, 0, 0, 120, 4, 1, (2, 3, 2)))
    s.stamp("t", 380, 222, 1.1, lambda: None, flip=True)
    s.stamp("c", 440, 232, 1.1, lambda: None)
    s.hills(236, 3, SLOPE3[1], hatch=0)
    rails(s, -10, 288, 520, 288)
    engine(s, 130, 292, 1.15, flip=True, plume=[(-112, -56, 19), (-74, -46, 17), (-38, -28, 14), (-8, -8, 8)])
    for x in (344, 478):
        s.stamp("wg", x, 292, 1.15, lambda: wagon(s, 0, 0))
    s.box(-10, 310, 530, 100, ("#c9bda0", "#7d745e"), 0.9)
    s.line("M-10 322H520", "#f4ead2", 1.2)
    s.define("s", 1.3, lambda: person(s, 0, 0, 100, skin="brown", coat=("#5f7386", "#3a4a5a"), legs=("#b8382c", "#8C1C13"), hatk="kepi", hatc=("#b8382c", "#8C1C13"), near=(9, -46), far=(16, -44), hold=lambda: musket(s, 10, -52, 4)))
    for i in range(4):
        s.stamp("s", 84 + i * 112, 392, 1.28, lambda: None)
    s.vignette()


def rail_2(s: Scene) -> None:
    """Draws the scene of Brazil's Mission rail-2: two academies; a train of wares; three paintings for them."""
    steam_sky(s, (252, 60, 24))
    s.hills(178, 8, SLOPE3[0])
    s.define("a", 1.1, lambda: academy(s, 0, 0, 1))
    s.stamp("a", 118, 232, 1.25, lambda: None)
    s.stamp("a", 386, 232, 1.25, lambda: None)
    s.p("M-10 410V240Q250 226 520 240V410Z", SLOPE3[1], 0.6)
    s.palm(252, 246, 120, 0, royal=True)
    rails(s, -10, 304, 520, 304)
    for x, load in ((80, "coffee"), (244, "cotton"), (408, "ore")):
        wagon(s, x, 308, 1.4, load if load != "ore" else "coach")
    s.p("M-10 326H520V410H-10Z", ("#b8ab8a", "#6b6248"), 0.8)
    for i, (k, x) in enumerate((("dye", 34), ("sugar", 84), ("fabric", 420), ("cocoa", 478))):
        product(s, k, x, 390, 1.15 + 0.1 * (i % 2))
    painting(s, 166, 352, 78, 74, "red", 0, -4)
    painting(s, 252, 350, 70, 82, "pink", 1)
    painting(s, 338, 352, 78, 74, "blue", 2, 4)
    s.vignette()


def rail_3(s: Scene) -> None:
    """Draws the scene of Brazil's Mission rail-3: a gallery of five paintings; through its window a church and a
    passing train."""
    s.box(0, 0, W, 330, s.g("#8f989c", "#565f66", kind="d"))
    s.line("".join(f"M{18 + i * 52} 0V318" for i in range(10)), "#fff8e7", 0.6, 0.14)
    s.box(0, 318, W, 90, ("#8a6238", "#4f351e"), 0.8)
    s.box(-4, 304, W + 8, 16, ("#c9ccc8", "#7c8288"), 0.8)
    s.line("M60 320L0 400M150 320L110 400M252 320V400M354 320L394 400M444 320L504 400", sw=0.6, op=0.4)
    s.p("M164 262V120a88 88 0 0 1 176 0V262Z", ("#a9b2b4", "#d8d4c4", "#f0e2c0"), 0)
    s.p("M164 232q60-26 110-8t66-10v48H164Z", ("#a3a67c", "#7a7a52"), 0.6)
    church(s, 236, 240, 1.15)
    with s.at(292, 258, 0.42):
        s.line("M-150 2H120", sw=3)
        s.smoke(18, -62, [(-96, -40, 26), (-60, -36, 22), (-30, -24, 16), (-8, -8, 10)], ("#f6f4ef", "#b0aca4"))
        s.p("M-90 0V-44H-54V-36H28V-56H40V-36H46V0Z", ("#4f5b60", "#2b3236"), 1.4)
        s.p("M-150 0V-36H-100V0Z", ("#9a2a20", "#5e110b"), 1.4)
    d = "M164 262V120a88 88 0 0 1 176 0V262ZM252 32V262M164 150H340"
    s.line(d, sw=6)
    s.line(d, "#e9dcba", 3.8)
    s.box(152, 260, 200, 12, ("#e9dcba", "#a08c68"), 0.9)
    s.p("M340 120L520 400H330L250 300Z", "#fff3cc", op=0.12)
    painting(s, 80, 90, 112, 88, "red", 0)
    painting(s, 82, 212, 88, 108, "blue", 1)
    painting(s, 424, 86, 104, 96, "pink", 2)
    painting(s, 424, 208, 116, 92, "red", 3)
    easel(s, 252, 394, 1.2, "blue", 4, 84, 70)
    person(s, 166, 396, 176, skin="brown", coat=("#4a5258", "#2b3236"), legs=("#7c8288", "#565d63"), hatk="top", hatc=("#4c4440", "#2b2521"), near=(9, -46), far=(16, -46), tails=16, belt=None, collar="#fff8e7", beard="whiskers")
    s.vignette(0.36, 0.16)


def rail_4(s: Scene) -> None:
    """Draws the scene of Brazil's Mission rail-4: a viaduct that runs to the city; its foundry smokes; three people on
    the hill look on."""
    s.sky("#6c7488", "#c4ada0", "#f6cf98", (400, 84, 28), disc="#fff0c4")
    s.peaks([(250, 100, 150)], 190, ("#a3aaa4", "#7f8886"))
    s.hills(176, 10, SLOPE3[0])
    s.define("f", 0.7, lambda: works(s, 0, 0, 1))
    s.define("t", 1, lambda: town(s, 0, 0, 106, 4, 1, (2, 3, 4), 1))
    s.stamp("t", 16, 212, 1.35, lambda: None)
    s.stamp("f", 416, 216, 1, lambda: None, flip=True)
    s.hills(222, 5, SLOPE3[1], hatch=0)
    viaduct(s, 268, 360, 6, ("#b9b4a4", "#77746a"))
    far_train(s, 356, 265, 0.74, "coffee")
    s.p("M-10 410V346Q120 318 260 352T520 338V410Z", SLOPE3[2], 0.8)
    s.define("s", 1.2, lambda: person(s, 0, 0, 100, skin="brown", coat=("#4a5b6c", "#2b3846"), legs=("#7c8288", "#565d63"), hatk="kepi", hatc=("#4a5b6c", "#2b3846"), near=(9, -46), far=(16, -44), hold=lambda: musket(s, 10, -52, 4)))
    for x, y in ((178, 388), (246, 392), (314, 396)):
        s.stamp("s", x, y, 1.2, lambda: None)
    s.vignette()


def rail_5(s: Scene) -> None:
    """Draws the scene of Brazil's Mission rail-5: a steel-grey city with academy, church and chimneys, through which a
    train runs."""
    s.hour("rain", None)
    s.hills(160, 8, SLOPE3[0], hatch=0)
    for x, h in ((150, 90), (462, 84)):
        s.stamp("ch", x, 196, h / 80, lambda: chimney(s, 0, 0, 14, 80, ("#8a7a70", "#54483f"), False) or s.smoke(0, -80, [(58, -44, 20), (32, -28, 16), (8, -8, 11)]))
    s.p("M-10 230V190l16-12 16 12h14l10-8h24l10 8v-16l18-12 18 12v10h20l12-10h30l12 10v-20l20-14 20 14v18h16l10-9h26l12 9v-12l18-13 18 13h20l12-9h26l10 9v-14l16-12 16 12v8h20l10-8h40v50Z", ("#8b9496", "#6d7577"), 0.7)
    s.line("M4 194v6M62 194v6M76 194v6M104 184v6M176 196v6M222 182v6M232 182v6M296 192v6M330 184v6M392 194v6M470 184v6", "#f2d98a", 1.8)
    academy(s, 252, 246, 1.35)
    s.define("c", 1, lambda: church(s, 0, 0, 1))
    s.stamp("c", 420, 250, 1.05, lambda: None)
    s.hills(254, 2, SLOPE3[1], hatch=0)
    rails(s, -10, 326, 520, 326)
    engine(s, 190, 330, 1.3, flip=True, body=("#6a747a", "#454d53", "#262c30"), plume=[(-80, -36, 16), (-44, -26, 14), (-12, -10, 9)])
    wagon(s, 424, 330, 1.3)
    s.box(-10, 348, 530, 60, ("#a59c86", "#5f584a"), 0.8)
    product(s, "fabric", 64, 394, 1.3)
    product(s, "coffee", 124, 394, 1.3)
    s.vignette()


def rail_6(s: Scene) -> None:
    """Draws the scene of Brazil's Mission rail-6: the freight dock in the evening, with the engine under steam with its
    wagons, the wares before them, an academy above."""
    s.hour("sunset", (116, 150, 30))
    s.cloud(230, 60, 190, "#f0a888", 0.6, "#a8606a")
    s.cloud(-30, 92, 150, "#f6c48c", 0.55)
    s.hills(194, 12, ("#9a7a80", "#6f6070"))
    s.define("t", 1, lambda: town(s, 0, 0, 120, 5, 1, (2, 3, 2)))
    s.stamp("t", -16, 224, 0.9, lambda: None)
    s.hills(214, 6, ("#9a8a5c", "#6f6a48"))
    academy(s, 386, 220, 1.1)
    s.treeline(236, 96, 270, 22, ("#8f8a5c", "#6a6c48", "#4a523c"))
    s.box(-10, 252, 530, 160, ("#a58c60", "#5c4a36"), 0.7)
    rails(s, -10, 300, 520, 300)
    s.smoke(436, 152, [(-20, 46, 14), (-44, 26, 20), (-78, 6, 26), (-122, -12, 30), (-172, -24, 28), (-216, -34, 22)], ("#fff0dc", "#c08a84"), 0.4, 0.95)
    wagon(s, 14, 304, 1.6, "cotton")
    engine(s, 352, 304, 1.6, plume=())
    s.box(-10, 338, 530, 76, ("#d0b088", "#6a5038"), 0.9)
    s.line("M-10 349H520", "#fbe2b4", 1.4)
    s.line("M60 352L34 400M150 352L138 400M240 352V400M330 352L342 400M420 352L446 400", sw=0.5, op=0.4)
    for k, x, z in (("dye", 150, 1.5), ("coffee", 236, 2.1), ("sugar", 312, 1.7), ("rubber", 386, 1.9), ("fabric", 460, 1.6)):
        product(s, k, x, 394, z)
    person(s, 62, 396, 196, skin="black", coat=("#e9dcbc", "#b09a70"), legs=("#5c7488", "#3a4e64"), boots=None, hatk="straw", near=(13, -86), far=(18, -84), feet=((-11, 0), (12, 0)), hairk="curly", belt="#8C1C13", hold=lambda: sack(s, 8, -88, 0.62))
    s.vignette(0.36, 0.14)


def rail_7(s: Scene) -> None:
    """Draws the scene of Brazil's Mission rail-7: two palaces on their terraces, cotton below, three guards at the
    railway line."""
    s.hour("noon", (110, 56, 24))
    s.peaks([(400, 96, 130)], 170, ("#a3aaa4", "#848c88"))
    s.hills(168, 6, SLOPE3[0], hatch=0)
    s.define("p", 0.8, lambda: palace(s, 0, 0, 1))
    s.stamp("p", 134, 232, 0.95, lambda: None)
    s.stamp("p", 372, 232, 0.95, lambda: None)
    s.hills(236, 3, SLOPE3[1], hatch=0)
    cotton(s, -10, 520, 262, 282, 2, 18)
    s.stamp("pl", 36, 284, 1.2, lambda: plantation(s, 0, 0, 1))
    rails(s, -10, 304, 520, 304)
    s.define("w", 1, lambda: wagon(s, 0, 0, 1))
    for x in (150, 286):
        s.stamp("w", x, 308, 1.1, lambda: None)
    s.stamp("pl", 470, 288, 1.3, lambda: None)
    s.p("M-10 410V330Q250 316 520 334V410Z", SLOPE3[2], 0.8)
    s.define("s", 1.7, lambda: person(s, 0, 0, 100, skin="white", coat=("#5f7386", "#34424f"), legs=WHITE, hatk="shako", hatc=("#4c4440", "#2b2521"), beard="full", strap="#fff8e7", epaulette=True, near=(8, -46), far=(26, -64), far_hold=lambda: lance(s, 26, -64, 0, 120, None, 0.52)))
    for x in (130, 270, 410):
        s.stamp("s", x, 394, 1.62, lambda: None)
    s.vignette()


def rail_8(s: Scene) -> None:
    """Draws the scene of Brazil's Mission rail-8: an iron bridge, five kinds of house on the far bank and a city
    behind, a gun and its crew of three."""
    s.hour("first light", (150, 130, 34))
    s.hills(176, 10, SLOPE3[0], hatch=0)
    s.p("M-10 240V196Q250 180 520 194V240Z", SLOPE3[1], 0.6)
    with s.at(40, 212, 0.7):
        house(s, -40, 0, 60, 30, wall=("#d9b27a", "#a67a48"), doors=(0.2,))
        s.line(ring(24, -12, 15), "#565d63", 3)
        s.o(24, -12, 14, STEEL, 0.8)
        s.line("M24-24V0M12-12H36M16-20L32-4M32-20L16-4", "#565d63", 0.8)
    town(s, 92, 206, 110, 5, 0.9, (2, 4, 3, 3), 2)
    with s.at(226, 212, 0.7):
        house(s, -40, 0, 80, 44, floors=2, wall=("#fbe7b4", "#e2bd74"), doors=(0.5,), windows=(0.15, 0.38, 0.62, 0.85), rh=18)
    works(s, 300, 212, 0.7)
    with s.at(376, 212, 0.85):
        house(s, -14, 0, 50, 26, wall=WHITE, doors=(), rh=18, dx=20)
        s.p("M-34 0V-52L-22-74L-10-52V0Z", s.g(*WHITE, kind="d"), 1)
        s.p("M-26 0V-16a5 5 0 0 1 9 0V0ZM-25-34v-9a4 4 0 0 1 7 0v9Z", "#4b3a2c", 0.7)
        cross(s, -22, -74, 1)
    with s.at(456, 210, 0.8):
        s.box(-42, -26, 84, 26, ("#f3e6c8", "#cbb388"), 1)
        s.p("M-16-30Q-16-52 0-53Q16-52 16-30Z", s.g("#a9c0b4", "#557a74", kind="h"), 0.9)
        s.p("M-24-26L0-39L24-26Z", WHITE, 0.9)
        s.line("M0-53V-62M-18-26V0M-9-26V0M9-26V0M18-26V0", sw=1.1)
        s.p("M-5 0V-15H5V0Z", "#54402f", 0.7)
    s.sea(236, 330, ("#a9b8b4", "#6f868c", "#4c626a"), 5)
    d = "M-10 268H520M-10 300H520M-10 300" + "l32-32l32 32" * 8
    s.line(d, sw=3)
    s.line(d, "#9aa3a8", 1.6)
    for x in (88, 252, 416):
        s.p(f"M{x - 12} 340V300h24v40Z", ("#b9b4a4", "#77746a"), 0.9)
    far_train(s, 330, 268, 0.68)
    s.p("M-10 410V334Q160 316 300 338T520 330V410Z", SLOPE3[2], 0.8)
    s.define("s", 1.2, lambda: person(s, 0, 0, 100, skin="brown", coat=("#5f7386", "#34424f"), legs=("#b8382c", "#8C1C13"), hatk="kepi", hatc=("#b8382c", "#8C1C13"), near=(18, -48), far=(24, -54), feet=((-9, 0), (11, 0))))
    for x, y, f in ((122, 372, False), (402, 378, True)):
        s.stamp("s", x, y, 1.16, lambda: None, flip=f)
    cannon(s, 262, 392, 1.7)
    s.stamp("s", 78, 394, 1.3, lambda: None)
    s.vignette()
