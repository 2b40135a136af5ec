"""In hand at the end with enough Cities under control: VP."""

from __future__ import annotations

from engine.brazil.board import hexes
from engine.brazil.components import CITIES
from engine.brazil.control import controlled
from engine.brazil.questions.gold import GoldCardRules
from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.state import Seat, State


class Metropolis(GoldCardRules):
    """In hand at the end with enough Cities under control: VP."""

    id = "metropolis"

    class Numbers(CardNumbers):
        needed: Count
        vp: Count

    numbers: Numbers

    def end_vp(self, s: State, seat: Seat) -> int:
        have = sum(1 for hex_id in hexes(controlled(s, seat)) if s.tile[hex_id] in CITIES)
        return self.numbers.vp if have >= self.numbers.needed else 0
