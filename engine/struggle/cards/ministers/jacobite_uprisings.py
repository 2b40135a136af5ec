"""The Ministry Jacobite Uprisings: military points may shift Scotland/Ireland; in another round, 3 of them buy VP.

French, every era until it leaves the game.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards.ministers.shared import countries
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules.control import held_unmarked
from engine.struggle.rules.score_ledger import score
from engine.struggle.state import Seat, State

Out = list[Event]


class JacobiteUprisings(Minister):
    """Shifts Scotland/Ireland by military points; in another round buys, for 3, a VP per space or marker, at most 4.

    Printed: In one Action Round a turn you may shift spaces in Scotland and Ireland with military points. In another
    Action Round pay 3 military points: 1 VP for each Scotland or Ireland space you hold and for each Jacobite Victory
    marker, at most 4.
    """

    id = "jacobite_uprisings"

    def by_military(self, s: State, seat: Seat, space: int) -> bool:
        """Whether the owner may shift a space with military points: True in Scotland and Ireland."""
        return bool(countries(self.ability("risings").country) >> space & 1)

    def buy_price(self, s: State, seat: Seat, ability: str) -> tuple[str, int]:
        """Returns (kind of points, price) of the ability that scores VP ("the cause"); ("", 0) for any other."""
        cause = self.ability("cause")
        return (cause.ap, cause.price) if ability == cause.id else ("", 0)

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Scores 1 VP for each Scotland or Ireland space held and each Jacobite Victory marker, at most 4."""
        cause = self.ability("cause")
        held = (held_unmarked(s, f.seat) & countries(cause.country)).bit_count()
        score(s, f.seat, min(cause.most, held + s.jacobite_victories), "ministry", self.id, out)
