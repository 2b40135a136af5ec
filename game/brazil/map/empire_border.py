"""Builds the SVG of an empire's border, a ribbon around its tiles in the seat's colour.

Drawn hex by hex on a 200 × 220 canvas; where the ribbon goes on around a neighbour, both halves meet on the shared
edge.
"""

from __future__ import annotations

import math

from game.brazil.palette import SEATS
from game.render.theme import INK, IVORY, code

RADIUS = 98.0
INSET = 6.2  # distance of the ribbon's middle from the hex side
WIDTHS = ((INK, 12.7, 0.85), (IVORY, 8.3, 1.0))  # colour, width, opacity; the seat's colour goes on top
SEAT_WIDTH = 5.4
WASH = ((30, 0.10), (22, 0.13), (14, 0.16))
SHAPE = 6.6  # half the size of the seat's shape
Point = tuple[float, float]


def _corner(number: int, radius: float = RADIUS) -> Point:
    angle = math.radians(60 * number - 30)
    return (100 + radius * math.cos(angle), 110 + radius * math.sin(angle))


def ends(edge: int, edges: int) -> tuple[Point, Point]:
    """Returns the two end points of the border's piece along one hex edge. ``edges``: the bit mask of edges with a
    border; the neighbouring edges decide how the piece ends."""
    return _end(edge, edge - 1, edges, edge), _end(edge, edge + 1, edges, edge + 1)


def _end(edge: int, beside: int, edges: int, corner: int) -> Point:
    if edges >> beside % 6 & 1:
        return _corner(corner, RADIUS - INSET / math.cos(math.radians(30)))
    share = INSET / math.sin(math.radians(60)) / RADIUS  # along the edge shared with an own tile
    (x1, y1), (x2, y2) = _corner(corner), _corner(corner + (1 if beside > edge else -1))
    return (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)


def drawn(colour: str, edges: int, shapes: int, flat: bool = False, size: float = 1.0) -> str:
    """Returns an empire's border on a set of hex edges, as SVG shapes without the <svg> around them.

    ``edges``, ``shapes``: bit masks of edges with the ribbon, and of those with the seat's shape on it; ``size``: scale
    of the shape.
    """
    lines, sides = [], []
    for edge in range(6):
        if edges >> edge & 1:
            (x1, y1), (x2, y2) = ends(edge, edges)
            lines.append(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}")
            (a1, b1), (a2, b2) = _corner(edge), _corner(edge + 1)
            sides.append(f"M{a1:.1f} {b1:.1f}L{a2:.1f} {b2:.1f}")
    path, tint = "".join(lines), code(SEATS[colour])
    wash = "" if flat else _wash("".join(sides), tint)
    strokes = "".join(
        f'<path d="{path}" stroke="{code(ink)}" stroke-width="{wide}" stroke-opacity="{alpha}"/>'
        for ink, wide, alpha in WIDTHS
    )
    top = f'<path d="{path}" stroke="{tint}" stroke-width="{SEAT_WIDTH}"/>'
    marks = shapes_on(colour, edges, edges & shapes, size)
    return f'{wash}<g fill="none" stroke-linecap="round" stroke-linejoin="round">{strokes}{top}</g>{marks}'


def shapes_on(colour: str, edges: int, shapes: int, size: float = 1.0) -> str:
    """Returns only the seat's shapes on the edges of its border in the bit mask ``shapes``, as SVG shapes without the
    <svg> around them; they are drawn over the neighbouring tiles."""
    found = []
    for edge in range(6):
        if shapes >> edge & 1:
            (x1, y1), (x2, y2) = ends(edge, edges)
            found.append(_shape(colour, (x1 + x2) / 2, (y1 + y2) / 2, SHAPE * size))
    return "".join(found)


def _wash(sides: str, tint: str) -> str:
    """The seat's colour fading inwards from the edges."""
    hexagon = " ".join(f"{x:.1f},{y:.1f}" for x, y in (_corner(number) for number in range(6)))
    layers = "".join(f'<path d="{sides}" stroke-width="{2 * wide}" stroke-opacity="{o}"/>' for wide, o in WASH)
    return (
        f'<clipPath id="hex"><polygon points="{hexagon}"/></clipPath>'
        f'<g clip-path="url(#hex)" fill="none" stroke="{tint}">{layers}</g>'
    )


def _shape(colour: str, x: float, y: float, s: float) -> str:
    """The seat's shape in an ivory and an ink ring: a disc, a square, a lozenge or a hexagon."""
    outlines = {
        "green": [(s * math.cos(k * math.pi / 12), s * math.sin(k * math.pi / 12)) for k in range(24)],
        "orange": [(-s * 0.9, -s * 0.9), (s * 0.9, -s * 0.9), (s * 0.9, s * 0.9), (-s * 0.9, s * 0.9)],
        "sky": [(0, -s * 1.25), (s * 1.25, 0), (0, s * 1.25), (-s * 1.25, 0)],
        "purple": [(s * 1.1 * math.cos(k * math.pi / 3), s * 1.1 * math.sin(k * math.pi / 3)) for k in range(6)],
    }
    points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in outlines[colour])
    return "".join(
        f'<polygon points="{points}" fill="{code(SEATS[colour])}" stroke="{code(ink)}" stroke-width="{wide}" '
        'stroke-linejoin="round" paint-order="stroke"/>'
        for ink, wide in ((INK, 8 * s / SHAPE), (IVORY, 4.6 * s / SHAPE))
    )
