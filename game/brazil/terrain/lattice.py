"""Hex geometry for painting: edges and outlines of sets of hexes, and the hexes beyond the board."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from engine.maps.hex import Axial, around, from_point, to_point
from game.brazil.terrain.board import HALF, Box, TerrainBoard
from game.brazil.terrain.noise import Noise, Point

Corner = tuple[int, int]  # a corner in halves of a hex's width, and halves of a radius


@dataclass(frozen=True, slots=True)
class Edge:
    """A hex side with its hex to the right, from corner to corner."""

    inside: Axial
    outside: Axial
    start: Corner
    end: Corner


def corner(place: Axial, number: int) -> Corner:
    """Returns corner ``number`` of a hex, in half-steps of the lattice; clockwise from the upper right, side n runs
    from corner n to n + 1."""
    q, r = place
    dx, dy = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))[number % 6]
    return (2 * q + r + dx, 3 * r + dy)


def corner_point(place: Corner) -> Point:
    """Converts a hex corner from half-steps of the lattice to a point in hex radii."""
    return (place[0] * HALF, place[1] / 2)


def hex_of(point: Point) -> Axial:
    """Returns the hex that contains a point, given in hex radii."""
    return from_point(point[0], point[1])


def edges(hexes: Collection[Axial]) -> list[Edge]:
    """Lists all sides between hexes of a set and hexes outside it, clockwise around each."""
    found = []
    for place in hexes:
        for number, beside in enumerate(around(*place)):
            if beside not in hexes:
                found.append(Edge(place, beside, corner(place, number), corner(place, number + 1)))
    return found


def loops(hexes: Collection[Axial]) -> list[list[Edge]]:
    """Returns the closed outlines of a set of hexes, each as the list of its edges in order.

    Three hexes meet at a corner, so an outline never touches itself.
    """
    after = {edge.start: edge for edge in edges(hexes)}
    found = []
    while after:
        first = next(iter(after))
        loop = []
        while first in after:
            edge = after.pop(first)
            loop.append(edge)
            first = edge.end
        found.append(loop)
    return found


def extent(box: Box) -> Box:
    """Returns the box of all points that can come into view, in a window of any shape, around a board with this box."""
    wide, high = box[2] - box[0], box[3] - box[1]
    reach_x = max(wide, high * 2.3) * 0.68 + wide / 2
    reach_y = max(high, wide / 1.2) * 0.68 + high / 2
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return (x - reach_x, y - reach_y, x + reach_x, y + reach_y)


def _covering(box: Box) -> Iterable[Axial]:
    top, bottom = math.floor(box[1] / 1.5) - 1, math.ceil(box[3] / 1.5) + 1
    for r in range(top, bottom + 1):
        left = math.floor(box[0] / (2 * HALF) - r / 2) - 1
        right = math.ceil(box[2] / (2 * HALF) - r / 2) + 1
        for q in range(left, right + 1):
            yield q, r


def beyond(board: TerrainBoard, noise: Noise) -> dict[Axial, bool]:
    """Returns the hexes outside the board that can come into view, each with whether it is land (else sea), mostly like
    the nearest hex of the board.

    On boards that are mostly sea, water counts as a little nearer than land, so that its shores belong to one ocean.
    """
    wet = sum(kind == "water" for kind in board.cells.values()) / len(board.cells)
    pull = 1.0 - max(0.0, wet - 0.30) * 1.2
    rim = [
        (*to_point(*place), kind != "water", 1.0 if kind != "water" else pull)
        for place, kind in board.cells.items()
        if any(beside not in board.cells for beside in around(*place))
    ]
    land: dict[Axial, bool] = {}
    for place in _covering(extent(board.bounds)):
        if place in board.cells:
            continue
        x, y = to_point(*place)
        x, y = x + 0.9 * noise.at(x / 3, y / 3, 11), y + 0.9 * noise.at(x / 3, y / 3, 12)
        land[place] = min(rim, key=lambda one: ((one[0] - x) ** 2 + (one[1] - y) ** 2) * one[3] ** 2)[2]
    return _without_slivers(board, land)


def _without_slivers(board: TerrainBoard, land: dict[Axial, bool]) -> dict[Axial, bool]:
    """Removes slivers: a hex with at most one neighbour of its kind changes to the other kind."""
    for _ in range(2):
        changed = {}
        for place, dry in land.items():
            near = [
                land[beside] if beside in land else board.cells[beside] != "water"
                for beside in around(*place)
                if beside in land or beside in board.cells
            ]
            if sum(one == dry for one in near) <= 1:
                changed[place] = not dry
        land = {**land, **changed}
    return land
