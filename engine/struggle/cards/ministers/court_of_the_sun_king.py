"""The Ministry Court of the Sun King: makes the Europe award worth more to its owner.

French, Succession era.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class CourtOfTheSunKing(Minister):
    """Makes the Europe award worth more to its owner.

    Printed: The Europe award is worth 1 VP more to you.
    """

    id = "court_of_the_sun_king"

    def award_vp(self, region: str, own: bool) -> int:
        """Returns the additional VP of the Europe award for the owner."""
        ability = self.ability("europe")
        return ability.own if own and region == ability.region else 0
