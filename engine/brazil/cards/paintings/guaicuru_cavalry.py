"""One more free movement in each own turn."""

from __future__ import annotations

from engine.brazil.cards.questions import Card


class GuaicuruCavalry(Card):
    """One more free movement in each own turn."""

    id = "guaicuru_cavalry"

    def free_movements(self) -> int:
        number: int = self.numbers["free_movements"]
        return number
