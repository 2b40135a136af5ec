"""The first and second Mission revealed bring science and are worth more."""

from __future__ import annotations

from engine.brazil.cards.questions import Card
from engine.brazil.goods import Out, gain
from engine.brazil.state import Seat, State


class ObaIi(Card):
    """The first and second Mission revealed bring science and are worth more."""

    id = "oba_ii"

    def on_mission(self, s: State, seat: Seat, out: Out) -> None:
        if len(s.seats[seat].revealed) <= self.numbers["missions"]:
            gain(s, seat, ("science",) * self.numbers["science"], self.id, out)

    def end_vp(self, s: State, seat: Seat) -> int:
        counted = min(len(s.seats[seat].revealed), self.numbers["missions"])
        vp: int = self.numbers["vp_each"] * counted
        return vp
