"""The Ministry Townshend Acts: once a turn, names a commodity whose markets minor actions may unflag that turn.

British, Revolution era. Ruling R30.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import COMMODITY
from engine.struggle.cards.questions import Minister
from engine.struggle.components import COMMODITIES
from engine.struggle.decisions import RoundDecision
from engine.struggle.events import DutiesNamed
from engine.struggle.state import Seat, State

Out = list[Event]


class TownshendActs(Minister):
    """Once a turn names a commodity: minor actions may unflag its markets for the rest of the turn (ruling R30).

    Printed: Name a commodity: for the rest of this turn your minor actions may unflag its markets.
    """

    id = "townshend_acts"

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """Returns the ids of all six commodities, one of which is to be chosen."""
        return tuple(COMMODITIES)

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Sets the chosen commodity, whose markets the owner's minor economic actions may unflag for the rest of the
        turn."""
        s.duties = target
        out.append(DutiesNamed(f.seat, target))

    def minor_may_unflag(self, s: State, seat: Seat, points: str, space: int) -> bool:
        """Whether a minor economic action may unflag a space: it is a market of the commodity chosen this turn."""
        return points == self.ability("duties").ap and bool(s.duties) and COMMODITY[space] == s.duties
