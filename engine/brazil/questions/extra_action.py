"""Base classes of Gold cards that grant an action (such as Build or Trade) without moving the token, never upgraded."""

from __future__ import annotations

from engine.brazil.questions.gold import GoldCardRules
from engine.brazil.questions.numbers import ArchId, CardNumbers
from engine.brazil.rules.turn import action_possible
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse


class GrantsAction(GoldCardRules):
    """A Gold card that grants an action; playable only if the action offers something."""

    def playable(self, s: State, seat: Seat) -> bool:
        return action_possible(s, seat, self.id)

    def why_not_play(self, s: State, seat: Seat) -> Reason:
        return refuse("nothing_legal", arch=self.action()[0])


class ExtraAction(GrantsAction):
    """A Gold card that grants one more action of an arch. Its number `action` is the arch."""

    class Numbers(CardNumbers):
        action: ArchId

    numbers: Numbers

    def action(self) -> tuple[str, str]:
        return self.numbers.action, ""
