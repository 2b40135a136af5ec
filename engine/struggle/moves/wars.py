"""Classes of moves that resolve a war: effects of its tiles, conquests, lost Squadrons, USA flags, next tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.struggle.components import SPACES
from engine.struggle.moves.fields import Id, Ids, Seat, SpaceId, SpaceOrNone


@dataclass(frozen=True, slots=True)
class TileEffect:
    """Carry out a War tile's effect on a space (-1 if it needs none)."""

    seat: Seat
    tile: Id
    space: SpaceOrNone = -1
    kind: Literal["tile_effect"] = "tile_effect"


@dataclass(frozen=True, slots=True)
class DeclineEffect:
    seat: Seat
    tile: Id
    kind: Literal["decline_effect"] = "decline_effect"


@dataclass(frozen=True, slots=True)
class Conquer:
    """Take a space with Conquest Points; a naval one with a Squadron from a space or the Navy Box (-1)."""

    seat: Seat
    space: SpaceId
    squadron: Annotated[int, Field(ge=-2, lt=len(SPACES))] = -2
    kind: Literal["conquer"] = "conquer"


@dataclass(frozen=True, slots=True)
class Unflag:
    """Remove a flag by the spoils."""

    seat: Seat
    space: SpaceId
    kind: Literal["unflag"] = "unflag"


@dataclass(frozen=True, slots=True)
class Refuse:
    seat: Seat
    kind: Literal["refuse"] = "refuse"


@dataclass(frozen=True, slots=True)
class Cede:
    seat: Seat
    kind: Literal["cede"] = "cede"


@dataclass(frozen=True, slots=True)
class LoseSquadron:
    """Give up the Squadron on a space, or one in the Navy Box (-1)."""

    seat: Seat
    source: SpaceOrNone
    kind: Literal["lose_squadron"] = "lose_squadron"


@dataclass(frozen=True, slots=True)
class PlaceUsa:
    seat: Seat
    space: SpaceId
    kind: Literal["place_usa"] = "place_usa"


@dataclass(frozen=True, slots=True)
class RemoveFort:
    seat: Seat
    space: SpaceId
    kind: Literal["remove_fort"] = "remove_fort"


@dataclass(frozen=True, slots=True)
class Finish:
    """End a series of optional choices."""

    seat: Seat
    kind: Literal["finish"] = "finish"


@dataclass(frozen=True, slots=True)
class LayBasic:
    """By option, place the Basic War tiles of the next war, one at each theater, in this order."""

    seat: Seat
    tiles: Ids
    kind: Literal["lay_basic"] = "lay_basic"
