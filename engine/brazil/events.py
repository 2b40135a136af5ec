"""Dataclasses of events: what happened in the game, for log, screen and undo.

`seen_by` hides what a seat may not know (as HIDDEN or -1). Events with `reveals` disclosed hidden information, so undo
stops there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from engine.core.event import Event

Seat = int
HexId = int
HIDDEN = "?"


@dataclass(slots=True)
class MissionsKept(Event):
    """A seat kept its Missions; other seats see only how many."""

    seat: Seat
    missions: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, missions=(HIDDEN,) * len(self.missions))


@dataclass(slots=True)
class BidMade(Event):
    """A seat bid for Monarchs; other seats see no number."""

    seat: Seat
    vp: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, vp=-1)


@dataclass(slots=True)
class MonarchChosen(Event):
    seat: Seat
    monarch: str
    colour: str


@dataclass(slots=True)
class CapitalsRevealed(Event):
    """The Capital tiles were turned face up."""

    reveals: ClassVar[bool] = True
    first_to_choose: Seat


@dataclass(slots=True)
class CapitalChosen(Event):
    seat: Seat
    hex: HexId
    resource: str


@dataclass(slots=True)
class TurnBegan(Event):
    seat: Seat
    round: int


@dataclass(slots=True)
class TokenPlaced(Event):
    seat: Seat
    arch: str


@dataclass(slots=True)
class GoodsGained(Event):
    """Goods were added to a seat's supply (place -1) or to a tile (place: its hex)."""

    seat: Seat
    goods: tuple[str, ...]
    place: int
    cause: str


@dataclass(slots=True)
class GoodsPaid(Event):
    seat: Seat
    good: str
    place: int


@dataclass(slots=True)
class GoodsDropped(Event):
    """Goods were lost: above the limit, or with a replaced Building (place: its hex)."""

    seat: Seat
    goods: tuple[str, ...]
    place: int


@dataclass(slots=True)
class CardsPaid(Event):
    """Cards went from a hand to the discards: paid, traded, played or dropped above the limit."""

    seat: Seat
    deck: Literal["gold", "combat"]
    cards: tuple[str, ...]
    cause: str


@dataclass(slots=True)
class CardDrawn(Event):
    """A seat drew a card; other seats don't see which."""

    reveals: ClassVar[bool] = True
    seat: Seat
    deck: Literal["gold", "combat"]
    card: str
    cause: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@dataclass(slots=True)
class MissionDrawn(Event):
    """A seat drew a Mission; other seats see only its era."""

    reveals: ClassVar[bool] = True
    seat: Seat
    era: int
    mission: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, mission=HIDDEN)


@dataclass(slots=True)
class DeckShuffled(Event):
    """The discards were shuffled into a new deck."""

    reveals: ClassVar[bool] = True
    deck: Literal["gold", "combat"]


@dataclass(slots=True)
class GoldCardPlayed(Event):
    seat: Seat
    card: str


@dataclass(slots=True)
class PaintingUsed(Event):
    seat: Seat
    painting: str


@dataclass(slots=True)
class UnitDeployed(Event):
    seat: Seat
    unit: int
    hex: HexId
    first_time: bool


@dataclass(slots=True)
class PaintingTaken(Event):
    seat: Seat
    painting: str


@dataclass(slots=True)
class GalleryRefilled(Event):
    reveals: ClassVar[bool] = True
    painting: str
    slot: int


@dataclass(slots=True)
class TileBuilt(Event):
    """A Building or City was placed. `replaced` is the Building removed for it, "" for none; `discarded`: an unexplored
    tile was removed unseen."""

    seat: Seat
    tile: str
    hex: HexId
    replaced: str = ""
    discarded: bool = False


@dataclass(slots=True)
class CityRevealed(Event):
    """The next City of a stack became available."""

    reveals: ClassVar[bool] = True
    city: str
    stack: int


@dataclass(slots=True)
class TileRenovated(Event):
    seat: Seat
    hex: HexId
    tile: str
    flipped: bool


@dataclass(slots=True)
class ProductMade(Event):
    seat: Seat
    product: str
    slot: str


@dataclass(slots=True)
class Traded(Event):
    seat: Seat
    trade: str


@dataclass(slots=True)
class UnitsMoved(Event):
    seat: Seat
    units: tuple[int, ...]
    origin: HexId
    to: HexId
    by: Literal["free", "extra", "retreat"]


@dataclass(slots=True)
class TilePeeked(Event):
    """A seat looked at an unexplored tile; other seats don't see which tile it is."""

    reveals: ClassVar[bool] = True
    seat: Seat
    hex: HexId
    tile: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, tile=HIDDEN)


@dataclass(slots=True)
class TileExplored(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    hex: HexId
    tile: str


@dataclass(slots=True)
class TileKept(Event):
    """A seat took an exploration tile, or (seat -1) it left the game."""

    seat: Seat
    hex: HexId
    tile: str


@dataclass(slots=True)
class ExpeditionFought(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    hex: HexId
    strength: int
    needed: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class BattleBegan(Event):
    attacker: Seat
    defender: Seat
    hex: HexId
    origin: HexId


@dataclass(slots=True)
class CardsSealed(Event):
    """A seat put Combat cards face down; other seats see only how many."""

    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(slots=True)
class CardsRevealed(Event):
    reveals: ClassVar[bool] = True
    attack: tuple[str, ...]
    defence: tuple[str, ...]


@dataclass(slots=True)
class CardCancelled(Event):
    seat: Seat
    card: str


@dataclass(slots=True)
class BattleEnded(Event):
    """A battle was decided; `attack` and `defence` are the total strengths."""

    attacker: Seat
    defender: Seat
    hex: HexId
    attack: int
    defence: int
    winner: Seat


@dataclass(slots=True)
class UnitsDefeated(Event):
    seat: Seat
    units: tuple[int, ...]
    hex: HexId


@dataclass(slots=True)
class TileSeized(Event):
    seat: Seat
    hex: HexId


@dataclass(slots=True)
class MissionAnnounced(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    mission: str
    vp: int


@dataclass(slots=True)
class PalacePlaced(Event):
    seat: Seat
    palace: int
    hex: HexId


@dataclass(slots=True)
class OldTokenPlaced(Event):
    seat: Seat
    era: int
    arch: str


@dataclass(slots=True)
class EraBegan(Event):
    reveals: ClassVar[bool] = True
    era: int


@dataclass(slots=True)
class SecondBuildClosed(Event):
    """A painting allows a second build in this action, but none is possible: the goods just gained would pay for it but
    may not be used ("fresh_goods"), or even they would not suffice ("nothing"). Only the seat itself sees it, as its
    Gold cards count."""

    seat: Seat
    why: Literal["fresh_goods", "nothing"]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


@dataclass(slots=True)
class LastRound(Event):
    """An Era III Mission was revealed: the game ends after this round."""

    seat: Seat


@dataclass(slots=True)
class GameEnded(Event):
    reveals: ClassVar[bool] = True
    cause: Literal["mission", "last_round", "goals", "goals_missed"]
