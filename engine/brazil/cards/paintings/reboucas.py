"""Once a turn a build costs one resource or gold less."""

from __future__ import annotations

from engine.brazil.cards.questions import Card


class Reboucas(Card):
    """Once a turn a build costs one resource or gold less."""

    id = "reboucas"

    def build_reduction(self) -> int:
        number: int = self.numbers["discount"]
        return number
