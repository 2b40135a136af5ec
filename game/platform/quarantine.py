"""Renames a file of the player's that cannot be read, so that it is kept but not opened again."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from engine.storage.files import is_missing


@dataclass(frozen=True, slots=True)
class Quarantined:
    """The fault of a file, and where the file was moved (None: it could not be moved)."""

    path: Path
    aside: Path | None
    detail: str


def put_aside(path: Path, error: Exception) -> Quarantined:
    """Renames an unreadable file, so that it is not read again, and returns its old path, the new one (None if it can't
    be renamed, and stays) and the error's first line."""
    for number in range(1, 100):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if is_missing(aside):
            break
    try:
        os.replace(path, aside)
    except OSError:
        return Quarantined(path, None, _first_line(error))
    return Quarantined(path, aside, _first_line(error))


def _first_line(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return f"{place}: {first['msg']}" if place else str(first["msg"])
    return str(error).splitlines()[0]
