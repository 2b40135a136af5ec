"""In all battles: more strength attacking, and still more defending."""

from __future__ import annotations

from engine.brazil.cards.questions import Card


class MariaQuiteria(Card):
    """In all battles: more strength attacking, and still more defending."""

    id = "maria_quiteria"

    def battle_bonus(self, attacking: bool) -> int:
        value: int = self.numbers["attack" if attacking else "defence"]
        return value
