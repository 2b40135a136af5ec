"""Classes of game events that begin a peace turn: awards, demand, tiles, cards dealt, Ministries, Initiative."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.event import Event
from engine.struggle.events.fields import HIDDEN, Seat


@dataclass(slots=True)
class PeaceBegan(Event):
    turn: int
    era: str


@dataclass(slots=True)
class EraBegan(Event):
    """A new era: its Events are shuffled in; Debt Limits rise to `limits`."""

    era: str
    limits: tuple[int, int]


@dataclass(slots=True)
class AwardsShown(Event):
    reveals: ClassVar[bool] = True
    awards: tuple[int, ...]


@dataclass(slots=True)
class DemandDrawn(Event):
    reveals: ClassVar[bool] = True
    commodities: tuple[str, ...]


@dataclass(slots=True)
class TilesShown(Event):
    reveals: ClassVar[bool] = True
    tiles: tuple[int, ...]


@dataclass(slots=True)
class EventsDealt(Event):
    """A side drew Events; only that side knows which."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(slots=True)
class DeckShuffled(Event):
    reveals: ClassVar[bool] = True


@dataclass(slots=True)
class EventsKept(Event):
    """A side put its rejected Events face down; they are revealed when both sides have chosen."""

    seat: Seat
    discards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, discards=(HIDDEN,) * len(self.discards))


@dataclass(slots=True)
class Discarded(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


@dataclass(slots=True)
class MinistriesChosen(Event):
    """A side chose its Ministries; face-down ones are known to that side only. `up`: face-up ones."""

    seat: Seat
    cards: tuple[str, ...]
    up: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat == self.seat:
            return self
        return replace(self, cards=self.up + (HIDDEN,) * (len(self.cards) - len(self.up)))


@dataclass(slots=True)
class InitiativeHeld(Event):
    seat: Seat


@dataclass(slots=True)
class FirstNamed(Event):
    seat: Seat
    side: Seat
