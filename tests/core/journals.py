"""A session with its journal, for tests of that."""

from __future__ import annotations

from pathlib import Path

from engine.core.session import Session
from engine.storage.journal import Journal, read_journal
from engine.storage.resume import resume
from engine.storage.save import to_save
from engine.storage.save_file import SavedOccupant, SaveFile
from tests.core.toy import Add, Look, ToyRules

ANA = [SavedOccupant(name="Ana", who="person")]


class Table:
    """A session with its journal, as the app keeps them: what is done is told before it is shown."""

    def __init__(self, path: Path, session: Session, save: SaveFile | None = None) -> None:
        self.session = session
        self.journal = Journal.begin(path, session, ANA, save)
        self.shown = [state_of(session)]

    def do(self, what: object) -> None:
        """A move, or "undo", "redo", "hand_over", or ("undo", seat)."""
        session, journal = self.session, self.journal
        if what == "undo":
            assert session.undo() is not None
            journal.append_undo(session)
        elif what == "redo":
            assert session.redo() is not None
            journal.append_redo(session)
        elif what == "hand_over":
            session.hand_over()
            journal.append_hand_over(session)
        elif isinstance(what, tuple):
            assert session.undo(what[1]) is not None
            journal.append_undo(session, what[1])
        else:
            session.submit(what)
            journal.append_move(session)
        self.shown.append(state_of(session))

    def save(self) -> SaveFile:
        return to_save(self.session, players=ANA, journal=self.journal.last)


def state_of(session: Session) -> tuple:
    """All that a player can tell apart."""
    log = [(entry.move, entry.events) for entry in session.log]
    return repr(session.state), log, session.undo_floor, session.barrier, session.undone[:]


STORY = (Add(0, 1), Add(1, 2), "undo", Add(1, 1), "undo", "redo", Look(0), Add(0, 1), "hand_over", Add(1, 1), "undo")


def journalled_table(path: Path, *story: object) -> Table:
    table = Table(path, Session(ToyRules(), {"start": 0}, 3))
    for what in story or STORY:
        table.do(what)
    return table


def resumed(path: Path, save: SaveFile | None = None) -> Session:
    return resume(ToyRules(), path, read_journal(path), save)
