"""The Combat card Count of Eu: strength 1; 2 with own units on a hex adjacent to the battle."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules, CombatSide
from engine.brazil.questions.numbers import CardNumbers, Count


class CountOfEu(CombatCardRules):
    """Strength 1; 2 with own units on a hex adjacent to the battle.

    Printed: [cs]+1, or +2 with units of yours next to the battle.
    """

    id = "count_of_eu"

    class Numbers(CardNumbers):
        cs_if: Count

    numbers: Numbers

    def strength(self, side: CombatSide) -> int:
        return self.numbers.cs_if if side.s.seats[side.seat].at & side.beside() else self.cs
