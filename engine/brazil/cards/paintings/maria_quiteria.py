"""In all battles: more strength attacking, and still more defending."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard


class MariaQuiteria(OwnedCard):
    """In all battles: more strength attacking, and still more defending."""

    id = "maria_quiteria"

    class Numbers(CardNumbers):
        attack: Count
        defence: Count

    numbers: Numbers

    def battle_bonus(self, attacking: bool) -> int:
        return self.numbers.attack if attacking else self.numbers.defence
