"""The Ministry Dupleix: gives more Treaty Points for the India award and for cotton and spice in demand.

French, Empire era.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class Dupleix(Minister):
    """Gives more Treaty Points for the India award and for cotton and spice in demand.

    Printed: The India award and the demand rewards for cotton and spice are each worth 1 Treaty Point more to you.
    """

    id = "dupleix"

    def award_trp(self, region: str) -> int:
        """Returns the additional Treaty Points of the India award."""
        ability = self.ability("company")
        return ability.trp if region == ability.region else 0

    def demand_trp(self, commodity: str) -> int:
        """Returns the additional Treaty Points of certain demand rewards."""
        ability = self.ability("company")
        return ability.trp if commodity in ability.commodities else 0
