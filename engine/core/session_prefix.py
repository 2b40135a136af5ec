"""`SessionPrefix`, the first moves of a session, read only: for code that must not see the later moves."""

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
        """The number of moves that can't be undone in the whole session; it may be above `moves`."""
        return self.session.undo_floor

    def position(self, moves: int) -> Any:
        """Returns the session's position after so many moves, with its secrets."""
        return self.session.position(moves)

    def view(self, seat: int | None) -> Any:
        """Returns the last position as a seat may know it."""
        return self.rules.view(self.position(self.moves), seat)
