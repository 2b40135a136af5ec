"""One more free movement this turn."""

from __future__ import annotations

from engine.brazil.cards.gold_questions import GoldCardRules
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse


class ForcedMarch(GoldCardRules):
    """One more free movement this turn."""

    id = "forced_march"

    def why_not_play(self, s: State, seat: Seat) -> Reason | None:
        return None if s.seats[seat].at else refuse("no_unit_on_map")

    def free_movements(self) -> int:
        number: int = self.numbers["free_movements"]
        return number
