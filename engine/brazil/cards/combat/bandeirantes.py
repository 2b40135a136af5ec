"""The Combat card Bandeirantes: strength 1; 3 against an Expedition, or when attacking a hex without enemy units."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules, CombatSide
from engine.brazil.questions.numbers import CardNumbers, Count


class Bandeirantes(CombatCardRules):
    """Strength 1; 3 against an Expedition, or when attacking a hex without enemy units.

    Printed: [cs]+1, or +3 against an Expedition or when attacking a hex without enemy units.
    """

    id = "bandeirantes"

    class Numbers(CardNumbers):
        cs_if: Count

    numbers: Numbers

    def strength(self, side: CombatSide) -> int:
        return self.numbers.cs_if if side.expedition or (side.attacking and not side.units_opposing) else self.cs
