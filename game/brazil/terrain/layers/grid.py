"""Draws the hex grid and the board's edge as a layer over the ground."""

from __future__ import annotations

from engine.maps.hex import around
from game.brazil.terrain.board import TerrainBoard
from game.brazil.terrain.lattice import Corner, corner, corner_point, loops
from game.brazil.terrain.layers.coast_shape import UNIT
from game.brazil.terrain.noise import Point
from game.brazil.terrain.palette import Palette

DARK = ("water", "forest")  # the grid is ivory between these


def drawn(board: TerrainBoard, palette: Palette, hair: float) -> str:
    """Returns the SVG of the hex grid and the board's edge; ``hair`` is a pixel in path units."""
    return _grid(board, palette, hair) + _edge(board, palette, hair)


def _grid(board: TerrainBoard, palette: Palette, hair: float) -> str:
    whole: dict[bool, list[str]] = {True: [], False: []}
    stubs: dict[bool, list[str]] = {True: [], False: []}
    for place, kind in board.cells.items():
        for number, beside in enumerate(around(*place)):
            if beside not in board.cells or beside < place:
                continue
            light = kind in DARK and board.cells[beside] in DARK
            a, b = corner(place, number), corner(place, number + 1)
            whole[light].append(_side(a, b, 0, 1))
            stubs[light] += [_side(a, b, 0, 1 / 6), _side(a, b, 5 / 6, 1)]
    wide = max(1.15 * hair, 0.014 * UNIT)
    parts = []
    for light, tint, strength in ((False, palette.ink, 0.24), (True, palette.ivory, 0.22)):
        if palette.flat:
            tint, strength = (palette.ink, 0.55)
        parts.append(
            f'<g fill="none" stroke="{tint}" stroke-linecap="round"><path d="{"".join(whole[light])}" '
            f'stroke-width="{wide:.2f}" stroke-opacity="{strength}"/><path d="{"".join(stubs[light])}" '
            f'stroke-width="{2 * wide:.2f}" stroke-opacity="{strength * 1.5:.2f}"/></g>'
        )
    return "".join(parts)


def _side(a: Corner, b: Corner, first: float, last: float) -> str:
    (x1, y1), (x2, y2) = corner_point(a), corner_point(b)
    dx, dy = x2 - x1, y2 - y1
    return (
        f"M{(x1 + dx * first) * UNIT:.1f} {(y1 + dy * first) * UNIT:.1f}"
        f"L{(x1 + dx * last) * UNIT:.1f} {(y1 + dy * last) * UNIT:.1f}"
    )


def outline(board: TerrainBoard, away: float = 0.0) -> str:
    """Returns the SVG path of the board's edge, moved outwards by ``away`` radii."""
    parts = []
    for loop in loops(board.cells):
        points = [corner_point(edge.start) for edge in loop]
        moved = [_outward(points[k - 1], points[k], points[(k + 1) % len(points)], away) for k in range(len(points))]
        parts.append("M" + "L".join(f"{x * UNIT:.1f} {y * UNIT:.1f}" for x, y in moved) + "Z")
    return "".join(parts)


def _outward(before: Point, here: Point, after: Point, away: float) -> Point:
    """A corner of a clockwise outline, moved so that both its sides are ``away`` farther out."""
    ax, ay = here[0] - before[0], here[1] - before[1]
    bx, by = after[0] - here[0], after[1] - here[1]
    nx, ny = ay + by, -(ax + bx)  # the sum of both outward normals; sides have length 1
    square = nx * nx + ny * ny
    return (here[0] + 2 * away * nx / square, here[1] + 2 * away * ny / square)


def _edge(board: TerrainBoard, palette: Palette, hair: float) -> str:
    wide = max(0.05 * UNIT, 1.4 * hair)
    double = 1.5 if palette.flat else 1.0
    return (
        f'<g fill="none" stroke="{palette.ink}" stroke-linejoin="miter"><path d="{outline(board)}" '
        f'stroke-width="{wide * double:.2f}" stroke-opacity=".80"/><path d="{outline(board, 0.085)}" '
        f'stroke-width="{max(hair, 1.2) * double:.2f}" stroke-opacity=".62"/></g>'
    )
