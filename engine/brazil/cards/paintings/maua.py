"""The painting Baron of Mauá: a Build action may build a second Building for an extra cost."""

from __future__ import annotations

from engine.brazil.components import Cost
from engine.brazil.questions.numbers import CardNumbers, Parts
from engine.brazil.questions.owned import OwnedCard


class Maua(OwnedCard):
    """A Build action may build a second Building for an extra cost.

    Printed: Build twice in one Build action; the second costs one more [any].
    """

    id = "maua"

    class Numbers(CardNumbers):
        extra_cost: Parts

    numbers: Numbers

    def second_build(self) -> Cost:
        return self.numbers.extra_cost
