"""Saves a running game: a journal line for every change, a whole save when one is asked for, and two backups. Also
resumes a game from its save and journal.

A line is written before the change is shown. The two older saves are named ``.1`` and ``.2``; with the journal, which
covers the whole game, each of them leads to the present. Files that do not fit are set aside, never overwritten. If the
disk fails, the game goes on in memory and every change tries again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic

from engine.core.rules import M, Rules, S
from engine.core.session import Session
from engine.storage.files import is_missing
from engine.storage.journal import Journal, JournalBusy, JournalContents, JournalError, JournalNewer, busy, read_journal
from engine.storage.journal_file import VERSION, JournalEmpty, JournalUnreadable
from engine.storage.resume import JournalCut, Superseded, resume
from engine.storage.save import load_session
from engine.storage.save_file import ENDED, NewerSave, SaveError, SaveFile, read_head, read_save, write_save
from game.platform.backups import journal_of, rotate_backups, set_aside

log = logging.getLogger(__name__)


class Autosave:
    """Writes one game to the disk. ``whole`` makes the save from the mark of its journal; ``ended`` is the last hash of
    an existing journal that takes no more lines, "" if there is none."""

    def __init__(
        self,
        path: Path,
        session: Session[Any, Any],
        whole: Callable[[str], SaveFile],
        journal: Journal | None = None,
        ended: str = "",
    ) -> None:
        self.path = path
        self.error = ""  # why the last change is not on the disk; "" if it is
        self._session = session
        self._whole = whole
        self._journal = journal
        self._behind = journal is None  # the journal has a gap or does not exist: write a whole save next
        self._ended = ended
        self._closed = False

    def tell(self, line: Callable[[Journal], None]) -> None:
        """Writes one change by calling ``line`` with the journal; if the journal fails, writes a whole save instead.
        Sets ``error`` if neither worked."""
        if self._closed:
            return
        if self._journal is None or self._behind:
            self.save()
            return
        try:
            line(self._journal)
        except JournalError as error:
            log.warning("the journal takes nothing: %s", error)
            self._leave_behind()
            self.save()

    def save(self) -> None:
        """Writes a whole save and keeps the two before it as backups; begins a new journal if there is none, or it
        takes no more lines. If that failed, ``error`` says why, unless the journal still holds every move."""
        if self._closed:
            return
        if self._journal is None and busy(journal_of(self.path)):
            self.error = str(GameBusy(self.path))
            return
        try:
            save = self._whole(self._journal_mark())
            rotate_backups(self.path)
            write_save(self.path, save)
        except SaveError as error:
            log.warning("not saved: %s", error)
            if self._behind or not _is_whole(self.path):  # else the journal holds everything the older save lacks
                self.error = str(error)
                self._leave_behind()
            return
        self.error = ""
        if self._behind:
            self._begin(save)

    def _leave_behind(self) -> None:
        """Marks the journal as ended: no more lines go into it."""
        if self._journal is not None and not self._behind:
            self._ended = self._journal.last
        self._behind = True

    def _journal_mark(self) -> str:
        """Returns the mark of its journal that the save carries."""
        if self._journal is not None and not self._behind:
            return self._journal.last
        return ENDED + self._ended if self._ended else ""

    def _begin(self, save: SaveFile) -> None:
        """Begins a new journal at this save, then names it in the save so that its loss would be noticed.

        If any of this fails, the save alone holds the present; the next change writes a whole save and tries again.
        """
        beside = journal_of(self.path)
        if self._journal is not None:
            self._journal.close()
            self._journal = None
        try:
            set_aside(beside)
            self._journal = Journal.begin(beside, self._session, save.players, save)
            self._behind, self._ended = False, ""
            named = save.model_copy(update={"journal": self._journal.last})
            named.checksum = named.compute_checksum()
            write_save(self.path, named)
        except (JournalError, OSError) as error:
            log.warning("no journal; every move is a whole save: %s", error)
        except SaveError as error:
            log.warning("the save does not name its journal yet: %s", error)

    def close(self) -> None:
        """Stops writing and unlocks the game for other programs."""
        self._closed = True
        if self._journal is not None:
            self._journal.close()


def _is_whole(path: Path) -> bool:
    """Returns whether a complete save exists at this path."""
    try:
        read_head(path)
    except SaveError:
        return False
    return True


@dataclass(slots=True)
class ResumedGame(Generic[S, M]):
    """A game loaded from its save and journal. ``lost``: why the journal could not be followed to its end; ``missing``:
    why the journal named by the save was not found; ``older``: the journal is of an older version or from before the
    save, so a new one must begin; ``ended``: the last hash of a journal that takes no more lines."""

    session: Session[S, M]
    save: SaveFile
    journal: Journal | None
    lost: str = ""
    older: bool = False
    missing: str = ""
    ended: str = ""


def why_cut(rules: Rules[S, M], taken: ResumedGame[S, M]) -> str:
    """Returns why the earlier part of a resumed game's history cannot be replayed; "" if it can be, or if changed rules
    or components are why, of which the program tells elsewhere."""
    if len(taken.session.older) == len(taken.save.older):
        return ""
    disagreement = load_session(rules, taken.save)[1]
    return "" if disagreement is None or disagreement.corrected else str(disagreement)


class GameBusy(SaveError):
    """Raised when the game is open in another program."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: is being played in another program; close the game there")


def resume_game(rules: Rules[S, M], path: Path) -> ResumedGame[S, M]:
    """Resumes a saved game, with all moves its journal holds beyond the save. If the journal can go on, it is opened,
    which locks the game for other programs. Raises SaveError, NewerSave, GameBusy."""
    save = read_save(path)
    beside = journal_of(path)
    if is_missing(beside):
        return _without_journal(rules, save, f"{beside}: is not there")
    if busy(beside):
        raise GameBusy(path)
    contents: JournalContents | None
    try:
        contents, lost = read_journal(beside), ""
    except JournalNewer as error:  # its moves can't be read here but must not be dropped
        raise NewerSave(str(error)) from error
    except JournalUnreadable as error:  # the same for moves the disk can't read now
        raise SaveError(f"{error}; try again, or move it away to go on without the moves in it") from error
    except JournalEmpty as error:  # as a full disk leaves it
        return _without_journal(rules, save, str(error))
    except JournalError as error:
        contents, lost = error.contents, str(error)
    ended = contents.last if contents is not None else ""
    try:
        session, fault = _follow_journal(rules, beside, contents, save)
    except Superseded:
        return ResumedGame(load_session(rules, save)[0], save, None, older=True, ended=ended)
    except JournalCut as error:
        return replace(_without_journal(rules, save, str(error)), ended=ended)
    if fault and not lost and contents is not None and session.digest(len(session.log)) == _end_digest(contents):
        return ResumedGame(
            session, save, None, older=True, ended=ended
        )  # the program stopped between a whole save and its new journal
    lost = lost or fault
    if lost or contents is None:
        log.warning("journal set aside at the next move: %s", lost)
        return ResumedGame(session, save, None, lost, ended=ended)
    if contents.begin.version != VERSION:
        return ResumedGame(session, save, None, older=True, ended=ended)
    try:
        return ResumedGame(session, save, Journal.append_to(beside, contents))
    except JournalBusy as error:
        raise GameBusy(path) from error
    except JournalError as error:  # nothing can be written here; the first move reports it
        log.warning("%s", error)
        return ResumedGame(session, save, None, ended=ended)


def _without_journal(rules: Rules[S, M], save: SaveFile, why: str) -> ResumedGame[S, M]:
    """Resumes a game without journal lines. Later moves are missing if the save names a journal, unless the game is
    over. Raises SaveError."""
    missing = why if save.link and save.totals is None else ""
    return ResumedGame(load_session(rules, save)[0], save, None, missing=missing)


def _end_digest(contents: JournalContents) -> str:
    """Returns the digest of the position at the end of a journal."""
    return contents.lines[-1].digest if contents.lines else contents.begin.digest


def _follow_journal(
    rules: Rules[S, M], path: Path, contents: JournalContents | None, save: SaveFile
) -> tuple[Session[S, M], str]:
    """Replays the journal as far as possible. Returns the session and why it stopped early, "" if it did not. Raises
    SaveError, Superseded, JournalCut."""
    fault = ""
    while contents is not None:
        try:
            return resume(rules, path, contents, save), fault
        except (Superseded, JournalCut):
            raise
        except JournalError as error:
            fault = fault or str(error)
            if error.line < 2 or len(contents.lines) <= error.line - 2:
                break
            del contents.lines[error.line - 2 :]
    return load_session(rules, save)[0], fault
