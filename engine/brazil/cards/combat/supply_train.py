"""If its owner wins: a resource of choice."""

from __future__ import annotations

from engine.brazil.strength import CombatCardRules


class SupplyTrain(CombatCardRules):
    """If its owner wins: a resource of choice."""

    id = "supply_train"

    def resources_if_won(self) -> int:
        return self.numbers["resources"]
