"""The random number generator of all games: splitmix64, whose whole state is one 64-bit integer (Steele, Lea, Flood
2014)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Rng:
    """A splitmix64 stream. `state` is all there is to it; the same state gives the same numbers everywhere.

    >>> rng = Rng(7)
    >>> rng.below(6), rng.choice("abc"), rng.shuffled(range(5))
    (2, 'a', [3, 0, 1, 2, 4])
    >>> saved = rng.state
    >>> rng.below(100) == Rng(saved).below(100)
    True
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def bits(self) -> int:
        """Draws the next 64-bit number."""
        self.state = z = (self.state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Draws a number in 0..n-1, by multiply-shift; n must be positive. The bias is below n / 2**64."""
        return (self.bits() * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """Returns a random item; `items` must not be empty."""
        self.state = z = (self.state + _GAMMA) & _MASK  # `below` and `bits` in one: this is asked for at every move
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return items[((z ^ (z >> 31)) * len(items)) >> 64]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Returns these items in random order (Fisher-Yates), as a new list."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out
