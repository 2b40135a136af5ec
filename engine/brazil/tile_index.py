"""Where the tiles lie, as masks by what rules ask of them: found out once, until a tile comes, goes or is flipped."""

from __future__ import annotations

from typing import NamedTuple

from engine.brazil.board import HexId, Mask, hexes
from engine.brazil.components import BUILDINGS, CITIES

CAPITAL = "capital"
CITY_KIND, CAPITAL_KIND = 4, 5  # after the eras of Buildings
_KIND = {"": 0} | {building.id: building.era for building in BUILDINGS.values()}
_KIND |= dict.fromkeys(CITIES, CITY_KIND) | {CAPITAL: CAPITAL_KIND}


class CachedScore(NamedTuple):
    """How a player's Missions and Palaces stand: the `vp` they bring now, and of each Mission in the hand the share
    (0-1) that is reached."""

    vp: int
    shares: tuple[tuple[str, float], ...]


class TileIndex:
    """The tiles of a `row` by hex, which lie on the hexes of `tiles`. `of[tile]`: where each lies that does, by id;
    `of_kind[1]` to `of_kind[3]` are the Buildings of an era, `buildings` all of them.

    Others remember here what they found out about these tiles: missions.py which Missions' tiles lie as they should
    (`met`, by hand, era, and the tiles under control), scoring.py how those and the Palaces of a player stand
    (`standing`, by all that counts for them), production.py what some of these tiles are worth (`vp`, by which, and by
    those that a Monarch has marked: he never changes), features.py which of some tiles bear no Palace (`bare`,
    by which: as Palaces stood when that was asked last).
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

    def and_then(self, row: tuple[str, ...], hex_id: HexId) -> TileIndex:
        """Where the tiles of a `row` lie that has another tile on one hex, or one more."""
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
        """How many different Buildings lie on some hexes."""
        return len([tile for tile, places in self.of.items() if places & among & self.buildings])
