"""A journal beside a save: a line for every move, undo, redo and hand-over, on the disk before it is shown.

Nothing is ever taken out of it: undo and redo are lines too. Every line bears the digest of the position it led to and
a link of a hash chain, so that what is missing or changed in the middle is found. A save says at which link it was
taken; what the journal tells after that link is played on it, exactly, so that nothing is lost when the program is.
A last line without its end was being written when all stopped: it was never shown, and it is left out.

What only the game may know is sealed in every line, where there is a key; the first line bears in the open the promise
about the deal.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from engine.core.move import Seat
from engine.core.session import Session
from engine.storage import sealing
from engine.storage.files import lock, sync_folder, write_all
from engine.storage.hash_chain import canonical, link
from engine.storage.journal_file import (
    OPEN,
    JournalBusy,
    JournalContents,
    JournalError,
    JournalHeader,
    JournalLine,
    JournalNewer,
    read_journal,
)
from engine.storage.save_file import SavedOccupant, SaveFile
from engine.storage.sealing import Key

__all__ = [
    "Journal",
    "JournalBusy",
    "JournalContents",
    "JournalError",
    "JournalHeader",
    "JournalLine",
    "JournalNewer",
    "busy",
    "read_journal",
]


class Journal:
    """A journal that is being written. Call the method for what was just done with the session; when it returns, the
    line is on the disk. Every method raises JournalError when the disk won't take it; the line is then not told."""

    def __init__(self, path: Path, handle: int, size: int, last: str, key: Key | None) -> None:
        self.path = path
        self.last = last
        self._key = key
        self._handle = handle
        self._size = size
        self._clean = True

    @classmethod
    def begin(
        cls, path: Path, session: Session[Any, Any], players: Iterable[SavedOccupant] = (), save: SaveFile | None = None
    ) -> Journal:
        """A new journal, in place of one that is there: of a game just set up, or going on from its save.

        Raises JournalError, JournalBusy; the file is then closed, so that it can be begun again.
        """
        rules, key = session.rules, sealing.current()
        first = JournalHeader(
            game=rules.id,
            commitment=session.commitment,
            key=key.name if key else "",
            seed=session.seed,
            nonce=session.nonce,
            setup=rules.dump_setup(session.setup),
            players=list(players),
            components=rules.component_digest(session.setup),
            save=save.seal if save else "",
            digest=session.digest(len(session.log)),
        )
        journal = cls(path, _open(path, os.O_CREAT, 0), 0, "", key)
        try:
            journal._append(first.model_dump(exclude={"link"}))
        except BaseException:
            with suppress(OSError):
                os.ftruncate(journal._handle, 0)  # half a first line tells nothing
            journal.close()
            raise
        sync_folder(path.parent)
        return journal

    @classmethod
    def append_to(cls, path: Path, told: JournalContents) -> Journal:
        """Go on writing a journal that was read; what was torn off at its end is cut off. Raises JournalBusy if it was
        written meanwhile, NoKey."""
        key = sealing.find(told.begin.key, path) if told.begin.key else None
        return cls(path, _open(path, 0, told.size, told.read), told.size, told.last, key)

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
        handle, self._handle = self._handle, -1
        if handle >= 0:
            with suppress(OSError):  # of a share that has gone; every line was on the disk when it was told
                os.close(handle)

    def _tell(self, do: str, session: Session[Any, Any], **more: Any) -> None:
        told = {name: value for name, value in more.items() if value is not None}
        self._append({"do": do, **told, "digest": session.digest(len(session.log))})

    def _append(self, data: dict[str, Any]) -> None:
        if self._key is not None:
            shown = {name: data[name] for name in OPEN if name in data}
            secret = canonical({name: value for name, value in data.items() if name not in OPEN})
            data = {**shown, "box": self._key.seal(secret.encode(), self.last)}
        after = link(self.last, data)
        line = (canonical({**data, "link": after}) + "\n").encode()
        try:
            if not os.path.samestat(os.fstat(self._handle), os.stat(self.path)):
                raise OSError(errno.ENOENT, "another file has taken its place")
            if not self._clean:
                os.ftruncate(self._handle, self._size)
            self._clean = False
            os.lseek(self._handle, self._size, os.SEEK_SET)
            write_all(self._handle, line)
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
    except BaseException as error:
        with suppress(OSError):
            os.close(handle)
        if isinstance(error, OSError):
            raise _unwritten(path, error) from error
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
    except OSError:  # a disk that can't lock
        return False
    finally:
        with suppress(OSError):
            os.close(handle)


def _sync(handle: int) -> None:
    getattr(os, "fdatasync", os.fsync)(handle)


def _unwritten(path: Path, error: OSError) -> JournalError:
    reason = f"could not be written ({error.strerror or error}); free some space or choose another folder"
    return JournalError(path, 0, reason)
