"""The Ministry Dupleix: the India award and the demand rewards for cotton and spice give 1 more Treaty Point each.

French, Empire era.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class Dupleix(Minister):
    """The India award and the demand rewards for cotton and spice give its owner 1 more Treaty Point each.

    Printed: The India award and the demand rewards for cotton and spice each give you 1 Treaty Point more.
    """

    id = "dupleix"

    def award_trp(self, region: str) -> int:
        """Returns by how many Treaty Points the India award is raised for the owner; 0 for other regions."""
        ability = self.ability("company")
        return ability.trp if region == ability.region else 0

    def demand_trp(self, commodity: str) -> int:
        """Returns the additional Treaty Points of the demand rewards for cotton and spice; 0 for others."""
        ability = self.ability("company")
        return ability.trp if commodity in ability.commodities else 0
