"""The painting Session of the Council: raises the holding limits of goods and Gold cards."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard


class CouncilSession(OwnedCard):
    """Raises the holding limits of goods and Gold cards.

    Printed: Hold up to 8 goods in your supply and up to 5 Gold cards.
    """

    id = "council_session"

    class Numbers(CardNumbers):
        supply_goods: Count
        gold_cards: Count

    numbers: Numbers

    def limits(self) -> dict[str, int]:
        return {"goods": self.numbers.supply_goods, "gold": self.numbers.gold_cards}
