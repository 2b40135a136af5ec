"""Draws the ornaments of Brazil's map: compass, title cartouche, tileable papers, shore."""

import math
import random
from collections.abc import Callable

from art.tools.land.weave import INK, Point, num, pts
from art.tools.tile.capitals import crown
from art.tools.tile.picture import ROUND, Picture


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """Returns the point at a distance and a bearing from a centre: 0 is north, clockwise."""
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
    """Draws a leafy branch up one end of the cartouche; drawn for the left, mirrored for the right."""
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
    """Returns where to draw a thing of radius `reach` in a square that tiles: its point, and the points a square
    farther on at which it comes in across an edge."""
    return [(x + dx, y + dy) for dx in (-size, 0, size) for dy in (-size, 0, size) if -reach < x + dx < size + reach and -reach < y + dy < size + reach]


def sheet(base: str, seed: int, tint: str, noise: str, body: str, stain: str) -> str:
    """Returns the SVG file of a square of paper that tiles: soft stains, grain, fibres."""
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
    """Returns the SVG file of a strip of coast, 200 long, that joins its own ends: land above, sand, then engraved
    water lines, ever fainter."""

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
