"""In hand at the end with enough paintings: VP."""

from __future__ import annotations

from engine.brazil.cards.gold_questions import GoldCardRules
from engine.brazil.state import Seat, State


class PatronOfArts(GoldCardRules):
    """In hand at the end with enough paintings: VP."""

    id = "patron_of_arts"

    def end_vp(self, s: State, seat: Seat) -> int:
        have = len(s.seats[seat].paintings)
        vp: int = self.numbers["vp"]
        return vp if have >= self.numbers["needed"] else 0
