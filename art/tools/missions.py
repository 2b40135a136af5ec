"""The 24 Mission vignettes, and the buildings, goods, ships and engines that card scenes share.

Run: python -m art.tools.missions   (writes art/missions/<id>.svg)

Each picture composes what its mission asks for. Era I is brown and green, Era II blue and yellow with sails, Era III steel grey with smoke.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from art.tools.combat_cards import (
    GOLD,
    INK,
    STEEL,
    STONE,
    WALL,
    WHITE,
    WOOD,
    H,
    Pt,
    Scene,
    W,
    archer,
    barrel,
    cannon,
    horse,
    join,
    lance,
    land,
    main_card,
    mix,
    musket,
    num,
    person,
    poly,
    ring,
    sack,
    smooth,
    wheel,
)

TILE = ("#cf7a48", "#8b4122")
SLATE = ("#8f979b", "#565d63")
THATCH = ("#dcb568", "#9a7434")
BRICK = ("#b9674a", "#7d3d2a")


# ---- houses ------------------------------------------------------------------------------------------------------------------------------


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
    """A house seen from its long side, its right end in shade; (x, y) is the front left corner."""
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
    """A pile of brazilwood: red heart, dark bark."""
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
    """A white farmhouse on a veranda, coffee bushes before it."""
    with s.at(x, y, k, flip=flip):
        house(s, -44, 0, 72, 30, rh=24, wall=WHITE, roof=TILE, doors=(0.5,), windows=(0.2, 0.8), dx=26, frame="#2f6ba0", base="#4d86b0")
        s.p("M-50-17L-56-8H40L34-17Z", TILE, 0.8)
        s.line("M-52-8V6M-26-8V6M-4-8V6M18-8V6M37-8V6", sw=1.6)
        s.line("M-52-8V6M-26-8V6M-4-8V6M18-8V6M37-8V6", "#e9d6a6", 0.7)
        s.line("M-56 6H42", "#7f5529", 1.6)


@land
def coffee_rows(s: Scene, x0: float, x1: float, y0: float, y1: float, rows: int = 4, n: int = 8) -> None:
    """Low round bushes with red cherries, in rows."""
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
    """A stand of sugar cane."""
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
    """An engenho: an open shed with its great wheel and a smoking flue."""
    with s.at(x, y, k):
        chimney(s, 42, -26, 11, 40, STONE)
        house(s, -40, 0, 74, 32, rh=26, wall=WALL, roof=TILE, doors=(0.5,), dw=14, arch=True, windows=(0.82,), dx=26)
        wheel(s, -42, -14, 19, 8)
        s.line("M-58-4q-4 4-2 8M-42 6q20 2 40 1", "#779AA5", 1.4)


def foundry(s: Scene, x: float, y: float, k: float = 1, flip: bool = False) -> None:
    """Gold foundry: a brick hall, a hot mouth, a stack."""
    with s.at(x, y, k, flip=flip):
        chimney(s, -24, -30, 16, 66, BRICK)
        house(s, -46, 0, 78, 40, rh=24, wall=("#cf8a62", "#93502f"), roof=SLATE, doors=(), windows=(0.12, 0.86), dx=28, arch=True, glow=True)
        s.line("M-46-10H32M-46-20H32M-46-30H32", sw=0.4, op=0.35)
        s.o(-7, -12, 40, s.g("#ffd36a", "#ffb04a", kind="c", op=(0.8, 0)))
        s.p("M-22 0V-14a15 15 0 0 1 30 0V0Z", ("#7d6a54", "#4c3d30"), 1)
        s.p("M-16 0V-13a9 9 0 0 1 18 0V0Z", ("#fff0a8", "#f7a032", "#c84a1a"), 0.8)
        ingots(s, 22, 8, 0.6)


def works(s: Scene, x: float, y: float, k: float = 1, flip: bool = False, puffs: int = 3) -> None:
    """A foundry seen from afar."""
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
    """The big house: two floors, hipped roof, a row of arches."""
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
    """A baroque church of Minas: two bell towers, a scrolled gable, an eye."""
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
    """Columns, pediment, dome."""
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
    """A long palace with a tall middle."""
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
    """A street of coloured sobrados."""
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


# ---- pictures and goods ------------------------------------------------------------------------------------------------------------------

FRAME = {"red": ("#c8443a", "#8C1C13", "#5e110b"), "pink": ("#dd8aa4", "#C2577A", "#84324f"), "blue": ("#4d86b8", "#1F4E79", "#123252")}


def painting(s: Scene, x: float, y: float, w: float, h: float, order: str = "red", motif: int = 0, rot: float = 0) -> None:
    """A framed painting, centred; its order tells by the frame's inner colour."""
    with s.at(x, y, rot=rot):
        b = min(w, h) * 0.1
        s.shade(f"M{join(-w / 2 + 4, -h / 2 + 5)}h{num(w)}v{num(h)}h{num(-w)}Z", 0.26)
        s.box(-w / 2, -h / 2, w, h, s.g(*GOLD, kind="d"), 1)
        s.box(-w / 2 + b * 0.6, -h / 2 + b * 0.6, w - b * 1.2, h - b * 1.2, s.g(*FRAME[order], kind="d"), 0.7)
        s.box(-w / 2 + b * 1.7, -h / 2 + b * 1.7, w - b * 3.4, h - b * 3.4, s.g(*GOLD, kind="d"), 0.6)
        iw, ih = w - b * 4.4, h - b * 4.4
        x0, y0 = -iw / 2, -ih / 2
        if motif == 0:  # a landscape
            s.box(x0, y0, iw, ih, ("#a9c7cc", "#f3dca6"), 0.6)
            s.o(x0 + iw * 0.28, y0 + ih * 0.3, ih * 0.09, "#fff3c4")
            s.p(f"M{join(x0, y0 + ih * 0.7)}q{join(iw * 0.2, -ih * 0.4, iw * 0.42, -ih * 0.06)}q{join(iw * 0.2, -ih * 0.42, iw * 0.34, -ih * 0.12)}l{join(iw * 0.24, ih * 0.2)}v{num(ih * 0.28)}h{num(-iw)}Z", ("#6f8f72", "#3f5f4c"), 0.5)
            s.p(f"M{join(x0, y0 + ih)}v{num(-ih * 0.26)}q{join(iw * 0.5, -ih * 0.14, iw, ih * 0.06)}v{num(ih * 0.2)}Z", "#b9a45c", 0.4)
        elif motif == 1:  # a portrait
            s.box(x0, y0, iw, ih, s.g("#7a5c3c", "#3a2818", kind="r"), 0.6)
            r = min(iw, ih) * 0.2
            s.p(f"M{join(-r * 2, y0 + ih)}q{join(0, -r * 1.9, r * 2, -r * 1.9)}t{join(r * 2, r * 1.9)}Z", ("#3f74a8", "#1F4E79"), 0.5)
            s.o(0, -r * 0.35, r * 0.9, ("#eac09a", "#b57f55"), 0.6, ry=r * 1.15)
            s.p(f"M{join(-r, -r * 0.3)}q{join(-r * 0.1, -r * 1.5, r, -r * 1.4)}t{join(r, r * 1.3)}q{join(-r * 0.5, -r * 0.8, -r, -r * 0.7)}t{join(-r, r * 0.8)}Z", "#3a2416", 0.5)
        elif motif == 2:  # a ship
            s.box(x0, y0, iw, ih * 0.64, ("#f0d79c", "#e9b878"), 0)
            s.box(x0, y0 + ih * 0.6, iw, ih * 0.4, ("#8fb0b5", "#47707e"), 0)
            s.p(f"M{join(-iw * 0.26, ih * 0.12)}h{num(iw * 0.52)}l{join(-iw * 0.1, ih * 0.15)}h{num(-iw * 0.34)}Z", "#6b4526", 0.6)
            s.p(f"M{join(-iw * 0.2, ih * 0.06)}q{join(iw * 0.12, -ih * 0.2, 0, -ih * 0.36)}h{num(iw * 0.18)}q{join(iw * 0.1, ih * 0.2, 0, ih * 0.36)}ZM{join(iw * 0.06, ih * 0.06)}q{join(iw * 0.1, -ih * 0.16, 0, -ih * 0.28)}h{num(iw * 0.13)}q{join(iw * 0.08, ih * 0.14, 0, ih * 0.28)}Z", WHITE, 0.5)
        elif motif == 3:  # fruit
            s.box(x0, y0, iw, ih, s.g("#5a4a34", "#2f2418", kind="r"), 0.6)
            s.p(f"M{join(x0, y0 + ih)}v{num(-ih * 0.3)}h{num(iw)}v{num(ih * 0.3)}Z", ("#9a6a3c", "#5f3d20"), 0.4)
            r = min(iw, ih) * 0.17
            for fx, fy, c in ((-1.3, 0.9, ("#f0b84a", "#b5701e")), (0.9, 1, ("#d0553a", "#8C1C13")), (-0.1, 0.3, ("#b9c25a", "#6b7a2c")), (2, 1.2, ("#8a4a78", "#54244a"))):
                s.o(fx * r, fy * r, r, c, 0.5)
        else:  # a church on a hill
            s.box(x0, y0, iw, ih, ("#cfe0dc", "#f6e8c4"), 0.6)
            s.p(f"M{join(x0, y0 + ih)}v{num(-ih * 0.2)}q{join(iw * 0.5, -ih * 0.4, iw, -ih * 0.04)}v{num(ih * 0.24)}Z", ("#8fa865", "#55713f"), 0.5)
            u = min(iw, ih) * 0.09
            s.p(f"M{join(-u * 2.4, ih * 0.2)}v{num(-u * 4)}l{join(u, -u)}l{join(u, u)}v{num(u)}l{join(u, -u * 0.8)}l{join(u, u * 0.8)}v{num(u * 3)}Z", WHITE, 0.6)


def easel(s: Scene, x: float, y: float, k: float = 1, order: str = "red", motif: int = 0, w: float = 66, h: float = 56) -> None:
    with s.at(x, y, k):
        s.shadow(4, 0, 36, 5)
        d = "M-22 0L-2-112M24 0L3-112M4-60L10-4"
        s.line(d, sw=3.4)
        s.line(d, "#a87443", 2)
        painting(s, 0, -66, w, h, order, motif)
        s.box(-28, -39 + (h - 56) / 2, 56, 4.5, WOOD, 0.8)


def product(s: Scene, kind: str, x: float, y: float, k: float = 1) -> None:
    """Dye jar, sugar loaf, cocoa pods, bolt of fabric, coffee sack, ball of rubber."""
    with s.at(x, y, k):
        if kind == "dye":
            s.shadow(2, 0, 15, 4)
            s.p(smooth([(-10, 0), (-15, -14), (-8, -26), (-9, -32, 1), (9, -32, 1), (8, -26), (15, -14), (10, 0), (0, 2)]), ("#e0cfa8", "#a98555"), 1, kind="h")
            s.o(0, -32, 9, ("#d8503e", "#8C1C13"), 0.9, ry=3.6)
            s.p("M4-31q3 8 2 14q3 4 0 7q-4-4-2-8q-2-6-4-11Z", ("#d8503e", "#8C1C13"), 0.6)
            s.line("M-13-17Q0-12 13-17", "#8C1C13", 1.2)
        elif kind == "sugar":
            s.shadow(2, 0, 14, 4)
            s.p("M-13 0C-11-18-7-30-2-38Q0-40 2-38C7-30 11-18 13 0Q0 5-13 0Z", s.g("#ffffff", "#f3e9d2", "#b9a888", kind="h"), 1)
            s.p("M-12-7Q0-1 12-7L13 0Q0 5-13 0Z", ("#6f98b8", "#3f6b90"), 0.8)
            s.line("M-6-14L-2-30M5-12L3-20", sw=0.5, op=0.3)
        elif kind == "cocoa":
            s.shadow(2, 0, 20, 4)
            for px, a, c in ((-8, -24, ("#e0903c", "#93481a")), (9, 22, ("#c8622c", "#7a2f14"))):
                with s.at(px, -14, rot=a):
                    s.p("M0-18C10-12 11 6 0 16C-11 6-10-12 0-18Z", s.g(*c, kind="h"), 1)
                    s.line("M0-17V15M-4-13Q-8 0-3 12M4-13Q8 0 3 12", sw=0.5, op=0.5)
            s.o(2, -4, 5, ("#7a4a2a", "#3f2416"), 0.7, ry=3.4)
        elif kind == "fabric":
            s.shadow(4, 0, 24, 4)
            for i, c in enumerate((("#5f93bd", "#1F4E79"), ("#f4ead2", "#c9b184"), ("#c8584a", "#8C1C13"))):
                by = -6 - i * 11
                s.p(f"M-20 {by - 6}H18Q24 {by} 18 {by + 6}H-20Z", c, 0.9)
                s.o(-20, by, 5, c[0], 0.9, ry=6)
                s.o(-20, by, 2, "none", 0.6, ry=2.8)
            s.p("M8-35Q18-32 20-22Q24-10 20 0H10Q14-14 8-35Z", ("#c8584a", "#8C1C13"), 0.8)
        elif kind == "coffee":
            sack(s, 0, 0, 1.15, "#4a2a18")
            for bx, by in ((-5, -27), (2, -29), (7, -26), (-1, -25)):
                s.o(bx, by, 3, ("#8a5434", "#4a2a18"), 0.6, ry=2.2)
            s.line("M-8-12q8 5 16 0", "#8a5a2c", 1)
        elif kind == "rubber":
            s.shadow(3, 0, 19, 4.5)
            s.o(0, -17, 17, s.g("#8d8a86", "#4a4642", "#2e2a28", kind="r"), 1)
            s.line("M-15-22Q0-14 16-20M-12-8Q0-2 13-8M-4-33Q-8-17-2-1", sw=0.5, op=0.5)
            s.p("M-9-27q4-5 9-4", "none", 1.3, col="#fff8e7", op=0.7)
            s.p("M-22-4h9l-1.500 5h-6Z", ("#cfd2d0", "#7c8288"), 0.8)


# ---- ships, engines ----------------------------------------------------------------------------------------------------------------------


def sail(s: Scene, x: float, y: float, w: float, h: float, belly: float, mark: str = "") -> None:
    d = f"M{join(x - w / 2, y)}q{join(w / 2, 3, w, 0)}q{join(belly + 3, h * 0.55, belly * 0.2 - 1, h)}q{join(-w / 2, -h * 0.16, -w - belly * 0.1, 0)}q{join(belly * 0.9, -h * 0.5, 1 - belly * 0.1, -h)}Z"
    s.p(d, s.g("#fffaf0", "#f6e8c8", "#c9b184", kind="d"), 0.9)
    if mark == "cross":
        cx, cy, r = x + belly * 0.55, y + h * 0.48, min(w, h) * 0.28
        s.p(f"M{join(cx - r * 0.22, cy - r)}h{num(r * 0.44)}l{join(-r * 0.08, r * 0.78)}l{join(r * 0.86, -r * 0.08)}v{num(r * 0.5)}l{join(-r * 0.86, -r * 0.08)}l{join(r * 0.08, r * 0.78)}h{num(-r * 0.44)}l{join(r * 0.08, -r * 0.78)}l{join(-r * 0.86, r * 0.08)}v{num(-r * 0.5)}l{join(r * 0.86, r * 0.08)}Z", "#a8281d", 0.3)


def ship(s: Scene, x: float, y: float, k: float = 1, flip: bool = False, mark: str = "cross", flag: str = "portugal", furled: bool = False) -> None:
    """A three-master under sail to the right; (x, y) is amidships at the waterline."""
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
    """An American-built locomotive with its tender, running right; (x, y) is on the rail under the drivers."""
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
    """A small train that runs right, engine first."""
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
    """A wooden quay crane with a bale on its hook."""
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


# ---- Era I: exploration ------------------------------------------------------------------------------------------------------------------

EARTH = ("#c9b98a", "#ecdcae", "#f6ebcb")
GREEN1, GREEN2, GREEN3 = ("#a9ad74", "#868e56"), ("#b3a866", "#85803f"), ("#9a8a4c", "#5f5a2e")
WOODS = ("#8ba06a", "#61794e", "#45603f")
BAY = ("#8fb7c8", "#cfe0d8", "#f8e6a8")
LEAD = ("#8d969b", "#c3c5c0", "#e9dcc4")
SLOPE3 = (("#a3a892", "#7f8672"), ("#a8a27e", "#7a775a"), ("#8f8862", "#565238"))


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


# ---- Era II: sail ------------------------------------------------------------------------------------------------------------------------


def sail_1(s: Scene) -> None:
    """A harbour city, cocoa and cloth on the quay, three soldiers."""
    s.hour("dawn", (90, 110, 32))
    s.cloud(250, 56, 130)
    s.hills(170, 12, ("#b9c2a0", "#94a284"))
    town(s, 196, 232, 318, 7, 1.5, (2, 3, 2, 4, 3), 3)
    s.sea(230)
    ship(s, 112, 292, 1.35, flag="empire")
    quay(s, 326, cols=("#e2cb94", "#a98d5c"))
    product(s, "cocoa", 70, 388, 1.9)
    product(s, "fabric", 158, 390, 1.8)
    s.define("s", 1.6, lambda: person(s, 0, 0, 100, skin="brown", coat=("#4577aa", "#1F4E79"), legs=WHITE, hatk="bicorne", hatc=("#4c4440", "#2b2521"), beard="moustache", strap="#fff8e7", near=(9, -46), far=(16, -44), hold=lambda: musket(s, 10, -52, 4)))
    for x in (300, 374, 448):
        s.stamp("s", x, 392, 1.62, lambda: None, flip=True)
    s.vignette()


def sail_2(s: Scene) -> None:
    """Two foundries across the water; two guards, two paintings to ship."""
    s.hour("red evening", (252, 110, 34))
    s.peaks([(60, 120, 120), (440, 112, 120)], 216, ("#a9b8a4", "#7f9488"))
    s.hills(210, 6, ("#c4bd7c", "#9c985c"), hatch=0)
    s.define("f", 1.1, lambda: foundry(s, 0, 0, 1))
    s.stamp("f", 112, 248, 1.15, lambda: None)
    s.stamp("f", 400, 248, 1.15, lambda: None, flip=True)
    s.sea(250, H, waves=18)
    s.o(112, 262, 34, "#f7b23c", ry=5, op=0.4)
    s.o(400, 262, 34, "#f7b23c", ry=5, op=0.4)
    ship(s, 256, 286, 0.7, mark="")
    quay(s, 334, cols=("#e2cb94", "#a98d5c"))
    painting(s, 196, 326, 92, 108, "blue", 1, -3)
    painting(s, 316, 330, 116, 92, "red", 2, 3)
    s.define("s", 1.8, lambda: person(s, 0, 0, 100, skin="brown", coat=("#e0b04c", "#a9762a"), legs=WHITE, hatk="tricorn", hatc=("#4c4440", "#2b2521"), beard="goatee", strap="#8C1C13", near=(16, -47), far=(16, -44), hold=lambda: lance(s, 16, -48, 0, 124, None, 0.36)))
    s.stamp("s", 72, 392, 1.9, lambda: None)
    s.stamp("s", 440, 392, 1.9, lambda: None, flip=True)
    s.vignette()


def sail_3(s: Scene) -> None:
    """Cotton on two terraces, their great houses, a city over the bay, a bolt of cloth."""
    s.hour("noon", (410, 56, 24))
    s.cloud(90, 60, 140)
    s.hills(150, 8, ("#a9bca8", "#8aa494"))
    town(s, 216, 184, 220, 6, 1.2, (2, 3, 2, 4, 2), 3)
    s.sea(182, 260, waves=16)
    ship(s, 128, 214, 0.6)
    s.p("M-10 410V232Q120 214 250 250T520 240V410Z", ("#d9c86c", "#a9954a"), 0.8)
    s.define("p", 1.4, lambda: plantation(s, 0, 0, 1))
    s.stamp("p", 128, 292, 1.5, lambda: None)
    s.stamp("p", 372, 304, 1.75, lambda: None)
    cotton(s, -10, 330, 306, 330, 2, 11)
    cotton(s, 120, 520, 346, 384, 2, 9)
    s.palm(484, 330, 150, 6)
    product(s, "fabric", 74, 392, 2.3)
    s.vignette()


def sail_4(s: Scene) -> None:
    """Three easels, three colours, one city below the Sugarloaf."""
    s.hour("haze", (80, 56, 24))
    s.cloud(130, 70, 120)
    s.sugarloaf(330, 200, 1.5, ("#a9b8a0", "#6f8a84"))
    s.sea(198, 300, waves=20)
    town(s, -8, 236, 200, 6, 1.1, (2, 3, 2, 3, 4), 2)
    ship(s, 300, 238, 0.6)
    s.p("M-10 290H520V410H-10Z", ("#eedcae", "#b89c68"), 0.8)
    s.line("M-10 304H520M40 304L-40 400M120 304L80 400M200 304L180 400M304 304L324 400M384 304L424 400M464 304L540 400M-10 340H520", sw=0.5, op=0.35)
    for i in range(21):
        s.stamp("b", 6 + i * 25, 298, 1, lambda: s.p("M-4 0Q-8-10-3-18V-22H3V-18Q8-10 4 0Z", ("#fff8e7", "#c9b184"), 0.8))
    s.box(-6, 268, 516, 8, ("#fff8e7", "#d0b98a"), 0.9)
    for x, c, m, y in ((92, "red", 0, 384), (252, "pink", 2, 392), (412, "blue", 1, 384)):
        easel(s, x, y, 1.75, c, m)
    s.vignette()


def sail_5(s: Scene) -> None:
    """Six houses around a bay, two wares at the landing."""
    s.hour("trade wind", (250, 44, 22), 120)
    s.hills(120, 8, ("#a9bca0", "#86a088"))
    s.p("M-10 150Q160 120 300 140T520 132V410H-10Z", ("#d0c878", "#a9a050"), 0.6)
    s.p("M70 410Q40 300 130 240T330 196Q450 200 470 270T410 410Z", ("#bcd2cc", "#86adb4", "#4f7c8c"), 0.8)
    s.p("M82 410Q56 306 140 250T330 206Q440 210 458 272T400 410", "none", 1, col="#fff4d0", op=0.8)
    house(s, 20, 220, 50, 22, doors=(0.3,), windows=(0.7,))
    house(s, 120, 196, 46, 20, roof=THATCH, wall=("#e6c58c", "#b28a52"), doors=(0.5,))
    s.define("p", 0.7, lambda: plantation(s, 0, 0, 1))
    s.stamp("p", 264, 178, 0.7, lambda: None)
    with s.at(382, 196, 0.62):
        foundry(s, 0, 0)
    house(s, 452, 268, 44, 22, wall=("#b9d0cf", "#86a7ab"), doors=(0.3,), windows=(0.7,))
    house(s, -14, 310, 62, 28, roof=TILE, wall=("#e8b9a0", "#c48468"), doors=(0.3,), windows=(0.7,))
    ship(s, 276, 306, 1.4)
    s.p("M-10 410V372Q120 352 520 378V410Z", ("#d9bd7c", "#9a7c44"), 0.8)
    d = "M150 372H392M170 372V400M230 372V400M300 372V400M370 372V400"
    s.line(d, sw=6)
    s.line(d, "#a87443", 4)
    product(s, "dye", 72, 392, 1.9)
    product(s, "cocoa", 446, 394, 2)
    s.vignette()


def sail_6(s: Scene) -> None:
    """Three men land a painting; a foundry and a plantation wait on the shore."""
    s.hour("thunder", None)
    s.cloud(330, 50, 120)
    s.hills(166, 12, ("#a9bc9c", "#86a084"))
    s.p("M-10 410V226Q200 204 520 222V410Z", ("#e6d08c", "#c0a25c"), 0.6)
    works(s, 400, 238, 1.1)
    plantation(s, 112, 240, 1.25)
    s.palm(250, 246, 120, 8)
    s.sea(256, H, waves=26)
    s.line("M-10 258q40-8 80 0t80 0 80 0 80 0 80 0 80 0 80 0", "#fff8e7", 2, 0.9)
    s.o(250, 366, 200, INK, ry=14, op=0.2)
    s.define("r", 1.5, lambda: person(s, 0, 0, 100, skin="brown", coat=("#4577aa", "#1F4E79"), hatk="scarf", hatc=("#c8503e", "#8C1C13"), near=(22, -52), far=(26, -52), lean=2, cast=False, hold=lambda: s.line("M6-62L58 2", sw=2.4) or s.line("M6-62L58 2", "#b98448", 1.4)))
    s.stamp("r", 126, 352, 1.5, lambda: None)
    s.stamp("r", 386, 354, 1.5, lambda: None, flip=True)
    person(s, 208, 350, 168, skin="white", coat=("#8a4a3a", "#54241a"), hatk="bicorne", hatc=("#4c4440", "#2b2521"), beard="goatee", near=(20, -50), far=(28, -56), cast=False, sash="#f1cf74")
    painting(s, 288, 296, 86, 76, "pink", 0, 3)
    s.p("M62 326Q120 344 252 344T446 322Q430 372 392 384H120Q78 370 62 326Z", ("#b5804a", "#7d4f2a", "#4e2f1a"), 1)
    s.line("M70 342Q140 358 252 358T438 338M86 364Q160 374 252 374T420 360", sw=0.6, op=0.6)
    s.line("M40 388q16 6 30 0t30 2 30 0 30 2 30-2 30 2 30-1 30 2 30-2 30 0 30 2 30-2", "#fff8e7", 1.6, 0.9)
    s.vignette()


def sail_7(s: Scene) -> None:
    """Two cities face each other over the bay; two paintings show them."""
    s.hour("blue hour", (252, 60, 22))
    s.cloud(40, 50, 110)
    s.cloud(360, 44, 110)
    s.hills(168, 12, ("#a9c0a4", "#84a490"))
    s.p("M-10 260V186Q90 172 190 214L214 260Z", ("#d0c47c", "#a99c54"), 0.7)
    s.p("M520 260V182Q410 176 318 214L292 260Z", ("#d0c47c", "#a99c54"), 0.7)
    town(s, -6, 222, 176, 5, 1.35, (2, 3, 4, 3, 2), 2)
    town(s, 336, 222, 176, 5, 1.35, (3, 2, 3, 4, 2), 3, SLATE)
    s.sea(232, H, waves=24, glint=252)
    ship(s, 246, 276, 1)
    s.p("M-10 410V356Q250 330 520 356V410Z", ("#caa35e", "#7f6030"), 0.8)
    painting(s, 130, 332, 150, 112, "blue", 4, -3)
    painting(s, 376, 332, 150, 112, "red", 2, 3)
    s.vignette()


def sail_8(s: Scene) -> None:
    """The crane loads a ship with three wares from the foundry's quay."""
    s.hour("gold", (420, 90, 32))
    s.cloud(210, 44, 120)
    s.peaks([(330, 130, 130)], 210, ("#a9b8a4", "#86998c"))
    s.sea(206, H, waves=12)
    ship(s, 372, 312, 1.75, furled=True, flag="empire")
    s.p("M-10 206H160L200 250V330H-10Z", ("#d9c68a", "#a98d5c"), 0.8)
    foundry(s, 82, 264, 1.5)
    quay(s, 322, cols=("#e2cb94", "#a98d5c"))
    crane(s, 190, 346, 1.9)
    product(s, "sugar", 60, 388, 1.9)
    product(s, "fabric", 130, 392, 1.6)
    product(s, "cocoa", 284, 392, 1.8)
    person(s, 400, 394, 140, flip=True, skin="black", coat=("#f1e3c0", "#c9b184"), legs=("#4577aa", "#1F4E79"), boots=None, hairk="curly", near=(20, -56), far=(28, -70), feet=((-11, 0), (11, 0)))
    s.vignette()


# ---- Era III: rail -----------------------------------------------------------------------------------------------------------------------


def steam_sky(s: Scene, sun: tuple[float, float, float] = (90, 60, 22)) -> None:
    s.sky(*LEAD, sun)
    s.cloud(s.rng.uniform(200, 300), s.rng.uniform(46, 80), 150, "#f1ece0", 0.6)


def rail_1(s: Scene) -> None:
    """Five soldiers on the platform; behind the train, two towns with their churches."""
    s.hour("sunset", (250, 110, 34))
    s.hills(168, 10, SLOPE3[0], hatch=0)
    s.define("c", 0.9, lambda: church(s, 0, 0, 1))
    s.define("t", 1, lambda: town(s, 0, 0, 120, 4, 1, (2, 3, 2)))
    s.stamp("t", -4, 222, 1, lambda: None)
    s.stamp("t", 400, 222, 1.1, lambda: None, flip=True)
    s.stamp("c", 146, 232, 1, lambda: None)
    s.stamp("c", 440, 232, 1.05, lambda: None)
    s.hills(236, 3, SLOPE3[1], hatch=0)
    rails(s, -10, 288, 520, 288)
    engine(s, 130, 292, 1.15, flip=True, plume=[(-112, -56, 19), (-74, -46, 17), (-38, -28, 14), (-8, -8, 8)])
    for x in (344, 478):
        s.stamp("wg", x, 292, 1.15, lambda: wagon(s, 0, 0))
    s.box(-10, 310, 530, 100, ("#c9bda0", "#7d745e"), 0.9)
    s.line("M-10 322H520", "#f4ead2", 1.2)
    s.define("s", 1.3, lambda: person(s, 0, 0, 100, skin="brown", coat=("#5f7386", "#3a4a5a"), legs=("#b8382c", "#8C1C13"), hatk="kepi", hatc=("#b8382c", "#8C1C13"), near=(9, -46), far=(16, -44), hold=lambda: musket(s, 10, -52, 4)))
    for i in range(5):
        s.stamp("s", 70 + i * 92, 392, 1.28, lambda: None)
    s.vignette()


def rail_2(s: Scene) -> None:
    """Two academies; a train of wares and three paintings bound for them."""
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
    """A gallery of five; through its window a church and a passing train."""
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
    person(s, 138, 394, 130, skin="brown", coat=("#4a5258", "#2b3236"), legs=("#7c8288", "#565d63"), hatk="top", hatc=("#4c4440", "#2b2521"), near=(9, -46), far=(16, -46), tails=16, belt=None, collar="#fff8e7", beard="whiskers")
    s.vignette(0.36, 0.16)


def rail_4(s: Scene) -> None:
    """The viaduct joins three cities; foundries smoke; four on the hill look on."""
    s.sky("#6c7488", "#c4ada0", "#f6cf98", (400, 84, 28), disc="#fff0c4")
    s.peaks([(250, 100, 150)], 190, ("#a3aaa4", "#7f8886"))
    s.hills(176, 10, SLOPE3[0])
    s.define("f", 0.7, lambda: works(s, 0, 0, 1))
    s.define("t", 1, lambda: town(s, 0, 0, 106, 4, 1, (2, 3, 4), 1))
    for x, k, f in ((-6, 1, False), (302, 1.12, True), (406, 0.95, False)):
        s.stamp("t", x, 210, k, lambda: None, flip=f)
    s.stamp("f", 146, 214, 0.72, lambda: None)
    s.stamp("f", 350, 214, 0.72, lambda: None, flip=True)
    s.hills(222, 5, SLOPE3[1], hatch=0)
    viaduct(s, 268, 360, 6, ("#b9b4a4", "#77746a"))
    far_train(s, 356, 265, 0.74, "coffee")
    s.p("M-10 410V346Q120 318 260 352T520 338V410Z", SLOPE3[2], 0.8)
    s.define("s", 1.2, lambda: person(s, 0, 0, 100, skin="brown", coat=("#4a5b6c", "#2b3846"), legs=("#7c8288", "#565d63"), hatk="kepi", hatc=("#4a5b6c", "#2b3846"), near=(9, -46), far=(16, -44), hold=lambda: musket(s, 10, -52, 4)))
    for x, y in ((150, 386), (206, 390), (262, 394), (318, 396)):
        s.stamp("s", x, y, 1.2, lambda: None)
    s.vignette()


def rail_5(s: Scene) -> None:
    """A city of steel grey: academy, churches, stacks; the train runs through."""
    s.hour("rain", None)
    s.hills(160, 8, SLOPE3[0], hatch=0)
    for x, h in ((150, 90), (462, 84)):
        s.stamp("ch", x, 196, h / 80, lambda: chimney(s, 0, 0, 14, 80, ("#8a7a70", "#54483f"), False) or s.smoke(0, -80, [(58, -44, 20), (32, -28, 16), (8, -8, 11)]))
    s.p("M-10 230V190l16-12 16 12h14l10-8h24l10 8v-16l18-12 18 12v10h20l12-10h30l12 10v-20l20-14 20 14v18h16l10-9h26l12 9v-12l18-13 18 13h20l12-9h26l10 9v-14l16-12 16 12v8h20l10-8h40v50Z", ("#8b9496", "#6d7577"), 0.7)
    s.line("M4 194v6M62 194v6M76 194v6M104 184v6M176 196v6M222 182v6M232 182v6M296 192v6M330 184v6M392 194v6M470 184v6", "#f2d98a", 1.8)
    academy(s, 252, 246, 1.35)
    s.define("c", 1, lambda: church(s, 0, 0, 1))
    s.stamp("c", 76, 250, 1.05, lambda: None)
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
    """The freight siding: coffee and rubber in front, three wares behind, an academy on the hill."""
    steam_sky(s, (420, 56, 22))
    s.hills(196, 12, SLOPE3[0])
    s.hills(216, 5, SLOPE3[1])
    academy(s, 344, 222, 1)
    s.treeline(232, 20, 210, 22, ("#8f9a78", "#6f7c5c", "#55634a"))
    rails(s, -10, 292, 520, 292)
    s.smoke(470, 200, [(-96, -60, 26), (-56, -44, 24), (-22, -24, 20), (0, 0, 14)], ("#f1ece0", "#a39f98"))
    wagon(s, 96, 298, 1.7, "coffee")
    wagon(s, 296, 298, 1.7, "cotton")
    with s.at(478, 298, 1.7):
        s.p("M-40-46H30V-10H-40Z", ("#4f8a68", "#1C653E", "#0f3d25"), 1)
        s.p("M-38-46Q-28-56-20-51Q-8-58 0-51Q10-54 28-46Z", ("#5a5450", "#2e2a28"), 0.8)
        for x in (-24, 12):
            s.stamp("truck", x, -8.5, 1, lambda: None)
    s.box(-10, 324, 530, 90, ("#c0b394", "#766c52"), 0.9)
    s.line("M-10 336H520", "#f4ead2", 1.2)
    for k, x, z in (("dye", 46, 1.35), ("coffee", 140, 2.3), ("sugar", 232, 1.5), ("rubber", 330, 2.2), ("fabric", 440, 1.5)):
        product(s, k, x, 392, z)
    s.vignette()


def rail_7(s: Scene) -> None:
    """Three palaces on their terraces, cotton below, three guards at the line."""
    s.hour("noon", (110, 56, 24))
    s.peaks([(400, 96, 130)], 170, ("#a3aaa4", "#848c88"))
    s.hills(168, 6, SLOPE3[0], hatch=0)
    s.define("p", 0.8, lambda: palace(s, 0, 0, 1))
    s.stamp("p", 100, 196, 0.72, lambda: None)
    s.stamp("p", 408, 196, 0.72, lambda: None)
    s.stamp("p", 252, 234, 1, lambda: None)
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
    """An iron bridge, six kinds of house on the far bank, a gun and its crew of four."""
    s.hour("first light", (150, 130, 34))
    s.hills(176, 10, SLOPE3[0], hatch=0)
    s.p("M-10 240V196Q250 180 520 194V240Z", SLOPE3[1], 0.6)
    with s.at(40, 212, 0.7):
        house(s, -40, 0, 60, 30, wall=("#d9b27a", "#a67a48"), doors=(0.2,))
        s.line(ring(24, -12, 15), "#565d63", 3)
        s.o(24, -12, 14, STEEL, 0.8)
        s.line("M24-24V0M12-12H36M16-20L32-4M32-20L16-4", "#565d63", 0.8)
    hut(s, 116, 212, 1)
    with s.at(186, 212, 0.7):
        house(s, -40, 0, 80, 44, floors=2, wall=("#fbe7b4", "#e2bd74"), doors=(0.5,), windows=(0.15, 0.38, 0.62, 0.85), rh=18)
    works(s, 286, 212, 0.7)
    with s.at(372, 212, 0.85):
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
    for x, y, f in ((122, 372, False), (402, 372, True), (452, 384, True)):
        s.stamp("s", x, y, 1.16, lambda: None, flip=f)
    cannon(s, 262, 392, 1.7)
    s.stamp("s", 78, 394, 1.3, lambda: None)
    s.vignette()


ERAS = {
    "exploration": (exploration_1, exploration_2, exploration_3, exploration_4, exploration_5, exploration_6, exploration_7, exploration_8),
    "sail": (sail_1, sail_2, sail_3, sail_4, sail_5, sail_6, sail_7, sail_8),
    "rail": (rail_1, rail_2, rail_3, rail_4, rail_5, rail_6, rail_7, rail_8),
}
MISSIONS: dict[str, Callable[[Scene], None]] = {f"{era}-{i + 1}": draw for era, all_ in ERAS.items() for i, draw in enumerate(all_)}

if __name__ == "__main__":
    main_card(MISSIONS, "missions")
