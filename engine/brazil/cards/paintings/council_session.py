"""The painting Session of the Council: its owner may hold 8 goods in the supply, not 5, and 5 Gold cards, not 3."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard


class CouncilSession(OwnedCard):
    """Its owner may hold 8 goods in the supply, not 5, and 5 Gold cards, not 3.

    Printed: Hold up to 8 goods in your supply and up to 5 Gold cards.
    """

    id = "council_session"

    class Numbers(CardNumbers):
        supply_goods: Count
        gold_cards: Count

    numbers: Numbers

    def limits(self) -> dict[str, int]:
        return {"goods": self.numbers.supply_goods, "gold": self.numbers.gold_cards}
