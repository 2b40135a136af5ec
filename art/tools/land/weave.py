"""Makes terrain hexes that tile without a seam: scatters things over a hex so that those at its border repeat with the
grid."""

import math
import random
from collections.abc import Callable, Iterator

Point = tuple[float, float]
INK = "#2A1E14"
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
    """Returns the distance of a point from the hex's border, inwards; negative for a point outside the hex."""
    dx, dy = abs(x - CENTRE[0]), abs(y - CENTRE[1])
    return min(APOTHEM - dx, APOTHEM - (dx / 2 + dy * math.sqrt(3) / 2))


def torus(a: Point, b: Point) -> float:
    return min(math.hypot(a[0] - b[0] + sx, a[1] - b[1] + sy) for sx, sy in SHIFTS)


def scatter(rng: random.Random, gap: float, keep: Callable[[float, float], bool], taken: list[Point], tries: int = 900) -> list[Point]:
    """Returns random points of the hex for which `keep` is true, at least `gap` from each other and from the points of
    `taken`; distances go on across the border, as hexes repeat."""
    found: list[Point] = []
    for _ in range(tries):
        x, y = rng.uniform(15, 185), rng.uniform(12, 208)
        if inside(x, y) < 0 or not keep(x, y):
            continue
        if all(torus((x, y), other) >= gap for other in found) and all(torus((x, y), other) >= gap for other in taken):
            found.append((x, y))
    return found


def copies(x: float, y: float, reach: float) -> Iterator[Point]:
    """Yields a point and its images in the neighbouring hexes of the repeating grid, of all these only those at most
    `reach` outside the hex."""
    for sx, sy in SHIFTS:
        if inside(x + sx, y + sy) > -reach:
            yield x + sx, y + sy


def lumps(rng: random.Random, rx: float, ry: float, lobes: int, cx: float = 0.0, cy: float = 0.0, jitter: float = 0.12) -> str:
    """Returns the closed SVG outline of a random lobed shape, for crowns, bushes, clouds."""
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
    """Returns the closed SVG outline of a soft random shape, for a patch of ground."""
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
    """Returns the SVG of uneven ground: overlapping blobs; those at the border are shared by all pictures of a
    terrain."""

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
    """Returns the marks (y, SVG) of things at random points of the hex, each made by `draw`: those within `reach` of
    the border from `rng`, the same in all pictures of the terrain, the others from `own`, this picture's."""
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
    """Returns the whole SVG file of a hex: clip, ground, drawing, paper grain, light, which ends before the edge so
    that hexes join."""
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
