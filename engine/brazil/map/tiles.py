"""Loads the map tiles of the box and the fairness norms from scenarios/brazil/tiles.toml.

The rulebook lists 4 large and 8 small land tiles, 2 large and 9 small water tiles.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr

from engine.brazil.map.toml_file import read_toml
from engine.maps.errors import ScenarioError
from engine.maps.hex import Axial, rotate

Terrain = Literal["field", "forest", "gold_mine", "water"]
TERRAINS: tuple[Terrain, ...] = ("field", "forest", "gold_mine", "water")
WATER: Terrain = "water"
FIELD: Terrain = "field"
TILES_FILE = "tiles.toml"
Count = Annotated[StrictInt, Field(ge=0)]
Pair = tuple[StrictInt, StrictInt]


class StrictModel(BaseModel):
    """Base of the tables in map files: unknown keys are errors, instances are immutable."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class RivalRow(StrictModel):
    """The permitted distance to the nearest rival Capital at a combat level."""

    combat: Count
    steps: Pair


class FairnessNorms(StrictModel):
    """The norms of a fair map."""

    reach: Count
    difference: Count
    land_a_seat: Pair
    unknown_a_seat: Pair
    unknown_in_box: Count
    least: dict[Terrain, Count]
    rival: tuple[RivalRow, ...]
    solo_units: Count

    def rival_steps(self, combat: int) -> Pair:
        """Returns the smallest and the largest distance, in hexes, to the nearest rival Capital that the norms allow at
        this combat level of a map."""
        return next(row.steps for row in self.rival if row.combat == combat)


class ShapeRow(StrictModel):
    """A tile shape in the file: the offsets of its hexes."""

    id: StrictStr
    hexes: tuple[Pair, ...]


class TileRow(StrictModel):
    """A tile in the file: its shape, and each side's terrain as letters."""

    id: StrictStr
    shape: StrictStr
    sides: dict[StrictStr, StrictStr]


class TilesFile(StrictModel):
    """The schema of tiles.toml."""

    fair: FairnessNorms
    letters: dict[StrictStr, Terrain]
    shapes: tuple[ShapeRow, ...]
    tiles: tuple[TileRow, ...]


@dataclass(frozen=True, slots=True)
class TileSide:
    """One side of a map tile: the offsets of its hexes from the anchor hex, and their terrain."""

    id: str
    tile: str
    shape: str
    hexes: tuple[Axial, ...]
    terrain: tuple[Terrain, ...]

    def hexes_at(self, q: int, r: int, rotation: int) -> tuple[tuple[Axial, Terrain], ...]:
        """Returns the map hexes and terrain this side covers at a position and rotation, in the order of its shape."""
        turned = (rotate(dq, dr, rotation) for dq, dr in self.hexes)
        return tuple(((q + dq, r + dr), kind) for (dq, dr), kind in zip(turned, self.terrain, strict=True))


@dataclass(frozen=True, slots=True, eq=False)
class TileBox:
    """All tile sides by name, and the fairness norms."""

    sides: dict[str, TileSide]
    norms: FairnessNorms


def scenario_folder() -> Path:
    """Returns the folder of the scenarios shipped with the program: beside the `engine` package, also in a frozen
    build; if pip installed it, in the environment's `share` folder."""
    frozen = getattr(sys, "_MEIPASS", None)
    root = Path(frozen) if isinstance(frozen, str) else Path(__file__).resolve().parents[3]
    if not frozen and not (root / "scenarios").is_dir():
        root = Path(sys.prefix) / "share" / "brazil-imperial"  # installed by pip: data files are in the environment
    return root / "scenarios" / "brazil"


def read_box(path: Path) -> TileBox:
    """Reads map tiles and fairness norms from a tiles.toml file. Raises ScenarioError."""
    _, sheet = read_toml(path, TilesFile)
    shapes = {shape.id: shape for shape in sheet.shapes}
    sides: dict[str, TileSide] = {}
    for nth, tile in enumerate(sheet.tiles):
        for name, letters in tile.sides.items():
            place = f"tiles[{nth}].sides.{name}"
            if name in sides:
                raise ScenarioError(path, place, f"a second side is called {name}", code="side_twice")
            if tile.shape not in shapes:
                raise ScenarioError(path, place, f"there is no shape {tile.shape}", code="unknown_shape")
            hexes = shapes[tile.shape].hexes
            drawn = letters.replace(" ", "")
            if len(drawn) != len(hexes) or any(letter not in sheet.letters for letter in drawn):
                reason = f"needs {len(hexes)} letters out of {', '.join(sheet.letters)}"
                raise ScenarioError(path, place, reason, code="bad_letters")
            terrain = tuple(sheet.letters[letter] for letter in drawn)
            sides[name] = TileSide(id=name, tile=tile.id, shape=tile.shape, hexes=hexes, terrain=terrain)
    return TileBox(sides=sides, norms=sheet.fair)


@cache
def box() -> TileBox:
    """Returns the map tiles and fairness norms shipped with the program, loaded once."""
    return read_box(scenario_folder() / TILES_FILE)
