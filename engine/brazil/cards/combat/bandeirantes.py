"""Stronger against an Expedition, or when attacking a hex without enemy units."""

from __future__ import annotations

from engine.brazil.strength import CombatCardRules, Side


class Bandeirantes(CombatCardRules):
    """Stronger against an Expedition, or when attacking a hex without enemy units."""

    id = "bandeirantes"

    def strength(self, side: Side) -> int:
        return self.cs_if if side.expedition or (side.attacking and not side.units_opposing) else self.cs
