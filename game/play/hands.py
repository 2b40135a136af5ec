"""What a person at the screen can do in any game: play what is meant, confirm, let go, take back, look at the past.

No window is here, so that a test can play. Whatever was done is told by one callback.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from engine.core.event import Event
from engine.core.move import IllegalMove, Reason
from engine.core.rules import M, S
from game.play.history import History
from game.play.match import Match
from game.play.pilot import Pilot


@dataclass(frozen=True, slots=True)
class Told:
    """What has just been done. Nothing set: something was pointed at, or put aside."""

    events: Sequence[Event] = ()  # of a move that was played
    played: bool = False
    jumped: bool = False  # taken back, played again, or another moment is shown: nothing glides there by itself
    past: Sequence[Event] = ()  # a step forward in the history: what led there
    taken_back: bool = False  # or played again
    refused: Reason | None = None  # a move that the rules refuse
    dark: Reason | None = None  # a click on what can't be chosen now
    wish: str = ""  # another screen is asked for: "menu", "seat"
    seat: int = -1  # whose


class Decided(Protocol):
    """What is decided and shown; see a game's Desk."""

    recap_since: int | None  # moves played when the person at the screen last ended a turn, while it is told
    drawer: str  # which is open; "": none
    rule: str  # which leaf of the rules lies in the drawer "rules"

    def renew(self) -> None:
        """The position may have changed."""

    def happened(self, events: Sequence[Event]) -> None:
        """A move was played."""

    def jumped(self) -> None:
        """A move was taken back or played again."""


class Hands(Generic[S, M]):
    replay = 4.0  # speed of what is shown again on taking over

    def __init__(self, match: Match[S, M], desk: Decided, pilot: Pilot, tell: Callable[[Told], None]) -> None:
        self.match = match
        self.decided = desk
        self.pilot = pilot
        self.tell = tell
        self.history = History(match, self._time_moved)

    def say(self, told: Told) -> None:
        self.decided.renew()
        self.tell(told)

    def changed(self) -> None:
        """Only what is pointed at, or shown, is another."""
        self.say(Told())

    def _time_moved(self, events: Sequence[Event]) -> None:
        self.say(Told(jumped=True, past=events))

    def play(self, move: M) -> bool:
        """True when the move was played; else the refusal was told."""
        try:
            events = self.match.submit(move)
        except IllegalMove as refusal:
            self.say(Told(refused=refusal.reason))
            return False
        self.happened(events)
        return True

    def happened(self, events: Sequence[Event]) -> None:
        """A move was played, by these hands or by a bot."""
        self.decided.happened(events)
        self.say(Told(events=events, played=True))

    def undo(self) -> None:
        """Take the last move back. While the past is shown: only back to the present."""
        if self.history.open:
            self.history.close()
        elif self.match.undo() is not None:
            self._taken_back()

    def redo(self) -> None:
        """Play a move taken back again. While the past is shown: only back to the present."""
        if self.history.open:
            self.history.close()
        elif self.match.redo() is not None:
            self._taken_back()

    def _taken_back(self) -> None:
        self.pilot.forget()
        self.decided.jumped()
        self.say(Told(jumped=True, taken_back=True))

    def hurry(self) -> None:
        """Bots need not wait."""
        self.pilot.hurry()
        self.say(Told(jumped=True))

    def go_on(self) -> None:
        """The word that a pause after a bot's turn waits for."""
        self.pilot.go_on()
        self.changed()

    def open_drawer(self, name: str) -> None:
        """The same drawer once more closes it."""
        self.decided.drawer = "" if self.decided.drawer == name else name
        self.changed()

    def close_drawer(self) -> None:
        self.decided.drawer = ""
        self.changed()

    def open_rule(self, rule: str) -> None:
        """Beside the table, which goes on; the same leaf once more closes it."""
        desk = self.decided
        if desk.drawer == "rules" and desk.rule == rule:
            desk.drawer = ""
        else:
            desk.drawer, desk.rule = "rules", rule
        self.changed()

    def close_recap(self) -> None:
        self.decided.recap_since = None
        self.changed()

    def replay_recap(self) -> None:
        """Show what the recap tells, move by move."""
        since, self.decided.recap_since = self.decided.recap_since, None
        if since is not None:
            self.history.play(since, self.replay)

    def wish(self, name: str, seat: int = -1) -> None:
        """Another screen, please."""
        self.tell(Told(wish=name, seat=seat))
