"""Pydantic types for the fields of moves, with the ranges accepted from outside data.

Handlers check whether a move is legal.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

SUPPLY_PLACE = -1
MOST_BID = 20
MOST_HEXES = 1000  # more than the largest possible map

Seat = Annotated[int, Field(ge=0, le=3)]
HexId = Annotated[int, Field(ge=0, lt=MOST_HEXES)]
Place = Annotated[int, Field(ge=SUPPLY_PLACE, lt=MOST_HEXES)]
Unit = Annotated[int, Field(ge=0, le=4)]
Id = Annotated[str, Field(max_length=64)]
Ids = Annotated[tuple[Id, ...], Field(max_length=16)]
