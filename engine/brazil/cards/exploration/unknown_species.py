"""Kept by whoever turns it up; each one more is worth more."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.brazil.questions.exploration import ExplorationTile
from engine.brazil.questions.numbers import CardNumbers, Count


class UnknownSpecies(ExplorationTile):
    """Kept by whoever turns it up; each one more is worth more."""

    class Numbers(CardNumbers):
        vp_for: Annotated[tuple[Count, ...], Field(strict=False)]

    numbers: Numbers

    def vp(self, count: int) -> int:
        return self.numbers.vp_for[count - 1]
