"""The painting Guaicuru Cavalry: grants 1 more free movement in each own turn, that of its taking included."""

from __future__ import annotations

from engine.brazil.decisions import TurnDecision
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out
from engine.brazil.state import Seat, State


class GuaicuruCavalry(OwnedCard):
    """Grants 1 more free movement in each own turn, that of its taking included.

    Printed: One more free move in each of your turns.
    """

    id = "guaicuru_cavalry"

    class Numbers(CardNumbers):
        free_movements: Count

    numbers: Numbers

    def free_movements(self) -> int:
        return self.numbers.free_movements

    def on_taken(self, s: State, seat: Seat, out: Out) -> None:
        """Adds this painting's free movements to the turn under way, once the seat has acquired it."""
        turn = s.frames[0]
        if isinstance(turn, TurnDecision):
            turn.free += self.free_movements()
