"""The data class `PriceQuote`: the price of a purchase by parts, computed before it is paid (rules 5.5-5.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.struggle.board import SpaceId


@dataclass(frozen=True, slots=True)
class PriceQuote:
    """The price of a purchase, by parts, with what it does and where.

    `points`: their kind; `as_`: "major" or "minor"; `act`: what is done; `space`: -1 if none; `region`: the region it
    visits, -1 if none.
    """

    points: Literal["economic", "diplomatic", "military"]
    as_: str
    price: int
    parts: tuple[tuple[str, int], ...]
    act: str
    space: SpaceId = -1
    region: int = -1


def military_quote(as_: str, act: str, space: SpaceId, *parts: tuple[str, int]) -> PriceQuote:
    """Makes a quote in military points whose price is the sum of its parts."""
    return PriceQuote("military", as_, sum(n for _, n in parts), parts, act, space)
