"""A bag of goods is one int: eight bits a good, in the order of components.GOODS. Adding bags adds goods.

A supply or a tile never holds anywhere near 255 of one good, so fields can't run over.
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
    """The bag with these goods."""
    return sum(ONE[good] for good in goods)


def count(b: Bag, good: str) -> int:
    """How many of a good."""
    return (b >> SHIFT[good]) & FIELD


@functools.lru_cache(maxsize=65536)
def size(b: Bag) -> int:
    """How many goods in all."""
    total = 0
    while b:
        total += b & FIELD
        b >>= BITS
    return total


@functools.lru_cache(maxsize=65536)
def kinds(b: Bag) -> tuple[str, ...]:
    """The goods there are at least one of, in order."""
    return tuple(good for good in GOODS if (b >> SHIFT[good]) & FIELD)


def counts(b: Bag) -> bytes:
    """How many of each good, in order."""
    return b.to_bytes(len(GOODS), "little")


def goods(b: Bag) -> tuple[str, ...]:
    """Every single good, in order."""
    return tuple(good for good in GOODS for _ in range((b >> SHIFT[good]) & FIELD))
