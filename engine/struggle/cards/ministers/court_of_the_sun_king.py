"""France, Succession."""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class CourtOfTheSunKing(Minister):
    """The Europe award is worth more to its owner."""

    id = "court_of_the_sun_king"

    def award_vp(self, region: str, own: bool) -> int:
        """More of one region's award."""
        ability = self.ability("europe")
        return ability.own if own and region == ability.region else 0
