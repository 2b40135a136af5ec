"""The exploration tile Culture: the seat that builds on it keeps it for 2 VP."""

from __future__ import annotations

from engine.brazil.questions.exploration import ExplorationTile
from engine.brazil.questions.numbers import CardNumbers, Count


class Culture(ExplorationTile):
    """The seat that builds on it keeps it for 2 VP.

    Printed: Stays here. Whoever builds on it keeps it: [vp]2.
    """

    kept_by_builder = True

    class Numbers(CardNumbers):
        points: Count

    numbers: Numbers

    def vp(self, count: int) -> int:
        return self.numbers.points * count
