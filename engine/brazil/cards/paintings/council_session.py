"""More goods may be held in the supply, and more Gold cards."""

from __future__ import annotations

from engine.brazil.cards.questions import Card


class CouncilSession(Card):
    """More goods may be held in the supply, and more Gold cards."""

    id = "council_session"

    def limits(self) -> dict[str, int]:
        return {"goods": self.numbers["supply_goods"], "gold": self.numbers["gold_cards"]}
