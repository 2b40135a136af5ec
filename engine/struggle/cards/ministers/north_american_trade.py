"""France, Revolution."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import COMMODITY_MASK, spaces
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.events import HuguenotsTurned
from engine.struggle.state import Seat, State

Out = list[Event]


class NorthAmericanTrade(Minister):
    """An economic point with more fur and fish markets; fresh Huguenots when turned up (ruling R28)."""

    id = "north_american_trade"

    def tile_points(self, s: State, f: RoundDecision) -> tuple[str, int]:
        """By the markets as the round began."""
        ability = self.ability("trade")
        mask = sum(COMMODITY_MASK[commodity] for commodity in ability.commodities)
        own, other = ((s.before[side] & ~s.before[2] & mask).bit_count() for side in (f.seat, 1 - f.seat))
        return (ability.ap, ability.points) if own > other else ("", 0)

    def on_reveal(self, s: State, seat: Seat, out: Out) -> None:
        """Markers on the map are fresh again."""
        out += [HuguenotsTurned(space, True) for space in spaces(s.huguenots & s.huguenots_turned)]
        s.huguenots_turned = 0
