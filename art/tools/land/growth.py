"""Draws the forest and field hexes of Brazil's terrain: trees, palms, ferns, plots of farmland."""

import math
import random

from art.tools.land.weave import (
    INK,
    Mark,
    Point,
    copies,
    inside,
    lumps,
    num,
    page,
    patches,
    pts,
    scatter,
    stacked,
    strew,
    use,
)


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
    """Returns where the line through `through` at an angle in radians runs inside a convex polygon, as distances along
    it, at least `inset` from the edges; None if that is less than 5 long."""
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
    """Returns the SVG of one plot of farmland of a kind: furrows, stubble, bushes in rows, cane or pasture."""
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
