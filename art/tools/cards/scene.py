"""A card scene: a canvas with methods that draw sky, sea, land, plants, smoke and flags."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from art.tools.cards.base import (
    GOLD,
    HOURS,
    INK,
    LEAF,
    SEA,
    WHITE,
    WOOD,
    H,
    Pt,
    W,
    join,
    land,
    mix,
    num,
    ring,
    smooth,
    taper,
)
from art.tools.cards.canvas import Canvas


class Scene(Canvas):
    """A picture of 504 by 400, its parts added from the sky to the vignette."""

    # ---- land -------------------------------------------------------------------------------------------------------------------------

    def hour(self, name: str, sun: tuple[float, float, float] | None = None, horizon: float = 230) -> None:
        """Draws the sky of one of twelve named times of day or weathers, and sets the light that `vignette` later lays
        over the scene."""
        top, mid, low, disc, *self.light = HOURS[name]  # type: ignore[assignment]
        self.sky(top, mid, low, sun, horizon, disc)

    def sky(self, top: str, mid: str, low: str, sun: tuple[float, float, float] | None = (96, 70, 26), horizon: float = 230, disc: str = "#fff6d8") -> None:
        self.box(0, 0, W, horizon + 60, (top, mid, low))
        if sun:
            x, y, r = sun
            glow = self.g(disc, disc, kind="c", op=(0.85, 0))
            self.o(x, y, r * 5.2, glow)
            self.o(x, y, r, disc, op=0.9)

    @land
    def cloud(self, x: float, y: float, w: float, fill: str = "#fff8e7", op: float = 0.75, under: str | None = None) -> None:
        """Draws a flat-bottomed bank of cloud."""
        n = max(5, int(w / 20))
        step = w / n
        d, last = f"M{join(x, y)}", 0.0
        for i in range(n):
            rise = math.sin(math.pi * (i + 1) / n) ** 0.8 * w * 0.2 * self.rng.uniform(0.7, 1.15) if i < n - 1 else 0
            hop = math.hypot(step, rise - last)
            d += f"a{join(hop * 0.55, hop * 0.55)} 0 0 1 {join(step, last - rise)}"
            last = rise
        d += f"q{join(-w * 0.25, w * 0.04, -w * 0.5, w * 0.02)}t{join(-w * 0.5, -w * 0.02)}Z"
        self.p(d, self.g(fill, under or fill, op=(1, 0.5)), op=op)

    def birds(self, x: float, y: float, n: int = 3) -> None:
        d = ""
        for i in range(n):
            bx, by, s = x + i * 17 + self.rng.uniform(-5, 5), y + self.rng.uniform(-9, 9), self.rng.uniform(4, 6.5)
            d += f"M{join(bx - s, by)}q{join(s * 0.5, -s * 0.7, s, 0)}q{join(s * 0.5, -s * 0.7, s, 0)}"
        self.line(d, sw=0.6, op=0.6)

    @land
    def hills(self, y: float, amp: float, fill: Sequence[str], n: int = 5, ink: float = 0.55, hatch: float = 0.16, base: float = 420) -> None:
        """Draws a rolling ridge across the picture, with an engraver's hatching on its shaded side."""
        r = self.rng
        pts: list[Pt] = [(-20, y + r.uniform(-amp, amp) * 0.6)]
        for i in range(n):
            pts.append(((i + 0.5 + r.uniform(-0.2, 0.2)) * W / n, y + amp * (-1 if i % 2 == 0 else 0.7) * r.uniform(0.6, 1)))
        pts.append((W + 20, y + r.uniform(-amp, amp) * 0.6))
        d = smooth(pts, close=False, k=0.2)
        self.p(d + f"L{join(W + 20, base)}L{join(-20, base)}Z", fill)
        if ink:
            self.line(d, sw=ink, op=0.6)
        if hatch:
            h = ""
            for a, b in itertools.pairwise(pts):
                if b[1] > a[1] + 4:
                    for j in range(6):
                        t = 0.1 + j * 0.14
                        e = t * t * (3 - 2 * t)
                        hx, hy = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * e + 4
                        ln = 5 + 11 * math.sin(math.pi * t) + r.uniform(0, 5)
                        h += f"M{join(hx, hy)}q{join(ln * 0.35, ln * 0.4, ln * 0.6, ln)}"
            self.line(h, sw=0.5, op=hatch * 2)

    @land
    def peaks(self, pts: Sequence[Pt], base: float, fill: Sequence[str], sw: float = 0.6) -> None:
        """Draws mountains, given as (x, y, half width at the base); the right face in shade, hatched."""
        for x, y, w in pts:
            h = base - y
            left = [(x - w, base), (x - w * 0.62, base - h * 0.42), (x - w * 0.3, base - h * 0.66), (x, y)]
            right = [(x + w * 0.24, base - h * 0.74), (x + w * 0.5, base - h * 0.46), (x + w, base)]
            self.p(smooth([*left, *right, (x, base + 6)], k=0.12), fill, sw)
            self.shade(smooth([(x, y), *right, (x + w * 0.3, base), (x + w * 0.08, base - h * 0.4), (x - w * 0.06, base - h * 0.7)], k=0.12), 0.17)
            d = ""
            for j in range(6):
                t = j / 6
                hx, hy = x + w * (0.06 + 0.72 * t), base - h * (0.88 - 0.72 * t)
                d += f"M{join(hx, hy)}q{join(w * 0.03, h * 0.08, w * 0.01, h * 0.17)}"
            self.line(d, sw=0.5, op=0.4)

    def sugarloaf(self, x: float, y: float, s: float, fill: Sequence[str] = ("#a9b09a", "#6f7f78")) -> None:
        """Draws the Sugarloaf mountain (Pão de Açúcar) and its lower neighbour."""
        with self.at(x, y, s):
            a = [(-92, 4), (-70, -16), (-44, -30), (-30, -34), (-8, -22), (4, -30), (12, -62), (26, -88), (40, -92), (54, -80), (66, -46), (78, -20), (104, 4, 1)]
            self.p(smooth(a, k=0.17), fill, 0.7)
            self.shade(smooth([(40, -92), (54, -80), (66, -46), (78, -20), (104, 4, 1), (50, 4, 1), (44, -30), (48, -64)]), 0.22)
            self.line("M30-84q-8 20-10 44M38-86q-4 26-2 50M-38-30q-12 10-18 22M-28-32q2 12-2 24M56-66q4 20 12 38M50-76q2 30 8 52", sw=0.5, op=0.45)

    @land
    def sea(self, y: float, bottom: float = H, fill: Sequence[str] = SEA, waves: int = 28, glint: float | None = None) -> None:
        self.box(0, y, W, bottom - y, fill)
        d, d2 = "", ""
        for _ in range(waves):
            t = self.rng.random() ** 0.8
            wy = y + 4 + (bottom - y - 6) * t
            l = 5 + 17 * t
            wx = self.rng.uniform(-10, W)
            seg = f"M{join(wx, wy)}q{join(l * 0.5, -l * 0.35, l, 0)}t{join(l, 0)}"
            if self.rng.random() < 0.6:
                d += seg
            else:
                d2 += seg
        self.line(d, "#fff8e7", 0.75, 0.6)
        self.line(d2, INK, 0.6, 0.3)
        if glint is not None:
            e = "".join(f"M{join(glint + self.rng.uniform(-1, 1) * (8 + i * 2.6), y + 3 + i * i * 0.45)}h{num(6 + i * 1.6)}" for i in range(14))
            self.line(e, "#fff4c8", 0.9, 0.75)

    def tufts(self, y0: float, y1: float, n: int = 26, col: str = INK, op: float = 0.4) -> None:
        d = ""
        for _ in range(n):
            t = self.rng.random()
            y, x, s = y0 + (y1 - y0) * t, self.rng.uniform(0, W), 2.5 + 5 * t
            d += f"M{x:.0f} {y:.0f}l{join(-s, -s * 0.7)}m{join(s, s * 0.7)}l{join(s * 0.1, -s * 1.3)}M{x:.0f} {y:.0f}l{join(s, -s * 0.6)}"
        self.line(d, col, 0.6, op)

    @land
    def furrows(self, y0: float, y1: float, vx: float, n: int = 18, col: str = "#8a6a34", op: float = 0.55, spread: float = 900) -> None:
        """Draws the rows of a field, which run together towards a point on the horizon."""
        d = ""
        for i in range(n + 1):
            x = vx + (i / n - 0.5) * spread
            d += f"M{join(vx + (x - vx) * 0.16, y0)}L{join(x, y1)}"
        self.line(d, col, 0.8, op)

    def path_road(self, pts: Sequence[Pt], fill: Sequence[str] = ("#e9d6a6", "#c9ab72")) -> None:
        self.p(taper(pts), fill, 0.4, col="#8a6a3c")

    # ---- plants -----------------------------------------------------------------------------------------------------------------------

    def blob(self, cx: float, cy: float, rx: float, ry: float, n: int = 9, rough: float = 0.12) -> str:
        """Returns the SVG outline of a scalloped shape, for crowns, bushes, smoke."""
        a0 = self.rng.uniform(0, 6.28)
        pts = []
        for i in range(n):
            a = a0 + i * 2 * math.pi / n
            k = 1 + self.rng.uniform(-rough, rough)
            pts.append((cx + rx * k * math.cos(a), cy + ry * k * math.sin(a)))
        x, y = round(pts[0][0], 1), round(pts[0][1], 1)
        d = "M" + join(x, y)
        for i in range(n):
            b = pts[(i + 1) % n]
            e = (round(b[0] - x, 1), round(b[1] - y, 1))
            r = num(math.hypot(*e) * 0.56)
            d += f"a{r} {r} 0 0 1 {join(*e)}"
            x, y = x + e[0], y + e[1]
        return d + "Z"

    def tree(self, x: float, y: float, s: float = 1, cols: Sequence[str] = LEAF, h: float = 1) -> None:
        """Draws a tree with a broad crown in three shades; s = 1 is about 70 units high."""
        with self.at(x, y, s):
            self.shadow(4, 0, 27, 5.5)
            t = 26 * h
            self.p(f"M-5 1C-3-8-3-{num(t)}-7-{num(t + 16)}L0-{num(t + 6)}L8-{num(t + 16)}C4-{num(t)} 3-8 6 1Z", WOOD, 0.9, kind="h")
            self.p(self.blob(2, -t - 20, 26, 21, 10), cols[2], 0.9)
            self.p(self.blob(-3, -t - 25, 19, 14, 8), cols[1])
            self.p(self.blob(-8, -t - 30, 10, 7, 6), cols[0])

    def stamp_tree(self, x: float, y: float, s: float, cols: Sequence[str] = LEAF, kind: int = 0) -> None:
        def draw() -> None:
            self.tree(0, 0, 1, cols, (0.8, 1.25)[kind % 2])

        self.stamp(f"t{kind}", x, y, s, draw)

    @land
    def treeline(self, y: float, x0: float, x1: float, size: float, cols: Sequence[str] = LEAF, slope: float = 0) -> None:
        """Draws a far wood: a band of crowns from x0 to x1."""
        for row, c in ((0, cols[2]), (1, cols[1])):
            x, d = x0, f"M{join(x0, y + 4)}L{join(x0, y - size * (0.5 if row else 0.9))}"
            while x < x1:
                st = self.rng.uniform(0.6, 1.1) * size
                d += f"a{join(st * 0.56, st * 0.6)} 0 0 1 {join(st, self.rng.uniform(-0.12, 0.12) * size + slope * st)}"
                x += st
            d += f"L{join(x, y + 4 + slope * (x - x0))}Z"
            self.p(d, c, 0.6 if row == 0 else 0)

    def palm(self, x: float, y: float, h: float, lean: float = 6, cols: Sequence[str] = LEAF, royal: bool = False) -> None:
        """Draws a coconut palm, or with royal the straight imperial palm."""
        r = self.rng
        tx, ty = x + lean, y - h
        w = h * 0.03 + 1.2
        self.shadow(x, y, h * 0.16, h * 0.03)
        mid = (x + lean * (0.5 if royal else 0.25), y - h * 0.55)
        self.p(taper([(x, y, w * 1.5), (mid[0], mid[1], w * (1.05 if royal else 1)), (tx, ty, w * 0.75)]), ("#e0c896", "#8d7048") if royal else ("#b58a56", "#6b4a2a"), 0.8, kind="h")
        rings = "".join(f"M{join(x + (tx - x) * t * t - w, y - h * t)}q{join(w, w * 0.8, w * 1.9, 0)}" for t in (i / 9 for i in range(1, 9)))
        self.line(rings, sw=0.5, op=0.45)
        if royal:
            self.p(taper([(tx, ty + h * 0.02, w * 0.8), (tx, ty - h * 0.1, w * 0.55)]), ("#9db36c", "#5c7a48"), 0.7, kind="h")
            ty -= h * 0.1
        L = h * (0.3 if royal else 0.42)
        leaves = ["", "", ""]
        for i, ang in enumerate((-195, -160, 12, -20, -125, -55, -222, 42, -92)):
            a = math.radians(ang + r.uniform(-7, 7))
            ll = L * r.uniform(0.85, 1.05)
            ex, ey = tx + math.cos(a) * ll, ty + math.sin(a) * ll * 0.75 + ll * 0.25
            cx, cy = tx + math.cos(a) * ll * 0.55, ty + math.sin(a) * ll * 0.75 - ll * 0.12
            b = ll * 0.13
            nx, ny = -(ey - ty) / ll, (ex - tx) / ll
            if ny < 0:
                nx, ny = -nx, -ny
            leaves[0 if i < 4 else 1 if i < 7 else 2] += f"M{join(tx, ty)}q{join(cx - tx, cy - ty, ex - tx, ey - ty)}q{join(cx + nx * b * 2.4 - ex, cy + ny * b * 2.4 - ey, tx - ex, ty - ey + b * 0.3)}Z"
        for i in (0, 1, 2):
            self.p(leaves[i], mix(cols[2], cols[1], 0.4) if i == 0 else cols[1] if i == 1 else cols[0], 0.6)
        if not royal:
            self.p(ring(tx - w, ty + w, w * 0.9) + ring(tx + w, ty + w * 1.2, w * 0.9), "#8a5a2c", 0.5)

    def bush(self, x: float, y: float, s: float, cols: Sequence[str] = LEAF) -> None:
        self.shadow(x, y, 15 * s, 3 * s)
        self.p(self.blob(x, y - 8 * s, 15 * s, 9 * s, 8), cols[2], 0.7)
        self.p(self.blob(x - 3 * s, y - 10 * s, 9 * s, 5 * s, 6), cols[1])

    def fern(self, x: float, y: float, s: float, col: str = "#3f5f3c", n: int = 6) -> None:
        """Draws broad leaves for a dark corner in the foreground."""
        for i in range(n):
            a = math.radians(-165 + i * 150 / (n - 1) + self.rng.uniform(-8, 8))
            l = s * self.rng.uniform(0.75, 1.1)
            ex, ey = x + math.cos(a) * l, y + math.sin(a) * l
            nx, ny = -math.sin(a) * l * 0.16, math.cos(a) * l * 0.16
            mx, my = (x + ex) / 2, (y + ey) / 2 - l * 0.12
            self.p(f"M{join(x, y)}Q{join(mx + nx, my + ny, ex, ey)}Q{join(mx - nx, my - ny, x, y)}Z", col, 0.6)

    # ---- smoke, flags, small things ---------------------------------------------------------------------------------------------------

    def smoke(self, x: float, y: float, pts: Sequence[Pt], cols: Sequence[str] = ("#f6f4ef", "#a9a59c"), sw: float = 0.5, op: float = 0.95) -> None:
        """Draws puffs of smoke, given as (dx, dy, radius) from (x, y)."""
        for dx, dy, r in pts:
            self.p(self.blob(x + dx, y + dy, r * 1.15, r, 8, 0.08), cols, sw, op=op, kind="d")

    def flag(self, x: float, y: float, h: float, kind: str = "empire", w: float | None = None, wind: float = 1, pole: bool = True) -> None:
        """Draws a waving flag, by default on its pole; (x, y) is the foot of the pole."""
        w = w or h * 0.46
        fh = w * 0.7
        ty = y - h
        if pole:
            self.line(f"M{join(x, y)}V{num(ty - 4)}", sw=1.7)
            self.line(f"M{join(x, y)}V{num(ty - 4)}", "#b98a4a", 0.8)
            self.o(x, ty - 6, 2.6, GOLD, 0.5)
        s = wind
        b = w * 0.12
        top = f"M{join(x, ty)}q{join(s * w * 0.25, -b, s * w * 0.5, 0)}t{join(s * w * 0.5, -b * 0.2)}"
        d = top + f"l{join(s * w * 0.02, fh)}q{join(-s * w * 0.25, -b * 1.1, -s * w * 0.5, b * 0.2)}t{join(-s * w * 0.52, b * 0.1)}Z"
        cx, cy = x + s * w * 0.5, ty + fh * 0.5
        cols = {"empire": ("#2f8a57", "#1C653E"), "portugal": WHITE, "red": ("#b8382c", "#8C1C13"), "blue": ("#3f74a8", "#1F4E79"), "pink": ("#d67a98", "#a84266"), "gold": ("#f6d98a", "#c98f2c"), "dutch": ("#f0a34c", "#d87a20")}[kind]
        self.p(d, self.g(*cols, kind="h"), 0.9)
        if kind == "empire":
            self.p(f"M{join(cx - s * w * 0.38, cy)}L{join(cx, cy - fh * 0.37)}L{join(cx + s * w * 0.38, cy - 1)}L{join(cx, cy + fh * 0.36)}Z", "#f2c84b", 0.5)
            self.o(cx, cy, fh * 0.17, "#2f6ba0", 0.4)
        elif kind == "portugal":
            self.p(f"M{join(cx - s * 2, cy - fh * 0.3)}h{num(s * 4)}v{num(fh * 0.2)}h{num(s * fh * 0.22)}v4h{num(-s * fh * 0.22)}v{num(fh * 0.26)}h{num(-s * 4)}v{num(-fh * 0.26)}h{num(-s * fh * 0.22)}v-4h{num(s * fh * 0.22)}Z", "#a8281d")
        elif kind == "dutch":
            self.p(f"M{join(x, ty + fh * 0.34)}l{join(s * w, -b * 0.2)}v{num(fh * 0.32)}l{join(-s * w, b * 0.2)}Z", "#f4ead2")
        self.shade(f"M{join(x + s * w * 0.52, ty)}q{join(s * w * 0.1, b, s * w * 0.2, b * 0.6)}l0 {num(fh - b * 0.6)}q{join(-s * w * 0.12, -b * 0.5, -s * w * 0.2, -b * 0.4)}Z", 0.18)

    def vignette(self, dark: float = 0.3, light: float = 0.3, grain: int = 54) -> None:
        """Draws the finishing layers over the whole scene: the light of the hour, darker edges, paper grain."""
        if self.light:
            colour, strength = self.light
            self.box(0, 0, W, H, colour, op=strength)
        def specks() -> None:
            d, e = "", ""
            for i in range(grain // 3):
                x, y, l = self.rng.randrange(W // 2), self.rng.randrange(H // 2), self.rng.randrange(1, 4) / 4
                if i % 2:
                    d += f"M{x} {y}h{num(l)}"
                else:
                    e += f"M{x} {y}l{join(l, l)}"
            self.line(d, "#fff8e7", 0.5, 0.4)
            self.line(e, INK, 0.45, 0.28)

        for x, y, fl in ((0, 0, False), (W, 10, True), (W / 2, H / 2, False), (W / 2, H / 2 - 8, True)):
            self.stamp("n", x, y, 1, specks, flip=fl)
        key = f'<stop stop-color="#fff6da" stop-opacity="{light}"/><stop offset=".5" stop-color="#fff6da" stop-opacity="0"/><stop offset="1" stop-color="{INK}" stop-opacity="{dark + 0.12}"/>'
        self.defs[f'radialGradient|cx=".3" cy=".22" r=".95"|{key}'] = "lit"
        self.box(0, 0, W, H, "url(#lit)")
