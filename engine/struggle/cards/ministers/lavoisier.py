"""The Ministry Lavoisier: adds a point to both actions of the tile when an Event gives its bonus.

French, Revolution era.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class Lavoisier(Minister):
    """Adds a point to both actions of the tile when an Event gives its bonus."""

    id = "lavoisier"

    def event_bonus_points(self) -> int:
        return self.ability("chemistry").points
