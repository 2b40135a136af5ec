"""Multisets of goods packed into one int: eight bits per good, in the order of components.GOODS.

Adding two bags adds their goods. Fields can't overflow, as no supply or tile ever holds 255 of one good.
"""

from __future__ import annotations

import functools

from engine.brazil.components import GOODS

Bag = int
BITS = 8
FIELD = 255
SHIFT = {good: BITS * index for index, good in enumerate(GOODS)}
ONE = {good: 1 << shift for good, shift in SHIFT.items()}
EMPTY: Bag = 0


@functools.lru_cache(maxsize=4096)
def bag(goods: tuple[str, ...]) -> Bag:
    """Returns these goods as a bag: one integer that holds the number of each good."""
    return sum(ONE[good] for good in goods)


def count(b: Bag, good: str) -> int:
    """Returns how many of one good are in a bag."""
    return (b >> SHIFT[good]) & FIELD


@functools.lru_cache(maxsize=65536)
def size(b: Bag) -> int:
    """Returns how many goods are in a bag, of all kinds together."""
    total = 0
    while b:
        total += b & FIELD
        b >>= BITS
    return total


@functools.lru_cache(maxsize=65536)
def kinds(b: Bag) -> tuple[str, ...]:
    """Lists the different goods in a bag, in the order of GOODS."""
    return tuple(good for good in GOODS if (b >> SHIFT[good]) & FIELD)


def counts(b: Bag) -> bytes:
    """Returns the number of each good, in the order of GOODS, as bytes."""
    return b.to_bytes(len(GOODS), "little")


def goods(b: Bag) -> tuple[str, ...]:
    """Returns every single good in a bag, repeated as often as it is there, in the order of GOODS."""
    return tuple(good for good in GOODS for _ in range((b >> SHIFT[good]) & FIELD))
