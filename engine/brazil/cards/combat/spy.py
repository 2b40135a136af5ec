"""After the reveal cancels one opposing card of its owner's choice."""

from __future__ import annotations

from engine.brazil.strength import CombatCardRules


class Spy(CombatCardRules):
    """After the reveal cancels one opposing card of its owner's choice."""

    id = "spy"

    def cancels(self) -> int:
        return self.numbers["cancels"]
