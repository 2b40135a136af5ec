"""Draws the tiles that lie on the map: buildings, cities, capitals, exploration; and the map's own ornaments.

A tile is a scene in a rounded hex, cut out with an ink ring, an ivory ring and a thin band: brown, gold or grey for the era of a building, gold for a
city, green for what exploration finds. The subject stands in the upper two thirds; the foot is calm, the game lays goods and a laurel over it.
"""


import math
import random
from collections.abc import Callable
from pathlib import Path

from art.tools.terrain import BLOBS, CENTRE, INK, Point, cloud_body, cloud_defs, lumps, num, pts

ART = Path(__file__).resolve().parents[1]
IVORY = "#FFF8E7"
GOLD = ("#fff0b8", "#d9a53a", "#8f6418", "#f1cf74")
EDGES = {
    1: ("#b07a45", "#7A4A22", "#54300f"),
    2: GOLD,
    3: ("#c3c8cc", "#7C8288", "#555b62"),
    4: ("#7da08a", "#3f6b57", "#274a3c"),
    5: ("#5d86b3", "#1F4E79", "#14375a"),
}
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


def hexagon(radius: float, soft: float = 5.0) -> str:
    """A pointy-top hex with softened corners."""
    ring = [(CENTRE[0] + radius * math.sin(math.radians(60 * k)), CENTRE[1] - radius * math.cos(math.radians(60 * k))) for k in range(6)]
    path = ""
    for k, (x, y) in enumerate(ring):
        before, after = ring[k - 1], ring[(k + 1) % 6]
        a = (x + (before[0] - x) * soft / radius, y + (before[1] - y) * soft / radius)
        b = (x + (after[0] - x) * soft / radius, y + (after[1] - y) * soft / radius)
        path += f"{'L' if path else 'M'}{num(a[0])} {num(a[1])}Q{num(x)} {num(y)} {num(b[0])} {num(b[1])}"
    return path + "Z"


class Picture:
    """Collects gradients and drawings."""

    def __init__(self) -> None:
        self.defs: list[str] = []
        self.names: dict[tuple[str, ...], str] = {}
        self.body: list[str] = []

    def grad(self, *colours: str, way: str = "v") -> str:
        """A linear gradient: v down, h to the right, d to the lower right."""
        key = (way, *colours)
        if key not in self.names:
            self.names[key] = f"g{len(self.names)}"
            x2, y2 = {"v": (0, 1), "h": (1, 0), "d": (1, 1)}[way]
            stops = "".join(f'<stop offset="{k / (len(colours) - 1):.2g}" stop-color="{c}"/>' for k, c in enumerate(colours))
            self.defs.append(f'<linearGradient id="{self.names[key]}" x1="0" y1="0" x2="{x2}" y2="{y2}">{stops}</linearGradient>')
        return f"url(#{self.names[key]})"

    def glow(self, inner: str, outer: str, solid: float = 1.0) -> str:
        """A radial gradient that fades to nothing."""
        key = ("r", inner, outer, str(solid))
        if key not in self.names:
            self.names[key] = f"g{len(self.names)}"
            self.defs.append(
                f'<radialGradient id="{self.names[key]}"><stop offset="0" stop-color="{inner}" stop-opacity="{solid}"/><stop offset=".55" stop-color="{outer}" stop-opacity="{solid * 0.6:.2g}"/>'
                f'<stop offset="1" stop-color="{outer}" stop-opacity="0"/></radialGradient>'
            )
        return f"url(#{self.names[key]})"

    def gold(self, way: str = "d") -> str:
        return self.grad(*GOLD, way=way)

    def add(self, *text: str) -> None:
        self.body.extend(text)

    def fill(self, d: str, fill: str, line: float = 1.7, opacity: float = 1.0) -> None:
        """A filled shape with its ink line (0: none)."""
        stroke = f' stroke="{INK}" stroke-width="{line}"' if line else ""
        fade = f' opacity="{opacity}"' if opacity < 1 else ""
        self.add(f'<path d="{d}" fill="{fill}"{stroke}{fade}/>')

    def ink(self, d: str, width: float = 1.2, opacity: float = 0.7, colour: str = INK, dash: str = "") -> None:
        fade = f' stroke-opacity="{opacity}"' if opacity < 1 else ""
        ends = f' stroke-dasharray="{dash}" stroke-linecap="butt"' if dash else ""
        self.add(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}"{fade}{ends}/>')

    def shade(self, d: str, opacity: float = 0.24) -> None:
        self.add(f'<path d="{d}" fill="{INK}" opacity="{opacity}"/>')

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str, line: float = 0, opacity: float = 1.0) -> None:
        stroke = f' stroke="{INK}" stroke-width="{line}"' if line else ""
        fade = f' opacity="{opacity}"' if opacity < 1 else ""
        self.add(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{stroke}{fade}/>')

    def cast(self, x: float, y: float, rx: float, ry: float = 0) -> None:
        """A contact shadow."""
        self.oval(x, y, rx, ry or rx * 0.2, INK, 0, 0.26)

    def tile(self, edge: int, radius: float = 84) -> str:
        """The finished tile."""
        outer, inner = hexagon(radius), hexagon(radius - 9, 4)
        band = self.grad(*EDGES[edge], way="d")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220"><defs><clipPath id="h"><path d="{inner}"/></clipPath>'
            f'<filter id="sh" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4"/></filter>{"".join(self.defs)}</defs>'
            f'<path d="{outer}" transform="translate(3 6)" fill="{INK}" opacity=".45" filter="url(#sh)"/>'
            f'<path d="{outer}" fill="{IVORY}" stroke="{INK}" stroke-width="2.4"/>'
            f'<g clip-path="url(#h)" {ROUND}>{"".join(self.body)}</g>'
            f'<path d="{hexagon(radius - 7, 4.5)}" fill="none" stroke="{band}" stroke-width="5"/>'
            f'<path d="{inner}" fill="none" stroke="{INK}" stroke-width="1.3"/><path d="{hexagon(radius - 4.5, 5)}" fill="none" stroke="{INK}" stroke-width=".8" stroke-opacity=".7"/></svg>\n'
        )

    # --- pieces of a landscape

    def sky(self, *colours: str) -> None:
        self.add(f'<path d="M20 20H180V200H20Z" fill="{self.grad(*colours)}"/>')

    def clouds(self, *places: tuple[float, float, float], colour: str = "#fffaf0", opacity: float = 0.75) -> None:
        for x, y, s in places:
            path = f"M{num(x - 16 * s)} {num(y)}q{num(1 * s)} {num(-6 * s)} {num(8 * s)} {num(-5 * s)}q{num(4 * s)} {num(-8 * s)} {num(12 * s)} {num(-3 * s)}q{num(9 * s)} {num(-3 * s)} {num(12 * s)} {num(8 * s)}Z"
            self.fill(path, colour, 0, opacity)

    def ground(self, d: str, *colours: str, line: float = 1.3) -> None:
        self.add(f'<path d="{d}" fill="{self.grad(*colours)}" stroke="{INK}" stroke-width="{line}" stroke-opacity=".55"/>')

    def tufts(self, seed: int, count: int, x0: float, x1: float, y0: float, y1: float, colour: str = "#4d5a30") -> None:
        r = random.Random(seed)
        d = "".join(f"M{num(x - 2.4)} {num(y - 3)}Q{num(x - 0.6)} {num(y - 2)} {num(x)} {num(y)}Q{num(x)} {num(y - 3)} {num(x + 0.6)} {num(y - 4)}M{num(x)} {num(y)}l2.4 -2.6" for x, y in ((r.uniform(x0, x1), r.uniform(y0, y1)) for _ in range(count)))
        self.ink(d, 1, 0.6, colour)

    def tree(self, x: float, y: float, s: float, tones: tuple[str, str, str] = ("#365239", "#48694b", "#6b8a5e"), seed: int = 1) -> None:
        r = random.Random(seed)
        self.cast(x + 3 * s, y, 12 * s, 3.2 * s)
        self.fill(f"M{num(x - 1.9 * s)} {num(y)}L{num(x - 1.2 * s)} {num(y - 12 * s)}H{num(x + 1.2 * s)}L{num(x + 1.9 * s)} {num(y)}Z", "#5b3d22", 0.9)
        self.fill(lumps(r, 11 * s, 9.6 * s, 9, x, y - 16 * s), tones[0], 1.4)
        self.fill(lumps(r, 7.6 * s, 6.4 * s, 7, x - 2.2 * s, y - 18 * s), tones[1], 0)
        self.fill(lumps(r, 4 * s, 3.2 * s, 6, x - 4 * s, y - 20.4 * s), tones[2], 0)

    def bush(self, x: float, y: float, s: float, tones: tuple[str, str] = ("#3f5f3c", "#688552"), seed: int = 1) -> None:
        r = random.Random(seed)
        self.cast(x + 1.5 * s, y, 8 * s, 2.2 * s)
        self.fill(lumps(r, 7 * s, 5 * s, 8, x, y - 4.6 * s), tones[0], 1.2)
        self.fill(lumps(r, 4.4 * s, 2.8 * s, 6, x - 1.4 * s, y - 6 * s), tones[1], 0)

    def palm(self, x: float, y: float, h: float, s: float = 1.0, lean: float = 0.0, leaf: tuple[str, str] = ("#3f6a43", "#6f955b")) -> None:
        tx, ty = x + lean, y - h
        trunk = f"M{num(x)} {num(y)}Q{num(x + lean * 0.1)} {num(y - h * 0.55)} {num(tx)} {num(ty)}"
        self.cast(x + 3, y, 8 * s, 2)
        self.ink(trunk, 4.6 * s, 1)
        self.ink(trunk, 2.7 * s, 1, "#a58257")
        self.ink(trunk, 2.7 * s, 0.5, "#6b4d2c", "1 3.4")
        for angle, length, tone in ((-176, 15, 0), (-6, 15, 0), (158, 13, 0), (24, 13, 0), (-150, 17, 0), (-28, 17, 0), (-122, 15, 1), (-58, 15, 1), (-92, 12, 1)):
            a = math.radians(angle)
            dx, dy = length * s * math.cos(a), length * s * math.sin(a)
            self.fill(
                f"M{num(tx)} {num(ty)}Q{num(tx + dx * 0.5)} {num(ty + dy * 0.6 - 7 * s)} {num(tx + dx)} {num(ty + dy + 5 * s)}Q{num(tx + dx * 0.52)} {num(ty + dy * 0.5 - 0.6 * s)} {num(tx)} {num(ty)}Z",
                leaf[tone], 1,
            )  # fmt: skip
        for dx in (-1.8, 1.8):
            self.oval(tx + dx * s, ty + 1.6 * s, 1.8 * s, 1.8 * s, "#7b5329", 0.8)

    def house(
        self, x: float, y: float, w: float, h: float, wall: str, roof: tuple[str, str] = ("#c9714a", "#8a4124"), rise: float = 0, windows: int = 3,
        floors: int = 1, door: bool = True, hip: bool = True, trim: str = "#fff6e0", glass: str = "#4d5f68",
    ) -> None:  # fmt: skip
        """A colonial house seen from the front: plastered wall, corner posts, tiled roof."""
        rise = rise or w * 0.24
        self.fill(f"M{num(x)} {num(y)}V{num(y - h)}H{num(x + w)}V{num(y)}Z", wall, 1.6)
        self.shade(f"M{num(x + w * 0.74)} {num(y)}V{num(y - h)}H{num(x + w)}V{num(y)}Z", 0.13)
        self.shade(f"M{num(x)} {num(y - h)}H{num(x + w)}v{num(h * 0.12)}H{num(x)}Z", 0.25)
        pitch, size = w / windows, min(w / windows * 0.5, h / floors * 0.42)
        panes = ""
        for floor in range(floors):
            for k in range(windows):
                wx, wy = x + pitch * (k + 0.5) - size / 2, y - h + h / floors * (floor + 0.32)
                tall = size * 1.35
                if door and floor == floors - 1 and k == windows // 2:
                    self.fill(arch(wx - size * 0.1, y, size * 1.2, y - wy + 1), "#5a3a1f", 1.1)
                else:
                    panes += arch(wx, wy + tall, size, tall)
        self.add(f'<path d="{panes}" fill="{glass}" stroke="{trim}" stroke-width="1.1"/>')
        inset = rise * 0.9 if hip else 0
        over = min(4.0, w * 0.08)
        self.fill(f"M{num(x - over)} {num(y - h + 1)}L{num(x + inset)} {num(y - h - rise)}H{num(x + w - inset)}L{num(x + w + over)} {num(y - h + 1)}Z", self.grad(*roof, way="d"), 1.6)
        rows = "".join(
            f"M{num(x - over + (w + 2 * over) * t)} {num(y - h)}L{num(x + inset + (w - 2 * inset) * t)} {num(y - h - rise)}" for t in (k / max(4, int(w / 7)) for k in range(1, max(4, int(w / 7))))
        )
        self.ink(rows, 0.8, 0.4, "#4e2110")

    def gable(self, x: float, y: float, w: float, h: float, wall: str, roof: str = "#a85a38", rise: float = 0, door: bool = True) -> None:
        """A small house, gable to the front."""
        rise = rise or w * 0.45
        self.fill(f"M{num(x)} {num(y)}V{num(y - h)}L{num(x + w / 2)} {num(y - h - rise)}L{num(x + w)} {num(y - h)}V{num(y)}Z", wall, 1.4)
        self.shade(f"M{num(x + w * 0.62)} {num(y)}V{num(y - h - rise * 0.7)}L{num(x + w)} {num(y - h)}V{num(y)}Z", 0.15)
        line = f"M{num(x - 2)} {num(y - h + 1)}L{num(x + w / 2)} {num(y - h - rise)}L{num(x + w + 2)} {num(y - h + 1)}"
        self.ink(line, 4.2, 1)
        self.ink(line, 2.2, 1, roof)
        if door:
            self.fill(arch(x + w * 0.36, y, w * 0.28, h * 0.6), "#5a3a1f", 1)

    def cross(self, x: float, y: float, s: float = 1.0, colour: str = "#f1cf74") -> None:
        d = f"M{num(x)} {num(y)}V{num(y - 9 * s)}M{num(x - 2.8 * s)} {num(y - 6.2 * s)}h{num(5.6 * s)}"
        self.ink(d, 3 * s, 1)
        self.ink(d, 1.4 * s, 1, colour)

    def tower(self, x: float, y: float, w: float, h: float, wall: str, cap: str = "dome", tone: tuple[str, str] = ("#e9e2d0", "#9aa0a2"), trim: str = "#c9a15a") -> None:
        """A bell tower on (x, y), x its middle."""
        left, top = x - w / 2, y - h
        self.fill(f"M{num(left)} {num(y)}V{num(top)}h{num(w)}V{num(y)}Z", wall, 1.6)
        self.shade(f"M{num(x + w * 0.16)} {num(y)}V{num(top)}H{num(left + w)}V{num(y)}Z", 0.17)
        bell = w * 0.42
        self.fill(arch(x - bell / 2, top + w * 1.15, bell, w * 0.85), "#453528", 1)
        for level in (top + w * 0.04, top + w * 1.42):
            self.fill(f"M{num(left - 1.6)} {num(level)}h{num(w + 3.2)}v{num(max(2.0, w * 0.13))}h{num(-w - 3.2)}Z", trim, 0.9)
        roof = self.grad(*tone, way="d")
        if cap == "dome":
            self.fill(
                f"M{num(left)} {num(top)}Q{num(left - w * 0.06)} {num(top - w * 0.55)} {num(x - w * 0.16)} {num(top - w * 0.72)}Q{num(x - w * 0.05)} {num(top - w * 0.82)} {num(x)} {num(top - w * 1.1)}"
                f"Q{num(x + w * 0.05)} {num(top - w * 0.82)} {num(x + w * 0.16)} {num(top - w * 0.72)}Q{num(left + w * 1.06)} {num(top - w * 0.55)} {num(left + w)} {num(top)}Z", roof, 1.5,
            )  # fmt: skip
            self.cross(x, top - w * 1.02, w / 20)
        elif cap == "point":
            self.fill(f"M{num(left - 1)} {num(top)}L{num(x)} {num(top - w * 1.15)}L{num(left + w + 1)} {num(top)}Z", roof, 1.5)
            self.shade(f"M{num(x)} {num(top - w * 1.15)}L{num(left + w + 1)} {num(top)}H{num(x + w * 0.1)}Z", 0.22)
            self.cross(x, top - w * 1.1, w / 20)

    def church(self, x: float, y: float, s: float, wall: str = "#f8f1de", cap: str = "dome", tone: tuple[str, str] = ("#ece6d6", "#989ea0"), trim: str = "#cda75f") -> None:
        """Twin towers, a scrolled gable, a portal; 76 s wide, about 84 s high."""
        grad = self.grad(wall, "#d8c9a6", way="h")
        self.cast(x + 3 * s, y, 46 * s, 5 * s)
        gable = f"M{num(x - 21 * s)} {num(y)}V{num(y - 44 * s)}q{num(8 * s)} {num(-1 * s)} {num(9 * s)} {num(-9 * s)}q{num(2 * s)} {num(-7 * s)} {num(12 * s)} {num(-8 * s)}q{num(10 * s)} {num(1 * s)} {num(12 * s)} {num(8 * s)}q{num(1 * s)} {num(8 * s)} {num(9 * s)} {num(9 * s)}V{num(y)}Z"
        self.fill(gable, grad, 1.7)
        self.ink(gable, 1.3 * s, 1, trim)
        self.cross(x, y - 60 * s, 1.15 * s)
        for side in (-1, 1):
            self.tower(x + side * 28 * s, y, 18 * s, 58 * s, grad, cap, tone, trim)
        self.fill(f"M{num(x - 21 * s)} {num(y - 45 * s)}h{num(42 * s)}v{num(2.6 * s)}h{num(-42 * s)}Z", trim, 0.9)
        self.fill(arch(x - 6.5 * s, y, 13 * s, 24 * s), "#6a3a22", 1.5)
        self.ink(f"M{num(x)} {num(y)}v{num(-22 * s)}", 0.9, 0.8)
        self.oval(x, y - 52 * s, 4.2 * s, 4.2 * s, "#4d5f68", 1.2)
        panes = arch(x - 17 * s, y - 28 * s, 6 * s, 11 * s) + arch(x + 11 * s, y - 28 * s, 6 * s, 11 * s) + arch(x - 3 * s, y - 30 * s, 6 * s, 10 * s)
        self.fill(panes, "#4d5f68", 1)

    def sea(self, y: float, *colours: str, seed: int = 1, foot: float = 200) -> None:
        self.add(f'<path d="M20 {num(y)}H180V{num(foot)}H20Z" fill="{self.grad(*colours)}"/>')
        self.ink(f"M20 {num(y)}H180", 1, 0.5)
        r = random.Random(seed)
        d = ""
        for k in range(9):
            wy = y + 6 + (min(foot, 190) - y - 8) * (k / 9) ** 1.1
            d += f"M{num(r.uniform(32, 150))} {num(wy)}q4 -2.6 8 0t8 0" + (f"M{num(r.uniform(40, 150))} {num(wy + 2)}h{num(r.uniform(7, 14))}" if k % 2 else "")
        self.ink(d, 1.2, 0.55, "#f4faf7")

    def ship(self, x: float, y: float, s: float, sail: str = "#fbf3dd", hull: str = "#6e4526", flag: str = "#8C1C13") -> None:
        """A two-master under sail."""
        self.oval(x, y + 7 * s, 22 * s, 2.6 * s, INK, 0, 0.25)
        masts = f"M{num(x - 7 * s)} {num(y)}V{num(y - 40 * s)}M{num(x + 8 * s)} {num(y)}V{num(y - 36 * s)}M{num(x + 18 * s)} {num(y - 1 * s)}L{num(x + 28 * s)} {num(y - 9 * s)}"
        self.ink(masts, 1.8 * s, 1)
        for mx, levels in ((-7, (36, 24, 11)), (8, (32, 21, 9))):
            for k, high in enumerate(levels):
                w = (5.4 + 1.7 * k) * s
                drop = (9.4 + k) * s
                top = y - high * s
                self.fill(f"M{num(x + mx * s - w)} {num(top)}h{num(2 * w)}q{num(2.4 * s)} {num(drop * 0.5)} {num(0.6 * s)} {num(drop)}h{num(-2 * w - 1.2 * s)}q{num(2.4 * s)} {num(-drop * 0.5)} {num(0.6 * s)} {num(-drop)}Z", sail, 1)
        self.fill(f"M{num(x + 18 * s)} {num(y - 1 * s)}L{num(x + 26 * s)} {num(y - 8 * s)}L{num(x + 12 * s)} {num(y - 28 * s)}Z", sail, 1)
        self.fill(f"M{num(x - 22 * s)} {num(y - 4 * s)}L{num(x + 22 * s)} {num(y - 2 * s)}Q{num(x + 18 * s)} {num(y + 7 * s)} {num(x + 12 * s)} {num(y + 7 * s)}H{num(x - 15 * s)}Q{num(x - 20 * s)} {num(y + 5 * s)} {num(x - 22 * s)} {num(y - 4 * s)}Z", hull, 1.4)
        self.ink(f"M{num(x - 20 * s)} {num(y - 0.4 * s)}L{num(x + 19 * s)} {num(y + 1 * s)}", 1.2 * s, 0.9, "#e2c48a")
        self.fill(f"M{num(x - 7 * s)} {num(y - 45 * s)}l{num(-9 * s)} {num(2 * s)}l{num(9 * s)} {num(3 * s)}Z", flag, 0.8)

    def saveiro(self, x: float, y: float, s: float, sail: str, side: int = 1) -> None:
        """A fishing boat with one slanting sail."""
        self.oval(x, y + 4 * s, 13 * s, 1.8 * s, INK, 0, 0.25)
        self.ink(f"M{num(x)} {num(y)}L{num(x + side * 2 * s)} {num(y - 27 * s)}", 1.6 * s, 1)
        self.fill(f"M{num(x + side * 2 * s)} {num(y - 27 * s)}Q{num(x + side * 14 * s)} {num(y - 14 * s)} {num(x + side * 12 * s)} {num(y - 3 * s)}L{num(x + side * 1 * s)} {num(y - 4 * s)}Z", sail, 1.2)
        self.fill(f"M{num(x - 13 * s)} {num(y - 2 * s)}Q{num(x)} {num(y + 1 * s)} {num(x + 14 * s)} {num(y - 3 * s)}Q{num(x + 9 * s)} {num(y + 5 * s)} {num(x)} {num(y + 5 * s)}T{num(x - 13 * s)} {num(y - 2 * s)}Z", "#7a4a2a", 1.2)


def arch(x: float, y: float, w: float, h: float) -> str:
    """A round-headed opening that stands on y."""
    return f"M{num(x)} {num(y)}V{num(y - h + w / 2)}a{num(w / 2)} {num(w / 2)} 0 0 1 {num(w)} 0V{num(y)}Z"


# --- buildings ------------------------------------------------------------------------------------------------------------------------------


def sawmill() -> str:
    p = Picture()
    p.sky("#f7ecd2", "#e3cd9d")
    for k, (x, y, s) in enumerate(((40, 116, 1.5), (60, 108, 1.6), (84, 100, 1.3), (118, 100, 1.4), (142, 108, 1.6), (162, 116, 1.5))):
        p.tree(x, y, s, ("#35523f", "#486a4f", "#668660"), seed=k + 3)
    p.ground("M20 112Q100 102 180 112V200H20Z", "#a9ad72", "#c0ac76")
    p.cast(104, 148, 62, 9)
    p.fill("M60 100H140V142H60Z", "#5c3f25", 1.7)
    p.ink("M70 100V142M80 100V142M120 100V142M130 100V142", 1, 0.5)
    for x in (58, 138):
        p.fill(f"M{x} 148V94h6V148Z", "#a9784a", 1.5)
    p.fill("M44 100L72 62H128L156 100Z", p.grad("#cf7a4c", "#8a4123", way="d"), 2)
    p.ink("".join(f"M{44 + 112 * k / 11:.1f} 99L{72 + 56 * k / 11:.1f} 63" for k in range(1, 11)), 0.9, 0.45, "#4e2110")
    p.shade("M128 62L156 100H138L118 62Z", 0.2)
    teeth = "M"
    for k in range(20):
        a, b = math.radians(18 * k), math.radians(18 * k + 6)
        teeth += f"{num(100 + 26 * math.cos(a))} {num(118 + 26 * math.sin(a))}L{num(100 + 33 * math.cos(b))} {num(118 + 33 * math.sin(b))}L"
    p.fill(teeth[:-1] + "Z", p.grad("#f4f4ee", "#b9bdbd", "#84898b", way="d"), 2)
    p.oval(100, 118, 20, 20, "none", 1, 0.5)
    p.oval(100, 118, 7, 7, p.gold(), 1.5)
    p.ink("M84 102Q90 94 100 93", 2.2, 0.9, "#ffffff")
    p.cast(102, 154, 66, 6)
    p.fill("M46 134H152Q159 134 159 143T152 152H46Z", p.grad("#a8713f", "#6e4322"), 1.8)
    p.ink("M66 139H120M60 146H142M130 138H148", 1, 0.5)
    p.oval(46, 143, 7, 9, "#e8c48a", 1.7)
    p.oval(46, 143, 3.4, 4.8, "none", 0.9)
    p.fill("M88 134h24l-6 6q-6 3 -12 0Z", "#e8c48a", 1)
    p.fill("M78 157q4 -5 10 -4q10 -8 20 -1q10 -2 14 5Z", "#ecd6a4", 1.1)
    p.ink("M92 154h1M100 152h1M108 154h1M97 156h1M114 155.5h1", 1, 0.5)
    return p.tile(1)


def trading_post() -> str:
    p = Picture()
    p.sky("#f6edd6", "#cfdcd2")
    p.sea(94, "#86acb0", "#a8c3bd", seed=4, foot=130)
    p.palm(156, 128, 56, 1.05, -4)
    p.ground("M20 122Q90 112 180 120V200H20Z", "#d9bf88", "#c8a468")
    p.cast(102, 149, 56, 8)
    p.fill("M58 146V86H142V146Z", "#4e3622", 1.7)
    p.fill("M66 100H134V124H66Z", "#2f2117", 0)
    for x in (54, 140):
        p.fill(f"M{x} 150V84h6V150Z", "#a9784a", 1.5)
    # scales
    p.ink("M100 100V124M82 106H118M82 106l-6 11M82 106l6 11M118 106l-6 11M118 106l6 11", 3.4, 1)
    p.ink("M100 100V124M82 106H118M82 106l-6 11M82 106l6 11M118 106l-6 11M118 106l6 11", 1.5, 1, "#f1cf74")
    for x in (82, 118):
        p.fill(f"M{x - 8} 117h16q-2 6 -8 6t-8 -6Z", p.gold(), 1.2)
    p.oval(100, 103, 2.6, 2.6, "#fff0b8", 1)
    p.fill("M56 126H144V148H56Z", p.grad("#b98552", "#8a5b31"), 1.7)
    p.ink("M72 127V147M88 127V147M104 127V147M120 127V147M134 127V147", 1, 0.5)
    # awning
    p.fill("M56 62H144L156 90H44Z", "#fbf1d8", 2)
    for k in range(0, 8, 2):
        a, b = 56 + 11 * k, 56 + 11 * (k + 1)
        c, d = 44 + 14 * k, 44 + 14 * (k + 1)
        p.fill(f"M{a} 62H{b}L{d} 90H{c}Z", p.grad("#c4493a", "#94281c"), 0)
    for k in range(8):
        p.fill(f"M{44 + 14 * k} 89h14q0 9 -7 9t-7 -9Z", "#94281c" if k % 2 == 0 else "#f0e2bf", 1.3)
    p.ink("M56 62H144L156 90H44Z", 2, 1)
    p.ink("M100 62V46", 2, 1)
    p.fill("M100 46q9 -3 18 1q-3 4 0 9q-9 -3 -18 0Z", "#2f6a4a", 1.3)
    # goods
    for x, y in ((52, 152), (64, 153), (58, 143)):
        p.oval(x, y, 7, 6.4, p.grad("#c4523f", "#7c2419", way="d"), 1.5)
        p.oval(x, y, 3, 2.6, "none", 0.9, 0.8)
    p.fill("M130 134q8 -3 16 0q4 11 0 22q-8 3 -16 0q-4 -11 0 -22Z", p.grad("#c48a52", "#7b4f29", way="h"), 1.6)
    p.ink("M128 140q10 3 20 0M128 150q10 3 20 0", 1.6, 0.8)
    return p.tile(1)


def cane(p: Picture, x: float, y: float, h: float, s: float, lean: float, tone: tuple[str, str, str], seed: int) -> None:
    """One sugar cane: a jointed stalk and arching blades."""
    r = random.Random(seed)
    tx, ty = x + lean, y - h
    stalk = f"M{num(x)} {num(y)}Q{num(x + lean * 0.2)} {num(y - h * 0.6)} {num(tx)} {num(ty)}"
    p.ink(stalk, 5.6 * s, 1)
    p.ink(stalk, 3.6 * s, 1, tone[0])
    p.ink(stalk, 3.6 * s, 0.6, "#5b4a22", "1.4 8")
    blades = ""
    for k, (dx, up, down) in enumerate(((-26, 14, 6), (26, 12, 8), (-18, 24, -8), (20, 25, -9), (-8, 30, -20), (9, 28, -19))):
        ox, oy = tx - lean * 0.06 * k, ty + (4 - k) * 2.4 * s
        ex, ey = ox + dx * s * r.uniform(0.85, 1.1), oy + down * s
        blades += f"M{num(ox)} {num(oy + 4 * s)}Q{num(ox + dx * 0.5 * s)} {num(oy - up * s)} {num(ex)} {num(ey)}Q{num(ox + dx * 0.42 * s)} {num(oy - up * s * 0.55)} {num(ox)} {num(oy + 4 * s)}Z"
    p.fill(blades, tone[1], 1.1)
    p.fill(f"M{num(tx)} {num(ty + 6)}Q{num(tx - 1)} {num(ty - 14 * s)} {num(tx + 4 * s)} {num(ty - 24 * s)}Q{num(tx + 4 * s)} {num(ty - 8 * s)} {num(tx)} {num(ty + 6)}Z", tone[2], 1)


def cane_field() -> str:
    p = Picture()
    p.sky("#dfe9dc", "#f6edcf")
    p.ground("M20 104Q70 90 110 100T180 98V200H20Z", "#b9bd78", "#9ca65c")
    p.gable(134, 102, 18, 11, "#f3e6c6")
    p.fill("M154 102V82h5V102Z", "#a4583a", 1.2)
    back = ("#a9a552", "#7d9447", "#8ba352")
    for k, x in enumerate((46, 64, 82, 100, 118, 136, 154)):
        cane(p, x, 140, 50 + (k * 17) % 11, 0.85, (-3, 3, -2, 4, 2, -4, 3)[k], back, k)
    grass = random.Random(8)
    blades = "M20 156" + "".join(f"L{x} {num(grass.uniform(122, 134))}L{x + 4} {num(grass.uniform(138, 144))}" for x in range(24, 180, 8)) + "V200H20Z"
    p.fill(blades, "#718b45", 1)
    front = ("#d8c865", "#8fb04d", "#b5cb66")
    for k, x in enumerate((40, 60, 82, 104, 126, 148, 164)):
        cane(p, x, 154, 62 + (k * 23) % 15, 1.05, (-4, 2, -3, 3, -2, 5, 3)[k], front, k + 20)
    p.ground("M20 150Q60 144 100 150T180 148V200H20Z", "#b98f54", "#a37a43")
    p.ink("M46 162q54 -8 108 0M60 172q40 -6 80 0", 1.4, 0.35)
    p.tufts(3, 9, 40, 160, 152, 158)
    return p.tile(1)


def farm() -> str:
    p = Picture()
    p.sky("#f3e3c0", "#f9efd6")
    p.oval(142, 72, 26, 26, p.glow("#fff3c4", "#f6d98e"))
    p.ground("M20 100Q58 70 100 88T180 84V200H20Z", "#9fae72", "#7d9355")
    p.tree(50, 98, 1.2, seed=2)
    p.tree(154, 96, 1.1, seed=6)
    p.cast(104, 100, 40, 5)
    p.house(70, 99, 62, 22, p.grad("#fdf6e4", "#dfcda4", way="h"), rise=20, windows=5)
    p.fill("M20 118Q100 92 180 116V200H20Z", p.grad("#9c6b3f", "#b58553"), 1.3)
    for row, (y, s, n) in enumerate(((112, 0.72, 8), (126, 1.0, 6), (144, 1.36, 5))):
        for k in range(n):
            x = 100 + (k - (n - 1) / 2) * 13.5 * s * 1.32
            p.bush(x, y + 4 * abs(x - 100) / 90, s * 1.05, ("#2f5234", "#4f7a48"), row * 10 + k)
            r = random.Random(row * 31 + k)
            for _ in range(4 if row else 3):
                p.oval(x + r.uniform(-5, 5) * s, y - r.uniform(2, 8) * s, 1.7 * s, 1.7 * s, "#c2322a", 0.7)
    p.ground("M20 152Q100 146 180 152V200H20Z", "#b58553", "#a37646", line=0.8)
    return p.tile(1)


def gold_foundry() -> str:
    p = Picture()
    p.sky("#8d6a63", "#d98f52", "#f3cf86")
    p.ground("M20 116Q60 96 100 108T180 100V200H20Z", "#8a623b", "#8a6238")
    r = random.Random(5)
    for x, y, s in ((92, 56, 7), (104, 52, 8.5), (117, 55, 8), (127, 63, 5.5)):
        p.fill(lumps(r, s * 1.2, s * 0.8, 6, x, y), "#efe3cf", 1, 0.92)
    p.cast(106, 150, 60, 8)
    brick = p.grad("#c98059", "#8c4528", way="h")
    p.fill("M116 148L121 74H141L148 148Z", brick, 1.9)
    p.fill("M117.5 70h27v6.5h-27Z", "#7a3a22", 1.6)
    p.shade("M133 76H141L148 148H137Z", 0.25)
    p.ink("M121 86h20M120.5 96h22M120 106h23", 0.9, 0.5)
    p.fill("M48 148V104H118V148Z", p.grad("#b9714f", "#7d3d23", way="d"), 2)
    p.ink("M50 112h16M50 121h10M50 130h12M106 112h12M110 121h8", 0.9, 0.45)
    p.fill("M42 106L58 82H108L126 106Z", p.grad("#776356", "#43332a", way="d"), 1.9)
    p.ink("M57 104L66 84M72 104L77 84M88 104V84M104 104L98 84", 0.9, 0.5)
    p.oval(86, 132, 46, 34, p.glow("#ffe9a0", "#ff9d3a", 0.8))
    p.fill(arch(65, 150, 42, 42), "#4a2414", 2)
    p.fill(arch(69, 150, 34, 36), p.grad("#ff9a36", "#ffd65e", "#fffbd8"), 0)
    p.fill("M70 144q5 -14 8 -10q4 -12 8 -14q2 8 6 14q4 -4 5 0q4 4 5 10Z", "#fffbe0", 0, 0.85)
    p.fill("M80 150q3 -8 7 -8q5 0 8 8q10 0 14 6H72Z", "#ffe27a", 1)
    for x, y in ((116, 153), (142, 153), (129, 144)):
        p.fill(f"M{x - 14} {y + 5}L{x - 9} {y - 6}H{x + 9}L{x + 14} {y + 5}Z", p.gold(), 1.6)
        p.ink(f"M{x - 7} {y - 4}h11", 1.3, 0.9, "#fffbe0")
    p.ground("M20 158Q100 153 180 158V200H20Z", "#8a6238", "#6b4a2c", line=0.8)
    return p.tile(2)


def plantation() -> str:
    p = Picture()
    p.sky("#bcd6de", "#f4ead0")
    p.clouds((70, 62, 1), (138, 72, 0.8))
    p.ground("M20 104Q90 92 180 102V200H20Z", "#a7b273", "#86995a")
    p.palm(46, 128, 58, 1.05, 4)
    p.palm(156, 128, 58, 1.05, -4)
    p.cast(104, 126, 52, 6)
    wall = p.grad("#fbf3e0", "#d9c7a0", way="h")
    p.fill("M60 125V76H142V125Z", wall, 1.8)
    p.shade("M60 76H142V84H60Z", 0.28)
    p.fill("M64 86H138V100H64Z", "#6d5a44", 0, 0.55)
    p.fill("M64 106H138V125H64Z", "#6d5a44", 0, 0.55)
    p.fill(arch(95, 125, 12, 17) + arch(73, 122, 8, 13) + arch(121, 122, 8, 13) + arch(73, 100, 8, 12) + arch(97, 100, 8, 12) + arch(121, 100, 8, 12), "#3f4d52", 1)
    p.fill("M58 100H144V106H58Z", "#f7ecd2", 1.4)
    for x in (60.0, 75.0, 90.0, 106.0, 121.0, 136.0):
        p.fill(f"M{num(x)} 125V82h5.5V125Z", "#fffaf0", 1.2)
    p.fill("M50 78L68 54H134L152 78Z", p.grad("#c96a42", "#863c20", way="d"), 1.9)
    p.ink("".join(f"M{50 + 102 * k / 11:.1f} 77L{68 + 66 * k / 11:.1f} 55" for k in range(1, 11)), 0.9, 0.45, "#4e2110")
    p.ground("M20 124Q100 116 180 124V200H20Z", "#8d9a58", "#7b6b3f")
    r = random.Random(9)
    for row, (y, s, n) in enumerate(((132, 0.85, 8), (149, 1.2, 6))):
        for k in range(n):
            x = 100.0 + (k - (n - 1) / 2) * 17 * s
            p.bush(x, y, s * 1.1, ("#3e5a34", "#5f7d45"), row * 9 + k)
            for dx, dy in ((-4.5, -4), (3.6, -6), (0, -10), (4.6, -1.4)):
                p.fill(lumps(r, 3.3 * s, 2.8 * s, 5, x + dx * s, y + dy * s), "#fffdf6", 1)
    p.ground("M20 156Q100 151 180 156V200H20Z", "#a4814d", "#8f6f40", line=0.8)
    return p.tile(2)


def church() -> str:
    p = Picture()
    p.sky("#8fb0c4", "#e9dccb", "#f6e6c8")
    p.clouds((56, 88, 0.9), (150, 84, 0.8))
    p.ground("M20 122Q60 108 100 116T180 112V200H20Z", "#a3ad76", "#8b9a60")
    p.tree(46, 132, 1.1, seed=4)
    p.tree(158, 132, 1.1, seed=5)
    p.church(100, 148, 1.25, tone=("#d9b25a", "#8f6418"))
    p.fill("M70 148H130L140 162H60Z", p.grad("#e9ddc0", "#c5b48c"), 1.5)
    p.ink("M67 152.5H133M64 157H136", 1, 0.55)
    p.ground("M20 160Q100 154 180 160V200H20Z", "#c7b07c", "#b0965f", line=0.8)
    return p.tile(3)


def academy() -> str:
    p = Picture()
    p.sky("#5f7f9b", "#b9cbd0", "#efe4cd")
    p.clouds((54, 92, 0.8), (152, 90, 0.9))
    p.ground("M20 126Q100 112 180 126V200H20Z", "#97a46c", "#86945a")
    p.cast(104, 154, 66, 8)
    stone = p.grad("#f3e3cf", "#cfae8f", way="h")
    # dome
    p.fill("M80 84V70H120V84Z", stone, 1.6)
    p.ink("M86 72V82M93 72V82M100 72V82M107 72V82M114 72V82", 1.6, 0.5)
    p.fill("M76 71Q78 44 100 42Q122 44 124 71Z", p.grad("#a9cdb8", "#5c937e", "#33604f", way="d"), 1.9)
    p.ink("M88 70Q89 50 99 43M112 70Q111 50 101 43M100 70V43", 1, 0.5)
    p.fill("M96 43V35h8V43Z", "#f3e3cf", 1.3)
    p.fill("M95 36Q100 27 105 36Z", p.gold(), 1.2)
    # wings
    for x in (42, 128):
        p.fill(f"M{x} 148V98h30V148Z", stone, 1.7)
        p.fill(f"M{x - 2} 100V94h34V100Z", "#f7ecd8", 1.4)
        p.fill("".join(arch(x + 4 + 9 * k, 118, 5.6, 12) + arch(x + 4 + 9 * k, 141, 5.6, 13) for k in range(3)), "#4d5f6b", 1)
    p.shade("M128 148V98h30V148Z", 0.16)
    # portico
    p.fill("M66 148V104H134V148Z", "#5d4a3e", 1.5)
    p.fill("M60 104V98H140V104Z", "#f7ecd8", 1.6)
    p.fill("M56 98L100 72L144 98Z", stone, 2)
    p.fill("M68 95L100 77L132 95Z", "#d8bfa2", 1)
    p.oval(100, 89, 5, 5, p.gold(), 1.1)
    p.ink("M88 92q6 1 6 -3M112 92q-6 1 -6 -3", 1.2, 0.8)
    p.fill(arch(94, 148, 12, 28), "#3a2a20", 1)
    for x in (66, 78, 90, 104, 116, 128):
        p.fill(f"M{x} 146V107h6V146Z", "#fff6e6", 1.2)
        p.fill(f"M{x - 1.2} 107v-3h8.4v3Z", "#f3e3cf", 0.9)
    p.fill("M60 146H140L146 158H54Z", p.grad("#efe2cc", "#c8b08f"), 1.6)
    p.ink("M58 150H142M56 154H144", 1, 0.55)
    p.ground("M20 156Q100 152 180 156V200H20Z", "#b9b184", "#a09a6c", line=0.8)
    return p.tile(3)


BUILDINGS: dict[str, Callable[[], str]] = {
    "sawmill": sawmill, "trading_post": trading_post, "cane_field": cane_field, "farm": farm,
    "gold_foundry": gold_foundry, "plantation": plantation, "church": church, "academy": academy,
}  # fmt: skip


# --- cities ---------------------------------------------------------------------------------------------------------------------------------

PLASTER = ("#f6ead0", "#e7c7a0", "#dfd8b6", "#c9d5cf", "#e9d3b8", "#f0dca8", "#d9b7a0")
TILE = (("#cc7449", "#8d4526"), ("#bd6844", "#7c3a20"), ("#d18455", "#93502c"))


def row(p: Picture, x: float, y: float, widths: list[float], heights: list[float], seed: int, floors: int = 2, gap: float = 0) -> None:
    """A street front."""
    for k, (w, h) in enumerate(zip(widths, heights, strict=True)):
        p.house(x, y, w, h, PLASTER[(seed + 3 * k) % len(PLASTER)], TILE[(seed + k) % 3], rise=w * 0.26 + 2, windows=max(2, int(w / 8)), floors=floors, hip=bool((seed + k) % 2))
        x += w + gap


def olinda() -> str:
    p = Picture()
    p.sky("#7fb3c4", "#cfe0d6", "#f6ead0")
    p.clouds((64, 62, 1), (146, 58, 0.8))
    p.sea(104, "#5f9aa8", "#9ec6c0", seed=7, foot=170)
    p.saveiro(52, 114, 0.75, "#fbf3dd")
    p.ground("M44 150Q66 120 86 104Q100 88 124 86Q150 86 180 98V200H20Q30 160 44 150Z", "#86a063", "#6f8a4f")
    p.cast(128, 94, 40, 4)
    p.house(100, 96, 54, 19, p.grad("#fdf6e4", "#dfcda4", way="h"), TILE[0], rise=11, windows=5)
    p.tower(94, 96, 14, 36, p.grad("#fdf6e4", "#d9c7a0", way="h"), "dome", ("#ece6d6", "#989ea0"))
    for x, y, seed in ((96, 116, 0), (118, 110, 1), (142, 112, 2), (84, 132, 3), (108, 130, 4), (134, 132, 5)):
        p.house(x, y, 17, 9, PLASTER[seed], TILE[seed % 3], rise=6, windows=2, hip=False)
    for x, y, s in ((154, 128, 1.1), (126, 122, 0.9), (98, 124, 0.8), (152, 140, 1.2)):
        p.bush(x, y, s, seed=int(x))
    p.ground("M20 158Q54 140 92 146T180 140V200H20Z", "#dcc48a", "#c9ac6e")
    p.palm(60, 156, 72, 1.15, 8)
    p.palm(76, 158, 54, 1.0, -6)
    p.palm(148, 156, 50, 0.95, 8)
    return p.tile(2)


def belem() -> str:
    p = Picture()
    p.sky("#8fb6b4", "#e9dfbd", "#f8e3ae")
    p.clouds((70, 58, 1.2), (134, 66, 1.1), colour="#f7f0e0")
    p.fill("M20 98Q50 88 80 94T130 92T180 94V112H20Z", "#55774d", 1.1)
    # market hall
    p.cast(124, 118, 36, 4)
    p.fill("M96 116V95H150V116Z", p.grad("#a9c6ce", "#6c8a97", way="h"), 1.7)
    p.fill("".join(arch(100.5 + 9.6 * k, 116, 6.6, 15) for k in range(5)), "#35474f", 1)
    p.fill("M94 96L104 82H142L152 96Z", p.grad("#7d929b", "#4c626c"), 1.6)
    p.ink("M108 95L114 83M119 95L121 83M130 95L129 83M141 95L136 83", 0.8, 0.5)
    for x in (98, 148):
        p.fill(f"M{x - 5.5} 116V86h11V116Z", p.grad("#bcd2d8", "#73909c", way="h"), 1.6)
        p.fill(f"M{x - 7} 86Q{x - 4} 78 {x} 67Q{x + 4} 78 {x + 7} 86Z", p.grad("#8aa0a8", "#465c66"), 1.5)
        p.fill(arch(x - 2.4, 99, 4.8, 8.5), "#35474f", 0.9)
    # fort
    p.fill("M30 124L38 92H82L94 124Z", p.grad("#d8c29a", "#a98c60", way="d"), 1.9)
    p.ink("M36 104H86M34 112H90M46 98h8M62 98h10M52 108h9M70 108h9M44 117h9M64 117h10", 0.9, 0.4)
    p.fill("M36 93V86h7v4h6v-4h7v4h6v-4h7v4h6v-4h9V93Z", "#cbb185", 1.5)
    p.fill("M80 94V76h11V94L88 99h-5Z", p.grad("#e2cda5", "#a98c60", way="h"), 1.5)
    p.fill("M78 77Q80 67 85.5 65Q91 67 93 77Z", "#8d6a48", 1.4)
    p.ink("M85.5 80v6", 2.2, 0.9)
    p.ink("M58 87V64", 1.7, 1)
    p.fill("M58 65q9 -3 17 1q-3 4 0 9q-9 -3 -17 0Z", "#2f6a4a", 1.2)
    p.sea(120, "#c0ad7c", "#94a18c", seed=11)
    p.fill("M20 122Q60 116 100 122T180 118V126Q120 130 20 128Z", "#b59a6a", 1.2)
    p.saveiro(70, 146, 1.05, "#b5432f")
    p.saveiro(104, 150, 1.2, "#e3a93c")
    p.saveiro(140, 145, 1.0, "#3f6f8f")
    return p.tile(2)


def porto_alegre() -> str:
    p = Picture()
    p.sky("#b8707a", "#e9a06a", "#f8dc9a")
    p.oval(68, 96, 38, 38, p.glow("#fff6cf", "#ffdf8c", 0.9))
    p.oval(68, 96, 14, 14, "#fff3c4", 1.1)
    p.ground("M20 110Q50 100 84 106T180 84V140H20Z", "#8a7a58", "#8d8458")
    p.ground("M78 122Q104 92 134 84T180 84V140H78Z", "#8f955e", "#7c8452")
    p.church(132, 92, 0.5, tone=("#b86b47", "#7c3a20"), cap="point")
    row(p, 94, 112, [18, 16, 20, 18], [13, 15, 12, 14], 1, 1)
    row(p, 84, 134, [22, 20, 22, 22], [22, 26, 21, 25], 4, 2)
    p.sea(112, "#d59a72", "#7f94a0", seed=5)
    p.fill("M82 134H180V150H96L82 142Z", p.grad("#d6c4a0", "#a48d66"), 1.7)
    p.ink("M84 138H180M90 143H180M104 134v4M122 134v4M140 134v4M112 138v5M132 138v5", 0.9, 0.5)
    row(p, 84, 134, [22, 20, 22, 22], [22, 26, 21, 25], 4, 2)
    p.ink("M98 149v8M114 150v8M130 150v8M146 150v8", 3, 1)
    p.ink("M98 149v8M114 150v8M130 150v8M146 150v8", 1.4, 1, "#a97b48")
    p.ship(62, 140, 1.1)
    return p.tile(2)


def salvador() -> str:
    p = Picture()
    p.sky("#86b4c9", "#d7e3d8", "#f6ead0")
    p.clouds((58, 74, 1.1), (140, 50, 0.8))
    p.sea(126, "#4f8f9f", "#8dbcba", seed=9)
    # the cliff and the upper town
    p.ground("M52 134Q58 108 72 96Q84 89 104 89H180V140H52Z", "#8fa465", "#66834c")
    p.ink("M70 124q10 -8 6 -18M88 122q8 -10 4 -24M112 124q6 -12 2 -26M138 122q6 -12 2 -26M156 122q4 -10 2 -22", 1.2, 0.35)
    p.ink("M84 124L120 116L94 107L128 98L112 90", 5, 0.9)
    p.ink("M84 124L120 116L94 107L128 98L112 90", 3, 1, "#e3cfa0")
    p.house(128, 95, 34, 15, PLASTER[5], TILE[1], rise=8, windows=4)
    p.house(66, 98, 18, 12, PLASTER[3], TILE[2], rise=6, windows=2, hip=False)
    p.church(106, 96, 0.6, tone=("#8fb0b8", "#4f6f7c"))
    p.bush(80, 100, 0.8, seed=2)
    p.bush(152, 98, 0.9, seed=5)
    # the lower town
    p.house(128, 134, 18, 27, PLASTER[1], TILE[0], windows=2, floors=3, rise=6, hip=False)
    p.house(62, 135, 19, 21, PLASTER[5], TILE[1], windows=2, floors=2, rise=7, hip=False)
    p.house(81, 135, 17, 27, PLASTER[3], TILE[0], windows=2, floors=3, rise=6, hip=False)
    p.house(98, 135, 16, 23, "#e3a58c", TILE[2], windows=2, floors=2, rise=6, hip=False)
    p.house(114, 135, 18, 29, PLASTER[2], TILE[0], windows=2, floors=3, rise=6, hip=False)
    p.house(132, 135, 16, 22, "#f1cf8a", TILE[1], windows=2, floors=2, rise=6, hip=False)
    p.house(148, 135, 20, 26, PLASTER[0], TILE[0], windows=2, floors=3, rise=6, hip=False)
    p.fill("M58 135H180V142H64Z", p.grad("#d6c4a0", "#a48d66"), 1.5)
    p.saveiro(52, 146, 1.2, "#fbf3dd")
    p.saveiro(88, 156, 0.95, "#e9b04a")
    return p.tile(2)


def araucaria(p: Picture, x: float, y: float, h: float, s: float) -> None:
    """The pine of the plateau: a bare pole and an upturned umbrella."""
    p.cast(x + 2, y, 7 * s, 1.8)
    p.ink(f"M{num(x)} {num(y)}V{num(y - h)}", 3.4 * s, 1)
    p.ink(f"M{num(x)} {num(y)}V{num(y - h)}", 1.8 * s, 1, "#7a5a3c")
    for lift, w in ((0.55, 9.0), (0.74, 13.0), (0.9, 17.0)):
        top = y - h * lift
        p.fill(f"M{num(x - w * s)} {num(top - 6 * s)}Q{num(x - w * 0.5 * s)} {num(top + 2 * s)} {num(x)} {num(top + 2 * s)}T{num(x + w * s)} {num(top - 6 * s)}Q{num(x + w * 0.7 * s)} {num(top - 11 * s)} {num(x)} {num(top - 7 * s)}Q{num(x - w * 0.7 * s)} {num(top - 11 * s)} {num(x - w * s)} {num(top - 6 * s)}Z", "#35573f" if lift < 0.9 else "#46694a", 1.2)


def sao_paulo() -> str:
    p = Picture()
    p.sky("#93a4ad", "#cfd3cb", "#ece3cc")
    p.clouds((60, 66, 1.2), (136, 60, 1.3), colour="#eef0ea")
    p.fill("M20 104L50 88L72 96L104 84L140 96L180 86V140H20Z", "#8ea29f", 1.1)
    p.ground("M20 150L44 122Q50 112 60 112H144Q152 112 160 120L180 136V200H20Z", "#a8a868", "#8a8c52")
    p.ink("M50 122l-6 12M62 120l-5 16M78 121l-4 14M96 121l-2 15M114 121l1 15M130 121l4 14M146 122l7 13", 1.2, 0.35)
    # the college
    p.cast(104, 114, 48, 5)
    wall = p.grad("#fdf8ea", "#ddd0b2", way="h")
    p.house(106, 113, 48, 24, wall, TILE[1], rise=11, windows=5, floors=2)
    p.fill("M78 113V88L94 76L110 88V113Z", wall, 1.7)
    p.ink("M75 90L94 75L113 90", 4.4, 1)
    p.ink("M75 90L94 75L113 90", 2.2, 1, "#a85a38")
    p.fill(arch(88.5, 113, 11, 17), "#5a3a1f", 1.3)
    p.oval(94, 87, 3.4, 3.4, "#4d5f68", 1.1)
    p.fill(arch(81.5, 107, 4.6, 9) + arch(102, 107, 4.6, 9), "#4d5f68", 0.9)
    p.tower(70, 113, 16, 38, wall, "point", ("#c9714a", "#8a4124"), "#b98d5c")
    araucaria(p, 152, 132, 54, 1.0)
    araucaria(p, 50, 136, 46, 0.9)
    araucaria(p, 138, 136, 34, 0.7)
    p.ink("M60 114q18 8 14 18t20 22", 5, 0.5)
    p.ink("M60 114q18 8 14 18t20 22", 3.4, 1, "#dcc48c")
    p.fill("M20 158Q60 142 100 152T180 140V154Q140 152 110 164T20 172Z", p.grad("#8fb3b4", "#6d979f"), 1.3)
    p.ink("M44 160q10 -4 20 -3M96 157q10 3 18 0M134 149q10 -3 16 -3", 1.2, 0.7, "#f4faf7")
    return p.tile(2)


def azulejo(p: Picture, x: float, y: float, w: float, h: float, base: str, motif: str, kind: int, bays: int) -> None:
    """A tall town house faced with painted tiles: a door of stone below, iron balconies above."""
    p.fill(f"M{num(x)} {num(y)}V{num(y - h)}H{num(x + w)}V{num(y)}Z", base, 1.8)
    d = ""
    step = 5.0
    for i in range(int(w / step)):
        for j in range(int(h / step)):
            cx, cy = x + (w - int(w / step) * step) / 2 + (i + 0.5) * step, y - h + 2 + (j + 0.5) * step
            if kind == 0:
                d += f"M{num(cx - 1.8)} {num(cy)}l1.8 -1.8l1.8 1.8l-1.8 1.8Z"
            elif kind == 1:
                d += f"M{num(cx - 1.5)} {num(cy - 1.5)}l3 3M{num(cx + 1.5)} {num(cy - 1.5)}l-3 3"
            else:
                d += f"M{num(cx - 1.6)} {num(cy)}a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0"
    p.add(f'<path d="{d}" fill="{motif if kind == 0 else "none"}" stroke="{motif}" stroke-width="{0 if kind == 0 else 0.9}" opacity=".85"/>')
    p.fill(f"M{num(x - 1.5)} {num(y - h - 1)}h{num(w + 3)}v4.5h{num(-w - 3)}Z", IVORY, 1.3)
    pitch = w / bays
    for floor, rise in ((0, 18.0), (1, 17.0)):
        foot = y - floor * (h / 2 - 1) - (0 if floor == 0 else 3)
        for k in range(bays):
            wx = x + pitch * (k + 0.5) - 4.4
            p.fill(arch(wx - 1.8, foot, 12.4, rise + 2.4), IVORY, 1.2)
            p.fill(arch(wx, foot, 8.8, rise), "#5a3a1f" if floor == 0 and k == bays // 2 else "#35505e", 1)
            p.ink(f"M{num(wx + 4.4)} {num(foot)}v{num(-rise + 1)}", 0.7, 0.8)
        if floor:
            p.ink(f"M{num(x + 2)} {num(foot - 7)}h{num(w - 4)}M{num(x + 2)} {num(foot)}h{num(w - 4)}", 1.5, 1)
            p.ink("".join(f"M{num(x + 3 + 3 * k)} {num(foot)}v-7" for k in range(int((w - 5) / 3) + 1)), 0.9, 0.9)
    p.shade(f"M{num(x + w * 0.86)} {num(y)}V{num(y - h)}H{num(x + w)}V{num(y)}Z", 0.14)


def sao_luis() -> str:
    p = Picture()
    p.sky("#9cc3cf", "#dbe6dc", "#f6ead0")
    p.clouds((60, 58, 1), (146, 66, 0.9))
    p.fill("M26 97L38 80H70L76 97Z", p.grad(*TILE[0], way="d"), 1.7)
    p.fill("M74 90L84 70H120L130 90Z", p.grad(*TILE[1], way="d"), 1.7)
    p.fill("M92 74V60H112V74Z", "#f6ead0", 1.5)
    p.fill("M88 61L94 51H110L116 61Z", p.grad(*TILE[0], way="d"), 1.5)
    p.fill(arch(95.5, 73, 5, 9) + arch(103.5, 73, 5, 9), "#35505e", 1)
    p.fill("M126 97L132 80H164L174 97Z", p.grad(*TILE[2], way="d"), 1.7)
    p.ink("M44 95L50 81M58 95L60 81M90 88L94 76M110 88L109 76M122 88L117 74M140 95L142 81M154 95L154 81", 0.9, 0.4, "#4e2110")
    azulejo(p, 30, 150, 46, 53, "#e9eff2", "#2f6ea0", 0, 2)
    azulejo(p, 126, 150, 46, 53, "#f0dfa0", "#b4692c", 2, 2)
    azulejo(p, 76, 150, 50, 60, "#dcebee", "#2c5a94", 1, 3)
    p.fill("M20 150H180V155H20Z", "#d9c9a4", 1.4)
    p.ground("M20 155H180V200H20Z", "#c8b184", "#a58d60", line=0.8)
    p.ink("M40 160h14M60 160h18M86 160h16M112 160h18M138 160h14M50 167h16M76 167h18M106 167h16M132 167h12M70 174h16M98 174h18", 1.1, 0.3)
    return p.tile(2)


def vila_rica() -> str:
    p = Picture()
    p.sky("#d9975a", "#efc883", "#f8e9c0")
    p.oval(130, 70, 40, 34, p.glow("#fff4cc", "#fbe0a0", 0.8))
    p.fill("M20 112L44 98L58 86L66 78L70 64L79 58L83 62L80 72L92 84L110 94L140 88L180 104V150H20Z", p.grad("#8f8a86", "#a99a7c"), 1.4)
    p.shade("M79 58L83 62L80 72L92 84L110 94L92 104L80 88L74 74Z", 0.2)
    p.ink("M66 80q-4 8 -2 16M58 90l-2 10M86 82l4 12", 1, 0.35)
    p.ground("M20 126Q44 98 70 104T120 92T180 106V200H20Z", "#96a065", "#7c8a50")
    for x, y, seed in ((44, 112, 0), (60, 107, 3), (134, 98, 1), (150, 102, 4)):
        p.house(x, y, 15, 9, PLASTER[seed], TILE[seed % 3], rise=6, windows=2, hip=False)
    p.ground("M20 140Q50 118 80 116T130 116T180 126V200H20Z", "#a8ad6d", "#8d9656")
    # the church of round towers
    p.add('<g transform="translate(34.5 23) scale(.8)">')
    wall = p.grad("#fdf6e4", "#d8c59c", way="h")
    p.cast(104, 120, 38, 5)
    p.fill("M82 119V80q3 -8 10 -9q8 -2 9 -9q1 7 9 9q7 1 10 9V119Z", wall, 1.7)
    for x in (76, 126):
        p.fill(f"M{x - 9} 119V72h18V119Z", wall, 1.7)
        p.shade(f"M{x + 2} 119V72h7V119Z", 0.18)
        p.fill(arch(x - 3.6, 92, 7.2, 13), "#453528", 1)
        p.fill(f"M{x - 10.5} 74v-3.5h21V74Z", "#b5633a", 1)
        p.fill(f"M{x - 9} 71Q{x - 9} 60 {x - 3} 57Q{x} 54 {x} 49Q{x} 54 {x + 3} 57Q{x + 9} 60 {x + 9} 71Z", p.grad("#a3a7a2", "#666c6b", way="h"), 1.5)
        p.cross(x, 50, 0.8)
        p.ink(f"M{x - 9} 96h18", 1.2, 0.6, "#b5633a")
    p.cross(101, 63, 1.1)
    p.fill("M82 96h38v2.6h-38Z", "#b5633a", 0.9)
    p.ink("M85.5 119V98M116.5 119V98", 2.4, 1, "#b5633a")
    p.fill(arch(94, 119, 14, 19), "#6a3a22", 1.5)
    p.oval(101, 85, 5.4, 5.4, "#5b6f74", 1.3)
    p.add("</g>")
    for x, y, w, seed in ((40, 134, 19, 5), (58, 138, 18, 2), (76, 141, 19, 0), (112, 140, 18, 4), (130, 137, 19, 1), (149, 132, 18, 3)):
        p.house(x, y, w, 12, PLASTER[seed], TILE[seed % 3], rise=7, windows=2, hip=bool(seed % 2))
    p.bush(66, 124, 0.9, seed=3)
    p.bush(142, 122, 1, seed=4)
    p.ground("M20 150Q50 140 96 146T180 140V200H20Z", "#b9a566", "#9d8a50", line=0.8)
    p.ink("M96 146q10 10 -4 18t6 16", 7, 0.25)
    p.ink("M96 146q10 10 -4 18t6 16", 5.4, 1, "#dcc794")
    return p.tile(2)


def rio_de_janeiro() -> str:
    p = Picture()
    p.sky("#7ba7c4", "#d3d9d2", "#f7dfbd")
    p.clouds((76, 60, 1), (98, 76, 0.8))
    p.fill("M20 104Q34 98 44 92Q52 74 60 74Q65 80 74 90Q88 100 100 106L100 118H20Z", p.grad("#7f9a94", "#94a790"), 1.3)
    # Sugarloaf and Urca
    p.fill("M76 120Q82 104 92 102Q100 102 103 106Q104 70 119 59Q133 60 139 88Q143 106 158 120Z", p.grad("#b89f8e", "#80736c", "#70805f"), 1.9)
    p.shade("M121 59.5Q133 60 139 88Q143 106 158 120H124Q134 92 121 59.5Z", 0.26)
    p.ink("M111 74q-4 14 -4 32M118 64q-3 20 -2 44M94 107q-4 4 -6 9M128 70q4 18 4 36", 1.1, 0.4)
    p.fill("M78 120Q88 110 100 113T126 112T162 120Z", "#5d7a4c", 1.1)
    p.sea(117, "#5f9fb4", "#a5cbc8", seed=21, foot=150)
    p.ship(58, 126, 0.46, flag="#2f6a4a")
    # the near shore and the aqueduct
    p.ground("M20 132Q50 124 80 128T180 128V200H20Z", "#93a364", "#78904f")
    p.cast(100, 153, 66, 4)
    p.fill("M20 152V126H180V152Z", p.grad("#fdf8ea", "#ddcfae"), 1.8)
    p.fill("M20 127V122H180V127Z", "#efe3c6", 1.4)
    holes = "".join(arch(32.5 + 15.5 * k, 138, 10, 9) + arch(32.5 + 15.5 * k, 152, 10, 11.5) for k in range(9))
    p.fill(holes, "#6f8c5c", 1.2)
    p.ink("M20 139.5H180", 1, 0.6)
    p.palm(150, 158, 44, 0.95, 2)
    p.ground("M20 152Q100 148 180 152V200H20Z", "#d4bf86", "#b59d63", line=0.8)
    return p.tile(2)


CITIES: dict[str, Callable[[], str]] = {
    "olinda": olinda, "belem": belem, "porto_alegre": porto_alegre, "salvador": salvador,
    "sao_paulo": sao_paulo, "sao_luis": sao_luis, "vila_rica": vila_rica, "rio_de_janeiro": rio_de_janeiro,
}  # fmt: skip


# --- capitals -------------------------------------------------------------------------------------------------------------------------------


def roof_from_above(p: Picture, x: float, y: float, w: float, h: float, turn: float, colour: tuple[str, str, str]) -> None:
    """A hipped roof in plan: four slopes, the one to the light brightest."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(u: float, v: float) -> Point:
        return (x + u * c - v * s, y + u * s + v * c)

    a, b, d, e = at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)
    r1, r2 = at(-w / 2 + h * 0.42, 0), at(w / 2 - h * 0.42, 0)
    p.shade(pts([(q[0] + 2.4, q[1] + 3) for q in (a, b, d, e)]), 0.3)
    faces = ((a, b, r2, r1), (b, d, r2), (d, e, r1, r2), (e, a, r1))
    for k, face in enumerate(faces):
        normal = math.radians(turn - 90 + 90 * k)
        light = -0.7 * math.cos(normal) - 0.7 * math.sin(normal)
        p.fill(pts(list(face)), colour[0] if light > 0.3 else colour[1] if light > -0.4 else colour[2], 0.9)


def square(p: Picture) -> None:
    """A capital in plan: blocks of tiled roofs about a paved square, six streets, a ring of palms."""
    p.sky("#e6d5ac", "#d3bd8b")
    for k in range(6):
        a = math.radians(60 * k)
        p.ink(f"M100 110L{num(100 + 84 * math.cos(a + math.pi / 6))} {num(110 + 84 * math.sin(a + math.pi / 6))}", 11, 1, "#efe2bf")
    tones = (("#dc8f62", "#c2693f", "#94472a"), ("#d18257", "#b35f3b", "#874026"), ("#e0a070", "#c7754a", "#9a5030"))
    r = random.Random(12)
    for k in range(6):
        a = math.radians(60 * k)
        for j in range(3):
            off = (j - 1) * 18.6
            cx, cy = 100 + 58.5 * math.cos(a) - off * math.sin(a), 110 + 58.5 * math.sin(a) + off * math.cos(a)
            roof_from_above(p, cx, cy, 16.6 + r.uniform(-1.4, 0.4), 10.4 + r.uniform(-0.8, 1), 60 * k + 90, tones[(k + 2 * j) % 3])
    p.oval(100, 112, 47, 47, INK, 0, 0.18)
    p.oval(100, 110, 47, 47, p.grad("#f7edd2", "#e3d2a6", way="d"), 1.6)
    waves = ""
    for radius in (43.0, 39.0, 35.0):
        n = 18
        for k in range(n):
            a0, a1 = 2 * math.pi * k / n, 2 * math.pi * (k + 1) / n
            am, rm = (a0 + a1) / 2, radius + (3.2 if k % 2 else -3.2)
            start = f"M{num(100 + radius * math.cos(a0))} {num(110 + radius * math.sin(a0))}" if k == 0 else ""
            waves += f"{start}Q{num(100 + rm * math.cos(am))} {num(110 + rm * math.sin(am))} {num(100 + radius * math.cos(a1))} {num(110 + radius * math.sin(a1))}"
    p.ink(waves, 1.5, 0.42, "#5a4a3c")
    for k in range(12):
        a = math.radians(60 * (k // 2) + 30 + (9.5 if k % 2 else -9.5))
        x, y = 100 + 52.5 * math.cos(a), 110 + 52.5 * math.sin(a)
        p.oval(x + 1, y + 1.4, 4.4, 4, INK, 0, 0.26)
        p.fill(lumps(random.Random(k), 4, 4, 6, x, y), "#4f7a4b", 1)
        p.oval(x - 1, y - 1, 1.7, 1.6, "#82a86b")


def medal(p: Picture, inner: str, outer: str) -> None:
    """The gold ring a capital's emblem stands in."""
    p.oval(101.5, 114, 41, 41, INK, 0, 0.3)
    p.oval(100, 110, 40, 40, p.gold(), 1.8)
    p.oval(100, 110, 34, 34, p.grad(inner, outer, way="d"), 1.6)
    p.ink("M70 100A32 32 0 0 1 96 78.5", 1.6, 0.55, "#ffffff")


def crown(p: Picture, x: float, y: float, s: float) -> None:
    """The imperial crown, seen from the front."""
    d = f"M{num(x - 15 * s)} {num(y)}Q{num(x - 20 * s)} {num(y - 14 * s)} {num(x - 8 * s)} {num(y - 16 * s)}Q{num(x - 3 * s)} {num(y - 16 * s)} {num(x)} {num(y - 19 * s)}Q{num(x + 3 * s)} {num(y - 16 * s)} {num(x + 8 * s)} {num(y - 16 * s)}Q{num(x + 20 * s)} {num(y - 14 * s)} {num(x + 15 * s)} {num(y)}Z"
    p.fill(d, "#2f6a4a", 1.6)
    bands = f"M{num(x - 15 * s)} {num(y)}Q{num(x - 20 * s)} {num(y - 14 * s)} {num(x - 8 * s)} {num(y - 16 * s)}T{num(x)} {num(y - 19 * s)}M{num(x + 15 * s)} {num(y)}Q{num(x + 20 * s)} {num(y - 14 * s)} {num(x + 8 * s)} {num(y - 16 * s)}T{num(x)} {num(y - 19 * s)}M{num(x)} {num(y)}V{num(y - 19 * s)}"
    p.ink(bands, 4.4 * s, 1)
    p.ink(bands, 2.4 * s, 1, "#f1cf74")
    p.fill(f"M{num(x - 16 * s)} {num(y - 1 * s)}h{num(32 * s)}v{num(7 * s)}h{num(-32 * s)}Z", p.gold("h"), 1.5)
    for k in range(-2, 3):
        p.oval(x + 6.2 * k * s, y + 2.6 * s, 1.7 * s, 1.7 * s, "#8C1C13" if k % 2 else "#1F4E79", 0.8)
    p.oval(x, y - 21 * s, 2.6 * s, 2.6 * s, "#fff0b8", 1.1)
    p.cross(x, y - 22.5 * s, 0.75 * s)


def capital() -> str:
    p = Picture()
    square(p)
    p.oval(100, 110, 29, 29, p.grad("#efe0b8", "#d8c491", way="d"), 1.3)
    p.ink("M100 81V139M71 110H129M79.5 89.5L120.5 130.5M120.5 89.5L79.5 130.5", 1, 0.28)
    star = "M" + "L".join(f"{num(100 + (24 if k % 2 == 0 else 9) * math.sin(math.pi * k / 8))} {num(110 - (24 if k % 2 == 0 else 9) * math.cos(math.pi * k / 8))}" for k in range(16)) + "Z"
    p.fill(star, p.grad("#c9b27a", "#a98f58", way="d"), 1)
    p.oval(100, 110, 6, 6, p.gold(), 1.2)
    return p.tile(5)


def with_emblem(inner: str, outer: str, emblem: Callable[[Picture], None]) -> str:
    p = Picture()
    square(p)
    medal(p, inner, outer)
    emblem(p)
    crown(p, 100, 68, 0.8)
    return p.tile(5)


def emblem_sugarcane(p: Picture) -> None:
    p.add('<g transform="translate(-18 -16.5)scale(1.18)">')
    for x, lean, h, k in ((88, -9, 40, 1), (112, 9, 40, 2), (100, 0, 45, 3)):
        stalk = f"M{x} 136L{num(x + lean)} {136 - h}"
        p.ink(stalk, 8.6, 1)
        p.ink(stalk, 6, 1, "#dccb62")
        p.ink(stalk, 6, 0.75, "#7d6a2a", "1.6 9")
        p.ink(f"M{num(x - 1.6)} 133L{num(x - 1.6 + lean)} {138 - h}", 1.2, 0.7, "#fbf3b4")
        tx, ty = x + lean, 136 - h
        for dx, up, down in ((-15, 10, 7), (15, 10, 7), (-7, 15, -6), (8, 15, -6)):
            if (k == 1 and dx > 10) or (k == 2 and dx < -10):
                continue
            p.fill(f"M{num(tx)} {num(ty + 3)}Q{num(tx + dx * 0.5)} {num(ty - up)} {num(tx + dx)} {num(ty + down)}Q{num(tx + dx * 0.4)} {num(ty - up * 0.4)} {num(tx)} {num(ty + 3)}Z", "#4f7f3c", 1)
    p.fill("M80 122Q100 129 120 122V129Q100 136 80 129Z", "#b5432f", 1.5)
    p.add("</g>")


def emblem_coffee(p: Picture) -> None:
    p.ink("M84 136Q96 116 116 88", 4, 1)
    p.ink("M84 136Q96 116 116 88", 2, 1, "#8a6a43")
    for d in ("M92 122Q72 122 68 104Q88 104 92 122Z", "M100 110Q84 102 86 84Q102 90 100 110Z", "M98 114Q116 122 132 112Q120 98 98 114Z", "M112 94Q108 80 118 72Q128 84 112 94Z"):
        p.fill(d, p.grad("#5f9457", "#2f5a37", way="d"), 1.5)
    p.ink("M92 122Q80 116 71 106M100 110Q94 98 88 87M98 114Q114 114 129 112", 1, 0.6)
    for x, y in ((90, 128), (104, 124), (96, 116), (112, 104), (102, 98)):
        p.oval(x, y, 6.4, 6.2, p.grad("#e35b48", "#8f1d14", way="d"), 1.5)
        p.oval(x - 2, y - 2, 1.7, 1.4, "#ffd9cc")


def emblem_brazilwood(p: Picture) -> None:
    for x, y in ((86, 123), (114, 123), (100, 102)):
        p.oval(x, y, 13, 13, p.grad("#8a5a34", "#4f2f1a", way="d"), 1.7)
        p.oval(x, y, 10.4, 10.4, p.grad("#e2664a", "#9c2c1c", way="d"), 1.2)
        p.oval(x, y, 6.4, 6.4, "none", 1, 0.55)
        p.oval(x, y, 2.6, 2.6, "#f2a184", 0.8)
        p.ink(f"M{x + 2} {y}l7 4", 0.9, 0.6)
    p.fill("M101 89Q100 80 109 77Q112 85 101 89Z", "#4f7f3c", 1.3)
    p.fill("M99 89Q89 87 88 79Q97 78 99 89Z", "#5f9457", 1.3)


def emblem_cotton(p: Picture) -> None:
    p.ink("M100 138Q98 126 100 116", 4.4, 1)
    p.ink("M100 138Q98 126 100 116", 2.2, 1, "#7a6a3c")
    for d in ("M99 132Q80 136 72 124Q88 116 99 132Z", "M101 134Q118 138 128 128Q114 118 101 134Z"):
        p.fill(d, p.grad("#6f9a5c", "#35603a", way="d"), 1.5)
    r = random.Random(6)
    for x, y, s in ((88, 106, 13), (112, 106, 13), (100, 94, 14), (100, 112, 12)):
        p.fill(lumps(r, s, s * 0.92, 6, x, y), p.grad("#ffffff", "#dcdcd4", way="d"), 1.6)
    for d in ("M78 114Q86 124 100 122Q92 114 84 112Z", "M122 114Q114 124 100 122Q108 114 116 112Z"):
        p.fill(d, "#8a6a3c", 1.4)
    p.ink("M96 90q4 -3 8 0M84 103q3 -3 7 -1M110 103q4 -2 6 1", 1, 0.5)


def emblem_sphere(p: Picture) -> None:
    """The armillary sphere, badge of the Kingdom of Brazil: whoever takes this tile begins."""
    p.ink("M88 84L112 132", 4.6, 1)
    p.ink("M88 84L112 132", 2.2, 1, "#f1cf74")
    rings = ((64, 23.0, 8.0), (-26, 23.0, 15.0))
    for width, colour in ((4.8, INK), (2.6, "#d9a53a")):
        for turn, rx, ry in rings:
            p.add(f'<ellipse cx="100" cy="108" rx="{rx}" ry="{ry}" transform="rotate({turn} 100 108)" fill="none" stroke="{colour}" stroke-width="{width}"/>')
    for width, colour in ((6.4, INK), (4.0, "#fff0b8")):
        p.add(f'<circle cx="100" cy="108" r="24" fill="none" stroke="{colour}" stroke-width="{width}"/>')
    for width, colour in ((7.4, INK), (4.8, "#f6dc94")):
        p.add(f'<path d="M78 117.5A24 10 -24 0 0 122 98.5" fill="none" stroke="{colour}" stroke-width="{width}"/>')
    p.oval(100, 108, 5, 5, "#8C1C13", 1.4)
    p.oval(98.5, 106.4, 1.5, 1.3, "#f0b9a8")


CAPITALS: dict[str, Callable[[], str]] = {
    "capital": capital,
    "first_player": lambda: with_emblem("#33618c", "#173a5a", emblem_sphere),
    "sugarcane": lambda: with_emblem("#f3f0c8", "#a9b968", emblem_sugarcane),
    "coffee": lambda: with_emblem("#f6e9cf", "#bf9a6a", emblem_coffee),
    "brazilwood": lambda: with_emblem("#f4dcc2", "#c98d62", emblem_brazilwood),
    "cotton": lambda: with_emblem("#a9c8d6", "#4f7f9c", emblem_cotton),
}

# --- exploration ----------------------------------------------------------------------------------------------------------------------------


def unknown_species() -> str:
    p = Picture()
    p.sky("#a9c4a0", "#5f8a66")
    r = random.Random(2)
    for _ in range(12):
        p.fill(lumps(r, r.uniform(12, 22), r.uniform(10, 18), 7, r.uniform(30, 170), r.uniform(40, 170)), r.choice(("#8fb389", "#6d9872", "#4f7a5a")), 0, 0.5)
    p.oval(96, 100, 62, 60, p.glow("#f4efc4", "#c9d9a8", 0.85))
    for d in ("M30 60Q66 66 74 100Q44 92 30 60Z", "M176 84Q150 86 138 116Q164 112 176 84Z", "M30 150Q60 132 84 150Q56 168 30 150Z"):
        p.fill(d, p.grad("#5b8f56", "#2f5f3c", way="d"), 1.4)
    p.ink("M36 66Q58 78 72 98M170 90Q152 98 140 114M36 150Q60 146 80 151", 1, 0.6)
    branch = "M28 146Q80 132 112 138T178 124"
    p.ink(branch, 9, 1)
    p.ink(branch, 6, 1, "#7a5533")
    p.ink("M44 140Q80 131 110 135", 1.6, 0.7, "#b48a5c")
    # the toucan
    p.fill("M116 128L134 176L142 172L146 178L140 130Z", "#221c1c", 1.6)
    p.fill("M92 76Q116 62 134 84Q150 108 140 136Q122 142 108 132Q92 116 92 76Z", p.grad("#4a4244", "#1f1a1c", way="d"), 1.8)
    p.fill("M92 80Q94 70 104 74Q118 82 116 104Q112 116 102 112Q92 100 92 80Z", p.grad("#fff6cf", "#f0c545", way="v"), 1.5)
    p.fill("M102 112Q112 116 116 104Q119 114 110 119Q104 118 102 112Z", "#b5432f", 1.1)
    p.fill("M86 78Q84 60 102 58Q120 58 124 78Q112 74 104 76Q92 76 86 78Z", "#2b2527", 1.7)
    p.oval(103, 69, 6.4, 6, "#5f9fc0", 1.1)
    p.oval(102.4, 69, 3, 3, "#241d1d")
    p.oval(101.4, 67.8, 1, 1, "#ffffff")
    p.fill("M93 62Q66 54 52 74Q46 86 50 100Q62 84 92 80Q96 70 93 62Z", p.grad("#ffcf4d", "#f08a2c", "#c9502a", way="d"), 1.9)
    p.fill("M52 74Q46 86 50 100Q58 89 62 86Q56 82 56 72Q54 72 52 74Z", "#33272a", 1.2)
    p.ink("M56 84Q70 73 92 72", 1.2, 0.7)
    p.ink("M72 62Q82 60 90 63", 1.6, 0.8, "#fff0b8")
    p.ink("M110 134l-4 7M116 136l-1 7M126 137l-2 6", 3.4, 1)
    p.ink("M110 134l-4 6M116 136l-1 6M126 137l-2 5", 1.8, 1, "#5f9fc0")
    for k in range(5):
        p.add(f'<path d="M154 122q-6 -10 0 -18q6 8 0 18Z" transform="rotate({72 * k} 154 124)" fill="#d9587a" stroke="{INK}" stroke-width="1.2"/>')
    p.oval(154, 124, 4, 4, "#f1cf74", 1.1)
    return p.tile(4, 80)


def range_of_hills(p: Picture, skyline: list[Point], foot: float, light: str, dark: str, seed: int) -> None:
    """Mountains in two tones with hatching."""
    r = random.Random(seed)
    p.fill(pts([*skyline, (skyline[-1][0], foot), (skyline[0][0], foot)]), light, 1.6)
    for k in range(1, len(skyline) - 1):
        x, y = skyline[k]
        if y < skyline[k - 1][1] and y < skyline[k + 1][1]:
            nx, ny = skyline[k + 1]
            p.fill(pts([(x, y), (nx, ny), (nx + (nx - x) * 0.1, min(foot, ny + 14)), (x + 3, y + (foot - y) * 0.75), (x - 4, y + (foot - y) * 0.5), (x + 3, y + (foot - y) * 0.26)]), dark, 0)
            hatch = "".join(f"M{num(x + (nx - x) * t)} {num(y + (ny - y) * t + 2)}l{num(-3)} {num(r.uniform(8, 15))}" for t in (0.2, 0.36, 0.52, 0.68, 0.84))
            p.ink(hatch, 0.9, 0.45)


def minas_gerais() -> str:
    p = Picture()
    p.sky("#e39a55", "#f6cf83", "#fbeec6")
    p.oval(100, 92, 54, 40, p.glow("#fff8d8", "#ffe39a", 0.9))
    range_of_hills(p, [(30, 112), (52, 88), (62, 96), (82, 64), (98, 86), (112, 74), (128, 94), (146, 78), (172, 112)], 130, "#c3a184", "#8d6d58", 3)
    p.ground("M20 118Q60 104 100 112T180 108V200H20Z", "#a7a765", "#8c8a4e")
    p.ground("M20 138Q60 124 110 132T180 128V200H20Z", "#c09654", "#96703a")
    p.cast(102, 152, 46, 7)
    for d, tone in (("M68 148L130 92", "#a97b48"), ("M132 148L72 94", "#b98a52")):
        p.ink(d, 7, 1)
        p.ink(d, 4.4, 1, tone)
    p.fill("M108 84Q132 78 146 104Q138 100 132 96L126 102L118 94L122 88Q116 84 108 84Z", p.grad("#e4e6e4", "#8b9294", way="d"), 1.6)
    p.fill("M60 96Q58 82 66 74L84 90Q74 100 60 96Z", p.grad("#e4e6e4", "#8b9294", way="d"), 1.6)
    for x, y, s in ((78, 146, 1.7), (122, 146, 1.7), (100, 132, 1.9), (100, 149, 2.1), (62, 153, 1.1), (140, 152, 1.2)):
        p.add(f'<g transform="translate({x} {y})scale({s})">')
        p.fill("M-6 4L-5.4 -2L-1 -5.5L4 -4L6.4 1L4.6 4.6Z", p.gold(), 1)
        p.fill("M-1 -5.5L4 -4L6.4 1L1 -.4Z", "#fff0b8", 0, 0.55)
        p.ink("M-3.6 -1.4L-1 -3.4", 1, 0.9, "#fffbe0")
        p.add("</g>")
    return p.tile(4, 80)


def river_basin() -> str:
    p = Picture()
    p.sky("#9fc0cb", "#e9e4c4")
    p.oval(122, 70, 30, 22, p.glow("#fff8d8", "#fbeab0", 0.8))
    range_of_hills(p, [(30, 92), (50, 76), (66, 86), (84, 68), (104, 88), (126, 76), (150, 88), (172, 80)], 100, "#8fa8a0", "#6b8683", 8)
    p.ground("M20 92Q100 82 180 92V200H20Z", "#6d9560", "#3f6b46")
    river = "M98 90Q126 96 118 104Q104 112 74 116Q50 122 66 134Q84 142 118 146Q150 152 130 168Q120 176 100 190L150 196Q176 170 168 150Q158 136 118 132Q96 128 104 122Q140 114 140 102Q136 92 104 89Z"
    p.fill(river, p.grad("#d5ecee", "#7fb4c4", "#4f8ea6"), 1.8)
    p.fill("M70 120Q50 112 36 114L34 120Q52 120 66 128Z", "#8dbfcb", 1.5)
    p.fill("M158 138Q166 130 174 130V137Q168 138 164 144Z", "#6ea8ba", 1.5)
    p.ink("M86 121q8 -4 18 -5M84 136q14 3 28 5M138 152q10 4 8 12M122 98q6 2 4 6M132 178q6 -4 10 -10", 1.4, 0.75, "#f4faf7")
    r = random.Random(4)
    spots = [(48, 104, 0.62), (62, 100, 0.55), (80, 104, 0.6), (150, 104, 0.62), (162, 112, 0.75), (92, 106, 0.5), (124, 122, 0.75), (140, 126, 0.85), (46, 140, 1.0), (88, 158, 1.1), (66, 160, 1.1), (104, 168, 1.0), (56, 150, 0.9)]  # fmt: skip
    for k, (x, y, s) in enumerate(sorted(spots, key=lambda q: q[1])):
        if k % 4 == 3:
            p.palm(x, y + 6 * s, 30 * s, 0.66 * s, r.uniform(-3, 3))
        else:
            p.tree(x, y + 6 * s, s, ("#2f5538", "#487449", "#79a062"), seed=k)
    p.saveiro(106, 141, 0.42, "#fbf3dd")
    return p.tile(4, 80)


def quilombo() -> str:
    p = Picture()
    p.sky("#d98a5c", "#f0bd7c", "#f8e6bd")
    p.oval(64, 80, 13, 13, "#fff3c4", 1)
    p.fill("M20 112Q40 84 66 88Q84 60 112 66Q136 72 146 90Q164 86 180 100V140H20Z", p.grad("#aeb47c", "#8a9a62"), 1.3)
    p.ground("M20 120Q60 106 110 110T180 112V200H20Z", "#b9a066", "#9d8048")
    p.palm(46, 124, 48, 0.95, 2)
    p.palm(158, 122, 46, 0.9, -4)

    def hut(x: float, y: float, s: float) -> None:
        p.cast(x + 2 * s, y, 21 * s, 4 * s)
        p.fill(f"M{num(x - 14 * s)} {num(y)}V{num(y - 17 * s)}H{num(x + 14 * s)}V{num(y)}Q{num(x)} {num(y + 3 * s)} {num(x - 14 * s)} {num(y)}Z", p.grad("#c98f5c", "#8a5a35", way="h"), 1.6)
        p.fill(arch(x - 4.6 * s, y + 1, 9.2 * s, 13 * s), "#3a2618", 1.2)
        p.fill(f"M{num(x - 20 * s)} {num(y - 14 * s)}Q{num(x - 8 * s)} {num(y - 26 * s)} {num(x)} {num(y - 40 * s)}Q{num(x + 8 * s)} {num(y - 26 * s)} {num(x + 20 * s)} {num(y - 14 * s)}Q{num(x)} {num(y - 8 * s)} {num(x - 20 * s)} {num(y - 14 * s)}Z", p.grad("#ecd08c", "#a87c3c", way="d"), 1.7)
        p.ink("".join(f"M{num(x + k * 1.1 * s)} {num(y - 33 * s)}Q{num(x + 2.4 * k * s)} {num(y - 24 * s)} {num(x + 4.4 * k * s)} {num(y - 14 * s)}" for k in range(-3, 4)), 0.9, 0.45)
        p.ink(f"M{num(x)} {num(y - 38 * s)}v{num(-6 * s)}", 2, 1)

    hut(68, 124, 0.85)
    hut(134, 124, 0.85)
    hut(101, 132, 1.25)
    stakes = ""
    for k in range(26):
        x = 34 + 5.2 * k
        if 92 < x < 111:
            continue
        y = 152 - 8 * ((x - 100) / 62) ** 2
        stakes += f"M{num(x)} {num(y)}V{num(y - 15)}L{num(x + 2.3)} {num(y - 19)}L{num(x + 4.6)} {num(y - 15)}V{num(y)}Z"
    p.cast(102, 152, 62, 5)
    p.fill(stakes, p.grad("#a9784a", "#6d4726"), 1.1)
    p.ink("M34 140Q62 146 92 144.5M111 144.5Q140 146 166 140", 2.6, 1)
    p.ink("M34 140Q62 146 92 144.5M111 144.5Q140 146 166 140", 1.2, 1, "#d9b47a")
    p.fill("M90 154V128h5V154ZM108 154V128h5V154Z", "#8a5a33", 1.4)
    # a watch drum by the gate
    p.fill("M76 160L79 146H93L96 160Q86 164 76 160Z", p.grad("#b5432f", "#7c2419", way="h"), 1.5)
    p.oval(86, 146, 7.4, 2.8, "#f6e6c4", 1.4)
    p.ink("M79 148l5 12M86 149v13M93 148l-5 12", 1, 0.7, "#f1cf74")
    return p.tile(4, 80)


def culture() -> str:
    p = Picture()
    p.sky("#efe0bd", "#d9bf8c")
    p.oval(100, 96, 70, 64, p.glow("#fff8e0", "#f6e2ac", 0.8))
    colours = (("#d94a35", "#8f2318"), ("#f1b53c", "#b9751c"), ("#3f86b8", "#1f4e79"), ("#f1b53c", "#b9751c"))
    for k in range(-6, 7):
        long = 62 - abs(k) * 1.6 if k % 2 == 0 else 52 - abs(k) * 1.4
        tone = colours[(k + 8) % 4]
        p.add(f'<g transform="translate(100 110)rotate({k * 14.5})">')
        p.fill(f"M-3 -16Q-8.5 {num(-long * 0.7)} 0 {num(-long)}Q8.5 {num(-long * 0.7)} 3 -16Z", p.grad(*tone), 1.3)
        p.ink(f"M0 -16V{num(-long + 6)}", 0.9, 0.6)
        p.add("</g>")
    p.fill("M20 146H180V200H20Z", p.grad("#8a5f38", "#6d4726"), 1.5)
    p.ink("M30 156H170M44 166H160", 1, 0.35)
    p.cast(104, 150, 38, 6)
    # a painted urn of Marajo
    p.fill("M82 98Q80 92 84 90H116Q120 92 118 98Q136 108 134 124Q130 142 114 150H86Q70 142 66 124Q64 108 82 98Z", p.grad("#fbf1dc", "#ecd3ae", "#c39c70", way="h"), 2)
    p.fill("M80 97h40v5h-40Z", "#8f2f1e", 1.2)
    p.fill("M84 90h32v4h-32Z", "#2f2118", 1)
    band = "".join(f"M{x} 128v-9h9v6h-5v-2.5" for x in range(70, 126, 14)) + "".join(f"M{x} 116v9" for x in (82, 96, 110))
    p.ink("M67 113Q100 119 133 113M68 131Q100 137 132 131", 2, 1, "#8f2f1e")
    p.ink(band, 2.1, 1, "#8f2f1e")
    p.ink("M78 140l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 4", 1.8, 1, "#2f2118")
    p.ink("M86 107q4 -3 8 0M106 107q4 -3 8 0", 2, 1, "#2f2118")
    p.oval(90, 108.5, 1.4, 1.4, "#2f2118")
    p.oval(110, 108.5, 1.4, 1.4, "#2f2118")
    for x, turn in ((50, -24), (150, 24)):
        p.add(f'<g transform="translate({x} 152)rotate({turn})">')
        p.ink("M0 4V-16", 4.4, 1)
        p.ink("M0 4V-16", 2.4, 1, "#b98a52")
        p.fill("M-8 -24Q-8 -34 0 -34Q8 -34 8 -24Q8 -14 0 -14Q-8 -14 -8 -24Z", p.grad("#d98a4a", "#8a4a24", way="d"), 1.6)
        p.ink("M-8 -24h16M-6 -29l3 4l3 -4l3 4l3 -4", 1.2, 0.8, "#fbf1dc")
        p.add("</g>")
    return p.tile(4, 80)


def mandioca() -> str:
    p = Picture()
    p.sky("#dfe6c9", "#f3e8c6")
    p.ground("M20 118Q60 110 100 114T180 112V200H20Z", "#7a4c2b", "#47290f")
    p.ink("M40 126q8 -3 16 0M140 124q8 -3 16 0M44 158q8 -3 14 0M146 156q6 -2 12 0M60 170q8 -3 16 0", 1.3, 0.4)
    stem = "M100 120Q96 104 100 92"
    p.ink(stem, 7, 1)
    p.ink(stem, 4.4, 1, "#a55a45")
    for cx, cy, s, turn in ((72, 84, 0.78, -34), (130, 84, 0.78, 34), (100, 72, 1.0, 0)):
        p.ink(f"M100 98L{cx} {cy}", 3.4, 1)
        p.ink(f"M100 98L{cx} {cy}", 1.8, 1, "#b5604a")
        leaf = ""
        veins = ""
        for k, length in ((-3, 20), (-2, 27), (-1, 33), (0, 36), (1, 33), (2, 27), (3, 20)):
            a = math.radians(k * 38 + turn)
            ux, uy = math.sin(a) * s, -math.cos(a) * s
            nx, ny = -uy, ux
            leaf += f"M{num(cx)} {num(cy)}Q{num(cx + ux * length * 0.62 + nx * 7)} {num(cy + uy * length * 0.62 + ny * 7)} {num(cx + ux * length)} {num(cy + uy * length)}Q{num(cx + ux * length * 0.62 - nx * 7)} {num(cy + uy * length * 0.62 - ny * 7)} {num(cx)} {num(cy)}Z"
            veins += f"M{num(cx)} {num(cy)}L{num(cx + ux * length * 0.8)} {num(cy + uy * length * 0.8)}"
        p.fill(leaf, p.grad("#74a558", "#3a6b3c", way="d"), 1.4)
        p.ink(veins, 0.9, 0.75, "#d3e2a8")
    for d, shine in (
        ("M96 118Q80 120 69 132Q59 143 56 157Q69 155 82 146Q94 137 100 122Z", "M83 125Q71 134 63 147"),
        ("M104 118Q120 120 131 132Q141 143 144 157Q131 155 118 146Q106 137 100 122Z", "M111 124Q124 131 133 142"),
        ("M94 120Q86 136 89 150Q93 165 101 172Q109 164 112 150Q114 136 106 120Z", "M97 128Q92 144 97 162"),
    ):
        p.fill(d, p.grad("#e0b184", "#a0673c", way="d"), 1.9)
        p.ink(shine, 2, 0.6, "#fbe6c8")
    p.ink("M68 139l5 4M63 149l6 3M127 136l6 -3M134 147l6 -3M91 138h6M104 148h6M94 158h5", 1.1, 0.6)
    p.add('<g transform="translate(147 132)rotate(14)">')
    p.fill("M-12 0a12 9 0 0 1 24 0a12 9 0 0 1 -24 0Z", "#8a5433", 1.6)
    p.fill("M-9.5 -.5a9.5 6.6 0 0 1 19 0a9.5 6.6 0 0 1 -19 0Z", "#fff8e6", 1)
    p.ink("M-3 -.5h6M0 -2.5v4", 1, 0.4)
    p.add("</g>")
    return p.tile(4, 80)


def expedition() -> str:
    p = Picture()
    p.sky("#f0c07a", "#f8e6bd")
    range_of_hills(p, [(30, 100), (56, 80), (70, 90), (92, 66), (112, 88), (134, 74), (152, 90), (172, 84)], 112, "#a9a284", "#7f7a66", 5)
    for k, (x, y, s) in enumerate(((44, 112, 1), (60, 108, 0.9), (78, 106, 0.8), (122, 106, 0.85), (140, 108, 0.95), (158, 112, 1.05))):
        p.tree(x, y, s, ("#7d9a72", "#93ad80", "#b3c596"), seed=k + 11)
    p.sea(112, "#d3e0cd", "#7fa9aa", seed=31)
    p.oval(104, 148, 62, 6, INK, 0, 0.28)
    # the flag and three travellers
    p.ink("M62 136V70", 2.6, 1)
    p.ink("M62 136V70", 1.2, 1, "#d9b47a")
    p.fill("M62 70Q76 64 94 71Q90 80 94 90Q76 83 62 89Z", "#2f7a4c", 1.5)
    p.fill("M66 79L77 70L90 80L77 86Z", "#f1cf5a", 1)
    p.fill("M75 75h5.5v4q0 3 -2.7 4q-2.8 -1 -2.8 -4Z", "#2f7a4c", 0.8)
    for x, coat, hat in ((82, "#b5432f", "#5a3f27"), (106, "#2f6f93", "#7a5530"), (132, "#e0b04a", "#5a3f27")):
        p.fill(f"M{x - 10} 138Q{x - 11} 116 {x} 113Q{x + 11} 116 {x + 10} 138Z", p.grad(coat, "#4a3525"), 1.6)
        p.oval(x, 106, 6.4, 7, "#b5805a", 1.5)
        p.fill(f"M{x - 5.5} 108q2.5 4 5.5 2q3 2 5.5 -2q0 8 -5.5 8t-5.5 -8Z", "#3a2618", 0.8)
        p.ink(f"M{x - 2.6} 105.2v.8M{x + 2.6} 105.2v.8", 1.3, 0.9)
        p.fill(f"M{x - 13} 103Q{x} 96 {x + 13} 103Q{x} 107 {x - 13} 103Z", hat, 1.4)
        p.fill(f"M{x - 6.5} 101Q{x - 6} 91 {x} 91Q{x + 6} 91 {x + 6.5} 101Q{x} 98 {x - 6.5} 101Z", hat, 1.4)
    for x0, y0, x1, y1 in ((96, 116, 78, 158), (146, 118, 132, 158)):
        p.ink(f"M{x0} {y0}L{x1} {y1}", 4, 1)
        p.ink(f"M{x0} {y0}L{x1} {y1}", 2.2, 1, "#c99a62")
        p.fill(f"M{x1} {y1 - 10}q6 4 1 16q-5 4 -7 -1q0 -8 6 -15Z", "#c99a62", 1.3)
    p.fill("M36 128Q44 136 60 136H142Q158 136 168 126Q166 148 146 152H60Q40 150 36 128Z", p.grad("#b0713f", "#6d4022"), 2)
    p.ink("M42 138Q60 143 100 143T162 138", 1.6, 0.9, "#e8bf82")
    p.ink("M40 156q8 -4 16 0t14 0M108 160q8 -4 16 0t14 0M70 168q8 -4 16 0t16 0", 1.5, 0.75, "#f4faf7")
    return p.tile(4, 80)


def back() -> str:
    p = Picture()
    p.defs.append(BLOBS + cloud_defs())
    p.sky("#efeeea", "#e6e8e6")
    p.add(cloud_body(2))
    p.oval(100, 110, 56, 56, p.glow("#fffdf6", "#f6f4ef", 0.95))
    mark = (
        "M72 88Q72 60 101 60Q131 60 131 88Q131 104 118 112Q108 118 108 126V133H92V124Q92 110 104 103Q114 97 114 88Q114 75 101 75Q90 75 89 85Q92 88 91 93Q89 98 82 98Q72 98 72 88Z"
        "M90 150A10 10 0 0 1 110 150A10 10 0 0 1 90 150Z"
    )
    p.add(f'<path d="{mark}" transform="translate(2.5 3.5)" fill="{INK}" opacity=".22"/>')
    p.add(f'<path d="{mark}" fill="none" stroke="{IVORY}" stroke-width="7"/>')
    p.fill(mark, p.grad("#6f93a3", "#3f6273", way="d"), 2)
    p.ink("M78 84Q80 67 98 65", 2, 0.6, "#dfeaec")
    return p.tile(4, 80)


EXPLORATION: dict[str, Callable[[], str]] = {
    "unknown_species": unknown_species, "minas_gerais": minas_gerais, "river_basin": river_basin, "quilombo": quilombo,
    "culture": culture, "mandioca": mandioca, "expedition": expedition, "back": back,
}  # fmt: skip


# --- the map's ornaments --------------------------------------------------------------------------------------------------------------------


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """A point at a bearing: 0 is north, clockwise."""
    a = math.radians(degrees)
    return (cx + r * math.sin(a), cy - r * math.cos(a))


def compass() -> str:
    p = Picture()
    c = 150.0
    p.oval(c + 3, c + 6, 112, 112, INK, 0, 0.16)
    p.oval(c, c, 112, 112, p.grad("#fbf3de", "#ead9b2", way="d"), 2)
    for radius, width, opacity in ((107, 1.0, 0.8), (96, 1.6, 0.9), (92.5, 0.8, 0.7), (60, 0.8, 0.5), (57, 0.8, 0.5)):
        p.add(f'<circle cx="{num(c)}" cy="{num(c)}" r="{radius}" fill="none" stroke="{INK}" stroke-width="{width}" stroke-opacity="{opacity}"/>')
    ticks = "".join(f"M{num(polar(c, c, 96, d)[0])} {num(polar(c, c, 96, d)[1])}L{num(polar(c, c, 107 if d % 15 == 0 else 101, d)[0])} {num(polar(c, c, 107 if d % 15 == 0 else 101, d)[1])}" for d in range(0, 360, 5))
    p.ink(ticks, 1, 0.75)
    for k in range(32):  # a chain of light and dark quarters
        if k % 2 == 0:
            a, b = polar(c, c, 107, k * 11.25), polar(c, c, 107, (k + 1) * 11.25)
            q, d = polar(c, c, 110, (k + 1) * 11.25), polar(c, c, 110, k * 11.25)
            p.fill(f"M{num(a[0])} {num(a[1])}A107 107 0 0 1 {num(b[0])} {num(b[1])}L{num(q[0])} {num(q[1])}A110 110 0 0 0 {num(d[0])} {num(d[1])}Z", INK, 0)
    rhumbs = "".join(f"M{num(polar(c, c, 22, d)[0])} {num(polar(c, c, 22, d)[1])}L{num(polar(c, c, 92, d)[0])} {num(polar(c, c, 92, d)[1])}" for d in [k * 11.25 for k in range(32)])
    p.ink(rhumbs, 0.7, 0.3)
    points = [(22.5 + 45 * k, 62.0, 11.0, ("#d9c8a0", "#8a7a5c")) for k in range(8)]
    points += [(45.0 + 90 * k, 90.0, 15.0, ("#f0d68c", "#1F4E79")) for k in range(4)]
    points += [(90.0 * k, 124.0, 19.0, ("#f6e3a8", "#8C1C13")) for k in range(4)]
    for bearing, length, waist, (light, dark) in points:
        tip = polar(c, c, length, bearing)
        for side, colour in ((-1, light), (1, dark)):
            hip = polar(c, c, waist, bearing + side * (22.5 if length < 70 else 45))
            p.fill(pts([(c, c), hip, tip]), p.grad("#fff0b8", "#d9a53a", way="d") if length > 120 and side < 0 else colour, 1.5 if length > 70 else 1)
    p.oval(c, c, 17, 17, p.gold(), 1.8)
    p.oval(c, c, 11.5, 11.5, "#1F4E79", 1.4)
    for bearing in (205, 175, 140, 240, 190):  # the Southern Cross
        x, y = polar(c, c, {205: 7.4, 175: 1.2, 140: 5.6, 240: 5.4, 190: 4}[bearing], bearing)
        p.oval(x, y - 1, 1.2 if bearing != 190 else 0.7, 1.2 if bearing != 190 else 0.7, "#fff8e7")
    # the lily of the north, the cross of the east
    lily = "M150 2Q158 10 156 20Q162 14 168 18Q171 26 161 28L157 28V33H143V28L139 28Q129 26 132 18Q138 14 144 20Q142 10 150 2Z"
    p.fill(lily, p.gold(), 1.6)
    p.ink("M143 28.5H157M150 8V26", 1.1, 0.8)
    p.fill("M279.5 137H292.5L288 147L298.5 143.5V156.5L288 153L292.5 163H279.5L284 153L275 156V144L284 147Z", "#8C1C13", 1.5)
    p.ink("M286 141V159M278 150H294", 1.4, 0.9, "#f1cf74")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs>{"".join(p.defs)}</defs><g {ROUND}>{"".join(p.body)}</g></svg>\n'


def branch_of(p: Picture, side: int, berry: str, leaf: tuple[str, str]) -> None:
    """A leafy branch up one end of the cartouche; drawn for the left, mirrored for the right."""
    p.add(f'<g transform="translate({480 if side > 0 else 0} 0)scale({-side} 1)">')
    stem = "M120 132Q38 148 22 98T46 34"
    p.ink(stem, 4.4, 1)
    p.ink(stem, 2.4, 1, "#8a6a43")
    for x, y, turn, s in ((70, 139, -110, 0.9), (50, 132, -60, 1), (52, 136, -150, 0.9), (34, 119, -30, 1.05), (34, 118, -130, 1), (24, 98, 0, 1.1), (24, 96, -95, 1), (25, 76, 20, 1.1), (25, 74, -70, 1), (31, 56, 45, 1), (31, 56, -45, 1), (41, 40, 70, 0.9), (44, 36, 0, 1)):
        p.add(f'<g transform="translate({x} {y})rotate({turn})scale({s})">')
        p.fill("M0 0Q-9 -10 0 -24Q9 -10 0 0Z", p.grad(*leaf), 1.3)
        p.ink("M0 -2V-18", 0.9, 0.6)
        p.add("</g>")
    for x, y in ((60, 134), (42, 124), (28, 106), (22, 86), (29, 66), (37, 48)):
        p.oval(x, y, 4, 4, berry, 1.2)
        p.oval(x - 1.2, y - 1.2, 1.1, 1.1, "#ffffff", 0, 0.6)
    p.add("</g>")


def cartouche() -> str:
    p = Picture()
    branch_of(p, -1, "#c2322a", ("#6f9a5c", "#35603a"))
    branch_of(p, 1, "#fbf6e6", ("#8aa05c", "#4d6a36"))
    p.add(f'<path d="M84 34H396Q398 48 412 50V122Q398 124 396 138H84Q82 124 68 122V50Q82 48 84 34Z" transform="translate(3 6)" fill="{INK}" opacity=".3"/>')
    for side in (-1, 1):  # gold scrolls that hold the panel
        p.add(f'<g transform="translate({480 if side > 0 else 0} 0)scale({-side} 1)">')
        p.fill("M72 58Q50 50 44 66Q40 82 54 86Q44 90 44 104Q48 120 72 114V102Q58 106 56 98Q56 90 66 92V80Q56 82 56 74Q58 66 72 70Z", p.gold(), 1.8)
        p.oval(60, 86, 4.6, 4.6, "#8C1C13", 1.4)
        p.oval(58.8, 84.6, 1.4, 1.2, "#f0b9a8")
        p.add("</g>")
    frame = "M84 34H208Q216 34 220 28H260Q264 34 272 34H396Q398 48 412 50V122Q398 124 396 138H84Q82 124 68 122V50Q82 48 84 34Z"
    p.fill(frame, p.gold("d"), 2.2)
    p.fill("M89 40H391Q394 53 406 55V117Q394 119 391 132H89Q86 119 74 117V55Q86 53 89 40Z", p.grad("#fbf3de", "#efdfb8"), 1.6)
    p.ink("M95 46H385Q389 57 400 60V112Q389 115 385 126H95Q91 115 80 112V60Q91 57 95 46Z", 1, 0.5)
    for x, y in ((95, 46), (385, 46), (95, 126), (385, 126)):
        p.oval(x, y, 2.4, 2.4, "#8C1C13", 0.9)
    crown(p, 240, 31, 1.05)
    p.fill("M204 138Q222 150 240 140Q258 150 276 138Q262 158 240 150Q218 158 204 138Z", p.gold("h"), 1.6)
    p.oval(240, 144, 5, 5, "#1F4E79", 1.4)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160"><defs>{"".join(p.defs)}</defs><g {ROUND}>{"".join(p.body)}</g></svg>\n'


def wrapped(x: float, y: float, reach: float, size: float = 512) -> list[Point]:
    """A thing and its images over the edges of a square that tiles."""
    return [(x + dx, y + dy) for dx in (-size, 0, size) for dy in (-size, 0, size) if -reach < x + dx < size + reach and -reach < y + dy < size + reach]


def sheet(base: str, seed: int, tint: str, noise: str, body: str, stain: str) -> str:
    """A square of paper that tiles: soft stains, stitched grain, fibres."""
    r = random.Random(seed)
    stains = ""
    for _ in range(12):
        x, y, rx, ry = r.uniform(0, 512), r.uniform(0, 512), r.uniform(90, 150), r.uniform(80, 140)
        for cx, cy in wrapped(x, y, 150):
            stains += f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}" fill="url(#s)"/>'
    fibres = ""
    for _ in range(60):
        x, y, a, b = r.uniform(0, 512), r.uniform(0, 512), r.uniform(-9, 9), r.uniform(-9, 9)
        for cx, cy in wrapped(x, y, 22):
            fibres += f"M{num(cx)} {num(cy)}q{num(a)} {num(b)} {num(a * 1.4 + 3)} {num(b * 0.6)}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>'
        f'<radialGradient id="s"><stop offset="0" stop-color="{stain}" stop-opacity=".15"/><stop offset=".6" stop-color="{stain}" stop-opacity=".06"/><stop offset="1" stop-color="{stain}" stop-opacity="0"/></radialGradient>'
        '<filter id="n" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="0" y="0" width="512" height="512"><feTurbulence type="fractalNoise" baseFrequency=".125 .15625" numOctaves="2" '
        f'seed="{seed}" stitchTiles="stitch"/><feColorMatrix values="{noise}"/></filter></defs>'
        f'<path d="M0 0H512V512H0Z" fill="{base}"/>{stains}{body}<path d="M0 0H512V512H0Z" filter="url(#n)"/>'
        f'<path d="{fibres}" fill="none" stroke="{tint}" stroke-width=".9" stroke-opacity=".22" stroke-linecap="round"/></svg>\n'
    )


def paper() -> str:
    return sheet("#F2E6CB", 3, "#6b4d2c", "0 0 0 0 .29 0 0 0 0 .2 0 0 0 0 .1 0 0 0 .2 -.055", "", "#c9a468")


def sea_paper() -> str:
    r = random.Random(14)
    lines = ""
    for k in range(32):  # engraver's water lines, broken so that no row repeats its neighbour
        y, x, run = 16.0 * k + 8, r.uniform(0, 512), 0.0
        while run < 440:
            length = min(r.uniform(40, 130), 500 - run)
            sway = r.uniform(-2.4, 2.4)
            for dx in (-1024, -512, 0):
                if -length < x + run + dx < 512:
                    lines += f"M{num(x + run + dx)} {num(y)}q{num(length / 4)} {num(-3 + sway)} {num(length / 2)} 0t{num(length / 2)} {num(sway * 0.3)}"
            run += length + r.uniform(14, 60)
    crests = ""
    for _ in range(34):
        x, y, s = r.uniform(0, 512), r.uniform(0, 512), r.uniform(0.8, 1.2)
        for cx, cy in wrapped(x, y, 30):
            crests += f"M{num(cx)} {num(cy)}q{num(4 * s)} {num(-4 * s)} {num(8 * s)} {num(-0.4 * s)}t{num(8 * s)} {num(-0.4 * s)}"
    body = (
        f'<path d="{lines}" fill="none" stroke="#4f7a86" stroke-width="1.1" stroke-opacity=".26" stroke-linecap="round"/>'
        f'<path d="{crests}" fill="none" stroke="#fbf7ea" stroke-width="1.6" stroke-opacity=".6" stroke-linecap="round"/>'
    )
    return sheet("#B9CDC8", 9, "#36545c", "0 0 0 0 .16 0 0 0 0 .2 0 0 0 0 .2 0 0 0 .2 -.06", body, "#8fb0b2")


def shore() -> str:
    """A strip of coast, 200 long, that joins its own ends: land above, sand, then the engraver's water lines, ever fainter."""

    def wave(y: float, swing: float, phase: float) -> str:
        def at(t: float) -> float:
            turn = 2 * math.pi * t
            return y + swing * (math.sin(phase + 2 * turn) + 0.55 * math.sin(5 * turn + 1) + 0.3 * math.sin(9 * turn + 2))

        return f"M0 {num(at(0))}" + "".join(f"L{num(2.5 * k)} {num(at(k / 80))}" for k in range(1, 81))

    coast = wave(9, 2.4, 0.6)
    lines = "".join(
        f'<path d="{wave(y, 2.4 - 0.25 * k, 0.6)}" fill="none" stroke="#2f5563" stroke-width="{1.5 - 0.2 * k:.1f}" stroke-opacity="{0.6 - 0.11 * k:.2f}" {ROUND}/>' for k, y in enumerate((14.5, 19.5, 25, 31, 37))
    )
    hatch = "".join(f"M{num(x)} {num(1.6 + 1.2 * math.sin(x))}v{num(3 + 1.4 * math.sin(x * 1.7))}" for x in range(4, 200, 7))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f4faf7" stop-opacity=".7"/>'
        '<stop offset="1" stop-color="#f4faf7" stop-opacity="0"/></linearGradient><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9bf83"/><stop offset="1" stop-color="#f1e0b2"/></linearGradient></defs>'
        f'<path d="{coast}V40H0Z" fill="url(#f)"/>{lines}<path d="{coast}V0H0Z" fill="url(#s)"/>'
        f'<path d="{hatch}" stroke="{INK}" stroke-width=".9" stroke-opacity=".3" stroke-linecap="round"/><path d="{coast}" fill="none" stroke="{INK}" stroke-width="1.7" stroke-opacity=".85" {ROUND}/></svg>\n'
    )


MAP: dict[str, Callable[[], str]] = {"compass": compass, "cartouche": cartouche, "paper": paper, "sea_paper": sea_paper, "shore": shore}


def main() -> None:
    folders = {"buildings": BUILDINGS, "cities": CITIES, "capitals": CAPITALS, "exploration": EXPLORATION, "map": MAP}
    for folder, drawings in folders.items():
        (ART / folder).mkdir(exist_ok=True)
        for name, draw in drawings.items():
            (ART / folder / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
