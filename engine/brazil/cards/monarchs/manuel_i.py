"""The Monarch Manuel I, id only (rule: questions/marked_tiles.py): first three Sawmills give more VP, and gold too.
Numbers: components/monarchs.toml."""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class ManuelI(MarkedTiles):
    """The first three Sawmills built are worth more VP and also produce gold.

    Printed: Your first three Sawmills: [vp]2, and they make [brazilwood][brazilwood][gold].
    """

    id = "manuel_i"
