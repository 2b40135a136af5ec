"""Classes of game events on the map: flags, Conflict and Huguenots markers, Forts and Squadrons."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.event import Event
from engine.struggle.events.fields import Seat, SpaceId


@dataclass(slots=True)
class Flagged(Event):
    """A flag was placed on a space (0 France, 1 Britain, 2 USA)."""

    side: Seat
    space: SpaceId


@dataclass(slots=True)
class Unflagged(Event):
    side: Seat
    space: SpaceId


@dataclass(slots=True)
class ConflictPlaced(Event):
    space: SpaceId
    plus_one: bool


@dataclass(slots=True)
class ConflictRemoved(Event):
    space: SpaceId


@dataclass(slots=True)
class HuguenotsPlaced(Event):
    space: SpaceId


@dataclass(slots=True)
class HuguenotsTurned(Event):
    """A Huguenots marker was turned over; `fresh`: back to its usable side."""

    space: SpaceId
    fresh: bool


@dataclass(slots=True)
class HuguenotsLost(Event):
    space: SpaceId


@dataclass(slots=True)
class FortBuilt(Event):
    seat: Seat
    space: SpaceId


@dataclass(slots=True)
class FortDamaged(Event):
    seat: Seat
    space: SpaceId


@dataclass(slots=True)
class FortRepaired(Event):
    seat: Seat
    space: SpaceId


@dataclass(slots=True)
class FortSeized(Event):
    seat: Seat
    space: SpaceId


@dataclass(slots=True)
class FortRemoved(Event):
    seat: Seat
    space: SpaceId


@dataclass(slots=True)
class SquadronBuilt(Event):
    seat: Seat


@dataclass(slots=True)
class SquadronMoved(Event):
    """A Squadron moved from a space or the Navy Box (-1) to another."""

    seat: Seat
    source: SpaceId
    target: SpaceId


@dataclass(slots=True)
class SquadronSetAside(Event):
    seat: Seat
    source: SpaceId


@dataclass(slots=True)
class SquadronReturned(Event):
    """Squadrons set aside before returned to the Navy Box."""

    seat: Seat
    n: int


@dataclass(slots=True)
class SquadronLost(Event):
    """A Squadron left the game (`out`) or became unbuilt."""

    seat: Seat
    source: SpaceId
    out: bool
