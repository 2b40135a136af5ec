"""Base class of stores of the player's records in a small JSON file: read on first use, replaced atomically."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import BaseModel, ValidationError

from engine.storage.files import FileError, is_missing, read_bounded, write_atomically
from game.platform.quarantine import Quarantined, put_aside

F = TypeVar("F", bound=BaseModel)


class JsonStore(Generic[F]):
    """Reads and writes one file of a pydantic model. A damaged file is moved to quarantine, never written over. Faults
    are stored in ``damage`` and ``error``, never raised."""

    schema: type[F]

    def __init__(self, path: Path, safe: bool) -> None:
        """``safe``: the player's file is neither read nor written."""
        self.path = path
        self.safe = safe
        self.damage: Quarantined | None = None
        self.error = ""  # why the last change could not be written; "" if it was
        self._stuck = False  # a damaged file could not be moved away: never write over it

    @cached_property
    def _file(self) -> F:
        """The file's content, read when it is first wanted."""
        try:
            if self.safe:
                return self.schema()
            if not is_missing(self.path):
                return self.schema.model_validate_json(read_bounded(self.path))
        except FileError as error:
            self._stuck = True
            self.damage = Quarantined(self.path, None, str(error))
            return self.schema()
        except (ValidationError, ValueError, RecursionError) as error:
            self.damage = put_aside(self.path, error)
            self._stuck = self.damage.aside is None
        return self._made_anew()

    def _made_anew(self) -> F:
        """Returns the content where there is no file, or a damaged one."""
        return self.schema()

    def read(self) -> None:
        """Reads the file into memory, if it was not read yet."""
        _ = self._file

    def _write(self) -> None:
        if self.safe:
            return
        if self._stuck:
            self.error = self.damage.detail if self.damage is not None else ""
            return
        try:
            write_atomically(self.path, self._file.model_dump_json(indent=1).encode())
        except FileError as error:
            self.error = str(error)
        else:
            self.error = ""
