"""At the end manufactured products are put here and score, up to a limit."""

from __future__ import annotations

from engine.brazil.cards.questions import Card
from engine.brazil.state import Seat, State


class TheFactory(Card):
    """At the end manufactured products are put here and score, up to a limit."""

    id = "the_factory"

    def end_vp(self, s: State, seat: Seat) -> int:
        vp: int = self.numbers["vp_each"] * min(len(s.seats[seat].products), self.numbers["at_most"])
        return vp
