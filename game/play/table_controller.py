"""Actions of a person at any game's table: play a move, take it back, look at the past, open and close.

Needs no window, so tests can play. Every action ends in one callback with a ``UiUpdate``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.event import Event
from engine.core.move import IllegalMove, Reason
from engine.core.rules import M
from game.play.history import History
from game.play.recap_controller import RecapController
from game.play.steps import Place
from game.play.table_model import BaseTableModel
from game.play.turn_runner import TurnRunner

AnyModel = TypeVar("AnyModel", bound=BaseTableModel[Any, Any, Any])


@dataclass(frozen=True, slots=True)
class UiUpdate:
    """The changes made by an action; with no field set, only what is pointed at or open has changed."""

    events: Sequence[Event] = ()  # of a move that was played
    played: bool = False
    jumped: bool = False  # taken back, played again, or another moment is shown: without animation
    past: Sequence[Event] = ()  # of the move before, after a step forward in the history
    taken_back: bool = False  # or played again
    refused: Reason | None = None  # why a move is not legal
    unavailable: Reason | None = None  # why what was clicked can't be chosen now
    request: str = ""  # a page or a command is wanted: "menu", "hint", "score", "branch", "seat", "save"
    seat: int = -1  # of the page "seat"


class BaseController(ABC, Generic[AnyModel, M]):
    recaps: RecapController | None = None  # what others did; set by the table
    _then: Callable[[], object] | None = None  # what goes on after the host's answer
    show_place: Callable[[Place], object] = staticmethod(lambda place: None)  # brings it into sight on the map

    def __init__(
        self,
        model: AnyModel,
        runner: TurnRunner,
        tell: Callable[[UiUpdate], None],
        careful: Callable[[], bool] = lambda: True,
        keys: Callable[[str], str] = lambda command: "",
    ) -> None:
        """``careful``: whether the end of a turn with something left is to be confirmed. ``keys``: the key of a command
        as it is printed."""
        self.match = model.match
        self.model = model
        self.runner = runner
        self.tell = tell
        self.careful = careful
        self.keys = keys
        self.history = History(model.match, self._time_moved)

    @abstractmethod
    def main_action(self) -> None:
        """Performs the action that the main button has now, such as confirming the chosen move or ending the turn."""

    def say(self, update: UiUpdate) -> None:
        """Recomputes the model's fields, removes a closed recap's rings, and passes an update to the table to be
        shown."""
        if self.recaps is not None:
            self.recaps.acted()
        self.model.renew()
        self.tell(update)

    def changed(self) -> None:
        """Has the table redrawn after a change of what is chosen, pointed at or open; no move was played."""
        self.say(UiUpdate())

    def _time_moved(self, events: Sequence[Event]) -> None:
        self.say(UiUpdate(jumped=True, past=events))

    def play(self, move: M) -> bool:
        """Plays a move. Returns False if it was refused, which the table is told, or if a host has yet to answer, see
        `when_answered`."""
        try:
            events = self.match.submit(move)
        except IllegalMove as refusal:
            self.say(UiUpdate(refused=refusal.reason))
            return False
        if self.match.session.awaiting_host:
            self.changed()
            return False
        self.happened(events)
        return True

    def when_answered(self, then: Callable[[], object]) -> None:
        """Calls `then` once the host's answer to the move just played is here. Does nothing where none is awaited: the
        move was refused, or its events are known already."""
        if self.match.session.awaiting_host:
            self._then = then

    def _answered(self) -> None:
        then, self._then = self._then, None
        if then is not None and self.match.deciding is not None:
            then()

    def happened(self, events: Sequence[Event]) -> None:
        """Passes the events of a move just played (here, by a bot or at another place) to model and table."""
        self.model.happened(events)
        self.say(UiUpdate(events=events, played=True))
        if not self.match.session.awaiting_host:
            self._answered()

    def undo(self) -> None:
        """Takes the last move back. While the past is shown: only returns to the present."""
        if self.history.open:
            self.history.close()
        elif self.match.undo() is not None:
            self.taken_back()
        elif self.match.session.awaiting_host:  # the host takes it back
            self.changed()

    def redo(self) -> None:
        """Plays a move taken back again. While the past is shown: only returns to the present."""
        if self.history.open:
            self.history.close()
        elif self.match.redo() is not None:
            self.taken_back()

    def taken_back(self) -> None:
        """Updates model and table after a move was taken back or played again; pending bot requests are dropped."""
        self.runner.forget()
        self.model.jumped()
        self.say(UiUpdate(jumped=True, taken_back=True))
        if not self.match.session.awaiting_host:
            self._answered()

    def refused(self, reason: Reason | None) -> None:
        """Has the table tell why the host refused a move; the position is unchanged, and `when_answered` calls
        nothing."""
        self._then = None
        self.say(UiUpdate(refused=reason))

    def skip_pauses(self) -> None:
        """Has the bots move without pauses until a person decides; a game may go on with what it is presenting
        instead."""
        self.runner.skip_pauses()
        self.say(UiUpdate(jumped=True))

    def open_drawer(self, name: str) -> None:
        """Opens the drawer of this name in place of any other; if it is open already, closes it."""
        self.model.drawer = "" if self.model.drawer == name else name
        self.changed()

    def close_drawer(self) -> None:
        self.model.drawer = ""
        self.changed()

    def open_rule(self, rule: str) -> None:
        """Opens a page of the rules or of the handbook beside the table; if it is open already, closes it."""
        model = self.model
        if model.drawer == "rules" and model.rule == rule:
            model.drawer = ""
        else:
            model.drawer, model.rule = "rules", rule
        self.changed()

    def tell_recap(self, seat: int) -> bool:
        """Opens the recap for the person of this seat at the screen. Returns False if others did nothing since."""
        self.model.recap_since = None  # the person before may have left it open
        if self.recaps is None or not self.recaps.open(seat):
            return False
        self.changed()
        return True

    def close_recap(self) -> None:
        """Closes the recap."""
        if self.model.recap_since is None:
            return
        if self.recaps is None:
            self.model.recap_since = None
            self.changed()
        else:
            self.recaps.acted()
            self.recaps.close()
            self.model.renew()
            self.tell(UiUpdate())

    def leave_recap(self) -> None:
        """Closes the recap by a click or a key, unless it has only just opened."""
        if self.recaps is None or not self.recaps.unread:
            self.close_recap()

    def point_out(self, moves: int, on: bool) -> None:
        """Draws rings on the map round the places of the log move with the number ``moves`` (from 1), or removes them
        if not ``on``."""
        if self.recaps is not None and self.recaps.point_out(moves, on):
            self.tell(UiUpdate())

    def point_step(self, line: int, here: bool) -> None:
        """Notes that the pointer has come to a recap line (``here``) or has left it, so that its place is marked."""
        if self.recaps is not None and (here or self.recaps.pointed == line):
            self.recaps.pointed = line if here else None

    def show_step(self, line: int) -> None:
        """Scrolls the map to the place of the recap line with this index."""
        if self.recaps is not None and (place := self.recaps.place_of(line)) is not None:
            self.show_place(place)
            self.tell(UiUpdate())

    def replay_recap(self) -> None:
        """Shows the moves of the recap one by one, then the recap again."""
        since = self.model.recap_since
        if since is None:
            return
        self.model.recap_since = None
        dwell = self.recaps.display_time if self.recaps is not None else None
        self.history.play(since, dwell=dwell, then=lambda: self._reopen_recap(since))

    def _reopen_recap(self, since: int) -> None:
        self.model.recap_since = since
        self.changed()

    def request(self, name: str, seat: int = -1) -> None:
        """Asks the table to perform a command that only the table can, such as opening a page, by its name. ``seat``:
        the seat that it is about, if any."""
        self.tell(UiUpdate(request=name, seat=seat))

    # -- hand-over, and closing what is open -----------------------------------------------------------------------

    def take_over(self, seat: int) -> None:
        """Makes the person of this seat the viewer after a hand-over. Opens a recap if others did anything, unless the
        pending decision leaves no room for it."""
        self.match.hand_over(seat)
        self.model.taken_over()
        self.model.recap_since = None
        if not self.model.recap_fits or not self.tell_recap(seat):
            self.changed()

    def toggle_aside(self) -> None:
        """Moves the panel that covers the map out of the way, or back."""
        self.model.aside = not self.model.aside
        self.changed()

    def give_up(self) -> bool:
        """Cancels what the player chose last for the next move; returns False if nothing was chosen."""
        if not self.model.cancel_selection():
            return False
        self.changed()
        return True

    def leave(self) -> None:
        """Handles Esc: closes one thing, the topmost of what is open (overlay, past, recap, drawer) or the last choice
        for the next move; if there is none, opens the menu. A drawer beside the map is closed only after that
        choice."""
        model = self.model
        if self.close_in_front():
            return
        if self.history.open:
            self.history.close()
        elif model.recap_since is not None:
            self.leave_recap()
        elif model.drawer and not model.drawer_beside_map:
            self.close_drawer()
        elif self.give_up():
            return
        elif model.drawer:
            self.close_drawer()
        elif not self.close_lowest():
            self.request("menu")

    def close_in_front(self) -> bool:
        """Hook for a game: closes its own topmost overlay, before all else that Esc closes; returns False if none is
        open."""
        return False

    def close_lowest(self) -> bool:
        """Hook for a game: closes, ends or puts aside something of its own, after all else that Esc closes; returns
        False if there is nothing."""
        return False
