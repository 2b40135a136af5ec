"""Events: what happened in a game, as data for log and screen. Those with `reveals` set the undo barrier."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.event import Event

Seat = int
SpaceId = int
HIDDEN = "?"

# --- the calendar ---


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


# --- rounds ---


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
    seat: Seat
    advantage: str


@dataclass(slots=True)
class AdvantageLost(Event):
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


@dataclass(slots=True)
class VpScored(Event):
    """A side scored VP; `category` and `item` say for what."""

    seat: Seat
    vp: int
    category: str
    item: str


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


# --- War tiles ---


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


# --- wars ---


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


# --- scoring ---


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
