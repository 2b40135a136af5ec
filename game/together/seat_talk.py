"""The part of a seat's client that communicates with the others at the table: chat, rings on the map, muting,
consent to undo, calling a bot in, and where the host tells of the seat's turns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from engine.core.move import Seat
from engine.host.client import RemoteSession
from engine.host.client_messages import AnswerUndo, CallBot, NotifySeat, Ring, Say, SayReady
from engine.host.message_types import Message
from engine.host.seats import Link


class SeatTalk(ABC):
    """The base of a seat's connection; without a seat nothing is sent."""

    link: Link
    session: RemoteSession | None
    muted: set[Seat]
    noted: Callable[[], None]
    undo_asked_by: Seat | None
    _agrees: bool | None = None  # to an undo that is asked for; not sent yet

    @abstractmethod
    def send(self, message: Message) -> None:
        """Sends a message to the host."""

    @property
    def can_say(self) -> bool:
        """Whether this window has a seat, so that it may chat."""
        return self.session is not None and self.session.seat is not None

    def say(self, text: str) -> None:
        """Sends a chat line to all at the table; nothing without a seat."""
        if self.session is not None and self.session.seat is not None:
            self.send(Say(table=self.link.table, seat=self.session.seat, text=text))

    def say_ready(self, sentence: int) -> None:
        """Sends a predefined sentence, by its number, to all at the table; nothing without a seat."""
        if self.session is not None and self.session.seat is not None:
            self.send(SayReady(table=self.link.table, seat=self.session.seat, sentence=sentence))

    def ring(self, place: str) -> None:
        """Asks the host to mark a place of the map with a ring that all at the table see; nothing without a seat."""
        if self.session is not None and self.session.seat is not None:
            self.send(Ring(table=self.link.table, seat=self.session.seat, place=place))

    def mute(self, seat: Seat, muted: bool) -> None:
        """Drops a seat's chat, predefined sentences and rings from now on, or lets them through again; stored with the
        table on this device."""
        (self.muted.add if muted else self.muted.discard)(seat)
        self.noted()

    def is_muted(self, seat: Seat) -> bool:
        """Returns whether a seat's chat, predefined sentences and rings are dropped."""
        return seat in self.muted

    def call_bot(self, seat: Seat, bot: str) -> None:
        """Asks the host to let a bot of the level with the id ``bot`` play for a seat until its person comes back;
        nothing without a seat of one's own."""
        if self.session is not None and self.session.seat is not None:
            self.send(CallBot(table=self.link.table, seat=self.session.seat, on=seat, bot=bot))

    def find_asker(self) -> None:
        """Sends the answer to an undo request if it waited for the host, and notes who asks for this seat's consent
        now, None if nobody does."""
        self._answer()
        request = self.session.request if self.session is not None else None
        self.undo_asked_by = None
        if self.session is not None and request is not None and self.session.seat in request.waiting:
            answered = self._agrees is not None or isinstance(self.session.sent, AnswerUndo)
            self.undo_asked_by = None if answered else request.seat

    def answer_undo(self, agree: bool) -> None:
        """Agrees to the undo that is asked for, or refuses it."""
        self.undo_asked_by, self._agrees = None, agree
        self._answer()

    def _answer(self) -> None:
        """Sends the answer to an undo, as soon as the host has answered the last move."""
        session, agrees = self.session, self._agrees
        if session is None or session.request is None:
            self._agrees = None
        elif agrees is not None and session.sent is None:
            self._agrees = None
            session.answer(agrees)

    def tell_at(self, to: str) -> None:
        """Has the host send notices of the seat's turns to an address; "" for none."""
        if self.session is not None and self.session.seat is not None:
            self.send(NotifySeat(table=self.link.table, seat=self.session.seat, to=to))
