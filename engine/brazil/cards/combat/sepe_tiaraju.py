"""If its owner loses, the winner loses a unit too, of the loser's choice."""

from __future__ import annotations

from engine.brazil.strength import CombatCardRules


class SepeTiaraju(CombatCardRules):
    """If its owner loses, the winner loses a unit too, of the loser's choice."""

    id = "sepe_tiaraju"

    def losses(self) -> int:
        return self.numbers["losses"]
