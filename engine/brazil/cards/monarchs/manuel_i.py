"""The Monarch Manuel I: the first three Sawmills built are worth more VP and also produce gold."""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class ManuelI(MarkedTiles):
    """The first three Sawmills built are worth more VP and also produce gold.

    Printed: Your first three Sawmills: [vp]2, and they make [brazilwood][brazilwood][gold].
    """

    id = "manuel_i"
