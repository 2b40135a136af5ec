"""A price before it is paid (rules 5.5-5.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.struggle.board import SpaceId


@dataclass(frozen=True, slots=True)
class PriceQuote:
    """What a purchase costs: points of a kind, the price by parts, what is done and where (-1: nowhere).

    `region`: the region it counts as a visit of, -1 none.
    """

    points: Literal["economic", "diplomatic", "military"]
    as_: str
    price: int
    parts: tuple[tuple[str, int], ...]
    act: str
    space: SpaceId = -1
    region: int = -1


def military_quote(as_: str, act: str, space: SpaceId, *parts: tuple[str, int]) -> PriceQuote:
    """A quote in military points: its price is the sum of its parts."""
    return PriceQuote("military", as_, sum(n for _, n in parts), parts, act, space)
