"""The Combat card Sepé Tiaraju: strength 1; if its owner loses, the winner loses a unit too, but never the last one."""

from __future__ import annotations

from engine.brazil.questions.combat import CombatCardRules
from engine.brazil.questions.numbers import CardNumbers, Count


class SepeTiaraju(CombatCardRules):
    """Strength 1; if its owner loses, the winner loses a unit of the loser's choice, but never the last one.

    Printed: [cs]+1. If you lose, the winner also loses a unit, of your choice.
    """

    id = "sepe_tiaraju"

    class Numbers(CardNumbers):
        losses: Count

    numbers: Numbers

    def losses(self) -> int:
        return self.numbers.losses
