"""A bounded dictionary that computes and caches the results of a function of one argument, and is emptied when it is
full; for look-ups that rules and bots repeat at every move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(dict[K, V]):
    """`memo[argument]`: what `make` gives for it, found out once. At `most` entries it forgets all of them.

    `lru_cache` forgets more cleverly, but takes twice as long for what it remembers: it puts its arguments in a tuple,
    and whatever is asked for moves to the end of its queue.
    """

    __slots__ = ("make", "most")

    def __init__(self, make: Callable[[K], V], most: int) -> None:
        super().__init__()
        self.make = make
        self.most = most

    def __missing__(self, argument: K) -> V:
        if len(self) >= self.most:
            self.clear()
        found = self[argument] = self.make(argument)
        return found
