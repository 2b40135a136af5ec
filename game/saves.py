"""The player's saved games: where they are, what is in them, newest first."""

from __future__ import annotations

import logging
import os
import re
import time
from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.core.savefile import Head, NewerSave, SaveError, SaveFile, read_head, write_save
from game.display_text import DisplayText, display_text
from game.play.generations import has_earlier

MOST_SEATS = 8
DAY = 86400  # s
log = logging.getLogger(__name__)
MOST_LETTERS = 60
MOST_BYTES = 200 - len("_ 99.imperial.journal.aside-99")  # the longest that is put to a name; disks take 255
DEVICE = re.compile(
    r"(con|prn|aux|nul|(com|lpt)[0-9¹²³]) *(\.|$)", re.IGNORECASE
)  # no file on Windows, whatever its ending
ENDING = ".imperial"  # an ending of our own, so that the system knows whose it is


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What the list of saves shows of one file: what its head says."""

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
        return display_text(self.path.stem)

    @property
    def asked(self) -> int | None:
        """The seat that must decide; None if there is none, or if that was not kept."""
        seat = self.extra.get("asked")
        return seat if type(seat) is int and 0 <= seat < len(self.names) else None

    @property
    def origin(self) -> DisplayText:
        """The game it branched off from, in words."""
        return display_text(self.extra.get("origin", ""))


def printable(text: str, most: int = 200) -> str:
    """A file's name as the settings can keep it: no odd characters, and not without end. Shown is ``display_text``."""
    kept = (letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}" for letter in text[:most])
    return "".join(kept)


def read_summary(path: Path) -> SavedGame:
    """Raises OSError when the file has gone."""
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
        return _told(path, saved, read_head(path))
    except NewerSave as error:
        log.warning("%s", error)
        return SavedGame(path, saved, damaged=True, newer=True)
    except SaveError as error:
        log.warning("save %s cannot be read: %s", path, error)
        return SavedGame(path, saved, damaged=True, before=has_earlier(path))


def _told(path: Path, saved: datetime, head: Head) -> SavedGame:
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
    """The id of the game a save belongs to; empty where the file does not say."""
    try:
        return read_head(path).game
    except SaveError as error:
        log.warning("save %s cannot be read: %s", path, error)
        return ""


def list_saves(folder: Path) -> list[SavedGame]:
    """Newest first, and what a clock that was wrong dated in the future after all others; a damaged file is listed as
    damaged. None where the folder is out of reach."""
    files = []
    try:
        paths = list(folder.glob(f"*{ENDING}"))
    except OSError as error:
        log.warning("the saves can't be listed: %s", error)
        return []
    for path in paths:
        try:
            files.append((path.stat().st_mtime, read_summary(path)))
        except OSError as error:
            log.warning("save %s has gone: %s", path, error)
        except Exception:  # whatever is in it: the menu must come
            log.exception("save %s trips its reader", path)
            files.append((0.0, SavedGame(path, datetime.min, damaged=True)))
    tomorrow = time.time() + DAY  # a disk's own clock, or its time zone, may be somewhat ahead
    files.sort(key=lambda found: (found[0] <= tomorrow, found[0], found[1].path), reverse=True)
    return [save for _, save in files]


def latest(saves: list[SavedGame], games: Container[str], last: str = "") -> SavedGame | None:
    """The game of the file that is called ``last``, else the newest, of those that can still be played on, if need be
    from the state before."""
    found = [save for save in saves if (save.before or save.game in games) and not save.over]
    return min(found, key=lambda save: printable(save.path.name) != last, default=None)


def latest_save(folder: Path, games: Container[str], last: str = "") -> SavedGame | None:
    return latest(list_saves(folder), games, last)


def set_aside(saves: list[SavedGame]) -> list[SavedGame]:
    """Those that can't be opened."""
    return [save for save in saves if save.damaged and not save.before]


def name_of(wanted: str) -> str:
    """What of these letters a file may be called; "" if nothing is left."""
    letters = re.sub(r"[^\w .,'–-]+", "", wanted).strip(" .")[:MOST_LETTERS]
    name = letters.encode()[:MOST_BYTES].decode(errors="ignore").strip(" .")  # a disk counts bytes
    return f"_{name}" if DEVICE.match(name) else name


def free_name(folder: Path, wanted: str, ending: str = ENDING) -> Path:
    """A path of that name that is not taken."""
    clean = name_of(wanted) or "game"
    path = folder / f"{clean}{ending}"
    number = 2
    while os.path.exists(path):  # not of the path: in a folder that can't be entered that is no question but a fault
        path = folder / f"{clean} {number}{ending}"
        number += 1
    return path


def adopt(folder: Path, save: SaveFile, wanted: str) -> Path:
    """Keep a game that came from elsewhere under a name of its own. Raises SaveError."""
    path = free_name(folder, wanted)
    write_save(path, save)
    return path
