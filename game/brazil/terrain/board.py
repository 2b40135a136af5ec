"""The hexes and terrain to be painted, and their rotation. Lengths are hex radii; y grows downwards."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from engine.maps.hex import Axial, HexMap, rotate, to_point
from game.brazil.terrain.noise import Point

Box = tuple[float, float, float, float]  # left, top, right, bottom
TURNS = (0, 1, 2)  # rotations by 60 degrees; the other three look the same upside down
MARGIN = 0.5  # around a board that fits, in radii: space for degree scale and clouds
LOST = 0.9  # radii at each end that home may crop from a large board: half of every row stays visible
HALF = 0.8660254  # half the width of a hex


@dataclass(frozen=True)
class TerrainBoard:
    """Hexes with their terrain. ``turn``: steps of 60 degrees already applied to the coordinates."""

    cells: dict[Axial, str]
    seed: int
    turn: int = 0

    @classmethod
    def of(cls, grid: HexMap, name: str) -> TerrainBoard:
        """Returns the board with a map's hexes, not rotated. ``name``: the scenario's, from which the painting's random
        numbers are seeded."""
        cells = {(q, r): kind for q, r, kind in zip(grid.q, grid.r, grid.terrain, strict=True)}
        return cls(cells, zlib.crc32(name.encode()))

    def turned(self, turns: int) -> TerrainBoard:
        """Returns a copy of the board rotated by so many further steps of 60 degrees."""
        cells = {rotate(q, r, turns): kind for (q, r), kind in self.cells.items()}
        return replace(self, cells=cells, turn=(self.turn + turns) % 6)

    @cached_property
    def bounds(self) -> Box:
        """The box around all hexes, in hex radii: (left, top, right, bottom)."""
        return bounds(self.cells)

    @cached_property
    def digest(self) -> str:
        """A key made of hexes, seed and rotation: boards with the same key have the same painting."""
        cells = sorted((q, r, kind) for (q, r), kind in self.cells.items())
        return f"{zlib.crc32(repr(cells).encode()):08x}{self.seed:08x}{self.turn}"


def centre(place: Axial, turns: int = 0) -> Point:
    """Returns the centre, in hex radii, of a hex when the board is rotated by so many steps of 60 degrees."""
    return to_point(*rotate(*place, turns))


def bounds(places: Iterable[Axial]) -> Box:
    """Returns the box around some hexes, in hex radii: (left, top, right, bottom)."""
    points = [to_point(*place) for place in places]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs) - HALF, min(ys) - 1, max(xs) + HALF, max(ys) + 1)


def radius_in(box: Box, room: tuple[float, float], margin: float = MARGIN) -> float:
    """Returns the hex radius in pixels at which the box fits ``room``, with a margin in radii on each side."""
    return min(room[0] / (box[2] - box[0] + 2 * margin), room[1] / (box[3] - box[1] + 2 * margin))


def best_turn(places: Iterable[Axial], room: tuple[float, float]) -> int:
    """Returns the rotation (steps of 60 degrees) at which the hexes fit ``room`` pixels at the largest radius; a larger
    rotation only if its radius is over 2 % larger."""
    known = list(places)
    best, found = 0, 0.0
    for turns in TURNS:
        radius = radius_in(bounds([rotate(*place, turns) for place in known]), room)
        if radius > found * 1.02:
            best, found = turns, radius
    return best
