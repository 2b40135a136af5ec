"""Stronger with own units on a hex adjacent to the battle."""

from __future__ import annotations

from engine.brazil.strength import CombatCardRules, Side


class CountOfEu(CombatCardRules):
    """Stronger with own units on a hex adjacent to the battle."""

    id = "count_of_eu"

    def strength(self, side: Side) -> int:
        near = side.s.seats[side.seat].at & side.s.board.near_mask[side.at]
        return self.cs_if if near else self.cs
