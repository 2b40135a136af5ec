"""The painting André Rebouças: one Building or City a turn costs 1 resource or gold less."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard


class Reboucas(OwnedCard):
    """One Building or City a turn costs 1 resource or gold less.

    Printed: Once a turn a build costs one [any] or [gold] less.
    """

    id = "reboucas"

    class Numbers(CardNumbers):
        discount: Count

    numbers: Numbers

    def build_reduction(self) -> int:
        return self.numbers.discount
