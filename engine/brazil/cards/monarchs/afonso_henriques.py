"""Combat cards pay: one as gold, two as two resources, three as science and gold; one of these a payment."""

from __future__ import annotations

from engine.brazil.cards.questions import Card


class AfonsoHenriques(Card):
    """Combat cards pay: one as gold, two as two resources, three as science and gold; one of these a payment."""

    id = "afonso_henriques"

    def card_payments(self, already: bool) -> list[tuple[int, tuple[str, ...]]]:
        if already:
            return []
        ways = ("one_card", "two_cards", "three_cards")
        return [(number, tuple(self.numbers[way])) for number, way in enumerate(ways, 1)]
