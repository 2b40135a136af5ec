"""The Ministry Edmund Burke: 1 point per Irish space, at most 2, for diplomacy in Europe alone; USA spaces cost 1 less.

British, Revolution era. Ruling R25.
"""

from __future__ import annotations

from engine.struggle.board import REGION_IDS, mask_of
from engine.struggle.cards.ministers.shared import countries
from engine.struggle.cards.questions import Minister
from engine.struggle.decisions import RoundDecision
from engine.struggle.rules.control import held_unmarked
from engine.struggle.rules.purchases.quote import PriceQuote
from engine.struggle.state import State


class EdmundBurke(Minister):
    """A point per Ireland space held, at most 2, for diplomacy wholly in Europe; America costs 1 less (ruling R25).

    Printed: A major diplomatic action that you spend wholly in Europe gets 1 point more for each Ireland space you
    hold. Sons of Liberty and the USA spaces cost you 1 diplomatic point less to shift.
    """

    id = "edmund_burke"

    def line_points(self, s: State, f: RoundDecision, q: PriceQuote) -> int:
        """Returns the points this card adds to a diplomatic purchase in Europe: 1 per space held in Ireland, at most 2,
        less those added in this round before; 0 elsewhere, and once points were spent outside Europe."""
        ability = self.ability("speeches")
        if f.abroad or q.region != REGION_IDS.index(ability.whole_action_in):
            return 0
        held = (held_unmarked(s, f.seat) & countries(ability.country)).bit_count()
        return max(0, min(ability.most, ability.each * held) - f.home)

    def price_less(self, s: State, f: RoundDecision, act: str, space: int) -> int:
        """Returns the price reduction, in diplomatic points, for shifting Sons of Liberty and the USA spaces; 0
        elsewhere."""
        ability = self.ability("conciliation")
        return ability.less if mask_of(ability.spaces) >> space & 1 else 0
