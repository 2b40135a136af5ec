"""Colours, sky palettes by time of day, and helpers that format numbers and curves as SVG paths, for the card scenes.

Light comes from the top left. No filters: grain is a path of small strokes and soft shadows are radial gradients, so that a picture
renders in a few milliseconds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

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
class Pen:
    """The decimals of the coordinates; large land shapes are written with none."""

    precision = 1



@contextmanager
def coarse() -> Iterator[None]:
    keep, Pen.precision = Pen.precision, 0
    yield
    Pen.precision = keep


def num(v: float) -> str:
    t = f"{v:.{Pen.precision}f}"
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
    """Returns the SVG path of a smooth curve through the points; a point with a third member is a sharp corner."""
    n = len(pts)
    x, y = round(pts[0][0], Pen.precision), round(pts[0][1], Pen.precision)
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
        x, y = round(x + round(e[0], Pen.precision), 1), round(y + round(e[1], Pen.precision), 1)
    return d + ("Z" if close else "")


def taper(pts: Sequence[Pt]) -> str:
    """Returns the SVG outline of a limb along points (x, y, half width), which give its changing thickness."""
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
    """Returns the point of the joint (elbow or knee) of a limb from a to b with bones of lengths l1 and l2; the sign of
    side says to which side of the line it bends."""
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


def mix(a: str, b: str, t: float) -> str:
    va, vb = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(va, vb, strict=False))


def num2(v: float) -> str:
    return f"{v:.2f}".lstrip("0").rstrip("0") or "0"


BLUE = ("#4577aa", "#1F4E79")
RED = ("#b8382c", "#8C1C13")
GREEN = ("#3f8a5f", "#1C653E")
BROWN = ("#9a6b42", "#5f3f24")
CREAM = ("#f1e3c0", "#c9b184")
BLACK = ("#4c4440", "#2b2521")
