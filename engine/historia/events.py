"""What happens in a game, as data for the log and the screen. `reveals` events stop undo."""

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
    """Leaders of an era go round."""

    era: int
    number: int


@dataclass(slots=True)
class LeaderKept(Event):
    """A seat kept a leader; which, only it knows until all are turned up."""

    seat: Seat
    leader: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, leader=HIDDEN)


@dataclass(slots=True)
class LeadersRevealed(Event):
    """All leaders are turned up: one for each player, seat by seat."""

    reveals: ClassVar[bool] = True
    leaders: tuple[str, ...]


# --- the round ---


@dataclass(slots=True)
class EraBegan(Event):
    era: int


@dataclass(slots=True)
class TurnBegan(Event):
    """A turn of the game; `turn` runs from 1 to 12."""

    turn: int


@dataclass(slots=True)
class RoundBegan(Event):
    round: int


@dataclass(slots=True)
class CardsSealed(Event):
    """A seat has chosen; nothing else is known."""

    seat: Seat


@dataclass(slots=True)
class CardsRevealed(Event):
    """What everybody chose, player by player."""

    reveals: ClassVar[bool] = True
    cards: tuple[tuple[str, ...], ...]


@dataclass(slots=True)
class CardResolved(Event):
    """A card is used on a side, or for nothing."""

    seat: Seat
    card: str
    side: str


@dataclass(slots=True)
class ActionTaken(Event):
    """An extra action is carried out on a side; no card is played."""

    seat: Seat
    action: str
    side: str


@dataclass(slots=True)
class AdvisorSpent(Event):
    """An advisor has been played and leaves the game."""

    seat: Seat
    advisor: str


@dataclass(slots=True)
class RevolutionMade(Event):
    """The turn ends after this round."""

    seat: Seat


# --- what operations do ---


@dataclass(slots=True)
class VpGained(Event):
    """`source` names the list that brought them, () where the board does."""

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
    """Cubes from one of the four places to another; `territory` is -1 unless one of them is the map."""

    seat: Seat
    origin: Place
    to: Place
    n: int
    territory: Territory = -1


@dataclass(slots=True)
class LevelGained(Event):
    """A step on the matrix; `beyond`: the track was full, there were VP instead."""

    seat: Seat
    track: Track
    level: int
    beyond: bool = False


@dataclass(slots=True)
class CardJoined(Event):
    """An Action card joins the hand for good."""

    seat: Seat
    card: str


@dataclass(slots=True)
class CardsTakenBack(Event):
    seat: Seat
    cards: tuple[str, ...]


@dataclass(slots=True)
class AdvisorDrawn(Event):
    """A seat drew an advisor; which, only it knows."""

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
    """A cube was put on an empty territory."""

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
    """`winner` is -1 where both were equally strong; the strengths include bonus and guard."""

    seat: Seat
    other: Seat
    territory: Territory
    strength: int
    against: int
    winner: Seat


@dataclass(slots=True)
class CubeLost(Event):
    """The loser's cube leaves the territory, or stays because it is the last one."""

    seat: Seat
    territory: Territory
    stays: bool = False


# --- the end of the turn ---


@dataclass(slots=True)
class IconReached(Event):
    """An icon of the circle begins."""

    icon: str


@dataclass(slots=True)
class GovernmentPaid(Event):
    seat: Seat
    government: str


@dataclass(slots=True)
class OrderSet(Event):
    """The new orders of players and of Civbots."""

    order: tuple[Seat, ...]
    civbots: tuple[Seat, ...]


@dataclass(slots=True)
class RowLaid(Event):
    """The old row left the game, these lie there now."""

    reveals: ClassVar[bool] = True
    wonders: tuple[str, ...]


@dataclass(slots=True)
class LeaderScored(Event):
    """A leader leaves; `aim` is "high", "low" or "" if none was fulfilled."""

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
    """A Civbot turned up a card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@dataclass(slots=True)
class CivbotDid(Event):
    """A Civbot carried out an operation, or could not."""

    seat: Seat
    op: str
    done: bool


@dataclass(slots=True)
class WonderRemoved(Event):
    """A Civbot's card took the oldest wonder off the row."""

    seat: Seat
    wonder: str


@dataclass(slots=True)
class GameEnded(Event):
    reveals: ClassVar[bool] = True
