"""Stores how far each lesson was played, as JSON in the player's data folder.

A damaged file is moved to quarantine and reported; it is never overwritten.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.storage.files import FileError, is_missing, read_bounded, write_atomically
from game.platform.folders import Folders
from game.platform.quarantine import Quarantined, put_aside
from game.platform.save_list import ENDING


class LessonRecord(BaseModel):
    """A player's progress in a lesson. ``acts``: what no log of moves holds, each with the number of moves before it:
    the name of a thing that was looked at, or "" where the player went on without a goal."""

    model_config = ConfigDict(validate_assignment=True)
    done: bool = False
    open: bool = False  # begun and not finished: its save goes on
    met: Annotated[int, Field(ge=0)] = 0  # steps met or left out so far
    steps: Annotated[int, Field(ge=0)] = 0
    acts: list[tuple[Annotated[int, Field(ge=0)], Annotated[str, Field(max_length=200)]]] = Field(default_factory=list)


class LessonFile(BaseModel):
    """The JSON file's schema: game -> lesson -> record."""

    version: Literal[1] = 1
    lessons: dict[str, dict[str, LessonRecord]] = Field(default_factory=dict)


class LessonBook:
    """Reads and writes the records. File errors are stored in ``damage`` and ``trouble``, never raised."""

    def __init__(self, folders: Folders) -> None:
        self.path = folders.data / "lessons" / "progress.json"
        self.safe = folders.safe
        self.damage: Quarantined | None = None
        self.trouble = ""  # why the last change could not be written; "" if it was
        self._stuck = False  # a damaged file could not be moved away: never write over it

    @cached_property
    def _file(self) -> LessonFile:
        """The file's content, read when it is first wanted."""
        try:
            if self.safe or is_missing(self.path):
                return LessonFile()
            return LessonFile.model_validate_json(read_bounded(self.path))
        except FileError as error:
            self._stuck = True
            self.damage = Quarantined(self.path, None, str(error))
        except (ValidationError, ValueError, RecursionError) as error:
            self.damage = put_aside(self.path, error)
            self._stuck = self.damage.aside is None
        return LessonFile()

    def read(self) -> None:
        """Reads the file, if it was not read yet."""
        _ = self._file

    def record(self, game: str, lesson: str) -> LessonRecord:
        """Returns the record of a lesson; a new one if it was never begun."""
        return self._file.lessons.get(game, {}).get(lesson) or LessonRecord()

    def keep(self, game: str, lesson: str, record: LessonRecord) -> None:
        """Stores a record."""
        self._file.lessons.setdefault(game, {})[lesson] = record
        self._write()

    def _write(self) -> None:
        if self.safe:
            return
        if self._stuck:
            self.trouble = self.damage.detail if self.damage is not None else ""
            return
        try:
            write_atomically(self.path, self._file.model_dump_json(indent=1).encode())
        except FileError as error:
            self.trouble = str(error)
        else:
            self.trouble = ""

    # -- queries ---------------------------------------------------------------------------------------------------

    def begun(self, game: str) -> bool:
        """Whether any lesson of this game was begun."""
        return bool(self._file.lessons.get(game))

    def done(self, game: str, lessons: Sequence[str]) -> int:
        """Returns how many of these lessons are done."""
        return sum(self.record(game, lesson).done for lesson in lessons)

    def next_lesson(self, game: str, lessons: Sequence[str]) -> str:
        """Returns the lesson to go on with: an open one, else the first that is not done; "" if all are done."""
        opened = next((lesson for lesson in lessons if self.record(game, lesson).open), "")
        return opened or next((lesson for lesson in lessons if not self.record(game, lesson).done), "")

    def save_of(self, game: str, lesson: str) -> Path:
        """Returns the path of the save that a lesson goes on from."""
        return self.path.parent / f"{game}-{lesson}{ENDING}"
