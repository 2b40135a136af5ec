"""On turning up an Exploration tile: a resource of choice."""

from __future__ import annotations

from engine.brazil.decisions import ResourceDecision
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out
from engine.brazil.state import Seat, State


class TupiWoman(OwnedCard):
    """On turning up an Exploration tile: a resource of choice."""

    id = "tupi_woman"

    class Numbers(CardNumbers):
        resources: Count

    numbers: Numbers

    def on_explored(self, s: State, seat: Seat, out: Out) -> None:
        s.frames.append(ResourceDecision(seat, self.numbers.resources, self.id))
