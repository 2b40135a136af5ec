"""The part of a seat's connection that speaks to the others at the table: words, rings, and calling a bot in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from engine.core.move import Seat
from engine.host.client import RemoteSession
from engine.host.client_messages import CallBot, Ring, Say, SayReady
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
        """Whether this window has a seat."""
        return self.session is not None and self.session.seat is not None

    def say(self, text: str) -> None:
        """Says a word to all."""
        if self.session is not None and self.session.seat is not None:
            self.send(Say(table=self.link.table, seat=self.session.seat, text=text))

    def say_ready(self, sentence: int) -> None:
        """Says one of the ready sentences to all."""
        if self.session is not None and self.session.seat is not None:
            self.send(SayReady(table=self.link.table, seat=self.session.seat, sentence=sentence))

    def ring(self, place: str) -> None:
        """Marks a place of the map for all."""
        if self.session is not None and self.session.seat is not None:
            self.send(Ring(table=self.link.table, seat=self.session.seat, place=place))

    def mute(self, seat: Seat, muted: bool) -> None:
        """Drops from now on what a seat says, or hears it again; stored in the entry."""
        (self.muted.add if muted else self.muted.discard)(seat)
        self.noted()

    def is_muted(self, seat: Seat) -> bool:
        """Whether what a seat says is dropped."""
        return seat in self.muted

    def call_bot(self, seat: Seat, bot: str) -> None:
        """Asks the host to let a bot play for a seat until its person comes back."""
        if self.session is not None and self.session.seat is not None:
            self.send(CallBot(table=self.link.table, seat=self.session.seat, on=seat, bot=bot))
