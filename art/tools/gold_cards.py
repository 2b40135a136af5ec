"""The fourteen Gold card scenes, each lit in gold.

Run: python -m art.tools.gold_cards   (writes art/gold_cards/<id>.svg)
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art.tools.combat_cards import (
    BLACK,
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    INK,
    RED,
    ROOF,
    STEEL,
    WALK,
    WHITE,
    WOOD,
    H,
    Scene,
    W,
    barrel,
    crate,
    drum,
    horse,
    join,
    main_card,
    mix,
    num,
    person,
    poly,
    ring,
    sack,
    soldier,
    sword,
    tiny,
    torch,
    wheel,
)
from art.tools.missions import (
    cane,
    church,
    coffee_rows,
    crane,
    easel,
    farm,
    hut,
    ingots,
    painting,
    product,
    quay,
    ship,
    town,
)

DAWN = ("#d9b46a", "#f6d98c", "#fdf0c4")


def rays(s: Scene, x: float = 90, y: float = -30, n: int = 7, op: float = 0.3) -> None:
    """Gold light that falls from the top left."""
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


def forced_march(s: Scene) -> None:
    s.sky("#222c4a", "#4b5274", "#c99a6a", (392, 66, 24), disc="#fbeec0")
    s.line("M40 30h.1M104 74h.1M170 34h.1M236 76h.1M300 30h.1M474 130h.1M20 116h.1M140 120h.1M266 124h.1", "#fff8e7", 1.3, 0.9)
    s.cloud(90, 96, 170, "#8a86a0", 0.5)
    s.peaks([(90, 150, 120), (450, 160, 100)], 240, ("#5a5878", "#454460"))
    s.hills(238, 9, ("#4c5260", "#363a46"), hatch=0.1)
    s.path_road([(470, 244, 2), (420, 252, 5), (350, 268, 10), (380, 296, 20), (300, 340, 40), (120, 420, 86)], ("#b98a58", "#7a5636"))
    s.define("u", 1, tiny(s, "#3a4a6c", "#8a7a62", "#a0703c"))
    far = tiny(s, "#3a4a6c", "#8a7a62", "#a0703c")
    for i, (x, y) in enumerate(((462, 247), (446, 250), (430, 253), (414, 256), (398, 260), (380, 264), (364, 269), (352, 276), (356, 286), (370, 292))):
        s.stamp("u", x, y, 0.35 + i * 0.09, far)
    for i, (x, y) in enumerate(((392, 318), (352, 326), (424, 340), (310, 342), (376, 358), (452, 372))):
        s.stamp("m", x, y, 0.92 + i * 0.05, lambda: soldier(s, 0, 0, 92, ("#3f5f92", "#223a64"), skin="brown", stride=True, cast=False, beard="", flip=True))
    s.define("torch", 1.1, lambda: torch(s, 0, 0))
    for x, y, k in ((450, 238, 0.36), (422, 240, 0.42), (392, 244, 0.5), (366, 252, 0.7), (324, 256, 1.1), (446, 276, 1.2)):
        s.stamp("torch", x, y, k, lambda: None)
    s.hills(384, 4, ("#3f3a34", "#241f1c"), hatch=0)

    def rider() -> None:
        person(s, 0, 0, 100, ride=True, skin="white", coat=("#3f5f92", "#1f3660"), epaulette=True, hatk="bicorne", hatc=BLACK, beard="whiskers", near=(16, -54), far=(32, -92), cast=False, cape=("#8C3a2c", "#4f1610"), tails=8, far_hold=lambda: s.stamp("torch", 34, -98, 1.05, lambda: None))

    horse(s, 150, 392, 1.75, ("#7a5236", "#43291a"), "#1f1510", WALK, rider=rider, boots="#1f1814", saddle=("#d9a53a", "#8f6418"))
    s.vignette(0.36, 0.1)


def jesuits(s: Scene) -> None:
    s.hour("sunset", (330, 120, 36))
    s.cloud(40, 80, 120, "#fff4d0")
    s.treeline(240, -10, 520, 30, ("#b3ad62", "#84894a", "#5f6c40"))
    s.hills(258, 5, ("#d2b86c", "#a08a46"))
    s.stamp("hut", 440, 290, 1.2, lambda: hut(s, 0, 0))
    s.stamp("hut", 486, 306, 1.4, lambda: None)
    rays(s, 330, -40, 0, 0.35)
    church(s, 214, 320, 2.25, wall=("#fff8e7", "#e6cf9c"), trim=("#c98a52", "#8f5a30"))
    s.palm(40, 356, 210, -4)
    s.hills(352, 5, ("#cfae5e", "#7f6a34"), hatch=0)

    def staff() -> None:
        s.line("M22 4V-104", sw=2.4)
        s.line("M22 4V-104", "#a87443", 1.4)
        s.line("M22-104V-126M14-118H30", sw=3)
        s.line("M22-104V-126M14-118H30", "#e7b23c", 1.6)

    person(s, 352, 392, 200, flip=True, skin="white", coat=("#3a3434", "#1d1919"), legs=("#3a3434", "#1d1919"), skirt=("#3a3434", "#1d1919"), hairk="grey", hair="#8a7a66", beard="full", near=(20, -58), far=(17, -50), collar="#fff8e7", hold=staff, belt="#6b4526")
    person(s, 276, 394, 158, skin="copper", bare=True, legs=CREAM, boots=None, hairk="long", hair="#1d1511", hatk="band", hatc=("#d9a53a", "#8f6418"), near=(16, -56), far=(20, -58), belt="#8C1C13")
    person(s, 222, 396, 132, skin="copper", coat=CREAM, legs=CREAM, skirt=CREAM, boots=None, hairk="long", hair="#1d1511", near=(15, -58), far=(18, -60), belt="#8C1C13", tails=3)
    s.tufts(366, 398, 12)
    s.vignette()


def war(s: Scene) -> None:
    s.hour("thunder", None, 250)
    s.cloud(20, 90, 140, "#f9dca8", 0.6)
    s.cloud(350, 76, 140, "#f9dca8", 0.6)
    s.hills(262, 8, ("#b09850", "#857038"))
    s.smoke(30, 268, [(0, 0, 18), (28, -12, 22), (60, -2, 18), (380, -2, 20), (412, -14, 24), (444, 0, 18)], ("#fbeed0", "#bfa987"), 0.4, 0.9)
    s.hills(300, 6, ("#a98f48", "#5f4e26"))
    rays(s, 100, -40)
    # the flags
    for fl in (False, True):
        with s.at(252, 366, flip=fl):
            with s.at(0, 0, rot=-34):
                s.line("M0 20V-330", sw=3.2)
                s.line("M0 20V-330", "#b98448", 1.9)
                s.p("M0-338l-6-10 6-14 6 14Z", GOLD, 0.9)
            c = ("#2f8a57", "#14492c") if not fl else ("#c0473a", "#7a1510")
            s.p("M-176-266C-206-236-232-240-244-200C-256-158-224-128-214-96C-190-112-168-110-150-136C-128-166-110-160-100-152Z", s.g(*c, kind="d"), 1)
            if not fl:
                s.p("M-204-212L-222-160L-176-142L-142-182Z", ("#f6d45c", "#d9a53a"), 0.8)
                s.o(-184, -175, 17, ("#4d86b8", "#1F4E79"), 0.8)
            else:
                sun = [(-182 + (24 if j % 2 else 12) * math.cos(j * math.pi / 10), -172 + (24 if j % 2 else 12) * math.sin(j * math.pi / 10)) for j in range(20)]
                s.p(poly(sun), GOLD, 0.8)
                s.o(-182, -172, 9, "#fff0b8", 0.7)
            s.shade("M-176-266C-206-236-214-206-206-172C-200-146-196-130-200-104Q-184-110-172-116C-186-150-184-176-176-206Q-170-232-150-232Z", 0.16)
    # the laurel
    with s.at(252, 330):
        for fl in (False, True):
            with s.at(0, 0, flip=fl):
                s.line("M0 40Q-70 36-92-34", "#6b4a1c", 1.6)
                for i in range(8):
                    a = i / 7
                    x, y = -8 - 84 * math.sin(a * 1.45), 40 - 74 * a ** 1.5
                    s.p(f"M{join(x, y)}q{join(-18 - 4 * a, -4 - 6 * a, -20, -24)}q{join(16, 2, 20, 24)}Z" + f"M{join(x, y)}q{join(2, -18, 18 - 6 * a, -20)}q{join(4, 14, -18 + 6 * a, 20)}Z", GOLD, 0.8)
    with s.at(252, 236, 3.3):
        for a in (-45, 45):
            with s.at(0, 0, 1, rot=a):
                sword(s, 0, 30, 0, 78, 3 if a > 0 else -3)
    drum(s, 92, 380, 1.9)
    for x, y in ((392, 384), (420, 384), (448, 384), (406, 362), (434, 362), (420, 340)):
        s.o(x, y, 14, s.g("#8a8680", "#3a3634", kind="r"), 1)
    s.vignette()


def agricola(s: Scene) -> None:
    s.hour("gold", (92, 78, 30))
    s.cloud(280, 60, 150, "#fff4d0")
    s.peaks([(430, 140, 110)], 220, ("#c9b684", "#a0915e"))
    s.hills(212, 10, ("#bfb264", "#98904a"))
    farm(s, 130, 240, 0.95)
    s.hills(246, 5, ("#e3c766", "#c09a3c"), hatch=0)
    s.furrows(250, 400, 240, 20, "#9a7428", 0.6, 1300)
    coffee_rows(s, 300, 500, 262, 286, 2, 9)
    cane(s, -10, 110, 330, 120, 7)
    rays(s)
    person(s, 226, 366, 206, skin="black", coat=("#f6e3b0", "#d0ab62"), legs=RED, skirt=("#c8503e", "#8C1C13"), boots=None, hatk="scarf", hatc=("#f6d98a", "#c98f2c"), near=(8, -46), far=(25, -103), side=(1, 1), belt="#d9a53a", tails=2, hold=lambda: fruit_basket(s, 4, -99, 0.9))
    # the front: everything the land gives
    s.shadow(260, 392, 240, 14)
    with s.at(96, 390, 1.5):
        d = "".join(f"M{-16 + i * 5} 0L{-26 + i * 8}-70" for i in range(7))
        s.line(d, sw=4.4)
        s.line(d, "#c9b85a", 3)
        s.p("M-18-30Q0-24 18-30L19-22Q0-16-19-22Z", ("#c8503e", "#8C1C13"), 0.9)
    fruit_basket(s, 366, 396, 2)
    sack(s, 196, 396, 1.7, "#4a2a18")
    with s.at(282, 398, 1.3):
        s.p(s.blob(0, -16, 27, 17, 9), s.g("#f0a848", "#c8661c", kind="d"), 1)
        s.line("M0-32Q-10-16-4 0M0-32Q12-16 6 0M0-32V-42", sw=0.8)
    s.vignette()


def fruit_basket(s: Scene, x: float, y: float, k: float) -> None:
    with s.at(x, y, k):
        s.o(-12, -30, 8, s.g("#f0b84a", "#b5701e", kind="r"), 0.9)
        s.o(12, -31, 8, s.g("#d8553a", "#8C1C13", kind="r"), 0.9)
        s.p("M-6-22C-10-40-4-46 0-48C6-44 9-36 6-22Z", ("#e9b04a", "#a9701e"), 0.9)
        s.line("M-5-30L6-38M-4-38L6-30", sw=0.5)
        s.p("M0-47Q-12-54-14-62Q-4-58 0-52Q-2-62 2-68Q5-60 3-52Q8-60 15-60Q12-52 1-47Z", ("#8fae5c", "#4e7048"), 0.8)
        s.o(-21, -25, 6, s.g("#b9c25a", "#6b7a2c", kind="r"), 0.8)
        s.o(21, -25, 6, s.g("#8a4a78", "#54244a", kind="r"), 0.8)
        s.p("M-30-23H30L22 0Q0 4-22 0Z", ("#d9a862", "#8a5a2c"), 1)
        s.line("M-28-16H28M-26-8H26M-18-22L-14 1M-6-22V2M6-22V2M18-22L14 1", sw=0.6, op=0.5)


def metropolis(s: Scene) -> None:
    s.hour("blue hour", (120, 60, 22))
    # two street fronts that run to the dome
    cols = (("#f6e3b0", "#d0a860"), ("#e8b9a0", "#b87860"), ("#c4d4c4", "#8fa89c"), ("#f8eed6", "#cdb484"))
    for side in (-1, 1):
        for i in range(3):
            f0, f1 = (0.9, 0.52, 0.3)[i], (0.52, 0.3, 0.16)[i]
            x0, x1 = 252 + side * 300 * f0, 252 + side * 300 * f1
            y0, y1 = 216 + 190 * f0, 216 + 190 * f1
            tall = (0.92, 1.2, 1, 1.25)[(i + (side > 0)) % 4]
            t0, t1 = 216 - 200 * f0 * tall, 216 - 200 * f1 * tall
            c = cols[(i + (2 if side > 0 else 0)) % 4]
            s.p(poly([(x0, y0), (x1, y1), (x1, t1), (x0, t0)]), s.g(*(c if side < 0 else (c[1], mix(c[1], INK, 0.25)))), 1)
            s.p(poly([(x0, t0), (x1, t1), (x1 - side * 5 * f1, t1 - 26 * f1), (x0 - side * 6, t0 - 30 * f0)]), ROOF, 0.9)
            d = ""
            n = 3 if i < 1 else 2
            for fl in range(3 if i < 2 else 2):
                for w in range(n):
                    a, b = (w + 0.28) / n, (w + 0.72) / n
                    u0, u1 = (fl + 0.3) / 3.2, (fl + 0.82) / 3.2
                    q = [(x0 + (x1 - x0) * p, (y0 + (y1 - y0) * p) + ((t0 + (t1 - t0) * p) - (y0 + (y1 - y0) * p)) * u) for p, u in ((a, u0), (b, u0), (b, u1), (a, u1))]
                    d += poly([(round(v[0]), round(v[1])) for v in q])
            s.p(d, "#54402f", 0.6)
    s.p("M226 232L252 216L278 232L600 420H-96Z", ("#f0dba4", "#c9a868"), 0)
    s.p("M240 224L-60 410H-96L226 230ZM264 224L564 410H600L278 230Z", ("#e9d9b4", "#b89a6a"), 0.7)
    with s.at(252, 232):
        s.box(-34, -24, 68, 24, ("#fbf0d4", "#c9ab72"), 0.9)
        s.p("M-15-28Q-15-48 0-49Q15-48 15-28Z", s.g("#a9c0b4", "#557a74", kind="h"), 0.9)
        s.p("M-19-24L0-35L19-24Z", WHITE, 0.8)
        s.line("M0-49V-58M-16-24V0M-8-24V0M8-24V0M16-24V0", sw=1)
        s.p("M-5 0V-14H5V0Z", "#54402f", 0.6)
    rays(s, 100, -40)
    s.define("palm", 1.25, lambda: s.palm(0, 0, 116, 1, royal=True))
    for f in (0.2, 0.3, 0.46, 0.72):
        for side in (-1, 1):
            s.stamp("palm", 252 + side * 180 * f, 216 + 190 * f, f / 0.46, lambda: None, flip=side < 0)
    s.line("M252 244V258M252 276V300M252 326V364", "#fff4d0", 1.8, 0.7)
    with s.at(300, 352, 0.95):
        horse(s, 54, 10, 0.72, ("#6b4526", "#3a2214"), saddle=None)
        s.line("M-10-14L64-34", sw=2.4)
        s.p("M-58-24Q-60-44-48-46H-2Q4-44 6-22H-26Q-30-14-50-16Z", ("#7a2a24", "#43100c"), 1)
        s.p("M-56-44Q-58-76-30-76L-26-46Z", ("#3a322c", "#1d1814"), 1)
        wheel(s, -42, -6, 16, 10, ("#d9a53a", "#8f6418"))
        wheel(s, 0, -2, 11, 8, ("#d9a53a", "#8f6418"))
    person(s, 150, 388, 118, skin="brown", coat=("#46607a", "#283c50"), legs=("#b9a684", "#857354"), hatk="top", hatc=BLACK, beard="goatee", near=(9, -46), far=(18, -48), tails=16, belt=None, collar="#fff8e7")
    person(s, 112, 390, 110, skin="brown", coat=("#c87a94", "#8f4560"), legs=RED, skirt=("#d890a6", "#94486a"), hairk="bun", near=(12, -52), far=(20, -50), belt="#fff8e7", tails=1)
    s.vignette()


def patron_of_arts(s: Scene) -> None:
    # a long gallery: back wall, two sides, a skylight
    s.box(0, 0, W, H, ("#8a3a2c", "#5a1c14"))
    s.p("M0 0H504L372 84H132Z", ("#f3dca4", "#c9a05c"), 1)
    s.p("M150 10H354L322 66H182Z", ("#fff8dc", "#ffe9a0"), 1)
    s.line("M201 10L217 66M252 10V66M303 10L287 66M160 38H344", "#a9803c", 1.6)
    s.p("M0 0L132 84V264L0 372Z", s.g("#93402f", "#b5543c", kind="h"), 1)
    s.p("M504 0L372 84V264L504 372Z", s.g("#7a2c20", "#5a1c14", kind="h"), 1)
    s.p("M132 84H372V264H132Z", ("#b5543c", "#8f3c2c"), 1)
    s.p("M132 264H372L520 384V410H-16V384Z", ("#d9a868", "#8a5a30"), 1)
    s.line("M180 264L60 400M228 264L190 400M276 264L314 400M324 264L444 400M104 288H400M64 322H440M14 364H490", sw=0.6, op=0.45)
    s.line("M132 252H372M132 252L0 356M372 252L504 356", "#d9a53a", 1.4)
    s.line("M132 92H372M132 92L0 12M372 92L504 12", "#d9a53a", 1.8)
    # side walls, in perspective
    for x0, y0, x1, y1, c in ((16, 78, 56, 96, "#1F4E79"), (74, 106, 118, 124, "#C2577A")):
        h0, h1 = (150, 122) if x0 < 50 else (110, 84)
        q = [(x0, y0), (x1, y1), (x1, y1 + h1), (x0, y0 + h0)]
        m = [(x0 + 7, y0 + 12), (x1 - 5, y1 + 8), (x1 - 5, y1 + h1 - 10), (x0 + 7, y0 + h0 - 13)]
        for fl in (False, True):
            with s.at(504 if fl else 0, 0, flip=fl):
                s.p(poly(q), s.g(*GOLD, kind="d"), 1)
                s.p(poly(m), c if not fl else "#8C1C13", 0.7)
                mm = [(p[0] + (4 if p[0] < (x0 + x1) / 2 else -3), p[1] + (6 if i < 2 else -6)) for i, p in enumerate(m)]
                s.p(poly(mm), ("#b9d0cf", "#f3dca6") if not fl else ("#5a4a34", "#2f2418"), 0.6)
                s.p(poly([(mm[0][0], (mm[0][1] + mm[3][1] * 2) / 3), (mm[1][0], (mm[1][1] + mm[2][1]) / 2), mm[2], mm[3]]), ("#7a9a6c", "#4f7048") if not fl else ("#c8692f", "#6e2e12"), 0.5)
    painting(s, 252, 156, 118, 92, "red", 0)
    painting(s, 162, 160, 44, 60, "pink", 1)
    painting(s, 342, 160, 44, 60, "blue", 4)
    s.p("M182 66L322 66L430 400H74Z", s.g("#fff3c0", "#fff3c0", op=(0.4, 0)))
    s.p("M216 262L292 262L340 400H166Z", ("#b8382c", "#7a1510"), 1)
    s.line("M222 262L180 400M286 262L326 400", "#f1cf74", 1.2)
    for x in (196, 308):
        s.line(f"M{x} 286V252", sw=2.4)
        s.o(x, 250, 4, GOLD, 0.8)
    s.line("M196 256Q252 280 308 256", "#d9a53a", 2)
    person(s, 182, 392, 196, skin="white", coat=("#4a5c74", "#28384c"), legs=("#b9a684", "#857354"), hatk="top", hatc=BLACK, beard="whiskers", hairk="grey", hair="#a09484", near=(30, -82), far=(16, -50), tails=18, belt=None, collar="#fff8e7")
    person(s, 324, 396, 188, flip=True, skin="brown", coat=("#d9a53a", "#93651e"), legs=RED, skirt=("#e6bd5c", "#9a6a20"), hairk="bun", near=(13, -58), far=(18, -52), belt="#8C1C13", tails=1, collar="#fff8e7", hold=lambda: s.p("M13-60L34-74Q40-60 32-52Z", ("#fff8e7", "#d8a0b0"), 0.8))
    s.vignette(0.34, 0.16, 80)


def merchant_fleet(s: Scene) -> None:
    s.hour("red evening", (144, 150, 42), 226)
    s.cloud(40, 64, 150, "#fff0c4", 0.7)
    s.cloud(330, 44, 150, "#ffe8b0", 0.6)
    s.birds(250, 60, 4)
    s.peaks([(470, 178, 90)], 230, ("#c9a868", "#a08450"))
    s.sea(222, H, ("#f0d090", "#b0ae84", "#5f8488"), 40, 146)
    ship(s, 60, 244, 0.5, mark="")
    ship(s, 196, 252, 0.62)
    ship(s, 426, 262, 0.86, mark="")
    rays(s, 90, -40)
    ship(s, 230, 362, 2.15)
    s.line("M20 384q14-7 28 0t28 0M330 388q14-7 28 0t28 0M430 330q12-6 24 0t24 0", "#fff8e7", 1.4, 0.8)
    s.vignette()


GOLD_CARDS: dict[str, Callable[[Scene], None]] = {
    f.__name__: f
    for f in (extra_deploy, extra_painting, extra_build, extra_renovate, extra_manufacture, extra_harbor, extra_trade, forced_march, jesuits, war, agricola, metropolis, patron_of_arts, merchant_fleet)
}

if __name__ == "__main__":
    main_card(GOLD_CARDS, "gold_cards")
