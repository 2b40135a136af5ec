"""The ten Combat card scenes, and what every card scene is drawn with: the canvas, the land, people, horses, arms.

Run: python -m art.tools.combat_cards   (writes art/combat_cards/<id>.svg)

Figures face right and stand on (0, 0); a person is 100 units tall, a horse 78 at the withers. Light comes from the top left. No filters:
grain is a path of small strokes and soft shadows are radial gradients, so that a picture renders in a few milliseconds.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

INK = "#2A1E14"
W, H = 504, 400
Pt = Sequence[float]

# Colours, each from light to dark.
GOLD = ("#fff0b8", "#d9a53a", "#8f6418", "#f1cf74")
WALL = ("#f8ecd0", "#dcc596")
WHITE = ("#fff8e7", "#d8c9a6")
ROOF = ("#cf7a48", "#8b4122")
WOOD = ("#a87443", "#6b4526")
STONE = ("#cbb991", "#8d7a58")
STEEL = ("#d9dcdb", "#7c8288", "#4c5257")
LEAF = ("#7d9a5c", "#4e7048", "#35513a")
SEA = ("#b7cdc6", "#779AA5", "#476f80")
SKIN = {"white": ("#eac09a", "#c08a62"), "brown": ("#b97f51", "#8a5733"), "black": ("#8d5d3e", "#5a3926"), "copper": ("#c0814f", "#8e5530")}


# Twelve hours and skies: the three colours of the sky from above, the sun's disc, the light that lies over everything.
HOURS: dict[str, tuple[str, str, str, str, str, float]] = {
    "first light": ("#4d5684", "#b98796", "#f7c596", "#fff0cc", "#5a4a78", 0.16),
    "dawn": ("#8ba3bf", "#efb79c", "#fce0b4", "#fff4d6", "#e89a7a", 0.1),
    "morning": ("#7fb4cf", "#cfe4dc", "#fbf1cf", "#fffbe6", "#fff0c0", 0.06),
    "noon": ("#4f97cc", "#a9d3e6", "#eaf3e6", "#ffffff", "#ffffff", 0.05),
    "haze": ("#c6c09c", "#eee0b4", "#faf0d2", "#fffae6", "#f0dca0", 0.08),
    "trade wind": ("#5fa9a8", "#b9dccb", "#f4efcf", "#fffbe2", "#8fd0c0", 0.07),
    "thunder": ("#3d4858", "#727f8a", "#cfc6a0", "#e6e0c4", "#2c3848", 0.22),
    "rain": ("#6f7f88", "#a3aeae", "#d6d6c6", "#eceae0", "#5f7480", 0.16),
    "gold": ("#b9853e", "#efc066", "#fee8a6", "#fff6cc", "#f0b040", 0.12),
    "sunset": ("#5d4168", "#d46a50", "#fac66c", "#fff0b0", "#c2503c", 0.17),
    "red evening": ("#7c3338", "#d66e3c", "#f6c05c", "#ffe9a8", "#a83a24", 0.16),
    "blue hour": ("#1f315a", "#4a6a96", "#cdbba6", "#f4ecd0", "#22386c", 0.26),
}


PRECISION = 1  # decimals; large land shapes are written with none


@contextmanager
def coarse() -> Iterator[None]:
    global PRECISION
    keep, PRECISION = PRECISION, 0
    yield
    PRECISION = keep


def num(v: float) -> str:
    t = f"{v:.{PRECISION}f}"
    if t.endswith(".0"):
        t = t[:-2]
    return "0" if t in ("-0", "") else t.replace("-0.", "-.") if t.startswith("-0.") else t[1:] if t.startswith("0.") else t


def join(*vals: float) -> str:
    out = ""
    for v in vals:
        t = num(v)
        out += t if not out or t.startswith("-") else " " + t
    return out


def poly(pts: Sequence[Pt], close: bool = True) -> str:
    return "M" + "L".join(join(p[0], p[1]) for p in pts) + ("Z" if close else "")


def smooth(pts: Sequence[Pt], close: bool = True, k: float = 0.17) -> str:
    """A curve through the points; a point with a third member is a corner."""
    n = len(pts)
    x, y = round(pts[0][0], PRECISION), round(pts[0][1], PRECISION)
    d = "M" + join(x, y)
    for i in range(n if close else n - 1):
        a, b = pts[i], pts[(i + 1) % n]
        pa = pts[i - 1] if close or i > 0 else a
        nb = pts[(i + 2) % n] if close or i + 2 < n else b
        ka = 0 if len(a) > 2 else k
        kb = 0 if len(b) > 2 else k
        c1 = (a[0] + (b[0] - pa[0]) * ka - x, a[1] + (b[1] - pa[1]) * ka - y)
        c2 = (b[0] - (nb[0] - a[0]) * kb - x, b[1] - (nb[1] - a[1]) * kb - y)
        e = (b[0] - x, b[1] - y)
        # the handles at a point mirror each other, so that every curve but the first is an "s"
        d += "l" + join(*e) if ka == kb == 0 else "c" + join(*c1, *c2, *e) if i == 0 else "s" + join(*c2, *e)
        x, y = round(x + round(e[0], PRECISION), 1), round(y + round(e[1], PRECISION), 1)
    return d + ("Z" if close else "")


def taper(pts: Sequence[Pt]) -> str:
    """A limb: points (x, y, half width)."""
    left, right = [], []
    for i, (x, y, w) in enumerate(pts):
        a = pts[max(0, i - 1)]
        b = pts[min(len(pts) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        m = math.hypot(dx, dy) or 1
        left.append((x - dy / m * w, y + dx / m * w))
        right.append((x + dy / m * w, y - dx / m * w))
    x, y, w = pts[-1]
    a = pts[-2]
    m = math.hypot(x - a[0], y - a[1]) or 1
    tip = (x + (x - a[0]) / m * w * 0.8, y + (y - a[1]) / m * w * 0.8)
    return smooth([*left, tip, *right[::-1]], k=0.16)


def ring(cx: float, cy: float, r: float, ry: float | None = None) -> str:
    ry = r if ry is None else ry
    return f"M{join(cx - r, cy)}a{join(r, ry)} 0 1 1 {join(2 * r, 0)}a{join(r, ry)} 0 1 1 {join(-2 * r, 0)}Z"


def bend(a: Pt, b: Pt, l1: float, l2: float, side: float) -> tuple[float, float]:
    """The elbow or knee between a and b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    m = max(0.1, math.hypot(dx, dy))
    m = min(m, l1 + l2 - 0.1)
    c = (l1 * l1 + m * m - l2 * l2) / (2 * m)
    h = math.sqrt(max(0.0, l1 * l1 - c * c)) * side
    u = (dx / math.hypot(dx, dy), dy / math.hypot(dx, dy)) if dx or dy else (0.0, 1.0)
    return a[0] + u[0] * c - u[1] * h, a[1] + u[1] * c + u[0] * h


def land(draw: Callable[..., None]) -> Callable[..., None]:
    def rough(*args: object, **kw: object) -> None:
        with coarse():
            draw(*args, **kw)

    return rough


class Scene:
    """One SVG being written: gradients are named on first use, ink keeps its weight whatever the scale."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random("terra brasilis " + seed)
        self.out: list[str] = []
        self.defs: dict[str, str] = {}
        self.symbols: dict[str, str] = {}
        self.widths: dict[str, str] = {}
        self.scale = 1.0
        self.light: list[object] = []  # of the hour: colour and strength

    def g(self, *stops: str, kind: str = "v", op: Sequence[float] | None = None) -> str:
        box = {"v": 'x2="0" y2="1"', "h": "", "d": 'x2="1" y2="1"', "r": 'cx=".35" cy=".3" r=".8"', "c": ""}[kind]
        tag = "radialGradient" if kind in "rc" else "linearGradient"
        body = ""
        for i, c in enumerate(stops):
            o = f"{i / max(1, len(stops) - 1):.2g}".removeprefix("0") or "0"
            if len(stops) == 3 and i == 1:
                o = ".5"
            body += "<stop" + (f' offset="{o}"' if i else "") + f' stop-color="{c}"' + (f' stop-opacity="{op[i]}"' if op else "") + "/>"
        key = f"{tag}|{box}|{body}"
        if key not in self.defs:
            self.defs[key] = f"g{len(self.defs)}"
        return f"url(#{self.defs[key]})"

    def width(self, w: float) -> str:
        """A class for this weight of ink, in steps of a tenth."""
        key = f"{w:.1f}".removeprefix("0")
        if key not in self.widths:
            self.widths[key] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[len(self.widths)]
        return self.widths[key]

    def ink(self, w: float) -> float:
        return 2.1 * w / self.scale**0.6

    def p(self, d: str, fill: str | Sequence[str] = "none", sw: float = 0, col: str = INK, op: float = 1, kind: str = "v", cap: bool = True) -> None:
        if not isinstance(fill, str):
            fill = self.g(*fill, kind=kind)
        a = f'<path d="{d}"' + ("" if fill == "none" else f' fill="{fill}"')
        if sw:
            a += ("" if col == INK else f' stroke="{col}"') + f' class="{self.width(self.ink(sw))}"'
        if op != 1 and fill != "none":
            a += f' fill-opacity="{num2(op)}"'
        if op != 1 and sw:
            a += f' stroke-opacity="{num2(op)}"'
        self.out.append(a + "/>")

    def line(self, d: str, col: str = INK, sw: float = 1, op: float = 1) -> None:
        self.p(d, "none", sw, col, op)

    def o(self, cx: float, cy: float, r: float, fill: str | Sequence[str], sw: float = 0, ry: float | None = None, op: float = 1, kind: str = "r") -> None:
        self.p(ring(cx, cy, r, ry), fill, sw, op=op, kind=kind)
        tag = f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"' if ry is None else f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(r)}" ry="{num(ry)}"'
        self.out[-1] = tag + self.out[-1][self.out[-1].index('"', 9) + 1 :]

    def box(self, x: float, y: float, w: float, h: float, fill: str | Sequence[str], sw: float = 0, op: float = 1, kind: str = "v") -> None:
        self.p(f"M{join(x, y)}h{num(w)}v{num(h)}h{num(-w)}Z", fill, sw, op=op, kind=kind)

    def shade(self, d: str, op: float = 0.24) -> None:
        self.p(d, INK, op=op)

    def shadow(self, cx: float, cy: float, rx: float, ry: float | None = None, op: float = 0.3) -> None:
        """A contact shadow, falling to the lower right."""
        self.o(cx + rx * 0.16, cy, rx, INK, ry=ry or rx * 0.22, op=op)

    @contextmanager
    def at(self, x: float, y: float, s: float = 1, flip: bool = False, rot: float = 0, op: float = 1) -> Iterator[None]:
        t = f"translate({join(x, y)})"
        if rot:
            t += f"rotate({num(rot)})"
        if s != 1 or flip:
            t += f"scale({s * (-1 if flip else 1):.3g} {s:.3g})" if flip else f"scale({s:.3g})"
        self.out.append(f'<g transform="{t}"' + (f' opacity="{num2(op)}"' if op != 1 else "") + ">")
        old = self.scale
        self.scale *= s
        if self.scale < 0.86:
            with coarse():
                yield
        else:
            yield
        self.scale = old
        self.out.append("</g>")

    def define(self, name: str, s: float, draw: Callable[[], None]) -> None:
        if name in self.symbols:
            return
        global PRECISION
        keep, self.out = self.out, []
        old, self.scale = self.scale, self.scale * s
        fine, PRECISION = PRECISION, 0 if self.scale < 0.86 else 1
        draw()
        self.scale, PRECISION = old, fine
        self.symbols[name] = "".join(self.out)
        self.out = keep

    def stamp(self, name: str, x: float, y: float, s: float, draw: Callable[[], None], flip: bool = False, op: float = 1) -> None:
        """Draw once, place often. The first use sets the weight of the ink."""
        self.define(name, s, draw)
        t = f"translate({join(x, y)})" + (f"scale({-s if flip else s:.3g} {s:.3g})" if s != 1 or flip else "")
        self.out.append(f'<use href="#{name}" transform="{t}"' + (f' opacity="{num2(op)}"' if op != 1 else "") + "/>")

    # ---- land -------------------------------------------------------------------------------------------------------------------------

    def hour(self, name: str, sun: tuple[float, float, float] | None = None, horizon: float = 230) -> None:
        """The sky of one of the twelve hours; its light lies over the finished picture, see `vignette`."""
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
        """A flat-bottomed bank of cloud."""
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
        """A rolling ridge across the picture, with engraver's hatching down its lee side."""
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
        """Mountains: (x, y, half width at the base); the right face in shade, hatched."""
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
        """The Pao de Acucar and its lower brother."""
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
        """Field rows that run to a point on the horizon."""
        d = ""
        for i in range(n + 1):
            x = vx + (i / n - 0.5) * spread
            d += f"M{join(vx + (x - vx) * 0.16, y0)}L{join(x, y1)}"
        self.line(d, col, 0.8, op)

    def path_road(self, pts: Sequence[Pt], fill: Sequence[str] = ("#e9d6a6", "#c9ab72")) -> None:
        self.p(taper(pts), fill, 0.4, col="#8a6a3c")

    # ---- plants -----------------------------------------------------------------------------------------------------------------------

    def blob(self, cx: float, cy: float, rx: float, ry: float, n: int = 9, rough: float = 0.12) -> str:
        """A scalloped shape: crowns, bushes, smoke."""
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
        """A broad crown in three values; s = 1 is about 70 units high."""
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
        """A far wood: a band of crowns."""
        for row, c in ((0, cols[2]), (1, cols[1])):
            x, d = x0, f"M{join(x0, y + 4)}L{join(x0, y - size * (0.5 if row else 0.9))}"
            while x < x1:
                st = self.rng.uniform(0.6, 1.1) * size
                d += f"a{join(st * 0.56, st * 0.6)} 0 0 1 {join(st, self.rng.uniform(-0.12, 0.12) * size + slope * st)}"
                x += st
            d += f"L{join(x, y + 4 + slope * (x - x0))}Z"
            self.p(d, c, 0.6 if row == 0 else 0)

    def palm(self, x: float, y: float, h: float, lean: float = 6, cols: Sequence[str] = LEAF, royal: bool = False) -> None:
        """A coconut palm; royal: the straight imperial palm."""
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
        """Broad leaves for a dark corner in front."""
        for i in range(n):
            a = math.radians(-165 + i * 150 / (n - 1) + self.rng.uniform(-8, 8))
            l = s * self.rng.uniform(0.75, 1.1)
            ex, ey = x + math.cos(a) * l, y + math.sin(a) * l
            nx, ny = -math.sin(a) * l * 0.16, math.cos(a) * l * 0.16
            mx, my = (x + ex) / 2, (y + ey) / 2 - l * 0.12
            self.p(f"M{join(x, y)}Q{join(mx + nx, my + ny, ex, ey)}Q{join(mx - nx, my - ny, x, y)}Z", col, 0.6)

    # ---- smoke, flags, small things ---------------------------------------------------------------------------------------------------

    def smoke(self, x: float, y: float, pts: Sequence[Pt], cols: Sequence[str] = ("#f6f4ef", "#a9a59c"), sw: float = 0.5, op: float = 0.95) -> None:
        """Puffs at (dx, dy, r)."""
        for dx, dy, r in pts:
            self.p(self.blob(x + dx, y + dy, r * 1.15, r, 8, 0.08), cols, sw, op=op, kind="d")

    def flag(self, x: float, y: float, h: float, kind: str = "empire", w: float | None = None, wind: float = 1, pole: bool = True) -> None:
        """A waving banner on its pole; (x, y) is the foot of the pole."""
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
        """Paper grain and the one light, laid over all."""
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

    def svg(self) -> str:
        defs = "<style>" + "".join(f".{c}{{stroke-width:{w}}}" for w, c in self.widths.items()) + "</style>"
        owner: dict[str, str] = {}
        for key, name in self.defs.items():
            tag, box, body = key.split("|")
            head_ = f'<{tag} id="{name}"' + (" " if box else "") + box
            defs += f'{head_} href="#{owner[body]}"/>' if body in owner else f"{head_}>{body}</{tag}>"
            owner.setdefault(body, name)
        for name, body in self.symbols.items():
            defs += f'<g id="{name}">{body}</g>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}"><defs>{defs}</defs>'
            f'<g fill="none" stroke="{INK}" stroke-width="0" stroke-linejoin="round" stroke-linecap="round">\n' + "\n".join(self.out) + "\n</g></svg>\n"
        )


def mix(a: str, b: str, t: float) -> str:
    va, vb = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(va, vb, strict=False))


def num2(v: float) -> str:
    return f"{v:.2f}".lstrip("0").rstrip("0") or "0"


# ---- people ------------------------------------------------------------------------------------------------------------------------------


def hat(s: Scene, kind: str, c: Sequence[str], hair: str) -> None:
    """Around a head whose centre is (0, 0) and whose radius is about 9; facing right."""
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
    """A head in three-quarter profile looking right; r 9 belongs to a person of 100."""
    sk = SKIN[skin]
    k = r / 9
    with s.at(x, y, k, rot=look):
        if hairk == "long":
            s.p("M-8-8C-14-2-14 10-10 17C-4 18 0 14 0 8Z", hair, 0.9)
        s.p(smooth([(-7.5, -3), (-5, -9), (2, -10.5), (7.5, -8), (8.6, -3), (11, 1.2), (9, 2.8), (9.2, 5.4), (7.4, 9.2), (2.5, 10.4), (-3, 8), (-7, 3)], k=0.16), s.g(sk[0], sk[0], sk[1], kind="d"), 1)
        s.p("M-7 2C-4 8 2 10.500 6 9.600C2 11.500-5 10-7.500 3Z", INK, op=0.25)
        if face:
            s.line("M3.500-1.200q1.800-.8 3.400 0", sw=0.9)
            s.o(5.5, 0.3, 1.8, "#f6ead2", ry=1.3)
            s.o(5.8, 0.3, 1.15, "#23160e")
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
    """Two bones from a towards b; the lower one may have its own colour. Returns where the end came to lie."""
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
    """A person who stands on (x, y), facing right. near and far are the hands; ride leaves the feet to the stirrup."""
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
        tip = limb(s, sh_f, far, 17, 17, side[1], 4.6, slv)
        if far_hold:
            far_hold()
        s.o(tip[0], tip[1], 3.4, sk[0], 0.9)
        lc = legs
        foot = boots or sk[0]
        if not skirt:
            if not ride:
                f = limb(s, hip_f, (feet[1][0], feet[1][1] - 4), 21, 21, -1, 6.4, lc, boots)
                s.p(f"M{join(f[0] - 4, f[1] - 1)}L{join(f[0] + 3, f[1] - 2)}Q{join(f[0] + 11, f[1] + 1, f[0] + 10, f[1] + 4)}L{join(f[0] - 4, f[1] + 4)}Z", foot, 0.9)
                f = limb(s, hip_n, (feet[0][0], feet[0][1] - 4), 21, 21, -1, 6.8, lc, boots)
                s.p(f"M{join(f[0] - 4, f[1] - 1)}L{join(f[0] + 3, f[1] - 2)}Q{join(f[0] + 11, f[1] + 1, f[0] + 10, f[1] + 4)}L{join(f[0] - 4, f[1] + 4)}Z", foot, 0.9)
        else:
            s.p("M-4-2h8l4 3h-14Z", foot, 0.9)
            s.p(smooth([(-10, -52, 1), (-15, -28), (-20, -2, 1), (0, 0), (20, -2, 1), (14, -28), (10, -52, 1)]), skirt, 1)
            s.line("M-4-44q-6 20-8 40M4-44q3 20 4 41M10-40q5 18 6 36", sw=0.6, op=0.4)
        tl = tails
        body = [(-3 + lean, -79), (-12.5 + lean, -74), (-12 + lean * 0.8, -62), (-9.5 + lean * 0.3, -51), (-12 - tl * 0.3, -44 + tl, 1), (0, -45 + tl * 0.7), (10 + tl * 0.2, -45 + tl, 1), (10 + lean * 0.3, -52), (13 + lean * 0.9, -63), (13 + lean, -74), (6 + lean, -79)]
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
        head(s, 1.5 + lean * 1.15, -89, 9, skin, **face)  # type: ignore[arg-type]
        if epaulette:
            s.p(f"M{join(lean - 15, -72)}Q{join(lean - 14, -78, lean - 6, -77)}L{join(lean - 4, -73)}Z", GOLD, 0.7)
        tip = limb(s, sh_n, near, 17, 17, side[0], 5, slv, elbow=elbow)
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


# ---- horses ------------------------------------------------------------------------------------------------------------------------------

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
    """A horse, and a rider whose hips rest on the saddle at (0, -78). The rider's leg is drawn over the saddle."""
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


# ---- helpers of the scenes ---------------------------------------------------------------------------------------------------------------

BLUE = ("#4577aa", "#1F4E79")
RED = ("#b8382c", "#8C1C13")
GREEN = ("#3f8a5f", "#1C653E")
BROWN = ("#9a6b42", "#5f3f24")
CREAM = ("#f1e3c0", "#c9b184")
BLACK = ("#4c4440", "#2b2521")


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
    """A far soldier, 26 units tall, drawn for a stamp."""

    def draw() -> None:
        s.line("M-2-10L-3 0M2-10L4 0", sw=2)
        s.line("M-2-10L-3 0M2-10L4 0", legs, 1.2)
        s.p("M-4-19Q0-22 4-19L5-9H-5Z", coat, 0.6)
        s.o(0, -22, 2.6, skin, 0.5)
        s.p("M-3.500-23V-28H3V-23Z", "#3a2c24", 0.5)
        if arms:
            s.line("M5-8L7-30", "#6b4526", 0.7)

    return draw


def torch(s: Scene, x: float, y: float, k: float = 1) -> None:
    with s.at(x, y, k):
        s.o(0, -8, 40, s.g("#ffd98a", "#ffb04a", kind="c", op=(0.6, 0)))
        s.line("M0 14V-4", "#5a3d22", 1.6)
        s.p("M-5-3C-7-10-2-12-2-20C3-16 7-9 4-3Q0 0-5-3Z", ("#fff0a8", "#f7a032"), 0.6)


# ---- the ten -----------------------------------------------------------------------------------------------------------------------------


def militia(s: Scene) -> None:
    s.hour("haze", (60, 60, 22))
    s.cloud(300, 80, 130)
    s.peaks([(400, 118, 110), (300, 150, 80)], 216, ("#b4b596", "#909a7a"))
    s.hills(206, 12, ("#b7b578", "#98985e"))
    s.treeline(232, -10, 150, 18)
    # a chapel and huts
    with s.at(318, 254, 1):
        s.p("M-26 0V-44L0-64L26-44V0Z", s.g(*WHITE, kind="d"), 1)
        s.p("M26 0L62-14V-52L26-44ZM26-44L62-52L36-72L0-64Z", ROOF, 0.9)
        s.p("M-7 0V-18a7 7 0 0 1 14 0V0Z", "#4b3a2c", 0.7)
        s.line("M0-64V-84M-6-77H6", sw=1.3)
    s.hills(262, 8, ("#c9b873", "#8f8a4c"))
    s.palm(36, 316, 196, -8)
    s.tufts(290, 390, 18)

    def fork() -> None:
        s.line("M26 14L34-118", sw=2.6)
        s.line("M26 14L34-118", "#a87443", 1.5)
        s.line("M26-118Q26-108 34-106Q43-106 43-118M34-106V-122", "#565d63", 1.5)

    person(s, 132, 378, 232, skin="brown", coat=("#c9b27a", "#93794a"), legs=BROWN, boots=None, hatk="straw", near=(24, -62), far=(22, -40), beard="full", hold=fork, belt="#8C1C13")
    person(s, 392, 378, 228, flip=True, skin="white", coat=("#8a6f94", "#5c4668"), legs=("#b9a47a", "#85714c"), hatk="broad", hatc=BROWN, near=(10, -44), far=(16, -42), beard="moustache", hold=lambda: musket(s, 11, -50, -6, 1.15, False))
    person(s, 254, 394, 262, skin="black", coat=("#eadcb8", "#b8a272"), legs=("#5f7d8c", "#3f5a68"), boots=None, hatk="straw", near=(14, -48), far=(20, -46), feet=((-11, 0), (11, 0)), belt="#3a2818", hairk="curly", hold=lambda: musket(s, 14, -54, 10, 1.2, False))
    s.vignette()


def regulars(s: Scene) -> None:
    s.hour("morning", (96, 70, 26))
    s.cloud(40, 120, 150)
    s.smoke(330, 170, [(0, 20, 26), (34, 8, 32), (74, 14, 28), (120, 0, 34), (160, 16, 30)], ("#f1ece0", "#b9b4a4"), 0.4, 0.85)
    s.hills(204, 10, ("#a8ad7a", "#878f58"))
    # a fort on its hill
    s.p("M36 196V158H52V150H62V158H92V146H104V158H130V150H140V158H152V200Z", s.g(*STONE, kind="d"), 0.9)
    s.flag(98, 146, 46, "empire", 28)
    s.hills(240, 8, ("#b9b26c", "#8c8a4a"))
    s.define("r", 1.3, lambda: soldier(s, 0, 0, 100, skin="brown", beard=""))
    for i in range(7):
        s.stamp("r", 208 + i * 44, 296 + i * 0.8, 1.18, lambda: None)
    s.shade("M180 300H520V312H180Z", 0.1)
    for i in range(5):
        s.stamp("r", 236 + i * 64, 362 + i * 2, 1.62, lambda: None)
    person(s, 108, 388, 216, skin="white", coat=("#3f6c9c", "#173c60"), epaulette=True, sash="#b8382c", hatk="bicorne", hatc=BLACK, beard="whiskers", hairk="short", near=(8, -46), far=(33, -98), feet=((-9, 0), (13, 0)), side=(1, 1), far_hold=lambda: sword(s, 33, -100, 24, 50))
    s.tufts(330, 396, 14)
    s.vignette()


def volunteers_of_the_fatherland(s: Scene) -> None:
    s.hour("noon", (60, 60, 24))
    s.cloud(90, 70, 140)
    s.peaks([(120, 128, 120)], 220, ("#a9b394", "#83906f"))
    s.hills(214, 8, ("#a8b077", "#879058"))
    with s.at(330, 236, 0.94):
        for x, w, h, c in ((-120, 34, 46, ("#f6e3b0", "#d9b66e")), (-86, 30, 36, ("#e8b9a0", "#c48468")), (66, 36, 44, ("#b9d0cf", "#86a7ab")), (102, 30, 34, ("#f8f0dc", "#d8c9a6"))):
            s.box(x, -h, w, h, c, 0.9, kind="d")
            s.p(f"M{x - 3}{-h}l8-11h{w - 10}l8 11Z", ROOF, 0.8)
            s.line(f"M{x + 7} {-h + 10}v8M{x + w - 9} {-h + 10}v8M{x + 7}-8v8M{x + w - 9}-8v8", "#4b3a2c", 1.8)
    s.hills(240, 3, ("#d9c48a", "#b59a5c"), hatch=0)
    s.define("m", 1.7, lambda: soldier(s, 0, 0, 100, BLUE, hatk="kepi", hatc=("#4577aa", "#1F4E79"), skin="brown", stride=True, cast=False))
    for i in range(8):
        s.stamp("m", 226 + i * 36, 318 + (i % 2) * 8, 1.1, lambda: None)
    s.shade("M196 322H520V336H196Z", 0.12)

    def banner() -> None:
        s.flag(13, 20, 168, "empire", 92)

    person(s, 214, 392, 240, skin="black", coat=BLUE, legs=("#f1e3c0", "#c9b184"), hatk="kepi", hatc=RED, near=(12, -54), far=(14, -74), feet=((-15, 0), (15, 0)), strap="#fff8e7", hold=lambda: None, far_hold=banner, hairk="curly")

    def beat() -> None:
        drum(s, 20, -38, 0.95, 8)
        s.line("M14-58L26-54", "#e9d6a6", 1.4)

    person(s, 84, 390, 204, skin="brown", coat=RED, legs=WHITE, hatk="kepi", hatc=BLUE, near=(15, -58), far=(30, -58), feet=((-14, 0), (13, 0)), hold=beat, strap="#fff8e7")
    s.shadow(434, 397, 36, 7)
    s.stamp("m", 432, 396, 2.14, lambda: None)
    s.tufts(350, 398, 12)
    s.vignette()


def sepe_tiaraju(s: Scene) -> None:
    s.hour("red evening", (120, 120, 40))
    s.cloud(330, 60, 150, "#fff2d0")
    s.hills(226, 8, ("#b5ab68", "#948b4c"))
    # the red church of Sao Miguel
    with s.at(410, 240, 0.95):
        s.p("M-70 0V-62H-46V-104Q-44-110-36-112V-122H-28V-112Q-18-110-18-102V-70H44V-56L62-44V0Z", s.g("#cf8a5c", "#8f5232", kind="d"), 1)
        s.p("M-18-70L13-92L44-70Z", ("#d99868", "#a0603a"), 0.9)
        for x in (-40, -10, 12, 34):
            s.p(f"M{x - 6} 0v-20a6 6 0 0 1 12 0v20Z", "#4b2c1c", 0.7)
        s.p("M-37-80v-8a5 5 0 0 1 10 0v8ZM8-40v-10a5 5 0 0 1 10 0v10Z", "#4b2c1c", 0.7)
        s.line("M-68-28H60M-44-64H-20", sw=0.6, op=0.6)
        s.line("M-32-122V-138M-37-132H-27M13-92V-108M8-102H18", sw=1.3)
        s.shade("M44-56L62-44V0H44Z", 0.25)
    s.hills(262, 6, ("#c9b468", "#9a8a46"))

    def far_rider() -> None:
        s.p("M-12-12Q-4-15 6-13L13-22L18-18L14-12L11-7V0H8L6-7H-6L-9 0H-12Z", "#6b4526", 0.6)
        s.p("M-4-12L-3-24H3L4-12Z", "#b8402c", 0.5)
        s.o(0, -27, 3, "#9a5f38", 0.5)
        s.line("M6-6L2-44", sw=0.9)

    for x, y, k in ((40, 268, 0.9), (78, 274, 1.05), (12, 278, 1.1), (118, 270, 0.95), (330, 272, 0.9), (364, 278, 1.05)):
        s.stamp("f", x, y, k, far_rider)
    s.tufts(290, 396, 34, "#6b5f2c", 0.6)

    def rider() -> None:
        person(s, 0, 0, 100, ride=True, bare=True, skin="copper", legs=RED, hatk="band", hatc=RED, hairk="long", hair="#1d1511", near=(20, -52), far=(32, -86), belt="#d9a53a", lean=3, cast=False, side=(1, 1), back=lambda: s.p("M-8-76L-26-64L-34-40L-22-44L-12-30L-2-60Z", ("#f4ead2", "#c9a46a"), 1), far_hold=lambda: lance(s, 32, -86, 62, 150, "#b8382c", 0.46))

    horse(s, 214, 380, 1.85, ("#e9dcc0", "#a98f68"), "#5a3d26", REAR, rot=-17, rider=rider, boots="#a06a40", breech=RED, saddle=("#d9a53a", "#93651e"))
    s.vignette()


def count_of_eu(s: Scene) -> None:
    s.hour("thunder", None)
    s.cloud(250, 76, 170)
    s.smoke(20, 196, [(0, 0, 22), (34, -12, 26), (70, -4, 22), (430, -2, 26), (470, -14, 30)], ("#f1ece0", "#b0ab9c"), 0.4, 0.85)
    s.hills(212, 12, ("#98a684", "#758662"))
    s.treeline(236, 320, 520, 16)
    s.hills(250, 9, ("#b5b070", "#8c8a4e"))
    for i in range(15):
        s.stamp("t", 26 + i * 34, 286 + (i % 3) * 9, 1.25, tiny(s, "#2f5f8f"))
    s.flag(60, 296, 92, "empire", 44)
    s.hills(316, 5, ("#c2ad66", "#85783c"), hatch=0)
    s.tufts(330, 396, 22)

    def rider() -> None:
        person(s, 0, 0, 100, ride=True, skin="white", coat=("#34608c", "#122f4e"), epaulette=True, sash="#d9a53a", hatk="kepi", hatc=("#34608c", "#122f4e"), hairk="short", hair="#5a3a1e", beard="full", near=(24, -56), far=(36, -82), cast=False, tails=8, belt="#d9a53a", far_hold=lambda: sword(s, 36, -82, 58, 48), collar="#b8382c")

    horse(s, 236, 388, 2.05, ("#fbf3e0", "#c3b08c"), "#e2d2ac", WALK, rider=rider, boots="#2b2521", breech=WHITE, saddle=("#2f8a57", "#14492c"))
    s.vignette()


def henrique_dias(s: Scene) -> None:
    s.hour("trade wind", (400, 70, 24))
    s.cloud(60, 66, 130)
    s.peaks([(70, 160, 110), (210, 174, 90), (350, 164, 110), (470, 172, 80)], 236, ("#9fae7c", "#75885a"))
    s.hills(250, 8, ("#b0ab64", "#8a8748"))
    for i in range(6):
        s.stamp("d", 20 + i * 27, 270 + (i % 2) * 7, 1, tiny(s, "#d87a20", "#8a6a4a"))
    s.flag(44, 268, 74, "dutch", 38)
    s.smoke(168, 262, [(0, 0, 14), (22, -8, 18), (44, -2, 14)], ("#f6f0e2", "#bdb6a4"), 0.4, 0.9)
    for i in range(5):
        s.stamp("p", 366 + i * 31, 300 + (i % 2) * 9, 1, lambda: person(s, 0, 0, 84, flip=True, skin="black", coat=("#d9c79a", "#a08a58"), legs=("#7a5a3c", "#54391f"), boots=None, hatk="broad", hatc=BROWN, near=(20, -54), far=(24, -60), feet=((-11, 0), (13, 0)), cast=False, hold=lambda: lance(s, 21, -56, 24, 92, None)))
    s.flag(470, 300, 108, "portugal", 50, wind=-1)
    s.palm(490, 330, 170, -14)
    s.p("M-10 410V350Q110 318 270 336T520 340V410Z", ("#b9a052", "#6f5f2c"), 0.8)
    s.tufts(346, 396, 22)
    person(s, 216, 392, 272, skin="black", coat=("#b8382c", "#7a1a12"), sleeve=("#f1e3c0", "#c9b184"), legs=("#7a5a3c", "#4c331d"), boots="#2b2018", hatk="plumed", hatc=BLACK, hairk="curly", hair="#1b1310", beard="goatee", near=(8, -45), far=(36, -98), feet=((-14, 0), (15, 0)), sash="#f1cf74", belt="#d9a53a", cape=("#2f6b8c", "#173c56"), tails=14, collar="#fff8e7", far_hold=lambda: sword(s, 36, -100, 30, 50, 3), side=(1, 1))
    s.vignette()


def bandeirantes(s: Scene) -> None:
    s.hour("first light", (150, 150, 34))
    s.peaks([(90, 140, 110), (400, 120, 130)], 214, ("#9fae8c", "#74896e"))
    s.treeline(222, -10, 520, 32, ("#86a069", "#5f7f55", "#46684a"))
    # the river
    s.p("M-10 236H520V286Q380 270 250 282T-10 276Z", ("#b9cdb8", "#6f98a0"), 0.7)
    s.line("M40 250q12-5 24 0t24 0M200 262q12-5 24 0t24 0M330 246q10-4 20 0t20 0M420 264q10-4 20 0t20 0", "#fff8e7", 1, 0.7)
    with s.at(310, 268, 0.9):
        s.p("M-50-10Q-30-3 0-3T50-10Q42 5 26 6H-26Q-42 5-50-10Z", WOOD, 1)
        s.stamp("c", -14, -2, 1.1, tiny(s, "#8a6a44", "#5a4630", "#b97f51", False))
        s.line("M10-36L-26 12", "#6b4526", 1.3)
    s.p("M-10 410V290Q140 268 300 290T520 296V410Z", ("#a9a35c", "#625f32"), 0.8)
    s.tufts(300, 396, 26)
    s.tree(478, 316, 2)
    s.fern(492, 404, 62)
    person(s, 92, 376, 212, skin="copper", bare=True, legs=("#c9a46a", "#93703c"), boots=None, hairk="long", hatk="band", hatc=("#d9a53a", "#8f6418"), near=(14, -60), far=(18, -50), feet=((-12, 0), (12, 0)), belt=None, back=lambda: s.p("M-14-78Q-28-76-28-56T-14-40Z", ("#c99a5c", "#86602f"), 1), hold=lambda: lance(s, 15, -60, 6, 120, None))
    person(s, 384, 382, 226, skin="white", coat=("#8a6a44", "#54391f"), legs=("#6f6a4a", "#48452c"), hatk="broad", hatc=("#6b4c30", "#3c2818"), beard="full", near=(10, -46), far=(17, -44), feet=((-13, 0), (14, 0)), strap="#3a2818", tails=14, hold=lambda: musket(s, 12, -54, -16, 1.2, False))
    person(s, 232, 394, 256, skin="brown", coat=("#a9503a", "#6e2a1c"), sleeve=("#e4d0a0", "#b39a64"), legs=("#7d6a48", "#514227"), boots="#4a2f1a", hatk="broad", hatc=("#4f3a28", "#2b1d13"), beard="full", hair="#201611", near=(8, -44), far=(44, -74), feet=((-14, 0), (15, 0)), strap="#d9a53a", tails=16, hold=lambda: musket(s, 9, -50, -24, 1.15, False), side=(1, -1))
    s.vignette()


def spy(s: Scene) -> None:
    s.sky("#1d2b3f", "#39506a", "#7a7a78", (402, 70, 22), disc="#f4ecd0")
    s.line("M60 40h.1M120 84h.1M200 36h.1M260 92h.1M300 44h.1M470 120h.1M30 110h.1M160 130h.1M340 120h.1", "#fff8e7", 1.3, 0.8)
    s.cloud(300, 104, 150, "#8796a4", 0.45)
    s.peaks([(90, 140, 120), (250, 160, 110)], 230, ("#3c4f60", "#2b3c48"))
    s.hills(222, 9, ("#35473f", "#24332d"))
    for x, y, k in ((40, 252, 0.5), (110, 246, 0.45), (180, 254, 0.5)):
        tent(s, x, y, k, ("#9aa19a", "#5f6a68"), "#f0b85a")
    fire(s, 80, 268, 0.62)
    s.hills(272, 6, ("#2c3b33", "#1c2722"), hatch=0.1)
    # the great tent, lit from inside
    tent(s, 372, 338, 2.5, ("#d9c08a", "#8a7450"), "#f4b95a")
    s.o(376, 300, 90, s.g("#ffd98a", "#ffb04a", kind="c", op=(0.5, 0)))
    s.stamp("g", 378, 336, 2.1, tiny(s, "#5a3a22", "#4a3020", "#6b4526"))
    s.p("M-10 410V356Q150 336 330 352T520 352V410Z", ("#2a352c", "#141b17"), 0.8)

    def lantern() -> None:
        s.o(34, -38, 46, s.g("#ffe2a0", "#ffb04a", kind="c", op=(0.75, 0)))
        s.line("M34-54q-5-5 0-8q5 3 0 8", sw=1)
        s.p("M27-50L34-57L41-50Z", ("#6a5a3c", "#3a2c1c"), 0.9)
        s.p("M28-50H40L42-32H26Z", ("#fff6cf", "#f7b23c"), 0.9)
        s.line("M34-50V-32", sw=0.7)
        s.p("M25-32H43V-28H25Z", ("#6a5a3c", "#3a2c1c"), 0.8)

    person(s, 190, 384, 248, skin="brown", coat=("#4d4a5c", "#2a2836"), legs=BLACK, boots="#1f1814", hatk="hood", hatc=("#57536a", "#2a2836"), near=(30, -58), far=(18, -44), feet=((-15, 0), (15, 0)), cape=("#57536a", "#23212e"), tails=26, lean=5, belt=None, hold=lantern, beard="goatee", collar="#2a2836")
    s.tufts(360, 398, 16, "#0f1512", 0.8)
    s.vignette(0.42, 0.06)


def supply_train(s: Scene) -> None:
    s.hour("rain", None)
    s.cloud(60, 70, 150)
    s.peaks([(70, 130, 110), (190, 160, 90)], 226, ("#b9ab84", "#948a66"))
    s.hills(214, 10, ("#b9b272", "#96905a"))
    s.treeline(240, 300, 520, 18)
    s.hills(250, 7, ("#c9b46c", "#9c8848"))
    s.path_road([(520, 262, 5), (400, 268, 9), (300, 288, 14), (150, 340, 36), (-60, 396, 70)])

    def cart(k: float, x: float, y: float) -> None:
        with s.at(x, y, k):
            s.p("M-54-22H54L50-30H-54Z", WOOD, 1)
            s.line("M50-24L96-34", sw=3.2)
            s.line("M50-24L96-34", "#8d6238", 1.9)
            s.p("M-50-28Q-52-76 0-78Q50-76 48-28Z", s.g("#fdf3da", "#e6d2a4", "#a98d5c", kind="d"), 1)
            s.line("M-26-28Q-28-72-8-77M2-28V-78M28-28Q30-66 16-76", sw=0.6, op=0.5)
            s.p("M34-30Q34-60 42-66Q50-56 48-30Z", "#4b3826", 0.8)
            wheel(s, -20, -17, 19, 10)

    cart(1.6, 120, 352)
    s.palm(486, 320, 170, 6)
    ox(s, 282, 348, 1.4, ("#b98a5c", "#7a5230"))
    ox(s, 312, 370, 1.6)
    barrel(s, 34, 386, 1.3)
    person(s, 462, 394, 216, skin="brown", coat=("#e4d2a2", "#b0945c"), legs=("#6f8a94", "#4c6570"), boots=None, hatk="straw", flip=True, near=(24, -72), far=(14, -42), feet=((-12, 0), (12, 0)), belt="#8C1C13", beard="moustache", hold=lambda: s.line("M-2-44L36-104", sw=2) or s.line("M-2-44L36-104", "#c99a5c", 1.1))
    s.tufts(360, 398, 14)
    s.vignette()


def retreat(s: Scene) -> None:
    s.sky("#5a4a5e", "#c9714a", "#f6c070", (356, 204, 30), 226, "#fff0b0")
    s.cloud(30, 90, 190, "#b0705c", 0.6, "#6a4a58")
    s.cloud(270, 130, 170, "#f0b070", 0.6)
    s.birds(120, 130, 6)
    s.peaks([(90, 168, 120), (250, 180, 90)], 238, ("#7a5a5c", "#5c464c"))
    s.hills(236, 8, ("#80624a", "#5c4636"), hatch=0.1)
    s.path_road([(360, 242, 2), (340, 252, 4), (380, 268, 8), (350, 296, 16), (240, 340, 34), (120, 410, 70)], ("#c99a64", "#8a6440"))
    dark = tiny(s, "#4a4460", "#7a6450", "#9a6a48")
    s.define("u", 1.2, dark)
    for x, y, k in ((361, 245, 0.28), (354, 248, 0.34), (349, 252, 0.4), (362, 260, 0.52), (376, 266, 0.6), (370, 278, 0.78), (384, 276, 0.74), (350, 290, 1), (372, 294, 1.05), (330, 304, 1.25), (352, 312, 1.35), (310, 318, 1.5), (336, 326, 1.6), (290, 332, 1.75), (358, 300, 1.1), (366, 286, 0.9), (343, 256, 0.42), (370, 272, 0.66)):
        s.stamp("u", x, y, k, dark)
    s.p("M-10 410V330Q90 296 190 330T360 372T520 350V410Z", ("#5f4a36", "#33271d"), 0.8)
    # a broken gun left behind
    with s.at(420, 366, 1.45, rot=8):
        s.p("M-52 2L-6-14L2-6L-44 8Z", ("#8d6238", "#5a3d22"), 1)
        s.p("M-26-22Q-34-20-33-12Q-30-6-24-8L44-26L40-37Z", ("#e0b04c", "#8f6418"), 1)
        wheel(s, 34, 0, 17, 8, ("#a87443", "#6b4526"))
    coat = ("#4f6480", "#2c3c54")

    def crutch() -> None:
        s.line("M24 0L18-62", sw=2.6)
        s.line("M24 0L18-62", "#8d6238", 1.5)

    person(s, 122, 392, 236, flip=True, skin="brown", coat=coat, legs=("#b9a684", "#857354"), hatk="kepi", hatc=coat, near=(12, -50), far=(26, -70), feet=((-10, 0), (12, 0)), lean=4, beard="full", strap="#d8c9a6", look=14)
    person(s, 216, 396, 230, flip=True, skin="white", coat=coat, legs=("#b9a684", "#857354"), near=(19, -60), far=(16, -46), feet=((-8, 0), (13, 0)), lean=7, look=18, hatk="band", hatc=WHITE, hold=crutch, beard="moustache")
    with s.at(48, 392, 1.15):
        s.line("M0 8V-216", sw=2.4)
        s.line("M0 8V-216", "#8d6238", 1.3)
        s.p("M0-212Q-12-180-4-150L-16-142L-10-128L-24-120Q-10-110 0-122Z", s.g("#2f7a52", "#12402a", kind="h"), 1)
        s.p("M-2-190L-11-160L-2-140Z", "#d9b24a", 0.6)
    s.tufts(350, 398, 16, "#1d1510", 0.8)
    s.vignette(0.4, 0.12)


COMBAT: dict[str, Callable[[Scene], None]] = {
    f.__name__: f for f in (militia, regulars, volunteers_of_the_fatherland, sepe_tiaraju, count_of_eu, henrique_dias, bandeirantes, spy, supply_train, retreat)
}


def main_card(ids: dict[str, Callable[[Scene], None]], folder: str) -> None:
    root = Path(__file__).resolve().parent.parent / folder
    root.mkdir(exist_ok=True)
    for name, draw in ids.items():
        s = Scene(name)
        draw(s)
        (root / f"{name}.svg").write_text(s.svg(), encoding="utf-8")


if __name__ == "__main__":
    main_card(COMBAT, "combat_cards")
