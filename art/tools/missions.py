"""The 24 Mission vignettes, and the buildings, goods, ships and engines that card scenes share.

Run: python art/tools/missions.py   (writes art/missions/<id>.svg)

Each picture composes what its mission asks for. Era I is brown and green, Era II blue and yellow with sails, Era III steel grey with smoke.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from combat_cards import GOLD, H, INK, LEAF, ROOF, STEEL, STONE, W, WALL, WHITE, WOOD, Pt, Scene, barrel, cannon, crate, horse, lance, limb, main_card, mix, musket, num, join, person, poly, ring, sack, smooth, sword, taper, wheel

TILE = ("#cf7a48", "#8b4122")
SLATE = ("#8f979b", "#565d63")
THATCH = ("#dcb568", "#9a7434")
BRICK = ("#b9674a", "#7d3d2a")


# ---- houses ------------------------------------------------------------------------------------------------------------------------------


def window(s: Scene, x: float, y: float, w: float, h: float, frame: str = "#3f6b6f", arch: bool = False, glow: bool = False) -> None:
    top = f"M{join(x, y)}v{num(-h)}" + (f"a{join(w / 2, w / 2)} 0 0 1 {join(w, 0)}" if arch else f"h{num(w)}") + f"v{num(h)}Z"
    s.p(top, "#f6cf6a" if glow else "#4b3a2c", 0.7)
    if w > 5:
        s.line(f"M{join(x + w / 2, y)}v{num(-h)}M{join(x, y - h / 2)}h{num(w)}", frame, 0.7)
        s.line(f"M{join(x - 1, y)}h{num(w + 2)}", "#f4ead2", 0.8)


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
    s.p(poly([(x + w, y), (x + w + dx, y - dy), (x + w + dx, y - h - dy), (x + w + dx / 2, y - h - rh - dy / 2), (x + w, y - h)]), (mix(wall[1], INK, 0.12), mix(wall[1], INK, 0.3)), 1)
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


def coffee_rows(s: Scene, x0: float, x1: float, y0: float, y1: float, rows: int = 4, n: int = 8) -> None:
    """Low round bushes with red cherries, in rows."""
    for r in range(rows):
        t = r / max(1, rows - 1)
        y = y0 + (y1 - y0) * t
        sz = 5.5 + 6 * t
        d = ""
        for i in range(n):
            cx = x0 + (x1 - x0) * (i + 0.5 + 0.25 * (r % 2)) / n
            d += f"M{join(cx - sz, y)}a{join(sz, sz * 0.9)} 0 0 1 {join(sz * 2, 0)}q{join(-sz, sz * 0.5, -2 * sz, 0)}Z"
        s.p(d, ("#5f8a52", "#35573a"), 0.6)
        c = "".join(f"M{join(x0 + (x1 - x0) * (i + 0.5 + 0.25 * (r % 2)) / n + q * sz, y - sz * w)}h.1" for i in range(n) for q, w in ((-0.4, 0.35), (0.1, 0.6), (0.45, 0.25)))
        s.line(c, "#c23a2a", 1.1 + 0.5 * t)


def cane(s: Scene, x0: float, x1: float, y: float, h: float, n: int = 16, back: bool = True) -> None:
    """A stand of sugar cane."""
    d, st, lf = "", "", ""
    for i in range(n):
        x = x0 + (x1 - x0) * (i + 0.5) / n + s.rng.uniform(-3, 3)
        hh = h * s.rng.uniform(0.75, 1.05)
        le = s.rng.uniform(-4, 5)
        st += f"M{join(x, y)}q{join(le * 0.2, -hh * 0.5, le, -hh)}"
        for t, sg in ((0.55, 1), (0.7, -1), (0.85, 1), (1, -1)):
            bx, by, l = x + le * t * t, y - hh * t, h * s.rng.uniform(0.2, 0.34)
            lf += f"M{join(bx, by)}q{join(sg * l * 0.4, -l * 0.7, sg * l, l * 0.15)}q{join(-sg * l * 0.5, -l * 0.35, -sg * l, -l * 0.15)}Z"
    if back:
        s.p(f"M{join(x0 - 4, y)}L{join(x0, y - h * 0.6)}Q{join((x0 + x1) / 2, y - h * 0.85, x1, y - h * 0.6)}L{join(x1 + 4, y)}Z", "#5c7a48")
    s.line(st, sw=1.9)
    s.line(st, "#b9b25c", 1.1)
    s.p(lf, ("#a8bb68", "#5f8248"), 0.45)


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


def ingots(s: Scene, x: float, y: float, k: float = 1, n: int = 3) -> None:
    with s.at(x, y, k):
        s.shadow(8, 1, n * 10 + 4, 4)
        for row in range(n):
            for i in range(n - row):
                bx, by = -n * 9 + i * 19 + row * 9.5, -row * 9
                s.p(f"M{join(bx, by)}l3-9h11l3 9Z", GOLD, 0.9)
                s.p(f"M{join(bx + 3, by - 9)}l4-3h10l-3 3Z", "#fff0b8", 0.7)
                s.p(f"M{join(bx + 17, by)}l-3-9 3-3 3.500 9Z", "#8f6418", 0.7)


def cotton(s: Scene, x0: float, x1: float, y0: float, y1: float, rows: int = 4, n: int = 8) -> None:
    for r in range(rows):
        t = r / max(1, rows - 1)
        y = y0 + (y1 - y0) * t
        sz = 5 + 7 * t
        g, b = "", ""
        for i in range(n):
            cx = x0 + (x1 - x0) * (i + 0.5 + 0.3 * (r % 2)) / n
            g += f"M{join(cx - sz, y)}q{join(0, -sz * 1.2, sz, -sz * 1.2)}t{join(sz, sz * 1.2)}q{join(-sz, sz * 0.4, -2 * sz, 0)}Z"
            for q, w in ((-0.55, 0.7), (0.05, 1.15), (0.6, 0.6)):
                b += ring(cx + q * sz, y - sz * w, sz * 0.3)
        s.p(g, ("#8aa262", "#4f6b3f"), 0.55)
        s.p(b, ("#fffaf0", "#e4dcc8"), 0.5)


def plantation(s: Scene, x: float, y: float, k: float = 1, flip: bool = False) -> None:
    """The big house: two floors, hipped roof, a row of arches."""
    with s.at(x, y, k, flip=flip):
        s.shadow(6, 0, 66, 8)
        s.p("M40 0L64-12V-54L40-44Z", (mix(WALL[1], INK, 0.2), mix(WALL[1], INK, 0.32)), 1)
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
        s.p("M30 0L74-18V-60L30-46Z", (mix(wall[1], INK, 0.14), mix(wall[1], INK, 0.28)), 1)
        s.p("M28-50L44-72L84-82L78-58Z", s.g(TILE[0], TILE[1], kind="d"), 1)
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
        for fl in range(f):
            for j in range(m):
                wx, wy = hx + cw * (j + 0.5) / m - 2.6 * size, y - hh / f * fl - 3.5 * size
                if fl == 0 and j == 1:
                    door(s, wx - size, y, 7 * size, 10.5 * size, arch=i % 2 == 0)
                else:
                    s.p(f"M{join(wx, wy)}v{num(-7.5 * size)}h{num(5.2 * size)}v{num(7.5 * size)}Z", "#54402f", 0.5)
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
            wheel(s, wx, -17, 16, 10, ("#c8443a", "#7a1a12"))
        for wx in (32, 56, -112, -88):
            wheel(s, wx, -9, 8.5, 6, ("#c8443a", "#7a1a12"))
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
                    sack(s, sx, -22 if sx % 20 else -36, 0.62)
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
            wheel(s, wx, -8.5, 8.5, 6, ("#c8443a", "#7a1a12"))


def rails(s: Scene, x0: float, y0: float, x1: float, y1: float, n: int = 26) -> None:
    s.p(poly([(x0, y0), (x1, y1), (x1, y1 + 14), (x0, y0 + 14)]), ("#b7a98c", "#857860"), 0.5)
    s.line("".join(f"M{join(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n + 2)}l-3 9" for i in range(n + 1)), "#5a3d22", 2.2)
    s.line(f"M{join(x0, y0 + 3)}L{join(x1, y1 + 3)}", sw=2)
    s.line(f"M{join(x0, y0 + 3)}L{join(x1, y1 + 3)}", "#d9dcdb", 1)


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


MISSIONS: dict[str, Callable[[Scene], None]] = {}

if __name__ == "__main__":
    main_card(MISSIONS, "missions")
