"""Draws the buildings that the card scenes share, from a hut to a church, with their doors, windows and fields."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.tools.cards.base import GOLD, INK, STONE, WALL, WHITE, join, land, mix, num, poly
from art.tools.cards.camp import barrel, sack, wheel
from art.tools.cards.scene import Scene

TILE = ("#cf7a48", "#8b4122")
SLATE = ("#8f979b", "#565d63")
THATCH = ("#dcb568", "#9a7434")
BRICK = ("#b9674a", "#7d3d2a")


def window(s: Scene, x: float, y: float, w: float, h: float, frame: str = "#3f6b6f", arch: bool = False, glow: bool = False) -> None:
    def draw() -> None:
        top = f"M0 0v{num(-h)}" + (f"a{join(w / 2, w / 2)} 0 0 1 {join(w, 0)}" if arch else f"h{num(w)}") + f"v{num(h)}Z"
        s.p(top, "#f6cf6a" if glow else "#4b3a2c", 0.7)
        if w > 5:
            s.line(f"M{join(w / 2, 0)}v{num(-h)}M0 {num(-h / 2)}h{num(w)}", frame, 0.7)
            s.line(f"M-1 0h{num(w + 2)}", "#f4ead2", 0.8)

    s.stamp(f"w{w:.1f}{h:.1f}{frame[1:]}{'a' if arch else ''}", x, y, 1, draw)


def door(s: Scene, x: float, y: float, w: float, h: float, col: Sequence[str] = ("#7a4a2a", "#4a2c18"), arch: bool = False) -> None:
    d = f"M{join(x, y)}v{num(-h)}" + (f"a{join(w / 2, w / 2)} 0 0 1 {join(w, 0)}" if arch else f"h{num(w)}") + f"v{num(h)}Z"
    s.p(d, col, 0.8)


def house(s: Scene, x: float, y: float, w: float, h: float, *, rh: float = 0, dx: float = 0, wall: Sequence[str] = WALL, roof: Sequence[str] = TILE, doors: Sequence[float] = (0.5,), windows: Sequence[float] = (),
          dw: float = 0, floors: int = 1, frame: str = "#3f6b6f", arch: bool = False, base: str | None = None, cast: bool = True, glow: bool = False) -> None:
    """Draws a house seen from its long side, its right end in shade; (x, y) is the front left corner."""
    dx = dx or w * 0.3
    dy = dx * 0.42
    rh = rh or h * 0.55
    ov = w * 0.045 + 1.5
    if cast:
        s.shadow(x + w * 0.6, y - dy * 0.3, w * 0.72, dy * 0.7 + 3)
    # the end wall, with its gable
    s.p(poly([(x + w, y), (x + w + dx, y - dy), (x + w + dx, y - h - dy), (x + w + dx / 2, y - h - rh - dy / 2), (x + w, y - h)]), mix(wall[1], INK, 0.2), 1)
    s.box(x, y - h, w, h, s.g(wall[0], wall[1], kind="d"), 1)
    if base:
        s.box(x, y - h * 0.14, w, h * 0.14, base, 0.7)
    ridge = y - h - rh - dy / 2
    s.p(poly([(x - ov, y - h + ov * 0.5), (x + w + ov * 0.4, y - h + ov * 0.5), (x + w + dx / 2 + ov * 0.3, ridge), (x + dx / 2 - ov * 0.6, ridge)]), s.g(roof[0], roof[1], kind="d"), 1)
    s.p(poly([(x + w + ov * 0.4, y - h + ov * 0.5), (x + w + dx / 2 + ov * 0.3, ridge), (x + w + dx + ov * 0.7, y - h - dy + ov * 0.5), (x + w + dx, y - h - dy - 1), (x + w + dx / 2, ridge + 4), (x + w + 1, y - h + 1)]), roof[1], 0.8)
    d = ""
    n = max(4, int(w / 9))
    for i in range(1, n):
        t = i / n
        d += f"M{join(x - ov + (w + ov * 1.4) * t, y - h + ov * 0.5)}L{join(x + dx / 2 - ov * 0.6 + (w + ov) * t, ridge)}"
    s.line(d, mix(roof[1], INK, 0.4), 0.5, 0.55)
    s.shade(f"M{join(x, y - h + ov * 0.5)}h{num(w)}v{num(h * 0.1)}h{num(-w)}Z", 0.2)
    dw = dw or min(w * 0.16, h * 0.34)
    fh = h / floors
    for t in doors:
        door(s, x + w * t - dw / 2, y, dw, fh * 0.62, arch=arch)
    ww = dw * 0.8
    for f in range(floors):
        wy = y - f * fh - fh * 0.34
        for t in windows:
            if f == 0 and any(abs(t - q) * w < dw for q in doors):
                continue
            window(s, x + w * t - ww / 2, wy, ww, fh * 0.36, frame, arch, glow)
        if f and not windows:
            continue
        if f:
            s.line(f"M{join(x, y - f * fh)}h{num(w)}", sw=0.5, op=0.5)


def chimney(s: Scene, x: float, y: float, w: float, h: float, cols: Sequence[str] = BRICK, smoke: bool = True, size: float = 1) -> None:
    s.p(poly([(x - w / 2, y), (x - w * 0.36, y - h), (x + w * 0.36, y - h), (x + w / 2, y)]), s.g(cols[0], cols[1], kind="h"), 0.9)
    s.p(f"M{join(x - w * 0.46, y - h)}h{num(w * 0.92)}v{num(w * 0.3)}h{num(-w * 0.92)}Z", cols[1], 0.8)
    s.line("".join(f"M{join(x - w * 0.4, y - h * t)}h{num(w * 0.8)}" for t in (0.2, 0.4, 0.6, 0.8)), sw=0.4, op=0.4)
    if smoke:
        k = size * w
        s.smoke(x, y - h, [(k * 5.2, -k * 4.2, k * 1.9), (k * 3, -k * 3.2, k * 1.6), (k * 1.3, -k * 2.1, k * 1.2), (k * 0.2, -k * 0.9, k * 0.75)])


def sawmill(s: Scene, x: float, y: float, k: float = 1, flip: bool = False) -> None:
    with s.at(x, y, k, flip=flip):
        house(s, -46, 0, 76, 34, rh=24, wall=("#d9b27a", "#a67a48"), roof=TILE, doors=(0.16,), windows=(0.4,), dx=26)
        s.line("M-46-8H30M-46-17H30M-46-26H30", sw=0.4, op=0.4)
        n = 18
        pts = []
        for i in range(n):
            a = i * 2 * math.pi / n
            pts += [(26 + 21 * math.cos(a), -12 + 21 * math.sin(a)), (26 + 26 * math.cos(a + 0.12), -12 + 26 * math.sin(a + 0.12))]
        s.p(poly(pts), s.g("#eef0ec", "#9aa0a2", kind="d"), 0.9)
        s.o(26, -12, 5, ("#7c8288", "#4c5257"), 0.9)
        s.line("M12-22q6-8 14-9", "#fff8e7", 1.2, 0.8)
        logs(s, -8, 10, 0.8)


def logs(s: Scene, x: float, y: float, k: float = 1, n: int = 3) -> None:
    """Draws a pile of brazilwood logs: red heart, dark bark."""
    with s.at(x, y, k):
        s.shadow(14, 2, 34, 5)
        for row in range(n):
            for i in range(n - row):
                lx, ly = -14 + i * 15 + row * 7.5, -7 - row * 12
                s.p(f"M{join(lx, ly - 7)}l34-9q8 3 5 13l-36 10Z", ("#8a4f34", "#552d1e"), 0.9)
                s.o(lx, ly, 7, ("#e29a66", "#b2522e"), 0.9)
                s.o(lx, ly, 3.6, "none", 0.5)


def trading_post(s: Scene, x: float, y: float, k: float = 1, flag: str = "portugal") -> None:
    with s.at(x, y, k):
        s.line("M-62-2V-30M-70-2V-27M-78 0V-31M64-12V-40M72-14V-38M80-14V-42", sw=4.4)
        s.line("M-62-2V-30M-70-2V-27M-78 0V-31M64-12V-40M72-14V-38M80-14V-42", "#96663a", 2.8)
        house(s, -50, 0, 82, 36, rh=26, wall=("#e6c58c", "#b28a52"), roof=THATCH, doors=(0.24,), windows=(), dx=28)
        s.box(-4, -26, 30, 18, "#4b3423", 0.8)
        s.p("M-8-27L-14-13H36L30-27Z", ("#f4ead2", "#d0b888"), 0.9)
        s.p("M1-27L-2-13H6L8-27ZM15-27L14-13H22L22-27Z", "#a8433a", 0.6)
        s.line("M-12-13V0M34-13V2", sw=1.4)
        s.box(-8, -9, 40, 5, ("#b98a52", "#7f5529"), 0.8)
        sack(s, 4, 6, 0.5)
        barrel(s, 22, 6, 0.5)
        s.flag(-38, -50, 46, flag, 30)


def farm(s: Scene, x: float, y: float, k: float = 1, flip: bool = False) -> None:
    """Draws a white farmhouse on a veranda, coffee bushes before it."""
    with s.at(x, y, k, flip=flip):
        house(s, -44, 0, 72, 30, rh=24, wall=WHITE, roof=TILE, doors=(0.5,), windows=(0.2, 0.8), dx=26, frame="#2f6ba0", base="#4d86b0")
        s.p("M-50-17L-56-8H40L34-17Z", TILE, 0.8)
        s.line("M-52-8V6M-26-8V6M-4-8V6M18-8V6M37-8V6", sw=1.6)
        s.line("M-52-8V6M-26-8V6M-4-8V6M18-8V6M37-8V6", "#e9d6a6", 0.7)
        s.line("M-56 6H42", "#7f5529", 1.6)


@land
def coffee_rows(s: Scene, x0: float, x1: float, y0: float, y1: float, rows: int = 4, n: int = 8) -> None:
    """Draws low round coffee bushes with red cherries, in rows."""
    for r in range(rows):
        t = r / max(1, rows - 1)
        y = y0 + (y1 - y0) * t
        sz = 7 + 5 * t
        d = ""
        for i in range(n):
            cx = x0 + (x1 - x0) * (i + 0.5 + 0.25 * (r % 2)) / n
            d += f"M{join(cx - sz * 0.7, y)}q{join(-sz * 0.7, -sz * 0.9, 0, -sz * 1.2)}q{join(sz * 0.7, -sz * 0.9, sz * 1.4, 0)}q{join(sz * 0.7, sz * 0.4, 0, sz * 1.2)}Z"
        s.p(d, ("#5f8a52", "#35573a"), 0.6)
        c = "".join(f"M{x0 + (x1 - x0) * (i + 0.5 + 0.25 * (r % 2)) / n - 0.4 * sz:.0f} {y - sz * 0.5:.0f}h0m{join(sz * 0.5, -sz * 0.5)}h0m{join(sz * 0.3, sz * 0.6)}h0" for i in range(n))
        s.line(c, "#c23a2a", 1.1 + 0.5 * t)


def cane(s: Scene, x0: float, x1: float, y: float, h: float, n: int = 16, back: bool = True) -> None:
    """Draws a stand of sugar cane between x0 and x1."""
    if back:
        s.p(f"M{join(x0 - 4, y)}L{join(x0, y - h * 0.6)}Q{join((x0 + x1) / 2, y - h * 0.85, x1, y - h * 0.6)}L{join(x1 + 4, y)}Z", "#5c7a48")

    def stalk() -> None:
        s.line("M0 0Q1-25 3-50", sw=1.9)
        s.line("M0 0Q1-25 3-50", "#b9b25c", 1.1)
        s.line("M-1-14h3M0-26h3M1-38h3", sw=0.5, op=0.6)
        lf = ""
        for q, sg in ((0.5, 1), (0.66, -1), (0.82, 1), (0.96, -1), (1, 0.5)):
            bx, by, l = 3 * q * q, -50 * q, 14 + 3 * q
            lf += f"M{join(bx, by)}q{join(sg * l * 0.4, -l * 0.7, sg * l, l * 0.15)}q{join(-sg * l * 0.5, -l * 0.35, -sg * l, -l * 0.15)}Z"
        s.p(lf, ("#a8bb68", "#5f8248"), 0.6)

    s.define("cane", h / 50, stalk)
    for i in range(n):
        x = x0 + (x1 - x0) * (i + 0.5) / n + s.rng.uniform(-3, 3)
        s.stamp("cane", x, y + s.rng.uniform(-1, 3), h / 50 * s.rng.uniform(0.78, 1.06), stalk, flip=s.rng.random() < 0.4)


def mill(s: Scene, x: float, y: float, k: float = 1) -> None:
    """Draws a sugar mill (engenho): an open shed with its great wheel and a smoking flue."""
    with s.at(x, y, k):
        chimney(s, 42, -26, 11, 40, STONE)
        house(s, -40, 0, 74, 32, rh=26, wall=WALL, roof=TILE, doors=(0.5,), dw=14, arch=True, windows=(0.82,), dx=26)
        wheel(s, -42, -14, 19, 8)
        s.line("M-58-4q-4 4-2 8M-42 6q20 2 40 1", "#779AA5", 1.4)


def foundry(s: Scene, x: float, y: float, k: float = 1, flip: bool = False) -> None:
    """Draws a gold foundry: a brick hall, the furnace's glowing mouth, a chimney."""
    with s.at(x, y, k, flip=flip):
        chimney(s, -24, -30, 16, 66, BRICK)
        house(s, -46, 0, 78, 40, rh=24, wall=("#cf8a62", "#93502f"), roof=SLATE, doors=(), windows=(0.12, 0.86), dx=28, arch=True, glow=True)
        s.line("M-46-10H32M-46-20H32M-46-30H32", sw=0.4, op=0.35)
        s.o(-7, -12, 40, s.g("#ffd36a", "#ffb04a", kind="c", op=(0.8, 0)))
        s.p("M-22 0V-14a15 15 0 0 1 30 0V0Z", ("#7d6a54", "#4c3d30"), 1)
        s.p("M-16 0V-13a9 9 0 0 1 18 0V0Z", ("#fff0a8", "#f7a032", "#c84a1a"), 0.8)
        ingots(s, 22, 8, 0.6)


def works(s: Scene, x: float, y: float, k: float = 1, flip: bool = False, puffs: int = 3) -> None:
    """Draws a foundry seen from afar, smoking."""
    with s.at(x, y, k, flip=flip):
        s.p("M-26-40V-98H-14V-40Z", ("#b9674a", "#7d3d2a"), 0.9)
        s.smoke(-20, -98, [(56, -46, 22), (28, -28, 16), (6, -8, 10)][3 - puffs :])
        house(s, -46, 0, 78, 38, rh=24, wall=("#cf8a62", "#93502f"), roof=SLATE, doors=(), windows=(0.14, 0.86), arch=True, glow=True, dx=28)
        s.o(-7, -10, 36, s.g("#ffd36a", "#ffb04a", kind="c", op=(0.8, 0)))
        s.p("M-20 0V-13a13 13 0 0 1 26 0V0Z", ("#fff0a8", "#f7a032", "#c84a1a"), 1.4)


def ingots(s: Scene, x: float, y: float, k: float = 1, n: int = 3) -> None:
    with s.at(x, y, k):
        s.shadow(8, 1, n * 10 + 4, 4)
        for row in range(n):
            for i in range(n - row):
                bx, by = -n * 9 + i * 19 + row * 9.5, -row * 9
                s.p(f"M{join(bx, by)}l3-9h11l3 9Z", GOLD, 0.9)
                s.p(f"M{join(bx + 3, by - 9)}l4-3h10l-3 3Z", "#fff0b8", 0.7)
                s.p(f"M{join(bx + 17, by)}l-3-9 3-3 3.500 9Z", "#8f6418", 0.7)


@land
def cotton(s: Scene, x0: float, x1: float, y0: float, y1: float, rows: int = 4, n: int = 8) -> None:
    for r in range(rows):
        t = r / max(1, rows - 1)
        y = y0 + (y1 - y0) * t
        sz = 5 + 7 * t
        g, b = "", ""
        px, py = 0.0, 0.0
        for i in range(n):
            cx = x0 + (x1 - x0) * (i + 0.5 + 0.3 * (r % 2)) / n
            g += f"M{join(cx - sz, y)}q{join(0, -sz * 1.2, sz, -sz * 1.2)}t{join(sz, sz * 1.2)}q{join(-sz, sz * 0.4, -2 * sz, 0)}Z"
            for q, w in ((-0.55, 0.7), (0.05, 1.15), (0.6, 0.6)):
                nx, ny = round(cx + q * sz, 1), round(y - sz * w, 1)
                b += f"m{join(nx - px, ny - py)}h0"
                px, py = nx, ny
        s.p(g, ("#8aa262", "#4f6b3f"), 0.55)
        k = sz * 0.3 * s.scale**0.6
        s.line("M0 0" + b, sw=k + 0.5)
        s.line("M0 0" + b, "#fffaf0", k)


def plantation(s: Scene, x: float, y: float, k: float = 1, flip: bool = False) -> None:
    """Draws a plantation's big house: two floors, hipped roof, a row of arches."""
    with s.at(x, y, k, flip=flip):
        s.shadow(6, 0, 66, 8)
        s.p("M40 0L64-12V-54L40-44Z", mix(WALL[1], INK, 0.26), 1)
        s.box(-56, -44, 96, 44, ("#fbe7b4", "#e2bd74"), 1, kind="d")
        s.p("M-62-42L-38-66H38L46-42Z", s.g(TILE[0], TILE[1], kind="d"), 1)
        s.p("M46-42L38-66L48-70L70-52Z", TILE[1], 0.9)
        s.line("M-50-44L-30-65M-38-44L-22-65M-26-44L-14-65M-14-44L-6-65M-2-44L2-65M10-44L10-65M22-44L18-65M34-44L26-65", mix(TILE[1], INK, 0.4), 0.5, 0.6)
        for i in range(6):
            cx = -50 + i * 15.5
            s.p(f"M{join(cx, 0)}v-13a4.500 4.500 0 0 1 9 0v13Z", "#6a4c34", 0.7)
            window(s, cx + 1, -25, 7, 12, "#3f6b6f")
        s.line("M-58-22H42", "#f8ecd0", 2)
        s.line("M-58-20.500H42", sw=0.7)


def church(s: Scene, x: float, y: float, k: float = 1, flip: bool = False, wall: Sequence[str] = WHITE, trim: Sequence[str] = ("#d9b98a", "#a98555"), towers: int = 2) -> None:
    """Draws a baroque church of Minas: two bell towers, a scrolled gable, a round window."""
    with s.at(x, y, k, flip=flip):
        s.shadow(10, 0, 62, 9)
        s.p("M30 0L74-18V-60L30-46Z", mix(wall[1], INK, 0.2), 1)
        s.p("M28-45L78-61L66-71L18-56Z", TILE[1], 1)
        s.line("M46-52L38-61M54-54L46-63M62-57L54-66M70-59L60-69", mix(TILE[1], INK, 0.4), 0.5, 0.6)
        for wx in (44, 60):
            s.p(f"M{wx}-{22 + (wx - 40) * 0.4:.0f}v-12q3-4 6-3v13Z", "#4b3a2c", 0.6)
        xs = (-42, 22) if towers == 2 else (-42,)
        for tx in xs:
            s.box(tx, -84, 20, 84, s.g(wall[0], wall[1], kind="h"), 1)
            s.box(tx, -84, 3.4, 84, trim, 0.5)
            s.box(tx + 16.6, -84, 3.4, 84, trim, 0.5)
            s.p(f"M{tx + 6}-64v-8a4 4 0 0 1 8 0v8Z", "#4b3a2c", 0.7)
            s.p(f"M{tx + 8}-65q0-5 2-5t2 5Z", GOLD, 0.5)
            s.box(tx + 6.5, -44, 7, 10, "#4b3a2c", 0.6)
            s.box(tx - 2, -88, 24, 5, trim, 0.8)
            s.p(f"M{tx}-88C{tx - 3}-98 {tx + 6}-100 {tx + 10}-110C{tx + 14}-100 {tx + 23}-98 {tx + 20}-88Z", s.g("#9fb3a4", "#5d7a72", kind="h"), 0.9)
            cross(s, tx + 10, -110, 0.8)
        w1 = 22
        s.p(f"M-{w1} 0V-66Q-{w1}-76-12-78Q-10-92 0-94Q10-92 12-78Q{w1}-76 {w1}-66V0Z", s.g(wall[0], wall[1], kind="d"), 1)
        s.line(f"M-{w1}-60Q0-64 {w1}-60M-{w1}-34H{w1}", trim[1], 1.6)
        s.o(0, -74, 6, ("#f6cf6a", "#a9762a"), 0.9)
        s.line("M0-80V-68M-6-74H6", sw=0.5)
        cross(s, 0, -94, 1)
        door(s, -8, 0, 16, 20, ("#3f6b58", "#234437"), arch=True)
        s.line("M0 0V-26", sw=0.6)
        window(s, -15, -42, 8, 12, "#8b4122", True)
        window(s, 7, -42, 8, 12, "#8b4122", True)
        s.p("M-30 0H30L36 5H-36Z", ("#d8c9a6", "#a08c68"), 0.8)


def cross(s: Scene, x: float, y: float, k: float = 1) -> None:
    d = f"M{join(x, y + 1)}v{num(-14 * k)}M{join(x - 4.5 * k, y - 9 * k)}h{num(9 * k)}"
    s.line(d, sw=1.7)
    s.line(d, "#e7b23c", 0.8)


def academy(s: Scene, x: float, y: float, k: float = 1) -> None:
    """Draws an academy: columns, pediment, dome."""
    with s.at(x, y, k):
        s.shadow(8, 0, 82, 9)
        s.p("M66 0L86-10V-44L66-38Z", ("#a89a7c", "#82745a"), 1)
        s.box(-66, -38, 132, 38, s.g("#f3e6c8", "#cbb388", kind="d"), 1)
        s.box(-70, -43, 140, 6, ("#f8ecd0", "#c9b184"), 0.9)
        for wx in (-58, -44, 37, 51):
            window(s, wx, -12, 7, 16, "#3f6b6f", True)
        s.p("M-24-46Q-24-74 0-76Q24-74 24-46Z", s.g("#a9c0b4", "#557a74", kind="h"), 1)
        s.line("M-12-46Q-12-68 0-76Q12-68 12-46M0-76V-46", sw=0.5, op=0.5)
        s.p("M-5-76v-8a5 5 0 0 1 10 0v8Z", WHITE, 0.8)
        s.line("M0-89V-98", sw=1)
        s.o(0, -99, 2.4, GOLD, 0.6)
        s.p("M-36-40L0-58L36-40Z", s.g("#fbf0d4", "#d3bd90", kind="d"), 1)
        s.o(0, -46, 4.5, GOLD, 0.6)
        s.box(-34, -38, 68, 36, "#8a7250")
        for i in range(6):
            cx = -32 + i * 12.2
            s.box(cx, -38, 5.6, 36, s.g("#fff8e7", "#c4ae82", kind="h"), 0.7)
        s.p("M-36-2H36L40 3H-40ZM-40 3H40L45 8H-45Z", ("#efe0bd", "#b29c70"), 0.8)


def palace(s: Scene, x: float, y: float, k: float = 1, wall: Sequence[str] = ("#f2c9a4", "#cf9670")) -> None:
    """Draws a long palace with a tall middle."""
    with s.at(x, y, k):
        s.shadow(8, 0, 104, 10)
        s.box(-90, -42, 180, 42, s.g(wall[0], wall[1], kind="d"), 1)
        s.p("M-94-41L-84-54H84L94-41Z", s.g(SLATE[0], SLATE[1], kind="d"), 0.9)
        s.box(-94, -44, 188, 4, WHITE, 0.7)
        for i in range(12):
            cx = -84 + i * 14.6
            if abs(cx + 3) < 26:
                continue
            window(s, cx, -26, 7, 11, "#f4ead2")
            window(s, cx, -5, 7, 12, "#f4ead2", True)
        s.p("M90 0L104-8V-48L90-42Z", mix(wall[1], INK, 0.3), 0.9)
        s.box(-26, -60, 52, 60, s.g(wall[0], wall[1], kind="d"), 1)
        s.p("M-31-60L0-80L31-60Z", WHITE, 1)
        s.o(0, -67, 5, GOLD, 0.7)
        for cx in (-22, -9, 5, 18):
            s.box(cx - 1.5, -58, 4, 58, s.g("#fff8e7", "#cdb88e", kind="h"), 0.6)
        for cx in (-16, -3, 11):
            window(s, cx, -34, 7, 14, "#f4ead2", True)
        door(s, -5, 0, 10, 18, arch=True)
        s.p("M-34 0H34L40 5H-40Z", ("#e9dcba", "#ab976e"), 0.8)
        s.flag(0, -80, 34, "empire", 26)


@land
def town(s: Scene, x: float, y: float, w: float, n: int, size: float = 1, floors: Sequence[int] = (2, 3, 2, 2, 3), church_at: int = -1, roof: Sequence[str] = TILE) -> None:
    """Draws a street of coloured town houses (sobrados), perhaps with a church among them."""
    cols = (("#f6e3b0", "#d9b66e"), ("#e8b9a0", "#c48468"), ("#b9d0cf", "#86a7ab"), ("#f8f0dc", "#d8c9a6"), ("#dfc98a", "#b4944c"), ("#c9d3a8", "#93a26c"))
    cw = w / n
    s.shadow(x + w / 2, y, w * 0.54, 5)
    for i in range(n):
        c = cols[(i * 5 + 2 + s.rng.randrange(2)) % len(cols)]
        f = floors[i % len(floors)]
        hh = f * 15 * size * s.rng.uniform(0.95, 1.1)
        hx = x + i * cw
        s.box(hx, y - hh, cw, hh, s.g(c[0], c[1], kind="d"), 0.9)
        s.p(f"M{join(hx - 2, y - hh)}l{join(cw * 0.16, -9 * size)}h{num(cw * 0.74)}l{join(cw * 0.16, 9 * size)}Z", s.g(roof[0], roof[1], kind="d"), 0.8)
        m = 3 if cw > 26 * size else 2
        panes = ""
        for fl in range(f):
            for j in range(m):
                wx, wy = hx + cw * (j + 0.5) / m - 2.6 * size, y - hh / f * fl - 3.5 * size
                if fl == 0 and j == 1:
                    door(s, wx - size, y, 7 * size, 10.5 * size, arch=i % 2 == 0)
                else:
                    panes += f"M{join(wx, wy)}v{num(-7.5 * size)}h{num(5.2 * size)}v{num(7.5 * size)}Z"
        s.p(panes, "#54402f", 0.5)
        if i == church_at:
            s.box(hx + cw * 0.3, y - hh - 34 * size, cw * 0.4, 30 * size, WHITE, 0.8)
            s.p(f"M{join(hx + cw * 0.26, y - hh - 34 * size)}q{join(cw * 0.04, -9 * size, cw * 0.24, -16 * size)}q{join(cw * 0.2, 7 * size, cw * 0.24, 16 * size)}Z", s.g("#9fb3a4", "#5d7a72", kind="h"), 0.8)
            s.p(f"M{join(hx + cw * 0.42, y - hh - 16 * size)}v{num(-8 * size)}h{num(cw * 0.16)}v{num(8 * size)}Z", "#4b3a2c", 0.6)
            cross(s, hx + cw * 0.5, y - hh - 49 * size, 0.7 * size)


def hut(s: Scene, x: float, y: float, k: float = 1) -> None:
    with s.at(x, y, k):
        s.shadow(3, 0, 28, 5)
        s.p("M-20 0V-18H20V0Z", ("#c79a5c", "#8a6536"), 0.9)
        s.p("M-6 0V-14H5V0Z", "#3f2c1c", 0.7)
        s.p("M-28-14Q-12-30-2-42Q0-44 2-42Q14-28 28-14Q0-8-28-14Z", s.g(*THATCH, kind="d"), 1)
        s.line("M-16-14L-4-36M-6-12L-1-36M8-12L2-36M18-14L5-36", sw=0.5, op=0.45)
