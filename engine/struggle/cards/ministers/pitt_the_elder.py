"""Pitt the Elder, British Ministry of the Empire era."""

from __future__ import annotations

from engine.struggle.cards.ministers.shared import CheapSquadron, MorePoints


class PittTheElder(MorePoints, CheapSquadron):
    """Gives a diplomatic point for spaces without prestige; a cheap Squadron."""

    id = "pitt_the_elder"
