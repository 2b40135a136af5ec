"""The Monarch Dom Obá II: the first 2 Missions revealed bring 1 science each, and 1 VP more each at the end."""

from __future__ import annotations

from engine.brazil.questions.numbers import CardNumbers, Count
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out, gain
from engine.brazil.state import Seat, State


class ObaIi(OwnedCard):
    """The first 2 Missions revealed bring 1 science each, and 1 VP more each at the end.

    Printed: Your first and second Mission: [science] each, and [vp]+1 each.
    """

    id = "oba_ii"

    class Numbers(CardNumbers):
        missions: Count
        science: Count
        vp_each: Count

    numbers: Numbers

    def on_mission(self, s: State, seat: Seat, out: Out) -> None:
        if len(s.seats[seat].revealed) <= self.numbers.missions:
            gain(s, seat, ("science",) * self.numbers.science, self.id, out)

    def end_vp(self, s: State, seat: Seat) -> int:
        counted = min(len(s.seats[seat].revealed), self.numbers.missions)
        return self.numbers.vp_each * counted
