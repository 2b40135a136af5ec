"""The Monarch Maurice of Nassau: the first 3 Cane Fields are worth 3 VP and produce 3 sugarcane each.

Only its id: the rule is in questions/marked_tiles.py, the numbers are in components/monarchs.toml.
"""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class MauriceOfNassau(MarkedTiles):
    """The first 3 Cane Fields built are worth 3 VP and produce 3 sugarcane each.

    Printed: Your first three Cane Fields: [vp]3, and they make [sugarcane][sugarcane][sugarcane].
    """

    id = "maurice_of_nassau"
