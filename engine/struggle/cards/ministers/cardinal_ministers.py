"""The Ministry Cardinal Ministers: each turn, 1 diplomatic point per Italian, Spanish, Austrian space held, up to 3.

French, Succession era.
"""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.board import mask_of
from engine.struggle.cards.questions import Minister
from engine.struggle.components import INVESTMENTS
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules.control import held_unmarked
from engine.struggle.rules.purchases import points
from engine.struggle.state import State

Out = list[Event]


class CardinalMinisters(Minister):
    """Once a turn, 1 diplomatic point for each of six Italian, Spanish and Austrian spaces held, at most 3.

    Printed: If the tile just taken has a diplomatic action, major or minor, that action gets 1 point more for each of
    Savoy, Sardinia and the prestige spaces of Spain and Austria that you hold, at most 3.
    """

    id = "cardinal_ministers"

    def _count(self, s: State, f: RoundDecision) -> int:
        ability = self.ability("diplomacy")
        held = (held_unmarked(s, f.seat) & mask_of(ability.spaces)).bit_count()
        return min(ability.most, ability.each * held)

    def targets(self, s: State, f: RoundDecision, ability: str) -> tuple[str, ...]:
        """Returns ("",), usable without a target, if the tile has a diplomatic action and a listed space is held; else
        ()."""
        if not f.tile or not self._count(s, f):
            return ()
        tile = INVESTMENTS[f.tile]
        return ("",) if self.ability(ability).ap in (tile.major, tile.minor) else ()

    def use(self, s: State, f: RoundDecision, ability: str, target: str, out: Out) -> None:
        """Adds to the tile's diplomatic action a point for each listed space held, at most 3."""
        points.add_points(f, self.ability(ability).ap, ("major", "minor"), self._count(s, f))
