"""The painting José Bonifácio: gives 1 science when taken, and 1 gold each time the era advances."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out, gain
from engine.brazil.state import Seat, State


class JoseBonifacio(OwnedCard):
    """Gives 1 science when taken, and 1 gold each time the era advances.

    Printed: Gain [science] at once, and [gold] whenever the era advances.
    """

    id = "jose_bonifacio"

    class Numbers(CardNumbers):
        science_at_once: Count
        gold_per_era: Count

    numbers: Numbers

    def on_taken(self, s: State, seat: Seat, out: Out) -> None:
        gain(s, seat, ("science",) * self.numbers.science_at_once, self.id, out)

    def on_era(self, s: State, seat: Seat, out: Out) -> None:
        gain(s, seat, ("gold",) * self.numbers.gold_per_era, self.id, out)
