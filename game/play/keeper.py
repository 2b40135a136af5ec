"""A game on the disk: its save, written at turns' ends, and beside it the journal, a line for all that was done since.

A line is on the disk before what it tells is shown. Of every save the two before it stay, as ``.1`` and ``.2``: with
the journal, which goes through the whole game, each of them leads to the present. What does not fit is set aside,
never overwritten. Where the disk takes nothing the game goes on in memory, and every change tries again.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from engine.core.journal import Journal, JournalBusy, JournalError, Told, busy, read_journal
from engine.core.resume import resume
from engine.core.rules import M, Rules, S
from engine.core.save import load_session
from engine.core.savefile import NewerSave, SaveError, SaveFile, read_save, write_save
from engine.core.session import Session

log = logging.getLogger(__name__)
GENERATIONS = 2  # kept of each save beside the newest


def journal_of(path: Path) -> Path:
    """Where the journal of a save lies."""
    return path.with_name(f"{path.name}.journal")


def generation(path: Path, number: int) -> Path:
    """The save so many before this one."""
    return path.with_name(f"{path.name}.{number}")


class Keeper:
    """Keeps one game on the disk. ``whole``: the save of the present, given the journal's last link."""

    def __init__(
        self,
        path: Path,
        session: Session[Any, Any],
        whole: Callable[[str], SaveFile],
        journal: Journal | None = None,
    ) -> None:
        self.path = path
        self.trouble = ""  # why the present is not on the disk; "": it is
        self._session = session
        self._whole = whole
        self._journal = journal
        self._behind = journal is None  # the journal lacks something, or there is none: the next is a whole save
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
            self._behind = True
            self.save()

    def save(self) -> None:
        """Write the save. Afterwards ``trouble`` says whether the present is on the disk."""
        if self._closed:
            return
        try:
            save = self._whole("" if self._journal is None or self._behind else self._journal.last)
            _step_back(self.path)
            write_save(self.path, save)
        except SaveError as error:
            log.warning("not saved: %s", error)
            self.trouble = str(error)
            self._behind = True
            return
        self.trouble = ""
        if self._behind:
            self._begin(save)

    def _begin(self, save: SaveFile) -> None:
        """A journal from this save on; one with a gap leads nowhere beyond it."""
        beside = journal_of(self.path)
        if self._journal is not None:
            self._journal.close()
            self._journal = None
        try:
            set_aside(beside)
            self._journal = Journal.begin(beside, self._session, save.players, save)
            self._behind = False
        except (JournalError, OSError) as error:
            log.warning("no journal; every move is a whole save: %s", error)

    def close(self) -> None:
        """Nothing more is written, and other programs may have the game."""
        self._closed = True
        if self._journal is not None:
            self._journal.close()


def _step_back(path: Path) -> None:
    """What lies there becomes the save before; and that one, the one before it. Nothing is ever missing meanwhile."""
    if not path.is_file():
        return
    try:
        _readable(path)
    except SaveError:
        set_aside(path, copy=True)  # damaged: it does not push out a good one
        return
    try:
        for number in range(GENERATIONS, 1, -1):
            if generation(path, number - 1).is_file():
                os.replace(generation(path, number - 1), generation(path, number))
        _copy(path, generation(path, 1))
    except OSError as error:
        log.warning("the save before is not kept: %s", error)


def _readable(path: Path) -> None:
    """A look at its two ends: a file of ours is one JSON object. Raises SaveError."""
    try:
        with path.open("rb") as stream:
            first = stream.read(1)
            stream.seek(-1, os.SEEK_END)
            if first != b"{" or stream.read(1) != b"}":
                raise SaveError(f"{path}: is damaged")
    except OSError as error:
        raise SaveError(f"{path}: {error}") from error


def _copy(path: Path, target: Path) -> None:
    """Raises OSError."""
    draft = target.with_name(f"{target.name}.part")
    draft.unlink(missing_ok=True)
    try:
        os.link(path, draft)
    except OSError:  # a disk without links
        draft.write_bytes(path.read_bytes())
    os.replace(draft, target)


def set_aside(path: Path, copy: bool = False) -> Path | None:
    """Give a file another name beside it, or copy it there; None: there is nothing in it. Raises OSError."""
    if not path.is_file() or not path.stat().st_size:
        return None
    number = 1
    while (aside := path.with_name(f"{path.name}.aside-{number}")).exists():
        number += 1
    if copy:
        _copy(path, aside)
    else:
        os.replace(path, aside)
    return aside


@dataclass(slots=True)
class TakenUp(Generic[S, M]):
    """A game as it was when all stopped. ``lost``: why the journal could not be followed to its end."""

    session: Session[S, M]
    save: SaveFile
    journal: Journal | None
    lost: str = ""


class GameBusy(SaveError):
    """The game is on the table of another program."""


def take_up(rules: Rules[S, M], path: Path) -> TakenUp[S, M]:
    """A saved game, with all that its journal tells beyond the save.

    Raises SaveError, NewerSave, GameBusy.
    """
    save = read_save(path)
    beside = journal_of(path)
    if not beside.exists():
        return TakenUp(load_session(rules, save)[0], save, None)
    if busy(beside):
        raise GameBusy(f"{path}: is being played in another program; close the game there")
    told: Told | None
    try:
        told, lost = read_journal(beside), ""
    except JournalError as error:
        told, lost = error.told, str(error) if beside.stat().st_size else ""
    session, fault = _followed(rules, beside, told, save)
    lost = lost or fault
    if lost or told is None:
        log.warning("journal set aside at the next move: %s", lost)
        return TakenUp(session, save, None, lost)
    try:
        return TakenUp(session, save, Journal.append_to(beside, told))
    except JournalBusy as error:
        raise GameBusy(f"{path}: is being played in another program; close the game there") from error
    except JournalError as error:  # nothing can be written here: that will be said at the first move
        log.warning("%s", error)
        return TakenUp(session, save, None)


def _followed(rules: Rules[S, M], path: Path, told: Told | None, save: SaveFile) -> tuple[Session[S, M], str]:
    """The session as far as the journal leads, and why not to its end. Raises SaveError."""
    fault = ""
    while told is not None:
        try:
            return resume(rules, path, told, save), fault
        except JournalError as error:
            fault = fault or str(error)
            if error.line < 2 or len(told.lines) <= error.line - 2:
                break
            del told.lines[error.line - 2 :]
    return load_session(rules, save)[0], fault


def earlier(path: Path) -> Path | None:
    """The newest of the saves kept before this one that can be read; None: there is none."""
    for number in range(1, GENERATIONS + 1):
        before = generation(path, number)
        try:
            read_save(before)
        except SaveError as error:
            log.info("%s", error)
            continue
        return before
    return None


def put_back(path: Path) -> bool:
    """Let the save before take the place of a damaged one, which is set aside. False: there is none to put back.

    With the journal it leads to the present. Raises OSError, NewerSave.
    """
    try:
        read_save(path)
        return True
    except NewerSave:
        raise
    except SaveError:
        before = earlier(path)
    if before is None:
        return False
    set_aside(path, copy=True)
    _copy(before, path)
    return True


def delete(path: Path) -> None:
    """A save and all that was kept beside it. Raises OSError."""
    path.unlink(missing_ok=True)
    for beside in (journal_of(path), *(generation(path, number) for number in range(1, GENERATIONS + 1))):
        beside.unlink(missing_ok=True)
