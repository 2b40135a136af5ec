"""Dataclasses of events: what happened in a game, for log and screen. Those with `reveals` set the undo barrier."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from engine.core.event import Event
from engine.historia.state import Category

Seat = int
Territory = int
HIDDEN = "?"
Place = Literal["reserve", "used", "supply", "map"]
SourceId = tuple[str, ...]
Track = Literal["technology", "military"]

# --- setup ---


@dataclass(slots=True)
class LeadersDealt(Event):
    """A draft began: a packet of an era's leaders was dealt."""

    era: int
    number: int


@dataclass(slots=True)
class LeaderKept(Event):
    """A seat kept a leader; only that seat knows which until all are revealed."""

    seat: Seat
    leader: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, leader=HIDDEN)


@dataclass(slots=True)
class LeadersRevealed(Event):
    """All leaders were revealed, by seat."""

    reveals: ClassVar[bool] = True
    leaders: tuple[str, ...]


# --- the round ---


@dataclass(slots=True)
class EraBegan(Event):
    era: int


@dataclass(slots=True)
class TurnBegan(Event):
    """A turn began; `turn` runs from 1 to 12."""

    turn: int


@dataclass(slots=True)
class RoundBegan(Event):
    round: int


@dataclass(slots=True)
class CardsSealed(Event):
    """A seat has chosen its cards; nothing else is public."""

    seat: Seat


@dataclass(slots=True)
class CardsRevealed(Event):
    """The chosen cards of all players were revealed, by seat."""

    reveals: ClassVar[bool] = True
    cards: tuple[tuple[str, ...], ...]


@dataclass(slots=True)
class CardResolved(Event):
    """A card was resolved on a side, or "nothing"."""

    seat: Seat
    card: str
    side: str


@dataclass(slots=True)
class ActionTaken(Event):
    """An extra action was carried out on a side; no card was played."""

    seat: Seat
    action: str
    side: str


@dataclass(slots=True)
class AdvisorSpent(Event):
    """An advisor was played and left the game."""

    seat: Seat
    advisor: str


@dataclass(slots=True)
class RevolutionMade(Event):
    """A Revolution was resolved: the turn ends after this round."""

    seat: Seat


# --- effects of operations ---


@dataclass(slots=True)
class VpGained(Event):
    """A seat gained VP; `source`: the list that gave them, () where the board did."""

    seat: Seat
    n: int
    category: Category
    source: SourceId = ()


@dataclass(slots=True)
class VpLost(Event):
    seat: Seat
    n: int
    category: Category
    source: SourceId = ()


@dataclass(slots=True)
class CubesMoved(Event):
    """Cubes moved between two places; `territory` is -1 unless one of them is the map."""

    seat: Seat
    origin: Place
    to: Place
    n: int
    territory: Territory = -1


@dataclass(slots=True)
class LevelGained(Event):
    """A seat gained a level; `beyond`: the track was full and gave VP instead."""

    seat: Seat
    track: Track
    level: int
    beyond: bool = False


@dataclass(slots=True)
class CardJoined(Event):
    """A technology level added an Action card to the hand."""

    seat: Seat
    card: str


@dataclass(slots=True)
class CardsTakenBack(Event):
    seat: Seat
    cards: tuple[str, ...]


@dataclass(slots=True)
class AdvisorDrawn(Event):
    """A seat drew an advisor; only that seat knows which."""

    reveals: ClassVar[bool] = True
    seat: Seat
    advisor: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, advisor=HIDDEN)


@dataclass(slots=True)
class WonderTaken(Event):
    seat: Seat
    wonder: str


@dataclass(slots=True)
class WonderUsed(Event):
    seat: Seat
    wonder: str


@dataclass(slots=True)
class WonderReadied(Event):
    seat: Seat
    wonder: str


@dataclass(slots=True)
class Explored(Event):
    """A cube was placed on an empty territory."""

    seat: Seat
    territory: Territory


@dataclass(slots=True)
class Traded(Event):
    seat: Seat
    other: Seat


@dataclass(slots=True)
class Raided(Event):
    seat: Seat
    other: Seat


@dataclass(slots=True)
class WarFought(Event):
    """A War was fought; `winner` -1: equal strength. Strengths include bonuses and guard."""

    seat: Seat
    other: Seat
    territory: Territory
    strength: int
    against: int
    winner: Seat


@dataclass(slots=True)
class CubeLost(Event):
    """The loser's cube left the territory; `stays`: it was the last one and remained."""

    seat: Seat
    territory: Territory
    stays: bool = False


# --- the end of the turn ---


@dataclass(slots=True)
class IconReached(Event):
    """The resolution of an icon of the circle began."""

    icon: str


@dataclass(slots=True)
class GovernmentPaid(Event):
    seat: Seat
    government: str


@dataclass(slots=True)
class OrderSet(Event):
    """The turn orders of players and Civbots were set."""

    order: tuple[Seat, ...]
    civbots: tuple[Seat, ...]


@dataclass(slots=True)
class RowLaid(Event):
    """A new row of wonders replaced the old one."""

    reveals: ClassVar[bool] = True
    wonders: tuple[str, ...]


@dataclass(slots=True)
class LeaderScored(Event):
    """A leader scored and left; `aim`: "high", "low" or "" if none was met."""

    seat: Seat
    leader: str
    aim: Literal["high", "low", ""]


@dataclass(slots=True)
class TerritoryScored(Event):
    seat: Seat
    territory: Territory
    vp: int


@dataclass(slots=True)
class CivbotCard(Event):
    """A Civbot revealed a card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@dataclass(slots=True)
class CivbotDid(Event):
    """A Civbot carried out an operation, or (`done` false) could not."""

    seat: Seat
    op: str
    done: bool


@dataclass(slots=True)
class WonderRemoved(Event):
    """A Civbot's card removed the oldest wonder from the row."""

    seat: Seat
    wonder: str


@dataclass(slots=True)
class GameEnded(Event):
    reveals: ClassVar[bool] = True
