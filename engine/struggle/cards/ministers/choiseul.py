"""The Ministry Choiseul: 1 military point for War tiles or deploying; a Squadron for 2 with one in North America.

French, Empire era. Only its id: the rules are in shared.py.
"""

from __future__ import annotations

from engine.struggle.cards.ministers.shared import CheapSquadron, MorePoints


class Choiseul(MorePoints, CheapSquadron):
    """Once a turn each: 1 military point for Bonus War tiles or deploying; a Squadron for 2 with one in North America.

    Printed: One of your military actions gets 1 point more, for Bonus War tiles and deploying Squadrons only. With a
    Squadron in North America: construct a Squadron for 2 military points.
    """

    id = "choiseul"
