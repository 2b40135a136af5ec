"""Gold cards that grant an arch's action once more, without token, upgrade or additional movement."""

from __future__ import annotations

from engine.brazil.cards.gold_questions import GoldCardRules
from engine.brazil.components import GOLD_CARDS
from engine.brazil.state import Seat, State
from engine.brazil.turn import action_possible
from engine.core.move import Reason, refuse


class ExtraAction(GoldCardRules):
    """The arch stands in the component file."""

    def why_not_play(self, s: State, seat: Seat) -> Reason | None:
        return None if action_possible(s, seat, self.id) else refuse("nothing_legal", arch=self.action()[0])

    def action(self) -> tuple[str, str]:
        return GOLD_CARDS[self.id].action, ""
