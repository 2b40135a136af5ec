"""The Gold card Metropolis: 3 VP if in hand at the game's end with 2 or more controlled Cities."""

from __future__ import annotations

from engine.brazil.questions.gold import GoldCardRules
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.rules.control import controlled
from engine.brazil.state import Seat, State


class Metropolis(GoldCardRules):
    """3 VP if in hand at the end with 2 or more controlled Cities.

    Printed: In hand at the end with 2 or more Cities: [vp]3.
    """

    id = "metropolis"

    class Numbers(CardNumbers):
        needed: Count
        vp: Count

    numbers: Numbers

    def end_vp(self, s: State, seat: Seat) -> int:
        have = (controlled(s, seat) & s.tile_index().cities).bit_count()
        return self.numbers.vp if have >= self.numbers.needed else 0
