"""An index of the tiles on the map: bit masks of Buildings, Cities and Capitals by id and kind, with cached results."""

from __future__ import annotations

from typing import NamedTuple

from engine.brazil.board import HexId, Mask, hexes
from engine.brazil.components import BUILDINGS, CITIES
from engine.brazil.position_types import CAPITAL

CITY_KIND, CAPITAL_KIND = 4, 5  # after the eras of Buildings
_KIND = {"": 0} | {building.id: building.era for building in BUILDINGS.values()}
_KIND |= dict.fromkeys(CITIES, CITY_KIND) | {CAPITAL: CAPITAL_KIND}


class CachedScore(NamedTuple):
    """The contribution of a player's Missions and Palaces to the score. `vp` is what they bring now, `shares` the share
    (0-1) completed of each Mission in the hand."""

    vp: int
    shares: tuple[tuple[str, float], ...]


class TileIndex:
    """Masks of the tiles of a position: `of[tile]` by tile id, `of_kind[1]` to `of_kind[3]` the Buildings of an era,
    `buildings` all of them, `cities` and `capitals`. `row` are the tile ids by hex, `tiles` the mask of all tiles.

    Also caches results that depend on these tiles: `met`, the Missions whose tile objectives hold, by hand, era and
    controlled tiles (missions.py); `standing`, the scores of Missions and Palaces (scoring.py); `vp`, the VP of some
    tiles, by mask and marked tiles (production.py); `bare`, the tiles without a Palace, by mask (features.py).
    """

    __slots__ = ("bare", "buildings", "capitals", "cities", "met", "of", "of_kind", "row", "standing", "tiles", "vp")

    def __init__(self, row: tuple[str, ...], tiles: Mask) -> None:
        self.row, self.tiles = row, tiles
        of: dict[str, Mask] = {}
        for hex_id in hexes(tiles):
            tile = row[hex_id]
            of[tile] = of.get(tile, 0) | 1 << hex_id
        kind = [0] * (CAPITAL_KIND + 1)
        for tile, places in of.items():
            kind[_KIND[tile]] |= places
        self._fill(of, kind)

    def _fill(self, of: dict[str, Mask], kind: list[Mask]) -> None:
        self.of, self.of_kind = of, kind
        _, first, second, third, self.cities, self.capitals = kind
        self.buildings = first | second | third
        self.met: dict[tuple[tuple[str, ...], int, Mask], tuple[str, ...]] = {}
        self.standing: dict[tuple[object, ...], CachedScore] = {}
        self.vp: dict[tuple[Mask, Mask], int] = {}
        self.bare: dict[Mask, tuple[tuple[int, ...], frozenset[str]]] = {}

    def with_tile(self, row: tuple[str, ...], hex_id: HexId) -> TileIndex:
        """Returns the index of `row`, which differs from this index's tiles only on the hex `hex_id`: a tile placed
        there, or one replaced."""
        was, tile, bit = self.row[hex_id], row[hex_id], 1 << hex_id
        of, kind = self.of.copy(), self.of_kind[:]
        if was:
            kind[_KIND[was]] ^= bit
            of[was] ^= bit
            if not of[was]:
                del of[was]
        of[tile] = of.get(tile, 0) | bit
        kind[_KIND[tile]] |= bit
        then = TileIndex.__new__(TileIndex)
        then.row, then.tiles = row, self.tiles | bit
        then._fill(of, kind)
        return then

    def kinds(self, among: Mask) -> int:
        """Counts the different types of Buildings on the hexes of the mask `among`."""
        return len([tile for tile, places in self.of.items() if places & among & self.buildings])
