"""The painting Maria Quitéria: adds 1 strength in every attack, Expeditions included, and 2 in every defence."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard


class MariaQuiteria(OwnedCard):
    """Adds 1 strength in every attack, Expeditions included, and 2 in every defence.

    Printed: In every battle: [cs]+2 defending, [cs]+1 attacking.
    """

    id = "maria_quiteria"

    class Numbers(CardNumbers):
        attack: Count
        defence: Count

    numbers: Numbers

    def battle_bonus(self, attacking: bool) -> int:
        return self.numbers.attack if attacking else self.numbers.defence
