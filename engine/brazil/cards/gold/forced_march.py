"""The Gold card Forced March: grants 1 more free movement this turn; playable only with an own unit on the map."""

from __future__ import annotations

from engine.brazil.questions.gold import GoldCardRules
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse


class ForcedMarch(GoldCardRules):
    """Grants 1 more free movement this turn; playable only with an own unit on the map.

    Printed: One more free move this turn.
    """

    id = "forced_march"

    class Numbers(CardNumbers):
        free_movements: Count

    numbers: Numbers

    def playable(self, s: State, seat: Seat) -> bool:
        return bool(s.seats[seat].at)

    def why_not_play(self, s: State, seat: Seat) -> Reason:
        return refuse("no_unit_on_map")

    def free_movements(self) -> int:
        return self.numbers.free_movements
