"""The Ministry Pitt the Elder, id only (rules: shared.py): a diplomatic point for spaces without prestige; a cheap
Squadron.

British, Empire era.
"""

from __future__ import annotations

from engine.struggle.cards.ministers.shared import CheapSquadron, MorePoints


class PittTheElder(MorePoints, CheapSquadron):
    """Gives a diplomatic point for spaces without prestige; a cheap Squadron.

    Printed: One of your diplomatic actions gets 1 point more, for shifting political spaces without prestige only.
    Construct a Squadron for 2 military points.
    """

    id = "pitt_the_elder"
