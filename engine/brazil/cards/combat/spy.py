"""After the reveal cancels one opposing card of its owner's choice."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules
from engine.brazil.questions.numbers import CardNumbers, Count


class Spy(CombatCardRules):
    """After the reveal cancels one opposing card of its owner's choice."""

    id = "spy"

    class Numbers(CardNumbers):
        cancels: Count

    numbers: Numbers

    def cancels(self) -> int:
        return self.numbers.cancels
