"""Britain, Empire and Revolution."""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class SamuelJohnson(Minister):
    """The Europe award is worth more to its owner and less to the opponent."""

    id = "samuel_johnson"

    def award_vp(self, region: str, own: bool) -> int:
        """More for the one, less for the other."""
        ability = self.ability("dictionary")
        return (ability.own if own else ability.other) if region == ability.region else 0
