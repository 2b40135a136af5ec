"""Loads scenario files: map tiles, Capitals, unknown hexes and the solo challenge's pieces (rules 2.1, 2.2 and 11).

A scenario is a TOML file, the program's own or a player's. `load` returns a Scenario or raises a ScenarioError that
names file, key, line and reason; `load_all` loads whole folders and collects the errors of broken files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, StrictInt, StrictStr

from engine.brazil.components import COLOUR_SETS
from engine.brazil.map.goals import PRINTED_GOALS, Challenge, printed_levels
from engine.brazil.map.tile_placement import MapBuilder, PlacedTile
from engine.brazil.map.tiles import TILES_FILE, Pair, StrictModel, TileBox, box
from engine.brazil.map.toml_file import read_toml
from engine.maps.errors import ScenarioError
from engine.maps.hex import HexMap

Colour = Literal["green", "orange", "sky", "purple"]
Goal = Literal["era_3", "all_units_on_map", "enemy_capital"]


class TileEntry(StrictModel):
    """A map tile in the file: its side, position and rotation in steps of 60 degrees."""

    side: StrictStr
    place: Pair
    rotation: Annotated[StrictInt, Field(ge=0, le=5)]


class UnitEntry(StrictModel):
    """A unit in the file, and its hex."""

    unit: StrictStr
    place: Pair


class SoloTable(StrictModel):
    """The file's table for the solo challenge."""

    colour: Colour
    enemy: Colour
    enemy_capital: Pair
    enemy_units: tuple[UnitEntry, ...]
    rounds: Annotated[StrictInt, Field(ge=1)]
    goals: Annotated[tuple[Goal, ...], Field(min_length=1)]


class ScenarioFile(StrictModel):
    """The schema of a scenario file."""

    id: Annotated[StrictStr, Field(pattern=r"^[a-z0-9_]+$")]
    title: StrictStr
    text: StrictStr
    seats: Annotated[StrictInt, Field(ge=1, le=4)]
    combat: Annotated[StrictInt, Field(ge=0, le=3)]
    tiles: Annotated[tuple[TileEntry, ...], Field(min_length=1)]
    capitals: tuple[Pair, ...]
    unknown: tuple[Pair, ...]
    solo: SoloTable | None = None


@dataclass(frozen=True, slots=True)
class SoloUnit:
    """An enemy unit and the hex it starts on."""

    unit: str
    hex: int


@dataclass(frozen=True, slots=True)
class Solo:
    """The pieces of a solo game: the player's, and those of an enemy that only defends; without one `enemy` is "" and
    its Capital -1 (rules 11)."""

    colour: str
    capital: int
    enemy: str
    enemy_capital: int
    enemy_units: tuple[SoloUnit, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Scenario:
    """A validated scenario. Capitals, unknown hexes and tiles are in the order of the file.

    `solo` is set for one seat alone, `challenge` if there are goals to meet.
    """

    id: str
    title: str
    text: str
    seats: int
    combat: int
    map: HexMap
    tiles: tuple[PlacedTile, ...]
    capitals: tuple[int, ...]
    unknown: tuple[int, ...]
    solo: Solo | None
    file: Path
    challenge: Challenge | None = None


def load(path: Path, tiles: TileBox | None = None) -> Scenario:
    """Loads and validates one scenario file. Raises ScenarioError with the first error."""
    text, sheet = read_toml(path, ScenarioFile)
    builder = MapBuilder(path, text, tiles or box())
    for entry in sheet.tiles:
        builder.place(entry.side, entry.place, entry.rotation)
    builder.close()
    capitals = builder.capitals(sheet.capitals, sheet.seats)
    solo = _solo(builder, sheet, capitals)
    taken = capitals if solo is None else (*capitals, solo.enemy_capital)
    unknown = builder.unknown(sheet.unknown, taken)
    for nth, unit in enumerate(solo.enemy_units if solo else ()):
        if unit.hex in unknown:
            raise builder.error(("solo", "enemy_units", nth), f"the {unit.unit} stands on a '?'", "unit_on_unknown")
    return Scenario(
        id=sheet.id,
        title=sheet.title,
        text=sheet.text,
        seats=sheet.seats,
        combat=sheet.combat,
        map=builder.map,
        tiles=builder.placed(),
        capitals=capitals,
        unknown=unknown,
        solo=solo,
        file=path,
        challenge=_challenge(sheet),
    )


def _solo(builder: MapBuilder, sheet: ScenarioFile, capitals: tuple[int, ...]) -> Solo | None:
    """Validates the solo table: required for one seat, which has combat level 0; forbidden otherwise."""
    table = sheet.solo
    if (sheet.seats == 1) != (table is not None):
        raise builder.error(("solo",), "stands where there is one seat, and only there", "solo_seats")
    if (sheet.combat == 0) != (table is not None):
        raise builder.error(("combat",), "is 0 for the solo challenge and 1 to 3 for the others", "solo_combat")
    if table is None:
        return None
    enemy = builder.land(table.enemy_capital, ("solo", "enemy_capital"), "a Capital")
    if enemy in capitals:
        raise builder.error(("solo", "enemy_capital"), "lies on the seat's own Capital", "capital_twice")
    if table.enemy == table.colour:
        raise builder.error(("solo", "enemy"), f"{table.enemy} is the seat's own colour", "colour_twice")
    if (nth := not_in_box(table.enemy, table.enemy_units)) is not None:
        where = ("solo", "enemy_units", nth, "unit")
        raise builder.error(where, f"{table.enemy} has no (more) {table.enemy_units[nth].unit}", "no_such_unit")
    units = []
    for nth, unit in enumerate(table.enemy_units):
        units.append(SoloUnit(unit.unit, builder.land(unit.place, ("solo", "enemy_units", nth), f"the {unit.unit}")))
        if units[-1].hex in capitals:
            reason = f"the {unit.unit} stands on the seat's own Capital"
            raise builder.error(("solo", "enemy_units", nth), reason, "capital_twice")
    return Solo(table.colour, capitals[0], table.enemy, enemy, tuple(units))


def not_in_box(colour: str, units: Iterable[UnitEntry]) -> int | None:
    """Returns the index of the first unit of which the box has no more pieces in this colour; None if all fit."""
    box = [unit.kind for unit in COLOUR_SETS[colour].units]
    for nth, entry in enumerate(units):
        if entry.unit not in box:
            return nth
        box.remove(entry.unit)
    return None


def _challenge(sheet: ScenarioFile) -> Challenge | None:
    """The challenge in a map file for one seat; a file in `challenges` may add levels and medals."""
    if sheet.solo is None:
        return None
    goals = tuple(PRINTED_GOALS[word] for word in sheet.solo.goals)
    return Challenge(sheet.id, sheet.id, sheet.solo.colour, printed_levels(sheet.solo.rounds, goals))


def load_all(folders: Iterable[Path], tiles: TileBox | None = None) -> tuple[list[Scenario], list[ScenarioError]]:
    """Loads all scenarios of some folders, in the order of their file names; returns them and the errors of the others.

    A missing folder counts as empty. Of two scenarios with the same id the later one is an error, as saves refer to
    ids.
    """
    return each_of(folders, lambda path: load(path, tiles))


def each_of(folders: Iterable[Path], read: Callable[[Path], Scenario]) -> tuple[list[Scenario], list[ScenarioError]]:
    """Applies `read` to every TOML file of some folders, except the file of the box's map tiles; returns the scenarios,
    without repeated ids, and the errors of the other files."""
    found: dict[str, Scenario] = {}
    errors: list[ScenarioError] = []
    for folder in folders:
        for path in sorted(folder.glob("*.toml"), key=lambda file: file.name):
            if path.name == TILES_FILE:
                continue
            try:
                scenario = read(path)
            except ScenarioError as error:
                errors.append(error)
                continue
            if scenario.id in found:
                reason = f"{scenario.id} is already the id of {found[scenario.id].file.name}"
                errors.append(ScenarioError(path, "id", reason, code="id_twice"))
                continue
            found[scenario.id] = scenario
    return list(found.values()), errors
