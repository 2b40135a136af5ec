"""The Ministry Marquis de Condorcet, id only (rule: rules/event_play.py): once a turn, an Event may be played on a tile
without the symbol.

French, Revolution era.
"""

from __future__ import annotations

from engine.struggle.cards.questions import Minister


class MarquisDeCondorcet(Minister):
    """Lets an Event be played on a tile without the symbol, once a turn; see rules/event_play.py.

    Printed: Play an Event although the tile has no Event symbol; its type must still match the major action.
    """

    id = "marquis_de_condorcet"
