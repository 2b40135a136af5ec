"""Geometry of Historia's world map: projection, irregular coastlines, positions of tokens and pieces, hit testing.

The sheet is WIDE x HIGH units whatever the window: the picture of the world and the table's highlights share it.
"""

from __future__ import annotations

import math
import zlib
from functools import cache
from itertools import pairwise

from engine.historia.components import TERRITORIES

Point = tuple[float, float]
WEST, EAST, SOUTH, NORTH = -170.0, 190.0, -57.0, 78.0
STRETCH = 1.38  # vertical stretch of latitudes: shapes are true at 45 degrees
UNIT = 5.0  # sheet units per degree of longitude
WIDE = round((EAST - WEST) * UNIT)
HIGH = round((NORTH - SOUTH) * UNIT * STRETCH)
DEPTH, WANDER = 3, 0.11  # how often an edge is halved; how far each midpoint moves sideways, as a share of the edge
TOKEN = 56.0  # the radius of a token on the sheet
RING = 72.0  # distance from a token's centre to the pieces around it
HOURS = {"egypt": 12, "china": 2, "india": 4, "mali": 6, "mexico": 8, "france": 10}
# offsets of tokens from their label's position, in sheet units, that make room for the pieces
PUSH: dict[str, Point] = {
    "europe": (-14, -6),
    "steppe": (16, -18),
    "middle_east": (-8, 14),
    "india": (-6, 10),
    "southeast_asia": (34, 34),
    "east_asia": (26, 0),
    "siberia": (30, -8),
    "oceania": (0, 0),
}


def place(longitude: float, latitude: float) -> Point:
    """Returns the point on the map of a longitude and latitude in degrees."""
    return ((longitude - WEST) * UNIT, (NORTH - latitude) * UNIT * STRETCH)


@cache
def edge(a: Point, b: Point) -> tuple[Point, ...]:
    """Returns an irregular line from a to b, without b; from b to a it is the same line, so that neighbours match."""
    if b < a:
        whole = (*edge(b, a), a)
        return tuple(reversed(whole))[:-1]
    points = [a, b]
    for depth in range(DEPTH):
        finer = [points[0]]
        for number, (start, end) in enumerate(pairwise(points)):
            dice = zlib.crc32(f"{a}{b}{depth}{number}".encode()) / 0xFFFFFFFF - 0.5
            dx, dy = end[0] - start[0], end[1] - start[1]
            shift = dice * 2 * WANDER
            finer += [((start[0] + end[0]) / 2 - dy * shift, (start[1] + end[1]) / 2 + dx * shift), end]
        points = finer
    return tuple(points[:-1])


@cache
def rings(territory: str) -> tuple[tuple[Point, ...], ...]:
    """Returns the outlines of a territory, by its id, as polygons on the sheet; one for each part of its land."""
    found = []
    for outline in TERRITORIES[territory].outline:
        corners = [place(*corner) for corner in outline]
        ring: list[Point] = []
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
            ring += edge(a, b)
        found.append(tuple(ring))
    return tuple(found)


@cache
def middle(territory: str) -> Point:
    """Returns the centre of a territory's token on the sheet, by the territory's id."""
    x, y = place(*TERRITORIES[territory].label)
    dx, dy = PUSH.get(territory, (0, 0))
    return (x + dx, y + dy)


def piece_point(territory: str, civilization: str) -> Point:
    """Returns the point on the sheet of a civilization's piece in a territory: around the token, in a direction that is
    always the same for the civilization."""
    x, y = middle(territory)
    angle = math.radians(HOURS[civilization] * 30 - 90)
    return (x + RING * math.cos(angle), y + RING * math.sin(angle))


def inside(ring: tuple[Point, ...], point: Point) -> bool:
    """Returns whether a point lies within a polygon (`ring`, its corners in order)."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def territory_at(point: Point) -> str:
    """Returns the id of the territory at a point (a token counts as its land), "" for the sea."""
    near = min(TERRITORIES, key=lambda name: math.dist(middle(name), point))
    if math.dist(middle(near), point) <= TOKEN:
        return near
    return next((name for name in TERRITORIES if any(inside(ring, point) for ring in rings(name))), "")
