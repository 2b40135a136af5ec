"""Classes of game events in Action Rounds: tiles and cards used, Advantages, action points, Debt, Treaty Points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.event import Event
from engine.struggle.events.fields import Seat, SpaceId


@dataclass(slots=True)
class TurnBegan(Event):
    """An Action Round began."""

    seat: Seat
    round: int


@dataclass(slots=True)
class TileTaken(Event):
    seat: Seat
    no: int


@dataclass(slots=True)
class Passed(Event):
    seat: Seat


@dataclass(slots=True)
class RoundEnded(Event):
    """An Action Round ended; `lost`: unspent points by kind."""

    seat: Seat
    lost: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class EventPlayed(Event):
    seat: Seat
    card: str
    bonus: bool


@dataclass(slots=True)
class MinistryRevealed(Event):
    seat: Seat
    ministry: str


@dataclass(slots=True)
class MinistryGone(Event):
    seat: Seat
    ministry: str


@dataclass(slots=True)
class AbilityUsed(Event):
    seat: Seat
    ministry: str
    ability: str
    target: str = ""


@dataclass(slots=True)
class DutiesNamed(Event):
    seat: Seat
    commodity: str


@dataclass(slots=True)
class AdvantageGained(Event):
    is_consequence: ClassVar[bool] = True
    seat: Seat
    advantage: str


@dataclass(slots=True)
class AdvantageLost(Event):
    is_consequence: ClassVar[bool] = True
    seat: Seat
    advantage: str


@dataclass(slots=True)
class AdvantageUsed(Event):
    seat: Seat
    advantage: str
    space: SpaceId = -1


@dataclass(slots=True)
class AdvantageExhausted(Event):
    seat: Seat
    advantage: str


@dataclass(slots=True)
class AdvantageRefreshed(Event):
    seat: Seat
    advantage: str


@dataclass(slots=True)
class PointsGained(Event):
    """A side gained points; `limit`: a key of cards/limits.py, `source`: a card, tile or "exchange"."""

    seat: Seat
    points: str
    n: int
    limit: str
    source: str


@dataclass(slots=True)
class PointsSpent(Event):
    """A purchase was paid: its price by parts, and how much of it Debt and Treaty Points paid."""

    seat: Seat
    points: str
    as_: str
    price: int
    parts: tuple[tuple[str, int], ...]
    debt: int
    trp: int


@dataclass(slots=True)
class DebtChanged(Event):
    """Debt changed, by a negative number if it fell. `overrun`: forced Debt above the limit, not recorded."""

    seat: Seat
    by: int
    forced: bool
    overrun: int


@dataclass(slots=True)
class TrpChanged(Event):
    seat: Seat
    by: int


@dataclass(slots=True)
class LimitChanged(Event):
    seat: Seat
    by: int
