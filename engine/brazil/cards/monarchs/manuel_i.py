"""The first three Sawmills are worth more and also make gold."""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class ManuelI(MarkedTiles):
    """The first three Sawmills are worth more and also make gold."""

    id = "manuel_i"
