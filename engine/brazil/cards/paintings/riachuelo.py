"""Every own movement may enter and leave Water."""

from __future__ import annotations

from engine.brazil.questions.owned import Card


class Riachuelo(Card):
    """Every own movement may enter and leave Water."""

    id = "riachuelo"

    water_by_any_move = True
