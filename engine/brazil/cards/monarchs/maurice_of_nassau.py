"""The first three Cane Fields are worth more and make more sugarcane."""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class MauriceOfNassau(MarkedTiles):
    """The first three Cane Fields are worth more and make more sugarcane."""

    id = "maurice_of_nassau"
