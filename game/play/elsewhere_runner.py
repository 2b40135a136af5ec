"""Runs the game loop of an online match: takes moves from the host's log and shows them, at the pace of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.core.event import TURN_BEGAN, Event
from engine.core.session import LogEntry, Session
from game.play.bot_process import WorkerRequest
from game.play.elsewhere import Arrival, Elsewhere, RefusedMove
from game.play.match import Match
from game.play.turn_runner import TableView, TurnRunner


class ElsewhereView(TableView, Protocol):
    """Protocol: the table as this runner sees it."""

    def taken_back(self) -> None:
        """Updates the table after the move of somebody was taken back."""

    def on_several_moves(self) -> None:
        """Shows the position after several moves that came at once, as after a broken connection."""

    def refused(self, refusal: RefusedMove) -> None:
        """Tells the player that, and why, the host has refused the last move."""

    def line_changed(self) -> None:
        """Shows what has come from the host besides moves: chat, presence, a request to undo, a past position, a broken
        connection."""

    def opened_up(self, session: Session[Any, Any]) -> None:
        """Goes on with the complete session of the finished game, secrets included, which the host has sent at its
        end."""


class BotsAtHost:
    """A null object in place of the bot process: the host runs the bots."""

    def ask(self, jobs: Sequence[WorkerRequest]) -> None: ...
    def take(self) -> dict[int, Any]:
        return {}

    def forget(self) -> None: ...
    def stop(self) -> None: ...


class ElsewhereRunner(TurnRunner):
    """The loop between decisions. ``listen`` runs every frame, ``tick`` where the present is shown."""

    def __init__(self, match: Match[Any, Any], view: ElsewhereView, elsewhere: Elsewhere) -> None:
        super().__init__(match, view, BotsAtHost())
        self.elsewhere = elsewhere
        self.table = view
        over = not match.session.awaiting
        self._last: list[LogEntry[Any]] | None = [] if over else None  # of the game, until the whole of it is here

    def listen(self, now: int) -> bool:
        waited = self.match.session.awaiting_host
        changed = self.elsewhere.listen()
        refusal = self.elsewhere.refusal()
        # The host's answer may come after the line that it is about.
        answered = waited != self.match.session.awaiting_host
        if refusal is not None or answered:
            self.match.renewed()
        if refusal is not None:
            self.table.refused(refusal)
        if changed or answered:
            self.table.line_changed()
        return changed or answered or refusal is not None

    def tick(self, now: int) -> bool:
        if self.view.busy(now):
            return False
        if self.recap_due:
            self._tell()
            return True
        if self._last is not None:
            return self._open_up(self._last)
        asked = self.match.current_seat
        if asked is None:
            return self._end()
        if self.match.is_person(asked):
            self.hurried = False
        if self.match.handover_needed and not self.match.session.awaiting_host and self.elsewhere.arrival() is None:
            self._recap_pending = False  # the hand-over shows its own recap
            self.match.clear_viewer()
            self.view.hand_over(asked)
            return True
        return self._take(now)

    def next_tick(self, now: int) -> int | None:
        if self.recap_due:
            return 1
        if self._last is not None:
            return 1 if self.elsewhere.whole() is not None else None
        if self.match.current_seat is None:
            return None if self.ended else 1
        arrival = self.elsewhere.arrival()
        if arrival is None and self.match.handover_needed and not self.match.session.awaiting_host:
            return 1
        waits = arrival is None or self._waits(arrival)
        return self.elsewhere.next_look() if waits else max(1, self.due - now)

    def _waits(self, arrival: Arrival) -> bool:
        """Whether others' moves wait while the person here chooses at the same time, so that nothing half chosen is
        lost: the host takes a move that was chosen before it knew of them."""
        viewer = self.match.viewer
        if arrival.taken_back or not arrival.seats or viewer in arrival.seats or self.match.session.awaiting_host:
            return False
        return viewer in self.match.awaiting

    def _take(self, now: int) -> bool:
        arrival = self.elsewhere.arrival()
        if arrival is None or self._waits(arrival):
            return False
        at_once = self.match.viewer in arrival.seats or arrival.taken_back or self.match.session.awaiting_host
        if not at_once and ((now < self.due and not self.hurried) or self.view.moving()):
            return False
        before = len(self.match.log)
        self.elsewhere.take()
        entries = list(self.match.log[before:])
        if not self.match.session.awaiting:
            self._last = entries
            return self._open_up(entries)
        self.match.renewed()
        if arrival.taken_back:
            self.table.taken_back()
        else:
            self._show(entries, now)
        return True

    def _show(self, entries: Sequence[LogEntry[Any]], now: int) -> None:
        others = [entry for entry in entries if entry.move.seat != self.match.viewer]
        if len(entries) > 1:
            self.table.on_several_moves()
        elif entries:
            self.view.played(list[Event](entries[0].events))
        if others:
            self.due = now + self._pause()
        if any(event.name == TURN_BEGAN for entry in others for event in entry.events):
            self.request_recap()

    def _open_up(self, entries: Sequence[LogEntry[Any]]) -> bool:
        """Shows the last moves once the whole game is here. Returns False until then."""
        session = self.elsewhere.whole()
        if session is None:
            return False
        self._last = None
        self.table.opened_up(session)
        if len(entries) == 1:
            self.view.played(list(entries[0].events))
        else:
            self.table.on_several_moves()
        return True

    def stop(self) -> None:
        self.elsewhere.close()
