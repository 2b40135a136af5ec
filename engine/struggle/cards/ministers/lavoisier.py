"""The Ministry Lavoisier: gives both actions of the tile 1 point more when an Event gives its bonus.

French, Revolution era.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class Lavoisier(Minister):
    """Gives both actions of the tile 1 point more when an Event gives its bonus.

    Printed: In an Action Round in which you play an Event and receive its bonus, the tile’s major and minor actions get
    1 point more each.
    """

    id = "lavoisier"

    def event_bonus_points(self) -> int:
        return self.ability("chemistry").points
