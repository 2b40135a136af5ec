"""The painting Tupi Woman: gives 1 resource of choice whenever its owner turns up an exploration tile."""

from __future__ import annotations

from engine.brazil.decisions import ResourceDecision
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out
from engine.brazil.state import Seat, State


class TupiWoman(OwnedCard):
    """Gives 1 resource of choice whenever its owner turns up an exploration tile.

    Printed: When you reveal an Exploration tile: one resource of your choice.
    """

    id = "tupi_woman"

    class Numbers(CardNumbers):
        resources: Count

    numbers: Numbers

    def on_explored(self, s: State, seat: Seat, out: Out) -> None:
        s.frames.append(ResourceDecision(seat, self.numbers.resources, self.id))
