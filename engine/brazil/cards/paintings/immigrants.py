"""The painting Immigrants: its owner may put products on any free upgrade slot, whatever its shape.

A flag, which rules/actions/manufacture.py reads.
"""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class Immigrants(OwnedCard):
    """Products may go on any free arch slot, whatever its shape.

    Printed: Products may go on any free slot, whatever its shape.
    """

    id = "immigrants"

    product_on_any_slot = True
