"""The Combat card Henrique Dias: strength 1; 3 when defending a Building or City its owner built, not the Capital."""

from __future__ import annotations

from engine.brazil.components import BUILDINGS, CITIES
from engine.brazil.questions.combat import CombatCardRules, CombatSide
from engine.brazil.questions.numbers import CardNumbers, Count


class HenriqueDias(CombatCardRules):
    """Strength 1; 3 when defending a Building or City its owner built, not the Capital.

    Printed: [cs]+1, or +3 defending a Building or City you built.
    """

    id = "henrique_dias"

    class Numbers(CardNumbers):
        cs_if: Count

    numbers: Numbers

    def strength(self, side: CombatSide) -> int:
        tile = side.s.tile[side.at]
        own = side.s.owner[side.at] == side.seat and (tile in BUILDINGS or tile in CITIES)
        return self.numbers.cs_if if own and not side.attacking else self.cs
