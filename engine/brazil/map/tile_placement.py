"""Builds a map from a scenario's tiles and validates it: overlaps, duplicates, holes, islands, Capitals, '?' hexes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.brazil.map.tiles import FIELD, TERRAINS, WATER, TileBox, TileSide
from engine.maps.errors import ScenarioError, Where, key_path, line_of
from engine.maps.hex import Axial, HexMap, around, bits


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A placed map tile, for drawing; its hexes are in the order of its shape."""

    side: str
    tile: str
    shape: str
    q: int
    r: int
    rotation: int
    hexes: tuple[int, ...]


class MapBuilder:
    """Builds one map, tile by tile. Every method raises ScenarioError with the key it was given."""

    def __init__(self, file: Path, text: str, box: TileBox) -> None:
        self.file = file
        self.source = text
        self.box = box
        self.placements: list[tuple[TileSide, Axial, int]] = []
        self.cells: dict[Axial, str] = {}
        self.owner: dict[Axial, int] = {}
        self.map = HexMap.build({})

    def error(self, where: Where, reason: str, code: str) -> ScenarioError:
        """Creates and returns, without raising it, an error about a key of this file."""
        return ScenarioError(self.file, key_path(where), reason, code=code, line=line_of(self.source, where))

    def place(self, name: str, at: Axial, rotation: int) -> None:
        """Adds the next tile of the scenario's list to the map. Raises an error if it is unknown, placed twice, or
        overlaps another one."""
        nth = len(self.placements)
        side = self.box.sides.get(name)
        if side is None:
            known = ", ".join(self.box.sides)
            raise self.error(("tiles", nth, "side"), f"there is no tile side {name}; there are {known}", "unknown_tile")
        for other, (earlier, _, _) in enumerate(self.placements):
            if earlier.tile == side.tile:
                reason = f"the tile with side {name} already lies as tiles[{other}] with side {earlier.id}"
                raise self.error(("tiles", nth, "side"), reason, "tile_twice")
        for place, terrain in side.hexes_at(*at, rotation):
            if place in self.cells:
                reason = f"{name} overlaps tiles[{self.owner[place]}] at {list(place)}"
                raise self.error(("tiles", nth), reason, "overlap")
            self.cells[place] = terrain
            self.owner[place] = nth
        self.placements.append((side, at, rotation))

    def close(self) -> None:
        """Builds the hex map once all tiles are placed. Raises ScenarioError if it is not connected or has a one-hex
        hole."""
        for place in sorted(around_all(self.cells), key=lambda place: (place[1], place[0])):
            if all(near in self.cells for near in around(*place)):
                raise self.error(("tiles",), f"there is a hole of one hex at {list(place)}", "hole")
        self.map = HexMap.build(self.cells, TERRAINS)
        whole = (1 << len(self.map)) - 1
        start = self.map.index[self.placements[0][1]]
        for hex_id in bits(whole & ~self.map.spread(1 << start, whole)):
            place = self.map.place(hex_id)
            reason = f"{list(place)} is not connected with the first tile"
            raise self.error(("tiles", self.owner[place]), reason, "unconnected")

    def placed(self) -> tuple[PlacedTile, ...]:
        """Returns the placed tiles, in the order in which they were placed."""
        return tuple(
            PlacedTile(side.id, side.tile, side.shape, *at, turned, self._hexes(side, at, turned))
            for side, at, turned in self.placements
        )

    def _hexes(self, side: TileSide, at: Axial, rotation: int) -> tuple[int, ...]:
        return tuple(self.map.index[place] for place, _ in side.hexes_at(*at, rotation))

    def hex(self, at: Axial, where: Where) -> int:
        """Returns the hex id at these coordinates. Raises ScenarioError about the key `where` if they are not on the
        map."""
        found = self.map.at(*at)
        if found is None:
            raise self.error(where, f"{list(at)} is not on the map", "off_map")
        return found

    def land(self, at: Axial, where: Where, what: str) -> int:
        """Returns the id of the land hex at these coordinates. Raises ScenarioError for Water or off the map; `what` is
        named in it."""
        found = self.hex(at, where)
        if self.map.terrain[found] == WATER:
            raise self.error(where, f"{what} can't be on Water, as {list(at)} is", "on_water")
        return found

    def capitals(self, places: Sequence[Axial], seats: int) -> tuple[int, ...]:
        """Returns the hex ids of the Capitals. Raises ScenarioError unless they are one per seat, on land, on different
        hexes."""
        if len(places) != seats:
            raise self.error(("capitals",), f"{len(places)} Capitals for {seats} seats", "capital_count")
        found: list[int] = []
        for nth, at in enumerate(places):
            hex_id = self.land(at, ("capitals", nth), "a Capital")
            if hex_id in found:
                raise self.error(("capitals", nth), f"{list(at)} is a Capital already", "capital_twice")
            found.append(hex_id)
        return tuple(found)

    def unknown(self, places: Sequence[Axial], capitals: Sequence[int]) -> tuple[int, ...]:
        """Returns the ids of the '?' hexes. Raises ScenarioError unless all are Field, different, and neither on nor
        next to a Capital."""
        found: list[int] = []
        for nth, at in enumerate(places):
            where = ("unknown", nth)
            hex_id = self.hex(at, where)
            if hex_id in found:
                raise self.error(where, f"{list(at)} is unknown already", "unknown_twice")
            if self.map.terrain[hex_id] != FIELD:
                reason = f"'?' must lie on field; {list(at)} is {self.map.terrain[hex_id]}"
                raise self.error(where, reason, "unknown_not_field")
            for capital in capitals:
                if self.map.distance(hex_id, capital) <= 1:
                    reason = f"'?' at {list(at)} is too near the Capital at {list(self.map.place(capital))}"
                    raise self.error(where, reason, "unknown_near_capital")
            found.append(hex_id)
        return tuple(found)


def around_all(cells: dict[Axial, str]) -> set[Axial]:
    """Returns the set of coordinates outside the map that are adjacent to one of its hexes."""
    return {near for place in cells for near in around(*place) if near not in cells}
