"""The player's saved games: where they are, what is in them, newest first."""

from __future__ import annotations

import logging
import re
from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.core.savefile import SaveError, read_save

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

    @property
    def title(self) -> str:
        return self.path.stem


def read_summary(path: Path) -> SavedGame:
    """Raises OSError when the file has gone."""
    saved = datetime.fromtimestamp(path.stat().st_mtime)
    try:
        save = read_save(path)
        return SavedGame(
            path,
            saved,
            save.game,
            save.setup,
            save.extra,
            tuple(player.name for player in save.players),
            tuple(map(str, save.extra["colours"])),
            save.totals is not None,
        )
    except (SaveError, ValueError, KeyError, TypeError) as error:
        log.warning("save %s cannot be read: %s", path, error)
        return SavedGame(path, saved, damaged=True)


def game_of(path: Path) -> str:
    """The id of the game a save belongs to; empty where the file does not say."""
    try:
        return read_save(path).game
    except SaveError as error:
        log.warning("save %s cannot be read: %s", path, error)
        return ""


def list_saves(folder: Path) -> list[SavedGame]:
    """Newest first; a damaged file is listed as damaged."""
    if not folder.is_dir():
        return []
    found = []
    for path in folder.glob(f"*{ENDING}"):
        try:
            found.append(read_summary(path))
        except OSError as error:
            log.warning("save %s has gone: %s", path, error)
    return sorted(found, key=lambda save: save.saved, reverse=True)


def latest_save(folder: Path, games: Container[str]) -> SavedGame | None:
    """The newest game, of those there are, that can still be played on."""
    return next((save for save in list_saves(folder) if save.game in games and not save.over), None)


def free_name(folder: Path, wanted: str) -> Path:
    """A path of that name that is not taken."""
    clean = re.sub(r"[^\w .,'-]+", "", wanted).strip(" .")[:60] or "game"
    path = folder / f"{clean}{ENDING}"
    number = 2
    while path.exists():
        path = folder / f"{clean} {number}{ENDING}"
        number += 1
    return path
