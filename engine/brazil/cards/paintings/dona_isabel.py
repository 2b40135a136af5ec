"""The painting Dona Isabel: once a game, in an own turn, its owner may place a Palace by the usual rules."""

from __future__ import annotations

from engine.brazil.decisions import PalaceDecision
from engine.brazil.questions.owned import OwnedCard
from engine.brazil.rules.goods import Out
from engine.brazil.rules.palaces import placements
from engine.brazil.state import Seat, State
from engine.core.move import Reason, refuse


class DonaIsabel(OwnedCard):
    """Once a game, at any moment of an own turn, places a Palace by the usual rules.

    Printed: Once, in your turn: place a Palace by the usual rules.
    """

    id = "dona_isabel"

    def use_options(self, s: State, seat: Seat) -> tuple[int, ...]:
        return (1,) if self.id not in s.seats[seat].used and placements(s, seat) else ()

    def why_not_use(self, s: State, seat: Seat) -> Reason:
        return refuse("already_used" if self.id in s.seats[seat].used else "no_palace_site")

    def use(self, s: State, seat: Seat, option: int, out: Out) -> None:
        s.changing(seat).used += (self.id,)
        s.frames.append(PalaceDecision(seat))
