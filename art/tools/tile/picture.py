"""A map tile being drawn: a scene in a rounded hex cut out with rings, and methods that draw houses, churches, ships
and plants."""

import math
import random

from art.tools.land.weave import CENTRE, INK, lumps, num

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
    """Returns the SVG path of a pointy-top hex with softened corners."""
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
        """Returns the fill reference of a linear gradient through these colours. `way`: v down, h right, d lower right."""
        key = (way, *colours)
        if key not in self.names:
            self.names[key] = f"g{len(self.names)}"
            x2, y2 = {"v": (0, 1), "h": (1, 0), "d": (1, 1)}[way]
            stops = "".join(f'<stop offset="{k / (len(colours) - 1):.2g}" stop-color="{c}"/>' for k, c in enumerate(colours))
            self.defs.append(f'<linearGradient id="{self.names[key]}" x1="0" y1="0" x2="{x2}" y2="{y2}">{stops}</linearGradient>')
        return f"url(#{self.names[key]})"

    def glow(self, inner: str, outer: str, solid: float = 1.0) -> str:
        """Adds a radial gradient from one colour to another that fades to nothing at its edge, if the picture has none
        such, and returns the reference to fill with."""
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
        """Draws a filled shape with its ink line (0: none)."""
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
        """Draws a contact shadow (a flat ellipse)."""
        self.oval(x, y, rx, ry or rx * 0.2, INK, 0, 0.26)

    def tile(self, edge: int, radius: float = 84) -> str:
        """Returns the SVG file of the finished tile, cut out with rings; edge: the colour of its thin band."""
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
        """Draws a colonial house seen from the front: plastered wall, corner posts, tiled roof."""
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
        """Draws a small house, gable to the front."""
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
        """Draws a bell tower; (x, y) is the middle of its foot."""
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
        """Draws a church with twin towers, a scrolled gable and a portal; 76 s wide, about 84 s high."""
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
        """Draws a two-master under sail."""
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
        """Draws a fishing boat (saveiro) with one slanting sail."""
        self.oval(x, y + 4 * s, 13 * s, 1.8 * s, INK, 0, 0.25)
        self.ink(f"M{num(x)} {num(y)}L{num(x + side * 2 * s)} {num(y - 27 * s)}", 1.6 * s, 1)
        self.fill(f"M{num(x + side * 2 * s)} {num(y - 27 * s)}Q{num(x + side * 14 * s)} {num(y - 14 * s)} {num(x + side * 12 * s)} {num(y - 3 * s)}L{num(x + side * 1 * s)} {num(y - 4 * s)}Z", sail, 1.2)
        self.fill(f"M{num(x - 13 * s)} {num(y - 2 * s)}Q{num(x)} {num(y + 1 * s)} {num(x + 14 * s)} {num(y - 3 * s)}Q{num(x + 9 * s)} {num(y + 5 * s)} {num(x)} {num(y + 5 * s)}T{num(x - 13 * s)} {num(y - 2 * s)}Z", "#7a4a2a", 1.2)


def arch(x: float, y: float, w: float, h: float) -> str:
    """Returns the SVG path of a round-headed opening whose left foot is at (x, y)."""
    return f"M{num(x)} {num(y)}V{num(y - h + w / 2)}a{num(w / 2)} {num(w / 2)} 0 0 1 {num(w)} 0V{num(y)}Z"
