"""Pydantic base and field types for the numbers on a card.

They are validated when the program starts, not when a card is used.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from engine.brazil.components import ARCHES, BUILDINGS, FILES, GOODS, UNITS
from engine.core.components import converted
from engine.core.validation import one_of


class CardNumbers(BaseModel):
    """Base of the models of card numbers; as it is, for a card without numbers."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


Count = Annotated[int, Field(ge=0)]
BuildingId = Annotated[str, one_of(BUILDINGS)]
GoodId = Annotated[str, one_of(GOODS)]
ArchId = Annotated[str, one_of(ARCHES)]
UnitKind = Annotated[str, one_of(tuple(dict.fromkeys(unit.kind for units in UNITS.values() for unit in units)))]
Terrain = Annotated[str, one_of(("field", "forest", "gold_mine"))]
#: What a card may bring: a good, any resource, a card.
Gain = Annotated[str, one_of((*GOODS, "resource", "gold_card", "combat_card"))]
Gains = Annotated[tuple[Gain, ...], Field(strict=False)]
Goods = Annotated[tuple[GoodId, ...], Field(strict=False)]
UnitKinds = Annotated[tuple[UnitKind, ...], Field(strict=False)]
#: Parts of a cost: goods, or "any" for any one resource.
Parts = Annotated[tuple[Annotated[str, one_of((*GOODS, "any"))], ...], Field(strict=False)]

N = TypeVar("N", bound=CardNumbers)


def read(file: str, key: str, card: str, shape: type[N], raw: dict[str, Any]) -> N:
    """Builds the validated model of a card's numbers from raw data of its component file. Raises ComponentError with
    file, card, key and reason."""
    return converted(FILES.path(file), (key, card, "numbers"), shape, raw)
