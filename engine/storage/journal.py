"""Writes the journal beside a save: one line per move, undo, redo and hand-over, on disk before the change is shown.

Append-only: undo and redo are lines too. Each line has the digest of the position it leads to and a link of a hash
chain, so that gaps and changes are detected. A save records the link at which it was taken; to resume, the lines after
that link are replayed on the save. An incomplete last line was being written during a crash and was never shown, so it
is dropped.

With a key, hidden information is sealed in every line; the header line holds the seed commitment in the open.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
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
    """A journal open for writing. After each change of the session call the matching method; when it returns, the line
    is on disk, with the last signed line of a game that is signed. Each method raises JournalError if the disk refuses
    it, or nobody signed it; the line is then not part of the journal."""

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
        """Creates a journal, replacing one that is there, for a new game or, with `save`, one that continues from a
        save.

        Raises JournalError, JournalBusy; the file is then closed, so that it can be created again.
        """
        rules, key = session.rules, sealing.current()
        first = JournalHeader(
            game=rules.id,
            commitment=session.commitment,
            key=key.name if key else "",
            seed=session.seed,
            nonce=session.nonce,
            deal=session.joint.deal if session.joint else None,
            setup=rules.dump_setup(session.setup),
            players=list(players),
            components=rules.component_digest(session.setup),
            save=save.checksum if save else "",
            digest=session.digest(len(session.log)),
        )
        journal = cls(path, _open(path, os.O_CREAT, 0), 0, "", key)
        try:
            journal._append(first.model_dump(exclude={"link"}))
        except BaseException:
            with suppress(OSError):
                os.ftruncate(journal._handle, 0)  # half a header is no journal
            journal.close()
            raise
        sync_folder(path.parent)
        return journal

    @classmethod
    def append_to(cls, path: Path, contents: JournalContents) -> Journal:
        """Reopens a journal that was read, to append to it; an incomplete last line is cut off. Raises JournalBusy if
        another process has written to it since, NoKey."""
        key = sealing.find(contents.begin.key, path) if contents.begin.key else None
        return cls(path, _open(path, 0, contents.size, contents.read), contents.size, contents.last, key)

    def append_move(self, session: Session[Any, Any]) -> None:
        """Appends the last move of the session's log."""
        self._append_change("move", session, move=session.rules.dump_move(session.log[-1].move))

    def append_undo(self, session: Session[Any, Any], seat: Seat | None = None) -> None:
        """Appends an undo: `session.undo(seat)` took a move back."""
        self._append_change("undo", session, seat=seat)

    def append_redo(self, session: Session[Any, Any]) -> None:
        """Appends a redo, with the move that `session.redo()` played again."""
        self._append_change("redo", session, move=session.rules.dump_move(session.log[-1].move))

    def append_hand_over(self, session: Session[Any, Any]) -> None:
        """Appends a line that says that the screen was handed to another person."""
        self._append_change("hand_over", session)

    def close(self) -> None:
        """Closes the file. Closing twice does nothing."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            with suppress(OSError):  # a network share may have gone; every line is on disk already
                os.close(handle)

    def _append_change(self, do: str, session: Session[Any, Any], **more: Any) -> None:
        fields = {name: value for name, value in more.items() if value is not None}
        if session.joint is not None:
            signed = session.joint.lines[-1] if session.joint.lines else None
            if signed is None or signed.do != do or signed.body != fields.get("move", signed.body):
                raise JournalError(self.path, 0, "the last change is not signed; go on at the host of this game")
            fields["signed"] = asdict(signed)
        self._append({"do": do, **fields, "digest": session.digest(len(session.log))})

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
    """Opens and locks a journal's file and truncates it to `size`; `read` is the size it must still have.

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
    """Whether another process is writing the journal at this path."""
    try:
        handle = os.open(path, os.O_RDWR | getattr(os, "O_NONBLOCK", 0))
    except OSError:
        return False
    try:
        return not lock(handle)
    except OSError:  # the disk doesn't support locks
        return False
    finally:
        with suppress(OSError):
            os.close(handle)


def _sync(handle: int) -> None:
    getattr(os, "fdatasync", os.fsync)(handle)


def _unwritten(path: Path, error: OSError) -> JournalError:
    reason = f"could not be written ({error.strerror or error}); free some space or choose another folder"
    return JournalError(path, 0, reason)
