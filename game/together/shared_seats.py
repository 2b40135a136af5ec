"""Combines several seats of one online table at this window, whose people share the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from engine.core.event import Event
from engine.core.game_session import GameSession
from engine.core.move import Reason, Seat
from engine.host.client import RemoteSession
from game.play.elsewhere import Arrival, RefusedMove
from game.together.remote_seat import RemoteSeat


class SharedSession:
    """The sessions of the window's seats as one: that of the person at the screen, and each seat's own for its moves.

    ``viewer``: the seat at the screen; without one the first session stands in, of which an onlooker's view is shown.
    """

    def __init__(self, sessions: Mapping[Seat, RemoteSession], viewer: Callable[[], Seat | None]) -> None:
        self._sessions, self._viewer = sessions, viewer

    @property
    def current(self) -> RemoteSession:
        """The session whose view is shown: that of the viewer's seat, or of this window's first seat."""
        viewer, first = self._viewer(), next(iter(self._sessions.values()))
        return first if viewer is None else self._sessions.get(viewer, first)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.current, name)

    def _of(self, seat: Seat | None) -> RemoteSession:
        return self.current if seat is None else self._sessions.get(seat, self.current)

    @property
    def awaiting_host(self) -> bool:
        """Whether the host has yet to answer a move of any seat of this window."""
        return any(session.awaiting_host for session in self._sessions.values())

    def legal_moves(self, seat: Seat) -> list[Any]:
        """Returns all legal moves of a seat of this window; none while a move awaits the host's answer."""
        return self._of(seat).legal_moves(seat) if not self.awaiting_host else []

    def why_not(self, move: Any) -> Reason | None:
        """Returns why a move is illegal, as far as its seat can know; None if it is legal."""
        return self._of(move.seat).why_not(move)

    def view(self, seat: Seat | None) -> Any:
        """Returns the present position as a seat of this window, or an onlooker (None), may know it."""
        return self._of(seat).view(seat)

    def submit(self, move: Any) -> list[Event]:
        """Sends a seat's move to the host; its events come later, so that none are returned. Raises IllegalMove."""
        return self._of(move.seat).submit(move)


class SharedSeats(RemoteSeat):
    """The clients of this window's seats as one: the first with the ``others``; their logs advance together, line by
    line."""

    others: Sequence[RemoteSeat] = ()
    viewer: Callable[[], Seat | None] = staticmethod(lambda: None)

    @property
    def each(self) -> list[RemoteSeat]:
        """The connections of all seats of this window (`RemoteSeat`), this one first."""
        return [self, *self.others]

    @property
    def own_seats(self) -> list[Seat]:
        return [seat for one in self.each for seat in RemoteSeat.own_seats.fget(one)]  # type: ignore[attr-defined]

    def table_session(self) -> GameSession[Any, Any]:
        sessions = {one.session.seat: one.session for one in self.each if one.session is not None}
        own = {seat: session for seat, session in sessions.items() if seat is not None}
        return cast("GameSession[Any, Any]", SharedSession(own, lambda: self.viewer()))

    def _at_screen(self) -> RemoteSeat:
        """Returns the connection of the person at the screen."""
        seat = self.viewer()
        return next((one for one in self.each if one.session is not None and one.session.seat == seat), self)

    # -- the state of the line -------------------------------------------------------------------------------------

    @property
    def error(self) -> str:
        own = super().error
        return own or next((one.error for one in self.others if one.error), "")

    @property
    def is_showable(self) -> bool:
        if not (super().is_showable and all(one.is_showable for one in self.others)):
            return False
        return self._is_over or self._align()

    def retry(self) -> None:
        super().retry()
        for one in self.others:
            one.retry()

    def close(self) -> None:
        super().close()
        for one in self.others:
            one.close()

    # -- what arrives ----------------------------------------------------------------------------------------------

    def listen(self) -> bool:
        changed = super().listen()
        for one in self.others:
            changed |= one.listen()
            one.said.clear()  # the first seat's connection brings the same
            self.past_came, one.past_came = self.past_came or one.past_came, False
        self.find_asker()  # what was noted here for another seat may be settled
        asked = next((one.undo_asked_by for one in self.others if one.undo_asked_by is not None), None)
        self.undo_asked_by = self.undo_asked_by if self.undo_asked_by is not None else asked
        for one in self.others:
            if one.undo_refused_by is not None:
                self.undo_refused_by, one.undo_refused_by = one.undo_refused_by, None
        return changed

    def refusal(self) -> RefusedMove | None:
        found = [RemoteSeat.refusal(one) for one in self.each]
        return next((one for one in found if one is not None), None)

    def answer_undo(self, agree: bool) -> None:
        for one in self.each:
            if one.undo_asked_by is not None or one is self:
                RemoteSeat.answer_undo(one, agree)

    def _reached(self, one: RemoteSeat) -> list[int]:
        """Returns the lines a seat can stand at: where it is, and after each of its updates."""
        assert one.session is not None
        numbers = [one.session.number]
        for update in one.updates:
            numbers.append(max([numbers[-1], *(line.number for line in update.lines)]))
        return numbers

    def _next_number(self) -> int | None:
        """Returns the next line that all seats can go on to together; None while it has not come to all."""
        reached = [self._reached(one) for one in self.each]
        least = max(numbers[0] for numbers in reached)
        common = set(reached[0]).intersection(*reached[1:])
        ahead = [number for number in common if number > min(numbers[0] for numbers in reached) and number >= least]
        return min(ahead, default=None)

    def _drop_empty(self) -> None:
        """Takes updates without a new line in."""
        for one in self.each:
            while one.updates and len(self._reached(one)) > 1 and self._reached(one)[1] == self._reached(one)[0]:
                RemoteSeat.take(one)

    def _align(self) -> bool:
        """Brings all seats to one line, after they were opened one by one. Returns False until that is possible."""
        numbers = {one.session.number for one in self.each if one.session is not None}
        if len(numbers) > 1 and self._next_number() is not None:
            self.take()
            numbers = {one.session.number for one in self.each if one.session is not None}
        return len(numbers) == 1

    def arrival(self) -> Arrival | None:
        if self.session is None or self._is_over:
            return super().arrival()
        self._drop_empty()
        target = self._next_number()
        if target is None:
            return None
        since = self.session.number
        lines = [line for update in self.updates for line in update.lines if since < line.number <= target]
        seats = tuple(dict.fromkeys(line.seat for line in lines if line.seat is not None))
        return Arrival(seats, any(line.do in ("undo", "rewind") for line in lines))

    def take(self) -> None:
        target = self._next_number() if self.session is not None and self.session.number >= 0 else None
        if target is None:
            super().take()
            return
        for one in self.each:
            while one.session is not None and one.session.number < target and one.updates:
                RemoteSeat.take(one)

    def nearest(self, moves: int) -> Any:
        return RemoteSeat.nearest(self._at_screen(), moves)

    # -- what is said ----------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        RemoteSeat.say(self._at_screen(), text)

    def say_ready(self, sentence: int) -> None:
        RemoteSeat.say_ready(self._at_screen(), sentence)

    def ring(self, place: str) -> None:
        RemoteSeat.ring(self._at_screen(), place)
