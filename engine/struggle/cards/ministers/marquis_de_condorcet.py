"""The Ministry Marquis de Condorcet: once a turn, plays an Event of the tile's type on a tile without Event symbol.

French, Revolution era. Only its id: the rule is in rules/event_play.py.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class MarquisDeCondorcet(Minister):
    """Once a turn lets an Event be played on a tile without the symbol; its type must still match the major action.

    Printed: Play an Event although the tile has no Event symbol; its type must still match the major action.
    """

    id = "marquis_de_condorcet"
