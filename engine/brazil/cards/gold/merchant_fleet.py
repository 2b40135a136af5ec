"""The Gold card Merchant Fleet: 3 VP if in hand at the end with 3+ Buildings next to Water or at the map's edge."""

from __future__ import annotations

from engine.brazil.board import around
from engine.brazil.questions.gold import GoldCardRules
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.rules.control import controlled
from engine.brazil.state import Seat, State


class MerchantFleet(GoldCardRules):
    """3 VP if in hand at the end with 3 or more controlled Buildings next to Water or at the map's edge.

    Printed: In hand at the end with 3 or more Buildings at Water or at the map’s edge: [vp]3.
    """

    id = "merchant_fleet"

    class Numbers(CardNumbers):
        needed: Count
        vp: Count

    numbers: Numbers

    def end_vp(self, s: State, seat: Seat) -> int:
        coast = s.board.edge | around(s.board, s.board.water)
        have = (controlled(s, seat) & coast & s.tile_index().buildings).bit_count()
        return self.numbers.vp if have >= self.numbers.needed else 0
