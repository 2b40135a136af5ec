"""Stronger with own units on a hex adjacent to the battle."""

from __future__ import annotations

from engine.brazil.strength import CombatCardRules, Side


class CountOfEu(CombatCardRules):
    """Stronger with own units on a hex adjacent to the battle."""

    id = "count_of_eu"

    def strength(self, side: Side) -> int:
        return self.cs_if if side.s.seats[side.seat].at & side.beside() else self.cs
