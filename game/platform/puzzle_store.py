"""Stores the player's puzzles and results in the data folder: those from own games for spaced repetition, stars of all
others.

`puzzles/book.json` says where each puzzle stands; each puzzle of an own game is a file beside it. JSON instead of the
database of statistics: a puzzle is written once and read when it is opened, the store is small and replaced atomically,
and each file can be lost alone. A damaged file is put aside and told; a lost store is made anew from the puzzles.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.core.rules import Rules
from engine.puzzles.leitner import DAYS, Repetition, after, begun
from engine.puzzles.puzzle import Id, OpenPuzzle, Puzzle, PuzzleError, opened
from engine.puzzles.puzzle_text import read_puzzle, write_puzzle
from engine.storage.files import FileError, is_missing
from engine.storage.save_header import Name
from game.platform.folders import Folders
from game.platform.json_store import JsonStore
from game.platform.quarantine import put_aside

log = logging.getLogger(__name__)
MAX_OWN_PUZZLES = 500  # puzzles of own games: of more the newest are not kept
Stars = Annotated[int, Field(ge=0, le=3)]


class OwnRecord(BaseModel):
    """The record of a puzzle from an own game. `tries` counts all of them."""

    model_config = ConfigDict(validate_assignment=True)
    game: Name
    added: date
    due: date
    box: Annotated[int, Field(ge=0, lt=len(DAYS))] = 0
    tries: Annotated[int, Field(ge=0)] = 0


class PuzzleFile(BaseModel):
    """The JSON file's schema. `stars`: the best result in each other puzzle by game and id; `days`: the dates on which
    the puzzle of the day was solved, by game."""

    version: Literal[1] = 1
    own: dict[Id, OwnRecord] = Field(default_factory=dict)
    solved: Annotated[int, Field(ge=0)] = 0  # own puzzles that left the last box
    stars: dict[str, dict[str, Stars]] = Field(default_factory=dict)
    days: dict[str, list[date]] = Field(default_factory=dict)


class PuzzleStore(JsonStore[PuzzleFile]):
    """Reads and writes the puzzles."""

    schema = PuzzleFile

    def __init__(self, folders: Folders) -> None:
        self.folder = folders.data / "puzzles"
        super().__init__(self.folder / "book.json", folders.safe)

    def _made_anew(self) -> PuzzleFile:
        """Returns records of the puzzles whose files are there, each as if it were new and due."""
        made = PuzzleFile()
        for path in sorted(self.folder.glob("own-*.json")):
            try:
                puzzle, day = read_puzzle(path), date.fromtimestamp(path.stat().st_mtime)
            except (PuzzleError, OSError, ValueError) as error:
                log.warning("%s", error)
                continue
            if puzzle.id == path.stem:
                made.own[puzzle.id] = OwnRecord(game=puzzle.game, added=day, due=day)
        return made

    # -- puzzles of own games --------------------------------------------------------------------------------------

    def add(self, puzzles: Iterable[Puzzle], today: date) -> int:
        """Stores new puzzles of own games, while fewer than MAX_OWN_PUZZLES are stored, to be solved first some
        days after `today`; skips those stored already. Returns how many were added; in a safe start none."""
        added = 0
        for puzzle in puzzles:
            if puzzle.id in self._file.own or len(self._file.own) >= MAX_OWN_PUZZLES or self.safe:
                continue
            try:
                write_puzzle(self._path_of(puzzle.id), puzzle)
            except FileError as error:
                self.error = str(error)
                return added
            self._file.own[puzzle.id] = OwnRecord(game=puzzle.game, added=today, due=begun(today).due)
            added += 1
        if added:
            self._write()
        return added

    def own(self, game: str = "") -> dict[str, OwnRecord]:
        """Returns the records of the puzzles made from the player's own games, by puzzle id, those due first; only of
        this game, with "" of all games."""
        kept = [(name, one) for name, one in self._file.own.items() if game in ("", one.game)]
        return dict(sorted(kept, key=lambda pair: (pair[1].due, pair[1].added, pair[0])))

    def due(self, today: date, game: str = "") -> list[str]:
        """Returns the ids of the puzzles that are due, longest due first. `game` "": of all games."""
        return [name for name, one in self.own(game).items() if one.due <= today]

    def boxes(self, game: str = "") -> tuple[int, ...]:
        """Returns, for each box of the spaced repetition, how many puzzles of own games are in it; only of this game,
        with "" of all games."""
        kept = self.own(game).values()
        return tuple(sum(one.box == box for one in kept) for box in range(len(DAYS)))

    @property
    def solved(self) -> int:
        """The number of puzzles from own games that were solved in the last box and left the store."""
        return self._file.solved

    def open(self, name: str, games: Mapping[str, Rules[Any, Any]]) -> OpenPuzzle[Any, Any]:
        """Plays a puzzle of an own game up to its position and returns it opened. One that can't be opened is dropped,
        its file put aside. Raises PuzzleError."""
        path = self._path_of(name)
        try:
            return opened(read_puzzle(path), games)
        except PuzzleError as error:
            if not is_missing(path):
                put_aside(path, error)
            self._file.own.pop(name, None)
            self._write()
            raise

    def tried(self, name: str, solved: bool, today: date) -> OwnRecord | None:
        """Records a try at a puzzle of an own game: solved moves it to the next box of the spaced repetition if it is
        due, failed to the first. Solved in the last box it is deleted. Returns its updated record; None if it was
        deleted or is not stored."""
        record = self._file.own.get(name)
        if record is None:
            return None
        stands = after(Repetition(record.box, record.due), solved, today)
        if stands is None:
            self._file.solved += 1
            self.drop(name)
            return None
        record.box, record.due, record.tries = stands.box, stands.due, record.tries + 1
        self._write()
        return record

    def drop(self, name: str) -> None:
        """Deletes a puzzle of an own game and its file, such as one whose better turn was found in the review."""
        if self._file.own.pop(name, None) is None:
            return
        self._write()
        try:
            self._path_of(name).unlink(missing_ok=True)
        except OSError as error:
            log.warning("%s", error)

    def _path_of(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    # -- the collection and the puzzle of the day ----------------------------------------------------------------------

    def stars(self, game: str, name: str) -> int | None:
        """Returns the best result (0 to 3 stars) stored for a puzzle of the collection; None if it was never tried."""
        return self._file.stars.get(game, {}).get(name)

    def keep_stars(self, game: str, name: str, stars: int) -> None:
        """Stores the result in a puzzle of the collection if it is the best so far."""
        kept = self._file.stars.setdefault(game, {})
        if stars > kept.get(name, -1):
            kept[name] = stars
            self._write()

    def keep_day(self, game: str, day: date) -> None:
        """Stores that a game's puzzle of the day was solved on this date."""
        days = self._file.days.setdefault(game, [])
        if day not in days:
            days.append(day)
            days.sort()
            self._write()

    def day_solved(self, game: str, day: date) -> bool:
        """Returns whether a game's puzzle of the day was solved on this date."""
        return day in self._file.days.get(game, [])
