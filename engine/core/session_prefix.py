"""`SessionPrefix`, a read-only view of the first moves of a session: for code that must not see the later moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.rules import Rules
from engine.core.session import LogEntry, Session


@dataclass(frozen=True, slots=True)
class SessionPrefix:
    """A session as it was after its first `moves` moves; read only, with its log, position and views."""

    session: Session[Any, Any]
    moves: int

    @property
    def log(self) -> list[LogEntry[Any]]:
        return self.session.log[: self.moves]

    @property
    def rules(self) -> Rules[Any, Any]:
        return self.session.rules

    @property
    def awaiting(self) -> tuple[int, ...]:
        return self.rules.awaiting(self.position(self.moves))

    @property
    def undo_floor(self) -> int:
        """The number of moves of the whole session that can't be undone; it may be above `moves`."""
        return self.session.undo_floor

    def position(self, moves: int) -> Any:
        """Returns the session's whole position, secrets included, after so many moves."""
        return self.session.position(moves)

    def view(self, seat: int | None) -> Any:
        """Returns the position after the last move of the prefix as a seat may know it (None: an onlooker)."""
        return self.rules.view(self.position(self.moves), seat)
