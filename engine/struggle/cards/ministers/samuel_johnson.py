"""The Ministry Samuel Johnson: the Europe award gives Britain 1 VP more, and France 1 VP less, never below 0.

British, Empire and Revolution eras.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class SamuelJohnson(Minister):
    """The Europe award gives Britain 1 VP more, and France 1 VP less, never below 0.

    Printed: The Europe award is worth 1 VP more to you and 1 VP less to France, not below 0.
    """

    id = "samuel_johnson"

    def award_vp(self, region: str, own: bool) -> int:
        """Returns the change of the Europe award: more VP for the owner, fewer for the opponent."""
        ability = self.ability("dictionary")
        if region != ability.region:
            return 0
        return ability.own if own else ability.other
