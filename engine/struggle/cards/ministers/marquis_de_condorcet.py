"""France, Revolution."""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class MarquisDeCondorcet(Minister):
    """Once a turn an Event without the symbol; the rules of playing Events ask for it."""

    id = "marquis_de_condorcet"
