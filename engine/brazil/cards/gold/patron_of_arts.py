"""The Gold card Patron of the Arts: 3 VP if in hand at the game's end with 4 or more paintings."""

from __future__ import annotations

from engine.brazil.questions.gold import GoldCardRules
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.state import Seat, State


class PatronOfArts(GoldCardRules):
    """3 VP if in hand at the end with 4 or more paintings.

    Printed: In hand at the end with 4 or more paintings: [vp]3.
    """

    id = "patron_of_arts"

    class Numbers(CardNumbers):
        needed: Count
        vp: Count

    numbers: Numbers

    def end_vp(self, s: State, seat: Seat) -> int:
        have = len(s.seats[seat].paintings)
        return self.numbers.vp if have >= self.numbers.needed else 0
