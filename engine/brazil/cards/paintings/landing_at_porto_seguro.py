"""In payments cotton counts as 1 gold."""

from __future__ import annotations

from engine.brazil.questions.owned import OwnedCard


class LandingAtPortoSeguro(OwnedCard):
    """In payments cotton counts as 1 gold."""

    id = "landing_at_porto_seguro"

    cotton_as_gold = True
