"""Products may go on any free arch slot, whatever the shape."""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class Immigrants(OwnedCard):
    """Products may go on any free arch slot, whatever the shape."""

    id = "immigrants"

    product_on_any_slot = True
