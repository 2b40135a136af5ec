"""Draws the scenes of the seven Gold cards of Brazil that give no extra action (war, jesuits, metropolis ...), all lit
in gold."""

from __future__ import annotations

from art.tools.cards.base import BLACK, CREAM, GOLD, INK, RED, ROOF, WHITE, H, W, join, mix, poly
from art.tools.cards.camp import WALK, cannon, drum, horse, sack, torch, wheel
from art.tools.cards.gold_1 import rays
from art.tools.cards.goods import painting
from art.tools.cards.houses import cane, church, coffee_rows, farm, hut
from art.tools.cards.people import person, soldier, sword, tiny
from art.tools.cards.scene import Scene
from art.tools.cards.vehicles import ship


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
    """Draws the scene of Brazil's Gold card war: two lines of soldiers meet at dusk under a breaking storm; a gun is
    fired over the drum, and the flags go forward."""
    s.sky("#38415e", "#b4645a", "#fbc878", (262, 196, 30), 236, "#fff2c0")
    s.cloud(-30, 74, 220, "#6a5468", 0.85, "#3f3a52")
    s.cloud(300, 62, 240, "#7c5a62", 0.8, "#463c52")
    s.cloud(150, 132, 170, "#f3b27e", 0.55, "#b0705c")
    rays(s, 150, -40, 6, 0.24)
    s.peaks([(70, 150, 120), (440, 138, 130)], 240, ("#7d6070", "#5a4a5e"))
    s.hills(232, 7, ("#9a7452", "#7a5a42"), hatch=0.1)
    s.hills(258, 6, ("#b18a52", "#80603a"), hatch=0.1)
    green, red = tiny(s, "#2f7a52", "#e9dcbc", "#9a6a48"), tiny(s, "#a8382c", "#d8c9a6", "#9a6a48")
    for row in range(3):
        for n in range(9):
            s.stamp("gr", 14 + n * 22 - row * 7, 264 + row * 17, 0.8 + row * 0.26, green)
            s.stamp("re", 300 + n * 24 + row * 8, 262 + row * 16, 0.8 + row * 0.24, red, flip=True)
    s.flag(122, 296, 96, "empire", 54)
    s.flag(372, 290, 92, "red", 50, wind=-1)
    s.smoke(214, 288, [(0, 4, 13), (20, -6, 18), (44, -10, 21), (70, -2, 16), (92, 4, 12)], ("#fdeacb", "#b58f78"), 0.4, 0.92)
    for x in (206, 222, 292, 306):
        s.p(f"M{join(x, 286)}l5-8 2 7 8-3-5 7 5 6-8-2-3 7-3-7-7 1Z", "#ffd36a", 0.5)
    s.p("M-10 410V330Q110 306 250 330T520 322V410Z", ("#8a6a3e", "#3f2f20"), 0.8)
    # the gun, and what it has just said
    s.o(424, 306, 78, s.g("#ffe9a4", "#ff9a3c", kind="c", op=(0.9, 0)))
    s.smoke(456, 300, [(40, -10, 22), (14, -34, 26), (50, -44, 24), (24, -64, 20)], ("#fff3d8", "#c39a7c"), 0.5, 0.95)
    s.p("M404 312L456 276L440 302L476 298L444 316L474 332L436 324L440 344L404 324Z", ("#fff6cc", "#f7a032"), 0.8)
    cannon(s, 308, 384, 2.15)
    person(s, 190, 392, 214, skin="black", coat=("#3f8a5f", "#1C653E"), legs=WHITE, hatk="shako", hatc=BLACK, near=(30, -62), far=(14, -50), feet=((-12, 0), (14, 0)), lean=5, strap="#fff8e7", hairk="curly", hold=lambda: torch(s, 32, -72, 0.7))
    # the colours
    person(s, 68, 396, 238, skin="brown", coat=("#3f8a5f", "#1C653E"), legs=WHITE, hatk="bicorne", hatc=BLACK, beard="moustache", near=(20, -82), far=(20, -54), feet=((-14, 0), (15, 0)), lean=4, epaulette=True, sash="#d9a53a", tails=14, hold=lambda: sword(s, 21, -84, 12, 50))
    drum(s, 128, 396, 1.9)
    for x, y in ((420, 394), (442, 394), (464, 394), (431, 376), (453, 376), (442, 358)):
        s.o(x, y, 11, s.g("#8a8680", "#3a3634", kind="r"), 1)
    s.tufts(344, 398, 16, "#1d1510", 0.6)
    s.vignette(0.4, 0.16)


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
