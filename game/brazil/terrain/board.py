"""What the painter needs to know of a map, and which way it is turned. Lengths are radii; y grows downwards."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from engine.maps.hex import Axial, HexMap, rotate, to_point
from game.brazil.terrain.noise import Point

Box = tuple[float, float, float, float]  # left, top, right, bottom
TURNS = (0, 1, 2)  # by 60 degrees each: three more look the same upside down
MARGIN = 0.5  # round a board that fits its room, in radii: degree scale and clouds need it
LOST = 0.9  # that home may leave out at an end of a board too large for its room: half of every row stays in sight
HALF = 0.8660254  # half the width of a hex


@dataclass(frozen=True)
class TerrainBoard:
    """Hexes with their terrain; ``turn`` counts steps of 60 degrees that are already in the coordinates."""

    cells: dict[Axial, str]
    seed: int
    turn: int = 0

    @classmethod
    def of(cls, grid: HexMap, name: str) -> TerrainBoard:
        """The board of a map; the name of the scenario is the seed of the painting."""
        cells = {(q, r): kind for q, r, kind in zip(grid.q, grid.r, grid.terrain, strict=True)}
        return cls(cells, zlib.crc32(name.encode()))

    def turned(self, turns: int) -> TerrainBoard:
        cells = {rotate(q, r, turns): kind for (q, r), kind in self.cells.items()}
        return replace(self, cells=cells, turn=(self.turn + turns) % 6)

    @cached_property
    def bounds(self) -> Box:
        """The box round all hexes."""
        return bounds(self.cells)

    @cached_property
    def digest(self) -> str:
        """Two boards with the same digest have the same painting."""
        cells = sorted((q, r, kind) for (q, r), kind in self.cells.items())
        return f"{zlib.crc32(repr(cells).encode()):08x}{self.seed:08x}{self.turn}"


def centre(place: Axial, turns: int = 0) -> Point:
    """The middle of a hex on the board turned by so many steps."""
    return to_point(*rotate(*place, turns))


def bounds(places: Iterable[Axial]) -> Box:
    points = [to_point(*place) for place in places]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs) - HALF, min(ys) - 1, max(xs) + HALF, max(ys) + 1)


def radius_in(box: Box, room: tuple[float, float], margin: float = MARGIN) -> float:
    """The radius of a hex in pixels at which the box fits the room, with a margin (in radii) on each side."""
    return min(room[0] / (box[2] - box[0] + 2 * margin), room[1] / (box[3] - box[1] + 2 * margin))


def best_turn(places: Iterable[Axial], room: tuple[float, float]) -> int:
    """The turn that makes hexes largest in a room of pixels (looks 2); at a tie of 2 % the smallest turn."""
    known = list(places)
    best, found = 0, 0.0
    for turns in TURNS:
        radius = radius_in(bounds([rotate(*place, turns) for place in known]), room)
        if radius > found * 1.02:
            best, found = turns, radius
    return best
