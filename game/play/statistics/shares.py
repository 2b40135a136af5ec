"""Wilson score intervals of shares."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z = 1.96  # standard deviations of a 95 % interval
FEW = 10  # games below which nothing is concluded from a share


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many games, with the Wilson interval of the share at 95 %."""

    won: int
    games: int

    @property
    def value(self) -> float:
        """The share, from 0 to 1; 0 without games."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the interval; 0 to 1 without games."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.value
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def few(self) -> bool:
        """Whether the games are too few for a sentence about the share."""
        return self.games < FEW
