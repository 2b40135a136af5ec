"""Restores a session after a crash: loads its save and replays the journal lines written after it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.move import IllegalMove
from engine.core.rules import M, Rules, S
from engine.core.session import Session
from engine.core.signed_chain import JointGame
from engine.storage.journal import JournalContents, JournalError, JournalLine
from engine.storage.save import load_session
from engine.storage.save_file import SaveFile, one_line
from engine.storage.signed_game import repeat


class Superseded(JournalError):
    """The journal is not needed: the save beside it holds all of it and more."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, 0, "ends before the save; nothing in it is needed")


class JournalCut(JournalError):
    """The journal ends before the save beside it: lines after the save are missing."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(path, line, "ends before the save; the rest of it is missing")


def resume(rules: Rules[S, M], path: Path, contents: JournalContents, save: SaveFile | None = None) -> Session[S, M]:
    """Restores a session from its save, or without one from the journal's setup, replays the later lines of the
    journal, and returns it.

    Raises JournalError if the journal belongs to another game or save, or a line can't be replayed; Superseded;
    JournalCut; SaveError if the save can't be loaded.
    """
    if contents.begin.game != rules.id or (save is not None and save.game != rules.id):
        raise JournalError(path, 1, f"is of another game than {rules.id}")
    if save is not None and save.commitment != contents.begin.commitment:
        raise JournalError(path, 1, "promises another deal than the save")
    first = _first_after(path, contents, save)
    if save is not None:
        session, _ = load_session(rules, save)
    else:
        try:
            begin = contents.begin
            joint = JointGame(begin.deal) if begin.deal else None
            session = Session(rules, rules.load_setup(begin.setup), begin.seed, nonce=begin.nonce, joint=joint)
        except (ValueError, LookupError, TypeError) as error:
            raise JournalError(path, 1, f"setup: {one_line(error)}") from error
    before = contents.lines[first - 1].digest if first else contents.begin.digest
    if session.digest(len(session.log)) != before:
        raise JournalError(path, first + 1, "the position differs; rules or components were corrected since")
    for number, line in enumerate(contents.lines[first:], first + 2):
        try:
            _do(session, line)
        except (IllegalMove, ValueError, LookupError, TypeError) as error:
            raise JournalError(path, number, f"can't be played: {one_line(error)}") from error
        if session.digest(len(session.log)) != line.digest:
            raise JournalError(path, number, "the position differs; rules or components were corrected since")
    return session


def _first_after(path: Path, contents: JournalContents, save: SaveFile | None) -> int:
    """Counts the lines after the header that the save already contains."""
    if save is None:
        if contents.begin.save:
            raise JournalError(path, 1, "goes on from a save that is not there")
        return 0
    if contents.begin.save == save.checksum:
        return 0
    links = [contents.begin.link, *(line.link for line in contents.lines)]
    if save.link in links:
        return links.index(save.link)
    known = {*save.digests, *(digest for chapter in save.older for digest in chapter.digests)}
    positions = [contents.begin.digest, *(line.digest for line in contents.lines)]
    if save.link and not known.isdisjoint(positions[1:] or positions):
        raise JournalCut(path, len(links) + 1)
    if not save.link and (save.ended in links or positions[-1] in known):
        raise Superseded(path)
    raise JournalError(path, 1, "belongs to another save")


def _do(session: Session[Any, Any], line: JournalLine) -> None:
    """Repeats one journal line on the session. Raises ValueError (IllegalMove, ChainError among them) where it
    can't."""
    signed, joint = line.signed, session.joint
    if joint is None or signed is None:
        if joint is not None or signed is not None:
            raise ValueError("only the lines of a game dealt by all its people are signed, and all of them")
    elif (signed.do, signed.body) != (line.do, line.move or signed.body) or line.seat not in (None, signed.seat):
        raise ValueError("something else was signed")
    else:
        joint.add(signed)
    repeat(session, line.do, line.seat, line.move)
