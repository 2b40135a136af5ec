"""The Ministry Pitt the Elder: gives a diplomatic point for spaces without prestige; a cheap Squadron.

British, Empire era.
"""

from __future__ import annotations

from engine.struggle.cards.ministers.shared import CheapSquadron, MorePoints


class PittTheElder(MorePoints, CheapSquadron):
    """Gives a diplomatic point for spaces without prestige; a cheap Squadron."""

    id = "pitt_the_elder"
