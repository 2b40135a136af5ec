"""The Monarch Isabella I, id only (rule: questions/marked_tiles.py): first three Trading Posts give more VP and gold.
Numbers: components/monarchs.toml."""

from __future__ import annotations

from engine.brazil.questions.marked_tiles import MarkedTiles


class IsabellaI(MarkedTiles):
    """The first three Trading Posts built are worth more VP and produce more gold.

    Printed: Your first three Trading Posts: [vp]3, and they make [brazilwood][gold][gold].
    """

    id = "isabella_i"
