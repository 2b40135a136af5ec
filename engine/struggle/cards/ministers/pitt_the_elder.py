"""Britain, Empire."""

from __future__ import annotations

from engine.struggle.cards.ministers.shared import CheapSquadron, MorePoints


class PittTheElder(MorePoints, CheapSquadron):
    """A diplomatic point outside prestige; a cheap Squadron."""

    id = "pitt_the_elder"
