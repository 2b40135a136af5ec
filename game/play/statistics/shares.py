"""Computes the share of won games with its confidence interval."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.intervals import wilson

FEW = 10  # games below which nothing is concluded from a share


@dataclass(frozen=True, slots=True)
class Share:
    """The won games out of all, with the Wilson interval of the share at 95 %."""

    won: int
    games: int

    @property
    def value(self) -> float:
        """The share, from 0 to 1; 0 without games."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The lower and upper end of the share's 95 % confidence interval, from 0 to 1; 0 and 1 without games."""
        return wilson(self.won, self.games)

    @property
    def few(self) -> bool:
        """Whether the games are too few to say anything about the share."""
        return self.games < FEW
