"""Pydantic types of a position's fields, ids of the box and ranges, by which a loaded position is validated."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.core.validation import one_of
from engine.historia.components import (
    ACTIONS,
    ADVISORS,
    CIVBOT_CARDS,
    CIVILIZATIONS,
    ERAS,
    LAST_TURN,
    LEADERS,
    TERRITORIES,
    TOKENS,
    WONDERS,
)

NONE = ("",)
TRIGGERS = tuple(dict.fromkeys(trigger for card in WONDERS.values() for trigger in card.when))

Cubes = Annotated[int, Field(ge=0, lt=100)]
Count = Annotated[int, Field(ge=0, lt=10_000)]
Turn = Annotated[int, Field(ge=0, le=LAST_TURN)]
Era = Annotated[int, Field(ge=1, le=ERAS)]
RngState = Annotated[int, Field(ge=0, lt=1 << 64)]
Territories = Annotated[int, Field(ge=0, lt=1 << len(TERRITORIES))]
"""A mask over territories."""
Hand = Annotated[int, Field(ge=0, lt=1 << len(ACTIONS))]
"""A mask over Action cards."""
Reach = Annotated[str, one_of(("", "any"))]
ActionCards = tuple[Annotated[str, one_of(ACTIONS)], ...]
ShownCards = tuple[Annotated[str, one_of(ACTIONS, ADVISORS)], ...]
Advisors = tuple[Annotated[str, one_of(ADVISORS)], ...]
Wonders = tuple[Annotated[str, one_of(WONDERS)], ...]
Leaders = tuple[Annotated[str, one_of(LEADERS)], ...]
LeaderOrNone = Annotated[str, one_of(LEADERS, NONE)]
CivilizationId = Annotated[str, one_of(CIVILIZATIONS)]
CivbotCards = tuple[Annotated[str, one_of(CIVBOT_CARDS)], ...]
CivbotCard = Annotated[str, one_of(CIVBOT_CARDS, NONE)]
CivbotCardsLeft = Annotated[int, Field(ge=-1, lt=len(CIVBOT_CARDS))]
Triggers = tuple[Annotated[str, one_of(TRIGGERS)], ...]
Tokens = Annotated[
    tuple[Annotated[int, one_of(TOKENS)], ...], Field(min_length=len(TERRITORIES), max_length=len(TERRITORIES))
]
WonderDecks = Annotated[tuple[Wonders, ...], Field(min_length=ERAS, max_length=ERAS)]
LeaderDecks = Annotated[tuple[Leaders, ...], Field(min_length=ERAS, max_length=ERAS)]
