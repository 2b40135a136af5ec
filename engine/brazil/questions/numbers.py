"""Pydantic base and field types for the numbers on a card.

They are validated when the program starts, not when a card is used.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from engine.brazil.components import ARCHES, BUILDINGS, FILES, GOODS, UNITS
from engine.core.components import checked


class CardNumbers(BaseModel):
    """Base of the models of card numbers; as it is, for a card without numbers."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def _one_of(names: Collection[str]) -> AfterValidator:
    def known(name: str) -> str:
        if name not in names:
            raise ValueError(f"{name!r} is none of {', '.join(names)}")
        return name

    return AfterValidator(known)


Count = Annotated[int, Field(ge=0)]
BuildingId = Annotated[str, _one_of(BUILDINGS)]
GoodId = Annotated[str, _one_of(GOODS)]
ArchId = Annotated[str, _one_of(ARCHES)]
UnitKind = Annotated[str, _one_of(tuple(dict.fromkeys(unit.kind for units in UNITS.values() for unit in units)))]
Terrain = Annotated[str, _one_of(("field", "forest", "gold_mine"))]
#: What a card may bring: a good, any resource, a card.
Gain = Annotated[str, _one_of((*GOODS, "resource", "gold_card", "combat_card"))]
Gains = Annotated[tuple[Gain, ...], Field(strict=False)]
Goods = Annotated[tuple[GoodId, ...], Field(strict=False)]
UnitKinds = Annotated[tuple[UnitKind, ...], Field(strict=False)]
#: Parts of a cost: goods, or "any" for any one resource.
Parts = Annotated[tuple[Annotated[str, _one_of((*GOODS, "any"))], ...], Field(strict=False)]

N = TypeVar("N", bound=CardNumbers)


def read(file: str, key: str, card: str, shape: type[N], raw: dict[str, Any]) -> N:
    """A card's numbers out of its component file. Raises ComponentError with file, card, key and reason."""
    return checked(FILES.path(file), (key, card, "numbers"), shape, raw)
