"""Pydantic types of a position's fields: known ids and ranges of numbers, to validate a loaded position."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.core.validation import one_of
from engine.struggle.board import ADVANTAGE_IDS, ALL, REGION_IDS, SIZE
from engine.struggle.components import (
    AWARDS,
    BASIC,
    BONUS,
    COMMODITIES,
    EVENTS,
    GAME,
    INVESTMENTS,
    LAST_TURN,
    MINISTRIES,
    POINTS,
    SIDES,
    STEPS,
    WARS,
)

NONE = ("",)
ABILITIES = tuple(f"{card.id}.{ability.id}" for card in MINISTRIES.values() for ability in card.ability)

Count = Annotated[int, Field(ge=0, lt=1000)]
Score = Annotated[int, Field(ge=1, lt=1000)]
Points = Annotated[int, Field(ge=0, lt=100)]
Loss = Annotated[int, Field(ge=1, lt=100)]
Times = Annotated[int, Field(ge=-1, lt=100)]
Side = Annotated[int, Field(ge=0, lt=len(SIDES))]
SideOrNone = Annotated[int, Field(ge=-1, lt=len(SIDES))]
Space = Annotated[int, Field(ge=0, lt=SIZE)]
Spaces = Annotated[int, Field(ge=0, le=ALL)]
"""A mask over spaces."""
Advantages = Annotated[int, Field(ge=0, lt=1 << len(ADVANTAGE_IDS))]
"""A mask over Advantages."""
Step = Annotated[int, Field(ge=0, le=len(STEPS))]
Turn = Annotated[int, Field(ge=1, le=LAST_TURN)]
ActionRound = Annotated[int, Field(ge=0, le=GAME.action_rounds * len(SIDES))]
War = Annotated[int, Field(ge=0, le=len(WARS))]
RngState = Annotated[int, Field(ge=0, lt=1 << 64)]
Ending = Annotated[str, one_of(("", "sweep", "war", "vp", "final"))]
Huguenots = Annotated[int, Field(ge=0, le=GAME.huguenots_markers)]
JacobiteVictories = Annotated[int, Field(ge=0, le=2)]
LostPlaces = Annotated[int, Field(ge=0, le=GAME.ministries)]
Refusals = Annotated[int, Field(ge=0, le=len(GAME.price.refusal))]

InvestmentTiles = tuple[Annotated[int, one_of(INVESTMENTS)], ...]
Events = tuple[Annotated[str, one_of(EVENTS)], ...]
EventId = Annotated[str, one_of(EVENTS)]
EventOrNone = Annotated[str, one_of(EVENTS, NONE)]
Ministry = Annotated[str, one_of(MINISTRIES)]
Abilities = tuple[Annotated[str, one_of(ABILITIES)], ...]
Awards = Annotated[tuple[Annotated[int, one_of(AWARDS)], ...], Field(max_length=len(REGION_IDS))]
Demand = tuple[Annotated[str, one_of(COMMODITIES)], ...]
CommodityOrNone = Annotated[str, one_of(COMMODITIES, NONE)]
AdvantageIds = tuple[Annotated[str, one_of(ADVANTAGE_IDS)], ...]
AdvantageOrNone = Annotated[str, one_of(ADVANTAGE_IDS, NONE)]
PointKind = Annotated[str, one_of(POINTS)]
PointKindOrNone = Annotated[str, one_of(POINTS, NONE)]
BasicTile = Annotated[str, one_of(BASIC)]
BonusTile = Annotated[str, one_of(BONUS)]
LaidTile = Annotated[str, one_of(BASIC, BONUS)]
