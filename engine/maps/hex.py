"""Hex-grid geometry: axial coordinates (q, r), distance, rotation, pixel conversion, and `HexMap` with bit masks.

Pointy-top hexes, r grows downwards. On a map every hex has a small int as its id, in reading order; a mask is an int
with one bit per hex id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt

Axial = tuple[int, int]

#: East, south-east, south-west, west, north-west, north-east: clockwise on the screen.
DIRECTIONS: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_ROOT3 = sqrt(3.0)


def rotate(q: int, r: int, turns: int) -> Axial:
    """Returns the axial coordinates (q, r) rotated clockwise about the origin by `turns` steps of 60 degrees."""
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def distance(a: Axial, b: Axial) -> int:
    """Counts the steps between two hexes, given by axial coordinates, on an unobstructed grid."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def around(q: int, r: int) -> tuple[Axial, ...]:
    """Returns the axial coordinates of the six neighbours of (q, r), clockwise from the east."""
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def to_point(q: float, r: float, radius: float = 1.0) -> tuple[float, float]:
    """Converts axial coordinates to the centre (x, y) of the hex on a plane with y downwards; `radius` is from centre
    to corner."""
    return radius * _ROOT3 * (q + r / 2), radius * 1.5 * r


def from_point(x: float, y: float, radius: float = 1.0) -> Axial:
    """Returns the axial coordinates of the hex that contains a point of the plane (the inverse of `to_point`)."""
    r = y / (1.5 * radius)
    q = x / (_ROOT3 * radius) - r / 2
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    if off_q > off_r and off_q > off_s:
        return -near_r - near_s, near_r
    if off_r > off_s:
        return near_q, -near_q - near_s
    return near_q, near_r


def bits(mask: int) -> Iterator[int]:
    """Yields the hex ids in a mask, an int in which bit n stands for hex id n, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(hexes: Iterable[int]) -> int:
    """Builds the mask, an int in which bit n stands for hex id n, of some hex ids."""
    mask = 0
    for hex_id in hexes:
        mask |= 1 << hex_id
    return mask


@dataclass(frozen=True, slots=True, eq=False)
class HexMap:
    """An immutable map of hexes: terrain, neighbours and masks, each looked up by hex id."""

    q: tuple[int, ...]
    r: tuple[int, ...]
    terrain: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]
    neighbour_mask: tuple[int, ...]
    edge_mask: int
    terrain_mask: dict[str, int]
    index: dict[Axial, int]

    @classmethod
    def build(cls, cells: Mapping[Axial, str], terrains: Iterable[str] = ()) -> HexMap:
        """Builds a map from the terrain of each hex by axial coordinates; hex ids count row by row. `terrains` are
        kinds that get a mask even if no hex has them."""
        places = sorted(cells, key=lambda place: (place[1], place[0]))
        index = {place: hex_id for hex_id, place in enumerate(places)}
        terrain = tuple(cells[place] for place in places)
        neighbours = tuple(tuple(index[n] for n in around(*place) if n in index) for place in places)
        masks = dict.fromkeys([*terrains, *terrain], 0)
        for hex_id, kind in enumerate(terrain):
            masks[kind] |= 1 << hex_id
        return cls(
            q=tuple(place[0] for place in places),
            r=tuple(place[1] for place in places),
            terrain=terrain,
            neighbours=neighbours,
            neighbour_mask=tuple(mask_of(near) for near in neighbours),
            edge_mask=mask_of(h for h, near in enumerate(neighbours) if len(near) < 6),
            terrain_mask=masks,
            index=index,
        )

    def __len__(self) -> int:
        return len(self.terrain)

    def at(self, q: int, r: int) -> int | None:
        """Returns the id of the hex at these axial coordinates, or None off the map."""
        return self.index.get((q, r))

    def place(self, hex_id: int) -> Axial:
        """Returns the axial coordinates of a hex id."""
        return self.q[hex_id], self.r[hex_id]

    def distance(self, a: int, b: int) -> int:
        """Counts the steps between two hexes, given by their ids, whatever the terrain."""
        return distance((self.q[a], self.r[a]), (self.q[b], self.r[b]))

    def within(self, hex_id: int, steps: int) -> int:
        """Returns the mask of the hexes at most `steps` away, whatever the terrain, `hex_id` included."""
        return mask_of(other for other in range(len(self.terrain)) if self.distance(hex_id, other) <= steps)

    def spread(self, start: int, over: int) -> int:
        """Returns, by flood fill, the mask of all hexes of the mask `over` that are in the mask `start`, or connected
        with such a hex through hexes of `over`; 0 where the two masks share none."""
        reached, fresh = 0, start & over
        while fresh:
            reached |= fresh
            near = 0
            for hex_id in bits(fresh):
                near |= self.neighbour_mask[hex_id]
            fresh = near & over & ~reached
        return reached
