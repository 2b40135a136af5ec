"""The schema of challenge files: pydantic models for their TOML tables, and reading a file into them (rules 11)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, StrictBool, StrictInt, StrictStr

from engine.brazil.map.scenario import Colour, UnitEntry
from engine.brazil.map.tiles import Pair, StrictModel
from engine.brazil.map.toml_file import read_toml
from engine.maps.errors import ScenarioError, Where, key_path, line_of

MOST_ROUNDS = 40
Id = Annotated[StrictStr, Field(pattern=r"^[a-z0-9_]+$")]
Positive = Annotated[StrictInt, Field(ge=1)]
Count = Annotated[StrictInt, Field(ge=0)]
Rounds = Annotated[StrictInt, Field(ge=1, le=MOST_ROUNDS)]
Rung = Literal["settler", "merchant", "governor", "viceroy", "emperor"]


class GoalEntry(StrictModel):
    """A goal in the file; see `goals.GoalWord` for the meaning of its fields."""

    kind: StrictStr
    id: Id | None = None
    n: StrictInt | None = None
    of: StrictStr = ""
    by: Count = 0
    hexes: tuple[Pair, ...] = ()


class EnemyEntry(StrictModel):
    """The enemy that only defends: colour, Capital and units."""

    colour: Colour
    capital: Pair
    units: Annotated[tuple[UnitEntry, ...], Field(min_length=1)]


class RivalEntry(StrictModel):
    """A bot that plays against the player."""

    rung: Rung
    colour: Colour


class LevelEntry(StrictModel):
    """The changes that a difficulty level makes: rounds, extra Combat cards for the defence, goals left out or with
    other numbers."""

    rounds: Rounds | None = None
    cards: Count = 0
    less: tuple[StrictStr, ...] = ()
    needs: dict[StrictStr, StrictInt] = Field(default_factory=dict)


class MedalEntry(StrictModel):
    """The points and rounds left that a medal requires."""

    points: Count = 0
    left: Count = 0


class LevelsTable(StrictModel):
    recruit: LevelEntry | None = None
    hard: LevelEntry | None = None
    governor: LevelEntry | None = None


class MedalsTable(StrictModel):
    silver: MedalEntry
    gold: MedalEntry


class ChallengeFile(StrictModel):
    id: Id
    title: StrictStr
    text: StrictStr
    when: StrictStr = ""
    story: StrictStr = ""
    base: StrictStr
    colour: Colour | None = None
    capitals: Annotated[tuple[Pair, ...], Field(min_length=1)] | None = None
    enemy: EnemyEntry | None = None
    rivals: tuple[RivalEntry, ...] = ()
    rounds: Rounds | None = None
    goals: Annotated[tuple[GoalEntry, ...], Field(min_length=1)] | None = None
    levels: LevelsTable = LevelsTable()
    medals: MedalsTable
    minutes: Positive
    first: StrictBool = False


class ParsedFile(NamedTuple):
    """A challenge file's parsed table with its text, for errors that name the line."""

    file: Path
    text: str
    table: ChallengeFile

    def error(self, where: Where, reason: str, code: str) -> ScenarioError:
        """Creates and returns, without raising it, an error about a key of this file."""
        return ScenarioError(self.file, key_path(where), reason, code=code, line=line_of(self.text, where))


def read(path: Path) -> ParsedFile:
    """Reads and parses a challenge file. Raises ScenarioError."""
    return ParsedFile(path, *read_toml(path, ChallengeFile))
