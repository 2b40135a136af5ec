"""Lists the player's saved games by their headers, newest first; makes valid file names and stores games from
outside."""

from __future__ import annotations

import logging
import os
import re
import time
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, overload

from engine.storage.save_file import NewerSave, SaveError, SaveFile, SaveHeader, read_head, write_save
from game.i18n.display_text import DisplayText, display_text
from game.platform.backups import has_backup

MOST_SEATS = 8
ELSEWHERE = "elsewhere"  # key in a save's extra: the game was over when it came here
DAY = 86400  # s
log = logging.getLogger(__name__)
MOST_LETTERS = 60
MOST_BYTES = 200 - len("_ 99.imperial.journal.aside-99")  # the longest that is put to a name; disks take 255
DEVICE = re.compile(
    r"(con|prn|aux|nul|(com|lpt)[0-9¹²³]) *(\.|$)", re.IGNORECASE
)  # no file on Windows, whatever its ending
TIME = re.compile(r"(\d{4}-\d\d-\d\d \d\d)\.(\d\d)(?=$| \d+$)")  # at the end of a new game's name, or before its number
ENDING = ".imperial"  # an ending of our own, so that the system knows whose it is


@dataclass(frozen=True, slots=True)
class SavedGame:
    """The entry of one file in the list of saves, read from its header."""

    path: Path
    saved: datetime
    game: str = ""
    setup: Mapping[str, Any] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)  # what the table kept beside the game
    names: tuple[str, ...] = ()  # as they were typed; "" for a seat that is called by what it is
    who: tuple[str, ...] = ()  # a person or a bot's rung, of each seat
    looks: tuple[str, ...] = ()
    over: bool = False
    damaged: bool = False
    newer: bool = False  # nothing is wrong with it: a later program wrote it
    before: bool = False  # damaged, but the save before it is there
    picture: str = ""  # a small PNG in base64
    commitment: str = ""  # the promise about the deal

    @property
    def title(self) -> DisplayText:
        return save_title(self.path.stem)

    @property
    def current_seat(self) -> int | None:
        """The seat that must decide in the saved position; None if there is none, or the save does not say."""
        seat = self.extra.get("asked")
        return seat if type(seat) is int and 0 <= seat < len(self.names) else None

    @property
    def origin(self) -> DisplayText:
        """The game that this one was forked from, in words; "" for none."""
        return display_text(self.extra.get("origin", ""))


def save_title(name: str) -> DisplayText:
    """Returns the name of a save's file as it is shown: a time of day in it has a colon, which no file may have in its
    name on Windows."""
    return display_text(TIME.sub(r"\1:\2", name))


def printable(text: str, most: int = 200) -> str:
    """Returns a file's name as the settings can store it: without odd characters, of limited length. For drawing see
    ``display_text``."""
    kept = (letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}" for letter in text[:most])
    return "".join(kept)


def read_summary(path: Path) -> SavedGame:
    """Returns what the header of a save says; it is cached while the file does not change. Raises OSError when the file
    has gone."""
    found = path.stat()
    return _summary(path, found.st_mtime, (found.st_ino, found.st_size))


@lru_cache(maxsize=500)
def _summary(path: Path, changed: float, which: tuple[int, int]) -> SavedGame:
    """Remembered while the file stays as it is."""
    try:
        saved = datetime.fromtimestamp(changed)
    except (ValueError, OverflowError, OSError):  # a date that no calendar has
        saved = datetime.min
    try:
        return _saved_game(path, saved, read_head(path))
    except NewerSave as error:
        log.warning("%s", error)
        return SavedGame(path, saved, damaged=True, newer=True)
    except SaveError as error:
        log.warning("save %s cannot be read: %s", path, error)
        return SavedGame(path, saved, damaged=True, before=has_backup(path))


def _saved_game(path: Path, saved: datetime, head: SaveHeader) -> SavedGame:
    looks = head.extra.get("colours")
    return SavedGame(
        path,
        saved,
        head.game,
        head.setup,
        head.extra,
        tuple(player.name for player in head.players[:MOST_SEATS]),
        tuple(player.who for player in head.players[:MOST_SEATS]),
        tuple(map(str, looks[:MOST_SEATS])) if isinstance(looks, list) else (),
        head.totals is not None,
        picture=head.picture,
        commitment=head.commitment,
    )


def game_of(path: Path) -> str:
    """Returns the id of the game a save belongs to; "" where the file does not say."""
    try:
        return read_head(path).game
    except SaveError as error:
        log.warning("save %s cannot be read: %s", path, error)
        return ""


class SaveList(Sequence[SavedGame]):
    """The saved games of a folder, newest first, read lazily; saves dated in the future come last, and an unreachable
    folder counts as empty.

    Only names and dates are looked at to list them. The head of a file is read when its entry is asked for, and in
    short what it says is remembered while the file stays as it is: lists of ten thousand open at once.
    """

    def __init__(self, folder: Path | None) -> None:
        """None: an empty list."""
        self.folder = folder or Path()
        found = _dated_names(folder) if folder is not None else []
        tomorrow = time.time() + DAY  # a disk's own clock, or its time zone, may be somewhat ahead
        found.sort(reverse=True)
        found = [file for file in found if file[0] <= tomorrow] + [file for file in found if file[0] > tomorrow]
        self.names = [name for _, name, _ in found]
        self._marks = [mark for _, _, mark in found]
        self._known = _known.setdefault(os.fspath(self.folder), {})
        self._next = 0  # the newest that ``read_next`` has not come to

    def __len__(self) -> int:
        return len(self.names)

    @overload
    def __getitem__(self, index: int) -> SavedGame: ...
    @overload
    def __getitem__(self, index: slice) -> list[SavedGame]: ...
    def __getitem__(self, index: int | slice) -> SavedGame | list[SavedGame]:
        """Reads the header of a file; a damaged file, and one that has gone since, counts as damaged."""
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        path = self.path(index)
        try:
            save = read_summary(path)
        except OSError as error:
            log.warning("save %s has gone: %s", path, error)
            save = SavedGame(path, datetime.min, damaged=True)
        except Exception:  # whatever is in it: the menu must come
            log.exception("save %s trips its reader", path)
            save = SavedGame(path, datetime.min, damaged=True)
        self._known[self.names[index]] = (self._marks[index], replace(save, setup={}, extra={}, picture=""))
        return save

    def path(self, index: int) -> Path:
        return self.folder / self.names[index]

    def known(self, index: int) -> SavedGame | None:
        """Returns the cached entry of the save at this index; None if the file was not read yet, or has changed
        since."""
        mark, save = self._known.get(self.names[index], (None, None))
        return save if mark == self._marks[index] else None

    def unreadable(self) -> list[int]:
        """Returns the indices of the saves that cannot be opened, among those read so far."""
        return [n for n in range(len(self)) if (save := self.known(n)) is not None and cannot_open(save)]

    def read_next(self, most: int) -> list[SavedGame]:
        """Returns the next saves without their large fields, newest first. Reads at most `most` files that are not
        cached."""
        found = []
        while self.unread and most > 0:
            if self.known(self._next) is None:
                self[self._next]
                most -= 1
            if (save := self.known(self._next)) is not None:
                found.append(save)
            self._next += 1
        return found

    @property
    def unread(self) -> bool:
        """Whether ``read_next`` has more saves to return."""
        return self._next < len(self)

    def called(self, name: str) -> SavedGame | None:
        """Returns the save whose file name, as ``printable`` gives it, is this; None if there is none."""
        return next((self[n] for n, own in enumerate(self.names) if name and printable(own) == name), None)


_known: dict[str, dict[str, tuple[tuple[int, ...], SavedGame]]] = {}  # of a folder by name, without what is large


def _dated_names(folder: Path) -> list[tuple[float, str, tuple[int, ...]]]:
    """The files of a folder that are saves by their names: when it was written, name, and what changes with it."""
    found: list[tuple[float, str, tuple[int, ...]]] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if not os.path.normcase(entry.name).endswith(ENDING):
                    continue
                try:
                    about = entry.stat()
                except OSError as error:
                    log.warning("save %s has gone: %s", entry.name, error)
                    continue
                found.append((about.st_mtime, entry.name, (about.st_mtime_ns, about.st_size, about.st_ino)))
    except FileNotFoundError:
        return []
    except OSError as error:
        log.warning("the saves can't be listed: %s", error)
    return found


def list_saves(folder: Path) -> list[SavedGame]:
    """Returns all saved games of a folder as read from their headers, newest first."""
    return list(SaveList(folder))


def can_continue(save: SavedGame, games: Container[str]) -> bool:
    """Returns whether a save can be played on: its game, one of ``games``, is not over; of a damaged one there is a
    backup."""
    return (save.before or save.game in games) and not save.over


def cannot_open(save: SavedGame) -> bool:
    return save.damaged and not save.before


def name_of(wanted: str) -> str:
    """Converts a typed name to a valid file name; "" if nothing is left."""
    letters = re.sub(r"[^\w .,'–-]+", "", wanted).strip(" .")[:MOST_LETTERS]
    name = letters.encode()[:MOST_BYTES].decode(errors="ignore").strip(" .")  # a disk counts bytes
    return f"_{name}" if DEVICE.match(name) else name


def free_name(folder: Path, wanted: str, ending: str = ENDING) -> Path:
    """Returns a path of that name that is not taken yet, if need be with a number."""
    clean = name_of(wanted) or "game"
    path = folder / f"{clean}{ending}"
    number = 2
    while os.path.exists(path):  # not of the path: in a folder that can't be entered that is no question but a fault
        path = folder / f"{clean} {number}{ending}"
        number += 1
    return path


def adopt(folder: Path, save: SaveFile, wanted: str) -> Path:
    """Writes a game from outside (pasted or opened) to a new file in the folder, named as `wanted` where that is free,
    and returns its path. A finished game is marked as not played here. Raises SaveError."""
    path = free_name(folder, wanted)
    write_save(path, save if save.totals is None else _marked(save))
    return path


def _marked(save: SaveFile) -> SaveFile:
    whole = save.model_dump(mode="json")
    marked = SaveFile.model_validate({**whole, "extra": {**save.extra, ELSEWHERE: True}})
    marked.checksum = marked.compute_checksum()
    return marked
