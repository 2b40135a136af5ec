"""The Monarch Isabella I: the first 3 Trading Posts are worth 3 VP and produce 1 brazilwood and 2 gold each.

Only its id: the rule is in questions/marked_tiles.py, the numbers are in components/monarchs.toml.
"""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class IsabellaI(MarkedTiles):
    """The first 3 Trading Posts built are worth 3 VP and produce 1 brazilwood and 2 gold each.

    Printed: Your first three Trading Posts: [vp]3, and they make [brazilwood][gold][gold].
    """

    id = "isabella_i"
