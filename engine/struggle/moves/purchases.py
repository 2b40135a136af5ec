"""Classes of moves that buy with action points, and the move that pays the rest with Debt and Treaty Points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.struggle.moves.fields import Action, Id, Seat, SpaceId, SpaceOrNone


@dataclass(frozen=True, slots=True)
class ShiftMarket:
    """Flag or unflag a market. `huguenots`: the Territory whose marker is turned over for it, or -1."""

    seat: Seat
    space: SpaceId
    as_: Action = "major"
    advantage: Id = ""
    huguenots: SpaceOrNone = -1
    kind: Literal["shift_market"] = "shift_market"


@dataclass(frozen=True, slots=True)
class ShiftPolitical:
    """Flag or unflag a political space; `by_military`: with military points, where an ability allows it."""

    seat: Seat
    space: SpaceId
    as_: Action = "major"
    advantage: Id = ""
    by_military: bool = False
    kind: Literal["shift_political"] = "shift_political"


@dataclass(frozen=True, slots=True)
class DrawEvent:
    seat: Seat
    as_: Action = "major"
    kind: Literal["draw_event"] = "draw_event"


@dataclass(frozen=True, slots=True)
class BuyWarTile:
    seat: Seat
    as_: Action = "major"
    kind: Literal["buy_war_tile"] = "buy_war_tile"


@dataclass(frozen=True, slots=True)
class RemoveConflict:
    seat: Seat
    space: SpaceId
    as_: Action = "major"
    kind: Literal["remove_conflict"] = "remove_conflict"


@dataclass(frozen=True, slots=True)
class BuildFort:
    seat: Seat
    space: SpaceId
    as_: Action = "major"
    kind: Literal["build_fort"] = "build_fort"


@dataclass(frozen=True, slots=True)
class RepairFort:
    seat: Seat
    space: SpaceId
    as_: Action = "major"
    kind: Literal["repair_fort"] = "repair_fort"


@dataclass(frozen=True, slots=True)
class SeizeFort:
    seat: Seat
    space: SpaceId
    as_: Action = "major"
    kind: Literal["seize_fort"] = "seize_fort"


@dataclass(frozen=True, slots=True)
class ConstructSquadron:
    """Construct a Squadron; `by`: the Ministry or Advantage that makes it cheaper."""

    seat: Seat
    as_: Action = "major"
    by: Id = ""
    kind: Literal["construct_squadron"] = "construct_squadron"


@dataclass(frozen=True, slots=True)
class Deploy:
    """Send a Squadron from the Navy Box (source -1) or another naval space to a naval space."""

    seat: Seat
    source: SpaceOrNone
    target: SpaceId
    as_: Action = "major"
    kind: Literal["deploy"] = "deploy"


@dataclass(frozen=True, slots=True)
class SendHome:
    """By an Advantage, pay to return an enemy Squadron to its Navy Box."""

    seat: Seat
    advantage: Id
    space: SpaceId
    as_: Action = "major"
    kind: Literal["send_home"] = "send_home"


@dataclass(frozen=True, slots=True)
class ExchangePoints:
    """In turn 6, exchange military points for a point of another kind."""

    seat: Seat
    to: Literal["economic", "diplomatic"]
    as_: Action = "major"
    kind: Literal["exchange_points"] = "exchange_points"


@dataclass(frozen=True, slots=True)
class BuyAbility:
    """Pay points for a Ministry's ability."""

    seat: Seat
    ministry: Id
    ability: Id
    as_: Action = "major"
    kind: Literal["buy_ability"] = "buy_ability"


@dataclass(frozen=True, slots=True)
class PayRest:
    """Pay what points do not with this much Debt and this many Treaty Points."""

    seat: Seat
    debt: Annotated[int, Field(ge=0, le=99)]
    trp: Annotated[int, Field(ge=0, le=99)]
    kind: Literal["pay_rest"] = "pay_rest"
