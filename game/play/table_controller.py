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
from game.play.recap_controller import RecapController
from game.play.steps import Place
from game.play.turn_runner import TurnRunner


@dataclass(frozen=True, slots=True)
class UiUpdate:
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


class ModelBase(Protocol):
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


class BaseController(Generic[S, M]):
    recaps: RecapController | None = None  # what others did; set by the table
    show_place: Callable[[Place], object] = staticmethod(lambda place: None)  # brings it into sight on the map

    def __init__(
        self, match: Match[S, M], model: ModelBase, runner: TurnRunner, tell: Callable[[UiUpdate], None]
    ) -> None:
        self.match = match
        self.decided = model
        self.runner = runner
        self.tell = tell
        self.history = History(match, self._time_moved)

    def say(self, told: UiUpdate) -> None:
        if self.recaps is not None:
            self.recaps.acted()
        self.decided.renew()
        self.tell(told)

    def changed(self) -> None:
        """Only what is pointed at, or shown, is another."""
        self.say(UiUpdate())

    def _time_moved(self, events: Sequence[Event]) -> None:
        self.say(UiUpdate(jumped=True, past=events))

    def play(self, move: M) -> bool:
        """True when the move was played; else the refusal was told."""
        try:
            events = self.match.submit(move)
        except IllegalMove as refusal:
            self.say(UiUpdate(refused=refusal.reason))
            return False
        self.happened(events)
        return True

    def happened(self, events: Sequence[Event]) -> None:
        """A move was played, by these hands or by a bot."""
        self.decided.happened(events)
        self.say(UiUpdate(events=events, played=True))

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
        self.runner.forget()
        self.decided.jumped()
        self.say(UiUpdate(jumped=True, taken_back=True))

    def hurry(self) -> None:
        """Bots need not wait."""
        self.runner.hurry()
        self.say(UiUpdate(jumped=True))

    def open_drawer(self, name: str) -> None:
        """The same drawer once more closes it."""
        self.decided.drawer = "" if self.decided.drawer == name else name
        self.changed()

    def close_drawer(self) -> None:
        self.decided.drawer = ""
        self.changed()

    def open_rule(self, rule: str) -> None:
        """Beside the table, which goes on; the same leaf once more closes it."""
        model = self.decided
        if model.drawer == "rules" and model.rule == rule:
            model.drawer = ""
        else:
            model.drawer, model.rule = "rules", rule
        self.changed()

    def tell_recap(self, seat: int) -> bool:
        """Tell the person of this seat, who is at the screen, what others did since he last looked. False: nothing."""
        self.decided.recap_since = None  # whoever sat here before may have left it open
        if self.recaps is None or not self.recaps.open(seat):
            return False
        self.changed()
        return True

    def close_recap(self) -> None:
        """The player goes on."""
        if self.decided.recap_since is None:
            return
        if self.recaps is None:
            self.decided.recap_since = None
            self.changed()
        else:
            self.recaps.acted()
            self.recaps.close()
            self.decided.renew()
            self.tell(UiUpdate())

    def point_out(self, moves: int, on: bool) -> None:
        """Ring the places that this move of the log was about, or no more."""
        if self.recaps is not None and self.recaps.point_out(moves, on):
            self.tell(UiUpdate())

    def point_step(self, line: int, here: bool) -> None:
        """A line of the recap is under the pointer, or no more."""
        if self.recaps is not None and (here or self.recaps.pointed == line):
            self.recaps.pointed = line if here else None

    def show_step(self, line: int) -> None:
        """Bring the place of a line of the recap into sight."""
        if self.recaps is not None and (place := self.recaps.place_of(line)) is not None:
            self.show_place(place)
            self.tell(UiUpdate())

    def replay_recap(self) -> None:
        """Show what the recap tells, move by move; then it lies there again."""
        since = self.decided.recap_since
        if since is None:
            return
        self.decided.recap_since = None
        dwell = self.recaps.dwell if self.recaps is not None else None
        self.history.play(since, dwell=dwell, then=lambda: self._told_again(since))

    def _told_again(self, since: int) -> None:
        self.decided.recap_since = since
        self.changed()

    def wish(self, name: str, seat: int = -1) -> None:
        """Another screen, please."""
        self.tell(UiUpdate(wish=name, seat=seat))
