"""Reads the component files of a game's box (cards, tiles, numbers) into typed tables, and digests them.

The box has editions, so that a card can be added to it and no game that was begun before changes. A card of a later
edition says so in its row (`since = 2`); a row that says nothing is of the first. A game's setup names the edition it
is played with: decks are dealt, and what is hidden is guessed, from `in_edition(CARDS, edition)`, and `digest(edition)`
covers that edition alone. New games have the newest edition, saves that name none the first.

To add a card of a type that has `since` (an `EditionComponent`):
1. Add its row with `since` = the edition after the last one that players have. An id must be new to the whole box:
   the older editions leave it out of every list that names it, as a colour's list of Monarchs does.
2. Nothing else: `tests/core/test_editions.py` adds such cards, loads every older save and replays recorded games.
Changing an older row is a correction: saves of that row's edition go on from where they stood, but their log can no
longer be replayed.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.core.digest import digest_text
from engine.core.validation import adapter, first_fault

FIRST_EDITION = 1
Edition = Annotated[int, Field(ge=FIRST_EDITION)]
SINCE = "since"  # the key of a row
REMEDY = "correct it, or install the game again"


class ComponentError(Exception):
    """A damaged component file: file, key, reason and remedy in one sentence."""

    def __init__(self, path: Path, place: str, reason: str) -> None:
        super().__init__(": ".join(part for part in (str(path), place, f"{reason}; {REMEDY}") if part))


class ComponentTable(BaseModel):
    """A table of a component file. Keys that are not known are refused, and nothing changes after reading."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Component(ComponentTable):
    """A component with an id, which no other of its list has."""

    id: str


class EditionComponent(Component):
    """A component that a later edition of the box may add; `since` is the first edition that has it."""

    since: Edition = FIRST_EDITION


T = TypeVar("T")
C = TypeVar("C", bound=Component)
E = TypeVar("E", bound=EditionComponent)


def in_edition(cards: Mapping[str, E], edition: int) -> list[E]:
    """Returns the components that are in an edition of the box, those of earlier ones included, in the order of the
    file."""
    return [card for card in cards.values() if card.since <= edition]


def check_edition(place: str, ids: Iterable[str], cards: Mapping[str, EditionComponent], edition: int) -> None:
    """Raises ValueError if one of these ids is a component of a later edition of the box; its message begins with
    `place`. Unknown ids, such as "" for none, pass."""
    for card in ids:
        if card in cards and cards[card].since > edition:
            raise ValueError(f"{place}: {card} is of a later edition of the box")


def read_toml(path: Path) -> dict[str, Any]:
    """Reads a TOML file and returns its data as plain tables. Raises ComponentError."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ComponentError(path, "", str(error)) from error


def converted(path: Path, place: tuple[str | int, ...], shape: type[T], data: Any) -> T:
    """Converts data read from a file to a type; `place`, the keys that lead to it, is named in the error. Raises
    ComponentError."""
    kind: Any = shape
    try:
        value: T = adapter(kind).validate_python(data)
    except ValidationError as error:
        inner, reason = first_fault(error)
        raise ComponentError(path, ".".join(str(part) for part in (*place, *inner)), reason) from error
    return value


class ComponentFiles:
    """The component files of a game: `<folder>/*.toml`, each read once.

    A game passes a list or table of a file through its type: `files.by_id("gold_cards", "gold_card", GoldCard)`. Its
    subclass says in `ruling` what of a file the rules depend on; the rest may be corrected without changing a digest.
    """

    separators: tuple[str, str] | None = None
    """Of the JSON that is digested. Saves hold digests, so a game keeps those it began with."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names = sorted(path.stem for path in folder.glob("*.toml"))
        self._files: dict[str, dict[str, Any]] = {}
        self._digests: dict[int, str] = {}

    def path(self, name: str) -> Path:
        """Returns the path of a file by its name without ending."""
        return self.folder / f"{name}.toml"

    def file(self, name: str) -> dict[str, Any]:
        """Returns the data of a whole file as plain tables; each file is read once. Raises ComponentError."""
        if name not in self._files:
            self._files[name] = read_toml(self.path(name))
        return self._files[name]

    def whole(self, name: str, shape: type[T]) -> T:
        """Returns the data of a whole file, converted to a type. Raises ComponentError."""
        return converted(self.path(name), (), shape, self.file(name))

    def read(self, name: str, key: str, shape: type[T]) -> T:
        """Returns what stands in a file under a key, converted to a type. Raises ComponentError, also where it is
        missing."""
        data = self.file(name)
        if key not in data:
            raise ComponentError(self.path(name), key, "is missing")
        return converted(self.path(name), (key,), shape, data[key])

    def rows(self, name: str, key: str, shape: type[T]) -> list[T]:
        """Returns the list of tables under a key of a file, each converted to a type. Raises ComponentError."""
        rows: list[T] = self.read(name, key, list[shape])  # type: ignore[valid-type]
        return rows

    def by_id(self, name: str, key: str, shape: type[C]) -> dict[str, C]:
        """Returns the components listed under a key of a file as a dictionary by id, in the order of the file. Raises
        ComponentError, also for an id that two of them have."""
        found: dict[str, C] = {}
        for row in self.rows(name, key, shape):
            if row.id in found:
                raise ComponentError(self.path(name), key, f"the id {row.id} is used twice")
            found[row.id] = row
        return found

    def ruling(self, name: str, data: dict[str, Any]) -> Any:
        """Returns the part of a file's data that the rules depend on and that is therefore digested: here all of it; a
        game may leave out parts, or all of a file (None)."""
        return data

    @cached_property
    def edition(self) -> int:
        """The newest edition of the box. Raises ComponentError."""
        return max((_since(row) for name in self.names for row in _tables(self.file(name))), default=FIRST_EDITION)

    def digest(self, edition: int) -> str:
        """Returns the fingerprint (16 hex digits) of all files' data that the rules depend on, in an edition; comments
        and blanks don't matter. Raises ComponentError."""
        if edition not in self._digests:
            data = {name: self.ruling(name, self.file(name)) for name in self.names}
            ruling = {name: part for name, part in data.items() if part is not None}
            later = {row.get("id") for row in _tables(ruling) if _since(row) > edition}
            text = json.dumps(_without(ruling, edition, later), sort_keys=True, separators=self.separators)
            self._digests[edition] = digest_text(text)
        return self._digests[edition]


def _since(row: dict[str, Any]) -> int:
    since = row.get(SINCE, FIRST_EDITION)
    return since if isinstance(since, int) else FIRST_EDITION


def _tables(data: Any) -> Iterator[dict[str, Any]]:
    """Every table in plain data."""
    inside: Iterable[Any] = ()
    if isinstance(data, dict):
        yield data
        inside = data.values()
    elif isinstance(data, list):
        inside = data
    for value in inside:
        yield from _tables(value)


def _without(data: Any, edition: int, later: set[Any]) -> Any:
    """Plain data as an edition has it: without the rows of later ones, and without their ids in any list."""
    if isinstance(data, dict):
        return {key: _without(value, edition, later) for key, value in data.items() if key != SINCE}
    if not isinstance(data, list):
        return data
    rows = [row for row in data if not (isinstance(row, dict) and _since(row) > edition)]
    return [_without(row, edition, later) for row in rows if not (isinstance(row, str) and row in later)]
