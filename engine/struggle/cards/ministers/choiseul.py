"""France, Empire."""

from __future__ import annotations

from engine.struggle.cards.ministers.shared import CheapSquadron, MorePoints


class Choiseul(MorePoints, CheapSquadron):
    """A military point for War tiles and deploying; a cheap Squadron with one in North America."""

    id = "choiseul"
