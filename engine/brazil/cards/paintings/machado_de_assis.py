"""In payments a Gold card counts as 1 science."""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class MachadoDeAssis(OwnedCard):
    """In payments a Gold card counts as 1 science."""

    id = "machado_de_assis"

    gold_card_as_science = True
