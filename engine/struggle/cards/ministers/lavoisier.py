"""France, Revolution."""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class Lavoisier(Minister):
    """With an Event's bonus both actions of the tile get a point."""

    id = "lavoisier"

    def event_bonus_points(self) -> int:
        """A point each."""
        return self.ability("chemistry").points
