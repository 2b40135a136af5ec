"""Draws the fifteen terrain hexes: five terrains, three pictures each.

A terrain tiles without a seam. Whatever touches the border of a hex comes from one set shared by the three pictures of that terrain and repeats with the
hex grid, so a tree cut by an edge goes on in the neighbour, whichever picture lies there. Only the things well inside differ.
"""


import math
import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

Point = tuple[float, float]
INK = "#2A1E14"
ART = Path(__file__).resolve().parents[1]
CENTRE: Point = (100.0, 110.0)
RADIUS = 98.0
APOTHEM = RADIUS * math.sqrt(3) / 2
SHIFTS: list[Point] = [(0.0, 0.0)] + [
    (2 * APOTHEM * math.cos(math.radians(60 * k)), 2 * APOTHEM * math.sin(math.radians(60 * k))) for k in range(6)
]
HEX = "M185.5 60.7V159.3L100 208.7L14.5 159.3V60.7L100 11.3Z"  # a hair beyond the edge, so that no seam shows between two


def num(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def pts(points: list[Point], close: bool = True) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if close else "")


def inside(x: float, y: float) -> float:
    """How far inside the hex a point lies; negative outside."""
    dx, dy = abs(x - CENTRE[0]), abs(y - CENTRE[1])
    return min(APOTHEM - dx, APOTHEM - (dx / 2 + dy * math.sqrt(3) / 2))


def torus(a: Point, b: Point) -> float:
    return min(math.hypot(a[0] - b[0] + sx, a[1] - b[1] + sy) for sx, sy in SHIFTS)


def scatter(rng: random.Random, gap: float, keep: Callable[[float, float], bool], taken: list[Point], tries: int = 900) -> list[Point]:
    """Dart throwing on the hex grid's torus: at least `gap` from each other and from `taken`."""
    found: list[Point] = []
    for _ in range(tries):
        x, y = rng.uniform(15, 185), rng.uniform(12, 208)
        if inside(x, y) < 0 or not keep(x, y):
            continue
        if all(torus((x, y), other) >= gap for other in found) and all(torus((x, y), other) >= gap for other in taken):
            found.append((x, y))
    return found


def copies(x: float, y: float, reach: float) -> Iterator[Point]:
    """The places of one border thing in this hex: itself and its images in the neighbours, as far as they reach in."""
    for sx, sy in SHIFTS:
        if inside(x + sx, y + sy) > -reach:
            yield x + sx, y + sy


def lumps(rng: random.Random, rx: float, ry: float, lobes: int, cx: float = 0.0, cy: float = 0.0, jitter: float = 0.12) -> str:
    """A closed outline of outward arcs: crowns, bushes, clouds."""
    turn = rng.uniform(0, 6.28)
    ring = []
    for k in range(lobes):
        angle = turn + 2 * math.pi * (k + rng.uniform(-0.18, 0.18)) / lobes
        size = 1 + rng.uniform(-jitter, jitter)
        ring.append((cx + rx * size * math.cos(angle), cy + ry * size * math.sin(angle)))
    path = f"M{num(ring[0][0])} {num(ring[0][1])}"
    for k in range(lobes):
        a, b = ring[k], ring[(k + 1) % lobes]
        r = math.dist(a, b) * rng.uniform(0.54, 0.62)
        path += f"A{num(r)} {num(r)} 0 0 1 {num(b[0])} {num(b[1])}"
    return path + "Z"


def blob(rng: random.Random, x: float, y: float, rx: float, ry: float) -> str:
    """A soft closed shape for a patch of ground."""
    count = 7
    ring = [
        (x + rx * rng.uniform(0.75, 1.2) * math.cos(2 * math.pi * k / count), y + ry * rng.uniform(0.75, 1.2) * math.sin(2 * math.pi * k / count))
        for k in range(count)
    ]
    mid = [((ring[k][0] + ring[(k + 1) % count][0]) / 2, (ring[k][1] + ring[(k + 1) % count][1]) / 2) for k in range(count)]
    path = f"M{num(mid[-1][0])} {num(mid[-1][1])}"
    for k in range(count):
        path += f"Q{num(ring[k][0])} {num(ring[k][1])} {num(mid[k][0])} {num(mid[k][1])}"
    return path + "Z"


Mark = tuple[float, str]  # depth, drawing
BLOBS = "".join(f'<path id="{name}" d="{blob(random.Random(seed), 0, 0, 10, 10)}"/>' for name, seed in zip("mnoq", (1, 2, 3, 4), strict=True))


def patches(rng: random.Random, own: random.Random, colours: list[str], size: float, gap: float, opacity: float) -> str:
    """Uneven ground: overlapping blobs, those at the border shared."""

    def patch(r: random.Random, x: float, y: float) -> Mark:
        rx, ry = size * r.uniform(0.06, 0.1), size * r.uniform(0.035, 0.065)
        turn = f'translate({num(x)} {num(y)})scale({rx:.2f} {ry:.2f})'
        return y, f'<use href="#{r.choice("mnoq")}" transform="{turn}" fill="{r.choice(colours)}"/>'

    marks: list[Mark] = []
    border = scatter(rng, gap, lambda x, y: inside(x, y) < size * 1.15, [])
    for x, y in border:
        seed = rng.random()
        marks += [patch(random.Random(seed), cx, cy) for cx, cy in copies(x, y, size * 1.15)]
    marks += [patch(own, x, y) for x, y in scatter(own, gap, lambda x, y: inside(x, y) >= size * 1.15, border)]
    return f'<g opacity="{opacity}">{"".join(text for _, text in marks)}</g>'


def strew(
    rng: random.Random,
    own: random.Random,
    gap: float,
    reach: float,
    draw: Callable[[random.Random, float, float], str],
    free: Callable[[float, float], bool] = lambda x, y: True,
    taken: list[Point] | None = None,
    chance: float = 1.0,
) -> list[Mark]:
    """Things spread over the hex: shared within `reach` of the border, this picture's own farther in."""
    marks: list[Mark] = []
    border = scatter(rng, gap, lambda x, y: inside(x, y) < reach, [])
    for x, y in border:
        seed, skip = rng.random(), rng.random() > chance
        for cx, cy in () if skip else copies(x, y, reach):
            marks.append((cy, draw(random.Random(seed), cx, cy)))
    for x, y in scatter(own, gap, lambda x, y: inside(x, y) >= reach and free(x, y), border + (taken or [])):
        if own.random() <= chance:
            marks.append((y, draw(own, x, y)))
    return marks


def stacked(*groups: list[Mark]) -> str:
    return "".join(text for _, text in sorted((mark for group in groups for mark in group), key=lambda mark: mark[0]))


def use(name: str, x: float, y: float, scale: float = 1.0, flip: bool = False) -> str:
    size = f"scale({'-' if flip else ''}{scale:.2f} {scale:.2f})" if flip else f"scale({scale:.2f})"
    return f'<use href="#{name}" transform="translate({num(x)} {num(y)}){"" if size == "scale(1.00)" else size}"/>'


def page(base: str, body: str, defs: str, seed: int, grain: str = ".11 .13", noise: float = 0.5, light: float = 0.3, dark: float = 0.16) -> str:
    """The hex: clip, ground, drawing, paper grain, light. Light and shade die away before the edge, so hexes of a kind join."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220"><defs>'
        f'<clipPath id="h"><path d="{HEX}"/></clipPath>'
        f'<radialGradient id="lit" gradientUnits="userSpaceOnUse" cx="76" cy="82" r="66"><stop offset="0" stop-color="#FFF8E7" stop-opacity="{light}"/>'
        f'<stop offset=".5" stop-color="#FFF8E7" stop-opacity="{light * 0.45:.2f}"/><stop offset="1" stop-color="#FFF8E7" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="dim" gradientUnits="userSpaceOnUse" cx="128" cy="146" r="60"><stop offset="0" stop-color="{INK}" stop-opacity="{dark}"/>'
        f'<stop offset=".5" stop-color="{INK}" stop-opacity="{dark * 0.5:.2f}"/><stop offset="1" stop-color="{INK}" stop-opacity="0"/></radialGradient>'
        f'<filter id="grain" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="14" y="11" width="172" height="198"><feTurbulence type="fractalNoise" baseFrequency="{grain}" '
        f'numOctaves="2" seed="{seed}"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .12  0 0 0 0 .08  0 0 0 {noise * 0.62:.2f} -.075"/></filter>{BLOBS}{defs}</defs>'
        f'<g clip-path="url(#h)"><path d="M14 11H186V209H14Z" fill="{base}"/>{body}'
        '<path d="M14 11H186V209H14Z" filter="url(#grain)"/>'
        '<circle cx="76" cy="82" r="66" fill="url(#lit)"/><circle cx="128" cy="146" r="60" fill="url(#dim)"/></g></svg>\n'
    )


# --- forest ---------------------------------------------------------------------------------------------------------------------------------


def broadleaf(name: str, seed: int, dark: str, mid: str, lit: str, tall: float = 1.0) -> str:
    rng = random.Random(seed)
    top = -13.0 * tall
    return (
        f'<g id="{name}"><ellipse cx="4" cy=".4" rx="12" ry="3.4" fill="{INK}" opacity=".24"/>'
        f'<path d="M-1.9 0L-1.2 {num(top + 4)}H1.2L1.9 0Z" fill="#4e3722"/>'
        f'<path d="{lumps(rng, 9.8, 8.8 * tall, 8, 0, top)}" fill="{dark}" stroke="{INK}" stroke-width="1.1" stroke-opacity=".55"/>'
        f'<path d="{lumps(rng, 7, 6.2 * tall, 7, -1.9, top - 1.7)}" fill="{mid}"/>'
        f'<path d="{lumps(rng, 3.9, 3.3 * tall, 6, -3.5, top - 3.7)}" fill="{lit}"/></g>'
    )


def palm(name: str, leaf: str, lit: str) -> str:
    back = front = ""
    for angle, length, high in ((-176, 11, 0), (-4, 11, 0), (-146, 12, 0), (-34, 12, 0), (-116, 11, 1), (-64, 11, 1), (160, 9, 0), (20, 9, 0)):
        a = math.radians(angle)
        x, y = length * math.cos(a), length * math.sin(a)
        frond = f"M0 -20Q{num(x * 0.5)} {num(-20 + y * 0.5 - 4.6)} {num(x)} {num(-20 + y + 3.4)}Q{num(x * 0.42)} {num(-20 + y * 0.5 + 0.4)} 0 -20Z"
        back, front = (back, front + frond) if high else (back + frond, front)
    return (
        f'<g id="{name}"><ellipse cx="4" cy=".3" rx="9" ry="2.4" fill="{INK}" opacity=".24"/>'
        f'<path d="M-1.4 0Q-1.6 -10 .2 -20" fill="none" stroke="#54422c" stroke-width="2.2"/>'
        f'<g stroke="{INK}" stroke-width=".8" stroke-opacity=".5" stroke-linejoin="round"><path d="{back}" fill="{leaf}"/><path d="{front}" fill="{lit}"/></g></g>'
    )


def fern(name: str) -> str:
    strokes = "M-4.6 -5Q-1 -4 0 0Q-.4 -4 -.2 -7M4.4 -5.4Q1 -4 0 0Q-3 -1.4 -5.6 -1.4M0 0Q3 -1.6 5.4 -1.6"
    return f'<path id="{name}" d="{strokes}" fill="none" stroke="#35503a" stroke-width="1.1" stroke-opacity=".7" stroke-linecap="round"/>'


def forest(variant: int) -> str:
    defs = (
        broadleaf("a", 3, "#415f45", "#567656", "#739167")
        + broadleaf("b", 8, "#395642", "#4c6d52", "#668761")
        + broadleaf("c", 15, "#4f6b45", "#6b8857", "#8ba36d", 0.86)
        + broadleaf("d", 21, "#3c5c48", "#52765a", "#6f936d", 1.18)
        + palm("p", "#55774d", "#7a9766")
        + fern("f")
    )
    glades: list[Point] = ([(96.0, 118.0), (112.0, 122.0)], [(76.0, 94.0), (88.0, 86.0)], [(112.0, 98.0), (104.0, 136.0)])[variant - 1]

    def free(x: float, y: float) -> bool:
        return all(math.hypot((x - gx) / 1.5, y - gy) > 13 for gx, gy in glades)

    def tree(r: random.Random, x: float, y: float) -> str:
        kind = r.choices("abcdp", (5, 5, 3, 3, 2))[0]
        return use(kind, x, y + 11, r.uniform(0.95, 1.3), kind == "p" and r.random() < 0.5)

    def shrub(r: random.Random, x: float, y: float) -> str:
        return use("f", x, y, r.uniform(0.8, 1.2))

    ground = patches(random.Random(5), random.Random(50 + variant), ["#8da07c", "#97a57f", "#5b7459", "#647d62"], 26, 19, 0.5)
    ground += patches(random.Random(6), random.Random(60 + variant), ["#a3af86", "#52695a", "#4b6650"], 13, 20, 0.4)
    tufts = strew(random.Random(7), random.Random(70 + variant), 17, 7, shrub)
    trees = strew(random.Random(41), random.Random(140 + variant), 20.5, 26, tree, free)
    extra = ""
    if variant == 3:  # a brook in the glade
        brook = "M84 158Q102 144 97 131T122 96Q107 117 104 130T92 161Z"
        extra = f'<path d="{brook}" fill="#93b3b1" stroke="#3f5d56" stroke-width="1.3" stroke-opacity=".6" stroke-linejoin="round"/>'
    return page("#768c6b", ground + "".join(t for _, t in tufts) + extra + stacked(trees), defs, 7 + variant, noise=0.4, light=0.16, dark=0.12)


# --- field ----------------------------------------------------------------------------------------------------------------------------------

Cell = tuple[int, Point]  # identity (the same for the images of a border cell), place


def cell_polygon(site: Point, sites: list[Cell]) -> list[Point]:
    poly: list[Point] = [(site[0] - 90, site[1] - 90), (site[0] + 90, site[1] - 90), (site[0] + 90, site[1] + 90), (site[0] - 90, site[1] + 90)]
    for _, other in sites:
        if other == site:
            continue
        nx, ny = other[0] - site[0], other[1] - site[1]
        limit = (other[0] ** 2 + other[1] ** 2 - site[0] ** 2 - site[1] ** 2) / 2
        cut: list[Point] = []
        for k, p in enumerate(poly):
            q = poly[(k + 1) % len(poly)]
            fp, fq = p[0] * nx + p[1] * ny - limit, q[0] * nx + q[1] * ny - limit
            if fp <= 0:
                cut.append(p)
            if fp * fq < 0:
                t = fp / (fp - fq)
                cut.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        poly = cut
    return poly


def chord(poly: list[Point], through: Point, angle: float, inset: float) -> tuple[float, float] | None:
    """Where a line runs inside a convex polygon, as distances along it from `through`."""
    dx, dy = math.cos(angle), math.sin(angle)
    low, high = -400.0, 400.0
    for k, p in enumerate(poly):
        q = poly[(k + 1) % len(poly)]
        length = math.dist(p, q)
        if length < 1e-6:
            continue
        nx, ny = -(q[1] - p[1]) / length, (q[0] - p[0]) / length  # inward for a polygon that turns clockwise on screen
        speed = dx * nx + dy * ny
        depth = (through[0] - p[0]) * nx + (through[1] - p[1]) * ny - inset
        if abs(speed) < 1e-9:
            if depth < 0:
                return None
        elif speed > 0:
            low = max(low, -depth / speed)
        else:
            high = min(high, -depth / speed)
    return (low, high) if high - low > 5 else None


def field_cell(kind: int, poly: list[Point], site: Point, angle: float) -> str:
    """One plot: furrows, stubble, bushes in rows, cane, pasture."""
    gap = (6.0, 7.0, 8.5, 6.5, 11.0)[kind]
    lines = ""
    dots = ""
    for row in range(-14, 15):
        off = row * gap
        base = (site[0] - off * math.sin(angle), site[1] + off * math.cos(angle))
        span = chord(poly, base, angle, 2.6)
        if span is None:
            continue
        dx, dy = math.cos(angle), math.sin(angle)

        def at(t: float, side: float = 0.0, base: Point = base, dx: float = dx, dy: float = dy) -> str:
            return f"{num(base[0] + dx * t - dy * side)} {num(base[1] + dy * t + dx * side)}"

        if kind == 0:
            bend = 1.2 * math.sin(row * 1.7)
            lines += f"M{at(span[0])}Q{at((span[0] + span[1]) / 2, bend)} {at(span[1])}"
            continue
        step = {1: 9.0, 2: 7.5, 3: 5.2, 4: 12.0}[kind]
        for k in range(math.ceil(span[0] / step), math.floor(span[1] / step) + 1):
            t = k * step + (step / 2 if row % 2 else 0)
            if not span[0] + 1 < t < span[1] - 1:
                continue
            if kind == 1:
                lines += f"M{at(t - 2.6)}L{at(min(t + 2.6, span[1]))}"
            elif kind == 2:
                dots += f'<use href="#u" transform="translate({at(t)})"/>'
            elif kind == 3:
                lines += f"M{at(t)}q-1.4 -2.6 -2.6 -2.8m2.6 2.8q.1 -2.6 .8 -4.4m-.8 4.4q1.6 -2 3 -2"
            else:
                lines += f"M{at(t)}q-.6 -2 -1.8 -2.6m1.8 2.6q.4 -1.8 1.6 -2.8"
    stroke = ("#8d6a2e", "#94742f", "", "#5f7038", "#6f7a3c")[kind]
    width = (1.7, 1.5, 0, 1.1, 1.0)[kind]
    out = f'<path d="{lines}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-opacity="{0.34 if kind < 2 else 0.5}" stroke-linecap="round"/>' if lines else ""
    return out + dots


def field(variant: int) -> str:
    fixed, own = random.Random(23), random.Random(230 + variant)
    border = scatter(fixed, 40, lambda x, y: inside(x, y) < 16, [], 2500)
    inner = scatter(own, 36, lambda x, y: inside(x, y) > 37, border, 2500)
    sites: list[Cell] = [(k, place) for k, (x, y) in enumerate(border) for place in copies(x, y, 70)]
    sites += [(100 + k, place) for k, place in enumerate(inner)]
    fills = ["#E6C98A", "#EBD7A4", "#E2CC8E", "#D5CB8C", "#D9CE95"]
    body = strokes = ""
    hedge: list[Mark] = []
    for name, site in sites:
        poly = cell_polygon(site, sites)
        if len(poly) < 3 or (all(inside(x, y) < -1 for x, y in poly) and inside(*site) < -30):
            continue
        r = random.Random(f"plot {name}" if name < 100 else f"plot {variant} {name}")
        kind = r.choices(range(5), (6, 4, 0, 0, 3) if name < 100 else (5, 3, 4, 3, 3))[0]  # the border keeps quiet: it recurs in every hex
        angle = math.radians(r.choice((-62, -38, -16, 8, 24, 47, 71)) + r.uniform(-5, 5))
        body += f'<path d="{pts(poly)}" fill="{fills[kind] if r.random() < 0.75 else r.choice(fills[:3])}"/>'
        body += field_cell(kind, poly, site, angle)
        strokes += pts(poly)
        if r.random() < 0.5:  # a hedge along one or two sides that lie well inside
            for k in (0, 2):
                p, q = poly[k % len(poly)], poly[(k + 1) % len(poly)]
                if min(inside(*p), inside(*q)) > 9:
                    count = int(math.dist(p, q) / 7)
                    for j in range(1, count):
                        x, y = p[0] + (q[0] - p[0]) * j / count, p[1] + (q[1] - p[1]) * j / count
                        hedge.append((y, use("e" if j % 3 else "g", x, y + 2, 0.8 + 0.3 * ((j * 37) % 10) / 10)))
    rng = random.Random(4)
    defs = (
        f'<g id="u"><ellipse cx=".8" cy="1.4" rx="2.8" ry="1.2" fill="{INK}" opacity=".22"/><circle r="2.2" fill="#97a05c" stroke="{INK}" stroke-width=".6" stroke-opacity=".5"/><circle cx="-.6" cy="-.7" r="1" fill="#b6bc7a"/></g>'
        f'<g id="e"><ellipse cx="1.4" cy=".6" rx="5" ry="1.7" fill="{INK}" opacity=".22"/><path d="{lumps(rng, 3.4, 2.7, 6, 0, -1.8)}" fill="#7f8f52" stroke="{INK}" stroke-width=".8" stroke-opacity=".5"/><path d="{lumps(rng, 1.7, 1.3, 5, -1, -2.6)}" fill="#a3ae6c"/></g>'
        f'<g id="g"><ellipse cx="2.4" cy=".4" rx="7" ry="2" fill="{INK}" opacity=".22"/><path d="M0 0V-5" stroke="#5b3d22" stroke-width="1.5"/><path d="{lumps(rng, 5, 4.4, 7, 0, -7)}" fill="#71854d" stroke="{INK}" stroke-width=".9" stroke-opacity=".55"/><path d="{lumps(rng, 2.8, 2.3, 6, -1.3, -8.3)}" fill="#98a765"/></g>'
    )
    lines = f'<path d="{strokes}" fill="none" stroke="#7b5c2c" stroke-width="1.5" stroke-opacity=".5" stroke-linejoin="round"/>'
    return page("#E7CE96", body + lines + stacked(hedge), defs, 17 + variant, noise=0.3, light=0.34, dark=0.08)


# --- gold mine ------------------------------------------------------------------------------------------------------------------------------

GOLD = '<linearGradient id="au" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0b8"/><stop offset=".45" stop-color="#d9a53a"/><stop offset=".8" stop-color="#8f6418"/><stop offset="1" stop-color="#f1cf74"/></linearGradient>'


FADE = (
    '<linearGradient id="ml" gradientUnits="userSpaceOnUse" x1="0" y1="54" x2="0" y2="142"><stop offset="0" stop-color="#e2c990"/><stop offset=".6" stop-color="#cfa869"/>'
    '<stop offset="1" stop-color="#bd9150" stop-opacity="0"/></linearGradient><linearGradient id="md" gradientUnits="userSpaceOnUse" x1="0" y1="54" x2="0" y2="140">'
    '<stop offset="0" stop-color="#86643a"/><stop offset=".65" stop-color="#946f3f" stop-opacity=".85"/><stop offset="1" stop-color="#946f3f" stop-opacity="0"/></linearGradient>'
)


def massif(skyline: list[Point], summits: list[int], foot: float, seed: int) -> str:
    """An engraver's range: one skyline, lit left flanks, hatched right flanks, the foot lost in the ground."""
    r = random.Random(seed)
    shade = hatch = ridges = ""
    for top in summits:
        last = next((k for k in range(top + 1, len(skyline) - 1) if skyline[k + 1][1] < skyline[k][1]), len(skyline) - 1)
        peak, low = skyline[top], skyline[last]
        drop = foot - peak[1]
        ridge = [(peak[0] + sway * drop * 0.12 + r.uniform(-1.5, 1.5), peak[1] + drop * part) for part, sway in ((0.16, 0.3), (0.34, -0.5), (0.52, 0.5), (0.74, -0.4), (1, 0.2))]
        end = (max(low[0], ridge[-1][0] + 6), foot)
        shade += pts([peak, *skyline[top + 1 : last + 1], end, *reversed(ridge)])
        ridges += pts([peak, *ridge[:3]], False)
        for k in range(2, 13):
            t = k / 13
            x = peak[0] + (low[0] - peak[0]) * t
            top_y = next(a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]) for a, b in pairwise(skyline) if a[0] <= x <= b[0])
            hatch += f"M{num(x)} {num(top_y + 3)}l{num(-2.6 - 2 * t)} {num((foot - top_y) * r.uniform(0.22, 0.46))}"
    outline = pts(skyline, False)
    return (
        f'<path d="{pts([*skyline, (skyline[-1][0], foot), (skyline[0][0], foot)])}" fill="url(#ml)"/><path d="{shade}" fill="url(#md)"/>'
        f'<path d="{hatch}{ridges}" fill="none" stroke="{INK}" stroke-width=".9" stroke-opacity=".36" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<path d="{outline}" fill="none" stroke="{INK}" stroke-width="1.5" stroke-opacity=".66" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def vein(path: str) -> str:
    return "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}" stroke-linejoin="round" stroke-linecap="round"/>'
        for colour, width, opacity in (("#5e3f14", 5, 0.5), ("#e2b23f", 3, 1), ("#fff0b8", 1, 0.9))
    )


def nugget(x: float, y: float, s: float = 1.0) -> str:
    return (
        f'<g transform="translate({num(x)} {num(y)})scale({s:.2f})"><ellipse cx="1.2" cy="3.4" rx="5.6" ry="1.8" fill="{INK}" opacity=".3"/>'
        f'<path d="M-4.6 2.6L-4 -1.6L-.8 -4L3 -2.8L4.8 .6L3.4 3.4L-2.6 4Z" fill="url(#au)" stroke="{INK}" stroke-width="1" stroke-opacity=".8" stroke-linejoin="round"/>'
        f'<path d="M-2.4 -1.4L-.4 -2.8L1.2 -2" fill="none" stroke="#fffbe0" stroke-width="1" stroke-linecap="round"/></g>'
    )


def mine(variant: int) -> str:
    defs = (
        GOLD
        + FADE
        + f'<g id="r"><ellipse cx="1.4" cy="1" rx="6.4" ry="2" fill="{INK}" opacity=".22"/><path d="M-5 1L-4.4 -2.4L-1 -5L2.8 -3.6L5 1Z" fill="#cba970" stroke="{INK}" stroke-width=".9" stroke-opacity=".5" stroke-linejoin="round"/><path d="M-1 -5L2.8 -3.6L5 1L1 1L.4 -2Z" fill="#94703f"/></g>'
        + '<path id="t" d="M-3.4 -3.6Q-1.4 -3 0 0Q-.1 -3.4 .4 -5M0 0q1.6 -2.6 3.4 -3" fill="none" stroke="#666a3a" stroke-width="1.1" stroke-opacity=".7" stroke-linecap="round"/>'
        + f'<path id="k" d="M-11 2q6 -7.4 12 -7.6q6 .6 11 7.6M1 -5.6l1 4M5 -4.2l1.6 3.4M8.6 -1.4l2 3M-3 -4.6l-.6 2.4" fill="none" stroke="{INK}" stroke-width="1" stroke-opacity=".3" stroke-linecap="round"/>'
    )
    centre: Point = [(98, 106), (100, 104), (104, 106)][variant - 1]

    def free(x: float, y: float) -> bool:
        return math.hypot((x - centre[0]) / 1.2, y - centre[1]) > 54

    def small(r: random.Random, x: float, y: float) -> str:
        return use(r.choices("rtk", (3, 4, 4))[0], x, y, r.uniform(0.75, 1.1))

    ground = patches(random.Random(11), random.Random(110 + variant), ["#bf9654", "#c6a164", "#a67b3c", "#a17d45"], 26, 19, 0.5)
    ground += patches(random.Random(12), random.Random(120 + variant), ["#ceae74", "#97713a", "#ad9154"], 12, 22, 0.35)
    small_things = strew(random.Random(13), random.Random(130 + variant), 21, 13, small, free)
    if variant == 1:  # an adit in a mountain
        body = massif([(36, 124), (44, 112), (52, 106), (59, 97), (64, 101), (72, 86), (80, 76), (86, 66), (93, 57), (99, 64), (104, 76), (112, 84), (118, 92), (127, 79), (133, 74), (140, 84), (147, 98), (156, 108), (164, 122)], [3, 8, 14], 142, 2)  # fmt: skip
        body += vein("M82 84l5 7 -3 7 6 6M131 86l5 6 -2 6")
        body += (
            f'<path d="M83 143V122Q98 104 113 122V143Z" fill="#8b6839" stroke="{INK}" stroke-width="1.4" stroke-opacity=".5"/><path d="M87 143V123Q98 111 109 123V143Z" fill="#2d1f14"/>'
            f'<path d="M85.5 143V122H110.5V143M82 121.5H114" fill="none" stroke="{INK}" stroke-width="6.2" stroke-linecap="round" stroke-opacity=".8"/>'
            '<path d="M85.5 143V122H110.5V143M82 121.5H114" fill="none" stroke="#9a6d3c" stroke-width="3.8" stroke-linecap="round"/>'
            '<path d="M93 150H104M91.5 156H103.5M89 162H101.5" stroke="#6a4826" stroke-width="1.8" stroke-opacity=".65" stroke-linecap="round"/>'
            f'<path d="M94 140Q95 154 88 168M102.5 140Q105 154 100 169" fill="none" stroke="{INK}" stroke-width="1.3" stroke-opacity=".6"/>'
            + nugget(126, 148, 1.5) + nugget(137, 153, 1) + nugget(68, 151, 1.2)
        )  # fmt: skip
    elif variant == 2:  # gold washed from a stream
        body = massif([(34, 116), (42, 104), (50, 98), (56, 86), (63, 76), (69, 64), (75, 60), (82, 70), (88, 82), (95, 90), (102, 96), (112, 84), (120, 76), (127, 70), (134, 80), (142, 92), (152, 100), (164, 114)], [6, 13], 126, 7)  # fmt: skip
        body += vein("M62 88l6 6 -2 7 7 5M119 88l5 6")
        stream = "M100 102Q114 114 98 126T88 152Q86 162 92 174"
        body += (
            f'<path d="{stream}" fill="none" stroke="#5c5532" stroke-width="9.6" stroke-opacity=".5" stroke-linecap="round"/><path d="{stream}" fill="none" stroke="#8fb0b2" stroke-width="7" stroke-linecap="round"/>'
            '<path d="M104 110q2 5 -2 8M95 132q-5 5 -5 11M87 156q0 6 3 11" fill="none" stroke="#f2f8f5" stroke-width="1.2" stroke-opacity=".75" stroke-linecap="round"/>'
            f'<g transform="translate(124 140)"><ellipse cx="2" cy="6" rx="21" ry="6.4" fill="{INK}" opacity=".24"/><path d="M-19 -1Q-13 11 0 11T19 -1Z" fill="#7d5430" stroke="{INK}" stroke-width="1.3" stroke-opacity=".75"/><ellipse cy="-1" rx="19" ry="6.4" fill="#b1854f" stroke="{INK}" stroke-width="1.3" stroke-opacity=".75"/><ellipse cx="1" cy=".5" rx="12" ry="3.6" fill="#8fb0b2"/></g>'
            + nugget(120, 139, 1) + nugget(129, 140, 0.85) + nugget(66, 142, 1.3)
        )  # fmt: skip
    else:  # a shaft with a windlass
        body = massif([(40, 112), (50, 102), (58, 98), (68, 84), (76, 74), (82, 70), (90, 80), (97, 90), (104, 84), (113, 70), (121, 58), (127, 62), (134, 76), (142, 88), (152, 98), (166, 114)], [5, 10], 124, 9)  # fmt: skip
        body += vein("M112 82l6 6 -3 6 6 6M77 84l5 5")
        frame = "M80 146L90 114M98 146L89 114M110 146L120 114M128 146L119 114M86 120H123"
        body += (
            f'<ellipse cx="107" cy="147" rx="34" ry="8" fill="{INK}" opacity=".22"/><ellipse cx="104" cy="143" rx="15" ry="5.4" fill="#2d1f14" stroke="#8b6839" stroke-width="2.6"/>'
            f'<path d="{frame}" fill="none" stroke="{INK}" stroke-width="5" stroke-opacity=".8" stroke-linecap="round"/><path d="{frame}" fill="none" stroke="#a97b48" stroke-width="2.8" stroke-linecap="round"/>'
            f'<path d="M97 116H113V124H97Z" fill="#d9c091" stroke="{INK}" stroke-width="1.2" stroke-opacity=".7"/><path d="M100 116v8M103.5 116v8M107 116v8M110 116v8" stroke="{INK}" stroke-width=".8" stroke-opacity=".5"/>'
            f'<path d="M105 124V133" stroke="{INK}" stroke-width="1.3" stroke-opacity=".8"/><path d="M100.5 133H109.5L108 141H102Z" fill="#8a5f33" stroke="{INK}" stroke-width="1.2" stroke-opacity=".8"/><path d="M123 120q6 0 6 5" fill="none" stroke="{INK}" stroke-width="1.8" stroke-opacity=".8" stroke-linecap="round"/>'
            + f'<path d="M50 152Q56 138 64 137Q72 138 77 152Q64 157 50 152Z" fill="#c9a66b" stroke="{INK}" stroke-width="1.2" stroke-opacity=".55"/><path d="M66 138Q72 140 77 152Q71 155 66 154Q70 146 66 138Z" fill="#94703f" opacity=".8"/>'
            + nugget(62, 148, 1.1) + nugget(137, 150, 1.4) + nugget(70, 153, 0.9)
        )  # fmt: skip
    return page("#B48338", ground + "".join(t for _, t in small_things) + body, defs, 27 + variant, noise=0.38, light=0.22, dark=0.1)


# --- water ----------------------------------------------------------------------------------------------------------------------------------

WAVES = {
    "a": "M-13 0q4.5 -4.5 9 -.6q4 3.6 8.5 -.4q3 -2.6 7 -.6",
    "b": "M-8 0q4 -3.6 8 0q4 3 8 -.4",
    "c": "M-11 1q9 -6.6 19 -1.6M-4 5q6 -3 11 -.4",
    "d": "M-16 0q7 -2.6 13 -.6t12 .2q4 -1.4 7 -.6M-6 4.4q5 -1.6 10 0",
    "e": "M-6 0q3 -2.8 6.5 -.4M3 2.4q2.6 -2 5 -.2",
}


def water(variant: int) -> str:
    defs = "".join(
        f'<g id="{name}" fill="none" stroke-linecap="round"><path d="{path}" transform="translate(.6 1.7)" stroke="#335865" stroke-width="1.7" stroke-opacity=".34"/><path d="{path}" stroke="#F4FAF7" stroke-width="1.5" stroke-opacity=".66"/></g>'
        for name, path in WAVES.items()
    )
    defs += '<path id="s" d="M-22 0q11 -1.6 22 0t22 -.2" fill="none" stroke="#3e6471" stroke-width="1" stroke-opacity=".3" stroke-linecap="round"/>'
    centre: Point = (0, 0) if variant < 3 else (101, 112)

    def free(x: float, y: float) -> bool:
        return math.hypot((x - centre[0]) / 1.5, y - centre[1]) > 17

    def wave(r: random.Random, x: float, y: float) -> str:
        return use(r.choices("abcde", (3, 4, 3, 3, 4))[0], x, y, r.uniform(0.7, 1.05), r.random() < 0.4)

    def swell(r: random.Random, x: float, y: float) -> str:
        return use("s", x, y, r.uniform(0.6, 1.1))

    body = patches(random.Random(31), random.Random(310 + variant), ["#86a8b1", "#8fb0b7", "#698e9a", "#6f939f"], 30, 20, 0.55)
    body += patches(random.Random(32), random.Random(320 + variant), ["#98b7bc", "#5f8592"], 14, 24, 0.3)
    body += "".join(t for _, t in strew(random.Random(33), random.Random(330 + variant), 18, 24, swell))
    body += "".join(t for _, t in strew(random.Random(34), random.Random(340 + variant), 25, 18, wave, free))
    if variant == 3:  # a dolphin
        body += (
            '<g transform="translate(100 112)scale(1.15)" opacity=".85"><ellipse cx="-1" cy="9" rx="21" ry="3.6" fill="#F4FAF7" opacity=".4"/>'
            f'<path d="M-17 8Q-14 -9 2 -11Q3 -15.5 8 -17Q7 -12.5 8.5 -9.4Q15 -6 16.5 0Q19 1 21 4.4Q17 4 14.6 3Q10 -1 5 -1.6Q1 1.5 -1 5.5Q-3 2 -2.5 -.6Q-9 1 -12.5 8Z" fill="#5c7f8d" stroke="{INK}" stroke-width="1.1" stroke-opacity=".6" stroke-linejoin="round"/>'
            '<path d="M-12.5 8Q-9 1 -2.5 -.6Q4 -3.4 14.6 3Q10 -1 5 -1.6Q-2 -2.6 -7 1Q-11 4 -13.5 8Z" fill="#dfe9e6"/>'
            f'<circle cx="13" cy="-1.6" r=".9" fill="{INK}"/><path d="M-22 9q5 -4 9 0t9 0M6 8.5q5 -3.4 9 .4" fill="none" stroke="#F4FAF7" stroke-width="1.5" stroke-opacity=".85" stroke-linecap="round"/></g>'
        )
    return page("#779AA5", body, defs, 37 + variant, ".05 .12", 0.34, 0.15, 0.08)


# --- cloud ----------------------------------------------------------------------------------------------------------------------------------


def cloud_shape(name: str, seed: int) -> str:
    """A bank of cumulus seen by an engraver: lobes on top, curls inside, the foot lost in mist."""
    r = random.Random(seed)
    w = r.uniform(29, 35)
    tops = [(-w, 4), (-w * 0.72, -7 + r.uniform(-3, 2)), (-w * 0.3, -15 + r.uniform(-3, 3)), (w * 0.22, -16 + r.uniform(-4, 3)), (w * 0.66, -8 + r.uniform(-3, 3)), (w, 4)]
    line = f"M{num(tops[0][0])} {num(tops[0][1])}"
    for a, b in pairwise(tops):
        rad = math.dist(a, b) * r.uniform(0.52, 0.6)
        line += f"A{num(rad)} {num(rad)} 0 0 1 {num(b[0])} {num(b[1])}"
    curls = ""
    for a in tops[1:5]:
        curls += f"M{num(a[0] + 1)} {num(a[1] + 1)}q{num(r.uniform(3, 5))} {num(r.uniform(0, 2))} {num(r.uniform(4, 6))} {num(r.uniform(4, 7))}"
    return (
        f'<g id="{name}"><path d="{line}Q{num(w * 0.5)} 15 0 16T{num(-w)} 4Z" fill="url(#cl)"/>'
        f'<path d="M{num(w)} 4Q{num(w * 0.62)} 12 {num(w * 0.1)} 13Q{num(w * 0.66)} 5 {num(w * 0.62)} -7A9 9 0 0 1 {num(w)} 4Z" fill="#8497a0" opacity=".17"/>'
        f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="1.3" stroke-opacity=".36" stroke-linecap="round"/>'
        f'<path d="{curls}" fill="none" stroke="{INK}" stroke-width=".9" stroke-opacity=".24" stroke-linecap="round"/></g>'
    )


def cloud_defs() -> str:
    return '<linearGradient id="cl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf8"/><stop offset=".55" stop-color="#f6f4ef"/><stop offset="1" stop-color="#e4e7e6" stop-opacity=".75"/></linearGradient>' + "".join(
        cloud_shape(name, seed) for name, seed in zip("abcd", (3, 12, 27, 44), strict=True)
    )


def cloud_body(variant: int) -> str:
    def puff(r: random.Random, x: float, y: float) -> str:
        return use(r.choice("abcd"), x, y + 6, r.uniform(0.72, 1.12), r.random() < 0.5)

    body = patches(random.Random(51), random.Random(510 + variant), ["#dde2e2", "#fffdf8", "#e8e9e6"], 26, 20, 0.7)
    return body + stacked(strew(random.Random(52), random.Random(520 + variant), 27, 36, puff))


def cloud(variant: int) -> str:
    return page("#EFEEEA", cloud_body(variant), cloud_defs(), 47 + variant, ".06 .08", 0.26, 0.2, 0.03)


def main() -> None:
    kinds: dict[str, Callable[[int], str]] = {"field": field, "forest": forest, "gold_mine": mine, "water": water, "cloud": cloud}
    folder = ART / "terrain"
    folder.mkdir(exist_ok=True)
    for kind, draw in kinds.items():
        for variant in (1, 2, 3):
            (folder / f"{kind}_{variant}.svg").write_text(draw(variant), encoding="utf-8")


if __name__ == "__main__":
    main()
