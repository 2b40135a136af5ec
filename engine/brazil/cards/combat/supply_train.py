"""The Combat card Supply Train: strength 1; if its owner wins, they gain 1 resource of choice."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules
from engine.brazil.questions.numbers import CardNumbers, Count


class SupplyTrain(CombatCardRules):
    """Strength 1; if its owner wins, they gain 1 resource of choice.

    Printed: [cs]+1. If you win, gain a resource of your choice.
    """

    id = "supply_train"

    class Numbers(CardNumbers):
        resources: Count

    numbers: Numbers

    def resources_if_won(self) -> int:
        return self.numbers.resources
