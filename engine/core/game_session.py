"""The interface of a running game, implemented by a local session and by one played on a remote host.

`Session` has all of it, with the whole position. A session from afar has one seat's view instead: its moves go to the
host, and what came of them comes back later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, runtime_checkable

from engine.core.event import Event
from engine.core.move import Reason, Seat
from engine.core.rules import M, Result, Rules, S
from engine.core.session import LogEntry
from engine.core.session_records import EndRecord, LogChapter, UndoBarrier


class NotHere(LookupError):
    """A position that only the host has yet; it was asked for."""


@dataclass(frozen=True, slots=True)
class HiddenMove:
    """A move of another seat in a log from afar: what may be known of it is in its events."""

    seat: Seat
    kind: Literal["hidden"] = "hidden"


@runtime_checkable
class GameSession(Protocol[S, M]):
    """The interface of a session to everything that plays or shows its game; see `Session` for each member."""

    rules: Rules[S, M]
    setup: Any
    seed: int
    nonce: str
    older: tuple[LogChapter, ...]
    from_checkpoint: bool
    barrier: UndoBarrier
    undo_floor: int
    ended: EndRecord | None

    @property
    def awaiting_host(self) -> bool:
        """Whether the result of the last move or undo has still to come from the host."""

    @property
    def log(self) -> Sequence[LogEntry[Any]]:
        """The moves played, with their events, as far as they may be known here."""

    @property
    def undone(self) -> Sequence[M]:
        """The moves taken back that can be played again; the last of the list is played first."""

    @property
    def commitment(self) -> str:
        """The public hash that fixes the deal from the start; "" where the seed was given."""

    @property
    def awaiting(self) -> tuple[Seat, ...]:
        """The seats that must decide now; none when the game is over."""

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back; in a session on a remote host: the own seat's last, without asking
        others."""

    @property
    def can_redo(self) -> bool:
        """Whether a move taken back can be played again."""

    def legal_moves(self, seat: Seat) -> list[M]:
        """Returns every move this seat may submit now."""

    def why_not(self, move: M) -> Reason | None:
        """Returns why a move is illegal now; None if it is legal."""

    def view(self, seat: Seat | None) -> S:
        """Returns the present position as this seat may know it (None: an onlooker), as far as it is known here."""

    def position(self, moves: int) -> S:
        """Returns the position after so many moves of the log, as far as it is known here. Raises NotHere where only
        the host has it, IndexError outside the log."""

    def opened(self, moves: int) -> S:
        """Returns the whole position, secrets included, after so many moves of a game that is over. Raises ValueError
        while it is not, NotHere until the host has sent it."""

    def digest(self, moves: int) -> str:
        """Returns the fingerprint of `position(moves)`."""

    def result(self) -> Result | None:
        """Returns the result once the game is over, else None; in a session on a remote host also None until its save
        is here."""

    def submit(self, move: M) -> list[Event]:
        """Plays a move and returns its events; a session on a remote host returns none yet. Raises IllegalMove."""

    def undo(self, seat: Seat | None = None) -> M | None:
        """Takes a move back and returns it: the last one, or the last of `seat`. Returns None where undo must stop, and
        always in a session on a remote host, which it asks."""

    def redo(self) -> list[Event] | None:
        """Plays the last undone move again and returns its events; None if there is none, or it is not legal."""

    def hand_over(self) -> None:
        """Makes all moves so far final, as the screen goes to another person: undo can't take them back any more. A
        session on a remote host does nothing."""

    def can_undo_by(self, seat: Seat) -> bool:
        """Whether this seat can take its last move back; in a session on a remote host: without asking others, and
        False for the seats of other windows."""

    def barrier_for(self, seat: Seat) -> UndoBarrier | None:
        """Returns why this seat can't take its last move back; None if `can_undo_by` holds for it."""
