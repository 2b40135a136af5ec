"""Where the tiles lie, as masks by what rules ask of them: found out once, until a tile comes, goes or is flipped."""

from __future__ import annotations

from engine.brazil.board import Mask, hexes
from engine.brazil.components import BUILDINGS, CITIES

CAPITAL = "capital"
CITY_KIND, CAPITAL_KIND = 4, 5
_KIND = {"": 0} | {building.id: building.era for building in BUILDINGS.values()}
_KIND |= dict.fromkeys(CITIES, CITY_KIND) | {CAPITAL: CAPITAL_KIND}


class Laid:
    """The tiles of a `row` by hex, which lie on the hexes of `tiles`. `of[tile]`: where each lies that does, by id;
    `of_era[1]` to `of_era[3]` are the Buildings of an era, `buildings` all of them. `met`: missions.py remembers there
    which Missions' tiles lie as they should, by hand, era, and the tiles under control."""

    __slots__ = ("buildings", "capitals", "cities", "met", "of", "of_era", "row", "tiles")

    def __init__(self, row: tuple[str, ...], tiles: Mask) -> None:
        self.row, self.tiles = row, tiles
        of: dict[str, Mask] = {}
        for hex_id in hexes(tiles):
            tile = row[hex_id]
            of[tile] = of.get(tile, 0) | 1 << hex_id
        kind = [0] * (CAPITAL_KIND + 1)
        for tile, places in of.items():
            kind[_KIND[tile]] |= places
        self.of, self.of_era = of, kind[:CITY_KIND]
        self.cities, self.capitals = kind[CITY_KIND:]
        self.buildings = kind[1] | kind[2] | kind[3]
        self.met: dict[tuple[tuple[str, ...], int, Mask], tuple[str, ...]] = {}

    def kinds(self, among: Mask) -> int:
        """How many different Buildings lie on some hexes."""
        return len([tile for tile, places in self.of.items() if places & among & self.buildings])
