"""A game as it was when all stopped: its save, and what its journal tells beyond it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.move import IllegalMove
from engine.core.rules import Rules
from engine.core.session import Session
from engine.storage.journal import JournalContents, JournalError, JournalLine
from engine.storage.save import load_session
from engine.storage.save_file import SaveFile, one_line


class Superseded(JournalError):
    """A journal that takes no more lines; the save beside it holds all that it tells, and more."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, 0, "ends before the save; nothing in it is needed")


class JournalCut(JournalError):
    """A journal that ends before the save beside it: what came after the save has gone."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(path, line, "ends before the save; the rest of it is missing")


def resume(
    rules: Rules[Any, Any], path: Path, told: JournalContents, save: SaveFile | None = None
) -> Session[Any, Any]:
    """The game as it was when all stopped: the save, or else the setup, and then what the journal tells beyond it.

    Raises JournalError: it is of another game or save, or tells what can't be; Superseded, JournalCut; SaveError if the
    save can't be loaded.
    """
    if told.begin.game != rules.id or (save is not None and save.game != rules.id):
        raise JournalError(path, 1, f"is of another game than {rules.id}")
    if save is not None and save.commitment != told.begin.commitment:
        raise JournalError(path, 1, "promises another deal than the save")
    first = _first_after(path, told, save)
    if save is not None:
        session, _ = load_session(rules, save)
    else:
        try:
            session = Session(rules, rules.load_setup(told.begin.setup), told.begin.seed, nonce=told.begin.nonce)
        except (ValueError, LookupError, TypeError) as error:
            raise JournalError(path, 1, f"setup: {one_line(error)}") from error
    before = told.lines[first - 1].digest if first else told.begin.digest
    if session.digest(len(session.log)) != before:
        raise JournalError(path, first + 1, "the position differs; rules or components were corrected since")
    for number, line in enumerate(told.lines[first:], first + 2):
        try:
            _do(session, line)
        except (IllegalMove, ValueError, LookupError, TypeError) as error:
            raise JournalError(path, number, f"can't be played: {one_line(error)}") from error
        if session.digest(len(session.log)) != line.digest:
            raise JournalError(path, number, "the position differs; rules or components were corrected since")
    return session


def _first_after(path: Path, told: JournalContents, save: SaveFile | None) -> int:
    """How many lines after the first the save already holds."""
    if save is None:
        if told.begin.save:
            raise JournalError(path, 1, "goes on from a save that is not there")
        return 0
    if told.begin.save == save.seal:
        return 0
    links = [told.begin.link, *(line.link for line in told.lines)]
    if save.link in links:
        return links.index(save.link)
    known = {*save.digests, *(digest for chapter in save.older for digest in chapter.digests)}
    positions = [told.begin.digest, *(line.digest for line in told.lines)]
    if save.link and not known.isdisjoint(positions[1:] or positions):
        raise JournalCut(path, len(links) + 1)
    if not save.link and (save.ended in links or positions[-1] in known):
        raise Superseded(path)
    raise JournalError(path, 1, "belongs to another save")


def _do(session: Session[Any, Any], line: JournalLine) -> None:
    """Raises ValueError (IllegalMove, for one) where the session can't follow."""
    rules = session.rules
    if line.do == "hand_over":
        session.hand_over()
    elif line.do == "undo":
        if session.undo(line.seat) is None:
            raise ValueError("nothing can be taken back")
    elif line.move is None:
        raise ValueError("no move is named")
    elif line.do == "move":
        session.submit(rules.load_move(line.move))
    elif session.redo() is None or session.log[-1].move != rules.load_move(line.move):
        raise ValueError("another move was taken back")
