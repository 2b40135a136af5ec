"""The confidence interval at 95 % of a share of wins: Wilson's score interval."""

from __future__ import annotations

import math

Z = 1.96  # standard errors from the middle of an interval to its end


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Returns the 95 % confidence interval (low, high) of the share of wins in so many games (Wilson 1927); (0, 1)
    without games."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
