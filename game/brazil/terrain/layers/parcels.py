"""Draws fields as a patchwork of parcels that ignore hex borders."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from engine.maps.hex import Axial, around
from game.brazil.terrain.board import bounds
from game.brazil.terrain.lattice import hex_of
from game.brazil.terrain.layers.coast_shape import UNIT
from game.brazil.terrain.noise import Noise, Point

GAP = 0.43  # between centres of parcels, in radii
WIDE, HIGH = 1.12, 0.86  # size of a lattice cell, in gaps
ROW = 0.088  # between furrows, in radii
Line = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Parcel:
    """A convex piece of land, its centre, and what grows on it."""

    middle: Point
    shape: tuple[Point, ...]
    tint: int
    furrows: tuple[Line, ...] = ()
    bushes: tuple[Point, ...] = ()


def parcels(fields: Collection[Axial], noise: Noise, tints: int) -> list[Parcel]:
    """Divides the field hexes into parcels, each with its crop and tint; they cover these hexes and a little more.

    ``tints``: the number of colours.
    """
    grown = _Sites(noise)
    return [_with_crop(noise, site, shape, tints) for site, shape in _cells(grown, fields)]


class _Sites:
    """Centres of parcels by column and row: a jittered lattice of which a quarter stays empty."""

    def __init__(self, noise: Noise) -> None:
        self.noise = noise
        self._known: dict[tuple[int, int], Point | None] = {}

    def at(self, column: int, row: int) -> Point | None:
        key = (column, row)
        if key not in self._known:
            cell = self.noise.cell
            x = (column + (row & 1) / 2 + 0.92 * (cell(column, row, 41) - 0.5)) * GAP * WIDE
            y = (row + 0.95 * (cell(column, row, 42) - 0.5)) * GAP * HIGH
            self._known[key] = (x, y) if cell(column, row, 43) > 0.26 else None
        return self._known[key]

    def round(self, column: int, row: int, site: Point) -> list[Point]:
        """Returns the 13 centres of parcels nearest to ``site``, nearest first."""
        near = (self.at(column + dc, row + dr) for dr in range(-2, 3) for dc in range(-2, 3) if dc or dr)
        x, y = site
        return sorted((o for o in near if o is not None), key=lambda o: (o[0] - x) ** 2 + (o[1] - y) ** 2)[:13]


def _cells(sites: _Sites, fields: Collection[Axial]) -> Iterator[tuple[Point, list[Point]]]:
    """Centre and shape of every parcel that reaches into the fields."""
    if not fields:
        return
    near = set(fields) | {beside for place in fields for beside in around(*place)}
    left, top, right, bottom = bounds(fields)
    for row in range(math.floor(top / (GAP * HIGH)) - 1, math.ceil(bottom / (GAP * HIGH)) + 2):
        for column in range(math.floor(left / (GAP * WIDE)) - 1, math.ceil(right / (GAP * WIDE)) + 2):
            site = sites.at(column, row)
            if site is None or hex_of(site) not in near:
                continue
            shape = _cell(site, sites.round(column, row, site))
            if any(hex_of(point) in fields for point in (*shape, site)):
                yield site, shape


def _cell(site: Point, others: list[Point]) -> list[Point]:
    """The Voronoi cell of this site."""
    x, y = site
    reach = GAP * 2.0
    shape = [(x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach), (x - reach, y + reach)]
    for ox, oy in others:
        shape = cut_polygon(shape, ((x + ox) / 2, (y + oy) / 2), (ox - x, oy - y))
    return shape


def cut_polygon(shape: list[Point], origin: Point, away: Point) -> list[Point]:
    """Cuts a convex polygon along the line through ``origin`` at right angles to the direction ``away``; returns the
    part that lies in the opposite direction."""
    depth = [(x - origin[0]) * away[0] + (y - origin[1]) * away[1] for x, y in shape]
    if max(depth) <= 0:
        return shape
    kept: list[Point] = []
    for number, (point, d) in enumerate(zip(shape, depth, strict=True)):
        before, previous = depth[number - 1], shape[number - 1]
        if (d <= 0) != (before <= 0):
            t = before / (before - d)
            kept.append((previous[0] + (point[0] - previous[0]) * t, previous[1] + (point[1] - previous[1]) * t))
        if d <= 0:
            kept.append(point)
    return kept


def _with_crop(noise: Noise, site: Point, shape: list[Point], tints: int) -> Parcel:
    """Gives a parcel its crop: half are ploughed, a fifth have bushes, the others are fallow."""
    rng = noise.rng(round(site[0], 3), round(site[1], 3))
    tint, work = rng.randrange(tints), rng.random()
    small = _inset(shape, site, 0.045)
    if work < 0.52:
        return Parcel(site, tuple(shape), tint, furrows=tuple(_rows(small, site, rng.uniform(0, math.pi), ROW)))
    if work < 0.70:
        angle = rng.uniform(0, math.pi)
        points = []
        for number, (a, b) in enumerate(_rows(_inset(shape, site, 0.075), site, angle, 0.125)):
            length = math.dist(a, b)
            count = int(length / 0.13)
            shift = 0.5 if number % 2 else 0.0
            points += [
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                for t in ((k + 0.35 + shift) / (count + 0.4) for k in range(count))
                if 0 < t < 1
            ]
        return Parcel(site, tuple(shape), tint, bushes=tuple(points))
    return Parcel(site, tuple(shape), tint)


def _inset(shape: list[Point], site: Point, by: float) -> list[Point]:
    found = []
    for x, y in shape:
        dx, dy = x - site[0], y - site[1]
        length = math.hypot(dx, dy) or 1.0
        share = max(0.0, 1 - by * 1.25 / length)
        found.append((site[0] + dx * share, site[1] + dy * share))
    return found


def _rows(shape: list[Point], site: Point, angle: float, gap: float) -> Iterator[Line]:
    """Parallel lines across a convex shape."""
    ux, uy = math.cos(angle), math.sin(angle)
    across = [(x - site[0]) * -uy + (y - site[1]) * ux for x, y in shape]
    level = math.ceil(min(across) / gap) * gap
    while level < max(across):
        ends = []
        for number, (point, d) in enumerate(zip(shape, across, strict=True)):
            before, previous = across[number - 1], shape[number - 1]
            if (d <= level) != (before <= level):
                t = (level - before) / (d - before)
                ends.append((previous[0] + (point[0] - previous[0]) * t, previous[1] + (point[1] - previous[1]) * t))
        if len(ends) == 2 and math.dist(*ends) > 0.05:
            yield ends[0], ends[1]
        level += gap


def drawn(found: list[Parcel], tints: tuple[str, ...], furrow: str, bush: str, hedge: str, fine: bool) -> str:
    """Returns the SVG of field parcels; ``fine`` adds furrows, bushes and hedges (hex radius of 26 pixels and more)."""
    parts = []
    shapes: list[list[str]] = [[] for _ in tints]
    for parcel in found:
        shapes[parcel.tint % len(tints)].append(_closed(parcel.shape))
    for tint, group in zip(tints, shapes, strict=True):
        parts.append(f'<path d="{"".join(group)}" fill="{tint}"/>')
    if not fine:
        return "".join(parts)
    lines = "".join(_open(line) for parcel in found for line in parcel.furrows)
    dots = "".join(_dot(point) for parcel in found for point in parcel.bushes)
    borders = "".join(_borders(found))
    parts.append(f'<path d="{lines}" fill="none" stroke="{furrow}" stroke-width="2.3" stroke-opacity="0.42"/>')
    parts.append(f'<path d="{borders}" fill="none" stroke="{hedge}" stroke-width="2.2" stroke-opacity="0.42"/>')
    parts.append(f'<path d="{dots}" fill="{bush}" fill-opacity="0.85"/>')
    return "".join(parts)


def _borders(found: list[Parcel]) -> Iterator[str]:
    """Each border between two parcels, once."""
    seen = set()
    for parcel in found:
        for a, b in zip(parcel.shape, (*parcel.shape[1:], parcel.shape[0]), strict=True):
            key = frozenset(((round(a[0], 3), round(a[1], 3)), (round(b[0], 3), round(b[1], 3))))
            if key not in seen:
                seen.add(key)
                yield _open((a, b))


def _closed(shape: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{x * UNIT:.1f} {y * UNIT:.1f}" for x, y in shape) + "Z"


def _open(line: Line) -> str:
    (x1, y1), (x2, y2) = line
    return f"M{x1 * UNIT:.1f} {y1 * UNIT:.1f}L{x2 * UNIT:.1f} {y2 * UNIT:.1f}"


def _dot(point: Point, radius: float = 2.5) -> str:
    x, y = point[0] * UNIT, point[1] * UNIT
    return f"M{x - radius:.1f} {y:.1f}a{radius} {radius} 0 1 1 {2 * radius} 0a{radius} {radius} 0 1 1 {-2 * radius} 0"
