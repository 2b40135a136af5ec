"""Reads the component files of a game's box (cards, tiles, numbers) into typed tables, and digests them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.core.digest import digest_text
from engine.core.validation import adapter, first_fault

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


T = TypeVar("T")
C = TypeVar("C", bound=Component)


def read_toml(path: Path) -> dict[str, Any]:
    """Reads a TOML file. Raises ComponentError."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ComponentError(path, "", str(error)) from error


def checked(path: Path, place: tuple[str | int, ...], shape: type[T], data: Any) -> T:
    """Converts data that stands at a place of a file to a type. Raises ComponentError."""
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
        self._files: dict[str, dict[str, Any]] = {}
        self._digest = ""

    def path(self, name: str) -> Path:
        """The path of a file by its name without ending."""
        return self.folder / f"{name}.toml"

    def file(self, name: str) -> dict[str, Any]:
        """Reads a whole file. Raises ComponentError."""
        if name not in self._files:
            self._files[name] = read_toml(self.path(name))
        return self._files[name]

    def whole(self, name: str, shape: type[T]) -> T:
        """Reads a whole file as one type. Raises ComponentError."""
        return checked(self.path(name), (), shape, self.file(name))

    def read(self, name: str, key: str, shape: type[T]) -> T:
        """Reads what stands in a file under a key. Raises ComponentError."""
        data = self.file(name)
        if key not in data:
            raise ComponentError(self.path(name), key, "is missing")
        return checked(self.path(name), (key,), shape, data[key])

    def rows(self, name: str, key: str, shape: type[T]) -> list[T]:
        """Reads a list of tables. Raises ComponentError."""
        rows: list[T] = self.read(name, key, list[shape])  # type: ignore[valid-type]
        return rows

    def by_id(self, name: str, key: str, shape: type[C]) -> dict[str, C]:
        """Reads a list of components by id, in the order of the file. Raises ComponentError, also for an id that two of
        them have."""
        found: dict[str, C] = {}
        for row in self.rows(name, key, shape):
            if row.id in found:
                raise ComponentError(self.path(name), key, f"the id {row.id} is used twice")
            found[row.id] = row
        return found

    def ruling(self, name: str, data: dict[str, Any]) -> Any:
        """The part of a file that the rules depend on."""
        return data

    def digest(self) -> str:
        """The fingerprint of what all files rule; remarks and blanks don't matter. Raises ComponentError."""
        if not self._digest:
            names = sorted(path.stem for path in self.folder.glob("*.toml"))
            data = {name: self.ruling(name, self.file(name)) for name in names}
            ruling = {name: part for name, part in data.items() if part is not None}
            self._digest = digest_text(json.dumps(ruling, sort_keys=True, separators=self.separators))
        return self._digest
