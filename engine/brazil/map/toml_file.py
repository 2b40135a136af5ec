"""Reads a TOML file into a pydantic model, with limits for files from players and one clear error if it is invalid."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from engine.maps.errors import ScenarioError, broken_key
from engine.storage.files import FileError, read_bounded

MOST_BYTES = 64 << 10  # the program's own files have at most 4 KB
MOST_PARTS = 50  # parts of a dotted key: tomllib needs seconds for thousands
Table = TypeVar("Table", bound=BaseModel)


def read_toml(path: Path, table: type[Table]) -> tuple[str, Table]:
    """Reads and validates a TOML file; returns its text and the model. Raises ScenarioError with the first error."""
    try:
        text = read_bounded(path, MOST_BYTES).decode("utf-8").replace("\r\n", "\n")
    except FileError as error:
        raise ScenarioError(path, "", f"cannot be read: {error}", code="unreadable") from error
    except UnicodeDecodeError as error:
        reason = f"cannot be read: byte {error.start} is no UTF-8; save it as text in UTF-8"
        raise ScenarioError(path, "", reason, code="unreadable") from error
    if any(line.partition("=")[0].count(".") >= MOST_PARTS for line in text.splitlines()):
        raise ScenarioError(path, "", f"a key has more than {MOST_PARTS} parts", code="not_toml")
    try:
        return text, table.model_validate(tomllib.loads(text))
    except ValidationError as error:
        raise broken_key(path, text, error, table) from error
    except (ValueError, RecursionError) as error:  # unlimited nesting, or an unlimited number of digits
        raise ScenarioError(path, "", f"is not TOML: {error}", code="not_toml") from error
