"""The exploration tile Unknown Species: kept by the seat that turns it up; 1, 2 or 3 of them are worth 1, 3 or 5 VP."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.brazil.questions.exploration import ExplorationTile
from engine.brazil.questions.numbers import CardNumbers, Count


class UnknownSpecies(ExplorationTile):
    """Kept by the seat that turns it up; 1, 2 or 3 of them are worth 1, 3 or 5 VP.

    Printed: Keep it. One, two or three of them: [vp]1, 3 or 5.
    """

    class Numbers(CardNumbers):
        vp_for: Annotated[tuple[Count, ...], Field(strict=False)]

    numbers: Numbers

    def vp(self, count: int) -> int:
        return self.numbers.vp_for[count - 1]
