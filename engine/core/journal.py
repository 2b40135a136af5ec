"""A journal beside a save: a line for every move, undo, redo and hand-over, on the disk before it is shown.

Nothing is ever taken out of it: undo and redo are lines too. Every line bears the digest of the position it led to and
a link of a hash chain, so that what is missing or changed in the middle is found. A save says at which link it was
taken; what the journal tells after that link is played on it, exactly, so that nothing is lost when the program is.
A last line without its end was being written when all stopped: it was never shown, and it is left out.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict
from pydantic_core import from_json

from engine.core.chain import canonical, link
from engine.core.files import FileFault, lock, read_bounded, sync_folder
from engine.core.move import Seat
from engine.core.savefile import Player, SaveFile, one_line
from engine.core.session import Session

FORMAT = "imperial-journal"
VERSION = 1


class JournalError(Exception):
    """A journal that can't be written, read or played: file, line and reason in one sentence. `line` counts from 1;
    what stands before it is good, and is `told` where the journal was read that far."""

    def __init__(self, path: Path, line: int, reason: str, told: Told | None = None) -> None:
        super().__init__(f"{path}: line {line}: {reason}" if line else f"{path}: {reason}")
        self.line = line
        self.told = told


class JournalBusy(JournalError):
    """Another program plays this very game."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, 0, "is being written by another program; close the game there")


class Begin(BaseModel):
    """The first line: the game that is played, and the seal of the save it goes on from, "" if from its setup."""

    model_config = ConfigDict(extra="forbid")

    do: Literal["begin"] = "begin"
    format: Literal["imperial-journal"] = "imperial-journal"
    version: Literal[1] = 1
    game: str
    seed: int
    setup: dict[str, Any]
    players: list[Player]
    components: str
    save: str = ""
    digest: str
    link: str = ""


class Line(BaseModel):
    """A line after the first. `move` is what was played or played again; `seat` who took back, None: anybody's last."""

    model_config = ConfigDict(extra="forbid")

    do: Literal["move", "undo", "redo", "hand_over"]
    move: dict[str, Any] | None = None
    seat: int | None = None
    digest: str
    link: str


@dataclass(slots=True)
class Told:
    """What a journal holds: its first line, the others, how many bytes of it are whole, how many there are, and whether
    some were torn off."""

    begin: Begin
    lines: list[Line] = field(default_factory=list)
    size: int = 0
    read: int = 0
    torn: bool = False

    @property
    def last(self) -> str:
        """The last link."""
        return self.lines[-1].link if self.lines else self.begin.link


class Journal:
    """A journal that is being written. Call the method for what was just done with the session; when it returns, the
    line is on the disk. Every method raises JournalError when the disk won't take it; the line is then not told."""

    def __init__(self, path: Path, handle: int, size: int, last: str) -> None:
        self.path = path
        self.last = last
        self._handle = handle
        self._size = size
        self._clean = True

    @classmethod
    def begin(
        cls, path: Path, session: Session[Any, Any], players: Iterable[Player] = (), save: SaveFile | None = None
    ) -> Journal:
        """A new journal, in place of one that is there: of a game just set up, or going on from its save."""
        rules = session.rules
        first = Begin(
            game=rules.id,
            seed=session.seed,
            setup=rules.dump_setup(session.setup),
            players=list(players),
            components=rules.component_digest(session.setup),
            save=save.seal if save else "",
            digest=session.digest(len(session.log)),
        )
        journal = cls(path, _open(path, os.O_CREAT, 0), 0, "")
        journal._append(first.model_dump(exclude={"link"}))
        sync_folder(path.parent)
        return journal

    @classmethod
    def append_to(cls, path: Path, told: Told) -> Journal:
        """Go on writing a journal that was read; what was torn off at its end is cut off. Raises JournalBusy if it was
        written meanwhile."""
        return cls(path, _open(path, 0, told.size, told.read), told.size, told.last)

    def moved(self, session: Session[Any, Any]) -> None:
        """The last move of the log was submitted."""
        self._tell("move", session, move=session.rules.dump_move(session.log[-1].move))

    def undone(self, session: Session[Any, Any], seat: Seat | None = None) -> None:
        """`session.undo(seat)` took a move back."""
        self._tell("undo", session, seat=seat)

    def redone(self, session: Session[Any, Any]) -> None:
        """The last move of the log was played again by `session.redo()`."""
        self._tell("redo", session, move=session.rules.dump_move(session.log[-1].move))

    def handed_over(self, session: Session[Any, Any]) -> None:
        """The screen was handed over."""
        self._tell("hand_over", session)

    def close(self) -> None:
        """Nothing more is written. Closing twice does nothing."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def _tell(self, do: str, session: Session[Any, Any], **more: Any) -> None:
        told = {name: value for name, value in more.items() if value is not None}
        self._append({"do": do, **told, "digest": session.digest(len(session.log))})

    def _append(self, data: dict[str, Any]) -> None:
        after = link(self.last, data)
        line = (canonical({**data, "link": after}) + "\n").encode()
        try:
            if not self._clean:
                os.ftruncate(self._handle, self._size)
            self._clean = False
            os.lseek(self._handle, self._size, os.SEEK_SET)
            written = 0
            while written < len(line):
                written += os.write(self._handle, line[written:])
            _sync(self._handle)
        except OSError as error:
            raise _unwritten(self.path, error) from error
        self._clean = True
        self._size += len(line)
        self.last = after


def _open(path: Path, how: int, size: int, read: int | None = None) -> int:
    """A journal's file, ours alone as long as it is open, cut to this size; `read`: so long was it.

    Raises JournalError, JournalBusy.
    """
    try:
        if how & os.O_CREAT:
            path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | how | getattr(os, "O_BINARY", 0), 0o600)
    except OSError as error:
        raise _unwritten(path, error) from error
    try:
        if not lock(handle) or read not in (None, os.fstat(handle).st_size):
            raise JournalBusy(path)
        os.ftruncate(handle, size)
    except OSError as error:
        os.close(handle)
        raise _unwritten(path, error) from error
    except JournalBusy:
        os.close(handle)
        raise
    return handle


def busy(path: Path) -> bool:
    """Whether another program writes this journal now."""
    try:
        handle = os.open(path, os.O_RDWR | getattr(os, "O_NONBLOCK", 0))
    except OSError:
        return False
    try:
        return not lock(handle)
    finally:
        os.close(handle)


def _sync(handle: int) -> None:
    getattr(os, "fdatasync", os.fsync)(handle)


def _unwritten(path: Path, error: OSError) -> JournalError:
    reason = f"could not be written ({error.strerror or error}); free some space or choose another folder"
    return JournalError(path, 0, reason)


def read_journal(path: Path) -> Told:
    """Read a journal and check its chain. Raises JournalError with the line and the reason."""
    try:
        data = read_bounded(path)
    except FileFault as error:
        raise JournalError(path, 0, f"could not be read ({error})") from error
    told: Told | None = None
    texts = data.split(b"\n")
    for number, text in enumerate(texts[:-1], 1):
        line = _parsed(path, number, text, told)
        if isinstance(line, Begin):
            told = Told(line, read=len(data))
        elif told is not None:
            told.lines.append(line)
        if told is not None:
            told.size += len(text) + 1
    if told is None:
        raise JournalError(path, 1, "was never written to its end; the journal tells nothing")
    told.torn = texts[-1] != b""
    return told


def _parsed(path: Path, number: int, text: bytes, told: Told | None) -> Begin | Line:
    """One whole line, its link checked. Raises JournalError."""
    try:
        data = from_json(text, allow_inf_nan=False)
        if not isinstance(data, dict):
            raise ValueError("is no line of a journal")
        version = data.get("version", VERSION)
        if data.get("format") == FORMAT and isinstance(version, int) and version > VERSION:
            raise JournalError(path, number, f"written by a newer program (journals {version}, here {VERSION})")
        line: Begin | Line = Begin.model_validate(data) if told is None else Line.model_validate(data)
        after = link(told.last if told else "", {name: value for name, value in data.items() if name != "link"})
    except (ValueError, RecursionError) as error:
        raise JournalError(path, number, f"{one_line(error)}; the journal is damaged here", told) from error
    if line.link != after:
        raise JournalError(path, number, "does not follow from the line before; the journal is damaged here", told)
    return line
