"""In hand at the end with enough Cities under control: VP."""

from __future__ import annotations

from engine.brazil.board import hexes
from engine.brazil.cards.gold_questions import GoldCardRules
from engine.brazil.components import CITIES
from engine.brazil.control import controlled
from engine.brazil.state import Seat, State


class Metropolis(GoldCardRules):
    """In hand at the end with enough Cities under control: VP."""

    id = "metropolis"

    def end_vp(self, s: State, seat: Seat) -> int:
        have = sum(1 for hex_id in hexes(controlled(s, seat)) if s.tile[hex_id] in CITIES)
        vp: int = self.numbers["vp"]
        return vp if have >= self.numbers["needed"] else 0
