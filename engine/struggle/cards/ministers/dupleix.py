"""France, Empire."""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class Dupleix(Minister):
    """More Treaty Points from India, cotton and spice."""

    id = "dupleix"

    def award_trp(self, region: str) -> int:
        """Of the India award."""
        ability = self.ability("company")
        return ability.trp if region == ability.region else 0

    def demand_trp(self, commodity: str) -> int:
        """Of certain demand rewards."""
        ability = self.ability("company")
        return ability.trp if commodity in ability.commodities else 0
