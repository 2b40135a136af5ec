"""Types of the fields of moves, with the range allowed in data from files; `Rules.why_not` checks whether a move is
legal. Spaces are numbers of board.py."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.struggle.components import SPACES, WARS

MOST_THEATERS = max(len(war.theater) for war in WARS)
Seat = Annotated[int, Field(ge=0, le=1)]
SpaceId = Annotated[int, Field(ge=0, lt=len(SPACES))]
SpaceOrNone = Annotated[int, Field(ge=-1, lt=len(SPACES))]
Theater = Annotated[int, Field(ge=0, lt=MOST_THEATERS)]
Id = Annotated[str, Field(max_length=64)]
Ids = Annotated[tuple[Id, ...], Field(max_length=16)]
Action = Literal["major", "minor"]
