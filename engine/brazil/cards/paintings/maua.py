"""Builds twice in one Build action, for a little more in all."""

from __future__ import annotations

from engine.brazil.cards.questions import Card
from engine.brazil.components import Cost


class Maua(Card):
    """Builds twice in one Build action, for a little more in all."""

    id = "maua"

    def second_build(self) -> Cost:
        return tuple(self.numbers["extra_cost"])
