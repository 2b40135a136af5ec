"""Draws ships, canoes, locomotives, wagons, rails, viaducts and quays for the card scenes."""

from __future__ import annotations

from collections.abc import Sequence

from art.tools.cards.base import GOLD, INK, STONE, WHITE, WOOD, H, Pt, W, join, land, mix, num, poly
from art.tools.cards.camp import sack, wheel
from art.tools.cards.scene import Scene


def sail(s: Scene, x: float, y: float, w: float, h: float, belly: float, mark: str = "") -> None:
    d = f"M{join(x - w / 2, y)}q{join(w / 2, 3, w, 0)}q{join(belly + 3, h * 0.55, belly * 0.2 - 1, h)}q{join(-w / 2, -h * 0.16, -w - belly * 0.1, 0)}q{join(belly * 0.9, -h * 0.5, 1 - belly * 0.1, -h)}Z"
    s.p(d, s.g("#fffaf0", "#f6e8c8", "#c9b184", kind="d"), 0.9)
    if mark == "cross":
        cx, cy, r = x + belly * 0.55, y + h * 0.48, min(w, h) * 0.28
        s.p(f"M{join(cx - r * 0.22, cy - r)}h{num(r * 0.44)}l{join(-r * 0.08, r * 0.78)}l{join(r * 0.86, -r * 0.08)}v{num(r * 0.5)}l{join(-r * 0.86, -r * 0.08)}l{join(r * 0.08, r * 0.78)}h{num(-r * 0.44)}l{join(r * 0.08, -r * 0.78)}l{join(-r * 0.86, r * 0.08)}v{num(-r * 0.5)}l{join(r * 0.86, r * 0.08)}Z", "#a8281d", 0.3)


def ship(s: Scene, x: float, y: float, k: float = 1, flip: bool = False, mark: str = "cross", flag: str = "portugal", furled: bool = False) -> None:
    """Draws a three-master that heads right, sails set or furled; (x, y) is amidships at the waterline."""
    with s.at(x, y, k, flip=flip):
        s.o(0, 3, 74, INK, ry=7, op=0.26)
        s.line("M-30-10V-96M6-14V-112M42-14V-90M56-20L92-46", sw=2.4)
        s.line("M-30-10V-96M6-14V-112M42-14V-90M56-20L92-46", "#8d6238", 1.2)
        s.line("M6-110L-28-18M6-110L44-20M42-88L84-42M-30-94L-58-26M42-88L12-22", sw=0.45, op=0.7)
        if furled:
            for mx, my, ww in ((6, -96, 40), (6, -66, 50), (42, -78, 32), (42, -50, 40), (-30, -80, 30)):
                s.p(f"M{join(mx - ww / 2, my)}q{join(ww * 0.12, 6, ww * 0.25, 1)}t{join(ww * 0.25, 1)}t{join(ww * 0.25, 0)}t{join(ww * 0.25, -1)}q{join(-ww * 0.5, -5, -ww, -1)}Z", WHITE, 0.8)
        else:
            sail(s, 6, -104, 32, 28, 10)
            sail(s, 6, -74, 46, 42, 14, mark)
            sail(s, 42, -84, 26, 24, 9)
            sail(s, 42, -58, 36, 34, 12)
            s.p("M-30-92L-54-36Q-32-40-16-34Q-14-62-30-92Z", s.g("#fffaf0", "#f6e8c8", "#c9b184", kind="d"), 0.9)
            s.p("M90-45L58-22Q70-20 76-26Z", ("#fffaf0", "#d8c49a"), 0.8)
        for mx, my, c in ((6, -112, "#8C1C13"), (42, -90, "#d9a53a")):
            s.p(f"M{mx} {my}q8-5 14 0t12 0q-8 5-14 5t-12 0Z", c, 0.6)
        s.flag(-60, -26, 26, flag, 20, wind=-1)
        s.p("M-66-34L-50-32L-48-22Q0-12 50-22L72-28Q66-8 54 4Q0 12-52 4Q-64-10-66-34Z", ("#b5804a", "#7d4f2a", "#4e2f1a"), 1)
        s.p("M-64-22Q-20-8 40-14Q58-16 69-20L66-13Q20-2-60-14Z", ("#f0d390", "#c9963e"), 0.7)
        s.line("M-58-3Q0 5 60-6M-64-28L-49-25", sw=0.5, op=0.6)
        s.line("".join(f"M{-40 + i * 13} {num(-9 + abs(i - 4) * -0.5)}h3" for i in range(8)), "#3a2414", 1.6)
        s.p("M-62-31h8v5h-7Z", "#f6cf6a", 0.5)
        s.line("M-72 5q10 5 20 1t20 2 20 0 20 1 20-2 20 0 24-3", "#fff8e7", 1.2, 0.9)


def steamer(s: Scene, x: float, y: float, k: float = 1, flip: bool = False) -> None:
    with s.at(x, y, k, flip=flip):
        s.o(0, 3, 78, INK, ry=6, op=0.26)
        s.smoke(-8, -66, [(-74, -34, 15), (-52, -28, 14), (-32, -20, 12), (-14, -11, 9), (-2, -3, 6)], ("#cfcbc2", "#77726b"))
        s.line("M-46-16V-66M42-16V-70M42-68L76-22M-46-64L-70-20", sw=0.8)
        s.p("M-14-24V-62H2V-24Z", s.g("#6a6660", "#2e2a28", kind="h"), 1)
        s.p("M-15-56H3V-48H-15Z", "#b8382c", 0.8)
        s.box(-40, -32, 66, 14, WHITE, 0.9)
        s.line("".join(f"M{-34 + i * 9}-25h4" for i in range(7)), "#54402f", 2)
        s.p("M-72-20L76-22Q70-4 60 5H-60Q-70-4-72-20Z", ("#4f5b60", "#2f373b"), 1)
        s.p("M-71-15L74-17L72-12L-69-10Z", "#b8382c", 0.5)
        s.o(-4, -6, 20, s.g("#e0b04c", "#8f6418", kind="d"), 1)
        s.o(-4, -6, 14, s.g("#b8382c", "#7a1a12", kind="d"), 0.8)
        s.line("M-4-20V8M-18-6H10M-14-16L6 4M6-16L-14 4", "#f1cf74", 1)
        s.p("M-26 3H20V14H-26Z", "#476f80")
        s.flag(-70, -20, 26, "empire", 20, wind=-1)
        s.line("M-78 6q10 5 20 1t20 2 20 0 20 1 20-2 20 0 24-2M-30 2q8-6 14-1t14 0 20-2", "#fff8e7", 1.2, 0.9)


def canoe(s: Scene, x: float, y: float, k: float = 1, flip: bool = False) -> None:
    with s.at(x, y, k, flip=flip):
        s.o(0, 3, 46, INK, ry=4, op=0.25)
        s.p("M-46-10Q-30-3 0-3T46-10Q40 4 24 5H-24Q-40 4-46-10Z", WOOD, 1)
        s.line("M-52 6q10 4 20 0t20 2 20-1 20 0 22-1", "#fff8e7", 1, 0.9)


def engine(s: Scene, x: float, y: float, k: float = 1, flip: bool = False, body: Sequence[str] = ("#4f8a68", "#1C653E", "#0f3d25"), plume: Sequence[Pt] | None = None) -> None:
    """Draws an American-built steam locomotive with its tender, running right; (x, y) is on the rail under the
    drivers."""
    with s.at(x, y, k, flip=flip):
        s.shadow(-20, 2, 118, 7)
        s.smoke(58, -66, plume if plume is not None else [(-112, -52, 22), (-80, -50, 20), (-50, -42, 18), (-24, -30, 14), (-6, -16, 10), (2, -5, 6)], ("#fbf8f0", "#9c9a96"))
        # tender
        s.p("M-122-38H-76V-10H-122Z", body, 1)
        s.p("M-120-38Q-112-48-104-43Q-96-50-88-43Q-80-46-78-38Z", ("#5a5450", "#2e2a28"), 0.8)
        s.line("M-118-34H-80V-15H-118Z", "#f1cf74", 0.7)
        # boiler, firebox, cab
        s.p("M-30-46H66Q70-46 70-42V-22H-30Z", ("#aeb4b6", "#7c8288", "#43494e"), 1)
        s.line("M-6-46V-22M18-46V-22M42-46V-22", "#f1cf74", 1)
        s.p("M-66-66H-26V-12H-66Z", body, 1)
        s.p("M-60-60H-48V-42H-60ZM-44-60H-32V-42H-44Z", "#f6e3b0", 0.8)
        s.p("M-72-66Q-46-76-20-66L-20-62H-72Z", ("#8b4122", "#5e2a14"), 0.9)
        s.p("M66-48H76V-20H66Z", ("#43494e", "#2b2f33"), 0.9)
        # stack, domes, lamp, bell
        s.p("M54-46L52-58L46-66H70L64-58L62-46Z", ("#565d63", "#2b2f33"), 1, kind="h")
        s.p("M24-46V-55Q24-62 31-62T38-55V-46Z", GOLD, 0.9)
        s.p("M-2-46V-53Q-2-59 4-59T10-53V-46Z", GOLD, 0.9)
        s.p("M68-60h10v-8h-10Z", GOLD, 0.8)
        s.o(78, -64, 4, "#fff3c4", 0.7)
        s.line("M14-46V-52", sw=1)
        s.p("M10.500-50Q11-56 14-57Q17-56 17.500-50Z", GOLD, 0.6)
        # frame and cow-catcher
        s.box(-68, -22, 146, 7, ("#9a2a20", "#5e110b"), 0.8)
        s.p("M78-20L104-1H72L74-18Z", ("#c8443a", "#7a1a12"), 1)
        s.line("M80-17L80-2M85-14L87-2M90-10L94-2", "#f1cf74", 0.7)
        for wx in (-46, -14):
            s.stamp("driver", wx, -17, 1, lambda: wheel(s, 0, 0, 16, 8, ("#c8443a", "#7a1a12")))
        for wx in (32, 56, -112, -88):
            s.stamp("truck", wx, -9, 1, lambda: wheel(s, 0, 0, 8.5, 6, ("#c8443a", "#7a1a12")))
        s.line("M-46-12L-14-12L34-22", sw=3)
        s.line("M-46-12L-14-12L34-22", "#e6e4de", 1.6)
        s.p("M34-27h22v10h-22Z", ("#d9dcdb", "#6a7074"), 0.8)


def wagon(s: Scene, x: float, y: float, k: float = 1, load: str = "coach") -> None:
    with s.at(x, y, k):
        s.shadow(0, 2, 50, 5)
        if load == "coach":
            s.p("M-46-48H46V-12H-46Z", ("#e0b04c", "#a9762a"), 1)
            for i in range(5):
                s.p(f"M{-40 + i * 17}-42h11v13h-11Z", "#f6e8c4", 0.7)
            s.p("M-50-48Q0-58 50-48V-45H-50Z", ("#7c8288", "#4c5257"), 0.9)
            s.line("M-46-22H46", "#8C1C13", 1.4)
        else:
            if load == "coffee":
                for sx in (-30, -10, 10, 30, -20, 0, 20):
                    s.stamp("sack", sx, -22 if sx % 20 else -36, 0.62, lambda: sack(s, 0, 0))
            elif load == "ore":
                s.p(s.blob(0, -34, 40, 12, 10), ("#7a736a", "#3f3a36"), 0.8)
            elif load == "cotton":
                for sx in (-24, 0, 24):
                    s.box(sx - 11, -48, 22, 20, ("#fffaf0", "#d8cdb4"), 0.8)
                    s.line(f"M{sx - 11}-41h22M{sx - 11}-35h22", "#8a5a2c", 0.8)
            s.p("M-46-30H46L43-12H-43Z", ("#8f6a44", "#5a3d22"), 1)
            s.line("M-26-30V-12M-2-30V-12M22-30V-12", sw=0.6)
        s.line("M-58-12H58", sw=2.2)
        for wx in (-28, 28):
            s.stamp("truck", wx, -8.5, 1, lambda: wheel(s, 0, 0, 8.5, 6, ("#c8443a", "#7a1a12")))


def far_train(s: Scene, x: float, y: float, k: float = 1, load: str = "coach") -> None:
    """Draws a small distant train that runs right, engine first."""
    with s.at(x, y, k):
        s.smoke(60, -66, [(-104, -42, 20), (-62, -36, 17), (-26, -20, 12), (0, -4, 7)], ("#f6f4ef", "#98948c"))
        s.p("M-76-40H-30V-10H-76ZM-28-46H66Q70-46 70-42V-10H-28Z", ("#4f5b60", "#2b3236"), 1.4)
        s.p("M54-46L50-66H72L64-46Z", "#2b2f33", 1.2)
        s.p("M-30-66H4V-44H-30ZM70-24L92-4H66Z", ("#9a2a20", "#5e110b"), 1.2)
        s.p("M20-46v-8a6 6 0 0 1 12 0v8ZM42-46v-6a4 4 0 0 1 8 0v6Z", GOLD, 0.9)
        for wx in (-58, -14, 20, 52, -150, -110, -250, -210):
            s.stamp("fw", wx, -9, 1.1, lambda: wheel(s, 0, 0, 8.5, 6, ("#c8443a", "#7a1a12")))
        if load == "coach":
            s.p("M-170-48H-90V-14H-170ZM-270-48H-190V-14H-270Z", ("#e0b04c", "#a9762a"), 1.2)
            s.p("M-164-42h14v14h-14ZM-144-42h14v14h-14ZM-124-42h14v14h-14ZM-264-42h14v14h-14ZM-244-42h14v14h-14ZM-224-42h14v14h-14Z", "#f6e8c4", 0.8)
        else:
            for sx in (-156, -130, -104, -256, -230, -204):
                s.stamp("sack", sx, -30, 0.8, lambda: sack(s, 0, 0))
            s.p("M-172-34H-88L-92-14H-168ZM-272-34H-188L-192-14H-268Z", ("#8f6a44", "#5a3d22"), 1.2)


@land
def rails(s: Scene, x0: float, y0: float, x1: float, y1: float, n: int = 20) -> None:
    s.p(poly([(x0, y0), (x1, y1), (x1, y1 + 14), (x0, y0 + 14)]), ("#b7a98c", "#857860"), 0.5)
    s.line("".join(f"M{join(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n + 2)}l-3 9" for i in range(n + 1)), "#5a3d22", 2.2)
    s.line(f"M{join(x0, y0 + 3)}L{join(x1, y1 + 3)}", sw=2)
    s.line(f"M{join(x0, y0 + 3)}L{join(x1, y1 + 3)}", "#d9dcdb", 1)


@land
def viaduct(s: Scene, y: float, base: float, n: int = 5, cols: Sequence[str] = STONE, x0: float = -10, x1: float = W + 10) -> None:
    step = (x1 - x0) / n
    d = f"M{join(x0, y)}H{num(x1)}V{num(base)}"
    for i in range(n):
        r = step * 0.36
        xr = x1 - i * step - step * 0.14
        d += f"H{num(xr)}V{num(y + 16 + r)}a{join(r, r)} 0 0 0 {join(-2 * r, 0)}V{num(base)}"
    s.p(d + f"H{num(x0)}Z", (cols[0], mix(cols[0], cols[1], 0.5), cols[1]), 0.9)
    for i in range(n):
        r = step * 0.36
        xr = x1 - i * step - step * 0.14 - 2 * r
        s.p(f"M{join(xr, y + 16 + r)}a{join(r, r)} 0 0 1 {join(r * 0.6, -r * 0.92)}l6 4q{join(-r * 0.5, r * 0.3, -r * 0.4, r)}V{num(base)}h-6Z", INK, op=0.28)
    s.box(x0, y - 3, x1 - x0, 6, WHITE, 0.8)


def crane(s: Scene, x: float, y: float, k: float = 1, flip: bool = False) -> None:
    """Draws a wooden quay crane with a bale on its hook."""
    with s.at(x, y, k, flip=flip):
        s.shadow(2, 0, 20, 4)
        s.p("M-7 0L-5-64H5L7 0Z", s.g(*WOOD, kind="h"), 0.9)
        d = "M0-60L64-104M0-24L40-86M0-60L-22-40"
        s.line(d, sw=3.6)
        s.line(d, "#a87443", 2.1)
        s.line("M64-104V-64M0-60L64-104", sw=0.8)
        s.p("M52-64h24v20h-24Z", ("#e9d3a0", "#b08a52"), 0.9)
        s.line("M60-64v20M68-64v20M52-54h24", "#8a5a2c", 0.9)
        wheel(s, 0, -16, 12, 6)


@land
def quay(s: Scene, y: float, base: float = H, x0: float = -10, x1: float = W + 10, cols: Sequence[str] = STONE) -> None:
    s.p(f"M{join(x0, y)}H{num(x1)}V{num(base)}H{num(x0)}Z", (mix(cols[0], "#fff8e7", 0.35), cols[0]), 0.9)
    d, row = "", 0
    yy = y + 8.0
    while yy < base:
        d += f"M{join(x0, yy)}H{num(x1)}"
        xx = x0 + (row % 2) * 22 + 6
        while xx < x1:
            d += f"M{join(xx, yy)}v{num(9 + row * 1.5)}"
            xx += 44
        yy += 9 + row * 1.5
        row += 1
    s.line(d, sw=0.5, op=0.35)
