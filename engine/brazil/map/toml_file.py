"""Reading a file of maps, the program's own or a player's: it is what it should be, or there is one clear error."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from engine.maps.errors import ScenarioError, broken_key
from engine.storage.files import FileError, read_bounded

MOST_BYTES = 64 << 10  # the longest of the program's own is 4 KB
MOST_PARTS = 50  # of a key: tomllib takes seconds for thousands
Table = TypeVar("Table", bound=BaseModel)


def read_toml(path: Path, table: type[Table]) -> tuple[str, Table]:
    """The text of a file, and what it says. Raises ScenarioError with its first fault."""
    try:
        text = read_bounded(path, MOST_BYTES).decode("utf-8").replace("\r\n", "\n")
    except FileError as error:
        raise ScenarioError(path, "", f"cannot be read: {error}", code="unreadable") from error
    except UnicodeDecodeError as error:
        reason = f"cannot be read: byte {error.start} is no UTF-8; save it as text in UTF-8"
        raise ScenarioError(path, "", reason, code="unreadable") from error
    if any(line.partition("=")[0].count(".") >= MOST_PARTS for line in text.splitlines()):
        raise ScenarioError(path, "", f"is no map: a key has more than {MOST_PARTS} parts", code="not_toml")
    try:
        return text, table.model_validate(tomllib.loads(text))
    except ValidationError as error:
        raise broken_key(path, text, error) from error
    except (ValueError, RecursionError) as error:  # brackets within brackets, or a number, without end
        raise ScenarioError(path, "", f"is not TOML: {error}", code="not_toml") from error
