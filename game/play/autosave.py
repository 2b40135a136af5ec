"""A game on the disk: its save, written at turns' ends, and beside it the journal, a line for all that was done since.

A line is on the disk before what it tells is shown. Of every save the two before it stay, as ``.1`` and ``.2``: with
the journal, which goes through the whole game, each of them leads to the present. What does not fit is set aside,
never overwritten. Where the disk takes nothing the game goes on in memory, and every change tries again.
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
from game.platform.backups import journal_of, set_aside, step_back

log = logging.getLogger(__name__)


class Autosave:
    """Keeps one game on the disk. ``whole``: the save of the present, given what it says of its journal. ``ended``: the
    last link of a journal that lies there and takes no more lines, "" if there is none."""

    def __init__(
        self,
        path: Path,
        session: Session[Any, Any],
        whole: Callable[[str], SaveFile],
        journal: Journal | None = None,
        ended: str = "",
    ) -> None:
        self.path = path
        self.trouble = ""  # why the present is not on the disk; "": it is
        self._session = session
        self._whole = whole
        self._journal = journal
        self._behind = journal is None  # the journal lacks something, or there is none: the next is a whole save
        self._ended = ended
        self._closed = False

    def tell(self, line: Callable[[Journal], None]) -> None:
        """Something was done: have it on the disk. Afterwards ``trouble`` says whether it is."""
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
        """Write the save. Afterwards ``trouble`` says whether the present is on the disk."""
        if self._closed:
            return
        if self._journal is None and busy(journal_of(self.path)):
            self.trouble = str(GameBusy(self.path))
            return
        try:
            save = self._whole(self._says())
            step_back(self.path)
            write_save(self.path, save)
        except SaveError as error:
            log.warning("not saved: %s", error)
            if self._behind or not _is_whole(self.path):  # else the journal tells all that the save there lacks
                self.trouble = str(error)
                self._leave_behind()
            return
        self.trouble = ""
        if self._behind:
            self._begin(save)

    def _leave_behind(self) -> None:
        """The journal takes no more lines."""
        if self._journal is not None and not self._behind:
            self._ended = self._journal.last
        self._behind = True

    def _says(self) -> str:
        """What the save of the present says of its journal."""
        if self._journal is not None and not self._behind:
            return self._journal.last
        return ENDED + self._ended if self._ended else ""

    def _begin(self, save: SaveFile) -> None:
        """A journal from this save on, in place of one with a gap; then the save names it, so that its loss is noticed.

        Wherever this fails, the save alone holds the present: the next change is a whole save, and tries again.
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
            named.seal = named.sealed()
            write_save(self.path, named)
        except (JournalError, OSError) as error:
            log.warning("no journal; every move is a whole save: %s", error)
        except SaveError as error:
            log.warning("the save does not name its journal yet: %s", error)

    def close(self) -> None:
        """Nothing more is written, and other programs may have the game."""
        self._closed = True
        if self._journal is not None:
            self._journal.close()


def _is_whole(path: Path) -> bool:
    """Whether a save lies there, written to its end."""
    try:
        read_head(path)
    except SaveError:
        return False
    return True


@dataclass(slots=True)
class ResumedGame(Generic[S, M]):
    """A game as it was when all stopped. ``lost``: why the journal could not be followed to its end; ``missing``: why
    there is nothing of it to follow, though the save names it; ``older``: it is of an older version, or of before the
    save, and a new one must be begun; ``ended``: the last link of one that takes no more lines."""

    session: Session[S, M]
    save: SaveFile
    journal: Journal | None
    lost: str = ""
    older: bool = False
    missing: str = ""
    ended: str = ""


def why_cut(rules: Rules[Any, Any], taken: ResumedGame[Any, Any]) -> str:
    """Why the history of a game that was taken up can't be played again; "" if it can, or if rules or components were
    corrected since, as the program itself knows."""
    if len(taken.session.older) == len(taken.save.older):
        return ""
    disagreement = load_session(rules, taken.save)[1]
    return "" if disagreement is None or disagreement.corrected else str(disagreement)


class GameBusy(SaveError):
    """The game is on the table of another program."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: is being played in another program; close the game there")


def take_up(rules: Rules[S, M], path: Path) -> ResumedGame[S, M]:
    """A saved game, with all that its journal tells beyond the save.

    Raises SaveError, NewerSave, GameBusy.
    """
    save = read_save(path)
    beside = journal_of(path)
    if is_missing(beside):
        return _alone(rules, save, f"{beside}: is not there")
    if busy(beside):
        raise GameBusy(path)
    told: JournalContents | None
    try:
        told, lost = read_journal(beside), ""
    except JournalNewer as error:  # its moves can't be read here, and must not be left out
        raise NewerSave(str(error)) from error
    except JournalUnreadable as error:  # nor may those that the disk does not give today
        raise SaveError(f"{error}; try again, or move it away to go on without the moves in it") from error
    except JournalEmpty as error:  # as a full disk leaves it
        return _alone(rules, save, str(error))
    except JournalError as error:
        told, lost = error.contents, str(error)
    ended = told.last if told is not None else ""
    try:
        session, fault = _followed(rules, beside, told, save)
    except Superseded:
        return ResumedGame(load_session(rules, save)[0], save, None, older=True, ended=ended)
    except JournalCut as error:
        return replace(_alone(rules, save, str(error)), ended=ended)
    if fault and not lost and told is not None and session.digest(len(session.log)) == _led_to(told):
        return ResumedGame(
            session, save, None, older=True, ended=ended
        )  # stopped between a whole save and its new journal
    lost = lost or fault
    if lost or told is None:
        log.warning("journal set aside at the next move: %s", lost)
        return ResumedGame(session, save, None, lost, ended=ended)
    if told.begin.version != VERSION:
        return ResumedGame(session, save, None, older=True, ended=ended)
    try:
        return ResumedGame(session, save, Journal.append_to(beside, told))
    except JournalBusy as error:
        raise GameBusy(path) from error
    except JournalError as error:  # nothing can be written here: that will be said at the first move
        log.warning("%s", error)
        return ResumedGame(session, save, None, ended=ended)


def _alone(rules: Rules[S, M], save: SaveFile, why: str) -> ResumedGame[S, M]:
    """The game of a save beside which no line of a journal lies. What came after it is missing if it names a journal;
    nothing comes after the end of a game. Raises SaveError."""
    missing = why if save.link and save.totals is None else ""
    return ResumedGame(load_session(rules, save)[0], save, None, missing=missing)


def _led_to(told: JournalContents) -> str:
    """The digest of the position a journal ends with."""
    return told.lines[-1].digest if told.lines else told.begin.digest


def _followed(
    rules: Rules[S, M], path: Path, told: JournalContents | None, save: SaveFile
) -> tuple[Session[S, M], str]:
    """The session as far as the journal leads, and why not to its end. Raises SaveError, Superseded, JournalCut."""
    fault = ""
    while told is not None:
        try:
            return resume(rules, path, told, save), fault
        except (Superseded, JournalCut):
            raise
        except JournalError as error:
            fault = fault or str(error)
            if error.line < 2 or len(told.lines) <= error.line - 2:
                break
            del told.lines[error.line - 2 :]
    return load_session(rules, save)[0], fault
