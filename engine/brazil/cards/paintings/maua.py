"""The painting Baron of Mauá: a Build action may build twice; the second tile costs 1 resource of any kind more."""

from __future__ import annotations

from engine.brazil.components import Cost
from engine.brazil.questions.numbers import CardNumbers, Parts
from engine.brazil.questions.owned import OwnedCard


class Maua(OwnedCard):
    """One Build action may build a second Building or City, which costs 1 resource of any kind more.

    Printed: Build twice in one Build action; the second costs one more [any].
    """

    id = "maua"

    class Numbers(CardNumbers):
        extra_cost: Parts

    numbers: Numbers

    def second_build(self) -> Cost:
        return self.numbers.extra_cost
