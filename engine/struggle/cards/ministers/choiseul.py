"""The Ministry Choiseul, id only (rules: shared.py): a military point for War tiles and deploying; a cheap Squadron
with one in North America.

French, Empire era.
"""

from __future__ import annotations

from engine.struggle.cards.ministers.shared import CheapSquadron, MorePoints


class Choiseul(MorePoints, CheapSquadron):
    """Gives a military point for War tiles and deploying; a cheap Squadron with one in North America.

    Printed: One of your military actions gets 1 point more, for Bonus War tiles and deploying Squadrons only. With a
    Squadron in North America: construct a Squadron for 2 military points.
    """

    id = "choiseul"
