"""Classes of game events of wars: War tiles drawn, placed and turned up, theaters won and what that brings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.event import Event
from engine.struggle.events.fields import HIDDEN, Seat, SpaceId


@dataclass(slots=True)
class WarTileDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    tile: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, tile=HIDDEN)


@dataclass(slots=True)
class WarTileLaid(Event):
    seat: Seat
    tile: str
    theater: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, tile=HIDDEN)


@dataclass(slots=True)
class WarTileMoved(Event):
    seat: Seat
    tile: str
    theater: int
    to: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, tile=HIDDEN)


@dataclass(slots=True)
class WarTileReturned(Event):
    """A War tile returned to its pool by its side's choice."""

    seat: Seat
    tile: str
    theater: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, tile=HIDDEN)


@dataclass(slots=True)
class WarTileSentBack(WarTileReturned):
    """A random War tile returned to its pool."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True)
class SpecialLaid(Event):
    seat: Seat
    tile: str
    theater: int


@dataclass(slots=True)
class Upgraded(Event):
    """A Military Upgrade: only its side knows which tile stayed; where the other went is public."""

    seat: Seat
    theater: int
    kept: str
    rejected: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, kept=HIDDEN)


@dataclass(slots=True)
class TilesSwapped(Event):
    seat: Seat
    a: int
    b: int


@dataclass(slots=True)
class WarBegan(Event):
    war: int


@dataclass(slots=True)
class TheaterRevealed(Event):
    """The War tiles of both sides at a theater were revealed."""

    reveals: ClassVar[bool] = True
    war: int
    theater: int
    tiles: tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(slots=True)
class EffectDeclined(Event):
    seat: Seat
    tile: str


@dataclass(slots=True)
class TheaterWon(Event):
    """A theater was decided. `winner` -1: equal strength; `row`: index of the spoils, -1 none; `strengths`: of France
    and Britain."""

    war: int
    theater: int
    winner: Seat
    margin: int
    row: int
    strengths: tuple[int, int]


@dataclass(slots=True)
class Conquered(Event):
    seat: Seat
    space: SpaceId


@dataclass(slots=True)
class Refused(Event):
    seat: Seat
    space: SpaceId


@dataclass(slots=True)
class JacobiteMarker(Event):
    victories: int


@dataclass(slots=True)
class ThirdMinistryOpened(Event):
    seat: Seat


@dataclass(slots=True)
class WarEnded(Event):
    war: int
