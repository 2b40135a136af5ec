"""The painting Redemption of the Amazon: draws 1 Mission of the current era when taken."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.exploration import draw_mission
from engine.brazil.rules.goods import Out
from engine.brazil.state import Seat, State


class RedemptionOfTheAmazon(OwnedCard):
    """Draws 1 Mission of the current era when taken.

    Printed: At once: draw a Mission of the current era.
    """

    id = "redemption_of_the_amazon"

    class Numbers(CardNumbers):
        missions: Count

    numbers: Numbers

    def on_taken(self, s: State, seat: Seat, out: Out) -> None:
        for _ in range(self.numbers.missions):
            draw_mission(s, seat, s.era, out)
