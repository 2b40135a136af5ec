"""Draws what a camp in a card scene has: horses (78 units at the withers), oxen, guns, tents, crates, fires."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from art.tools.cards.base import WHITE, WOOD, Pt, join, mix, num, ring, smooth, taper
from art.tools.cards.scene import Scene

WALK = (
    ((-35, -62, 12), (-33, -44, 7.5), (-42, -25, 4.2), (-40, -8, 3), (-37, -2, 3.6)),
    ((33, -60, 9), (38, -42, 5.4), (45, -28, 4), (40, -12, 2.8), (41, -4, 3.6)),
    ((-31, -60, 13), (-22, -42, 8), (-26, -24, 4.4), (-20, -8, 3), (-17, -2, 3.8)),
    ((30, -58, 10), (29, -40, 6), (28, -26, 4), (25, -8, 2.9), (27, -2, 3.8)),
)
GALLOP = (
    ((-35, -62, 12), (-42, -46, 7.5), (-58, -38, 4.2), (-70, -26, 3), (-75, -22, 3.6)),
    ((33, -60, 9), (48, -52, 5.4), (62, -52, 4), (72, -40, 2.8), (74, -34, 3.6)),
    ((-31, -60, 13), (-32, -42, 8), (-48, -28, 4.4), (-56, -14, 3), (-58, -8, 3.8)),
    ((30, -58, 10), (44, -46, 6), (58, -40, 4), (60, -26, 2.9), (60, -20, 3.8)),
)
REAR = (
    ((-35, -62, 12), (-30, -44, 7.5), (-42, -26, 4.2), (-42, -10, 3), (-40, -4, 3.6)),
    ((34, -62, 9), (50, -62, 5.4), (60, -74, 4), (58, -56, 2.8), (54, -52, 3.6)),
    ((-31, -60, 13), (-22, -42, 8), (-32, -24, 4.4), (-30, -8, 3), (-27, -2, 3.8)),
    ((30, -58, 10), (46, -52, 6), (56, -60, 4), (60, -42, 2.9), (58, -36, 3.8)),
)


def horse(s: Scene, x: float, y: float, k: float = 1, coat: Sequence[str] = ("#9a6a42", "#5a3820"), mane: str = "#2f2016", pose: Sequence[Sequence[Pt]] = WALK, flip: bool = False, rot: float = 0,
          saddle: Sequence[str] | None = ("#b8382c", "#8C1C13"), rider: Callable[[], None] | None = None, boots: str = "#33241a", breech: Sequence[str] = WHITE, sock: str | None = None, tackle: bool = True, cast: bool = True) -> None:
    """Draws a horse that stands on (x, y), facing right, and with ``rider`` a rider: what it draws, moved up by 34, so
    that the hips of a `person` 100 high rest on the saddle, and a leg over the saddle."""
    dark = (coat[1], coat[1])
    with s.at(x, y, k, flip=flip):
        if cast:
            s.shadow(0, 1, 58, 8)
        s.out.append(f'<g transform="rotate({num(rot)} -30 -20)">' if rot else "<g>")
        for leg in pose[:2]:
            s.p(taper(leg), dark, 1)
            hoof(s, leg, coat[1])
        fly = pose is not WALK
        s.p(smooth([(-42, -76), (-54, -74 if fly else -70), (-72 if fly else -60, -66 if fly else -50), (-84 if fly else -58, -52 if fly else -26), (-66 if fly else -52, -54 if fly else -30), (-50, -56), (-42, -66)], k=0.2), mane, 1)
        body = [(20, -79), (34, -94), (45, -108), (52, -114), (58, -110), (66, -98), (71.5, -89), (70, -84), (64, -83), (58, -89), (52, -92), (48, -86), (45, -76), (43, -66), (38, -54), (26, -47), (5, -43), (-14, -46), (-26, -52), (-38, -50), (-46, -62), (-43, -74), (-32, -81), (-12, -77), (6, -76)]
        s.p(smooth(body), s.g(coat[0], coat[0], coat[1]), 1)
        s.shade(smooth([(38, -54), (26, -47), (5, -43), (-14, -46), (-26, -52), (-38, -50), (-20, -58), (4, -52), (26, -58)]), 0.22)
        s.shade("M52-92Q46-84 44-70Q40-84 48-98Z", 0.16)
        for leg in pose[2:]:
            s.p(taper(leg), coat, 1)
            # melt the joint into the body
            s.o(leg[0][0], leg[0][1] - 1, leg[0][2] * 0.98, mix(coat[0], coat[1], 0.28), ry=leg[0][2] * 0.9)
            if sock:
                a, b = leg[3], leg[4]
                s.p(taper([((leg[2][0] + a[0]) / 2, (leg[2][1] + a[1]) / 2, 3.2), a, b]), sock, 0.6)
            hoof(s, leg, "#2f2016")
        s.line("M-44-64Q-36-50-22-52M38-54Q30-46 24-50M47-96Q53-92 58-90", sw=0.6, op=0.5)
        s.p(smooth([(51, -117), (44, -112), (34, -101), (22, -84), (16, -78), (24, -79), (33, -86), (40, -95), (48, -103), (57, -109)], k=0.2), mane, 0.8)
        s.p("M48-112L48-122L54-114Z", coat, 0.9)
        s.o(60, -103, 1.6, "#1d130c")
        s.line("M68-87q-2 .5-3-.5", sw=0.8)
        if tackle:
            s.line("M55-112Q58-104 56-93M62-105Q66-94 63-86M56-98L63-93M63-88Q44-76 18-84", "#3a2414", 1.1)
        if saddle:
            s.p(smooth([(-16, -79), (-20, -62), (-14, -54), (4, -52), (17, -56), (18, -78)], k=0.16), saddle, 1)
            s.line("M-16-64Q-12-57 4-55.500Q12-56 15-60", "#f1cf74", 0.9)
            s.p("M-14-79Q-12-83-6-81Q4-78 12-84Q16-84 16-78Q2-73-14-79Z", ("#7a4a26", "#4a2c16"), 0.9)
        if rider:
            with s.at(0, -34):
                rider()
            s.p(taper([(0, -79, 7), (11, -68, 6), (15, -60, 5)]), breech, 1)
            s.p(taper([(15, -61, 5.4), (12, -48, 4.6), (9, -38, 3.8)]), boots, 1)
            s.p("M5-41L13-40Q20-36 18-33H5Z", boots, 0.9)
            s.line("M12-32V-60", "#d9a53a", 0.6)
        s.out.append("</g>")


def hoof(s: Scene, leg: Sequence[Pt], col: str) -> None:
    x, y, _ = leg[4]
    ax, ay, _ = leg[3]
    a = math.degrees(math.atan2(y - ay, x - ax)) - 68
    with s.at(x, y, 1, rot=a):
        s.p("M-3.500-2.500L3-3L6 3H-4Z", "#2f2016", 0.7)


def ox(s: Scene, x: float, y: float, k: float = 1, coat: Sequence[str] = ("#e8d6b4", "#a98c62"), flip: bool = False) -> None:
    with s.at(x, y, k, flip=flip):
        s.shadow(0, 1, 44, 7)
        for lx, c in ((-26, coat[1]), (24, coat[1])):
            s.p(taper([(lx, -34, 8), (lx + 3, -18, 5), (lx + 2, -2, 4)]), c, 1)
        s.p("M-42-54Q-50-40-46-22L-44-22Q-46-40-38-50Z", coat[1], 0.9)
        b = [(-40, -58), (-20, -60), (6, -60), (24, -66), (36, -62), (44, -58), (54, -52), (60, -42), (58, -34), (50, -34), (42, -38), (36, -34), (28, -24), (6, -24), (-16, -24), (-34, -28), (-44, -42)]
        s.p(smooth(b), s.g(coat[0], coat[0], coat[1]), 1)
        s.shade(smooth([(36, -34), (28, -24), (6, -24), (-16, -24), (-34, -28), (-16, -34), (10, -34)]), 0.2)
        for lx in (-33, 32):
            s.p(taper([(lx, -36, 9), (lx - 1, -18, 5), (lx, -2, 4.2)]), coat, 1)
            s.o(lx, -38, 8, coat[0])
            s.p(f"M{lx - 5}-3h10l1 4h-12Z", "#3a2818", 0.8)
        s.p("M40-60Q34-66 30-60Q36-56 42-56Z", coat, 0.8)
        s.p("M44-58Q46-72 60-74Q52-68 51-56Z", WHITE, 0.9)
        s.o(50, -48, 1.7, "#1d130c")
        s.p(ring(57, -38, 4, 3.4), "#c9a284", 0.7)
        s.line("M34-66L40-34", "#6b4526", 3)


def wheel(s: Scene, x: float, y: float, r: float, spokes: int = 8, cols: Sequence[str] = WOOD) -> None:
    s.p(ring(x, y, r) + ring(x, y, r * 0.78), cols, 0)
    s.out[-1] = s.out[-1].replace("/>", ' fill-rule="evenodd"/>')
    s.line(ring(x, y, r) + ring(x, y, r * 0.78), sw=0.9)
    d = "".join(f"M{join(x, y)}L{join(x + r * 0.8 * math.cos(i * 2 * math.pi / spokes + 0.2), y + r * 0.8 * math.sin(i * 2 * math.pi / spokes + 0.2))}" for i in range(spokes))
    s.line(d, sw=1.9)
    s.line(d, cols[0], 0.9)
    s.o(x, y, r * 0.18, cols, 0.8)


def cannon(s: Scene, x: float, y: float, k: float = 1, flip: bool = False) -> None:
    with s.at(x, y, k, flip=flip):
        s.shadow(-4, 1, 46, 6)
        s.p("M-52-2L-6-26L2-18L-44 2Z", WOOD, 1)
        with s.at(0, -24, rot=-12):
            s.p("M-30-8Q-36-8-37 0Q-36 8-30 8L44 5.500V-5.500Z", ("#f1cf74", "#c08a34", "#6e4a14"), 1)
            s.p("M40-7.500h8v15h-8ZM-6-8.500h5v17h-5ZM14-7.500h4v15h-4Z", ("#f1cf74", "#c08a34", "#6e4a14"), 0.8)
            s.o(-40, 0, 4, ("#f1cf74", "#8f6418"), 0.8)
        wheel(s, 0, -17, 18, 10)


def tent(s: Scene, x: float, y: float, k: float = 1, cols: Sequence[str] = WHITE, dark: str = "#5a4630", open_: bool = True) -> None:
    with s.at(x, y, k):
        s.shadow(8, 0, 54, 7)
        s.p("M-40 0Q-22-26 0-66L34-58Q50-24 66-6L40 0Z", s.g(cols[0], cols[0], cols[1], kind="h"), 1)
        s.shade("M0-66L34-58Q50-24 66-6L42 0Q24-30 0-66Z", 0.2)
        if open_:
            s.p("M-14 0Q-4-24 0-48Q8-24 18 0Z", dark, 0.9)
            s.p("M-14 0Q-4-24 0-48L-6-30Q-14-12-24 0Z", cols[0], 0.8)
        s.line("M0-66V-74M-40 0L-54 6M66-6L78 2", sw=0.9)
        s.line("M12-60Q24-30 42 0M-24-6Q-12-30-2-58", sw=0.5, op=0.4)


def drum(s: Scene, x: float, y: float, k: float = 1, rot: float = 0) -> None:
    with s.at(x, y, k, rot=rot):
        s.p("M-14-16V6Q0 14 14 6V-16Z", ("#e0b04c", "#9a6a20"), 1, kind="h")
        s.p("M-14-16Q0-9 14-16V-11Q0-4-14-11ZM-14 2Q0 9 14 2V7Q0 14-14 7Z", ("#b8382c", "#8C1C13"), 0.8)
        s.line("M-14-10L-8 4.500L-3-7L3 5.500L8-7.500L14 3", "#fff8e7", 0.9)
        s.o(0, -16, 14, ("#fff8e7", "#e2d2ac"), 0.9, ry=5.5)


def barrel(s: Scene, x: float, y: float, k: float = 1) -> None:
    with s.at(x, y, k):
        s.shadow(2, 0, 13, 3.5)
        s.p("M-10-28Q-15-14-10 0Q0 4 10 0Q15-14 10-28Q0-32-10-28Z", ("#c08a52", "#6b4526"), 1, kind="h")
        s.o(0, -28, 10, "#a87443", 0.8, ry=3.5)
        s.line("M-12-21Q0-17 12-21M-12-7Q0-3 12-7", "#4c4038", 1.3)
        s.line("M-4-24V1M4-24V1", sw=0.5, op=0.4)


def crate(s: Scene, x: float, y: float, w: float = 26, h: float = 20) -> None:
    s.shadow(x + w * 0.2, y, w * 0.7, 4)
    s.p(f"M{join(x - w / 2, y)}v{num(-h)}h{num(w)}v{num(h)}Z", ("#d3a468", "#a0703c"), 0.9)
    e = w * 0.28
    s.p(f"M{join(x - w / 2, y - h)}l{join(e, -e * 0.6)}h{num(w)}l{join(-e, e * 0.6)}Z", "#e2bd84", 0.9)
    s.p(f"M{join(x + w / 2, y)}v{num(-h)}l{join(e, -e * 0.6)}v{num(h)}Z", "#7f5529", 0.9)
    s.line(f"M{join(x - w / 2, y - h * 0.66)}h{num(w)}M{join(x - w / 2, y - h * 0.33)}h{num(w)}M{join(x - w / 2, y)}l{join(w, -h)}", sw=0.5, op=0.5)


def sack(s: Scene, x: float, y: float, k: float = 1, open_with: str | None = None) -> None:
    with s.at(x, y, k):
        s.shadow(2, 0, 15, 4)
        s.p(smooth([(-13, 0), (-16, -10), (-11, -22), (-6, -25, 1), (7, -25, 1), (12, -21), (16, -10), (13, 0), (0, 2)]), ("#e9d3a0", "#b08a52"), 1, kind="d")
        if open_with:
            s.p("M-10-23Q0-32 11-23Q0-18-10-23Z", open_with, 0.8)
        else:
            s.p("M-5-24L-8-31L0-28L7-32L6-24Q0-22-5-24Z", ("#e9d3a0", "#b08a52"), 0.8)
            s.line("M-6-24Q0-22 7-24", "#8a5a2c", 1.3)
        s.line("M-8-4q-2-6 0-12M7-3q3-6 2-11", sw=0.5, op=0.4)


def fire(s: Scene, x: float, y: float, k: float = 1) -> None:
    with s.at(x, y, k):
        s.o(0, -10, 62, s.g("#ffd98a", "#ffb04a", kind="c", op=(0.65, 0)))
        s.line("M-14 1L12-5M14 1L-12-5", sw=3)
        s.line("M-14 1L12-5M14 1L-12-5", "#7a4a26", 2)
        s.p("M-11-3C-16-14-5-16-6-30C2-24 3-18 4-22C12-16 14-8 9-2Q0 2-11-3Z", ("#f7b23c", "#d0521e"), 0.9)
        s.p("M-5-3C-8-9 0-12-1-19C5-13 7-7 4-2Q0 0-5-3Z", "#fff0a8")


def torch(s: Scene, x: float, y: float, k: float = 1) -> None:
    with s.at(x, y, k):
        s.o(0, -8, 40, s.g("#ffd98a", "#ffb04a", kind="c", op=(0.6, 0)))
        s.line("M0 14V-4", "#5a3d22", 1.6)
        s.p("M-5-3C-7-10-2-12-2-20C3-16 7-9 4-3Q0 0-5-3Z", ("#fff0a8", "#f7a032"), 0.6)
