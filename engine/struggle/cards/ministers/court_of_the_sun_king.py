"""The Ministry Court of the Sun King: the Europe award is worth 1 VP more to its owner, France.

French, Succession era.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class CourtOfTheSunKing(Minister):
    """The Europe award is worth 1 VP more to its owner, France.

    Printed: The Europe award gives you 1 VP more.
    """

    id = "court_of_the_sun_king"

    def award_vp(self, region: str, own: bool) -> int:
        """Returns by how many VP the Europe award is raised, if the owner gets it; 0 otherwise."""
        ability = self.ability("europe")
        return ability.own if own and region == ability.region else 0
