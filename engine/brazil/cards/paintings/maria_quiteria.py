"""The painting Maria Quitéria: adds strength in every battle, more when defending than when attacking."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard


class MariaQuiteria(OwnedCard):
    """Adds strength in every battle, more when defending than when attacking.

    Printed: In every battle: [cs]+2 defending, [cs]+1 attacking.
    """

    id = "maria_quiteria"

    class Numbers(CardNumbers):
        attack: Count
        defence: Count

    numbers: Numbers

    def battle_bonus(self, attacking: bool) -> int:
        return self.numbers.attack if attacking else self.numbers.defence
