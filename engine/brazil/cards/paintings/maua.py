"""Builds twice in one Build action, for a little more in all."""

from __future__ import annotations

from engine.brazil.components import Cost
from engine.brazil.questions.numbers import CardNumbers, Parts
from engine.brazil.questions.owned import OwnedCard


class Maua(OwnedCard):
    """Builds twice in one Build action, for a little more in all."""

    id = "maua"

    class Numbers(CardNumbers):
        extra_cost: Parts

    numbers: Numbers

    def second_build(self) -> Cost:
        return self.numbers.extra_cost
