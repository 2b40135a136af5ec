"""Draws the scenes of the seven Gold cards of Brazil that give an extra action, all lit in gold."""

from __future__ import annotations

import math

from art.tools.cards.base import BLACK, BLUE, CREAM, GOLD, GREEN, INK, RED, STEEL, WHITE, WOOD, H, W, mix, num, ring
from art.tools.cards.camp import barrel, crate, drum, sack
from art.tools.cards.goods import easel, painting, product
from art.tools.cards.houses import cane, ingots, town
from art.tools.cards.people import person, soldier
from art.tools.cards.scene import Scene
from art.tools.cards.vehicles import crane, quay, ship

DAWN = ("#d9b46a", "#f6d98c", "#fdf0c4")


def rays(s: Scene, x: float = 90, y: float = -30, n: int = 7, op: float = 0.3) -> None:
    """Draws light rays and a glow onto the scene, fanning out from the point (x, y), by default the top left."""
    c = s.g("#fff3c0", "#ffe08a", kind="c", op=(op * 1.6, 0))
    s.o(x, y + 40, 300, c)
    d = ""
    for i in range(n):
        a = math.radians(14 + i * 62 / n)
        b = a + math.radians(3.4)
        d += f"M{x} {y}L{x + 640 * math.cos(a):.0f} {y + 640 * math.sin(a):.0f}L{x + 640 * math.cos(b):.0f} {y + 640 * math.sin(b):.0f}Z"
    s.p(d, s.g("#fff0b0", "#fff0b0", kind="d", op=(op, 0)))


def room(s: Scene, wall: tuple[str, str], floor: tuple[str, str], y: float = 290, boards: bool = True) -> None:
    s.box(0, 0, W, y + 4, s.g(*wall, kind="d"))
    s.box(0, y, W, H - y, floor)
    s.line(f"M0 {num(y)}H{W}", sw=0.8)
    s.box(-4, y - 12, W + 8, 12, (mix(wall[1], "#ffffff", 0.1), mix(wall[1], INK, 0.3)), 0.7)
    if boards:
        s.line("".join(f"M{252 + (i - 6) * 40} {num(y)}L{252 + (i - 6) * 92} {H}" for i in range(13)), sw=0.6, op=0.4)


def extra_deploy(s: Scene) -> None:
    s.hour("noon", (110, 60, 24))
    s.cloud(250, 84, 140, "#fff4d0")
    s.hills(212, 10, ("#c9b56c", "#a0914e"))
    with s.at(400, 246, 1.1):
        s.p("M-70 0V-44H-56V-52H-44V-44H44V-52H56V-44H70V0Z", s.g("#f0d79c", "#b8935a", kind="d"), 0.9)
        s.p("M-16 0V-24a16 16 0 0 1 32 0V0Z", "#4b3522", 0.8)
        s.p("M-30-44V-66L0-80L30-66V-44Z", s.g("#f6e3b0", "#c9a468", kind="d"), 0.9)
        s.line("M-50-28h10M-50-14h10M40-28h10M40-14h10", "#4b3522", 2)
    s.hills(258, 6, ("#d9bd6c", "#a58a44"))
    for i, x in enumerate((322, 356, 390, 424, 458)):
        s.stamp("r", x, 300 + i * 2, 1, lambda: soldier(s, 0, 0, 96, GREEN, skin="brown", cast=False, beard=""))
    s.shade("M306 302H500V314H306Z", 0.13)
    rays(s)
    s.tufts(320, 396, 16)

    def beat() -> None:
        drum(s, 20, -38, 1, 8)
        s.line("M13-60L27-54", "#f4e6c0", 1.5)

    person(s, 398, 394, 190, flip=True, skin="black", coat=RED, legs=WHITE, hatk="shako", hatc=BLACK, near=(14, -58), far=(30, -58), feet=((-11, 0), (11, 0)), hold=beat, strap="#fff8e7", hairk="curly")
    person(s, 200, 394, 268, skin="white", coat=GREEN, legs=WHITE, hatk="bicorne", hatc=BLACK, beard="whiskers", hair="#4a3220", near=(8, -46), far=(27, -72), feet=((-10, 0), (14, 0)), epaulette=True, sash="#d9a53a", far_hold=lambda: s.flag(27, 6, 138, "gold", 62), belt="#d9a53a", tails=14)
    # a crowned laurel on the banner
    with s.at(356, 84, 1):
        s.p("M-16 30C-40 20-44-6-30-24C-34 0-26 14-12 22ZM16 30C40 20 44-6 30-24C34 0 26 14 12 22Z", ("#5f8a52", "#2f5a3a"), 0.8)
        s.p("M-17 8L-21-14L-9-4L0-20L9-4L21-14L17 8Q0 4-17 8Z", ("#c8443a", "#8C1C13"), 0.9)
        s.p("M-16 10Q0 6 16 10V15Q0 11-16 15Z", GOLD, 0.7)
    s.vignette()


def extra_painting(s: Scene) -> None:
    room(s, ("#d9a860", "#8a5c34"), ("#a87443", "#5f3d20"), 300)
    # the window with a bay in it
    s.box(38, 46, 132, 172, ("#f6dc98", "#fdf2cc"), 0)
    s.o(84, 96, 60, s.g("#fffbe6", "#fff0b8", kind="c", op=(0.95, 0)))
    s.p("M38 176q30-40 52-8q14-64 34-62q16 4 26 62l20 8v42H38Z", ("#b9b48a", "#8a9478"), 0.7)
    s.box(38, 188, 132, 30, ("#c4d0bc", "#8fb0b0"), 0.6)
    s.line("M38 46H170V218H38ZM104 46V218M38 132H170", sw=5)
    s.line("M38 46H170V218H38ZM104 46V218M38 132H170", "#f4e2b4", 3)
    s.box(28, 218, 152, 10, WOOD, 1)
    s.p("M20 30Q40 60 26 120Q20 170 34 214L8 220V26ZM188 30Q168 60 182 120Q188 170 174 214L204 220V26Z", s.g("#b8483a", "#7a1a12", kind="h"), 1)
    s.box(4, 22, 206, 9, GOLD, 0.9)
    painting(s, 436, 84, 96, 78, "blue", 2)
    painting(s, 270, 66, 62, 74, "pink", 1)
    rays(s, 60, 40, 6, 0.32)
    s.p("M0 400L60 306H250L330 400Z", "#ffe9a8", op=0.18)
    easel(s, 356, 384, 2.15, "red", 0, 74, 62)

    def brush() -> None:
        s.line("M30-66L44-74", "#6b4526", 1.6)
        s.line("M43-73.500L49-77", "#d0553a", 2.2)

    def palette() -> None:
        s.p("M6-54C6-64 28-66 34-56C38-48 26-44 22-48C16-52 16-42 8-46Q5-49 6-54Z", ("#d9b07a", "#9a6c3c"), 0.9)
        for x, y, c in ((12, -56, "#8C1C13"), (18, -59, "#1F4E79"), (25, -59, "#f2c84b"), (30, -55, "#2f7a52")):
            s.o(x, y, 2, c)

    person(s, 172, 392, 262, skin="brown", coat=("#6b7f8c", "#3f525f"), legs=("#8a7a62", "#5c4e3c"), hatk="beret", hatc=("#7a2a44", "#4a1528"), beard="goatee", near=(31, -66), far=(16, -52), feet=((-8, 0), (12, 0)), tails=22, belt=None, collar="#fff8e7", far_hold=palette, hold=brush, side=(1, 1))
    with s.at(470, 392):
        s.p("M-24 4V-60H24V4Z", WOOD, 1)
        s.box(-28, -66, 56, 8, ("#c08a52", "#7f5529"), 0.9)
        s.p("M-14-66V-84H2V-66Z", s.g("#cfe0dc", "#8fa9a4", kind="h"), 0.8)
        s.line("M-12-84L-18-112M-6-84L-4-116M-1-84L8-108", "#8d6238", 2)
    s.vignette(0.34, 0.2)


def extra_build(s: Scene) -> None:
    s.hour("morning", (86, 74, 28))
    s.cloud(60, 130, 110, "#fff4d0", 0.6)
    s.hills(226, 10, ("#c4b26a", "#9a8c4c"))
    s.treeline(248, 0, 110, 20, ("#b3ad62", "#8c8c4c", "#6f7442"))
    s.hills(266, 6, ("#d2b46a", "#94793c"))
    s.shadow(300, 352, 220, 26)
    # the rising wall
    s.p("M150 352V176H206V150H262V186H312V138H372V120H424V352Z", s.g("#f6d9a0", "#c8975a", kind="d"), 1)
    s.p("M424 352V120L462 108V330Z", "#8d6136", 1)
    d = ""
    for r in range(14):
        y = 352 - r * 16
        x0, x1 = 150, 424
        if y < 178:
            x0 = 206 if y >= 154 else 314
        if y < 138:
            x0 = 372
        d += f"M{x0} {y}H{x1}"
        for c in range(9):
            xx = 160 + c * 32 + (r % 2) * 16
            if x0 < xx < x1 and not (262 < xx < 312 and y < 200):
                d += f"M{xx} {y}v-16"
    s.line(d, "#8d6136", 0.55, 0.7)
    for x in (190, 352):
        s.p(f"M{x} 352V292a22 22 0 0 1 44 0V352Z", ("#4b3422", "#6b4a2c"), 1)
        s.p(f"M{x - 6} 352V292a28 28 0 0 1 56 0V352H{x + 44}V292a22 22 0 0 0-44 0V352Z", WHITE, 0.8)
    # scaffold
    d = "M128 372V96M246 378V92M356 378V66M476 366V60"
    s.line(d, sw=4)
    s.line(d, "#b98448", 2.5)
    d = "M128 330L246 244M246 330L356 244M356 236L476 150M128 150L246 236"
    s.line(d, sw=2.6)
    s.line(d, "#a0703c", 1.4)
    s.p("M116 236H490V245H116ZM236 146H492V155H236Z", ("#dcae6c", "#94683a"), 1)
    d = "M452 245V155M436 245V155M436 168H452M436 184H452M436 200H452M436 216H452M436 232H452"
    s.line(d, "#6b4526", 1.6)
    rays(s, 80, -20)
    person(s, 178, 236, 122, skin="black", coat=CREAM, legs=BLUE, boots=None, hatk="straw", near=(26, -60), far=(22, -76), feet=((-9, 0), (12, 0)), hairk="curly", hold=lambda: s.box(18, -72, 22, 10, ("#f0cf94", "#b98448"), 0.8))
    person(s, 318, 146, 112, skin="white", coat=RED, legs=("#a58d5c", "#6f5c38"), hatk="band", hatc=WHITE, near=(26, -44), far=(22, -66), beard="moustache", feet=((-10, 0), (10, 0)), hold=lambda: s.p("M24-44L38-36L34-46Z", STEEL, 0.9))
    with s.at(476, 66):
        s.line("M0 0L-44-14M-40-13V46", sw=1.6)
        s.box(-54, 46, 28, 18, WOOD, 0.9)
        s.p("M-56 46l6-8h20l4 8Z", ("#f0cf94", "#b98448"), 0.7)
    for x, y in ((30, 380), (56, 380), (43, 368)):
        s.box(x - 13, y - 11, 25, 11, ("#f0cf94", "#b98448"), 0.8)
    person(s, 100, 388, 156, skin="brown", coat=("#7d9a8c", "#4f6f62"), legs=CREAM, boots=None, hatk="straw", near=(27, -46), far=(24, -52), lean=7, feet=((-14, 0), (12, 0)), hold=lambda: s.line("M16-20L44-74", "#8d6238", 1.8))
    s.tufts(366, 398, 8)
    s.vignette()


def extra_renovate(s: Scene) -> None:
    s.hour("trade wind", (100, 66, 26))
    s.cloud(330, 60, 120, "#fff4d0")
    s.peaks([(440, 150, 100)], 240, ("#c9b684", "#a0915e"))
    s.hills(236, 8, ("#c4b26a", "#9a8c4c"))
    s.palm(470, 300, 160, 8)
    s.hills(286, 5, ("#d2b46a", "#94793c"))
    # the house, its roof half open
    s.shadow(240, 372, 230, 24)
    s.p("M372 376L470 340V214L421 130L372 214Z", ("#b58f5c", "#87673c"), 1)
    s.box(60, 214, 312, 162, s.g("#fbeccb", "#dcb878", kind="d"), 1)
    s.box(60, 350, 312, 26, ("#6f98b8", "#3f6b90"), 0.8)
    s.p("M44 220L104 118H421L376 220Z", ("#6b4a2c", "#43301f"), 1)
    rafters = "".join(f"M{70 + i * 34} 220L{122 + i * 33} 120" for i in range(10))
    s.line(rafters, sw=3.4)
    s.line(rafters, "#c08a52", 2)
    s.line("M62 190H386M82 154H404", sw=2.6)
    s.line("M62 190H386M82 154H404", "#d9a468", 1.4)
    s.p("M44 222L104 118H236L206 146L228 160L188 190L204 222Z", s.g("#e08a52", "#93451f", kind="d"), 1)
    s.line("".join(f"M{58 + i * 15.5:.0f} 221L{114 + i * 14} 119" for i in range(9)), "#6b2e14", 0.7, 0.7)
    s.line("M56 200H196M70 178H194M82 156H226M94 136H214", "#6b2e14", 0.5, 0.6)
    s.p("M340 222L372 160L392 118H424L378 222Z", s.g("#e08a52", "#93451f", kind="d"), 1)
    s.line("M350 221L398 119M364 221L411 119", "#6b2e14", 0.7, 0.7)
    s.p("M98 112H428V122H98Z", ("#e9a070", "#a85a30"), 1)
    for x in (96, 300):
        s.box(x, 256, 46, 58, "#54402f", 1)
        s.p(f"M{x} 256h22v58h-22ZM{x + 24} 256h22v58h-22Z", ("#5f9a94", "#356a68"), 0.8)
        s.line(f"M{x + 4} 268h14M{x + 4} 280h14M{x + 4} 292h14M{x + 28} 268h14M{x + 28} 280h14M{x + 28} 292h14", sw=0.5, op=0.5)
    s.p("M196 376V292a26 26 0 0 1 52 0V376Z", s.g("#8a5632", "#4f2e18"), 1)
    rays(s)
    # ladder and roofers
    d = "M300 392L336 110M328 394L360 112"
    r = "".join(f"M{304 + i * 4.6:.0f} {376 - i * 34}l27 2" for i in range(8))
    s.line(d + r, sw=3.4)
    s.line(d + r, "#d9b07a", 2)
    person(s, 246, 178, 118, skin="brown", coat=CREAM, legs=BLUE, hatk="straw", flip=True, near=(25, -36), far=(27, -44), lean=9, feet=((-8, 0), (14, -8)), hold=lambda: s.p("M18-36L40-40L42-32L20-28Z", ("#e08a52", "#93451f"), 0.9))
    person(s, 324, 296, 138, skin="black", coat=RED, legs=CREAM, boots=None, hatk="band", hatc=("#d9a53a", "#8f6418"), near=(14, -84), far=(22, -96), feet=((-6, 0), (8, -18)), hairk="curly", cast=False)
    for i in range(4):
        s.p(f"M{408 + i % 2 * 4} {386 - i * 9}q20-12 44 0v9q-22-11-44 0Z", ("#e08a52", "#93451f"), 0.9)
    s.vignette()


def extra_manufacture(s: Scene) -> None:
    room(s, ("#c98f4c", "#6b4526"), ("#94683a", "#4f331c"), 318, False)
    s.p("M306 260V110a84 84 0 0 1 168 0V260Z", ("#fbe6a8", "#fdf3d0"), 1)
    s.p("M306 260V206q40-26 84-12t84-6v72Z", ("#a9b070", "#75824a"), 0.7)
    cane(s, 312, 468, 258, 70, 9)
    s.line("M306 260V110a84 84 0 0 1 168 0V260", sw=8)
    s.line("M306 260V110a84 84 0 0 1 168 0V260", "#e9cf9a", 5.5)
    d = "M0 34H504M60 34V-10M180 34V-10M300 34V-10M420 34V-10"
    s.line(d, sw=10)
    s.line(d, "#7f5529", 7.5)
    rays(s, 420, -40, 0, 0.3)
    # furnace bench with four kettles
    s.p("M-10 330H370L396 306H-10Z", ("#d9a070", "#a0643c"), 1)
    s.p("M-10 330H370V410H-10Z", ("#b56a44", "#6e3820"), 1)
    s.p("M370 330L396 306V396L370 410Z", "#5a2c18", 1)
    s.line("".join(f"M-10 {346 + i * 16}H370" for i in range(4)) + "".join(f"M{10 + c * 40 + (r % 2) * 20} {330 + r * 16}v16" for r in range(4) for c in range(9)), sw=0.5, op=0.4)
    for _i, (x, k) in enumerate(((58, 1.0), (172, 1.12), (294, 1.25))):
        s.p(f"M{x - 24} 404V372a24 24 0 0 1 48 0V404Z", ("#fff0a8", "#f7a032", "#b8401a"), 1)
        s.o(x, 382, 56, s.g("#ffd98a", "#ffb04a", kind="c", op=(0.6, 0)))
        with s.at(x, 322, k):
            s.p("M-46-34C-50 2-26 16 0 16S50 2 46-34Z", s.g("#f6b27c", "#c8692f", "#6e2e12", "#b5602c", kind="h"), 1)
            s.line("M-44-16Q0 2 44-16", "#6e2e12", 0.8)
            s.line("M-34-22Q-34-2-18 8", "#ffe0b8", 1.6, 0.8)
            s.p(ring(0, -34, 47, 12), s.g("#f9c08c", "#b5602c", kind="h"), 1)
            s.p(ring(0, -34, 39, 8.5), ("#f6d98a", "#c98f2c", "#e9b85a"), 0.8)
            s.line("M-54-28q-8 6-2 14M54-28q8 6 2 14", sw=2.4)
        s.smoke(x - 6, 274, [(0, -6, 10), (10, -26, 13), (0, -50, 16)], ("#fffaf0", "#f0d8a8"), 0, 0.4)
    person(s, 440, 394, 232, flip=True, skin="black", coat=CREAM, legs=("#a58d5c", "#6f5c38"), boots=None, hatk="scarf", hatc=("#d8503e", "#8C1C13"), near=(30, -66), far=(36, -72), lean=5, feet=((-12, 0), (10, 0)), hairk="curly", belt="#8C1C13", hold=lambda: s.line("M16-92L66-22", sw=2.6) or s.line("M16-92L66-22", "#c99a5c", 1.5))
    product(s, "sugar", 496, 398, 1.5)
    s.vignette(0.36, 0.16)


def extra_harbor(s: Scene) -> None:
    s.hour("dawn", (130, 150, 40))
    s.cloud(20, 60, 110, "#fff4d0")
    s.sugarloaf(36, 212, 1, ("#c9b684", "#94885c"))
    s.sea(210, H, ("#e6d59c", "#a9b89a", "#6f8f90"), 26, 132)
    ship(s, 250, 318, 1.9, furled=True, flag="empire")
    quay(s, 336, cols=("#dcc08a", "#9a7a4a"))
    town(s, 400, 336, 130, 3, 1.5, (3, 4, 3))
    rays(s, 110, -30)
    crane(s, 90, 362, 2, False)
    crane(s, 396, 356, 1.45, True)
    barrel(s, 240, 380, 1.3)
    barrel(s, 272, 386, 1.3)
    crate(s, 190, 388, 40, 30)
    sack(s, 320, 388, 1.1)
    person(s, 468, 394, 130, flip=True, skin="black", coat=CREAM, legs=BLUE, boots=None, near=(-13, -103), far=(17, -46), hairk="curly", feet=((-11, 0), (11, 0)), back=lambda: sack(s, 4, -94, 1.05), side=(1, 1))
    s.vignette()


def extra_trade(s: Scene) -> None:
    s.hour("noon", None)
    town(s, -10, 236, 524, 7, 2.3, (3, 4, 3, 4, 3))
    s.hills(250, 1, ("#e0c486", "#a98a4e"), hatch=0)
    # awnings
    for x, c in ((14, "#b8382c"), (366, "#1F4E79")):
        s.line(f"M{x + 4} 150V330M{x + 120} 150V330", sw=3)
        s.line(f"M{x + 4} 150V330M{x + 120} 150V330", "#a0703c", 1.7)
        s.p(f"M{x - 8} 178L{x + 12} 138H{x + 112}L{x + 134} 178Z", ("#fbf0d0", "#d9c08a"), 1)
        for i in range(4):
            a = x - 8 + i * 36
            b = x + 12 + i * 25
            s.p(f"M{a} 178L{b} 138h12L{a + 18} 178q-9 12-18 0Z", c, 0.7)
    rays(s)
    # the beam
    with s.at(252, 318, 2.1):
        s.line("M0 0V-104", sw=4)
        s.line("M0 0V-104", "#d9a53a", 2.4)
        s.p("M-52-90Q0-108 52-98L52-94Q0-102-52-86Z", GOLD, 1)
        s.o(0, -106, 5.5, GOLD, 0.9)
        for x, y in ((-50, -87), (50, -95)):
            s.line(f"M{x} {y}L{x - 19} {y + 46}M{x} {y}L{x + 19} {y + 46}M{x} {y}V{y + 46}", sw=0.6)
            s.p(f"M{x - 22} {y + 45}H{x + 22}Q{x + 14} {y + 58} {x} {y + 58}T{x - 22} {y + 45}Z", GOLD, 1)
        ingots(s, -50, -42, 0.62, 3)
        sack(s, 50, -50, 0.85)
        s.p("M-16 2Q0-10 16 2Z", GOLD, 0.9)
    person(s, 84, 420, 262, skin="white", coat=("#5b4a78", "#35294c"), legs=("#a58d5c", "#6f5c38"), hatk="tricorn", hatc=BLACK, hairk="short", hair="#8a6a44", beard="goatee", near=(24, -66), far=(37, -74), tails=20, belt="#d9a53a", collar="#fff8e7")
    person(s, 426, 420, 256, flip=True, skin="brown", coat=("#b0643a", "#6e3820"), legs=BLUE, hatk="scarf", hatc=("#f6d98a", "#c98f2c"), beard="full", near=(24, -68), far=(36, -76), tails=22, belt="#d9a53a")
    s.p("M20 330H484L500 346V352H4V346Z", ("#c98f52", "#8a5a2c"), 1)
    s.p("M10 352H494V410H10Z", s.g("#a8433a", "#6e1a12"), 1)
    s.p("".join(f"M{10 + i * 44} 352q22 26 44 0Z" for i in range(11)), ("#f6d98a", "#c98f2c"), 0.8)
    for x, y in ((170, 344), (182, 346), (176, 338), (330, 346), (320, 343)):
        s.o(x, y, 7, GOLD, 0.8, ry=3.6)
    s.vignette()
