"""The journal's file format: its header and lines, and reading and checking them. `journal.py` writes it, `resume.py`
replays it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict
from pydantic_core import from_json

from engine.core.deal import JointDeal
from engine.core.signed_chain import Do, SignedLine
from engine.storage import sealing
from engine.storage.files import FileError, read_bounded
from engine.storage.hash_chain import link
from engine.storage.save_file import SavedOccupant, one_line
from engine.storage.sealing import NoKey

FORMAT = "imperial-journal"
VERSION = 4  # 1: never sealed; 2: sealed with a cipher of our own; 3: no signatures
OPEN = ("format", "version", "game", "commitment", "key")  # header fields that are never sealed


class JournalError(Exception):
    """A journal can't be written, read or replayed: file, line and reason in one sentence. `line` counts from 1; the
    lines before it are valid, and stand in `contents` where the journal was read that far."""

    def __init__(self, path: Path, line: int, reason: str, contents: JournalContents | None = None) -> None:
        super().__init__(f"{path}: line {line}: {reason}" if line else f"{path}: {reason}")
        self.line = line
        self.contents = contents


class JournalNewer(JournalError):
    """The journal was written by a later version of the program; it is not damaged."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(
            path, 1, f"version: written by a newer program (journals {version}, here {VERSION}); update this one"
        )


class JournalUnreadable(JournalError):
    """The journal's bytes can't be read now, because of the disk; the journal itself may be intact."""


class JournalEmpty(JournalError):
    """The journal's header line is incomplete, as after a full disk: it contains nothing."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, 1, "was never written to its end; the journal tells nothing")


class JournalBusy(JournalError):
    """Another process is playing this game."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, 0, "is being written by another program; close the game there")


class JournalHeader(BaseModel):
    """The first line of a journal: game, seed, setup and players. `save` is the seal of the save it continues from, ""
    if it begins with the setup; `key` the name of the sealing key, "" for none."""

    model_config = ConfigDict(extra="forbid")

    do: Literal["begin"] = "begin"
    format: Literal["imperial-journal"] = "imperial-journal"
    version: Literal[1, 2, 3, 4] = 4
    game: str
    commitment: str = ""
    key: str = ""
    seed: int
    nonce: str = ""
    deal: JointDeal | None = None
    setup: dict[str, Any]
    players: list[SavedOccupant]
    components: str
    save: str = ""
    digest: str
    link: str = ""


class JournalLine(BaseModel):
    """A line after the header. `move` is the move played or replayed; `seat` the seat that took a move back, None for
    the last move of any seat. `signed` is the signed line of a game dealt by all its people, which alone has lines
    that change no position."""

    model_config = ConfigDict(extra="forbid")

    do: Do
    move: dict[str, Any] | None = None
    seat: int | None = None
    signed: SignedLine | None = None
    digest: str
    link: str


@dataclass(slots=True)
class JournalContents:
    """A journal as read from disk. `size` is the number of bytes up to the last complete line, `read` that of the file;
    `torn` tells whether an incomplete line follows."""

    begin: JournalHeader
    lines: list[JournalLine] = field(default_factory=list)
    size: int = 0
    read: int = 0
    torn: bool = False

    @property
    def last(self) -> str:
        """The hash-chain link of the last line, that of the header if there is no other."""
        return self.lines[-1].link if self.lines else self.begin.link


def read_journal(path: Path) -> JournalContents:
    """Reads a journal, checks its hash chain, and returns its header and lines. Raises JournalError with line and
    reason; JournalNewer, JournalUnreadable, JournalEmpty."""
    try:
        data = read_bounded(path)
    except FileError as error:
        kind = JournalUnreadable if isinstance(error.__cause__, OSError) else JournalError
        raise kind(path, 0, f"could not be read ({error})") from error
    contents: JournalContents | None = None
    texts = data.split(b"\n")
    for number, text in enumerate(texts[:-1], 1):
        line = _parsed(path, number, text, contents)
        if isinstance(line, JournalHeader):
            contents = JournalContents(line, read=len(data))
        elif contents is not None:
            contents.lines.append(line)
        if contents is not None:
            contents.size += len(text) + 1
    if contents is None:
        raise JournalEmpty(path)
    contents.torn = texts[-1] != b""
    return contents


def _parsed(path: Path, number: int, text: bytes, contents: JournalContents | None) -> JournalHeader | JournalLine:
    """Parses one complete line and checks its link. Raises JournalError."""
    try:
        data = from_json(text, allow_inf_nan=False)
        if not isinstance(data, dict):
            raise ValueError("is no line of a journal")
        version = data.get("version", VERSION)
        if contents is None and data.get("format") == FORMAT and isinstance(version, int) and version > VERSION:
            raise JournalNewer(path, version)
        after = link(contents.last if contents else "", {name: value for name, value in data.items() if name != "link"})
        if data.get("link") != after:
            raise ValueError("does not follow from the line before")
        data = _unboxed(path, data, contents)
        return JournalHeader.model_validate(data) if contents is None else JournalLine.model_validate(data)
    except NoKey as error:
        raise JournalError(path, number, str(error), contents) from error
    except (ValueError, RecursionError) as error:
        raise JournalError(path, number, f"{one_line(error)}; the journal is damaged here", contents) from error


def _unboxed(path: Path, data: dict[str, Any], contents: JournalContents | None) -> dict[str, Any]:
    """Returns the data of a line with its sealed part opened. Raises ValueError, NoKey."""
    box = data.pop("box", None)
    if box is None:
        return data
    name = contents.begin.key if contents else data.get("key")
    inside = from_json(sealing.find(str(name), path).open(str(box), contents.last if contents else ""))
    if not isinstance(inside, dict):
        raise ValueError("what is sealed is no line of a journal")
    return {**inside, **data}
