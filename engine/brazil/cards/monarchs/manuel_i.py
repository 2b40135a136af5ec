"""The Monarch Manuel I: the first 3 Sawmills are worth 2 VP and produce 2 brazilwood and 1 gold each.

Only its id: the rule is in questions/marked_tiles.py, the numbers are in components/monarchs.toml.
"""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class ManuelI(MarkedTiles):
    """The first 3 Sawmills built are worth 2 VP and produce 2 brazilwood and 1 gold each.

    Printed: Your first three Sawmills: [vp]2, and they make [brazilwood][brazilwood][gold].
    """

    id = "manuel_i"
