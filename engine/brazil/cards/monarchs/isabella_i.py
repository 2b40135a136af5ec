"""The first three Trading Posts are worth more and make more gold."""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class IsabellaI(MarkedTiles):
    """The first three Trading Posts are worth more and make more gold."""

    id = "isabella_i"
