"""Draws the people of the card scenes; they face right, stand on (0, 0) and are 100 units tall."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from art.tools.cards.base import (
    BLACK,
    BLUE,
    GOLD,
    INK,
    RED,
    SKIN,
    STEEL,
    WHITE,
    WOOD,
    Pt,
    bend,
    join,
    num,
    ring,
    smooth,
    taper,
)
from art.tools.cards.scene import Scene


def hat(s: Scene, kind: str, c: Sequence[str], hair: str) -> None:
    """Draws a hat of a kind on a head whose centre is (0, 0) and whose radius is about 9, facing right."""
    if kind in ("", "bare"):
        return
    if kind == "straw":
        s.p("M-17-4Q0-12 18-3Q0 1-17-4Z", ("#f0d58e", "#c09a4c"), 1)
        s.p("M-9-5Q-8-16 1-15Q9-15 9-5Q0-9-9-5Z", ("#f6e0a0", "#c9a454"), 1)
        s.line("M-9-6Q0-9.500 9-5.500", "#8C1C13", 1)
    elif kind == "broad":
        s.p("M-20-2C-14-9-8-7-1-8C8-9 14-8 20-4C12-1-8 1-20-2Z", c, 1)
        s.p("M-9-6Q-9-18 0-16Q9-17 9-6Q0-9-9-6Z", c, 1)
        s.line("M-9-7Q0-10 9-7", "#d9a53a", 0.9)
    elif kind == "plumed":
        s.p("M-20-3C-14-11-8-7-1-8C8-9 14-9 20-5C12-1-8 1-20-3Z", c, 1)
        s.p("M-9-6Q-8-16 0-15Q9-15 9-6Q0-9-9-6Z", c, 1)
        s.p("M-4-9C-10-20-24-22-30-12C-24-14-22-8-26-4C-18-8-10-4-4-9Z", ("#c0473a", "#8C1C13"), 0.8)
    elif kind == "shako":
        s.p("M-9-4L-10-21H9L9-4Q0-7-9-4Z", c, 1, kind="h")
        s.p("M3-5Q12-4 14-1Q8-3 2-3Z", "#2A1E14", 0.6)
        s.p(ring(1, -13, 3.4), GOLD, 0.6)
        s.p("M0-21Q-4-30 1-33Q6-29 3-21Z", ("#f4ead2", "#b02a22"), 0.7)
        s.line("M-9-6Q0-9 9-6", "#d9a53a", 0.9)
    elif kind == "kepi":
        s.p("M-9-3L-7-14Q1-17 9-13L9-4Q0-7-9-3Z", c, 1, kind="h")
        s.p("M3-5Q13-4 15 0Q8-2 2-3Z", "#2A1E14", 0.6)
        s.line("M-8.500-5.500Q0-9 9-6.500", "#d9a53a", 1.1)
    elif kind == "bicorne":
        s.p("M-17-3C-12-22 8-24 19-6C8-9-6-9-17-3Z", c, 1)
        s.p(ring(4, -12, 3), ("#f2c84b", "#2f8a57"), 0.5)
        s.line("M-16-4C-6-10 8-10 18-6.500", "#d9a53a", 1)
    elif kind == "tricorn":
        s.p("M-17-6C-10-16 8-18 17-8C12-8 8-4 2-4C-6-4-10-4-17-6Z", c, 1)
        s.line("M-16-6.500C-8-4-2-4.500 3-4.600C8-4.600 12-8 16-8", "#d9a53a", 0.8)
    elif kind == "top":
        s.p("M-8-4L-9-24H8L8-4Z", c, 1, kind="h")
        s.p("M-14-4Q0-8 14-4Q0 0-14-4Z", c, 1)
    elif kind == "feathers":
        for i, a in enumerate((-62, -38, -14, 10, 34)):
            with s.at(-1, -5, 1, rot=a):
                s.p("M-2.500 0C-5-12-2-20 1-24C4-18 4-8 2.500 0Z", (("#e4b04a", "#b5761e"), ("#c0473a", "#8C1C13"), ("#f4ead2", "#c9b184"))[i % 3], 0.7)
        s.p("M-9.500-2Q0-8 9.500-4L9-7.500Q0-11.500-9-6Z", ("#d9a53a", "#9a6a20"), 0.8)
    elif kind == "band":
        s.p("M-9.500-2Q0-7 9.500-3.500L9.200-6.500Q0-10.500-9.200-5.500Z", c, 0.8)
    elif kind == "hood":
        s.p("M-13 13C-15-4-9-17 3-16C10-15 12-8 11-3C7-9 2-9-1-4C-3 2 0 8 5 12Z", c, 1)
    elif kind == "beret":
        s.p("M-11-4C-13-13 0-17 8-13C14-11 13-6 9-5Q-1-8-11-4Z", c, 1)
    elif kind == "morion":
        s.p("M-16-2C-12-6-9-6-8-8Q-7-18 0-19Q8-18 9-8C11-6 14-7 18-3Q0-1-16-2Z", STEEL, 1)
        s.p("M-5-16Q0-26 7-15Q1-19-5-16Z", STEEL, 0.8)
    elif kind == "crown":
        s.p("M-9-4L-11-14L-5-9L0-17L5-9L11-14L9-4Q0-7-9-4Z", GOLD, 1)
    elif kind == "scarf":
        s.p("M-10 1C-12-12-2-14 4-12C10-10 10-6 9-3Q0-8-5-2C-8 2-12 10-17 12Q-13 5-10 1Z", c, 1)


def head(s: Scene, x: float, y: float, r: float, skin: str, hair: str = "#2f2016", beard: str = "", hatk: str = "", hatc: Sequence[str] = ("#5a4630", "#33241a"), hairk: str = "short", look: float = 0, face: bool = True) -> None:
    """Draws a head in three-quarter profile looking right; r = 9 belongs to a person of 100 units."""
    sk = SKIN[skin]
    k = r / 9
    with s.at(x, y, k, rot=look):
        if hairk == "long":
            s.p("M-8-8C-14-2-14 10-10 17C-4 18 0 14 0 8Z", hair, 0.9)
        s.p(smooth([(-7.5, -3), (-5, -9), (2, -10.5), (7.4, -8), (8.3, -3), (10.2, 1.3), (8.9, 2.6), (9, 5.2), (7.2, 9.4), (2.5, 10.4), (-3, 8), (-7, 3)], k=0.16), s.g(sk[0], sk[0], sk[1], kind="d"), 1)
        s.p("M-7 2C-4 8 2 10.500 6 9.600C2 11.500-5 10-7.500 3Z", INK, op=0.25)
        if face:
            s.line("M3.300-.700q1.900-1 3.900-.1", "#23160e", 1.1)
            s.o(5.5, 0.2, 1.1, "#23160e")
            s.line("M.400-.400q1.300-.8 2 0", "#23160e", 0.8)
            s.line("M2.400-2.600q2.400-1.800 5-.6", hair, 1)
            if not beard or beard == "moustache":
                s.line("M5.400 6q1.800.6 3.400-.2", "#6e2a1e", 0.8)
        if hairk == "short":
            s.p("M-6.500 4C-11-1-9-11-1-12C5-13 9-10 8.600-6.500C4-9 0-7-1-3C-3-4-4 0-3.600 3Z", hair, 0.7)
        elif hairk == "long":
            s.p("M-7 4C-10-1-9-11-1-12C5-13 9-10 8.600-6.500C4-9 0-7-1-3C-3-2-3 4-5 9Z", hair, 0.7)
        elif hairk == "curly":
            s.p(s.blob(-2, -6, 9.5, 7, 8, 0.05), hair, 0.7)
            s.p("M2-3C2-6 6-7 8.300-5L8.600-1L2 0Z", sk[0])
            s.line("M2.400-2.600q2.400-1.800 5-.6", hair, 1)
        elif hairk == "bun":
            s.p(ring(-9, -6, 4.5), hair, 0.7)
            s.p("M-6.500 4C-11-1-9-11-1-12C5-13 9-10 8.600-6.500C4-9 0-7-1-3C-3-4-4 0-3.600 3Z", hair, 0.7)
        elif hairk == "grey":
            s.p("M-6.500 4C-11-1-8-8-5-8C-3-6-3.600 0-3.600 3Z", hair, 0.7)
        if beard == "full":
            s.p("M-3.500 2C-3 5 2 6 4 4.500C6 3.600 8 4.200 10 4.600C10 10 7 15 2 14C-2 12-4 8-3.500 2Z", hair, 0.7)
        elif beard in ("moustache", "goatee"):
            s.p("M3.500 4.400Q7 2.200 11 5Q7 5.600 3.500 4.400Z", hair, 0.7)
            if beard == "goatee":
                s.p("M5 8Q8 7.500 9 8Q8.500 13 6.500 13.500Q5 11 5 8Z", hair, 0.6)
        elif beard == "whiskers":
            s.p("M-4 0C-4 5 0 9 4 9.500C1 7 0 3-1-1Z", hair, 0.7)
            s.p("M3.500 4.400Q7 2.200 11 5Q7 5.600 3.500 4.400Z", hair, 0.7)
        with s.at(0, -1.8):
            hat(s, hatk, hatc, hair)


def limb(s: Scene, a: Pt, b: Pt, l1: float, l2: float, side: float, w: float, c1: str | Sequence[str], c2: str | Sequence[str] | None = None, elbow: Pt | None = None) -> tuple[float, float]:
    """Draws an arm or leg with two bones of lengths l1 and l2 from a towards b; c2 is the colour of the lower part, if
    another. Returns where it ends, before b if b is too far."""
    d = math.hypot(b[0] - a[0], b[1] - a[1])
    if d > l1 + l2 - 0.1:
        t = (l1 + l2 - 0.1) / d
        b = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
    e = elbow or bend(a, b, l1, l2, side)
    s.p(taper([(a[0], a[1], w), (e[0], e[1], w * 0.82), (b[0], b[1], w * 0.66)]), c1, 1)
    if c2:
        m = (e[0] + (b[0] - e[0]) * 0.12, e[1] + (b[1] - e[1]) * 0.12)
        s.p(taper([(m[0], m[1], w * 0.9), ((m[0] + b[0]) / 2, (m[1] + b[1]) / 2, w * 0.84), (b[0], b[1], w * 0.74)]), c2, 1)
    return b[0], b[1]


def person(
    s: Scene, x: float, y: float, h: float = 100, *, flip: bool = False, skin: str = "brown", coat: Sequence[str] = ("#4f7d5c", "#2f5540"), legs: Sequence[str] = WHITE, boots: str | None = "#3a2818",
    near: Pt = (10, -48), far: Pt = (20, -50), feet: tuple[Pt, Pt] = ((-7, 0), (9, 0)), lean: float = 0, tails: float = 10, sleeve: Sequence[str] | None = None,
    belt: str | None = "#3a2818", strap: str | None = None, sash: str | None = None, epaulette: bool = False, cape: Sequence[str] | None = None, bare: bool = False,
    back: Callable[[], None] | None = None, hold: Callable[[], None] | None = None, far_hold: Callable[[], None] | None = None, ride: bool = False, skirt: Sequence[str] | None = None,
    side: tuple[float, float] = (1, 1), rot: float = 0, cast: bool = True, collar: str | None = None, elbow: Pt | None = None, **face: object,
) -> None:
    """Draws a person who stands on (x, y), facing right. near and far are the hands; ride leaves the feet to the
    stirrup."""
    k = h / 100
    sk = SKIN[skin]
    slv = sleeve or (sk if bare else coat)
    with s.at(x, y, k, flip=flip, rot=rot):
        if cast and not ride:
            s.shadow(2, 1, 17, 3.6)
        if back:
            back()
        sh_n, sh_f = (-5 + lean, -73), (9 + lean, -74)
        hip_n, hip_f = (-4, -45), (5, -45)
        if cape:
            s.p(smooth([(-8 + lean, -77), (-17 + lean * 0.4, -60), (-24, -36), (-22, -16), (-8, -14), (2, -22), (8 + lean, -74)], k=0.14), cape, 1)
        tip = limb(s, sh_f, far, 17, 17, side[1], 4.1, slv)
        if far_hold:
            far_hold()
        s.o(tip[0], tip[1], 3.4, sk[0], 0.9)
        lc = legs
        foot = boots or sk[0]
        if not skirt:
            if not ride:
                f = limb(s, hip_f, (feet[1][0], feet[1][1] - 4), 21, 21, -1, 5.4, lc, boots)
                s.p(f"M{join(f[0] - 4, f[1] - 1)}L{join(f[0] + 3, f[1] - 2)}Q{join(f[0] + 11, f[1] + 1, f[0] + 10, f[1] + 4)}L{join(f[0] - 4, f[1] + 4)}Z", foot, 0.9)
                f = limb(s, hip_n, (feet[0][0], feet[0][1] - 4), 21, 21, -1, 5.7, lc, boots)
                s.p(f"M{join(f[0] - 4, f[1] - 1)}L{join(f[0] + 3, f[1] - 2)}Q{join(f[0] + 11, f[1] + 1, f[0] + 10, f[1] + 4)}L{join(f[0] - 4, f[1] + 4)}Z", foot, 0.9)
        else:
            s.p("M-4-2h8l4 3h-14Z", foot, 0.9)
            s.p(smooth([(-10, -52, 1), (-15, -28), (-20, -2, 1), (0, 0), (20, -2, 1), (14, -28), (10, -52, 1)]), skirt, 1)
            s.line("M-4-44q-6 20-8 40M4-44q3 20 4 41M10-40q5 18 6 36", sw=0.6, op=0.4)
        tl = tails
        body = [(-3 + lean, -79), (-11.4 + lean, -74.5), (-11 + lean * 0.8, -63), (-8.4 + lean * 0.3, -51), (-12 - tl * 0.3, -44 + tl, 1), (0, -45 + tl * 0.7), (10 + tl * 0.2, -45 + tl, 1), (9 + lean * 0.3, -52), (11.8 + lean * 0.9, -63), (12 + lean, -74.5), (6 + lean, -79)]
        s.p(smooth(body, k=0.14), sk if bare else coat, 1, kind="d")
        s.shade(smooth([(13 + lean, -74), (13 + lean * 0.9, -63), (10 + lean * 0.3, -52), (10 + tl * 0.2, -45 + tl, 1), (3, -45 + tl * 0.7), (5 + lean * 0.3, -54), (7 + lean, -72)], k=0.14), 0.2)
        if bare:
            s.line(f"M{join(lean - 4, -66)}q5 3 9 0M{join(lean + 4, -70)}v9", sw=0.5, op=0.4)
            s.p(smooth([(-10, -50, 1), (10, -50, 1), (12, -36, 1), (0, -33), (-12, -36, 1)]), legs, 0.9)
        elif tl > 4:
            s.line(f"M{join(lean + 4, -78)}Q{join(3 + lean * 0.5, -60, 1, -45 + tl * 0.7)}", sw=0.6, op=0.6)
        if strap:
            s.p(f"M{join(lean - 9, -77)}L{join(lean - 5, -78)}L10-51L8-47Z", strap, 0.6)
            s.p(f"M{join(lean + 11, -77)}L{join(lean + 7, -78)}L-10-52L-9-47Z", strap, 0.6)
        if sash:
            s.p(f"M{join(lean - 11, -76)}L{join(lean - 4, -79)}L11-52L8-45Z", sash, 0.7)
        if belt:
            s.p("M-10-52Q0-49 10.500-52L10.800-48Q0-45-10.600-48Z", belt, 0.7)
            s.p("M1-50.500h4.500v4h-4.500Z", "#d9a53a", 0.5)
        s.p(f"M{join(lean - 3, -82)}L{join(lean - 3.5, -78)}Q{join(lean + 2, -74, lean + 6.5, -78)}L{join(lean + 5, -82)}Z", collar or sk[1], 0.8)
        head(s, 1.5 + lean * 1.15, -88.5, 8.2, skin, **face)  # type: ignore[arg-type]
        if epaulette:
            s.p(f"M{join(lean - 15, -72)}Q{join(lean - 14, -78, lean - 6, -77)}L{join(lean - 4, -73)}Z", GOLD, 0.7)
        tip = limb(s, sh_n, near, 17, 17, side[0], 4.4, slv, elbow=elbow)
        s.o(tip[0], tip[1], 3.5, sk[0], 0.9)
        if hold:
            hold()


def musket(s: Scene, x: float, y: float, rot: float = 0, s2: float = 1, bayonet: bool = True) -> None:
    with s.at(x, y, s2, rot=rot):
        s.p("M-3 26L4 24L2 4L2-40H-1L-2 6Z", WOOD, 0.8, kind="h")
        s.line("M.8 2V-42", "#5a5f63", 1.1)
        if bayonet:
            s.line("M1-42V-58", "#f0ecdf", 1.1)
            s.line("M2-42V-58", sw=0.4)


def sword(s: Scene, x: float, y: float, rot: float = 0, ln: float = 44, curve: float = 5) -> None:
    with s.at(x, y, 1, rot=rot):
        s.p(f"M-1.800 0C{join(-1.8 + curve, -ln * 0.4, -1 + curve, -ln * 0.75, curve * 0.2, -ln)}C{join(3 + curve, -ln * 0.7, 3 + curve, -ln * 0.4, 2, 0)}Z", ("#fffdf2", "#9aa0a2"), 0.9, kind="h")
        s.p("M-6-1Q0 2 7-1L6 2Q0 5-5 2Z", GOLD, 0.7)
        s.p("M-1.600 2h3.400v8h-3.400Z", "#5b3a1e", 0.7)
        s.line("M6 1Q8 8 2 10", "#d9a53a", 0.9)


def lance(s: Scene, x: float, y: float, rot: float, ln: float = 120, pennon: str | None = None, grip: float = 0.35) -> None:
    with s.at(x, y, 1, rot=rot):
        a, b = ln * grip, -ln * (1 - grip)
        s.line(f"M0 {num(a)}V{num(b)}", sw=2.2)
        s.line(f"M0 {num(a)}V{num(b)}", "#b98a4a", 1.2)
        if pennon:
            s.p(f"M0 {num(b + 4)}q10-5 18 0t18-1l-7 8 8 6q-10 3-18 0t-19 2Z", pennon, 0.8)
        s.p(f"M-3.500 {num(b)}L0 {num(b - 16)}L3.500 {num(b)}Z", STEEL, 0.8, kind="h")


def soldier(s: Scene, x: float, y: float, h: float, coat: Sequence[str] = BLUE, flip: bool = False, skin: str = "white", stride: bool = False, **kw: object) -> None:
    feet = ((-13, 0), (14, 0)) if stride else ((-7, 0), (9, 0))
    opt: dict[str, object] = {"hatk": "shako", "hatc": BLACK, "strap": "#fff8e7", "beard": "moustache", "feet": feet, "near": (9, -46), "far": (16, -44)}
    opt.update(kw)
    person(s, x, y, h, coat=coat, skin=skin, flip=flip, hold=lambda: musket(s, 10, -52, 4), **opt)  # type: ignore[arg-type]


def archer(s: Scene, x: float, y: float, h: float, flip: bool = False, skin: str = "copper", cloth: Sequence[str] = RED) -> None:
    def bow() -> None:
        s.line("M27-108Q50-76 27-40", sw=3)
        s.line("M27-108Q50-76 27-40", "#c98f3c", 1.7)
        s.line("M27-108L5-75L27-40", "#fff8e7", 0.7)

    def arrow() -> None:
        s.line("M2-75L49-74", "#f4ead2", 1.2)
        s.p("M47-78L57-74L47-70Z", STEEL, 0.7)
        s.p("M0-78L8-76L0-75L8-74L0-72Z", RED, 0.5)

    person(s, x, y, h, flip=flip, skin=skin, bare=True, legs=cloth, boots=None, near=(4, -76), far=(38, -75), feet=((-13, 0), (12, 0)), belt="#d9a53a", hatk="feathers", hairk="long", far_hold=bow, hold=arrow, elbow=(-21, -68))


def tiny(s: Scene, coat: str = "#3f6b90", legs: str = "#f1e3c0", skin: str = "#c08a62", arms: bool = True) -> Callable[[], None]:
    """Returns a function that draws a far soldier, 26 units tall, for `Canvas.stamp`."""

    def draw() -> None:
        s.line("M-2-10L-3 0M2-10L4 0", sw=2)
        s.line("M-2-10L-3 0M2-10L4 0", legs, 1.2)
        s.p("M-4-19Q0-22 4-19L5-9H-5Z", coat, 0.6)
        s.o(0, -22, 2.6, skin, 0.5)
        s.p("M-3.500-23V-28H3V-23Z", "#3a2c24", 0.5)
        if arms:
            s.line("M5-8L7-30", "#6b4526", 0.7)

    return draw
