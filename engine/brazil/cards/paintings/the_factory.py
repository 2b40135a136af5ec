"""The painting The Factory: scores 1 VP at the end for each product on the own arches, at most 4."""

from __future__ import annotations

from engine.brazil.components import SLOTS
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.state import Seat, State


class TheFactory(OwnedCard):
    """Scores 1 VP at the end for each product on the own arches, at most 4.

    Printed: At the end [vp]1 for each product on your arches, up to four.
    """

    id = "the_factory"

    class Numbers(CardNumbers):
        at_most: Count
        vp_each: Count

    numbers: Numbers

    def end_vp(self, s: State, seat: Seat) -> int:
        """Returns the VP at the end of the game: 1 for each of the seat's products on arches (action spaces), at most
        4; products on a Monarch's board don't count here."""
        here = sum(1 for _, slot in s.seats[seat].products if slot in SLOTS)
        return self.numbers.vp_each * min(here, self.numbers.at_most)
