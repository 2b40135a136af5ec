"""The Ministry Pitt the Elder: 1 diplomatic point for spaces without prestige and a Squadron for 2, each once a turn.

British, Empire era. Only its id: the rules are in shared.py.
"""

from __future__ import annotations

from engine.struggle.cards.ministers.shared import CheapSquadron, MorePoints


class PittTheElder(MorePoints, CheapSquadron):
    """Once a turn each: 1 diplomatic point for spaces without prestige; a Squadron for 2 military points.

    Printed: One of your diplomatic actions gets 1 point more, for shifting political spaces without prestige only.
    Construct a Squadron for 2 military points.
    """

    id = "pitt_the_elder"
