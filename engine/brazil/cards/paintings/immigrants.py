"""The painting Immigrants, a flag read by rules/actions/manufacture.py: products fit any free arch slot, whatever its
shape."""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class Immigrants(OwnedCard):
    """Products may go on any free arch slot, whatever its shape.

    Printed: Products may go on any free slot, whatever its shape.
    """

    id = "immigrants"

    product_on_any_slot = True
