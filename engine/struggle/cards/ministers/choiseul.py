"""The Ministry Choiseul: gives a military point for War tiles and deploying; a cheap Squadron with one in North
America.

French, Empire era.
"""

from __future__ import annotations

from engine.struggle.cards.ministers.shared import CheapSquadron, MorePoints


class Choiseul(MorePoints, CheapSquadron):
    """Gives a military point for War tiles and deploying; a cheap Squadron with one in North America."""

    id = "choiseul"
