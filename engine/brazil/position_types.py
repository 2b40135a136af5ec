"""Pydantic types of a position's fields, ids of the box and ranges, by which a loaded position is validated."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.brazil.components import (
    ARCHES,
    ASSETS,
    BUILDINGS,
    CITIES,
    COLOUR_SETS,
    COMBAT_CARDS,
    EXPLORATION,
    FRAME_COLOURS,
    GOLD_CARDS,
    GOODS,
    MISSIONS,
    MONARCHS,
    PAINTINGS,
    PALACES,
    PRODUCTS,
    RESOURCES,
    SLOTS,
    TILE_KINDS,
    TRADES,
)
from engine.core.validation import one_of

CAPITAL = "capital"
"""What stands in a row of tiles where a Capital is."""
LAST_ERA = 3
CITY_STACKS = 2
SHOWN_PER_FRAME = 2
NONE = ("",)

Count = Annotated[int, Field(ge=0)]
Era = Annotated[int, Field(ge=1, le=LAST_ERA)]
UnitIndex = Annotated[int, Field(ge=0, lt=5)]
Goods = Annotated[int, Field(ge=0, lt=1 << 8 * len(GOODS))]
"""A bag of goods; see rules/bag.py."""
Arch = Annotated[str, one_of(ARCHES, NONE)]
Tile = Annotated[str, one_of(BUILDINGS, CITIES, (CAPITAL, ""))]
RemovedTile = Annotated[str, one_of(BUILDINGS, CITIES, EXPLORATION)]
ExplorationId = Annotated[str, one_of(EXPLORATION)]
ExplorationTile = Annotated[str, one_of(EXPLORATION, NONE)]
PalaceId = Annotated[int, one_of(PALACES)]
PalaceOnHex = Annotated[int, one_of(PALACES, (0, 1))]
Resource = Annotated[str, one_of(RESOURCES)]
Colour = Annotated[str, one_of(COLOUR_SETS)]
MonarchId = Annotated[str, one_of(MONARCHS, NONE)]
CombatCards = tuple[Annotated[str, one_of(COMBAT_CARDS)], ...]
GoldCards = tuple[Annotated[str, one_of(GOLD_CARDS)], ...]
Missions = tuple[Annotated[str, one_of(MISSIONS)], ...]
Paintings = tuple[Annotated[str, one_of(PAINTINGS)], ...]
BuildingOrNone = Annotated[str, one_of(BUILDINGS, NONE)]
Product = Annotated[str, one_of(PRODUCTS)]
ProductSlot = Annotated[str, one_of(SLOTS, ("monarch",))]
CostPart = Annotated[str, one_of((*RESOURCES, *ASSETS, "cane_or_coffee", "coffee_or_cotton", "any"))]
TradeId = Annotated[str, one_of(TRADES)]
Stock = Annotated[tuple[int, ...], Field(min_length=len(TILE_KINDS), max_length=len(TILE_KINDS))]
MissionDecks = Annotated[tuple[Missions, ...], Field(min_length=LAST_ERA, max_length=LAST_ERA)]
PaintingDecks = Annotated[tuple[Paintings, ...], Field(min_length=len(FRAME_COLOURS), max_length=len(FRAME_COLOURS))]
_IN_GALLERY = len(FRAME_COLOURS) * SHOWN_PER_FRAME
Gallery = Annotated[
    tuple[Annotated[str, one_of(PAINTINGS, NONE)], ...], Field(min_length=_IN_GALLERY, max_length=_IN_GALLERY)
]
GalleryPlace = Annotated[int, Field(ge=0, lt=_IN_GALLERY)]
CityStacks = Annotated[
    tuple[tuple[Annotated[str, one_of(CITIES)], ...], ...], Field(min_length=CITY_STACKS, max_length=CITY_STACKS)
]
