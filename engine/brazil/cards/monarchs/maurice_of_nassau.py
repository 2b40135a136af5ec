"""The Monarch Maurice of Nassau, id only (rule: questions/marked_tiles.py): first three Cane Fields give more VP and
sugarcane. Numbers: components/monarchs.toml."""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class MauriceOfNassau(MarkedTiles):
    """The first three Cane Fields built are worth more VP and produce more sugarcane.

    Printed: Your first three Cane Fields: [vp]3, and they make [sugarcane][sugarcane][sugarcane].
    """

    id = "maurice_of_nassau"
