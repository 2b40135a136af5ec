"""The Ministry Samuel Johnson: the Europe award gives Britain 1 VP more, and France 1 VP less, never below 0.

British, Empire and Revolution eras.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class SamuelJohnson(Minister):
    """The Europe award gives Britain 1 VP more, and France 1 VP less, never below 0.

    Printed: The Europe award gives you 1 VP more, and France 1 VP less, not below 0.
    """

    id = "samuel_johnson"

    def award_vp(self, region: str, own: bool) -> int:
        """Returns by how many VP the Europe award changes: more if the owner gets it, less if the opponent does; 0 for
        other regions."""
        ability = self.ability("dictionary")
        if region != ability.region:
            return 0
        return ability.own if own else ability.other
