"""The player's saved games: where they are, what is in them, newest first."""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.texts import Texts

log = logging.getLogger(__name__)
ENDING = ".imperial"  # JSON; an ending of our own, so that the system knows whose it is
AUTOSAVE = "autosave"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What the list of saves shows of one file."""

    path: Path
    saved: datetime
    scenario: str = ""
    names: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    round: int = 0
    era: int = 0
    over: bool = False
    damaged: bool = False

    @property
    def title(self) -> str:
        return self.path.stem

    def describe(self, texts: Texts) -> str:
        if self.damaged:
            return texts("save-damaged")
        when = texts("save-when", date=self.saved.strftime("%Y-%m-%d"), time=self.saved.strftime("%H:%M"))
        state = texts("save-over") if self.over else texts("save-round", round=self.round, era=self.era)
        title = texts(f"scenario-{self.scenario.replace('_', '-')}-title")
        return f"{title}, {state}\n{', '.join(self.names)}\n{when}"


def read_summary(path: Path) -> SavedGame:
    saved = datetime.fromtimestamp(path.stat().st_mtime)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        extra = data["extra"]
        return SavedGame(
            path,
            saved,
            str(data["setup"]["scenario"]),
            tuple(map(str, extra["names"])),
            tuple(map(str, extra["colours"])),
            int(extra["round"]),
            int(extra["era"]),
            data["totals"] is not None,
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        log.warning("save %s cannot be read: %s", path, error)
        return SavedGame(path, saved, damaged=True)


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


def latest_save(folder: Path) -> SavedGame | None:
    """The newest game that can still be played on."""
    return next((save for save in list_saves(folder) if not save.damaged and not save.over), None)


def free_name(folder: Path, wanted: str) -> Path:
    """A path of that name that is not taken."""
    clean = re.sub(r"[^\w .,'-]+", "", wanted).strip(" .")[:60] or "game"
    path = folder / f"{clean}{ENDING}"
    number = 2
    while path.exists():
        path = folder / f"{clean} {number}{ENDING}"
        number += 1
    return path
