"""The Ministry East India Company: scores 1 VP for each of five Advantages held unexhausted, at most 3.

British, Succession and Empire eras.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister
from engine.struggle.rules.advantages import ready
from engine.struggle.state import Seat, State


class EastIndiaCompany(Minister):
    """In the Scoring Phase scores 1 VP for each of five Advantages held, unexhausted and unblocked, at most 3.

    Printed: In the Scoring Phase score 1 VP for each of Textiles, Silk, Fruit, Fur Trade and Rum that you hold
    unexhausted, at most 3.
    """

    id = "east_india_company"

    def scoring_vp(self, s: State, seat: Seat) -> int:
        """Returns 1 VP for each of five Advantages held unexhausted and unblocked, at most 3 (ruling R32)."""
        ability = self.ability("dividends")
        held = sum(1 for name in ability.advantages if ready(s, seat, name))
        return min(ability.most, ability.each * held)
