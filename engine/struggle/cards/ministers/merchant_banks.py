"""The Ministry Merchant Banks: leaves the first Debt of a turn for economic points unrecorded.

British, Empire and Revolution eras.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister
from engine.struggle.state import Seat, State


class MerchantBanks(Minister):
    """Leaves the first Debt of a turn for economic points unrecorded.

    Printed: The first 2 Debt that you take for economic points in a peace turn are not recorded; this works at the Debt
    Limit, too.
    """

    id = "merchant_banks"

    def debt_unrecorded(self, s: State, seat: Seat, points: str) -> int:
        """Returns the Debt that may still be taken unrecorded this turn."""
        ability = self.ability("advance")
        used = s.players[seat].used.count(f"{self.id}.{ability.id}")
        return max(0, ability.free - used) if points == ability.ap else 0
