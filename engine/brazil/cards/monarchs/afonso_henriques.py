"""The Monarch Afonso Henriques: once a payment, 1 Combat card pays as gold, 2 as 2 resources, 3 as science and gold."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Gains
from engine.brazil.questions.owned import OwnedCard


class AfonsoHenriques(OwnedCard):
    """Once a payment, 1 Combat card pays as gold, 2 as any 2 resources, or 3 as science and gold.

    Printed: Combat cards pay: one as [gold], two as [any][any], three as [science][gold]. One of these in a payment.
    """

    id = "afonso_henriques"

    class Numbers(CardNumbers):
        one_card: Gains
        two_cards: Gains
        three_cards: Gains

    numbers: Numbers

    def card_payments(self, already: bool) -> list[tuple[int, tuple[str, ...]]]:
        if already:
            return []
        return [(1, self.numbers.one_card), (2, self.numbers.two_cards), (3, self.numbers.three_cards)]
