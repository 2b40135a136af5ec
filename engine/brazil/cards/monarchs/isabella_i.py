"""The Monarch Isabella I: the first three Trading Posts built are worth more VP and produce more gold."""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class IsabellaI(MarkedTiles):
    """The first three Trading Posts built are worth more VP and produce more gold.

    Printed: Your first three Trading Posts: [vp]3, and they make [brazilwood][gold][gold].
    """

    id = "isabella_i"
