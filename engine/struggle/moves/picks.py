"""Classes of moves that pick a space, option, theater, Squadron, tile, commodity or Advantage for an Event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.struggle.moves.fields import Id, Seat, SpaceId, SpaceOrNone, Theater


@dataclass(frozen=True, slots=True)
class PickSpace:
    seat: Seat
    space: SpaceId
    kind: Literal["pick_space"] = "pick_space"


@dataclass(frozen=True, slots=True)
class PickOption:
    """Choose the alternative with this number, from 0."""

    seat: Seat
    option: Annotated[int, Field(ge=0, le=9)]
    kind: Literal["pick_option"] = "pick_option"


@dataclass(frozen=True, slots=True)
class PickTheater:
    seat: Seat
    theater: Theater
    kind: Literal["pick_theater"] = "pick_theater"


@dataclass(frozen=True, slots=True)
class PickSquadron:
    """Pick the Squadron on a space, or one in the Navy Box (-1)."""

    seat: Seat
    source: SpaceOrNone
    kind: Literal["pick_squadron"] = "pick_squadron"


@dataclass(frozen=True, slots=True)
class PickTile:
    """Pick a War tile at a theater."""

    seat: Seat
    theater: Theater
    tile: Id
    kind: Literal["pick_tile"] = "pick_tile"


@dataclass(frozen=True, slots=True)
class PickCommodity:
    seat: Seat
    commodity: Id
    kind: Literal["pick_commodity"] = "pick_commodity"


@dataclass(frozen=True, slots=True)
class PickAdvantage:
    seat: Seat
    advantage: Id
    kind: Literal["pick_advantage"] = "pick_advantage"


@dataclass(frozen=True, slots=True)
class Decline:
    """Skip an optional part of an Event."""

    seat: Seat
    kind: Literal["decline"] = "decline"
