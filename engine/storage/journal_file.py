"""The file of a journal: its lines, and reading them. `journal.py` writes it, `resume.py` plays it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict
from pydantic_core import from_json

from engine.storage import sealing
from engine.storage.files import FileError, read_bounded
from engine.storage.hash_chain import link
from engine.storage.save_file import SavedOccupant, one_line
from engine.storage.sealing import NoKey

FORMAT = "imperial-journal"
VERSION = 2
OPEN = ("format", "version", "game", "commitment", "key")  # what is never sealed


class JournalError(Exception):
    """A journal that can't be written, read or played: file, line and reason in one sentence. `line` counts from 1;
    what stands before it is good, and is `told` where the journal was read that far."""

    def __init__(self, path: Path, line: int, reason: str, told: JournalContents | None = None) -> None:
        super().__init__(f"{path}: line {line}: {reason}" if line else f"{path}: {reason}")
        self.line = line
        self.told = told


class JournalNewer(JournalError):
    """A journal of a later version of the program; there is nothing wrong with it."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(
            path, 1, f"version: written by a newer program (journals {version}, here {VERSION}); update this one"
        )


class JournalUnreadable(JournalError):
    """The disk does not give the journal's bytes, now; they may be as good as ever."""


class JournalEmpty(JournalError):
    """A journal whose first line was never written to its end, as a full disk leaves it: it tells nothing."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, 1, "was never written to its end; the journal tells nothing")


class JournalBusy(JournalError):
    """Another program plays this very game."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, 0, "is being written by another program; close the game there")


class JournalHeader(BaseModel):
    """The first line: the game that is played, and the seal of the save it goes on from, "" if from its setup. `key`
    is the name of the key that is sealed with, "" if none."""

    model_config = ConfigDict(extra="forbid")

    do: Literal["begin"] = "begin"
    format: Literal["imperial-journal"] = "imperial-journal"
    version: Literal[1, 2] = 2
    game: str
    commitment: str = ""
    key: str = ""
    seed: int
    nonce: str = ""
    setup: dict[str, Any]
    players: list[SavedOccupant]
    components: str
    save: str = ""
    digest: str
    link: str = ""


class JournalLine(BaseModel):
    """A line after the first. `move` is what was played or played again; `seat` who took back, None: anybody's last."""

    model_config = ConfigDict(extra="forbid")

    do: Literal["move", "undo", "redo", "hand_over"]
    move: dict[str, Any] | None = None
    seat: int | None = None
    digest: str
    link: str


@dataclass(slots=True)
class JournalContents:
    """What a journal holds: its first line, the others, how many bytes of it are whole, how many there are, and whether
    some were torn off."""

    begin: JournalHeader
    lines: list[JournalLine] = field(default_factory=list)
    size: int = 0
    read: int = 0
    torn: bool = False

    @property
    def last(self) -> str:
        """The last link."""
        return self.lines[-1].link if self.lines else self.begin.link


def read_journal(path: Path) -> JournalContents:
    """Read a journal and check its chain. Raises JournalError with the line and the reason; JournalNewer,
    JournalUnreadable, JournalEmpty."""
    try:
        data = read_bounded(path)
    except FileError as error:
        kind = JournalUnreadable if isinstance(error.__cause__, OSError) else JournalError
        raise kind(path, 0, f"could not be read ({error})") from error
    told: JournalContents | None = None
    texts = data.split(b"\n")
    for number, text in enumerate(texts[:-1], 1):
        line = _parsed(path, number, text, told)
        if isinstance(line, JournalHeader):
            told = JournalContents(line, read=len(data))
        elif told is not None:
            told.lines.append(line)
        if told is not None:
            told.size += len(text) + 1
    if told is None:
        raise JournalEmpty(path)
    told.torn = texts[-1] != b""
    return told


def _parsed(path: Path, number: int, text: bytes, told: JournalContents | None) -> JournalHeader | JournalLine:
    """One whole line, its link checked. Raises JournalError."""
    try:
        data = from_json(text, allow_inf_nan=False)
        if not isinstance(data, dict):
            raise ValueError("is no line of a journal")
        version = data.get("version", VERSION)
        if told is None and data.get("format") == FORMAT and isinstance(version, int) and version > VERSION:
            raise JournalNewer(path, version)
        after = link(told.last if told else "", {name: value for name, value in data.items() if name != "link"})
        if data.get("link") != after:
            raise ValueError("does not follow from the line before")
        data = _unboxed(path, data, told)
        return JournalHeader.model_validate(data) if told is None else JournalLine.model_validate(data)
    except NoKey as error:
        raise JournalError(path, number, str(error), told) from error
    except (ValueError, RecursionError) as error:
        raise JournalError(path, number, f"{one_line(error)}; the journal is damaged here", told) from error


def _unboxed(path: Path, data: dict[str, Any], told: JournalContents | None) -> dict[str, Any]:
    """The data of a line with what is sealed in it. Raises ValueError, NoKey."""
    box = data.pop("box", None)
    if box is None:
        return data
    name = told.begin.key if told else data.get("key")
    inside = from_json(sealing.find(str(name), path).open(str(box), told.last if told else ""))
    if not isinstance(inside, dict):
        raise ValueError("what is sealed is no line of a journal")
    return {**inside, **data}
