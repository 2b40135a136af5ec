"""The player's saved games: where they are, what is in them, newest first."""

from __future__ import annotations

import logging
import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.core.savefile import NewerSave, SaveError, read_save
from game.play.generations import earlier

MOST_SEATS = 8
log = logging.getLogger(__name__)
ENDING = ".imperial"  # JSON; an ending of our own, so that the system knows whose it is


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What the list of saves shows of one file."""

    path: Path
    saved: datetime
    game: str = ""
    setup: Mapping[str, Any] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)  # what the table kept beside the game
    names: tuple[str, ...] = ()
    looks: tuple[str, ...] = ()
    over: bool = False
    damaged: bool = False
    newer: bool = False  # nothing is wrong with it: a later program wrote it
    before: bool = False  # damaged, but the save before it is there

    @property
    def title(self) -> str:
        return printable(self.path.stem)


def printable(text: str, most: int = 200) -> str:
    """What a font can draw of a text from a file: no odd characters, and not without end."""
    kept = (letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}" for letter in text[:most])
    return "".join(kept)


def read_summary(path: Path) -> SavedGame:
    """Raises OSError when the file has gone."""
    found = path.stat()
    return _summary(path, found.st_mtime, found.st_size)


@lru_cache(maxsize=500)
def _summary(path: Path, changed: float, size: int) -> SavedGame:
    """Remembered while the file stays as it is: to read a whole save takes a while."""
    try:
        saved = datetime.fromtimestamp(changed)
    except (ValueError, OverflowError, OSError):  # a date that no calendar has
        saved = datetime.min
    try:
        save = read_save(path)
        return SavedGame(
            path,
            saved,
            save.game,
            save.setup,
            save.extra,
            tuple(player.name for player in save.players[:MOST_SEATS]),
            tuple(map(str, save.extra["colours"][:MOST_SEATS])),
            save.totals is not None,
        )
    except NewerSave as error:
        log.warning("%s", error)
        return SavedGame(path, saved, damaged=True, newer=True)
    except (SaveError, ValueError, LookupError, TypeError) as error:
        log.warning("save %s cannot be read: %s", path, error)
        return SavedGame(path, saved, damaged=True, before=earlier(path) is not None)


def game_of(path: Path) -> str:
    """The id of the game a save belongs to; empty where the file does not say."""
    try:
        return read_save(path).game
    except SaveError as error:
        log.warning("save %s cannot be read: %s", path, error)
        return ""


def _newest_first(folder: Path) -> Iterator[SavedGame]:
    """Read one by one, as they are wanted."""
    files = []
    for path in folder.glob(f"*{ENDING}"):
        try:
            files.append((path.stat().st_mtime, path))
        except OSError as error:
            log.warning("save %s has gone: %s", path, error)
    for _, path in sorted(files, reverse=True):
        try:
            yield read_summary(path)
        except OSError as error:
            log.warning("save %s has gone: %s", path, error)


def list_saves(folder: Path) -> list[SavedGame]:
    """Newest first; a damaged file is listed as damaged."""
    return list(_newest_first(folder))


def latest_save(folder: Path, games: Container[str]) -> SavedGame | None:
    """The newest game, of those there are, that can still be played on."""
    return next((save for save in _newest_first(folder) if save.game in games and not save.over), None)


def free_name(folder: Path, wanted: str) -> Path:
    """A path of that name that is not taken."""
    clean = re.sub(r"[^\w .,'-]+", "", wanted).strip(" .")[:60] or "game"
    path = folder / f"{clean}{ENDING}"
    number = 2
    while path.exists():
        path = folder / f"{clean} {number}{ENDING}"
        number += 1
    return path
