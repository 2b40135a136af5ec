"""The Ministry North American Trade: with more furs and fish than Britain, 1 economic point; refreshes Huguenots.

French, Revolution era. Ruling R28.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import COMMODITY_MASK, spaces
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.events import HuguenotsTurned
from engine.struggle.state import Seat, State

Out = list[Event]


class NorthAmericanTrade(Minister):
    """Economic actions get 1 point with more fur and fish markets than Britain; refreshes Huguenots markers (R28).

    Printed: If at the start of your Action Round you hold more fur and fish markets together than Britain, your
    economic actions, major and minor, get 1 point more. When this card is revealed, your Huguenots markers on the map
    are turned back to their fresh side.
    """

    id = "north_american_trade"

    def tile_points(self, s: State, f: RoundDecision) -> tuple[str, int]:
        """Returns ("economic", 1) if the owner had more fur and fish markets than the opponent when the round began;
        else ("", 0)."""
        ability = self.ability("trade")
        mask = sum(COMMODITY_MASK[commodity] for commodity in ability.commodities)
        own, other = ((s.before[side] & ~s.before[2] & mask).bit_count() for side in (f.seat, 1 - f.seat))
        return (ability.ap, ability.points) if own > other else ("", 0)

    def on_reveal(self, s: State, seat: Seat, out: Out) -> None:
        """Turns the Huguenots markers on the map back to their usable side."""
        out += [HuguenotsTurned(space, True) for space in spaces(s.huguenots & s.huguenots_turned)]
        s.huguenots_turned = 0
