"""The Combat card Spy: strength 0; cancels one opposing Combat card of its owner's choice after the reveal."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules
from engine.brazil.questions.numbers import CardNumbers, Count


class Spy(CombatCardRules):
    """Strength 0; cancels one opposing Combat card of its owner's choice after the reveal.

    Printed: [cs]+0. After the reveal, cancel one opposing card.
    """

    id = "spy"

    class Numbers(CardNumbers):
        cancels: Count

    numbers: Numbers

    def cancels(self) -> int:
        return self.numbers.cancels
