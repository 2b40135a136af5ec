"""The part of a seat's client that communicates with the others at the table: chat, rings on the map, muting,
calling a bot in, and where the host tells of the seat's turns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from engine.core.move import Seat
from engine.host.client import RemoteSession
from engine.host.client_messages import CallBot, NotifySeat, Ring, Say, SayReady
from engine.host.message_types import Message
from engine.host.seats import Link


class SeatTalk(ABC):
    """The base of a seat's connection; without a seat nothing is sent."""

    link: Link
    session: RemoteSession | None
    muted: set[Seat]
    noted: Callable[[], None]

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

    def tell_at(self, to: str) -> None:
        """Has the host send notices of the seat's turns to an address; "" for none."""
        if self.session is not None and self.session.seat is not None:
            self.send(NotifySeat(table=self.link.table, seat=self.session.seat, to=to))
