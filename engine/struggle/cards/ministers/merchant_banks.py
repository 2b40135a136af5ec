"""The Ministry Merchant Banks: the first 2 Debt a turn taken for economic points don't count as Debt.

British, Empire and Revolution eras.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister
from engine.struggle.state import Seat, State


class MerchantBanks(Minister):
    """The first 2 Debt a turn taken for economic points don't count as Debt, and may go over the Debt Limit.

    Printed: The first 2 Debt that you take for economic points in a peace turn are not recorded; this works at the Debt
    Limit, too.
    """

    id = "merchant_banks"

    def debt_unrecorded(self, s: State, seat: Seat, points: str) -> int:
        """Returns the Debt for economic points that may still be taken unrecorded this turn; 0 for other points."""
        ability = self.ability("advance")
        used = s.players[seat].used.count(f"{self.id}.{ability.id}")
        return max(0, ability.free - used) if points == ability.ap else 0
