"""Classes of game events of scoring: Victory Points, Global Demand, awards, prestige and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.event import Event
from engine.struggle.events.fields import Seat


@dataclass(slots=True)
class VpScored(Event):
    """A side scored VP; `category` and `item` say for what."""

    seat: Seat
    vp: int
    category: str
    item: str


@dataclass(slots=True)
class DemandAdded(Event):
    commodity: str


@dataclass(slots=True)
class DemandTurnedUp(Event):
    reveals: ClassVar[bool] = True
    commodity: str


@dataclass(slots=True)
class DemandChanged(Event):
    out: str
    commodity: str


@dataclass(slots=True)
class AwardWon(Event):
    """A region's award was scored. `seat` -1: nobody got it; `counts`: spaces of France and Britain."""

    region: str
    award: int
    seat: Seat
    counts: tuple[int, int]


@dataclass(slots=True)
class PrestigeWon(Event):
    seat: Seat
    counts: tuple[int, int]


@dataclass(slots=True)
class DemandWon(Event):
    commodity: str
    seat: Seat
    counts: tuple[int, int]


@dataclass(slots=True)
class GameEnded(Event):
    """The game ended; `why`: "sweep", "war", "vp" or "final"."""

    reveals: ClassVar[bool] = True
    why: str
    winner: Seat
