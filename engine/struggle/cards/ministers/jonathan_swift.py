"""The Ministry Jonathan Swift: flags in Ireland/Scotland cost 1 less; holding Ireland, minor actions unflag in Europe.

British, Succession era.
"""

from __future__ import annotations

from engine.struggle.board import REGION_MASK
from engine.struggle.cards.ministers.shared import countries
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules.control import held_unmarked
from engine.struggle.state import Seat, State


class JonathanSwift(Minister):
    """Flags in Ireland and Scotland cost 1 less; with a space in Ireland, minor actions may unflag in Europe.

    Printed: Flagging a space in Ireland or Scotland costs you 1 diplomatic point less. While you hold a space in
    Ireland, your minor diplomatic actions may remove French flags in Europe.
    """

    id = "jonathan_swift"

    def price_less(self, s: State, f: RoundDecision, act: str, space: int) -> int:
        """Returns the price reduction, in diplomatic points, for flagging in Ireland and Scotland; 0 elsewhere, and for
        unflagging."""
        ability = self.ability("isles")
        return ability.less if act == ability.act and countries(ability.country) >> space & 1 else 0

    def minor_may_unflag(self, s: State, seat: Seat, points: str, space: int) -> bool:
        """Whether a minor diplomatic action of the owner may unflag a space: one in Europe, while the owner holds a
        space in Ireland."""
        ability = self.ability("pamphlets")
        if points != ability.ap or not REGION_MASK[ability.region] >> space & 1:
            return False
        return bool(held_unmarked(s, seat) & countries(ability.needs_country))
