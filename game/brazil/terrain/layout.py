"""The geometry of one board's painting (coast, borders, parcels, trees), computed once, drawn at any size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.maps.hex import Axial, around, to_point
from game.brazil.terrain.board import TerrainBoard
from game.brazil.terrain.lattice import beyond, hex_of
from game.brazil.terrain.layers.coast_offsets import Rings
from game.brazil.terrain.layers.coast_shape import Wander, coast, path
from game.brazil.terrain.layers.parcels import Parcel, parcels
from game.brazil.terrain.layers.sea import WATER_LINES
from game.brazil.terrain.layers.tree_placement import Crown, hedge_trees, place_trees
from game.brazil.terrain.noise import Noise, Point

FIELD, WOOD, MINE, WATER = "field", "forest", "gold_mine", "water"


@dataclass(frozen=True, eq=False)
class TerrainLayout:
    """The geometry of a board's painting; each part is computed on first use."""

    board: TerrainBoard

    @cached_property
    def noise(self) -> Noise:
        return Noise(self.board.seed)

    @cached_property
    def outside(self) -> dict[Axial, bool]:
        """The hexes beyond the board, each with whether it is land."""
        return beyond(self.board, self.noise)

    @cached_property
    def wander(self) -> Wander:
        return Wander(self.noise, self.board.cells)

    def of(self, kind: str) -> set[Axial]:
        """Returns the board's hexes of one terrain."""
        return {place for place, terrain in self.board.cells.items() if terrain == kind}

    @cached_property
    def land(self) -> set[Axial]:
        """All land hexes, on the board and beyond."""
        inside = {place for place, terrain in self.board.cells.items() if terrain != WATER}
        return inside | {place for place, dry in self.outside.items() if dry}

    @cached_property
    def shores(self) -> list[list[Point]]:
        """The coastlines of all land, the land to their right."""
        return coast(self.wander, self.land)

    @cached_property
    def coast(self) -> str:
        """The coast as an SVG path."""
        return "".join(path(points) for points in self.shores)

    @cached_property
    def water_lines(self) -> list[str]:
        """SVG paths along the coast at the distances of ``sea.WATER_LINES``."""
        rings = Rings(self.shores)
        return [rings.at(away) for away, _ in WATER_LINES]

    @cached_property
    def shadow(self) -> str:
        """The land's shadow on the water, to its lower right, as an SVG path."""
        return Rings(self.shores).shadow(0.052, 0.052)

    @cached_property
    def borders(self) -> dict[str, str]:
        """The displaced borders of forest and mines, as SVG paths by terrain."""
        return {kind: "".join(map(path, self.wander.outline(self.of(kind)))) for kind in (MINE, WOOD)}

    @cached_property
    def parcels(self) -> list[Parcel]:
        """The parcels of fields and mines."""
        return parcels(self.of(FIELD) | self.of(MINE), self.noise, 6)

    @cached_property
    def crowns(self) -> list[Crown]:
        """The forest's trees, from top to bottom."""
        return place_trees(self.of(WOOD), self.noise, self.wander)

    @cached_property
    def trees(self) -> list[Crown]:
        """The forest's trees and the few on hedges, from top to bottom."""
        fields = self.of(FIELD)
        hedges = hedge_trees([parcel.shape for parcel in self.parcels], fields, self.noise)
        return sorted([*self.crowns, *hedges], key=lambda crown: crown.y)

    def is_land(self, place: Axial) -> bool:
        return place in self.land

    def is_deep_sea(self, point: Point) -> bool:
        """Returns whether a point is in deep sea: its hex is sea, and so are all hexes beside it."""
        place = hex_of(point)
        return not self.is_land(place) and sum(self.is_land(beside) for beside in around(*place)) == 0

    def is_far_from_coast(self, point: Point) -> bool:
        """Returns whether a point is far from every coast: its hex and all hexes beside it are deep sea."""
        return self.is_deep_sea(point) and all(self.is_deep_sea(to_point(*beside)) for beside in around(*hex_of(point)))

    def is_engraved_land(self, point: Point) -> bool:
        """Returns whether a point's hex and all hexes beside it are land beyond the board, where only engravings are
        drawn."""
        place = hex_of(point)
        return bool(self.outside.get(place)) and all(self.outside.get(beside) for beside in around(*place))
