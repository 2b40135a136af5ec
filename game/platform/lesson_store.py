"""Stores the player's progress in each lesson, as JSON in the player's data folder.

A damaged file is moved to quarantine and reported; it is never overwritten.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from game.platform.folders import Folders
from game.platform.json_store import JsonStore
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


class LessonStore(JsonStore[LessonFile]):
    """Reads and writes the records."""

    schema = LessonFile

    def __init__(self, folders: Folders) -> None:
        super().__init__(folders.data / "lessons" / "progress.json", folders.safe)

    def record(self, game: str, lesson: str) -> LessonRecord:
        """Returns the record of a lesson; a new one if it was never begun."""
        return self._file.lessons.get(game, {}).get(lesson) or LessonRecord()

    def keep(self, game: str, lesson: str, record: LessonRecord) -> None:
        """Stores the record of a lesson and writes the file."""
        self._file.lessons.setdefault(game, {})[lesson] = record
        self._write()

    # -- queries ---------------------------------------------------------------------------------------------------

    def begun(self, game: str) -> bool:
        """Returns whether there is a record of any lesson of this game."""
        return bool(self._file.lessons.get(game))

    def done(self, game: str, lessons: Sequence[str]) -> int:
        """Returns how many of these lessons are done."""
        return sum(self.record(game, lesson).done for lesson in lessons)

    def next_lesson(self, game: str, lessons: Sequence[str]) -> str:
        """Returns the lesson to continue with: an unfinished one, else the first that is not done; "" if all are
        done."""
        opened = next((lesson for lesson in lessons if self.record(game, lesson).open), "")
        return opened or next((lesson for lesson in lessons if not self.record(game, lesson).done), "")

    def save_of(self, game: str, lesson: str) -> Path:
        """Returns the path of the saved game with which a lesson is continued, whether it exists or not."""
        return self.path.parent / f"{game}-{lesson}{ENDING}"
